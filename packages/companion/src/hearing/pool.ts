import { Worker } from "node:worker_threads";
import {
  type Hearing,
  type JobInput,
  type JobName,
  type JobOutput,
  jobLimitsMs,
  type OnSpent,
  weightOf,
} from "./jobs.ts";
import { isDanger, unreadOutput } from "./unread.ts";

export type Order = {
  [Name in JobName]: { id: number; name: Name; input: JobInput<Name> };
}[JobName];
export type Result = { id: number; value: unknown; ms: number } | { id: number; failure: string };

export type PoolSettings = {
  /** How many jobs are done at the same time; each costs the memory of all that reads. */
  workers: number;
  /** Whether a thread talks with nobody before anybody waits for it. */
  rehearses?: boolean;
  /** In place of each job's own; for tests. */
  limitMs?: number;
  /** Whoever waited this long for a thread is answered without one. */
  queueLimitMs?: number;
  /** A thread that starts reads its weights first. */
  startLimitMs?: number;
  /** What a thread runs; another one for tests. */
  workerFile?: URL;
};

export type HearingPool = Hearing & {
  /** Once the first thread is there, or it is known that none comes. */
  ready: Promise<void>;
};

type Waiting = {
  order: Order;
  weight: number;
  onSpent: OnSpent | undefined;
  /** Without a result it is treated as unread. */
  settle: (result: Result | null) => void;
  refuse: (error: Error) => void;
  /** Until it is given up in the queue. */
  timer: NodeJS.Timeout;
  /** Until the rules look for danger in it, wherever it stands. */
  alarm: NodeJS.Timeout | undefined;
  /** What they make of it, once they were asked. */
  byRules: Promise<JobOutput<"rules">> | null;
};
/** What a thread is told when it begins. */
export type Seating = { yields: boolean; rehearses: boolean };
type Seat = {
  worker: Worker | null;
  /** It may be kept busy by what is heavy, and lets everything else go first. */
  yields: boolean;
  state: "starting" | "ready" | "failed";
  current: Waiting | null;
  timer: NodeJS.Timeout | null;
  /** How often in a row it ended before it was ready. */
  failures: number;
};

/** A message of 2,000 characters, or 200 of 140: what weighs more may take its time, and is never let onto every thread. */
const heavyFrom = 2_000 ** 2;

/** The rules are a light job, and where no thread has time for them, they are read here. */
const rulesWaitMs = 1_000;

/** What is light takes long only where the machine is busy: ending its thread would make that worse. */
const patience = 8;

const firstPauseMs = 500;
const longestPauseMs = 60_000;
/** How long a seat stays empty whose threads ended so often in a row before they were ready. */
export const pauseAfterMs = (failures: number): number =>
  failures === 0 ? 0 : Math.min(longestPauseMs, firstPauseMs * 2 ** (failures - 1));

/** What a thread may hold: one message must not take the memory of everybody. */
const resourceLimits = { maxOldGenerationSizeMb: 512 };

/**
 * Reads people's words in threads of their own, so that whatever somebody sends holds nobody else up. A job that
 * takes too long ends its thread and is treated as unread, as is whatever finds no thread in time. What is light
 * goes first, and what is heavy leaves one thread to the others, and the processor to everybody. Nobody in danger waits for any of that.
 */
