import { youngAgeIn } from "../understanding/numbers.ts";
import type { Understanding } from "../understanding/understand.ts";
import type { State } from "./state.ts";

/** Something that is only hinted at, and has been kept for years. */
const hintedAt =
  /\bsomething (?:bad |awful |terrible )?happened (?:to me )?(?:when|as a|years ago|at)\b|\bwhat (?:he|she|they) did to me\b/;

/** Subjects in which a short sentence is rarely a small one. */
const sorrowful = (message: Understanding): boolean =>
  hintedAt.test(message.lower) ||
  /\bmy late (?:husband|wife|partner|mum|mom|dad|mother|father|brother|sister|son|daughter)\b/.test(
    message.lower,
  ) ||
  message.situations.some(
    ({ situation }) =>
      situation.theme === "grief" ||
      situation.theme === "trauma" ||
      situation.id === "harm-i-did" ||
      situation.id === "childless-miscarriage",
  );

const shortWords = 13;

/** What is only hinted at stays near for the whole session, and is never asked about. */
const isHintedAt = (state: State): boolean =>
  [...state.before, state.now].some(({ lower }) => hintedAt.test(lower));

/** Sorrow was spoken of in this message or in one of the last three. */
export const inSorrow = (state: State): boolean =>
  [...state.before.slice(-3), state.now].some(sorrowful) || isHintedAt(state);

/** What the living think, say or do is another matter than the loss. */
const elsewhere =
  /^(?:and |but |so |because |no )*(?:he|she|they|my \w+|everyone|people)(?:'s| is| are|'re)? (?:thinks?|says?|said|wants?|got|has|have|keeps?|tells?|asked|asks|won't|doesn't|expects?)\b|\b(?:house|money|job|work|rent|will|lawyer|solicitor|sell|selling)\b/;

const leads = (state: State): boolean =>
  state.now.meansToAct ||
  state.now.acts.has("adviceRequest") ||
  state.now.clauses.some((clause) => clause.isQuestion);

/** How many of the latest replies stayed without asking. */
const quietRun = (state: State): number => {
  let run = 0;
  for (const reply of [...state.replies].reverse()) {
    if (reply.includes("?")) break;
    run += 1;
  }
  return run;
};

/** A few words that hold more than they say: they are stayed with, not asked about. */
export const isToBeStayedWith = (state: State): boolean => {
  const { now } = state;
  if (leads(state) || now.wordCount > 30) return false;
  const run = quietRun(state);
  if (youngAgeIn(now.lower) !== null) return true;
  return (
    inSorrow(state) &&
    state.toldCount > 1 &&
    now.wordCount <= shortWords &&
    run < (isHintedAt(state) ? 6 : 2) &&
    !elsewhere.test(now.lower)
  );
};
