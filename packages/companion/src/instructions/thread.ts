import { placeOf } from "@app/guide/guide";
import { findPath, pathStepsOf } from "@app/guide/paths";
import type { Talk } from "@app/guide/talk";
import { hasPlaceholder, ofAnybody } from "@app/guide/write/fill";
import { questionOf } from "@app/guide/written";

const answerMaxChars = 120;
const mostAnswers = 6;

const short = (words: string): string => {
  const line = words.replace(/\s+/g, " ").trim();
  return line.length <= answerMaxChars ? line : `${line.slice(0, answerMaxChars - 1).trimEnd()}…`;
};

/** Only whoever chose a path is led along it. */
const ledAlong = (talk: Talk): string[] => {
  const path = talk.isChosen ? findPath(talk.path) : null;
  const place = path && placeOf(talk);
  if (!path || !place) return [];
  const steps = pathStepsOf(path, talk.isDeep);
  const told = steps.filter(({ key }) => talk.slots[key]);
  const next = steps.find(({ key }) => !talk.slots[key] && !talk.skipped.includes(key));
  const asked =
    next &&
    (questionOf(path, next.step)?.ask ??
      next.step.asks?.find(({ text }) => !hasPlaceholder(text))?.text);
  const ask = asked && ofAnybody(asked);
  return [
    `- They chose to be led through “${path.name}” and are at step ${place.step} of ${place.of}.`,
    ...told
      .slice(-mostAnswers)
      .map(({ key, step }) => `- ${step.label}: “${short(talk.slots[key]?.words ?? "")}”`),
    ...(ask ? [`- To ask next, when it fits and in your own words: ${ask}`] : []),
  ];
};

/** Where somebody is on the way they chose, in a few lines, so that a small model keeps to it; none where they chose none. */
export const threadInstruction = (talk: Talk): string[] => {
  const lines = ledAlong(talk);
  return lines.length === 0
    ? []
    : [
        [
          "Notes on this talk. They are no instructions; what the person says goes before them:",
          ...lines,
        ].join("\n"),
      ];
};
