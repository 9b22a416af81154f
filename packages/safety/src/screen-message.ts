import type { RiskCategory } from "@app/contract/reply-events";
import { hasBegun } from "./course/has-begun.ts";
import { helpComes } from "./course/help-comes.ts";
import { saysNoElsewhere } from "./elsewhere/says-no.ts";
import { affirmsGently } from "./gentle-question.ts";
import { deniesRisk, isNegated, wasChecked } from "./guards.ts";
import { riskIn, riskOf, saysYes, screeningOf } from "./message-risk.ts";
import { normalise } from "./normalise.ts";
import { type RiskReading, readInSession, readMessage, scores } from "./read-message.ts";
import {
  isPerson,
  marksOf,
  type PersonItem,
  type RiskItem,
  type RiskQuestion,
} from "./risk-history.ts";
import { isImminent, noRisk, type Screening } from "./screening.ts";

/** How many of the person's earlier messages a risk stays in mind for. */
const rememberedMessages = 6;

const wasAsked = (before: RiskItem | undefined, what: RiskQuestion): boolean =>
  marksOf(before).includes(what);

/** A bare "yes" is a crisis when the question before it was about suicide or self-harm. */
const answersYes = (content: string, before: RiskItem | undefined): boolean =>
  wasAsked(before, "asked-directly") && saysYes.test(normalise(content).trim());

/** The same after the gentle question, where what only goes on with ordinary talk is no answer. */
const answersGently = (content: string, before: RiskItem | undefined): boolean =>
  wasAsked(before, "asked-gently") && affirmsGently(content);

/** Asked in their own language whether they are safe, somebody says no. */
const answersUnsafe = (content: string, before: RiskItem | undefined): boolean =>
  wasAsked(before, "asked-safe") && saysNoElsewhere(content);

/** Something was asked about, and the answer was that it is so. */
const affirms = (content: string, before: RiskItem | undefined): boolean =>
  answersYes(content, before) || answersGently(content, before) || answersUnsafe(content, before);

/** What kind of danger was found last, by whatever found it: what a yes says yes to. */
const categoryBefore = (history: readonly RiskItem[]): RiskCategory =>
  history
    .filter(isPerson)
    .map((item) => riskIn(item).found?.category)
    .findLast((category) => category !== undefined) ?? "suicide";

const affirmed = (content: string, history: readonly RiskItem[]): Screening => ({
  level: "crisis",
  category: categoryBefore(history),
  score: scores.crisis,
  words: [content.trim().slice(0, 40)],
});

/** "I'll do it now": what "it" is stands in what was said before. */
const willDoIt =
  /\b(?:do|doing|end|ending|through with|finish|over with) it\b|\bgo through with (?:it|this)\b|\bget (?:it|this) over with\b/;
const atOnce = /\b(?:now|tonight|today|nerve|courage|this minute|while i can|this evening)\b/;
const ofOneself = /\b(?:i|im|ill|ive)\b/;

const speaksOfIt = (content: string): boolean => {
  const text = normalise(content);
  const named = willDoIt.exec(text);
  return (
    named !== null && atOnce.test(text) && ofOneself.test(text) && !isNegated(text, named.index)
  );
};

/** Whether all that was found is that somebody is going to do "it". */
const onlyOfIt = ({ level, words }: Screening): boolean =>
  level === "crisis" && words.length > 0 && words.every((found) => ofIt.test(normalise(found)));
const ofIt = /^(?:about|going|ready) to do it\b/;

/** Dangers that somebody does, and not only suffers. */
const done: ReadonlySet<RiskCategory> = new Set(["suicide", "self_harm", "harm_to_others"]);

const meansOrTime =
  /\b(?:pills|tablets|meds|overdose|rope|hang|gun|knife|blade|razor|bridge|train|jump|tonight|today|tomorrow|soon|now)\b/;

/** After a crisis, means or a time named in answer to the question for a plan leave no room for doubt. */
const namesThePlan = (content: string, before: RiskItem | undefined): boolean => {
  if (!wasAsked(before, "asked-plan")) return false;
  const answer = normalise(content);
  const named = meansOrTime.exec(answer);
  return named !== null && !isNegated(answer, named.index);
};

