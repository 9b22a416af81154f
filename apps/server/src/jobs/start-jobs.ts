import type { FastifyBaseLogger } from "fastify";
import type { Job } from "./job.ts";
import { repeat } from "./repeat.ts";

export type RunningJobs = {
  /** Those that are for the other servers once this one begins to leave. */
  stopFirst(): Promise<void>;
  stop(): Promise<void>;
};

type Log = Pick<FastifyBaseLogger, Job["onFailure"]["level"]>;

/** Starts every job, says in the log when one fails, and stops them. */
export const startJobs = (jobs: readonly Job[], logger: Log): RunningJobs => {
  const started = jobs.map(({ name, everyMs, run, onFailure, onStop, stopsFirst = false }) => {
    const repeated = repeat(run, everyMs, () =>
      logger[onFailure.level]({ job: name }, onFailure.words),
    );
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
