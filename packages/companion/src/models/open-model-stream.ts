import { ModelFailure, type ModelFailureKind } from "./model-failure.ts";

export type ModelRequest = { url: string; headers: Record<string, string>; body: unknown };

const connectionCodes = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
  // The guard before outgoing calls let nothing leave.
  "EFORBIDDENADDRESS",
]);

export const neverConnected = (error: unknown): boolean => {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && "code" in cause && connectionCodes.has(String(cause.code));
};

/** What an error status says that an operator can act on. */
export const refusalKind = (status: number): ModelFailureKind => {
  if (status === 401 || status === 403) return "key_refused";
  return status === 404 ? "no_such_model" : "refused";
};

/** Seconds or a date, as HTTP allows both. */
export const retryAfterMs = (header: string | null, nowMs: number): number | undefined => {
  if (header === null) return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1_000);
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, at - nowMs);
};

/** Posts a request to a model and gives back the bytes of its event stream. */
export const openModelStream = async (
  request: ModelRequest,
  signal: AbortSignal,
): Promise<ReadableStreamDefaultReader<Uint8Array>> => {
  let response: Response;
  try {
    response = await fetch(request.url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "text/event-stream",
        ...request.headers,
      },
      body: JSON.stringify(request.body),
      // A redirect would carry the person's words to a host nobody configured.
      redirect: "error",
      signal,
    });
  } catch (error) {
    if (signal.aborted) throw error;
    throw new ModelFailure(neverConnected(error) ? "unreachable" : "ended_early", { cause: error });
  }
  const leave = () => response.body?.cancel().catch(() => undefined);
  if (!response.ok) {
    await leave();
    throw new ModelFailure(refusalKind(response.status), {
      status: response.status,
      retryAfterMs: retryAfterMs(response.headers.get("retry-after"), Date.now()),
    });
  }
  const contentType = response.headers.get("content-type") ?? "";
  if (!response.body || !contentType.startsWith("text/event-stream")) {
    await leave();
    throw new ModelFailure("wrong_content_type");
  }
  return response.body.getReader();
};
