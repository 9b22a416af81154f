import { allPagePaths } from "@app/contract/all-page-paths";
import type { Call } from "@app/contract/call";
import { AppError } from "@app/contract/errors";
import { helpPaths, paths } from "@app/contract/paths";
import { timings } from "@app/contract/timings";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sendError } from "./errors.ts";
import type { HelpInRefusals } from "./help-in-refusals.ts";
import { networkOf } from "./network-of.ts";

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

/** The call a request makes, where it carries a person's words. */
const withWords = ({ routeOptions }: FastifyRequest): Call | undefined => {
  const { call } = routeOptions.config as { call?: Call }; // set by mountCalls alone
  return call?.words ? call : undefined;
};

/** While it is on, calls answer 503 and pages lead to the one that says so. Files and probes are never closed. */
export const addMaintenanceGate = (
  app: FastifyInstance,
  gate: MaintenanceGate,
  helpInRefusals: HelpInRefusals,
): void => {
  const refuse = async (request: FastifyRequest, reply: FastifyReply) => {
    const error = new AppError("maintenance");
    const call = withWords(request);
    const address = networkOf(request.ip);
    if (call) await helpInRefusals(error, { call, body: request.body, person: null, address });
    reply.header("retry-after", retryAfterSeconds);
    return sendError(error, request, reply);
  };
  const pages = new Set<string>(allPagePaths);
  app.addHook("onRequest", async (request, reply) => {
    if (!gate.isOn()) return;
    const path = pathOf(request);
    if (/^\/(api|audio)(\/|$)/.test(path)) {
      // Somebody's words are read before they are refused, and they have not come yet.
      if (openCalls.test(path) || withWords(request) || (await gate.isStaffCall(request))) return;
      return refuse(request, reply);
    }
    if (!pages.has(path) || openPages.has(path) || (await gate.isStaffVisit(request))) return;
    return reply.header("cache-control", "no-store").redirect(paths.maintenance, 302);
  });
  app.addHook("preHandler", async (request, reply) => {
    if (gate.isOn() && withWords(request) && !(await gate.isStaffCall(request)))
      return refuse(request, reply);
  });
};
