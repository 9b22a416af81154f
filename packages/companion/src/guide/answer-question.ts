import { ask } from "./asking.ts";
import { frameQuestion, frameReflection, framesIn } from "./frames.ts";
import { isGlad } from "./reply-parts.ts";
import type { State } from "./state.ts";
import type { Voice } from "./voice.ts";

/** Some questions have an answer of their own, better than a list of ways on. */
export const answeredQuestion = (state: State, voice: Voice): (string | null)[] | null => {
  const answer = frameReflection(
    framesIn(state, isGlad(state)).filter(({ frame }) => frame.questions && frame.weight === 3),
    voice,
  );
  return answer ? [answer.said, ask(state, () => frameQuestion(answer.heard, voice))] : null;
};
