import { AppError } from "@app/contract/errors";
import { and, asc, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import { getTableConfig } from "drizzle-orm/pg-core";
import type { Db } from "../../db/client.ts";
import { lockSessions, type Tx } from "../../db/lock-person.ts";
import { type PersonalTable, personalTables } from "../../db/personal-tables.ts";
import { afterKey } from "../../db/reseal.ts";
import { userCalendars } from "../../db/schema/kept.ts";
import { memberships } from "../../db/schema/membership.ts";
import { staff } from "../../db/schema/operation.ts";
import { userPet, userPrograms, userSettings, users } from "../../db/schema/people.ts";
import { userSessions } from "../../db/schema/sessions.ts";
import {
  openExpendable,
  places,
  type SealedColumn,
  sealAnew,
  sealedColumns,
} from "../../db/sealed-places.ts";
import { isClaimed } from "../../db/turn-claim.ts";
import type { MessageKeys } from "../../keys.ts";
import { removeIdentity } from "./remove-identity.ts";

type SessionMove = { from: string; to: string; sessionId: string | null; now: Date };
export type SessionMoveResult = { sessions: number; sessionIsHere: boolean };

const batchRows = 200;

/** Sealed texts are bound to the uid of their row, so they are sealed anew for the one they move to. */
const resealFor = async (
  tx: Tx,
  keys: MessageKeys,
  { from, to }: SessionMove,
  sealedColumn: SealedColumn,
): Promise<void> => {
  const { table, column, key, place } = sealedColumn;
  const [uid, ...rest] = key;
  let last: string[] | undefined;
  for (;;) {
    const rows = await tx
      .select({
        sealed: sql<Buffer>`${column}`,
        key: sql<string[]>`array[${sql.join(rest, sql`, `)}]`,
      })
      .from(table)
      .where(and(eq(uid, from), isNotNull(column), afterKey(rest, last)))
      .orderBy(...rest.map((part) => asc(part)))
      .limit(batchRows);
    last = rows.at(-1)?.key;
    if (!last) return;
    const values = rows.map((row) => {
      const fresh = sealAnew(keys, sealedColumn, row.sealed, {
        from: place(from, ...row.key),
        to: place(to, ...row.key),
      });
      return sql`(${fresh}::bytea, ${sql.join(
        row.key.map((part) => sql`${part}::text`),
        sql`, `,
      )})`;
    });
    const names = rest.map((_, index) => sql.identifier(`key${index}`));
    const sameRow = rest.map((part, index) => sql`${part} = fresh.${names[index]}`);
    await tx.execute(sql`
      update ${table} set ${sql.identifier(column.name)} = fresh.sealed
      from (values ${sql.join(values, sql`, `)}) as fresh (sealed, ${sql.join(names, sql`, `)})
      where ${uid} = ${from} and ${sql.join(sameRow, sql` and `)}`);
    if (rows.length < batchRows) return;
  }
};

const resealUsername = async (
  tx: Tx,
  keys: MessageKeys,
  { from, to }: SessionMove,
): Promise<void> => {
  const [row] = await tx
    .select({ usernameSealed: users.usernameSealed })
    .from(users)
    .where(eq(users.uid, from));
  const name = openExpendable(keys, row?.usernameSealed ?? null, places.username(from));
  const usernameSealed = name === null ? null : keys.seal(name, places.username(to));
  await tx.update(users).set({ usernameSealed }).where(eq(users.uid, from));
};

const keepOwn =
  (name: string) =>
  ({ from, to }: SessionMove): SQL =>
    sql`
    update ${sql.identifier(name)} set uid = ${to}
    where uid = ${from} and not exists (select from ${sql.identifier(name)} where uid = ${to})`;

/** Tables with one row a person: what both said is put together, and the account's word counts. */
const mergers = new Map<unknown, (move: SessionMove) => SQL>([
  [
    users,
    ({ from, to, sessionId }) => sql`
      update users set
        total_sessions = users.total_sessions + old.total_sessions,
        messages_today = case
          when users.messages_day = old.messages_day then users.messages_today + old.messages_today
          when users.messages_day is null or old.messages_day > users.messages_day
            then old.messages_today
          else users.messages_today end,
        messages_day = greatest(users.messages_day, old.messages_day),
        memory_enabled = users.memory_enabled and old.memory_enabled,
        onboarding_completed = users.onboarding_completed or old.onboarding_completed,
        early_feedback_shown = users.early_feedback_shown or old.early_feedback_shown,
        username = coalesce(
          users.username, case when users.username_sealed is null then old.username end),
        username_sealed = coalesce(
          users.username_sealed, case when users.username is null then old.username_sealed end),
        last_session_id = coalesce(
          (select id from user_sessions where uid = ${to} and id = ${sessionId}),
          old.last_session_id, users.last_session_id)
      from users as old where users.uid = ${to} and old.uid = ${from}`,
  ],
  [
    userSettings,
    ({ from, to }) => sql`
      insert into user_settings (uid, country, language, theme, voice, voice_speed, patience_ms,
        daily_minutes, reminders, analytics_cookies, marketing_cookies, updated_at)
      select ${to}, country, language, theme, voice, voice_speed, patience_ms,
        daily_minutes, reminders, analytics_cookies, marketing_cookies, updated_at
      from user_settings where uid = ${from}
      on conflict (uid) do update set
        country = coalesce(user_settings.country, excluded.country),
        language = coalesce(user_settings.language, excluded.language),
        theme = coalesce(user_settings.theme, excluded.theme),
        voice = coalesce(user_settings.voice, excluded.voice),
        voice_speed = coalesce(user_settings.voice_speed, excluded.voice_speed),
        patience_ms = coalesce(user_settings.patience_ms, excluded.patience_ms),
        daily_minutes = coalesce(user_settings.daily_minutes, excluded.daily_minutes),
        analytics_cookies = coalesce(user_settings.analytics_cookies, excluded.analytics_cookies),
        marketing_cookies = coalesce(user_settings.marketing_cookies, excluded.marketing_cookies)`,
  ],
  // All need an account, so nobody without one can bring them along; what the account has stays.
  [memberships, keepOwn("memberships")],
  [staff, keepOwn("staff")],
  [userCalendars, keepOwn("user_calendars")],
  [
    userPet,
    ({ from, to }) => sql`
      insert into user_pet (uid, has_pet) select ${to}, has_pet from user_pet where uid = ${from}
      on conflict (uid) do update set has_pet = user_pet.has_pet or excluded.has_pet`,
  ],
  [
    userPrograms,
    ({ from, to }) => sql`
      insert into user_programs (uid, completed)
      select ${to}, completed from user_programs where uid = ${from}
      on conflict (uid) do update set completed = array(
        select distinct unnest(user_programs.completed || excluded.completed))`,
  ],
]);

const hasOneRow = ({ uid }: PersonalTable): boolean => uid.primary;

/** Keys that a page made may be the same on both sides; the moved ones give way. */
const freeClientKeys = async (tx: Tx, { from, to }: SessionMove): Promise<void> => {
  await tx.execute(sql`
    update user_sessions set client_session_id = null
    where uid = ${from} and client_session_id in (
      select client_session_id from user_sessions where uid = ${to})`);
  await tx.execute(sql`
    update user_actions set request_id = id
    where uid = ${from} and request_id in (
      select request_id from user_actions where uid = ${to})`);
  await tx.execute(sql`
    update user_appointments set request_id = id
    where uid = ${from} and request_id in (
      select request_id from user_appointments where uid = ${to})`);
  // The id is the check-in: one that was sent again after the sign-in is there already.
  await tx.execute(sql`
    delete from user_check_ins
    where uid = ${from} and id in (select id from user_check_ins where uid = ${to})`);
};

const moveTable = async (tx: Tx, move: SessionMove, personal: PersonalTable): Promise<void> => {
  const { table, uid } = personal;
  if (!hasOneRow(personal)) {
    await tx.execute(sql`update ${table} set uid = ${move.to} where uid = ${move.from}`);
    return;
  }
  const merge = mergers.get(table);
  if (!merge) throw new Error(`nobody said how ${getTableConfig(table).name} is put together`);
  await tx.execute(merge(move));
  await tx.delete(table).where(eq(uid, move.from));
};

/** Takes everything of one person over to another: all of it, or, when anything fails, nothing. */
export const createMoveStore = (db: Db, keys: MessageKeys) => ({
  move: (move: SessionMove): Promise<SessionMoveResult> =>
    db.transaction(async (tx) => {
      const { from, to, sessionId, now } = move;
      await lockSessions(tx, from);
      const people = await tx
        .select({ uid: users.uid, anonymous: users.anonymous })
        .from(users)
        .where(inArray(users.uid, [from, to]))
        // In one order, so that two moves at once wait for one another and do not block for ever.
        .orderBy(asc(users.uid))
        .for("update");
      if (!people.some(({ uid }) => uid === to)) throw new AppError("authentication_required");
      if (people.some(({ uid, anonymous }) => uid === from && !anonymous))
        throw new AppError("forbidden");
      // Once more: one may have been started till its person was locked.
      const moving = await lockSessions(tx, from);
      // A reply that is being written would be stored where nobody looks any more.
      if (moving.some(({ turnUntil }) => isClaimed(turnUntil, now)))
        throw new AppError("reply_in_progress");

      for (const column of sealedColumns) await resealFor(tx, keys, move, column);
      await resealUsername(tx, keys, move);
      await freeClientKeys(tx, move);
      // The profile last: it names sessions that must be there by then.
      for (const personal of personalTables.toReversed()) await moveTable(tx, move, personal);
      await removeIdentity(tx, from);
      const [here] = sessionId
        ? await tx
            .select({ id: userSessions.id })
            .from(userSessions)
            .where(and(eq(userSessions.uid, to), eq(userSessions.id, sessionId)))
        : [];
      return { sessions: moving.length, sessionIsHere: here !== undefined };
    }),
});

export type MoveStore = ReturnType<typeof createMoveStore>;
