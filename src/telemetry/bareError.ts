export type BareError = {name: string; frames: string[]};

/** Of the language, the browser and the libraries in use; any other name may quote what a visitor typed. */
const NAMES: readonly string[] =
  `Error AggregateError EvalError InternalError RangeError ReferenceError
  SyntaxError TypeError URIError SuppressedError AbortError DataCloneError
  DataError EncodingError HierarchyRequestError InvalidAccessError InvalidCharacterError InvalidStateError
  NamespaceError NetworkError NotAllowedError NotFoundError NotReadableError NotSupportedError
  OperationError QuotaExceededError SecurityError TimeoutError UnknownError AxiosError
  CanceledError ValidationError`.split(/\s+/);

/** A script of the build, or of the sources in development, with line and column. */
const PLACE =
  /(https?:\/\/[^/?#\s()@]+)(\/assets\/[\w-]+-[\w-]{6}\.js|\/(?:src|machines)\/[\w/.-]+\.tsx?)(?:[?#].*)?(:\d+:\d+)\)?$/;

const placeIn = (line: string, origin: string): string[] => {
  const [, host, file, position] = PLACE.exec(line) ?? [];
  return host === origin ? [`    at ${host}${file}${position}`] : [];
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const linesOf = (error: Error): string[] =>
  textOf(error.stack)
    .replace(textOf(error.message), () => '')
    .split('\n');

/**
 * Whether it was thrown in a script of ours: the first place in its stack. Those that follow only called
 * it, and an extension may be among them.
 */
export const isOurs = (error: unknown, origin = globalThis.location?.origin): boolean => {
  if (!(error instanceof Error)) return false;
  try {
    const first = linesOf(error).find((line) => /:\d+:\d+\)?$/.test(line.trimEnd()));
    return first !== undefined && placeIn(first, origin).length > 0;
  } catch {
    return false;
  }
};

/**
 * What may be reported of an unexpected error: its name, if it is a known one, and where in our own scripts it
 * happened. Everything else stays behind, since it may quote what a visitor typed: the message, names of
 * functions, queries, addresses of others.
 */
export const bareErrorOf = (error: unknown, origin = globalThis.location?.origin): BareError => {
  if (!(error instanceof Error)) return {name: `Thrown ${typeof error}`, frames: []};
  try {
    const frames = linesOf(error).flatMap((line) => placeIn(line, origin));
    return {name: NAMES.find((name) => name === error.name) ?? 'Error of another name', frames};
  } catch {
    return {name: 'Error that cannot be read', frames: []};
  }
};
