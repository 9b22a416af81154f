import { hasLearnersSlip, isLearning } from "../reflect/learners-english.ts";
import { withSubject } from "../reflect/supply-subject.ts";
import { trimClause } from "../reflect/trim-clause.ts";
import { turnPhrase } from "../reflect/turn-round.ts";
import { frames } from "../say/frames/all.ts";
import type { Frame } from "../say/frames/frame.ts";
import { matchPeople } from "../say/frames/pattern.ts";
import { isReadWithout, variantsOf } from "../say/frames/small-words.ts";
import { mournedSlots } from "../session/mourned.ts";
import type { State } from "../session/state.ts";
import { casesOf } from "../understanding/people.ts";
import { narrow } from "../words/narrow.ts";
import { contentWords, unreadWords } from "../words/unread-words.ts";
import type { ReplyVoice, Slots } from "../words/voice.ts";
import { fittingTalk } from "./fitting-talk.ts";
import { givesWords, groundedLines } from "./grounded-lines.ts";
import { stillOpen } from "./still-open.ts";

/** A frame that a message matches, with the person's words for its slots. */
export type FrameMatch = {
  frame: Frame;
  slots: Slots;
  at: number;
  length: number;
  /** The words it was read in. */
  text: string;
  /** The whole message. */
  lower: string;
};

/** A hedge takes nothing from what is said after it. */
const hedge = /^(?:(?:i guess|i suppose|i mean|i think(?! about\b| of\b))(?: that)? )(?=\S+ \S)/i;

/** "I don't think we talk anymore" says that they don't. */
const unthought =
  /^i (?:really |just )?don't think (i|we|they) (?!can|could|should|would|will|am|are|was|were|have|had|do|did)/i;

type Unit = { text: string; at: number; isQuestion: boolean };
type Read = Unit & { variants: readonly string[] };

