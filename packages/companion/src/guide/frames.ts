import { groundedLines } from "./grounded-lines.ts";
import { mournedSlots } from "./mourned.ts";
import { hasLearnersSlip, isLearning } from "./reflect/learners-english.ts";
import { withSubject } from "./reflect/supply-subject.ts";
import { trimClause } from "./reflect/trim-clause.ts";
import { turnPhrase } from "./reflect/turn-round.ts";
import { frames } from "./say/frames/all.ts";
import type { Frame } from "./say/frames/frame.ts";
import { gladFrames } from "./say/frames/glad/all.ts";
import { matchPeople } from "./say/frames/pattern.ts";
import { isReadWithout, variantsOf } from "./say/frames/small-words.ts";
import type { State } from "./state.ts";
import { stillOpen } from "./still-open.ts";
import { casesOf } from "./understanding/people.ts";
import type { Theme } from "./understanding/theme.ts";
import type { Slots, Voice } from "./voice.ts";
import { inSorrow } from "./weight.ts";

/** A frame that a message matches, with the person's words for its slots. */
export type Heard = {
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
  /\bbut (?:with|what|how|why|who|where|when|then|there|nobody|everyone|the)\b|\b(?:but|so) (?:i|i'm|i've|i'd|he|he's|she|she's|they|they're|we|it|it's|that's|my)\b(?! that\b)/i;

const slotsOf = (
  groups: Record<string, string | undefined> | undefined,
  isLearning: boolean,
): Slots => {
  const turned = Object.fromEntries(
    Object.entries(groups ?? {}).flatMap(([name, phrase]) => {
      if (name.endsWith("_") || (isLearning && name !== "who")) return [];
      const said = phrase === undefined || tellsMore.test(phrase) ? null : turnPhrase(phrase);
      return said === null ? [] : [[name, said]];
    }),
  );
  // whoever the sentence is about, and not whoever was named last, is "him" in the answer to it
  return turned["who"] ? { ...turned, ...casesOf(turned["who"]) } : turned;
};

/** A death or an assault stays what the talk is about, whatever is mentioned beside it. */
const lasting: ReadonlySet<Theme> = new Set<Theme>(["grief", "trauma"]);

const wasToldOf = (state: State, theme: Theme): boolean =>
  state.before.some((message) =>
    message.situations.some(({ situation }) => situation.theme === theme),
  );

const congratulates = new Set(
  frames.filter(({ say }) =>
    say.some((line) => /congratulations|lovely news|good news|you did it|well done/i.test(line)),
  ),
);
/** In the same breath as these, news is not to be congratulated on. */
const clouded =
  /\bno (?:uni|one|job|offer|place|school)\b|\b(?:but|though|rejected|debt|owe|hates?|panick\w*|nervous|bricking|terrified|freaking|petrified|shitting|sick|scared|strange|don't feel|feel nothing|nobody|no one|alone|dread\w*|regret\w*|rushing|still loves me|lost|died|worried|except|jealous|numb|too late|unemployed|redundan\w*|notice|used to|(?:years?|months) ago)\b/;

const fitsTalk = (frame: Frame, state: State, isGlad: boolean): boolean =>
  (!frame.alone || state.now.clauses.length <= 1) &&
  !(
    congratulates.has(frame) &&
    (clouded.test(state.now.lower) ||
      state.before.some(({ feelings }) => feelings.some(({ pleasant }) => !pleasant)) ||
      (state.toldCount > 2 && !isGlad && !/!/.test(state.now.text)))
  ) &&
  (!frame.later || state.turn > 0) &&
  (frame.after === undefined || frame.after.test(state.lastReply)) &&
  (frame.tone === undefined || (frame.tone === "glad") === isGlad) &&
  (frame.around === undefined ||
    [...state.before.slice(-3), state.now].some(({ themes }) =>
      themes.some((theme) => frame.around?.includes(theme)),
    )) &&
  (frame.themes === undefined ||
    frame.themes.some(
      (theme) =>
        state.now.themes.includes(theme) ||
        state.topic?.theme === theme ||
        (lasting.has(theme) && wasToldOf(state, theme)),
    ));

/** One byte a letter: a single emoji would have every pattern compiled a second time, for wide text. */
const narrow = (text: string): string =>
  Buffer.from(text.replace(/[^ -ÿ]/g, ""), "latin1").toString("latin1");

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
/** "Mum keeps saying it was lovely" is her word, and not what the person tells. */
const reportedLead =
  /\b(?:he|she|they|mum|mom|dad|everyone|everybody|people|(?:my|his|her|the|our) [a-z-]+) (?:[a-z]+ )?(?:says?|said|saying|tells? (?:me|us)|told (?:me|us)|telling (?:me|us)|thinks?|thought|reckons?|asked|asks)\b/i;

const isReported = (frame: Frame, text: string): boolean => {
  const core = cores.get(frame);
  if (!core || !reportedLead.test(text)) return false;
  const at = core().exec(text)?.index ?? 0;
  return reportedLead.test(text.slice(0, at));
};

const ofGladness: ReadonlySet<Frame> = new Set<Frame>([
  ...gladFrames,
  ...frames.filter(({ tone, weight }) => tone === "glad" || weight === -1),
]);

const isAnother = (they: string | null | undefined, text: string): boolean => {
  const subject = /^(he|she)\b/i.exec(text)?.[1]?.toLowerCase();
  return subject !== undefined && (they === "he" || they === "she") && they !== subject;
};

/** Every frame the message matches, the most telling first; what was said last counts for more. */
export const framesIn = (state: State, isGlad: boolean): Heard[] => {
  const units: Read[] = unitsOf(state)
    .map((unit) => ({ ...unit, text: narrow(unit.text) }))
    .map((unit) => ({ ...unit, variants: variantsOf(unit.text).map(narrow) }))
    .reverse();
  const learning = isLearning([...state.before, state.now]) || hasLearnersSlip(state.now.text);
  return frames
    .flatMap((frame): Heard[] => {
      if (!fitsTalk(frame, state, isGlad)) return [];
      // in the middle of good news only what was written for it may add a thought of its own
      if (isGlad && !ofGladness.has(frame) && !frame.say.some(givesWords)) return [];
      // in sorrow a fact is not remarked upon
      if (frame.weight === -1 && inSorrow(state)) return [];
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
                ...(frame.mourned ? mournedSlots(state) : {}),
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
        (b.frame.weight ?? 0) - (a.frame.weight ?? 0) ||
        // of equals, the one written for this subject knows more about it
        Number(b.frame.themes !== undefined) - Number(a.frame.themes !== undefined) ||
        b.at - a.at ||
        b.length - a.length,
    );
};

export type Answered = { said: string; heard: Heard };

/** A line with the person's own words in it shows what it answers, so it goes first. */
const givesWords = (line: string): boolean => /\{(?!who|they|them|their|Who|They)/.test(line);

/** The words of the first frame that still has something new to say. */
export const frameReflection = (heard: readonly Heard[], voice: Voice): Answered | null => {
  for (const one of heard.slice(0, 4)) {
    const lines = groundedLines(one);
    const said =
      voice.pick(`frame/${one.frame.id}`, lines.filter(givesWords), one.slots) ??
      voice.pick(`frame/${one.frame.id}`, lines, one.slots);
    if (said) return { said, heard: one };
  }
  return null;
};

export const frameQuestion = ({ frame, slots }: Heard, voice: Voice, lower = ""): string | null =>
  voice.pick(`frameq/${frame.id}`, stillOpen(frame.ask, lower), slots);
