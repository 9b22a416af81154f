import { isNegated, wasChecked } from "./guards.ts";
import { riskIn, riskOf, saysYes, screeningOf } from "./message-risk.ts";
import { normalise } from "./normalise.ts";
import { type Reading, readInSession, readMessage, scores } from "./read-message.ts";
import { type Asked, isPerson, marksOf, type PersonItem, type RiskItem } from "./risk-history.ts";
import { isImminent, noRisk, type Screening } from "./screening.ts";

/** How many of the person's earlier messages a risk stays in mind for. */
const rememberedMessages = 6;

const wasAsked = (before: RiskItem | undefined, what: Asked): boolean =>
  marksOf(before).includes(what);

/** A bare "yes" is a crisis when the question before it was about suicide or self-harm. */
const answersYes = (content: string, before: RiskItem | undefined): boolean =>
  wasAsked(before, "asked-directly") && saysYes.test(normalise(content).trim());

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
  const [first] = since;
  if (first === undefined) return false;
  if (riskIn(first).isPlain) return true;
  return since.filter((item) => riskIn(item).isPlain).length >= plainAfterEvasion;
};

/**
 * The newest crisis among the person's latest messages, or none. What a rule has found stays in mind; what
 * only the models suspected, and the direct question did not confirm, gives way.
 */
export const screenHistory = (history: readonly RiskItem[]): Screening => {
  const said = history
    .filter(isPerson)
    .map((item, index) => ({ item, isLater: index > 0 }))
    .slice(-rememberedMessages);
  const since: PersonItem[] = [];
  for (const { item, isLater } of said.toReversed()) {
    const screening = screeningOf(riskIn(item), isLater);
    if (screening.level === "crisis" && !(screening.isSuspicion && isOutlived(since)))
      return screening;
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

/** The same, and something plain was told since. Then nothing is held on to. */
export const hasGivenWay = (history: readonly RiskItem[]): boolean => {
  const said = history.filter(isPerson);
  const suspected = said.findLastIndex(
    (item, index) => screeningOf(riskIn(item), index > 0).level !== "none",
  );
  return suspected >= 0 && isOutlived(said.slice(suspected + 1)) && isOnlySuspected(history);
};

/** Whether a session held a crisis, at any time: one that was only suspected and has given way is none. */
export const heldCrisis = (history: readonly RiskItem[]): boolean =>
  history
    .filter(isPerson)
    .some((item, index) => screeningOf(riskIn(item), index > 0).level === "crisis") &&
  !hasGivenWay(history);

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
  reading?: Reading;
}): Screening => {
  const { content, history, reading = readMessage(content) } = message;
  const before = history.at(-1);
  const found = readInSession(reading, history.some(isPerson));
  if (isImminent(found)) return found;
  const earlier = screenHistory(history);
  if (earlier.level === "crisis" && namesThePlan(content, before))
    return { ...earlier, score: scores.imminent, words: [content.trim().slice(0, 40)] };
  if (found.category === "medical_emergency" && wasCheckedBefore(history))
    return found.level === "crisis" ? { ...found, level: "concern", score: scores.concern } : found;
  if (found.level === "crisis") return found;
  if (answersYes(content, before))
    return {
      level: "crisis",
      category: earlier.category ?? "suicide",
      score: scores.crisis,
      words: [content.trim().slice(0, 40)],
    };
  // Taken back or played down, a risk is still kept in mind.
  if (earlier.level === "crisis" && found.level === "none") {
    const read = riskOf(content, reading);
    if (!hasGivenWay(withMessage({ content, history, read })))
      return { level: "concern", category: earlier.category, score: scores.concern, words: [] };
  }
  return found;
};
