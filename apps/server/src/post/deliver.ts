import type { FastifyBaseLogger } from "fastify";
import type { PostChannel } from "../db/schema/post.ts";
import type { Job } from "../jobs/job.ts";
import { longestPauseMs, type OutboxStore, type PostClaim } from "./outbox-store.ts";
import { DeliveryFailure, type FailureKind, type PostWay, sendDeadlineMs } from "./way.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Longer than a send can take, so that a claim runs out only when its server is gone. */
const claimMs = 3 * sendDeadlineMs;
const roundEveryMs = 10_000;
const longestRestMs = 5 * minuteMs;
const cleanEveryMs = hourMs;
/** What is being sent when the server stops may take this long; then it is broken off and put back. */
const stopPatienceMs = 3_000;

/** A text message carries a code, and one that comes after its time only confuses. */
const giveUpAfterMs: Record<PostChannel, number> = { mail: 24 * hourMs, text: 10 * minuteMs };

const growing = (firstMs: number, maxMs: number, times: number): number =>
  Math.min(firstMs * 2 ** Math.max(0, times - 1), maxMs);

const pauseAfter = (kind: FailureKind, channel: PostChannel, tries: number): number => {
  if (channel === "text") return growing(5_000, minuteMs, tries);
  if (kind === "unreachable") return growing(30_000, 15 * minuteMs, tries);
  return growing(minuteMs, longestPauseMs, tries);
};

export type PostDelivery = {
  /** Sends all that is due, in order, and answers how much was sent. */
  run(): Promise<number>;
  /** Something was queued. It does nothing before the jobs have started. */
  wake(): void;
  jobs: readonly Job[];
};

/** Sends what waits in the outbox. Any number of servers may do so at once. */
export const createDelivery = ({
  outbox,
  ways,
  logger,
  now,
}: {
  outbox: OutboxStore;
  ways: Record<PostChannel, PostWay | null>;
  logger: FastifyBaseLogger;
  now: () => Date;
}): PostDelivery => {
  /** Tried in vain since the last success: the way as a whole rests, whatever comes in meanwhile. */
  const rest: Record<PostChannel, { failures: number; until: number }> = {
    mail: { failures: 0, until: 0 },
    text: { failures: 0, until: 0 },
  };
  let stopping = false;
  let started = false;

  const after = (ms: number) => new Date(now().getTime() + ms);

  const putBack = async (claim: PostClaim, failure: DeliveryFailure): Promise<void> => {
    const { channel, purpose, tries } = claim;
    const notBefore = after(pauseAfter(failure.kind, channel, tries));
    const lastMoment = claim.createdAt.getTime() + giveUpAfterMs[channel];
    const over = failure.kind === "never" || notBefore.getTime() > lastMoment;
    logger.warn(
      { channel, purpose, tries, code: failure.code },
      over
        ? "post could not be sent and is given up"
        : "post could not be sent; trying again later",
    );
    if (over) await outbox.giveUp(claim, failure.code);
    else await outbox.postpone(claim, notBefore, failure.code);
  };

  /** Whether it was sent, and what stood in the way. */
  const attempt = async (claim: PostClaim, way: PostWay): Promise<DeliveryFailure | null> => {
    if (claim.body.to === "") return new DeliveryFailure("never", "UNREADABLE");
    if (now().getTime() > claim.createdAt.getTime() + giveUpAfterMs[claim.channel])
      return new DeliveryFailure("never", "TOO_LATE");
    try {
      await way.send(claim);
      return null;
    } catch (error) {
      return error instanceof DeliveryFailure
        ? error
        : new DeliveryFailure("unreachable", "EUNKNOWN");
    }
  };

  const runChannel = async (channel: PostChannel, way: PostWay): Promise<number> => {
    let sent = 0;
    const state = rest[channel];
    // Longer than the longest rest: the clock was set back meanwhile.
    const isResting = () => {
      const leftMs = state.until - now().getTime();
      return leftMs > 0 && leftMs <= longestRestMs;
    };
    while (!stopping && !isResting()) {
      const claim = await outbox.claim(channel, claimMs);
      if (!claim) break;
      const failure = await attempt(claim, way);
      if (failure) {
        await putBack(claim, failure);
        if (failure.kind !== "unreachable") continue;
        state.failures++;
        state.until = after(growing(5_000, longestRestMs, state.failures)).getTime();
      } else {
        await outbox.markSent(claim);
        state.failures = 0;
        sent++;
      }
    }
    return sent;
  };

  const round = async (): Promise<number> => {
    const counts = await Promise.all(
      (["mail", "text"] as const).map(async (channel) => {
        const way = ways[channel];
        if (way) return runChannel(channel, way).finally(() => way.close());
        await outbox.keepWaiting(channel);
        return 0;
      }),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  };

  let running: Promise<number> | null = null;
  let again = false;
  const run = (): Promise<number> => {
    again = true;
    running ??= (async () => {
      let sent = 0;
      try {
        while (again && !stopping) {
          again = false;
          sent += await round();
        }
        return sent;
      } finally {
        running = null;
      }
    })();
    return running;
  };

  const onFailure = {
    level: "error",
    words: "the outbox could not be worked on; trying again later",
  } as const;
  const rounds: Job = {
    name: "post delivered",
    everyMs: roundEveryMs,
    run: () => {
      started = true;
      return run();
    },
    onFailure,
    onStop: async () => {
      stopping = true;
      const breakOff = setTimeout(() => {
        for (const way of Object.values(ways)) way?.close();
      }, stopPatienceMs);
      await running?.catch(() => undefined);
      clearTimeout(breakOff);
    },
  };
  const cleaning: Job = {
    name: "old post removed",
    everyMs: cleanEveryMs,
    run: outbox.removeOld,
    onFailure,
  };

  return {
    run,
    wake: () => {
      if (started && !stopping) void run().catch(() => logger.error(onFailure.words));
    },
    jobs: [rounds, cleaning],
  };
};
