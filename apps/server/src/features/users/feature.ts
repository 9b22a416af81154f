import type { Shared } from "../../feature.ts";
import { userHandlers } from "./handlers.ts";
import { createUserService, type UserServiceParts } from "./service.ts";
import { createUserStore } from "./store.ts";

export const createUsersFeature = (
  { db, keys, now }: Shared,
  { memoriesOf }: Pick<UserServiceParts, "memoriesOf">,
) => {
  const store = createUserStore(db);
  const service = createUserService({ store, keys, memoriesOf, now });
  return {
    handlers: { users: userHandlers(service) },
    service,
    find: store.find,
    save: store.save,
    meet: store.meet,
  };
};
