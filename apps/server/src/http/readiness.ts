import { AppError } from "@app/contract/errors";
import type { FastifyInstance } from "fastify";

/** Whether a proxy should send anybody here. */
export type Readiness = {
  /** Throws with the reason when not. */
  check(): Promise<void>;
  /** Not ready before this is done, or has failed: whoever comes all the same is served, only slower. */
  after(work: Promise<unknown>): void;
  /** From now on proxies are told to go elsewhere; whoever comes all the same is still served. */
  leave(): void;
  isLeaving(): boolean;
};

export const createReadiness = (checkDatabase: () => Promise<void>): Readiness => {
  let leaving = false;
  let underWay = 0;
  return {
    check: async () => {
      if (leaving) throw new AppError("shutting_down");
      if (underWay > 0) throw new AppError("unavailable");
      await checkDatabase();
    },
    after: (work) => {
      underWay += 1;
      const done = () => {
        underWay -= 1;
      };
      work.then(done, done);
    },
    leave: () => {
      leaving = true;
    },
    isLeaving: () => leaving,
  };
};

/** A connection that a proxy keeps for later must not be one that is about to close. */
export const addReadiness = (app: FastifyInstance, readiness: Readiness): void => {
  app.addHook("onRequest", async (_request, reply) => {
    if (readiness.isLeaving()) reply.header("connection", "close");
  });
  app.get("/readyz", async () => {
    await readiness.check();
    return { status: "ready" };
  });
};
