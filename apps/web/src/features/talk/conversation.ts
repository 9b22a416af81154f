import type { ConversationParts, ConversationSettings } from "./conversation-parts.ts";
import { createTurnTaker } from "./conversation-turn.ts";
import { cutToHeard } from "./cut-to-heard.ts";
import { loadOlder } from "./load-older.ts";
import { reduceTalk, type TalkEvent } from "./reduce-talk.ts";
import { createReplyText, type ReplyText } from "./reply-text.ts";
import { type Outgoing, replyOf, type Speech, unansweredMessage } from "./talk-items.ts";
import { firstState, type KeptChange, type OpenedSession, type TalkState } from "./talk-state.ts";
import { contextLostText, isContextGone } from "./turn-errors.ts";

export type Conversation = {
  id: string;
  reply: ReplyText;
  state: () => TalkState;
  subscribe: (listener: () => void) => () => void;
  /** Answers with the message's id; null when nothing was written. */
  send: (content: string, how?: { spoken: boolean }) => string | null;
  stop: () => void;
  retry: () => void;
  end: () => void;
  restore: () => Promise<void>;
  /** Something was said in this conversation on another page. */
  refresh: () => Promise<void>;
  loadOlder: () => Promise<void>;
  connectionBack: () => void;
  /** Something of the ended session was kept. */
  kept: (change: KeptChange) => void;
  foldHelp: (folded: boolean) => void;
  /** Somebody spoke into a reply: what they did not hear of it was not said. */
  heard: (exchangeId: string, chars: number) => Promise<void>;
  /** What was misheard, and the answer to it, were not said. Whether they are gone. */
  takeBack: (clientMessageId: string) => Promise<boolean>;
  close: () => void;
};

export const createConversation = (
  opened: OpenedSession,
  settings: ConversationSettings,
): Conversation => {
  const { sessions, outbox } = settings;
  const id = opened.session.id;
  const reply = createReplyText(settings.onNextFrame);
  const listeners = new Set<() => void>();
  let state = firstState(opened, outbox.waiting());
  let running: { abort: AbortController; over: Promise<void> } | undefined;
  let closed = false;

  // What the server has by now needs no sending, wherever it was sent from.
  for (const kept of outbox.waiting())
    if (!state.queue.some(({ clientMessageId }) => clientMessageId === kept.clientMessageId))
      outbox.drop(kept);

  const dispatch = (event: TalkEvent) => {
    state = reduceTalk(state, event);
    for (const listener of listeners) listener();
  };

  const parts: ConversationParts = { id, settings, state: () => state, dispatch };
  const turns = createTurnTaker({ ...parts, settings, reply });

  const run = (outgoing: Outgoing | null, half: Speech | null = null): void => {
    const abort = new AbortController();
    reply.clear();
    if (half) reply.takeUp(half.content);
    // Noted before anything is heard: a page that is left then is one whose words may have arrived.
    if (outgoing) settings.replying.set(outgoing.clientMessageId);
    dispatch({ type: "began", outgoing });
    if (half) dispatch({ type: "spoke" });
    const over = turns
      .take(outgoing, abort)
      .catch((error: unknown) => {
        if (!closed) turns.giveUp(error, outgoing, error === stopReason);
      })
      .finally(() => {
        running = undefined;
        reply.clear();
        if (closed) return;
        settings.tellOthers();
        pump();
      });
    running = { abort, over };
  };

  const pump = (): void => {
    const next = state.queue[0];
    if (closed || running || !next || state.failure) return;
    if (state.session.status === "ended" || !settings.isOnline()) return;
    run(next);
  };

  /** What the page before this one was answered when it went. */
  const leftUnanswered = settings.replying.get();
  /** The page went in the middle of a reply, and nobody had stopped it. */
  const takeUp = (): void => {
    const asked = unansweredMessage(state.items);
    const isOurs = asked !== null && asked.clientMessageId === leftUnanswered;
    if (running) return;
    if (!isOurs) pump();
    else if (state.session.status !== "ended" && settings.isOnline())
      run(asked, replyOf(state.items, asked.clientMessageId));
  };

  const retry = (): void => {
    if (running) return;
    const outgoing = state.failure ? state.failure.outgoing : unansweredMessage(state.items);
    if (state.failure || outgoing) run(outgoing);
  };

  queueMicrotask(takeUp);

  return {
    id,
    reply,
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send: (content, how) => {
      const outgoing: Outgoing = { clientMessageId: settings.newId(), content: content.trim() };
      if (how?.spoken) outgoing.spoken = true;
      if (outgoing.content === "") return null;
      outbox.keep(outgoing);
      dispatch({ type: "written", outgoing });
      // What the server never got goes first, so that the order stays the order of writing.
      if (state.failure?.outgoing && !state.failure.accepted) retry();
      else if (state.failure && !running && settings.isOnline()) run(outgoing);
      else pump();
      return outgoing.clientMessageId;
    },
    stop: () => running?.abort.abort(stopReason),
    retry,
    end: () => {
      running?.abort.abort(stopReason);
      const before = running?.over ?? Promise.resolve();
      void before.then(() => {
        if (!closed && !running && state.session.status !== "ended") run(null);
      });
    },
    restore: async () => {
      try {
        dispatch({ type: "restored", session: (await sessions.restore({ id })).session });
      } catch (error) {
        if (!isContextGone(error)) throw error;
        dispatch({ type: "contextLost", key: settings.newId(), text: contextLostText });
        dispatch({ type: "restored", session: { ...state.session, status: "active" } });
      }
      settings.tellOthers();
      pump();
    },
    refresh: async () => {
      if (running || state.stateless || closed) return;
      const { session, messages } = await sessions.read({ id });
      // What began here meanwhile knows more than what was asked before it.
      if (!running && !closed) dispatch({ type: "refreshed", session, messages });
    },
    loadOlder: () => loadOlder(parts),
    connectionBack: () => {
      if (state.failure?.outgoing && state.failure.code === null) retry();
      else pump();
    },
    kept: (change) => dispatch({ type: "kept", change }),
    foldHelp: (folded) => dispatch({ type: "folded", folded }),
    heard: async (exchangeId, chars) => {
      await running?.over;
      await cutToHeard(parts, exchangeId, chars);
    },
    takeBack: async (clientMessageId) => {
      await running?.over;
      const { taken_back } = state.stateless
        ? { taken_back: true }
        : await sessions.takeBack({ id, client_message_id: clientMessageId });
      if (taken_back) {
        dispatch({ type: "takenBack", clientMessageId });
        settings.tellOthers();
      }
      return taken_back;
    },
    close: () => {
      closed = true;
      running?.abort.abort(stopReason);
      listeners.clear();
    },
  };
};

/** Tells the person's own stop from every other end of a stream. */
const stopReason = new DOMException("stopped", "AbortError");
