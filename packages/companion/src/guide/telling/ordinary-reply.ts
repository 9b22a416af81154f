import { saidBack } from "../reflect/said-back.ts";
import { turnRound } from "../reflect/turn-round.ts";
import { invitations } from "../say/generic.ts";
import { asideLines, fearedLines, presenceLines, unknownLines } from "../say/presence.ts";
import { toneWords } from "../say/tone-words.ts";
import type { State } from "../session/state.ts";
import { inSorrow, isHintedAt } from "../session/weight.ts";
import { hardLabelIn } from "../understanding/self-judgement.ts";
import { mixedHash } from "../words/pick.ts";
import type { ReplyVoice } from "../words/voice.ts";
import { answeredQuestion } from "./answer-question.ts";
import { apartQuestion } from "./apart-question.ts";
import { clauseQuestion } from "./clause-question.ts";
import { frameQuestion, frameReflection, framesIn, isSure } from "./frames.ts";
import { givenBack } from "./given-back.ts";
import { namesFeeling } from "./grounded-lines.ts";
import { lastResortLine } from "./last-resort.ts";
import { meantIn } from "./meant.ts";
import { namedQuestion } from "./only-named.ts";
import { openQuestionIn } from "./open-question-in.ts";
import { particularReflection } from "./particulars.ts";
import { isOfNow, isStock, mayAskStock, weighs } from "./plain-question.ts";
import { pointedAt } from "./pointed-at.ts";
import {
  complexReflection,
  isInMourning,
  openQuestion,
  ownQuestion,
  quietReflection,
} from "./reply-parts.ts";
import { isSaidOfOneself } from "./said-of-oneself.ts";
import { isSmallTalk } from "./small-talk.ts";
import { isAnnounced, isBlow, isGlad, isPleased, isSetback, newsIn } from "./tone.ts";

type Parts = (string | null)[];

/** What is said beyond the person's own words. */
type Beyond = {
  said: string;
  /** A question that was written for it. */
  ask: () => string | null;
  /** It is only stayed with. */
  quiet?: true;
};

/** The few things that are said beyond the person's words: only where nearly anybody would say them. */
const beyondWords = (state: State, voice: ReplyVoice): Beyond | null => {
  const own = () => ownQuestion(state, voice);
  const particular = particularReflection(state, voice);
  if (particular) return { said: particular, ask: own };
  const framed = frameReflection(framesIn(state, isGlad(state)).filter(isSure), voice);
  if (framed) {
    const { said, heard } = framed;
    const ask = () => frameQuestion(heard, voice, state.now.lower);
    return { said, ask, ...(heard.frame.quiet && { quiet: true }) };
  }
  const complex = complexReflection(state, voice);
  return complex ? { said: complex, ask: own } : null;
};

/** Company first: what was said is met, and nothing is asked. */
export const staying = (state: State, voice: ReplyVoice): Parts | null => {
  const met =
    quietReflection(state, voice) ??
    beyondWords(state, voice)?.said ??
    meantIn(state, voice) ??
    saidBack(state.now, voice, `${state.seed}/${state.turn}`, "telling") ??
    givenBack(state, voice, null) ??
    (isInMourning(state) ? voice.pick("presence", presenceLines) : null);
  return met ? [met] : null;
};

const mayAsk = (state: State): boolean =>
  !state.questionsOff && !isHintedAt(state) && !state.isVenting;

/** Of a hundred replies, so many ask: after none, one or two replies in a row that did. */
const askShares = { own: [80, 45, 0], open: [75, 30, 0] } as const;

/** About every second reply asks; after two in a row none does, and beside a loss fewer. */
const asksNow = (state: State, shares: readonly number[]): boolean => {
  if (!mayAsk(state)) return false;
  if (state.toldCount <= 1) return true;
  const chance = mixedHash(`${state.seed}/ask/${state.turn}`) % 100;
  // the greeting asks too, and is no question about anything told
  const run = Math.min(state.questionRun, state.replies.length - 1);
  return chance < (shares[run] ?? 0) / (inSorrow(state) ? 2 : 1);
};

