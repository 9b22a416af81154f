import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { brand } from "@app/contract/brand";
import { openDataDir, systemCodeOf } from "../../data-dir.ts";
import { StartError } from "../../start-error.ts";
import {
  copyBinaries,
  ensureExecutable,
  ensureLibraryLinks,
  findBinaries,
  reachableByOthers,
  refuseMusl,
} from "./binaries.ts";
import { isAlive, takeDataLock } from "./data-lock.ts";
import { databaseUser, type Ids, refuseNamelessUser } from "./database-user.ts";
import { keepRunning, type LaunchedProcess } from "./keep-running.ts";

export type EmbeddedPostgres = {
  url: string;
  home: string;
  /** Settles, in words, when it ended so often that it is not started again. */
  failed: Promise<string>;
  stop(): Promise<void>;
};

type Options = {
  dataDir: string;
  /** Throw-away databases of tests need no flush to the disk. */
  durable?: boolean;
  /** Told, in words, each time it ended without having been asked to; it is started again in place. */
  onEnd?: (how: string) => void;
};

const startTimeoutMs = 60_000;

/** Where the data can live: as root under a private home, the database's user could not enter it. */
const chooseHome = (dataDir: string, ids: Ids | undefined): string => {
  const wanted = join(resolve(dataDir), "postgres");
  if (!ids || reachableByOthers(dirname(wanted))) return wanted;
  const name = createHash("sha256").update(wanted).digest("hex").slice(0, 12);
  return join("/var/lib", brand.slug, name);
};

const chooseBinaries = (home: string, ids: Ids | undefined): string => {
  const installed = findBinaries();
  const usable = ids && !reachableByOthers(installed) ? copyBinaries(installed, home) : installed;
  ensureExecutable(usable);
  ensureLibraryLinks(usable);
  return usable;
};

/** A parent that was killed leaves its database running; it is stopped before a new one starts. */
const stopOrphan = async (data: string): Promise<void> => {
  const pidFile = join(data, "postmaster.pid");
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, "utf8").split("\n")[0]);
  const commandLine = `/proc/${pid}/cmdline`;
  if (!existsSync(commandLine) || !readFileSync(commandLine, "utf8").includes(data)) return;
  process.kill(pid, "SIGINT");
  for (let tries = 0; tries < 200 && isAlive(pid); tries++) await wait(50);
};

const socketRecord = (home: string) => join(home, "socket-dir");

/** A socket's path may have a hundred letters at the most, so it lies there and not in the data folder. */
const makeTemporaryDir = (): string => {
  try {
    return mkdtempSync(join(tmpdir(), `${brand.slug}-`));
  } catch (error) {
    throw new StartError(
      `The folder for temporary files, ${tmpdir()}, cannot be written to (${systemCodeOf(error)}). Set TMPDIR to one that can.`,
    );
  }
};

/** Socket folders of killed processes are removed with the next start. */
const makeSocketDir = (home: string, ids: Ids | undefined): string => {
  const record = socketRecord(home);
  if (existsSync(record)) rmSync(readFileSync(record, "utf8"), { recursive: true, force: true });
  const dir = makeTemporaryDir();
  if (ids) chownSync(dir, ids.uid, ids.gid);
  writeFileSync(record, dir);
  return dir;
};

/** What PostgreSQL says is many lines; the one that says why is enough. */
const reasonIn = (log: string): string => {
  const lines = log.split("\n").map((line) => line.trim());
  const why =
    lines.findLast((line) => /(FATAL|PANIC|error):/.test(line)) ?? lines.findLast(Boolean);
  return why?.replace(/^.*?(FATAL|PANIC|error):\s*/, "").replace(/\.?$/, ".") ?? "it said nothing.";
};

