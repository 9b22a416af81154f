import { languageLines, stillUnread } from "./lines/languages.ts";
import { aboutTalk } from "./moves/about-talk.ts";
import { aroundMoves } from "./moves/around.ts";
import { exercising } from "./moves/exercise.ts";
import { inCase } from "./moves/in-case.ts";
import { afterPath, answering, goingOn, keepingCompany } from "./moves/on-path.ts";
import { choosing, greeting, moreWays, opening } from "./moves/opening.ts";
import { programme } from "./moves/programme.ts";
import { answeringQuestions } from "./moves/questions.ts";
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

/** How a reply is chosen: the first row that writes wins. Risk is met before any of them, by the safety package. */
export const moves: readonly Move[] = [
  otherLanguage,
  aroundMoves.garbled,
  exercising,
  choosing,
  moreWays,
  aroundMoves.somethingElse,
  aroundMoves.finishing,
  aroundMoves.leaving,
  aroundMoves.stopping,
  greeting,
  aroundMoves.listening,
  aboutTalk,
  aroundMoves.correcting,
  aroundMoves.complaint,
  inCase,
  answeringQuestions,
  aroundMoves.skipping,
  aroundMoves.goingBack,
  aroundMoves.thanking,
  programme,
  goingOn,
  answering,
  afterPath,
  opening,
  keepingCompany,
];
