import {useTranslation} from 'react-i18next';
import {CreatingIllustration} from '../../../ui/illustrations/creating.tsx';
import {LiveRegion} from '../../../ui/feedback/liveRegion.tsx';
import {ProgressBar} from '../../../ui/layout/progressBar.tsx';
import {ResultPanel} from '../../../ui/layout/resultPanel.tsx';
import {ScreenHeading} from '../../../ui/layout/screenHeading.tsx';
import {useFlowSelector} from '../contract/flowContext.ts';
import type {FlowSnapshot} from '../contract/flowActor.ts';

const takesLonger = (snapshot: FlowSnapshot): boolean => snapshot.hasTag('slow');

/** The creating screen (specification 2.9 and 2.10). */
export const CreatingScreen = () => {
  const {t} = useTranslation();
  const longer = useFlowSelector(takesLonger);
  return (
    <ResultPanel
      illustration={<CreatingIllustration />}
      heading={<ScreenHeading>{t('creating.title')}</ScreenHeading>}
    >
      <ProgressBar label={t('creating.title')} />
      <LiveRegion visible text={t(longer ? 'creating.longer' : 'creating.note')} />
    </ResultPanel>
  );
};
