import {memo, useCallback, useEffect, useMemo, useRef} from 'react';
import styled from 'styled-components';
import {color, space} from '../../../ui/theme.ts';
import {type Entry, piecesOf} from '../entries.ts';
import {useViewer} from '../viewerContext.ts';
import {LogRow, rowId} from './logRow.tsx';
import {rowStyle} from './rowStyle.ts';

type PieceProps = {entries: readonly Entry[]; onChoose: (id: string) => void};

const isSame = (before: PieceProps, after: PieceProps): boolean =>
  before.onChoose === after.onChoose &&
  before.entries.length === after.entries.length &&
  before.entries.every((entry, index) => entry === after.entries[index]);

/** Some rows that follow each other: a step draws the piece that it comes in anew, and no other. */
const LogPiece = memo(({entries, onChoose}: PieceProps) => {
  const rows = useMemo(
    () => entries.map((entry) => <LogRow key={entry.id} entry={entry} onChoose={onChoose} />),
    [entries, onChoose],
  );
  return <ol>{rows}</ol>;
}, isSame);

const scrollTo = (list: HTMLElement, row: HTMLElement) => {
  const {top, bottom, height} = list.getBoundingClientRect();
  const {top: rowTop, bottom: rowBottom} = row.getBoundingClientRect();
  if (rowTop < top || rowBottom > bottom) list.scrollBy({top: rowTop - top - height / 2});
};

type Props = {entries: readonly Entry[]; current: string | undefined};

/** The rows of the log. Which of them is chosen is marked outside React, as in the picture: no row is drawn for it. */
export const LogRows = memo(({entries, current}: Props) => {
  const {store} = useViewer();
  const list = useRef<HTMLDivElement>(null);
  const marked = useRef<Element>(undefined);
  const choose = useCallback(
    (id: string) => store.set({chosenEntry: id, chosenFlow: undefined}),
    [store],
  );
  useEffect(() => {
    const button = document.getElementById(rowId(current ?? ''));
    if (marked.current !== button) marked.current?.removeAttribute('aria-current');
    marked.current = button ?? undefined;
    if (!list.current || !button?.parentElement) return;
    button.setAttribute('aria-current', 'step');
    scrollTo(list.current, button.parentElement);
  }, [current, entries]);
  const pieces = useMemo(
    () =>
      piecesOf(entries).map((piece) => (
        <LogPiece key={piece.key} entries={piece.entries} onChoose={choose} />
      )),
    [entries, choose],
  );
  if (entries.length === 0) return <Nothing>Nothing to show yet.</Nothing>;
  return <List ref={list}>{pieces}</List>;
});

const List = styled.div`
  flex: 1;
  min-height: 0;
  contain: strict;
  overflow-y: auto;
  overscroll-behavior: contain;

  ${rowStyle}
`;

const Nothing = styled.p`
  padding: ${space(4)};
  color: ${color.muted};
`;
