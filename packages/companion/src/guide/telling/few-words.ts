import { inWords } from "../after/listing.ts";
import { saidBack } from "../reflect/said-back.ts";
import { turnFragment } from "../reflect/turn-round.ts";
import { actLines } from "../say/acts.ts";
import {
  animalAgeLines,
  butThereIsAsks,
  butThereIsLines,
  itIsLines,
  manyWordsAsks,
  manyWordsLines,
  nobodyAsks,
  nobodyLines,
  perhapsAsks,
  perhapsLines,
  sinceAsks,
  sinceLines,
  timeNamedAsks,
  timeNamedLines,
  timeNamedSayAsks,
} from "../say/few-words.ts";
import { ask } from "../session/asking.ts";
import type { State } from "../session/state.ts";
import { inLetters } from "../understanding/numbers.ts";
import { type Understanding, understand } from "../understanding/understand.ts";
import type { ReplyVoice } from "../words/voice.ts";
import { isGlad } from "./tone.ts";

type Parts = (string | null)[];
type Answer = (state: State, voice: ReplyVoice) => Parts | null;

/** "But the mortgage." */
const butThing =
  /^but (?:then |there's |there is |also |what about |with )*((?:the|my|our|his|her) [\p{L}' -]{2,30})[.! ]*$/iu;

const butThereIs: Answer = (state, voice) => {
  const thing = butThing.exec(state.now.text)?.[1];
  const turned = thing && state.now.wordCount <= 5 ? turnFragment(thing) : null;
  const line = turned ? voice.pick("butthereis", butThereIsLines, { x: turned }) : null;
  return line ? [line, ask(state, () => voice.pick("butthereisq", butThereIsAsks))] : null;
};

/** "Saturday maybe", after something was wished for or planned. */
const timeFirst =
  /^(?:ok |okay |well[,.]* |maybe |perhaps |probably |on |this |next |i think |i guess )*((?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:morning|afternoon|evening|night))?|tomorrow(?: (?:morning|afternoon|evening|night))?|tonight|the weekend|next week(?:end)?|this (?:weekend|evening|afternoon))\b/i;
