import { limits } from "@app/contract/limits";
import { fractionOf } from "./fraction-of.ts";

export const depths = ["near", "mid", "far"] as const;
export type Depth = (typeof depths)[number];

export const lifetimeMs = limits.board.lifetimeHours * 60 * 60_000;

/** How much of its day is over: 0 when it was left, 1 when it goes. */
export const agedBy = (createdAt: string, nowMs: number): number =>
  Math.min(1, Math.max(0, (nowMs - Date.parse(createdAt)) / lifetimeMs));

/** After a quarter of the day a thought stands further off, and after five eighths further still. */
const stepsBack = [1 / 4, 5 / 8];

/** In large letters only a short one leaves room for the others. */
const nearMaxChars = 56;
const midMaxChars = 100;

const depthAtFirst = (id: string, text: string): number => {
  const fraction = fractionOf(id);
  const drawn = fraction < 0.36 ? 0 : fraction < 0.7 ? 1 : 2;
  const room = text.length > midMaxChars ? 2 : text.length > nearMaxChars ? 1 : 0;
  return Math.max(drawn, room);
};

/** How near a thought hangs: drawn once for each, and further off with time. One's own comes first. */
export const depthOf = (
  { id, text }: { id: string; text: string },
  aged: number,
  mine = false,
): Depth => {
  const back = stepsBack.filter((step) => aged >= step).length;
  const first = mine ? (text.length > nearMaxChars ? 1 : 0) : depthAtFirst(id, text);
  return depths[Math.min(depths.length - 1, first + back)] ?? "far";
};

/** "Just now", "20 minutes ago", "5 hours ago": nobody needs it closer than that. */
export const sayAge = (createdAt: string, nowMs: number): string => {
  const minutes = Math.max(0, Math.floor((nowMs - Date.parse(createdAt)) / 60_000));
  if (minutes < 2) return "just now";
  if (minutes < 60) return `${minutes} minutes ago`;
  const hours = Math.floor(minutes / 60);
  return hours === 1 ? "an hour ago" : `${hours} hours ago`;
};
