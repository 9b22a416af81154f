import { meaningOf } from "../meaning/read-meaning.ts";
import type { Meaning } from "../say/meanings/meaning.ts";
import type { State } from "../session/state.ts";
import { sentenceKey, sentencesOf } from "../words/sentences.ts";
import type { ReplyVoice } from "../words/voice.ts";
import { isGlad } from "./tone.ts";

/** So often one meaning is spoken of in a session: more would be harping on it. */
const mostOften = 2;

const timesSaid = ({ say }: Meaning, replies: readonly string[]): number => {
  const keys = new Set(say.map(sentenceKey));
  return replies.filter((reply) =>
    sentencesOf(reply).some((sentence) => keys.has(sentenceKey(sentence))),
  ).length;
};

/** What has just been spoken of is not spoken of again at once. */
const isOnOffer = (meaning: Meaning, replies: readonly string[]): boolean =>
  timesSaid(meaning, replies) < mostOften && timesSaid(meaning, replies.slice(-1)) === 0;

/** What is glad is met gladly by others, and what is sad is not read into good news. */
const suits = (meaning: Meaning, state: State): boolean =>
  meaning.tone === "glad"
    ? state.now.feelings.every(({ pleasant }) => pleasant)
    : !isGlad(state) && !state.isGladSession;

/** "It isn't loneliness either": what is taken back, or to be left alone, is not said to them. */
const denies =
  /^(?:no,? |but |and |well,? )*(?:it(?:'s| is) not|it isn't|that's not|not)\b|\b(?:don't|do not) want to (?:answer|talk about|go into|say|think about)\b/;

/** What a message means to the person, in a sentence they did not say; null where that is not plain. */
export const meantIn = (state: State, voice: ReplyVoice): string | null => {
  if (denies.test(state.now.lower)) return null;
  const meaning = meaningOf(state.now.text);
  if (!meaning || !suits(meaning, state) || !isOnOffer(meaning, state.replies)) return null;
  return voice.pick(`meant/${meaning.id}`, meaning.say);
};
