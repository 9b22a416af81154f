import type { HistoryItem } from "@app/contract/calls/sessions";
import type { RiskCategory } from "@app/contract/reply-events";
import { isEverydayMatter } from "./everyday-matters.ts";
import { type Finding, findingsElsewhere, findingsIn } from "./find-by-rules.ts";
import {
  deniesRisk,
  fearsFor,
  isAboutOthersWork,
  isAngryAtThings,
  isLastingAilment,
  isLongPast,
  isNegated,
  namesSomebody,
  wasChecked,
} from "./guards.ts";
import { withoutIdioms } from "./idioms.ts";
import { normalise, sentencesOf } from "./normalise.ts";
import { ownWords } from "./own-words.ts";
import type { Strength } from "./rules/rule.ts";
import { noRisk, type Screening } from "./screening.ts";
import { type Weight, weigh, weightiest } from "./weigh.ts";

const scores: Readonly<Record<Strength, number>> = { imminent: 0.97, crisis: 0.85, concern: 0.4 };

/** From this score on the person may be in danger at this very moment. */
export const imminentScore = 0.95;

export const isImminent = (screening: Screening): boolean => screening.score >= imminentScore;

/** How many of the person's earlier messages a risk stays in mind for. */
const rememberedMessages = 6;

const byRules = (findings: readonly Finding[]): Screening => {
  const worst = findings.reduce<Finding | undefined>(
    (most, finding) =>
      most && scores[most.rule.strength] >= scores[finding.rule.strength] ? most : finding,
    undefined,
  );
  if (!worst) return noRisk;
  return {
    level: worst.rule.strength === "concern" ? "concern" : "crisis",
    category: worst.rule.category,
    score: scores[worst.rule.strength],
    words: [...new Set(findings.map(({ words }) => words))],
  };
};

/**
 * From where on the trained models are believed, in odds. Chosen on batches that they were not
 * trained on, so that about one harmless message in twenty is taken for a crisis.
 */
const crisisAt = 1.8;
/** A missed suicide weighs most, so less is enough there. */
const suicideAt = 1;
const concernAt = 0.7;
/**
 * In the middle of a talk, plain sentences are many and crises few: a mere suspicion is asked about,
 * and only a strong one is taken for a crisis, since a false one would take the talk over.
 */
const crisisInTalkAt = 2.5;
const concernInTalkAt = 3;
/** What else speaks for or against it, in the same measure. */
const ifPhrase = 4;
const ifStoryOrDenial = -1;
/** Said in so many words, with no phrase that says otherwise. */
const ifPlainDenial = -3;
const ifLongPast = -4;
/** A door is not a person, a doctor has looked at it, a sister has a name: of one category each. */
const ifOnlyThat = -3;
/** A plain complaint about work or a court, which no rule speaks against. */
const ifEverydayMatter = -3;
/**
 * A phrase that may be harmless is, where the models are this sure of it. No borderline pattern of
 * any round that holds such a phrase lies below −2; of the harmless ones most do.
 */
const phraseIsNoneBelow = -2.5;

/** What of a category's look-alikes stands in the text. */
const isOnly = (category: RiskCategory, text: string): boolean =>
  (category === "harm_to_others" && (isAngryAtThings(text) || fearsFor(text))) ||
  (category === "medical_emergency" && (wasChecked(text) || isLastingAilment(text))) ||
  (category === "eating_disorder" && namesSomebody(text));

/** So few words say too little for the models alone to be sure; what is plain in them is a rule's. */
const fewWords = 3;
const crisisOfFewAt = 3;
const concernOfFewAt = 2.8;

const maxWords = 80;

