import type { Message, Session } from "@app/contract/calls/session-shapes";
import type { ErrorCode } from "@app/contract/error-catalogue";
import { type KeptHelp, withKeptHelp } from "./kept-help.ts";
import { type Offer, offerOf } from "./offer.ts";
import { type Help, hasOutgoing, type Item, type Outgoing, speechOf } from "./talk-items.ts";

/** One reply being made: to a message, or the closing words. */
export type ReplyInProgress = {
  outgoing: Outgoing | null;
  /** The server has the message: from here on it is not lost with this page. */
  accepted: boolean;
  speaking: boolean;
  /** Shown below the reply, from the moment it is known. */
  help: Help | null;
  /** What was said beside the reply, for those who listen. */
  disclosed: string;
  /** What comes with the reply, and counts once it is finished. */
  offer: Offer | null;
  sealed: string | null;
};

export type Failure = {
  outgoing: Outgoing | null;
  accepted: boolean;
  code: ErrorCode | null;
  detail: string;
  half: boolean;
  atMs: number;
};

export type TalkState = {
  session: Session;
  items: readonly Item[];
  /** Where the page of messages before these begins; null when all are here. */
  olderBefore: string | null;
  olderLoading: boolean;
  /** Written, and waiting for their turn. */
  queue: readonly Outgoing[];
  turn: ReplyInProgress | null;
  failure: Failure | null;
  /** The server no longer holds this session's context. */
  stateless: boolean;
  /** Where the talk stands, sealed by the server, for the page to send back where only the page holds the talk. */
  sealed: string | null;
  offer: Offer;
  /** A finished message, for those who listen. */
  announcement: string;
  /** How many ways came with it, for a page that shows them. */
  announcedWays: string;
  /** It was ended, and opened again on this page: its next end leaves something new. */
  restored: boolean;
};

/** What keeping something of a session changes about it. */
export type KeptChange = Partial<
  Pick<
    Session,
    | "summary_title"
    | "saved_summary"
    | "session_summary_saved"
    | "session_tasks_saved"
    | "is_conversation_encrypted"
  >
>;

export type OpenedSession = {
  session: Session;
  messages: readonly Message[];
  olderBefore: string | null;
  /** What an earlier look at this session showed below its words. */
  help?: KeptHelp | null;
};

export const firstState = (opened: OpenedSession, unsent: readonly Outgoing[]): TalkState => {
  const items = withKeptHelp(opened.messages.map(speechOf), opened.help ?? null);
  return {
    session: opened.session,
    items,
    olderBefore: opened.olderBefore,
    olderLoading: false,
    queue: unsent.filter((outgoing) => !hasOutgoing(items, outgoing)),
    turn: null,
    failure: null,
    stateless: false,
    sealed: null,
    offer: offerOf(opened.messages),
    announcement: "",
    announcedWays: "",
    restored: false,
  };
};

export const withTurn = (state: TalkState, change: Partial<ReplyInProgress>): TalkState =>
  state.turn ? { ...state, turn: { ...state.turn, ...change } } : state;

/** Nothing was said, or nothing of it is left: then there is nothing to write down. */
export const leavesSomething = ({ session, items, stateless }: TalkState): boolean =>
  session.status === "ended" &&
  !stateless &&
  items.some((item) => item.kind === "speech" && item.role === "user");
