import type { HistoryItem } from "@app/contract/calls/sessions";
import type { Helpline, RiskCategory, RiskLevel } from "@app/contract/reply-events";
import { chooseHelplines } from "./choose-helplines.ts";
import { concernReply, concernTail } from "./concern-reply.ts";
import { countryTold } from "./country-told.ts";
import { hasBegun, readCourse } from "./course/read-course.ts";
import { type CrisisReply, crisisReply, isSettled } from "./crisis-reply.ts";
import { crisisReplyElsewhere } from "./elsewhere/crisis-reply-elsewhere.ts";
import { languageOf } from "./elsewhere/language-of.ts";
import { screenMessage } from "./screen-message.ts";
import { noRisk, type Screening } from "./screening.ts";

export type RiskTurn = {
  content: string;
  history: readonly HistoryItem[];
  screening: Screening;
  country: string | null;
};

export type Shown = { level: RiskLevel; category: RiskCategory | null; helplines: Helpline[] };

export type Meeting = {
  country: string | null;
  helplines: readonly Helpline[];
  /** What the page shows beside the reply; null when it is shown already. */
  show: Shown | null;
  /** The companion's own words lead; null where an ordinary reply is right. */
  crisis: CrisisReply | null;
  /** How an ordinary reply is to read the message: what was denied and settled is not brought up again. */
  screening: Screening;
  /** A gentle direct question, for when the guide writes. */
  concern: string | null;
  /** What a model's reply still owes the person. */
  concernTail: (reply: string) => string | null;
};

/** After this many messages what was shown has scrolled far away. */
const shownForItems = 40;

const isFresh = (content: string): boolean =>
  screenMessage({ content, history: [] }).level !== "none";

/** What this person's country is: their own word in this session before everything else. */
export const countryOf = (turn: Pick<RiskTurn, "content" | "history" | "country">): string | null =>
  countryTold(turn) ?? turn.country;

const isCrisisTurn = (turn: RiskTurn): boolean => {
  if (turn.screening.level === "crisis") return true;
  if (turn.screening.level === "none") return false;
  // Taken back, played down or only answered: the talk that was begun goes on.
  return (hasBegun(turn.history) || !isFresh(turn.content)) && !isSettled(turn);
};

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
  const { level, category, isSuspicion = false } = turn.screening;
  if (level === "none" || category === null) return ordinary;
  if (!isCrisisTurn(turn)) {
    if (!isFresh(turn.content)) return { ...ordinary, screening: noRisk };
    const concern = concernReply({ ...turn, category, isSuspicion });
    return {
      ...ordinary,
      // What was told is answered all the same, and the question stands behind it.
      screening: isSuspicion ? noRisk : turn.screening,
      concern,
      show: concern ? { level: "concern", category, helplines: [] } : null,
      concernTail: (reply) => concernTail({ ...turn, category }, reply),
    };
  }
  const state = readCourse(turn);
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
        heard: elsewhere.text,
        step: "",
        mayListen: false,
        ...(elsewhere.isFirst ? {} : { mayAnswer: true as const }),
      }
    : crisisReply({ ...turn, helplines, country, isCountryNew });
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
