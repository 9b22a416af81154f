import { feelingLines } from "../say/feelings.ts";
import { toneWords } from "../say/tone-words.ts";
import { type State, slotsFor } from "../session/state.ts";
import { hardLabelIn } from "../understanding/self-judgement.ts";
import type { SituationMatch, Understanding } from "../understanding/understand.ts";
import type { ReplyVoice } from "../words/voice.ts";
import { isSaidOfOneself } from "./said-of-oneself.ts";
import { isAnnounced, isBlow, isGladTurn, isPleased, isSetback, newsIn } from "./tone.ts";

type Parts = (string | null)[];

const kin =
  "(?:mum|mam|mom|mother|dad|father|brother|sister|son|daughter|husband|wife|partner|nan|gran|grandma|grandad|uncle|aunt|friend|boy|girl)";
/** "Her dad died", "a man whose mother died": whose loss it is, the words before it say. */
const ofAnother = new RegExp(
  `\\b(?:his|her|their|whose|someone's|somebody's) (?:own )?${kin}\\b|\\b(?:he|she|they) lost\\b|\\bdead$`,
);
const ofOneself = new RegExp(
  `\\b(?:i|we|my|our|i'm|i've|we've)\\b|^${kin}\\b|\\b(?:i am|i'm|been|as) (?:an? |now |still )*widow`,
);

/** A death is met where it is one's own loss, and not where it is only when something happened. */
const isTold = ({ matched, at, situation }: SituationMatch, { lower }: Understanding): boolean => {
  if (situation.theme !== "grief") return true;
  const from = Math.max(lower.lastIndexOf(".", at), lower.lastIndexOf("!", at)) + 1;
  const sentence = lower.slice(from, at + matched.length).trim();
  // a child that was lost is told of in few words
  if (/miscarr|stillb/.test(matched))
    return !/\b(?:her|his|their|sister's|friend's)\b/.test(sentence);
  // a bereavement may be somebody's trade
  if (/^bereave/.test(matched)) return /\b(?:my|our) bereavement$|bereaved$/.test(sentence);
  // "she had a baby and I've basically lost her": nobody has died
  if (
    /\b(?:basically|kind of|sort of|pretty much|more or less|as good as|practically|almost|feels? (?:like|as if))\b.{0,16}\blost\b/.test(
      sentence,
    )
  )
    return false;
  // "Nan's funeral is on Friday" tells of a death, and "since the funeral" of a time
  const isOfFuneral = /\bfuneral$/.test(matched);
  if (
    isOfFuneral &&
    !/^ (?:is|was) (?:on|next|this|tomorrow|today|yesterday)/.test(lower.slice(at + matched.length))
  )
    return false;
  // what was years ago is told of another time
  if (/^[^.!]{0,12}\b(?:years ago|(?:19|20)\d\d)\b/.test(lower.slice(at + matched.length)))
    return false;
  if (/\b(?:if|whether|wonder\w*|when|since|after)\b/.test(sentence)) return false;
  return ofOneself.test(sentence) && !ofAnother.test(sentence);
};

/** Of situations only a loss and a harm have words of their own. */
const lossIn = ({ topicIsNew, now }: State): SituationMatch | null => {
  const [found] = topicIsNew ? now.situations : [];
  return found && /^(?:grief|trauma)$/.test(found.situation.theme) && isTold(found, now)
    ? found
    : null;
};

/** A loss or a harm that is told for the first time is met by its name, and nothing else is said of it. */
export const answerLoss = (state: State, voice: ReplyVoice): Parts | null => {
  const found = lossIn(state);
  if (!found) return null;
  const { id, reflections = [], questions = [] } = found.situation;
  const slots = slotsFor(found, state.now, state.person);
  const said = voice.pick(`sr/${id}`, reflections, slots);
  return said ? [said, state.questionsOff ? null : voice.pick(`sq/${id}`, questions, slots)] : null;
};

const toldWithPleasure =
  /!|\b(?:happy|pleased|proud|delighted|chuffed|finally|at last|buzzing|guess what|can't believe|good news|great news|over the moon|yay)\b/i;

/** "I'm engaged. To a woman." in the middle of a hard talk says how things stand, and is no news. */
const isToldAsNews = (state: State): boolean =>
  state.toldCount <= 1 || state.isGladSession || toldWithPleasure.test(state.now.text);

/** In more words than this a feeling is a side of what is told. */
const fewWords = 5;

/** The one feeling that is all a few words say. */
const feelingAlone = ({ now }: State) => {
  const [feeling] = now.feelings;
  return feeling &&
    now.feelings.length === 1 &&
    now.wordCount <= fewWords &&
    !/\b(?:and|but|or|haha|lol)\b/.test(now.lower) &&
    isSaidOfOneself(feeling.word, now)
    ? feelingLines[feeling.family]
    : null;
};

/** Good news is met gladly, a blow with regret, and a feeling that is all somebody says by a word on it. */
export const answerTone = (state: State, voice: ReplyVoice): string | null => {
  const { now } = state;
  if (isAnnounced(now)) return voice.pick("announced", toneWords.announced);
  const news = isToldAsNews(state) ? newsIn(now) : null;
  if (news)
    return voice.pick("gladness", news === "own" ? toneWords.ownNews : toneWords.othersNews);
  if (isPleased(now) || isGladTurn(now)) return voice.pick("gladness", toneWords.pleased);
  if (isBlow(state))
    return voice.pick("sorry", isSetback(state) ? toneWords.setback : toneWords.blow);
  if (hardLabelIn(now.text)) return voice.pick("hardfelt", toneWords.hardFelt);
  return voice.pick("feeling", feelingAlone(state) ?? []);
};
