import { createHmac } from "node:crypto";
import { inArray } from "drizzle-orm";
import type { MessageKeys } from "../keys.ts";
import { StartError } from "../start-error.ts";
import type { Db } from "./client.ts";
import { switches } from "./schema/operation.ts";

const messageKey = "message_key";
const authSecret = "auth_secret";

/** Names a secret without telling anything of it. */
const markOf = (secret: string): string =>
  createHmac("sha256", secret).update("mark/1").digest("base64url").slice(0, 16);

/**
 * Servers with different keys would store what the others cannot read, and sign people in for themselves
 * alone. The database remembers which keys are in use, and a server without them does not start.
 */
export const requireKeysInUse = async (
  db: Db,
  given: { keys: Pick<MessageKeys, "ids">; secret: string },
  now: Date,
): Promise<void> => {
  const ids = given.keys.ids();
  const [newest = ""] = ids;
  const marks = [
    { name: messageKey, value: newest, since: now },
    { name: authSecret, value: markOf(given.secret), since: now },
  ];
  await db.insert(switches).values(marks).onConflictDoNothing();
  const rows = await db
    .select()
    .from(switches)
    .where(inArray(switches.name, [messageKey, authSecret]));
  const known = new Map(rows.map(({ name, value }) => [name, value]));
  if (!ids.includes(known.get(messageKey) ?? ""))
    throw new StartError(
      "MESSAGE_KEYS lacks the key that texts in this database are sealed under. Every server needs the same keys.",
    );
  if (known.get(authSecret) !== markOf(given.secret))
    throw new StartError(
      "AUTH_SECRET is not the one that sign-ins in this database were made with. Every server needs the same one.",
    );
  if (known.get(messageKey) === newest) return;
  await db
    .insert(switches)
    .values({ name: messageKey, value: newest, since: now })
    .onConflictDoUpdate({ target: switches.name, set: { value: newest, since: now } });
};
