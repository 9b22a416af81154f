import { Worker } from "node:worker_threads";
import type { JobInput, JobName } from "./jobs.ts";

export type Order = {
  [Name in JobName]: { id: number; name: Name; input: JobInput<Name> };
}[JobName];
export type Result = { id: number; value: unknown; ms: number } | { id: number; failure: string };

/** What a thread is told when it begins. */
export type Seating = {
  yields: boolean;
  /** Before it says that it is ready, or only then, since somebody is there already. */
  rehearses: "first" | "meanwhile" | "no";
};

/** What a seat knows of a job that it was given. */
export type GivenJob = {
  order: Order;
  /** Hears what came of it; null where its thread ended before. */
  done: (result: Result | null) => void;
  refuse: (error: Error) => void;
};

export type SeatSettings = {
  /** It may be kept busy by what is heavy, and lets everything else go first. */
  yields: boolean;
  workerFile: URL;
  rehearsal: () => Seating["rehearses"];
  /** A thread that starts reads its weights first. */
  startLimitMs: number;
  /** A thread that nobody asked anything for so long ends, if nobody waits either. */
  restMs: number;
  mayRest: () => boolean;
  /** It has time for a job, or its thread is gone. */
  onChange: () => void;
  /** It went to rest; kept until the thread is gone. */
  onRest: (gone: Promise<unknown>) => void;
};

export type Seat = {
  readonly yields: boolean;
  readonly state: () => "resting" | "starting" | "ready" | "failed";
  readonly isFree: () => boolean;
  open: () => void;
  give: (job: GivenJob, limitMs: number) => void;
  /** Somebody asked something: it does not rest yet. */
  stay: () => void;
  close: (why: Error) => Promise<void>;
};

const firstPauseMs = 500;
const longestPauseMs = 60_000;
/** How long a seat stays empty whose threads ended so often in a row before they were ready. */
export const pauseAfterMs = (failures: number): number =>
  failures === 0 ? 0 : Math.min(longestPauseMs, firstPauseMs * 2 ** (failures - 1));

/** What a thread may hold: one message must not take the memory of everybody. */
const resourceLimits = { maxOldGenerationSizeMb: 512 };

/**
 * The place of one thread: begun when it is opened, begun anew when it ended, ended when a job took too long or when
 * nobody asks anything. One job at a time.
 */
export const createSeat = (settings: SeatSettings): Seat => {
  const { yields, workerFile, rehearsal, startLimitMs, restMs, mayRest, onChange, onRest } =
    settings;
  let worker: Worker | null = null;
  let state: ReturnType<Seat["state"]> = "resting";
  let current: GivenJob | null = null;
  /** Until it has started, has done its job, or begins anew. */
  let timer: NodeJS.Timeout | undefined;
  let restTimer: NodeJS.Timeout | null = null;
  /** How often in a row it ended before it was ready. */
  let failures = 0;
  let isClosed = false;

  /** Ends the thread, whatever it does, and has another one take its seat. */
  const end = (): void => {
    const [ended, job] = [worker, current];
    if (!ended) return;
    worker = null;
    current = null;
    failures = state === "ready" ? 0 : failures + 1;
    state = failures > 0 ? "failed" : "starting";
    clearTimeout(timer);
    job?.done(null);
    void ended.terminate();
    timer = setTimeout(open, pauseAfterMs(failures)).unref();
    onChange();
  };

  /** Ends a thread that nobody needs. */
  const rest = (): void => {
    if (current || !mayRest()) {
      restTimer?.refresh();
      return;
    }
    const ended = worker;
    worker = null;
    clearTimeout(timer);
    restTimer = null;
    failures = 0;
    state = "resting";
    onRest(Promise.resolve(ended?.terminate()));
  };

  const hear = (result: Result): void => {
    clearTimeout(timer);
    state = "ready";
    failures = 0;
    restTimer?.refresh();
    const job = current;
    current = null;
    job?.done(result);
    onChange();
  };

  const open = (): void => {
    if (isClosed) return;
    // one that failed before is waited for by nobody
    state = failures > 0 ? "failed" : "starting";
    restTimer ??= setTimeout(rest, restMs).unref();
    const begun = new Worker(workerFile, {
      resourceLimits,
      workerData: { yields, rehearses: rehearsal() } satisfies Seating,
    });
    worker = begun;
    timer = setTimeout(end, startLimitMs).unref();
    begun.on("message", (result: Result) => worker === begun && hear(result));
    begun.on("error", () => worker === begun && end());
    begun.on("exit", () => worker === begun && end());
    // an idle thread must not keep the process alive
    begun.unref();
  };

  return {
    yields,
    state: () => state,
    isFree: () => state === "ready" && current === null,
    open,
    give: (job, limitMs) => {
      current = job;
      timer = setTimeout(end, limitMs);
      worker?.postMessage(job.order);
    },
    stay: () => restTimer?.refresh(),
    close: async (why) => {
      isClosed = true;
      clearTimeout(timer);
      if (restTimer) clearTimeout(restTimer);
      const [ended, job] = [worker, current];
      worker = null;
      current = null;
      job?.refuse(why);
      await ended?.terminate();
    },
  };
};
