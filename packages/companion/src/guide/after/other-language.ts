import type { SessionReading } from "../session/reading.ts";

/** Hardly a sentence of English is without several of these, and no other language has them. */
const english =
  /\b(?:the|and|i|i'm|my|is|was|of|to|that|it|it's|not|but|with|have|are|this|she|they|we)\b/g;
const leastEnglish = 0.1;

/** Where a talk was led in another language, what of it was not known for that is no English either. */
export const isOtherLanguage = ({ messages }: SessionReading): boolean => {
  if (messages.every(({ language }) => language === null)) return false;
  const said = messages.map(({ lower }) => lower).join(" ");
  return (said.match(english)?.length ?? 0) < leastEnglish * said.split(/\s+/).length;
};
