import {memo, useMemo} from 'react';
import styled from 'styled-components';
import {color, space} from '../../../ui/theme/theme.ts';
import {Input, PanelTitle, ToolButton} from '../controls.tsx';
import type {Entry} from '../entries.ts';
import type {Shown} from '../viewerStore.ts';
import {useViewer, useViewerSelector} from '../viewerContext.ts';
import {matchesFilter} from './logFilter.ts';
import {LogRows} from './logRows.tsx';

/** Every event that reached the flows of the followed tab. */
export const Log = ({shown: {entries, entry, heldBack}}: {shown: Shown}) => {
  const filter = useViewerSelector((state) => state.filter);
  const found = useMemo(
    () => (filter.trim() === '' ? entries : entries.filter((one) => matchesFilter(one, filter))),
    [entries, filter],
  );
  return (
    <Panel aria-label="Event log">
      <LogTools />
      {found.length > 0 ? (
        <LogRows entries={found} current={entry?.id} />
      ) : (
        <Nothing role="status">{whyEmpty(entries.length, entry)}</Nothing>
      )}
      <HeldBack count={heldBack} />
    </Panel>
  );
};

const whyEmpty = (count: number, entry: Entry | undefined): string => {
  if (count > 0) return `None of the ${count} steps fits the filter.`;
  return entry ? 'The log was cleared. What happens next is shown here.' : 'Nothing to show yet.';
};

/** What a paused log leaves out. */
const HeldBack = memo(({count}: {count: number}) => {
  const isPaused = useViewerSelector(({pausedAt}) => pausedAt !== undefined);
  if (!isPaused) return null;
  return <Held role="status">Paused. Steps held back: {count}</Held>;
});

const LogTools = memo(() => {
  const {store} = useViewer();
  const filter = useViewerSelector((state) => state.filter);
  const isPaused = useViewerSelector(({pausedAt}) => pausedAt !== undefined);
  return (
    <Tools>
      <PanelTitle>Events</PanelTitle>
      <Input
        type="search"
        aria-label="Filter events"
        placeholder="ignored, -draft …"
        value={filter}
        onChange={({currentTarget}) => store.set({filter: currentTarget.value})}
      />
      <div>
        <ToolButton type="button" aria-pressed={isPaused} onClick={store.pause}>
          Pause
        </ToolButton>
        <ToolButton type="button" onClick={store.clear}>
          Clear
        </ToolButton>
      </div>
    </Tools>
  );
});

const Panel = styled.section`
  display: flex;
  flex-direction: column;
  min-height: 0;
`;

const Tools = styled.div`
  &,
  > div {
    display: flex;
    gap: ${space(2)};
  }

  flex-wrap: wrap;
  align-items: center;
  padding: ${space(2)} ${space(3)};
  border-bottom: 1px solid ${color.divider};

  ${Input} {
    flex: 1 1 110px;
  }
`;

const Nothing = styled.p`
  flex: 1;
  padding: ${space(4)};
  color: ${color.muted};
`;

const Held = styled.p`
  padding: ${space(1)} ${space(3)};
  background: ${color.primaryFill};
  color: ${color.primary};
  font-size: 0.75rem;
  font-weight: 600;
`;
