import { chosenAdvice, moreAdvice, offerAdvice, wasAdviceRefused } from "../advice/give-advice.ts";
import { straightAnswer } from "../requests/straight-answer.ts";
import { actLines } from "../say/acts.ts";
import { ask, has } from "../session/asking.ts";
import type { State } from "../session/state.ts";
import type { ReplyVoice } from "../words/voice.ts";
import { answerEased, answerNumber, answerToOffer } from "./answer-offer.ts";
import { settleStep } from "./take-up-step.ts";

type Parts = (string | null)[];

/** The answer to what comes of an offer: it is taken, refused, wanted otherwise, or was no help. */
export const answerAfterAdvice = (state: State, voice: ReplyVoice): Parts | null => {
  const { now } = state;
  const scored = answerNumber(state, voice) ?? answerEased(state, voice);
  if (scored) return scored;
  const picked = chosenAdvice(state, voice) ?? answerToOffer(state, voice);
  if (picked?.some((part) => part)) return picked;
  if (wasAdviceRefused(state))
    return [
      voice.pick("notthese", actLines.noneOfThese),
      ask(state, () => voice.pick("notheseq", actLines.noneOfTheseAsk)),
    ];
  const settled = settleStep(state, voice);
  if (settled) return settled;
  if (has(state, "more")) {
    const parts = moreAdvice(state, voice) ?? offerAdvice(state, voice);
    if (parts) return parts;
  }
  if (has(state, "complaint") && /\b(?:work|help)/.test(now.lower)) {
    const other = moreAdvice(state, voice);
    if (other) return [voice.pick("notthat", actLines.notThatOne), ...other];
  }
  const straight = has(state, "complaint") ? straightAnswer(state, voice) : null;
  if (straight) return straight;
  if (has(state, "complaint"))
    return [
      voice.pick("complaint", actLines.complaint),
      ask(state, () => voice.pick("complaintq", actLines.complaintAsk)),
    ];
  return null;
};
