import type { HistoryItem, SessionOutcome, SessionType } from "@app/contract/calls/sessions";
import type { Helpline, ReplyEvent } from "@app/contract/reply-events";
import { timings as contractTimings } from "@app/contract/timings";
import { greet, type Opening } from "./greeting.ts";
import { guideClosing, guideTitle } from "./guide/guide.ts";
import { guideWords } from "./guide-words.ts";
import { chooseMemories } from "./memory/choose-memories.ts";
import type { Memory } from "./memory/memory.ts";
import type { ConfiguredModel } from "./models/configured-model.ts";
import type { ModelFailureKind } from "./models/model-failure.ts";
import { initialSummary } from "./outcome/initial-summary.ts";
import { createOutcome, type EndedSession } from "./outcome/outcome.ts";
import { chooseHelplines, numbersFor } from "./safety/choose-helplines.ts";
import { crisisFarewell, crisisReply } from "./safety/crisis-reply.ts";
import { isImminent, screenHistory, screenMessage } from "./safety/screen-message.ts";
import type { Screening } from "./safety/screening.ts";
import { composeClosing, composeTurn, defaultContextChars } from "./turn/compose.ts";
import { aiDisclosure, isDisclosureDue } from "./turn/disclosure.ts";
import { type SpeakSettings, type SpeakTimings, speak } from "./turn/speak.ts";

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
  country: string | null;
  now: Date;
  previousMessageAt: Date | null;
  lastDisclosedAt: Date | null;
  /** All of the person's; the companion picks what fits. None when memory is off, or anonymous. */
  memories: readonly Memory[];
  /** What the person's program asks for today; null outside a program. */
  programStep: string | null;
  /** Done by the caller beforehand, since no limit may stand before a crisis. */
  screening: Screening;
  signal: AbortSignal;
};

export type Closing = Omit<Turn, "content" | "screening">;

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

const helplinesFor = (screening: Screening, country: string | null): Helpline[] =>
  screening.level === "none" || screening.category === null
    ? []
    : chooseHelplines({ country, category: screening.category, imminent: isImminent(screening) });

const safetyEvent = (screening: Screening, helplines: Helpline[]): ReplyEvent => ({
  type: "safety",
  level: screening.level,
  category: screening.category,
  helplines,
});

async function* respond(settings: Settings, turn: Turn): AsyncGenerator<ReplyEvent> {
  const { screening } = turn;
  const helplines = helplinesFor(screening, turn.country);
  // In danger nothing but the moment counts, and nothing more than needed leaves.
  const memories = screening.level === "crisis" ? [] : chooseMemories(turn);
  if (screening.level !== "none") yield safetyEvent(screening, helplines);
  if (isDisclosureDue(turn)) yield { type: "disclosure", kind: "ai", text: aiDisclosure };
  yield* speak(settings, {
    messageId: turn.messageId,
    signal: turn.signal,
    compose: () =>
      composeTurn({ ...turn, memories, helplines, contextChars: settings.contextChars }),
    guideWords: () =>
      screening.level === "crisis"
        ? { text: crisisReply({ screening, history: turn.history, helplines }), memoryIds: [] }
        : guideWords({ ...turn, memories }),
    allowedNumbers: () => numbersFor(turn.country),
    told: { ...turn, memories },
  });
}

async function* close(settings: Settings, closing: Closing): AsyncGenerator<ReplyEvent> {
  const screening = screenHistory(closing.history);
  const helplines = helplinesFor(screening, closing.country);
  if (screening.level === "crisis") yield safetyEvent(screening, helplines);
  yield* speak(settings, {
    messageId: closing.messageId,
    signal: closing.signal,
    compose: () =>
      composeClosing({
        ...closing,
        // A goodbye is about this session alone.
        memories: [],
        screening,
        helplines,
        contextChars: settings.contextChars,
      }),
    guideWords: () => ({
      text:
        screening.level === "crisis"
          ? crisisFarewell(helplines)
          : guideClosing({ seed: closing.sessionId, history: closing.history, now: closing.now }),
      memoryIds: [],
    }),
    allowedNumbers: () => numbersFor(closing.country),
    told: { history: closing.history, content: "", memories: [] },
  });
}

/** The conversation core: text in, reply events out. No HTTP server, no database, no environment. */
export const createCompanion = (given: CompanionSettings): Companion => {
  const settings: Settings = {
    model: given.model,
    contextChars: given.contextChars ?? defaultContextChars,
    timings: { ...contractTimings.reply, guideWordDelayMs, ...given.timings },
    onModelFailure: given.onModelFailure ?? (() => undefined),
  };
  return {
    screen: screenMessage,
    greet,
    respond: (turn) => respond(settings, turn),
    close: (closing) => close(settings, closing),
    title: guideTitle,
    outcome: createOutcome(settings),
    initialSummary,
  };
};
