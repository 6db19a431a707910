import {memo, useCallback, useEffect, useRef} from 'react';
import styled from 'styled-components';
import {color, space} from '../../../ui/theme.ts';
import {Input, PanelTitle, ToolButton} from '../controls.tsx';
import type {Entry} from '../entries.ts';
import {useViewer, useViewerState} from '../viewerContext.ts';
import {eventOf, resultOf} from '../words.ts';
import {LogRow} from './logRow.tsx';

type Props = {entries: readonly Entry[]; entry: Entry | undefined};

const textOf = (entry: Entry): string =>
  [eventOf(entry), entry.step.event, entry.step.after.state, resultOf(entry), entry.actor.flow]
    .join(' ')
    .toLowerCase();

/** Every word of the filter is in the entry, and none that begins with a minus. */
const matches = (entry: Entry, filter: string): boolean => {
  const text = textOf(entry);
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  return words.every((word) =>
    word.startsWith('-') ? word === '-' || !text.includes(word.slice(1)) : text.includes(word),
  );
};

/** Every event that reached the flows of the followed tab. */
export const Log = ({entries, entry}: Props) => {
  const {filter} = useViewerState();
  const shown = filter.trim() === '' ? entries : entries.filter((one) => matches(one, filter));
  return (
    <Panel aria-label="Event log">
      <LogTools entries={entries} />
      <Rows entries={shown} current={entry?.id} />
    </Panel>
  );
};

const LogTools = ({entries}: Pick<Props, 'entries'>) => {
  const {store} = useViewer();
  const {filter, pausedAt} = useViewerState();
  const isPaused = pausedAt !== undefined;
  const pause = () => store.set({pausedAt: isPaused ? undefined : entries.at(-1)?.id});
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
      <ToolButton type="button" aria-pressed={isPaused} onClick={pause}>
        Pause
      </ToolButton>
      <ToolButton type="button" onClick={store.clear}>
        Clear
      </ToolButton>
    </Tools>
  );
};

type RowsProps = {entries: readonly Entry[]; current: string | undefined};

const Rows = memo(({entries, current}: RowsProps) => {
  const {store} = useViewer();
  const list = useRef<HTMLOListElement>(null);
  const choose = useCallback(
    (id: string) => store.set({chosenEntry: id, chosenFlow: undefined}),
    [store],
  );
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    if (!list.current || !row) return;
    const {scrollTop, clientHeight} = list.current;
    const isSeen =
      row.offsetTop >= scrollTop && row.offsetTop + row.offsetHeight <= scrollTop + clientHeight;
    if (!isSeen) list.current.scrollTop = row.offsetTop - clientHeight / 2;
  }, [current, entries]);
  if (entries.length === 0) return <Nothing>Nothing to show yet.</Nothing>;
  return (
    <List ref={list}>
      {entries.map((entry) => (
        <LogRow key={entry.id} entry={entry} isCurrent={entry.id === current} onChoose={choose} />
      ))}
    </List>
  );
});

const Panel = styled.section`
  display: flex;
  flex-direction: column;
  min-height: 0;
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(2)} ${space(3)};
  border-bottom: 1px solid ${color.divider};

  ${Input} {
    flex: 1;
  }
`;

const List = styled.ol`
  position: relative;
  flex: 1;
  min-height: 0;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  list-style: none;
`;

const Nothing = styled.p`
  padding: ${space(4)};
  color: ${color.muted};
`;
