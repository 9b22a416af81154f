/** Languages a conversation may be asked for, by their ISO 639 codes. */
export const languages = [
  "ar",
  "bn",
  "cs",
  "da",
  "de",
  "el",
  "en",
  "es",
  "fa",
  "fi",
  "fr",
  "he",
  "hi",
  "hu",
  "id",
  "it",
  "ja",
  "ko",
  "nb",
  "nl",
  "pl",
  "pt",
  "ro",
  "ru",
  "sv",
  "tr",
  "uk",
  "ur",
  "vi",
  "zh",
] as const;
export type Language = (typeof languages)[number];

/** Its name in English. */
export const languageName = (code: Language): string =>
  new Intl.DisplayNames("en-GB", { type: "language" }).of(code) ?? code;
