import type { HistoryItem } from "@app/contract/calls/sessions";
import { exercises } from "./exercises/library.ts";
import { inWords } from "./listing.ts";
import { personTold, type Reading, readSession } from "./reading.ts";
import { retold } from "./retell.ts";
import { themeLines } from "./say/themes.ts";
import { stepInWords } from "./steps.ts";
import { mainTopics } from "./topics.ts";
import { upperFirst } from "./voice.ts";

/** The words of the darkest moment stay out of it; what may help stands in it. */
const darkSummary = (reading: Reading): string => {
  const people = [
    ...new Set(reading.messages.flatMap((message) => message.people.map((person) => person.label))),
  ].slice(0, 2);
  const parts = ["You spoke about a very hard time, and it was good that you said so."];
  if (people.length > 0) parts.push(`You also mentioned ${inWords(people)}.`);
  const step = reading.steps.at(-1);
  if (step) parts.push(`You named a step: to ${stepInWords(step)}.`);
  parts.push(
    "You need not carry this alone: the crisis page lists people who answer day and night.",
  );
  return parts.join(" ");
};

/** With this many sentences of the person's own, a summary needs few other words. */
const fullTelling = 3;

/** What was said, in the second person and in the order told, for the one who said it. */
export const guideSummary = (history: readonly HistoryItem[]): string => {
  const reading = readSession(history);
  if (reading.told.length === 0 && reading.topics.length === 0)
    return "This was a short visit. Nothing in particular was put down yet, and you can come back to it whenever you like.";
  if (reading.isRisk) return darkSummary(reading);
  const about = mainTopics(reading.topics).map((topic) => topic.about);
  const told = retold(reading.messages, fullTelling);
  const person = personTold(reading);
  const parts: string[] = [];
  if (about.length > 0) parts.push(`You talked about ${inWords(about)}.`);
  else if (person) parts.push(`You talked about ${person}.`);
  // two sentences of the person's own say more than the name of a subject
  else if (reading.theme && told.length <= 1)
    parts.push(`You talked about ${themeLines[reading.theme].name}.`);
  else if (told.length <= 1)
    parts.push(
      reading.people.length > 0
        ? `You talked about ${inWords(reading.people.slice(0, 3))}.`
        : "This was a short conversation.",
    );
  parts.push(...told.map(({ text }) => upperFirst(`${text}.`)));
  const done = exercises.filter((exercise) => reading.exerciseIds.includes(exercise.id));
  if (done.length > 0) parts.push(`You tried ${inWords(done.map((one) => one.invite))}.`);
  const step = reading.steps.at(-1);
  if (step)
    parts.push(
      step.isFirm
        ? `You decided to ${stepInWords(step)}.`
        : /^do\b/.test(step.what)
          ? `You could ${stepInWords(step)}.`
          : `One thing you could do is ${stepInWords(step)}.`,
    );
  else {
    const feeling = reading.feelings.find((one) => !about.some((topic) => topic.includes(one)));
    if (told.length < fullTelling && feeling) parts.push(`There was ${feeling} in it.`);
  }
  return parts.join(" ");
};
