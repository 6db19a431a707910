import {useTranslation} from 'react-i18next';
import {acceptedName} from '../../../../machines/shared/draft/draft.ts';
import {isDomainName} from '../../../../machines/shared/draft/validity.ts';
import {PaymentFailedIllustration} from '../../../ui/illustrations/paymentFailed.tsx';
import {LinkButton} from '../../../ui/actions/linkButton.tsx';
import {useFlow, useFlowSelector} from '../../shared/contract/flowContext.ts';
import {ResultScreen} from '../../shared/result/resultScreen.tsx';

/** The name of an environment, from its own address; other addresses hold none. */
const nameIn = (url: string | undefined, suffix: string): string | undefined => {
  const host = url ? new URL(url).hostname : '';
  const name = host.endsWith(suffix) ? host.slice(0, -suffix.length) : '';
  return isDomainName(name) ? name : undefined;
};

/** Leads to the upgrade of this environment, which is ordered anew. */
const UpgradeLink = () => {
  const {t, i18n} = useTranslation();
  const {settings, entries} = useFlow();
  const domain = useFlowSelector(
    ({context: {environment, draft}}) =>
      nameIn(environment.url, settings.environmentSuffix) ?? acceptedName(draft),
  );
  if (!domain) return null;
  // The page is loaded anew, and asks for its language again.
  const language = new URLSearchParams(location.search).has('lng') ? `&lng=${i18n.language}` : '';
  return (
    <LinkButton
      href={`${entries.upgrade.upgradeChoice}?domain=${domain}${language}`}
      $look="secondary"
    >
      {t('paymentFailed.upgrade')}
    </LinkButton>
  );
};

/** Payment failed or cancelled, the same message (specification 2.10 and 8); the environment is there as FREE. */
export const PaymentFailedScreen = () => {
  const {t} = useTranslation();
  const isAddressKnown = useFlowSelector(({context}) => context.environment.url !== undefined);
  return (
    <ResultScreen
      illustration={<PaymentFailedIllustration />}
      title={t('paymentFailed.title')}
      start={({free}) => free.account}
      nextAction={<UpgradeLink />}
    >
      <p>{t(isAddressKnown ? 'paymentFailed.text' : 'paymentFailed.textWithoutAddress')}</p>
    </ResultScreen>
  );
};
