import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { chromium } from "@playwright/test";

const usualPaths = [
  // Made for this: without windows, it needs two thirds of the processor for the same pages.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

const quiet = { stdio: "ignore" as const, timeout: 300_000 };

const installedPath = (): string | undefined =>
  [process.env["CHROMIUM_PATH"], ...usualPaths, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );

const installFromDebian = (): void => {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  spawnSync("apt-get", ["update"], quiet);
  spawnSync(
    "apt-get",
    ["install", "-y", "--no-install-recommends", "chromium-headless-shell"],
    quiet,
  );
  if (!installedPath())
    spawnSync("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], quiet);
};

const installFromPlaywright = (): void => {
  const cli = join(dirname(createRequire(import.meta.url).resolve("@playwright/test")), "cli.js");
  spawnSync(process.execPath, [cli, "install", "chromium"], quiet);
};

/** An installed browser is preferred: downloads of a test tool's own do not work everywhere. */
export const findChromium = (): string => {
  for (const install of [() => undefined, installFromDebian, installFromPlaywright]) {
    install();
    const path = installedPath();
    if (path) return path;
  }
  throw new Error("No Chromium was found or could be installed. Set CHROMIUM_PATH to one.");
};

/** Root needs the first; the second draws without pretending a graphics card; the others keep the browser from calling its maker. */
export const chromiumArgs = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-quic",
];
