import { parentPort } from "node:worker_threads";
import type { Order } from "../hearing/pool.ts";

const never = new Int32Array(new SharedArrayBuffer(4));

/** For tests: a thread for hearing, except that some words hold it for ever or end it. */
parentPort?.on("message", ({ name, input }: Order) => {
  if (name === "rules") return;
  const words = JSON.stringify(input);
  if (words.includes("hang on")) Atomics.wait(never, 0, 0);
  if (words.includes("die now")) process.exit(1);
});

await import("./hearing-worker.ts");
