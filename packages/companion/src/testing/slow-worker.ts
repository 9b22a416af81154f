import { parentPort } from "node:worker_threads";
import type { Order } from "../hearing/pool.ts";

const never = new Int32Array(new SharedArrayBuffer(4));

/** For tests: a thread that reads as any other, except that some words hold it for ever or end it. */
parentPort?.on("message", ({ message: { content } }: Order) => {
  if (content.startsWith("hang")) Atomics.wait(never, 0, 0);
  if (content.startsWith("die")) process.exit(1);
});

await import("../hearing/worker.ts");
