import {
  hardFeltLines,
  itWasTheLines,
  lastOneLines,
  longYearsLines,
  nameLines,
  youngAgeLines,
} from "../say/presence.ts";
import type { State } from "../session/state.ts";
import { inSorrow } from "../session/weight.ts";
import { inLetters, longYearsIn, youngAgeIn } from "../understanding/numbers.ts";
import { hardLabelIn } from "../understanding/self-judgement.ts";
import type { ReplyVoice } from "../words/voice.ts";

/** "It was the coat", when the coat was in the message before. */
const thingAgain = (state: State): string | null => {
  const noun = /^(?:and |but )?it (?:was|is) (?:just |only )?the (\p{L}{3,})[.,! ]/iu.exec(
    `${state.now.lower} `,
  )?.[1];
  return noun && new RegExp(`\\b${noun}\\b`, "i").test(state.before.at(-1)?.lower ?? "")
    ? `the ${noun}`
    : null;
};

/** "Her name was Iris." */
const nameIn = (text: string): string | null =>
  /^(?:(?:his|her|their) name (?:is|was)|(?:we|i) (?:called|named) (?:him|her|them)) ([A-Z]\p{L}+)[.! ]*$/iu.exec(
    text,
  )?.[1] ?? null;

const ofAnimal = /\b(?:cat|dog|puppy|kitten|horse|pony|rabbit|hamster|pet|vet|vets)\b/;

const pickedTheLast = (state: State): boolean =>
  /^(?:it's |probably |mostly |maybe |i think |definitely )*the last (?:one|thing|bit|part)(?: (?:really|mostly|i think|i guess|i said|probably))*[.! ]*$/.test(
    state.now.lower,
  ) && (state.before.at(-1)?.clauses.length ?? 0) >= 2;

const mostHardWords = 9;

/** A reflection on one particular thing: an age, a number of years, a thing that came back. */
export const particularReflection = (state: State, voice: ReplyVoice): string | null => {
  const { lower } = state.now;
  const hasAnimal = ofAnimal.test([...state.before, state.now].map((one) => one.lower).join(" "));
  const name = inSorrow(state) && !hasAnimal ? nameIn(state.now.text) : null;
  if (name) return voice.pick("name", nameLines, { name });
  // in a longer message the hard word is only a part of what happened
  if (state.now.wordCount <= mostHardWords && hardLabelIn(lower)) {
    const line = voice.pick("hardfelt", hardFeltLines);
    if (line) return line;
  }
  const thing = thingAgain(state);
  if (thing) return voice.pick("itwasthe", itWasTheLines, { thing });
  if (pickedTheLast(state)) return voice.pick("lastone", lastOneLines);
  const young = youngAgeIn(lower);
  if (young !== null && !hasAnimal && inSorrow(state) && /\bwas\b/.test(lower))
    return voice.pick("young", youngAgeLines, { n: inLetters(young) });
  // in a longer sentence the years are not the news
  const years = state.now.wordCount <= 8 ? longYearsIn(lower) : null;
  return years === null ? null : voice.pick("years", longYearsLines, { years: inLetters(years) });
};
