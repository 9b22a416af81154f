import { rmSync } from "node:fs";
import { freePort, makeDataDir } from "../e2e/product.ts";
import { startProgram } from "./child-process.ts";
import { atMost, type Bench } from "./figure.ts";

const startToFirstPage = async (dataDir: string): Promise<number> => {
  const port = String(await freePort());
  const startedMs = performance.now();
  const server = await startProgram(
    ["scripts/boot.mjs", "start"],
    { PORT: port, DATA_DIR: dataDir, LOG_LEVEL: "error" },
    /is open at/,
  );
  const page = await fetch(`http://127.0.0.1:${port}/`);
  await page.text();
  const ms = performance.now() - startedMs;
  const code = await server.stop();
  if (!page.ok || code !== 0) throw new Error(`page ${page.status}, exit code ${code}`);
  return ms;
};

/** From the command to the first page, with everything installed and built. */
export const startUpBench: Bench = async () => {
  const dataDir = makeDataDir();
  try {
    const firstMs = await startToFirstPage(dataDir);
    const againMs = await startToFirstPage(dataDir);
    return [
      atMost("start-up: first start on an empty data folder", firstMs, 10_000, "ms"),
      atMost("start-up: second start to the first page", againMs, 3_000, "ms"),
    ];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
};
