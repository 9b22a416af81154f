import { turnFragment } from "../reflect/turn-round.ts";
import { namedQuestions } from "../say/plain-questions.ts";
import type { State } from "../session/state.ts";
import type { ReplyVoice } from "../words/voice.ts";

const kin =
  "son|daughter|mum|mam|mom|mother|dad|father|brother|sister|husband|wife|partner|missus|boyfriend|girlfriend|boss|manager|flatmate|roommate|nan|gran|grandad|mother-in-law|father-in-law|kids|neighbour|ex";

/** "About the shop", "It concerns my daughter's marriage." */
const named =
  /^(?:(?:so|well|um|oh|ok|hi|hello) )*(?:it concerns|it's about|it is about|its about|it's to do with|about|it's|its|it is) ((?:my|our|the|his|her) [\p{L}' -]{2,40})[.! ]*$/iu;
/** "Son. Callum. He's 22", "it's the brother. Land." */
const kinFirst = new RegExp(
  `^(?:(?:so|well|um|oh|ok|it's|its|mostly|mainly|just) )*(?:my |the |our )?(${kin})[.,!](?: |$)`,
  "i",
);

const mostWords = 9;

/** Whoever or whatever was only named, as it stands behind "with": "your daughter’s marriage". */
const thingNamed = ({ text, wordCount }: State["now"]): string | null => {
  if (wordCount > mostWords) return null;
  const somebody = kinFirst.exec(text)?.[1];
  if (somebody) return `your ${somebody.toLowerCase()}`;
  const thing = named.exec(text)?.[1]?.replace(new RegExp(`^the (?=(?:${kin})$)`, "i"), "my ");
  return thing ? turnFragment(thing) : null;
};

/** What is asked where somebody or something was only named. */
export const namedQuestion = (state: State, voice: ReplyVoice): string | null => {
  const x = thingNamed(state.now);
  return x ? voice.pick("named", namedQuestions, { x }) : null;
};
