import type { Reading } from "@app/reading/reading";
import type { State } from "../guide/session/state.ts";

/** Who asks for words names them in some way. */
const namesWords =
  /\b(?:say|saying|tell|telling|word\w*|phras\w+|text|messag\w+|writ\w+|sentence|lines?|script|draft|reply|email|letter|note|card|answer|put|conversation|talk|bring|send|respond)\b/;
const askIds: ReadonlySet<string> = new Set([
  "example-sentence",
  "what-words",
  "can-you-write-for-me",
  "what-to-say-back",
  "how-to-say-no",
]);
const sureAsked = { says: 0.65, ask: 0.55 } as const;

/** "Just give me the line", "I need a script", "any phrasing for that?" */
const wantsLine =
  /^(?:(?:ok|so|please|just|can you|could you|and|well)[, ]+)*(?:give me|i(?:'d)? (?:just )?(?:want|need|like)|got|any) (?:[\w']+ ){0,4}(?:script|sentence|line|wording|phrasing|something to (?:say|send|write|text|reply))\b/;
/** "Words, then": where that was offered. */
const onlyWords =
  /^(?:(?:ok|the|some|just|yes)[, ]+)*words(?: then| please| pls| for (?:him|her|them|somebody))?[.! ]*$/;
/** "I just don't know the words", "I can't find the words for it". */
export const lacksWords =
  /(?:^|[.,;!] |\bbut |\band )i (?:(?:just|really|still|honestly) )*(?:don't (?:know|have)|can't find) (?:the (?:right )?words|how to (?:say|put|word) (?:it|this|that)|what to say to (?:him|her|them|my))\b/;
/** "How would he even word that?" asks for nobody's words here. */
const wordsOfOthers =
  /\b(?:what|how) (?:do|does|did|would|could|should|can) (?:he|she|they|people|one|a person|some\w+|any\w+)\b|\bwhat do you say(?! to (?:him|her|them|some\w+|people|an?|your|my)\b)/;
/** What was told or asked in the past is told. */
const mostWords = 40;

/** "Just tell me what to send him." */
const tellsWhat = /\b(?:tell|show) me what to (?:say|send|write|text|reply|answer|put)\b/;
const toldWhat =
  /\b(?:he|she|they|to|people|everyone|everybody)(?: always| just)? (?:tells?|told|show\w*) me what to\b/;

const ofSpeech =
  /\b(?:speech|toast|eulogy|tribute|reading|wedding|funeral|ceremony|poem|audience)\b/;

/** Whether words for somebody are asked for. */
export const asksForWords = (reading: Reading, { now, before }: State): boolean => {
  if (now.acts.has("goodbye") || wordsOfOthers.test(now.lower)) return false;
  if (now.request === "apology" || now.request === "practise") return false;
  // the opening sentence of a talk is asked for in the same words as that of a speech
  if (now.request === "speech")
    return ![now, ...before.slice(-4)].some(({ lower }) => ofSpeech.test(lower));
  if (onlyWords.test(now.lower)) return true;
  if (lacksWords.test(now.lower) || (now.wordCount <= 14 && wantsLine.test(now.lower))) return true;
  if (tellsWhat.test(now.lower) && !toldWhat.test(now.lower)) return true;
  if (!namesWords.test(now.lower)) return false;
  if (now.request === "draft" || now.request === "wording") return true;
  return (
    now.wordCount <= mostWords &&
    ((reading.says["asks-how-to-say"] ?? 0) >= sureAsked.says ||
      reading.sentences.some(({ ask }) => ask && ask.share >= sureAsked.ask && askIds.has(ask.id)))
  );
};
