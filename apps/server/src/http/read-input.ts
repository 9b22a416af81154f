import type { Call } from "@app/contract/call";
import { paramNames, takesBody } from "@app/contract/call";
import { AppError, errorCodeOfText } from "@app/contract/errors";
import type { FastifyRequest } from "fastify";
import type { z } from "zod";
import { isForm } from "./read-form.ts";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Far deeper than anything a page sends, and no way to use up the stack. */
const maxDepth = 20;

/** What is wrong with a value whatever it means. PostgreSQL stores no NUL, and nobody types one. */
const oddityOf = (value: unknown, depth = 0): string | null => {
  if (typeof value === "string")
    return value.includes("\0") ? "Text must not contain a NUL character" : null;
  if (typeof value !== "object" || value === null || value instanceof Blob) return null;
  if (depth >= maxDepth) return "This is nested too deeply";
  for (const [key, item] of Object.entries(value)) {
    const oddity = (Array.isArray(value) ? null : oddityOf(key)) ?? oddityOf(item, depth + 1);
    if (oddity) return oddity;
  }
  return null;
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
  if (form === undefined && isForm(request.body)) throw new AppError("unsupported_media_type");
  const rest = form ?? (takesBody(call) ? request.body : request.query) ?? {};
  if (!isRecord(rest))
    throw new AppError("invalid_input", { problem: "The body must be a JSON object" });
  const input = { ...rest, ...fromPath };
  const oddity = oddityOf(input);
  if (oddity) throw new AppError("invalid_input", { problem: oddity });
  const result = call.input.safeParse(input);
  if (!result.success) throw problemOf(result.error);
  return result.data;
};
