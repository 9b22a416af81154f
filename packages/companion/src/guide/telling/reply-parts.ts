import { feelingLines } from "../say/feelings.ts";
import { type State, slotsFor } from "../session/state.ts";
import { inSorrow } from "../session/weight.ts";
import type { SituationMatch, Understanding } from "../understanding/understand.ts";
import type { ReplyVoice } from "../words/voice.ts";
import { modestLines } from "./grounded-lines.ts";
import { kindsFor } from "./kinds-heard.ts";
import { plainQuestion } from "./plain-question.ts";
import { isSaidOfOneself } from "./said-of-oneself.ts";
import { stillOpen } from "./still-open.ts";
import { isGlad, isGladTurn } from "./tone.ts";

const kin =
  "(?:mum|mam|mom|mother|dad|father|brother|sister|son|daughter|husband|wife|partner|nan|gran|grandma|grandad|uncle|aunt|friend|boy|girl)";
/** "Her dad died", "a man whose mother died": whose loss it is, the words before it say. */
const ofAnother = new RegExp(
  `\\b(?:his|her|their|whose|someone's|somebody's) (?:own )?${kin}\\b|\\b(?:he|she|they) lost\\b|\\bdead$`,
);
const ofOneself = new RegExp(`\\b(?:i|we|my|our|i'm|i've|we've)\\b|^${kin}\\b|\\bwidow`);

/** A loss of the person's own, told now or a little while ago. */
export const isInMourning = (state: State): boolean =>
  [...state.before.slice(-3), state.now].some((message) =>
    message.situations.some((found) => found.situation.theme === "grief" && isTold(found, message)),
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

/** Of situations only a loss, a harm and good news have words of their own: any other is met in the person's. */
const toldSituation = (state: State): SituationMatch | null => {
  if (!state.topicIsNew) return null;
  const [found] = state.now.situations;
  if (!found || !isTold(found, state.now)) return null;
  const { theme, tone } = found.situation;
  if (tone === "glad") return isGladTurn(state.now) ? found : null;
  return theme === "grief" || theme === "trauma" ? found : null;
};

const situationReflection = (state: State, voice: ReplyVoice): string | null => {
  const found = toldSituation(state);
  return found
    ? voice.pick(
        `sr/${found.situation.id}`,
        modestLines(found.situation.reflections ?? [], state.now.lower),
        slotsFor(found, state.now, state.person),
      )
    : null;
};

const kindReflection = (state: State, voice: ReplyVoice): string | null => {
  for (const kind of kindsFor(state)) {
    const line = voice.pick(`kr/${kind.id}`, modestLines(kind.reflections, state.now.lower));
    if (line) return line;
  }
  return null;
};

/** The words for a moment that is only to be stayed with. */
export const quietReflection = (state: State, voice: ReplyVoice): string | null => {
  // in sorrow the small thing is the point, however much else the sentence holds
  const kinds = inSorrow(state) ? state.now.kinds : kindsFor(state);
  for (const kind of kinds.filter((other) => other.quiet)) {
    const line = voice.pick(`kr/${kind.id}`, kind.reflections);
    if (line) return line;
  }
  return null;
};

/** In more words than this a feeling is a side of what is told, and is said back with it. */
const fewWords = 5;

/** The one feeling that is all a few words say. */
const feelingAlone = ({ now }: State) => {
  const [feeling] = now.feelings;
  return feeling &&
    now.feelings.length === 1 &&
    now.wordCount <= fewWords &&
    !/\b(?:and|but|or|haha|lol)\b/.test(now.lower) &&
    isSaidOfOneself(feeling.word, now)
    ? feeling
    : null;
};

const feelingReflection = (state: State, voice: ReplyVoice): string | null => {
  const feeling = feelingAlone(state);
  return feeling
    ? voice.pick(`fr/${feeling.family}`, feelingLines[feeling.family].reflections)
    : null;
};

const pileReflection = (state: State, voice: ReplyVoice): string | null => {
  const pile = state.now.kinds.find((kind) => kind.id === "pile");
  return pile ? voice.pick("kr/pile", pile.reflections) : null;
};

/** A reflection that goes a little beyond what was said, where that is safe. */
export const complexReflection = (state: State, voice: ReplyVoice): string | null =>
  // several burdens in one breath are first of all several
  pileReflection(state, voice) ??
  situationReflection(state, voice) ??
  kindReflection(state, voice) ??
  feelingReflection(state, voice);

/** A question that was written for what was just said; null where there is none. */
export const ownQuestion = (state: State, voice: ReplyVoice): string | null => {
  const { now } = state;
  const pile = now.kinds.find((kind) => kind.id === "pile");
  if (pile) {
    const line = voice.pick("kq/pile", pile.questions);
    if (line) return line;
  }
  const found = toldSituation(state);
  if (found) {
    const line = voice.pick(
      `sq/${found.situation.id}`,
      stillOpen(found.situation.questions ?? [], now.lower),
      slotsFor(found, now, state.person),
    );
    if (line) return line;
  }
  for (const kind of kindsFor(state)) {
    const line = voice.pick(`kq/${kind.id}`, kind.questions);
    if (line) return line;
  }
  const feeling = isGlad(state) ? null : feelingAlone(state);
  return feeling
    ? voice.pick(`fq/${feeling.family}`, feelingLines[feeling.family].questions)
    : null;
};

/** One open question that belongs to what was just said. */
export const openQuestion = (state: State, voice: ReplyVoice): string | null =>
  ownQuestion(state, voice) ?? plainQuestion(state, voice);
