/** In milliseconds. */
export const LONGEST_FETCH = 60_000;

/** Brings a script of the build into the browser's cache, from which it is imported; whether it is one. */
export const fetchFile = async (
  file: string,
  signal = AbortSignal.timeout(LONGEST_FETCH),
): Promise<boolean | undefined> => {
  const answer = await fetch(file, {signal});
  const {byteLength} = await answer.arrayBuffer();
  const isScript = answer.headers.get('content-type')?.includes('javascript');
  return answer.ok && byteLength > 0 && isScript;
};
