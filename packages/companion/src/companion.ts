import type { AnalysisContent } from "@app/contract/analysis-report";
import type { HistoryItem, SessionOutcome } from "@app/contract/calls/session-shapes";
import type { ReplyOption } from "@app/contract/reply-events";
import type { TalkPlace } from "@app/contract/talk-card";
import { timings as contractTimings } from "@app/contract/timings";
import { hasAsked } from "@app/safety/course/has-begun";
import { isDenied } from "@app/safety/is-denied";
import { hasGivenWay, withMessage } from "@app/safety/screen-message";
import { noRisk, type Screening } from "@app/safety/screening";
import { createReportWriter } from "./analysis/analysis.ts";
import type { AnalysisRequest } from "./finding/source.ts";
import type { Greeting, GreetingRequest } from "./guiding/greeting.ts";
import type { GuidedReply } from "./guiding/guide-turn.ts";
import type { GuidedTurn } from "./guiding/guided-turn.ts";
import type { HeardMessage } from "./guiding/heard-message.ts";
import { offeredIn } from "./guiding/offered.ts";
import { hearHere } from "./hearing/here.ts";
import type { Hearing, OnSpent } from "./hearing/jobs.ts";
import { askShorter, unreadOutput } from "./hearing/unread.ts";
import type { Memory } from "./memory/memory.ts";
import type { ConfiguredModel } from "./models/configured-model.ts";
import type { ModelFailureKind } from "./models/model-failure.ts";
import { createOutcomeWriter, type EndedSession } from "./outcome-writer.ts";
import { messagesSent, riskItems, withExchange } from "./risk-items.ts";
import { sayClosing } from "./say-closing.ts";
import { say } from "./say-reply.ts";
import type { CompanionState } from "./state.ts";
import { defaultContextChars } from "./turn/compose.ts";
import type { SpeakTimings, SpokenEvent } from "./turn/speak.ts";
import type { Closing, CompanionEvent, TurnRequest, TurnSettings } from "./turn-request.ts";

export type { DisputedClaim, Source } from "./finding/source.ts";
export type { Memory } from "./memory/memory.ts";
export type { Closing, CompanionEvent, TurnRequest } from "./turn-request.ts";

/** A message as it came, with what was kept of the session it stands in; outside a session nothing was. */
type Message = {
  content: string;
  history: readonly HistoryItem[];
  state?: CompanionState | undefined;
};

export type Companion = {
  /** Reads a message, off the thread that serves people. */
  hear(message: Message, onSpent?: OnSpent): Promise<HeardMessage>;
  /** Looks for danger in it by the rules alone, for whoever had more read than their share. */
  glance(content: string): HeardMessage;
  /** The same for risk alone. */
  screen(message: Message, onSpent?: OnSpent): Promise<Screening>;
  greet(opening: GreetingRequest, onSpent?: OnSpent): Promise<Greeting>;
  /** Tokens, then exactly one done or error; nothing more once the signal fired. */
  respond(turn: TurnRequest): AsyncIterable<CompanionEvent>;
  /** The closing words when a session ends. */
  close(closing: Closing): AsyncIterable<CompanionEvent>;
  title(
    ended: {
      sessionId: string;
      history: readonly HistoryItem[];
      state: CompanionState;
    },
    onSpent?: OnSpent,
  ): Promise<string>;
  /** What was offered with the reply a state was kept with. */
  offered(state: CompanionState): { options: ReplyOption[]; place: TalkPlace | null };
  /** What an ended session leaves. A model that answers garbage costs one retry, then the guide does it. */
  outcome(ended: EndedSession): Promise<SessionOutcome>;
  /** A report on many saved sessions, read a message at a time so that it holds nobody up. */
  analyse(request: AnalysisRequest): Promise<AnalysisContent>;
  /** One line of what somebody answered to the first question. */
  initialSummary(answer: string, onSpent?: OnSpent): Promise<string>;
};

export type CompanionSettings = {
  model: ConfiguredModel | null;
  /** How many characters the model's context holds, the reply not counted. */
  contextChars?: number;
  timings?: Partial<SpeakTimings>;
  onModelFailure?: (failure: { model: string; kind: ModelFailureKind }) => void;
  /** Where people's words are read; in this thread where nothing else is said. */
  hearing?: Hearing;
};

/** Quick enough to feel alive, slow enough to read along. */
const guideWordDelayMs = 25;

/** Somebody in danger does not wait long for a model. */
const listenTimeoutMs = 4_000;

/** A judgement that needs longer than this comes after the first words. */
const judgementHoldMs = 600;
const judgementTimeoutMs = 1_200;
/** One slow engine reads some five hundred tokens for it. */
const judgementFirstTimeoutMs = 15_000;

