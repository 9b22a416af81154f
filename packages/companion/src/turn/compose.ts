import type { LanguageModelV4Prompt } from "@ai-sdk/provider";
import type { HistoryItem, SessionType } from "@app/contract/calls/session-shapes";
import type { Language } from "@app/contract/languages";
import type { Helpline } from "@app/contract/reply-events";
import type { Talk } from "@app/guide/talk";
import { noRisk, type Screening } from "@app/safety/screening";
import { asksForActions } from "../instructions/asks-for-actions.ts";
import { characterInstruction, formReminder } from "../instructions/character.ts";
import { closingInstruction } from "../instructions/closing.ts";
import { languageInstruction } from "../instructions/language.ts";
import { listeningInstruction } from "../instructions/listening.ts";
import { longSessionInstruction } from "../instructions/long-session.ts";
import { memoryInstruction } from "../instructions/memory.ts";
import { postSessionActionsInstruction } from "../instructions/post-session-actions.ts";
import { programStepInstruction } from "../instructions/program-step.ts";
import {
  askedBehindInstruction,
  askedByInstruction,
  keptInMindInstruction,
  riskInstruction,
  saidBeforeInstruction,
} from "../instructions/risk.ts";
import { safetyRulesInstruction } from "../instructions/safety-rules.ts";
import { sessionTypeInstruction } from "../instructions/session-type.ts";
import { threadInstruction } from "../instructions/thread.ts";
import type { Memory } from "../memory/memory.ts";
import { fitHistory } from "./fit-history.ts";

export type ComposedPrompt = {
  prompt: LanguageModelV4Prompt;
  /** What leaves this server, for the person's receipt. */
  chars: number;
  /** Which memories leave with it. */
  memoryIds: readonly string[];
  /** What the instructions have the model ask, for the turns that follow. */
  marks?: readonly string[];
};

/**
 * About 7,500 tokens: with a reply it fits the smallest common context window, of 8,192.
 */
export const defaultContextChars = 30_000;

const opened = "(The session has just been opened.)";
const goodbye = "I would like to stop here.";

/** Several servers refuse a conversation that does not begin with the person and take turns. */
const takeTurns = (items: readonly HistoryItem[]): HistoryItem[] => {
  const turns: HistoryItem[] = [];
  for (const { role, content } of items) {
    if (content.trim() === "") continue;
    const last = turns.at(-1);
    if (!last && role === "assistant") turns.push({ role: "user", content: opened });
    if (last?.role === role) last.content += `\n\n${content}`;
    else turns.push({ role, content });
  }
  return turns;
};

type Spoken = {
  sessionType: SessionType;
  history: readonly HistoryItem[];
  screening: Screening;
  helplines: readonly Helpline[];
  /** Those that fit; the others stay here. */
  memories: readonly Memory[];
  programStep: string | null;
  /** What the person set to be answered in; null lets the conversation decide. */
  language?: Language | null;
  contextChars: number;
};

/** A history shorter than this is no conversation; a context that small is the configuration's fault. */
const historyMinChars = 2_000;

const joined = (instructions: readonly (string | null)[]): string =>
  instructions.filter((text) => text !== null).join("\n\n");

/** What stands before the session, and what behind it: the end is what a small model heeds most. */
type Frame = { before: readonly (string | null)[]; after: readonly (string | null)[] };

const ordinaryFrame = (spoken: Spoken, more: readonly (string | null)[]): Frame => ({
  before: [
    characterInstruction(),
    sessionTypeInstruction(spoken.sessionType),
    programStepInstruction(spoken.programStep),
    memoryInstruction(spoken.memories),
  ],
  after: [
    safetyRulesInstruction(),
    riskInstruction(spoken.screening, spoken.helplines),
    ...more,
    languageInstruction(spoken.language ?? null),
  ],
});

const compose = (spoken: Spoken, last: string, { before, after }: Frame): ComposedPrompt => {
  const fixedChars = joined([...before, ...after]).length + last.length;
  const { beginning, newest, leftOut, notes } = fitHistory(
    spoken.history,
    Math.max(historyMinChars, spoken.contextChars - fixedChars),
  );
  const instruction = joined([...before, longSessionInstruction(leftOut, notes), ...after]);
  const turns = takeTurns([...beginning, ...newest, { role: "user", content: last }]);
  return {
    prompt: [
      { role: "system", content: instruction },
      ...turns.map(({ role, content }) => ({
        role,
        content: [{ type: "text" as const, text: content }],
      })),
    ],
    chars: turns.reduce((sum, turn) => sum + turn.content.length, instruction.length),
    memoryIds: spoken.memories.map(({ id }) => id),
    marks: askedByInstruction(spoken.screening),
  };
};

/** In a danger the form stands with what is at stake. */
const formOf = ({
  content,
  screening,
  hasMetRisk,
}: {
  content: string;
  screening: Screening;
  hasMetRisk?: boolean;
}): string | null => {
  if (screening.level === "crisis" || hasMetRisk) return null;
  return asksForActions(content) ? postSessionActionsInstruction() : formReminder();
};

/** Everything a model is told for one turn: the instructions, the history that fits, the message. */
export const composeTurn = (
  turn: Spoken & {
    content: string;
    /** The person was in danger earlier in this session. */
    hasMetRisk?: boolean;
    /** What was said before the reply in our own words. */
    saidBefore?: string | null;
    /** What is said behind the reply in our own words, where that is known before. */
    saidBehind?: string | null;
    /** What the guide knows of the talk. */
    talk?: Talk;
  },
): ComposedPrompt =>
  compose(
    turn,
    turn.content,
    ordinaryFrame(turn, [
      ...(turn.talk ? threadInstruction(turn.talk) : []),
      ...(turn.screening.level === "none" && turn.hasMetRisk
        ? [keptInMindInstruction(turn.helplines)]
        : []),
      formOf(turn),
      ...(turn.saidBefore ? [saidBeforeInstruction(turn.saidBefore)] : []),
      ...(turn.saidBehind ? [askedBehindInstruction(turn.saidBehind)] : []),
    ]),
  );

/** The same in a crisis, where a model only shows that it heard. No memories leave then. */
export const composeListening = (
  turn: Omit<Spoken, "memories" | "programStep"> & {
    /** Null where they leave. */
    content: string | null;
    /** The first stands where the model says nothing else. */
    steps: readonly string[];
  },
): ComposedPrompt =>
  compose(
    { ...turn, memories: [], programStep: null, screening: noRisk },
    turn.content ?? goodbye,
    // The step that follows is written down in English, and two languages in one reply are none.
    {
      before: [],
      after: [
        listeningInstruction(
          turn.screening.category ?? "suicide",
          turn.steps,
          turn.content === null,
        ),
      ],
    },
  );

/** The same for the closing words, where the person says nothing more. */
export const composeClosing = (closing: Spoken & { hasMetRisk?: boolean }): ComposedPrompt =>
  compose(
    closing,
    goodbye,
    ordinaryFrame(closing, [
      ...(closing.hasMetRisk ? [keptInMindInstruction()] : []),
      closingInstruction(closing.sessionType),
    ]),
  );
