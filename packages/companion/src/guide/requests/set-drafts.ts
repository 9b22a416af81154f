import type { State } from "../session/state.ts";
import type { Understanding } from "../understanding/understand.ts";
import type { ReplyVoice } from "../words/voice.ts";

/** "My friend's husband died": the words are for the friend. */
const lossOfAnother =
  /\b(?:sympathy|condolence) (?:card|note|letter)\b|\b(?:my|our) [\w-]+(?: [\w-]+)?'s (?:\w+ )?(?:husband|wife|mum|mom|dad|mother|father|son|daughter|brother|sister|partner|baby|nan|gran|dog|cat) (?:has |just |suddenly |sadly )*(?:died|passed away|passed)\b|\b(?:lady|woman|man|neighbours?|friend|colleague|couple|family|boss)\b.{0,30}\blost (?:her|his|their) (?:little |baby |young |only )?(?:boy|girl|son|daughter|husband|wife|mum|dad|baby|mother|father|partner|brother|sister)\b/;

const memoryPattern =
  /^(?:he|she) (?:always |once )?(?:taught|made|gave|helped|loved|brought|showed|told|sang|played|looked after|took|used to|built|wrote|drove|cooked|called)\b/i;

const sentencesIn = (messages: readonly Understanding[]): string[] =>
  messages.flatMap(({ text }) =>
    text
      .split(/(?<=[.!?])\s+/)
      .map((sentence) =>
        sentence
          .replace(/[.!\s]+$/, "")
          .replace(/(^|\s)'/g, "$1‘")
          .replace(/'/g, "’"),
      )
      .filter((sentence) => !sentence.endsWith("?")),
  );

const withinWords = (text: string, most: number): boolean => {
  const count = text.split(" ").length;
  return count >= 3 && count <= most;
};

/** Something they did, in one sentence of the person's. */
export const memoryIn = (messages: readonly Understanding[]): string | null =>
  sentencesIn(messages).find(
    (sentence) => memoryPattern.test(sentence) && withinWords(sentence, 14),
  ) ?? null;

/** A few lines for somebody who mourns, with a memory of the person's own if they told one. */
export const condolenceDrafts = (state: State): string[] => {
  if (![...state.before, state.now].some(({ lower }) => lossOfAnother.test(lower))) return [];
  const memory = memoryIn(state.before);
  const own = memory ? `${memory}, and I won’t forget that. ` : "";
  return [
    `“I’m so sorry. I have no words that are good enough, and I didn’t want to say nothing. ${own}I’m thinking of you.”`,
    `“I wish I could do more than write this. ${own}Tell me when I may come round, and I will.”`,
  ];
};

/** What somebody says of how they are, in the words a doctor can use. */
const symptom =
  /^(?:i|it’s about)\b(?!.*\b(?:or anything|know|think|want|told|mean|suppose|guess|hope|wish)\b)/i;
const ofDoctors =
  /\b(?:doctor|doctors|gp|surgery|dr|nurse|therapist|therapy|counsell?ors?|counselling)\b/;

/** For the telephone: that one would like an appointment, and why, in one's own sentences. */
export const doctorDraft = (state: State): string | null => {
  const recent = [...state.before.slice(-3), state.now].map(({ lower }) => lower).join(" ");
  if (!ofDoctors.test(recent)) return null;
  const own = sentencesIn(state.before)
    .filter(
      (sentence) =>
        symptom.test(sentence) &&
        withinWords(sentence, 16) &&
        !/\b(?:not|doctor|gp|bother\w*|him|her|they|you|know|want|tell|think|mean)\b/i.test(
          sentence,
        ),
    )
    .slice(0, 2);
  if (own.length === 0) return null;
  if (/\b(?:appointment|session|counsell\w*|therap\w*|asks)\b/.test(recent))
    return `“I’d like to tell you how I have been. ${own.join(". ")}. I would like to know what can be done about it.”`;
  return `“Hello, I’d like to see a doctor about how I have been. ${own.join(". ")}. When could I come?”`;
};

/** "I snapped at a junior colleague in front of everyone": what was done, and how. */
const wrongDone =
  /^i (?:really |just |completely |totally )*(?<did>snapped at|shouted at|yelled at|swore at|lied to|ignored|forgot|blamed|lost (?:my temper|it|my rag) with|was (?:so |really )?(?:rude|horrible|short|mean|unfair) to|let|upset|hurt|missed)(?: (?:my|a|the|our|one of my)(?: [\w-]+){1,3}?| him| her| them| \p{Lu}\p{L}+)(?<how> (?:down|in front of|over|about|at|on|today|yesterday|last|this|when|for|because|again|really)\b.*)?$/iu;

export const apologyLeads: readonly string[] = [
  "Short is best, and without a but. Perhaps like this:",
  "You could say it in this way:",
];

/** Where nothing has been told yet. */
export const apologyAsks: readonly string[] = ["Gladly. What happened?"];

/** An apology for what the person told, or a plain one that fits anything. */
export const draftApology = (state: State, voice: ReplyVoice): (string | null)[] | null => {
  if (!state.before.some(({ isSubstantive }) => isSubstantive)) {
    const ask = voice.pick("apologyask", apologyAsks);
    if (ask) return [ask];
  }
  const done = [...state.before]
    .flatMap(({ clauses }) => clauses.map(({ text }) => wrongDone.exec(text.replace(/[.!]+$/, ""))))
    .find((match) => match !== null)?.groups;
  const what = done?.["did"] ? `I ${done["did"]} you${done["how"] ?? ""}`.replace(/'/g, "’") : null;
  const isSafe = what !== null && !/\b(?:he|she|him|her|his|they|them|and)\b/i.test(what);
  const thing = state.before
    .map(
      ({ text }) =>
        /\bi (?:only |just )?said (?:one thing|something|a thing) about ((?:the|his|her|their|my) [\w -]{2,24}?)(?=[.,!?]|$)/i.exec(
          text,
        )?.[1],
    )
    .find((found) => found);
  if (thing) {
    const line = voice.offer(
      `“I’m sorry for what I said about ${thing.replace(/^(?:his|her|their) /i, "your ")}. It was not my place, and I’d like to put it right.”`,
      "nearly",
    );
    if (line) return [voice.pick("apologydraft", apologyLeads), line];
  }
  const text = voice.offer(
    isSafe
      ? `“${what}, and I’m sorry. It was not your fault. If there is anything you want to say to me about it, I’d like to hear it.”`
      : "“I’m sorry about what happened. That was my doing and not yours, and I’d like to put it right.”",
    "nearly",
  );
  return text ? [voice.pick("apologydraft", apologyLeads), text] : null;
};

/** Something was agreed to, and is now too much. */
const takenBack = /\b(?:said yes|agreed to|promised|signed up)\b/;
const getOut = /\b(?:get out of|back out|pull out|cancel)\b/;
const refused =
  /\b(?:say(?:ing)? no|says no|turn (?:it|this|him|her|them) down|declin\w+|refus\w+)\b/;

/** A no that can be said to anybody. */
export const refusalDraft = (state: State): string | null => {
  const recent = [...state.before.slice(-4), state.now].map(({ lower }) => lower).join(" ");
  if ((getOut.test(state.now.lower) || refused.test(state.now.lower)) && takenBack.test(recent))
    return "“I said yes too quickly, and I’m sorry. I can’t take it on after all, and I would rather tell you now than let you down later.”";
  return refused.test(state.now.lower) || getOut.test(state.now.lower)
    ? "“Thank you for thinking of me. I’m going to say no this time, and I hope you understand.”"
    : null;
};
