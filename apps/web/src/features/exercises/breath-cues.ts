import type { BreathSound } from "./breath-sound.ts";
import type { BreathMoment } from "./breathing.ts";

/** Two short ones to breathe in, one long one to breathe out: told apart without looking. */
export const pulsesMs: Readonly<Record<BreathMoment["phase"], readonly number[]>> = {
  in: [60, 90, 60],
  out: [180],
};

export type CueParts = {
  makeSound: () => BreathSound;
  /** Absent where the device cannot. */
  vibrate: ((pulsesMs: readonly number[]) => void) | null;
};

/** What is heard and felt where a breath turns. Both are off until somebody turns them on. */
export const createBreathCues = ({ makeSound, vibrate }: CueParts) => {
  let sound: BreathSound | null = null;
  let feels = false;
  let last: string | null = null;
  return {
    setSound: (on: boolean) => {
      if (!on) {
        sound?.stop();
        sound = null;
      } else sound ??= makeSound();
    },
    setFeel: (on: boolean) => {
      feels = on;
    },
    /** Called with every second: only the first of a phase is a turn. */
    at: (moment: BreathMoment | null) => {
      const turn = moment ? `${moment.breath}/${moment.phase}` : null;
      if (turn === last) return;
      last = turn;
      if (!moment) return;
      sound?.play(moment.phase);
      if (feels) vibrate?.(pulsesMs[moment.phase]);
    },
    end: () => {
      sound?.stop();
      sound = null;
      vibrate?.([]);
    },
  };
};
