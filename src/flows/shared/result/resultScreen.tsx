import type {ReactNode} from 'react';
import {useTranslation} from 'react-i18next';
import type {Entries} from '../../../../machines/shared/flow/flowTypes.ts';
import {loginOf} from '../../../../machines/shared/draft/draft.ts';
import {Keepsake} from '../../../ui/layout/keepsake.tsx';
import {LinkButton} from '../../../ui/actions/linkButton.tsx';
import {PrintedOn} from '../../../ui/layout/printedOn.tsx';
import {ResultPanel} from '../../../ui/layout/resultPanel.tsx';
import {ScreenHeading} from '../../../ui/layout/screenHeading.tsx';
import {useFlow, useFlowSelector} from '../contract/flowContext.ts';
import {StartLink} from './startLink.tsx';

/** Which start a result leads back to. */
export type StartOf = (entries: Entries) => string;

type Props = {
  illustration: ReactNode;
  title: string;
  /** Where 'back to the start' leads. */
  start: StartOf;
  children?: ReactNode;
  /** What comes before the way to the environment. */
  firstAction?: ReactNode;
  /** What comes after it. */
  nextAction?: ReactNode;
  /** What the printed page shows besides its address and date. */
  onPaper?: ReactNode;
};

const addressOf = (url: string) => {
  const {host, pathname} = new URL(url);
  return host + pathname.replace(/\/$/, '');
};

/** The web address in full, and the email address to log in with while it is known. */
const Access = ({url}: {url: string}) => {
  const {t} = useTranslation();
  const login = useFlowSelector(({context}) => context.login ?? loginOf(context.draft, url));
  const address = {label: t('results.address'), value: addressOf(url)};
  return (
    <Keepsake entries={login ? [address, {label: t('results.login'), value: login}] : [address]} />
  );
};

/** A result: the way to the environment, shown only when its address is known, and the way to the start. */
export const ResultScreen = ({children, ...props}: Props) => {
  const {illustration, title, start, firstAction, nextAction} = props;
  const {t, i18n} = useTranslation();
  const {now, entries} = useFlow();
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
          {nextAction}
          <StartLink to={start(entries)}>{t('actions.toStart')}</StartLink>
        </>
      }
    >
      {children}
      {url && <Access url={url} />}
      {props.onPaper}
      <PrintedOn now={now()} language={i18n.language} />
    </ResultPanel>
  );
};
