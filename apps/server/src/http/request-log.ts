import type { FastifyInstance } from "fastify";

/**
 * One line for each request that was answered: which route, how, how long, and the id that the answer carries too.
 * Never the address itself, which may hold an id or a token.
 */
export const addRequestLog = (app: FastifyInstance): void => {
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  app.addHook("onResponse", async (request, reply) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? null,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    // 503 is said on purpose, and where it is not, the reason has a line of its own.
    if (reply.statusCode >= 500 && reply.statusCode !== 503) request.log.warn(line, "answered");
    else request.log.debug(line, "answered");
  });
};
