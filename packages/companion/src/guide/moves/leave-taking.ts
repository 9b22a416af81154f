import { actLines } from "../say/acts.ts";
import type { State } from "../session/state.ts";
import type { Voice } from "../words/voice.ts";

type Parts = (string | null)[];

const afterRisk: readonly string[] = [
  "If it gets dark again, please reach for a person: the numbers on the crisis page are answered at any hour.",
  "And if the night gets heavy, the people on the crisis page are awake.",
];

/** Honoured at once: a farewell, and nothing looked back at or asked. */
export const leaveTaking = (state: State, voice: Voice): Parts => [
  voice.pick("goodbye", actLines.goodbye),
  state.riskBefore || state.now.isRisk ? voice.pick("byerisk", afterRisk) : null,
];
