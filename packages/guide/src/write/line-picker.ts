import type { Talk } from "../talk.ts";
import { asCalled } from "./fill.ts";

/** A number from a text, the same each time. */
export const textHash = (text: string): number => {
  let value = 2_166_136_261;
  for (let at = 0; at < text.length; at += 1)
    value = Math.imul(value ^ text.charCodeAt(at), 16_777_619);
  return value >>> 0;
};

type Line = { id: string; text: string };

/** Picks lines so that none is said twice in a talk and no two replies begin alike. */
export type LinePicker = {
  /** A line that was not said yet; null where all were. */
  pick: (id: string, lines: readonly string[]) => string | null;
  /** The same, but the oldest again where all were said: for moments that must have words. */
  always: (id: string, lines: readonly string[]) => string;
  /** Notes a line that was chosen elsewhere. */
  say: (id: string) => void;
  /** The ids of what was picked for this reply. */
  picked: () => readonly string[];
};

const beginning = (text: string): string => text.split(/\s+/).slice(0, 2).join(" ").toLowerCase();

export const createLinePicker = (seed: string, talk: Talk): LinePicker => {
  const said = new Set(talk.said);
  const picked: string[] = [];
  const choose = (id: string, lines: readonly string[]): Line | null => {
    const free = lines
      .map((text, index) => ({ id: `${id}/${index}`, text }))
      .filter((line) => !said.has(line.id));
    const fresh = free.filter(({ text }) => beginning(text) !== talk.begun);
    const from = fresh.length > 0 && picked.length === 0 ? fresh : free;
    return from[textHash(`${seed}/${id}/${talk.turn}`) % Math.max(1, from.length)] ?? null;
  };
  const take = (line: Line): string => {
    said.add(line.id);
    picked.push(line.id);
    return asCalled(line.text, talk);
  };
  return {
    pick: (id, lines) => {
      const line = choose(id, lines);
      return line && take(line);
    },
    always: (id, lines) => {
      const line = choose(id, lines);
      if (line) return take(line);
      const index = textHash(`${seed}/${id}/${talk.turn}/again`) % lines.length;
      return take({ id: `${id}/${index}`, text: lines[index] ?? "" });
    },
    say: (id) => {
      picked.push(id);
    },
    picked: () => picked,
  };
};

export const begunWith = beginning;
