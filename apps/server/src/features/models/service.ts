import { randomUUID } from "node:crypto";
import { mkdir } from "node:fs/promises";
import type { CatalogueModel } from "@app/companion/models/local/catalogue";
import { freeDiskBytes, type Machine, memoryBudget } from "@app/companion/models/local/machine";
import type { Shelf } from "@app/companion/models/local/shelf";
import type { RunningServer } from "@app/companion/models/running-servers";
import { newState } from "@app/companion/state";
import type { DeskAct } from "@app/contract/calls/desk-fields";
import type { ModelsHere } from "@app/contract/calls/models";
import { AppError } from "@app/contract/errors";
import { timings } from "@app/contract/timings";
import type { LocalModelLimits } from "../../env/model-env.ts";
import { fitOf } from "../../model/fit-of.ts";
import type { ModelInUse } from "../../model/model-in-use.ts";
import { createFetching } from "./fetching.ts";
import type { ModelChoiceStore } from "./store.ts";

export type ModelServiceParts = {
  store: ModelChoiceStore;
  inUse: ModelInUse;
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

const said = (choice: string | null): string => choice ?? "as started";

/** Which model writes, and which could: everything at the desk that is about models. */
export const createModelService = (parts: ModelServiceParts) => {
  const { store, inUse, shelf, now } = parts;
  const fetching = createFetching(shelf, parts.limits.hubUrl);
  let isTrying = false;

  const look = async (): Promise<void> => inUse.use(await store.read());

  /** Only what was seen on this machine can be chosen: nothing typed becomes an address. */
  const requireHere = async (choice: string | null): Promise<void> => {
    if (!inUse.canUse(choice)) throw new AppError("model_not_here");
    if (choice === null || choice === "guide") return;
    if (shelf.list().some(({ name }) => choice === `local/${name}`)) return;
    const servers = await parts.servers();
    const isServed = servers.some(({ name, models }) =>
      models.some((model) => choice === `${name}/${model}`),
    );
    if (!isServed) throw new AppError("model_not_here");
  };

  return {
    /** One that fails changes nothing: what was known last stands. */
    look,

    read: async (): Promise<ModelsHere> => {
      const machine = parts.machine();
      await mkdir(shelf.folder, { recursive: true });
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
      };
    },

    choose: async (by: string, choice: string | null) => {
      await requireHere(choice);
      const detail = { before: said(inUse.chosen()), after: said(choice) };
      await parts.noting({ by, act: "model_chosen", detail }, async () => {
        await store.write(choice, now());
        await look();
      });
      return { choice: inUse.chosen(), in_use: inUse.writer() };
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

    /** As in a session, screening and all, so that what is heard is what people would hear. */
    try: async (choice: string | null, sentence: string) => {
      await requireHere(choice);
      if (isTrying) throw new AppError("model_being_tried");
      isTrying = true;
      const signal = AbortSignal.timeout(timings.models.tryMs);
      try {
        return await inUse.trying(choice, signal, async (companion, wanted, failure) => {
          const startedMs = performance.now();
          const at = now();
          let text = "";
          let writer = wanted;
          let isDone = false;
          const turn = {
            sessionId: randomUUID(),
            sessionType: "text" as const,
            messageId: randomUUID(),
            content: sentence,
            history: [],
            country: null,
            now: at,
            previousMessageAt: null,
            lastDisclosedAt: at,
            memories: [],
            programStep: null,
            heard: await companion.hear({ content: sentence, history: [] }),
            state: newState(),
            signal,
          };
          for await (const event of companion.respond(turn)) {
            if (event.type === "token") text += event.text;
            if (event.type !== "done") continue;
            isDone = true;
            writer = { model: event.writer.model, host: event.writer.host };
          }
          return {
            text,
            writer,
            seconds: Math.round((performance.now() - startedMs) / 100) / 10,
            failure: failure() ?? (isDone ? null : "too_slow"),
          };
        });
      } finally {
        isTrying = false;
      }
    },
  };
};

export type ModelService = ReturnType<typeof createModelService>;
