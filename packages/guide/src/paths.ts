import type { Path, PathStep } from "./path.ts";
import { deepSteps, planSteps } from "./plan.ts";
import type { Talk } from "./talk.ts";
import { readGuideData } from "./written.ts";

/** In the order the page lists them; each is a file in paths/, checked by a test. */
export const guidePaths: readonly Path[] = [
  "open",
  "decision",
  "happened",
  "quarrel",
  "hard-talk",
  "limit",
  "drifting",
  "breakup",
  "lonely",
  "grief",
  "old-grief",
  "worry",
  "waiting",
  "fear",
  "low",
  "too-much",
  "work",
  "meaning",
  "shame",
  "harsh",
  "comparing",
  "anger",
  "sleep",
  "body",
  "habit",
  "putting-off",
  "money",
  "caring",
  "parenting",
  "new-start",
  "who-am-i",
  "faith",
  "good-news",
  "looking-back",
  "unsure",
  "talking",
].map((id) => readGuideData<Path>(`paths/${id}`));

const byId: ReadonlyMap<string, Path> = new Map(guidePaths.map((path) => [path.id, path]));

export const findPath = (id: string | null): Path | null =>
  id === null ? null : (byId.get(id) ?? null);

/** A step with the key its answer is kept under. */
export type PlacedStep = { key: string; step: PathStep };

/** What was told while nothing was asked is kept under these. */
export const heardKey = "heard/";

/** What somebody began with. */
export const cameKey = "came";

/** What was asked in a deep dive beside its path is kept under these. */
export const deepKey = "deep/";
export const insightKey = `${deepKey}insight`;

export const planKeys = {
  step: "plan/step",
  when: "plan/when",
  obstacle: "plan/obstacle",
  /** What they found to say to somebody, and their own answer to what they asked. */
  words: "plan/words",
  own: "plan/own",
  /** Only thought of: the step, where in the end there is no other. */
  maybe: "plan/maybe",
} as const;

export const placedDeep = (path: Path | null): readonly PlacedStep[] =>
  deepSteps(path).map((step) => ({ key: `${deepKey}${step.id}`, step }));

/** All steps of a talk on a path, in order: its own, then the plan, whose first step a path may bring itself. */
export const pathStepsOf = (path: Path, isDeep = false): readonly PlacedStep[] => {
  const hasOwnStep = path.steps.some(({ role }) => role === "step");
  const without: ReadonlySet<string> = new Set(path.endsWithout ?? []);
  const own = path.steps.map((step) => ({
    key: step.role === "step" ? planKeys.step : `${path.id}/${step.id}`,
    step,
  }));
  return [
    // a deep dive goes further before anything is planned
    ...(isDeep
      ? [
          ...own.filter(({ key }) => key !== planKeys.step),
          ...placedDeep(path),
          ...own.filter(({ key }) => key === planKeys.step),
        ]
      : own),
    ...planSteps
      .filter(({ id }) => !(hasOwnStep && id === "step") && !without.has(id))
      .map((step) => ({ key: `plan/${step.id}`, step })),
  ];
};

export const findStep = (path: Path | null, key: string): PathStep | null =>
  (path && pathStepsOf(path).find((placed) => placed.key === key)?.step) ??
  placedDeep(path).find((placed) => placed.key === key)?.step ??
  planSteps.find(({ id }) => `plan/${id}` === key) ??
  null;

export type RankedPath = { path: Path; share: number };

/** The paths a talk resembles, likeliest first, as shares of all. */
export const rankPaths = ({ talk }: { talk: Talk }): RankedPath[] => {
  const all = Object.values(talk.leanings).reduce((sum, value) => sum + value, 0);
  return guidePaths
    .map((path) => ({ path, share: all > 0 ? (talk.leanings[path.id] ?? 0) / all : 0 }))
    .sort((a, b) => b.share - a.share);
};