/** The question belongs to the clause that was said back; null where it cannot be told which that was. */
const asGivenBack = (state: State, back: string): State | null => {
  const { now } = state;
  if (now.clauses.length <= 1) return state;
  const given = back.toLowerCase();
  const clause = now.clauses.findLast(({ text }) => {
    const turned = turnRound(text);
    return turned !== null && given.includes(turned.toLowerCase());
  });
  return clause
    ? {
        ...state,
        now: { ...now, clauses: [{ ...clause, link: "none" }], lower: clause.text.toLowerCase() },
      }
    : null;
};

const leadsOnward = /\?["”’]?\s*$|\b(?:tell me|say more|go on|hear more)\b/i;

/** How many of the last replies in a row only stood there. */
const quietReplies = ({ replies }: State): number => {
  const at = [...replies].reverse().findIndex((reply) => leadsOnward.test(reply));
  return at < 0 ? replies.length : at;
};

/** After this many replies that asked nothing, one does. */
const mostQuiet = 2;

/** What may follow the person's own words: a question of theirs, a plain one, or nothing. */
const questionOfClause = (state: State, back: string, voice: ReplyVoice): string | null => {
  const asked = asGivenBack(state, back) ?? (state.toldCount <= 1 ? state : null);
  if (!asked) return null;
  const own = asksNow(state, askShares.own) && !isGlad(state) ? clauseQuestion(asked, voice) : null;
  if (own) return own;
  const isDue =
    mayAsk(state) && (isSmallTalk(state) || (!inSorrow(state) && quietReplies(state) >= mostQuiet));
  if (!isDue && !asksNow(state, askShares.open)) return null;
  const question = openQuestion(asked, voice);
  // a plain question is asked of what weighs, and neither of a side of the story nor of good news
  return question &&
    isStock(question) &&
    state.toldCount > 1 &&
    !(mayAskStock(state) && weighs(asked) && !isGlad(state))
    ? null
    : question;
};

/** Where nothing can be asked of the clause, and nothing was asked for a while, both sides of it may be. */
const questionAfter = (state: State, back: string, voice: ReplyVoice): string | null =>
  questionOfClause(state, back, voice) ??
  (mayAsk(state) && quietReplies(state) >= mostQuiet ? apartQuestion(state, back, voice) : null);

/** A feeling of the person's own that was given back is understood; a hard name for oneself, or a guilt, is not agreed with. */
const understood = (state: State, back: string, voice: ReplyVoice): string | null =>
  namesFeeling(back) &&
  state.now.feelings.some(({ word, pleasant }) => !pleasant && isSaidOfOneself(word, state.now)) &&
  !/\b(?:haha|lol|don’t|not|never|wouldn’t|guilty|ashamed|alone|jealous|selfish)\b/i.test(back) &&
  hardLabelIn(state.now.lower) === null
    ? voice.pick("understood", toneWords.understood)
    : null;

const toldWithPleasure =
  /!|\b(?:happy|pleased|proud|delighted|chuffed|finally|at last|buzzing|guess what|can't believe|good news|great news|over the moon|yay)\b/i;

/** "I'm engaged. To a woman." in the middle of a hard talk says how things stand, and is no news. */
const isToldAsNews = (state: State): boolean =>
  state.toldCount <= 1 || state.isGladSession || toldWithPleasure.test(state.now.text);

/** Good news is met gladly, and a blow with regret, at once and by name. */
const toneMet = (state: State, voice: ReplyVoice): Parts | null => {
  const news = isToldAsNews(state) ? newsIn(state.now) : null;
  const ask = () => (asksNow(state, askShares.open) ? openQuestion(state, voice) : null);
  const announced = isAnnounced(state.now) ? voice.pick("announced", toneWords.announced) : null;
  if (announced) return [announced];
  if (news || isPleased(state.now)) {
    const word = voice.pick(
      "gladness",
      news === "own"
        ? toneWords.ownNews
        : news === "others"
          ? toneWords.othersNews
          : toneWords.pleased,
    );
    return word ? [givenBack(state, voice, null), word, news ? ask() : null] : null;
  }
  const regrets = isSetback(state) ? toneWords.setback : toneWords.blow;
  const sorry = isBlow(state) ? voice.pick("sorry", regrets) : null;
  return sorry ? [sorry, givenBack(state, voice, null), ask()] : null;
};

/** Beside a loss so few words are only stayed with. */
const fewWords = 6;

const asideWords = 16;

/** A detail told in passing: it is seen, and a question about it would lead away. */
const isAside = (state: State): boolean =>
  state.toldCount > 1 &&
  state.now.wordCount <= asideWords &&
  state.now.wordCount > 1 &&
  state.now.feelings.length === 0 &&
  state.now.acts.size === 0 &&
  !/\b(?:point|bother|use)\b/.test(state.now.lower) &&
  !weighs(state);

/** Where nothing can be said back, one question about it is all there is to say. */
const withoutWords = (state: State, voice: ReplyVoice): Parts => {
  if (isInMourning(state) && state.now.wordCount <= fewWords) {
    const presence = voice.pick("presence", presenceLines);
    if (presence) return [presence];
  }
  const named = mayAsk(state) ? namedQuestion(state, voice) : null;
  if (named) return [named];
  const aside =
    isAside(state) && quietReplies(state) < mostQuiet ? voice.pick("aside", asideLines) : null;
  if (aside) return [aside];
  const question = mayAsk(state) ? openQuestion(state, voice) : null;
  // how a side of the story is for somebody is no question that follows
  const isBeside = question !== null && isOfNow(question) && state.toldCount > 1 && !weighs(state);
  return [
    (isBeside ? null : question) ??
      voice.pick("invite", invitations) ??
      question ??
      lastResortLine(state, voice),
  ];
};

/** "What if I'm different on them?" is a worry more than a question. */
const isFeared = /^(?:but |and |so )*what if\b/i;

/** "Don't say there's someone out there for everyone", "please don't be kind about it." */
const barsWords =
  /^(?:and |but |please |pls |no |so )*(?:please |pls )?(?:don't|do not) (?:you )?(?:dare )?(?:say|tell me|start|even|do (?:the|that)|make it|be (?:nice|kind|sorry)|go all)\b/i;

/** The answer to something told: the person's words, and about every second time a question that follows. */
export const ordinary = (state: State, voice: ReplyVoice): Parts => {
  // what is asked is answered, or honestly left open, before anything else
  if (openQuestionIn(state.now)) {
    const answered = answeredQuestion(state, voice);
    if (answered) return answered;
    const { clauses } = state.now;
    const asked = (clauses.findLast(({ isQuestion }) => isQuestion) ?? clauses.at(-1))?.text ?? "";
    const feared = isFeared.test(asked);
    const unknown = voice.pick(feared ? "feared" : "unknown", feared ? fearedLines : unknownLines);
    // "why is the chicken mine?" is said in anger, and not to be told
    const isWhy =
      clauses.length > 1 &&
      /^(?:but |and |so )?why\b(?! (?:do|did|are|can|would|will) (?:you|people)\b)/i.test(asked);
    if (unknown && !isWhy) return [unknown, givenBack(state, voice, null)];
  }
  const last = state.now.clauses.at(-1)?.text ?? "";
  const barred = barsWords.test(last) ? voice.pick("barred", toneWords.barred) : null;
  if (barred) return [barred];
  const met = toneMet(state, voice);
  if (met) return met;
  const beyond = beyondWords(state, voice);
  if (beyond) {
    const { said, ask, quiet } = beyond;
    return quiet || !asksNow(state, askShares.own) ? [said] : [said, ask()];
  }
  const pointed = pointedAt(state, voice);
  if (pointed) return [pointed];
  const meant = meantIn(state, voice);
  const back = givenBack(state, voice, null);
  if (!back) return meant ? [meant] : withoutWords(state, voice);
  const asked = questionAfter(state, back, voice);
  // their own words first, then what they mean: by itself that would be a saying
  return [back, meant, asked ?? (meant ? null : understood(state, back, voice))];
};
