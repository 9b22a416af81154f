export type Point = { x: number; y: number };

/** How high the path lies at each step, as a part of its room: a walk over hills, told by nobody's mood. */
const heights = [0.72, 0.18, 0.5, 0.12, 0.62, 0.3, 0.7, 0.2];

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
