import { beyondReach } from "../requests/beyond-reach.ts";
import { actLines } from "../say/acts.ts";
import { invitations } from "../say/generic.ts";
import { ask, has } from "../session/asking.ts";
import type { State } from "../session/state.ts";
import { inSorrow } from "../session/weight.ts";
import { openQuestion } from "../telling/openly.ts";
import { understand } from "../understanding/understand.ts";
import type { ReplyVoice } from "../words/voice.ts";
import {
  answerNo,
  answerUnsure,
  answerYes,
  hasTold,
  isUnsureThroughout,
  littleSaid,
} from "./answer-short.ts";
import { answerThanks } from "./answer-thanks.ts";
import { composeStatement } from "./compose-statement.ts";

type Parts = (string | null)[];

/** "Do you want to see them?" */
const offersMore =
  /\b(?:(?:do you|d'you) want|would you like|(?:shall|should) i)\b|(?:^|[.!?] )(?:you )?want (?:me )?to (?:see|hear)\b/;

/** The answer to what people say to each other besides what they have to tell: thanks, a greeting, a yes, a laugh. */
export const answerCourtesy = (state: State, voice: ReplyVoice): Parts | null => {
  const { now } = state;
  if (has(state, "thanks")) return answerThanks(state, voice);
  if (has(state, "smallTalk")) return [voice.pick("smalltalk", actLines.smallTalk)];
  if (has(state, "boundary"))
    return [
      voice.pick("boundary", actLines.boundary),
      // what weighs on somebody is not changed for another subject
      inSorrow(state) ? null : ask(state, () => voice.pick("boundaryq", actLines.boundaryAsk)),
    ];
  const afterSorry = has(state, "apology") ? now.text.replace(/^.*?\bsorry\b[\s,.!]*/i, "") : "";
  if (afterSorry.split(" ").length >= 2 && !/^(?:for|about|that|to|i)\b/i.test(afterSorry))
    return [
      voice.pick("apology", actLines.apology),
      ...composeStatement({ ...state, now: understand(afterSorry) }, voice),
    ];
  if (has(state, "apology"))
    return [voice.pick("apology", actLines.apology), voice.pick("invite", invitations)];
  // "it's not fine" after something was told is said of that
  if (has(state, "lowShort") && !(/\bnot\b/.test(now.lower) && hasTold(state)))
    return [
      voice.pick("lowshort", actLines.lowShort),
      ask(state, () => voice.pick("lowshortq", actLines.lowShortAsk)),
    ];
  if (has(state, "greeting"))
    return [
      voice.pick(
        "greeting",
        /\b(?:back|again)\b/.test(now.lower) ? actLines.greetingAgain : actLines.greeting,
      ),
    ];
  if (has(state, "return") && state.toldCount <= 1)
    return [voice.pick("returned", actLines.returned)];
  if (has(state, "sent") && state.toldCount <= 1) return [voice.pick("sent", actLines.sent)];
  if (has(state, "laugh"))
    return [
      voice.pick("laugh", actLines.laugh),
      // a laugh in the middle of a talk wants no new question
      state.toldCount > 1 ? null : ask(state, () => openQuestion(state, voice)),
    ];
  if (has(state, "wantsToTalk") && offersMore.test(now.lower)) {
    const line = voice.pick("showme", actLines.showMe);
    if (line) return [line];
  }
  if (has(state, "wantsToTalk") && /\b(?:can|could|may) i\b/.test(now.lower)) {
    const line = voice.pick("goahead", actLines.goAhead);
    if (line) return [line];
  }
  if (has(state, "wantsToTalk") && state.toldCount >= 3)
    return [voice.pick("saidnow", actLines.saidNow)];
  if (has(state, "wantsToTalk")) return [voice.pick("wants", actLines.wantsToTalk)];
  if (has(state, "repeatRequest"))
    return [voice.pick("repeat", actLines.repeat), voice.pick("repeatq", actLines.repeatAsk)];
  if (has(state, "sarcasm") && now.wordCount <= 30) {
    const line = voice.pick("sarcasm", actLines.sarcasm);
    // who has told what it was is not asked what happened
    if (line)
      return [
        line,
        now.wordCount <= 6 && state.toldCount <= 1
          ? ask(state, () => voice.pick("sarcasmq", actLines.sarcasmAsk))
          : null,
      ];
  }
  if (has(state, "yes")) return answerYes(state, voice);
  if (has(state, "no")) return answerNo(state, voice);
  // "I don't know why" says more than not knowing
  if ((has(state, "unsure") && !/\bwhy\b/.test(now.lower)) || isUnsureThroughout(state))
    return answerUnsure(state, voice);
  if (has(state, "nothing")) return littleSaid(state, voice);
  const beyondIt = beyondReach(state, voice);
  if (beyondIt) return beyondIt;
  if (now.isGibberish) return [voice.pick("unclear", actLines.unclear)];
  return null;
};
