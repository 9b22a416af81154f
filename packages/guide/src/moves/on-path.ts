import { fileAnswer, fileMore, fileTold, keepHeard } from "../keep.ts";
import { keepSteps } from "../keep-steps.ts";
import { moveLines } from "../lines/moves.ts";
import { ways, wayTo } from "../options.ts";
import type { PathStep } from "../path.ts";
import { findPath, findStep, planKeys, rankPaths } from "../paths.ts";
import { does, type GuideTurn, type Move, type WrittenReply } from "../turn.ts";
import {
  askAgain,
  askFollow,
  askNext,
  findAsk,
  kindOptions,
  optionsFor,
  type WrittenQuestion,
} from "../write/ask.ts";
import { company, meet, momentIn, remarkOn } from "../write/heard.ts";
import { wrap } from "../write/recap.ts";
import { type Question, questionOf } from "../written.ts";
import {
  bareTone,
  couldAnswer,
  isHeavy,
  kindGiven,
  namesStep,
  stepLike,
  tellsNothing,
  turningPoint,
  wordAfterPlan,
} from "./given-answer.ts";
import { begin } from "./opening.ts";

/** Something that will be done, told before it was asked for: planned now, or looked at longer. */
const takesUpStep = (turn: GuideTurn): WrittenReply | null => {
  const { reading, talk, voice } = turn;
  if (reading.steps.length === 0 || talk.turn < 1 || talk.waiting?.step.startsWith("plan/"))
    return null;
  const isFirm = reading.steps.some((step) => step.isFirm);
  keepSteps(turn, "told");
  if (!isFirm || talk.turned.includes("step")) return null;
  talk.turned.push("step");
  talk.waiting = null;
  return {
    parts: [voice.pick("noted", moveLines.noted), voice.pick("planoron", moveLines.planOrOn)],
    options: [ways.plan, ways.further],
  };
};

/** Heavy words are stayed with before anything is asked, though not twice running. */
const asksForRest = (turn: GuideTurn): boolean =>
  isHeavy(turn) && turn.talk.quiet === 0 && turn.reading.wordCount > 5;

const rest = ({ talk, voice }: GuideTurn, word: string | null): WrittenReply => {
  talk.waiting = null;
  return {
    parts: [word, voice.pick("stay", moveLines.heavyStay)],
    options: [ways.goOn, ways.listen, ways.page],
  };
};

const askAfter = (word: string | null, asked: WrittenQuestion): WrittenReply => ({
  parts: [word, asked.text],
  options: optionsFor(asked),
});

const goOn = (turn: GuideTurn, word: string | null, isEasier: boolean): WrittenReply => {
  const asked = askNext(turn, isEasier);
  if (!asked) return wrap(turn, word);
  return { parts: [word, asked.text], options: sideOptions(turn, optionsFor(asked)) };
};

/** Where a talk has clearly come to another matter, that is offered; nobody is led there unasked. */
const sideOptions = (turn: GuideTurn, options: readonly { id: string; text: string }[]) => {
  const [first] = rankPaths(turn);
  const isOther =
    first &&
    first.path.id !== turn.talk.path &&
    first.share > 0.55 &&
    !turn.talk.leftPaths.includes(first.path.id);
  return isOther && !turn.talk.isDeep && options.length < 4 && turn.talk.turn > 1
    ? [...options.slice(0, 2), wayTo(first.path)]
    : options;
};

/** So much more another path must be meant, before it is asked which of the two. */
const otherLeads = 1.6;
const otherLikely = 0.4;

/** A path nobody chose is asked about once, where the talk has come to something else. */
const comesToOther = (turn: GuideTurn): WrittenReply | null => {
  const { talk, path, voice } = turn;
  if (
    talk.isChosen ||
    talk.isDeep ||
    !path ||
    talk.turned.includes("other") ||
    turn.chosen ||
    talk.turn > 5
  )
    return null;
  const list = rankPaths(turn);
  const own = list.find((one) => one.path.id === path.id)?.share ?? 0;
  const [first] = list;
  if (
    !first ||
    first.path.id === path.id ||
    first.share < otherLikely ||
    first.share < own * otherLeads
  )
    return null;
  talk.turned.push("other");
  const asked = voice.pick("orrather", moveLines.orRather);
  fileTold(turn, null);
  return asked
    ? {
        parts: [asked.replace("{b}", first.path.invite)],
        options: [wayTo(first.path), ways.goOn, ways.listen],
      }
    : null;
};

