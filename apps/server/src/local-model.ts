import { join } from "node:path";
import { openLocalModel } from "@app/companion/models/local/open-local-model";
import { openShelf } from "@app/companion/models/local/shelf";
import { timings } from "@app/contract/timings";
import type { LocalModelChoice } from "./env/model-env.ts";
import type { Env } from "./env.ts";

export const modelsFolder = ({ dataDir }: Pick<Env, "dataDir">): string => join(dataDir, "models");

/** With what `npm run model -- use` chose, where the environment says nothing. */
export const withUsedModel = (env: Env): Env => {
  const choice = env.isModelSet ? null : openShelf(modelsFolder(env)).chosen();
  const model = choice === null ? undefined : env.chosenModel(choice);
  return model === undefined ? env : { ...env, model };
};

/** The model on this machine, as the environment has it. */
export const createLocal = (
  env: Env,
  { kind: _, model, ...ways }: LocalModelChoice,
  logger: { warn: (words: string) => void; info: (words: string) => void },
  after: Promise<unknown> = Promise.resolve(),
) => {
  const { contextTokens, places, threads, mayUseGpu, idleMs } = env.localModel;
  const local = openLocalModel({
    folder: modelsFolder(env),
    name: model,
    contextTokens,
    places,
    threads,
    mayUseGpu,
    idleMs,
    after,
    ...timings.localModel,
    onTrouble: (words) => logger.warn(words),
    onNews: (words) => logger.info(words),
  });
  return { ...local, ...ways };
};
