import { isLearning } from "../reflect/learners-english.ts";
import { summaryLeads, summaryQuestions } from "../say/moving-on.ts";
import type { State } from "../session/state.ts";
import { type ReplyVoice, upperFirst } from "../words/voice.ts";
import { retold } from "./retell.ts";

type Parts = (string | null)[];

/** Beyond this many words a list of clauses becomes two sentences. */
const oneBreathWords = 26;

/** Clauses of the person's, joined as somebody would say them: "A, b, and c." */
const joined = (clauses: readonly string[]): string => {
  const [first = "", ...rest] = clauses;
  const last = rest.at(-1);
  if (last === undefined) return `${upperFirst(first)}.`;
  const words = clauses.join(" ").split(" ").length;
  // a clause with a comma of its own needs a sentence to itself
  if (words > oneBreathWords || clauses.some((clause) => clause.includes(",")))
    return clauses
      .map((clause, index) =>
        index > 0 && index === clauses.length - 1 ? `And ${clause}.` : `${upperFirst(clause)}.`,
      )
      .join(" ");
  return clauses.length === 2
    ? `${upperFirst(first)}, and ${last}.`
    : `${upperFirst(clauses.slice(0, -1).join(", "))}, and ${last}.`;
};

const fewestPieces = 2;

/** What was told so far, in the person's own words, and whether that is right. */
export const gatherUp = (state: State, voice: ReplyVoice): Parts | null => {
  if (isLearning([...state.before, state.now])) return null;
  const pieces = retold([...state.before, state.now], 3);
  if (pieces.length < fewestPieces) return null;
  // what was just said must not go unanswered
  if (pieces.at(-1)?.index !== state.before.length) return null;
  const said = voice.offer(joined(pieces.map((piece) => piece.text)), "nearly");
  if (!said) return null;
  return [
    voice.pick("lead", summaryLeads),
    said,
    state.questionsOff ? null : voice.pick("sumq", summaryQuestions),
  ];
};
