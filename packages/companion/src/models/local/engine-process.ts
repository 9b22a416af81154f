import type { ChildProcess } from "node:child_process";
import { ModelFailure, type ModelFailureKind } from "../model-failure.ts";
import { EngineBroken } from "./engine-broken.ts";
import type {
  EngineAnswer,
  EngineFacts,
  EngineRequest,
  ModelEngineStart,
  ToModelEngine,
} from "./engine-messages.ts";
import { type EngineNews, launchEngine } from "./launch-engine.ts";
import {
  type AskedRequest,
  askedWith,
  type RequestListener,
  settleRequest,
  takeNext,
  tellWaiting,
} from "./waiting-requests.ts";

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

type Running = { child: ChildProcess | null; ready: Promise<EngineFacts> };

const queueMax = 64;
/** After a start that failed, or several deaths in a row, nobody waits for another start at once. */
const restMs = 15_000;
const deathsInARow = 3;
/** One that was told to stop reads its batch to the end; later than this it hangs. */
const hangMs = 60_000;
/** A model in a process of its own: begun when first needed, begun again when it dies, ended when idle. */
export const createModelEngine = (settings: ModelEngineSettings) => {
  const queue: AskedRequest[] = [];
  const current = new Map<number, AskedRequest>();
  let running: Running | null = null;
  let isReady = false;
  let idleTimer: NodeJS.Timeout | undefined;
  let restUntilMs = 0;
  let deaths = 0;
  let nextId = 1;
  let isStopped = false;
  /** How many requests the process can answer side by side. */
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

  const failQueue = (kind: ModelFailureKind): void => {
    for (const asked of queue.splice(0)) settleRequest(asked, new ModelFailure(kind));
  };

  const finish = (id: number, outcome: EngineAnswer | ModelFailure): void => {
    const asked = current.get(id);
    if (!asked) return;
    current.delete(id);
    clearTimeout(asked.hang);
    if (!(outcome instanceof Error)) deaths = 0;
    settleRequest(asked, outcome);
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

  const hear = (news: EngineNews): void => {
    if (!("text" in news)) {
      finish(news.id, "answered" in news ? news.answered : new ModelFailure(news.failure));
      return;
    }
    const asked = current.get(news.id);
    if (asked && !asked.isOver) asked.onText(news.text);
  };

  const begin = (): Running => {
    const prepared = settings.prepare();
    const own: Running = {
      child: null,
      ready: prepared.then((start) => {
        if (running !== own) throw new EngineBroken("failed", "nobody waits for it any more");
        sequences = start.sequences;
        const { child, loaded } = launchEngine(start, {
          readyTimeoutMs: settings.readyTimeoutMs,
          onNews: hear,
          onDeath: () => onDeath(child),
        });
        own.child = child;
        return loaded;
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

  const bePatient = (asked: AskedRequest): void => {
    clearTimeout(asked.patience);
    asked.patience = setTimeout(() => {
      const index = queue.indexOf(asked);
      if (index >= 0) queue.splice(index, 1);
      settleRequest(asked, new ModelFailure("loading"));
    }, settings.loadPatienceMs);
  };

  const run = (asked: AskedRequest): void => {
    const id = nextId++;
    current.set(id, asked);
    if (asked.toldAhead > 0) asked.onWaiting(0);
    const message: ToModelEngine = { id, ask: asked.ask };
    running?.child?.send(message, () => undefined);
  };

  const pump = (): void => {
    if (!isReady) return;
    const next = () => takeNext(queue, [...current.values()], sequences);
    for (let asked = next(); asked; asked = next()) run(asked);
    tellWaiting(queue);
  };

  /** A place is free again only when the process says so; one that does not is ended. */
  const leave = (asked: AskedRequest): void => {
    clearTimeout(asked.patience);
    asked.isOver = true;
    const index = queue.indexOf(asked);
    if (index >= 0) {
      queue.splice(index, 1);
      if (isReady) tellWaiting(queue);
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
      const asked = askedWith(ask, listener);
      if (isStopped || Date.now() < restUntilMs)
        settleRequest(asked, new ModelFailure("unreachable"));
      else if (queue.length >= queueMax) settleRequest(asked, new ModelFailure("refused"));
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