/** The trained models' view, with what the rules found beside it. */
const byModels = (content: string, text: string, ruled: Screening, weight: Weight): Screening => {
  const isPhrase = ruled.level === "crisis";
  const isPast = isLongPast(text);
  const isDenied = deniesRisk(text);
  const beside =
    (isDenied && !isPhrase ? ifPlainDenial : 0) +
    (isAboutOthersWork(text) || (isDenied && isPhrase) ? ifStoryOrDenial : 0) +
    (isPast ? ifLongPast : 0) +
    (isPhrase && !isPast ? ifPhrase : 0) +
    (!isPhrase && isOnly(weight.category, text) ? ifOnlyThat : 0);
  const words = (): string[] =>
    ruled.words.length > 0
      ? [...ruled.words]
      : [weightiest(sentencesOf(content)) ?? content].map((said) => said.trim().slice(0, maxWords));
  const category = isPhrase ? ruled.category : weight.category;
  const isShort = !isPhrase && text.split(/\s+/).length <= fewWords;
  const believedAt = isShort ? crisisOfFewAt : category === "suicide" ? suicideAt : crisisAt;
  if (weight.crisis + beside >= believedAt) {
    const sure = 1 - Math.exp((believedAt - weight.crisis - beside) / 4);
    const score = Math.max(isPhrase ? ruled.score : 0, 0.6 + 0.24 * sure);
    return { level: "crisis", category, score, words: words() };
  }
  if (ruled.level === "concern") return weight.risk < phraseIsNoneBelow ? noRisk : ruled;
  const isConcern =
    (isPhrase && !isPast) || weight.risk + beside >= (isShort ? concernOfFewAt : concernAt);
  return isConcern ? { level: "concern", category, score: scores.concern, words: words() } : noRisk;
};

/** `odds` of a crisis as the trained models see them; null where they could not read it. */
type Reading = {
  screening: Screening;
  odds: number | null;
  /** The same for a concern or more. */
  riskOdds: number | null;
  /** No rule speaks for it: the models alone do. */
  isSuspicion: boolean;
};

const readAnew = (said: string): Reading => {
  const elsewhere = byRules(findingsElsewhere(said));
  const byRuleOnly = { odds: null, riskOdds: null, isSuspicion: false };
  if (elsewhere.level === "crisis") return { screening: elsewhere, ...byRuleOnly };
  const content = ownWords(said);
  const text = withoutIdioms(normalise(content));
  const ruled = byRules(findingsIn(text));
  const weighed = isImminent(ruled) ? undefined : weigh(content);
  if (!weighed) return { screening: ruled, ...byRuleOnly };
  const less = ruled.level === "none" && isEverydayMatter(text) ? ifEverydayMatter : 0;
  const weight = { ...weighed, crisis: weighed.crisis + less, risk: weighed.risk + less };
  return {
    screening: byModels(content, text, ruled, weight),
    odds: weight.crisis,
    riskOdds: weight.risk,
    isSuspicion: ruled.level === "none",
  };
};

/** Each message is read again with the next six; those that were just read are looked up. */
const readLately = new Map<string, Reading>();
const rememberedReadings = 500;

const readOnce = (content: string): Reading => {
  const known = readLately.get(content);
  if (known) return known;
  const reading = readAnew(content);
  if (readLately.size >= rememberedReadings)
    readLately.delete(readLately.keys().next().value ?? "");
  readLately.set(content, reading);
  return reading;
};

/** `isLater`: the person has written before in this session. */
const read = (content: string, isLater: boolean): Screening => {
  const { screening, odds, riskOdds, isSuspicion } = readOnce(content);
  if (!isLater || !isSuspicion || screening.level === "none") return screening;
  if (screening.level === "crisis" && (odds ?? 0) >= crisisInTalkAt) return screening;
  if ((riskOdds ?? 0) < concernInTalkAt) return noRisk;
  return { ...screening, level: "concern", score: scores.concern };
};

/** Below these odds nobody else needs to be asked. */
const sureBelow = -3;

/** Whether a message that shows no risk is so plainly harmless that no second view is worth a wait. */
export const isSureOfNone = (content: string): boolean => {
  const { screening, odds } = readOnce(content);
  return screening.level === "none" && odds !== null && odds < sureBelow;
};

const askedDirectly =
  /\b(?:kill(?:ing)? yourself|suicide|end(?:ing)? your life|hurt(?:ing)? yourself|harm(?:ing)? yourself|dying|want to die)\b[^?]*\?/i;
const saysYes =
  /^(?:yes|yeah|yea|yep|yup|ye|i am|i do|i have|kind of|kinda|sort of|sometimes|maybe|a bit|a lot|every day|all the time|i think so|i guess|probably|both)\b/;

