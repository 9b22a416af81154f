import type { HistoryItem } from "@app/contract/calls/session-shapes";
import { limits } from "@app/contract/limits";
import { noRisk, type Screening } from "@app/safety/screening";
import { olderGuideReply } from "../guide/reply.ts";
import { guideGreeting } from "./guide-greeting.ts";

/** For tests: the guide talked to from beginning to end. */
const talkedAt = new Date("2026-01-05T21:00:00Z");

export const reply = (
  history: readonly HistoryItem[],
  content: string,
  options: {
    seed?: string;
    screening?: Screening;
    hasAskedRisk?: boolean;
    sessionType?: "text" | "voice";
  } = {},
): string =>
  olderGuideReply({
    seed: options.seed ?? "seed",
    history,
    content,
    sessionType: options.sessionType ?? "text",
    screening: options.screening ?? noRisk,
    hasAskedRisk: options.hasAskedRisk ?? false,
    now: talkedAt,
  });

export const converse = (turns: readonly string[], seed: string): HistoryItem[] => {
  const history: HistoryItem[] = [
    {
      role: "assistant",
      content: guideGreeting({ seed, sessionType: "text", localHour: null, initialAnswer: null }),
    },
  ];
  for (const content of turns) {
    const answer = reply([...history], content, { seed });
    history.push({ role: "user", content }, { role: "assistant", content: answer });
  }
  return history;
};

export const saidBy = (history: readonly HistoryItem[]): string[] =>
  history.filter((item) => item.role === "assistant").map((item) => item.content);

export const problemsOf = (text: string): string[] => {
  const problems: string[] = [];
  if (/[{}]/.test(text)) problems.push("a brace");
  if (!/[.?。।۔…][”’)]?$/u.test(text)) problems.push("no mark at the end");
  if ((text.match(/“/g) ?? []).length !== (text.match(/”/g) ?? []).length)
    problems.push("open quotes");
  if (/!/.test(text)) problems.push("an exclamation mark");
  if (/ {2}| [.,?]|\.\.(?!\.)|\b(?:undefined|null|NaN)\b/.test(text))
    problems.push("a broken join");
  if (/\b(?:your your|you you|you are am|(?<!\b(?:with|of|to|for|about) )you was)\b/i.test(text))
    problems.push("a broken turn");
  if (/I understand how you feel|As an AI/i.test(text)) problems.push("a forbidden phrase");
  if (text.length === 0 || text.length > limits.reply.maxChars) problems.push("length");
  return problems;
};
