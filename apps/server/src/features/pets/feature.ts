import type { Shared } from "../../feature.ts";
import { petHandlers } from "./handlers.ts";
import { createPetStore } from "./store.ts";

export const createPetsFeature = ({ db }: Shared) => ({
  handlers: { pets: petHandlers(createPetStore(db)) },
});
