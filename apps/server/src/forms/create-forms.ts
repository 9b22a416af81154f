import type { Shared } from "../feature.ts";
import { createFormGuard, type FormGuardParts } from "./form-guard.ts";
import { createFormPasses } from "./form-passes.ts";
import { createTellSupport } from "./tell-support.ts";

type Given = Pick<FormGuardParts, "screenFor" | "countryOf" | "countHelpShown">;

/** What the forms have in common that anybody may send. */
export const createForms = (shared: Shared, given: Given) => {
  const { env, db, secret, post, rateLimit, now } = shared;
  const passes = createFormPasses(db, secret, now);
  return {
    guard: createFormGuard({ ...given, passes, rateLimit, now }),
    tellSupport: createTellSupport({ post, supportEmail: env.supportEmail, now }),
    forgetOldPasses: passes.forgetOld,
  };
};

export type Forms = Pick<ReturnType<typeof createForms>, "guard" | "tellSupport">;
