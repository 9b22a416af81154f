import { AppError } from "@app/contract/errors";
import type { FastifyInstance } from "fastify";
import { sendError } from "./errors.ts";

/** Calls that are answered from what this process knows. */
const needNone = /^\/api\/(setup|openapi\.json)\/?(\?|$)/;

/** Until the database is there for the first time, its tables may be none, or an older version's. */
export const addDatabaseGate = (app: FastifyInstance, isOpen: () => boolean): void => {
  app.addHook("onRequest", async (request, reply) => {
    if (isOpen() || !/^\/(api|audio)(\/|$)/.test(request.url) || needNone.test(request.url)) return;
    return sendError(new AppError("unavailable"), request, reply);
  });
};
