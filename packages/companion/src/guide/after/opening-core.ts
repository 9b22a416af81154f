import type { SessionReading } from "../session/reading.ts";
import type { Understanding } from "../understanding/understand.ts";
import { isAboutTalk, isForWords, isSetting } from "./background.ts";

/** "I cannot sleep so I will try this": why somebody came at this hour is not what they came with. */
const tries = /\btry(?:ing)? (?:it|this|you)\b/i;
export const leadsToTalk = (
  { clauses }: Pick<Understanding, "clauses">,
  sentence: number,
): boolean => clauses.some((other) => other.sentence === sentence && tries.test(other.text));

/** A message without what it says of the talk itself and of what the story is set in. */
export const coreOf = (message: Understanding): Understanding => {
  const about = message.clauses.filter(
    ({ text, isQuestion, sentence }) =>
      !isQuestion && !isAboutTalk(text) && text.includes(" ") && !leadsToTalk(message, sentence),
  );
  const core = about.filter(({ text }) => !isSetting(text));
  const clauses = core.length > 0 ? core : about;
  return clauses.length > 0 ? { ...message, clauses } : message;
};

const fewestWords = 4;

const tells = (message: Understanding): boolean => {
  const { honesty, clauses } = message;
  // "fair enough, my niece put it on my phone": two words beside it tell nothing
  const least = clauses.some(({ text }) => isAboutTalk(text)) ? 3 : 2;
  return (
    honesty === null &&
    clauses.some(
      ({ text, isQuestion, sentence }) =>
        !isQuestion &&
        !isAboutTalk(text) &&
        !isSetting(text) &&
        !leadsToTalk(message, sentence) &&
        text.split(" ").length >= least,
    )
  );
};

/** The messages that tell something; "this is stupid, but…" tells what stands after the "but". */
export const tellings = ({ messages }: SessionReading): Understanding[] =>
  messages.filter(
    (message) =>
      message.isSubstantive ||
      (message.acts.has("complaint") &&
        message.clauses.length > 1 &&
        message.clauses.some(({ text }) => text.split(" ").length > fewestWords)),
  );

const mostLeadIn = 4;
const comesToIt =
  /\bthe real (?:thing|reason|problem) is\b|(?:^|[.!?] )(?:the|my) (?:difficulty|problem|trouble|dilemma|matter) is (?!this|tiny|small|silly|that i)/;

/** The message somebody came with: the first that tells anything beyond the talk itself. */
export const openingOf = (reading: SessionReading): Understanding | undefined => {
  const all = tellings(reading);
  const real = all.slice(0, mostLeadIn).find(({ lower }) => comesToIt.test(lower));
  return (
    real ??
    all.slice(0, mostLeadIn).find((message) => !isForWords(message) && tells(message)) ??
    all[0]
  );
};
