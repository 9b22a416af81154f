import type { FastifyInstance } from "fastify";
import { listen } from "../../db/listen.ts";
import type { Shared } from "../../feature.ts";
import type { Job } from "../../jobs/job.ts";
import type { SharingGuard } from "../../sharing/sharing-guard.ts";
import { boardHandlers } from "./handlers.ts";
import { createLeaveStore } from "./leave-store.ts";
import { createLive } from "./live.ts";
import { type BoardServiceParts, createBoardService } from "./service.ts";
import { boardChannel, createBoardStore } from "./store.ts";

type Given = Pick<BoardServiceParts, "report" | "hold"> & {
  sharing: SharingGuard;
  /** The reports of thoughts end with them. */
  deleteOldReports: () => Promise<void>;
};

export const createBoardFeature = (shared: Shared, given: Given) => {
  const { database, keys, secret, rateLimit, metrics, logger, now } = shared;
  const { sharing, report, hold, deleteOldReports } = given;
  const store = createBoardStore(database.db);
  const board = createBoardService({
    store,
    leave: createLeaveStore(database.pool),
    guard: sharing,
    keys,
    secret,
    rateLimit,
    report,
    hold,
    now,
  });
  const live = createLive({
    store,
    thoughtOf: board.thoughtOf,
    listen: (on) => listen({ connect: database.single, channel: boardChannel, logger, ...on }),
    logger,
    now,
  });
  metrics.countBoardReadersBy(live.readers);
  const deleteOld = async (): Promise<void> => {
    await board.deleteOld();
    await deleteOldReports();
  };
  const tidying: Job = {
    name: "board tidied",
    // A thought is not shown after its hours; this is how much later its row is gone at the most.
    everyMs: 60_000,
    run: deleteOld,
    onFailure: { level: "error", words: "old thoughts could not be deleted; trying again" },
  };
  return {
    handlers: { board: boardHandlers(board, live) },
    jobs: [tidying],
    addTo: (app: FastifyInstance): void => {
      // Its readers would hold the port open for ever; they are told, and come back to the next server.
      app.addHook("preClose", live.stop);
    },
    board,
    moderated: board.moderated,
    deleteOld,
  };
};
