import { actLines } from "../say/acts.ts";
import { ask, has } from "../session/asking.ts";
import type { State } from "../session/state.ts";
import type { ReplyVoice } from "../words/voice.ts";
import { answerCorrection } from "./answer-correction.ts";
import { answerSound } from "./answer-sound.ts";
import { answerStray } from "./stray-messages.ts";

type Parts = (string | null)[];

/** "I didn't mean it": what they said to somebody else, and not what was understood here. */
const isOwnWord = ({ now, before }: State): boolean =>
  /^(?:but |and )?i (?:didn't|did not) mean\b/.test(now.lower) &&
  before.slice(-4).some(({ lower }) => /\bi (?:said|told|shouted|called|screamed)\b/.test(lower));

/** Somebody tried their luck, and was told no. */
const wasRefused = (state: State): boolean => {
  const before = state.before.at(-1)?.honesty;
  return before === "instructions" || before === "offTask" || before === "sexual";
};

/** The answer to what is said about how it talks; null where nothing is. */
export const answerManner = (state: State, voice: ReplyVoice): Parts | null => {
  const { now } = state;
  if (has(state, "stopEcho"))
    return [
      voice.pick("stopecho", actLines.stopEcho),
      ask(state, () => voice.pick("stopechoq", actLines.stopEchoAsk)),
    ];
  const stray = answerStray(state, voice) ?? answerSound(state, voice);
  if (stray) return stray;
  if (has(state, "saidAlready")) return [voice.pick("saidalready", actLines.saidAlready)];
  if (has(state, "stopFeelings")) return [voice.pick("stopfeel", actLines.stopFeelings)];
  if (has(state, "stopQuestions") && has(state, "thanks"))
    return [voice.pick("thanksandstop", actLines.thanksAndStop)];
  if (has(state, "stopQuestions") && !has(state, "adviceRequest"))
    return [voice.pick("stopq", actLines.stopQuestions)];
  if (wasRefused(state) && now.wordCount <= 5 && now.situations.length === 0)
    return [voice.pick("fairenough", actLines.fairEnough)];
  if (has(state, "insult")) return [voice.pick("insult", actLines.insult)];
  if (has(state, "correction") && !has(state, "apology") && !isOwnWord(state))
    return answerCorrection(state, voice);
  return null;
};
