import {
  type Call,
  type Output,
  paramNames,
  type SentInput,
  type StreamEvent,
  takesBody,
} from "./call.ts";
import { type ErrorCode, errors } from "./error-catalogue.ts";
import { AppError } from "./errors.ts";
import { decodeEvent, readEventStream } from "./event-stream.ts";
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

/** A call that is here, or that comes when it is wanted. */
type FindCall = () => Call | Promise<Call>;

const createCaller = (settings: ClientSettings) => {
  const pause = settings.wait ?? wait;

  /** What is needed to ask at all: the call may still have to be fetched, and so may the token. */
  const prepare = async (find: FindCall) => {
    const [call, token] = await Promise.all([find(), settings.token()]);
    if (token || call.access === "public") return { call, token };
    await pause(timings.auth.retryDelayMs);
    const second = await settings.token();
    if (second) return { call, token: second };
    throw apiErrorOf(new AppError("token_required", { path: call.path }));
  };

  const send = async (find: FindCall, args: Record<string, unknown>, options?: CallOptions) => {
    const { call, token } = await prepare(find);
    const request = requestOf(call, args);
    const attempt = (bearer: string | null) =>
      settings.fetch((settings.baseUrl ?? "") + request.url, {
        method: call.method,
        headers: bearer
          ? { ...request.headers, authorization: `Bearer ${bearer}` }
          : request.headers,
        body: request.body,
        credentials: "same-origin",
        keepalive: call.outlivesPage ?? call.method === "DELETE",
        ...(options?.signal ? { signal: options.signal } : {}),
      });

    let response = await attempt(token);
    if (response.status === 401 && token) {
      const fresh = await settings.token(token);
      if (fresh && fresh !== token) response = await attempt(fresh);
    }
    if (!response.ok) throw await failureOf(response);
    return { call, response };
  };

  return {
    stream: async function* (
      find: FindCall,
      args: Record<string, unknown>,
      options?: CallOptions,
    ): AsyncGenerator<unknown> {
      const { call, response } = await send(find, args, options);
      if (!response.body) throw apiErrorOf(new AppError("response_body_missing"));
      for await (const { event, data } of readEventStream(response.body, options?.onAlive))
        yield call.events?.parse(decodeEvent(event, data));
    },
    answer: async (
      find: FindCall,
      args: Record<string, unknown>,
      options?: CallOptions,
    ): Promise<unknown> => {
      const { call, response } = await send(find, args, options);
      return call.media ? response : call.output?.parse(await response.json());
    },
  };
};

/** The client is derived from the calls: a new call needs no line here. */
export const createClient = <A extends ApiShape>(api: A, settings: ClientSettings): Client<A> => {
  const { stream, answer } = createCaller(settings);
  const invoke = (call: Call) => (args: Record<string, unknown>, options?: CallOptions) =>
    (call.events ? stream : answer)(() => call, args, options);

  // Object.entries forgets which call stands under which name; Client<A> says it again.
  return Object.fromEntries(
    Object.entries(api).map(([feature, calls]) => [
      feature,
      Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, invoke(call)])),
    ]),
  ) as Client<A>;
};

/** The calls that answer with a stream, each as "feature.call". */
type StreamName<A extends ApiShape> = {
  [Feature in keyof A & string]: {
    [Name in keyof A[Feature] & string]: A[Feature][Name] extends { events: unknown }
      ? `${Feature}.${Name}`
      : never;
  }[keyof A[Feature] & string];
}[keyof A & string];

type LazyCalls<A extends ApiShape> = {
  load: { readonly [Feature in keyof A & string]: () => Promise<A[Feature]> };
  /** A stream is read from the moment of the call, so it has to be known before its feature has come. */
  streams: Readonly<Record<StreamName<A>, true>>;
  /** Told once of each feature that somebody takes in hand, and may call later. */
  onTaken?: (load: () => Promise<unknown>) => void;
};

/**
 * The same client for a page, which would wait long for what checks every answer of the API: here that
 * comes with the first call of a feature.
 */
export const createLazyClient = <A extends ApiShape>(
  { load, streams, onTaken }: LazyCalls<A>,
  settings: ClientSettings,
): Client<A> => {
  const { stream, answer } = createCaller(settings);

  /** At once when it has come: what is sent while somebody leaves the page cannot wait for an import. */
  const come: Record<string, Record<string, Call>> = {};
  const fetchFeature = async (feature: keyof A & string): Promise<Record<string, Call>> => {
    const calls = await load[feature]();
    come[feature] = calls;
    return calls;
  };

  const makeCall = (feature: keyof A & string, name: string) => {
    const pick = (calls: Record<string, Call>): Call => {
      const call = calls[name];
      if (!call) throw new TypeError(`${feature} has no call ${name}`);
      return call;
    };
    const find: FindCall = () => {
      const here = come[feature];
      return here ? pick(here) : fetchFeature(feature).then(pick);
    };
    const ask = `${feature}.${name}` in streams ? stream : answer;
    return (args: Record<string, unknown>, options?: CallOptions) => ask(find, args, options);
  };

  const takeFeature = (feature: keyof A & string): object => {
    onTaken?.(() => fetchFeature(feature));
    return new Proxy<Record<string, unknown>>(
      {},
      {
        get: (made, name) => {
          // Whatever has a `then` is taken for a promise.
          if (typeof name === "symbol" || name === "then") return undefined;
          made[name] ??= makeCall(feature, name);
          return made[name];
        },
      },
    );
  };

  const taken: Record<string, object> = {};
  const features: PropertyDescriptorMap = {};
  for (const feature in load)
    features[feature] = {
      enumerable: true,
      get: () => {
        taken[feature] ??= takeFeature(feature);
        return taken[feature];
      },
    };
  // The names of the calls are known to the types alone until their feature has come.
  return Object.defineProperties({}, features) as Client<A>;
};
