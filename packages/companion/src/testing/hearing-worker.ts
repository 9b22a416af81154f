import { parentPort } from "node:worker_threads";
import { screenTurn } from "@app/safety/screen-turn";
import { hearNow } from "../hearing/hear.ts";
import type { Order, Result } from "../hearing/pool.ts";
import { byRules } from "../hearing/unread.ts";

const answer = (result: Result): void => parentPort?.postMessage(result);

/** For tests: a thread that is quick to start, since it can hear and screen and nothing else. */
parentPort?.on("message", ({ id, name, input }: Order) => {
  if (name === "hear") answer({ id, value: hearNow(input), ms: 1 });
  else if (name === "screen") answer({ id, value: screenTurn(input), ms: 1 });
  else if (name === "rules") answer({ id, value: byRules(input), ms: 1 });
  else answer({ id, failure: "not for this thread" });
});
answer({ id: 0, value: null, ms: 0 });
