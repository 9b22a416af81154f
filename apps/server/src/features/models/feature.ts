import { type CatalogueModel, catalogue } from "@app/companion/models/local/catalogue";
import { readMachine } from "@app/companion/models/local/machine";
import { openShelf } from "@app/companion/models/local/shelf";
import { findRunningServers } from "@app/companion/models/running-servers";
import { timings } from "@app/contract/timings";
import type { Shared } from "../../feature.ts";
import type { Job } from "../../jobs/job.ts";
import { modelsFolder } from "../../local-model.ts";
import { modelHandlers } from "./handlers.ts";
import { createModelService, type ModelServiceParts } from "./service.ts";
import { createModelChoiceStore } from "./store.ts";

type Given = Pick<ModelServiceParts, "inUse" | "noting"> & {
  /** Set by tests: this machine's own are not theirs. */
  runningServers?: ModelServiceParts["servers"] | undefined;
  catalogue?: readonly CatalogueModel[] | undefined;
};

export const createModelsFeature = ({ env, db, keys, now }: Shared, given: Given) => {
  const service = createModelService({
    store: createModelChoiceStore(db, keys),
    inUse: given.inUse,
    typedModel: env.typedModel,
    shelf: openShelf(modelsFolder(env)),
    catalogue: given.catalogue ?? catalogue,
    limits: env.localModel,
    machine: readMachine,
    servers: given.runningServers ?? (() => findRunningServers()),
    noting: given.noting,
    now,
  });
  const looking: Job = {
    name: "model choice looked at",
    everyMs: timings.models.lookMs,
    run: service.look,
    onFailure: {
      level: "warn",
      words: "the choice of a model could not be read; it stays as it was",
    },
  };
  return {
    handlers: { models: modelHandlers(service) },
    jobs: [looking],
    start: async () => {
      await service.look();
      // Loading takes long, and the first person should not wait for it.
      given.inUse.wake();
    },
    stop: async () => {
      await service.stopFetching();
      await given.inUse.stop();
    },
    look: service.look,
  };
};
