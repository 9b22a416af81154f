import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { failedInPlaywright, failedInVitest, unsteadyInPlaywright } from "./failed-tests.ts";

type Counts = { passed: number; failed: number; names?: string[]; unsteady?: string[] };
type Suite = { name: string; args: string[]; count: (status: number) => Counts };

const root = fileURLToPath(new URL("..", import.meta.url));
const reports = mkdtempSync(join(tmpdir(), "reports-"));
const module = (path: string) => join(root, "node_modules", path);

const oneCheck = (status: number): Counts => ({
  passed: status === 0 ? 1 : 0,
  failed: status === 0 ? 0 : 1,
});

/** Counts from a report; a suite that failed without one, or ran nothing, is itself a failure. */
const fromReport =
  (file: string, read: (report: Record<string, unknown>) => Counts) =>
  (status: number): Counts => {
    try {
      const counts = read(JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>); // the tool's own format
      const silent = counts.failed === 0 && (status !== 0 || counts.passed === 0);
      return silent ? { ...counts, failed: 1 } : counts;
    } catch {
      return { passed: 0, failed: 1 };
    }
  };

const vitestReport = join(reports, "vitest.json");
const playwrightReport = join(reports, "playwright.json");

/** A command of package.json, so that here runs what anybody runs by hand. */
const command = (name: string): Suite => ({ name, args: ["--run", name], count: oneCheck });

const checks = ["lint", "types", "imports", "dead-code", "claims", "lockfile", "audit"].map(
  command,
);

const pages: Suite = { name: "pages", args: ["scripts/build.ts"], count: oneCheck };

const unitTests: Suite = {
  name: "unit, store and handler tests",
  args: [
    module("vitest/vitest.mjs"),
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${vitestReport}`,
  ],
  count: fromReport(vitestReport, (report) => ({
    passed: Number(report["numPassedTests"]),
    failed: Number(report["numFailedTests"]),
    names: failedInVitest(report),
  })),
};

const browserTests: Suite = {
  name: "end-to-end tests",
  args: [
    module("@playwright/test/cli.js"),
    "test",
    "--config",
    "e2e/playwright.config.ts",
    "--reporter=list,json",
  ],
  count: fromReport(playwrightReport, (report) => {
    const stats = report["stats"] as { expected: number; unexpected: number; flaky: number }; // Playwright's format
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      names: failedInPlaywright(report),
      unsteady: unsteadyInPlaywright(report),
    };
  }),
};

type How = {
  /** What runs beside something else says all it has to say at its end. */
  isBeside: boolean;
};

const run = ({ name, args, count }: Suite, { isBeside }: How): Promise<Counts> =>
  new Promise((resolve) => {
    const heading = `\n— ${name}\n`;
    if (!isBeside) process.stdout.write(heading);
    const output = isBeside ? "pipe" : "inherit";
    const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", ...args], {
      cwd: root,
      stdio: ["ignore", output, output],
      env: {
        // What fails must not hide what else would; the pages are built on the other core.
        ...{ WIREIT_FAILURES: "continue", WIREIT_PARALLEL: "1" },
        ...process.env,
        // The task runner would take the command that npm was given, which is this very one, for its own.
        npm_lifecycle_event: undefined,
        PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
      },
    });
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (part: Buffer) => said.push(part));
    child.on("close", (status) => {
      if (isBeside) process.stdout.write(Buffer.concat([Buffer.from(heading), ...said]));
      resolve(count(status ?? 1));
    });
  });

const total = { passed: 0, failed: 0 };
/** Said once more at the end: whoever sees only the last lines must know what to mend. */
const failures: string[] = [];
const unsteady: string[] = [];
const runAll = async (suites: readonly Suite[], how: How): Promise<void> => {
  for (const suite of suites) {
    const { passed, failed, names = [], ...rest } = await run(suite, how);
    total.passed += passed;
    total.failed += failed;
    unsteady.push(...(rest.unsteady ?? []));
    if (failed > 0) failures.push(`${suite.name}: ${failed} failed`, ...names.map((n) => `  ${n}`));
  }
};
const before = process.argv.includes("--with-checks") ? checks : [];
const isBeside = before.length > 0;
// A check keeps one core busy, and so does building the pages: the tests, which need the pages, begin as soon as these are there.
await Promise.all([
  runAll(before, { isBeside: true }),
  (async () => {
    await runAll([pages], { isBeside: true });
    await runAll([unitTests], { isBeside });
  })(),
]);
// What is seen in a browser has moments in it, and is given the machine alone.
await runAll([browserTests], { isBeside: false });
rmSync(reports, { recursive: true, force: true });
if (unsteady.length > 0)
  process.stdout.write(
    `\npassed only when tried again, to be mended:\n${unsteady.map((n) => `  ${n}\n`).join("")}`,
  );
if (failures.length > 0) process.stdout.write(`\n${failures.join("\n")}\n`);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed > 0 ? 1 : 0);
