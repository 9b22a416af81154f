import type { HistoryItem } from "@app/contract/calls/session-shapes";

type Note = { text: string; index: number; score: number };

/** Longer than this a note is no note. */
const noteMaxChars = 180;

const sentenceEnd = /(?<=[.!?…])\s+|\n+/;
const named = /(?<=\S )\p{Lu}\p{Ll}{2,}/u;
const people =
  /\b(?:mum|mom|dad|mother|father|sister|brother|wife|husband|partner|boyfriend|girlfriend|son|daughter|kids?|children|friend|boss|manager|ex|family|parents)\b/i;
const felt =
  /\b(?:feel|felt|afraid|scared|angry|sad|hurt|lonely|ashamed|guilty|proud|relieved|happy|hate|love|miss|worried|anxious|cried|tired)\b/i;
const resolved =
  /\b(?:i'll|i will|i'm going to|i've decided|i decided|i want to|i need to|i realised|i realized|i promised)\b/i;
const turning = /\b(?:but|because|since|until|never|always|again)\b/i;

const scoreOf = (sentence: string): number => {
  const words = sentence.split(/\s+/).length;
  let score = words >= 4 ? 1 : 0;
  if (/\b(?:I|me|my)\b/i.test(sentence)) score += 1;
  if (named.test(sentence)) score += 1.5;
  if (people.test(sentence)) score += 1.5;
  if (felt.test(sentence)) score += 1.5;
  if (resolved.test(sentence)) score += 2;
  if (turning.test(sentence)) score += 0.5;
  if (sentence.endsWith("?")) score -= 1;
  return score;
};

const cut = (text: string): string =>
  text.length <= noteMaxChars ? text : `${text.slice(0, noteMaxChars - 1).trimEnd()}…`;

const bestSentence = (content: string): { text: string; score: number } | undefined =>
  content
    .split(sentenceEnd)
    .map((sentence) => sentence.replace(/\s+/g, " ").trim())
    .filter((sentence) => sentence !== "")
    .map((sentence) => ({ text: cut(sentence), score: scoreOf(sentence.replace(/’/g, "'")) }))
    .reduce<{ text: string; score: number } | undefined>(
      (best, candidate) => (best && best.score >= candidate.score ? best : candidate),
      undefined,
    );

/** Less than this says nothing that a reply would need later: "ok", "yes, I think so". */
const worthFrom = 2;

/**
 * The telling sentences of what the person said, in their words and their order, within a length.
 * It is made without a model, so that a long session costs no second request.
 */
export const digestMessages = (items: readonly HistoryItem[], maxChars: number): string[] => {
  const notes = items.flatMap((item, index): Note[] => {
    const best = item.role === "user" ? bestSentence(item.content) : undefined;
    return best && best.score >= worthFrom ? [{ ...best, index }] : [];
  });
  const kept: Note[] = [];
  let chars = 0;
  for (const note of [...notes].sort((a, b) => b.score - a.score || a.index - b.index)) {
    if (chars + note.text.length > maxChars) continue;
    if (kept.some((other) => other.text === note.text)) continue;
    chars += note.text.length;
    kept.push(note);
  }
  return kept.sort((a, b) => a.index - b.index).map(({ text }) => text);
};
