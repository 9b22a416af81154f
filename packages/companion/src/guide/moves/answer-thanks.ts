import { actLines } from "../say/acts.ts";
import type { State } from "../session/state.ts";
import { inSorrow } from "../session/weight.ts";
import type { ReplyVoice } from "../words/voice.ts";
import { composeStatement } from "./compose-statement.ts";
import { takeUpStep } from "./take-up-step.ts";

type Parts = (string | null)[];

/** Thanks, and then a sentence of one's own life. */
const tellsOn =
  /^(?:thank you|thanks)(?: so much| a lot)?[ .!,]+(?:i|i'm|i've|my|we|it's|he|she|they)\b/;

/** "Thank you for listening" is said at an end. */
const endingThanks =
  /\b(?:thanks|thank you|cheers|ta)(?: \w+){0,3} for (?:your time|the chat|this|today|the talk|all|everything|[a-z]+ing(?: up with)?(?: to)? ?(?:me|this|it|with me)?)\b/;

/** A word in return, and what was told besides. */
export const answerThanks = (state: State, voice: ReplyVoice): Parts => {
  const step = takeUpStep(state, voice);
  if (step)
    return [
      ...step.filter((part) => !part?.endsWith("?")),
      voice.pick("thanks", actLines.thanks.slice(0, 1)),
    ];
  if (
    !endingThanks.test(state.now.lower) &&
    state.now.wordCount > 9 &&
    (state.now.situations.length > 0 ||
      state.now.feelings.length > 0 ||
      tellsOn.test(state.now.lower))
  )
    return [
      voice.pick("thanksmore", actLines.thanksAndMore),
      ...composeStatement(state, voice).slice(0, 3),
    ];
  return [
    (endingThanks.test(state.now.lower)
      ? voice.pick("thanksforall", actLines.thanksForAll)
      : inSorrow(state)
        ? voice.pick("thanksorrow", actLines.thanksInSorrow)
        : null) ?? voice.pick("thanks", actLines.thanks),
  ];
};
