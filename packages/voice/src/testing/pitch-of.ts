const frameSeconds = 0.04;
/** No voice speaks lower or higher than this. */
const lowestHz = 60;
const highestHz = 400;
/** A frame repeats itself this much where it is sung and not hissed. */
const leastLikeness = 0.6;

const likenessAt = (frame: Float32Array, lag: number): number => {
  let [product, first, second] = [0, 0, 0];
  for (let at = lag; at < frame.length; at += 1) {
    const [now, then] = [frame[at] ?? 0, frame[at - lag] ?? 0];
    product += now * then;
    first += now * now;
    second += then * then;
  }
  return product / (Math.sqrt(first * second) || 1);
};

const frameHz = (frame: Float32Array, sampleRate: number): number | null => {
  let best = { lag: 0, likeness: leastLikeness };
  for (let lag = Math.floor(sampleRate / highestHz); lag <= sampleRate / lowestHz; lag += 1) {
    const likeness = likenessAt(frame, lag);
    // twice the period repeats as well, so that a longer one has to be clearly better
    if (likeness > best.likeness + 0.02) best = { lag, likeness };
  }
  return best.lag === 0 ? null : sampleRate / best.lag;
};

/** How high a voice is: the middle of what its sung frames repeat at. */
export const pitchOf = (samples: Float32Array, sampleRate: number): number => {
  const length = Math.floor(sampleRate * frameSeconds);
  const heights: number[] = [];
  for (let from = 0; from + length <= samples.length; from += length) {
    const hz = frameHz(samples.subarray(from, from + length), sampleRate);
    if (hz !== null) heights.push(hz);
  }
  return heights.toSorted((a, b) => a - b)[Math.floor(heights.length / 2)] ?? 0;
};
