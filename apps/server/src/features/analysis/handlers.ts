import type { Api } from "@app/contract/api";
import { limits } from "@app/contract/limits";
import type { Handlers } from "../../http/call-context.ts";
import type { RateLimit } from "../../http/rate-limit.ts";
import type { ReportService } from "./report-service.ts";
import type { AnalysisService } from "./service.ts";

export const analysisHandlers = (
  service: AnalysisService,
  reports: ReportService,
  rateLimit: RateLimit,
): Handlers<Api["analysis"]> => ({
  start: async ({ user_id, opened }, { person: { uid } }) => {
    rateLimit.take(`analysis:${uid}`, limits.analysis.startsPerMinute);
    // A passphrase goes no further than this line: there is nothing here that it could open.
    return service.start(uid, { user_id, opened });
  },
  status: ({ taskId }, { person }) => service.status(person.uid, taskId),
  follow: ({ taskId }, { person, signal }) => service.follow(person.uid, taskId, signal),
  stop: ({ taskId }, { person }) => service.stop(person.uid, taskId),
  standing: (_input, { person }) => service.standing(person.uid),
  reports: (input, { person }) => reports.list(person.uid, input),
  report: ({ id }, { person }) => reports.read(person.uid, id),
  dispute: (input, { person }) => reports.dispute(person.uid, input),
  removeReport: ({ id }, { person }) => reports.remove(person.uid, id),
});
