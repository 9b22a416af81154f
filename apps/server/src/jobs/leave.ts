import { setTimeout as wait } from "node:timers/promises";
import type { DrainChoice } from "../env/running-env.ts";
import type { Readiness } from "../http/readiness.ts";
import type { Streams } from "../http/streams.ts";

export type Leaving = {
  drain: DrainChoice;
  readiness: Readiness;
  streams: Streams;
  /** Takes no new connection from now on; settles when the last answer has gone out. */
  close: () => Promise<void>;
  /** Ends what still runs, once replies had their time. */
  endOthers: () => Promise<void>;
  /** Somebody at the keyboard does not want to wait. */
  hurry: AbortSignal;
};

const patiently = (ms: number, signal: AbortSignal): Promise<unknown> =>
  wait(ms, undefined, { signal }).catch(() => undefined);

/**
 * Leaves without a failed request: first proxies are told, then no connection is taken any more, then replies under
 * way get their time, and what is left of them ends in words.
 */
export const leave = async ({ drain, readiness, streams, hurry, ...work }: Leaving) => {
  readiness.leave();
  if (drain.drainMs > 0) await patiently(drain.drainMs, hurry);
  const closed = work.close();
  if (drain.replyGraceMs > 0)
    await Promise.race([streams.whenNone(), patiently(drain.replyGraceMs, hurry)]);
  await work.endOthers();
  await streams.endAll();
  await closed;
};
