import { arabic } from "./arabic.ts";
import { chinese } from "./chinese.ts";
import { french } from "./french.ts";
import { german } from "./german.ts";
import { hindi } from "./hindi.ts";
import { italian } from "./italian.ts";
import { japanese } from "./japanese.ts";
import type { LanguageRules } from "./language-rules.ts";
import { portuguese } from "./portuguese.ts";
import { russian } from "./russian.ts";
import { spanish } from "./spanish.ts";

const latin = [spanish, portuguese, french, german, italian, hindi];

/** A text without what only looks like danger in the languages it could be in. */
export const withoutNotMeant = (text: string): string =>
  languagesOf(text)
    .flatMap(({ notMeant }) => notMeant)
    .reduce((rest, pattern) => rest.replace(pattern, " ~ "), text);

/** Which languages a text could be in, by the letters it is written with. */
export const languagesOf = (text: string): readonly LanguageRules[] => {
  if (/[\u3040-\u30ff]/.test(text)) return [japanese];
  if (/[\u4e00-\u9fff]/.test(text)) return [chinese, japanese];
  if (/[\u0400-\u04ff]/.test(text)) return [russian];
  if (/[\u0600-\u06ff]/.test(text)) return [arabic];
  if (/[\u0900-\u097f]/.test(text)) return [hindi];
  return /[a-z]/.test(text) ? latin : [];
};
