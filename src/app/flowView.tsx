import {useSelector} from '@xstate/react';
import {memo, useMemo, useState, useSyncExternalStore} from 'react';
import {useTranslation} from 'react-i18next';
import type {Screen} from '../../machines/shared/flowTypes.ts';
import type {BotCheck} from '../botCheck/botCheck.ts';
import {type FlowSnapshot, metaOf} from '../flows/shared/flowActor.ts';
import {
  type FlowSettings,
  type FlowSurroundings,
  FlowSurroundingsContext,
} from '../flows/shared/flowContext.ts';
import type {FlowDefinition, ScreenView} from '../flows/shared/flowDefinition.ts';
import type {TextKey} from '../i18n/textKey.ts';
import {ScreenHeading} from '../ui/screenHeading.tsx';
import {DrawnAhead} from './drawnAhead.tsx';
import type {FailureReports} from './failureReports.ts';
import {MissingPart} from './missingPart.tsx';
import {ScreenFrame} from './screenFrame.tsx';
import type {View} from './session.ts';
import {useShell} from './shell.ts';
import {useEntrance} from './useEntrance.ts';
import {useHeadingFocus} from './useHeadingFocus.ts';
import {useLeaveWarning} from './useLeaveWarning.ts';
import {useDrawn} from './useDrawn.ts';
import type {ShownScreen} from './useScreen.ts';
import {usePlanAhead} from './usePlanAhead.ts';

type Props = Extract<View, {kind: 'flow'}> & {
  settings: FlowSettings;
  botCheck: BotCheck;
  failures: Pick<FailureReports, 'missingPart' | 'lastReference'>;
  loadPart: FlowSurroundings['loadPart'];
  visit: (path: string) => void;
};

type ContentProps = {shown: ShownScreen; name: TextKey} & Omit<
  React.ComponentProps<typeof MissingPart>,
  'load'
>;

const Content = ({shown, name, ...missing}: ContentProps) => {
  const {t} = useTranslation();
  if (shown.kind === 'ready') return <shown.component />;
  if (shown.kind === 'loading')
    return (
      <>
        <ScreenHeading>{t(name)}</ScreenHeading>
        <p role="status">{t('app.loading')}</p>
      </>
    );
  return <MissingPart {...missing} load={shown.load} />;
};

type Frame = Omit<ScreenView, 'screen'>;

const isCreatingIn = ({children}: FlowSnapshot): boolean =>
  children['createEnvironment'] !== undefined;

const elsewhere: Frame = {tier: 'none', title: 'app.loading'};
const failed: Frame = {tier: 'none', title: 'somethingWentWrong.title'};

/** What a visitor has to press for another try. */
const retryOf = (snapshot: FlowSnapshot): TextKey | undefined => {
  if (snapshot.hasTag('retry')) return 'actions.tryAgain';
  return metaOf(snapshot)?.screen === 'somethingWentWrong' ? 'somethingWentWrong.link' : undefined;
};

/** Screens stand in the order in which a visitor meets them. */
const viewAfter = ({screens}: FlowDefinition, screen: Screen) => {
  const names = Object.keys(screens) as Screen[];
  const name = names[names.indexOf(screen) + 1];
  return name && screens[name];
};

/** Draws the screen of the state that a flow's machine stands on. */
export const FlowView = memo(
  ({flow, actor, settings, botCheck, failures, loadPart, visit}: Props) => {
    const [hasErrors, setHasErrors] = useState(false);
    const {missingPart, lastReference} = failures;
    const {drawnActor, screen, shown} = useDrawn(flow, actor, missingPart);
    usePlanAhead(flow, actor);
    const {subscribe, isMissing} = useShell().missingParts;
    const isMissingCalls = () => isMissing('api', 'botCheck');
    const areCallsMissing = useSyncExternalStore(subscribe, isMissingCalls, isMissingCalls);
    const surroundings = useMemo(
      () => ({
        actor: drawnActor,
        settings,
        botCheck,
        loadPart,
        areCallsMissing,
        lastReference,
        now: Date.now,
        visit,
        setHasErrors,
      }),
      [drawnActor, settings, botCheck, loadPart, areCallsMissing, lastReference, visit],
    );
    // What comes after all takes the place of the words that it was missing.
    useHeadingFocus(shown.kind === 'loading' ? undefined : `${shown.kind} ${screen}`);
    useEntrance(screen);
    useLeaveWarning(actor);
    const hasPassword = useSelector(
      actor,
      ({context}) => (context.typedPassword ?? context.password) !== undefined,
    );
    const retry = useSelector(drawnActor, retryOf);
    const drawn = (screen && flow.screens[screen]) ?? elsewhere;
    const next = screen && viewAfter(flow, screen);
    const told = drawn.outcome && {outcome: drawn.outcome, title: drawn.title};
    const isCreating = useSelector(actor, isCreatingIn);
    const {tier, title, step, wide} =
      shown.kind === 'failed' ? {...failed, tier: drawn.tier, ...told} : drawn;
    return (
      <FlowSurroundingsContext value={surroundings}>
        <ScreenFrame
          tier={tier}
          title={title}
          step={step}
          wide={wide}
          hasErrors={hasErrors}
          hasPassword={hasPassword}
          goesOnBy={retry}
        >
          <Content
            key={screen}
            shown={shown}
            name={drawn.title}
            reference={lastReference()}
            hasPassword={hasPassword}
            {...told}
            isCreating={isCreating}
          />
        </ScreenFrame>
        <DrawnAhead screen={next?.screen} wide={next?.wide} />
      </FlowSurroundingsContext>
    );
  },
);
