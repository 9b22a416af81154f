import type { Message, Session } from "@app/contract/calls/session-shapes";
import type { ErrorCode } from "@app/contract/error-catalogue";
import type { Writer } from "@app/contract/reply-events";
import { noOffer, type Offer, offerOf, waysWords, withoutOptions } from "./offer.ts";
import { type HelpToShow, withFolded, withHelp } from "./talk-help.ts";
import {
  hasOutgoing,
  type Outgoing,
  replyOf,
  speechOf,
  speechOfOutgoing,
  unansweredMessage,
  withoutExchange,
  withoutHalfReply,
  withServerWords,
} from "./talk-items.ts";
import { type KeptChange, type ReplyInProgress, type TalkState, withTurn } from "./talk-state.ts";

export type TalkEvent =
  | { type: "olderAsked" }
  | { type: "olderCame"; messages: Message[]; before: string | null }
  | { type: "olderFailed" }
  /** As the server has it now. */
  | { type: "refreshed"; session: Session; messages: readonly Message[] }
  | { type: "written"; outgoing: Outgoing }
  | { type: "began"; outgoing: Outgoing | null }
  | { type: "accepted" }
  | { type: "spoke" }
  | { type: "disclosed"; key: string; text: string }
  | ({ type: "screened" } & HelpToShow)
  | { type: "folded"; folded: boolean }
  | { type: "offered"; offer: Offer }
  | { type: "sealed"; sealed: string }
  | { type: "done"; key: string; content: string; writer: Writer }
  | { type: "stopped"; key: string; content: string }
  | {
      type: "failed";
      key: string;
      content: string;
      code: ErrorCode | null;
      detail: string;
      atMs: number;
    }
  | { type: "postponed" }
  | { type: "contextLost"; key: string; text: string }
  | { type: "ended" }
  | { type: "restored"; session: Session }
  | { type: "kept"; change: KeptChange }
  /** Only this much of a reply was heard. */
  | { type: "heard"; exchangeId: string; content: string }
  /** Somebody's newest words were misheard. */
  | { type: "takenBack"; clientMessageId: string };

const endedSession = (session: Session): Session => ({ ...session, status: "ended" });

/** The turn is over: what was said joins the thread, with the help that belongs to it below. */
const settle = (
  state: TalkState,
  said: { key: string; content: string; writer?: Writer },
  status: "complete" | "interrupted",
): TalkState => {
  const { turn } = state;
  if (!turn) return state;
  const items = [...state.items];
  if (said.content.trim() !== "")
    items.push({
      kind: "speech",
      key: said.key,
      role: "assistant",
      content: said.content,
      status,
      clientMessageId: null,
      hidden: false,
      writer: said.writer ?? null,
    });
  if (turn.help) items.push(turn.help);
  return { ...state, items, turn: null };
};

const began = (state: TalkState, outgoing: Outgoing | null): TalkState => {
  const turn: ReplyInProgress = {
    outgoing,
    accepted: false,
    speaking: false,
    help: null,
    disclosed: "",
    offer: null,
    sealed: null,
  };
  const begun = { ...state, turn, failure: null, offer: withoutOptions(state.offer) };
  if (!outgoing) return begun;
  return {
    ...begun,
    queue: state.queue.filter((other) => other.clientMessageId !== outgoing.clientMessageId),
    items: hasOutgoing(state.items, outgoing)
      ? state.items
      : [...state.items, speechOfOutgoing(outgoing)],
  };
};

const spoke = (state: TalkState): TalkState => {
  const { turn } = state;
  if (!turn) return state;
  const items = turn.outgoing ? withoutHalfReply(state.items, turn.outgoing) : state.items;
  return { ...state, items, turn: { ...turn, accepted: true, speaking: true } };
};

const announcementOf = ({ turn }: TalkState, content: string): string =>
  [turn?.disclosed, content, turn?.help && "Below it are people you can reach."]
    .filter(Boolean)
    .join(" ");

