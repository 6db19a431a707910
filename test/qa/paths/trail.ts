/** The entries of the browser's history since the page was opened, and the one it stands on. */
export type History = {entries: readonly string[]; index: number};

export const openedOn = (path: string): History => ({entries: [path], index: 0});

const earlier = ({entries, index}: History, path: string): number =>
  entries.slice(0, index).lastIndexOf(path);

const replaced = ({entries, index}: History, path: string): History => ({
  entries: entries.map((entry, at) => (at === index ? path : entry)),
  index,
});

const pushed = ({entries, index}: History, path: string): History => ({
  entries: [...entries.slice(0, index + 1), path],
  index: index + 1,
});

type Move = {
  from: string;
  to: string;
  /** The state left, or the one entered, must not be come back to. */
  replaces: boolean;
};

/** After the flow went on by itself: an earlier step is gone back to, else the step is new or takes a place. */
export const movedOn = (history: History, {from, to, replaces}: Move): History => {
  if (from === to) return history;
  const back = earlier(history, to);
  if (back >= 0) return {...history, index: back};
  return replaces ? replaced(history, to) : pushed(history, to);
};

const flowOf = (path: string): string | undefined => path.split('/')[1];

/** On leaving for the payment page: of the flow only its start and the step left stay, what is ahead goes with it. */
export const departed = (history: History, path: string): History => {
  const behind = history.entries.slice(0, history.index + 1);
  const before = behind.findLastIndex((entry) => flowOf(entry) !== flowOf(path));
  return replaced({...history, index: Math.min(history.index, before + 2)}, path);
};

/** After Back or Forward to an entry of its own, made by an earlier visit; no refused entry is stood on. */
export const traversed = (history: History, entry: string, {from, to}: Move): History => {
  const there = pushed(history, entry);
  if (entry === to) return there;
  if (from === to) return {...there, index: history.index};
  const back = earlier(there, to);
  return back >= 0 ? {...there, index: back} : replaced(there, to);
};
