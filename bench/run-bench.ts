import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { root } from "../e2e/product.ts";
import { type Figure, failureFigure } from "./figure.ts";

export type Report = { figures: Figure[] } | { failed: string };

const program = fileURLToPath(new URL("./one.ts", import.meta.url));
/** After this much more it is ended without being asked. */
const endGraceMs = 10_000;

/**
 * Runs one bench in a process of its own: what it leaves in memory is not the next one's, and one that fails, dies or
 * hangs is a line in the table instead of the end of all.
 */
export const runBench = (name: string, limitMs: number): Promise<Figure[]> =>
  new Promise((resolve) => {
    const child = fork(program, [name], {
      cwd: root,
      // What is no longer held is no memory of the thing that is weighed.
      execArgv: [...process.execArgv, "--expose-gc"],
    });
    let report: Report | undefined;
    let why = "";
    let ending: NodeJS.Timeout | undefined;
    const limit = setTimeout(() => {
      why = `took longer than ${Math.round(limitMs / 1_000)} s`;
      // Servers it started end when they lose it.
      child.kill("SIGTERM");
      ending = setTimeout(() => child.kill("SIGKILL"), endGraceMs);
    }, limitMs);
    child.on("message", (message) => {
      report = message as Report; // one.ts sends nothing else
    });
    child.on("exit", (code, signal) => {
      clearTimeout(limit);
      clearTimeout(ending);
      if (why === "" && report && "figures" in report) return resolve(report.figures);
      const said = report && "failed" in report ? report.failed : "";
      resolve([failureFigure(name, why || said || `ended with ${signal ?? code}`)]);
    });
  });
