import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { type AcceptedAdvisory, judgeAudit } from "./judge-audit.ts";

/** Looked at, and harmless here. Each ends: by then somebody looks again. */
const accepted: readonly AcceptedAdvisory[] = [];

const timeoutMs = 60_000;
const root = fileURLToPath(new URL("..", import.meta.url));

const ask = (): Promise<string> =>
  new Promise((resolve) => {
    // What only builds or tests is not what people's words pass through.
    const args = ["audit", "--json", "--omit=dev", "--fetch-retries=0"];
    execFile(
      process.platform === "win32" ? "npm.cmd" : "npm",
      args,
      { cwd: root, timeout: timeoutMs, maxBuffer: 50_000_000, shell: process.platform === "win32" },
      // It exits with 1 where it found something, so that the exit code says nothing by itself.
      (_error, stdout) => resolve(stdout),
    );
  });

const verdict = judgeAudit(await ask(), accepted, new Date().toISOString().slice(0, 10));
if (verdict.kind === "not audited") {
  // A machine without a way to the registry must be able to run every other check.
  process.stdout.write(
    `Dependencies were NOT audited: no registry answered (${verdict.reason}).\n`,
  );
} else if (verdict.problems.length > 0) {
  process.stderr.write(`${verdict.problems.join("\n")}\n`);
  process.exit(1);
} else process.stdout.write("No grave advisory for what this runs on.\n");
