import type { Records } from "./browser-records.ts";
import { readPlan, type SafetyPlan } from "./safety-plan.ts";

/** Where a plan is kept. The page knows no more of it than this, so that it can be kept elsewhere. */
export type SafetyPlanStore = {
  /** null: there is none. */
  read: () => Promise<SafetyPlan | null>;
  write: (plan: SafetyPlan) => Promise<void>;
  remove: () => Promise<void>;
};

const keyName = "safety-plan-key";
const planName = "safety-plan";
const algorithm = "AES-GCM";
const ivBytes = 12;

type Sealed = { iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer };

const isSealed = (value: unknown): value is Sealed =>
  typeof value === "object" && value !== null && "iv" in value && "data" in value;

type BrowserPlanSettings = { records: Records; crypto?: Crypto };

/**
 * In this browser alone, sealed under a key that the browser will not give out, not even to this
 * page: a copy of the browser's files says nothing.
 */
export const createBrowserPlanStore = ({
  records,
  crypto = globalThis.crypto,
}: BrowserPlanSettings): SafetyPlanStore => {
  const params = (iv: Uint8Array<ArrayBuffer>) => ({
    name: algorithm,
    iv,
    additionalData: new TextEncoder().encode(planName),
  });

  const key = async (): Promise<CryptoKey> => {
    const known = await records.get(keyName);
    if (known) return known as CryptoKey; // nothing else is put under this name
    const made = await crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, [
      "encrypt",
      "decrypt",
    ]);
    // Another tab may have been faster; then its key is the one that opens what lies there.
    return (await records.putIfNone(keyName, made)) as CryptoKey; // as above
  };

  return {
    read: async () => {
      const sealed = await records.get(planName);
      if (!isSealed(sealed)) return null;
      const opened = await crypto.subtle.decrypt(params(sealed.iv), await key(), sealed.data);
      return readPlan(JSON.parse(new TextDecoder().decode(opened)));
    },
    write: async (plan) => {
      const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
      const text = new TextEncoder().encode(JSON.stringify(plan));
      const data = await crypto.subtle.encrypt(params(iv), await key(), text);
      await records.put(planName, { iv, data });
    },
    remove: () => records.clear(),
  };
};