export const createHearingPool = ({
  workers,
  rehearses = true,
  limitMs,
  queueLimitMs = 10_000,
  startLimitMs = 30_000,
  workerFile = new URL("./worker.ts", import.meta.url),
}: PoolSettings): HearingPool => {
  const queue = new Set<Waiting>();
  const seats: Seat[] = [];
  const first = Promise.withResolvers<void>();
  let lastId = 0;
  let isClosed = false;

  const isHeavy = ({ weight }: Waiting): boolean => weight > heavyFrom;

  /** The lightest that may begin there now. */
  const nextFor = (seat: Seat): Waiting | null => {
    const isReady = seats.filter(({ state }) => state === "ready");
    const mayBeHeavy = workers === 1 || (seat.yields && isReady.length > 1);
    let next: Waiting | null = null;
    for (const waiting of queue)
      if ((mayBeHeavy || !isHeavy(waiting)) && (!next || waiting.weight < next.weight))
        next = waiting;
    return next;
  };

  const serve = (): void => {
    for (const seat of seats) {
      if (seat.state !== "ready" || seat.current) continue;
      const waiting = nextFor(seat);
      if (!waiting) continue;
      queue.delete(waiting);
      clearTimeout(waiting.timer);
      seat.current = waiting;
      const allowedMs = jobLimitsMs[waiting.order.name] * (isHeavy(waiting) ? 1 : patience);
      seat.timer = setTimeout(() => end(seat), limitMs ?? allowedMs);
      seat.worker?.postMessage(waiting.order);
    }
    // nobody waits for threads that do not come
    if (seats.some(({ state }) => state !== "failed")) return;
    first.resolve();
    for (const waiting of [...queue]) give(waiting);
  };

  const give = (waiting: Waiting): void => {
    queue.delete(waiting);
    clearTimeout(waiting.timer);
    waiting.settle(null);
  };

  /** Null for what is no message. */
  const readByRules = (waiting: Waiting): Promise<JobOutput<"rules">> | null => {
    const { name, input } = waiting.order;
    if (name !== "hear" && name !== "screen") return null;
    waiting.byRules ??= ask("rules", { name, message: input }, undefined);
    return waiting.byRules;
  };

  /** Whoever the rules find in danger is answered by them: the queue and the patience are for others. */
  const lookForDanger = async (waiting: Waiting): Promise<void> => {
    const { id } = waiting.order;
    const value = await readByRules(waiting);
    if (value === null || !isDanger(value)) return;
    // a thread that has it already goes on, and costs what it costs
    queue.delete(waiting);
    clearTimeout(waiting.timer);
    waiting.settle({ id, value, ms: 0 });
  };

  /** What a thread that had it was kept busy for; what could not be read cost all that a message may. */
  const charge = ({ order, onSpent }: Waiting, result: Result | null): void =>
    onSpent?.(result && "value" in result ? result.ms : (limitMs ?? jobLimitsMs[order.name]));

  /** Ends a thread, whatever it does, and has another one take its seat. */
  const end = (seat: Seat): void => {
    const { worker, current } = seat;
    if (!worker) return;
    seat.worker = null;
    if (seat.timer) clearTimeout(seat.timer);
    seat.failures = seat.state === "ready" ? 0 : seat.failures + 1;
    seat.state = seat.failures > 0 ? "failed" : "starting";
    seat.current = null;
    if (current) charge(current, null);
    current?.settle(null);
    void worker.terminate();
    seat.timer = setTimeout(() => open(seat), pauseAfterMs(seat.failures)).unref();
    serve();
  };

  const open = (seat: Seat): void => {
    if (isClosed) return;
    const worker = new Worker(workerFile, {
      resourceLimits,
      workerData: { yields: seat.yields, rehearses } satisfies Seating,
    });
    seat.worker = worker;
    seat.timer = setTimeout(() => end(seat), startLimitMs).unref();
    const isCurrent = (): boolean => seat.worker === worker;
    worker.on("message", (result: Result) => {
      if (!isCurrent()) return;
      if (seat.timer) clearTimeout(seat.timer);
      seat.timer = null;
      seat.state = "ready";
      seat.failures = 0;
      first.resolve();
      const { current } = seat;
      seat.current = null;
      if (current) charge(current, result);
      current?.settle(result);
      serve();
    });
    worker.on("error", () => isCurrent() && end(seat));
    worker.on("exit", () => isCurrent() && end(seat));
    // an idle thread must not keep the process alive
    worker.unref();
  };

  for (let index = 0; index < workers; index += 1) {
    const seat: Seat = {
      worker: null,
      // The first is for what is light alone, unless it is the only one.
      yields: index > 0,
      state: "starting",
      current: null,
      timer: null,
      failures: 0,
    };
    seats.push(seat);
    open(seat);
  }

  const ask = async <Name extends JobName>(
    name: Name,
    input: JobInput<Name>,
    onSpent: OnSpent | undefined,
  ): Promise<JobOutput<Name>> => {
    if (isClosed) throw new Error("nothing is read any more");
    const { promise, resolve, reject: refuse } = Promise.withResolvers<Result | null>();
    const isRules = name === "rules";
    lastId += 1;
    const weight = weightOf(name, input);
    const waiting: Waiting = {
      order: { id: lastId, name, input } as Order, // the types of the two are tied together
      weight: isRules ? Math.min(weight, heavyFrom) : weight,
      onSpent,
      settle: (result) => {
        clearTimeout(waiting.alarm);
        resolve(result);
      },
      refuse: (error) => {
        clearTimeout(waiting.alarm);
        refuse(error);
      },
      timer: setTimeout(
        () => give(waiting),
        isRules ? Math.min(rulesWaitMs, queueLimitMs) : queueLimitMs,
      ),
      alarm: isRules
        ? undefined
        : // One that fails because all is closed is told to whoever waits.
          setTimeout(() => lookForDanger(waiting).catch(() => undefined), jobLimitsMs[name]),
      byRules: null,
    };
    queue.add(waiting);
    serve();
    const result = await promise;
    const value = result !== null && "value" in result ? result.value : await readByRules(waiting);
    // a thread runs the same table
    return value === null ? unreadOutput(name, input) : (value as JobOutput<Name>);
  };

  return {
    ready: first.promise,
    do: (name, input, onSpent) => ask(name, input, onSpent),
    close: async () => {
      isClosed = true;
      for (const waiting of queue) {
        clearTimeout(waiting.timer);
        waiting.refuse(new Error("nothing is read any more"));
      }
      queue.clear();
      await Promise.all(
        seats.map(async (seat) => {
          if (seat.timer) clearTimeout(seat.timer);
          const { worker, current } = seat;
          seat.worker = null;
          seat.current = null;
          current?.refuse(new Error("nothing is read any more"));
          await worker?.terminate();
        }),
      );
    },
  };
};