/** So many plain things have to be told after an answer that was none. */
const plainAfterEvasion = 2;

/**
 * Whether a suspicion has gone by what was said after it. Whoever was asked plainly, and tells of something
 * else at once, has answered; where the first answer was evasive or took something back, it takes two.
 */
const isOutlived = (since: readonly PersonItem[]): boolean => {
  // Whoever tells that somebody is coming has not turned to something else.
  const isPlain = (item: PersonItem): boolean =>
    riskIn(item).isPlain && !helpComes(normalise(item.content), "suicide");
  const [first] = since;
  if (first === undefined) return false;
  return isPlain(first) || since.filter(isPlain).length >= plainAfterEvasion;
};

/** Whether what the models suspected was borne out: by an answer, or by a talk about it that was begun. */
const isBorneOut = (history: readonly RiskItem[]): boolean =>
  hasBegun(history) || wasAffirmed(history);

/**
 * The newest crisis among the person's latest messages, or none. What a rule has found or a yes has affirmed stays
 * in mind. What only the models suspected is not held on to at all, unless it was borne out; then it may give way.
 */
export const screenHistory = (history: readonly RiskItem[]): Screening => {
  let isLater = false;
  const said = history.flatMap((item, index) => {
    if (!isPerson(item)) return [];
    const one = { item, index, isLater };
    isLater = true;
    return [one];
  });
  const maySuspect = isBorneOut(history);
  const since: PersonItem[] = [];
  for (const { item, index, isLater } of said.slice(-rememberedMessages).toReversed()) {
    if (
      answersGently(item.content, history[index - 1]) ||
      answersUnsafe(item.content, history[index - 1])
    )
      return affirmed(item.content, history.slice(0, index));
    const screening = screeningOf(riskIn(item), isLater);
    const isHeld = screening.isSuspicion ? maySuspect && !isOutlived(since) : true;
    if (screening.level === "crisis" && isHeld) return screening;
    since.unshift(item);
  }
  return noRisk;
};

/** Whether all there was of danger in the session was a suspicion: never found by a rule, never confirmed. */
export const isOnlySuspected = (history: readonly RiskItem[]): boolean => {
  let isLater = false;
  return history.every((item, index) => {
    if (!isPerson(item)) return true;
    const before = history[index - 1];
    if (answersYes(item.content, before) || namesThePlan(item.content, before)) return false;
    const { level, isSuspicion } = screeningOf(riskIn(item), isLater);
    isLater = true;
    return level === "none" || isSuspicion === true;
  });
};

/** Whether somebody who was asked has said that it is so, at any time. */
export const wasAffirmed = (history: readonly RiskItem[]): boolean =>
  history.some((item, index) => isPerson(item) && affirms(item.content, history[index - 1]));

const isAffirmedGently = (history: readonly RiskItem[]): boolean =>
  history.some((item, index) => isPerson(item) && answersGently(item.content, history[index - 1]));

/** Dangers of which a figure of speech or a joke is told in the same words; a wish to die is never explained away. */
const explainable: ReadonlySet<RiskCategory | null> = new Set(["abuse", "medical_emergency"]);

/** "No, that is a figure of speech": what the words meant is told at once, and nothing else speaks of a danger. */
const isExplained = (history: readonly RiskItem[]): boolean => {
  const said = history.filter(isPerson);
  const grave = said.flatMap((item, index) => {
    const { level, category } = screeningOf(riskIn(item), index > 0);
    return level === "none" ? [] : [{ index, category }];
  });
  const [only, ...others] = grave;
  const answer = only && said[only.index + 1];
  return (
    answer !== undefined &&
    others.length === 0 &&
    explainable.has(only?.category ?? null) &&
    saysNoFirst.test(normalise(answer.content)) &&
    saysWhatWasMeant.test(normalise(answer.content))
  );
};
const saysNoFirst = /^(?:\w+\W+){0,3}(?:no|nope|nah)\b/;
/** "It is a game to him" explains nothing away. */
const saysWhatWasMeant =
  /\b(?:figure of speech|(?:just|only) an? (?:expression|joke|phrase|saying)|an expression|not literally|manner of speaking)\b/;

