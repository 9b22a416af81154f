import { randomBytes } from "node:crypto";
import type { PostChannel } from "../db/schema/post.ts";
import { startJobs } from "../jobs/start-jobs.ts";
import { createMessageKeys } from "../keys.ts";
import { createLogger } from "../logger.ts";
import { createDelivery, type PostDelivery } from "../post/deliver.ts";
import { createOutboxStore } from "../post/outbox-store.ts";
import { createPost, type Letter } from "../post/post.ts";
import type { PostWay } from "../post/way.ts";
import { createTestDatabase } from "./test-database.ts";

export const letterTo = (to: string, subject = "A subject"): Letter => ({
  purpose: "verify_address",
  to,
  subject,
  text: "The plain words",
  html: "<p>The plain words</p>",
});

/** An outbox of its own, with a clock that stands still until it is set. */
export const createTestOutbox = async () => {
  const database = await createTestDatabase();
  const key = randomBytes(32).toString("base64");
  const keys = createMessageKeys(() => [key]);
  const clock = { now: new Date("2026-11-15T12:00:00Z") };
  const now = () => clock.now;
  const logLines: string[] = [];
  const logger = createLogger("debug", { write: (line) => logLines.push(line) });
  const outbox = createOutboxStore({ db: database.db, keys, now });
  const none: Record<PostChannel, PostWay | null> = { mail: null, text: null };
  return {
    database,
    keys,
    clock,
    logLines,
    outbox,
    forward: (ms: number) => {
      clock.now = new Date(clock.now.getTime() + ms);
    },
    post: (sends = { mail: true, text: true }) => createPost({ outbox, sends }),
    delivery: (ways: Partial<typeof none>) =>
      createDelivery({ outbox, ways: { ...none, ...ways }, logger, now }),
    startJobs: ({ jobs }: PostDelivery) => startJobs(jobs, logger),
    states: async () => {
      const { page } = await outbox.list({ limit: 100 });
      return page.toReversed().map(({ to, state, failure }) => ({ to, state, failure }));
    },
    clear: () => database.pool.query("delete from outbox"),
    close: () => database.close(),
  };
};

export type TestOutbox = Awaited<ReturnType<typeof createTestOutbox>>;
