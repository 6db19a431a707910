import {useSelector} from '@xstate/react';
import {type ComponentType, memo, useMemo, useState, useSyncExternalStore} from 'react';
import {useTranslation} from 'react-i18next';
import {chunks} from '../../browser/chunk.ts';
import type {BotCheck} from '../../botCheck/botCheck.ts';
import {type FlowSnapshot, metaOf} from '../../flows/shared/contract/flowActor.ts';
import {FlowScreenContext, type FlowSettings} from '../../flows/shared/contract/flowContext.ts';
import type {ScreenView} from '../../flows/shared/contract/flowDefinition.ts';
import type {TextKey} from '../../i18n/textKey.ts';
import type {FailureReports} from '../errors/failureReports.ts';
import {LoadingContent} from '../loading/loadingScreen.tsx';
import {useScreen} from '../loading/useScreen.ts';
import {useStepGate} from '../loading/stepGate.ts';
import {ScreenFrame} from './screenFrame.tsx';
import {entries} from '../session/routes.ts';
import type {View} from '../session/session.ts';
import {useEntrance} from './useEntrance.ts';
import {useHeadingFocus} from './useHeadingFocus.ts';
import {useLeaveWarning} from './useLeaveWarning.ts';

type Props = Extract<View, {kind: 'flow'}> & {
  settings: FlowSettings;
  botCheck: BotCheck;
  lastReference: FailureReports['lastReference'];
  visit: (path: string) => void;
};

const elsewhere: ScreenView = {tier: 'none', title: 'app.loading'};

const screenOf = (snapshot: FlowSnapshot) => metaOf(snapshot)?.screen;

/** What a visitor has to press for another try. */
const retryOf = (snapshot: FlowSnapshot): TextKey | undefined => {
  if (snapshot.hasTag('retry')) return 'actions.tryAgain';
  return screenOf(snapshot) === 'somethingWentWrong' ? 'somethingWentWrong.link' : undefined;
};

const areCallsMissing = () => chunks.areMissing('api', 'botCheck');

const Content = memo(
  ({component: Component, title}: {component?: ComponentType; title: TextKey}) => {
    const {t} = useTranslation();
    return Component ? <Component /> : <LoadingContent heading={t(title)} />;
  },
);

/** Renders the screen of the state that a flow's machine stands on. */
export const FlowView = memo(({flow, actor, settings, botCheck, lastReference, visit}: Props) => {
  const [hasErrors, setHasErrors] = useState(false);
  const screen = useSelector(actor, screenOf);
  const component = useScreen(flow, screen);
  const {gated, gate} = useStepGate(flow, actor, screen);
  const lacksCalls = useSyncExternalStore(chunks.subscribe, areCallsMissing, areCallsMissing);
  const value = useMemo(
    () => ({
      actor: gated,
      gate,
      settings,
      botCheck,
      areCallsMissing: lacksCalls,
      lastReference,
      now: Date.now,
      entries,
      visit,
      setHasErrors,
    }),
    [gated, gate, settings, botCheck, lacksCalls, lastReference, visit],
  );
  // What comes after all takes the place of the words that it was loading.
  useHeadingFocus(`${screen} ${component !== undefined}`);
  useEntrance(screen);
  useLeaveWarning(actor);
  const hasPassword = useSelector(
    actor,
    ({context}) => (context.typedPassword ?? context.password) !== undefined,
  );
  const retry = useSelector(actor, retryOf);
  const {tier, title, step, wide} = (screen && flow.views[screen]) ?? elsewhere;
  return (
    <FlowScreenContext value={value}>
      <ScreenFrame
        tier={tier}
        title={title}
        step={step}
        wide={wide}
        hasErrors={hasErrors}
        hasPassword={hasPassword}
        goesOnBy={retry}
        screen={screen}
      >
        <Content {...(component && {component})} title={title} />
      </ScreenFrame>
    </FlowScreenContext>
  );
});
