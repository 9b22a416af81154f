import { parentPort } from "node:worker_threads";
import type { Order, Result } from "../hearing/seat.ts";

const never = new Int32Array(new SharedArrayBuffer(4));
const answer = (result: Result): void => parentPort?.postMessage(result);
const heardOf = (words: string) => ({
  reading: { sentences: [words] },
  screening: { level: "none" },
});

/**
 * For tests: a thread that is there at once, since it loads nothing that reads. Whatever it hears is one sentence to
 * it, except that some words hold it for ever or end it; the rules are left to the thread that asks.
 */
parentPort?.on("message", ({ id, name, input }: Order) => {
  if (name === "rules") return answer({ id, failure: "for the thread that asks" });
  const words = JSON.stringify(input);
  if (words.includes("hang on")) Atomics.wait(never, 0, 0);
  if (words.includes("die now")) process.exit(1);
  if (name === "hear") answer({ id, value: heardOf(words), ms: 1 });
  else answer({ id, failure: "not for this thread" });
});
answer({ id: 0, value: null, ms: 0 });
