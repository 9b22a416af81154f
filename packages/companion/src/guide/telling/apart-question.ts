import { apartQuestions } from "../say/plain-questions.ts";
import type { State } from "../session/state.ts";
import { inSorrow } from "../session/weight.ts";
import type { ReplyVoice } from "../words/voice.ts";
import { isSmallTalk } from "./small-talk.ts";
import { isGlad } from "./tone.ts";

/** Two things that pull apart: "she offered, but you hate asking". */
const pullsApart =
  /, but you (?:don’t|can’t|hate|want|haven’t|won’t|need|love)\b|, and you (?:don’t want|can’t|want to|haven’t)\b/;

/** Before this somebody is still telling what it is about. */
const fewestTold = 4;

/** What somebody has come to between two things that pull apart: it keeps a long talk from being an echo. */
export const apartQuestion = (state: State, back: string, voice: ReplyVoice): string | null =>
  !pullsApart.test(back) ||
  state.toldCount < fewestTold ||
  state.riskBefore ||
  // who wants something written is asked about that
  [...state.before, state.now].some(({ request }) => request !== null) ||
  isGlad(state) ||
  isSmallTalk(state) ||
  inSorrow(state)
    ? null
    : voice.pick("apart", apartQuestions);
