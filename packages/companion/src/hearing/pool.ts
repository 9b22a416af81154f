import {
  type Hearing,
  type JobInput,
  type JobName,
  type JobOutput,
  jobLimitsMs,
  type OnSpent,
  weightOf,
} from "./jobs.ts";
import { createSeat, type GivenJob, type Order, type Result, type Seat } from "./seat.ts";
import { isDanger, unreadOutput } from "./unread.ts";

export type PoolSettings = {
  /** How many jobs are done at the same time at the most; each costs the memory of all that reads. */
  workers: number;
  /** Whether a thread talks with nobody before anybody waits for it. */
  rehearses?: boolean;
  /** In place of each job's own; for tests. */
  limitMs?: number;
  /** Whoever waited this long for a thread is answered without one. */
  queueLimitMs?: number;
  /** A thread that starts reads its weights first. */
  startLimitMs?: number;
  /** A thread that nobody asked anything for so long ends. */
  restMs?: number;
  /** Hears that no thread is left, and all that they held is given back. */
  onRest?: () => void;
  /** What a thread runs; another one for tests. */
  workerFile?: URL;
};

export type HearingPool = Hearing & {
  /** Once the first thread is there, or it is known that none comes. */
  ready: Promise<void>;
};

type Waiting = GivenJob & {
  weight: number;
  /** Without a result it is treated as unread. */
  settle: (result: Result | null) => void;
  /** Until it is given up in the queue; none while the thread it needs is on its way. */
  timer: NodeJS.Timeout | undefined;
  /** Has one more thread begun for it, as long as it waits. */
  call: NodeJS.Timeout;
  /** Until the rules look for danger in it, wherever it stands. */
  alarm: NodeJS.Timeout | undefined;
  /** What they make of it, once they were asked. */
  byRules: Promise<JobOutput<"rules">> | null;
};

/** A message of 2,000 characters, or 200 of 140: what weighs more may take its time, and is never let onto every thread. */
const heavyFrom = 2_000 ** 2;

/** The rules are a light job, and where no thread has time for them, they are read here. */
const rulesWaitMs = 1_000;

/** What is light takes long only where the machine is busy: ending its thread would make that worse. */
const patience = 8;

/** Whoever writes seldom thinks longer than this, and a thread that begins again takes seconds of a core. */
const restAfterMs = 10 * 60_000;

/** One more thread is begun for what waits so long: most jobs are done by then, and none is worth its memory. */
const callAfterMs = 100;

/**
 * Reads people's words in threads of their own, so that whatever somebody sends holds nobody else up. A job that
 * takes too long ends its thread and is treated as unread, as is whatever finds no thread in time. What is light
 * goes first, and what is heavy leaves one thread to the others, and the processor to everybody. Nobody in danger waits for any of that.
 *
 * Threads hold much memory. One is there from the start, each other one once something needs it, and all of them rest
 * while nobody asks anything. Whatever is asked then waits for a thread to begin again, and its time counts from there.
 */
