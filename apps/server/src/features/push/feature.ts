import { isIP } from "node:net";
import type { Shared } from "../../feature.ts";
import { createGuardedFetch } from "../../outgoing/guarded-fetch.ts";
import { pushHandlers } from "./handlers.ts";
import { createSendPush } from "./send-push.ts";
import { createPushService } from "./service.ts";
import { createPushStore } from "./store.ts";
import { createVapid } from "./vapid.ts";

export const createPushFeature = ({ env, db, keys, secret, now }: Shared) => {
  const hosts = env.post.pushHosts;
  const vapid = createVapid(secret, env.supportEmail, now);
  const service = createPushService({
    store: createPushStore(db),
    keys,
    publicKey: vapid.publicKey,
    hosts,
    // A number is a machine of the operator's own; a name must lead into the open.
    send: createSendPush({ vapid, fetch: createGuardedFetch(hosts.filter((host) => isIP(host))) }),
    now,
  });
  return { handlers: { push: pushHandlers(service) }, service };
};
