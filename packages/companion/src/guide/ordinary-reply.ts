import { acknowledged } from "./acknowledged.ts";
import { type Answered, frameQuestion, frameReflection, framesIn } from "./frames.ts";
import { plainReflection } from "./last-resort.ts";
import { linkedBack } from "./linked-back.ts";
import { mournedSlots } from "./mourned.ts";
import { ownThingReflection, saidTwiceIn } from "./own-thing.ts";
import { particularReflection } from "./particulars.ts";
import { hash } from "./pick.ts";
import { isLearning } from "./reflect/learners-english.ts";
import { quotedBack } from "./reflect/quoted-back.ts";
import { fragmentSaidBack, saidBack } from "./reflect/said-back.ts";
import { spokenWords } from "./reflect/spoken-words.ts";
import { turnRound } from "./reflect/turn-round.ts";
import {
  complexReflection,
  durationReflection,
  isGlad,
  openQuestion,
  quietReflection,
} from "./reply-parts.ts";
import { actLines } from "./say/acts.ts";
import type { Frame } from "./say/frames/frame.ts";
import { gladWords, invitations } from "./say/generic.ts";
import {
  bareFactLines,
  openPresenceLines,
  presenceLines,
  unknownAsks,
  unknownLines,
} from "./say/presence.ts";
import type { State } from "./state.ts";
import { threadQuestion } from "./thread-question.ts";
import type { Voice } from "./voice.ts";
import { inSorrow, isHintedAt } from "./weight.ts";

type Parts = (string | null)[];

/** What is said back beyond the person's own words, and the frame it came from. */
type Beyond = { said: string | null; framed: Answered | null };

/** A frame that only knows what kind of thing was told. */
const isFact = ({ weight }: Frame): boolean => weight === -1;

/** The most particular answer first; a frame that only half tells gives way to a known situation. */
const beyondWords = (state: State, voice: Voice): Beyond => {
  const particular = particularReflection(state, voice);
  if (particular) return { said: particular, framed: null };
  const heard = framesIn(state, isGlad(state));
  const telling = frameReflection(
    heard.filter(({ frame }) => (frame.weight ?? 0) >= 1),
    voice,
  );
  if (telling) return { said: telling.said, framed: telling };
  const complex = complexReflection(state, voice);
  if (complex) return { said: complex, framed: null };
  // a bare fact at the beginning only leads up to what is said after it
  const last = state.now.clauses.findLastIndex(({ isQuestion }) => !isQuestion);
  const slight = frameReflection(
    heard.filter(({ frame, at }) => !isFact(frame) || at >= last),
    voice,
  );
  return { said: slight?.said ?? null, framed: slight };
};

/** Company first: what was said is met, and nothing is asked. */
export const staying = (state: State, voice: Voice): Parts | null => {
  const framed = frameReflection(
    framesIn(state, false).filter(({ frame }) => (frame.weight ?? 0) >= 2),
    voice,
  );
  const answered =
    framed?.said ??
    particularReflection(state, voice) ??
    quietReflection(state, voice) ??
    (state.topicIsNew || state.now.kinds.length > 0 ? complexReflection(state, voice) : null);
  const met = answered ?? saidBack(state.now, voice, `${state.seed}/${state.turn}`, "telling");
  const presence = voice.pick(
    "presence",
    // after the person's own words, comfort would presume what they mean
    answered === null
      ? openPresenceLines.filter((line) => /^(?:I’m here|I’m listening|Thank you)/.test(line))
      : inSorrow(state)
        ? presenceLines
        : presenceLines.filter((line) => !line.includes("sorry")),
  );
  // company alone says nothing of what was told, and nobody is thanked twice
  return met ? [met, /^Thank you/.test(met) ? null : presence] : null;
};

/** Giving a longer message back would be reading it out. */
const echoWords = 20;

/** A reflection shorter than this leaves nothing to answer. */
const briefWords = 8;

/** After so many questions in a row even a bare fact is only heard; a few words need leading on longer. */
const thinQuestions = { few: 4, many: 3 } as const;
const fewWords = 6;

/** A few words that are no sentence can be given back as they are. */
const fragmentWords = 5;

