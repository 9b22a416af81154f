import { eq, sql } from "drizzle-orm";
import type { PgInsertValue, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../../db/client.ts";
import { lockPerson, type Tx } from "../../db/lock-person.ts";
import { personalTables } from "../../db/personal-tables.ts";
import { userPet, userPrograms, userSettings, users } from "../../db/schema/people.ts";
import { programProgress } from "../../db/schema/programs.ts";

type SettingRow = typeof userSettings.$inferInsert;

const rowsOf = (tx: Tx, uid: string) => ({
  /** Adds what is not there yet, as far as there is room; answers how many came. */
  add: async <T extends PgTable>(
    table: T,
    rows: PgInsertValue<T>[],
    max: number,
  ): Promise<number> => {
    if (rows.length === 0) return 0;
    const owner = personalTables.find((personal) => personal.table === table)?.uid;
    if (!owner) throw new Error("only what belongs to a person is brought back");
    const [held] = await tx
      .select({ count: sql<number>`count(*)::int` })
      .from(table as PgTable) // its columns do not matter here, and their types are in the way
      .where(eq(owner, uid));
    const fitting = rows.slice(0, Math.max(0, max - (held?.count ?? 0)));
    if (fitting.length === 0) return 0;
    const added = await tx
      .insert(table)
      .values(fitting)
      .onConflictDoNothing()
      .returning({ uid: owner });
    return added.length;
  },

  progress: () => tx.select().from(programProgress).where(eq(programProgress.uid, uid)),

  person: async () =>
    (
      await tx
        .select({
          memoryEnabled: users.memoryEnabled,
          username: users.username,
          usernameSealed: users.usernameSealed,
        })
        .from(users)
        .where(eq(users.uid, uid))
    )[0],

  rename: async (usernameSealed: Buffer): Promise<void> => {
    await tx.update(users).set({ usernameSealed }).where(eq(users.uid, uid));
  },

  takeCompany: async (): Promise<void> => {
    await tx.insert(userPet).values({ uid, hasPet: true }).onConflictDoNothing();
  },

  complete: async (programIds: string[]): Promise<void> => {
    await tx
      .insert(userPrograms)
      .values({ uid, completed: programIds })
      .onConflictDoUpdate({
        target: userPrograms.uid,
        set: {
          completed: sql`array(select distinct unnest(${userPrograms.completed} || excluded.completed))`,
        },
      });
  },

  /** What somebody chose here stays as they chose it. */
  fillSettings: async (row: Omit<SettingRow, "uid">): Promise<void> => {
    await tx
      .insert(userSettings)
      .values({ uid, ...row })
      .onConflictDoUpdate({
        target: userSettings.uid,
        set: {
          country: sql`coalesce(${userSettings.country}, excluded.country)`,
          language: sql`coalesce(${userSettings.language}, excluded.language)`,
          theme: sql`coalesce(${userSettings.theme}, excluded.theme)`,
          voice: sql`coalesce(${userSettings.voice}, excluded.voice)`,
          voiceSpeed: sql`coalesce(${userSettings.voiceSpeed}, excluded.voice_speed)`,
          patienceMs: sql`coalesce(${userSettings.patienceMs}, excluded.patience_ms)`,
          dailyMinutes: sql`coalesce(${userSettings.dailyMinutes}, excluded.daily_minutes)`,
          reminders: sql`${userSettings.reminders} or excluded.reminders`,
          analyticsCookies: sql`coalesce(${userSettings.analyticsCookies}, excluded.analytics_cookies)`,
          marketingCookies: sql`coalesce(${userSettings.marketingCookies}, excluded.marketing_cookies)`,
        },
      });
  },
});

export type ImportRows = ReturnType<typeof rowsOf>;

export const createImportStore = (db: Db) => ({
  /** All of one request or nothing of it, and one request of a person's at a time. Undefined: nobody is here. */
  inTurn: <T>(uid: string, work: (rows: ImportRows) => Promise<T>): Promise<T | undefined> =>
    db.transaction(async (tx) => ((await lockPerson(tx, uid)) ? work(rowsOf(tx, uid)) : undefined)),
});

export type ImportStore = ReturnType<typeof createImportStore>;
