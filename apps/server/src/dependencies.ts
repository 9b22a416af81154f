import { fileURLToPath } from "node:url";
import { type Companion, createCompanion } from "@app/companion/companion";
import type { Hearing } from "@app/companion/hearing/jobs";
import { type CatalogueModel, catalogue } from "@app/companion/models/local/catalogue";
import { readMachine } from "@app/companion/models/local/machine";
import { openShelf } from "@app/companion/models/local/shelf";
import { findRunningServers, type RunningServer } from "@app/companion/models/running-servers";
import type { SetupFacts } from "@app/contract/calls/setup";
import { paths } from "@app/contract/paths";
import type { RiskCategory } from "@app/contract/reply-events";
import type { Voice } from "@app/voice/voice";
import { eq } from "drizzle-orm";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type pg from "pg";
import { createBoardDependencies } from "./board-dependencies.ts";
import { createCommunityDependencies } from "./community-dependencies.ts";
import type { Database } from "./db/client.ts";
import { session as identitySession } from "./db/schema/identity.ts";
import { createDeskDependencies } from "./desk-dependencies.ts";
import type { Env } from "./env.ts";
import { createFarewell } from "./features/account/farewell.ts";
import { createMigrationLinks } from "./features/account/migration-links.ts";
import { createMoveStore } from "./features/account/move-store.ts";
import { createRawStore } from "./features/account/raw-store.ts";
import { createAccountService } from "./features/account/service.ts";
import { createAccountStore } from "./features/account/store.ts";
import { createActionService } from "./features/actions/service.ts";
import { createActionStore } from "./features/actions/store.ts";
import { createAnalysisParts } from "./features/analysis/create-analysis.ts";
import { createModeratedPrompts } from "./features/community/moderated-store.ts";
import { createCountStore } from "./features/desk/count-store.ts";
import { refuseLastAdmin } from "./features/desk/staff-store.ts";
import { createErrorLogStore } from "./features/error-log/store.ts";
import { createMembership } from "./features/membership/create-membership.ts";
import { createMemoryService } from "./features/memory/service.ts";
import { createMemoryStore } from "./features/memory/store.ts";
import { createModelService } from "./features/models/service.ts";
import { createModelChoiceStore } from "./features/models/store.ts";
import { createSafetyCountStore } from "./features/safety-counts/store.ts";
import { createSettingService } from "./features/settings/service.ts";
import { createSettingStore } from "./features/settings/store.ts";
import { createSignInService } from "./features/sign-ins/service.ts";
import { createSignInStore } from "./features/sign-ins/store.ts";
import { createUserService } from "./features/users/service.ts";
import { createUserStore } from "./features/users/store.ts";
import { createCostLimits } from "./http/cost-limits.ts";
import { createHelpInRefusals } from "./http/help-in-refusals.ts";
import { createHelpWithWords } from "./http/help-with-words.ts";
import { mountMeasureFrame } from "./http/measure-frame.ts";
import { createPageFiles } from "./http/page-files.ts";
import { mountPages } from "./http/pages.ts";
import { createReadiness } from "./http/readiness.ts";
import { createScreenFor } from "./http/screen-for.ts";
import { createCookieOwner } from "./identity/cookie-owner.ts";
import { createIdentityDependencies } from "./identity-dependencies.ts";
import { createKeepingDependencies } from "./keeping-dependencies.ts";
import { createMessageKeys, openKeyFile } from "./keys.ts";
import { modelsFolder } from "./local-model.ts";
import { createModelInUse } from "./model/model-in-use.ts";
import { createPostDependencies } from "./post-dependencies.ts";
import { createSessionDependencies } from "./session-dependencies.ts";
import type { Tracing } from "./tracing/tracing.ts";
import { createVoiceDependencies } from "./voice-dependencies.ts";
import { createWatchDependencies } from "./watch-dependencies.ts";

const clientDir = fileURLToPath(new URL("../../web/build/client", import.meta.url));

