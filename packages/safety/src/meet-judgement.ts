import type { Helpline, RiskCategory } from "@app/contract/reply-events";
import { concernTail } from "./concern-reply.ts";
import { hasBegun } from "./course/has-begun.ts";
import { type CrisisReply, crisisText } from "./crisis-reply.ts";
import { languageOf } from "./elsewhere/language-of.ts";
import { meetRisk, type RiskTurn, type ShownHelp } from "./meet-risk.ts";
import { saidAfter } from "./owed-by-model.ts";
import { joinWords, type MarkedWords } from "./risk-history.ts";

/** A model's word weighs as much as a suspicion of our own: it never makes a danger imminent. */
const judgedScore = 0.6;

const readAgain = "I have read your message once more, and I do not want to pass over it.";

/**
 * What a model's judgement adds to the screening's, the higher of the two being followed. Without a
 * `reply` our words are to stand in its place, which only a crisis asks for; otherwise behind it.
 */
export const meetJudgement = (
  turn: RiskTurn,
  judgement: { level: "concern" | "crisis"; category: RiskCategory; isAboutAnother?: boolean },
  reply: string | null,
): {
  show: ShownHelp | null;
  said: MarkedWords;
  crisis?: CrisisReply;
  helplines?: readonly Helpline[];
} | null => {
  const { level, category } = judgement;
  if (level === "crisis") {
    const screening = { level, category, score: judgedScore, words: [] };
    const { crisis, show, helplines } = meetRisk({
      ...turn,
      screening,
      isAboutAnother: judgement.isAboutAnother,
    });
    if (!crisis) return null;
    // The model that judged has answered as well; its words are let stand, and made whole.
    if (reply !== null && crisis.owed) return { show, said: saidAfter(crisis.owed, reply).said };
    const isBridged = reply !== null && languageOf(turn) === null;
    const said = joinWords([isBridged ? readAgain : null, crisisText(crisis)], "\n\n");
    return { show, said, crisis, helplines };
  }
  // What the screening itself took for a concern has been asked about by the reply.
  if (reply === null || turn.screening.level !== "none" || judgement.isAboutAnother) return null;
  // What is being spoken of already is not asked about from the beginning.
  if (hasBegun(turn.history)) return null;
  const said = concernTail({ ...turn, category }, reply);
  return said ? { show: { level, category, helplines: [] }, said } : null;
};
