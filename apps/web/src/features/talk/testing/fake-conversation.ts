import { vi } from "vitest";
import type { StoredItem, UnsentMessage } from "../../../storage.ts";
import { aSession } from "../../../testing/a-session.ts";
import { createConversation } from "../conversation.ts";
import { createOutbox } from "../outbox.ts";
import type { OpenedSession } from "../talk-state.ts";
import { type FakeAnswer, fakeSessions, storedInMemory } from "./fake-sessions.ts";
import { hello } from "./made-up-talk.ts";

/** A conversation with a server that answers the way it was told to. */
export const fakeConversation = (
  answers: FakeAnswer[],
  {
    opened = {},
    item = storedInMemory<readonly UnsentMessage[]>(),
    online = { yes: true },
    json = {},
    replying = storedInMemory<string>(),
  }: {
    opened?: Partial<OpenedSession>;
    item?: StoredItem<readonly UnsentMessage[]>;
    online?: { yes: boolean };
    json?: Record<string, unknown>;
    replying?: StoredItem<string>;
  } = {},
) => {
  const server = fakeSessions(answers, json);
  const reported: unknown[] = [];
  const waitedMs: number[] = [];
  let ids = 0;
  let told = 0;
  const conversation = createConversation(
    { session: aSession(), messages: [hello], olderBefore: null, ...opened },
    {
      sessions: server.sessions,
      outbox: createOutbox(item, "s1"),
      replying,
      tellOthers: () => {
        told += 1;
      },
      isOnline: () => online.yes,
      country: () => "GB",
      newId: () => `id-${++ids}`,
      nowMs: () => 0,
      wait: async (ms) => void waitedMs.push(ms),
      onNextFrame: (work) => work(),
      report: (error) => reported.push(error),
    },
  );
  const spoken = () =>
    conversation.state().items.map((each) => (each.kind === "speech" ? each.content : each.kind));
  const settled = () =>
    vi.waitFor(() => {
      const { turn, failure, queue } = conversation.state();
      if (turn || (queue.length > 0 && !failure)) throw new Error("still talking");
    });
  const sent = () =>
    server.requests
      .filter(({ path }) => path.endsWith("/respond"))
      .map(({ body }) => [body["client_message_id"], body["content"]]);
  return {
    ...server,
    conversation,
    spoken,
    settled,
    sent,
    reported,
    waitedMs,
    item,
    replying,
    told: () => told,
  };
};
