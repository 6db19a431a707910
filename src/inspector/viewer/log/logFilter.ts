import type {Entry} from '../entries.ts';
import {eventOf, moveOf, resultOf, urlOf} from '../words.ts';

/** What its row shows, and what is known of it beside: its whole state, the address bar and the guards. */
const textOf = (entry: Entry): string => {
  const {step, actor} = entry;
  const {from, to} = urlOf(entry);
  const shown = [eventOf(entry), resultOf(entry), actor.flow, moveOf(entry)];
  const guards = step.tried.map(({guard}) => guard);
  return [...shown, step.event, step.after.state, from, to, ...guards].join(' ').toLowerCase();
};

/** Every word of the filter is in the entry, and none that begins with a minus. */
export const matchesFilter = (entry: Entry, filter: string): boolean => {
  const text = textOf(entry);
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  return words.every((word) =>
    word.startsWith('-') ? word === '-' || !text.includes(word.slice(1)) : text.includes(word),
  );
};
