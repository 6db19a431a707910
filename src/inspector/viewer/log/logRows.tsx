import {memo, useCallback, useEffect, useMemo, useRef} from 'react';
import styled from 'styled-components';
import {type Entry, piecesOf} from '../entries.ts';
import {useViewer} from '../viewerContext.ts';
import {LogRow} from './logRow.tsx';
import {createRowMarks, moveByKey, type RowMarks} from './rowMarks.ts';
import {rowStyle} from './rowStyle.ts';

type PieceProps = {entries: readonly Entry[]; onChoose: (id: string) => void};

const isSame = (before: PieceProps, after: PieceProps): boolean =>
  before.onChoose === after.onChoose &&
  before.entries.length === after.entries.length &&
  before.entries.every((entry, index) => entry === after.entries[index]);

/** Some rows that follow each other: a step renders the piece that it comes in anew, and no other. */
const LogPiece = memo(({entries, onChoose}: PieceProps) => {
  const rows = useMemo(
    () => entries.map((entry) => <LogRow key={entry.id} entry={entry} onChoose={onChoose} />),
    [entries, onChoose],
  );
  return <ol>{rows}</ol>;
}, isSame);

const scrollTo = (list: HTMLElement, row: HTMLElement): boolean => {
  const {top, bottom, height} = list.getBoundingClientRect();
  const {top: rowTop, bottom: rowBottom} = row.getBoundingClientRect();
  const isInView = rowTop >= top && rowBottom <= bottom;
  if (!isInView) list.scrollBy({top: rowTop - top - height / 2});
  return !isInView;
};

/** Pieces get their true height once they are seen, and that can push the row away again. */
const MOST_CORRECTIONS = 4;

/** Scrolls to a row, and again as long as that was not enough; gives the way to stop. */
const bringIntoView = (list: HTMLElement, row: HTMLElement): (() => void) => {
  let frame = 0;
  const bring = (turns: number) => {
    if (!scrollTo(list, row) || turns === 0) return;
    frame = requestAnimationFrame(() => bring(turns - 1));
  };
  bring(MOST_CORRECTIONS);
  return () => cancelAnimationFrame(frame);
};

type Props = {entries: readonly Entry[]; current: string | undefined};

/** The rows of the log. Which of them is chosen is marked outside React, as in the picture: no row is rendered for it. */
export const LogRows = memo(({entries, current}: Props) => {
  const {store} = useViewer();
  const list = useRef<HTMLDivElement>(null);
  const marks = useRef<RowMarks>(undefined);
  const choose = useCallback(
    (id: string) => store.set({chosenEntry: id, chosenFlow: undefined}),
    [store],
  );
  useEffect(() => {
    if (!list.current) return undefined;
    marks.current ??= createRowMarks(list.current);
    const row = marks.current.mark(current);
    return row ? bringIntoView(list.current, row) : undefined;
  }, [current, entries]);
  const pieces = useMemo(
    () =>
      piecesOf(entries).map((piece) => (
        <LogPiece key={piece.key} entries={piece.entries} onChoose={choose} />
      )),
    [entries, choose],
  );
  return (
    <List ref={list} onKeyDown={moveByKey}>
      {pieces}
    </List>
  );
});

const List = styled.div`
  flex: 1;
  min-height: 0;
  contain: strict;
  overflow-y: auto;
  overscroll-behavior: contain;

  ${rowStyle}
`;
