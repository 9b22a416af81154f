import { foldAccents } from "../languages/language-rules.ts";

/** "No" in the ten languages, at the beginning of an answer; where words are not parted, whatever follows. */
const noAtOnce =
  /^(?:(?:no|nao|non|nein|nee|nop|nope|nah|nahi|nahin|nhi|нет|неа|не|لا|لأ|مش|كلا|नहीं|नही|ना)(?: |$)|不|没|沒|いいえ|いや|違|ない)/u;
/** No need to worry, all is well: then the no is none. */
const isWell =
  /\b(?:bien|bem|gut|bene|fine|ok|okay|theek|thik|sorge|sorgen)\b|preocup|inquiet|pasa nada|stress|ठीक|بخير|تقلق|хорошо|нормально|порядке|волнуй|没事|沒事|担心|擔心|还好|還好|大丈夫|心配/u;
const shortWords = 6;

/** Whether somebody who was asked in one of these languages answers, in few words, that it is not so. */
export const saysNoElsewhere = (content: string): boolean => {
  const text = foldAccents(content)
    .replace(/[^\p{L}\p{M}\s]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return noAtOnce.test(text) && text.split(" ").length <= shortWords && !isWell.test(text);
};
