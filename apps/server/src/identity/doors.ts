import type { IdentityProvider } from "./identity-provider.ts";
import type { ThrottleKey } from "./throttle.ts";

/** One request to the identity provider, as far as it matters here. */
export type Visit = {
  method: string;
  /** Behind /api/auth. */
  path: string;
  query: URLSearchParams;
  body: Readonly<Record<string, unknown>>;
  headers: Headers;
  /** The network address it came from. Used for throttling, kept nowhere. */
  address: string;
};

/** Whose sign-in a request comes with. */
export type Who = NonNullable<Awaited<ReturnType<IdentityProvider["signInOf"]>>>;

export type Door = {
  method: "GET" | "POST" | "ANY";
  /** Whose tries are counted. */
  keys?: (visit: Visit, who: Who | null) => ThrottleKey[];
  /** wrong: a try that was right is given back. all: each costs something, such as a letter. */
  counts?: "wrong" | "all";
  /** Not open to people without an account. */
  needsAccount?: true;
  /** Every answer takes as long, so that its time tells nothing. */
  sameTime?: true;
  /** Open where accounts are another issuer's, too. */
  external?: true;
};

const text = (value: unknown): string => (typeof value === "string" ? value : "");
export const emailOf = (value: unknown): string => text(value).trim().toLowerCase();

const from = (name: ThrottleKey["name"]) => (visit: Visit) => [{ name, of: visit.address }];

/** Letters cost the receiver's patience: counted for them first, then for whoever asks. */
const letter = (field: string) => (visit: Visit) => [
  { name: "letter_address" as const, of: visit.address },
  { name: "letter_receiver" as const, of: emailOf(visit.body[field]) },
];

/** Guesses of the own password are counted by the sign-in they are made in; without one nothing is looked at. */
const ownPassword = (_visit: Visit, who: Who | null): ThrottleKey[] =>
  who ? [{ name: "password_sign_in", of: who.signInId }] : [];

/** The provider counts the codes of whoever is about to sign in, and not those of whoever is signed in. */
const secondStepCode = (visit: Visit, who: Who | null): ThrottleKey[] => [
  { name: "code_address", of: visit.address },
  ...ownPassword(visit, who),
];

/** Every way in that is open, and nothing else: what the provider could do beyond it answers 404. */
export const doors: Readonly<Record<string, Door>> = {
  "/get-session": { method: "GET", external: true },
  "/token": { method: "GET", external: true },
  "/jwks": { method: "GET", external: true },
  "/sign-out": { method: "POST", external: true },
  "/sign-in/anonymous": { method: "POST", external: true },
  "/sign-in/social": { method: "POST", external: true },
  "/callback/*": { method: "ANY", external: true },
  "/link-social": { method: "POST", needsAccount: true },
  "/unlink-account": { method: "POST", needsAccount: true },

  "/sign-up/email": {
    method: "POST",
    keys: from("register_address"),
    counts: "wrong",
    sameTime: true,
  },
  // Counted by the gate itself: a browser that is known waits for itself alone.
  "/sign-in/email": { method: "POST" },
  "/request-password-reset": {
    method: "POST",
    keys: letter("email"),
    counts: "all",
    sameTime: true,
  },
  "/reset-password": { method: "POST", keys: from("code_address"), counts: "wrong" },
  "/send-verification-email": { method: "POST", keys: letter("email"), counts: "all" },
  "/verify-email": { method: "GET", keys: from("code_address"), counts: "wrong" },
  "/change-email": {
    method: "POST",
    keys: (visit, who) => [...ownPassword(visit, who), ...letter("newEmail")(visit)],
    counts: "all",
    needsAccount: true,
    sameTime: true,
  },
  "/change-password": { method: "POST", keys: ownPassword, counts: "wrong", needsAccount: true },
  "/update-user": { method: "POST", needsAccount: true },

  "/phone-number/send-otp": {
    method: "POST",
    keys: (visit) => [
      { name: "text_address", of: visit.address },
      { name: "text_receiver", of: text(visit.body["phoneNumber"]) },
    ],
    counts: "all",
  },
  "/phone-number/verify": {
    method: "POST",
    keys: (visit) => [
      { name: "code_address", of: visit.address },
      { name: "code_receiver", of: text(visit.body["phoneNumber"]) },
    ],
    counts: "wrong",
  },

  "/passkey/generate-register-options": { method: "GET" },
  "/passkey/verify-registration": { method: "POST" },
  "/passkey/generate-authenticate-options": { method: "GET" },
  "/passkey/verify-authentication": {
    method: "POST",
    keys: from("code_address"),
    counts: "wrong",
  },
  "/passkey/delete-passkey": { method: "POST", needsAccount: true },
  "/passkey/update-passkey": { method: "POST", needsAccount: true },

  "/two-factor/enable": { method: "POST", keys: ownPassword, counts: "wrong", needsAccount: true },
  "/two-factor/disable": { method: "POST", keys: ownPassword, counts: "wrong", needsAccount: true },
  "/two-factor/generate-backup-codes": {
    method: "POST",
    keys: ownPassword,
    counts: "wrong",
    needsAccount: true,
  },
  "/two-factor/verify-totp": { method: "POST", keys: secondStepCode, counts: "wrong" },
  "/two-factor/verify-backup-code": { method: "POST", keys: secondStepCode, counts: "wrong" },
};

export const doorOf = (visit: Visit, externalOnly: boolean): Door | null => {
  const name = /^\/callback\/[\w-]+$/.test(visit.path) ? "/callback/*" : visit.path;
  const door = Object.hasOwn(doors, name) ? doors[name] : undefined;
  if (!door || (externalOnly && !door.external)) return null;
  return door.method === "ANY" || door.method === visit.method ? door : null;
};
