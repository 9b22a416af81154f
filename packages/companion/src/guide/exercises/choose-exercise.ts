import type { State } from "../session/state.ts";
import type { TalkTheme } from "../understanding/theme.ts";
import type { Exercise } from "./exercise.ts";
import { guideExercises } from "./library.ts";
import { wasDone } from "./run-exercise.ts";

const byTheme: Readonly<Record<TalkTheme, readonly string[]>> = {
  work: ["problem-solving", "stop", "muscle-relaxation"],
  study: ["problem-solving", "activity-planning", "breathing"],
  money: ["problem-solving", "worry-time"],
  family: ["stop", "values", "self-compassion"],
  parenting: ["self-compassion", "stop", "breathing"],
  partner: ["stop", "values", "self-compassion"],
  breakup: ["self-compassion", "activity-planning", "values"],
  friendship: ["thought-record", "values"],
  loneliness: ["activity-planning", "self-compassion"],
  grief: ["self-compassion", "breathing"],
  health: ["breathing", "worry-time", "muscle-relaxation"],
  habit: ["stop", "values", "problem-solving"],
  sleep: ["muscle-relaxation", "worry-time", "breathing"],
  body: ["self-compassion", "thought-record"],
  anxiety: ["breathing", "worry-time", "grounding"],
  lowMood: ["activity-planning", "self-compassion"],
  anger: ["stop", "breathing", "thought-record"],
  shame: ["self-compassion", "thought-record"],
  selfEsteem: ["thought-record", "self-compassion"],
  motivation: ["activity-planning", "problem-solving"],
  identity: ["values", "self-compassion"],
  change: ["values", "problem-solving"],
  trauma: ["grounding", "breathing"],
  faith: ["values"],
  caring: ["self-compassion", "problem-solving"],
  world: ["worry-time", "values"],
  goodNews: ["values", "activity-planning"],
};

/** Some moments ask for one exercise above the others of their theme. */
const bySituation: Readonly<Record<string, string>> = {
  "panic-attack": "grounding",
  overthinking: "worry-time",
  "not-good-enough": "thought-record",
  "regret-past": "self-compassion",
  "no-motivation-bed": "activity-planning",
  procrastinating: "activity-planning",
  decision: "values",
  "social-anxiety": "thought-record",
  interview: "breathing",
  exam: "breathing",
  presentation: "breathing",
  "overload-at-work": "problem-solving",
  "new-job-impostor": "thought-record",
};

const find = (id: string | undefined): Exercise | null =>
  guideExercises.find((exercise) => exercise.id === id) ?? null;

/** The exercise that fits this conversation and has not been done in it. */
export const exerciseFor = (state: State): Exercise | null => {
  // somebody who asks for an exercise at three in the morning wants calm before a plan
  const calming = state.now.acts.has("exerciseRequest")
    ? [...state.before, state.now]
        .flatMap((message) => message.situations.map(({ situation }) => situation.theme))
        .filter((theme) => theme === "sleep" || theme === "anxiety")
    : [];
  const ids = [
    ...calming.flatMap((theme) => byTheme[theme]),
    state.topic ? bySituation[state.topic.id] : undefined,
    ...(state.topic ? byTheme[state.topic.theme] : []),
    ...(state.theme ? byTheme[state.theme] : []),
    "breathing",
  ];
  for (const id of ids) {
    const exercise = find(id);
    if (exercise && !wasDone(state.replies, exercise)) return exercise;
  }
  return null;
};
