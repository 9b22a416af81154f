import type { HistoryItem } from "@app/contract/calls/sessions";
import { paths } from "@app/contract/paths";
import type { RiskCategory } from "@app/contract/reply-events";
import { isAboutAnother } from "./about-another.ts";

type CheckIn = { hear: string; ask: string };

/** For a sign that may be harmless: heard, and asked about once, gently and without going round it. */
const checkIns: Readonly<Record<RiskCategory, CheckIn>> = {
  suicide: {
    hear: "I do not want to pass over what you just wrote.",
    ask: "May I ask you directly, and any answer is all right: are there thoughts of ending your life?",
  },
  self_harm: {
    hear: "That sounds like a lot of pain with nowhere to go.",
    ask: "May I ask directly: are you hurting yourself, or close to it?",
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

/** Where only the models suspect something, who may be wrong: it is asked about as that. */
const mayBeWrong =
  "I may be reading too much into that, and I would rather ask once than pass over it.";

const crisisPage = `If you would rather talk to a person, the crisis page at ${paths.crisis} has people who answer now.`;

const hasSaid = (history: readonly HistoryItem[], words: string): boolean =>
  history.some(({ role, content }) => role === "assistant" && content.includes(words));

const asksDirectly =
  /\b(?:suicid\w*|kill(?:ing)? yourself|end(?:ing)? your life|hurt(?:ing)? yourself|harm(?:ing)? yourself|hurt somebody|hurting you|safe right now|a doctor)\b[^.?!]*\?/i;

type ConcernTurn = {
  content: string;
  history: readonly HistoryItem[];
  category: RiskCategory | null;
  isSuspicion?: boolean;
};

const checkInFor = ({ content, category, isSuspicion }: ConcernTurn): CheckIn => {
  const checkIn = isAboutAnother(content) ? forAnother : checkIns[category ?? "suicide"];
  return isSuspicion ? { ...checkIn, hear: mayBeWrong } : checkIn;
};

/** Null once this was asked in the session, by whoever wrote the reply: the same is not asked twice. */
export const concernReply = (turn: ConcernTurn): string | null => {
  const { hear, ask } = checkInFor(turn);
  if (hasSaid(turn.history, ask)) return null;
  const page = hasSaid(turn.history, crisisPage) ? "" : ` ${crisisPage}`;
  return `${hear} ${ask}${page}`;
};

/** What is added to a model's reply that did not ask. */
export const concernTail = (turn: ConcernTurn, reply: string): string | null => {
  const { ask } = checkInFor(turn);
  if (hasSaid(turn.history, ask)) return null;
  const parts = [
    asksDirectly.test(reply) ? null : ask,
    hasSaid(turn.history, crisisPage) ? null : crisisPage,
  ].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(" ") : null;
};