/** Beside a loss only what the person did is said back, and nothing of whoever is mourned. */
const ownDoing =
  /^(?:and |but |so |then |yesterday |today )*i (?!am\b|was\b|know\b|wish\b|miss\b|can't\b|couldn't\b)(?!.*\b(?:he|she|him|her|his|they|them|died|dead|funeral|ashes|grave)\b)(?:\S+ ){4,}/;

/** What somebody else does, who is not the one mourned. */
const isOfTheLiving = (state: State): boolean => {
  const who = mournedSlots(state)["who"];
  const [person] = state.now.people;
  return (
    who !== undefined &&
    who !== null &&
    person !== undefined &&
    person.label !== who &&
    !/\b(?:late|died|dead|funeral|ashes|grave)\b/.test(state.now.lower) &&
    new RegExp(`^(?:and |but |so |then )*(?:my|our) (?:\\w+ )?${person.role}\\b`).test(
      state.now.lower,
    )
  );
};

/** What can be said back without sounding like an echo. */
const givenBack = (state: State, voice: Voice, beyond: string | null): string | null => {
  const { now } = state;
  const key = `${state.seed}/${state.turn}`;
  if (now.kinds.some((kind) => kind.id === "pile")) return null;
  if (isLearning([...state.before, state.now])) return beyond ? null : quotedBack(now, voice);
  // always giving the words back would be parroting; a reflection that fits can stand alone
  if (beyond && state.toldCount > 1 && hash(`${key}/back`) % 100 >= 50) return null;
  const telling = now.wordCount <= echoWords ? saidBack(now, voice, key, "telling") : null;
  if (telling || beyond) return telling;
  if (inSorrow(state) && !ownDoing.test(now.lower) && !isOfTheLiving(state)) return null;
  const spoken = spokenWords(now, voice);
  if (spoken) return spoken;
  const clause = now.wordCount >= 4 ? saidBack(now, voice, key) : null;
  if (clause) return clause;
  const fragment =
    now.wordCount <= fragmentWords && !saidTwiceIn(state)
      ? fragmentSaidBack(now, voice, key)
      : null;
  return fragment ?? quotedBack(now, voice);
};

/** People in a hurry leave the question mark out. */
const unmarkedQuestion =
  /^(?:so |but |and |ok )?(?:is|are|does|do|did|can|could|will|would) (?:it|they|he|she|you|i|we|that|this|there)\b|^(?:what|how|where|when|who) (?:is|are|do|does|did|can|will|would|should)\b/;

/** "Ok, here's one: …" */
const beforeAsking =
  /^(?:ok|okay|so|well|right|here's (?:one|a question)|question|can i ask you something)\b[,.: ]*(?:here's (?:one|a question)[,.: ]*)?/;
const askedWords = 14;

/** A pronoun shows nothing of what was said. */
const smallSlot = /^(?:he|she|they|him|her|them|his|their|is|are|do|does|has|have|was|were)$/i;

/** An answer to more than a few words has to show what it is an answer to. */
const isBare = (state: State, { said, heard }: Answered): boolean =>
  state.now.wordCount >= (isFact(heard.frame) ? 3 : state.toldCount <= 1 ? 6 : 8) &&
  Object.entries(heard.slots).every(
    ([name, words]) =>
      !words ||
      smallSlot.test(words) ||
      (isFact(heard.frame) && /^who/.test(name)) ||
      !said.includes(words),
  );

/** A question keeps a talk going; after three in a row there is none. */
const asksNow = (state: State): boolean => {
  if (state.questionsOff || isHintedAt(state)) return false;
  if (state.toldCount <= 1) return !state.isVenting;
  const chance = hash(`${state.seed}/ask/${state.turn}`) % 100;
  if (state.isVenting) return state.questionRun === 0 && chance < 20;
  if (state.questionRun >= 3) return false;
  return chance < ([60, 30, 8][state.questionRun] ?? 0);
};

/** The state as if only this clause had been said, so that words and question are about the same. */
const onlyClause = (state: State, at: number): State => {
  const clause = state.now.clauses[at];
  return clause ? { ...state, now: { ...state.now, clauses: [clause] } } : state;
};

