import {useTranslation} from 'react-i18next';
import {
  type End,
  endOf,
  environmentName,
  hasEnded,
  type Purpose,
  requestedName,
  requestOf,
} from '../../../../machines/shared/draft/draft.ts';
import {ExternalLink} from '../../../ui/actions/externalLink.tsx';
import {RichText} from '../../../ui/text/richText.tsx';
import type {FlowSnapshot} from '../contract/flowActor.ts';
import {useFlow, useFlowSelector} from '../contract/flowContext.ts';
import {AddressText} from './addressText.tsx';

const ORDERED = {
  lost: 'billing.orderedBefore',
  accepted: 'billing.orderedUnpaid',
  refused: 'billing.orderedRefused',
} as const;

const orderEndOf = ({context: {draft}}: FlowSnapshot) => endOf(draft, requestOf(draft, 'upgrade'));

/** How the upgrade of the environment now named was ordered before, if it was. */
export const useEarlierOrder = (): End | undefined => useFlowSelector(orderEndOf);

/** Says that an upgrade was or may have been ordered, and what to check before ordering again. */
export const EarlierOrder = ({end}: {end: End}) => {
  const {t} = useTranslation();
  const {settings} = useFlow();
  const domainName = useFlowSelector(({context}) => environmentName(context.draft));
  const address = `${domainName}${settings.environmentSuffix}`;
  return (
    <RichText
      text={t(ORDERED[end], {address})}
      renderText={(text) => <AddressText {...{text, address}} />}
      renderMark={(words) => (
        <ExternalLink href={settings.marketingUrl} newTabText={t('app.opensInNewTab')}>
          {words}
        </ExternalLink>
      )}
    />
  );
};

const maybeMadeIn = ({context: {draft, availability}}: FlowSnapshot): string | undefined =>
  availability !== 'taken' && hasEnded(draft, 'lost', requestOf(draft, 'signUp'))
    ? draft.domainName
    : undefined;

/** The address of the environment that an earlier try may have made, while it seems free. */
export const useMaybeMade = (): string | undefined => {
  const {settings} = useFlow();
  const domainName = useFlowSelector(maybeMadeIn);
  return domainName && `${domainName}${settings.environmentSuffix}`;
};

export const MaybeMade = ({address}: {address: string}) => {
  const {t} = useTranslation();
  return <AddressText text={t('start.domainMaybeYours', {address})} address={address} />;
};

/** The purpose of the last request without an answer, for the names in the form. */
const lastLostIn = ({context: {draft}}: FlowSnapshot): Purpose | undefined =>
  draft.lost?.findLast(({purpose, domainName}) => domainName === requestedName(draft, purpose))
    ?.purpose;

export const useLastLost = (): Purpose | undefined => useFlowSelector(lastLostIn);
