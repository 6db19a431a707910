/** In milliseconds, a little less than `LONGEST_TRY`. A request without data for longer is repeated when the file is needed next. */
const LONGEST_WAIT = 9_000;

export type FetchFiles = {
  /** Fetches files, then loads what is made of them; where that fails, the next try bypasses the browser's cache. */
  <T>(files: readonly string[], load: () => Promise<T> | T): Promise<T>;
  /** When a piece of any file came last, in milliseconds of `performance.now()`. */
  lastPiece: number;
};

/** What came cannot be loaded, and is as good as late. */
const BROKEN = {since: Number.NEGATIVE_INFINITY};

type Request = {answer: Promise<void>; since: number; controller: AbortController};

/** Whether a response is a script, and not the page that a host serves for unknown paths. */
const isScript = ({ok, headers}: Response): boolean =>
  ok && headers.get('content-type')?.includes('javascript') === true;

/** Reads an answer to its end, and notifies of each piece; returns how many there were. */
const readAll = async ({body}: Response, onPiece: () => void): Promise<number> => {
  if (!body) return 0;
  const reader = body.getReader();
  let pieces = 0;
  while (!(await reader.read()).done) {
    pieces += 1;
    onPiece();
  }
  return pieces;
};

/**
 * Brings files of the build into the browser's cache, each once, from where they are imported. A browser may keep a
 * failed import for as long as the page is open, and none gives up one that hangs (decision 0013).
 */
export const createFetchFiles = (): FetchFiles => {
  const requests = new Map<string, Request>();

  const ask = (file: string, cache: RequestCache): Request => {
    const controller = new AbortController();
    const fetchScript = async () => {
      const answer = await fetch(file, {cache, signal: controller.signal});
      const onPiece = () => {
        request.since = performance.now();
        fetchFiles.lastPiece = request.since;
      };
      if ((await readAll(answer, onPiece)) === 0 || !isScript(answer)) {
        throw new Error('A file is no script');
      }
      // What is there is never late.
      request.since = Number.POSITIVE_INFINITY;
    };
    const request = {answer: fetchScript(), since: performance.now(), controller};
    request.answer.catch(() => {
      if (requests.get(file) === request) requests.delete(file);
    });
    requests.set(file, request);
    return request;
  };

  const fetchFile = (file: string): Promise<void> => {
    const known = requests.get(file);
    if (known && performance.now() - known.since < LONGEST_WAIT) return known.answer;
    // Two requests for one file would wait for each other in the browser's cache.
    known?.controller.abort();
    return ask(file, known ? 'reload' : 'default').answer;
  };

  const fetchFiles: FetchFiles = Object.assign(
    async <T>(files: readonly string[], load: () => Promise<T> | T) => {
      await Promise.all(files.map(fetchFile));
      try {
        return await load();
      } catch (error) {
        for (const file of files) Object.assign(requests.get(file) ?? {}, BROKEN);
        throw error;
      }
    },
    {lastPiece: Number.NEGATIVE_INFINITY},
  );
  return fetchFiles;
};
