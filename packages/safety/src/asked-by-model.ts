import type { RiskQuestion } from "./risk-history.ts";

/** Suicide or self-harm, in so many words. */
const direct =
  /\b(?:suicid\w*|kill(?:ing)? yourself|end(?:ing)? your life|hurt(?:ing)? yourself|harm(?:ing)? yourself|dying|want to die|tak(?:e|ing) your (?:own )?life|end(?:ing)? (?:it|things)|not (?:be|being) alive)\b/i;
/** The same, or whatever else one of our own check-ins would ask about. */
const concerned =
  /\b(?:suicid\w*|kill(?:ing)? yourself|end(?:ing)? your life|hurt(?:ing)? yourself|harm(?:ing)? yourself|dying|want to die|tak(?:e|ing) your (?:own )?life|end(?:ing)? (?:it|things)|not (?:be|being) alive|hurt somebody|hurting|safe right now|a doctor)\b/i;

const asksAbout = (reply: string, topic: RegExp): boolean =>
  reply.split(/(?<=[.?!])/).some((sentence) => sentence.endsWith("?") && topic.test(sentence));

/** What a reply that a model has just written asked of its own accord: a bare yes is an answer to it. */
export const askedByModel = (reply: string): RiskQuestion[] =>
  asksAbout(reply, direct) ? ["asked-directly"] : [];

/** Whether it checked in by itself, so that our question would be the second in one reply. */
export const checksIn = (reply: string): boolean => asksAbout(reply, concerned);
