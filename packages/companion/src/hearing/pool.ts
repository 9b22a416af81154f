import { Worker } from "node:worker_threads";
import type { Screening } from "@app/safety/screening";
import { type Heard, type Hearing, hearByRules, type Message } from "./hear.ts";

export type Order = { id: number; kind: "hear" | "screen"; message: Message };
export type Result = {
  id: number;
  value?: Heard | Screening | null;
  failure?: string;
  /** What it cost; where nobody could say, all that it was given. */
  ms?: number;
};

export type HearingSettings = {
  /** How many messages are read at the same time. */
  workers: number;
  /** Longer than any honest message takes; what takes longer is treated as unread. */
  timeoutMs: number;
  /** A worker that starts reads its weights first. */
  startTimeoutMs: number;
  /** What a thread runs; another one for tests. */
  workerFile?: URL;
};

type Waiting = { order: Order; settle: (value: Result) => void };
type Seat = {
  worker: Worker;
  isReady: boolean;
  current: Waiting | null;
  timer: NodeJS.Timeout | null;
};

/**
 * Reads people's words in threads of their own, so that whatever somebody sends holds nobody else up. A message
 * that takes too long ends its thread, and is treated as unread: danger is then looked for by the rules alone.
 */
export const createHearingPool = ({
  workers,
  timeoutMs,
  startTimeoutMs,
  workerFile = new URL("./worker.ts", import.meta.url),
}: HearingSettings): Hearing => {
  const queue: Waiting[] = [];
  const seats: Seat[] = [];
  let lastId = 0;
  let isClosed = false;

  const next = (): void => {
    for (const seat of seats) {
      if (!seat.isReady || seat.current) continue;
      const waiting = queue.shift();
      if (!waiting) return;
      seat.current = waiting;
      seat.timer = setTimeout(() => replace(seat, "timeout"), timeoutMs);
      seat.worker.postMessage(waiting.order);
    }
  };

  const replace = (seat: Seat, failure: string): void => {
    if (seat.timer) clearTimeout(seat.timer);
    const at = seats.indexOf(seat);
    if (at === -1) return;
    seats.splice(at, 1);
    seat.current?.settle({ id: seat.current.order.id, failure });
    seat.current = null;
    void seat.worker.terminate();
    if (!isClosed) seats.push(open());
  };

  const open = (): Seat => {
    const worker = new Worker(workerFile);
    const seat: Seat = { worker, isReady: false, current: null, timer: null };
    seat.timer = setTimeout(() => replace(seat, "start"), startTimeoutMs);
    worker.on("message", (result: Result) => {
      if (seat.timer) clearTimeout(seat.timer);
      seat.timer = null;
      seat.isReady = true;
      seat.current?.settle(result);
      seat.current = null;
      next();
    });
    worker.on("error", () => replace(seat, "error"));
    worker.on("exit", () => replace(seat, "exit"));
    // an idle thread must not keep the process alive
    worker.unref();
    return seat;
  };

  for (let index = 0; index < workers; index += 1) seats.push(open());

  const ask = (kind: Order["kind"], message: Message): Promise<Result> =>
    new Promise((settle) => {
      lastId += 1;
      queue.push({ order: { id: lastId, kind, message }, settle });
      next();
    });

  return {
    hear: async (message, onSpent) => {
      const { value, ms = timeoutMs } = await ask("hear", message);
      onSpent?.(ms);
      return value && "reading" in value ? value : hearByRules(message.content);
    },
    screen: async (message) => {
      const { value } = await ask("screen", message);
      return value && "level" in value ? value : hearByRules(message.content).screening;
    },
    close: async () => {
      isClosed = true;
      await Promise.all(seats.splice(0).map(({ worker }) => worker.terminate()));
    },
  };
};