/** The clauses, and the sentences that hold more than one; they are read from the end, so clauses go first. */
const unitsOf = (state: State): Unit[] => {
  const { clauses, text } = state.now;
  const units: Unit[] = clauses.flatMap((clause, at) => {
    const said = clause.text.replace(hedge, "");
    // people in a hurry leave the subject out: "haven't told anyone"
    return [...new Set([said, withSubject(said), said.replace(unthought, "$1 don't ")])].map(
      (unit) => ({
        text: unit,
        at,
        isQuestion: clause.isQuestion,
      }),
    );
  });
  const whole = text
    .split(/(?<=[.!?])["')]*\s+|\n+/)
    .map((sentence, index) => ({
      text: trimClause(sentence.trim()).replace(hedge, ""),
      at: Math.max(
        0,
        clauses.findLastIndex((clause) => clause.sentence === index),
      ),
      isQuestion: /\?["')]*$/.test(sentence.trim()),
    }))
    .filter((sentence) => units.every((unit) => unit.text !== sentence.text));
  return [...whole, ...units];
};

/** "She says go but I can see her face": the second half is no part of what she says. */
const tellsMore =
  /^(?:my|our|the) [a-z]+ (?:he|she|they|it)(?:'s|'re|'ll|'d)?\b|\bbut (?:with|what|how|why|who|where|when|then|there|nobody|everyone|the)\b|\b(?:but|so) (?:i|i'm|i've|i'd|he|he's|she|she's|they|they're|we|it|it's|that's|my)\b(?! that\b)/i;

/** "My mum in the care home and a nurse heard": what follows the "and" is another sentence. */
const isTwoThings = (phrase: string): boolean =>
  phrase.split(" ").length > 5 &&
  / and (?:a|an|the|my|he|she|they|i|it|we) (?:[\w'-]+ )?(?:\w+ed|was|were|is|are|had|has|heard|saw|said|went|came|got|left|knew)\b/i.test(
    phrase,
  );

/** "Everyone expects me to": whoever was named before is not who does it here. */
const nobodyNamed: Slots = Object.fromEntries(
  ["who", ...Object.keys(casesOf("he"))].map((name) => [name, undefined]),
);

/** Who the words of a frame are about, where its own sentence does not say so. */
const slotsAround = ({ mourned, when }: Frame, state: State): Slots => {
  if (mourned) return mournedSlots(state);
  return when.source.includes("(?<who>") ? nobodyNamed : {};
};

const slotsOf = (
  groups: Record<string, string | undefined> | undefined,
  isLearning: boolean,
): Slots => {
  const turned = Object.fromEntries(
    Object.entries(groups ?? {}).flatMap(([name, phrase]) => {
      if (name.endsWith("_") || (isLearning && name !== "who")) return [];
      const said =
        phrase === undefined || tellsMore.test(phrase) || isTwoThings(phrase)
          ? null
          : turnPhrase(phrase);
      return said === null ? [] : [[name, said]];
    }),
  );
  // whoever the sentence is about, and not whoever was named last, is "him" in the answer to it
  return turned["who"] ? { ...turned, ...casesOf(turned["who"]) } : turned;
};

const matchIn = (unit: Read, frame: Frame): RegExpExecArray | null => {
  if (!isReadWithout(frame.when)) return frame.when.exec(unit.text);
  for (const variant of unit.variants) {
    const match = matchPeople(frame.when, variant);
    if (match) return match;
  }
  return null;
};

/** Frames that may begin anywhere in a sentence; for each, the pattern without what may stand before. */
const anywhere = /^\^\(\?:\.(?:\*|\{\d+,\d+\})(?:\\b| )\)\?/;
const cores = new Map(
  frames
    .filter(({ when }) => anywhere.test(when.source))
    .map((frame) => [
      frame,
      () => new RegExp(frame.when.source.replace(anywhere, "\\b"), frame.when.flags),
    ]),
);
/** "Mum keeps saying it was lovely" is her word, and "what if nobody talks to me" a fear: neither is told as so. */
const reportedLead =
  /\bwhat if\b|\b(?:worried|afraid|scared|terrified|frightened) (?:that )?(?=i\b|he\b|she\b|they\b|nobody\b|no one\b|it\b)|\b(?:he|she|they|mum|mom|dad|everyone|everybody|people|(?:my|his|her|the|our) [a-z-]+) (?:[a-z]+ )?(?:says?|said|saying|tells? (?:me|us)|told (?:me|us)|telling (?:me|us)|thinks?|thought|reckons?|asked|asks)\b/i;

const isReported = (frame: Frame, text: string): boolean => {
  const core = cores.get(frame);
  if (!core || !reportedLead.test(text)) return false;
  const at = core().exec(text)?.index ?? 0;
  return reportedLead.test(text.slice(0, at));
};

const isAnother = (they: string | null | undefined, text: string): boolean => {
  const subject = /^(he|she)\b/i.exec(text)?.[1]?.toLowerCase();
  return subject !== undefined && (they === "he" || they === "she") && they !== subject;
};

/** "What if I'm rubbish and nobody talks to me": both halves are only feared. */
const isSupposed = (lower: string): boolean =>
  /^(?:(?:but|and|so|like|or|yeah) )*what if\b[^.!?]*\??$/.test(lower);

/** Every frame the message matches, the most telling first; what was said last counts for more. */
export const framesIn = (state: State, isGlad: boolean): FrameMatch[] => {
  const units: Read[] = unitsOf(state)
    .filter(({ text }) => !isSupposed(state.now.lower) || /^what if\b/i.test(text))
    .map((unit) => ({ ...unit, text: narrow(unit.text) }))
    .map((unit) => ({
      ...unit,
      variants: variantsOf(unit.text).map(narrow),
    }))
    .reverse();
  const learning = isLearning([...state.before, state.now]) || hasLearnersSlip(state.now.text);
  const fits = fittingTalk(state, isGlad);
  return frames
    .flatMap((frame): FrameMatch[] => {
      if (!fits(frame)) return [];
      for (const unit of units) {
        if (unit.isQuestion && !frame.questions) continue;
        const match = matchIn(unit, frame);
        if (match && (frame.not?.test(state.now.lower) || isReported(frame, unit.text))) return [];
        // the living are not who is mourned
        if (match && frame.mourned && isAnother(mournedSlots(state)["they"], unit.text)) return [];
        if (match)
          return [
            {
              frame,
              slots: {
                ...slotsAround(frame, state),
                ...slotsOf(match.groups, learning),
              },
              at: unit.at,
              length: match[0].length,
              text: match.input,
              lower: state.now.lower,
            },
          ];
      }
      return [];
    })
    .sort(
      (a, b) =>
        Number(b.frame.sure ?? false) - Number(a.frame.sure ?? false) ||
        // of equals, the one written for this subject knows more about it
        Number(b.frame.themes !== undefined) - Number(a.frame.themes !== undefined) ||
        b.at - a.at ||
        b.length - a.length,
    );
};

/** A pattern speaks for a message only where it spells out this share of it. */
const leastSpelt = 0.8;
/** Longer messages are never only what a frame was written for. */
const mostWords = 9;

/** Whether the frame has read the message itself, and not a side of it. */
const isWhole = ({ frame, text, lower }: FrameMatch): boolean =>
  lower.split(/\s+/).length <= mostWords &&
  contentWords(text).length - unreadWords(frame.when, text, []).length >=
    contentWords(lower).length * leastSpelt;

/** Frames whose own words may be said: few sentences leave no doubt what somebody will say to them. */
export const isSure = (heard: FrameMatch): boolean => heard.frame.sure || isWhole(heard);

type FrameAnswer = { said: string; heard: FrameMatch };

/** The words of the first frame that still has something new to say. */
export const frameReflection = (
  heard: readonly FrameMatch[],
  voice: ReplyVoice,
): FrameAnswer | null => {
  for (const one of heard.slice(0, 4)) {
    const lines = groundedLines(one.frame, one.lower);
    const said =
      voice.pick(`frame/${one.frame.id}`, lines.filter(givesWords), one.slots) ??
      voice.pick(`frame/${one.frame.id}`, lines, one.slots);
    if (said) return { said, heard: one };
  }
  return null;
};

export const frameQuestion = (
  { frame, slots }: FrameMatch,
  voice: ReplyVoice,
  lower = "",
): string | null => voice.pick(`frameq/${frame.id}`, stillOpen(frame.ask, lower), slots);
