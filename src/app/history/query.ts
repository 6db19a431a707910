const piecesOf = (search: string): string[] => (search === '' ? [] : search.slice(1).split('&'));

const nameOf = (piece: string): string | undefined => {
  const [name] = new URLSearchParams(piece).keys();
  return name;
};

const queryOf = (pieces: readonly string[]): string =>
  pieces.length > 0 ? `?${pieces.join('&')}` : '';

/** The query without these parameters, the others as they were written. */
export const withoutParameters = (search: string, names: readonly string[]): string =>
  queryOf(piecesOf(search).filter((piece) => !names.some((name) => name === nameOf(piece))));

/** The query with this parameter once, where it was or at the end, the others as they were written. */
export const withParameter = (search: string, name: string, value: string): string => {
  const pieces = piecesOf(search);
  const own = `${name}=${encodeURIComponent(value)}`;
  const at = pieces.findIndex((piece) => nameOf(piece) === name);
  if (at < 0) return queryOf([...pieces, own]);
  const rest = pieces.filter((piece, index) => index <= at || nameOf(piece) !== name);
  return queryOf(rest.map((piece, index) => (index === at ? own : piece)));
};