/** So many questions behind an answer, and never two running: the path must come to its end. */
const mostFollows = 3;
const mayAskFollow = ({ talk }: GuideTurn): boolean =>
  talk.said.filter((id) => id.includes("/follow/")).length < mostFollows &&
  !talk.waiting?.ask.includes("/follow/");

const next = (turn: GuideTurn, word: string | null, asked: WrittenQuestion | null): WrittenReply =>
  asked
    ? { parts: [word, asked.text], options: sideOptions(turn, optionsFor(asked)) }
    : goOn(turn, word, false);

/** The answer to a question whose kinds of answers are known. */
const answersQuestion = (
  turn: GuideTurn,
  key: string,
  step: PathStep,
  question: Question,
): WrittenReply => {
  const { talk, voice } = turn;
  const bare = bareTone(turn);
  if (bare === "unsure" && !turn.chosen) {
    const isFirst = !talk.said.includes(`${key}/unsure`);
    talk.said.push(`${key}/unsure`);
    if (isFirst && talk.waiting?.ask.endsWith("/question"))
      return {
        parts: [voice.always("unsure", moveLines.unsure)],
        options: kindOptions(question),
      };
    talk.skipped.push(key);
    return goOn(turn, voice.always("unsureon", moveLines.unsureOn), false);
  }
  const isFirst = talk.waiting?.ask.endsWith("/question") ?? false;
  const kind = isFirst ? kindGiven(turn, step) : null;
  const moment = momentIn(turn);
  fileMore(turn, key, step, kind);
  fileTold(turn, key);
  if (moment && !turn.chosen) {
    const word = meet(turn, moment);
    return next(
      turn,
      word,
      mayAskFollow(turn)
        ? askFollow(turn, key, { id: moment.id, follow: moment.follow[0] ?? "" })
        : null,
    );
  }
  const planned = takesUpStep(turn);
  if (planned) return planned;
  if (kind) {
    const word = voice.pick(`kind/${key}/${kind.id}`, kind.says);
    return next(turn, word, mayAskFollow(turn) ? askFollow(turn, key, kind) : null);
  }
  if (asksForRest(turn)) return rest(turn, company(turn));
  const any = isFirst ? voice.pick(`${key}/any`, question.any) : null;
  return next(turn, remarkOn(turn) ?? any, null);
};

export const answering: Move = {
  id: "answering",
  write: (turn) => {
    const { talk, path, reading, voice } = turn;
    const { waiting } = talk;
    if (talk.mode !== "path" || !path || !waiting) return null;
    const step = findStep(path, waiting.step);
    const question = step && questionOf(path, step);
    if (step && question && /\/(?:question$|follow\/)/.test(waiting.ask))
      return comesToOther(turn) ?? answersQuestion(turn, waiting.step, step, question);
    const ask = step ? findAsk(step, waiting.ask) : null;
    if (!step || !ask) return goOn(turn, voice.pick("goon", moveLines.goOnGladly), false);
    const other = comesToOther(turn);
    if (other) return other;
    const bare = bareTone(turn);
    const isEasier = reading.wordCount <= 3 && !turn.chosen;
    if (bare === "unsure") {
      const word = voice.pick(`${waiting.ask}/unsure`, ask.after.unsure ?? []);
      const again = waiting.ask.includes("/easier/") ? null : askAgain(turn, "easier");
      if (again) return askAfter(word, again);
      talk.skipped.push(waiting.step);
      return goOn(turn, word, true);
    }
    if (!couldAnswer(turn, ask, step.role)) {
      const again = askAgain(turn, "easier") ?? askAgain(turn, "asks");
      if (again) return askAfter(voice.pick("goon", moveLines.goOnGladly), again);
    }
    if (namesStep(turn) && !stepLike.has(step.role)) {
      const planned = takesUpStep(turn);
      if (planned) return planned;
      const again = askAgain(turn, "asks");
      if (again) return askAfter(voice.pick("noted", moveLines.noted), again);
    }
    const word = wordAfterPlan(turn, ask, waiting.ask);
    if (bare === "no" || tellsNothing(turn)) talk.skipped.push(waiting.step);
    else fileAnswer(turn, waiting.step, step.role);
    fileTold(turn, waiting.step);
    const planned = takesUpStep(turn);
    if (planned) return planned;
    if (asksForRest(turn)) return rest(turn, word);
    return goOn(turn, word, isEasier);
  },
};

