import { DeliveryFailure, type PostWay } from "./way.ts";

export type TextSettings = { url: string; token: string | null };

const usualTimeoutMs = 15_000;

const readStatus = (status: number): DeliveryFailure => {
  const code = `HTTP ${status}`;
  // A wrong token or a full quota is no fault of the one message.
  const isOurs = [401, 402, 403, 404, 405, 408, 425, 429].includes(status);
  const isRefused = status >= 400 && status < 500 && !isOurs;
  return new DeliveryFailure(isRefused ? "never" : "unreachable", code);
};

/** Text messages by any HTTP service that takes `{to, text}` as JSON; small gateways speak this, others need ten lines between. */
export const createTextProvider = (
  { url, token }: TextSettings,
  timeoutMs = usualTimeoutMs,
): PostWay => {
  let under = new AbortController();
  return {
    close: () => {
      under.abort();
      under = new AbortController();
    },
    send: async ({ id, body }) => {
      const signal = AbortSignal.any([under.signal, AbortSignal.timeout(timeoutMs)]);
      const headers = {
        "content-type": "application/json",
        // A service that knows this header sends one message, however often it is asked.
        "idempotency-key": id,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      };
      const answer = await fetch(url, {
        method: "POST",
        headers,
        body: JSON.stringify({ to: body.to, text: body.text ?? "" }),
        // The token is for this address and no other.
        redirect: "error",
        signal,
      }).catch((error: unknown) => {
        const timedOut = error instanceof Error && error.name === "TimeoutError";
        throw new DeliveryFailure("unreachable", timedOut ? "ETIMEDOUT" : "ECONNECTION");
      });
      await answer.body?.cancel().catch(() => undefined);
      if (!answer.ok) throw readStatus(answer.status);
    },
  };
};
