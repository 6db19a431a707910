import {useTranslation} from 'react-i18next';
import {environmentName, isLost} from '../../../machines/shared/draft.ts';
import {ExternalLink} from '../../ui/externalLink.tsx';
import {RichText} from '../../ui/richText.tsx';
import type {FlowSnapshot} from './flowActor.ts';
import {useFlow, useFlowSelector} from './flowContext.ts';

/** The environment now named, where its upgrade was ordered before and the answer never came. */
const lostOrderOf = ({context: {draft}}: FlowSnapshot): string | undefined => {
  const domainName = environmentName(draft);
  return isLost(draft, 'upgrade', domainName) ? domainName : undefined;
};

export const useLostOrder = (): string | undefined => useFlowSelector(lostOrderOf);

/** Says that an order may have arrived, and what to look at before ordering again. */
export const LostOrder = ({domainName}: {domainName: string}) => {
  const {t} = useTranslation();
  const {settings} = useFlow();
  return (
    <RichText
      text={t('billing.orderedBefore', {address: `${domainName}${settings.environmentSuffix}`})}
      renderMark={(words) => (
        <ExternalLink href={settings.marketingUrl} newTabText={t('app.opensInNewTab')}>
          {words}
        </ExternalLink>
      )}
    />
  );
};
