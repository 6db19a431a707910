import styled from 'styled-components';
import {color, radius, shadow, space} from '../../../ui/theme.ts';
import {statesOf} from '../../chart/readChart.ts';
import {charts} from '../charts.ts';
import {Code, Muted, PanelTitle, ToolButton} from '../controls.tsx';
import type {Entry} from '../entries.ts';
import {useViewer, useViewerPart} from '../viewerContext.ts';

type Props = {flow: string; stateId: string; entry: Entry | undefined};

/** What is known of a state, and the way to get there. */
export const StateCard = ({flow, stateId, entry}: Props) => {
  const {store, command} = useViewer();
  const root = charts.get(flow)?.root;
  const state = root && statesOf(root).find(({id}) => id === stateId);
  if (!state) return null;
  const tab = entry?.tab;
  const walk = () => {
    if (entry && tab) command({kind: 'walk', tab, actor: entry.actor.id, goal: stateId});
  };
  return (
    <Card aria-label="Chosen state">
      <PanelTitle>{state.path}</PanelTitle>
      {state.description && <p>{state.description}.</p>}
      {state.meta && (
        <p>
          Screen <Code>{state.meta.screen}</Code> at <Code>{state.meta.path}</Code>
        </p>
      )}
      <Buttons>
        <ToolButton type="button" disabled={!entry} onClick={walk}>
          Go to this state
        </ToolButton>
        <ToolButton type="button" onClick={() => store.set({chosenState: undefined})}>
          Close
        </ToolButton>
      </Buttons>
      {!entry && <Muted>Open this flow in the funnel to go there.</Muted>}
      {entry && <Walk goal={stateId} entry={entry} />}
    </Card>
  );
};

const Walk = ({goal, entry}: {goal: string; entry: Entry}) => {
  const {command} = useViewer();
  const walk = useViewerPart(({recording}) => recording.walk);
  if (walk?.goal !== goal || walk.actor !== entry.actor.id) return null;
  const {progress} = walk;
  if (progress.kind === 'arrived') return <p role="status">Arrived.</p>;
  if (progress.kind === 'stopped') return <p role="status">{progress.reason}</p>;
  const stop = () => command({kind: 'stopWalk', tab: entry.tab, actor: entry.actor.id});
  return (
    <>
      <p role="status">On the way: {progress.planned.join(' › ')}</p>
      <ToolButton type="button" onClick={stop}>
        Stop
      </ToolButton>
    </>
  );
};

const Card = styled.section`
  position: absolute;
  top: ${space(3)};
  left: ${space(3)};
  display: grid;
  gap: ${space(2)};
  max-width: min(360px, 60%);
  padding: ${space(4)};
  border: 1px solid ${color.divider};
  border-radius: ${radius};
  background: ${color.surface};
  box-shadow: ${shadow};
  overflow-wrap: anywhere;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;
