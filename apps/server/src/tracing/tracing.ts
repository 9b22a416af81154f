import type { Companion } from "@app/companion/companion";
import type { FastifyInstance } from "fastify";
import type pg from "pg";

/** Who follows a request through the server. Names, times and outcomes; never an id, an address or a word. */
export type Tracing = {
  addTo(app: FastifyInstance): void;
  follow(companion: Companion): Companion;
  followQueries(pool: pg.Pool): void;
  stop(): Promise<void>;
};

/** Where nothing is configured nothing is loaded, and nothing is in the way. */
export const noTracing: Tracing = {
  addTo: () => undefined,
  follow: (companion) => companion,
  followQueries: () => undefined,
  stop: async () => undefined,
};
