import { benches } from "./benches.ts";
import type { Report } from "./run-bench.ts";

/** Why it failed, with what was behind it. */
const reasonOf = (error: unknown): string =>
  error instanceof Error
    ? [error.message, ...(error.cause === undefined ? [] : [reasonOf(error.cause)])].join(": ")
    : String(error);

const report = (message: Report): void => {
  process.send?.(message, undefined, undefined, () => process.exit(0));
};

// Whoever asked is gone, and nobody would read the figures.
process.on("disconnect", () => process.exit(1));
process.on("uncaughtException", (error) => {
  process.stderr.write(`${error.stack ?? error.message}\n`);
  report({ failed: reasonOf(error) });
});

const load = benches[process.argv[2] ?? ""];
if (!load) throw new Error("there is no such bench");
const bench = await load();
report({ figures: await bench() });
