import type { FastifyBaseLogger } from "fastify";
import type { Db } from "../db/client.ts";
import type { Tx } from "../db/lock-person.ts";
import type { Env } from "../env.ts";
import type { MessageKeys } from "../keys.ts";
import { createDelivery } from "./deliver.ts";
import { createOutboxStore } from "./outbox-store.ts";
import { createPost, type Post } from "./post.ts";
import { createSmtpTransport } from "./smtp-transport.ts";
import { createTextProvider } from "./text-provider.ts";

type PostOfficeParts = {
  env: Env;
  db: Db;
  keys: MessageKeys;
  logger: FastifyBaseLogger;
  now: () => Date;
};

/** What leaves by mail or text message: the outbox, who writes into it, and its delivery. */
export const createPostOffice = ({ env, db, keys, logger, now }: PostOfficeParts) => {
  const outbox = createOutboxStore({ db, keys, now });
  const { mail, texts } = env.post;
  const delivery = createDelivery({
    outbox,
    ways: {
      mail: mail && createSmtpTransport(mail),
      text: texts && createTextProvider(texts),
    },
    logger,
    now,
  });
  const sends = { mail: mail !== null, text: texts !== null };
  return {
    outbox,
    post: createPost({ outbox, sends, onQueued: delivery.wake }),
    /** The post, writing inside a transaction. */
    postIn: (tx: Tx): Post =>
      createPost({ outbox: createOutboxStore({ db: tx, keys, now }), sends }),
    jobs: delivery.jobs,
  };
};
