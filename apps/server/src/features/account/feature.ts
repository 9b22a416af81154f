import type { Shared } from "../../feature.ts";
import { createFarewell, type FarewellParts } from "./farewell.ts";
import { accountHandlers } from "./handlers.ts";
import { createMigrationLinks } from "./migration-links.ts";
import { createMoveStore } from "./move-store.ts";
import { createRawStore } from "./raw-store.ts";
import { type AccountServiceParts, createAccountService } from "./service.ts";
import { createAccountStore, type MayGo } from "./store.ts";

type Given = Pick<AccountServiceParts, "provePassword" | "endSignIns" | "endMembership"> &
  Pick<FarewellParts, "findUser"> & { mayGo: MayGo };

export const createAccountFeature = (shared: Shared, given: Given) => {
  const { env, db, keys, secret, post, rateLimit, logger, now } = shared;
  const { mayGo, findUser, ...rest } = given;
  const service = createAccountService({
    ...rest,
    store: createAccountStore(db, mayGo),
    raw: createRawStore(db),
    moves: createMoveStore(db, keys),
    links: createMigrationLinks(secret, now),
    farewell: createFarewell({
      post,
      supportEmail: env.supportEmail,
      findUser,
      onFailure: () => logger.error("the last letter to a deleted account could not be queued"),
      now,
    }),
    now,
  });
  return { handlers: { account: accountHandlers(service, rateLimit) }, service };
};
