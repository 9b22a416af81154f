import { saidBack } from "../reflect/said-back.ts";
import { splitWords } from "../reflect/words.ts";
import { insightAlone, insightLines } from "../say/insight.ts";
import type { State } from "../session/state.ts";
import { inSorrow } from "../session/weight.ts";
import { understand } from "../understanding/understand.ts";
import type { ReplyVoice } from "../words/voice.ts";
import { isGlad } from "./tone.ts";

type Parts = (string | null)[];

/** Says only that something has become clear; what it is stands beside it. */
const announces: readonly RegExp[] = [
  /\b(?:i (?:see|saw|notice|noticed|realise|realised|realize|realized) (?:this|that|it) (?:only )?(?:just )?now|this i see now|(?:only|just) now (?:do )?i (?:see|realise|realize|notice|understand))\b/i,
  /\bi (?:hadn't|had not|never|had never|'d never) (?:put (?:that|it|those|the two) together|(?:seen|saw|thought of|looked at) (?:it|that) (?:like that|that way|before)|made (?:that|the) connection|noticed (?:that|it) before)\b/i,
  /\b(?:maybe|perhaps|i think|i reckon|i guess|actually) (?:that's|that is|it's) (?:actually |really )?(?:it|that|what it is)$/i,
  /^(?:and |but |so |ok |yeah )*that(?:'s| is| was) (?:actually|really) (?:it|what it is)(?: though)?$/i,
  /^(?:(?:yeah|yes|ok|but|and|so|no)[, ]+)*(?:i think|i reckon|maybe|actually) that's it, /i,
  /\bthat(?:'s| is) the (?:actual|real|true) (?:reason|thing|problem|answer)$/i,
];
/** Says what has become clear. */
const tells: readonly RegExp[] = [
  /\bi(?:'ve| have)? (?:just|only just|only now|suddenly) (?:realised|realized|understood|worked out|noticed that)\b/i,
  /\bnow (?:that )?i(?:'m| am)? (?:say|saying|write|writing|type|typing|hear|hearing) (?:it|that|this)\b/i,
  /\b(?:so|and) (?:now )?i (?:do )?know why i\b/i,
  /\bi think i(?:'m| am) (?:actually|really) (?:more )?\w+|\bi(?:'m| am| was) (?:actually |really )?more \w+ than \w+$/i,
  /\bit(?:'s| is| was|) ?(?:isn't|wasn't|not|never) (?:really )?(?:about )?[\w' ]{2,30} at all,? it(?:'s| is| was)\b/i,
];
/** "I don't think they cut me out. I think they stopped asking": the second half is what it is. */
const denies = /\bi don't (?:think|believe)\b/i;
const affirms =
  /^(?:but |and |no,? )*i (?:do )?(?:think|believe) (?!so\b|that's\b|(?:i|we) (?:can|could|should|will)\b|(?:i|we)'(?:ll|d)\b)/i;

/** "Yeah I think that's it, I feel like a trainee again." */
const leadsOn =
  /^(?:(?:yeah|yes|ok|but|and|so|no)[, ]+)*(?:(?:i think|i reckon|maybe|actually) )?(?:that's|it's) (?:actually |really )?it,? |,? (?:so|and) (?:maybe|perhaps|i think) it's that[.! ]*$/i;
const fewestWords = 3;

const sentencesIn = (text: string): string[] =>
  text.split(/(?<=[.!?…])\s+/).filter((sentence) => sentence.trim());

const bare = (sentence: string): string => sentence.replace(/[.!?…\s]+$/, "");

/** The part of a message that holds what has become clear; null where nothing has. */
const clearIn = (text: string): string | null => {
  const sentences = sentencesIn(text);
  const said = sentences.findIndex((one) => announces.some((mark) => mark.test(bare(one))));
  if (said >= 0) {
    const rest = (sentences[said] ?? "").replace(leadsOn, "");
    // "my last boyfriend cheated, so maybe it's that" says it in the same breath
    return rest !== sentences[said] && splitWords(rest).length >= fewestWords
      ? rest
      : sentences.filter((_, index) => index !== said).join(" ");
  }
  const instead = sentences.find(
    (one, index) => affirms.test(one) && denies.test(sentences[index - 1] ?? ""),
  );
  return (
    // what somebody believes of another is no feeling
    instead?.replace(/\bi believe\b/i, "I think") ??
    sentences.find((one) => tells.some((mark) => mark.test(bare(one)))) ??
    null
  );
};

/** What has just become clear to somebody is given back and met as that, and nothing is asked. */
export const answerInsight = (state: State, voice: ReplyVoice): Parts | null => {
  if (state.toldCount < 2 || state.echoOff || isGlad(state) || inSorrow(state)) return null;
  const clear = clearIn(state.now.text);
  if (clear === null) return null;
  const back = clear ? saidBack(understand(clear), voice, `${state.seed}/${state.turn}`) : null;
  const met = back
    ? voice.pick("insight", insightLines)
    : voice.pick("insight/alone", insightAlone);
  return met ? [back, met] : null;
};
