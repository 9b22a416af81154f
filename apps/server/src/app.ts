import { randomUUID } from "node:crypto";
import { api } from "@app/contract/api";
import { AppError } from "@app/contract/errors";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import type { Dependencies } from "./dependencies.ts";
import { accountHandlers } from "./features/account/handlers.ts";
import { actionHandlers } from "./features/actions/handlers.ts";
import { analysisHandlers } from "./features/analysis/handlers.ts";
import { appointmentHandlers } from "./features/appointments/handlers.ts";
import { boardHandlers } from "./features/board/handlers.ts";
import { checkInHandlers } from "./features/check-ins/handlers.ts";
import { communityHandlers } from "./features/community/handlers.ts";
import { contactHandlers } from "./features/contact/handlers.ts";
import { deskHandlers } from "./features/desk/handlers.ts";
import { errorLogHandlers } from "./features/error-log/handlers.ts";
import { feedbackHandlers } from "./features/feedback/handlers.ts";
import { importHandlers } from "./features/imports/handlers.ts";
import { membershipHandlers } from "./features/membership/handlers.ts";
import { mountPaymentWebhook } from "./features/membership/mount-webhook.ts";
import { memoryHandlers } from "./features/memory/handlers.ts";
import { modelHandlers } from "./features/models/handlers.ts";
import { moderationHandlers } from "./features/moderation/handlers.ts";
import { petHandlers } from "./features/pets/handlers.ts";
import { programHandlers } from "./features/programs/handlers.ts";
import { pushHandlers } from "./features/push/handlers.ts";
import { safetyCountHandlers } from "./features/safety-counts/handlers.ts";
import { sessionHandlers } from "./features/sessions/handlers.ts";
import { settingHandlers } from "./features/settings/handlers.ts";
import { setupHandlers } from "./features/setup/handlers.ts";
import { signInHandlers } from "./features/sign-ins/handlers.ts";
import { summaryHandlers } from "./features/summaries/handlers.ts";
import { userHandlers } from "./features/users/handlers.ts";
import { vaultHandlers } from "./features/vault/handlers.ts";
import { audioHandlers, voiceHandlers } from "./features/voice/handlers.ts";
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

/** The features that are built; what the contract defines beyond them is not mounted. */
export const mountedFeatures = {
  account: api.account,
  actions: api.actions,
  appointments: api.appointments,
  audio: api.audio,
  board: api.board,
  checkIns: api.checkIns,
  analysis: api.analysis,
  community: api.community,
  contact: api.contact,
  desk: api.desk,
  errorLog: api.errorLog,
  feedback: api.feedback,
  imports: api.imports,
  membership: api.membership,
  memory: api.memory,
  models: api.models,
  moderation: api.moderation,
  programs: api.programs,
  pets: api.pets,
  push: api.push,
  safetyCounts: api.safetyCounts,
  sessions: api.sessions,
  settings: api.settings,
  setup: api.setup,
  signIns: api.signIns,
  summaries: api.summaries,
  users: api.users,
  vault: api.vault,
  voice: api.voice,
};

/** The whole application without a port: main listens with it, tests call it. */
export const buildApp = async (dependencies: Dependencies): Promise<FastifyInstance> => {
  const { authenticate, streams, logger } = dependencies;
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

  mountIdentity(app, dependencies.identity.gate, dependencies.publicUrl);
  mountPaymentWebhook(app, dependencies.membership.payments);
  const { actions, errorLog, memory, rateLimit, summaries, users } = dependencies;
  const { sessions, turns, outcomes, heard, takenBack, helpWithWords } = dependencies;
  const roleOfAccount = dependencies.membership.roleOf;
  const { desk } = dependencies;
  const settings = {
    authenticate,
    streams,
    roleOfAccount,
    staffRole: desk.staffRole,
    callLimits: dependencies.callLimits,
    helpInRefusals: dependencies.helpInRefusals,
  };
  mountCalls(app, api.users, userHandlers(users), settings);
  mountCalls(
    app,
    api.sessions,
    sessionHandlers(sessions, turns, outcomes, heard, takenBack),
    settings,
  );
  mountCalls(app, api.actions, actionHandlers(actions, helpWithWords), settings);
  mountCalls(
    app,
    api.appointments,
    appointmentHandlers(dependencies.appointments, helpWithWords),
    settings,
  );
  mountCalls(app, api.checkIns, checkInHandlers(dependencies.checkIns, helpWithWords), settings);
  const { analysis } = dependencies;
  mountCalls(
    app,
    api.analysis,
    analysisHandlers(analysis.service, analysis.reports, rateLimit),
    settings,
  );
  mountCalls(app, api.imports, importHandlers(dependencies.imports), settings);
  mountCalls(app, api.summaries, summaryHandlers(summaries), settings);
  mountCalls(app, api.memory, memoryHandlers(memory), settings);
  mountCalls(app, api.membership, membershipHandlers(dependencies.membership, rateLimit), settings);
  mountCalls(app, api.settings, settingHandlers(dependencies.settings), settings);
  mountCalls(app, api.pets, petHandlers(dependencies.pets), settings);
  mountCalls(app, api.setup, setupHandlers(dependencies.setupFacts), settings);
  mountCalls(app, api.signIns, signInHandlers(dependencies.signIns), settings);
  mountCalls(app, api.programs, programHandlers(dependencies.programs), settings);
  mountCalls(app, api.push, pushHandlers(dependencies.push), settings);
  mountCalls(app, api.safetyCounts, safetyCountHandlers(dependencies.safetyCounts), settings);
  mountCalls(app, api.errorLog, errorLogHandlers(errorLog, rateLimit), settings);
  mountCalls(app, api.vault, vaultHandlers(dependencies.vault), settings);
  mountCalls(app, api.account, accountHandlers(dependencies.account, rateLimit), settings);

  const { service: voice, credits } = dependencies.voice;
  mountCalls(app, api.voice, voiceHandlers(voice, credits), settings);
  mountCalls(app, api.audio, audioHandlers(voice), settings);

  mountCalls(app, api.community, communityHandlers(dependencies.community.service), settings);
  mountCalls(app, api.contact, contactHandlers(desk.contact), settings);
  mountCalls(app, api.feedback, feedbackHandlers(desk.feedback), settings);
  mountCalls(app, api.desk, deskHandlers(desk.handlerParts), settings);
  mountCalls(app, api.models, modelHandlers(dependencies.models), settings);

  const { board } = dependencies;
  mountCalls(app, api.board, boardHandlers(board.board, board.live), settings);
  mountCalls(app, api.moderation, moderationHandlers(board.moderation), settings);
  // Its readers would hold the port open for ever; they are told, and come back to the next server.
  app.addHook("preClose", board.live.stop);

  const description = describeApi(mountedFeatures);
  app.get("/api/openapi.json", async () => description);
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
