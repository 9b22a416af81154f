import { fileAnswer, unfileLast } from "../keep.ts";
import { moveLines } from "../lines/moves.ts";
import { ways } from "../options.ts";
import { findStep, rankPaths } from "../paths.ts";
import { isLed, leavePath } from "../talk.ts";
import { asksFor, does, type GuideTurn, leansTo, type Move, type WrittenReply } from "../turn.ts";
import { askNext, optionsFor } from "../write/ask.ts";
import { company } from "../write/heard.ts";
import { recapOf } from "../write/recap.ts";
import { type SaidToShape, sayTo } from "../write/said-to-shape.ts";
import { findShape } from "../written.ts";
import { sideWays } from "./opening.ts";
import { shapeAsked } from "./shape-asked.ts";
import { waysFor } from "./ways-for.ts";

/** Something put right gets one sorry; the wrong answer is taken out, and what was meant is kept. */
export const correcting: Move = {
  id: "correcting",
  write: (turn) => {
    const { talk, voice, reading } = turn;
    // a button puts nothing right, whatever it says
    if (talk.turn === 0 || talk.mode === "listening" || turn.chosen?.isAlone) return null;
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

/** Taken, it is a wish that is granted, and no further complaint. */
const anotherQuestion = { id: "go-on", text: "Another question" } as const;

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
  leavePath(talk);
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

export const complaint: Move = {
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
    if (!isSure || talk.turn === 0 || turn.chosen?.isAlone) return null;
    if (isFed) {
      talk.waiting = null;
      return {
        parts: [
          voice.always("fedup", moveLines.fedUp),
          voice.always("fedupways", moveLines.fedUpWays),
        ],
        options: [ways.ask, ways.words, ways.listen, ways.stop],
      };
    }
    keepBeside(turn);
    const better = isLed(talk) ? null : sayBetter(turn);
    if (better)
      return {
        parts: [voice.always("sorrythin", moveLines.sorryThin), better.line, better.ask],
        options: [ways.listen, anotherQuestion, ways.else],
      };
    const left = isLed(talk) && leavesWrongPath(turn, voice.always("sorry", moveLines.sorry));
    if (left) return left;
    return {
      parts: [
        voice.always("sorryc", moveLines.sorryComplaint),
        isLed(talk) ? recapOf(turn) : null,
        voice.pick("afterc", moveLines.afterComplaint),
      ],
      options: [ways.listen, anotherQuestion, ways.else, ways.stop],
    };
  },
};
