import { createHash, timingSafeEqual } from "node:crypto";
import type { Call } from "@app/contract/call";
import { AppError } from "@app/contract/errors";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Metrics } from "./metrics.ts";

/** A route's own pattern, or what kind of thing it is: as many names as there are routes, whatever is asked for. */
const routeOf = ({ method, routeOptions, is404 }: FastifyRequest): string => {
  const { url } = routeOptions;
  if (is404 || url === undefined) return "none";
  return /^\/(api|audio|healthz|readyz|metrics)\b/.test(url) ? `${method} ${url}` : "pages";
};

const callOf = ({ routeOptions }: FastifyRequest): Call | undefined =>
  (routeOptions.config as { call?: Call } | undefined)?.call; // put there by mountCalls

const digestOf = (text: string) => createHash("sha256").update(text).digest();

/**
 * Counts every answer, and shows the figures at /metrics to whoever brings the token. Without one there is no such
 * address: behind a proxy on the same machine everybody would seem to be at home.
 */
export const addMetrics = (app: FastifyInstance, metrics: Metrics, token: string | null): void => {
  app.addHook("onResponse", async (request, reply) => {
    const call = callOf(request);
    const isStream = call?.events !== undefined || call?.media !== undefined;
    metrics.answered(
      routeOf(request),
      reply.statusCode,
      isStream ? null : reply.elapsedTime / 1_000,
    );
  });
  if (token === null) return;
  const wanted = digestOf(`Bearer ${token}`);
  metrics.watchProcess();
  app.get("/metrics", async (request, reply) => {
    if (!timingSafeEqual(digestOf(request.headers.authorization ?? ""), wanted))
      throw new AppError("authentication_required");
    return reply
      .type(metrics.registry.contentType)
      .header("cache-control", "no-store")
      .send(await metrics.registry.metrics());
  });
};
