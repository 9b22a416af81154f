import type { FastifyBaseLogger } from "fastify";
import type { Db } from "./db/client.ts";
import type { Env } from "./env.ts";
import { createRemind } from "./features/reminders/remind.ts";
import { createReminderStore } from "./features/reminders/store.ts";
import type { MessageKeys } from "./keys.ts";
import { createDelivery } from "./post/deliver.ts";
import { createOutboxStore } from "./post/outbox-store.ts";
import { createPost } from "./post/post.ts";
import { createSmtpTransport } from "./post/smtp-transport.ts";
import { createTextProvider } from "./post/text-provider.ts";

type PostOutside = {
  env: Env;
  db: Db;
  keys: MessageKeys;
  publicUrl: string;
  logger: FastifyBaseLogger;
  now: () => Date;
};

/** What leaves by mail or text message: the part of the composition root behind the outbox. */
export const createPostDependencies = ({ env, db, keys, publicUrl, logger, now }: PostOutside) => {
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
  const remind = createRemind({
    store: createReminderStore(db),
    postIn: (tx) => createPost({ outbox: createOutboxStore({ db: tx, keys, now }), sends }),
    publicUrl,
    now,
  });
  return { outbox, delivery, post: createPost({ outbox, sends, onQueued: delivery.wake }), remind };
};