export type Outside = {
  env: Env;
  database: Database;
  /** False while it is waited for; where nothing is said, it is there. */
  isDatabaseOpen?: () => boolean;
  logger: FastifyBaseLogger;
  tracing?: Tracing;
  now?: () => Date;
  /** Set by tests, and by `npm run dev`, whose pages come from the dev server. */
  companion?: Companion;
  /** Where people's words are read; in this thread where nothing else is given. */
  hearing?: Hearing;
  voice?: Voice;
  /** Lets these hosts be asked though they may be private, where a guard stands before them. */
  letAsk?: (hosts: readonly string[]) => Promise<void>;
  /** Set by tests: this machine's own are not theirs. */
  runningServers?: () => Promise<readonly RunningServer[]>;
  catalogue?: readonly CatalogueModel[];
  /** Set by tests, which would spend most of their time waiting for it. */
  sameTimeMs?: number;
  pages?: "built" | "none" | ((app: FastifyInstance) => Promise<void>);
};

const checkDatabase = (pool: pg.Pool) => async () => {
  await pool.query("select 1");
};

/** The composition root: the only place that knows which part is made of which. */
export const createDependencies = ({ env, database, logger, ...given }: Outside) => {
  const now = given.now ?? (() => new Date());
  const { db, pool } = database;
  const keyFile = openKeyFile(env.dataDir, (line) => logger.warn(line));
  const keys = createMessageKeys(() => env.messageKeys ?? keyFile.messageKeys());
  const publicUrl = env.publicUrl ?? `http://localhost:${env.port}`;
  const secret = env.authSecret ?? keyFile.authSecret();
  const watch = createWatchDependencies({ env, database, secret, tracing: given.tracing, now });
  const { rateLimit, metrics } = watch;
  const modelInUse = createModelInUse({
    env,
    logger,
    createCompanion: (model, onFailure) =>
      given.companion ??
      createCompanion({
        model,
        timings: { guideWordDelayMs: env.guideWordMs },
        ...(given.hearing ? { hearing: given.hearing } : {}),
        onModelFailure: (failure) => {
          onFailure?.(failure.kind);
          metrics.modelFailed(failure.kind);
          logger.warn(failure, "the model failed");
        },
      }),
    letAsk: given.letAsk ?? (async () => undefined),
  });
  const companion = watch.watch(modelInUse.companion);

  const costs = createCostLimits(rateLimit);
  const screenFor = createScreenFor(companion, costs);

  const mailing = createPostDependencies({ env, db, keys, secret, publicUrl, logger, now });
  const { outbox, post } = mailing;

  const userStore = createUserStore(db);
  const identity = createIdentityDependencies({
    env,
    db,
    secret,
    publicUrl,
    post,
    rateLimit,
    sameTimeMs: given.sameTimeMs,
    onPerson: userStore.save,
    onStranger: userStore.meet,
    // Made before the accounts it fills, and asked only once everything stands.
    onAccount: (anonymousUid, uid) =>
      // They are in whatever happens; the page holds a proof to bring it along later.
      account
        .bringAlong(anonymousUid, uid)
        .catch((error: Error) => logger.warn({ name: error.name }, "an arrival waits to be moved")),
    now,
  });
  const { authenticate, endedSignIns } = identity;

  const actions = createActionService({ store: createActionStore(db), keys, now });
  // Made before the sessions it points back to, and asked only once everything stands.
  const readSession = (uid: string, id: string) => sessions.find(uid, id);
  const memory = createMemoryService({ store: createMemoryStore(db), keys, readSession, now });
  const { memoriesOf } = memory;
  const settingStore = createSettingStore(db);
  const settings = createSettingService({ store: settingStore, memory, now });
  const outside = { env, db, logger, rateLimit, metrics, voice: given.voice, now };
  const voice = createVoiceDependencies({ ...outside, settingsOf: settings.read, readSession });
  const safetyCounts = createSafetyCountStore(db);
  const counts = createCountStore(db);
  const countHelpShown = async (category: RiskCategory, at: Date): Promise<void> => {
    await safetyCounts.add(category, at);
    await counts.addToday("resources_shown", at);
  };
  const talking = createSessionDependencies({
    db,
    keys,
    companion,
    memory,
    findUser: userStore.find,
    openActions: actions.openTexts,
    countStarted: counts.addSession,
    countHelpShown,
    costs,
    giveExchange: voice.credits.give,
    now,
  });
  const { sessions } = talking;

  const membership = createMembership({
    db,
    payments: env.payments,
    freePlans: env.freePlans,
    backTo: publicUrl + paths.membership,
    findUser: userStore.find,
    post,
    logger,
    now,
  });

  const analysis = createAnalysisParts({
    db,
    keys,
    companion,
    roleOf: membership.roleOf,
    findUser: userStore.find,
    logger,
    now,
  });

  const account = createAccountService({
    store: createAccountStore(db, refuseLastAdmin),
    raw: createRawStore(db),
    moves: createMoveStore(db, keys),
    links: createMigrationLinks(secret, now),
    provePassword: identity.provePassword,
    endSignIns: (uid) => endedSignIns.end({ person: uid }),
    endMembership: membership.endForGood,
    farewell: createFarewell({
      post,
      supportEmail: env.supportEmail,
      findUser: userStore.find,
      onFailure: () => logger.error("the last letter to a deleted account could not be queued"),
      now,
    }),
    now,
  });
  const countryOf = async (uid: string) => (await settingStore.find(uid))?.country ?? null;
  const desk = createDeskDependencies({
    env,
    db,
    keys,
    secret,
    publicUrl,
    screenFor,
    rateLimit,
    post,
    outbox,
    counts,
    authenticate,
    uidOfCookie: createCookieOwner(identity.provider),
    countryOf,
    countHelpShown,
    setPlan: (uid, plan) => membership.setPlan(uid, plan, "given"),
    endSignIns: async (uid) => {
      await db.delete(identitySession).where(eq(identitySession.userId, uid));
      await endedSignIns.end({ person: uid });
    },
    deletePerson: account.remove,
    now,
  });

  const prompts = createModeratedPrompts(db, now);
  const board = createBoardDependencies({
    database,
    keys,
    secret,
    screenFor,
    rateLimit,
    deskLog: desk.log,
    countryOf,
    countHelpShown,
    logger,
    prompts: () => prompts.moderated,
    now,
  });
  metrics.countBoardReadersBy(board.live.readers);
  const community = createCommunityDependencies({
    db,
    secret,
    moderated: prompts,
    sharing: board.sharing,
    report: board.moderation.report,
    log: desk.log,
    staffRole: desk.staffRole,
    rateLimit,
    now,
  });

  const files = createPageFiles(clientDir, publicUrl, {
    measures: env.measure !== null,
    cookiesStartOff: env.cookiesStartOff,
  });
  const pages = given.pages ?? "built";
  const helpParts = { screenFor, countryOf, countHelpShown, now };

  return {
    authenticate,
    identity,
    /** Every server needs the same of both. */
    secrets: { keys, secret },
    logger,
    ...watch,
    trustProxy: env.trustProxy,
    security: {
      https: publicUrl.startsWith("https:"),
      development: typeof pages === "function",
    },
    publicUrl,
    securityText: { contact: env.supportEmail, publicUrl, now },
    isDatabaseOpen: given.isDatabaseOpen ?? (() => true),
    readiness: createReadiness(checkDatabase(pool)),
    desk,
    helpInRefusals: createHelpInRefusals(helpParts),
    helpWithWords: createHelpWithWords(helpParts),
    board,
    community,
    users: createUserService({ store: userStore, keys, memoriesOf, now }),
    ...talking,
    actions,
    ...createKeepingDependencies({ db, keys, secret, publicUrl, readSession, now }),
    analysis,
    memory,
    membership,
    safetyCounts,
    settings,
    voice,
    modelInUse,
    models: createModelService({
      store: createModelChoiceStore(db, keys),
      inUse: modelInUse,
      typedModel: env.typedModel,
      shelf: openShelf(modelsFolder(env)),
      catalogue: given.catalogue ?? catalogue,
      limits: env.localModel,
      machine: readMachine,
      servers: given.runningServers ?? (() => findRunningServers()),
      noting: desk.log.noting,
      now,
    }),
    errorLog: createErrorLogStore(db),
    signIns: createSignInService({
      store: createSignInStore(db),
      waysIn: identity.waysIn,
      endedSignIns,
      providerName: identity.providerName,
      now,
    }),
    setupFacts: (): SetupFacts => ({
      sign_in: identity.facts,
      mail: post.sends.mail ? "sent" : "kept",
      texts: post.sends.text ? "sent" : "kept",
      payments: env.payments !== null,
      plans_free: env.payments === null && env.freePlans,
      voice: voice.facts,
      support_email: env.supportEmail,
      donation_url: env.donationUrl,
    }),
    ...mailing,
    account,
    mountPages: async (app: FastifyInstance): Promise<void> => {
      mountMeasureFrame(app, env.measure);
      if (typeof pages === "function") await pages(app);
      else if (pages === "built") mountPages(app, clientDir, files, desk.gate.isStaffVisit);
    },
  };
};

export type Dependencies = ReturnType<typeof createDependencies>;
