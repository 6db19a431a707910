import {useTranslation} from 'react-i18next';
import {requestedName} from '../../../machines/shared/draft.ts';
import type {FlowSnapshot} from './flowActor.ts';
import {useFlow, useFlowSelector} from './flowContext.ts';
import type {Outcome} from './flowDefinition.ts';

const LOST = {upgrade: 'billing.orderedBefore', signUp: 'start.domainMaybeYours'} as const;

const lastLostIn = ({context: {draft}}: FlowSnapshot) =>
  draft.lost?.findLast(({purpose, domainName}) => domainName === requestedName(draft, purpose));

/** The answer of a creation that failed may be lost. */
const FailureWords = () => {
  const {t} = useTranslation();
  const {environmentSuffix} = useFlow().settings;
  const lost = useFlowSelector(lastLostIn);
  const words = lost
    ? t(LOST[lost.purpose], {address: `${lost.domainName}${environmentSuffix}`})
    : t('somethingWentWrong.text');
  return <p>{words.replaceAll(/<\/?\w+>/g, '')}</p>;
};

const LINKS = {url: 'actions.toEnvironment', paymentPage: 'paymentPending.pay'} as const;

/** Says what has happened, with the ways on from there, where the screen that shows it is missing. */
export const OutcomeWords = ({outcome}: {outcome: Outcome}) => {
  const {t} = useTranslation();
  const environment = useFlowSelector(({context}) => context.environment);
  if (outcome === 'failed') return <FailureWords />;
  return (
    <>
      {[...outcome.texts, 'app.nothingAgain' as const].map((key) => (
        <p key={key}>{t(key)}</p>
      ))}
      {outcome.addresses.map(
        (address) =>
          environment[address] && (
            <p key={address}>
              <a href={environment[address]}>{t(LINKS[address])}</a>
            </p>
          ),
      )}
    </>
  );
};
