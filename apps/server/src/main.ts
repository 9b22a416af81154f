import { fileURLToPath } from "node:url";
import { letGo } from "@app/companion/hearing/let-go";
import { createHearingPool } from "@app/companion/hearing/pool";
import { findRunningServers } from "@app/companion/models/running-servers";
import { brand } from "@app/contract/brand";
import { prepareKindness } from "@app/kindness/prepare-kindness";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./db/embedded/embedded-postgres.ts";
import { errorCodeOf, isUnreachable } from "./db/is-unreachable.ts";
import { type DatabaseOpening, openWhenThere } from "./db/open-when-there.ts";
import type { OutsideParts } from "./dependencies.ts";
import { type Env, readEnv } from "./env.ts";
import { createQuietClose } from "./http/close-quietly.ts";
import { leave } from "./http/leave.ts";
import { type RunningJobs, startJobs } from "./jobs/start-jobs.ts";
import { withUsedModel } from "./local-model.ts";
import { createLogger } from "./logger.ts";
import { serverOfferOf } from "./model/offer-of.ts";
import type { guardOutgoing as guardAll } from "./outgoing/guard-outgoing.ts";
import { reachesOut } from "./outgoing/private-hosts.ts";
import { StartError } from "./start-error.ts";
import type { Tracing } from "./tracing/tracing.ts";

const projectDir = fileURLToPath(new URL("../../..", import.meta.url));
/** A stop that hangs is worse than one that is not clean. */
const stopTimeoutMs = 10_000;

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
  env.databaseUrl && error instanceof Error && "code" in error && !isUnreachable(error)
    ? new StartError(`DATABASE_URL does not lead to a database: ${String(error.code)}.`)
    : error;

const wordsOf = (error: unknown): string =>
  error instanceof StartError ? error.message : "The database could not be made ready.";

/** The library is large, and most copies never need it. */
const tracingOf = async ({ watch, trustProxy }: Env): Promise<Tracing | null> => {
  if (watch.tracesTo === null) return null;
  const { startTracing } = await import("./tracing/start-tracing.ts");
  return startTracing({ endpoint: watch.tracesTo, trustsCaller: trustProxy > 0 });
};

/** Its library takes a tenth of a second to read, which a copy that asks nobody need not wait for. */
const guardOutgoing = async (...given: Parameters<typeof guardAll>): Promise<void> =>
  (await import("./outgoing/guard-outgoing.ts")).guardOutgoing(...given);

/** Most of what there is to load, for which the database need not wait. */
const loadApp = async () => {
  const [app, client, dependencies, keys, migrate] = await Promise.all([
    import("./app.ts"),
    import("./db/client.ts"),
    import("./dependencies.ts"),
    import("./db/keys-in-use.ts"),
    import("./db/migrate.ts"),
  ]);
  return { ...app, ...client, ...dependencies, ...keys, ...migrate };
};

type Running = {
  /** How long a stop may take before anything is wrong. */
  patienceMs: number;
  stop(hurry: AbortSignal): Promise<void>;
  failed: Promise<string>;
};

