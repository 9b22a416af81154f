/** How loud it is at this moment, as the root of the mean square: 0 is silence, 1 the loudest there is. */
export type Loudness = () => number;

/** Long enough for the lowest voice, short enough to follow a syllable. */
const samplesRead = 1_024;

export const createLoudness = (context: AudioContext): { node: AnalyserNode; read: Loudness } => {
  const node = context.createAnalyser();
  node.fftSize = samplesRead;
  const samples = new Float32Array(samplesRead);
  return {
    node,
    read: () => {
      node.getFloatTimeDomainData(samples);
      return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samplesRead);
    },
  };
};

/** Speech lies between a whisper and a call: this spreads it over what can be seen. */
export const shownLevel = (rms: number): number => Math.min(1, Math.sqrt(rms) * 1.8);
