import type {KeyboardEvent} from 'react';
import {rowId} from './logRow.tsx';

const rowsIn = (list: Element): HTMLElement[] => [...list.querySelectorAll('button')];

/** Which row is chosen, and which one a Tab reaches: marked on the elements, so that no row is rendered for it. */
export const createRowMarks = (list: HTMLElement) => {
  let chosen: HTMLElement | undefined;
  let stop: HTMLElement | undefined;

  const stopAt = (row: HTMLElement | undefined) => {
    if (stop !== row) stop?.setAttribute('tabindex', '-1');
    stop = row;
    row?.setAttribute('tabindex', '0');
  };

  list.addEventListener('focusin', ({target}) => {
    if (target instanceof HTMLButtonElement) stopAt(target);
  });

  return {
    /** Marks the row of a step, and gives it where it is shown. */
    mark: (entryId: string | undefined): HTMLElement | undefined => {
      const row = document.getElementById(rowId(entryId ?? '')) ?? undefined;
      if (chosen !== row) chosen?.removeAttribute('aria-current');
      chosen = row;
      row?.setAttribute('aria-current', 'step');
      // Who is in the log already leaves it and comes back by the same row.
      if (!list.contains(document.activeElement)) stopAt(row ?? rowsIn(list).at(-1));
      return row;
    },
  };
};

export type RowMarks = ReturnType<typeof createRowMarks>;

type Move = (index: number, last: number) => number;

const moves: Readonly<Record<string, Move>> = {
  ArrowUp: (index) => index - 1,
  ArrowDown: (index) => index + 1,
  PageUp: (index) => index - 8,
  PageDown: (index) => index + 8,
  Home: () => 0,
  End: (_, last) => last,
};

/** Up and down through the rows: the focus and the chosen step go together. */
export const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
  const move = moves[event.key];
  if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  const rows = rowsIn(event.currentTarget);
  const focused = rows.findIndex((row) => row === document.activeElement);
  const last = rows.length - 1;
  const row = rows[Math.max(0, Math.min(last, move(focused, last)))];
  row?.focus();
  row?.click();
};
