import {useCallback, useRef} from 'react';
import styled from 'styled-components';
import {color, space} from '../../../ui/theme/theme.ts';
import {waysInto} from '../../chart/arrowLines.ts';
import {isSentByApp} from '../../chart/eventWords.ts';
import {type Chart, type ChartState, statesOf} from '../../chart/readChart.ts';
import {charts} from '../charts.ts';
import {Code, Muted, PanelTitle, ToolButton} from '../controls.tsx';
import {type KnownActor, runningFlow} from '../entries.ts';
import {useViewer, useViewerSelector} from '../viewerContext.ts';
import {followedTab} from '../viewerStore.ts';
import {withBreaks} from '../withBreaks.tsx';
import {useCloseByKey} from './closeByKey.ts';
import {canOpen} from './openStates.ts';

type Props = {flow: string; stateId: string; isOpen: boolean};

/** The event by which the app alone goes to a state; undefined for a state that other arrows lead to. */
const appEventTo = (chart: Chart | undefined, stateId: string): string | undefined => {
  const events = chart?.arrows.flatMap((arrow) =>
    arrow.target === stateId ? [arrow.eventType] : [],
  );
  return events?.every(isSentByApp) ? events[0] : undefined;
};

/** What is known of a state, and the way to get there. */
export const StateCard = ({flow, stateId, isOpen}: Props) => {
  const chart = charts.get(flow);
  const {store} = useViewer();
  const all = chart ? statesOf(chart.root) : [];
  const appEvent = appEventTo(chart, stateId);
  const state = all.find(({id}) => id === stateId);
  const card = useRef<HTMLElement>(null);
  const close = useCallback(() => store.set({chosenState: undefined}), [store]);
  useCloseByKey(card, close, stateId);
  if (!state) return null;
  return (
    <Card ref={card} aria-label="Chosen state">
      <PanelTitle>{withBreaks(state.path)}</PanelTitle>
      {state.description && <p>{state.description}.</p>}
      {state.meta && (
        <p>
          Screen <Code>{state.meta.screen}</Code> at <Code>{state.meta.path}</Code>
        </p>
      )}
      {chart && <WaysIn chart={chart} state={state} />}
      {chart && canOpen(chart, state) && (
        <ToolButton
          type="button"
          aria-pressed={isOpen}
          onClick={() => store.open(stateId, !isOpen)}
        >
          Show all of it in the picture
        </ToolButton>
      )}
      {appEvent ? (
        <LeftToApp event={appEvent} onClose={close} />
      ) : (
        <Way
          flow={flow}
          goal={stateId}
          start={all.find(({meta}) => meta)?.meta?.path}
          onClose={close}
        />
      )}
    </Card>
  );
};

const WaysIn = ({chart, state}: {chart: Chart; state: ChartState}) => {
  const ways = waysInto(chart, state);
  if (ways.length === 0) return null;
  return (
    <details>
      <summary>Ways in: {ways.length}</summary>
      <Ways>
        {ways.map((way) => (
          <li key={way}>
            <Code>{way}</Code>
          </li>
        ))}
      </Ways>
    </details>
  );
};

const LeftToApp = ({event, onClose}: {event: string; onClose: () => void}) => (
  <>
    <Buttons>
      <ToolButton type="button" onClick={onClose}>
        Close
      </ToolButton>
    </Buttons>
    <Muted>
      The app goes there by itself: it sends <Code>{event}</Code> when another flow opens.
    </Muted>
  </>
);

type WayProps = {flow: string; goal: string; start: string | undefined; onClose: () => void};

/** The way to a state, for the page that runs its flow now: not for the one that is looked back at. */
const Way = ({flow, goal, start, onClose}: WayProps) => {
  const {store, command} = useViewer();
  const followed = useViewerSelector(followedTab);
  const running = useViewerSelector(({recording}) => runningFlow(recording, flow, followed));
  const go = ({tab, id}: KnownActor) => {
    const {chosenTab} = store.get();
    store.set({chosenTab: chosenTab && tab, chosenEntry: undefined, chosenFlow: undefined});
    command({kind: 'walk', tab, actor: id, goal});
  };
  return (
    <>
      <Buttons>
        <ToolButton type="button" disabled={!running} onClick={() => running && go(running)}>
          Go to this state
        </ToolButton>
        <ToolButton type="button" onClick={onClose}>
          Close
        </ToolButton>
      </Buttons>
      {!running && (
        <Muted>
          No open page runs this flow. Open <Code>{start}</Code> in the funnel to go there.
        </Muted>
      )}
      {running && running.tab !== followed && (
        <Muted>Tab {running.tab} runs this flow, and would go there.</Muted>
      )}
      <Walk goal={goal} tab={running?.tab ?? followed} />
    </>
  );
};

const Walk = ({goal, tab}: {goal: string; tab: string | undefined}) => {
  const {command} = useViewer();
  const walk = useViewerSelector(({recording}) => recording.walk);
  if (walk?.goal !== goal || walk.tab !== tab) return null;
  const {progress, actor} = walk;
  if (progress.kind === 'arrived') return <p role="status">Arrived.</p>;
  if (progress.kind === 'stopped') return <p role="status">{progress.reason}</p>;
  return (
    <>
      <p role="status">On the way: {progress.planned.join(' › ')}</p>
      <ToolButton type="button" onClick={() => command({kind: 'stopWalk', tab, actor})}>
        Stop
      </ToolButton>
    </>
  );
};

/** Below the picture: over it, it would hide the state that it is about, and beside it, take the width that is short. */
const Card = styled.section`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: ${space(2)} ${space(4)};
  align-items: center;
  max-height: 160px;
  padding: ${space(2)} ${space(4)};
  overflow-y: auto;
  border-top: 1px solid ${color.divider};
  background: ${color.surface};
  overflow-wrap: anywhere;
`;

const Ways = styled.ul`
  padding: 0;
  list-style: none;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;
