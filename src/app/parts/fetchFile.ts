/** Ends what nobody answers. */
export const longestFetch = (): AbortSignal => AbortSignal.timeout(60_000);

/** Brings a script of the build into the browser's cache, from which it is imported; whether it is one. */
export const fetchFile = async (
  file: string,
  signal = longestFetch(),
): Promise<boolean | undefined> => {
  const answer = await fetch(file, {signal});
  const {byteLength} = await answer.arrayBuffer();
  return answer.ok && byteLength > 0 && answer.headers.get('content-type')?.includes('javascript');
};