const wished =
  /\b(?:i (?:also |really |just )*(?:want|wanted|need|have|ought|would like) to|i(?:'d| would) like to|i (?:could|should|might|can|will)|i'll|when could you|when would|which day|what day)\b/i;
const weighing = /\b(?:maybe|perhaps|probably|might)\b/;
const ofThePast = /\b(?:when|how long|since when)\b[^.?]*\?\s*$/i;
const ofSpeaking = /\b(?:tell|told|talk|say|ask|speak|call|ring)\b/i;

const timeNamed: Answer = (state, voice) => {
  const time = timeFirst.exec(state.now.text)?.[1];
  const before = state.before.at(-1)?.lower ?? "";
  if (!time || state.now.wordCount > 10) return null;
  // "Perhaps Thursday" is a day for something, whatever it was
  const isWeighed =
    weighing.test(state.now.lower) && state.now.wordCount <= 4 && !ofThePast.test(state.lastReply);
  if (!isWeighed && !wished.test(`${before} ${state.lastReply}`)) return null;
  const line = voice.pick("timenamed", timeNamedLines, {
    time: /^(?:[A-Z]|the\b)/.test(time) ? time : time.toLowerCase(),
  });
  const asks = ofSpeaking.test(before) ? timeNamedSayAsks : timeNamedAsks;
  return line ? [line, ask(state, () => voice.pick("timenamedq", asks))] : null;
};

/** "Maybe a walk." */
const maybeThing =
  /^(?:maybe|perhaps|possibly) (?:just )?((?:a|an|the|my|some) [\p{L} -]{3,30})[.! ]*$/iu;

const perhapsThat: Answer = (state, voice) => {
  const thing = maybeThing.exec(state.now.text)?.[1];
  const turned = thing && state.now.wordCount <= 5 ? turnFragment(thing) : null;
  const line = turned ? voice.pick("perhaps", perhapsLines, { x: turned }) : null;
  return line ? [line, ask(state, () => voice.pick("perhapsq", perhapsAsks))] : null;
};

/** "No, we didn't have a fight": what it is not, before what it is. */
const denial =
  /^(?:no|nope|nah)[,. ]+(?=(?:it|that|he|she|they|we|there|this|it's|that's|he's|she's|they're)\b)/i;

const denied: Answer = (state, voice) => {
  const { now } = state;
  if (!denial.test(now.text) || now.wordCount > 14 || now.clauses.length > 2) return null;
  const rest = understand(now.text.replace(denial, ""));
  if (!/n't\b|\bnot\b|\bnever\b|\bnobody\b|\bno\b/.test(rest.lower) || rest.feelings.length > 0)
    return null;
  const back = saidBack(rest, voice, `${state.seed}/${state.turn}`);
  return [
    back ?? voice.pick("denied", actLines.denied),
    back ? null : voice.pick("goon", actLines.correctionGoOn),
  ];
};

/** "No, I love the kids. It's the paperwork": what it is stands at the end. */
const notButThis: Answer = (state, voice) => {
  const { now } = state;
  if (!/^(?:no|nah|nope|not really)[,. ]+\S/i.test(now.text) || now.wordCount > 30) return null;
  // people in a hurry leave the full stop out: "no i'm not sad i'm angry"
  const sentences = now.text
    .replace(/\b(not [\w']+),? (?=(?:i'm|i am|i was|it's)\b)/i, "$1. ")
    .split(/(?<=[.!])\s+/);
  const last = sentences.at(-1) ?? "";
  if (sentences.length < 2 || last.endsWith("?")) return null;
  const isIt = /^(?:it's|it is|it was|it's more) (?!not\b|fine|ok|nothing)/i.test(last);
  // "I wasn't frightened. I was furious."
  const isInstead =
    sentences.length === 2 &&
    /n't\b|\bnot\b|\bnever\b/i.test(sentences[0] ?? "") &&
    /^(?:i|i'm|he|she|they|we)\b(?!.*(?:n't|\bnot\b))/i.test(last);
  if (!isIt && !isInstead) return null;
  const back = saidBack(understand(last), voice, `${state.seed}/${state.turn}`);
  if (isInstead) return back ? [back, voice.pick("goon", actLines.correctionGoOn)] : null;
  const thing = turnFragment(
    last.replace(/^it(?:'s| is| was)(?: more)? /i, "").replace(/[.!]+$/, ""),
  );
  const line = back ?? (thing ? voice.pick("itis", itIsLines, { x: thing }) : null);
  return line ? [line] : null;
};

const animal = /\b(?:cat|dog|puppy|kitten|horse|pony|rabbit|hamster|pet)\b/;
const wasOfAge =
  /^(?:and |but )?(he|she|it) was (?:only |just |nearly |almost |about )?(\d{1,2})[.! ]*$/;

const animalAge: Answer = (state, voice) => {
  const match = wasOfAge.exec(state.now.lower);
  if (!match || !state.before.slice(-3).some(({ lower }) => animal.test(lower))) return null;
  const line = voice.pick("animalage", animalAgeLines, { n: inLetters(Number(match[2])) });
  return line ? [line] : null;
};

/** "No one", in answer to who there is. */
const nobody: Answer = (state, voice) => {
  if (!/^(?:no one|nobody)(?: really| at all)?[.! ]*$/.test(state.now.lower)) return null;
  const line = voice.pick("nobody", nobodyLines);
  return line ? [line, ask(state, () => voice.pick("nobodyq", nobodyAsks))] : null;
};

/** "Since January", in answer to anything. */
const sinceThen =
  /^(?:about |probably |i think |maybe )*since ((?:last |early |late |around |about |the |my |we |i |he |she |they )*[\p{L}\d' ]{3,40})[.! ]*$/iu;

const sinceWhen: Answer = (state, voice) => {
  const then = sinceThen.exec(state.now.text)?.[1];
  const turned = then && state.now.wordCount <= 6 ? turnFragment(then) : null;
  const line = turned ? voice.pick("since", sinceLines, { since: turned }) : null;
  return line ? [line, ask(state, () => voice.pick("sinceq", sinceAsks))] : null;
};

const isFragment = (message: Understanding): boolean =>
  // "not great" and "money mostly" make no list
  /^(?:(?:my|the|our|his|her) )?\p{L}+[.! ]*$/u.test(message.lower) &&
  message.language === null &&
  !["yes", "no", "unsure", "thanks", "greeting", "goodbye", "dismiss", "laugh", "apology"].some(
    (act) => [...message.acts].some((one) => one === act),
  ) &&
  !/^[\d\W]*$|^(?:one|two|three|four|five|six|seven|eight|nine|ten)\b/.test(message.lower) &&
  !/^(?:i|i'm|he|she|they|it|it's|we|what|why|how|who|no|yes)\b/.test(message.lower);

const fewestFragments = 4;

/** One word after another: put together they are a sentence. */
const manyWords: Answer = (state, voice) => {
  if (!isFragment(state.now) || /in few words|I have heard/.test(state.replies.slice(-4).join(" ")))
    return null;
  const said = [...state.before.slice(-5), state.now].filter(isFragment);
  if (said.length < fewestFragments || isGlad(state)) return null;
  const parts = said.slice(-4).map((message) => turnFragment(message.text.replace(/[.!,]+$/, "")));
  if (parts.some((part) => part === null)) return null;
  const line = voice.pick("manywords", manyWordsLines, {
    list: inWords(parts.flatMap((part) => (part ? [part] : []))),
  });
  return line ? [line, ask(state, () => voice.pick("manywordsq", manyWordsAsks))] : null;
};

const answers: readonly Answer[] = [
  butThereIs,
  timeNamed,
  perhapsThat,
  nobody,
  notButThis,
  denied,
  animalAge,
  sinceWhen,
  manyWords,
];

/** The answer to a few words that mean something only after what was said before them. */
export const answerFewWords: Answer = (state, voice) => {
  for (const answer of answers) {
    const parts = answer(state, voice);
    if (parts?.some((part) => part)) return parts;
  }
  return null;
};
