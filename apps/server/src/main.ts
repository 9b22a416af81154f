import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { warmGuide } from "@app/companion/guide/guide";
import { createHearingPool } from "@app/companion/hearing/pool";
import { brand } from "@app/contract/brand";
import { prepareKindness } from "@app/kindness/prepare-kindness";
import { warmScreening } from "@app/safety/warm-up";
import { buildApp } from "./app.ts";
import { connectDatabase } from "./db/client.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./db/embedded/embedded-postgres.ts";
import { requireKeysInUse } from "./db/keys-in-use.ts";
import { migrateDatabase } from "./db/migrate.ts";
import { createDependencies, type Outside } from "./dependencies.ts";
import { type Env, readEnv } from "./env.ts";
import { deleteExpiredText } from "./features/sessions/retention.ts";
import { createQuietClose } from "./http/close-quietly.ts";
import { leave } from "./jobs/leave.ts";
import { repeat } from "./jobs/repeat.ts";
import { createLogger } from "./logger.ts";
import { reachesOut } from "./outgoing/private-hosts.ts";
import { StartError } from "./start-error.ts";
import type { Tracing } from "./tracing/tracing.ts";

const projectDir = fileURLToPath(new URL("../../..", import.meta.url));
/** A stop that hangs is worse than one that is not clean. */
const stopTimeoutMs = 10_000;
const retentionEveryMs = 60 * 60_000;
/** A thought is not shown after its hours; this is how much later its row is gone at the most. */
const boardTidyEveryMs = 60_000;
const remindEveryMs = 5 * 60_000;
/** How late at the most another server hears that a sign-in is over. */
const endedSignInsEveryMs = 1_000;
/** An analysis that lost its server waits this long at the most for another. */
const lostAnalysesEveryMs = 5_000;
const overdueEveryMs = 10 * 60_000;
/** One core is left to everybody else; beyond four, what they read costs more memory than it saves time. */
const hearingSettings = {
  workers: Math.min(4, Math.max(1, availableParallelism() - 1)),
  timeoutMs: 1_000,
  startTimeoutMs: 30_000,
};

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const openAddress = (env: Env, port: number): string =>
  env.publicUrl ??
  `http://${["127.0.0.1", "0.0.0.0", "::"].includes(env.host) ? "localhost" : env.host}:${port}`;

const listenError = (error: unknown, env: Env): unknown => {
  const code = error instanceof Error && "code" in error ? error.code : "";
  if (code === "EADDRINUSE") return new StartError(`PORT ${env.port} is taken by another program.`);
  if (code === "EACCES") return new StartError(`PORT ${env.port} is not open to this user.`);
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return new StartError(`HOST ${env.host} is not an address of this machine.`);
  return error;
};

const databaseError = (error: unknown, env: Env): unknown =>
  env.databaseUrl && error instanceof Error && "code" in error
    ? new StartError(`DATABASE_URL does not lead to a database: ${String(error.code)}.`)
    : error;

/** The library is large, and most copies never need it. */
const tracingOf = async ({ watch, trustProxy }: Env): Promise<Tracing | null> => {
  if (watch.tracesTo === null) return null;
  const { startTracing } = await import("./tracing/start-tracing.ts");
  return startTracing({ endpoint: watch.tracesTo, trustsCaller: trustProxy > 0 });
};

type Running = {
  /** How long a stop may take before anything is wrong. */
  patienceMs: number;
  stop(hurry: AbortSignal): Promise<void>;
  failed: Promise<string>;
};

