import type { Api } from "@app/contract/api";
import type { Handlers } from "../../http/call-context.ts";
import type { PetStore } from "./store.ts";

export const petHandlers = (store: PetStore): Handlers<Api["pets"]> => ({
  read: async (_input, { person }) => ({
    userId: person.uid,
    has_pet: await store.has(person.uid),
  }),
  change: async ({ has_pet }, { person }) => {
    await store.save(person.uid, has_pet);
    return { userId: person.uid, has_pet };
  },
});
