import {Suspense, useCallback, useMemo} from 'react';
import styled from 'styled-components';
import {color, space} from '../../../ui/theme.ts';
import {Muted} from '../controls.tsx';
import {useViewer, useViewerPart} from '../viewerContext.ts';
import type {Shown} from '../viewerStore.ts';
import {resultOf} from '../words.ts';
import {ChartView} from './chartView.tsx';
import {StateCard} from './stateCard.tsx';

type Props = {flow: string; shown: Shown};

/** The picture, and what is known of the state that was chosen in it. */
export const PicturePane = ({flow, shown: {entry}}: Props) => {
  const {store} = useViewer();
  const chosenState = useViewerPart((state) => state.chosenState);
  const drawn = entry?.actor.flow === flow ? entry : undefined;
  const lit = useMemo(
    () => ({
      active: drawn?.step.after.active ?? [],
      fired: drawn?.step.fired ?? [],
      ignored: drawn !== undefined && resultOf(drawn) === 'ignored',
      chosen: chosenState,
    }),
    [drawn, chosenState],
  );
  const choose = useCallback((id: string | undefined) => store.set({chosenState: id}), [store]);
  return (
    <Pane aria-label="Picture">
      <Suspense fallback={<Waiting role="status">Drawing the {flow} flow…</Waiting>}>
        <ChartView key={flow} flow={flow} lit={lit} shownStep={drawn?.id ?? ''} onChoose={choose} />
      </Suspense>
      {chosenState && <StateCard flow={flow} stateId={chosenState} />}
    </Pane>
  );
};

const Pane = styled.section`
  position: relative;
  grid-area: picture;
  display: flex;
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
