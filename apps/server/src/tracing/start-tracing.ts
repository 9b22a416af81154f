import { AsyncLocalStorage } from "node:async_hooks";
import type { Companion, CompanionEvent } from "@app/companion/companion";
import { guideModelName } from "@app/companion/models/guide-model";
import { brand } from "@app/contract/brand";
import {
  type Context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from "@opentelemetry/api";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type pg from "pg";
import type { Tracing } from "./tracing.ts";

export type TracingSettings = {
  endpoint: string;
  /** A stranger's trace id would put their requests into our traces; a proxy of ours may say one. */
  trustsCaller: boolean;
};

/** The first word of a statement: what kind of work it is, without what it is about. */
const kindOf = (query: unknown): string => {
  const text = typeof query === "string" ? query : (query as { text?: unknown } | null)?.text; // pg's two forms
  return /^\s*(\w+)/.exec(typeof text === "string" ? text : "")?.[1]?.toLowerCase() ?? "query";
};

const fail = (span: Span, error: unknown): void => {
  // A message may quote a value; the kind is enough to find it.
  span.setStatus({
    code: SpanStatusCode.ERROR,
    message: error instanceof Error ? error.name : "failed",
  });
};

async function* followed(
  events: AsyncIterable<CompanionEvent>,
  span: Span,
): AsyncGenerator<CompanionEvent> {
  let tokens = 0;
  try {
    for await (const event of events) {
      if (event.type === "token" && tokens++ === 0) span.addEvent("first token");
      if (event.type === "done")
        span.setAttribute(
          "reply.writer",
          event.writer.model === guideModelName ? "guide" : "model",
        );
      if (event.type === "error")
        span.setStatus({ code: SpanStatusCode.ERROR, message: event.code });
      yield event;
    }
  } catch (error) {
    fail(span, error);
    throw error;
  } finally {
    span.setAttribute("reply.tokens", tokens);
    span.end();
  }
}

/** OpenTelemetry, loaded only where an operator asked for it. Nothing is registered globally: only our own spans leave. */
export const startTracing = ({ endpoint, trustsCaller }: TracingSettings): Tracing => {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": brand.slug }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: 5_000 }),
      }),
    ],
  });
  const tracer: Tracer = provider.getTracer("server");
  const propagator = new W3CTraceContextPropagator();
  const current = new AsyncLocalStorage<Context>();
  const here = (): Context => current.getStore() ?? ROOT_CONTEXT;
  const followedRequests = new WeakMap<FastifyRequest, { span: Span; context: Context }>();

  const contextOf = ({ headers }: FastifyRequest): Context =>
    trustsCaller ? propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter) : ROOT_CONTEXT;

  return {
    addTo: (app: FastifyInstance) => {
      app.addHook("onRequest", (request, _reply, done) => {
        const parent = contextOf(request);
        const name = `${request.method} ${request.routeOptions.url ?? "none"}`;
        const span = tracer.startSpan(name, { kind: SpanKind.SERVER }, parent);
        const context = trace.setSpan(parent, span);
        followedRequests.set(request, { span, context });
        current.run(context, done);
      });
      // Whoever reads a body comes back in the connection's own context, so it is entered again.
      app.addHook("preValidation", (request, _reply, done) => {
        const known = followedRequests.get(request);
        if (known) current.run(known.context, done);
        else done();
      });
      app.addHook("onResponse", async (request, reply) => {
        const span = followedRequests.get(request)?.span;
        if (!span) return;
        span.setAttribute("http.response.status_code", reply.statusCode);
        if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
    },

    follow: (companion: Companion): Companion => ({
      ...companion,
      respond: (turn) => followed(companion.respond(turn), tracer.startSpan("reply", {}, here())),
      close: (closing) =>
        followed(companion.close(closing), tracer.startSpan("closing words", {}, here())),
    }),

    followQueries: (pool: pg.Pool) => {
      const query = pool.query.bind(pool) as (...args: unknown[]) => unknown; // pg's many forms, passed on as they came
      const followedQuery = (...args: unknown[]): unknown => {
        const span = tracer.startSpan(
          `database ${kindOf(args[0])}`,
          { kind: SpanKind.CLIENT },
          here(),
        );
        const result = query(...args);
        // Only the form that answers a promise is used here; the others have nothing to wait for.
        if (!(result instanceof Promise)) {
          span.end();
          return result;
        }
        return result.then(
          (answer: unknown) => {
            span.end();
            return answer;
          },
          (error: unknown) => {
            fail(span, error);
            span.end();
            throw error;
          },
        );
      };
      pool.query = followedQuery as typeof pool.query; // the same forms, followed
    },

    stop: () => provider.shutdown().catch(() => undefined),
  };
};
