import { readFileSync } from "node:fs";

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
