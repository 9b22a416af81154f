import { detectLanguage as languageRead } from "@app/reading/language";
import { type LanguageCode, languageCodes } from "./language-codes.ts";

export const isOneOfTheTen = (language: string): language is LanguageCode =>
  (languageCodes as readonly string[]).includes(language);

/** The language of a text by itself when it is one of the ten and not English. */
export const languageOfText = (text: string): LanguageCode | null => {
  const language = languageRead(text.toLowerCase());
  return language !== null && isOneOfTheTen(language) ? language : null;
};
