import { type ErrorCode, errors } from "./error-catalogue.ts";

const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole));

/** Thrown wherever something goes wrong on purpose; turned into HTTP in one place. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly code: ErrorCode;
  readonly status: number;
  /** People to reach, where the words that are refused tell of danger: they go out beside the text. */
  safety: object | null = null;

  constructor(code: ErrorCode, values: Record<string, string | number> = {}) {
    super(fill(errors[code].detail, values));
    this.code = code;
    this.status = errors[code].status;
  }
}

/** What a failed call answers. `code` is for programs; people read `detail`. `safety` is as in a reply. */
export type ErrorBody = { detail: string; code: ErrorCode; safety?: object };

export const errorBody = (error: AppError): ErrorBody => ({
  detail: error.message,
  code: error.code,
  ...(error.safety ? { safety: error.safety } : {}),
});

const codesByFixedText = new Map<string, ErrorCode>(
  Object.entries(errors)
    .filter(([, { detail }]) => !detail.includes("{"))
    .map(([code, { detail }]) => [detail, code as ErrorCode]), // Object.entries widens the keys
);

/** A schema may use a text of the catalogue as its message; this finds the error it stands for. */
export const errorCodeOfText = (text: string): ErrorCode | undefined => codesByFixedText.get(text);
