import type { HistoryItem } from "@app/contract/calls/sessions";
import { deniesRisk, isAboutOthersWork, isLongPast, isNegated } from "./guards.ts";
import { withoutIdioms } from "./idioms.ts";
import { languagesOf } from "./languages/all-languages.ts";
import { foldAccents } from "./languages/language-rules.ts";
import { normalise, sentencesOf } from "./normalise.ts";
import { allRules } from "./rules/all-rules.ts";
import type { Rule, Strength } from "./rules/rule.ts";
import { noRisk, type Screening } from "./screening.ts";
import { weigh, weightiest } from "./weigh.ts";

const scores: Readonly<Record<Strength, number>> = { imminent: 0.97, crisis: 0.85, concern: 0.4 };

/** From this score on the person may be in danger at this very moment. */
export const imminentScore = 0.95;

export const isImminent = (screening: Screening): boolean => screening.score >= imminentScore;

/** How many of the person's earlier messages a risk stays in mind for. */
const rememberedMessages = 6;

type Finding = { rule: Rule; words: string };

/** "He doesn't hit me": the "not" stands inside what was found. */
const holdsNot = (words: string): boolean =>
  /\b(?:doesnt|didnt|never|isnt|wasnt|hasnt|wouldnt|wont)\b/.test(words);

const findIn = (sentence: string, rule: Rule, quoted: boolean): Finding | undefined => {
  if (quoted && !rule.alwaysPersonal) return undefined;
  const match = rule.pattern.exec(sentence);
  if (!match) return undefined;
  if (!rule.holdsNegation && (isNegated(sentence, match.index) || holdsNot(match[0])))
    return undefined;
  return { rule, words: match[0].trim() };
};

const findingsIn = (text: string): Finding[] => {
  const quoted = isAboutOthersWork(text);
  return sentencesOf(text).flatMap((sentence) =>
    allRules
      .map((rule) => findIn(sentence, rule, quoted))
      .filter((finding) => finding !== undefined),
  );
};

/** The clear phrases of other languages, on the text as it was written. */
const findingsElsewhere = (content: string): Finding[] => {
  const text = foldAccents(content);
  return languagesOf(text).flatMap(({ rules, notMeant }) => {
    const meant = notMeant.reduce((rest, pattern) => rest.replace(pattern, " ~ "), text);
    return rules
      .map((rule) => findIn(meant, rule, false))
      .filter((finding) => finding !== undefined);
  });
};

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
 * trained on, so that about one harmless look-alike in twenty is taken for a crisis.
 */
const crisisAt = 1.8;
const concernAt = 1.2;
/** What else speaks for or against it, in the same measure. */
const ifPhrase = 4;
const ifStoryOrDenial = -1;
const ifLongPast = -4;

const maxWords = 80;

/** The trained models' view, with what the rules found beside it. */
const byModels = (content: string, text: string, ruled: Screening): Screening => {
  const weight = weigh(content);
  if (!weight) return ruled;
  const beside =
    (isAboutOthersWork(text) || deniesRisk(text) ? ifStoryOrDenial : 0) +
    (isLongPast(text) ? ifLongPast : 0) +
    (ruled.level === "crisis" ? ifPhrase : 0);
  const words = (): string[] =>
    ruled.words.length > 0
      ? [...ruled.words]
      : [weightiest(sentencesOf(content)) ?? content].map((said) => said.trim().slice(0, maxWords));
  const category = ruled.level === "crisis" ? ruled.category : weight.category;
  if (weight.crisis + beside >= crisisAt) {
    const sure = 1 - Math.exp((crisisAt - weight.crisis - beside) / 4);
    const score = Math.max(ruled.level === "crisis" ? ruled.score : 0, 0.6 + 0.24 * sure);
    return { level: "crisis", category, score, words: words() };
  }
  if (ruled.level === "concern") return ruled;
  const isConcern = ruled.level === "crisis" || weight.risk + beside >= concernAt;
  return isConcern ? { level: "concern", category, score: scores.concern, words: words() } : noRisk;
};

const readAnew = (content: string): Screening => {
  const text = withoutIdioms(normalise(content));
  const elsewhere = byRules(findingsElsewhere(content));
  if (elsewhere.level === "crisis") return elsewhere;
  const ruled = byRules(findingsIn(text));
  return isImminent(ruled) ? ruled : byModels(content, text, ruled);
};

/** Each message is read again with the next six; those that were just read are looked up. */
const readLately = new Map<string, Screening>();
const rememberedReadings = 500;

const read = (content: string): Screening => {
  const known = readLately.get(content);
  if (known) return known;
  const screening = readAnew(content);
  if (readLately.size >= rememberedReadings)
    readLately.delete(readLately.keys().next().value ?? "");
  readLately.set(content, screening);
  return screening;
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

/** The newest crisis among the person's latest messages, or none. */
export const screenHistory = (history: readonly HistoryItem[]): Screening =>
  history
    .filter((item) => item.role === "user")
    .slice(-rememberedMessages)
    .map((item) => read(item.content))
    .findLast((screening) => screening.level === "crisis") ?? noRisk;

/** Reads a message for risk: pure, and quick enough to stand before every reply. */
export const screenMessage = (message: {
  content: string;
  history: readonly HistoryItem[];
}): Screening => {
  const found = read(message.content);
  if (isImminent(found)) return found;
  const earlier = screenHistory(message.history);
  if (earlier.level === "crisis" && namesThePlan(message.content, message.history))
    return { ...earlier, score: scores.imminent, words: [message.content.trim().slice(0, 40)] };
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
