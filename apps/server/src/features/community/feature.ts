import type { DeskAct } from "@app/contract/calls/desk-fields";
import type { Shared } from "../../feature.ts";
import { hourMs, type Job } from "../../jobs/job.ts";
import { communityHandlers } from "./handlers.ts";
import { createModeratedPrompts } from "./moderated-store.ts";
import { seedOwnPrompts } from "./seed-own.ts";
import { createPromptService, type PromptServiceParts } from "./service.ts";
import { createPromptStore } from "./store.ts";
import { createPromptUseStore } from "./use-store.ts";
import { createWhoToday } from "./who-today.ts";

type Given = Pick<PromptServiceParts, "sharing" | "report" | "staffRole"> & {
  noting: <T>(
    act: { by: string; act: DeskAct; detail: Record<string, string> },
    work: () => Promise<T>,
  ) => Promise<T>;
};

export const createCommunityFeature = (shared: Shared, { noting, ...given }: Given) => {
  const { db, secret, rateLimit, now } = shared;
  const prompts = createModeratedPrompts(db, now);
  const service = createPromptService({
    ...given,
    store: createPromptStore(db),
    uses: createPromptUseStore(db),
    moderated: prompts,
    whoToday: createWhoToday(secret),
    noteRemoval: (by, id, work) =>
      noting({ by, act: "prompt_removed", detail: { prompt: id } }, work),
    rateLimit,
    now,
  });
  const tidying: Job = {
    name: "prompts tidied",
    everyMs: hourMs,
    run: service.deleteOld,
    onFailure: {
      level: "error",
      words: "removed prompts could not be deleted; trying again later",
    },
  };
  return {
    handlers: { community: communityHandlers(service) },
    jobs: [tidying],
    service,
    moderated: prompts.moderated,
    start: () => seedOwnPrompts(db),
  };
};
