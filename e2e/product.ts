import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { findLeaks } from "./leaks.ts";

export const root = fileURLToPath(new URL("..", import.meta.url));

/** Beside a program of ours, as npm runs it. */
export const nodeArgs = [
  "--disable-warning=ExperimentalWarning",
  "--import=./scripts/quick-imports.ts",
];

export type Product = {
  url: string;
  dataDir: string;
  process: ChildProcess;
  /** Everything it printed. */
  output: () => string;
  /** Settles with the exit code. */
  exit: Promise<number | null>;
  /** Fails where its log holds anything of what people wrote, or of how they sign in. */
  stop(): Promise<number | null>;
};

export const makeDataDir = (): string => {
  const dataDir = mkdtempSync(join(tmpdir(), "e2e-data-"));
  // As root the database runs as a user of its own, who must be able to enter.
  chmodSync(dataDir, 0o755);
  return dataDir;
};

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

/** The product as `npm start` runs it, built already, in a process of its own. */
export const startProduct = async (
  env: Record<string, string> = {},
  { dataDir = makeDataDir(), keepData = false } = {},
): Promise<Product> => {
  const port = Number(env["PORT"] ?? (await freePort()));
  const child = spawn(process.execPath, [...nodeArgs, "apps/server/src/main.ts"], {
    cwd: root,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      LOG_LEVEL: "debug",
      // Making a thread ready is a third of what a start costs; start.e2e.ts starts it as it is.
      READING_THREADS: "1",
      // Nobody reads along here; a companion's own pace is seen with a model, whose words come as slowly as a test likes.
      GUIDE_WORD_MS: "0",
      ...env,
      PORT: String(port),
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const lines: string[] = [];
  const exit = once(child, "exit").then(([code]) => {
    if (!keepData) rmSync(dataDir, { recursive: true, force: true });
    return code as number | null; // the exit event's first argument
  });
  const ready = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      if (stream)
        createInterface({ input: stream }).on("line", (line) => {
          lines.push(line);
          if (line.includes("is open at")) resolve();
        });
    void exit.then(() => reject(new Error(lines.join("\n"))));
  });
  await ready;
  return {
    url: `http://localhost:${port}`,
    dataDir,
    process: child,
    output: () => lines.join("\n"),
    exit,
    stop: async () => {
      child.kill("SIGTERM");
      const code = await exit;
      const leaks = findLeaks(lines.join("\n"));
      if (leaks.length > 0) throw new Error(`the log holds ${leaks.join(", ")}`);
      return code;
    },
  };
};
