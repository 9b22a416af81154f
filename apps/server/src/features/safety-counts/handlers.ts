import type { Api } from "@app/contract/api";
import type { Handlers } from "../../http/call-context.ts";
import type { SafetyCountStore } from "./store.ts";

export const safetyCountHandlers = (store: SafetyCountStore): Handlers<Api["safetyCounts"]> => ({
  read: async () => ({ counts: await store.all() }),
});
