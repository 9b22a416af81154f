import { useEffect, useState } from "react";
import { createBreathCues } from "./breath-cues.ts";
import { createBreathSound } from "./breath-sound.ts";
import type { BreathMoment } from "./breathing.ts";

/** Sound and touch for a breath: off with every visit, since the room may have changed. */
export const useBreathCues = (moment: BreathMoment | null) => {
  const [sound, setSound] = useState(false);
  const [feel, setFeel] = useState(false);
  const [canFeel, setCanFeel] = useState(false);
  const [cues] = useState(() =>
    createBreathCues({
      makeSound: () => createBreathSound(new AudioContext()),
      vibrate:
        typeof navigator !== "undefined" && "vibrate" in navigator
          ? (pulsesMs) => void navigator.vibrate([...pulsesMs])
          : null,
    }),
  );

  // A device with a mouse has nothing that could be felt, whatever its browser says.
  useEffect(
    () => setCanFeel("vibrate" in navigator && window.matchMedia("(pointer: coarse)").matches),
    [],
  );
  useEffect(() => cues.at(moment), [cues, moment]);
  useEffect(() => cues.end, [cues]);

  return {
    sound,
    feel,
    canFeel,
    setSound: (on: boolean) => {
      setSound(on);
      cues.setSound(on);
    },
    setFeel: (on: boolean) => {
      setFeel(on);
      cues.setFeel(on);
    },
  };
};
