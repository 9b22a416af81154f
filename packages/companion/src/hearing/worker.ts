import { parentPort } from "node:worker_threads";
import { warmScreening } from "@app/safety/warm-up";
import { warmGuide } from "../guide/warm-up.ts";
import type { Order, Result } from "./pool.ts";
import { runJob, spentOn } from "./run-job.ts";

const answer = (result: Result): void => parentPort?.postMessage(result);

parentPort?.on("message", ({ id, name, input }: Order) => {
  try {
    const { done, ms } = spentOn(() => runJob(name, input));
    answer({ id, value: done, ms });
  } catch (error) {
    // names only: a message's words must not travel in an error
    answer({ id, failure: error instanceof Error ? error.name : "unknown" });
  }
});

// The first message should not wait for weights and patterns: they are read while nobody is waiting yet.
runJob("hear", { content: "hello", history: [] });
await warmScreening();
await warmGuide();
answer({ id: 0, value: null, ms: 0 });
