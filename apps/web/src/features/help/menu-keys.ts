/** Which entry a key leads to, from the one that has the focus; undefined where the key is none of a menu's. */
export const entryAfter = (
  key: string,
  at: number,
  names: readonly string[],
): number | undefined => {
  const count = names.length;
  if (count === 0) return undefined;
  if (key === "ArrowDown") return (at + 1) % count;
  if (key === "ArrowUp") return at <= 0 ? count - 1 : at - 1;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (key.length !== 1 || key === " ") return undefined;
  const letter = key.toLowerCase();
  // From the next one on and round: the same letter again leads to the next of that letter.
  for (let step = 1; step <= count; step++) {
    const next = (at + step) % count;
    if (names[next]?.toLowerCase().startsWith(letter)) return next;
  }
  return undefined;
};
