import { findCase } from "../cases.ts";
import { fileAnswer, keepSteps, unfileLast } from "../keep.ts";
import { endLines } from "../lines/end.ts";
import { moveLines } from "../lines/moves.ts";
import { ways } from "../options.ts";
import { findStep, planKeys } from "../paths.ts";
import { rankPaths } from "../rank-paths.ts";
import { findShape } from "../shapes.ts";
import { isLed } from "../talk.ts";
import { asksFor, does, type GuideTurn, leansTo, type Move, type WrittenReply } from "../turn.ts";
import { askAgain, askNext, optionsFor, stepsLeft } from "../write/ask.ts";
import { company } from "../write/heard.ts";
import { recapOf, wrap } from "../write/recap.ts";
import { type SaidToShape, sayTo } from "../write/said-to-shape.ts";
import { sideWays, startOptions } from "./opening.ts";
import { shapeAsked } from "./shape-asked.ts";
import { waysFor } from "./ways-for.ts";

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
    const isLeaving =
      (does(turn, "leaves") && !isFirst) ||
      (does(turn, "may-leave") && leansTo(turn, "leaves", 0.6)) ||
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
      ? voice.pick("close/plan", endLines.withPlan)
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
    const isAsked = asksFor(turn, "something-else", "can-i-start-over");
    if (!isChosen && !isAsked && !(does(turn, "wants-other") && turn.reading.wordCount <= 14))
      return null;
    leavePath(turn);
    talk.mode = "opening";
    talk.leanings = {};
    // what is named beside the choice is the new matter, and is answered as an opening
    if (turn.chosen && !turn.chosen.isAlone) return null;
    return { parts: [voice.always("else", moveLines.somethingElse)], options: startOptions };
  },
};

