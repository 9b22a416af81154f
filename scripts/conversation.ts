import type { Companion, CompanionEvent } from "@app/companion/companion";
import { type CompanionState, newState } from "@app/companion/state";
import type { HistoryItem, SessionOutcome, SessionType } from "@app/contract/calls/session-shapes";
import type { ReplyOption } from "@app/contract/reply-events";
import type { TalkPlace } from "@app/contract/talk-card";

/** A conversation outside the server: what is kept of it, as plain data. */
export type PlainConversation = {
  id: string;
  sessionType: SessionType;
  history: HistoryItem[];
  state: CompanionState;
};

export type NotedReply = {
  text: string;
  options: readonly ReplyOption[];
  place: TalkPlace | null;
  risk: string | null;
  state: CompanionState;
};

const shared = ({ id, sessionType }: Pick<PlainConversation, "id" | "sessionType">) => ({
  sessionId: id,
  sessionType,
  messageId: id,
  country: "GB",
  now: new Date(),
  previousMessageAt: null,
  lastDisclosedAt: null,
  memories: [],
  programStep: null,
  signal: new AbortController().signal,
});

const gather = async (
  events: AsyncIterable<CompanionEvent>,
  state: CompanionState,
): Promise<Omit<NotedReply, "risk">> => {
  const said: Omit<NotedReply, "risk"> = { text: "", options: [], place: null, state };
  for await (const event of events) {
    if (event.type === "token") said.text += event.text;
    if (event.type === "options")
      Object.assign(said, { options: event.options, place: event.place });
    if (event.type === "kept") said.state = event.state;
  }
  return said;
};

export const beginConversation = async (
  companion: Companion,
  id: string,
  sessionType: SessionType = "text",
): Promise<{ talk: PlainConversation; text: string }> => {
  const greeting = await companion.greet({
    ...shared({ id, sessionType }),
    localHour: null,
    initialAnswer: null,
    lastSession: null,
    openActions: [],
  });
  return {
    talk: {
      id,
      sessionType,
      history: [{ role: "assistant", content: greeting.text }],
      state: greeting.state ?? newState(),
    },
    text: greeting.text,
  };
};

/** Says something, and takes down what was answered. */
export const sayTo = async (
  companion: Companion,
  talk: PlainConversation,
  content: string,
): Promise<NotedReply> => {
  const heard = await companion.hear({ content, history: talk.history, state: talk.state });
  const { level, category } = heard.screening;
  const said = await gather(
    companion.respond({
      ...shared(talk),
      content,
      history: [...talk.history],
      heard,
      state: talk.state,
    }),
    talk.state,
  );
  talk.history.push({ role: "user", content }, { role: "assistant", content: said.text });
  talk.state = said.state;
  return { ...said, risk: level === "none" ? null : `${level}: ${category}` };
};

export const end = async (
  companion: Companion,
  talk: PlainConversation,
): Promise<{ closing: string; outcome: SessionOutcome }> => {
  const { history, state } = talk;
  const closing = await gather(companion.close({ ...shared(talk), history, state }), state);
  const outcome = await companion.outcome({
    ...shared(talk),
    history,
    talk: state.talk,
    remember: false,
    known: [],
  });
  return { closing: closing.text, outcome };
};
