import { errors } from "@app/contract/error-catalogue";

/** Why the identity provider did not do it, in words to show. */
export type Refusal = {
  status: number;
  code: string;
  words: string;
  /** When it may be asked again, where that was said. */
  waitSeconds?: number;
};

export type IdentityAnswer =
  | { ok: true; body: Record<string, unknown> }
  | { ok: false; refusal: Refusal };

/** Asks the identity provider: POST with a body, GET without one. Without a connection it throws. */
export type AskIdentity = (path: string, body?: Record<string, unknown>) => Promise<IdentityAnswer>;

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const asSentence = (detail: string): string => (/[.?]$/.test(detail) ? detail : `${detail}.`);

const readRefusal = ({ status, headers }: Response, body: unknown): Refusal => {
  const { detail, code } = isRecord(body) ? body : {};
  const words = typeof detail === "string" && detail !== "" ? detail : errors.internal.detail;
  const waitSeconds = Number(headers.get("retry-after") ?? Number.NaN);
  return {
    ...(Number.isFinite(waitSeconds) ? { waitSeconds } : {}),
    status,
    code: typeof code === "string" ? code : "identity_error",
    words: asSentence(words),
  };
};

const createAskIdentity =
  (fetch: Fetch): AskIdentity =>
  async (path, body) => {
    const response = await fetch(`/api/auth${path}`, {
      method: body ? "POST" : "GET",
      credentials: "same-origin",
      cache: "no-store",
      headers: body
        ? { accept: "application/json", "content-type": "application/json" }
        : { accept: "application/json" },
      body: body ? JSON.stringify(body) : null,
    });
    const answer: unknown = await response.json().catch(() => null);
    if (!response.ok) return { ok: false, refusal: readRefusal(response, answer) };
    return { ok: true, body: isRecord(answer) ? answer : {} };
  };

export const askIdentity = createAskIdentity((url, init) => fetch(url, init));

/** Null when it was done. */
export const identityRefusalOf = (answer: IdentityAnswer): Refusal | null =>
  answer.ok ? null : answer.refusal;

const fields: Readonly<Record<string, string>> = {
  invalid_email: "email",
  invalid_email_format: "email",
  password_too_short: "password",
  password_too_long: "password",
  password_too_common: "password",
  invalid_password: "currentPassword",
  password_required: "currentPassword",
  password_wrong: "currentPassword",
  invalid_phone_number: "phone",
  phone_number_exist: "phone",
  invalid_code: "code",
  invalid_otp: "code",
  otp_expired: "code",
  otp_not_found: "code",
  invalid_backup_code: "code",
};

/** The field a refusal is about; undefined when it is about the whole. */
export const fieldOf = ({ code }: Refusal): string | undefined => fields[code];
