import type { Message } from "@app/contract/calls/session-shapes";
import { aSession } from "../../../testing/a-session.ts";
import { reduceTalk, type TalkEvent } from "../reduce-talk.ts";
import { firstState, type TalkState } from "../talk-state.ts";
import { aMessage } from "./fake-sessions.ts";

export const hello = aMessage({ id: "hello", role: "assistant" });
export const firstMessage = { clientMessageId: "c1", content: "I snapped at my sister" };
export const secondMessage = { clientMessageId: "c2", content: "It was cruel" };

export const startedTalk = (messages: Message[] = [hello]): TalkState =>
  firstState({ session: aSession(), messages, olderBefore: null }, []);

export const stateAfter = (state: TalkState, ...events: TalkEvent[]): TalkState =>
  events.reduce(reduceTalk, state);

/** What stands in the thread, in order. */
export const shownIn = (state: TalkState): string[] =>
  state.items.map((item) => (item.kind === "speech" ? item.content : item.kind));

export const replying = (state = startedTalk()): TalkState =>
  stateAfter(
    state,
    { type: "written", outgoing: firstMessage },
    { type: "began", outgoing: firstMessage },
    { type: "spoke" },
  );

export const failureEvent = (content: string): TalkEvent => ({
  type: "failed",
  key: "half",
  content,
  code: "model_failed",
  detail: "broke off",
  atMs: 1,
});
