import {memo} from 'react';
import styled from 'styled-components';
import {color, space} from '../../../ui/theme/theme.ts';
import {charts} from '../charts.ts';
import {Muted, Select, ToolButton} from '../controls.tsx';
import {tabsIn} from '../entries.ts';
import {useViewer, useViewerSelector} from '../viewerContext.ts';
import {followedTab} from '../viewerStore.ts';
import {StateSearch} from './stateSearch.tsx';

type Props = {flow: string; liveFlow: string | undefined};

/** Which flow is drawn, and which tab of the app is followed. */
export const Toolbar = memo(({flow, liveFlow}: Props) => (
  <Bar>
    <Title>Flow inspector</Title>
    <Flows role="group" aria-label="Flow">
      {[...charts.keys()].map((id) => (
        <FlowButton key={id} id={id} isShown={id === flow} isLive={id === liveFlow} />
      ))}
    </Flows>
    <StateSearch flow={flow} />
    <TabChoice />
  </Bar>
));

type FlowProps = {id: string; isShown: boolean; isLive: boolean};

const FlowButton = ({id, isShown, isLive}: FlowProps) => {
  const {store} = useViewer();
  const choose = () => store.set({chosenFlow: isLive ? undefined : id, chosenState: undefined});
  return (
    <ToolButton type="button" aria-pressed={isShown} onClick={choose}>
      {id}
      {isLive && <Dot role="img" aria-label="(shown step)" />}
    </ToolButton>
  );
};

const TabChoice = () => {
  const {store} = useViewer();
  const actors = useViewerSelector(({recording}) => recording.actors);
  const gone = useViewerSelector(({recording}) => recording.gone);
  const chosenTab = useViewerSelector((state) => state.chosenTab);
  const tab = useViewerSelector(followedTab);
  const tabs = tabsIn({actors, gone});
  const open = tabs.find((one) => one.tab === tab)?.isOpen;
  if (tabs.length === 0) {
    return <Muted role="status">No app tab yet: open the funnel in another window</Muted>;
  }
  const choose = (chosen: string) =>
    store.set({chosenTab: chosen || undefined, chosenEntry: undefined, chosenFlow: undefined});
  return (
    <Choice>
      <Muted role="status">{open ? '● Connected' : '○ Page is gone'}</Muted>
      <Select
        aria-label="App tab"
        value={chosenTab ?? ''}
        onChange={({currentTarget}) => choose(currentTarget.value)}
      >
        <option value="">Latest tab ({tab})</option>
        {tabs.map((one) => (
          <option key={one.tab} value={one.tab}>
            Tab {one.tab} · {one.flow}
            {one.isOpen ? '' : ' · gone'}
          </option>
        ))}
      </Select>
    </Choice>
  );
};

const Bar = styled.header`
  grid-area: bar;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(5)};
  padding: ${space(2)} ${space(4)};
  border-bottom: 1px solid ${color.divider};
  background: ${color.surface};
`;

const Title = styled.h1`
  font-size: 1rem;
`;

const Flows = styled.div`
  display: flex;
  gap: ${space(1)};
`;

const Dot = styled.span`
  display: inline-block;
  width: 8px;
  height: 8px;
  margin-left: ${space(1.5)};
  border-radius: 50%;
  background: ${color.good};
`;

const Choice = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-width: 0;
  margin-left: auto;
`;
