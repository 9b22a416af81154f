import { getTableColumns, is } from "drizzle-orm";
import { type PgColumn, PgTable } from "drizzle-orm/pg-core";
import * as analysis from "./schema/analysis.ts";
import * as checkIns from "./schema/check-ins.ts";
import * as community from "./schema/community.ts";
import * as kept from "./schema/kept.ts";
import * as membership from "./schema/membership.ts";
import * as operation from "./schema/operation.ts";
import * as people from "./schema/people.ts";
import * as post from "./schema/post.ts";
import * as programs from "./schema/programs.ts";
import * as push from "./schema/push.ts";
import * as sessions from "./schema/sessions.ts";
import * as vault from "./schema/vault.ts";
import * as voice from "./schema/voice.ts";

export type PersonalTable = { table: PgTable; uid: PgColumn };

/** Every table that holds something of a person; deleting and moving a person walk them all. */
export const personalTables: readonly PersonalTable[] = [
  people,
  sessions,
  kept,
  checkIns,
  community,
  analysis,
  vault,
  membership,
  post,
  programs,
  push,
  operation,
  voice,
]
  .flatMap((module) => Object.values(module))
  .flatMap((value) => {
    const uid = is(value, PgTable) ? getTableColumns(value)["uid"] : undefined;
    return is(value, PgTable) && uid ? [{ table: value, uid }] : [];
  });
