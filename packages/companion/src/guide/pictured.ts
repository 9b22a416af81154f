import { fromCloseLines, picturedLines, saidTwiceLines } from "./say/plain-reflections.ts";
import type { State } from "./state.ts";
import { inTheBackground } from "./state.ts";
import { inLetters } from "./understanding/numbers.ts";
import type { Voice } from "./voice.ts";

/** Only things and places that can be seen; "the principle" makes no picture. */
const seen =
  "bread bin|bin|drawer|cupboard|wardrobe|suitcase|kitchen table|armchair|shower|stairs|hallway|doorstep|front door|windowsill|balcony|garden|shed|greenhouse|garage|attic|loft|cellar|lawn|hedge|fence|gate|bench|playground|beach|pier|harbour|boat|river|lake|yard|barn|tractor|lorry|car park|bus stop|lay-by|pavement|waiting room|canteen|staff room|cafe|pew|chapel|piano|guitar|violin|radio|radios|telly|photo|photos|photograph|album|letter|letters|card|birthday card|envelope|postcard|notebook|diary|newspaper|plant|flowers|roses|tree|cake|sandwich|lunch|lunchbox|teapot|kettle|mug|saucepan|oven|recipe|hat|coat|scarf|gloves|boots|wellies|slippers|dress|jumper|cardigan|necklace|umbrella|tent|ladder|toolbox|paintbrush|sewing machine|washing line|pram|cot|teddy|doll|sheep|lamb|cows|hens|pony|rabbit|goldfish|budgie|candle|candles|christmas tree|banner|balloon|balloons|trophy|medal|certificate|torch|blanket|pillow|duvet|curtains|carpet|rug|mirror|fridge|freezer|jar|vase|clock|drum|football|swing|sandpit";
const thingPattern = new RegExp(
  `\\b(a|an|the|my|his|her|our|their) ((?:${seen}))\\b(?=[.,!?;]|$| (?:and|but|with|in|on|at|from|that|which|when|where|i|he|she|they|we|was|is|to|for|after|before|this|last|there|today|yesterday|anyway|just|like|still|came)\\b)`,
  "g",
);
/** What is not there cannot be pictured. */
const absent = /\b(?:no|not|without|even|off|never)\s+(?:even )?(?:a|an|the|my|any)\b/;
const unsafe =
  /\b(?:blood|body|knife|pills?|rope|bridge|roof|hang\w*|kill\w*|dead|died|funeral|hospital)\b/;

const owned: Readonly<Record<string, string>> = {
  my: "your",
  our: "your",
  his: "his",
  her: "her",
  their: "their",
};

/** The last thing in a message that can be seen, as the person's own: "the bread bin". */
export const pictureIn = (lower: string): string | null => {
  if (unsafe.test(lower) || absent.test(lower)) return null;
  const found = [...lower.matchAll(thingPattern)].at(-1);
  return found ? `${owned[found[1] ?? ""] ?? "the"} ${found[2]}` : null;
};

/** "Eleven miles. Eleven.", or "A plant." after a card and a plant. */
export const saidTwiceIn = (state: State): string | null => {
  const parts = state.now.lower.split(/[.!?…]+\s*/).filter((part) => part.trim());
  const last = parts.at(-1)?.trim() ?? "";
  const words = last.split(/\s+/);
  const word = words.at(-1) ?? "";
  if (words.length > 2 || word.length < 4 || !/^(?:(?:a|an|the) )?\p{L}+$/u.test(last)) return null;
  if (
    /^(?:really|please|just|yeah|okay|thanks|sorry|what|that|this|work|nothing|well|never|always)$/.test(
      word,
    )
  )
    return null;
  const earlier =
    parts.length > 1 ? parts.slice(0, -1).join(" ") : (state.before.at(-1)?.lower ?? "");
  const asNumber = [...earlier.matchAll(/\b\d{1,2}\b/g)].some(
    ([digits]) => inLetters(Number(digits)) === word,
  );
  return asNumber || new RegExp(`\\b${word}\\b`).test(earlier) ? last : null;
};

const speaks = /\b(?:says|said|thinks|reckons|calls|called|asked|asks|tells|told)\b/;
const kindly =
  /\b(?:ok|okay|fine|love[sd]?|proud|sorry|thank\w*|happy|beautiful|well done|glad|great|good)\b/;

/** What somebody close said weighs more than what anybody says. */
const fromClose = (state: State): string | null => {
  const { now } = state;
  const [person] = now.people;
  if (!person || now.people.length > 1 || inTheBackground.test(person.role)) return null;
  if (!speaks.test(now.lower) || kindly.test(now.lower)) return null;
  return new RegExp(
    `^(?:and |but |so )?my (?:\\w+ )?${person.role} (?:just |even |always |still |keeps )?(?:${speaks.source.slice(2, -2)})`,
  ).test(now.lower)
    ? person.label
    : null;
};

/** A reflection that takes up one thing of the person's own and adds no claim to it. */
export const ownThingReflection = (state: State, voice: Voice): string | null => {
  const twice = saidTwiceIn(state);
  if (twice) {
    const line = voice.pick("twice", saidTwiceLines, { word: twice });
    if (line) return line;
  }
  const who = fromClose(state);
  if (who) {
    const line = voice.pick("close", fromCloseLines, { who });
    if (line) return line;
  }
  const thing = state.now.wordCount <= 30 ? pictureIn(state.now.lower) : null;
  return thing && !state.lastReply.includes("picture")
    ? voice.pick("picture", picturedLines, { thing })
    : null;
};
