import type { HistoryItem } from "@app/contract/calls/session-shapes";
import { digestMessages } from "../memory/digest-messages.ts";

/** The beginning says why the person came; it may take this share. */
const beginningShare = 0.2;
/** What lies between is told by notes, which may take this share. */
const notesShare = 0.12;

export type FittedHistory = {
  beginning: readonly HistoryItem[];
  newest: readonly HistoryItem[];
  /** How many messages from the middle are told by notes only. */
  leftOut: number;
  notes: readonly string[];
};

const takeWhileFits = (items: readonly HistoryItem[], budgetChars: number): HistoryItem[] => {
  const taken: HistoryItem[] = [];
  let chars = 0;
  for (const item of items) {
    chars += item.content.length;
    if (chars > budgetChars) break;
    taken.push(item);
  }
  return taken;
};

const charsOf = (items: readonly HistoryItem[]): number =>
  items.reduce((sum, item) => sum + item.content.length, 0);

/** Keeps the beginning and the newest of a long session whole, and tells the middle by notes. */
export const fitHistory = (history: readonly HistoryItem[], budgetChars: number): FittedHistory => {
  if (charsOf(history) <= budgetChars)
    return { beginning: [], newest: history, leftOut: 0, notes: [] };
  const beginning = takeWhileFits(history, budgetChars * beginningShare);
  const notesChars = Math.floor(budgetChars * notesShare);
  const newest = takeWhileFits(
    history.slice(beginning.length).reverse(),
    budgetChars - charsOf(beginning) - notesChars,
  ).reverse();
  const middle = history.slice(beginning.length, history.length - newest.length);
  return {
    beginning,
    newest,
    leftOut: middle.length,
    notes: digestMessages(middle, notesChars),
  };
};
