import type { Api } from "@app/contract/api";
import type { SetupFacts } from "@app/contract/calls/setup";
import type { Handlers } from "../../http/call-context.ts";

export const setupHandlers = (facts: () => SetupFacts): Handlers<Api["setup"]> => ({
  read: async () => facts(),
});
