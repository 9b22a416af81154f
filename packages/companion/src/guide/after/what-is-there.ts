import { turnPhrase } from "../reflect/turn-round.ts";
import { toldActions } from "../say/told-actions.ts";
import { fillSlots } from "../words/voice.ts";
import { type ActionRule, withOwnCapitals } from "./action-rule.ts";

const basesOf: Readonly<Record<string, string>> = {
  opened: "open",
  answered: "answer",
  rung: "ring",
  called: "call",
  booked: "book",
  read: "read",
  sent: "send",
  signed: "sign",
  paid: "pay",
  written: "write",
  started: "start",
  sorted: "sort",
  unpacked: "unpack",
  cleared: "clear",
  emailed: "email",
};

const notDone = new RegExp(
  `\\bi(?:'ve| have)?(?: not|n't) (?:even |yet |actually )?(${Object.keys(basesOf).join("|")}) ((?:the|my|our|any of the) [^.,;!?]{3,40})`,
);

/** Something waits to be done: "I've not opened the second letter". */
export const putOff: ActionRule = (message, clause) => {
  const match = notDone.exec(clause);
  const base = basesOf[match?.[1] ?? ""];
  const what = match?.[2]?.replace(/ (?:and|but|so|because|since|yet|for|in) ?.*$/, "");
  const turned = base && what ? turnPhrase(withOwnCapitals(what, message)) : null;
  return turned ? fillSlots(toldActions.putOff, { first: `${base} ${turned}` }) : null;
};

const groups =
  /\b(?:there(?:'s| is)|i(?:'ve)? found|i saw|they (?:do|run|have)) (?:an? |this |the )((?:[a-z-]+ ){0,2}(?:class|club|group|choir|drop[- ]in|course|workshop|coffee morning|citizens advice|advice session|carers thing))\b(?:[^.!?]*?\b(mon|tues|wednes|thurs|fri|satur|sun)days?)?/;

/** Whoever sings in it need not go to see what it is like. */
export const isMember =
  /\b(?:we (?:do|sing|meet|play|run)|i(?:'ve)? (?:go|sing|joined|been going|run|teach))\b/;

/** A place to go to has been found. */
export const group: ActionRule = (message, clause) => {
  const match = groups.exec(clause) ?? groups.exec(message.lower);
  if (!match?.[1] || !clause.includes(match[1]) || /whatsapp|chat|facebook|text/.test(match[1]))
    return null;
  if (isMember.test(message.lower)) return null;
  const day = match[2] ? ` on a ${match[2].charAt(0).toUpperCase()}${match[2].slice(1)}day` : "";
  return fillSlots(toldActions.group, { group: `the ${match[1]}`, day });
};

/** A job, a room, a place is going. */
export const vacancy: ActionRule = (message, clause) => {
  const match =
    /\bthere(?:'s| is) (?:also )?an? ((?:[a-z-]+ ){0,2}(?:job|post|vacancy|role|opening|place)) (?:going|coming up|come up|came up|free|open|advertised)((?: at| in| with) [^.,;!?]{3,30})?/.exec(
      clause,
    );
  const turned = match
    ? turnPhrase(withOwnCapitals(`${match[1]}${match[2] ?? ""}`, message))
    : null;
  return turned ? fillSlots(toldActions.opening, { opening: `the ${turned}` }) : null;
};

/** Somebody waits for an answer. */
export const thinkAbout: ActionRule = (_, clause) =>
  /\bi (?:said|told (?:him|her|them)) (?:that )?i(?:'d|'ll| would) (?:have a )?think about it\b/.test(
    clause,
  )
    ? toldActions.thinkAbout
    : null;
