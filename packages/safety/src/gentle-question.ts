import type { RiskCategory } from "@app/contract/reply-events";
import { isAboutAnother } from "./about-another.ts";
import { checksIn } from "./asked-by-model.ts";
import { normalise } from "./normalise.ts";
import {
  hasSaid,
  joinWords,
  type MarkedLine,
  type MarkedWords,
  marksOf,
  type RiskItem,
} from "./risk-history.ts";

/**
 * For what only the models suspect, who may be wrong: one question behind the ordinary reply, once in a talk. It
 * takes nothing for granted, and a yes to it always means that something is not well.
 */
const questions: Readonly<Record<RiskCategory | "another", string>> = {
  suicide: "does it ever get so dark that you are not sure of being safe?",
  self_harm: "does it ever get so much that you are not sure of being safe with yourself?",
  harm_to_others: "are you worried that somebody could get hurt?",
  abuse: "is there anybody who makes you feel unsafe?",
  medical_emergency:
    "is that still going on? If it is, please let the emergency number or a doctor hear of it now, rather than wait.",
  psychosis: "is there anything going on that frightens you and that others do not seem to notice?",
  eating_disorder: "has eating become a struggle lately?",
  another: "are you worried that they may not be safe?",
};
const lead = "One thing I would like to ask, and a plain no is a fine answer:";

const mark = "gentle-question";

type Suspected = {
  content: string;
  history: readonly RiskItem[];
  category: RiskCategory;
};

const questionFor = ({ content, category }: Suspected): MarkedLine => ({
  mark,
  text: `${lead} ${questions[isAboutAnother(content) ? "another" : category]}`,
  asks: "asked-gently",
});

/** Null once it was asked in this talk, whatever is suspected since. */
export const gentleQuestion = (suspected: Suspected): MarkedWords | null =>
  hasSaid(suspected.history, mark) ? null : joinWords([questionFor(suspected)]);

/** The same behind a model's reply, unless that asked by itself. */
export const gentleTail = (suspected: Suspected, reply: string): MarkedWords | null =>
  checksIn(reply) ? null : gentleQuestion(suspected);

const yesAtOnce = /^(?:yes|yeah|yea|yep|yup|ye|ya)\b(?! i know\b)/;
/** What takes the question up, and does not only go on telling. */
const takesItUp =
  /^(?:it|i|im|ive|they|he|she|theres|someone|somebody|sometimes|most|every|often|always|all|very|really|definitely|lately)$/;
const shortWords = 6;

/** Neither yes nor no: then it is better to ask plainly. */
const hedges: ReadonlySet<string> = new Set(
  [
    ["im", "i am", "i do", "ive", "kind of", "kinda", "sort of", "sometimes", "maybe", "perhaps"],
    ["a bit", "a little", "a lot", "often", "every day", "every night", "all the time", "both"],
    ["i think so", "i guess", "i guess so", "i suppose", "i suppose so", "probably", "possibly"],
    ["it does", "it is", "it has", "they do", "they are", "he is", "she is", "i am not sure"],
    ["not sure", "im not sure", "not so sure", "i dont know", "dont know", "idk", "dunno"],
    ["hard to say", "i cant tell", "it depends", "not always", "at night", "does it matter"],
  ].flat(),
);
const fillers = /^(?:well|um|uh|er|honestly|really|tbh|lately|just|like|so|yes|yeah|mean)$/;

const noAtOnce =
  /^(?:(?:oh|well|um|lol|haha|god)[,.]? )?(?:no|nope|nah|not at all|of course not)\b/;

/** A calm that answers nothing: "you needn't worry about me, it's the calmest I've been". */
const evades =
  /\b(?:(?:dont|neednt|need not|no need to|shouldnt|dont have to|mustnt) (?:you )?worry (?:about me|for me|on my account)|calmest|at peace (?:now|with it)|wont be (?:a (?:problem|worry|bother)|any trouble)|doesnt matter (?:now|any ?more))\b/;

const isWell = /\b(?:safe|fine|ok|okay|alright|good|no)\b/;
const isUnwell = /\bnot (?:\w+ )?(?:safe|fine|ok|okay|alright|good)\b/;

const wordsIn = (text: string): string[] => text.match(/[a-z0-9]+/g) ?? [];

/** An answer to the gentle question that is a yes or leaves it open. What goes on with ordinary talk is none. */
export const affirmsGently = (content: string): boolean => {
  const text = normalise(content).trim();
  const words = wordsIn(text);
  if (evades.test(text) && !noAtOnce.test(text)) return true;
  const isShort = words.length <= shortWords;
  if (isShort && hedges.has(words.filter((word) => !fillers.test(word)).join(" "))) return true;
  if (!yesAtOnce.test(text) || (isWell.test(text) && !isUnwell.test(text))) return false;
  return isShort || takesItUp.test(words[1] ?? "");
};

const bareWords = 4;

/** "No, I'm quite safe. Where did that come from?" */
const saysNo =
  /^(?:\w+\W+){0,3}(?:no|nope|nah|not at all|of course not)\b|\b(?:i am|im) (?:quite |perfectly |completely |totally |very )?safe\b|\bnobody (?:is|has|was)\b/;
const asksBack =
  /\b(?:where (?:did|does|has|is) (?:that|this) come?(?:ing)? from|why (?:do|did|are|would|on earth do) you ask(?:ing)?|why (?:that|this) question|what makes you (?:ask|think)|what (?:has|did|does) that (?:got )?to do with|(?:could|can|may|shall) we (?:please )?(?:go|get) back)\b/;

/** What is said to a no, which is believed: to a bare one, and to one that asks why it was asked at all. */
export const afterNo = (answer: {
  content: string;
  history: readonly RiskItem[];
}): string | null => {
  const marks = marksOf(answer.history.at(-1));
  const isGentle = marks.includes("asked-gently");
  if (!isGentle && !marks.includes("concern/abuse")) return null;
  const text = normalise(answer.content).trim();
  if (saysNo.test(text) && asksBack.test(text))
    return "Thank you for telling me, and I’m sorry: I ask where words could mean more than they say, and here they did not. Please go on where you were.";
  const isBare = noAtOnce.test(text) && wordsIn(text).length <= bareWords;
  return isBare && isGentle ? "Thank you for telling me. Then go on wherever you like." : null;
};
