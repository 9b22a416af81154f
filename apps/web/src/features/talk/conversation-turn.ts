import type { ReplyEvent } from "@app/contract/reply-events";
import { timings } from "@app/contract/timings";
import { helpInError } from "../../helplines/help-in-error.ts";
import type { ConversationParts, ConversationSettings } from "./conversation-parts.ts";
import type { TalkEvent } from "./reduce-talk.ts";
import type { ReplyText } from "./reply-text.ts";
import { type Outgoing, statelessHistory, withoutHalfReply } from "./talk-items.ts";
import {
  BrokenOffError,
  contextLostText,
  hasCode,
  isConnectionLost,
  isContextGone,
  isOrdinaryTurnError,
  turnProblemOf,
} from "./turn-errors.ts";

/** How often, a second apart, a reply that is still being written elsewhere is waited for. */
const busyRetries = 8;
const busyRetryMs = 1_000;
/** The server takes over or ends a silent reply before this; a longer silence is a dead connection. */
const silenceMs = timings.reply.firstTokenTimeoutMs + timings.reply.betweenTokensTimeoutMs + 5_000;

type TurnParts = ConversationParts & { settings: ConversationSettings; reply: ReplyText };

/** Takes one turn after the other: something is said, or the end asked for where that is null, and the reply heard. */
export const createTurnTaker = ({ id, settings, reply, state, dispatch }: TurnParts) => {
  const { sessions, outbox } = settings;

  const eventsFor = (
    outgoing: Outgoing | null,
    options: { signal: AbortSignal; onAlive: () => void },
  ): AsyncIterable<ReplyEvent> => {
    const country = settings.country();
    const where = country ? { country } : {};
    if (!outgoing) return sessions.end({ id, ...where }, options);
    if (state().stateless) {
      const { items, sealed } = state();
      const history = statelessHistory(withoutHalfReply(items, outgoing));
      const standing = sealed ? { state: sealed } : {};
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
    if (!state().turn?.accepted) {
      if (outgoing) outbox.drop(outgoing);
      dispatch({ type: "accepted" });
    }
    switch (event.type) {
      case "token":
        reply.append(event.text);
        if (!state().turn?.speaking) dispatch({ type: "spoke" });
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

  /** Asks for the reply until it was heard to its end; throws where it was not. */
  const take = async (outgoing: Outgoing | null, abort: AbortController): Promise<void> => {
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
        } else if (outgoing && !state().stateless && isContextGone(error)) {
          dispatch({ type: "contextLost", key: settings.newId(), text: contextLostText });
        } else throw error;
      }
    }
  };

  /** What becomes of a turn that threw. */
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
    if (isConnectionLost(error) && !settings.isOnline() && outgoing && !state().turn?.accepted) {
      dispatch({ type: "postponed" });
      return;
    }
    if (!isOrdinaryTurnError(error)) settings.report(error, outgoing ? "talk: reply" : "talk: end");
    fail(turnProblemOf(error));
  };

  return { take, giveUp };
};
