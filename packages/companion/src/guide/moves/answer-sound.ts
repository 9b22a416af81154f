import { groanLines, thinkingLines } from "../say/earlier.ts";
import type { State } from "../session/state.ts";
import type { ReplyVoice } from "../words/voice.ts";
import { hasTold } from "./answer-short.ts";

type Parts = (string | null)[];

/** "Hmm": no answer and no question, in the middle of a talk. */
const thinking = /^(?:oh |yeah |well )?(?:h+m+|hu+h|m+h?m+|hmph)[.,! …]*$/;
/** "Ugh", "fuck", "oh god" */
const groan =
  /^(?:oh |well |ah |aw )*(?:u+r*gh+|a+r+gh+|fuck(?:ing hell| me| sake)?|ffs|shit|damn|christ|jesus|bloody hell|god|wow|ouch|oof|blimey|crikey|crap|bugger)(?: ok(?:ay)?)?[.,! …]*$/;

/** A sound that answers nothing and asks for nothing, once something has been told. */
export const answerSound = (state: State, voice: ReplyVoice): Parts | null => {
  const { lower } = state.now;
  if (!hasTold(state)) return null;
  if (groan.test(lower)) {
    const line = voice.pick("groan", groanLines);
    return line ? [line] : null;
  }
  if (!thinking.test(lower)) return null;
  const line = voice.pick("thinking", thinkingLines);
  return line ? [line] : null;
};
