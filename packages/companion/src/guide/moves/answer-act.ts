import { actLines } from "../say/acts.ts";
import { invitations } from "../say/generic.ts";
import { ask, has } from "../session/asking.ts";
import type { State } from "../session/state.ts";
import { sceptical, shortOfTime, unsureOfEnglish } from "../understanding/beginnings.ts";
import { understand } from "../understanding/understand.ts";
import type { ReplyVoice } from "../words/voice.ts";
import { answerAfterAdvice } from "./answer-after-advice.ts";
import { answerCourtesy } from "./answer-courtesy.ts";
import { answerManner } from "./answer-manner.ts";
import { answerWish } from "./answer-wish.ts";
import { composeStatement } from "./compose-statement.ts";
import { leaveTaking } from "./leave-taking.ts";

type Parts = (string | null)[];

const emoji = (state: State, voice: ReplyVoice): Parts => {
  const feeling = state.now.feelings[0];
  const bank = !feeling
    ? actLines.emojiOther
    : feeling.pleasant
      ? actLines.emojiGlad
      : actLines.emojiSad;
  return [voice.pick("emoji", bank), ask(state, () => voice.pick("emojiq", actLines.emojiAsk))];
};

/** The answer to how somebody comes in or leaves, and to what holds no words. */
const answerComing = (state: State, voice: ReplyVoice): Parts | null => {
  const { now } = state;
  if (has(state, "goodbye")) return leaveTaking(state, voice);
  if (has(state, "silence") && !now.emojiOnly)
    return [voice.pick("silence", actLines.silence) ?? voice.pick("invite", invitations)];
  if (now.emojiOnly && !has(state, "yes")) return emoji(state, voice);
  if (shortOfTime.test(now.lower) && now.wordCount <= 12)
    return [voice.pick("fewminutes", actLines.fewMinutes)];
  if (sceptical.test(now.lower) && now.wordCount <= 16)
    return [voice.pick("sceptic", actLines.sceptic)];
  if (unsureOfEnglish.test(now.lower)) {
    const rest = now.text
      .split(/(?<=[.!])\s+/)
      .slice(1)
      .join(" ");
    if (rest.split(" ").length < 4) return [voice.pick("english", actLines.english)];
    const told = understand(rest);
    if (told.wordCount >= 4)
      return [
        voice.pick("englishfine", actLines.englishFine),
        ...composeStatement({ ...state, now: told }, voice),
      ];
  }
  return null;
};

/** The answer to what a message does; null when it simply tells something. What comes first is what matters more. */
export const answerAct = (state: State, voice: ReplyVoice): Parts | null =>
  answerComing(state, voice) ??
  answerManner(state, voice) ??
  answerAfterAdvice(state, voice) ??
  answerWish(state, voice) ??
  answerCourtesy(state, voice);
