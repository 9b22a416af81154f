import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { root } from "../e2e/product.ts";

export type StartedProcess = { child: ChildProcess; line: string; stop(): Promise<number | null> };

/** Starts a program and waits for the first line that matches: the sign that it is ready. */
export const startProgram = async (
  args: readonly string[],
  env: Record<string, string>,
  ready: RegExp,
): Promise<StartedProcess> => {
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exit = once(child, "exit");
  const lines = createInterface({ input: child.stdout });
  for await (const line of lines)
    if (ready.test(line)) {
      child.stdout.resume();
      return {
        child,
        line,
        stop: async () => {
          child.kill("SIGTERM");
          const [code] = await exit;
          return code as number | null; // the exit event's first argument
        },
      };
    }
  throw new Error(`${args.join(" ")} ended before it was ready`);
};
