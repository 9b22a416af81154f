import type { Helpline, RiskCategory, RiskLevel } from "@app/contract/reply-events";
import { chooseHelplines } from "./choose-helplines.ts";
import { concernReply, concernTail } from "./concern-reply.ts";
import { countryTold } from "./country-told.ts";
import { hasBegun } from "./course/has-begun.ts";
import { readCourse } from "./course/read-course.ts";
import { type CrisisReply, crisisReply, isSettled } from "./crisis-reply.ts";
import { askSafeOnce } from "./elsewhere/check-in.ts";
import { crisisReplyElsewhere } from "./elsewhere/crisis-reply-elsewhere.ts";
import { languageOf } from "./elsewhere/language-of.ts";
import { gentleQuestion, gentleTail } from "./gentle-question.ts";
import { type MessageRisk, riskOf } from "./message-risk.ts";
import { type MarkedWords, nothingSaid, type RiskItem } from "./risk-history.ts";
import { noRisk, type Screening } from "./screening.ts";

export type RiskTurn = {
  content: string;
  history: readonly RiskItem[];
  screening: Screening;
  country: string | null;
  /** What the message is by itself, where that was read already. */
  read?: MessageRisk;
  /** Whose danger it is, where a model said so; else the words tell. */
  isAboutAnother?: boolean | undefined;
};

export type ShownHelp = { level: RiskLevel; category: RiskCategory | null; helplines: Helpline[] };

export type Meeting = {
  country: string | null;
  helplines: readonly Helpline[];
  /** What the page shows beside the reply; null when it is shown already. */
  show: ShownHelp | null;
  /** The companion's own words lead; null where an ordinary reply is right. */
  crisis: CrisisReply | null;
  /** How an ordinary reply is to read the message: what was denied and settled is not brought up again. */
  screening: Screening;
  /** A gentle direct question, for when the guide writes. */
  concern: MarkedWords | null;
  /** What a model's reply still owes the person. */
  concernTail: (reply: string) => MarkedWords | null;
};

/** After this many messages what was shown has scrolled far away. */
const shownForItems = 40;

/** What this person's country is: their own word in this session before everything else. */
export const countryOf = (turn: Pick<RiskTurn, "content" | "history" | "country">): string | null =>
  countryTold(turn) ?? turn.country;

/** How a message is met: by the companion's own words, by a check-in, or as any other. */
export const meetRisk = (turn: RiskTurn): Meeting => {
  const country = countryOf(turn);
  const ordinary: Meeting = {
    country,
    helplines: [],
    show: null,
    crisis: null,
    screening: turn.screening,
    concern: null,
    concernTail: () => null,
  };
  const { level, category, isSuspicion } = turn.screening;
  if (level === "none" || category === null) return ordinary;
  // What was told is answered all the same, and the one question stands behind it. Nothing is shown.
  if (isSuspicion) {
    const spoken = languageOf(turn);
    const lines = () => chooseHelplines({ country, category, imminent: false });
    const asked = spoken
      ? askSafeOnce({ language: spoken, history: turn.history, helplines: lines() })
      : gentleQuestion({ ...turn, category });
    return {
      ...ordinary,
      screening: noRisk,
      concern: asked,
      concernTail: (reply) => (spoken ? asked : gentleTail({ ...turn, category }, reply)),
    };
  }
  const read = turn.read ?? riskOf(turn.content);
  const isFresh = read.found !== undefined;
  // Taken back, played down or only answered: the talk that was begun goes on.
  const mayGoOn = level === "crisis" || hasBegun(turn.history) || !isFresh;
  const state = mayGoOn ? readCourse({ ...turn, read }) : null;
  if (!state || isSettled(state, turn.screening)) {
    if (!isFresh) return { ...ordinary, screening: noRisk };
    const concern = concernReply({ ...turn, category });
    return {
      ...ordinary,
      concern,
      show: concern ? { level: "concern", category, helplines: [] } : null,
      concernTail: (reply) => concernTail({ ...turn, category }, reply),
    };
  }
  const { category: kind } = state;
  const helplines = chooseHelplines({ country, category: kind, imminent: state.isUrgent });
  const before = countryOf({ ...turn, content: "" });
  const isCountryNew = country !== before;
  const language = languageOf(turn);
  const elsewhere =
    language &&
    crisisReplyElsewhere({
      language,
      category: kind,
      isUrgent: state.isUrgent,
      history: turn.history,
      helplines,
    });
  const crisis: CrisisReply = elsewhere
    ? {
        heard: elsewhere.said,
        step: nothingSaid,
        mayListen: false,
        ...(elsewhere.isFirst ? {} : { mayAnswer: true as const }),
      }
    : crisisReply({ ...turn, helplines, country, isCountryNew }, state);
  const isShown = elsewhere
    ? !elsewhere.isFirst
    : state.isBegun && hasBegun(turn.history.slice(-shownForItems));
  return {
    ...ordinary,
    helplines,
    crisis,
    show:
      !isShown || isCountryNew || crisis.isUrgent
        ? { level: "crisis", category: kind, helplines }
        : null,
  };
};
