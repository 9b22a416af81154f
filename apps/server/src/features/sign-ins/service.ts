import type { SignInMethods } from "@app/contract/calls/sign-ins";
import { AppError } from "@app/contract/errors";
import type { Person } from "../../http/person.ts";
import { deviceWords } from "../../identity/device-words.ts";
import type { EndedSignIns } from "../../identity/ended-sign-ins.ts";
import type { WaysIn } from "../../identity/ways-in.ts";
import type { SignInStore } from "./store.ts";

export type SignInServiceParts = {
  store: SignInStore;
  waysIn: Pick<WaysIn, "read">;
  endedSignIns: Pick<EndedSignIns, "end">;
  /** How a provider is called by people. */
  providerName: (id: string) => string;
  now: () => Date;
};

/** Sign-ins from before the device was kept in words have the browser's own text. */
const deviceOf = (kept: string | null): string =>
  kept === null || kept.includes("/") ? deviceWords(kept) : kept;

export const createSignInService = (parts: SignInServiceParts) => {
  const { store, waysIn, endedSignIns, providerName, now } = parts;

  const end = async (uid: string, which: Parameters<SignInStore["remove"]>[1]) => {
    const ids = await store.remove(uid, which);
    await endedSignIns.end(ids.map((signIn) => ({ signIn })));
    return { ended: ids.length };
  };

  return {
    list: async ({ uid, signInId }: Person) => ({
      sign_ins: (await store.list(uid, now())).map(({ id, device, createdAt, updatedAt }) => ({
        id,
        device: deviceOf(device),
        current: id === signInId,
        created_at: createdAt.toISOString(),
        last_used_at: updatedAt.toISOString(),
      })),
    }),

    end: async (uid: string, id: string) => {
      const answer = await end(uid, { id });
      if (answer.ended === 0) throw new AppError("not_found");
      return answer;
    },

    endOthers: async ({ uid, signInId }: Person) => {
      // Another issuer's token belongs to no sign-in here, so there is no "this one".
      if (signInId === undefined) throw new AppError("forbidden");
      return end(uid, { not: signInId });
    },

    endAll: async ({ uid, signInId }: Person) => {
      // Tokens of another issuer name no sign-in, so they end with the person's.
      if (signInId === undefined) await endedSignIns.end({ person: uid });
      return end(uid, "all");
    },

    methods: async (uid: string): Promise<SignInMethods> => {
      const { password, phone, secondStep, passkeys, providers } = await waysIn.read(uid);
      return {
        password,
        phone,
        two_factor: secondStep,
        passkeys: passkeys.map(({ id, name, createdAt }) => ({
          id,
          name,
          created_at: (createdAt ?? now()).toISOString(),
        })),
        providers: providers.map(({ id, providerId }) => ({
          id: providerId,
          name: providerName(providerId),
          account_id: id,
        })),
      };
    },
  };
};

export type SignInService = ReturnType<typeof createSignInService>;
