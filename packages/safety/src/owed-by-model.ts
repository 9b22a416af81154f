import { checksIn } from "./asked-by-model.ts";
import { joinWords, type MarkedWords, nothingSaid } from "./risk-history.ts";

/** What a model's own reply still owes somebody: what stands before it, the question, and the way to people. */
export type OwedWords = {
  /** Said at once, before the model is waited for. */
  lead?: MarkedWords;
  question: MarkedWords;
  /** When it is asked: unless the reply asks about suicide itself, unless it asks anything, or only where it says next to nothing. */
  asked: "unless-direct" | "unless-any" | "if-bare";
  /** That nobody can be called from here; a reply that helps has no need of it. */
  notice?: MarkedWords;
  ways: MarkedWords;
};

/** Shorter than this, and with no question, a reply has only been kind. */
const bareChars = 120;

const isBare = (reply: string): boolean => reply.length < bareChars;

const isAsked = ({ question, asked }: OwedWords, reply: string): boolean => {
  if (question.text === "") return false;
  if (asked === "unless-direct") return !checksIn(reply);
  return !reply.includes("?") && (asked === "unless-any" || isBare(reply));
};

/** An emergency number says nothing about a service: it has few digits. */
const numbersIn = (text: string): string[] =>
  (text.match(/\d[\d -]{3,}\d/g) ?? []).map((number) => number.replace(/\D/g, ""));

export const nothingOwed: OwedWords = {
  question: nothingSaid,
  asked: "if-bare",
  ways: nothingSaid,
};

/** What of it stands behind a reply, and whether a question does. */
export const saidAfter = (owed: OwedWords, reply: string): { said: MarkedWords; asks: boolean } => {
  const { question } = owed;
  const asks = isAsked(owed, reply);
  const ways = joinWords([isBare(reply) ? owed.notice : null, owed.ways]);
  // A service that the reply named by itself is not named twice.
  const isNamed = numbersIn(ways.text).some((number) => numbersIn(reply).includes(number));
  const { text } = joinWords([asks ? question : null, isNamed ? null : ways], "\n\n");
  // The first question counts as asked, in whose words ever; a later one only where it was.
  const marks = asks || owed.asked !== "if-bare" ? question.marks : [];
  return { said: { text, marks: [...marks, ...ways.marks] }, asks };
};
