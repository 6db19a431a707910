/** Eight random characters. Not `randomUUID`, which pages on `http://` and a network address lack. */
export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(4))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
