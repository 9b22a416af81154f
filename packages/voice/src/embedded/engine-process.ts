import { type ChildProcess, fork } from "node:child_process";
import { getPriority, setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { VoiceError } from "../voice-error.ts";
import type {
  EngineJob,
  EngineResult,
  FromVoiceEngine,
  ToVoiceEngine,
  VoiceEngineStart,
} from "./engine-messages.ts";
import { createFairQueue, type VoiceLane } from "./fair-queue.ts";

type VoiceEngineSettings = {
  start: VoiceEngineStart;
  /** Without a job for this long the process ends, and its memory is given back. */
  idleMs: number;
  readyTimeoutMs: number;
  jobTimeoutMs: number;
  /** In words for the operator; never what was said. */
  onTrouble: (words: string) => void;
  /** The process ended because nobody needed it. */
  onRest: () => void;
};

export type Errand = { person: string; lane: VoiceLane; signal: AbortSignal };

type Waiting = {
  job: EngineJob;
  tries: number;
  settle: (outcome: EngineResult | Error) => void;
};

type Running = { child: ChildProcess; ready: Promise<void> };

const queueBounds = { max: 64, maxEach: 12 };
/** Dies in the middle of a job: once is bad luck, twice is the job. */
const maxTries = 2;
/** After a start that failed nobody else waits for another one at once. */
const restMs = 5_000;
/** The server's own work goes first. */
const niceness = 5;

const childFile = fileURLToPath(new URL("./engine-child.ts", import.meta.url));

/** Settles as the promise does, or fails when the time is over. */
const within = <T>(promise: Promise<T>, ms: number, late: () => Error): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/** The engine in a process of its own: begun when first needed, begun again when it dies, ended when idle. */
export const createVoiceEngine = (settings: VoiceEngineSettings) => {
  const queue = createFairQueue<Waiting>(queueBounds);
  /** What a dying process left undone comes before everything else. */
  const retries: Waiting[] = [];
  let running: Running | null = null;
  let current: { id: number; waiting: Waiting; timer: NodeJS.Timeout } | null = null;
  let idleTimer: NodeJS.Timeout | undefined;
  let restUntilMs = 0;
  let nextId = 1;
  let stopped = false;

  const end = (): Promise<void> => {
    const child = running?.child;
    running = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
    return new Promise((resolve) => {
      child.once("exit", () => resolve());
      child.kill("SIGKILL");
    });
  };

  const restartIdleTimer = (): void => {
    clearTimeout(idleTimer);
    idleTimer = setTimeout(() => {
      if (current || queue.size() > 0) return;
      settings.onRest();
      void end();
    }, settings.idleMs).unref();
  };

  const failAll = (error: Error): void => {
    for (const waiting of retries.splice(0)) waiting.settle(error);
    for (let waiting = queue.take(); waiting; waiting = queue.take()) waiting.settle(error);
  };

  const finish = (outcome: EngineResult | Error): void => {
    if (!current) return;
    clearTimeout(current.timer);
    const { waiting } = current;
    current = null;
    waiting.settle(outcome);
    restartIdleTimer();
    void pump();
  };

  /** Only for the process that runs now; one that was ended on purpose says nothing more. */
  const onDeath = (child: ChildProcess): void => {
    if (running?.child !== child) return;
    running = null;
    if (!current) return;
    settings.onTrouble("the voice died in the middle of a sentence and is started again");
    const { waiting, timer } = current;
    clearTimeout(timer);
    current = null;
    if (waiting.tries < maxTries) run(waiting);
    else waiting.settle(new VoiceError("failed"));
    void pump();
  };

  const begin = (): Running => {
    const child = fork(childFile, {
      serialization: "advanced",
      execArgv: ["--disable-warning=ExperimentalWarning"],
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    try {
      if (child.pid !== undefined) setPriority(child.pid, Math.min(19, getPriority() + niceness));
    } catch {
      // Not every system lets a process be nice; it works all the same.
    }
    let isReady = false;
    const started = new Promise<void>((resolve, reject) => {
      child.on("message", (message: FromVoiceEngine) => {
        if ("ready" in message) {
          isReady = true;
          resolve();
        } else if ("broken" in message) reject(new VoiceError("failed", message.broken));
        else if (message.id === current?.id)
          finish("result" in message ? message.result : new VoiceError(message.failure));
      });
      child.once("error", reject);
      child.once("exit", () => {
        if (isReady) onDeath(child);
        else reject(new VoiceError("failed", "it ended while starting"));
      });
    });
    const ready = within(
      started,
      settings.readyTimeoutMs,
      () => new VoiceError("failed", "it did not get ready in time"),
    );
    ready.catch((error: Error) => {
      if (running?.child !== child) return;
      settings.onTrouble(`the voice could not be started: ${error.message}`);
      restUntilMs = Date.now() + restMs;
      void end();
      failAll(new VoiceError("failed"));
    });
    const message: ToVoiceEngine = { start: settings.start };
    child.send(message);
    return { child, ready };
  };

  const ensure = (): Promise<void> => {
    if (stopped || Date.now() < restUntilMs) return Promise.reject(new VoiceError("failed"));
    clearTimeout(idleTimer);
    running ??= begin();
    // Starting is no idleness, however long it takes.
    return running.ready.then(restartIdleTimer);
  };

  const run = (waiting: Waiting): void => {
    const child = running?.child;
    if (!child) {
      retries.push(waiting);
      return;
    }
    waiting.tries++;
    const id = nextId++;
    const timer = setTimeout(() => {
      settings.onTrouble("the voice did not answer and is started again");
      waiting.tries = maxTries;
      child.kill("SIGKILL");
    }, settings.jobTimeoutMs);
    current = { id, waiting, timer };
    const message: ToVoiceEngine = { id, job: waiting.job };
    child.send(message, (error) => {
      if (error) child.kill("SIGKILL");
    });
  };

  const pump = async (): Promise<void> => {
    if (current || (retries.length === 0 && queue.size() === 0)) return;
    try {
      await ensure();
    } catch {
      failAll(new VoiceError("failed"));
      return;
    }
    if (current) return;
    const waiting = retries.shift() ?? queue.take();
    if (waiting) run(waiting);
  };

  return {
    /** Settles when it can speak and listen; starting it where it does not run. */
    ready: ensure,

    run: (job: EngineJob, { person, lane, signal }: Errand): Promise<EngineResult> =>
      new Promise((resolve, reject) => {
        signal.throwIfAborted();
        const waiting: Waiting = {
          job,
          tries: 0,
          settle: (outcome) => {
            signal.removeEventListener("abort", leave);
            if (outcome instanceof Error) reject(outcome);
            else resolve(outcome);
          },
        };
        const leave = () => {
          // A job under way cannot be broken off; its result is dropped.
          queue.remove(waiting);
          waiting.settle(signal.reason instanceof Error ? signal.reason : new VoiceError("failed"));
        };
        if (!queue.add(person, lane, waiting)) throw new VoiceError("busy");
        signal.addEventListener("abort", leave, { once: true });
        void pump();
      }),

    /** The process it runs in; null while it does not. */
    pid: (): number | null => running?.child.pid ?? null,
    stop: async (): Promise<void> => {
      stopped = true;
      clearTimeout(idleTimer);
      failAll(new VoiceError("failed"));
      await end();
      if (current) finish(new VoiceError("failed"));
    },
  };
};

export type VoiceEngine = ReturnType<typeof createVoiceEngine>;
