import { expect, test, vi } from "vitest";
import { createBreathCues, pulsesMs } from "./breath-cues.ts";
import { momentAt } from "./breathing.ts";

const start = () => {
  const sound = { play: vi.fn(), stop: vi.fn() };
  const makeSound = vi.fn(() => sound);
  const vibrate = vi.fn();
  return { cues: createBreathCues({ makeSound, vibrate }), sound, makeSound, vibrate };
};

const breathe = (cues: ReturnType<typeof createBreathCues>, seconds: number) => {
  for (let second = 0; second < seconds; second++) cues.at(momentAt(second * 1_000, 1));
};

test("nothing is heard or felt until somebody turns it on", () => {
  const { cues, makeSound, vibrate } = start();
  breathe(cues, 20);
  expect(makeSound).not.toHaveBeenCalled();
  expect(vibrate).not.toHaveBeenCalled();
});

test("each turn of the breath sounds once: in, out, in, out", () => {
  const { cues, sound } = start();
  cues.setSound(true);
  breathe(cues, 20);
  expect(sound.play.mock.calls.map(([phase]) => phase)).toEqual(["in", "out", "in", "out"]);
});

test("in and out feel different", () => {
  const { cues, vibrate } = start();
  cues.setFeel(true);
  breathe(cues, 10);
  expect(vibrate.mock.calls).toEqual([[pulsesMs.in], [pulsesMs.out]]);
});

test("turned off or left, it is silent at once", () => {
  const { cues, sound, vibrate } = start();
  cues.setSound(true);
  cues.setSound(false);
  expect(sound.stop).toHaveBeenCalledOnce();
  cues.setSound(true);
  cues.end();
  expect(sound.stop).toHaveBeenCalledTimes(2);
  expect(vibrate).toHaveBeenCalledWith([]);
});
