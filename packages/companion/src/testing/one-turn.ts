import { noRisk } from "@app/safety/screening";
import type { Companion, CompanionEvent, TurnRequest } from "../companion.ts";
import { hearNow } from "../guiding/hear.ts";
import { type CompanionState, newState } from "../state.ts";

/** For tests: one turn with the companion, and what comes of it. */
export const now = new Date("2026-03-10T20:00:00Z");

export const turnOf = (content: string, more: Partial<TurnRequest> = {}): TurnRequest => ({
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
  heard: { ...hearNow({ content, history: [] }), screening: noRisk },
  state: newState(),
  signal: new AbortController().signal,
  ...more,
});

export const eventsOf = async (
  events: AsyncIterable<CompanionEvent>,
): Promise<CompanionEvent[]> => {
  const all: CompanionEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
};

export const respond = async (
  companion: Companion,
  content: string,
  more: Partial<TurnRequest> = {},
) =>
  eventsOf(
    companion.respond(
      turnOf(content, {
        heard: await companion.hear({ content, history: more.history ?? [], state: more.state }),
        ...more,
      }),
    ),
  );

export const textOf = (events: readonly CompanionEvent[]): string =>
  events.map((event) => (event.type === "token" ? event.text : "")).join("");

/** What was kept with a reply, for the turn that follows. */
export const keptIn = (events: readonly CompanionEvent[]): CompanionState =>
  events.find((event) => event.type === "kept")?.state ?? newState();

export const kindsOf = (events: readonly CompanionEvent[]): string[] => [
  ...new Set(events.map((event) => event.type)),
];

/** What closes a session: a turn without a message. */
export const closingTurn = (
  history: TurnRequest["history"],
): Omit<TurnRequest, "content" | "heard"> => {
  const { content: _, heard: __, ...rest } = turnOf("");
  return { ...rest, history };
};