const start = async (pages: Outside["pages"]): Promise<Running> => {
  const env = readEnv(process.env, projectDir);
  const logger = createLogger(env.logLevel);
  // Its library takes a tenth of a second to read, which a copy that asks nobody need not wait for.
  if (reachesOut(env)) (await import("./outgoing/guard-outgoing.ts")).guardOutgoing(env);
  const tracing = await tracingOf(env);
  // First of all: its threads make themselves ready while the database starts.
  const hearing = createHearingPool(hearingSettings);
  let embedded: EmbeddedPostgres | undefined;
  if (!env.databaseUrl) embedded = await startEmbeddedPostgres({ dataDir: env.dataDir });
  const database = connectDatabase({
    url: env.databaseUrl ?? embedded?.url ?? "",
    poolSize: env.databasePool,
    namedStatements: env.namedStatements,
    onIdleError: (error) => logger.warn({ name: error.name }, "an idle connection broke"),
  });
  tracing?.followQueries(database.pool);
  const stopData = async () => {
    await hearing.close();
    await tracing?.stop();
    await database.close();
    await embedded?.stop();
  };
  try {
    await migrateDatabase(database.pool).catch((error: unknown) => {
      throw databaseError(error, env);
    });
    const dependencies = createDependencies({
      env,
      database,
      logger,
      hearing,
      ...(tracing ? { tracing } : {}),
      ...(pages ? { pages } : {}),
    });
    await requireKeysInUse(database.db, dependencies.secrets, new Date());
    const app = await buildApp(dependencies);
    const quietly = createQuietClose(app.server);
    // The first server on an empty database makes the key that signs tokens, before anybody asks for one.
    await dependencies.identity.provider.readKeys();
    await dependencies.identity.endedSignIns.refresh();
    await dependencies.community.seed();
    // The first words of a fresh process would cost the first person half a second. What was said before is
    // still screened in this thread, so it is made ready beside those that read.
    const firstWords = hearing.hear({ content: "hello", history: [] });
    const warming = Promise.all([warmScreening(), warmGuide(), firstWords]);
    dependencies.readiness.after(warming);
    warming
      .then(prepareKindness)
      .catch((error: Error) =>
        logger.error({ name: error.name }, "what reads messages could not be made ready"),
      );
    // Loading takes long, and the first person should not wait for it.
    dependencies.localModel?.wake();
    await app.listen({ port: env.port, host: env.host }).catch((error: unknown) => {
      throw listenError(error, env);
    });
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
    };
    const reminders = repeat(keepAndRemind, remindEveryMs, () =>
      logger.error("reminders could not be queued; trying again later"),
    );
    const { desk, community } = dependencies;
    const maintenance = desk.maintenance.watch(() =>
      logger.warn("the maintenance switch could not be read; it stays as it was"),
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
    const lostAnalyses = repeat(runner.lookAfterLost, lostAnalysesEveryMs, () =>
      logger.error("lost analyses could not be looked after; trying again"),
    );
    const sharing = dependencies.startSharing(() =>
      logger.warn("limits could not be shared; this server counts for itself meanwhile"),
    );
    const address = app.server.address();
    const port = typeof address === "object" && address ? address.port : env.port;
    say(`${brand.name} is open at ${openAddress(env, port)}`);
    return {
      failed: embedded?.died ?? new Promise<string>(() => undefined),
      patienceMs: 2 * env.drain.drainMs + env.drain.replyGraceMs + stopTimeoutMs,
      stop: async (hurry) => {
        // What loses its server from now on is for the others.
        await lostAnalyses.stop();
        await leave({
          drain: env.drain,
          readiness: dependencies.readiness,
          streams: dependencies.streams,
          stopAccepting: quietly.stopAccepting,
          close: () => quietly.close(() => app.close()),
          endOthers: runner.stop,
          hurry,
        });
        await Promise.all([
          retention.stop(),
          signInsEnding.stop(),
          forgetting.stop(),
          overdue.stop(),
          delivery.stop(),
          reminders.stop(),
          maintenance.stop(),
          tidying.stop(),
          sharing.stop(),
          tidyingPrompts.stop(),
          boardTidying.stop(),
        ]);
        await dependencies.voice.stop();
        await dependencies.localModel?.stop();
        await stopData();
      },
    };
  } catch (error) {
    await stopData();
    throw error;
  }
};

/** Starts, and stops once on the first signal, or when the process that started it is gone. */
export const run = async (pages?: Outside["pages"]): Promise<void> => {
  let running: Running | undefined;
  let wantedExit: number | undefined;
  const hurry = new AbortController();
  const stop = async (exitCode: number) => {
    const first = wantedExit === undefined;
    wantedExit ??= exitCode;
    if (first) setTimeout(() => process.exit(1), running?.patienceMs ?? stopTimeoutMs).unref();
    // A signal during the start is kept until there is something to stop.
    if (!running) return;
    const { stop: stopAll } = running;
    running = undefined;
    await stopAll(hurry.signal);
    process.exit(wantedExit);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => {
      // Asked again at the keyboard. A repeated SIGTERM says nothing: starters and supervisors both send one.
      if (signal === "SIGINT" && wantedExit !== undefined) hurry.abort();
      void stop(0);
    });
  process.on("disconnect", () => void stop(0));

  try {
    running = await start(pages);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
  if (wantedExit !== undefined) await stop(wantedExit);
  void running?.failed.then((reason) => {
    process.stderr.write(`${reason}\n`);
    // Without a database there is nothing to finish in peace.
    hurry.abort();
    void stop(1);
  });
};

if (import.meta.main) await run();
