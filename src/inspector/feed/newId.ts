/** Eight signs at random. Not `randomUUID`, which a page over `http://` and the address of a network does not have. */
export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(4))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
