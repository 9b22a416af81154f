import type { HistoryItem } from "@app/contract/calls/sessions";
import { exercises } from "./exercises/library.ts";
import { inWords } from "./listing.ts";
import { type Reading, readSession } from "./reading.ts";
import { tellingClause } from "./reflect/said-back.ts";
import { themeLines } from "./say/themes.ts";
import { fill, upperFirst } from "./voice.ts";

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const aboutOf = (reading: Reading): string[] => {
  const seen = new Set<string>();
  const list: string[] = [];
  for (const topic of reading.topics) {
    const text = fill(topic.situation.about, topic.slots);
    if (!text || seen.has(topic.situation.theme)) continue;
    seen.add(topic.situation.theme);
    list.push(lowerFirst(text));
  }
  if (list.length === 0 && reading.theme) list.push(themeLines[reading.theme].name);
  return list.slice(0, 3);
};

const toldLines = (reading: Reading): string[] => {
  const promised = new Set(reading.promises);
  const lines = reading.told.flatMap((message) => {
    const clause = message.acts.has("sarcasm") || message.honesty ? null : tellingClause(message);
    if (!clause || promised.has(clause.text) || clause.text.split(" ").length < 4) return [];
    return [clause.isThought ? `It felt as if ${clause.text}.` : upperFirst(`${clause.text}.`)];
  });
  const unique = [...new Set(lines)];
  // the beginning, the middle and the end of what was told
  const picked =
    unique.length <= 3 ? unique : [unique[0], unique[Math.floor(unique.length / 2)], unique.at(-1)];
  return picked.filter((line): line is string => line !== undefined);
};

/** The words of the darkest moment stay out of it; what may help stands in it. */
const darkSummary = (reading: Reading): string => {
  const people = [
    ...new Set(reading.messages.flatMap((message) => message.people.map((person) => person.label))),
  ].slice(0, 2);
  const parts = ["You spoke about a very hard time, and it was good that you said so."];
  if (people.length > 0) parts.push(`You also mentioned ${inWords(people)}.`);
  const promise = reading.promises.at(-1);
  if (promise) parts.push(`You named a step: ${promise}.`);
  parts.push(
    "You need not carry this alone: the crisis page lists people who answer day and night.",
  );
  return parts.join(" ");
};

/** What was said, in the second person, for the one who said it. */
export const guideSummary = (history: readonly HistoryItem[]): string => {
  const reading = readSession(history);
  if (reading.told.length === 0)
    return "This was a short visit. Nothing in particular was put down yet, and you can come back to it whenever you like.";
  if (reading.isRisk) return darkSummary(reading);
  const about = aboutOf(reading);
  const lines = toldLines(reading);
  const parts: string[] = [];
  if (about.length === 0 && lines.length <= 1) parts.push("This was a short conversation.");
  if (about.length > 0) parts.push(`You talked about ${inWords(about)}.`);
  parts.push(...lines);
  const feelings = reading.feelings
    .filter((feeling) => !about.some((topic) => topic.includes(feeling)))
    .slice(0, 3);
  if (feelings.length > 0)
    parts.push(
      feelings.length === 1
        ? `What came up most was ${feelings[0]}.`
        : `What came up was ${inWords(feelings)}.`,
    );
  const done = exercises.filter((exercise) => reading.exerciseIds.includes(exercise.id));
  if (done.length > 0)
    parts.push(
      `On the way you tried ${inWords(done.map((exercise) => exercise.invite.split(",")[0] ?? exercise.invite))}.`,
    );
  const promise = reading.promises.at(-1);
  if (promise) parts.push(`Before the end you named a step: ${promise}.`);
  if (parts.length === 0) parts.push("You put into words something that had been on your mind.");
  return parts.join(" ");
};