/** The question belongs to the clause that was said back, and not to a side remark after it. */
const asGivenBack = (state: State, back: string): State => {
  const { now } = state;
  const given = back.toLowerCase();
  const at = now.clauses.findLastIndex(({ text }) => {
    const turned = turnRound(text);
    return turned !== null && given.includes(turned.toLowerCase());
  });
  const clause = now.clauses[at];
  return clause && now.clauses.length > 1 && state.toldCount > 1
    ? {
        ...state,
        now: { ...now, clauses: [{ ...clause, link: "none" }], lower: clause.text.toLowerCase() },
      }
    : state;
};

/** Whoever begins with how it is now has said how it was. */
const isSetAgainst = /^(?:now|nowadays|these days)\b/;

export const ordinary = (state: State, voice: Voice): Parts => {
  const { now } = state;
  const loud = now.shouted && !isGlad(state) ? voice.pick("shouted", actLines.shouted) : null;
  const { said, framed } = beyondWords(state, voice);
  const isBareFact = framed !== null && isFact(framed.heard.frame) && isBare(state, framed);
  const isShown = framed !== null && !isBare(state, framed);
  // the person's words and the answer to them belong to the same clause
  const heardIn = framed && state.toldCount > 1 ? onlyClause(state, framed.heard.at) : state;
  const linked =
    (said === null || (isBareFact && isSetAgainst.test(now.lower))) &&
    state.toldCount > 1 &&
    !isLearning([...state.before, now])
      ? (linkedBack(state.before.at(-1), now, state.lastReply, voice) ??
        linkedBack(state.before.at(-2), now, state.lastReply, voice))
      : null;
  // two things side by side say enough, and nothing has to be asked
  if (linked)
    return [
      loud,
      linked,
      state.questionRun === 0 && asksNow(state)
        ? threadQuestion(state, voice, isGlad(state))
        : null,
    ];
  const back = isShown
    ? null
    : (givenBack(heardIn, voice, isBareFact ? null : said) ??
      (isBareFact ? givenBack(state, voice, said) : null));
  // "I see" adds nothing to the person's own words
  const beyond = isBareFact && back ? null : said;
  const isOpenQuestion =
    !now.kinds.some((kind) => kind.id === "does-that-make-me") &&
    ((now.clauses.at(-1)?.isQuestion ?? false) ||
      (now.wordCount <= askedWords && unmarkedQuestion.test(now.lower.replace(beforeAsking, ""))));
  const plain =
    back || beyond
      ? null
      : ((isOpenQuestion ? voice.pick("unknown", unknownLines) : null) ??
        ownThingReflection(state, voice) ??
        (inSorrow(state)
          ? voice.pick(
              "presence",
              openPresenceLines.filter(
                // sorry belongs to the loss itself, and not to a shed one walked past
                (line) => !line.includes("sorry") || now.situations.length > 0,
              ),
            )
          : null) ??
        (now.wordCount <= 12 ? voice.pick("fact", bareFactLines) : null) ??
        plainReflection(state, voice));
  const parts: Parts = [loud, back, beyond, plain];
  // words that add nothing of their own have to lead somewhere
  const isThin =
    !beyond &&
    !isHintedAt(state) &&
    !state.questionsOff &&
    !state.isVenting &&
    (state.questionRun < (now.wordCount <= fewWords ? thinQuestions.few : thinQuestions.many) ||
      plain !== null);
  const isBrief = framed !== null && framed.said.split(" ").length < briefWords;
  const leadsOn =
    (framed?.heard.frame.asks || (isBrief && state.questionRun < 2 && !inSorrow(state))) &&
    !state.questionsOff &&
    !isHintedAt(state) &&
    !state.isVenting;
  if (!framed?.heard.frame.quiet && (asksNow(state) || isThin || leadsOn)) {
    const question =
      (framed ? frameQuestion(framed.heard, voice, now.lower) : null) ??
      (isOpenQuestion ? voice.pick("unknownq", unknownAsks) : null) ??
      openQuestion(back && !beyond ? asGivenBack(state, back) : state, voice);
    if (question) return [...parts, question];
  }
  if (beyond && (back || beyond.split(" ").length >= 6)) return parts;
  return [
    ...parts,
    durationReflection(state, voice) ??
      (isGlad(state) ? voice.pick("gladness", gladWords) : null) ??
      (back ? acknowledged(state, back, voice) : null) ??
      voice.pick("invite", invitations),
  ];
};
