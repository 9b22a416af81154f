import { keepSteps } from "../keep-steps.ts";
import { endLines } from "../lines/end.ts";
import { moveLines } from "../lines/moves.ts";
import { ways } from "../options.ts";
import { findStep, planKeys } from "../paths.ts";
import { leavePath } from "../talk.ts";
import { asksFor, does, type GuideTurn, leansTo, type Move } from "../turn.ts";
import { askAgain, askNext, optionsFor, stepsLeft } from "../write/ask.ts";
import { company } from "../write/heard.ts";
import { wrap } from "../write/recap.ts";
import { findCase } from "../written.ts";
import { isFedUp } from "./complaint.ts";
import { startOptions } from "./opening.ts";

const garbled: Move = {
  id: "garbled",
  write: ({ reading, voice }) =>
    reading.isGarbled || reading.wordCount === 0
      ? { parts: [voice.always("garbled", moveLines.garbled)] }
      : null,
};

/** A last sentence, or a message, that is surely a farewell is one, in whatever words; with thanks it needs to be less sure. */
const surelyLeaves = { says: 0.9, leans: 0.93, beside: 0.3 } as const;
const thanksAndLeaves = { says: 0.5, leans: 0.8, beside: 0 } as const;
/** "Lol ok, thanks" in the beginning is no farewell. */
const longTalk = 4;
const isNight = /\b(?:night|bed|sleep)\b/i;

/** Whoever begins with more words than these has come to tell something. */
const firstWords = 8;

/** Thanks by themselves, and what somebody goes to do now: "Thank you. I'll put the kettle on." */
const justThanks =
  /^(?:well |right |ok |okay )?(?:thanks|thank you|thx|ta|cheers|much obliged)\b.{0,24}$/i;
const thanksAndGoes = ({ reading, talk }: GuideTurn): boolean =>
  talk.turn >= longTalk &&
  reading.steps.some(({ isFirm }) => isFirm) &&
  reading.sentences.some(({ text }) => justThanks.test(text)) &&
  !reading.sentences.some(({ isQuestion }) => isQuestion);

/** "I'll leave it there for tonight and put the kettle on. Thank you for listening." */
const leavesIt =
  /\b(?:i['’]?ll|il|i will|i shall|let['’]?s|i['’]?d better|i think i['’]?ll) leave (?:it|that|things) (?:there|here|at that)\b/i;
const leavesItThere = ({ reading, talk }: GuideTurn): boolean =>
  talk.turn >= longTalk &&
  leavesIt.test(reading.plain) &&
  !reading.sentences.some(({ isQuestion }) => isQuestion);

