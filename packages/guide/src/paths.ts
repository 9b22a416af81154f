import type { Path, Step } from "./path.ts";
import { anger } from "./paths/anger.ts";
import { body } from "./paths/body.ts";
import { breakup } from "./paths/breakup.ts";
import { caring } from "./paths/caring.ts";
import { comparing } from "./paths/comparing.ts";
import { decision } from "./paths/decision.ts";
import { drifting } from "./paths/drifting.ts";
import { faith } from "./paths/faith.ts";
import { fear } from "./paths/fear.ts";
import { goodNews } from "./paths/good-news.ts";
import { grief } from "./paths/grief.ts";
import { habit } from "./paths/habit.ts";
import { happened } from "./paths/happened.ts";
import { hardTalk } from "./paths/hard-talk.ts";
import { harsh } from "./paths/harsh.ts";
import { limit } from "./paths/limit.ts";
import { lonely } from "./paths/lonely.ts";
import { lookingBack } from "./paths/looking-back.ts";
import { low } from "./paths/low.ts";
import { meaning } from "./paths/meaning.ts";
import { money } from "./paths/money.ts";
import { newStart } from "./paths/new-start.ts";
import { oldGrief } from "./paths/old-grief.ts";
import { open } from "./paths/open.ts";
import { parenting } from "./paths/parenting.ts";
import { puttingOff } from "./paths/putting-off.ts";
import { quarrel } from "./paths/quarrel.ts";
import { shame } from "./paths/shame.ts";
import { sleep } from "./paths/sleep.ts";
import { talking } from "./paths/talking.ts";
import { tooMuch } from "./paths/too-much.ts";
import { unsure } from "./paths/unsure.ts";
import { waiting } from "./paths/waiting.ts";
import { whoAmI } from "./paths/who-am-i.ts";
import { work } from "./paths/work.ts";
import { worry } from "./paths/worry.ts";
import { planSteps } from "./plan.ts";

/** In the order the page lists them. */
export const paths: readonly Path[] = [
  open,
  decision,
  happened,
  quarrel,
  hardTalk,
  limit,
  drifting,
  breakup,
  lonely,
  grief,
  oldGrief,
  worry,
  waiting,
  fear,
  low,
  tooMuch,
  work,
  meaning,
  shame,
  harsh,
  comparing,
  anger,
  sleep,
  body,
  habit,
  puttingOff,
  money,
  caring,
  parenting,
  newStart,
  whoAmI,
  faith,
  goodNews,
  lookingBack,
  unsure,
  talking,
];

const byId: ReadonlyMap<string, Path> = new Map(paths.map((path) => [path.id, path]));

export const findPath = (id: string | null): Path | null =>
  id === null ? null : (byId.get(id) ?? null);

/** A step with the key its answer is kept under. */
export type PlacedStep = { key: string; step: Step };

/** What was told while nothing was asked is kept under these. */
export const heardKey = "heard/";

/** What somebody began with. */
export const cameKey = "came";

export const planKeys = {
  step: "plan/step",
  when: "plan/when",
  obstacle: "plan/obstacle",
} as const;

/** All steps of a talk on a path, in order: its own, then the plan, whose first step a path may bring itself. */
export const stepsOf = (path: Path): readonly PlacedStep[] => {
  const hasOwnStep = path.steps.some(({ role }) => role === "step");
  const without: ReadonlySet<string> = new Set(path.endsWithout ?? []);
  return [
    ...path.steps.map((step) => ({
      key: step.role === "step" ? planKeys.step : `${path.id}/${step.id}`,
      step,
    })),
    ...planSteps
      .filter(({ id }) => !(hasOwnStep && id === "step") && !without.has(id))
      .map((step) => ({ key: `plan/${step.id}`, step })),
  ];
};

export const findStep = (path: Path | null, key: string): Step | null =>
  (path && stepsOf(path).find((placed) => placed.key === key)?.step) ??
  planSteps.find(({ id }) => `plan/${id}` === key) ??
  null;
