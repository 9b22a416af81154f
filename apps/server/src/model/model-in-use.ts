import { setTimeout as wait } from "node:timers/promises";
import type { Companion } from "@app/companion/companion";
import { type ConfiguredModel, createModel } from "@app/companion/models/configured-model";
import { guideModelName } from "@app/companion/models/guide-model";
import type { LocalModel } from "@app/companion/models/local/open-local-model";
import type { FastifyBaseLogger } from "fastify";
import type { LocalModelChoice, ModelChoice } from "../env/model-env.ts";
import type { Env } from "../env.ts";
import { createLocal } from "../local-model.ts";
import { bareHost } from "../outgoing/private-hosts.ts";
import { StartError } from "../start-error.ts";

export type WriterInUse = { model: string; host: string | null };

type Opened = {
  model: ConfiguredModel | null;
  local: LocalModel | null;
  companion: Companion;
  writer: WriterInUse;
};

export type ModelInUseParts = {
  env: Env;
  logger: FastifyBaseLogger;
  createCompanion: (model: ConfiguredModel | null, onFailure?: (kind: string) => void) => Companion;
  /** Lets these hosts be asked though they may be private, where the guard stands before everything. */
  letAsk: (hosts: readonly string[]) => Promise<void>;
  /** Set by tests, which look at its process. */
  openLocal?: (choice: LocalModelChoice, after: Promise<unknown>) => LocalModel;
};

/** The one before ends its replies; the longest takes no longer. */
const leaveMs = 300_000;

/** Where a model that was chosen or typed in is asked. What a variable says has its own rules. */
const hostsOf = (choice: string | null, model: ModelChoice | null): string[] =>
  choice === null || !model || model.kind === "local"
    ? []
    : [bareHost(new URL(model.baseUrl).hostname)];

const retire = async (local: LocalModel): Promise<void> => {
  const until = Date.now() + leaveMs;
  while (local.engine.openAsks() > 0 && Date.now() < until) await wait(100);
  await local.stop();
};

/** Asks whichever is there at that moment; what began with one ends with it. */
const companionOf = (current: () => Companion): Companion => ({
  hear: (...given) => current().hear(...given),
  glance: (...given) => current().glance(...given),
  screen: (...given) => current().screen(...given),
  greet: (...given) => current().greet(...given),
  respond: (...given) => current().respond(...given),
  close: (...given) => current().close(...given),
  title: (...given) => current().title(...given),
  offered: (...given) => current().offered(...given),
  outcome: (...given) => current().outcome(...given),
  analyse: (...given) => current().analyse(...given),
  initialSummary: (...given) => current().initialSummary(...given),
});

/** The model that writes: what the server was started with, until another is chosen. */
export const createModelInUse = (parts: ModelInUseParts) => {
  const { env, logger } = parts;
  const openLocal = parts.openLocal ?? ((choice, after) => createLocal(env, choice, logger, after));
  /** Local models that end what they began. Memory holds one: the next is loaded when they are gone. */
  const leaving = new Map<LocalModel, Promise<void>>();
  const leave = (local: LocalModel): void => {
    const gone = retire(local).finally(() => leaving.delete(local));
    leaving.set(local, gone);
  };
  const open = (choice: ModelChoice | null): Opened => {
    const local =
      choice?.kind === "local" ? openLocal(choice, Promise.all(leaving.values())) : null;
    const model = local ?? (choice && choice.kind !== "local" ? createModel(choice) : null);
    return {
      model,
      local,
      companion: parts.createCompanion(model),
      writer: { model: model?.name ?? guideModelName, host: model?.host ?? null },
    };
  };
  /** Undefined where this server cannot do it: a newer one may know more, and a variable may stand against it. */
  const modelFor = (choice: string | null): ModelChoice | null | undefined => {
    if (choice === null) return env.model;
    try {
      return env.chosenModel(choice);
    } catch (error) {
      if (error instanceof StartError) return undefined;
      throw error;
    }
  };
  /** Of everything chosen so far: what began with a model ends with it. */
  const chosenHosts = new Set<string>();
  const lentHosts: string[] = [];
  const letAsk = () => parts.letAsk([...new Set([...chosenHosts, ...lentHosts])]);
  /** Lets hosts be asked for as long as `work` takes. */
  const lending = async <T>(hosts: readonly string[], work: () => Promise<T>): Promise<T> => {
    if (hosts.length === 0) return work();
    lentHosts.push(...hosts);
    await letAsk();
    try {
      return await work();
    } finally {
      for (const host of hosts) lentHosts.splice(lentHosts.indexOf(host), 1);
      await letAsk();
    }
  };

  let current = open(env.model);
  const startedWith = current.writer;
  let chosen: string | null = null;
  let changing: Promise<unknown> = Promise.resolve();

  const change = async (choice: string | null, model: ModelChoice | null): Promise<void> => {
    if (choice === chosen) return;
    const hosts = hostsOf(choice, model).filter((host) => !chosenHosts.has(host));
    for (const host of hosts) chosenHosts.add(host);
    if (hosts.length > 0) await letAsk();
    if (current.local) leave(current.local);
    current = open(model);
    chosen = choice;
    current.local?.wake();
    logger.info({ model: current.writer.model }, "another model writes from now on");
  };

  return {
    companion: companionOf(() => current.companion),
    writer: (): WriterInUse => current.writer,
    startedWith,
    chosen: (): string | null => chosen,
    modelFor,
    lending,
    /** One change after the other: what looks now and then may look while somebody chooses. */
    use: (choice: string | null, model: ModelChoice | null): Promise<void> => {
      const changed = changing.then(() => change(choice, model));
      changing = changed.catch(() => undefined);
      return changed;
    },
    /** The one that is chosen, or another beside it for as long as `work` takes. */
    trying: <T>(
      choice: string | null,
      wanted: ModelChoice | null,
      signal: AbortSignal,
      work: (companion: Companion, writer: WriterInUse, failure: () => string | null) => Promise<T>,
    ): Promise<T> =>
      lending(hostsOf(choice, wanted), async () => {
        let failure: string | null = null;
        const isInUse = choice === chosen;
        const { model, local, writer } = isInUse ? current : open(wanted);
        const companion = parts.createCompanion(model, (kind) => {
          failure = kind;
        });
        const late = new Promise((resolve) => signal.addEventListener("abort", resolve));
        try {
          // What is wrong with it is said by the reply that fails.
          await Promise.race([late, local?.engine.ready().catch(() => undefined)]);
          return await work(companion, writer, () => failure);
        } finally {
          if (!isInUse) await local?.stop();
        }
      }),
    wake: (): void => current.local?.wake(),
    stop: async (): Promise<void> => {
      await Promise.all([current.local, ...leaving.keys()].map((local) => local?.stop()));
    },
  };
};

export type ModelInUse = ReturnType<typeof createModelInUse>;
