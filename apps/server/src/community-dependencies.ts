import type { StaffRole } from "@app/contract/call";
import type { Db } from "./db/client.ts";
import type { ModeratedPrompts } from "./features/community/moderated-store.ts";
import { seedOwnPrompts } from "./features/community/seed-own.ts";
import { createPromptService } from "./features/community/service.ts";
import { createPromptStore } from "./features/community/store.ts";
import { createPromptUseStore } from "./features/community/use-store.ts";
import { createWhoToday } from "./features/community/who-today.ts";
import type { DeskLogStore } from "./features/desk/log-store.ts";
import type { RateLimit } from "./http/rate-limit.ts";
import type { ReportThing } from "./sharing/moderated.ts";
import type { SharingGuard } from "./sharing/sharing-guard.ts";

type CommunityOutside = {
  db: Db;
  secret: string;
  moderated: ModeratedPrompts;
  sharing: SharingGuard;
  report: ReportThing;
  log: Pick<DeskLogStore, "noting">;
  staffRole: (uid: string) => Promise<StaffRole | null>;
  rateLimit: RateLimit;
  now: () => Date;
};

/** The community's prompts: a part of the composition root. */
export const createCommunityDependencies = (outside: CommunityOutside) => {
  const { db, secret, moderated, sharing, report, log, staffRole, rateLimit, now } = outside;
  const service = createPromptService({
    store: createPromptStore(db),
    uses: createPromptUseStore(db),
    moderated,
    sharing,
    report,
    whoToday: createWhoToday(secret),
    staffRole,
    noteRemoval: (by, id, work) =>
      log.noting({ by, act: "prompt_removed", detail: { prompt: id } }, work),
    rateLimit,
    now,
  });
  return { service, seed: () => seedOwnPrompts(db) };
};
