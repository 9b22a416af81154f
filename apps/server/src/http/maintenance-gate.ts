import { allPagePaths } from "@app/contract/all-page-paths";
import { AppError } from "@app/contract/errors";
import { helpPaths, paths } from "@app/contract/paths";
import { timings } from "@app/contract/timings";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { sendError } from "./errors.ts";

export const retryAfterSeconds = String(timings.maintenance.retryAfterMs / 1_000);

/** A closed shop still shows the way to help, and its own people still get in. */
const openPages: ReadonlySet<string> = new Set([
  ...helpPaths,
  paths.maintenance,
  paths.notFound,
  paths.login,
  paths.desk,
]);

/** What signing in is made of, errors of the open pages, and payments, which are told once and then repeated. */
const openCalls = /^\/api\/(auth\/|setup$|log-error$|payments\/webhook$)/;

/** By the route that was found: one address can be written in many ways. */
const pathOf = ({ is404, routeOptions, url }: FastifyRequest): string => {
  const path = (is404 ? undefined : routeOptions.url) ?? url.split("?")[0] ?? "/";
  return path.length > 1 ? path.replace(/\/+$/, "") : path;
};

export type MaintenanceGate = {
  isOn: () => boolean;
  /** By the bearer token, as calls are made. */
  isStaffCall: (request: FastifyRequest) => Promise<boolean>;
  /** By the sign-in's cookie, as pages are opened. */
  isStaffVisit: (request: FastifyRequest) => Promise<boolean>;
};

/** While it is on, calls answer 503 and pages lead to the one that says so. Files and probes are never closed. */
export const addMaintenanceGate = (app: FastifyInstance, gate: MaintenanceGate): void => {
  const pages = new Set<string>(allPagePaths);
  app.addHook("onRequest", async (request, reply) => {
    if (!gate.isOn()) return;
    const path = pathOf(request);
    if (/^\/(api|audio)(\/|$)/.test(path)) {
      if (openCalls.test(path) || (await gate.isStaffCall(request))) return;
      reply.header("retry-after", retryAfterSeconds);
      return sendError(new AppError("maintenance"), request, reply);
    }
    if (!pages.has(path) || openPages.has(path) || (await gate.isStaffVisit(request))) return;
    return reply.header("cache-control", "no-store").redirect(paths.maintenance, 302);
  });
};