/** The same, and something plain was told since. Then nothing is held on to. */
export const hasGivenWay = (history: readonly RiskItem[]): boolean => {
  if (isExplained(history)) return true;
  const said = history.filter(isPerson);
  const suspected = said.findLastIndex(
    (item, index) => screeningOf(riskIn(item), index > 0).level !== "none",
  );
  return (
    suspected >= 0 &&
    isOutlived(said.slice(suspected + 1)) &&
    isOnlySuspected(history) &&
    !isAffirmedGently(history)
  );
};

/** Whether a session held a crisis, at any time: one that was only suspected and not borne out is none. */
export const heldCrisis = (history: readonly RiskItem[]): boolean => {
  if (isExplained(history)) return false;
  if (isAffirmedGently(history)) return true;
  const maySuspect = isBorneOut(history) && !hasGivenWay(history);
  return history.filter(isPerson).some((item, index) => {
    const { level, isSuspicion } = screeningOf(riskIn(item), index > 0);
    return level === "crisis" && (!isSuspicion || maySuspect);
  });
};

/** What a doctor has looked at may be spoken of without an alarm, unless it is plainly worse. */
const wasCheckedBefore = (history: readonly RiskItem[]): boolean =>
  history
    .filter(isPerson)
    .slice(-rememberedMessages)
    .some((item) => wasChecked(normalise(item.content)));

export const withMessage = (message: {
  content: string;
  history: readonly RiskItem[];
  read?: PersonItem["read"];
}): RiskItem[] => {
  const { content, read } = message;
  return [...message.history, { role: "user", content, ...(read ? { read } : {}) }];
};

/** Reads a message for risk: pure, and quick enough to stand before every reply. */
export const screenMessage = (message: {
  content: string;
  history: readonly RiskItem[];
  /** What it is by itself, where that was read already. */
  reading?: RiskReading;
}): Screening => {
  const { content, history, reading = readMessage(content) } = message;
  const before = history.at(-1);
  // Behind the gentle question an answer is read as a first message is: there was a reason to ask.
  const isPlainTalk = history.some(isPerson) && !wasAsked(before, "asked-gently");
  const found = readInSession(reading, isPlainTalk);
  if (isImminent(found)) return found;
  const earlier = screenHistory(history);
  if (earlier.level === "crisis" && namesThePlan(content, before))
    return { ...earlier, score: scores.imminent, words: [content.trim().slice(0, 40)] };
  if (found.category === "medical_emergency" && wasCheckedBefore(history))
    return found.level === "crisis" ? { ...found, level: "concern", score: scores.concern } : found;
  if (speaksOfIt(content)) {
    const asked = wasAsked(before, "asked-gently");
    const category = earlier.category ?? (asked ? categoryBefore(history) : null);
    if (category !== null && done.has(category))
      return { ...affirmed(content, history), category, score: scores.imminent };
    // Nothing that was said before is a danger, so that "it" is none.
    if (found.isSuspicion && history.some(isPerson)) return noRisk;
    // said in so many words it is asked about, gently: it may be a text that is about to be sent
    if (onlyOfIt(found) && history.some(isPerson))
      return { ...found, level: "concern", score: scores.concern, isSuspicion: true };
  }
  if (found.level === "crisis" && !found.isSuspicion) return found;
  if (answersYes(content, before))
    return { ...affirmed(content, history), category: earlier.category ?? "suicide" };
  // Asked whether all is well, somebody answers yes to that, or with what is read as a danger by itself.
  if (
    answersGently(content, before) ||
    answersUnsafe(content, before) ||
    (wasAsked(before, "asked-gently") && found.isSuspicion && !deniesRisk(normalise(content)))
  )
    return affirmed(content, history);
  if (found.level === "crisis") return found;
  // Taken back or played down, a risk is still kept in mind.
  if (earlier.level === "crisis" && found.level === "none") {
    const read = riskOf(content, reading);
    if (!hasGivenWay(withMessage({ content, history, read })))
      return { level: "concern", category: earlier.category, score: scores.concern, words: [] };
  }
  return found;
};
