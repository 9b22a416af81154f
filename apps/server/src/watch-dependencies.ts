import type { Companion } from "@app/companion/companion";
import type { Database } from "./db/client.ts";
import type { Env } from "./env.ts";
import { createCallLimits } from "./http/call-limits.ts";
import { createRateLedger } from "./http/rate-ledger.ts";
import { createRateLimit } from "./http/rate-limit.ts";
import { createStreams } from "./http/streams.ts";
import { repeat } from "./jobs/repeat.ts";
import { createMetrics } from "./metrics/metrics.ts";
import { createQueueDepths } from "./metrics/queue-depths.ts";
import { watchCompanion } from "./metrics/watch-companion.ts";
import { noTracing, type Tracing } from "./tracing/tracing.ts";

/** How long a server may not know what another one counted. */
const shareEveryMs = 1_000;
const forgetEveryMs = 60_000;

export type WatchOutside = {
  env: Env;
  database: Database;
  secret: string;
  tracing?: Tracing | undefined;
  now: () => Date;
};

/** What limits the server and shows how it runs: the part of the composition root that is about all calls alike. */
export const createWatchDependencies = ({ env, database, secret, ...given }: WatchOutside) => {
  const { now } = given;
  const metrics = createMetrics();
  const tracing = given.tracing ?? noTracing;
  const ledger = createRateLedger({ db: database.db, secret, now });
  const rateLimit = createRateLimit({ now, ledger });
  const streams = createStreams();
  metrics.watchStreams(streams.count);
  metrics.watchQueues(createQueueDepths(database));
  return {
    metrics,
    metricsToken: env.watch.metricsToken,
    tracing,
    streams,
    rateLimit,
    /** Tells the other servers what is counted here, off the way of any request. */
    startSharing: (onFailure: () => void) => {
      const jobs = [
        repeat(rateLimit.share, shareEveryMs, onFailure),
        repeat(ledger.forgetOld, forgetEveryMs, onFailure),
      ];
      return { stop: () => Promise.all(jobs.map((job) => job.stop())) };
    },
    callLimits: createCallLimits({
      rateLimit,
      perMinute: env.watch.callsPerMinute,
      perMinuteOfAddress: env.watch.callsPerMinuteOfAddress,
      onRefused: metrics.refused,
    }),
    watch: (companion: Companion): Companion => tracing.follow(watchCompanion(companion, metrics)),
  };
};
