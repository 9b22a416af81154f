import { getPriority, setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { forgetReadings } from "@app/reading/read-once";
import { letGo } from "./let-go.ts";
import { rehearsal, rehearse } from "./rehearse.ts";
import { runJob, spentOn } from "./run-job.ts";
import type { Order, Result, Seating } from "./seat.ts";

const answer = (result: Result): void => parentPort?.postMessage(result);

parentPort?.on("message", ({ id, name, input }: Order) => {
  try {
    const { done, ms } = spentOn(() => runJob(name, input));
    answer({ id, value: done, ms });
  } catch (error) {
    // names only: a message's words must not travel in an error
    answer({ id, failure: error instanceof Error ? error.name : "unknown" });
  } finally {
    forgetReadings();
  }
});

/** Others on a busy machine, the pages among them, come before what may take long. */
const niceness = 10;
const { yields, rehearses } = workerData as Seating; // the pool's own
const answerReady = (): void => answer({ id: 0, value: null, ms: 0 });
// On Linux a priority is a thread's own; elsewhere it would be the whole server's.
if (yields && process.platform === "linux") setPriority(Math.min(19, getPriority() + niceness));

if (rehearses === "meanwhile") {
  answerReady();
  const pieces = rehearsal();
  // somebody's words go in between
  const goOn = (): void => {
    if (pieces.next().done) letGo();
    else setImmediate(goOn);
  };
  setImmediate(goOn);
} else {
  if (rehearses === "first") rehearse();
  letGo();
  answerReady();
}
