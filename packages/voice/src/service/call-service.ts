import { VoiceError } from "../voice-error.ts";
import { headersFor, type VoiceServiceAddress } from "./service-address.ts";

/** One request to a speech service. It ends when the browser leaves, or when the answer takes too long to begin. */
export const callService = async (
  service: VoiceServiceAddress,
  path: string,
  init: { headers?: Record<string, string>; body: string | FormData },
  { signal, timeoutMs }: { signal: AbortSignal; timeoutMs: number },
): Promise<Response> => {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeoutMs);
  try {
    const response = await fetch(service.baseUrl + path, {
      method: "POST",
      headers: { ...headersFor(service), ...init.headers },
      body: init.body,
      // A redirect would carry what people say to a host nobody configured.
      redirect: "error",
      signal: AbortSignal.any([signal, late.signal]),
    });
    if (response.ok) return response;
    await response.body?.cancel();
    throw new VoiceError(
      response.status === 429 || response.status === 503 ? "busy" : "failed",
      `the speech service answered ${response.status}`,
    );
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (error instanceof VoiceError) throw error;
    // What fetch says of an address may name it; the operator knows it, others need not.
    throw new VoiceError("failed", late.signal.aborted ? "too late" : "unreachable");
  } finally {
    clearTimeout(timer);
  }
};
