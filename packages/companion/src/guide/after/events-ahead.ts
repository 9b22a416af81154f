import { afterEvent, eventActions, toldActions } from "../say/told-actions.ts";
import { namedIn } from "../session/people-named.ts";
import { fillSlots } from "../words/voice.ts";
import { type ActionRule, isReachable, labelIn, towards } from "./action-rule.ts";
import { beforeTime, eventOf, time } from "./event-named.ts";

const ofOthers =
  /\b(?:mum|mam|mom|dad|mother|father|her|his|him|those|these|their|son|daughter|wife|husband)\b/;
const unsureOfGoing =
  /\b(?:don't want to go|dread\w*|whether to go|not sure (?:if|about)|can't face|not going|go or not|have to go)\b/;
export const eventAhead: ActionRule = (message, clause, reading) => {
  const found = eventOf(message, clause);
  // a party is only weighed by somebody who does not look forward to it
  if (found?.kind === "gathering" && !reading.told.some(({ lower }) => unsureOfGoing.test(lower)))
    return null;
  // somebody else's appointment is theirs to prepare
  if (found?.kind === "medical" && ofOthers.test(clause)) return null;
  return found
    ? fillSlots(eventActions[found.kind], { before: beforeTime(found.when), event: found.event })
    : null;
};
export const eventAfter: ActionRule = (message, clause) => {
  const found = eventOf(message, clause);
  return found && !/^(?:gathering|news)$/.test(found.kind) && !ofOthers.test(clause)
    ? fillSlots(afterEvent, { event: found.event })
    : null;
};

const toAnswerBy = new RegExp(
  `(?:\\b(?:they|he|she) (?:want|need)s? (?:to know|an answer|a yes)|(?:\\b(?:have|need|got|has|i've|ive)|'ve) to (?:answer|decide|choose|reply|tell them|let them know))\\b[^.!?]*\\b(?:by )?${time}\\b`,
);
export const deadline: ActionRule = (_, clause) => {
  // what somebody else has to answer is theirs
  if (/\b(?:she|he|they) (?:has|have|needs?) to (?:answer|decide|choose|reply|tell)\b/.test(clause))
    return null;
  const when = toAnswerBy.exec(clause)?.groups?.["time"];
  return when ? fillSlots(toldActions.deadline, { before: beforeTime(when) }) : null;
};

/** "I'm seeing the director on Monday": there may be something to say then. */
const meets = new RegExp(
  `\\b(?:(?:seeing|meeting|see|meet) (?<who>(?:my|our|the) (?:\\w+ )??\\w+|him|her)|(?:asking|asked|wants?|wanted) to (?:see|speak to|talk to|meet) me)\\b[^.!?]{0,20}?\\b${time}\\b`,
);
export const seeing: ActionRule = (message, clause, reading) => {
  const groups = meets.exec(clause)?.groups;
  if (!groups) return null;
  const who = groups["who"]
    ? labelIn(groups["who"], message, reading)
    : (namedIn(message)[0]?.label ?? null);
  return who && isReachable(who, reading)
    ? towards(who, toldActions.seeing, { who, before: beforeTime(groups["time"] ?? "") })
    : null;
};
