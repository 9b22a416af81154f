// Runs on any Node from 18 on, before anything is installed: installs what is needed, then hands over to the pinned Node.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const oldestNode = [22, 22];

const commands = {
  start: [["scripts/start.ts"]],
  dev: [["scripts/dev.ts"]],
  build: [["scripts/build.ts"]],
  test: [["scripts/test.ts"]],
  bench: [["scripts/build.ts"], ["bench/run.ts"]],
  "other-browsers": [["scripts/build.ts"], ["e2e/other-browsers/run.ts"]],
  converse: [["scripts/converse.ts"]],
  "by-hand": [["scripts/by-hand.ts"]],
  screen: [["scripts/screen.ts"]],
  "prepare-database": [["scripts/prepare-database.ts"]],
  variables: [["scripts/write-variables.ts"]],
  "rotate-key": [["apps/server/src/rotate-key.ts"]],
  model: [["apps/server/src/model.ts"]],
  admin: [["apps/server/src/admin.ts"]],
  backup: [["apps/server/src/backup.ts"]],
  restore: [["apps/server/src/restore.ts"]],
};

const stop = (line, code = 1) => {
  process.stderr.write(`${line}\n`);
  process.exit(code);
};

const lockHash = () =>
  createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");

const install = () => {
  const marker = join(root, "node_modules", ".installed");
  const wanted = lockHash();
  if (existsSync(marker) && readFileSync(marker, "utf8") === wanted) return;
  process.stdout.write("Installing what this needs. The first time takes a minute or two.\n");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const { status, error } = spawnSync(npm, ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
  });
  if (error || status !== 0) stop("The installation failed. Is the package registry reachable?");
  writeFileSync(marker, wanted);
};

const findNode = () => {
  const name = `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;
  const file = process.platform === "win32" ? "node.exe" : "node";
  const pinned = join(root, "node_modules", name, "bin", file);
  if (existsSync(pinned)) return pinned;
  const [major, minor] = process.versions.node.split(".").map(Number);
  const [needMajor, needMinor] = oldestNode;
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return process.execPath;
  return stop(
    `This system has no Node of its own here: install Node ${needMajor}.${needMinor} or newer.`,
  );
};

const run = (node, args) =>
  new Promise((resolve) => {
    // The channel tells the child when this process is gone, however it went.
    const child = spawn(node, args, {
      cwd: root,
      stdio: ["inherit", "inherit", "inherit", "ipc"],
      env: {
        // Compiled code is kept between starts, which halves the second one.
        NODE_COMPILE_CACHE: join(root, "node_modules", ".cache", "compile"),
        // Else glibc keeps what threads gave back, and more of it each time they rest.
        MALLOC_MMAP_THRESHOLD_: "65536",
        MALLOC_TRIM_THRESHOLD_: "131072",
        ...process.env,
      },
    });
    const forward = (signal) => child.kill(signal);
    // npm's shell dies of a signal without passing it on; whoever is left without it must stop too.
    const parent = process.ppid;
    const watch = setInterval(() => {
      if (process.ppid !== parent) child.kill("SIGTERM");
    }, 250);
    const onInterrupt = () => undefined; // Ctrl-C reaches the child by itself
    process.on("SIGINT", onInterrupt);
    process.on("SIGTERM", forward);
    process.on("SIGHUP", forward);
    child.on("exit", (code, signal) => {
      clearInterval(watch);
      process.off("SIGINT", onInterrupt);
      process.off("SIGTERM", forward);
      process.off("SIGHUP", forward);
      resolve(code ?? 128 + (constants.signals[signal] ?? 0));
    });
  });

if (Number(process.versions.node.split(".")[0]) < 18) stop("This needs Node 18 or newer.");
const [command, ...rest] = process.argv.slice(2);
const steps = commands[command];
if (!steps) stop(`Unknown command. There are: ${Object.keys(commands).join(", ")}.`);

install();
const node = findNode();
for (const [index, step] of steps.entries()) {
  const last = index === steps.length - 1;
  const code = await run(node, [
    "--disable-warning=ExperimentalWarning",
    `--import=${new URL("quick-imports.ts", import.meta.url)}`,
    ...step,
    ...(last ? rest : []),
  ]);
  if (code !== 0 || last) process.exit(code);
}
