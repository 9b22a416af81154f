import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { timings } from "@app/contract/timings";

export type FormPasses = {
  make(): string;
  /** Whether it is ours, neither too young nor too old, and sent for the first time. */
  use(pass: string): boolean;
};

/** Beyond this many the oldest are forgotten: strangers must not fill memory. */
const maxUsed = 50_000;

/** A signed moment: nothing is stored when a form opens. */
export const createFormPasses = (secret: string, now: () => Date): FormPasses => {
  const used = new Set<string>();
  const sign = (text: string): Buffer =>
    createHmac("sha256", secret).update(`form-pass/${text}`).digest();
  return {
    make: () => {
      const text = `${now().getTime()}.${randomBytes(9).toString("base64url")}`;
      return `${text}.${sign(text).toString("base64url")}`;
    },
    use: (pass) => {
      const [ms = "", nonce = "", signature = ""] = pass.split(".");
      const given = Buffer.from(signature, "base64url");
      const wanted = sign(`${ms}.${nonce}`);
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return false;
      const ageMs = now().getTime() - Number(ms);
      const { passMinAgeMs, passLifetimeMs } = timings.forms;
      if (ageMs < passMinAgeMs || ageMs > passLifetimeMs || used.has(nonce)) return false;
      if (used.size >= maxUsed) used.delete(used.values().next().value ?? "");
      used.add(nonce);
      return true;
    },
  };
};
