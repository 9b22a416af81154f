import type { Companion } from "@app/companion/companion";
import type { Hearing } from "@app/companion/hearing/jobs";
import type { CatalogueModel } from "@app/companion/models/local/catalogue";
import type { RunningServer } from "@app/companion/models/running-servers";
import type { Voice } from "@app/voice/voice";
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "./db/client.ts";
import type { Env } from "./env.ts";
import {
  type ApiHandlers,
  type Feature,
  gatherHandlers,
  type ServerPart,
  type Shared,
} from "./feature.ts";
import { createAccountFeature } from "./features/account/feature.ts";
import { createActionsFeature } from "./features/actions/feature.ts";
import { createAnalysisFeature } from "./features/analysis/feature.ts";
import { createAppointmentsFeature } from "./features/appointments/feature.ts";
import { createBoardFeature } from "./features/board/feature.ts";
import { createCheckInsFeature } from "./features/check-ins/feature.ts";
import { createCommunityFeature } from "./features/community/feature.ts";
import { createContactFeature } from "./features/contact/feature.ts";
import { createDeskFeature } from "./features/desk/feature.ts";
import { createErrorLogFeature } from "./features/error-log/feature.ts";
import { createFeedbackFeature } from "./features/feedback/feature.ts";
import { createImportsFeature } from "./features/imports/feature.ts";
import { createMembershipFeature } from "./features/membership/feature.ts";
import { createMemoryFeature } from "./features/memory/feature.ts";
import { createModelsFeature } from "./features/models/feature.ts";
import { createModerationFeature } from "./features/moderation/feature.ts";
import { createPetsFeature } from "./features/pets/feature.ts";
import { createProgramsFeature } from "./features/programs/feature.ts";
import { createPushFeature } from "./features/push/feature.ts";
import { createRemindersFeature } from "./features/reminders/feature.ts";
import { createSafetyCountsFeature } from "./features/safety-counts/feature.ts";
import { createSessionsFeature } from "./features/sessions/feature.ts";
import { createSettingsFeature } from "./features/settings/feature.ts";
import { createSetupFeature } from "./features/setup/feature.ts";
import { createSignInsFeature } from "./features/sign-ins/feature.ts";
import { createSummariesFeature } from "./features/summaries/feature.ts";
import { createUsersFeature } from "./features/users/feature.ts";
import { createVaultFeature } from "./features/vault/feature.ts";
import { createVoiceFeature } from "./features/voice/feature.ts";
import { createForms } from "./forms/create-forms.ts";
import { createCostLimits } from "./http/cost-limits.ts";
import { createLimits } from "./http/create-limits.ts";
import { createHelpInRefusals } from "./http/help-in-refusals.ts";
import { createHelpWithWords } from "./http/help-with-words.ts";
import { createReadiness } from "./http/readiness.ts";
import { createScreenFor } from "./http/screen-for.ts";
import { createSite, type PageSource } from "./http/site.ts";
import { createStreams } from "./http/streams.ts";
import { createIdentity } from "./identity/create-identity.ts";
import { createSealNames } from "./jobs/seal-names.ts";
import { createMessageKeys, openKeyFile } from "./keys.ts";
import { createCountStore } from "./metrics/count-store.ts";
import { createMetrics } from "./metrics/metrics.ts";
import { createQueueDepths } from "./metrics/queue-depths.ts";
import { createWatchedModel } from "./model/watched-model.ts";
import { createPostOffice } from "./post/create-post-office.ts";
import { createSharingGuard } from "./sharing/sharing-guard.ts";
import { noTracing, type Tracing } from "./tracing/tracing.ts";

export type OutsideParts = {
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
  pages?: PageSource;
};

