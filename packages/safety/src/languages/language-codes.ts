/** The ten besides English in which somebody in danger is answered. */
export const languageCodes = ["es", "pt", "fr", "de", "it", "hi", "ar", "zh", "ja", "ru"] as const;
export type LanguageCode = (typeof languageCodes)[number];
