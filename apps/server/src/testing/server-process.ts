import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(new URL("./serve.ts", import.meta.url));
/** Compiled code is kept between starts, which halves the second one. */
export const compileCache = fileURLToPath(
  new URL("../../../../node_modules/.cache/compile", import.meta.url),
);

/** A program of ours as npm runs it: what is known of a module beforehand is not looked up. */
export const nodeArgs = [
  "--disable-warning=ExperimentalWarning",
  // Half of a first reply is the engine making patterns quick, and nobody here talks for long enough to have it back.
  "--no-regexp-optimization",
  `--import=${new URL("../../../../scripts/quick-imports.ts", import.meta.url)}`,
];

export type ServerProcess = {
  url: string;
  /** Everything it printed. */
  output(): string;
  signal(name: "SIGTERM" | "SIGKILL" | "SIGSTOP" | "SIGCONT"): void;
  /** Settles with the exit code; null when it was killed. */
  exit: Promise<number | null>;
  stop(): Promise<number | null>;
};

/** A server in a process of its own, on a port of its own. */
export const startServerProcess = async (env: Record<string, string>): Promise<ServerProcess> => {
  const child = spawn(process.execPath, [...nodeArgs, program], {
    env: {
      PATH: process.env["PATH"],
      NODE_COMPILE_CACHE: compileCache,
      PORT: "0",
      LOG_LEVEL: "warn",
      VOICE_EMBEDDED: "false",
      // Making threads ready is half of what a start costs; here nobody sends anything long, or waits for a first reply.
      READING_THREADS: "1",
      READING_REHEARSAL: "false",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines: string[] = [];
  const exit = once(child, "exit").then(([code]) => code as number | null); // the event's first argument
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on("line", (line) => {
        lines.push(line);
        const port = /is open at \S+:(\d+)$/.exec(line)?.[1];
        if (port) resolve(`http://127.0.0.1:${port}`);
      });
    void exit.then(() => reject(new Error(lines.join("\n"))));
  });
  const signal = (name: NodeJS.Signals) => child.kill(name);
  return {
    url,
    output: () => lines.join("\n"),
    signal,
    exit,
    stop: () => {
      signal("SIGTERM");
      return exit;
    },
  };
};
