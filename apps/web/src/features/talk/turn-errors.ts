import { brand } from "@app/contract/brand";
import { ApiError } from "@app/contract/client";
import type { ErrorCode } from "@app/contract/error-catalogue";
import * as page from "../../errors/problem.ts";

/** The stream ended, or fell silent, before the reply was finished. */
export class BrokenOffError extends Error {
  override readonly name = "BrokenOffError";
}

export const isConnectionLost = (error: unknown): boolean =>
  error instanceof BrokenOffError || page.isConnectionError(error);

export const turnProblemOf = (error: unknown): page.Problem =>
  isConnectionLost(error)
    ? { code: null, detail: "The connection dropped before the reply was finished." }
    : page.problemOf(error);

export const isOrdinaryTurnError = (error: unknown): boolean =>
  error instanceof BrokenOffError || page.isOrdinary(error);

export const hasCode = (error: unknown, code: ErrorCode): boolean =>
  error instanceof ApiError && error.code === code;

export const isContextGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 410);

export const contextLostText = `The text of this session is no longer kept on the server. ${brand.companion} goes on from what is on this page.`;
