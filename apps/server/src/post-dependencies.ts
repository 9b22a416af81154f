import { isIP } from "node:net";
import type { FastifyBaseLogger } from "fastify";
import type { Db } from "./db/client.ts";
import type { Env } from "./env.ts";
import { createSendPush } from "./features/push/send-push.ts";
import { createPushService } from "./features/push/service.ts";
import { createPushStore } from "./features/push/store.ts";
import { createVapid } from "./features/push/vapid.ts";
import { createRemind } from "./features/reminders/remind.ts";
import { createReminderStore } from "./features/reminders/store.ts";
import type { MessageKeys } from "./keys.ts";
import { createGuardedFetch } from "./outgoing/guarded-fetch.ts";
import { createDelivery } from "./post/deliver.ts";
import { createOutboxStore } from "./post/outbox-store.ts";
import { createPost } from "./post/post.ts";
import { createSmtpTransport } from "./post/smtp-transport.ts";
import { createTextProvider } from "./post/text-provider.ts";

type PostOutside = {
  env: Env;
  db: Db;
  keys: MessageKeys;
  secret: string;
  publicUrl: string;
  logger: FastifyBaseLogger;
  now: () => Date;
};

/** What leaves by mail or text message, and what reminds on a device: the part of the composition root behind the outbox. */
export const createPostDependencies = (outside: PostOutside) => {
  const { env, db, keys, secret, publicUrl, logger, now } = outside;
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
  const hosts = env.post.pushHosts;
  const vapid = createVapid(secret, env.supportEmail, now);
  const push = createPushService({
    store: createPushStore(db),
    keys,
    publicKey: vapid.publicKey,
    hosts,
    // A number is a machine of the operator's own; a name must lead into the open.
    send: createSendPush({ vapid, fetch: createGuardedFetch(hosts.filter((host) => isIP(host))) }),
    now,
  });
  const ownPost = createPost({ outbox, sends, onQueued: delivery.wake });
  return { outbox, delivery, post: ownPost, remind, push };
};