export const createHearingPool = ({
  workers,
  rehearses = true,
  limitMs,
  queueLimitMs = 10_000,
  startLimitMs = 30_000,
  restMs = restAfterMs,
  onRest,
  workerFile = new URL("./worker.ts", import.meta.url),
}: PoolSettings): HearingPool => {
  const queue = new Set<Waiting>();
  /** Threads that go to rest. */
  const leaving = new Set<Promise<void>>();
  const first = Promise.withResolvers<void>();
  let lastId = 0;
  /** Until then nobody was let in. */
  let wasReady = false;
  let isClosed = false;

  const isHeavy = ({ weight }: Waiting): boolean => weight > heavyFrom;

  const countOf = (...states: ReturnType<Seat["state"]>[]): number =>
    seats.filter(({ state }) => states.includes(state())).length;

  /** How many threads must be there before it may begin. */
  const threadsFor = (waiting: Waiting): number => (isHeavy(waiting) ? Math.min(2, workers) : 1);

  /** The lightest that may begin there now. */
  const nextFor = (seat: Seat): Waiting | null => {
    const mayBeHeavy = workers === 1 || (seat.yields && countOf("ready") > 1);
    let next: Waiting | null = null;
    for (const waiting of queue)
      if ((mayBeHeavy || !isHeavy(waiting)) && (!next || waiting.weight < next.weight))
        next = waiting;
    return next;
  };

  const serve = (): void => {
    for (const seat of seats) {
      if (!seat.isFree()) continue;
      const waiting = nextFor(seat);
      if (!waiting) continue;
      unqueue(waiting);
      const allowedMs = jobLimitsMs[waiting.order.name] * (isHeavy(waiting) ? 1 : patience);
      seat.give(waiting, limitMs ?? allowedMs);
    }
    for (const waiting of queue) {
      const missing = threadsFor(waiting) - countOf("starting", "ready");
      for (let begun = 0; begun < missing; begun += 1) beginOne();
      const isOnItsWay = countOf("ready") < threadsFor(waiting) && countOf("starting") > 0;
      if (!isOnItsWay) waiting.timer ??= setTimeout(() => give(waiting), queueLimitMs);
    }
    // nobody waits for threads that do not come
    if (countOf("starting", "ready") > 0) return;
    first.resolve();
    for (const waiting of [...queue]) give(waiting);
  };

  /** Of those that rest, if any does. */
  const beginOne = (): void => seats.find(({ state }) => state() === "resting")?.open();

  const unqueue = (waiting: Waiting): void => {
    queue.delete(waiting);
    clearTimeout(waiting.timer);
    clearInterval(waiting.call);
  };

  const give = (waiting: Waiting): void => {
    unqueue(waiting);
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
    unqueue(waiting);
    waiting.settle({ id, value, ms: 0 });
  };

  /** What is light has time enough for a thread that does something for the first time; what is heavy has not. */
  const rehearsalOf = (yields: boolean) => {
    if (!rehearses) return "no";
    return wasReady && workers > 1 && !yields ? "meanwhile" : "first";
  };

  const noteRest = (terminated: Promise<unknown>): void => {
    first.resolve();
    const gone = terminated.then(() => {
      leaving.delete(gone);
      // what they held is given back once they are gone, and by then somebody may have come
      if (leaving.size === 0 && countOf("resting") === workers && !isClosed) onRest?.();
    });
    leaving.add(gone);
  };

  const seats: readonly Seat[] = Array.from({ length: workers }, (_, index) => {
    // The first is for what is light alone, unless it is the only one.
    const yields = index > 0;
    const seat = createSeat({
      yields,
      workerFile,
      rehearsal: () => rehearsalOf(yields),
      startLimitMs,
      restMs,
      mayRest: () => queue.size === 0,
      onChange: () => {
        if (seat.state() === "ready") {
          wasReady = true;
          first.resolve();
        }
        serve();
      },
      onRest: noteRest,
    });
    return seat;
  });

  const wake = (): void => {
    const [seat] = seats;
    if (!seat || isClosed) return;
    if (seat.state() === "resting") seat.open();
    else seat.stay();
  };
  wake();

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
      settle: (result) => {
        clearTimeout(waiting.alarm);
        resolve(result);
      },
      done: (result) => {
        // what could not be read cost all that a message may
        onSpent?.(result && "value" in result ? result.ms : (limitMs ?? jobLimitsMs[name]));
        waiting.settle(result);
      },
      refuse: (error) => {
        clearTimeout(waiting.alarm);
        refuse(error);
      },
      // The rules wait for no thread that is only on its way.
      timer: isRules
        ? setTimeout(() => give(waiting), Math.min(rulesWaitMs, queueLimitMs))
        : undefined,
      call: setInterval(() => {
        if (countOf("starting") === 0) beginOne();
      }, callAfterMs),
      alarm: isRules
        ? undefined
        : // One that fails because all is closed is told to whoever waits.
          setTimeout(() => lookForDanger(waiting).catch(() => undefined), jobLimitsMs[name]),
      byRules: null,
    };
    queue.add(waiting);
    wake();
    serve();
    const result = await promise;
    const value = result !== null && "value" in result ? result.value : await readByRules(waiting);
    // a thread runs the same table
    return value === null ? unreadOutput(name, input) : (value as JobOutput<Name>);
  };

  return {
    ready: first.promise,
    do: (name, input, onSpent) => ask(name, input, onSpent),
    wake,
    close: async () => {
      isClosed = true;
      const why = new Error("nothing is read any more");
      for (const waiting of [...queue]) {
        unqueue(waiting);
        waiting.refuse(why);
      }
      await Promise.all([...leaving, ...seats.map((seat) => seat.close(why))]);
    },
  };
};
