/** How many crossings of zero the filter spans on either side: what is left of higher pitches is inaudible. */
const crossings = 8;

const kernelAt = (distance: number, cutoff: number): number => {
  const reach = crossings / cutoff;
  if (Math.abs(distance) >= reach) return 0;
  const x = Math.PI * distance * cutoff;
  const sinc = x === 0 ? 1 : Math.sin(x) / x;
  const hann = 0.5 + 0.5 * Math.cos((Math.PI * distance) / reach);
  return cutoff * sinc * hann;
};

/** How many places between two samples have a filter of their own. */
const phases = 32;

/**
 * Brings sound from the microphone's rate to another one, block by block. Pitches the new rate cannot
 * hold are taken out first: folded back they would be noise in the middle of the words.
 */
export const createResampler = (fromHz: number, toHz: number) => {
  const step = fromHz / toHz;
  const cutoff = Math.min(1, toHz / fromHz);
  const half = Math.ceil(crossings / cutoff);
  const width = half * 2 + 1;
  const kernels = Array.from({ length: phases }, (_, phase) =>
    Float32Array.from({ length: width }, (_tap, tap) =>
      kernelAt(tap - half - phase / phases, cutoff),
    ),
  );
  let kept = new Float32Array(half);
  /** Where the next sample is taken, counted from the beginning of what is kept. */
  let position = half;

  return (block: Float32Array): Float32Array => {
    const input = new Float32Array(kept.length + block.length);
    input.set(kept);
    input.set(block, kept.length);
    const out: number[] = [];
    while (position + half + 1 < input.length) {
      const whole = Math.floor(position);
      const kernel = kernels[Math.floor((position - whole) * phases)] ?? new Float32Array();
      let sum = 0;
      for (let tap = 0; tap < width; tap += 1)
        sum += (input[whole - half + tap] ?? 0) * (kernel[tap] ?? 0);
      out.push(sum);
      position += step;
    }
    const from = Math.max(0, Math.floor(position) - half);
    kept = input.slice(from);
    position -= from;
    return Float32Array.from(out);
  };
};
