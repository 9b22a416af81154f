import {
  type Call,
  type Output,
  paramNames,
  type SentInput,
  type StreamEvent,
  takesBody,
} from "./call.ts";
import { AppError, type ErrorCode, errors } from "./errors.ts";
import { readEventStream } from "./event-stream.ts";
import { decodeEvent } from "./reply-events.ts";
import { timings } from "./timings.ts";

export type CallOptions = {
  signal?: AbortSignal;
  /** Called whenever anything comes over a stream, heartbeats included. */
  onAlive?: () => void;
};

type Invoke<C extends Call> = C extends { events: unknown }
  ? (args: SentInput<C>, options?: CallOptions) => AsyncIterable<StreamEvent<C>>
  : C extends { media: unknown }
    ? /** The response itself: its body can be played while it comes. */
      (args: SentInput<C>, options?: CallOptions) => Promise<Response>
    : (args: SentInput<C>, options?: CallOptions) => Promise<Output<C>>;

export type Client<A extends ApiShape> = {
  [Feature in keyof A]: { [Name in keyof A[Feature]]: Invoke<A[Feature][Name]> };
};

export type ApiShape = Record<string, Record<string, Call>>;

export type ClientSettings = {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** The bearer token, or null; `refused` is one the server no longer takes. */
  token: (refused?: string) => Promise<string | null>;
  baseUrl?: string;
  wait?: (ms: number) => Promise<void>;
};

/** A call that failed: the text people read, with the status and the body it came with. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly body: unknown;
  readonly code: ErrorCode | undefined;

  constructor(message: string, status: number, body: unknown) {
    super(message);
    this.status = status;
    this.body = body;
    const code = isRecord(body) ? body["code"] : undefined;
    this.code = typeof code === "string" && code in errors ? (code as ErrorCode) : undefined; // checked by `in`
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const messageOf = (body: unknown, response: Response): string => {
  const detail = isRecord(body) ? body["detail"] : undefined;
  if (typeof detail === "string") return detail;
  if (isRecord(detail) && typeof detail["message"] === "string") return detail["message"];
  if (detail !== undefined) return JSON.stringify(detail);
  return response.statusText || new AppError("http_error", { status: response.status }).message;
};

const failureOf = async (response: Response): Promise<ApiError> => {
  const text = await response.text().catch(() => "");
  let body: unknown = text;
  try {
    body = JSON.parse(text);
  } catch {
    // not JSON: the text itself is the body
  }
  return new ApiError(messageOf(body, response), response.status, body);
};

const apiErrorOf = (error: AppError): ApiError =>
  new ApiError(error.message, error.status, { detail: error.message, code: error.code });

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const formOf = (fields: Record<string, unknown>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (value instanceof Blob) form.append(name, value, "recording.wav");
    else if (value !== undefined && value !== null) form.append(name, String(value));
  return form;
};

const requestOf = (call: Call, args: Record<string, unknown>) => {
  const rest = { ...args };
  let url: string = call.path;
  for (const name of paramNames(call.path)) {
    url = url.replace(`:${name}`, encodeURIComponent(String(rest[name] ?? "")));
    delete rest[name];
  }
  const headers: Record<string, string> = {
    accept: call.events ? "text/event-stream" : (call.media?.join(", ") ?? "application/json"),
  };
  if (!takesBody(call)) {
    const query = new URLSearchParams();
    for (const [key, value] of Object.entries(rest))
      if (value !== undefined && value !== null) query.set(key, String(value));
    const text = query.toString();
    return { url: text ? `${url}?${text}` : url, headers, body: null };
  }
  // The browser writes the form's content type, with the mark between its parts.
  if (call.bodyType === "form") return { url, headers, body: formOf(rest) };
  headers["content-type"] = "application/json";
  return { url, headers, body: JSON.stringify(rest) };
};

/** The client is derived from the calls: a new call needs no line here. */
export const createClient = <A extends ApiShape>(api: A, settings: ClientSettings): Client<A> => {
  const pause = settings.wait ?? wait;

  const tokenFor = async (call: Call): Promise<string | null> => {
    const token = await settings.token();
    if (token || call.access === "public") return token;
    await pause(timings.auth.retryDelayMs);
    const second = await settings.token();
    if (second) return second;
    throw apiErrorOf(new AppError("token_required", { path: call.path }));
  };

  const send = async (call: Call, args: Record<string, unknown>, options?: CallOptions) => {
    const request = requestOf(call, args);
    const attempt = (token: string | null) =>
      settings.fetch((settings.baseUrl ?? "") + request.url, {
        method: call.method,
        headers: token ? { ...request.headers, authorization: `Bearer ${token}` } : request.headers,
        body: request.body,
        credentials: "same-origin",
        keepalive: call.outlivesPage ?? call.method === "DELETE",
        ...(options?.signal ? { signal: options.signal } : {}),
      });

    const token = await tokenFor(call);
    let response = await attempt(token);
    if (response.status === 401 && token) {
      const fresh = await settings.token(token);
      if (fresh && fresh !== token) response = await attempt(fresh);
    }
    if (!response.ok) throw await failureOf(response);
    return response;
  };

  const stream = async function* (
    call: Call,
    args: Record<string, unknown>,
    options?: CallOptions,
  ) {
    const response = await send(call, args, options);
    if (!response.body) throw apiErrorOf(new AppError("response_body_missing"));
    for await (const { event, data } of readEventStream(response.body, options?.onAlive))
      yield call.events?.parse(decodeEvent(event, data));
  };

  const invoke = (call: Call) => (args: Record<string, unknown>, options?: CallOptions) => {
    if (call.events) return stream(call, args, options);
    if (call.media) return send(call, args, options);
    return send(call, args, options)
      .then((response) => response.json())
      .then((body: unknown) => call.output?.parse(body));
  };

  // Object.entries forgets which call stands under which name; Client<A> says it again.
  return Object.fromEntries(
    Object.entries(api).map(([feature, calls]) => [
      feature,
      Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, invoke(call)])),
    ]),
  ) as Client<A>;
};