/** The composition root: the only place that knows which part is made of which. */
export const createDependencies = ({ env, database, logger, ...given }: OutsideParts) => {
  // What every feature shares.
  const now = given.now ?? (() => new Date());
  const { db } = database;
  const keyFile = openKeyFile(env.dataDir, (line) => logger.warn(line));
  const keys = createMessageKeys(() => env.messageKeys ?? keyFile.messageKeys());
  const secret = env.authSecret ?? keyFile.authSecret();
  const publicUrl = env.publicUrl ?? `http://localhost:${env.port}`;
  const metrics = createMetrics();
  const limits = createLimits({ env, db, secret, onRefused: metrics.refused, now });
  const { rateLimit } = limits;
  const postOffice = createPostOffice({ env, db, keys, logger, now });
  const { post } = postOffice;
  const kept = { database, db, keys, secret };
  const shared: Shared = { env, ...kept, publicUrl, post, rateLimit, metrics, logger, now };

  // Who is talked with.
  const tracing = given.tracing ?? noTracing;
  const { modelInUse, companion } = createWatchedModel({
    ...shared,
    tracing,
    companion: given.companion,
    hearing: given.hearing,
    letAsk: given.letAsk,
  });
  const costs = createCostLimits(rateLimit);
  const screenFor = createScreenFor(companion, costs);

  // Who talks. What is made later is asked only once everything stands.
  const readSession = (uid: string, id: string) => sessions.service.find(uid, id);
  const memory = createMemoryFeature(shared, { readSession });
  const { memoriesOf } = memory.service;
  const users = createUsersFeature(shared, { memoriesOf });
  const findUser = users.find;
  const identity = createIdentity({
    ...shared,
    sameTimeMs: given.sameTimeMs,
    onPerson: users.save,
    onStranger: users.meet,
    onAccount: (anonymousUid, uid) =>
      // They are in whatever happens; the page holds a proof to bring it along later.
      account.service
        .bringAlong(anonymousUid, uid)
        .catch((error: Error) => logger.warn({ name: error.name }, "an arrival waits to be moved")),
  });

  // What helps wherever somebody's words tell of danger.
  const counts = createCountStore(db);
  const settings = createSettingsFeature(shared, { memory: memory.service });
  const safetyCounts = createSafetyCountsFeature(shared, { counts });
  const { countHelpShown } = safetyCounts;
  const helping = { screenFor, countryOf: settings.countryOf, countHelpShown, now };
  const helpWithWords = createHelpWithWords(helping);
  const sharing = createSharingGuard(helping);
  const forms = createForms(shared, helping);

  // The features that others need something of.
  const actions = createActionsFeature(shared, { helpWithWords });
  const voice = createVoiceFeature(shared, {
    settingsOf: settings.read,
    readSession,
    voice: given.voice,
  });
  const sessions = createSessionsFeature(shared, {
    companion,
    costs,
    memory: memory.service,
    findUser,
    openActions: actions.openTexts,
    countStarted: counts.addSession,
    countHelpShown,
    giveExchange: voice.giveExchange,
  });
  const membership = createMembershipFeature(shared, { findUser });
  const appointments = createAppointmentsFeature(shared, { helpWithWords });
  const push = createPushFeature(shared);
  const contact = createContactFeature(shared, forms);
  const feedback = createFeedbackFeature(shared, { ...forms, count: counts.addTotal });
  const errorLog = createErrorLogFeature(shared);
  const desk = createDeskFeature(shared, {
    counts,
    outbox: postOffice.outbox,
    errors: errorLog.groups,
    contact,
    feedback,
    forgetOldPasses: forms.forgetOldPasses,
    authenticate: identity.authenticate,
    uidOfCookie: identity.uidOfCookie,
    setPlan: (uid, plan) => membership.setPlan(uid, plan, "given"),
    endSignIns: identity.endEverySignIn,
    deletePerson: (uid) => account.service.remove(uid),
  });
  const { noting } = desk.log;
  const account = createAccountFeature(shared, {
    mayGo: desk.refuseLastAdmin,
    findUser,
    provePassword: identity.provePassword,
    endSignIns: (uid) => identity.endedSignIns.end({ person: uid }),
    endMembership: membership.endForGood,
  });
  const moderation = createModerationFeature(shared, {
    subjects: () => ({ thought: board.moderated, prompt: community.moderated }),
    noting,
    logPage: desk.log.page,
  });
  const { report, hold } = moderation;
  const board = createBoardFeature(shared, {
    sharing,
    report,
    hold: (tx, id, risk) => hold(tx, { kind: "thought", id }, risk),
    deleteOldReports: moderation.deleteOld,
  });
  const { staffRole } = desk;
  const community = createCommunityFeature(shared, { sharing, report, staffRole, noting });

  // Every feature: what stands here is served, described and kept running.
  const features = {
    account,
    actions,
    analysis: createAnalysisFeature(shared, { companion, roleOf: membership.roleOf, findUser }),
    appointments,
    board,
    checkIns: createCheckInsFeature(shared, { helpWithWords }),
    community,
    contact,
    desk,
    errorLog,
    feedback,
    imports: createImportsFeature(shared, { instantOf: appointments.instantOf }),
    membership,
    memory,
    models: createModelsFeature(shared, {
      inUse: modelInUse,
      noting,
      runningServers: given.runningServers,
      catalogue: given.catalogue,
    }),
    moderation,
    pets: createPetsFeature(shared),
    programs: createProgramsFeature(shared),
    push,
    reminders: createRemindersFeature(shared, {
      postIn: postOffice.postIn,
      keepAppointments: appointments.keepCurrent,
      remindOnDevices: push.service.remind,
    }),
    safetyCounts,
    sessions,
    settings,
    setup: createSetupFeature(shared, { signIn: identity.facts, voice: voice.facts }),
    signIns: createSignInsFeature(shared, identity),
    summaries: createSummariesFeature(shared, { readSession }),
    users,
    vault: createVaultFeature(shared, { readSession }),
    voice,
  };
  const everyFeature: readonly Feature[] = Object.values(features);
  const parts: readonly ServerPart[] = [
    identity,
    limits,
    postOffice,
    { jobs: [createSealNames(db, keys)] },
    ...everyFeature,
  ];
  const handlers: ApiHandlers = gatherHandlers(Object.values(features));

  const streams = createStreams();
  metrics.watchStreams(streams.count);
  metrics.watchQueues(createQueueDepths(database));
  const pages = given.pages ?? "built";
  const { isStaffVisit } = desk.gate;

  return {
    ...features,
    everyFeature,
    handlers,
    parts,
    /** Every server needs the same of both. */
    secrets: { keys, secret },
    logger,
    metrics,
    metricsToken: env.watch.metricsToken,
    tracing,
    streams,
    rateLimit,
    callLimits: limits.callLimits,
    outbox: postOffice.outbox,
    post,
    identity,
    modelInUse,
    helpInRefusals: createHelpInRefusals(helping),
    wakeReaders: () => given.hearing?.wake(),
    trustProxy: env.trustProxy,
    security: {
      https: publicUrl.startsWith("https:"),
      development: typeof pages === "function",
    },
    publicUrl,
    securityText: { contact: env.supportEmail, publicUrl, now },
    isDatabaseOpen: given.isDatabaseOpen ?? (() => true),
    readiness: createReadiness(async () => {
      await database.pool.query("select 1");
    }),
    ...createSite({ env, publicUrl, pages, isStaffVisit }),
  };
};

export type Dependencies = ReturnType<typeof createDependencies>;
