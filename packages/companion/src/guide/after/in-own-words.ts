import { clauseSalienceOf } from "../reflect/salience.ts";
import { type OwnKind, ownActions } from "../say/own-actions.ts";
import type { SessionReading } from "../session/reading.ts";
import type { MessageAct } from "../understanding/acts.ts";
import type { Understanding } from "../understanding/understand.ts";
import { isAboutTalk, isForWords } from "./background.ts";
import { ownKinds } from "./own-kinds.ts";
import { ownSentence } from "./own-sentence.ts";
import { keptBack } from "./towards-people.ts";
import { isMember } from "./what-is-there.ts";

/** A sentence of the person's own, and what kind of thing it tells. */
export type OwnWords = { said: string; kind: OwnKind; index: number; score: number };

/** Both halves of these may stand in clauses of their own. */
const isOfSentence = /^(?:bothSides|weighing)$/;
/** These are told of oneself; what friends find embarrassing is theirs. */
const ofOneself = /^(?:afraid|dread|hardOnSelf|alone|cross|staysWith|good)$/;
const ofOthers =
  /^(?:(?:my|our|his|her|the) [\w'-]+(?: \w+)?|he|she|they|people|friends(?: all)?|everyone|everybody|\w+'s \w+) (?!.*\b(?:me|i|i'm|my face)\b)/;
/** "That's the thing that got me": what it was stands in the sentence before. */
const pointsBack = /^(?:that|that's|this|which)\b/;
/** "I wouldn't say lonely": whatever follows is what it is not. */
const denied = /\b(?:wouldn't|would not) (?:say|call)\b/;

const unfit: readonly MessageAct[] = [
  "insult",
  "complaint",
  "sarcasm",
  "goodbye",
  "source",
  "exerciseRequest",
];
const farewell = /\b(?:bye|goodnight|thanks for|thank you for|ta ra)\b/;

const wordsOf = (text: string): number => text.split(" ").length;

const plain = (said: string): string => said.toLowerCase().replace(/’/g, "'");

/** "I keep moving it" needs the sentence before it to say what. */
const pointsAt = /\b(?:it|that|this|them|one)$/;
const fewWords = 5;
const mostWords = 22;
const joined = (said: string, before: string | null): string => {
  const isShort = wordsOf(said) <= fewWords && pointsAt.test(said);
  const both = before && !before.includes(said) ? `${before}. ${said}` : said;
  return isShort && wordsOf(both) <= mostWords ? both : said;
};

/** How much a sentence's place in what its message is about counts beside what kind of thing it tells. */
const matters = 0.4;

const readOf = (message: Understanding, index: number, count: number): OwnWords[] => {
  if (message.honesty !== null || isForWords(message)) return [];
  if (unfit.some((act) => message.acts.has(act)) || farewell.test(message.lower)) return [];
  return message.clauses.flatMap(({ text, isQuestion }, at): OwnWords[] => {
    const lower = text.toLowerCase();
    const own = ownSentence(message, text);
    const sentence = own ? plain(own) : lower;
    const found = ownKinds.find(
      ({ kind, tells, not }) =>
        (!isQuestion || kind === "weighing") &&
        tells.test(isOfSentence.test(kind) ? sentence : lower) &&
        !not?.test(lower) &&
        !(ofOneself.test(kind) && ofOthers.test(lower)),
    );
    if (!found || denied.test(lower) || isAboutTalk(text)) return [];
    if (found.kind === "place" && isMember.test(message.lower)) return [];
    if (found.kind === "unsaid" && keptBack.test(message.lower)) return [];
    if (pointsBack.test(lower) && found.kind !== "staysWith") return [];
    const previous = message.clauses[at - 1]?.text;
    const before = previous ? ownSentence(message, previous) : null;
    const said = pointsBack.test(lower) ? before : own && joined(own, before);
    if (!said) return [];
    const long = wordsOf(said);
    // somebody who is spoken of from the beginning is seldom somebody to turn to
    if (found.kind === "somebody" && index * 2 < count) return [];
    if (found.not?.test(plain(said)) || long <= 3) return [];
    return [
      {
        said,
        kind: found.kind,
        index,
        score:
          found.score +
          matters * clauseSalienceOf({ clauses: message.clauses, index: at }) +
          // what comes late is what it came to
          (count > 2 ? (0.6 * index) / (count - 1) : 0) +
          (long >= 5 && long <= 14 ? 0.4 : 0),
      },
    ];
  });
};

/** What the person said that a step may follow from, the weightiest first, one of each kind. */
export const weightiestWords = ({ told }: SessionReading): OwnWords[] => {
  const all = told
    .flatMap((message, index) => readOf(message, index, told.length))
    .sort((a, b) => b.score - a.score);
  return all.filter(
    (one, at) =>
      all.findIndex(({ kind }) => kind === one.kind) === at &&
      all.findIndex(({ said }) => said === one.said) === at,
  );
};

/** Some kinds are asked of only where the sentence says plainly what could be done about it. */
const fitsFor: Readonly<Partial<Record<OwnKind, RegExp>>> = {
  // a fear for somebody, or of what one is, leaves nothing to prepare
  afraid:
    /^(?!.*\b(?:worried about|losing (?:my mind|it)|(?:scared|afraid) of (?:being|me|myself)|the one who)\b)/i,
  dread:
    /\b(?:dread|dreading|can['’]t face)\b|\bi(?:['’]m| am| get| feel) (?:\w+ )?(?:nervous|scared|afraid) (?:to|about)\b/i,
  // "I want to stop" has one side only
  bothSides:
    /\b(?:half|part) of me\b.*\bbut\b|^(?!.*\bwant to say\b).*\b(?:want|love|like)\b.*\bbut\b(?! i can(?:['’]t|not)\b)/i,
  misses: /\bmiss (?:\w+ing\b|our \w+|the (?!way\b)\w+)/i,
  // what only another can give, or nobody, brings no step nearer
  wants:
    /^i(?:['’]d| would)? (?:(?:just|really|only|do|still) )*(?:want|like|love) to (?!be\b|go home|know|understand|believe|hear|disappear|hide|see what|make sure|say|register|complain|report)\w+/i,
  keeps:
    /\bkeep (?:\w+ )?(?:checking|googling|looking|scrolling|buying|eating|drinking|putting|moving|cancelling|snapping|shouting|picking|refreshing|reading|comparing|apologising|lying|pretending|hiding|avoiding|forgetting|saying (?:yes|sorry))\b/i,
  wantsOf: /\b(?:want|wish|need)(?:ed)? (?:him|her|them|my \w+|someone|somebody)\b/i,
  unsaid: /\b(?:haven['’]t|never|not) (?:\w+ )?(?:told|said|talked|mentioned|asked)\b/i,
};

/** What could be done about a sentence; null where nothing plainly follows from it. */
export const actionFor = ({ kind, said }: OwnWords): string | null =>
  fitsFor[kind]?.test(said) === false ? null : (ownActions[kind]?.replace("{said}", said) ?? null);
