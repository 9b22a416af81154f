import { turnPhrase } from "../reflect/turn-round.ts";
import type { State } from "../session/state.ts";
import type { ReplyVoice } from "../words/voice.ts";
import { isGlad } from "./tone.ts";

/** "That's the bit that kills me", "that's the conversation I'm scared of". */
const points =
  /^(?:and |but |so |well )*(that(?:'s| is| was) the (?:only |one |very )?(?:bit|part|thing|conversation|moment|one|worst of it) (?:that (?!i know\b)|which |i |i'm |i am )\S.*)$/i;

const mostWords = 12;

/** Who points at what matters of all they said is answered with that, and not with what stands beside it. */
export const pointedAt = (state: State, voice: ReplyVoice): string | null => {
  if (state.echoOff || isGlad(state)) return null;
  const sentence = state.now.text
    .split(/(?<=[.!?])\s+|,\s+(?=that(?:'s| is| was) the\b)/i)
    .map((part) => points.exec(part.replace(/[.!?…\s]+$/, ""))?.[1])
    .findLast((part) => part !== undefined);
  if (!sentence || sentence.split(" ").length > mostWords || sentence.includes(",")) return null;
  const a = turnPhrase(sentence);
  return a
    ? voice.pick("pointed", ["So {a}."], { a: a.charAt(0).toLowerCase() + a.slice(1) })
    : null;
};
