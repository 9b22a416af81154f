import { findPath, findStep } from "../paths.ts";
import type { GuideTurn } from "../turn.ts";

const mostSlots = 3;

/** What was told so far, each under what it was an answer to. */
export const recapOf = ({ talk }: GuideTurn): string | null => {
  const path = findPath(talk.path);
  const told = Object.entries(talk.slots)
    .map(([key, { quote }]) => ({ label: findStep(path, key)?.label, quote }))
    .filter(
      (one): one is { label: string; quote: string } => one.label !== undefined && one.quote !== "",
    )
    .slice(-mostSlots);
  if (told.length === 0) return null;
  const list = told.map(
    ({ label, quote }) => `${label.charAt(0).toLowerCase()}${label.slice(1)}: “${quote}”`,
  );
  return `So far I have noted ${list.join("; ")}. At the end you can read and change all of it.`;
};