/** A bare "yes" is a crisis when the question before it was about suicide or self-harm. */
const answersYes = (content: string, history: readonly HistoryItem[]): boolean => {
  const asked = history.at(-1);
  return (
    asked?.role === "assistant" &&
    askedDirectly.test(asked.content) &&
    saysYes.test(normalise(content).trim())
  );
};

const asksForThePlan = /\bhow or when\b/i;
const meansOrTime =
  /\b(?:pills|tablets|meds|overdose|rope|hang|gun|knife|blade|razor|bridge|train|jump|tonight|today|tomorrow|soon|now)\b/;

/** After a crisis, means or a time named in answer to the question for a plan leave no room for doubt. */
const namesThePlan = (content: string, history: readonly HistoryItem[]): boolean => {
  const asked = history.at(-1);
  const answer = normalise(content);
  const named = meansOrTime.exec(answer);
  return (
    asked?.role === "assistant" &&
    asksForThePlan.test(asked.content) &&
    named !== null &&
    !isNegated(answer, named.index)
  );
};

/** So many plain things said after a mere suspicion, and it was one too many. */
const plainToFade = 2;
/** Fewer words say neither that it is so nor that it is not. */
const plainWords = 5;
const takesBack =
  /\b(?:jk|joking|joke|kidding|forget (?:it|that|i)|never ?mind|ignore (?:that|me|it)|didnt mean|im (?:fine|ok|okay|alright)|i am (?:fine|ok|okay))\b/;

/** Something else, told at some length, with no risk in it and nothing taken back by it. */
const isPlain = (content: string): boolean => {
  const text = normalise(content).trim();
  return (
    text.split(/\s+/).length >= plainWords &&
    readOnce(content).screening.level === "none" &&
    !saysYes.test(text) &&
    !takesBack.test(text) &&
    !deniesRisk(text)
  );
};

/**
 * The newest crisis among the person's latest messages, or none. What a rule has found stays in mind. What
 * only the models suspected, and the direct question did not confirm, gives way to two plain things said since.
 */
export const screenHistory = (history: readonly HistoryItem[]): Screening => {
  const said = history
    .filter((item) => item.role === "user")
    .map((item, index) => ({ content: item.content, isLater: index > 0 }))
    .slice(-rememberedMessages);
  let plain = 0;
  for (const { content, isLater } of said.toReversed()) {
    const screening = read(content, isLater);
    const isFaded = plain >= plainToFade && readOnce(content).isSuspicion;
    if (screening.level === "crisis" && !isFaded) return screening;
    if (isPlain(content)) plain++;
  }
  return noRisk;
};

/** What a doctor has looked at may be spoken of without an alarm, unless it is plainly worse. */
const wasCheckedBefore = (history: readonly HistoryItem[]): boolean =>
  history
    .filter((item) => item.role === "user")
    .slice(-rememberedMessages)
    .some((item) => wasChecked(normalise(item.content)));

/** Reads a message for risk: pure, and quick enough to stand before every reply. */
export const screenMessage = (message: {
  content: string;
  history: readonly HistoryItem[];
}): Screening => {
  const isLater = message.history.some((item) => item.role === "user");
  const found = read(message.content, isLater);
  if (isImminent(found)) return found;
  const earlier = screenHistory(message.history);
  if (earlier.level === "crisis" && namesThePlan(message.content, message.history))
    return { ...earlier, score: scores.imminent, words: [message.content.trim().slice(0, 40)] };
  if (found.category === "medical_emergency" && wasCheckedBefore(message.history))
    return found.level === "crisis" ? { ...found, level: "concern", score: scores.concern } : found;
  if (found.level === "crisis") return found;
  if (answersYes(message.content, message.history))
    return {
      level: "crisis",
      category: earlier.category ?? "suicide",
      score: scores.crisis,
      words: [message.content.trim().slice(0, 40)],
    };
  // Taken back or played down, a risk is still kept in mind.
  if (earlier.level === "crisis" && found.level === "none")
    return { level: "concern", category: earlier.category, score: scores.concern, words: [] };
  return found;
};
