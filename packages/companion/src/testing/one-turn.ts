import type { ReplyEvent } from "@app/contract/reply-events";
import { noRisk } from "@app/safety/screening";
import type { Companion, Turn } from "../companion.ts";

/** For tests: one turn with the companion, and what comes of it. */
export const now = new Date("2026-03-10T20:00:00Z");

export const turnOf = (content: string, more: Partial<Turn> = {}): Turn => ({
  sessionId: "s-1",
  sessionType: "text",
  messageId: "m-2",
  content,
  history: [{ role: "assistant", content: "Hello." }],
  country: "GB",
  now,
  previousMessageAt: null,
  lastDisclosedAt: null,
  memories: [],
  programStep: null,
  screening: noRisk,
  signal: new AbortController().signal,
  ...more,
});

export const eventsOf = async (events: AsyncIterable<ReplyEvent>): Promise<ReplyEvent[]> => {
  const all: ReplyEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
};

export const respond = (companion: Companion, content: string, more: Partial<Turn> = {}) =>
  eventsOf(
    companion.respond(
      turnOf(content, {
        screening: companion.screen({ content, history: more.history ?? [] }),
        ...more,
      }),
    ),
  );

export const textOf = (events: readonly ReplyEvent[]): string =>
  events.map((event) => (event.type === "token" ? event.text : "")).join("");

export const kindsOf = (events: readonly ReplyEvent[]): string[] => [
  ...new Set(events.map((event) => event.type)),
];

/** What closes a session: a turn without a message. */
export const closingOf = (history: Turn["history"]): Omit<Turn, "content" | "screening"> => {
  const { content: _, screening: __, ...rest } = turnOf("");
  return { ...rest, history };
};
