import { randomUUID } from "node:crypto";
import type { Companion, DisputedClaim, Source } from "@app/companion/companion";
import type { AnalysisContent } from "@app/contract/analysis-report";
import { AppError } from "@app/contract/errors";
import { timings } from "@app/contract/timings";
import type { TaskStage } from "../../db/schema/analysis.ts";
import type { NewReport, TaskStore } from "./task-store.ts";

type TaskKey = { uid: string; id: string };

export type RunnerParts = {
  tasks: TaskStore;
  companion: Pick<Companion, "analyse">;
  /** What is saved in a form the server can read, oldest first. */
  readSaved: (uid: string) => Promise<Source[]>;
  disputedBy: (uid: string) => Promise<DisputedClaim[]>;
  seal: (uid: string, id: string, content: AnalysisContent) => Buffer;
  onFailure: (error: unknown) => void;
  now: () => Date;
};

type Running = { key: TaskKey; mayGoOn: boolean; stop: AbortController; ended: Promise<void> };

/** More at once would only make each of them slower. */
const atOnce = 2;
/** Progress is written this often at the most; a bar needs no more. */
const noteEveryMs = 250;

/** Runs analyses in this process. Opened text lives in the closure of its task and nowhere else. */
export const createAnalysisRunner = (parts: RunnerParts) => {
  const { tasks, companion, now } = parts;
  const running = new Map<string, Running>();
  const queue: (() => void)[] = [];
  let busy = 0;
  let stopping = false;

  const takeTurn = async (): Promise<void> => {
    if (busy >= atOnce) await new Promise<void>((resolve) => queue.push(resolve));
    busy += 1;
  };
  const giveTurn = (): void => {
    busy -= 1;
    queue.shift()?.();
  };

  const lease = (): Date => new Date(now().getTime() + timings.analysis.leaseMs);

  const work = async (
    key: TaskKey,
    opened: readonly Source[],
    stop: AbortController,
  ): Promise<void> => {
    let notedMs = 0;
    let noting: Promise<unknown> = Promise.resolve();
    const note = (change: { stage?: TaskStage; readCount?: number }) => {
      noting = noting
        .then(() => tasks.note(key, { ...change, leaseUntil: lease() }))
        .then((goesOn) => {
          if (goesOn === false) stop.abort(new Error("stopped"));
        })
        .catch(parts.onFailure);
    };
    const heartbeat = setInterval(() => note({}), timings.analysis.leaseMs / 3);
    await takeTurn();
    try {
      stop.signal.throwIfAborted();
      const known = new Set(opened.map(({ id }) => id));
      const saved = (await parts.readSaved(key.uid)).filter(({ id }) => !known.has(id));
      const sources = [...opened, ...saved].sort((a, b) => a.at.localeCompare(b.at));
      const content = await companion.analyse({
        sources,
        disputed: await parts.disputedBy(key.uid),
        id: key.id,
        signal: stop.signal,
        onProgress: (stage, readCount) => {
          const atMs = performance.now();
          if (stage === "reading" && atMs - notedMs < noteEveryMs) return;
          notedMs = atMs;
          note({ stage, readCount });
        },
      });
      await noting;
      stop.signal.throwIfAborted();
      const id = randomUUID();
      const at = now();
      const report: NewReport = {
        uid: key.uid,
        id,
        body: parts.seal(key.uid, id, content),
        createdAt: at,
        updatedAt: at,
      };
      await tasks.finish(key, report);
    } finally {
      clearInterval(heartbeat);
      await noting;
      giveTurn();
    }
  };

  const launch = (key: TaskKey, opened: readonly Source[]): void => {
    const stop = new AbortController();
    const mayGoOn = opened.length === 0;
    const ended = work(key, opened, stop)
      .catch(async (error: unknown) => {
        if (stopping && mayGoOn) return tasks.putBack(key);
        if (stopping) return tasks.giveUp(key, "failed", "analysis_broken_off");
        // Stopped by the person: whoever stopped it has given the use back.
        if (stop.signal.aborted) return;
        parts.onFailure(error);
        const code = error instanceof AppError ? error.code : "analysis_failed";
        return tasks.giveUp(key, "failed", code);
      })
      .catch(parts.onFailure)
      .finally(() => running.delete(key.id));
    running.set(key.id, { key, mayGoOn, stop, ended });
  };

  return {
    launch,

    abort: (id: string): void => running.get(id)?.stop.abort(new Error("stopped")),

    /** Takes over what lost its server, and ends in words what cannot be taken over. */
    lookAfterLost: async (): Promise<void> => {
      if (stopping) return;
      const at = now();
      for (const key of await tasks.lostForGood(at))
        await tasks.giveUp(key, "failed", "analysis_broken_off");
      const room = atOnce - running.size;
      if (room <= 0) return;
      for (const key of await tasks.claimLost(at, lease(), room)) launch(key, []);
    },

    /** For a server that stops: what can go on elsewhere waits, the rest ends in words. */
    stop: async (): Promise<void> => {
      stopping = true;
      const all = [...running.values()];
      for (const { stop } of all) stop.abort(new AppError("shutting_down"));
      for (const wake of queue.splice(0)) wake();
      await Promise.all(all.map(({ ended }) => ended));
    },

    /** Settles when nothing runs any more. */
    idle: async (): Promise<void> => {
      while (running.size > 0) await Promise.all([...running.values()].map(({ ended }) => ended));
    },
  };
};

export type AnalysisRunner = ReturnType<typeof createAnalysisRunner>;
