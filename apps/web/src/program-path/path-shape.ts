type Point = { x: number; y: number };

/**
 * How low the path lies at each step, as a part of its room: down and up in turn, so that the name of
 * a step, below it or above, never meets the one beside it.
 */
const heights = [0.8, 0.15, 0.7, 0.1, 0.85, 0.25, 0.75, 0.2];

/** Where the steps stand on a drawn path of this size. */
export const stepPoints = (steps: number, width: number, height: number, edge: number): Point[] =>
  Array.from({ length: steps }, (_, index) => ({
    x: edge + (index * (width - edge * 2)) / Math.max(1, steps - 1),
    y: edge + (heights[index % heights.length] ?? 0.5) * (height - edge * 2),
  }));

const round = (value: number): string => String(Math.round(value * 10) / 10);

/** From one step to the next, level at both ends. */
export const segment = (from: Point, to: Point): string => {
  const half = (to.x - from.x) / 2;
  return `M${round(from.x)} ${round(from.y)}C${round(from.x + half)} ${round(from.y)} ${round(to.x - half)} ${round(to.y)} ${round(to.x)} ${round(to.y)}`;
};

const counted = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight"];

/** The drawing in a sentence or two. */
export const pathWords = (
  steps: number,
  done: readonly number[],
  current: number | null,
): string => {
  const all = `${counted[steps] ?? steps} steps.`;
  const walked =
    done.length === steps
      ? "All are done."
      : done.length === 0
        ? ""
        : `${counted[done.length] ?? done.length} ${done.length === 1 ? "is" : "are"} done.`;
  const next = current !== null && done.length < steps ? `You are at step ${current}.` : "";
  return [all, walked, next]
    .filter(Boolean)
    .map((text) => text.charAt(0).toUpperCase() + text.slice(1))
    .join(" ");
};
