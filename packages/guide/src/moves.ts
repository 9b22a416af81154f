import { languageLines, stillUnread } from "./lines/languages.ts";
import { aboutTalk } from "./moves/about-talk.ts";
import { aroundMoves, programme } from "./moves/around.ts";
import { complaint, correcting } from "./moves/complaint.ts";
import { condolence } from "./moves/condolence.ts";
import { exercising } from "./moves/exercise.ts";
import { findingWords } from "./moves/finding-words.ts";
import { inCase } from "./moves/in-case.ts";
import { meeting } from "./moves/meeting.ts";
import { afterPath, answering, goingOn, keepingCompany } from "./moves/on-path.ts";
import { choosing, greeting, moreWays, opening } from "./moves/opening.ts";
import { openQuestion, ownQuestion } from "./moves/own-question.ts";
import { answeringQuestions } from "./moves/questions.ts";
import { askingOne, stating } from "./moves/saying.ts";
import { waysFor } from "./moves/ways-for.ts";
import { asksForOptions, optionsAloud } from "./options.ts";
import type { Move } from "./turn.ts";

const otherLanguage: Move = {
  id: "other-language",
  write: ({ reading, voice }) => {
    if (!reading.language) return null;
    // in their own language first, whichever talk it is
    const own = voice.pick(`language/${reading.language}`, languageLines[reading.language]);
    return { parts: [own ?? voice.always("stillunread", stillUnread)] };
  },
};

/** Whoever asks what there is to choose from is told it: in a spoken talk nothing is offered unasked. */
const namingWays: Move = {
  id: "naming-ways",
  write: ({ chosen, reading, talk, isSpoken }) => {
    if (chosen || !asksForOptions(reading.plain, isSpoken)) return null;
    const options = talk.offered.length > 0 ? talk.offered : waysFor(talk);
    return options.length > 0 ? { parts: [optionsAloud(options)], options } : null;
  },
};

/** How a reply is chosen: the first row that writes wins. Risk is met before any of them, by the safety package. */
export const moves: readonly Move[] = [
  otherLanguage,
  aroundMoves.garbled,
  exercising,
  choosing,
  stating,
  askingOne,
  findingWords,
  namingWays,
  moreWays,
  aroundMoves.somethingElse,
  aroundMoves.finishing,
  aroundMoves.leaving,
  aroundMoves.stopping,
  greeting,
  aroundMoves.listening,
  aboutTalk,
  correcting,
  complaint,
  condolence,
  inCase,
  ownQuestion,
  answeringQuestions,
  openQuestion,
  aroundMoves.skipping,
  aroundMoves.goingBack,
  aroundMoves.thanking,
  programme,
  goingOn,
  answering,
  afterPath,
  opening,
  meeting,
  keepingCompany,
];
