import { AppError, type ErrorCode, errorBody } from "@app/contract/errors";
import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { RateLimited } from "./rate-limit.ts";

const codesByFastify: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "payload_too_large",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported_media_type",
};

/**
 * Codes of pg and of sockets that mean: the database cannot do it now, and may soon. No connection, too slow (57014),
 * no room (53), no disk (58030), only a copy to read from while another takes over (25006).
 */
const unreachable =
  /^(08|53|57P0|57014|58030|25006|ECONN|EPIPE|ENOENT|ENOTFOUND|EAI_AGAIN|EHOST|ENETUN|ETIMEDOUT)/;
const unreachableWords =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable/;

/** A restart, a failover or a full pool is over after about as long. */
const retrySeconds = "5";

const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return "";
  if ("code" in error && typeof error.code === "string") return error.code;
  // The query builder wraps what the driver said.
  return error.cause === undefined ? "" : codeOf(error.cause);
};

const isUnreachable = (error: unknown): boolean =>
  unreachable.test(codeOf(error)) ||
  (error instanceof Error &&
    (unreachableWords.test(error.message) ||
      (error.cause !== undefined && isUnreachable(error.cause))));

/** Every failure as one AppError; what nobody expected is logged, without its text, and answered as 500. */
export const toAppError = (error: unknown, log: FastifyBaseLogger): AppError => {
  if (error instanceof AppError) return error;
  const code = codesByFastify[codeOf(error)];
  if (code) return new AppError(code);
  const status = error instanceof Error && "statusCode" in error ? error.statusCode : undefined;
  if (error instanceof Error && typeof status === "number" && status >= 400 && status < 500)
    return new AppError("invalid_input", { problem: error.message });
  if (isUnreachable(error)) {
    log.error({ code: codeOf(error) }, "the database cannot be reached");
    return new AppError("unavailable");
  }
  // A driver's message can quote a value; the kind and the place are enough to find it.
  const known = error instanceof Error ? error : new Error("not an error");
  const stack = known.stack?.split("\n").filter((line) => /^\s+at /.test(line));
  log.error({ name: known.name, code: codeOf(error), stack }, "unexpected failure");
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
