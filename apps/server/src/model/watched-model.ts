import { type Companion, createCompanion } from "@app/companion/companion";
import type { Hearing } from "@app/companion/hearing/jobs";
import type { FastifyBaseLogger } from "fastify";
import type { Env } from "../env.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { watchCompanion } from "../metrics/watch-companion.ts";
import type { Tracing } from "../tracing/tracing.ts";
import { createModelInUse } from "./model-in-use.ts";

type WatchedModelParts = {
  env: Env;
  logger: FastifyBaseLogger;
  metrics: Metrics;
  tracing: Tracing;
  companion: Companion | undefined;
  hearing: Hearing | undefined;
  letAsk: ((hosts: readonly string[]) => Promise<void>) | undefined;
};

/** The model in use and the companion that talks with it, seen from outside by figures and traces. */
export const createWatchedModel = ({
  env,
  logger,
  metrics,
  tracing,
  ...given
}: WatchedModelParts) => {
  const modelInUse = createModelInUse({
    env,
    logger,
    createCompanion: (model, onFailure) =>
      given.companion ??
      createCompanion({
        model,
        timings: { guideWordDelayMs: env.guideWordMs },
        ...(given.hearing ? { hearing: given.hearing } : {}),
        onModelFailure: (failure) => {
          onFailure?.(failure.kind);
          metrics.modelFailed(failure.kind);
          logger.warn(failure, "the model failed");
        },
      }),
    letAsk: given.letAsk ?? (async () => undefined),
  });
  return { modelInUse, companion: tracing.follow(watchCompanion(modelInUse.companion, metrics)) };
};
