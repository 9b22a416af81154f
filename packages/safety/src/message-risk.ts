import type { RiskCategory, RiskLevel } from "@app/contract/reply-events";
import { deniesRisk } from "./guards.ts";
import { normalise } from "./normalise.ts";
import { type RiskReading, readInSession, readMessage, scores } from "./read-message.ts";
import { noRisk, type Screening } from "./screening.ts";

/** What a message was read as by itself: all that later turns need of it, and no word of it. */
export type MessageRisk = {
  /** Something else than the risk, told at some length, with nothing taken back by it. */
  isPlain: boolean;
  /** Missing where nothing was found. */
  found?: {
    level: Exclude<RiskLevel, "none">;
    category: RiskCategory;
    score: number;
    /** The same in the middle of a talk, where more is needed to believe it. */
    inTalk: RiskLevel;
    /** No rule speaks for it: the models alone do. */
    isSuspicion: boolean;
  };
};

export const saysYes =
  /^(?:(?:yes|yeah|yea|yep|yup|ye)(?! i know\b)|i am|i do|i have|kind of|kinda|sort of|sometimes|maybe|a bit|a lot|every day|all the time|i think so|i guess|probably|both)\b/;

/** Fewer words say neither that it is so nor that it is not. */
const plainWords = 3;
const staysOpen =
  /\b(?:dont know|not sure|idk|dunno|maybe|whatever|rather not|leave (?:me|it)|drop it|stop asking|who cares|does it matter|why do you (?:ask|care)|none of your)\b/;
const takesBack =
  /\b(?:jk|joking|joke|kidding|forget (?:it|that|i)|never ?mind|ignore (?:that|me|it)|didnt mean|im (?:fine|ok|okay|alright)|i am (?:fine|ok|okay))\b/;

const isPlain = (content: string, inTalk: RiskLevel): boolean => {
  if (inTalk !== "none") return false;
  const text = normalise(content).trim();
  return (
    text.split(/\s+/).length >= plainWords &&
    !saysYes.test(text) &&
    !takesBack.test(text) &&
    !staysOpen.test(text) &&
    !deniesRisk(text)
  );
};

export const riskOf = (
  content: string,
  reading: RiskReading = readMessage(content),
): MessageRisk => {
  const { level, category, score } = reading.screening;
  const { level: inTalk } = readInSession(reading, true);
  const risk = { isPlain: isPlain(content, inTalk) };
  if (level === "none" || category === null) return risk;
  return { ...risk, found: { level, category, score, inTalk, isSuspicion: reading.isSuspicion } };
};

/** What a message of the history is; it is read again only where nobody remembered it. */
export const riskIn = (item: { content: string; read?: MessageRisk }): MessageRisk => {
  item.read ??= riskOf(item.content);
  return item.read;
};

/** `isLater`: the person has written before in this session. */
export const screeningOf = ({ found }: MessageRisk, isLater: boolean): Screening => {
  if (!found) return noRisk;
  const { level, category, inTalk, isSuspicion } = found;
  const is = isLater ? inTalk : level;
  if (is === "none") return noRisk;
  const score = is === level ? found.score : scores.concern;
  return { level: is, category, score, words: [], ...(isSuspicion ? { isSuspicion } : {}) };
};