/** Before a reply is over, what goes along with it: ways on, and what is kept of the talk. */
async function* withKept(
  events: AsyncIterable<SpokenEvent>,
  state: (marks: string[]) => Promise<CompanionState>,
  guided: () => Promise<GuidedReply | null>,
): AsyncGenerator<CompanionEvent> {
  const marks: string[] = [];
  for await (const event of events) {
    if (event.type === "said") {
      marks.push(...event.marks);
      continue;
    }
    if (event.type === "done") {
      const ways = await guided();
      if (ways && (ways.options.length > 0 || ways.place))
        yield { type: "options", options: [...ways.options], place: ways.place };
      yield { type: "kept", state: await state([...new Set(marks)]) };
    }
    yield event;
  }
}

/** The guide's reply to a turn; what could not be read is asked for again. */
const guideReply = async (
  { hearing }: TurnSettings,
  turn: TurnRequest,
  known: Pick<GuidedTurn, "memories" | "screening" | "hasAskedRisk">,
) => {
  const { sessionId, sessionType, content, history, now, programTalk } = turn;
  const { reading, isUnread } = turn.heard;
  const { talk } = turn.state;
  if (isUnread) return askShorter({ talk });
  return hearing.do(
    "guide",
    {
      sessionId,
      sessionType,
      content,
      reading,
      history,
      now,
      talk,
      programTalk: programTalk ?? null,
      ...known,
    },
    turn.onSpent,
  );
};

/** The talk goes on from here whoever wrote the reply, so that the guide can take over at any time. */
async function* respond(given: TurnSettings, turn: TurnRequest): AsyncGenerator<CompanionEvent> {
  const { screening } = turn.heard;
  // What is only suspected is asked about beside the talk, which goes on.
  const told = screening.isSuspicion ? noRisk : screening;
  const items = riskItems(turn.history, turn.state.risk);
  const all = withMessage({ ...turn, history: items });
  const hasAskedRisk = hasAsked(items) && !hasGivenWay(all) && !isDenied(all);
  let guided: Promise<GuidedReply> | null = null;
  let spokeAsGuide = false;
  const guide = (memories: readonly Memory[]): Promise<GuidedReply> => {
    guided ??= guideReply(given, turn, { memories, screening: told, hasAskedRisk });
    return guided;
  };
  const events = say(given, turn, (memories) => {
    spokeAsGuide = true;
    return guide(memories);
  });
  yield* withKept(
    events,
    async (marks) => ({
      ...turn.state,
      talk: told.level === "crisis" ? turn.state.talk : (await guide([])).talk,
      risk: withExchange(turn.state.risk, {
        after: messagesSent(turn.history, turn.state.risk) + 1,
        marks,
        read: { ...turn.heard.read, chars: turn.content.length },
      }),
    }),
    async () => (spokeAsGuide ? guided : null),
  );
}

async function* close(given: TurnSettings, closing: Closing): AsyncGenerator<CompanionEvent> {
  const { history, state } = closing;
  const after = messagesSent(history, state.risk);
  yield* withKept(
    sayClosing(given, closing),
    async (marks) => ({ ...state, risk: withExchange(state.risk, { after, marks }) }),
    async () => null,
  );
}

/** The conversation core: text in, reply events out. No HTTP server, no database, no environment. */
export const createCompanion = (given: CompanionSettings): Companion => {
  const settings: TurnSettings = {
    model: given.model,
    contextChars: given.contextChars ?? given.model?.contextChars ?? defaultContextChars,
    timings: {
      ...contractTimings.reply,
      guideWordDelayMs,
      listenTimeoutMs,
      judgementHoldMs,
      judgementTimeoutMs,
      judgementFirstTimeoutMs,
      ...given.model?.patience,
      ...given.timings,
    },
    onModelFailure: given.onModelFailure ?? (() => undefined),
    hearing: given.hearing ?? hearHere,
  };
  const { hearing } = settings;
  const heardIn = ({ content, history, state }: Message) => ({
    content,
    history: riskItems(history, state?.risk ?? []),
  });
  return {
    hear: (message, onSpent) => hearing.do("hear", heardIn(message), onSpent),
    glance: (content) => unreadOutput("hear", { content, history: [] }),
    screen: (message, onSpent) => hearing.do("screen", heardIn(message), onSpent),
    greet: (opening, onSpent) => {
      settings.model?.wake?.();
      return hearing.do("greet", { hasModel: settings.model !== null, opening }, onSpent);
    },
    respond: (turn) => respond(turn.withoutModel ? { ...settings, model: null } : settings, turn),
    close: (closing) => close(settings, closing),
    title: ({ sessionId, history, state: { talk, risk } }, onSpent) =>
      hearing.do("title", { sessionId, history, talk, risk }, onSpent),
    offered: offeredIn,
    outcome: createOutcomeWriter(settings),
    analyse: createReportWriter(settings),
    initialSummary: (answer, onSpent) => hearing.do("initialSummary", answer, onSpent),
  };
};
