import type { z } from "zod";
import type { Need } from "./entitlements.ts";
import type { ErrorCode } from "./error-catalogue.ts";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * public: no token needed, one is used when there is one.
 * person: any sign-in, the anonymous one included.
 * account: a sign-in that is not anonymous.
 * staff: an account that works at the operator's desk.
 */
export type Access = "public" | "person" | "account" | "staff";

/** Who works at the desk, the least first: a role may do all that the ones before it may. */
export const staffRoles = ["moderator", "admin"] as const;
export type StaffRole = (typeof staffRoles)[number];

export const mayAct = (role: StaffRole | null, minRole: StaffRole): boolean =>
  role !== null && staffRoles.indexOf(role) >= staffRoles.indexOf(minRole);

/** A staff call names the least role it is open to; no other call knows of roles. */
type Door =
  | { access: Exclude<Access, "staff">; minRole?: never }
  | { access: "staff"; minRole: StaffRole };

type Answer =
  | { output: z.ZodType; events?: never; live?: never; media?: never }
  /** A reply stream: event-stream when asked for, else plain text. */
  | {
      events: z.ZodType;
      /** The same for every reader and without an end, so that each event is written out once for all of them. */
      live?: true;
      output?: never;
      media?: never;
    }
  /** Bytes of one of these types. */
  | { media: readonly string[]; output?: never; events?: never; live?: never };

/** What a call needs of the role, always or for some values of one input. */
type CallNeeds = Need | { input: string; of: Readonly<Record<string, Need>> };

export type Call = {
  method: Method;
  path: `/api/${string}` | `/audio/${string}`;
  summary: string;
  /** Checked from the entitlements before the handler runs. */
  needs?: CallNeeds;
  /** A limit of the role that the call counts against; the service checks it, since a crisis is above it. */
  countsAgainst?: "messagesPerDay" | "analysesPerMonth" | "voice";
  /** One flat object: keys named in `path` travel there, the rest in the body, or for GET and DELETE in the query. */
  input: z.ZodObject;
  errors: readonly ErrorCode[];
  /** The inputs that hold a person's own words. Where they tell of danger, a refusal comes with help. */
  words?: readonly string[];
  /** The largest body it takes, where the usual megabyte is too little. */
  bodyMaxBytes?: number;
  /** JSON unless it says so: a form carries files, as Blobs of the input. */
  bodyType?: "form";
  /** A DELETE that takes a secret: addresses are logged along the way, bodies are not. */
  inputInBody?: true;
  /** One press that counts, also when the page is left in that moment; what is removed always does. */
  outlivesPage?: true;
  /** Which error a missing or expired token gives; the spec names some of its own. */
  unauthenticated?: ErrorCode;
} & Door &
  Answer;

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type ParamsAreInputs<C extends Call> =
  ParamNames<C["path"]> extends keyof C["input"]["shape"]
    ? unknown
    : { path: "a path parameter is missing from the input" };

/** Identity at run time; at compile time it fixes the literal types that server and client read. */
export const defineCall = <const C extends Call>(call: C & ParamsAreInputs<C>): C => call;

/** What a handler receives. */
export type Input<C extends Call> = z.output<C["input"]>;
/** What a caller sends. */
export type SentInput<C extends Call> = z.input<C["input"]>;
/** What a handler answers with, and what a caller gets. */
export type Output<C extends Call> = C extends { output: infer O extends z.ZodType }
  ? z.output<O>
  : never;
export type StreamEvent<C extends Call> = C extends { events: infer E extends z.ZodType }
  ? z.output<E>
  : never;

export const paramNames = (path: string): string[] =>
  [...path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? "");

/** Whether the input travels in the body, not in the address. */
export const takesBody = ({ method, inputInBody }: Call): boolean =>
  inputInBody ?? (method !== "GET" && method !== "DELETE");

/** What this input needs of the role, or null. */
export const needOf = ({ needs }: Call, input: Record<string, unknown>): Need | null => {
  if (needs === undefined || typeof needs === "string") return needs ?? null;
  return needs.of[String(input[needs.input])] ?? null;
};