const untilReady = (child: ChildProcess): Promise<void> =>
  new Promise((ready, fail) => {
    let log = "";
    const timer = setTimeout(() => {
      child.kill("SIGKILL");
      fail(new StartError("The embedded PostgreSQL did not start within a minute."));
    }, startTimeoutMs);
    child.stderr?.setEncoding("utf8").on("data", (text: string) => {
      log = (log + text).slice(-4_000);
      if (log.includes("ready to accept connections")) {
        clearTimeout(timer);
        ready();
      }
    });
    child.once("error", fail);
    child.once("close", () => {
      clearTimeout(timer);
      fail(new StartError(`The embedded PostgreSQL did not start: ${reasonIn(log)}`));
    });
  });

/** Runs PostgreSQL until it is ready. */
const launch = async (start: () => ChildProcess): Promise<LaunchedProcess> => {
  const child = start();
  const ended = new Promise<string>((settle) => {
    child.once("exit", (code, signal) =>
      settle(`The embedded PostgreSQL ended with ${signal ?? code}.`),
    );
  });
  await untilReady(child);
  return { ended, stop: () => child.kill("SIGINT") };
};

const urlOf = (socketDir: string): string =>
  `postgres://app@/postgres?host=${encodeURIComponent(socketDir)}`;

/** The address of the database that a running server holds open, for commands beside it. */
export const runningEmbeddedUrl = (dataDir: string): string | undefined => {
  const record = socketRecord(chooseHome(dataDir, databaseUser()));
  if (!existsSync(record)) return undefined;
  const socketDir = readFileSync(record, "utf8");
  return existsSync(join(socketDir, ".s.PGSQL.5432")) ? urlOf(socketDir) : undefined;
};

/** Real PostgreSQL from the installed packages, reachable by a socket only. */
export const startEmbeddedPostgres = async ({
  dataDir,
  durable = true,
  onEnd = () => undefined,
}: Options): Promise<EmbeddedPostgres> => {
  refuseMusl();
  refuseNamelessUser();
  openDataDir(dataDir);
  const ids = databaseUser();
  const home = chooseHome(dataDir, ids);
  openDataDir(home);
  const native = chooseBinaries(home, ids);
  const lock = await takeDataLock(join(home, "app.lock"), home);

  const data = join(home, "data");
  openDataDir(data);
  chmodSync(data, 0o700);
  if (ids) chownSync(data, ids.uid, ids.gid);
  const env = { LD_LIBRARY_PATH: join(native, "lib"), LC_ALL: "C.UTF-8" };
  const run = { env, cwd: "/", ...ids };
  const binary = (name: string) => join(native, "bin", name);

  try {
    await stopOrphan(data);
    if (!existsSync(join(data, "PG_VERSION"))) {
      const flags = ["-U", "app", "-A", "trust", "-E", "UTF8", "--no-locale", "-k"];
      const made = spawnSync(binary("initdb"), ["-D", data, ...flags], run);
      if (made.error || made.status !== 0) {
        rmSync(data, { recursive: true, force: true });
        throw new StartError(
          `The embedded PostgreSQL could not make its data folder ${data}: ${made.error?.message ?? reasonIn(String(made.stderr))}`,
        );
      }
    }
    const socketDir = makeSocketDir(home, ids);
    const settings = [
      "listen_addresses=",
      "max_connections=100",
      "shared_buffers=64MB",
      "dynamic_shared_memory_type=mmap",
      ...(durable ? [] : ["fsync=off", "synchronous_commit=off", "full_page_writes=off"]),
    ].flatMap((setting) => ["-c", setting]);
    const start = () =>
      spawn(binary("postgres"), ["-D", data, "-k", socketDir, ...settings], {
        ...run,
        stdio: ["ignore", "ignore", "pipe"],
        // Ctrl-C reaches the whole group; the server stops first, and the database with it.
        detached: true,
      });
    const kept = await keepRunning(() => launch(start), onEnd);
    return {
      url: urlOf(socketDir),
      home,
      failed: kept.gaveUp.then(
        (how) => `${how} It was started again several times, and is not any more.`,
      ),
      stop: async () => {
        await kept.stop();
        rmSync(socketDir, { recursive: true, force: true });
        rmSync(socketRecord(home), { force: true });
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
};
