/** How many samples, at 16 kHz, are judged at once: 32 ms. */
export const frameSamples = 512;
export const sampleRateHz = 16_000;

/** The end of the frame before stands in front of each, so that an onset between two is seen whole. */
const contextSamples = 64;
const windowSamples = 256;
const hopSamples = 128;
const bins = 129;
const steps = 4;
const hidden = 128;
const taps = 3;

/** The model's layers in the order their weights lie in the file. */
export const sileroLayers = [
  { name: "stft.forward_basis_buffer", size: 2 * bins * windowSamples },
  { name: "encoder.0.reparam_conv.weight", size: 128 * bins * 3 },
  { name: "encoder.0.reparam_conv.bias", size: 128 },
  { name: "encoder.1.reparam_conv.weight", size: 64 * 128 * 3 },
  { name: "encoder.1.reparam_conv.bias", size: 64 },
  { name: "encoder.2.reparam_conv.weight", size: 64 * 64 * 3 },
  { name: "encoder.2.reparam_conv.bias", size: 64 },
  { name: "encoder.3.reparam_conv.weight", size: 128 * 64 * 3 },
  { name: "encoder.3.reparam_conv.bias", size: 128 },
  { name: "decoder.rnn.weight_ih", size: 4 * hidden * hidden },
  { name: "decoder.rnn.weight_hh", size: 4 * hidden * hidden },
  { name: "decoder.rnn.bias_ih", size: 4 * hidden },
  { name: "decoder.rnn.bias_hh", size: 4 * hidden },
  { name: "decoder.decoder.2.weight", size: hidden },
  { name: "decoder.decoder.2.bias", size: 1 },
] as const;

type LayerName = (typeof sileroLayers)[number]["name"];

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));

/** Reading past the end cannot happen with the sizes above; typed arrays still ask. */
const at = (values: Float32Array, index: number): number => values[index] ?? 0;

/** The sum of products of two stretches of numbers: all the detector's work is made of it. */
const dot = (
  one: Float32Array,
  oneFrom: number,
  other: Float32Array,
  otherFrom: number,
  length: number,
): number => {
  let sum = 0;
  for (let index = 0; index < length; index += 1)
    sum += at(one, oneFrom + index) * at(other, otherFrom + index);
  return sum;
};

/** How loud each pitch is, step after step. */
const spectrum = (samples: Float32Array, basis: Float32Array): Float32Array => {
  const out = new Float32Array(bins * steps);
  for (let step = 0; step < steps; step += 1)
    for (let bin = 0; bin < bins; bin += 1) {
      const from = step * hopSamples;
      const re = dot(samples, from, basis, bin * windowSamples, windowSamples);
      const im = dot(samples, from, basis, (bins + bin) * windowSamples, windowSamples);
      out[step * bins + bin] = Math.sqrt(re * re + im * im);
    }
  return out;
};

type Convolution = { weight: Float32Array; bias: Float32Array; stride: number };

/** From channel, input, tap to channel, tap, input: what is multiplied then lies side by side. */
const tapsFirst = (weight: Float32Array, channelsOut: number): Float32Array => {
  const channelsIn = weight.length / channelsOut / taps;
  const out = new Float32Array(weight.length);
  for (let channel = 0; channel < channelsOut; channel += 1)
    for (let tap = 0; tap < taps; tap += 1)
      for (let inner = 0; inner < channelsIn; inner += 1)
        out[(channel * taps + tap) * channelsIn + inner] = at(
          weight,
          (channel * channelsIn + inner) * taps + tap,
        );
  return out;
};

/** A step of nothing at either end, and nothing below zero. */
const convolve = (
  input: Float32Array,
  inputSteps: number,
  { weight, bias, stride }: Convolution,
): Float32Array => {
  const channelsIn = input.length / inputSteps;
  const outSteps = Math.floor((inputSteps - 1) / stride) + 1;
  const out = new Float32Array(bias.length * outSteps);
  for (let step = 0; step < outSteps; step += 1)
    for (let channel = 0; channel < bias.length; channel += 1) {
      let sum = at(bias, channel);
      for (let tap = 0; tap < taps; tap += 1) {
        const from = step * stride + tap - 1;
        if (from >= 0 && from < inputSteps)
          sum += dot(
            weight,
            (channel * taps + tap) * channelsIn,
            input,
            from * channelsIn,
            channelsIn,
          );
      }
      out[step * bias.length + channel] = Math.max(0, sum);
    }
  return out;
};

