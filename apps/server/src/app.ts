import { randomUUID } from "node:crypto";
import { type Api, apiCalls } from "@app/contract/api";
import { AppError } from "@app/contract/errors";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import type { Dependencies } from "./dependencies.ts";
import { addDatabaseGate } from "./http/database-gate.ts";
import { sendError } from "./http/errors.ts";
import { addMaintenanceGate } from "./http/maintenance-gate.ts";
import { mountCalls } from "./http/mount-calls.ts";
import { describeApi } from "./http/openapi.ts";
import { redirectFor } from "./http/pages.ts";
import { addFormParser } from "./http/read-form.ts";
import { addReadiness } from "./http/readiness.ts";
import {
  addJsonParser,
  addReadableRefusals,
  addSingleHeaders,
  addSlowBodyWatch,
  answerClientError,
  bodyMaxBytes,
  httpOptions,
  requestTimeoutMs,
} from "./http/request-limits.ts";
import { addRequestLog } from "./http/request-log.ts";
import { addSecurityHeaders, securityHeaders } from "./http/security-headers.ts";
import { mountSecurityText } from "./http/security-text.ts";
import { mountIdentity } from "./identity/mount-identity.ts";
import { addMetrics } from "./metrics/add-metrics.ts";

const isApiPath = (url: string) => /^\/(api|audio)(\/|$)/.test(url);

/** What the types forget: the names in a record. */
const groups = Object.keys(apiCalls) as (keyof Api)[];

/** The whole application without a port: main listens with it, tests call it. */
/** Made when it is first asked for: no start waits for it. */
const describedApi = (() => {
  let description: ReturnType<typeof describeApi> | undefined;
  return () => (description ??= describeApi(apiCalls));
})();

export const buildApp = async (dependencies: Dependencies): Promise<FastifyInstance> => {
  const { identity, streams, logger } = dependencies;
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: bodyMaxBytes,
    // Only as many entries of the header as there are proxies: anybody can write the ones before.
    trustProxy: (_address, hop) => hop < dependencies.trustProxy,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: "idle",
    // A proxy may have sent it before it heard; it is answered like any other.
    return503OnClosing: false,
    requestTimeout: requestTimeoutMs,
    http: httpOptions,
    clientErrorHandler: answerClientError,
    // No hook runs for an address that cannot be read, so its answer is dressed here.
    frameworkErrors: (error, request, reply) => {
      reply.headers(securityHeaders(dependencies.security));
      return sendError(error, request, reply);
    },
  });
  app.setErrorHandler<Error>((error, request, reply) => sendError(error, request, reply));
  addRequestLog(app);
  addMetrics(app, dependencies.metrics, dependencies.metricsToken);
  dependencies.tracing.addTo(app);
  addSecurityHeaders(app, dependencies.security);
  addSingleHeaders(app);
  addSlowBodyWatch(app);
  addReadableRefusals(app);
  addDatabaseGate(app, dependencies.isDatabaseOpen);
  addMaintenanceGate(app, dependencies.desk.gate, dependencies.helpInRefusals);

  addJsonParser(app);
  addFormParser(app);

  mountIdentity(app, identity.gate, dependencies.publicUrl);
  const { handlers } = dependencies;
  const settings = {
    authenticate: identity.authenticate,
    streams,
    roleOfAccount: dependencies.membership.roleOf,
    staffRole: dependencies.desk.staffRole,
    callLimits: dependencies.callLimits,
    helpInRefusals: dependencies.helpInRefusals,
    onSomebody: dependencies.wakeReaders,
  };
  const mount = <Group extends keyof Api>(group: Group) =>
    mountCalls(app, apiCalls[group], handlers[group], settings);
  for (const group of groups) mount(group);
  for (const feature of dependencies.everyFeature) feature.addTo?.(app);

  app.get("/api/openapi.json", async () => describedApi());
  app.get("/healthz", async () => ({ status: "ok" }));
  addReadiness(app, dependencies.readiness);

  mountSecurityText(app, dependencies.securityText);
  await dependencies.mountPages(app);
  app.setNotFoundHandler((request, reply) => {
    if (isApiPath(request.url) || (request.method !== "GET" && request.method !== "HEAD"))
      return sendError(new AppError("not_found"), request, reply);
    return reply.redirect(redirectFor(request.url.split("?")[0] ?? "/"), 302);
  });
  return app;
};
