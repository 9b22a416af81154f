import { screenTurn } from "@app/safety/screen-turn";
import { findsIn } from "../finding/find.ts";
import { greet } from "../guiding/greeting.ts";
import { guideTurn } from "../guiding/guide-turn.ts";
import { hearNow, readHistory } from "../guiding/hear.ts";
import { guideOutcome, sessionTitleOf } from "../outcome/guide-outcome.ts";
import { initialSummary } from "../outcome/initial-summary.ts";
import { modelOutcome } from "../outcome/model-outcome.ts";
import type { HearingJobs, JobInput, JobName, JobOutput } from "./jobs.ts";
import { byRules } from "./unread.ts";

const jobs: HearingJobs = {
  hear: hearNow,
  screen: screenTurn,
  rules: byRules,
  readHistory,
  guide: guideTurn,
  greet,
  initialSummary,
  title: sessionTitleOf,
  leave: guideOutcome,
  leaveByModel: modelOutcome,
  find: findsIn,
};

/** What work costs this thread, whatever else the machine does. */
export const spentOn = <Done>(work: () => Done): { done: Done; ms: number } => {
  const before = process.threadCpuUsage();
  const done = work();
  const { user, system } = process.threadCpuUsage(before);
  return { done, ms: (user + system) / 1_000 };
};

/** Does a job in this thread: all that reads people's words at length is loaded with it. */
export const runJob = <Name extends JobName>(name: Name, input: JobInput<Name>): JobOutput<Name> =>
  jobs[name](input);
