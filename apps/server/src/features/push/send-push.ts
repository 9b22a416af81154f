import type { PlainFetch } from "../../outgoing/guarded-fetch.ts";
import type { Vapid } from "./vapid.ts";

/** gone: the browser was told to forget it, so the device is over. later: nobody was at home just now. */
type PushResult = "sent" | "gone" | "later";

const timeoutMs = 10_000;
/** Kept by the push service for a device that is off; later there would be nothing to be reminded of. */
const keepS = 60 * 60;

/** An empty message: the push service, and whoever looks at the screen, learn that there is something and not what. */
export const createSendPush =
  ({ vapid, fetch }: { vapid: Vapid; fetch: PlainFetch }) =>
  async (endpoint: string): Promise<PushResult> => {
    try {
      const answer = await fetch(endpoint, {
        method: "POST",
        headers: {
          authorization: vapid.authorization(endpoint),
          ttl: String(keepS),
          urgency: "normal",
        },
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      });
      await answer.body?.cancel();
      if (answer.status === 404 || answer.status === 410) return "gone";
      return answer.ok ? "sent" : "later";
    } catch {
      return "later";
    }
  };

export type SendPush = ReturnType<typeof createSendPush>;
