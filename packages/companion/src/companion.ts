import type { AnalysisContent } from "@app/contract/analysis-report";
import type { HistoryItem, SessionOutcome, SessionType } from "@app/contract/calls/sessions";
import type { Language } from "@app/contract/languages";
import type { Helpline, ReplyEvent, ReplyOption } from "@app/contract/reply-events";
import type { TalkPlace } from "@app/contract/talk-card";
import { timings as contractTimings } from "@app/contract/timings";
import { closingOf } from "@app/guide/end/closing";
import { chooseHelplines, numbersFor } from "@app/safety/choose-helplines";
import { hasAsked, hasBegun } from "@app/safety/course/has-begun";
import { metCategory } from "@app/safety/course/read-course";
import { type CrisisReply, crisisFarewell } from "@app/safety/crisis-reply";
import { afterNo } from "@app/safety/gentle-question";
import { wordAboutPeople } from "@app/safety/leaning";
import { meetJudgement } from "@app/safety/meet-judgement";
import { countryOf, meetRisk, type Shown } from "@app/safety/meet-risk";
import { joined } from "@app/safety/risk-history";
import { hasGivenWay, screenHistory, withMessage } from "@app/safety/screen-message";
import { isImminent, noRisk, type Screening } from "@app/safety/screening";
import { stillInMind } from "@app/safety/still-in-mind";
import { createAnalysis } from "./analysis/analysis.ts";
import type { AnalysisRequest } from "./analysis/source.ts";
import type { Greeting, Opening } from "./greeting.ts";
import type { Guided, GuidedTurn } from "./guide-turn.ts";
import type { Heard } from "./hearing/heard.ts";
import { hearHere } from "./hearing/here.ts";
import type { Hearing, OnSpent } from "./hearing/jobs.ts";
import { readItems } from "./hearing/read-items.ts";
import { askShorter, unread } from "./hearing/unread.ts";
import { languageCheckIn } from "./language-check-in.ts";
import { chooseMemories } from "./memory/choose-memories.ts";
import type { Memory } from "./memory/memory.ts";
import type { ConfiguredModel } from "./models/configured-model.ts";
import type { ModelFailureKind } from "./models/model-failure.ts";
import { offeredIn } from "./offered.ts";
import { createOutcome, type EndedSession } from "./outcome/outcome.ts";
import type { ProgramTalk } from "./program-talk.ts";
import { messagesSent, riskItems, withExchange } from "./risk-items.ts";
import type { CompanionState } from "./state.ts";
import {
  composeClosing,
  composeListening,
  composeTurn,
  defaultContextChars,
} from "./turn/compose.ts";
import { aiDisclosure, isDisclosureDue } from "./turn/disclosure.ts";
import { type Judgement, type Judging, startJudging } from "./turn/judge.ts";
import {
  type Answer,
  type SpeakSettings,
  type SpeakTimings,
  type Speech,
  type SpokenEvent,
  speak,
  speakLed,
} from "./turn/speak.ts";
import { speakJudged } from "./turn/speak-judged.ts";
import { withoutLastQuestion } from "./turn/without-last-question.ts";

export type { Disputed, Source } from "./analysis/source.ts";
export type { Memory } from "./memory/memory.ts";

export type Turn = {
  /** Also the guide's seed. */
  sessionId: string;
  sessionType: SessionType;
  /** The id the reply will be stored under; `done` carries it. */
  messageId: string;
  /** The person's new message. */
  content: string;
  /** Everything before it, oldest first. */
  history: readonly HistoryItem[];
  /** What the person set, else what their browser says; what they say in words goes before it. */
  country: string | null;
  now: Date;
  previousMessageAt: Date | null;
  lastDisclosedAt: Date | null;
  /** All of the person's; the companion picks what fits. None when memory is off, or anonymous. */
  memories: readonly Memory[];
  /** What the person's program asks for today; null outside a program. */
  programStep: string | null;
  /** The same for the guide, which goes through its questions. */
  programTalk?: ProgramTalk | null;
  /** What the person set to be answered in, where a model writes; the guide speaks English. */
  language?: Language | null;
  /** Done by the caller beforehand, since no limit may stand before a crisis. */
  heard: Heard;
  /** As it was after the last reply. */
  state: CompanionState;
  /** The person spent hours a day here on several days, as far as the caller knows. */
  leansOnIt?: boolean;
  /** The guide alone answers: this person asked more of a model than anybody can. */
  withoutModel?: boolean;
  /** Hears what reading and answering cost beside what `hear` did. */
  onSpent?: OnSpent;
  signal: AbortSignal;
};

