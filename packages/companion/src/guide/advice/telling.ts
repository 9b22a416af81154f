import type { Suggestion } from "./advice.ts";

/** For somebody who has to tell somebody something, whatever it is. */
export const tellingAdvice: readonly Suggestion[] = [
  {
    id: "one-sentence-first",
    label: "writing down the one sentence that matters most",
    when: /\b(?:writ\w*|sentence|first|paper)\b/,
    how: "Write down the one sentence you most want them to know, without reasons and excuses. Read it aloud once. When the moment comes, begin with that sentence, and let the rest follow.",
    source: "assertiveness training, as in the NHS self-help guides",
  },
  {
    id: "right-moment",
    label: "choosing the moment and saying that you need one",
    when: /\b(?:moment|time|second|when)\b/,
    how: "Say beforehand that there is something you would like to talk about, and ask when it suits them. Choose a time with no hurry and nobody else there. A walk or a drive is easier for many people than a table.",
    source: "guidance on difficult conversations (Mind, Relate)",
  },
  {
    id: "easier-person-first",
    label: "telling somebody easier first",
    when: /\b(?:someone|somebody|person|easier|third|friend)\b/,
    how: "Tell it first to the person who is most likely to listen well. You hear yourself say it once, and you are not alone with it when you tell the others.",
    source: "research on telling others about hard things (Pennebaker)",
  },
];

export const asksHowToTell = (lower: string): boolean =>
  /\bhow (?:do|can|should|could|would|am) i (?:even |ever |possibly |supposed to |going to )?(?:tell|ask (?:without|for|if|whether)|start a (?:sentence|conversation|talk)|say (?:it|this|that)|bring (?:it|this|that) up|explain|talk to|break it|ask (?:him|her|them|my))\b|\bwhat (?:do|should|can|would) i (?:even )?(?:say|tell) (?:to )?(?:him|her|them|my)\b|\b(?:something|what|ideas what|things) (?:i|to) (?:can |could |should |might )?say\b/.test(
    lower,
  );
