import type { ReplyEvent } from "@app/contract/reply-events";
import { timings } from "@app/contract/timings";
import { helpInError } from "../../helplines/help-in-error.ts";
import type { ConversationParts, ConversationSettings } from "./conversation-parts.ts";
import { cutToHeard } from "./cut-to-heard.ts";
import { loadOlder } from "./load-older.ts";
import { reduceTalk, type TalkEvent } from "./reduce-talk.ts";
import { createReplyText, type ReplyText } from "./reply-text.ts";
import {
  type Outgoing,
  replyOf,
  type Speech,
  statelessHistory,
  unansweredMessage,
  withoutHalfReply,
} from "./talk-items.ts";
import { firstState, type KeptChange, type OpenedSession, type TalkState } from "./talk-state.ts";
import {
  BrokenOffError,
  contextLostText,
  hasCode,
  isConnectionLost,
  isContextGone,
  isOrdinaryTurnError,
  turnProblemOf,
} from "./turn-errors.ts";

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

/** How often, a second apart, a reply that is still being written elsewhere is waited for. */
const busyRetries = 8;
const busyRetryMs = 1_000;
/** The server takes over or ends a silent reply before this; a longer silence is a dead connection. */
const silenceMs = timings.reply.firstTokenTimeoutMs + timings.reply.betweenTokensTimeoutMs + 5_000;

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

  const eventsFor = (
    outgoing: Outgoing | null,
    options: { signal: AbortSignal; onAlive: () => void },
  ): AsyncIterable<ReplyEvent> => {
    const country = settings.country();
    const where = country ? { country } : {};
    if (!outgoing) return sessions.end({ id, ...where }, options);
    if (state.stateless) {
      const history = statelessHistory(withoutHalfReply(state.items, outgoing));
      const standing = state.sealed ? { state: state.sealed } : {};
      return sessions.respondStateless({ id, history, ...standing, ...where }, options);
    }
    return sessions.respond(
      {
        id,
        content: outgoing.content,
        client_message_id: outgoing.clientMessageId,
        ...(outgoing.spoken ? { spoken: true } : {}),
        ...where,
      },
      options,
    );
  };

  const hear = (event: ReplyEvent, outgoing: Outgoing | null): "more" | "over" => {
    if (!state.turn?.accepted) {
      if (outgoing) outbox.drop(outgoing);
      dispatch({ type: "accepted" });
    }
    switch (event.type) {
      case "token":
        reply.append(event.text);
        if (!state.turn?.speaking) dispatch({ type: "spoke" });
        return "more";
      case "disclosure":
        dispatch({ type: "disclosed", key: settings.newId(), text: event.text });
        return "more";
      case "safety": {
        const { type: _, ...found } = event;
        dispatch({ type: "screened", key: settings.newId(), ...found });
        return "more";
      }
      case "options": {
        const { type: _, ...offer } = event;
        dispatch({ type: "offered", offer });
        return "more";
      }
      case "state":
        dispatch({ type: "sealed", sealed: event.state });
        return "more";
      case "done": {
        const { message_id: key, writer } = event;
        settings.replying.remove();
        dispatch({ type: "done", key, content: reply.said(), writer });
        return "over";
      }
      case "error":
        fail({ code: event.code, detail: event.detail });
        return "over";
    }
  };

  const fail = (problem: Pick<Extract<TalkEvent, { type: "failed" }>, "code" | "detail">) => {
    // A page that is left loses its connection too: then the next one takes the reply up.
    if (problem.code !== null) settings.replying.remove();
    dispatch({
      type: "failed",
      key: settings.newId(),
      content: reply.soFar(),
      atMs: settings.nowMs(),
      ...problem,
    });
  };

  const listen = async (outgoing: Outgoing | null, abort: AbortController): Promise<void> => {
    let silence: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const listenOn = () => {
      clearTimeout(silence);
      silence = setTimeout(() => abort.abort(new BrokenOffError()), silenceMs);
    };
    try {
      listenOn();
      // A slow model is no dead connection as long as the server is heard of.
      const heard = { signal: abort.signal, onAlive: listenOn };
      // The server closes behind its last event; hung up on, every reply would look like one that failed.
      for await (const event of eventsFor(outgoing, heard)) {
        listenOn();
        if (!over) over = hear(event, outgoing) === "over";
      }
      if (!over) throw new BrokenOffError();
    } catch (error) {
      if (!over) throw error;
    } finally {
      clearTimeout(silence);
    }
  };

  const speak = async (outgoing: Outgoing | null, abort: AbortController): Promise<void> => {
    for (let busy = 0; ; ) {
      try {
        return await listen(outgoing, abort);
      } catch (error) {
        if (abort.signal.aborted) throw abort.signal.reason;
        const help = helpInError(error);
        if (help) dispatch({ type: "screened", key: settings.newId(), ...help });
        if (hasCode(error, "reply_in_progress") && busy < busyRetries) {
          busy += 1;
          await settings.wait(busyRetryMs);
          if (abort.signal.aborted) throw abort.signal.reason;
        } else if (outgoing && !state.stateless && isContextGone(error)) {
          dispatch({ type: "contextLost", key: settings.newId(), text: contextLostText });
        } else throw error;
      }
    }
  };

  const giveUp = (error: unknown, outgoing: Outgoing | null, stopped: boolean) => {
    if (stopped) {
      if (outgoing) outbox.drop(outgoing);
      settings.replying.remove();
      dispatch({ type: "stopped", key: settings.newId(), content: reply.soFar() });
      return;
    }
    if (hasCode(error, "session_ended")) {
      dispatch({ type: "postponed" });
      dispatch({ type: "ended" });
      return;
    }
    if (!outgoing && isContextGone(error)) {
      dispatch({ type: "ended" });
      return;
    }
    if (isConnectionLost(error) && !settings.isOnline() && outgoing && !state.turn?.accepted) {
      dispatch({ type: "postponed" });
      return;
    }
    if (!isOrdinaryTurnError(error)) settings.report(error, outgoing ? "talk: reply" : "talk: end");
    fail(turnProblemOf(error));
  };

  const run = (outgoing: Outgoing | null, half: Speech | null = null): void => {
    const abort = new AbortController();
    reply.clear();
    if (half) reply.takeUp(half.content);
    // Noted before anything is heard: a page that is left then is one whose words may have arrived.
    if (outgoing) settings.replying.set(outgoing.clientMessageId);
    dispatch({ type: "began", outgoing });
    if (half) dispatch({ type: "spoke" });
    const over = speak(outgoing, abort)
      .catch((error: unknown) => {
        if (!closed) giveUp(error, outgoing, error === stopReason);
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

  const parts: ConversationParts = { id, settings, state: () => state, dispatch };

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
