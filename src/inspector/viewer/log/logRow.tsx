import {memo} from 'react';
import type {Entry} from '../entries.ts';
import {withBreaks} from '../withBreaks.tsx';
import {clockTime, eventOf, moveOf, type Result, resultOf} from '../words.ts';

const kinds = {
  started: 'plain',
  fired: 'good',
  ignored: 'bad',
  'kept back': 'bad',
  sent: 'plain',
} as const satisfies Record<Result, 'plain' | 'good' | 'bad'>;

export const rowId = (entryId: string): string => `row-${entryId}`;

type Props = {entry: Entry; onChoose: (id: string) => void};

/** One step in the log. Rendered once, since nothing in it ever changes. */
export const LogRow = memo(({entry, onChoose}: Props) => {
  const result = resultOf(entry);
  return (
    <li>
      {entry.isAfterReload && <p className="reload">Page loaded again</p>}
      <button id={rowId(entry.id)} type="button" tabIndex={-1} onClick={() => onChoose(entry.id)}>
        <span className="time">{clockTime(entry.step.at)}</span>
        <span className="event">{eventOf(entry)}</span>
        <span className={`badge ${kinds[result]}`}>{result}</span>
        <span className="move">{withBreaks(`${entry.actor.flow} · ${moveOf(entry)}`)}</span>
      </button>
    </li>
  );
});
