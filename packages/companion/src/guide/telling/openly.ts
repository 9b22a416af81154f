import { firstOpenings, openings } from "../say/presence.ts";
import type { State } from "../session/state.ts";
import type { ReplyVoice } from "../words/voice.ts";

/** A question that is right after nearly anything; null where nobody is to be asked. */
export const openQuestion = (state: State, voice: ReplyVoice): string | null =>
  state.questionsOff || state.isVenting
    ? null
    : ((state.toldCount <= 1 ? voice.pick("first", firstOpenings) : null) ??
      voice.pick("openly", openings));
