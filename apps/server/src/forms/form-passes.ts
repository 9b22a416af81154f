import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { timings } from "@app/contract/timings";
import { and, eq, lte } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { verification } from "../db/schema/identity.ts";

export type FormPasses = {
  make(): string;
  /** Whether it is ours, neither too young nor too old, and sent for the first time to any server. */
  use(pass: string): Promise<boolean>;
  forgetOld(): Promise<void>;
};

/** Used passes lie in the table of short-lived values until they would be too old anyway. */
const shelf = "form-pass";

/** A signed moment: nothing is stored when a form opens. */
export const createFormPasses = (db: Db, secret: string, now: () => Date): FormPasses => {
  const sign = (text: string): Buffer =>
    createHmac("sha256", secret).update(`form-pass/${text}`).digest();
  return {
    make: () => {
      const text = `${now().getTime()}.${randomBytes(9).toString("base64url")}`;
      return `${text}.${sign(text).toString("base64url")}`;
    },
    use: async (pass) => {
      const [ms = "", nonce = "", signature = ""] = pass.split(".");
      const given = Buffer.from(signature, "base64url");
      const wanted = sign(`${ms}.${nonce}`);
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return false;
      const at = now();
      const ageMs = at.getTime() - Number(ms);
      const { passMinAgeMs, passLifetimeMs } = timings.forms;
      if (ageMs < passMinAgeMs || ageMs > passLifetimeMs) return false;
      const { rowCount } = await db
        .insert(verification)
        .values({
          id: `${shelf}/${nonce}`,
          identifier: shelf,
          value: "",
          expiresAt: new Date(Number(ms) + passLifetimeMs),
          createdAt: at,
          updatedAt: at,
        })
        .onConflictDoNothing();
      return rowCount === 1;
    },
    forgetOld: async () => {
      await db
        .delete(verification)
        .where(and(eq(verification.identifier, shelf), lte(verification.expiresAt, now())));
    },
  };
};
