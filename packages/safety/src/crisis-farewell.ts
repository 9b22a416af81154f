import type { Helpline, RiskCategory } from "@app/contract/reply-events";
import type { CrisisReply } from "./crisis-reply.ts";
import { hasSaid, joinWords, type RiskItem } from "./risk-history.ts";
import { emergencyNumber, serviceLine } from "./ways-to-people.ts";

/** Closing words after a crisis: the goodbye is honoured, and the way to people stands beside it. */
export const crisisFarewell = (turn: {
  history: readonly RiskItem[];
  helplines: readonly Helpline[];
  category: RiskCategory;
}): CrisisReply => {
  const named = serviceLine(turn.helplines);
  if (turn.category === "medical_emergency")
    return {
      heard: joinWords(["Thank you for telling me."]),
      step: joinWords([
        `What counts now is that a doctor or the emergency service sees it: ${emergencyNumber(turn.helplines)}, at any hour.`,
        "I wish you good people around you.",
      ]),
      mayListen: false,
    };
  return {
    heard: joinWords([
      "Thank you for telling me what you told me today.",
      "You do not have to be alone with it from here on.",
    ]),
    step: joinWords([
      ...(hasSaid(turn.history, named.mark)
        ? ["The people I named answer at any hour, and the crisis page has their numbers."]
        : [named, "The crisis page has the others."]),
      "Go gently, in small steps.",
    ]),
    mayListen: true,
  };
};
