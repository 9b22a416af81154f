import type { RiskCategory } from "@app/contract/reply-events";
import { afterRisk, afterRiskAsks } from "../say/after-risk.ts";
import type { State } from "../session/state.ts";
import type { MessageAct } from "../understanding/acts.ts";
import type { ReplyVoice } from "../words/voice.ts";

type Parts = (string | null)[];

const refusesCall =
  /\b(?:don't|won't|can't|not|never|no)\b.{0,30}\b(?:call|ring|hotline|helpline|number|lines?|talk to (?:anyone|someone|a stranger))\b/;
const saysSafe =
  /\b(?:not going to (?:do|hurt|kill)|won't (?:do|hurt)|wouldn't (?:actually|ever|really)|don't worry|i'm safe|no plan|don't have a plan|i'd never)\b/;

/** Whatever else a message does, these deserve their own answer even now. */
const ownAnswers: readonly MessageAct[] = [
  "adviceRequest",
  "exerciseRequest",
  "boundary",
  "thanks",
  "complaint",
  "stopQuestions",
  "correction",
  "repeatRequest",
  "greeting",
];

/** The turns after risk was spoken of: near, plain, one question at a time. Null where an ordinary answer is right. */
export const answerAfterRisk = (
  state: State,
  voice: ReplyVoice,
  category: RiskCategory,
): Parts | null => {
  const { now } = state;
  if (ownAnswers.some((act) => now.acts.has(act)) || now.honesty !== null) return null;
  const asks = () =>
    state.questionsOff ? null : voice.pick(`afterask/${category}`, afterRiskAsks[category]);
  const isDark = category === "suicide" || category === "self_harm";
  if (now.acts.has("yes") && /\?/.test(state.lastReply) && isDark)
    return [voice.pick("ryes", afterRisk.yes), voice.pick("ryesnext", afterRisk.yesNext) ?? asks()];
  if (refusesCall.test(now.lower)) return [voice.pick("rnoline", afterRisk.noLine), asks()];
  if (now.acts.has("no") || (saysSafe.test(now.lower) && isDark))
    return [voice.pick("rno", afterRisk.no), asks()];
  if (now.meansToAct && state.toldCount > 1) {
    const step = voice.pick("rstep", afterRisk.step);
    if (step) return [step, voice.pick("rstepnext", afterRisk.stepNext) ?? asks()];
  }
  if (now.people.length > 0 && now.wordCount <= 6 && isDark) {
    const line = voice.pick("rperson", afterRisk.person);
    if (line) return [line, voice.pick("rstepnext", afterRisk.stepNext) ?? asks()];
  }
  return [voice.pick("rhold", afterRisk.hold), asks()];
};
