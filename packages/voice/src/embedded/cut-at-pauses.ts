import type { Sound } from "./read-wav.ts";

/** The recogniser was trained on pieces of this length, and makes things up in longer ones. */
const pieceMaxMs = 20_000;
const searchFromMs = 10_000;
const windowMs = 120;
/** Quieter than this is no speech: a recogniser given silence hears words in it. */
const silencePeak = 0.004;

const loudness = (samples: Float32Array, start: number, length: number): number => {
  let sum = 0;
  for (let index = start; index < start + length; index++) sum += (samples[index] ?? 0) ** 2;
  return sum / length;
};

/** Cuts a long recording where it is quietest, so that no word is cut in two. */
export const cutAtPauses = ({ samples, sampleRate }: Sound): Float32Array[] => {
  const inSamples = (ms: number) => Math.round((ms / 1_000) * sampleRate);
  const [max, from, window] = [inSamples(pieceMaxMs), inSamples(searchFromMs), inSamples(windowMs)];
  const pieces: Float32Array[] = [];
  let start = 0;
  while (samples.length - start > max) {
    let quietest = start + max - window;
    let least = Number.POSITIVE_INFINITY;
    for (let at = start + from; at <= start + max - window; at += Math.ceil(window / 4)) {
      const power = loudness(samples, at, window);
      if (power < least) [quietest, least] = [at, power];
    }
    const end = quietest + Math.floor(window / 2);
    pieces.push(samples.subarray(start, end));
    start = end;
  }
  pieces.push(samples.subarray(start));
  return pieces.filter((piece) => piece.some((sample) => Math.abs(sample) >= silencePeak));
};
