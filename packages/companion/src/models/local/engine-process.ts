import { type ChildProcess, fork } from "node:child_process";
import { getPriority, setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { ModelFailure, type ModelFailureKind } from "../model-failure.ts";
import type {
  BrokenReason,
  EngineAnswer,
  EngineFacts,
  EngineRequest,
  FromModelEngine,
  ModelEngineStart,
  ModelLane,
  ToModelEngine,
} from "./engine-messages.ts";

export class EngineBroken extends Error {
  override readonly name = "EngineBroken";
  readonly reason: BrokenReason;
  constructor(reason: BrokenReason, words: string) {
    super(words);
    this.reason = reason;
  }
}

export type ModelEngineSettings = {
  /** Finds the files, sees what fits, and installs the engine where it is not there yet. */
  prepare: () => Promise<ModelEngineStart>;
  /** Without a word for this long the process ends, and its memory is given back. */
  idleMs: number;
  readyTimeoutMs: number;
  /** How long somebody waits for it to be loaded before another answers. */
  loadPatienceMs: number;
  /** In words for the operator; never what was said. */
  onTrouble: (words: string) => void;
};

type RequestListener = {
  /** How many are before it; 0 when its turn has come. */
  onWaiting: (ahead: number) => void;
  onText: (text: string) => void;
  onOver: (outcome: EngineAnswer | ModelFailure) => void;
};

type Asked = RequestListener & {
  ask: EngineRequest;
  isOver: boolean;
  toldAhead: number;
  patience: NodeJS.Timeout | undefined;
  /** Set once it runs. */
  hang: NodeJS.Timeout | undefined;
};

type Running = { child: ChildProcess | null; ready: Promise<EngineFacts> };

const queueMax = 64;
/** After a start that failed, or several deaths in a row, nobody waits for another start at once. */
const restMs = 15_000;
const deathsInARow = 3;
/** One that was told to stop reads its batch to the end; later than this it hangs. */
const hangMs = 60_000;
/** The server's own work goes first. */
const niceness = 5;
const noLanes: Record<ModelLane, number> = { talk: 0, paper: 0, aside: 0 };
const lanesInOrder: readonly ModelLane[] = ["aside", "talk", "paper"];

const childFile = fileURLToPath(new URL("./engine-child.ts", import.meta.url));

/** A model in a process of its own: begun when first needed, begun again when it dies, ended when idle. */
export const createModelEngine = (settings: ModelEngineSettings) => {
  /** In order of arrival; talks go before papers. */
  const queue: Asked[] = [];
  const current = new Map<number, Asked>();
  let running: Running | null = null;
  let isReady = false;
  let idleTimer: NodeJS.Timeout | undefined;
  let restUntilMs = 0;
  let deaths = 0;
  let nextId = 1;
  let isStopped = false;
  /** One of them is for judging, where there are several. */
  let sequences = 1;

  const end = (): Promise<void> => {
    const child = running?.child;
    running = null;
    isReady = false;
    if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
    return new Promise((resolve) => {
      child.once("exit", () => resolve());
      child.kill("SIGKILL");
    });
  };

  const restartIdleTimer = (): void => {
    clearTimeout(idleTimer);
    idleTimer = setTimeout(() => {
      if (current.size === 0 && queue.length === 0) void end();
    }, settings.idleMs).unref();
  };

  const settle = (asked: Asked, outcome: EngineAnswer | ModelFailure): void => {
    clearTimeout(asked.patience);
    if (asked.isOver) return;
    asked.isOver = true;
    asked.onOver(outcome);
  };

  const failQueue = (kind: ModelFailureKind): void => {
    for (const asked of queue.splice(0)) settle(asked, new ModelFailure(kind));
  };

  const hasPlaceFor = (lane: ModelLane): boolean => {
    if (sequences === 1) return current.size === 0;
    const asides = [...current.values()].filter(({ ask }) => ask.lane === "aside").length;
    return lane === "aside" ? asides === 0 : current.size - asides < sequences - 1;
  };

  const nextAsked = (): Asked | undefined => {
    for (const lane of lanesInOrder) {
      const index = hasPlaceFor(lane) ? queue.findIndex(({ ask }) => ask.lane === lane) : -1;
      if (index >= 0) return queue.splice(index, 1)[0];
    }
    return undefined;
  };

  const tellWaiting = (): void => {
    const counts = { ...noLanes };
    for (const asked of queue) {
      const { lane } = asked.ask;
      const ahead = 1 + counts[lane];
      counts[lane]++;
      if (!isReady || asked.toldAhead === ahead) continue;
      asked.toldAhead = ahead;
      asked.onWaiting(ahead);
    }
  };

  const finish = (id: number, outcome: EngineAnswer | ModelFailure): void => {
    const asked = current.get(id);
    if (!asked) return;
    current.delete(id);
    clearTimeout(asked.hang);
    if (!(outcome instanceof Error)) deaths = 0;
    settle(asked, outcome);
    restartIdleTimer();
    pump();
  };

  const onDeath = (child: ChildProcess): void => {
    if (running?.child !== child) return;
    running = null;
    isReady = false;
    deaths++;
    settings.onTrouble("the local model's process died and is started again");
    for (const id of [...current.keys()]) finish(id, new ModelFailure("ended_early"));
    if (deaths >= deathsInARow) {
      deaths = 0;
      restUntilMs = Date.now() + restMs;
      failQueue("unreachable");
      return;
    }
    for (const asked of queue) bePatient(asked);
    wake();
  };

  /** Settles when the model is loaded in a process of its own. */
  const load = (own: Running, start: ModelEngineStart): Promise<EngineFacts> =>
    new Promise((resolve, reject) => {
      const child = fork(childFile, {
        serialization: "advanced",
        execArgv: ["--disable-warning=ExperimentalWarning"],
        stdio: ["ignore", "ignore", "ignore", "ipc"],
      });
      own.child = child;
      try {
        if (child.pid !== undefined) setPriority(child.pid, Math.min(19, getPriority() + niceness));
      } catch {
        // Not every system lets a process be nice; it works all the same.
      }
      let wasReady = false;
      const late = setTimeout(
        () => reject(new EngineBroken("failed", "it was not loaded in time")),
        settings.readyTimeoutMs,
      );
      child.on("message", (message: FromModelEngine) => {
        if ("ready" in message) {
          wasReady = true;
          clearTimeout(late);
          resolve(message.ready);
        } else if ("broken" in message) reject(new EngineBroken(message.broken, message.words));
        else if ("text" in message) {
          const asked = current.get(message.id);
          if (asked && !asked.isOver) asked.onText(message.text);
        } else
          finish(
            message.id,
            "answered" in message ? message.answered : new ModelFailure(message.failure),
          );
      });
      child.once("error", reject);
      child.once("exit", () => {
        clearTimeout(late);
        if (wasReady) onDeath(child);
        else reject(new EngineBroken("failed", "its process ended while loading"));
      });
      const message: ToModelEngine = { start };
      child.send(message, () => undefined);
    });

  const begin = (): Running => {
    const prepared = settings.prepare();
    const own: Running = {
      child: null,
      ready: prepared.then((start) => {
        if (running !== own) throw new EngineBroken("failed", "nobody waits for it any more");
        sequences = start.sequences;
        return load(own, start);
      }),
    };
    own.ready.then(
      () => {
        if (running !== own) return;
        isReady = true;
        for (const asked of queue) clearTimeout(asked.patience);
        restartIdleTimer();
        pump();
      },
      (error: Error) => {
        if (running !== own) {
          own.child?.kill("SIGKILL");
          return;
        }
        settings.onTrouble(`the local model could not be started: ${error.message}`);
        restUntilMs = Date.now() + restMs;
        void end();
        failQueue("unreachable");
      },
    );
    return own;
  };

  const ensure = (): Promise<EngineFacts> => {
    if (isStopped || Date.now() < restUntilMs)
      return Promise.reject(new EngineBroken("failed", "it rests after a start that failed"));
    clearTimeout(idleTimer);
    running ??= begin();
    if (isReady) restartIdleTimer();
    return running.ready;
  };

  const wake = (): void => void ensure().catch(() => undefined);

  const bePatient = (asked: Asked): void => {
    clearTimeout(asked.patience);
    asked.patience = setTimeout(() => {
      const index = queue.indexOf(asked);
      if (index >= 0) queue.splice(index, 1);
      settle(asked, new ModelFailure("loading"));
    }, settings.loadPatienceMs);
  };

  const run = (asked: Asked): void => {
    const id = nextId++;
    current.set(id, asked);
    if (asked.toldAhead > 0) asked.onWaiting(0);
    const message: ToModelEngine = { id, ask: asked.ask };
    running?.child?.send(message, () => undefined);
  };

  const pump = (): void => {
    if (!isReady) return;
    for (let asked = nextAsked(); asked; asked = nextAsked()) run(asked);
    tellWaiting();
  };

  /** A place is free again only when the process says so; one that does not is ended. */
  const leave = (asked: Asked): void => {
    clearTimeout(asked.patience);
    asked.isOver = true;
    const index = queue.indexOf(asked);
    if (index >= 0) {
      queue.splice(index, 1);
      tellWaiting();
      return;
    }
    for (const [id, one] of current) {
      if (one !== asked) continue;
      const child = running?.child;
      const message: ToModelEngine = { stop: id };
      if (child?.connected) child.send(message, () => undefined);
      asked.hang = setTimeout(() => child?.kill("SIGKILL"), hangMs).unref();
    }
  };

  return {
    /** Settles when it is loaded, loading it where it is not. */
    ready: ensure,
    /** Begins to load; nobody waits for it. */
    wake,
    isReady: () => isReady,

    /** Gives back how to leave. */
    ask: (ask: EngineRequest, listener: RequestListener): (() => void) => {
      const asked: Asked = {
        ...listener,
        ask,
        isOver: false,
        toldAhead: 0,
        patience: undefined,
        hang: undefined,
      };
      if (isStopped || Date.now() < restUntilMs) settle(asked, new ModelFailure("unreachable"));
      else if (queue.length >= queueMax) settle(asked, new ModelFailure("refused"));
      else {
        queue.push(asked);
        if (!isReady) bePatient(asked);
        wake();
        pump();
      }
      return () => leave(asked);
    },

    /** How many are being answered. */
    openAsks: (): number => current.size,
    /** The process it runs in; null while it does not. */
    pid: (): number | null => running?.child?.pid ?? null,
    stop: async (): Promise<void> => {
      isStopped = true;
      clearTimeout(idleTimer);
      failQueue("unreachable");
      await end();
      for (const id of [...current.keys()]) finish(id, new ModelFailure("ended_early"));
    },
  };
};

export type ModelEngine = ReturnType<typeof createModelEngine>;
