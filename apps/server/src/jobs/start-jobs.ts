import type { FastifyBaseLogger } from "fastify";
import type { Job } from "./job.ts";
import { repeat } from "./repeat.ts";

export type RunningJobs = {
  /** Those that are for the other servers once this one begins to leave. */
  stopFirst(): Promise<void>;
  stop(): Promise<void>;
};

type Log = Pick<FastifyBaseLogger, Job["onFailure"]["level"]>;

/** Hears of every run: the figures an operator looks at. */
export type JobWatch = (name: string, run: { isWell: boolean; tookMs: number }) => void;

/** Starts every job, says in the log when one fails or does not come to its end, and stops them. */
export const startJobs = (
  jobs: readonly Job[],
  logger: Log,
  watch: JobWatch = () => undefined,
): RunningJobs => {
  const started = jobs.map(({ name, everyMs, run, onFailure, onStop, stopsFirst = false }) => {
    const repeated = repeat(run, everyMs, {
      onRun: ({ error, tookMs }) => {
        const isWell = error === null;
        watch(name, { isWell, tookMs });
        if (!isWell) logger[onFailure.level]({ job: name }, onFailure.words);
      },
      onHang: (sinceMs) =>
        logger.warn({ job: name, seconds: Math.round(sinceMs / 1_000) }, "a job does not end"),
    });
    return { stopsFirst, stop: () => Promise.all([onStop?.(), repeated.stop()]) };
  });
  const stop = async (some: typeof started): Promise<void> => {
    await Promise.all(some.map((job) => job.stop()));
  };
  return {
    stopFirst: () => stop(started.filter(({ stopsFirst }) => stopsFirst)),
    stop: () => stop(started),
  };
};