/** "I shall say goodnight. Thank you for the argument.", "Nos da.": a farewell, whatever stands behind it. */
const bids: readonly RegExp[] = [
  /\bi(?:['’]?ll| shall| will| must| should)(?: now)? (?:say|bid you|wish you)(?: a)? ?good ?night\b/i,
  /(?:^|[.!,] )(?:good ?night|night night|nos da|dobranoc|buenas noches|gute nacht|bonne nuit|buonanotte|ta ra|cheerio|ta-ta|oíche mhaith)[^.!?]{0,60}[ .!]*$/i,
];
const bidsFarewell = ({ reading, talk }: GuideTurn): boolean =>
  talk.turn > 0 &&
  !reading.sentences.some(({ isQuestion }) => isQuestion) &&
  bids.some((words) => words.test(reading.plain));

const ofOneDay = /^(?:on )?((?:mon|tues|wednes|thurs|fri|satur|sun)day)$/i;
/** "Good luck on Thursday." where that is when they will do it. */
const luckOnDay = ({ reading }: GuideTurn): string | null => {
  if (!reading.steps.some(({ isFirm }) => isFirm) || reading.times.length !== 1) return null;
  const said = reading.times[0]?.text ?? "";
  const day = ofOneDay.exec(said)?.[1];
  if (day) return `Good luck on ${day.charAt(0).toUpperCase()}${day.slice(1).toLowerCase()}.`;
  return /^tomorrow$/i.test(said) ? "Good luck tomorrow." : null;
};

/** A farewell is honoured at once, and nothing is asked after it. */
const leaving: Move = {
  id: "leaving",
  write: (turn) => {
    const { voice, reading, talk } = turn;
    const sure = does(turn, "thanks") && talk.turn >= longTalk ? thanksAndLeaves : surelyLeaves;
    // "ok a note then. thursday" sounds like parting as a whole, and its last sentence does not
    const lastSays = reading.sentences.at(-1)?.says["leaves"] ?? 0;
    // "that's it really" ends what was to be told, where it is the first there is
    const isFirst = talk.turn === 0 && reading.wordCount > firstWords;
    // "That's it really" ends what somebody would say to them
    const isAfterWords =
      talk.slots[planKeys.words]?.turn === talk.turn && !isNight.test(reading.plain);
    const isLeaving =
      (does(turn, "leaves") && !isFirst && !isAfterWords) ||
      (does(turn, "may-leave") && leansTo(turn, "leaves", 0.6)) ||
      thanksAndGoes(turn) ||
      leavesItThere(turn) ||
      bidsFarewell(turn) ||
      (talk.turn > 0 &&
        (lastSays >= sure.says ||
          (lastSays >= sure.beside && leansTo(turn, "leaves", sure.leans))));
    if (!isLeaving || turn.chosen || talk.exercise) return null;
    talk.waiting = null;
    // what somebody goes away to do is the plan they leave with
    keepSteps(turn, "asked");
    const lines = isNight.test(reading.plain) ? moveLines.goodNight : moveLines.farewell;
    const own = findCase(talk.case?.id);
    const last = talk.slots[planKeys.step]
      ? (luckOnDay(turn) ?? voice.pick("close/plan", endLines.withPlan))
      : own
        ? voice.pick(`close/${own.id}`, [own.ending])
        : turn.path && voice.pick(`close/${turn.path.id}`, turn.path.ending.closings);
    return { parts: [last, voice.always("farewell", lines)], options: [ways.page] };
  },
};

const stopping: Move = {
  id: "stopping",
  write: (turn) => {
    const isChosen = turn.chosen?.offered.id === "stop";
    if (!isChosen && !does(turn, "stops")) return null;
    turn.talk.waiting = null;
    turn.talk.exercise = null;
    turn.talk.mode = "listening";
    return {
      parts: [turn.voice.always("stopped", moveLines.stopped)],
      options: [ways.page, ways.else],
    };
  },
};

const asksForPage = /\b(?:make|see|show me|have) (?:me )?(?:the|this|that|my) page\b/i;

/** Where the button that ends the talk was said in words. */
const finishing: Move = {
  id: "finishing",
  write: ({ chosen, talk, voice, reading }) => {
    if (chosen?.offered.id !== "page" && !asksForPage.test(reading.plain)) return null;
    talk.waiting = null;
    return { parts: [voice.always("page", moveLines.page)], options: [ways.page] };
  },
};

const somethingElse: Move = {
  id: "something-else",
  write: (turn) => {
    const { talk, voice } = turn;
    const isChosen = turn.chosen?.offered.id === "else";
    // "Something else, I think": none of what was just named, and no other matter
    if (!isChosen && (turn.chosen || talk.lately.at(-1)?.sort === "invitation")) return null;
    const isAsked = asksFor(turn, "something-else", "can-i-start-over");
    if (!isChosen && !isAsked && !(does(turn, "wants-other") && turn.reading.wordCount <= 14))
      return null;
    leavePath(talk);
    talk.mode = "opening";
    talk.leanings = {};
    // what is named beside the choice is the new matter, and is answered as an opening
    if (turn.chosen && !turn.chosen.isAlone) return null;
    return { parts: [voice.always("else", moveLines.somethingElse)], options: startOptions };
  },
};

/** To be heard and asked nothing: until somebody wants otherwise. */
const listening: Move = {
  id: "listening",
  write: (turn) => {
    const { talk, voice, reading } = turn;
    const isWanted =
      turn.chosen?.offered.id === "listen" ||
      (talk.move === "complaint" &&
        /^(?:none|no questions?|neither)\b/i.test(turn.reading.plain)) ||
      (does(turn, "wants-listening") && turn.reading.wordCount <= 25) ||
      Math.max(reading.says["wants-listening"] ?? 0, reading.says["too-many-questions"] ?? 0) >=
        0.85 ||
      asksFor(turn, "can-you-just-listen", "can-you-stop-asking") ||
      (talk.mode !== "listening" &&
        turn.reading.wordCount <= 40 &&
        leansTo(turn, "wants-listening", 0.9));
    const isOther = does(turn, "goes-on") || (isFedUp(turn) && !does(turn, "wants-listening"));
    if (!isWanted || (isOther && !turn.chosen)) return null;
    talk.mode = "listening";
    talk.waiting = null;
    talk.quiet = 0;
    return {
      parts: [voice.always("listen", moveLines.listenStart)],
      options: [ways.ask, ways.else],
    };
  },
};

const skipping: Move = {
  id: "skipping",
  write: (turn) => {
    const { talk, voice } = turn;
    const isChosen = turn.chosen?.offered.id === "skip";
    const isRefused =
      does(turn, "refuses") || (leansTo(turn, "refuses", 0.93) && turn.reading.wordCount <= 20);
    if (!isChosen && !does(turn, "skips") && !isRefused && !asksFor(turn, "can-i-skip-a-question"))
      return null;
    if (!turn.path) return null;
    // whoever skips goes along the path, also where its question still waits to be put
    talk.isChosen = true;
    const key = talk.waiting?.step ?? stepsLeft(turn)[0]?.key;
    if (key) talk.skipped.push(key);
    const asked = askNext(turn);
    const lines = isRefused ? moveLines.refused : moveLines.skipped;
    if (!asked) return wrap(turn, voice.pick("skipped", lines));
    return { parts: [voice.pick("skipped", lines), asked.text], options: optionsFor(asked) };
  },
};

const goingBack: Move = {
  id: "going-back",
  write: (turn) => {
    const { talk, voice, path } = turn;
    if (
      !does(turn, "goes-back") &&
      turn.chosen?.offered.id !== "back" &&
      !asksFor(turn, "can-i-go-back")
    )
      return null;
    talk.asked.pop();
    const key = talk.asked.at(-1);
    const step = key ? findStep(path, key) : null;
    if (!key || !step) return { parts: [voice.always("noback", moveLines.nothingBack)] };
    delete talk.slots[key];
    talk.skipped = talk.skipped.filter((skipped) => skipped !== key);
    talk.waiting = { step: key, ask: talk.waiting?.ask ?? "" };
    const asked = askAgain(turn, "asks") ?? askAgain(turn, "easier") ?? askAgain(turn, "deeper");
    const again = asked?.text ?? `${step.label}: what would you say now?`;
    return {
      parts: [voice.always("back", moveLines.back), again],
      options: asked ? optionsFor(asked) : [ways.skip],
    };
  },
};

const thanking: Move = {
  id: "thanking",
  write: (turn) => {
    const { voice, reading, talk } = turn;
    if (!does(turn, "thanks") || reading.wordCount > 16) return null;
    const thanked = voice.always("thanked", moveLines.thanked);
    if (talk.mode === "path" && talk.waiting)
      return { parts: [thanked], options: [ways.goOn, ways.page] };
    return {
      parts: [thanked, voice.pick("afterthanks", moveLines.afterThanks)],
      options: [ways.page, ways.else],
    };
  },
};

export const aroundMoves = {
  garbled,
  leaving,
  stopping,
  finishing,
  somethingElse,
  listening,
  skipping,
  goingBack,
  thanking,
};

/** The questions of a program's step, one after another, each after a word on the answer before. */
export const programme: Move = {
  id: "programme",
  write: (turn) => {
    const { program, talk, voice } = turn;
    if (!program || talk.mode === "listening") return null;
    const way = [...program.followUps, program.closing];
    const next = way.findIndex((_, index) => !talk.said.includes(`program/${index}/0`));
    const line = way[next];
    if (line === undefined) return { parts: [company(turn)], options: [ways.page] };
    const asked = voice.always(`program/${next}`, [line]);
    const isUnsure = turn.reading.acts.includes("unsure");
    return { parts: [isUnsure ? voice.pick("skipped", moveLines.skipped) : company(turn), asked] };
  },
};
