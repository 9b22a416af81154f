import { threadQuestions } from "./say/thread-questions.ts";
import type { State } from "./state.ts";
import type { Theme } from "./understanding/theme.ts";
import type { Understanding } from "./understanding/understand.ts";
import type { Voice } from "./voice.ts";
import { inSorrow } from "./weight.ts";

const spokenFor = (message: Understanding): Theme[] => {
  const situation = message.situations[0]?.situation;
  if (situation) return [situation.theme];
  return message.strongThemes.slice(0, 1);
};

/** Beside a feeling or a state, where it comes from is the subject. */
const general: ReadonlySet<Theme> = new Set<Theme>(["family", "partner", "friendship", "goodNews"]);

const ofTwo: ReadonlySet<Theme> = new Set<Theme>(["family", "parenting", "partner", "friendship"]);

/** What is spoken of once in the middle is a side of the talk; at the beginning, it is the talk. */
const leastWeight = 2.3;
const atTheBeginning = 1.5;

/** What the session is about, where enough has been said to be sure of it. */
export const threadTheme = (state: State): Theme | null => {
  const weights = new Map<Theme, number>();
  [...state.before, state.now].forEach((message, index) => {
    for (const theme of spokenFor(message))
      weights.set(
        theme,
        (weights.get(theme) ?? 0) +
          (index <= 1 ? atTheBeginning : 1) +
          (general.has(theme) ? -0.2 : 0),
      );
  });
  const [first] = [...weights].sort((a, b) => b[1] - a[1]);
  return first && first[1] >= leastWeight ? first[0] : null;
};

/** A question of the subject, for a sentence that by itself leads nowhere in particular. */
export const threadQuestion = (state: State, voice: Voice, isGlad: boolean): string | null => {
  const theme = threadTheme(state);
  if (!theme || isGlad !== (theme === "goodNews")) return null;
  if (inSorrow(state) && theme !== "grief" && theme !== "trauma") return null;
  // of a person it can be asked only while somebody is spoken of
  if (ofTwo.has(theme) && !/\b(?:he|she|they|we|him|her|them|us|my \w+)\b/.test(state.now.lower))
    return null;
  return voice.pick(`thread/${theme}`, threadQuestions[theme]);
};
