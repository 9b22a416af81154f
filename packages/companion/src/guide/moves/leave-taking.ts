import { actLines } from "../say/acts.ts";
import type { State } from "../session/state.ts";
import type { ReplyVoice } from "../words/voice.ts";

type Parts = (string | null)[];

const afterRisk: readonly string[] = [
  "If it gets dark again, please reach for a person: the numbers on the crisis page are answered at any hour.",
  "And if the night gets heavy, the people on the crisis page are awake.",
];

/** "And don't say take care": what is not to be said is not said. */
const barsCare = /\b(?:don't|do not|no|without|spare me)\b.{0,16}\b(?:take care|look after)\b/;

const farewells = ({ now }: State): readonly string[] =>
  barsCare.test(now.lower)
    ? actLines.goodbye.filter((line) => !/\b(?:care|look after)\b/i.test(line))
    : actLines.goodbye;

/** Honoured at once: a farewell, and nothing looked back at or asked. */
export const leaveTaking = (state: State, voice: ReplyVoice): Parts => [
  voice.pick("goodbye", farewells(state)),
  state.riskBefore || state.now.isRisk ? voice.pick("byerisk", afterRisk) : null,
];
