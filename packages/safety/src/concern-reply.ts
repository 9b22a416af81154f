import { paths } from "@app/contract/paths";
import type { RiskCategory } from "@app/contract/reply-events";
import { isAboutAnother } from "./about-another.ts";
import { checksIn } from "./asked-by-model.ts";
import {
  hasSaid,
  joinWords,
  type MarkedLine,
  type MarkedWords,
  type RiskItem,
  type RiskQuestion,
} from "./risk-history.ts";

type CheckIn = { hear: string; ask: string; asks?: RiskQuestion };

/** For a sign that may be harmless: heard, and asked about once, gently and without going round it. */
const checkIns: Readonly<Record<RiskCategory, CheckIn>> = {
  suicide: {
    hear: "I do not want to pass over what you just wrote.",
    ask: "May I ask you directly, and any answer is all right: are there thoughts of ending your life?",
    asks: "asked-directly",
  },
  self_harm: {
    hear: "That sounds like a lot of pain with nowhere to go.",
    ask: "May I ask directly: are you hurting yourself, or close to it?",
    asks: "asked-directly",
  },
  harm_to_others: {
    hear: "There is a great deal of heat in that.",
    ask: "May I ask directly: are you afraid that you might really hurt somebody?",
  },
  abuse: {
    hear: "I take that seriously, and whatever it is, it is not your fault.",
    ask: "May I ask directly: is somebody hurting or frightening you, and are you safe right now?",
  },
  medical_emergency: {
    hear: "Your body comes first here.",
    ask: "Is it getting worse, or is there anything about it that a doctor should look at today?",
  },
  psychosis: {
    hear: "That sounds wearing, and rather lonely.",
    ask: "How have you been sleeping, and do you feel safe right now?",
  },
  eating_disorder: {
    hear: "It takes something to write that down.",
    ask: "May I ask directly: how has it been with eating lately, and have you felt faint?",
  },
};

const forAnother: CheckIn = {
  hear: "You are worried about them, and that is worth taking seriously.",
  ask: "Do you think that they may be in danger, and have you been able to ask them straight out?",
};

const crisisPage: MarkedLine = {
  mark: "crisis-page",
  text: `If you would rather talk to a person, the crisis page at ${paths.crisis} has people who answer now.`,
};

type ConcernTurn = {
  content: string;
  history: readonly RiskItem[];
  category: RiskCategory | null;
};

const checkInFor = (turn: ConcernTurn): { hear: string; ask: MarkedLine } => {
  const category = turn.category ?? "suicide";
  const isOther = isAboutAnother(turn.content);
  const { hear, ask, asks } = isOther ? forAnother : checkIns[category];
  return {
    hear,
    ask: {
      mark: `concern/${isOther ? "another" : category}`,
      text: ask,
      ...(asks ? { asks } : {}),
    },
  };
};

export const isConcern = (mark: string): boolean => mark.startsWith("concern/");

const pageOnce = (history: readonly RiskItem[]): MarkedLine | null =>
  hasSaid(history, crisisPage.mark) ? null : crisisPage;

/** Null once this was asked in the session, by whoever wrote the reply: the same is not asked twice. */
export const concernReply = (turn: ConcernTurn): MarkedWords | null => {
  const { hear, ask } = checkInFor(turn);
  if (hasSaid(turn.history, ask.mark)) return null;
  return joinWords([hear, ask, pageOnce(turn.history)]);
};

/** What is added to a model's reply; nothing where it lacks nothing. */
export const concernTail = (turn: ConcernTurn, reply: string): MarkedWords | null => {
  const { ask } = checkInFor(turn);
  if (hasSaid(turn.history, ask.mark)) return null;
  const said = joinWords([checksIn(reply) ? null : ask, pageOnce(turn.history)]);
  return said.text === "" ? null : said;
};
