import { createEncoder, type SensedText } from "./encoder/create-encoder.ts";
import { readOnce } from "./read-once.ts";
import type { Shares } from "./reading.ts";

export type { SensedText };

const encoder = createEncoder(new URL("./reader.bin", import.meta.url));

export const { names: senseNames, likeness } = encoder;

/** As many as the parts of a long message. */
const kept = 32;

/** The one reader of sense: what all that follows from a whole text is read out of (training/reader.py). Danger and all else are read out of the same, once a turn. */
export const sense = readOnce(encoder.sense, kept);

export type Heads = Record<"path" | "ask" | "role" | "tone" | "turn" | "act", Shares>;

/** Of these exactly one holds, so they share one; any number of the others may. */
const exclusive: ReadonlySet<string> = new Set(["path", "ask", "tone"]);

const none: Heads = { path: {}, ask: {}, role: {}, tone: {}, turn: {}, act: {} };

const shared = (values: readonly number[]): number[] => {
  const most = Math.max(...values);
  const raised = values.map((value) => Math.exp(value - most));
  const sum = raised.reduce((all, one) => all + one, 0);
  return raised.map((one) => one / sum);
};

/** Where each output stands: "path/decision" is the output "decision" of the head "path". */
const layout = (() => {
  let made: Map<string, { name: string; at: number }[]> | null = null;
  return () => {
    if (made) return made;
    made = new Map();
    for (const [at, full] of senseNames().talk.entries()) {
      const [head = "", name = ""] = full.split("/");
      made.set(head, [...(made.get(head) ?? []), { name, at }]);
    }
    return made;
  };
})();

/** What is told and asked in a text. */
export const readHeads = (sensed: SensedText | undefined): Heads => {
  if (!sensed) return none;
  const outputs = sensed.answer("talk");
  const heads = { ...none };
  for (const [head, places] of layout()) {
    const values = places.map(({ at }) => outputs[at] ?? 0);
    const shares = exclusive.has(head)
      ? shared(values)
      : values.map((value) => 1 / (1 + Math.exp(-value)));
    heads[head as keyof Heads] = Object.fromEntries(
      places.map(({ name }, index) => [name, shares[index] ?? 0]),
    ); // the training names the heads
  }
  return heads;
};