/** From so many messages on nobody need say what it is about. */
const toldTurns = 3;
/** So likely a path is led without having been picked by its name. */
const sureWay = 0.6;

/** Between two questions: after something heavy, an answer, or a plan that was offered. */
export const goingOn: Move = {
  id: "going-on",
  write: (turn) => {
    const { talk, voice, path } = turn;
    const id = turn.chosen?.offered.id;
    // whoever came for a deep dive and wants a question is led by what fits any matter
    const anyPath = findPath("open");
    if (
      !path &&
      talk.isDeep &&
      anyPath &&
      (id === "go-on" || id === "skip" || does(turn, "goes-on"))
    ) {
      talk.isChosen = true;
      const [likely] = rankPaths(turn);
      const own = likely && likely.share >= sureWay ? likely.path : anyPath;
      const [first] = own.steps;
      // what it is about was told long ago, and is not asked for
      if (first && talk.turn >= toldTurns) talk.skipped.push(`${own.id}/${first.id}`);
      return begin(turn, own, voice.pick("goon", moveLines.goOnGladly));
    }
    if (!path) return null;
    if (id === "plan") {
      const slot = talk.slots[planKeys.step];
      if (slot) slot.how = "asked";
      return goOn(turn, voice.pick("goon", moveLines.goOnGladly), false);
    }
    const isWanted = id === "go-on" || id === "further" || does(turn, "goes-on", "yes");
    if (talk.mode === "listening" && isWanted) talk.mode = "path";
    if (talk.mode !== "path" || (talk.waiting && !isWanted)) return null;
    if (isWanted) return goOn(turn, voice.pick("goon", moveLines.goOnGladly), false);
    fileTold(turn, null);
    const planned = takesUpStep(turn);
    if (planned) return planned;
    const word = turningPoint(turn) ?? remarkOn(turn);
    return goOn(turn, word, false);
  },
};

/** After the last question: more is heard, and the page stays offered. */
export const afterPath: Move = {
  id: "after-path",
  write: (turn) => {
    const { talk, voice } = turn;
    if (talk.mode !== "wrapped") return null;
    if (turn.chosen?.offered.id === "stay") {
      talk.mode = "listening";
      return {
        parts: [voice.pick("listen", moveLines.listenStart)],
        options: [ways.page, ways.else],
      };
    }
    if (turn.reading.steps.length > 0 && !talk.slots[planKeys.step]) {
      keepSteps(turn, "asked");
      talk.mode = "path";
      return goOn(turn, voice.pick("noted", moveLines.noted), false);
    }
    return { parts: [turningPoint(turn) ?? company(turn)], options: [ways.page, ways.else] };
  },
};

/** Company without questions; now and then it is asked whether that is still right. */
export const keepingCompany: Move = {
  id: "company",
  write: (turn) => {
    const { talk, voice } = turn;
    fileTold(turn, null);
    keepHeard(turn);
    keepSteps(turn, "told");
    const offer =
      talk.mode === "listening" && talk.quiet >= 4
        ? voice.pick("listenoffer", moveLines.listenOffer)
        : null;
    return {
      parts: [company(turn), offer],
      options: talk.mode === "listening" ? [ways.ask, ways.page] : [ways.listen, ways.else],
    };
  },
};
