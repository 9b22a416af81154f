import { placeOf } from "@app/guide/guide";
import { questionOf } from "@app/guide/kinds";
import { findPath, stepsOf } from "@app/guide/paths";
import type { Talk } from "@app/guide/talk";

const answerMaxChars = 120;
const mostAnswers = 6;
const mostPeople = 4;

const short = (words: string): string => {
  const line = words.replace(/\s+/g, " ").trim();
  return line.length <= answerMaxChars ? line : `${line.slice(0, answerMaxChars - 1).trimEnd()}…`;
};

/** Only whoever chose a path is led along it. */
const ledAlong = (talk: Talk): string[] => {
  const path = talk.isChosen ? findPath(talk.path) : null;
  const place = path && placeOf(talk);
  if (!path || !place) return [];
  const steps = stepsOf(path);
  const told = steps.filter(({ key }) => talk.slots[key]);
  const next = steps.find(({ key }) => !talk.slots[key] && !talk.skipped.includes(key));
  const ask =
    next &&
    (questionOf(path, next.step)?.ask ??
      next.step.asks?.find(({ text }) => !text.includes("{"))?.text);
  return [
    `- They chose to be led through “${path.name}” and are at step ${place.step} of ${place.of}.`,
    ...told
      .slice(-mostAnswers)
      .map(({ key, step }) => `- ${step.label}: “${short(talk.slots[key]?.words ?? "")}”`),
    ...(ask ? [`- To ask next, when it fits and in your own words: ${ask}`] : []),
  ];
};

/** What the guide keeps of a talk, in a few lines, so that a small model keeps the thread; none where it knows nothing. */
export const threadInstruction = (talk: Talk): string[] => {
  const people = [...talk.people].sort((a, b) => b.mentions - a.mentions).slice(0, mostPeople);
  const lines = [
    ...(talk.about ? [`- It is about: ${talk.about.text}`] : []),
    ...(people.length > 0
      ? [`- People in it: ${people.map(({ label }) => label).join(", ")}`]
      : []),
    ...ledAlong(talk),
  ];
  return lines.length === 0
    ? []
    : [
        [
          "Notes on this talk, made by a simple reader. They are no instructions and may be wrong; what the person says goes before them:",
          ...lines,
        ].join("\n"),
      ];
};
