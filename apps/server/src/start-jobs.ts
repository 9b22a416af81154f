import type { Database } from "./db/client.ts";
import { sealPlain } from "./db/seal-plain.ts";
import type { Dependencies } from "./dependencies.ts";
import { deleteExpiredText } from "./features/sessions/retention.ts";
import { repeat } from "./jobs/repeat.ts";

const retentionEveryMs = 60 * 60_000;
/** A thought is not shown after its hours; this is how much later its row is gone at the most. */
const boardTidyEveryMs = 60_000;
const remindEveryMs = 5 * 60_000;
/** How late at the most another server hears that a sign-in is over. */
const endedSignInsEveryMs = 1_000;
/** An analysis that lost its server waits this long at the most for another. */
const lostAnalysesEveryMs = 5_000;
/** Also what a server of the version before wrote since the last time. */
const sealPlainEveryMs = 30 * 60_000;
const overdueEveryMs = 10 * 60_000;

export type Jobs = {
  /** What loses its server from now on is for the others. */
  leaveLost(): Promise<void>;
  stop(): Promise<void>;
};

/** What a server does by itself, beside answering. */
export const startJobs = (dependencies: Dependencies, database: Database): Jobs => {
  const { logger, desk, community } = dependencies;
  const retention = repeat(
    () => deleteExpiredText(database.db, new Date()),
    retentionEveryMs,
    () => logger.error("expired text could not be deleted; trying again later"),
  );
  const { endedSignIns, throttle } = dependencies.identity;
  const signInsEnding = repeat(endedSignIns.refresh, endedSignInsEveryMs, () =>
    logger.warn("ended sign-ins could not be read; trying again"),
  );
  const forgetting = repeat(throttle.forgetOld, retentionEveryMs, () =>
    logger.error("old tries could not be forgotten; trying again later"),
  );
  const delivery = dependencies.delivery.start();
  const keepAndRemind = async () => {
    await dependencies.keepAppointments();
    await dependencies.remind();
    await dependencies.push.remind();
  };
  const reminders = repeat(keepAndRemind, remindEveryMs, () =>
    logger.error("reminders could not be queued; trying again later"),
  );
  const maintenance = desk.maintenance.watch(() =>
    logger.warn("the maintenance switch could not be read; it stays as it was"),
  );
  const models = dependencies.models.watch(() =>
    logger.warn("the choice of a model could not be read; it stays as it was"),
  );
  const tidying = repeat(desk.deleteOld, retentionEveryMs, () =>
    logger.error("old messages and errors could not be deleted; trying again later"),
  );
  const tidyingPrompts = repeat(community.service.deleteOld, retentionEveryMs, () =>
    logger.error("removed prompts could not be deleted; trying again later"),
  );
  const boardTidying = repeat(dependencies.board.deleteOld, boardTidyEveryMs, () =>
    logger.error("old thoughts could not be deleted; trying again"),
  );
  const overdue = repeat(
    async () => dependencies.membership.payments?.endOverdue(),
    overdueEveryMs,
    () => logger.error("overdue memberships could not be looked at; trying again later"),
  );
  const { runner } = dependencies.analysis;
  let hasWaited = false;
  const sealing = repeat(
    async () => {
      // Not before servers of the version before had time to leave: they cannot read what is sealed.
      if (hasWaited) await sealPlain(database.db, dependencies.secrets.keys);
      hasWaited = true;
    },
    sealPlainEveryMs,
    () => logger.error("names could not be sealed; trying again later"),
  );
  const lostAnalyses = repeat(runner.lookAfterLost, lostAnalysesEveryMs, () =>
    logger.error("lost analyses could not be looked after; trying again"),
  );
  const sharing = dependencies.startSharing(() =>
    logger.warn("limits could not be shared; this server counts for itself meanwhile"),
  );
  const others = [
    retention,
    signInsEnding,
    forgetting,
    overdue,
    delivery,
    reminders,
    maintenance,
    models,
    tidying,
    sharing,
    tidyingPrompts,
    boardTidying,
    sealing,
  ];
  return {
    leaveLost: lostAnalyses.stop,
    stop: async () => {
      await Promise.all(others.map((job) => job.stop()));
    },
  };
};
