import { type Language, languageName } from "@app/contract/languages";

/** The language the person asked for; it comes last, since the other instructions are in English. */
export const languageInstruction = (language: Language | null): string | null =>
  language && language !== "en"
    ? `Answer in ${languageName(language)}, whatever language these instructions are in. If the person writes in another language, answer in theirs.`
    : null;
