import {useMemo} from 'react';
import styled from 'styled-components';
import {color} from '../../ui/theme/theme.ts';
import {charts} from './charts.ts';
import {Log} from './log/log.tsx';
import {SidePanel} from './panels/sidePanel.tsx';
import {Timeline} from './log/timeline.tsx';
import {Toolbar} from './panels/toolbar.tsx';
import {PicturePane} from './picture/picturePane.tsx';
import {useViewerSelector} from './viewerContext.ts';
import {followedTab, shownOf} from './viewerStore.ts';

const FIRST_FLOW = [...charts.keys()][0] ?? '';

/** The whole inspector: picture, timeline, log and the chosen step. */
export const InspectorApp = () => {
  const recorded = useViewerSelector(({recording}) => recording.entries);
  const tab = useViewerSelector(followedTab);
  const clearedAt = useViewerSelector((state) => state.clearedAt);
  const pausedAt = useViewerSelector((state) => state.pausedAt);
  const chosenEntry = useViewerSelector((state) => state.chosenEntry);
  const chosenFlow = useViewerSelector((state) => state.chosenFlow);
  const shown = useMemo(
    () => shownOf(recorded, tab, {clearedAt, pausedAt, chosenEntry}),
    [recorded, tab, clearedAt, pausedAt, chosenEntry],
  );
  const {entry} = shown;
  const flow = chosenFlow ?? entry?.actor.flow ?? FIRST_FLOW;
  return (
    <Layout>
      <Toolbar flow={flow} liveFlow={entry?.actor.flow} />
      <PicturePane flow={flow} shown={shown} />
      <Timeline shown={shown} />
      <Side aria-label="Steps">
        <Log shown={shown} />
        <SidePanel shown={shown} />
      </Side>
    </Layout>
  );
};

const Layout = styled.main`
  display: grid;
  grid-template:
    'bar bar' auto 'picture side' minmax(0, 1fr) 'time side' auto / minmax(0, 1fr)
    minmax(340px, 25%);
  height: 100vh;
  height: 100dvh;
  background: ${color.page};
  font-size: 0.875rem;

  @media (max-width: 899px) {
    grid-template:
      'bar' auto 'picture' minmax(160px, 1fr) 'time' auto 'side' minmax(240px, 45%)
      / minmax(0, 1fr);
    min-height: 640px;
  }
`;

const Side = styled.section`
  grid-area: side;
  display: grid;
  grid-template: minmax(160px, 38%) minmax(0, 1fr) / minmax(0, 1fr);
  min-height: 0;
  border-left: 1px solid ${color.divider};
  background: ${color.surface};

  @media (max-width: 899px) {
    grid-template: minmax(0, 1fr) / minmax(0, 2fr) minmax(0, 3fr);
    border-top: 1px solid ${color.divider};
    border-left: 0;
  }
`;
