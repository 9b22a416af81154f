import type { Companion } from "@app/companion/companion";
import type { Role } from "@app/contract/entitlements";
import type { FastifyBaseLogger } from "fastify";
import type { Db } from "../../db/client.ts";
import type { MessageKeys } from "../../keys.ts";
import { createReportService } from "./report-service.ts";
import { createReportStore } from "./report-store.ts";
import { createAnalysisRunner } from "./runner.ts";
import { type AnalysisServiceParts, createAnalysisService, createReadSaved } from "./service.ts";
import { createSourceStore } from "./source-store.ts";
import { createTaskStore } from "./task-store.ts";

/** Puts the parts of an analysis together: its tasks, what runs them, and the reports they leave. */
export const createAnalysisParts = (o: {
  db: Db;
  keys: MessageKeys;
  companion: Companion;
  roleOf: (uid: string) => Promise<Role>;
  findUser: AnalysisServiceParts["findUser"];
  logger: FastifyBaseLogger;
  now: () => Date;
}) => {
  const { db, keys, now } = o;
  const reports = createReportService({ store: createReportStore(db), keys, now });
  const tasks = createTaskStore(db);
  const sources = createSourceStore(db);
  const runner = createAnalysisRunner({
    tasks,
    companion: o.companion,
    readSaved: createReadSaved(sources, keys),
    disputedBy: reports.disputed,
    seal: reports.seal,
    // The name alone: a message may hold words of somebody's.
    onFailure: (error) =>
      o.logger.error(
        { name: error instanceof Error ? error.name : "unknown" },
        "an analysis failed",
      ),
    now,
  });
  const service = createAnalysisService({
    tasks,
    sources,
    runner,
    roleOf: o.roleOf,
    findUser: o.findUser,
    now,
  });
  return { service, reports, runner };
};
