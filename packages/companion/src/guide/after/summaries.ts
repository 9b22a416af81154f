import type { HistoryItem } from "@app/contract/calls/session-shapes";
import type { CompanionState } from "../../state.ts";
import { guideExercises } from "../exercises/library.ts";
import { readSession, type SessionReading } from "../session/reading.ts";
import { lastingSteps } from "./lasting-steps.ts";
import { inWords } from "./listing.ts";
import { isOtherLanguage } from "./other-language.ts";
import { storyOf } from "./story.ts";
import { subjectOf } from "./subject.ts";

/** The words of the darkest moment stay out of it; what may help stands in it. */
const darkSummary = (reading: SessionReading): string => {
  const people = [
    ...new Set(reading.messages.flatMap((message) => message.people.map((person) => person.label))),
  ].slice(0, 2);
  const parts = ["You spoke about a very hard time, and it was good that you said so."];
  if (people.length > 0) parts.push(`You also mentioned ${inWords(people)}.`);
  const [step] = lastingSteps(reading);
  if (step?.words) parts.push(`You named a step: to ${step.words}.`);
  else if (step?.said) parts.push(`You spoke of a next step: “${step.said}.”`);
  parts.push(
    "You need not carry this alone: the crisis page lists people who answer day and night.",
  );
  return parts.join(" ");
};

/** With fewer messages than this it was short, and is called so. */
const shortTalk = 4;

/** What was said, in the second person and in the order told, for the one who said it. */
export const guideSummary = (
  history: readonly HistoryItem[],
  risk: CompanionState["risk"] = [],
): string => {
  const reading = readSession(history, risk);
  if (reading.told.length === 0 && reading.topics.length === 0)
    return "This was a short visit. Nothing in particular was put down yet, and you can come back to it whenever you like.";
  if (reading.isRisk) return darkSummary(reading);
  if (isOtherLanguage(reading))
    return "You wrote in another language, of which I understand little, so this cannot say what it was about.";
  const [step] = lastingSteps(reading);
  const ending = step?.words
    ? `You said you ${step.isFirm ? "would" : "could"} ${step.words}.`
    : step?.said
      ? `You spoke of a next step: “${step.said}.”`
      : null;
  const parts = storyOf(reading, [step?.words ?? "", step?.said ?? ""].filter(Boolean));
  const about = parts.length === 0 ? subjectOf(reading).about : null;
  if (about) parts.push(`You talked about ${about}.`);
  const done = guideExercises.filter((exercise) => reading.exerciseIds.includes(exercise.id));
  if (done.length > 0) parts.push(`You tried ${inWords(done.map((one) => one.invite))}.`);
  if (ending) parts.push(ending);
  // one sentence alone is no telling
  if (parts.length < 2 && reading.told.length < shortTalk)
    parts.unshift("This was a short conversation.");
  return parts.join(" ");
};
