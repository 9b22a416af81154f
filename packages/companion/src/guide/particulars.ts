import {
  hardWordLines,
  itWasTheLines,
  lastOneLines,
  longYearsLines,
  nameLines,
  ownAgeLines,
  youngAgeLines,
} from "./say/presence.ts";
import type { State } from "./state.ts";
import { inLetters, longYearsIn, ownAgeIn, youngAgeIn } from "./understanding/numbers.ts";
import { hardLabelIn } from "./understanding/self-judgement.ts";
import type { Voice } from "./voice.ts";
import { inSorrow } from "./weight.ts";

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
  /\b(?:name(?:'s| is| was)|(?:we|i) (?:called|named) (?:him|her|them|it)) ([A-Z]\p{L}+)/u.exec(
    text,
  )?.[1] ?? null;

const ofAnimal = /\b(?:cat|dog|puppy|kitten|horse|pony|rabbit|hamster|pet|vet|vets)\b/;

const pickedTheLast = (state: State): boolean =>
  /^(?:it's |probably |mostly |maybe |i think |definitely )*the last (?:one|thing|bit|part)(?: (?:really|mostly|i think|i guess|i said|probably))*[.! ]*$/.test(
    state.now.lower,
  ) && (state.before.at(-1)?.clauses.length ?? 0) >= 2;

/** A reflection on one particular thing: an age, a number of years, a hard name, a thing that came back. */
export const particularReflection = (state: State, voice: Voice): string | null => {
  const { lower } = state.now;
  const name = nameIn(state.now.text);
  if (name) return voice.pick("name", nameLines, { name });
  const label = hardLabelIn(lower);
  if (label) {
    const line = voice.pick("hardword", hardWordLines, { name: label });
    if (line) return line;
  }
  const thing = thingAgain(state);
  if (thing) return voice.pick("itwasthe", itWasTheLines, { thing });
  if (pickedTheLast(state)) return voice.pick("lastone", lastOneLines);
  const young = youngAgeIn(lower);
  if (
    young !== null &&
    !ofAnimal.test([...state.before, state.now].map((one) => one.lower).join(" ")) &&
    (inSorrow(state) || /\bwas\b/.test(lower))
  )
    return voice.pick("young", youngAgeLines, { n: inLetters(young) });
  // an age alone is only a number; with a "still" it is a worry
  if (
    ownAgeIn(lower) !== null &&
    /\b(?:still|already|nearly|almost|only|too old|my age)\b/.test(lower)
  )
    return voice.pick("ownage", ownAgeLines);
  // in a longer sentence the years are not the news
  const years = state.now.wordCount <= 8 ? longYearsIn(lower) : null;
  return years === null ? null : voice.pick("years", longYearsLines, { years: inLetters(years) });
};
