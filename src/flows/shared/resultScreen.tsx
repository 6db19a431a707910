import type {ReactNode} from 'react';
import {useTranslation} from 'react-i18next';
import {LinkButton} from '../../ui/linkButton.tsx';
import {ResultPanel} from '../../ui/resultPanel.tsx';
import {ScreenHeading} from '../../ui/screenHeading.tsx';
import {useFlowSelector} from './flowContext.ts';
import {StartLink} from './startLink.tsx';

type Props = {
  illustration: ReactNode;
  title: string;
  /** Where 'back to the start' leads. */
  start: '/' | '/free' | '/upgrade/';
  children?: ReactNode;
  /** What comes before the way to the environment. */
  firstAction?: ReactNode;
};

/** A result: the way to the environment, shown only when its address is known, and the way to the start. */
export const ResultScreen = ({illustration, title, start, children, firstAction}: Props) => {
  const {t} = useTranslation();
  const url = useFlowSelector(({context}) => context.environment.url);
  return (
    <ResultPanel
      illustration={illustration}
      heading={<ScreenHeading>{title}</ScreenHeading>}
      actions={
        <>
          {firstAction}
          {url && (
            <LinkButton href={url} $look={firstAction ? 'secondary' : 'primary'}>
              {t('actions.toEnvironment')}
            </LinkButton>
          )}
          <StartLink to={start}>{t('actions.toStart')}</StartLink>
        </>
      }
    >
      {children}
    </ResultPanel>
  );
};
