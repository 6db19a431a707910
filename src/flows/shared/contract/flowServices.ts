import type {ReportedFailure} from '../../../../machines/shared/flow/failures.ts';
import type {Entries, SignUpFlow} from '../../../../machines/shared/flow/flowTypes.ts';
import type {Environment} from '../../../../machines/shared/flow/callResults.ts';
import type {Api} from '../../../api/api.ts';
import type {Trust} from '../../../api/trustedAddress.ts';
import type {BotCheck} from '../../../botCheck/botCheck.ts';
import type {Language} from '../../../i18n/languages.ts';

/** What the app lends to every flow. */
export type FlowServices = {
  /** Loaded at the first call, so that no first view waits for it. */
  api: () => Promise<Api>;
  trust: Trust;
  botCheck: BotCheck;
  language: () => Language;
  /** The own origin, without a slash at the end. */
  origin: string;
  report: (reported: ReportedFailure, where: {flow: string; state: string}) => void;
  entries: Entries;
  openFlow: (flow: SignUpFlow) => void;
  announcePremiumRequest: () => void;
  /** Leaves for the payment page; the history entry left keeps the addresses. */
  openPaymentPage: (environment: Environment) => void;
};
