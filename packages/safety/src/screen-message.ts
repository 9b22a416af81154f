import type { HistoryItem } from "@app/contract/calls/sessions";
import { deniesRisk, isNegated, wasChecked } from "./guards.ts";
import { normalise } from "./normalise.ts";
import { readInSession, readOnce, scores } from "./read-message.ts";
import { isImminent, noRisk, type Screening } from "./screening.ts";

/** How many of the person's earlier messages a risk stays in mind for. */
const rememberedMessages = 6;

const askedDirectly =
  /\b(?:kill(?:ing)? yourself|suicide|end(?:ing)? your life|hurt(?:ing)? yourself|harm(?:ing)? yourself|dying|want to die)\b[^?]*\?/i;
const saysYes =
  /^(?:(?:yes|yeah|yea|yep|yup|ye)(?! i know\b)|i am|i do|i have|kind of|kinda|sort of|sometimes|maybe|a bit|a lot|every day|all the time|i think so|i guess|probably|both)\b/;

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

/** Fewer words say neither that it is so nor that it is not. */
const plainWords = 3;
const staysOpen =
  /\b(?:dont know|not sure|idk|dunno|maybe|whatever|rather not|leave (?:me|it)|drop it|stop asking|who cares|does it matter|why do you (?:ask|care)|none of your)\b/;
const takesBack =
  /\b(?:jk|joking|joke|kidding|forget (?:it|that|i)|never ?mind|ignore (?:that|me|it)|didnt mean|im (?:fine|ok|okay|alright)|i am (?:fine|ok|okay))\b/;

/** Something else, told at some length, with no risk in it and nothing taken back by it. */
const isPlain = (content: string): boolean => {
  const text = normalise(content).trim();
  return (
    text.split(/\s+/).length >= plainWords &&
    readInSession(content, true).level === "none" &&
    !saysYes.test(text) &&
    !takesBack.test(text) &&
    !staysOpen.test(text) &&
    !deniesRisk(text)
  );
};

/** So many plain things have to be told after an answer that was none. */
const plainAfterEvasion = 2;

/**
 * Whether a suspicion has gone by what was said after it. Whoever was asked plainly, and tells of something
 * else at once, has answered; where the first answer was evasive or took something back, it takes two.
 */
const isOutlived = (since: readonly string[]): boolean => {
  const [first] = since;
  if (first === undefined) return false;
  return isPlain(first) || since.filter(isPlain).length >= plainAfterEvasion;
};

/**
 * The newest crisis among the person's latest messages, or none. What a rule has found stays in mind; what
 * only the models suspected, and the direct question did not confirm, gives way.
 */
export const screenHistory = (history: readonly HistoryItem[]): Screening => {
  const said = history
    .filter((item) => item.role === "user")
    .map((item, index) => ({ content: item.content, isLater: index > 0 }))
    .slice(-rememberedMessages);
  const since: string[] = [];
  for (const { content, isLater } of said.toReversed()) {
    const screening = readInSession(content, isLater);
    const isFaded = readOnce(content).isSuspicion && isOutlived(since);
    if (screening.level === "crisis" && !isFaded) return screening;
    since.unshift(content);
  }
  return noRisk;
};

/** Whether all there was of danger in the session was a suspicion: never found by a rule, never confirmed. */
export const isOnlySuspected = (history: readonly HistoryItem[]): boolean =>
  [...history.entries()].every(([index, { role, content }]) => {
    if (role !== "user") return true;
    const before = history.slice(0, index);
    if (answersYes(content, before) || namesThePlan(content, before)) return false;
    const isLater = before.some((item) => item.role === "user");
    return readInSession(content, isLater).level === "none" || readOnce(content).isSuspicion;
  });

/** The same, and something plain was told since. Then nothing is held on to. */
export const hasGivenWay = (history: readonly HistoryItem[]): boolean => {
  const said = history.filter(({ role }) => role === "user");
  const suspected = said.findLastIndex(
    ({ content }, index) => readInSession(content, index > 0).level !== "none",
  );
  const since = said.slice(suspected + 1).map(({ content }) => content);
  return suspected >= 0 && isOutlived(since) && isOnlySuspected(history);
};

/** Whether a session held a crisis, at any time: one that was only suspected and has given way is none. */
export const heldCrisis = (history: readonly HistoryItem[]): boolean =>
  history
    .filter(({ role }) => role === "user")
    .some(({ content }, index) => readInSession(content, index > 0).level === "crisis") &&
  !hasGivenWay(history);

/** What a doctor has looked at may be spoken of without an alarm, unless it is plainly worse. */
const wasCheckedBefore = (history: readonly HistoryItem[]): boolean =>
  history
    .filter((item) => item.role === "user")
    .slice(-rememberedMessages)
    .some((item) => wasChecked(normalise(item.content)));

export const withMessage = (message: {
  content: string;
  history: readonly HistoryItem[];
}): HistoryItem[] => [...message.history, { role: "user", content: message.content }];

/** Reads a message for risk: pure, and quick enough to stand before every reply. */
export const screenMessage = (message: {
  content: string;
  history: readonly HistoryItem[];
}): Screening => {
  const isLater = message.history.some((item) => item.role === "user");
  const found = readInSession(message.content, isLater);
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
  if (earlier.level === "crisis" && found.level === "none" && !hasGivenWay(withMessage(message)))
    return { level: "concern", category: earlier.category, score: scores.concern, words: [] };
  return found;
};
