import type { AnalysisContent } from "@app/contract/analysis-report";
import type { HistoryItem, SessionOutcome, SessionType } from "@app/contract/calls/sessions";
import type { Language } from "@app/contract/languages";
import type { ReplyEvent } from "@app/contract/reply-events";
import { timings as contractTimings } from "@app/contract/timings";
import { chooseHelplines, numbersFor } from "@app/safety/choose-helplines";
import { crisisFarewell } from "@app/safety/crisis-reply";
import { wordAboutPeople } from "@app/safety/leaning";
import { meetJudgement } from "@app/safety/meet-judgement";
import { countryOf, meetRisk, type Shown } from "@app/safety/meet-risk";
import { isSureOfNone } from "@app/safety/read-message";
import { hasGivenWay, screenHistory, withMessage } from "@app/safety/screen-message";
import { screenTurn } from "@app/safety/screen-turn";
import { isImminent, type Screening } from "@app/safety/screening";
import { stillInMind } from "@app/safety/still-in-mind";
import { createAnalysis } from "./analysis/analysis.ts";
import type { AnalysisRequest } from "./analysis/source.ts";
import { greet, type Opening } from "./greeting.ts";
import { guideClosing, guideTitle } from "./guide/guide.ts";
import { guideWords } from "./guide-words.ts";
import { languageCheckIn } from "./language-check-in.ts";
import { chooseMemories } from "./memory/choose-memories.ts";
import type { Memory } from "./memory/memory.ts";
import type { ConfiguredModel } from "./models/configured-model.ts";
import type { ModelFailureKind } from "./models/model-failure.ts";
import { initialSummary } from "./outcome/initial-summary.ts";
import { createOutcome, type EndedSession } from "./outcome/outcome.ts";
import type { ProgramTalk } from "./program-talk.ts";
import {
  composeClosing,
  composeListening,
  composeTurn,
  defaultContextChars,
} from "./turn/compose.ts";
import { aiDisclosure, isDisclosureDue } from "./turn/disclosure.ts";
import { startJudging } from "./turn/judge.ts";
import {
  type SpeakSettings,
  type SpeakTimings,
  type Speech,
  speak,
  speakLed,
} from "./turn/speak.ts";
import { speakJudged } from "./turn/speak-judged.ts";
import { withoutLastQuestion } from "./turn/without-last-question.ts";

export type { AnalysisRequest, Disputed, Source } from "./analysis/source.ts";
export type { Opening } from "./greeting.ts";
export type { Memory } from "./memory/memory.ts";
export type { EndedSession } from "./outcome/outcome.ts";

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
  screening: Screening;
  /** The person spent hours a day here on several days, as far as the caller knows. */
  leansOnIt?: boolean;
  signal: AbortSignal;
};

export type Closing = Omit<Turn, "content" | "screening" | "leansOnIt">;

export type Companion = {
  screen(message: { content: string; history: readonly HistoryItem[] }): Screening;
  greet(opening: Opening): string;
  /** Tokens, then exactly one done or error; nothing more once the signal fired. */
  respond(turn: Turn): AsyncIterable<ReplyEvent>;
  /** The closing words when a session ends. */
  close(closing: Closing): AsyncIterable<ReplyEvent>;
  title(history: readonly HistoryItem[]): string;
  /** What an ended session leaves. A model that answers garbage costs one retry, then the guide does it. */
  outcome(ended: EndedSession): Promise<SessionOutcome>;
  /** A report on many saved sessions, in slices that hold nobody up. */
  analyse(request: AnalysisRequest): Promise<AnalysisContent>;
  /** One line of what somebody answered to the first question. */
  initialSummary(answer: string): string;
};

export type CompanionSettings = {
  model: ConfiguredModel | null;
  /** How many characters the model's context holds, the reply not counted. */
  contextChars?: number;
  timings?: Partial<SpeakTimings>;
  onModelFailure?: (failure: { model: string; kind: ModelFailureKind }) => void;
};

type Settings = SpeakSettings & { contextChars: number };

/** Quick enough to feel alive, slow enough to read along. */
const guideWordDelayMs = 25;

/** Somebody in danger does not wait long for a model. */
const listenTimeoutMs = 4_000;

/** A judgement that needs longer than this comes after the first words. */
const judgementHoldMs = 600;
const judgementTimeoutMs = 1_200;

const safetyEvent = (shown: Shown): ReplyEvent => ({ type: "safety", ...shown });

/** The guide looks back by itself at times; once is enough. */
const looksBack = /not forgotten|thinking of what you said/;

