import type { Shared } from "../../feature.ts";
import { signInHandlers } from "./handlers.ts";
import { createSignInService, type SignInServiceParts } from "./service.ts";
import { createSignInStore } from "./store.ts";

export const createSignInsFeature = (
  { db, now }: Shared,
  { waysIn, endedSignIns, providerName }: Omit<SignInServiceParts, "store" | "now">,
) => {
  const service = createSignInService({
    store: createSignInStore(db),
    waysIn,
    endedSignIns,
    providerName,
    now,
  });
  return { handlers: { signIns: signInHandlers(service) } };
};
