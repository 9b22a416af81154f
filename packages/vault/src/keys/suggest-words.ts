/** The list's words are told apart by their first four letters, so a long enough start is enough. */
const startChars = 4;
const maxSuggestions = 3;
const maxDistance = 2;

/** How many letters to add, drop, change or swap with their neighbour. */
const distance = (a: string, b: string): number => {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped =
        a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? 99) + 1 : 99;
      row.push(Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, changed, swapped));
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
};

/** The likeliest words first. Empty where nothing is near: a wrong guess would mislead. */
export const suggestWords = (typed: string, list: readonly string[]): string[] => {
  const start = typed.slice(0, startChars);
  const near = list
    .map((word) => ({
      word,
      distance: distance(typed, word),
      sameStart: start.length > 1 && word.startsWith(start),
      sameLetter: word[0] === typed[0],
    }))
    .filter((entry) => entry.sameStart || entry.distance <= Math.min(maxDistance, typed.length / 2))
    .sort(
      (a, b) =>
        Number(b.sameStart) - Number(a.sameStart) ||
        a.distance - b.distance ||
        Number(b.sameLetter) - Number(a.sameLetter),
    );
  const [best] = near;
  return near
    .filter((entry) => entry.sameStart || entry.distance === best?.distance)
    .slice(0, maxSuggestions)
    .map((entry) => entry.word);
};
