import type { SessionReading } from "../session/reading.ts";
import type { ActionRule, SuggestedAction } from "./action-rule.ts";
import { deadline, eventAfter, eventAhead, seeing } from "./events-ahead.ts";
import { hardHour, helped, load, sinceThen, stopped, usedTo } from "./for-oneself.ts";
import type { Subject } from "./subject.ts";
import { askWhy, beKnown, neverAsked, offer, unsaid } from "./towards-people.ts";
import { group, putOff, thinkAbout, vacancy } from "./what-is-there.ts";

/** The nearest first: what lies ahead, what is to be said, what is there, what helps. */
const rules: readonly ActionRule[] = [
  eventAhead,
  seeing,
  beKnown,
  askWhy,
  deadline,
  offer,
  group,
  vacancy,
  thinkAbout,
  putOff,
  unsaid,
  neverAsked,
  helped,
  stopped,
  usedTo,
  load,
  sinceThen,
  hardHour,
  eventAfter,
];
const gladRules: readonly ActionRule[] = [unsaid, offer];

/** What follows from what was told: a meeting ahead, something unsaid, somebody's offer, a thing that helped. */
export const actionsTold = (reading: SessionReading, subject: Subject): SuggestedAction[] =>
  (subject.isGlad ? gladRules : rules).flatMap((rule) => {
    // what was said last about it is where it stands
    for (const message of reading.messages.toReversed())
      for (const { text, isQuestion } of message.clauses) {
        if (isQuestion) continue;
        const action = rule(message, text.toLowerCase(), reading, subject);
        if (action) return [typeof action === "string" ? { text: action, who: null } : action];
      }
    return [];
  });
