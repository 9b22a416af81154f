import { requestLines } from "../say/requests.ts";
import { ask } from "../session/asking.ts";
import type { State } from "../session/state.ts";
import type { ReplyVoice } from "../words/voice.ts";

/** "Can you tell if somebody is lying?" */
const toTell =
  /^(?:(?:ok|so|well|and)[,. ]+)*(?:can|could) you (?:tell|know|see|work out) (?:if|whether|when|what)\b/;
/** A wish that nothing else has answered. */
const toDo =
  /^(?:(?:ok|okay|so|well|and|but|hmm|please|sorry)[,. ]+)*(?:can|could|will|would) you (?!forgive|trust|go back|stay|marry|date|leave|want|mind|be\b|have\b|take (?:him|her|them)|imagine|believe|see\b|blame|understand|hear|tell\b)/;
const mostWords = 16;
/** Addresses and pages, which it cannot look up. */
const toFind =
  /\b(?:is|are) there (?:anything|any|a|some|somewhere|anywhere)\b.{0,40}\b(?:round here|around here|near me|nearby|near here|local\w*|in my area|in my town)\b|\bwhere (?:can|could|do|would) i (?:find|go|get|join|meet)\b.{0,40}\b(?:near|local\w*|round here|around here|my age|people)\b/;
const toRead =
  /\bwhere (?:can|could|do) i (?:read|learn|find out)\b|\b(?:recommend|suggest|know)(?: me| of)? (?:a|any) (?:good )?(?:books?|websites?|pages?)\b|^any (?:good )?(?:books?|websites?)\b/;

/** "Where could I get advice that he wouldn't see?" */
const unseen =
  /\bwhere (?:can|could|do|would) i (?:get|find|go for)\b.{0,30}\b(?:advice|help|support)\b.{0,40}\b(?:see|know|find|notice)\b/;

/** "Is that possible?", at the end of what was told. */
const whetherSo =
  /(?:^|[.!?] )(?:so |but |and )?is (?:that|it|this) (?:even |really |actually )?(?:possible|fair|enough|allowed|reasonable|realistic|worth it|true)\?$|\b(?:that's|it's|that is)\b[^.?!]*\b(?:plenty|enough|fine|ok|okay|fair|reasonable)\b[^.?!]*,? (?:right|yeah|isn't it|innit)\?$/;

/** "Is that Stockholm syndrome, lol?" */
const whetherCalled =
  /^(?:(?:ok|so|but|hmm|or)[, ]+)*is that (?:just |really |like )?([a-z][a-z' -]{3,28}?)(?: lol| tho| though)?\?*$/;

/** "So that's blackmail, right?" */
const agreeing =
  /^(?:so |but |and )?(?:that's|it's|they're|he's|she's) [\w' ]{3,40}?,? (?:right|isn't it|innit|yeah)\??$/;
const tooLate =
  /(?:^|[.!?] )(?:so |but |and )?(?:is it|am i) too (?:late|old|young|soon)(?: for (?:it|that|this))?\?$/;

/** "What's a fair consequence? I was thinking he works it off": who asks so wants to hear of their own idea. */
const ownIdea =
  /\?.*\b(?:i(?:'m| am| was|'ve been| have been) thinking (?:of |about |that |maybe |i |he |she |we |they )|i thought (?:i'd|i could|we could|maybe)|my idea (?:is|was))/;
const notToBacked =
  /\b(?:hit|smack|beat|kill\w*|hurt|leave|quit|divorce|drink|pills?|meds|medication|lie|lying|never|revenge|report|police|drive|lock|stop (?:eating|taking))\b/;

/** "There's a difference. I think. Do you think there's a difference?" */
const saidThemselves = (lower: string): boolean => {
  const match = /\bdo you (?:think|reckon) (?:that )?([^?.!]{6,50}?)\?*$/.exec(lower);
  return match?.[1] !== undefined && lower.slice(0, match.index).includes(match[1]);
};

/** What it cannot know or do, said in one sentence. */
export const beyondReach = (state: State, voice: ReplyVoice): (string | null)[] | null => {
  const { lower, wordCount, feelings } = state.now;
  const not = tooLate.test(lower) ? voice.pick("nottoolate", requestLines.notTooLate) : null;
  if (not) return [not];
  const own = saidThemselves(lower) ? voice.pick("thinkso", requestLines.thinkSoToo) : null;
  if (own) return [own];
  const idea =
    ownIdea.test(lower) && !notToBacked.test(lower)
      ? voice.pick("ownidea", requestLines.ownIdea)
      : null;
  if (idea) return [idea];
  const so = whetherSo.test(lower) ? voice.pick("whetherso", requestLines.whetherSo) : null;
  if (so) return [so];
  const thing = state.toldCount > 1 ? whetherCalled.exec(lower)?.[1] : undefined;
  const called =
    thing &&
    !/^(?:it|you|me|him|her|them|that|so|not|all|any|there|still|just|ok|okay|over|safe)\b/.test(
      thing,
    )
      ? voice.pick("notcalled", requestLines.notCalled, { x: thing })
      : null;
  if (called) return [called];
  const why = agreeing.test(lower) ? voice.pick("canseewhy", requestLines.canSeeWhy) : null;
  if (why) return [why];
  if (toTell.test(lower)) {
    const line = voice.pick("cannottell", requestLines.cannotTell);
    const question = ask(state, () => voice.pick("cannottellq", requestLines.cannotTellAsk));
    if (line) return [line, question];
  }
  if (unseen.test(lower)) {
    const line = voice.pick("elsewhere", requestLines.adviceElsewhere);
    if (line) return [line];
  }
  if (
    /\bwho (?:do|can|should|could) i (?:even )?(?:ask|call|ring|talk to|speak to|go to)\b/.test(
      lower,
    )
  ) {
    const line = voice.pick("wheretoask", requestLines.whereToAsk);
    if (line) return [line];
  }
  if (/\bdo you know (?:anything|much|a lot|about)\b/.test(lower)) {
    const line = voice.pick("whattoknow", requestLines.whatToKnow);
    if (line) return [line];
  }
  const far = toFind.test(lower)
    ? voice.pick("cannotfind", requestLines.cannotFind)
    : toRead.test(lower)
      ? voice.pick("toread", requestLines.toRead)
      : null;
  if (far) return [far];
  const isWish = toDo.test(lower) && wordCount <= mostWords && feelings.length === 0;
  const line = isWish ? voice.pick("cannot", requestLines.cannotDo) : null;
  return line ? [line] : null;
};
