import { type ClauseShape, shapeOfClause } from "../reflect/clause-shape.ts";
import type { ClauseQuestion } from "../say/clause-questions/clause-question.ts";
import { openEndedQuestions } from "../say/clause-questions/open-ended-questions.ts";
import { othersClauseQuestions } from "../say/clause-questions/others-clause-questions.ts";
import { ownClauseQuestions } from "../say/clause-questions/own-clause-questions.ts";
import { thingClauseQuestions } from "../say/clause-questions/thing-clause-questions.ts";
import type { State } from "../session/state.ts";
import { inSorrow } from "../session/weight.ts";
import { casesOf } from "../understanding/people.ts";
import type { ReplyVoice, Slots } from "../words/voice.ts";
import { stillOpen } from "./still-open.ts";

const byVerb = new Map<string, ClauseQuestion[]>();
for (const question of [
  ...ownClauseQuestions,
  ...openEndedQuestions,
  ...othersClauseQuestions,
  ...thingClauseQuestions,
])
  for (const verb of question.verbs.split(" "))
    byVerb.set(verb, [...(byVerb.get(verb) ?? []), question]);

const pronouns: Readonly<Record<string, "he" | "she" | "they">> = {
  he: "he",
  him: "he",
  his: "he",
  she: "she",
  her: "she",
  they: "they",
  them: "they",
  someone: "they",
  somebody: "they",
  people: "they",
};

/** Whoever the clause is about besides the person: "them" in the question. */
const otherIn = (shape: ClauseShape, state: State): Slots => {
  const text = shape.of === "other" ? shape.subject : shape.rest;
  const none: Slots = { they: undefined, them: undefined, their: undefined };
  const [, owner, named] =
    /\b(?:(my|our) ([\w-]+)|he|him|she|her|they|them|someone|somebody|people)\b/.exec(text) ?? [];
  if (!owner) {
    const word = /\b(?:he|him|she|her|they|them|someone|somebody|people)\b/.exec(text)?.[0];
    const they = word === undefined ? undefined : pronouns[word];
    return they ? casesOf(they) : none;
  }
  const cases = casesOf(`your ${named}`);
  if (cases.they) return cases;
  // "my boss" is "she" once the person has said "she"
  return state.person && state.person.role === named ? casesOf(state.person.they) : none;
};

/** A day or a date that lies ahead, as it can stand behind "about". */
const dayAhead =
  /\b(?:(?:on|this|next|until|till|by|before) )?((?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|the weekend|the \d+(?:st|nd|rd|th)|next (?:week|month))\b/i;
const isPlanned =
  /\b(?:appointment|interview|exam|test|scan|hearing|meeting|one-to-one|operation|surgery|results|wedding|funeral|court|review|viva|viewing|party|dinner|lunch|visit|flight|first day|specialist|consultant|is coming|are coming|coming (?:over|round|home|to stay)|moves? (?:in|out)|starts?|seeing|meeting)\b/i;
const weekdays = /^(?:mon|tues|wednes|thurs|fri|satur|sun)/i;

/** "How are you feeling about Thursday?" */
const aheadQuestion = (clause: string, shape: ClauseShape, voice: ReplyVoice): string | null => {
  // what the person will do is a step, and is taken up as one
  if (shape.of === "self" && shape.tense === "will") return null;
  if (shape.isNegated || shape.tense === "past" || shape.tense === "used") return null;
  if (/\b(?:last|every|each|usually|always|ago|since|was|were)\b/i.test(clause)) return null;
  const day = dayAhead.exec(clause)?.[1];
  if (!day || !isPlanned.test(clause)) return null;
  const said = weekdays.test(day)
    ? day.charAt(0).toUpperCase() + day.slice(1).toLowerCase()
    : day.toLowerCase();
  return voice.pick("ahead", ["How are you feeling about {day}?"], { day: said });
};

const fits = (question: ClauseQuestion, shape: ClauseShape, clause: string, all: string): boolean =>
  question.of === shape.of &&
  question.tense.includes(shape.tense) &&
  (question.isNegated ?? false) === shape.isNegated &&
  (question.subject?.test(shape.subject) ?? true) &&
  (question.rest?.test(shape.rest) ?? true) &&
  !question.not?.test(clause) &&
  !question.told?.test(all);

/** A question made out of one clause of the person's; null where its grammar leaves the answer open to guessing. */
export const clauseQuestion = (state: State, voice: ReplyVoice): string | null => {
  const clause = state.now.clauses.findLast(({ isQuestion }) => !isQuestion)?.text ?? "";
  const shape = shapeOfClause(clause);
  if (!shape || /^(?:if|when|unless|whenever)\b|\b(?:nearly|almost)\b/i.test(clause)) return null;
  const lower = clause.toLowerCase();
  const all = state.now.text.toLowerCase().replace(/’/g, "'");
  const sorrow = inSorrow(state);
  const ahead = sorrow ? null : aheadQuestion(clause, shape, voice);
  if (ahead) return ahead;
  for (const question of byVerb.get(shape.verb) ?? []) {
    if (!fits(question, shape, lower, all) || (sorrow && !question.suitsSorrow)) continue;
    const line = voice.pick(`clause/${shape.verb}`, stillOpen(question.ask, all), {
      ...otherIn(shape, state),
      verb: shape.verb,
    });
    if (line) return line;
  }
  return null;
};
