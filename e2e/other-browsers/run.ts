import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { lineTo } from "../line.ts";
import { freePort, makeDataDir, startProduct } from "../product.ts";
import { findFirefox, openFirefox } from "./firefox.ts";
import { pageOf } from "./page.ts";
import { type PushService, startPushService } from "./push-service.ts";
import { stepsOf } from "./walk.ts";
import { findWebKit, openWebKit } from "./webkit.ts";
import type { Wire } from "./wire.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);
const firefox = findFirefox();
const webKit = findWebKit();

type Open = (folder: string, service: PushService) => Promise<Wire>;
const browsers: readonly [name: string, open: Open | null][] = [
  [
    "firefox",
    firefox ? (folder, { preferences }) => openFirefox(firefox, folder, preferences) : null,
  ],
  ["webkit", webKit ? (folder) => openWebKit(webKit, folder) : null],
];

/** What stands on the page, where something broke. */
const shown = "() => document.body.innerText.replace(/\\s+/g, ' ').slice(-600)";

/** Answers how many steps broke. */
const walk = async (open: Open): Promise<number> => {
  const folder = mkdtempSync(join(tmpdir(), "other-browser-"));
  const service = await startPushService();
  const dataDir = makeDataDir();
  const env = { PORT: String(await freePort()), PUSH_HOSTS: "127.0.0.1", GUIDE_WORD_MS: "60" };
  const start = () => startProduct(env, { dataDir, keepData: true });
  let product = await start();
  const restart = async () => {
    await product.stop();
    product = await start();
  };
  const { url, cut } = await lineTo(product.url);
  const wire = await open(folder, service);
  const page = pageOf(wire, url);
  let broken = 0;
  say(wire.name);
  for (const [name, step] of stepsOf({ folder, cut, service, restart })) {
    try {
      const more = await step(page);
      say(`  ok      ${name}${typeof more === "string" ? `: ${more}` : ""}`);
    } catch (error) {
      broken += 1;
      const problem = error instanceof Error ? error.message : error;
      say(`  BROKEN  ${name}: ${problem}, at ${await wire.url()}`);
      say(`          ${await page.run<string>(shown).catch(() => "")}`);
    }
    for (const error of await wire.errors().catch(() => [])) {
      // React says by this that a page was not what had been built, or broke.
      const isBroken = error.includes("Minified React error");
      if (isBroken) broken += 1;
      say(`  ${isBroken ? "BROKEN" : "      "}  console: ${error}`);
    }
  }
  await wire.close();
  service.stop();
  await product.stop();
  for (const left of [folder, dataDir]) rmSync(left, { recursive: true, force: true });
  return broken;
};

const [only] = process.argv.slice(2);
let broken = 0;
for (const [name, open] of browsers) {
  if (only && only !== name) continue;
  if (open) broken += await walk(open);
  else say(`${name} is not on this machine (Debian: firefox-esr; webkit2gtk-driver and xvfb)`);
}
process.exit(broken === 0 ? 0 : 1);
