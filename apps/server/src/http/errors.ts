import type { ErrorCode } from "@app/contract/error-catalogue";
import { AppError, errorBody } from "@app/contract/errors";
import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { errorCodeOf, isUnreachable } from "../db/is-unreachable.ts";
import { RateLimited } from "./rate-limit.ts";

const codesByFastify: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "payload_too_large",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported_media_type",
};

/** A restart, a failover or a full pool is over after about as long. */
const retrySeconds = "5";

/** Every failure as one AppError; what nobody expected is logged, without its text, and answered as 500. */
export const toAppError = (error: unknown, log: FastifyBaseLogger): AppError => {
  if (error instanceof AppError) return error;
  const code = codesByFastify[errorCodeOf(error)];
  if (code) return new AppError(code);
  const status = error instanceof Error && "statusCode" in error ? error.statusCode : undefined;
  if (error instanceof Error && typeof status === "number" && status >= 400 && status < 500)
    return new AppError("invalid_input", { problem: error.message });
  if (isUnreachable(error)) {
    log.error({ code: errorCodeOf(error) }, "the database cannot be reached");
    return new AppError("unavailable");
  }
  // A driver's message can quote a value; the kind and the place are enough to find it.
  const known = error instanceof Error ? error : new Error("not an error");
  const stack = known.stack?.split("\n").filter((line) => /^\s+at /.test(line));
  log.error({ name: known.name, code: errorCodeOf(error), stack }, "unexpected failure");
  return new AppError("internal");
};

export const sendError = (
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const failure = toAppError(error, request.log);
  if (failure instanceof RateLimited)
    reply.header("retry-after", String(failure.retryAfterSeconds));
  else if (failure.status === 503 && !reply.hasHeader("retry-after"))
    reply.header("retry-after", retrySeconds);
  return reply
    .code(failure.status)
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .send(JSON.stringify(errorBody(failure)));
};
