import { spawn } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { EngineBroken } from "./engine-broken.ts";

type Lock = {
  name: string;
  packages: Record<
    string,
    { dependencies?: Record<string, string>; version?: string; optional?: boolean }
  >;
};

const scope = "@node-llama-cpp/";
const plainPackages: Readonly<Record<string, string>> = {
  "linux-x64": "linux-x64",
  "linux-arm64": "linux-arm64",
  "darwin-arm64": "mac-arm64-metal",
  "darwin-x64": "mac-x64",
  "win32-x64": "win-x64",
  "win32-arm64": "win-arm64",
};
/** Several hundred megabytes, and so only where such a card was found. */
const cudaPackages: Readonly<Record<string, readonly string[]>> = {
  "linux-x64": ["linux-x64-cuda", "linux-x64-cuda-ext"],
  "win32-x64": ["win-x64-cuda", "win-x64-cuda-ext"],
};

/** The compiled part for a system; null where there is none. */
export const nativePackages = (
  platform: string,
  arch: string,
  hasCuda: boolean,
): string[] | null => {
  const system = `${platform}-${arch}`;
  const plain = plainPackages[system];
  if (!plain) return null;
  return [plain, ...(hasCuda ? (cudaPackages[system] ?? []) : [])].map((name) => scope + name);
};

/**
 * The pinned lockfile, with the packages of this one system wanted and those of all others left out.
 * npm holds every package against the sha512 that stands in it.
 */
export const lockFor = (lock: Lock, native: readonly string[]): Lock => {
  const packages = structuredClone(lock.packages);
  const root = packages[""];
  if (!root?.dependencies) throw new Error("the engine's lockfile has no root");
  for (const name of native) {
    const locked = packages[`node_modules/${name}`];
    if (!locked?.version) throw new Error(`${name} is missing from the engine's lockfile`);
    root.dependencies[name] = locked.version;
    delete locked.optional;
  }
  return { ...lock, packages };
};

const runNpm = (cwd: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const isWindows = process.platform === "win32";
    // Scripts of packages would build or fetch more.
    const flags = ["--omit=optional", "--ignore-scripts", "--no-audit", "--no-fund"];
    const child = spawn(isWindows ? "npm.cmd" : "npm", ["ci", ...flags, "--loglevel=error"], {
      cwd,
      shell: isWindows,
      stdio: ["ignore", "ignore", "pipe"],
    });
    let words = "";
    child.stderr.on("data", (bytes: Buffer) => {
      words = (words + bytes.toString()).slice(-2_000);
    });
    child.once("error", reject);
    child.once("exit", (code) => {
      if (code === 0) resolve();
      else reject(new Error(/EINTEGRITY/.test(words) ? "a package is not the pinned one" : "npm"));
    });
  });

export type EngineWanted = {
  /** Where it lies, or will. */
  engineDir: string;
  hasCuda: boolean;
  onInstall: () => void;
  platform?: string;
  arch?: string;
};

const lockFile = new URL("./engine/package-lock.json", import.meta.url);
const installing = new Map<string, Promise<void>>();

const markOf = (lockText: string, native: readonly string[]): string =>
  createHash("sha256").update(`${lockText}\n${native.join()}`).digest("hex");

const isInstalled = (engineDir: string, mark: string): boolean => {
  const file = join(engineDir, "installed");
  return existsSync(file) && readFileSync(file, "utf8") === mark;
};

const install = async (engineDir: string, lock: Lock, mark: string): Promise<void> => {
  const draft = `${engineDir}.${randomUUID()}`;
  mkdirSync(draft, { recursive: true });
  try {
    const { dependencies } = lock.packages[""] ?? {};
    const manifest = { name: lock.name, version: "1.0.0", private: true, dependencies };
    writeFileSync(join(draft, "package.json"), JSON.stringify(manifest));
    writeFileSync(join(draft, "package-lock.json"), JSON.stringify(lock));
    await runNpm(draft);
    writeFileSync(join(draft, "installed"), mark);
    // Another process may have been quicker, and may be using it by now.
    if (isInstalled(engineDir, mark)) return rmSync(draft, { recursive: true, force: true });
    rmSync(engineDir, { recursive: true, force: true });
    mkdirSync(dirname(engineDir), { recursive: true });
    renameSync(draft, engineDir);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    const why = error instanceof Error && error.message !== "npm" ? `: ${error.message}` : "";
    throw new EngineBroken(
      "no_engine",
      `the engine could not be installed${why}. Is the package registry reachable?`,
    );
  }
};

/** Puts the engine into a folder of its own, once: whoever never asks for a local model never has it. */
export const ensureEngine = async (wanted: EngineWanted): Promise<void> => {
  const { engineDir, platform = process.platform, arch = process.arch } = wanted;
  const native = nativePackages(platform, arch, wanted.hasCuda);
  if (!native) throw new EngineBroken("no_engine", `there is no engine for ${platform} on ${arch}`);
  const text = readFileSync(lockFile, "utf8");
  const mark = markOf(text, native);
  if (isInstalled(engineDir, mark)) return;
  const lock = JSON.parse(text) as Lock; // npm's format
  const under = installing.get(engineDir);
  if (under) return under;
  wanted.onInstall();
  const work = install(engineDir, lockFor(lock, native), mark).finally(() =>
    installing.delete(engineDir),
  );
  installing.set(engineDir, work);
  return work;
};
