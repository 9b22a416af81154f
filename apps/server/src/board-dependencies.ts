import type { RiskCategory } from "@app/contract/reply-events";
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "./db/client.ts";
import { listen } from "./db/listen.ts";
import { createLeaveStore } from "./features/board/leave-store.ts";
import { createLive } from "./features/board/live.ts";
import { createBoardService } from "./features/board/service.ts";
import { boardChannel, createBoardStore } from "./features/board/store.ts";
import type { DeskLogStore } from "./features/desk/log-store.ts";
import { createModerationService } from "./features/moderation/service.ts";
import { createModerationStore } from "./features/moderation/store.ts";
import type { RateLimit } from "./http/rate-limit.ts";
import type { ScreenFor } from "./http/screen-for.ts";
import type { MessageKeys } from "./keys.ts";
import type { Moderated } from "./sharing/moderated.ts";
import { createSharingGuard } from "./sharing/sharing-guard.ts";

type BoardOutside = {
  database: Database;
  keys: MessageKeys;
  secret: string;
  screenFor: ScreenFor;
  rateLimit: RateLimit;
  deskLog: DeskLogStore;
  countryOf: (uid: string) => Promise<string | null>;
  countHelpShown: (category: RiskCategory, now: Date) => Promise<unknown>;
  /** Made after this, and asked only once everything stands. */
  prompts?: () => Moderated;
  logger: FastifyBaseLogger;
  now: () => Date;
};

/** What everybody may read, and who looks after it: the part of the composition root behind the board. */
export const createBoardDependencies = (outside: BoardOutside) => {
  const { database, keys, secret, deskLog, logger, now } = outside;
  const sharing = createSharingGuard({
    screenFor: outside.screenFor,
    countryOf: outside.countryOf,
    countHelpShown: outside.countHelpShown,
    now,
  });
  const moderation = createModerationService({
    store: createModerationStore(database.db),
    subjects: () => ({
      thought: board.moderated,
      ...(outside.prompts ? { prompt: outside.prompts() } : {}),
    }),
    noting: deskLog.noting,
    logPage: deskLog.page,
    secret,
    now,
  });
  const store = createBoardStore(database.db);
  const board = createBoardService({
    store,
    leave: createLeaveStore(database.pool),
    guard: sharing,
    keys,
    secret,
    rateLimit: outside.rateLimit,
    report: moderation.report,
    hold: (tx, id, risk) => moderation.hold(tx, { kind: "thought", id }, risk),
    now,
  });
  const live = createLive({
    store,
    thoughtOf: board.thoughtOf,
    listen: (on) => listen({ connect: database.single, channel: boardChannel, logger, ...on }),
    logger,
    now,
  });
  return {
    sharing,
    moderation,
    board,
    live,
    deleteOld: async (): Promise<void> => {
      await board.deleteOld();
      await moderation.deleteOld();
    },
  };
};
