import type { Api } from "@app/contract/api";
import { limits } from "@app/contract/limits";
import type { Handlers } from "../../http/call-context.ts";
import type { RateLimit } from "../../http/rate-limit.ts";
import type { AccountService } from "./service.ts";

export const accountHandlers = (
  service: AccountService,
  rateLimit: RateLimit,
): Handlers<Api["account"]> => ({
  remove: ({ password }, { person }) => service.leave(person, password),
  deleted: async (input, { address }) => {
    rateLimit.take(`account-deleted:${address}`, limits.account.deletedPerMinute);
    return service.deleted(input);
  },
  rawTables: (_input, { person }) => service.rawTables(person.uid),
  rawRows: (input, { person }) => service.rawRows(person.uid, input),
  lastSession: (_input, { person }) => service.lastSession(person.uid),
  clearLastSession: (_input, { person }) => service.clearLastSession(person),
  migrationLink: (_input, { person }) => service.migrationLink(person),
  migrateSessions: (input, { person }) => service.migrate(person, input),
});
