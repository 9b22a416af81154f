/** A stretch of a pattern that lets anything stand in it: `.*`, `.+`, `.{2,40}?`. */
const openStretch = /(\\.)|(\[(?:\\.|[^\]\\])*\])|(\.(?:[*+]|\{\d+(?:,\d*)?\})\??)/g;

/** Compiled only for patterns that have matched, since few ever do. */
const watched = new WeakMap<RegExp, RegExp>();

/** The same pattern, with a group round every stretch in which anything may stand. */
const watching = (when: RegExp): RegExp => {
  const known = watched.get(when);
  if (known) return known;
  let count = 0;
  const made = new RegExp(
    when.source.replace(openStretch, (all: string, escaped?: string, set?: string) => {
      if (escaped !== undefined || set !== undefined) return all;
      count += 1;
      return `(?<open${count}>${all})`;
    }),
    `${when.flags.replace("d", "")}d`,
  );
  watched.set(when, made);
  return made;
};

const smallWords = new Set(
  "a an the and or but so of to in on at by for from with as than that this these those it its it's is are was were be been being am i i'm i've i'd i'll me my mine we us our he she they him her them his their you your do does did don't have has had just really very too also even still again now then there here about up down out off over all any some no not n't if when while because what which who how will would can could should like get gets got go goes going one two three four five six seven eight nine ten half most every each day days night nights week weeks month months year years hour hours minute minutes morning evening afternoon today tonight yesterday tomorrow since until before after ago last next monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december christmas easter first later lately always never actually honestly maybe probably".split(
    " ",
  ),
);

/** The words that carry what is said. */
export const contentWords = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\d][\p{L}\d'-]*/gu) ?? []).filter(
    (word) => !smallWords.has(word) && !/^\d+$/.test(word),
  );

/**
 * The words of a text that a pattern only let pass: those outside its match, and those where anything
 * might have stood. What was caught for a slot that is said back counts as read.
 */
export const unreadWords = (when: RegExp, text: string, slots: readonly string[]): string[] => {
  const match = watching(when).exec(text);
  if (!match?.indices) return contentWords(text);
  const groups = Object.entries(match.indices.groups ?? {});
  const read = groups.flatMap(([name, range]) => (range && slots.includes(name) ? [range] : []));
  const open = groups.flatMap(([name, range]) =>
    range &&
    name.startsWith("open") &&
    !read.some(([from, to]) => from <= range[0] && range[1] <= to)
      ? [range]
      : [],
  );
  const [from, to] = match.indices[0] ?? [0, text.length];
  return [
    text.slice(0, from),
    ...open.map(([start, end]) => text.slice(start, end)),
    text.slice(to),
  ].flatMap(contentWords);
};
