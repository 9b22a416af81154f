import type { SavedConversationEntry } from "@app/contract/calls/vault-shapes";
import { limits } from "@app/contract/limits";

const monthsAgo = (months: number, now: Date): Date => {
  const then = new Date(now);
  then.setMonth(then.getMonth() - months);
  // The 31st has no counterpart in every month; the last day of that month is meant.
  if (then.getDate() !== now.getDate()) then.setDate(0);
  return then;
};

export const isWithinMonths = (iso: string, months: number, now = new Date()): boolean =>
  new Date(iso).getTime() >= monthsAgo(months, now).getTime();

const newestFirst = (list: readonly SavedConversationEntry[]): SavedConversationEntry[] =>
  [...list].sort((a, b) => b.createdAt.localeCompare(a.createdAt));

/** Of the latest ten, those of the last month; three of them at the most. */
export const recentlySaved = (
  list: readonly SavedConversationEntry[],
  now = new Date(),
): SavedConversationEntry[] =>
  newestFirst(list)
    .slice(0, limits.vault.recentConsidered)
    .filter(({ createdAt }) => isWithinMonths(createdAt, limits.vault.recentMonths, now))
    .slice(0, limits.vault.recentShown);
