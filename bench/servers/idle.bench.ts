import { readFileSync, rmSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { freePort, makeDataDir } from "../../e2e/product.ts";
import { startProgram } from "../child-process.ts";
import { atMost, type Bench } from "../figure.ts";
import { memoryMb } from "./memory-of.ts";
import { createTalker, say } from "./talker.ts";

/** Long enough to be seen awake first; ten minutes where nothing is set. */
const restMinutes = 0.5;

const messages = [
  "My sister and I argued about money again.",
  "She says I never listen to her.",
  "I am tired of it, and I miss how it was.",
];

/** What the starting process started; nothing where the system does not say. */
const childOf = (pid: number | undefined): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ")[0]);

const untilReady = async (url: string): Promise<void> => {
  while (!(await fetch(`${url}/readyz`)).ok) await wait(100);
};

/** What a copy as it is started holds while nobody talks: awake, and at rest. */
export const idleBench: Bench = async () => {
  const dataDir = makeDataDir();
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const server = await startProgram(
    ["scripts/boot.mjs", "start"],
    {
      PORT: port,
      DATA_DIR: dataDir,
      LOG_LEVEL: "error",
      PUBLIC_URL: "http://localhost:3000",
      READING_IDLE_MINUTES: String(restMinutes),
    },
    /is open at/,
  );
  try {
    const pid = childOf(server.child.pid);
    await untilReady(url);
    // What a start leaves behind is let go of a moment later.
    await wait(5_000);
    const freshMb = memoryMb(pid);
    const rested: number[] = [];
    let talkedMb = 0;
    // A second time, since what threads leave behind must not add up.
    for (let round = 0; round < 2; round++) {
      const talker = await createTalker(url, 1);
      for (const message of messages) await say(url, talker, talker.sessions[0] ?? "", message);
      talkedMb = Math.max(talkedMb, memoryMb(pid));
      await wait(restMinutes * 60_000 + 5_000);
      rested.push(memoryMb(pid));
    }
    return [
      atMost("idle: memory of a server that was just started", freshMb, 400, "MB"),
      atMost("idle: memory of it after a talk", talkedMb, 450, "MB"),
      atMost("idle: memory of it at rest", rested[0] ?? Number.NaN, 250, "MB"),
      atMost("idle: memory of it at rest, once more", rested[1] ?? Number.NaN, 250, "MB"),
    ];
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
