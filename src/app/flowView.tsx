import {useSelector} from '@xstate/react';
import {useEffect, useMemo, useRef, useState} from 'react';
import {useTranslation} from 'react-i18next';
import type {BotCheck} from '../botCheck/botCheck.ts';
import {metaOf} from '../flows/shared/flowActor.ts';
import {type FlowSettings, FlowSurroundingsContext} from '../flows/shared/flowContext.ts';
import {ScreenFrame} from './screenFrame.tsx';
import type {View} from './session.ts';

type Props = Extract<View, {kind: 'flow'}> & {
  settings: FlowSettings;
  botCheck: BotCheck;
  visit: (path: string) => void;
};

/** A new screen begins at its heading; focus that a screen has already set inside itself stays. */
const useHeadingFocus = (screen: string | undefined) => {
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    scrollTo(0, 0);
    const main = document.querySelector('main');
    if (!main?.contains(document.activeElement) || document.activeElement === main) {
      main?.querySelector<HTMLElement>('h1')?.focus({preventScroll: true});
    }
  }, [screen]);
};

/** Leaving the page asks first while the creation request runs (contract). */
const useLeaveWarning = (actor: Props['actor']) => {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (actor.getSnapshot().children['createEnvironment']) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [actor]);
};

/** Draws the screen of the state that a flow's machine stands on. */
export const FlowView = ({flow, actor, settings, botCheck, visit}: Props) => {
  const {t} = useTranslation();
  const [hasErrors, setHasErrors] = useState(false);
  const screen = useSelector(actor, (snapshot) => metaOf(snapshot)?.screen);
  const surroundings = useMemo(
    () => ({actor, settings, botCheck, now: Date.now, visit, setHasErrors}),
    [actor, settings, botCheck, visit],
  );
  useHeadingFocus(screen);
  useLeaveWarning(actor);
  const view = screen && flow.screens[screen];
  if (!view) return <p role="status">{t('app.loading')}</p>;
  const {component: Screen, ...frame} = view;
  return (
    <FlowSurroundingsContext value={surroundings}>
      <ScreenFrame {...frame} hasErrors={hasErrors}>
        <Screen key={screen} />
      </ScreenFrame>
    </FlowSurroundingsContext>
  );
};