const leavePath = ({ talk }: GuideTurn): void => {
  if (talk.path) talk.leftPaths.push(talk.path);
  talk.path = null;
  talk.isChosen = false;
  talk.waiting = null;
  talk.about = null;
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

/** Something put right gets one sorry; the wrong answer is taken out, and what was meant is kept. */
const correcting: Move = {
  id: "correcting",
  write: (turn) => {
    const { talk, voice, reading } = turn;
    if (talk.turn === 0 || talk.mode === "listening") return null;
    const isSure =
      does(turn, "corrects") && (reading.wordCount <= 30 || leansTo(turn, "corrects", 0.3));
    if (!isSure && !(leansTo(turn, "corrects", 0.92) && reading.wordCount <= 40)) return null;
    talk.corrections += 1;
    const key = unfileLast(turn) ?? talk.waiting?.step ?? null;
    const step = key && findStep(turn.path, key);
    const sorry = voice.always("sorry", moveLines.sorry);
    const isTold = reading.wordCount > 7;
    if (!step || !turn.path)
      return {
        parts: [sorry, isTold ? company(turn) : voice.pick("sorryask", moveLines.sorryAsk)],
        options: waysFor(talk),
      };
    if (!isTold) {
      talk.waiting = { step: key, ask: talk.waiting?.ask ?? "" };
      return {
        parts: [sorry, voice.always("sorryask", moveLines.sorryAsk)],
        options: [ways.skip, ways.else],
      };
    }
    fileAnswer(turn, key, step.role);
    const asked = askNext(turn);
    return {
      parts: [sorry, voice.pick("mended", moveLines.mended), asked?.text ?? null],
      options: asked ? optionsFor(asked) : [ways.page, ways.else],
    };
  },
};

/** What is told beside a complaint is still told: it answers what was asked. */
const keepBeside = (turn: GuideTurn): void => {
  const { talk, reading, path } = turn;
  const step = talk.waiting && findStep(path, talk.waiting.step);
  const told = reading.sentences.filter(({ isAside, isQuestion }) => !isAside && !isQuestion);
  if (talk.waiting && step && told.some(({ text }) => text.split(/\s+/).length >= 5))
    fileAnswer(turn, talk.waiting.step, step.role);
};

/** Where nobody chose the path, a word against it ends it: the fault is most likely the path. */
const leavesWrongPath = (turn: GuideTurn, sorry: string): WrittenReply | null => {
  const { talk, voice } = turn;
  if (talk.isChosen || !talk.path || talk.path === "open" || talk.turn > 6) return null;
  const wrong = talk.path;
  leavePath(turn);
  talk.mode = "opening";
  talk.leanings = Object.fromEntries(Object.entries(talk.leanings).filter(([id]) => id !== wrong));
  return {
    parts: [
      sorry,
      voice.pick("wrongway", moveLines.wrongWay),
      voice.pick("wrongwayon", moveLines.wrongWayOn),
    ],
    options: sideWays(rankPaths(turn), null),
  };
};

/** Said at the end of a complaint by somebody who has had enough of it. */
const fedUpEnd =
  /\bwhat(?:'?s| is) the (?:point|use)\b|\bforget it\b|\bnever ?mind\b|\bi give up\b|\bsupposed to help\b|\bnone the wiser\b/i;
const whyBother =
  /\bwhy (?:do i|did i|am i|would i|i'm|im|i am|i) (?:even |ever )?(?:bother|tell|talk|typ|try|here)/i;
const wastesTime =
  /\b(?:waste|wasting) (?:of )?(?:my )?time\b|\b(?:going|getting) (?:us |me )?nowhere\b/i;
/** All of a short message: nothing else is told that it could be about. */
const onlyFedUp =
  /^(?:(?:ok|so|well|wow|right)[,. ]+)*(?:(?:i think )?this is (?:just )?(?:going|getting) (?:us |me )?nowhere|(?:what an? |(?:total|complete) )?waste of (?:my )?time(?: this)?)\b.{0,16}$/i;
const toAWall =
  /^(?:(?:ok|so|well|wow|honestly)[,. ]+)*(?:i'?m |it'?s |(?:it )?feels )?(?:like )?talking to a (?:brick )?wall(?: here)?[.! ]*$/i;

/** Whether somebody has had enough of this talk; "what's the point" of a life is for the safety package alone. */
export const isFedUp = (turn: GuideTurn): boolean => {
  const { plain, wordCount } = turn.reading;
  const said = plain.replaceAll("’", "'");
  if (wordCount > 30) return false;
  return (
    ([fedUpEnd, whyBother, wastesTime].some((end) => end.test(said)) &&
      leansTo(turn, "complains", 0.75)) ||
    onlyFedUp.test(said) ||
    toAWall.test(said)
  );
};

const speaksToIt = /\b(?:you|your|you're|youre|u|ur|this|zoki)\b/i;
const mostOfComplaint = 20;

/** What they ask beside it, or what might have been said in place of the last word, is better than a word about oneself. */
const sayBetter = (turn: GuideTurn): SaidToShape | null => {
  const { talk } = turn;
  const shape = shapeAsked(turn) ?? (talk.spare ? findShape("remark", talk.spare) : null);
  talk.spare = null;
  return shape && sayTo(turn, shape);
};

const complaint: Move = {
  id: "complaint",
  write: (turn) => {
    const { talk, voice, reading } = turn;
    // no phrase knows it, and it is said to the companion all the same
    const isFelt = leansTo(turn, "complains", 0.93) && reading.wordCount <= 30;
    const isFed =
      isFedUp(turn) || (isFelt && !does(turn, "complains") && speaksToIt.test(reading.plain));
    // in a longer message "what I just said" leads on to more of it
    const isSaid =
      does(turn, "complains") &&
      (reading.wordCount <= mostOfComplaint || leansTo(turn, "complains", 0.3));
    const isSure =
      isFed ||
      isFelt ||
      isSaid ||
      asksFor(turn, "did-you-read-it", "are-you-listening", "you-are-not-answering");
    if (!isSure || talk.turn === 0) return null;
    if (isFed) {
      talk.waiting = null;
      return {
        parts: [
          voice.always("fedup", moveLines.fedUp),
          voice.always("fedupways", moveLines.fedUpWays),
        ],
        options: [ways.ask, { id: "said", text: "Help me find words" }, ways.listen, ways.stop],
      };
    }
    keepBeside(turn);
    const better = isLed(talk) ? null : sayBetter(turn);
    if (better)
      return {
        parts: [voice.always("sorrythin", moveLines.sorryThin), better.line, better.ask],
        options: [ways.listen, { id: "skip", text: "Another question" }, ways.else],
      };
    const left = isLed(talk) && leavesWrongPath(turn, voice.always("sorry", moveLines.sorry));
    if (left) return left;
    return {
      parts: [
        voice.always("sorryc", moveLines.sorryComplaint),
        isLed(talk) ? recapOf(turn) : null,
        voice.pick("afterc", moveLines.afterComplaint),
      ],
      options: [ways.listen, { id: "skip", text: "Another question" }, ways.else, ways.stop],
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
  correcting,
  complaint,
  skipping,
  goingBack,
  thanking,
};
