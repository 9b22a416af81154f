import { randomUUID } from "node:crypto";
import { mkdir } from "node:fs/promises";
import type { CatalogueModel } from "@app/companion/models/local/catalogue";
import { freeDiskBytes, type Machine, memoryBudget } from "@app/companion/models/local/machine";
import type { Shelf } from "@app/companion/models/local/shelf";
import type { RunningServer } from "@app/companion/models/running-servers";
import type { DeskAct } from "@app/contract/calls/desk-fields";
import type { ModelsHere } from "@app/contract/calls/models";
import { AppError } from "@app/contract/errors";
import { timings } from "@app/contract/timings";
import type { LocalModelLimits, ModelChoice, TypedServer } from "../../env/model-env.ts";
import { fitOf } from "../../model/fit-of.ts";
import type { ModelInUse, WriterInUse } from "../../model/model-in-use.ts";
import { bareHost } from "../../outgoing/private-hosts.ts";
import { StartError } from "../../start-error.ts";
import { createFetching } from "./fetching.ts";
import { saySentence } from "./say-sentence.ts";
import type { ModelChoiceStore } from "./store.ts";
import { askServer, hasModel, readAddress, sayRefusal } from "./typed-server.ts";

export type ModelServiceParts = {
  store: ModelChoiceStore;
  inUse: ModelInUse;
  typedModel: (server: TypedServer) => ModelChoice | null;
  shelf: Shelf;
  catalogue: readonly CatalogueModel[];
  limits: LocalModelLimits;
  machine: () => Machine;
  servers: () => Promise<readonly RunningServer[]>;
  noting: <T>(
    act: { by: string; act: DeskAct; detail: Record<string, string> },
    work: () => Promise<T>,
  ) => Promise<T>;
  now: () => Date;
};

/** What was typed in, in one word; every time another, so that each server notices. */
const typedChoice = (id: string): string => `typed/${id}`;
const isTyped = (choice: string | null): boolean => choice?.startsWith("typed/") ?? false;

/** As the log has it: an id says nothing to whoever reads it. */
const said = (choice: string | null, { model, host }: WriterInUse): string =>
  isTyped(choice) ? `${model} at ${host}` : (choice ?? "as started");
const writerOf = ({ address, model }: TypedServer): WriterInUse => ({
  model,
  host: new URL(address).host,
});

type Typed = { address: string; model: string; key: string | null };

