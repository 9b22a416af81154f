import type { Call } from "@app/contract/call";
import { paramNames } from "@app/contract/call";
import { AppError, errorCodeOfText } from "@app/contract/errors";
import type { FastifyRequest } from "fastify";
import type { z } from "zod";
import { isForm } from "./read-form.ts";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** PostgreSQL stores no NUL, and nobody types one. */
const holdsNul = (value: unknown): boolean => {
  if (typeof value === "string") return value.includes("\0");
  if (Array.isArray(value)) return value.some(holdsNul);
  return (
    isRecord(value) &&
    Object.entries(value).some(([key, item]) => key.includes("\0") || holdsNul(item))
  );
};

const problemOf = (error: z.ZodError): AppError => {
  const [issue] = error.issues;
  if (!issue) return new AppError("invalid_input", { problem: "This is not valid" });
  const code = errorCodeOfText(issue.message);
  if (code) return new AppError(code);
  const place = issue.path.join(".");
  return new AppError("invalid_input", {
    problem: place ? `${place}: ${issue.message}` : issue.message,
  });
};

/** The one flat input of a call, gathered from path, query and body, and checked by its schema. */
export const readInput = (
  call: Call,
  request: FastifyRequest,
  form?: Record<string, unknown>,
): Record<string, unknown> => {
  const params = isRecord(request.params) ? request.params : {};
  const fromPath = Object.fromEntries(paramNames(call.path).map((name) => [name, params[name]]));
  const takesQuery = call.method === "GET" || call.method === "DELETE";
  if (form === undefined && isForm(request.body)) throw new AppError("unsupported_media_type");
  const rest = form ?? (takesQuery ? request.query : request.body) ?? {};
  if (!isRecord(rest))
    throw new AppError("invalid_input", { problem: "The body must be a JSON object" });
  const input = { ...rest, ...fromPath };
  if (holdsNul(input))
    throw new AppError("invalid_input", { problem: "Text must not contain a NUL character" });
  const result = call.input.safeParse(input);
  if (!result.success) throw problemOf(result.error);
  return result.data;
};