const done = (
  state: TalkState,
  said: { key: string; content: string; writer: Writer },
): TalkState => {
  const { turn } = state;
  const offer = turn?.offer ?? noOffer;
  return {
    ...settle(state, said, "complete"),
    announcement: announcementOf(state, said.content),
    // Beside people to reach, no ways are shown.
    announcedWays: turn?.help ? "" : waysWords(offer),
    offer,
    sealed: turn?.sealed ?? state.sealed,
    session: turn?.outgoing === null ? endedSession(state.session) : state.session,
  };
};

const postponed = (state: TalkState): TalkState => {
  const outgoing = state.turn?.outgoing;
  if (!outgoing) return { ...state, turn: null };
  const rest = state.items.filter(
    (item) => item.kind !== "speech" || item.clientMessageId !== outgoing.clientMessageId,
  );
  return {
    ...state,
    turn: null,
    // The words wait; the help that came for them does not.
    items: state.turn?.help ? [...rest, state.turn.help] : rest,
    queue: [outgoing, ...state.queue],
  };
};

const heard = (
  state: TalkState,
  { exchangeId, content }: { exchangeId: string; content: string },
): TalkState => {
  const reply = replyOf(state.items, exchangeId);
  if (!reply) return state;
  const cut = { ...reply, content, status: "interrupted" as const };
  return {
    ...state,
    items: state.items.flatMap((item) => {
      if (item !== reply) return [item];
      return content.trim() === "" ? [] : [cut];
    }),
  };
};

export const reduceTalk = (state: TalkState, event: TalkEvent): TalkState => {
  switch (event.type) {
    case "olderAsked":
      return { ...state, olderLoading: true };
    case "olderCame":
      return {
        ...state,
        olderLoading: false,
        olderBefore: event.before,
        items: [...event.messages.map(speechOf), ...state.items],
      };
    case "olderFailed":
      return { ...state, olderLoading: false };
    case "refreshed": {
      const items = withServerWords(state.items, event.messages.map(speechOf));
      return {
        ...state,
        session: event.session,
        items,
        failure: unansweredMessage(items) ? state.failure : null,
        offer: offerOf(event.messages),
        queue: state.queue.filter((outgoing) => !hasOutgoing(items, outgoing)),
      };
    }
    case "written":
      return {
        ...state,
        queue: [...state.queue, event.outgoing],
        offer: withoutOptions(state.offer),
      };
    case "began":
      return began(state, event.outgoing);
    case "accepted":
      return state.turn?.accepted ? state : withTurn(state, { accepted: true });
    case "spoke":
      return spoke(state);
    case "disclosed":
      return {
        ...withTurn(state, { disclosed: event.text }),
        items: [...state.items, { kind: "mark", key: event.key, text: event.text }],
      };
    case "screened":
      return withHelp(state, event);
    case "folded":
      return withFolded(state, event.folded);
    case "offered":
      return withTurn(state, { offer: event.offer });
    case "sealed":
      return withTurn(state, { sealed: event.sealed });
    case "done":
      return done(state, event);
    case "stopped":
      return settle(state, event, "interrupted");
    case "failed": {
      const { turn } = state;
      if (!turn) return state;
      return {
        ...settle(state, event, "interrupted"),
        failure: {
          outgoing: turn.outgoing,
          accepted: turn.accepted,
          code: event.code,
          detail: event.detail,
          half: event.content.trim() !== "",
          atMs: event.atMs,
        },
      };
    }
    case "postponed":
      return postponed(state);
    case "contextLost":
      return {
        ...state,
        stateless: true,
        items: [...state.items, { kind: "mark", key: event.key, text: event.text }],
      };
    case "ended":
      return { ...state, turn: null, session: endedSession(state.session), offer: noOffer };
    case "restored":
      return { ...state, session: event.session, restored: true };
    case "kept":
      return { ...state, session: { ...state.session, ...event.change } };
    case "heard":
      return heard(state, event);
    case "takenBack":
      return {
        ...state,
        items: withoutExchange(state.items, event.clientMessageId),
        offer: withoutOptions(state.offer),
      };
  }
};
