import { ask } from "../session/asking.ts";
import type { State } from "../session/state.ts";
import type { Understanding } from "../understanding/understand.ts";
import type { ReplyVoice } from "../words/voice.ts";

/** Said when somebody who has died comes up in the middle of good news. */
const missingLines: readonly string[] = [
  "So in the middle of the good news somebody is missing.",
  "And in the middle of it there is somebody you would have wanted there.",
];
const missingAsks: readonly string[] = ["What would {they} have said to it?"];

const isGladNews = ({ situations }: Understanding): boolean =>
  situations[0]?.situation.tone === "glad";
const isOfLoss = ({ situations }: Understanding): boolean =>
  situations.some(({ situation }) => situation.theme === "grief");

/** Good news with somebody missing from it is still good news, and not a new sorrow. */
export const answerGladShadow = (state: State, voice: ReplyVoice): (string | null)[] | null => {
  const first = state.before.find(({ situations }) => situations.length > 0);
  if (!first || !isGladNews(first) || !isOfLoss(state.now) || state.before.some(isOfLoss))
    return null;
  const line = voice.pick("gladshadow", missingLines);
  const he = /\b(?:he|him|his|dad|father|grandad|husband|brother|son|uncle)\b/.test(
    state.now.lower,
  );
  const she = /\b(?:she|her|mum|mother|nan|gran|wife|sister|daughter|aunt)\b/.test(state.now.lower);
  const they = he && !she ? "he" : she && !he ? "she" : null;
  return line
    ? [line, they ? ask(state, () => voice.pick("gladshadowq", missingAsks, { they })) : null]
    : null;
};
