import type { State } from "../session/state.ts";
import { inSorrow } from "../session/weight.ts";
import type { Voice } from "../words/voice.ts";
import { isSmallTalk } from "./small-talk.ts";
import { isGlad } from "./tone.ts";

/** Before this there is no whole to ask about. */
const fewestTold = 4;

/** Over a long talk a question that looks at all of it keeps the replies from being an echo. */
export const wholeQuestion = (
  state: State,
  voice: Voice,
  lines: readonly string[],
): string | null =>
  state.toldCount < fewestTold ||
  state.questionsOff ||
  state.isVenting ||
  state.riskBefore ||
  // who wants something written is asked about that
  [...state.before, state.now].some(({ request }) => request !== null) ||
  isGlad(state) ||
  isSmallTalk(state) ||
  inSorrow(state)
    ? null
    : voice.pick("whole", lines);
