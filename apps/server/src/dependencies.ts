import { fileURLToPath } from "node:url";
import { type Companion, createCompanion } from "@app/companion/companion";
import { createModel } from "@app/companion/models/configured-model";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type pg from "pg";
import type { Database } from "./db/client.ts";
import type { Env } from "./env.ts";
import { createMigrationLinks } from "./features/account/migration-links.ts";
import { createMoveStore } from "./features/account/move-store.ts";
import { createRawStore } from "./features/account/raw-store.ts";
import { createAccountService } from "./features/account/service.ts";
import { createAccountStore } from "./features/account/store.ts";
import { createActionService } from "./features/actions/service.ts";
import { createActionStore } from "./features/actions/store.ts";
import { createErrorLogStore } from "./features/error-log/store.ts";
import { createMemoryService } from "./features/memory/service.ts";
import { createMemoryStore } from "./features/memory/store.ts";
import { createSafetyCountStore } from "./features/safety-counts/store.ts";
import { createOutcomeService } from "./features/sessions/outcome-service.ts";
import { createOutcomeStore } from "./features/sessions/outcome-store.ts";
import { createSessionService } from "./features/sessions/session-service.ts";
import { createSessionStore } from "./features/sessions/session-store.ts";
import { createSessionView } from "./features/sessions/session-view.ts";
import { createTurnService } from "./features/sessions/turn-service.ts";
import { createTurnStore } from "./features/sessions/turn-store.ts";
import { createSettingService } from "./features/settings/service.ts";
import { createSettingStore } from "./features/settings/store.ts";
import { createSummaryService } from "./features/summaries/service.ts";
import { createSummaryStore } from "./features/summaries/store.ts";
import { createUserService } from "./features/users/service.ts";
import { createUserStore } from "./features/users/store.ts";
import { createConversationService } from "./features/vault/conversation-service.ts";
import { createConversationStore } from "./features/vault/conversation-store.ts";
import { createRecordService } from "./features/vault/record-service.ts";
import { createRecordStore } from "./features/vault/record-store.ts";
import { createWrapService } from "./features/vault/wrap-service.ts";
import { createWrapStore } from "./features/vault/wrap-store.ts";
import { createPageFiles } from "./http/page-files.ts";
import { mountPages } from "./http/pages.ts";
import { createRateLimit } from "./http/rate-limit.ts";
import { createStreams } from "./http/streams.ts";
import { createEndedSignIns } from "./identity/ended-sign-ins.ts";
import { createIdentityProvider, tokenAudience } from "./identity/identity-provider.ts";
import { createAuthenticate } from "./identity/tokens.ts";
import { createMessageKeys, openKeyFile } from "./keys.ts";

export const clientDir = fileURLToPath(new URL("../../web/build/client", import.meta.url));

export type Outside = {
  env: Env;
  database: Database;
  logger: FastifyBaseLogger;
  now?: () => Date;
  /** Set by tests, and by `npm run dev`, whose pages come from the dev server. */
  companion?: Companion;
  pages?: "built" | "none" | ((app: FastifyInstance) => Promise<void>);
};

const checkDatabase = (pool: pg.Pool) => async () => {
  await pool.query("select 1");
};

/** The composition root: the only place that knows which part is made of which. */
export const createDependencies = ({ env, database, logger, ...given }: Outside) => {
  const now = given.now ?? (() => new Date());
  const { db, pool } = database;
  const keyFile = openKeyFile(env.dataDir);
  const keys = createMessageKeys(() => env.messageKeys ?? keyFile.messageKeys());
  const publicUrl = env.publicUrl ?? `http://localhost:${env.port}`;
  const companion =
    given.companion ??
    createCompanion({
      model: env.model && createModel(env.model),
      onModelFailure: (failure) => logger.warn(failure, "the model failed"),
    });

  const userStore = createUserStore(db);
  const secret = env.authSecret ?? keyFile.authSecret();
  const identity = createIdentityProvider({
    db,
    secret,
    publicUrl,
    anyHost: env.publicUrl === null,
    onPerson: userStore.save,
  });
  const endedSignIns = createEndedSignIns(now);
  const authenticate = createAuthenticate({
    issuer: publicUrl,
    audience: tokenAudience,
    readKeys: identity.readKeys,
    hasEnded: endedSignIns.has,
    now,
  });

  const sessionStore = createSessionStore(db);
  const turnStore = createTurnStore(db);
  const view = createSessionView(keys);
  const actions = createActionService({ store: createActionStore(db), keys, now });
  // Made before the sessions it points back to, and asked only once everything stands.
  const readSession = (uid: string, id: string) => sessions.find(uid, id);
  const memory = createMemoryService({ store: createMemoryStore(db), keys, readSession, now });
  const { memoriesOf } = memory;
  const safetyCounts = createSafetyCountStore(db);
  const parts = { turns: turnStore, view, keys, companion, memoriesOf, now };
  const sessions = createSessionService({
    ...parts,
    sessions: sessionStore,
    findUser: userStore.find,
    openActions: actions.openTexts,
  });

  const files = createPageFiles(clientDir, publicUrl);
  const pages = given.pages ?? "built";

  return {
    authenticate,
    identity,
    logger,
    streams: createStreams(),
    rateLimit: createRateLimit(now),
    trustProxy: env.trustProxy,
    security: {
      https: publicUrl.startsWith("https:"),
      development: typeof pages === "function",
    },
    ready: checkDatabase(pool),
    users: createUserService({ store: userStore, memoriesOf, now }),
    sessions,
    turns: createTurnService({ ...parts, countHelpShown: safetyCounts.add }),
    outcomes: createOutcomeService({
      ...parts,
      outcomes: createOutcomeStore(db),
      sessions: sessionStore,
      memory,
    }),
    actions,
    summaries: createSummaryService({ store: createSummaryStore(db), keys, readSession, now }),
    memory,
    safetyCounts,
    settings: createSettingService({ store: createSettingStore(db), memory, now }),
    errorLog: createErrorLogStore(db),
    vault: {
      wrap: createWrapService({ store: createWrapStore(db), now }),
      conversations: createConversationService({
        store: createConversationStore(db),
        readSession,
        now,
      }),
      records: createRecordService({ store: createRecordStore(db), now }),
    },
    account: createAccountService({
      store: createAccountStore(db),
      raw: createRawStore(db),
      moves: createMoveStore(db, keys),
      links: createMigrationLinks(secret, now),
      endSignIns: endedSignIns.end,
      now,
    }),
    mountPages: async (app: FastifyInstance): Promise<void> => {
      if (typeof pages === "function") await pages(app);
      else if (pages === "built") mountPages(app, clientDir, files);
    },
  };
};

export type Dependencies = ReturnType<typeof createDependencies>;