export type Closing = Omit<Turn, "content" | "heard" | "leansOnIt">;

/** What a reply is made of: what the person is sent, and what is kept for the next turn. */
export type CompanionEvent = ReplyEvent | { type: "kept"; state: CompanionState };

/** A message as it came, with what was kept of the session it stands in; outside a session nothing was. */
type Message = {
  content: string;
  history: readonly HistoryItem[];
  state?: CompanionState | undefined;
};

export type Companion = {
  /** Reads a message, off the thread that serves people. */
  hear(message: Message, onSpent?: OnSpent): Promise<Heard>;
  /** Looks for danger in it by the rules alone, for whoever had more read than their share. */
  glance(content: string): Heard;
  /** The same for risk alone. */
  screen(message: Message, onSpent?: OnSpent): Promise<Screening>;
  greet(opening: Opening, onSpent?: OnSpent): Promise<Greeting>;
  /** Tokens, then exactly one done or error; nothing more once the signal fired. */
  respond(turn: Turn): AsyncIterable<CompanionEvent>;
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

type Settings = SpeakSettings & { contextChars: number; hearing: Hearing };

/** Quick enough to feel alive, slow enough to read along. */
const guideWordDelayMs = 25;

/** Somebody in danger does not wait long for a model. */
const listenTimeoutMs = 4_000;

/** A judgement that needs longer than this comes after the first words. */
const judgementHoldMs = 600;
const judgementTimeoutMs = 1_200;
/** One slow engine reads some five hundred tokens for it. */
const judgementFirstTimeoutMs = 15_000;

const screeningBy = (judgement: Judgement | null): Screening =>
  judgement ? { ...judgement, score: 0, words: [] } : noRisk;

const safetyEvent = (shown: Shown): ReplyEvent => ({ type: "safety", ...shown });

/** What is spoken has the voice's pace; words that came one by one would only hold it up. */
const pacedFor = (
  settings: Settings,
  { sessionType }: Pick<Turn | Closing, "sessionType">,
): Settings =>
  sessionType === "voice"
    ? { ...settings, timings: { ...settings.timings, guideWordDelayMs: 0 } }
    : settings;

/** Before a reply is over, what goes along with it: ways on, and what is kept of the talk. */
async function* withKept(
  events: AsyncIterable<SpokenEvent>,
  state: (marks: string[]) => Promise<CompanionState>,
  guided: () => Promise<Guided | null>,
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
  { hearing }: Settings,
  turn: Turn,
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
async function* respond(given: Settings, turn: Turn): AsyncGenerator<CompanionEvent> {
  const { screening } = turn.heard;
  // What is only suspected is asked about beside the talk, which goes on.
  const told = screening.isSuspicion ? noRisk : screening;
  const items = riskItems(turn.history, turn.state.risk);
  const hasAskedRisk = hasAsked(items) && !hasGivenWay(withMessage({ ...turn, history: items }));
  let guided: Promise<Guided> | null = null;
  let spokeAsGuide = false;
  const guide = (memories: readonly Memory[]): Promise<Guided> => {
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

async function* say(
  given: Settings,
  { heard: { screening, reading, read, isSureOfNone, isUnread }, ...rest }: Turn,
  guide: (memories: readonly Memory[]) => Promise<Guided>,
): AsyncGenerator<SpokenEvent> {
  const turn = { ...rest, screening, reading };
  // Where no thread was free for the message, nobody waits for one again.
  const before = isUnread
    ? unread("readHistory", riskItems(turn.history, turn.state.risk))
    : await readItems(given.hearing, turn.history, turn.state.risk, turn.onSpent);
  const risk = { ...turn, history: before, read };
  const settings = pacedFor(given, turn);
  const meeting = meetRisk(risk);
  const { crisis, country, helplines } = meeting;
  const { messageId, signal } = turn;
  if (meeting.show) yield safetyEvent(meeting.show);
  const isDue = isDisclosureDue(turn);
  if (isDue) yield { type: "disclosure", kind: "ai", text: aiDisclosure };
  // What is only shown is not heard: in a voice session it is said as well.
  if (isDue && turn.sessionType === "voice" && !(crisis && isImminent(turn.screening)))
    yield { type: "token", text: `${aiDisclosure}\n\n` };

  if (crisis?.mayAnswer && settings.model) {
    const speech = { ...turn, memories: [], helplines, contextChars: settings.contextChars };
    yield* speak(settings, {
      messageId,
      signal,
      compose: () => composeTurn(speech),
      guideWords: async () => ({ ...crisis.heard, memoryIds: [] }),
      allowedNumbers: () => numbersFor(country),
      told: { ...turn, memories: [] },
    });
    return;
  }
  // On this machine a second view is never free, whether it comes first or beside.
  const isSlow = settings.model?.oneAtATime || settings.model?.host === null;
  const { contextChars } = settings;
  const answerIn = (
    known: Pick<Turn, "content" | "history" | "sessionType" | "programStep"> & {
      screening: Screening;
      helplines: readonly Helpline[];
    },
    { owed }: CrisisReply,
  ): Answer | null =>
    owed && !isSlow
      ? {
          owed,
          compose: () =>
            composeTurn({
              ...known,
              memories: [],
              contextChars,
              saidBefore: owed.lead?.text ?? null,
            }),
          allowedNumbers: () => numbersFor(country),
        }
      : null;
  if (crisis) {
    const composeHeard = () =>
      composeListening({
        ...turn,
        steps: [crisis.step, ...(crisis.others ?? [])].map(({ text }) => text),
        helplines,
        contextChars: settings.contextChars,
      });
    const atStake = { ...turn.screening, level: "crisis" as const };
    const answer = answerIn({ ...turn, screening: atStake, helplines }, crisis);
    yield* speakLed(settings, {
      messageId,
      signal,
      told: { ...turn, memories: [] },
      answer,
      heard: crisis.heard,
      step: crisis.step,
      others: crisis.others ?? [],
      // While help is only just being shown, nobody waits for a slow one.
      compose: crisis.mayListen && !(meeting.show && isSlow) ? composeHeard : null,
    });
    return;
  }

  const heard = { ...turn, screening: meeting.screening };
  const memories = chooseMemories(turn);
  const look = turn.screening.level === "none" ? stillInMind(risk.history) : null;
  const kept = look && !hasGivenWay(withMessage(risk)) ? look : null;
  const about = wordAboutPeople(risk);
  const isAsideOnly = meeting.concern !== null && meeting.screening.level === "none";
  const { model, timings } = settings;
  // A quick model is told of what was met before, and asks by itself.
  const isQuick = model !== null && !isSlow;
  const added = isAsideOnly ? meeting.concern : ((isQuick ? null : kept) ?? about);
  let judging: Judging | null = null;
  const isLeftToModel = () => isAsideOnly && judging?.judged() !== undefined;
  // A model reads it, and judges it beside its reply.
  const checkIn = model ? null : languageCheckIn({ ...risk, country });
  if (checkIn)
    yield safetyEvent({ level: "concern", category: null, helplines: checkIn.helplines });
  const met = metCategory(risk.history);
  const metHelplines = met ? chooseHelplines({ country, category: met, imminent: false }) : [];
  const composeReply = (saidBehind: string | null) =>
    composeTurn({
      ...heard,
      // What our readers only suspect, the model that judged it is told as it judged it.
      ...(isLeftToModel() ? { screening: screeningBy(judging?.judged() ?? null) } : {}),
      memories,
      helplines: meeting.helplines.length > 0 ? helplines : metHelplines,
      contextChars: settings.contextChars,
      hasMetRisk: hasBegun(risk.history),
      saidBehind: saidBehind ?? (isLeftToModel() ? null : (added?.text ?? null)),
      talk: turn.state.talk,
    });
  const speech: Speech = {
    messageId,
    signal,
    compose: () => composeReply(null),
    guideWords: async () => {
      if (meeting.concern && !isAsideOnly) return { ...meeting.concern, memoryIds: [] };
      const unread = checkIn ?? languageCheckIn({ ...risk, country });
      const believed = afterNo(risk);
      if (believed) return { text: believed, memoryIds: [] };
      if (unread && !unread.hasGuideWords)
        return { text: unread.text, marks: unread.marks, memoryIds: [] };
      const { text, memoryIds } = await guide(memories);
      if (unread) return { ...joined([text, unread], "\n\n"), memoryIds };
      if (!added) return { text, memoryIds };
      return { ...joined([withoutLastQuestion(text), added], "\n\n"), memoryIds };
    },
    allowedNumbers: () => numbersFor(country),
    told: { ...turn, memories },
    tail: (reply) => (isLeftToModel() ? null : (meeting.concernTail(reply) ?? added)),
  };
  const isSure = isSlow ? isSureOfNone.slowly : isSureOfNone.quickly;
  if (!model || (meeting.screening.level === "none" && isSure)) {
    yield* speak(settings, speech);
    return;
  }
  judging = startJudging({ ...turn, model, timings });
  yield* speakJudged(settings, {
    ...speech,
    compose: composeReply,
    judging,
    judgesFirst: isAsideOnly,
    instead: (judgement) => {
      const met = meetJudgement(risk, judgement, null);
      if (!met?.crisis) return met;
      const known = {
        ...turn,
        screening: screeningBy(judgement),
        helplines: met.helplines ?? [],
      };
      return { ...met, answer: answerIn(known, met.crisis) };
    },
    behind: (judgement, reply) => meetJudgement(risk, judgement, reply),
  });
}

async function* close(given: Settings, closing: Closing): AsyncGenerator<CompanionEvent> {
  const { history, state } = closing;
  const after = messagesSent(history, state.risk);
  yield* withKept(
    sayClosing(given, closing),
    async (marks) => ({ ...state, risk: withExchange(state.risk, { after, marks }) }),
    async () => null,
  );
}

async function* sayClosing(given: Settings, closing: Closing): AsyncGenerator<SpokenEvent> {
  const settings = pacedFor(given, closing);
  const { history, messageId, signal } = closing;
  const items = await readItems(given.hearing, history, closing.state.risk, closing.onSpent);
  const screening = screenHistory(items);
  const country = countryOf({ ...closing, history: items, content: "" });
  const told = { history, content: "", memories: [] };
  const category = metCategory(items) ?? screening.category;
  if (screening.level === "crisis" && category !== null) {
    const helplines = chooseHelplines({
      country,
      category,
      imminent: isImminent(screening),
    });
    yield safetyEvent({ level: "crisis", category, helplines });
    const { heard, step, mayListen } = crisisFarewell({
      history: items,
      helplines,
      category,
    });
    const composeHeard = () =>
      composeListening({
        ...closing,
        content: null,
        screening: { ...screening, category },
        steps: [step.text],
        helplines,
        contextChars: settings.contextChars,
      });
    const compose = mayListen ? composeHeard : null;
    yield* speakLed(settings, { messageId, signal, told, heard, step, compose });
    return;
  }
  yield* speak(settings, {
    messageId,
    signal,
    compose: () =>
      composeClosing({
        ...closing,
        // A goodbye is about this session alone.
        memories: [],
        screening,
        hasMetRisk: hasBegun(items),
        helplines: [],
        contextChars: settings.contextChars,
      }),
    guideWords: async () => ({
      text: closingOf(closing.state.talk, closing.sessionId),
      memoryIds: [],
    }),
    allowedNumbers: () => numbersFor(country),
    told,
  });
}

/** The conversation core: text in, reply events out. No HTTP server, no database, no environment. */
export const createCompanion = (given: CompanionSettings): Companion => {
  const settings: Settings = {
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
    glance: (content) => unread("hear", { content, history: [] }),
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
    outcome: createOutcome(settings),
    analyse: createAnalysis(settings),
    initialSummary: (answer, onSpent) => hearing.do("initialSummary", answer, onSpent),
  };
};
