/** FNV-1a: the same text always gives the same number, which is all that determinism needs. */
export const mixedHash = (text: string): number => {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value ^= text.charCodeAt(index);
    value = Math.imul(value, 0x01000193);
  }
  value ^= value >>> 15;
  value = Math.imul(value, 0x2c1b3c6d);
  value ^= value >>> 12;
  return value >>> 0;
};

/** The list in an order that depends on the key alone. */
export const shuffled = <T>(key: string, list: readonly T[]): T[] =>
  list
    .map((item, index) => ({ item, order: mixedHash(`${key}#${index}`) }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);

export const pickOne = <T>(key: string, list: readonly T[]): T | undefined =>
  list.length === 0 ? undefined : list[mixedHash(key) % list.length];
