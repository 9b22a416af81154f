import type { Message, Session } from "@app/contract/calls/sessions";
import type { ErrorCode } from "@app/contract/errors";
import type { Helpline, RiskCategory, RiskLevel, Writer } from "@app/contract/reply-events";
import { type KeptHelp, withKeptHelp } from "./kept-help.ts";
import {
  type Help,
  hasOutgoing,
  type Item,
  type Outgoing,
  speechOf,
  speechOfOutgoing,
  withoutHalfReply,
} from "./talk-items.ts";

/** One reply being made: to a message, or the closing words. */
export type Turn = {
  outgoing: Outgoing | null;
  /** The server has the message: from here on it is not lost with this page. */
  accepted: boolean;
  speaking: boolean;
  /** Shown below the reply, from the moment it is known. */
  help: Help | null;
  /** What was said beside the reply, for those who listen. */
  disclosed: string;
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
  turn: Turn | null;
  failure: Failure | null;
  /** The server no longer holds this session's context. */
  stateless: boolean;
  /** A finished message, for those who listen. */
  announcement: string;
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

type Screened = {
  key: string;
  level: RiskLevel;
  category: RiskCategory | null;
  helplines: Helpline[];
};

export type TalkEvent =
  | { type: "olderAsked" }
  | { type: "olderCame"; messages: Message[]; before: string | null }
  | { type: "olderFailed" }
  | { type: "written"; outgoing: Outgoing }
  | { type: "began"; outgoing: Outgoing | null }
  | { type: "accepted" }
  | { type: "spoke" }
  | { type: "disclosed"; key: string; text: string }
  | ({ type: "screened" } & Screened)
  | { type: "folded"; folded: boolean }
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
  | { type: "kept"; change: KeptChange };

export type Opened = {
  session: Session;
  messages: readonly Message[];
  olderBefore: string | null;
  /** What an earlier look at this session showed below its words. */
  help?: KeptHelp | null;
};

export const firstState = (opened: Opened, unsent: readonly Outgoing[]): TalkState => {
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
    announcement: "",
    restored: false,
  };
};

const withTurn = (state: TalkState, change: Partial<Turn>): TalkState =>
  state.turn ? { ...state, turn: { ...state.turn, ...change } } : state;

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
  const turn: Turn = { outgoing, accepted: false, speaking: false, help: null, disclosed: "" };
  if (!outgoing) return { ...state, turn, failure: null };
  return {
    ...state,
    turn,
    failure: null,
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

const canBeCalled = (helplines: readonly Helpline[]): boolean =>
  helplines.some(({ phone, sms }) => phone !== null || sms !== null);

const helpOf = ({ items, turn }: TalkState): Help | undefined =>
  turn?.help ?? items.findLast((item) => item.kind === "help");

/** What matters of it is the same, so whoever folded it need not do so again. */
const isSame = (one: Help, other: Omit<Screened, "key">): boolean =>
  one.level === other.level &&
  one.helplines.map(({ name }) => name).join() === other.helplines.map(({ name }) => name).join();

const screened = (state: TalkState, { key, level, category, helplines }: Screened): TalkState => {
  if (level === "none") return state;
  const earlier = helpOf(state);
  // A directory must not take the place of numbers that work where the person is.
  const lines = canBeCalled(helplines) ? helplines : (earlier?.helplines ?? helplines);
  const found = { level, category, helplines: lines };
  const folded = earlier?.folded === true && isSame(earlier, found);
  // One panel, near the newest words, is found again; a stack of them is noise.
  const items = state.items.filter((item) => item.kind !== "help");
  return withTurn({ ...state, items }, { help: { kind: "help", key, ...found, folded } });
};

const folded = (state: TalkState, isFolded: boolean): TalkState => {
  const items = state.items.map((item) =>
    item.kind === "help" ? { ...item, folded: isFolded } : item,
  );
  const help = state.turn?.help;
  return withTurn({ ...state, items }, help ? { help: { ...help, folded: isFolded } } : {});
};

/** Somebody who may have to be gone in a moment. */
export const needsExit = (state: TalkState): boolean => {
  const help = helpOf(state);
  return help !== undefined && (help.level === "crisis" || help.category === "abuse");
};

export const inCrisis = (state: TalkState): boolean => helpOf(state)?.level === "crisis";

const announcementOf = ({ turn }: TalkState, content: string): string =>
  [turn?.disclosed, content, turn?.help && "Below it are people you can reach."]
    .filter(Boolean)
    .join(" ");

const postponed = (state: TalkState): TalkState => {
  const outgoing = state.turn?.outgoing;
  if (!outgoing) return { ...state, turn: null };
  return {
    ...state,
    turn: null,
    items: state.items.filter(
      (item) => item.kind !== "speech" || item.clientMessageId !== outgoing.clientMessageId,
    ),
    queue: [outgoing, ...state.queue],
  };
};

export const reduce = (state: TalkState, event: TalkEvent): TalkState => {
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
    case "written":
      return { ...state, queue: [...state.queue, event.outgoing] };
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
      return screened(state, event);
    case "folded":
      return folded(state, event.folded);
    case "done": {
      const settled = settle(state, event, "complete");
      return {
        ...settled,
        announcement: announcementOf(state, event.content),
        session: state.turn?.outgoing === null ? endedSession(state.session) : state.session,
      };
    }
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
      return { ...state, turn: null, session: endedSession(state.session) };
    case "restored":
      return { ...state, session: event.session, restored: true };
    case "kept":
      return { ...state, session: { ...state.session, ...event.change } };
  }
};

/** Nothing was said, or nothing of it is left: then there is nothing to write down. */
export const leavesSomething = ({ session, items, stateless }: TalkState): boolean =>
  session.status === "ended" &&
  !stateless &&
  items.some((item) => item.kind === "speech" && item.role === "user");
