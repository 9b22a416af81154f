import { ask } from "../session/asking.ts";
import type { State } from "../session/state.ts";
import type { ReplyVoice } from "../words/voice.ts";
import { frameQuestion, frameReflection, framesIn, isSure } from "./frames.ts";
import { isGlad } from "./tone.ts";

/** Some questions have an answer of their own, better than a list of ways on. */
export const answeredQuestion = (state: State, voice: ReplyVoice): (string | null)[] | null => {
  const answer = frameReflection(
    framesIn(state, isGlad(state)).filter((heard) => heard.frame.questions && isSure(heard)),
    voice,
  );
  return answer ? [answer.said, ask(state, () => frameQuestion(answer.heard, voice))] : null;
};
