import { randomUUID } from "node:crypto";
import type { VoiceCreditsAnswer } from "@app/contract/calls/voice";
import { AppError } from "@app/contract/errors";
import type { Person } from "../../http/person.ts";
import type { CreditStore, HeldCredits } from "./credit-store.ts";

export type CreditServiceParts = {
  store: CreditStore;
  /** How many, and nothing of whose. */
  onChange: (change: "burnt" | "given_back", credits: number) => void;
  now: () => Date;
};

const answerOf = ({ voiceCredits, lastCreditReset }: HeldCredits): VoiceCreditsAnswer => ({
  voice_credits: voiceCredits,
  last_credit_reset: lastCreditReset?.toISOString() ?? null,
});

/** A token outlives a deleted account by minutes. */
const requirePerson = <T>(found: T | undefined): T => {
  if (found === undefined) throw new AppError("authentication_required");
  return found;
};

export const createCreditService = ({ store, onChange, now }: CreditServiceParts) => {
  const burn = async (uid: string, id: string, credits: number) => {
    const burning = requirePerson(await store.burn(uid, { id, credits }, now()));
    if (burning.outcome === "too few") throw new AppError("no_voice_credits");
    if (burning.outcome === "burnt") onChange("burnt", credits);
    return burning;
  };
  return {
    read: async ({ uid }: Person): Promise<VoiceCreditsAnswer> =>
      answerOf(requirePerson(await store.settle(uid, now()))),

    burn: async ({ uid }: Person, amount: number, exchangeId: string | undefined) =>
      answerOf(await burn(uid, exchangeId ?? `burn ${randomUUID()}`, amount)),

    /** Runs what an exchange pays for; where it fails at once, nothing was paid. */
    forExchange: async <T>(uid: string, exchangeId: string, run: () => Promise<T>): Promise<T> => {
      const { outcome } = await burn(uid, exchangeId, 1);
      try {
        return await run();
      } catch (error) {
        if (outcome === "burnt") {
          await store.giveBack(uid, exchangeId);
          onChange("given_back", 1);
        }
        throw error;
      }
    },

    give: (uid: string, exchangeId: string): Promise<void> => store.give(uid, exchangeId, now()),
  };
};

export type CreditService = ReturnType<typeof createCreditService>;
