/** Letters that tell the language well enough to choose a voice by; the others are read as English. */
const scripts: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Arabic}/u, "ar"],
  [/\p{Script=Hebrew}/u, "he"],
  [/\p{Script=Greek}/u, "el"],
  [/\p{Script=Cyrillic}/u, "ru"],
  [/\p{Script=Devanagari}/u, "hi"],
  [/\p{Script=Hangul}/u, "ko"],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, "ja"],
  [/\p{Script=Han}/u, "zh"],
];

export type DeviceVoice = Pick<SpeechSynthesisVoice, "lang" | "localService" | "default">;

/** A voice of this device for these words. Others would send them to whoever makes the browser. */
export const pickVoice = <V extends DeviceVoice>(voices: readonly V[], text: string): V | null => {
  const language = scripts.find(([script]) => script.test(text))?.[1] ?? "en";
  const own = voices.filter(
    ({ lang, localService }) => localService && lang.toLowerCase().startsWith(language),
  );
  return own.find((voice) => voice.default) ?? own[0] ?? null;
};
