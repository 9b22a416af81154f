import type { Api } from "@app/contract/api";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { Database, Db } from "./db/client.ts";
import type { Env } from "./env.ts";
import type { Handlers } from "./http/call-context.ts";
import type { RateLimit } from "./http/rate-limit.ts";
import type { Job } from "./jobs/job.ts";
import type { MessageKeys } from "./keys.ts";
import type { Metrics } from "./metrics/metrics.ts";
import type { Post } from "./post/post.ts";

/** What any feature is handed; what only some need of others is handed to them by name. */
export type Shared = {
  env: Env;
  database: Database;
  db: Db;
  keys: MessageKeys;
  secret: string;
  publicUrl: string;
  post: Post;
  rateLimit: RateLimit;
  metrics: Metrics;
  logger: FastifyBaseLogger;
  now: () => Date;
};

/** A handler for every call of the contract, by group. */
export type ApiHandlers = { [Group in keyof Api]: Handlers<Api[Group]> };

/** What a part of the server does while it comes, stays and goes. */
export type ServerPart = {
  /** Once the database is open, before its jobs begin; again where that failed. */
  start?: () => Promise<unknown>;
  jobs?: readonly Job[];
  /** The server is leaving: ends what still runs, once replies under way had their time. */
  endWork?: () => Promise<unknown>;
  /** Nobody is answered any more. */
  stop?: () => Promise<unknown>;
};

/** What a feature gives the server. What it gives to other features stands beside it. */
export type Feature = ServerPart & {
  /** Under the contract's name for the group: one that lacks a call does not compile. */
  handlers?: Partial<ApiHandlers>;
  /** For what is no call of the contract. */
  addTo?: (app: FastifyInstance) => void;
};

type Gathered<F extends Feature> = {
  [Group in keyof Api]: [Extract<F, { handlers: Record<Group, unknown> }>] extends [never]
    ? undefined
    : Handlers<Api[Group]>;
};

/** The handlers of all features: no `ApiHandlers`, and so no compiling, while a group is served by none. */
export const gatherHandlers = <F extends Feature>(features: readonly F[]): Gathered<F> =>
  Object.assign({}, ...features.map(({ handlers }) => handlers)) as Gathered<F>; // assign forgets the names
