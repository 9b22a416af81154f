import type { Api } from "@app/contract/api";
import { limits } from "@app/contract/limits";
import type { Handlers } from "../../http/call-context.ts";
import type { RateLimit } from "../../http/rate-limit.ts";
import type { ErrorLogStore } from "./store.ts";

/** Query and fragment can carry codes of e-mail links; the path alone tells where it happened. */
const withoutQuery = (url: string | null | undefined): string | null =>
  url?.split(/[?#]/)[0] ?? null;

export const errorLogHandlers = (
  store: ErrorLogStore,
  rateLimit: RateLimit,
): Handlers<Api["errorLog"]> => ({
  log: async (input, { person, address }) => {
    rateLimit.take(`log-error:${address}`, limits.errorLog.perMinute);
    await store.add({
      // Whose page it was is known by the token, not by what the page says.
      uid: person?.uid ?? "",
      sessionId: input.session_id ?? null,
      errorMessage: input.error_message,
      stackTrace: input.stack_trace ?? null,
      context: input.context ?? null,
      url: withoutQuery(input.url),
      userAgent: input.user_agent ?? null,
    });
    return { logged: true };
  },
});
