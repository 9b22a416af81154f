import type { Companion } from "@app/companion/companion";
import type { Shared } from "../../feature.ts";
import type { Job } from "../../jobs/job.ts";
import { analysisHandlers } from "./handlers.ts";
import { createReportService } from "./report-service.ts";
import { createReportStore } from "./report-store.ts";
import { createAnalysisRunner } from "./runner.ts";
import { type AnalysisServiceParts, createAnalysisService, createReadSaved } from "./service.ts";
import { createSourceStore } from "./source-store.ts";
import { createTaskStore } from "./task-store.ts";

type Given = Pick<AnalysisServiceParts, "roleOf" | "findUser"> & { companion: Companion };

/** Its tasks, what runs them, and the reports they leave. */
export const createAnalysisFeature = (shared: Shared, { companion, roleOf, findUser }: Given) => {
  const { db, keys, rateLimit, logger, now } = shared;
  const reports = createReportService({ store: createReportStore(db), keys, now });
  const tasks = createTaskStore(db);
  const sources = createSourceStore(db);
  const runner = createAnalysisRunner({
    tasks,
    companion,
    readSaved: createReadSaved(sources, keys),
    disputedBy: reports.disputed,
    seal: reports.seal,
    // The name alone: a message may hold words of somebody's.
    onFailure: (error) =>
      logger.error({ name: error instanceof Error ? error.name : "unknown" }, "an analysis failed"),
    now,
  });
  const service = createAnalysisService({ tasks, sources, runner, roleOf, findUser, now });
  const lookingAfterLost: Job = {
    name: "lost analyses looked after",
    // One that lost its server waits this long at the most for another.
    everyMs: 5_000,
    run: runner.lookAfterLost,
    onFailure: {
      level: "error",
      words: "lost analyses could not be looked after; trying again",
    },
    stopsFirst: true,
  };
  return {
    handlers: { analysis: analysisHandlers(service, reports, rateLimit) },
    jobs: [lookingAfterLost],
    endWork: runner.stop,
    service,
    runner,
  };
};
