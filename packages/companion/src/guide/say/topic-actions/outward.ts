import { healthActions } from "./health.ts";
import { homeActions } from "./home.ts";
import { moneyActions } from "./money.ts";
import { pastimeActions } from "./pastimes.ts";
import { studyActions } from "./study.ts";
import type { TopicActions } from "./topic-actions.ts";
import { betweenJobs } from "./work-between.ts";
import { decidedAtWork } from "./work-decided.ts";
import { wrongAtWork } from "./work-wrong.ts";

/** Work, study, money, home, health and what fills a day; the more particular matter stands first. */
export const outwardActions: readonly TopicActions[] = [
  ...decidedAtWork,
  ...wrongAtWork,
  ...betweenJobs,
  ...studyActions,
  ...moneyActions,
  ...homeActions,
  ...healthActions,
  ...pastimeActions,
];
