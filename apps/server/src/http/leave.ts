import { setTimeout as wait } from "node:timers/promises";
import type { DrainChoice } from "../env/running-env.ts";
import type { Readiness } from "./readiness.ts";
import type { Streams } from "./streams.ts";

type LeaveParts = {
  drain: DrainChoice;
  readiness: Readiness;
  streams: Streams;
  /** Takes no new connection from now on. */
  stopAccepting: () => Promise<void>;
  /** Ends connections as they become idle; settles when the last answer has gone out. */
  close: () => Promise<void>;
  /** Ends what still runs, once replies had their time. */
  endOthers: () => Promise<void>;
  /** Somebody at the keyboard does not want to wait. */
  hurry: AbortSignal;
};

/** How long connections that a proxy kept are still answered once no new one is taken. */
const lingerMs = 2_000;

const patiently = (ms: number, signal: AbortSignal): Promise<unknown> =>
  wait(ms, undefined, { signal }).catch(() => undefined);

/**
 * Leaves without a failed request: first proxies are told, then no connection is taken any more, then those that
 * were kept are closed, then replies under way get their time, and what is left of them ends in words.
 */
export const leave = async ({ drain, readiness, streams, hurry, ...work }: LeaveParts) => {
  readiness.leave();
  if (drain.drainMs > 0) await patiently(drain.drainMs, hurry);
  await work.stopAccepting();
  // A proxy that has not heard uses up the connections it kept: each is closed with its answer, and none under a request.
  if (drain.drainMs > 0) await patiently(Math.min(drain.drainMs, lingerMs), hurry);
  const closed = work.close();
  if (drain.replyGraceMs > 0)
    await Promise.race([streams.whenNone(), patiently(drain.replyGraceMs, hurry)]);
  await work.endOthers();
  await streams.endAll();
  await closed;
};
