import {useMemo} from 'react';
import styled from 'styled-components';
import {color} from '../../ui/theme.ts';
import {charts} from './charts.ts';
import {Log} from './panels/log.tsx';
import {SidePanel} from './panels/sidePanel.tsx';
import {Timeline} from './panels/timeline.tsx';
import {Toolbar} from './panels/toolbar.tsx';
import {PicturePane} from './picture/picturePane.tsx';
import {useViewerPart} from './viewerContext.ts';
import {currentEntry, followedTab, shownEntries} from './viewerStore.ts';

const FIRST_FLOW = [...charts.keys()][0] ?? '';

/** The whole inspector: picture, timeline, log and the chosen step. */
export const InspectorApp = () => {
  const recorded = useViewerPart(({recording}) => recording.entries);
  const tab = useViewerPart(followedTab);
  const pausedAt = useViewerPart((state) => state.pausedAt);
  const chosenEntry = useViewerPart((state) => state.chosenEntry);
  const chosenFlow = useViewerPart((state) => state.chosenFlow);
  const entries = useMemo(() => shownEntries(recorded, tab, pausedAt), [recorded, tab, pausedAt]);
  const entry = currentEntry(chosenEntry, entries);
  const flow = chosenFlow ?? entry?.actor.flow ?? FIRST_FLOW;
  return (
    <Layout>
      <Toolbar flow={flow} liveFlow={entry?.actor.flow} />
      <PicturePane flow={flow} entry={entry} />
      <Timeline entries={entries} entry={entry} />
      <Side aria-label="Steps">
        <Log entries={entries} current={entry?.id} />
        <SidePanel entries={entries} entry={entry} />
      </Side>
    </Layout>
  );
};

const Layout = styled.main`
  display: grid;
  grid-template:
    'bar bar' auto 'picture side' minmax(0, 1fr) 'time side' auto / minmax(0, 1fr)
    minmax(340px, 30%);
  height: 100vh;
  height: 100dvh;
  background: ${color.page};
  font-size: 0.875rem;

  @media (max-width: 899px) {
    grid-template: 'bar' auto 'picture' minmax(240px, 45vh) 'time' auto 'side' auto / minmax(
        0,
        1fr
      );
    height: auto;
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
    grid-template-rows: 320px auto;
    border-left: 0;
  }
`;
