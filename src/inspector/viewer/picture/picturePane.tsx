import {Suspense, useCallback, useEffect, useMemo, useState} from 'react';
import styled from 'styled-components';
import {color, space} from '../../../ui/theme/theme.ts';
import {statesOf} from '../../chart/readChart.ts';
import {charts} from '../charts.ts';
import {Muted, ToolButton} from '../controls.tsx';
import {useViewer, useViewerSelector} from '../viewerContext.ts';
import type {Shown} from '../viewerStore.ts';
import {isRefused} from '../words.ts';
import {ChartView} from './chartView.tsx';
import {canOpen, openStates} from './openStates.ts';
import type {Turn} from './pointer.ts';
import {StateCard} from './stateCard.tsx';

type Props = {flow: string; shown: Shown};

/** A card opens once the flow has stayed in it for so long, in ms: a burst of steps moves no box. */
const STILL = 150;

/** The last value that stayed. */
const useRested = (value: string): string => {
  const [rested, rest] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => rest(value), STILL);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
};

/** The picture, and what is known of the state that was chosen in it. */
export const PicturePane = ({flow, shown: {entry}}: Props) => {
  const {store} = useViewer();
  const chosenState = useViewerSelector((state) => state.chosenState);
  const drawn = entry?.actor.flow === flow ? entry : undefined;
  const lit = useMemo(
    () => ({
      active: drawn?.step.after.active ?? [],
      fired: drawn?.step.fired ?? [],
      ignored: drawn !== undefined && isRefused(drawn),
      chosen: chosenState,
    }),
    [drawn, chosenState],
  );
  const chart = charts.get(flow);
  const opened = useViewerSelector((state) => state.opened);
  const cards = useRested(lit.active.join(' '));
  const open = useMemo(() => {
    const shown = {active: cards.split(' '), chosen: chosenState};
    return chart ? openStates(chart, opened, shown).join(' ') : '';
  }, [chart, opened, cards, chosenState]);
  const choose = useCallback(
    (id: string | undefined, turn?: Turn) => {
      store.set({chosenState: id});
      const state = chart && statesOf(chart.root).find((one) => one.id === id);
      if (turn && state && canOpen(chart, state)) store.open(state.id, turn === 'open');
    },
    [store, chart],
  );
  return (
    <Pane aria-label="Picture">
      <Suspense fallback={<Waiting role="status">Drawing the {flow} flow…</Waiting>}>
        <ChartView
          key={flow}
          flow={flow}
          open={open}
          lit={lit}
          shownStep={drawn?.id ?? ''}
          onChoose={choose}
        >
          <ToolButton type="button" aria-pressed={opened.isFull} onClick={store.openAll}>
            Full
          </ToolButton>
        </ChartView>
      </Suspense>
      {chosenState && (
        <StateCard
          flow={flow}
          stateId={chosenState}
          isOpen={open.split(' ').includes(chosenState)}
        />
      )}
    </Pane>
  );
};

const Pane = styled.section`
  position: relative;
  grid-area: picture;
  display: grid;
  grid-template: minmax(0, 1fr) auto / minmax(0, 1fr) auto;
  min-height: 0;
  overflow: hidden;
  background: ${color.page};
`;

const Waiting = styled(Muted)`
  position: absolute;
  inset: 50% 0 auto;
  padding: ${space(4)};
  text-align: center;
`;
