/**
 * What speaks for each of many possibilities, as a logarithm; whatever is not named has nothing for it. So the parts of
 * a message, and the messages of a talk, are put together: one odd part alone decides nothing.
 */
export type Leanings = Readonly<Record<string, number>>;

/** A possibility with a smaller share than this has nothing for it. */
const floor = 0.0008;
const mostKept = 24;

/** What is known once these shares were read too; `weight` where they are only a part of what there is to read. */
export const leanOn = (
  before: Leanings,
  shares: Readonly<Record<string, { share: number }>>,
  weight = 1,
): Leanings => {
  const found: Record<string, number> = { ...before };
  for (const [id, { share }] of Object.entries(shares))
    if (share > floor) found[id] = (found[id] ?? 0) + weight * Math.log(share / floor);
  return Object.fromEntries(
    Object.entries(found)
      .sort((a, b) => b[1] - a[1])
      .slice(0, mostKept),
  );
};

/** The share of each among all there are, likeliest first. */
export const sharesOf = (leanings: Leanings, all: number): [id: string, share: number][] => {
  const raised = Object.entries(leanings).map(([id, value]) => [id, Math.exp(value)] as const);
  const sum = raised.reduce((total, [, value]) => total + value, Math.max(0, all - raised.length));
  return raised
    .map(([id, value]): [string, number] => [id, value / sum])
    .sort((a, b) => b[1] - a[1]);
};
