import { type ChildProcess, fork } from "node:child_process";
import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { connectDatabase } from "@app/server/db/client";
import { startEmbeddedPostgres } from "@app/server/db/embedded/embedded-postgres";
import { migrateDatabase } from "@app/server/db/migrate";
import { makeDataDir } from "@app/server/testing/make-data-dir";
import { atLeast, atMost, type Bench, ratioAtLeast } from "../figure.ts";
import type { FromReaders, FromServer, ToReaders, ToServer } from "./messages.ts";

const readersCount = 2_000;
/** On the other server, which is told everything over the database. */
const otherReaders = 200;
const perSecond = 20;
const seconds = 10;

type Program<To, From extends { type: string }> = {
  say(message: To): void;
  hear<T extends From["type"]>(type: T): Promise<Extract<From, { type: T }>>;
  stop(): void;
};

const start = <To, From extends { type: string }>(
  file: string,
  env: Record<string, string> = {},
): Program<To, From> => {
  const child: ChildProcess = fork(fileURLToPath(new URL(file, import.meta.url)), {
    env: { ...process.env, ...env },
    execArgv: ["--expose-gc", "--disable-warning=ExperimentalWarning"],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const heard: From[] = [];
  const waiting = new Set<() => void>();
  child.on("message", (message) => {
    heard.push(message as From); // the program's own union
    for (const look of waiting) look();
  });
  return {
    say: (message) => void child.send(message as object), // a plain object of the union
    hear: (type) =>
      new Promise((resolve, reject) => {
        child.once("exit", () => reject(new Error(`${file} ended`)));
        const look = () => {
          const index = heard.findIndex((message) => message.type === type);
          if (index < 0) return;
          waiting.delete(look);
          const [found] = heard.splice(index, 1);
          resolve(found as Extract<From, { type: typeof type }>); // found by its type
        };
        waiting.add(look);
        look();
      }),
    stop: () => void child.kill(),
  };
};

type Server = Program<ToServer, FromServer>;
type Readers = Program<ToReaders, FromReaders>;

const memoryOf = async (server: Server): Promise<number> => {
  server.say({ type: "memory" });
  return (await server.hear("memory")).rssBytes;
};

/** So many thoughts at the pace, and what all these readers had of them. */
const run = async (server: Server, groups: readonly Readers[], count: number, from: number) => {
  server.say({ type: "leave", count, perSecond, from });
  const { sentAtMs, processorMs } = await server.hear("left");
  const collected = await Promise.all(
    groups.map(async (readers) => {
      readers.say({ type: "collect", sentAtMs });
      return readers.hear("collected");
    }),
  );
  return { collected, processorSeconds: processorMs / 1_000 };
};

/** Two thousand who read one server live, beside the least that a fan-out can do in the same run. */
export const boardBench: Bench = async () => {
  const dataDir = makeDataDir();
  const postgres = await startEmbeddedPostgres({ dataDir });
  const database = connectDatabase({
    url: postgres.url,
    poolSize: 2,
    onIdleError: () => undefined,
  });
  await migrateDatabase(database.pool);
  const env = { DATA_DIR: dataDir, BENCH_DATABASE: postgres.url };
  const programs: { stop(): void }[] = [];
  const keep = <P extends { stop(): void }>(program: P): P => {
    programs.push(program);
    return program;
  };
  try {
    const ours = keep(start<ToServer, FromServer>("./board-server.ts", env));
    const other = keep(start<ToServer, FromServer>("./board-server.ts", env));
    const bare = keep(start<ToServer, FromServer>("./bare-fan-out.ts"));
    const [ourUrl, otherUrl, bareUrl] = await Promise.all(
      [ours, other, bare].map(async (server) => (await server.hear("ready")).url),
    );
    const opened = async (url: string | undefined, count: number): Promise<Readers> => {
      const readers = keep(start<ToReaders, FromReaders>("./readers.ts"));
      readers.say({ type: "open", url: url ?? "", count });
      await readers.hear("opened");
      return readers;
    };

    // What is loaded at the first use is no reader's weight.
    const first = await opened(ourUrl, 50);
    await run(ours, [first], perSecond * 3, 9_000);
    const beforeBytes = await memoryOf(ours);
    const mine = await opened(ourUrl, readersCount);
    const perReaderBytes = ((await memoryOf(ours)) - beforeBytes) / readersCount;
    const theirs = await opened(otherUrl, otherReaders);
    first.say({ type: "close" });

    const count = perSecond * seconds;
    const our = await run(ours, [mine, theirs], count, 0);
    const [here, there] = our.collected;
    mine.say({ type: "close" });
    theirs.say({ type: "close" });
    const onBare = await opened(bareUrl, readersCount);
    const its = await run(bare, [onBare], count, 0);
    const [least] = its.collected;
    if (!here || !there || !least) throw new Error("a group of readers did not answer");

    return [
      {
        ...atMost(`board: ${readersCount} readers, a thought to all, p95`, here.p95Ms, 250, "ms"),
        baseline: `${least.p95Ms.toPrecision(3)} ms`,
        ratio: (here.p95Ms / least.p95Ms).toPrecision(3),
      },
      ratioAtLeast(
        `board: deliveries a second at ${perSecond} thoughts a second, beside a bare fan-out`,
        here.delivered / seconds,
        least.delivered / seconds,
        0.7,
        "/s",
      ),
      ratioAtLeast(
        "board: deliveries in a second of processor time, with all it takes to leave them",
        here.delivered / our.processorSeconds,
        least.delivered / its.processorSeconds,
        0.7,
        "/s",
      ),
      atLeast(
        "board: deliveries of all there were to make",
        here.delivered / (count * readersCount),
        1,
        "×",
      ),
      atMost("board: memory of a reader", perReaderBytes / 1_024, 40, "kB"),
      atMost("board: to readers of another server on the database, p95", there.p95Ms, 250, "ms"),
      atLeast(
        "board: deliveries to readers of another server, of all",
        there.delivered / (count * otherReaders),
        1,
        "×",
      ),
    ];
  } finally {
    for (const program of programs) program.stop();
    await database.close();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
