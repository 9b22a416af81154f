import type { Slots } from "../words/voice.ts";
import { personIn, type State, slotsFor, slotsOf } from "./state.ts";

const none: Slots = { who: undefined, they: undefined, them: undefined, their: undefined };

/** The one who died, and not whoever was named last; an animal is known by its pronoun only. */
export const mournedSlots = (state: State): Slots => {
  const all = [...state.before, state.now];
  for (const [index, message] of all.entries()) {
    const found = message.situations.find(({ situation }) => situation.theme === "grief");
    if (!found) continue;
    const slots = slotsFor(found, message, personIn(all.slice(0, index)));
    if (slots["they"] && found.situation.id !== "pet-died") return slots;
    const said = all.map((other) => other.lower).join(" ");
    const she = /\b(?:she|her|she's)\b/.test(said);
    const he = /\b(?:he|him|his|he's)\b/.test(said);
    if (she === he) return none;
    return {
      ...slotsOf(null),
      ...(she
        ? { they: "she", them: "her", their: "her" }
        : { they: "he", them: "him", their: "his" }),
      who: undefined,
    };
  }
  return none;
};