/** What is spoken has the voice's pace; words that came one by one would only hold it up. */
const pacedFor = (
  settings: Settings,
  { sessionType }: Pick<Turn | Closing, "sessionType">,
): Settings =>
  sessionType === "voice"
    ? { ...settings, timings: { ...settings.timings, guideWordDelayMs: 0 } }
    : settings;

async function* respond(given: Settings, turn: Turn): AsyncGenerator<ReplyEvent> {
  const settings = pacedFor(given, turn);
  const meeting = meetRisk(turn);
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
      guideWords: () => ({ text: crisis.heard, memoryIds: [] }),
      allowedNumbers: () => numbersFor(country),
      told: { ...turn, memories: [] },
    });
    return;
  }
  if (crisis) {
    const composeHeard = () =>
      composeListening({
        ...turn,
        step: crisis.step,
        helplines,
        contextChars: settings.contextChars,
      });
    yield* speakLed(settings, {
      messageId,
      signal,
      told: { ...turn, memories: [] },
      heard: crisis.heard,
      step: crisis.step,
      compose: crisis.mayListen ? composeHeard : null,
    });
    return;
  }

  const heard = { ...turn, screening: meeting.screening };
  const memories = chooseMemories(turn);
  const isOpen = turn.screening.level === "none" && !hasGivenWay(withMessage(turn));
  const kept = isOpen ? stillInMind(turn.history) : null;
  const about = wordAboutPeople(turn);
  const isAsideOnly = meeting.concern !== null && meeting.screening.level === "none";
  const added = isAsideOnly ? meeting.concern : (kept ?? about);
  const { model, timings } = settings;
  // A model reads it, and judges it beside its reply.
  const checkIn = model ? null : languageCheckIn({ ...turn, country });
  if (checkIn)
    yield safetyEvent({ level: "concern", category: null, helplines: checkIn.helplines });
  const speech: Speech = {
    messageId,
    signal,
    compose: () =>
      composeTurn({ ...heard, memories, helplines, contextChars: settings.contextChars }),
    guideWords: () => {
      if (meeting.concern && !isAsideOnly) return { text: meeting.concern, memoryIds: [] };
      const unread = checkIn ?? languageCheckIn({ ...turn, country });
      if (unread && !unread.hasGuideWords) return { text: unread.text, memoryIds: [] };
      const words = guideWords({ ...heard, memories });
      if (unread) return { ...words, text: `${words.text}\n\n${unread.text}` };
      return added && !looksBack.test(words.text)
        ? { ...words, text: `${withoutLastQuestion(words.text)}\n\n${added}`.trim() }
        : words;
    },
    allowedNumbers: () => numbersFor(country),
    told: { ...turn, memories },
    tail: (reply) => meeting.concernTail(reply) ?? added,
  };
  if (!model || (meeting.screening.level === "none" && isSureOfNone(turn.content))) {
    yield* speak(settings, speech);
    return;
  }
  yield* speakJudged(settings, {
    ...speech,
    judging: startJudging({ ...turn, model, timings }),
    instead: (judgement) => meetJudgement(turn, judgement, null),
    behind: (judgement, reply) => meetJudgement(turn, judgement, reply),
  });
}

async function* close(given: Settings, closing: Closing): AsyncGenerator<ReplyEvent> {
  const settings = pacedFor(given, closing);
  const { history, messageId, signal } = closing;
  const screening = screenHistory(history);
  const country = countryOf({ ...closing, content: "" });
  const told = { history, content: "", memories: [] };
  if (screening.level === "crisis" && screening.category !== null) {
    const helplines = chooseHelplines({
      country,
      category: screening.category,
      imminent: isImminent(screening),
    });
    yield safetyEvent({ level: "crisis", category: screening.category, helplines });
    const heard = crisisFarewell({ history, helplines });
    yield* speakLed(settings, { messageId, signal, told, heard, step: "", compose: null });
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
        helplines: [],
        contextChars: settings.contextChars,
      }),
    guideWords: () => ({
      text: guideClosing({ seed: closing.sessionId, history, now: closing.now }),
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
    contextChars: given.contextChars ?? defaultContextChars,
    timings: {
      ...contractTimings.reply,
      guideWordDelayMs,
      listenTimeoutMs,
      judgementHoldMs,
      judgementTimeoutMs,
      ...given.timings,
    },
    onModelFailure: given.onModelFailure ?? (() => undefined),
  };
  return {
    screen: screenTurn,
    greet,
    respond: (turn) => respond(settings, turn),
    close: (closing) => close(settings, closing),
    title: guideTitle,
    outcome: createOutcome(settings),
    analyse: createAnalysis(settings),
    initialSummary,
  };
};
