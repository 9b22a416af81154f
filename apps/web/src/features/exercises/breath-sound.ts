import type { BreathMoment } from "./breathing.ts";
import { inSeconds, outSeconds } from "./breathing.ts";

/** Low enough to be felt more than heard, a fifth apart. */
const lowHz = 110;
const highHz = 165;
/** Quiet beside a room's own sounds. */
const loudness = 0.06;
const fadeSeconds = 0.4;

export type BreathSound = { play: (phase: BreathMoment["phase"]) => void; stop: () => void };

/** A soft tone that rises with the breath in and falls with the breath out. Nothing is loaded for it. */
export const createBreathSound = (context: AudioContext): BreathSound => {
  const volume = new GainNode(context, { gain: 0 });
  const tone = new OscillatorNode(context, { type: "sine", frequency: lowHz });
  tone.connect(volume).connect(context.destination);
  tone.start();
  return {
    play: (phase) => {
      void context.resume();
      const seconds = phase === "in" ? inSeconds : outSeconds;
      const now = context.currentTime;
      const [from, to] = phase === "in" ? [lowHz, highHz] : [highHz, lowHz];
      tone.frequency.cancelScheduledValues(now);
      tone.frequency.setValueAtTime(from, now);
      tone.frequency.linearRampToValueAtTime(to, now + seconds);
      volume.gain.cancelScheduledValues(now);
      volume.gain.setTargetAtTime(loudness, now, fadeSeconds);
      volume.gain.setTargetAtTime(0, now + seconds - fadeSeconds * 2, fadeSeconds);
    },
    stop: () => {
      tone.stop();
      void context.close();
    },
  };
};