const start = async (pages: OutsideParts["pages"]): Promise<Running> => {
  const env = withUsedModel(readEnv(process.env, projectDir));
  // Answered long before anything is open, so that nothing waits for it.
  const servers = env.isModelSet || env.model ? [] : findRunningServers();
  const logger = createLogger(env.logLevel);
  if (reachesOut(env)) await guardOutgoing(env);
  const tracing = await tracingOf(env);
  const startDatabase = (): Promise<EmbeddedPostgres> =>
    startEmbeddedPostgres({
      dataDir: env.dataDir,
      onEnd: (how) => logger.error({ how }, "the embedded database ended; starting it again"),
    });
  const [embedded, loaded] = await Promise.all([
    env.databaseUrl ? undefined : startDatabase(),
    loadApp(),
  ]);
  const { buildApp, connectDatabase, createDependencies, migrateDatabase, requireKeysInUse } =
    loaded;
  // Only now: what its thread loads would hold up what is loaded here.
  const hearing = createHearingPool({
    workers: env.readingThreads,
    rehearses: env.rehearsesReading,
    restMs: env.readingRestMs,
    onRest: letGo,
  });
  const database = connectDatabase({
    url: env.databaseUrl ?? embedded?.url ?? "",
    poolSize: env.databasePool,
    namedStatements: env.namedStatements,
    onIdleError: (error) => logger.warn({ name: error.name }, "an idle connection broke"),
  });
  tracing?.followQueries(database.pool);
  let opening: DatabaseOpening | undefined;
  let jobs: RunningJobs | undefined;
  const stopData = async () => {
    await opening?.stop();
    await jobs?.stop();
    await hearing.close();
    await tracing?.stop();
    await database.close();
    await embedded?.stop();
  };
  try {
    const dependencies = createDependencies({
      env,
      database,
      isDatabaseOpen: () => opening?.isOpen() ?? false,
      logger,
      hearing,
      letAsk: (hosts) => guardOutgoing(env, hosts),
      ...(tracing ? { tracing } : {}),
      ...(pages ? { pages } : {}),
    });
    const app = await buildApp(dependencies);
    const quietly = createQuietClose(app.server);
    opening = await openWhenThere(
      async () => {
        await migrateDatabase(database.pool).catch((error: unknown) => {
          throw databaseError(error, env);
        });
        await requireKeysInUse(database.db, dependencies.secrets, new Date());
        for (const part of dependencies.parts) await part.start?.();
      },
      (error) =>
        logger.error({ code: errorCodeOf(error) }, "the database cannot be reached; trying again"),
    );
    if (!opening.isOpen())
      say("The database does not answer yet. Pages and help are open, and the rest once it does.");
    dependencies.readiness.after(opening.done);
    // The first words of a fresh process would cost the first person seconds: what reads them makes itself ready.
    dependencies.readiness.after(hearing.ready);
    hearing.ready
      .then(() => (env.rehearsesReading ? prepareKindness().then(letGo) : undefined))
      .catch((error: Error) =>
        logger.error({ name: error.name }, "what reads messages could not be made ready"),
      );
    await app.listen({ port: env.port, host: env.host }).catch((error: unknown) => {
      throw listenError(error, env);
    });
    const failure = opening.done.then((error) => {
      if (opening?.isOpen())
        jobs = startJobs(
          dependencies.parts.flatMap((part) => part.jobs ?? []),
          logger,
          dependencies.metrics.jobRan,
        );
      return error;
    });
    const address = app.server.address();
    const port = typeof address === "object" && address ? address.port : env.port;
    say(`${brand.name} is open at ${openAddress(env, port)}`);
    for (const server of await servers) say(serverOfferOf(server));
    return {
      failed: new Promise((settle) => {
        void embedded?.failed.then(settle);
        void failure.then((error) => {
          if (error !== null) settle(wordsOf(error));
        });
      }),
      patienceMs: 2 * env.drain.drainMs + env.drain.replyGraceMs + stopTimeoutMs,
      stop: async (hurry) => {
        await opening?.stop();
        await jobs?.stopFirst();
        await leave({
          drain: env.drain,
          readiness: dependencies.readiness,
          streams: dependencies.streams,
          stopAccepting: quietly.stopAccepting,
          close: () => quietly.close(() => app.close()),
          endOthers: async () => {
            for (const part of dependencies.parts) await part.endWork?.();
          },
          hurry,
        });
        for (const part of dependencies.parts) await part.stop?.();
        await stopData();
      },
    };
  } catch (error) {
    await stopData();
    throw error;
  }
};

/** Starts, and stops once on the first signal, or when the process that started it is gone. */
export const run = async (pages?: OutsideParts["pages"]): Promise<void> => {
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
