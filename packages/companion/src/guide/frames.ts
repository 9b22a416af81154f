import { trimClause } from "./reflect/trim-clause.ts";
import { turnPhrase } from "./reflect/turn-round.ts";
import { frames } from "./say/frames/all.ts";
import type { Frame } from "./say/frames/frame.ts";
import type { State } from "./state.ts";
import type { Slots, Voice } from "./voice.ts";

/** A frame that a message matches, with the person's words for its slots. */
export type Heard = { frame: Frame; slots: Slots; at: number; length: number };

/** A hedge takes nothing from what is said after it. */
const hedge = /^(?:(?:i guess|i suppose|i mean|i think)(?: that)? )(?=\S+ \S)/i;

type Unit = { text: string; at: number };

/** Clauses first, then the sentences that hold more than one of them. */
const unitsOf = (state: State): Unit[] => {
  const { clauses, text } = state.now;
  const units: Unit[] = clauses
    .filter((clause) => !clause.isQuestion)
    .map((clause, index) => ({ text: clause.text.replace(hedge, ""), at: index }));
  const sentences = text
    .split(/(?<=[.!?])["')]*\s+|\n+/)
    .filter((sentence) => !/\?["')]*$/.test(sentence.trim()))
    .map((sentence) => trimClause(sentence.trim()).replace(hedge, ""));
  const whole = sentences
    .filter((sentence) => units.every((unit) => unit.text !== sentence))
    .map((sentence, index) => ({ text: sentence, at: index }));
  return [...units, ...whole];
};

const slotsOf = (groups: Record<string, string | undefined> | undefined): Slots =>
  Object.fromEntries(
    Object.entries(groups ?? {}).flatMap(([name, phrase]) => {
      const turned = phrase === undefined ? null : turnPhrase(phrase);
      return turned === null ? [] : [[name, turned]];
    }),
  );

const fitsTalk = (frame: Frame, state: State, isGlad: boolean): boolean =>
  !frame.not?.test(state.now.lower) &&
  (frame.after === undefined || frame.after.test(state.lastReply)) &&
  (frame.tone === undefined || (frame.tone === "glad") === isGlad) &&
  (frame.themes === undefined ||
    frame.themes.some((theme) => state.now.themes.includes(theme) || state.topic?.theme === theme));

/** Every frame the message matches, the most telling first; what was said last counts for more. */
export const framesIn = (state: State, isGlad: boolean): Heard[] => {
  const units = unitsOf(state);
  return frames
    .flatMap((frame): Heard[] => {
      if (!fitsTalk(frame, state, isGlad)) return [];
      for (const unit of units.toReversed()) {
        const match = frame.when.exec(unit.text);
        if (match)
          return [{ frame, slots: slotsOf(match.groups), at: unit.at, length: match[0].length }];
      }
      return [];
    })
    .sort(
      (a, b) => (b.frame.weight ?? 0) - (a.frame.weight ?? 0) || b.at - a.at || b.length - a.length,
    );
};

export type Answered = { said: string; heard: Heard };

/** The words of the first frame that still has something new to say. */
export const frameReflection = (heard: readonly Heard[], voice: Voice): Answered | null => {
  for (const one of heard.slice(0, 4)) {
    const said = voice.pick(`frame/${one.frame.id}`, one.frame.say, one.slots);
    if (said) return { said, heard: one };
  }
  return null;
};

export const frameQuestion = ({ frame, slots }: Heard, voice: Voice): string | null =>
  voice.pick(`frameq/${frame.id}`, frame.ask, slots);
