import { parentPort } from "node:worker_threads";
import { screenTurn } from "@app/safety/screen-turn";
import { hearNow, spentOn } from "./hear.ts";
import type { Order, Result } from "./pool.ts";

// The first message should not wait for the weights: they are read while nobody is waiting yet.
hearNow({ content: "hello", history: [] });

parentPort?.on("message", ({ id, kind, message }: Order) => {
  try {
    const { done, ms } = spentOn(() => (kind === "hear" ? hearNow(message) : screenTurn(message)));
    parentPort?.postMessage({ id, value: done, ms } satisfies Result);
  } catch (error) {
    // names only: a message's words must not travel in an error
    parentPort?.postMessage({
      id,
      failure: error instanceof Error ? error.name : "unknown",
    } satisfies Result);
  }
});
parentPort?.postMessage({ id: 0, value: null } satisfies Result);
