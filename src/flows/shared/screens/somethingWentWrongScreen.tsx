import {useTranslation} from 'react-i18next';
import {isEmptyDraft} from '../../../../machines/shared/draft/restoreDraft.ts';
import {SomethingWentWrongIllustration} from '../../../ui/illustrations/somethingWentWrong.tsx';
import {ResultPanel} from '../../../ui/layout/resultPanel.tsx';
import {ScreenHeading} from '../../../ui/layout/screenHeading.tsx';
import {useFlow, useFlowSelector} from '../contract/flowContext.ts';
import {
  EarlierOrder,
  MaybeMade,
  useLastLost,
  useMaybeMade,
} from '../webAddress/earlierRequests.tsx';
import {StartLink} from '../result/startLink.tsx';

/** Outcome (f) of creation (specification 4.3 and 8). */
export const SomethingWentWrongScreen = () => {
  const {t} = useTranslation();
  const {lastReference, entries} = useFlow();
  const reference = lastReference();
  const lost = useLastLost();
  const maybeMade = useMaybeMade();
  const isEmpty = useFlowSelector(({context}) => isEmptyDraft(context.draft));
  const next = t(isEmpty ? 'somethingWentWrong.later' : 'somethingWentWrong.text');
  return (
    <ResultPanel
      illustration={<SomethingWentWrongIllustration />}
      heading={<ScreenHeading>{t('somethingWentWrong.title')}</ScreenHeading>}
      actions={
        <>
          {lost === 'upgrade' && (
            <StartLink to={entries.upgrade.billing} look="primary">
              {t('somethingWentWrong.toOrder')}
            </StartLink>
          )}
          <StartLink
            to={entries.free.flowChoice}
            look={lost === 'upgrade' ? 'secondary' : 'primary'}
          >
            {t('somethingWentWrong.link')}
          </StartLink>
        </>
      }
    >
      <p>{lost === 'upgrade' ? <EarlierOrder end="lost" /> : next}</p>
      {lost === 'signUp' && maybeMade && (
        <p>
          <MaybeMade address={maybeMade} />
        </p>
      )}
      {reference && <p>{t('somethingWentWrong.reference', {reference})}</p>}
    </ResultPanel>
  );
};