/** Which model writes, and which could: everything at the desk that is about models. */
export const createModelService = (parts: ModelServiceParts) => {
  const { store, inUse, shelf, now } = parts;
  const fetching = createFetching(shelf, parts.limits.hubUrl);
  let isTrying = false;

  /** Undefined where this server cannot do it. */
  const modelOf = async (choice: string | null): Promise<ModelChoice | null | undefined> => {
    if (!isTyped(choice)) return inUse.modelFor(choice);
    const server = await store.server();
    return server && choice === typedChoice(server.id) ? parts.typedModel(server) : undefined;
  };

  const look = async (): Promise<void> => {
    const choice = await store.read();
    if (choice === inUse.chosen()) return;
    const model = await modelOf(choice);
    if (model !== undefined) await inUse.use(choice, model);
  };

  /** Only what was seen on this machine, or was typed in and asked, can be chosen. */
  const modelHere = async (choice: string | null): Promise<ModelChoice | null> => {
    const model = await modelOf(choice);
    if (model === undefined) throw new AppError("model_not_here");
    if (choice === null || choice === "guide" || isTyped(choice)) return model;
    if (shelf.list().some(({ name }) => choice === `local/${name}`)) return model;
    const servers = await parts.servers();
    const isServed = servers.some(({ name, models }) =>
      models.some((each) => choice === `${name}/${each}`),
    );
    if (!isServed) throw new AppError("model_not_here");
    return model;
  };

  const standing = () => ({ choice: inUse.chosen(), in_use: inUse.writer() });

  const ask = async ({ address: typed, key: given }: Omit<Typed, "model">) => {
    const address = readAddress(typed);
    const kept = await store.server();
    // A key is for the address it was given for.
    const key = given ?? (kept?.address === address ? kept.key : null);
    const found = await inUse.lending([bareHost(new URL(address).hostname)], () =>
      askServer(address, key),
    );
    return { address, key, found };
  };

  /** Asked once more before anything is done with it: what was shown may be long ago. */
  const serverOf = async ({ model, ...typed }: Typed) => {
    const { address, key, found } = await ask(typed);
    const { host } = new URL(address);
    if (found && !hasModel(found, model)) throw new AppError("model_unknown", { host });
    const server: TypedServer = { address, model, key, preset: found?.preset ?? null };
    try {
      return { server, choice: parts.typedModel(server) };
    } catch (error) {
      if (error instanceof StartError) throw new AppError("model_key_wrong", { host });
      throw error;
    }
  };

  const trySentence = async (
    choice: string | null,
    model: ModelChoice | null,
    sentence: string,
  ) => {
    if (isTrying) throw new AppError("model_being_tried");
    isTrying = true;
    const signal = AbortSignal.timeout(timings.models.tryMs);
    try {
      return await inUse.trying(choice, model, signal, async (companion, wanted, failure) => {
        const { isDone, ...heard } = await saySentence(companion, {
          sentence,
          wanted,
          now: now(),
          signal,
        });
        return { ...heard, failure: failure() ?? (isDone ? null : "too_slow") };
      });
    } finally {
      isTrying = false;
    }
  };

  return {
    /** One that fails changes nothing: what was known last stands. */
    look,

    read: async (): Promise<ModelsHere> => {
      const machine = parts.machine();
      await mkdir(shelf.folder, { recursive: true });
      const server = await store.server();
      const freeBytes = await freeDiskBytes(shelf.folder);
      return {
        machine: {
          memory_bytes: machine.totalBytes,
          spare_bytes: memoryBudget(machine),
          cores: machine.cores,
          graphics: machine.hasCuda ? "nvidia" : machine.hasMetal ? "metal" : null,
          free_disk_bytes: freeBytes,
        },
        catalogue: parts.catalogue.map((model) => {
          const { name, about, bytes, licence } = model;
          return { name, about, bytes, licence, ...fitOf(model, machine, parts.limits, freeBytes) };
        }),
        // Where a file lies is nothing a page needs.
        installed: shelf.list().map(({ name, bytes }) => ({ name, bytes })),
        servers: (await parts.servers()).map(({ name, title, models }) => ({
          name,
          title,
          models: [...models],
        })),
        choice: inUse.chosen(),
        in_use: inUse.writer(),
        started_with: inUse.startedWith,
        fetching: fetching.state(),
        typed: server && {
          choice: typedChoice(server.id),
          address: server.address,
          model: server.model,
          has_key: server.key !== null,
        },
      };
    },

    choose: async (by: string, choice: string | null) => {
      await modelHere(choice);
      const kept = isTyped(choice) ? await store.server() : null;
      const detail = {
        before: said(inUse.chosen(), inUse.writer()),
        after: said(choice, kept ? writerOf(kept) : inUse.writer()),
      };
      await parts.noting({ by, act: "model_chosen", detail }, async () => {
        await store.write(choice, now());
        await look();
      });
      return standing();
    },
    /** Nothing is used unasked: it can be chosen once it is here. */
    fetch: async (by: string, name: string) => {
      const model = parts.catalogue.find((each) => each.name === name);
      if (!model) throw new AppError("not_found");
      await parts.noting({ by, act: "model_fetched", detail: { model: name } }, async () =>
        fetching.start(model),
      );
      return { fetching: fetching.state() };
    },
    stopFetching: async () => {
      await fetching.stop();
      return { fetching: fetching.state() };
    },

    try: async (choice: string | null, sentence: string) =>
      trySentence(choice, await modelHere(choice), sentence),

    /** What the server at an address has, for the page to offer. */
    lookAt: async (typed: Omit<Typed, "model">) => {
      const { address, found } = await ask(typed);
      return { address, models: found?.names ?? [] };
    },

    tryServer: async ({ sentence, ...typed }: Typed & { sentence: string }) => {
      const { server, choice } = await serverOf(typed);
      const tried = await trySentence(typedChoice(""), choice, sentence);
      // Where it keeps no list, or shows it to everybody, the sentence is the first to be refused.
      const refusal = tried.failure ? sayRefusal(tried.failure, server.address) : null;
      if (refusal) throw refusal;
      return tried;
    },

    chooseServer: async (by: string, typed: Typed) => {
      const { server } = await serverOf(typed);
      const id = randomUUID();
      const detail = {
        before: said(inUse.chosen(), inUse.writer()),
        after: said(typedChoice(id), writerOf(server)),
      };
      await parts.noting({ by, act: "model_chosen", detail }, async () => {
        await store.writeServer({ id, ...server }, typedChoice(id), now());
        await look();
      });
      return standing();
    },

    forgetServer: async (by: string) => {
      const server = await store.server();
      if (!server) return standing();
      const detail = { model: server.model, host: new URL(server.address).host };
      await parts.noting({ by, act: "model_server_forgotten", detail }, async () => {
        if (isTyped(await store.read())) await store.write(null, now());
        await store.forgetServer();
        await look();
      });
      return standing();
    },
  };
};

export type ModelService = ReturnType<typeof createModelService>;
