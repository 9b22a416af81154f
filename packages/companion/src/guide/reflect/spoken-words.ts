import type { Understanding } from "../understanding/understand.ts";
import type { Voice } from "../voice.ts";
import { words } from "./words.ts";

/** {q} is what somebody said to the person, as they wrote it down. */
const spokenLines: readonly string[] = ["The words were “{q}”.", "And you were told “{q}”."];

/** The one who spoke must be somebody else, or the words are the person's own. */
const spoken =
  /\b(?:(?:he|she|they|it|everyone|someone|somebody|(?:one|some) of them|mum|mom|dad|(?:my|the|our|his|her) (?:[\p{L}-]+ )?[\p{L}-]+|reports?|teachers?|people) (?:just |always |even |actually |then |literally |only )?(?:said|says|say|goes|went|told me|tells me|called me|calls me|wrote|texted|was like|is like|shouted|asked|asks|replied|answered)|wasn't going to say|(?:that|the) (?:word|words|phrase|text|message))\b[^'"“‘.]{0,25}[ :,]['"“‘](?<q>[^"”\n]{2,60}?)['"”’](?=[\s.,!?;)]|$)/iu;

const mostWords = 8;
/** Insults and threats are not repeated to whoever was hurt by them. */
const hard =
  /\b(?:kill|die|dead|hate|fuck\w*|shit\w*|bitch|cunt|slut|whore|worthless|pathetic|disgusting|useless|stupid|fat|ugly|failure|waste|rape\w*|suicid\w*|hurt)\b/i;

/** What another said in so many words is given back in those words: it needs no turning round. */
export const spokenWords = (message: Understanding, voice: Voice): string | null => {
  const said = spoken.exec(message.text)?.groups?.["q"]?.trim();
  const q = said?.replace(/[.,!;]+$/, "");
  // a question that was put to somebody is nothing they were told
  if (!q || q.endsWith("?") || words(q).length > mostWords || hard.test(q)) return null;
  return voice.pick("spoken", spokenLines, { q: q.replace(/'/g, "’") });
};
