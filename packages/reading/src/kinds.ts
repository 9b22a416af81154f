import { readFileSync } from "node:fs";
import type { CaseRead, KindRead, Shares } from "./reading.ts";
import { likeness, type SensedText, senseNames } from "./sense.ts";

/** Where the kinds of each question stand among the outputs, where what is said to the companion does, and the cases. */
const layout = (() => {
  let made: {
    questions: Map<string, { kind: string; at: number }[]>;
    says: { id: string; at: number }[];
    cases: { id: string; at: number }[];
  } | null = null;
  return () => {
    if (made) return made;
    made = {
      questions: new Map(),
      says: [],
      cases: [],
    };
    for (const [at, full] of senseNames().near.entries()) {
      const [head, name = ""] = full.split("/");
      if (head === "say") made.says.push({ id: name, at });
      if (head === "case") made.cases.push({ id: name, at });
      if (head !== "kind") continue;
      const dot = name.lastIndexOf(".");
      const question = name.slice(0, dot);
      const kinds = made.questions.get(question) ?? [];
      kinds.push({ kind: name.slice(dot + 1), at });
      made.questions.set(question, kinds);
    }
    return made;
  };
})();

const believed = (value: number): number => 1 / (1 + Math.exp(-value));

/** Below this a kind, or a case, is as good as a guess, and is not carried along. */
const least = { share: 0.45, say: 0.3, case: 0.004 } as const;

export type KindsRead = {
  kinds: Readonly<Record<string, KindRead>>;
  says: Shares;
  cases: Readonly<Record<string, CaseRead>>;
  /** Where the text lies among all texts. */
  point: Float32Array | null;
};

type Outputs = ArrayLike<number>;

/** Two cases so near each other are told in the same words, and either will do. */
const sameCase = 0.7;

/** The cases a text could be an example of, each with its share of all; the likeliest speaks for those that are nearly it. */
const casesIn = (outputs: Outputs, cases: readonly { id: string; at: number }[]) => {
  const most = cases.reduce((high, { at }) => Math.max(high, outputs[at] ?? 0), -99);
  const sum = cases.reduce((all, { at }) => all + Math.exp((outputs[at] ?? 0) - most), 0);
  const likely = cases
    .map(({ id, at }) => ({ id, at, share: Math.exp((outputs[at] ?? 0) - most) / sum }))
    .filter(({ share }) => share >= least.case)
    .sort((a, b) => b.share - a.share);
  const [best] = likely;
  const same = likely.filter(
    ({ at }) => best && at !== best.at && likeness(best.at, at) >= sameCase,
  );
  const found: Record<string, CaseRead> = {};
  for (const { id, at, share } of likely)
    if (!same.some((other) => other.id === id))
      found[id] = {
        share: at === best?.at ? same.reduce((all, one) => all + one.share, share) : share,
        belief: believed(outputs[at] ?? 0),
      };
  return found;
};

/** How many cases there are. */
export const caseCount = (): number => layout().cases.length;

/** For each question the kind of answer a text would be to it, as far as there is one; the cases it resembles; and what it says to the companion. */
export const readKinds = (sensed: SensedText | undefined): KindsRead => {
  if (!sensed) return { kinds: {}, says: {}, cases: {}, point: null };
  const { point } = sensed;
  const outputs = sensed.near();
  const { questions, says, cases } = layout();
  const kinds: Record<string, KindRead> = {};
  for (const [question, list] of questions) {
    let best = list[0];
    let most = Number.NEGATIVE_INFINITY;
    for (const one of list)
      if ((outputs[one.at] ?? 0) > most) {
        best = one;
        most = outputs[one.at] ?? 0;
      }
    const sum = list.reduce((all, { at }) => all + Math.exp((outputs[at] ?? 0) - most), 0);
    const share = 1 / sum;
    if (best && share >= least.share)
      kinds[question] = { kind: best.kind, share, belief: believed(most) };
  }
  const said = says
    .map(({ id, at }) => [id, believed(outputs[at] ?? 0)] as const)
    .filter(([, share]) => share >= least.say);
  return {
    kinds,
    says: Object.fromEntries(said),
    cases: casesIn(outputs, cases),
    point,
  };
};

/** One of the things people say later in a case: its number, its share among those of the case, and how much is believed of it by itself. */
export type LaterRead = { at: number; share: number; belief: number };

type Later = {
  width: number;
  scale: number;
  bias: number;
  /** Where the vectors of each case begin, and how many there are. */
  cases: Readonly<Record<string, readonly [from: number, count: number]>>;
  vectors: Int8Array;
};

let loaded: Later | null = null;

/** Reads the file that training/kinds.py writes: a header, then one row of whole numbers for each thing said. */
const later = (): Later => {
  if (loaded) return loaded;
  const bytes = readFileSync(new URL("./later-vectors.bin", import.meta.url));
  const headerBytes = bytes.readUInt32LE(0);
  const header = JSON.parse(bytes.toString("utf8", 4, 4 + headerBytes)) as Omit<Later, "vectors">; // written by kinds.py
  const from = bytes.byteOffset + 4 + headerBytes;
  loaded = { ...header, vectors: new Int8Array(bytes.buffer.slice(from)) };
  return loaded;
};

const unit = 127;

/** Which of the things people say later in a case a message is, by the surest of its parts. */
export const laterIn = (points: readonly Float32Array[], id: string): LaterRead | null => {
  const { width, scale, bias, cases, vectors } = later();
  const [from, count] = cases[id] ?? [0, 0];
  let best: LaterRead | null = null;
  for (const point of points) {
    const near = Array.from({ length: count }, (_, at) => {
      let sum = 0;
      const start = (from + at) * width;
      for (let d = 0; d < width; d++) sum += (point[d] ?? 0) * (vectors[start + d] ?? 0);
      return (scale * sum) / unit;
    });
    const most = Math.max(...near);
    const share = 1 / near.reduce((all, value) => all + Math.exp(value - most), 0);
    if (share > (best?.share ?? 0))
      best = { at: near.indexOf(most), share, belief: 1 / (1 + Math.exp(-most - bias)) };
  }
  return best;
};
