/** A number from 0 up to 1 that is always the same for the same id, and another one for another salt. */
export const fractionOf = (id: string, salt = 0): number => {
  let hash = (0x811c9dc5 ^ salt) >>> 0;
  for (let index = 0; index < id.length; index++) {
    hash ^= id.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193) >>> 0;
  }
  // The last letters of neighbouring ids differ a little; this spreads them over the whole range.
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d) >>> 0;
  hash ^= hash >>> 12;
  return (hash >>> 0) / 2 ** 32;
};
