import type { Db } from "../db/client.ts";
import type { Env } from "../env.ts";
import type { Job } from "../jobs/job.ts";
import { createCallLimits } from "./call-limits.ts";
import { createRateLedger } from "./rate-ledger.ts";
import { createRateLimit } from "./rate-limit.ts";

type LimitParts = Pick<Parameters<typeof createCallLimits>[0], "onRefused"> & {
  env: Env;
  db: Db;
  secret: string;
  now: () => Date;
};

/** What limits all calls alike, and tells the other servers what is counted here, off the way of any request. */
export const createLimits = ({ env, db, secret, onRefused, now }: LimitParts) => {
  const ledger = createRateLedger({ db, secret, now });
  const rateLimit = createRateLimit({ now, ledger });
  const onFailure = {
    level: "warn",
    words: "limits could not be shared; this server counts for itself meanwhile",
  } as const;
  const jobs: readonly Job[] = [
    // How long a server may not know what another one counted.
    { name: "limits shared", everyMs: 1_000, run: rateLimit.share, onFailure },
    { name: "old limits forgotten", everyMs: 60_000, run: ledger.forgetOld, onFailure },
  ];
  return {
    rateLimit,
    callLimits: createCallLimits({
      rateLimit,
      perMinute: env.watch.callsPerMinute,
      perMinuteOfAddress: env.watch.callsPerMinuteOfAddress,
      onRefused,
    }),
    jobs,
  };
};