const withReflectedEnd = (frame: Float32Array, context: Float32Array): Float32Array => {
  const samples = new Float32Array(contextSamples * 2 + frameSamples);
  samples.set(context);
  samples.set(frame, contextSamples);
  const last = contextSamples + frameSamples - 1;
  for (let index = 1; index <= contextSamples; index += 1)
    samples[last + index] = at(samples, last - index);
  return samples;
};

export type Silero = {
  /** How likely it is, from 0 to 1, that somebody speaks in these samples. */
  hear: (frame: Float32Array) => number;
  reset: () => void;
};

/**
 * The Silero voice detector in plain arithmetic: half a million multiplications a frame, so that
 * no runtime of fourteen megabytes has to travel for it.
 */
export const createSilero = (weights: Float32Array): Silero => {
  const layers = new Map<LayerName, Float32Array>();
  let offset = 0;
  for (const { name, size } of sileroLayers) {
    layers.set(name, weights.subarray(offset, offset + size));
    offset += size;
  }
  if (offset !== weights.length) throw new Error("these are not the detector's weights");
  const layer = (name: LayerName): Float32Array => layers.get(name) ?? new Float32Array();

  const basis = layer("stft.forward_basis_buffer");
  const convolutions: Convolution[] = ([1, 2, 2, 1] as const).map((stride, index) => {
    const name = `encoder.${index as 0 | 1 | 2 | 3}.reparam_conv` as const; // four strides, four layers
    const bias = layer(`${name}.bias`);
    return { weight: tapsFirst(layer(`${name}.weight`), bias.length), bias, stride };
  });
  const fromInput = layer("decoder.rnn.weight_ih");
  const fromHeld = layer("decoder.rnn.weight_hh");
  const biasHeld = layer("decoder.rnn.bias_hh");
  const gateBias = layer("decoder.rnn.bias_ih").map((bias, gate) => bias + at(biasHeld, gate));
  const lastWeight = layer("decoder.decoder.2.weight");
  const lastBias = at(layer("decoder.decoder.2.bias"), 0);

  let context = new Float32Array(contextSamples);
  let held = new Float32Array(hidden);
  let cell = new Float32Array(hidden);

  const encode = (samples: Float32Array): Float32Array => {
    let values = spectrum(samples, basis);
    let inputSteps: number = steps;
    for (const convolution of convolutions) {
      values = convolve(values, inputSteps, convolution);
      inputSteps = values.length / convolution.bias.length;
    }
    return values;
  };

  const remember = (input: Float32Array): void => {
    const gates = gateBias.map(
      (bias, gate) =>
        bias +
        dot(fromInput, gate * hidden, input, 0, hidden) +
        dot(fromHeld, gate * hidden, held, 0, hidden),
    );
    const nextHeld = new Float32Array(hidden);
    const nextCell = new Float32Array(hidden);
    for (let index = 0; index < hidden; index += 1) {
      const kept = sigmoid(at(gates, hidden + index)) * at(cell, index);
      const added = sigmoid(at(gates, index)) * Math.tanh(at(gates, 2 * hidden + index));
      nextCell[index] = kept + added;
      nextHeld[index] = sigmoid(at(gates, 3 * hidden + index)) * Math.tanh(kept + added);
    }
    held = nextHeld;
    cell = nextCell;
  };

  return {
    hear: (frame) => {
      remember(encode(withReflectedEnd(frame, context)));
      context = frame.slice(-contextSamples);
      const felt = held.map((value) => Math.max(0, value));
      return sigmoid(lastBias + dot(lastWeight, 0, felt, 0, hidden));
    },
    reset: () => {
      context = new Float32Array(contextSamples);
      held = new Float32Array(hidden);
      cell = new Float32Array(hidden);
    },
  };
};
