import { createLoudness, type Loudness } from "../loudness.ts";

/** What plays sound, with a clock of its own that stands still while it is hushed. */
export type SpeechPlayer = {
  nowS: () => number;
  decode: (bytes: ArrayBuffer) => Promise<AudioBuffer>;
  /** Begins at that time of the clock; answers with what stops it. */
  play: (sound: AudioBuffer, atS: number, onEnded: () => void) => () => void;
  /** Silent at once, and ready to go on at the same place. */
  hush: () => void;
  goOn: () => void;
  loudness: Loudness;
  close: () => void;
};

/** Short enough for nobody to hear a word go on, long enough for it not to click. */
const fadeS = 0.009;
const suspendAfterMs = 20;

export const createSpeechPlayer = (): SpeechPlayer => {
  const context = new AudioContext({ latencyHint: "interactive" });
  const gain = context.createGain();
  const { node, read } = createLoudness(context);
  gain.connect(node);
  node.connect(context.destination);
  void context.resume();
  let hushing: ReturnType<typeof setTimeout> | undefined;

  const fadeTo = (value: number) => {
    gain.gain.cancelScheduledValues(context.currentTime);
    gain.gain.setTargetAtTime(value, context.currentTime, fadeS / 3);
  };

  const goOn = () => {
    clearTimeout(hushing);
    hushing = undefined;
    void context.resume();
    fadeTo(1);
  };

  return {
    nowS: () => context.currentTime,
    decode: (bytes) => context.decodeAudioData(bytes),
    play: (sound, atS, onEnded) => {
      const source = context.createBufferSource();
      source.buffer = sound;
      source.connect(gain);
      source.onended = onEnded;
      source.start(atS);
      return () => {
        source.onended = null;
        source.stop();
        source.disconnect();
      };
    },
    hush: () => {
      if (hushing !== undefined) return;
      fadeTo(0);
      hushing = setTimeout(() => void context.suspend(), suspendAfterMs);
    },
    goOn,
    loudness: read,
    close: () => {
      clearTimeout(hushing);
      void context.close().catch(() => undefined);
    },
  };
};
