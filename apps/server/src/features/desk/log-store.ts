import { randomUUID } from "node:crypto";
import type { DeskAct, DeskLogEntry } from "@app/contract/calls/desk-fields";
import { and, desc, eq, inArray } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { afterCursor, cutPage, decodeCursor } from "../../db/keyset.ts";
import { deskLog } from "../../db/schema/operation.ts";
import { users } from "../../db/schema/people.ts";

type ActToNote = {
  /** A uid, or "command". */
  by: string;
  act: DeskAct;
  about?: string;
  detail?: NonNullable<DeskLogEntry["detail"]>;
};

/** Who stands in the log for what was done on the server itself. */
export const byCommand = "command";

export const createDeskLogStore = (db: Db, now: () => Date) => ({
  /**
   * Written before it is done, and taken back when it was not: nothing at the desk can happen
   * without standing in the log.
   */
  noting: async <T>({ by, act, about, detail }: ActToNote, work: () => Promise<T>): Promise<T> => {
    const id = randomUUID();
    await db
      .insert(deskLog)
      .values({ id, at: now(), by, act, about: about ?? null, detail: detail ?? null });
    try {
      return await work();
    } catch (error) {
      await db.delete(deskLog).where(eq(deskLog.id, id));
      throw error;
    }
  },

  page: async (limit: number, before: string | undefined, acts?: readonly DeskAct[]) => {
    const rows = await db
      .select({ entry: deskLog, email: users.email })
      .from(deskLog)
      .leftJoin(users, eq(users.uid, deskLog.by))
      .where(
        and(
          acts && inArray(deskLog.act, [...acts]),
          afterCursor(deskLog.at, deskLog.id, decodeCursor(before)),
        ),
      )
      .orderBy(desc(deskLog.at), desc(deskLog.id))
      .limit(limit + 1);
    const { page, next_before } = cutPage(rows, limit, ({ entry: { at, id } }) => ({ at, id }));
    return {
      entries: page.map(
        ({ entry: { at, ...entry }, email }): DeskLogEntry => ({
          ...entry,
          at: at.toISOString(),
          by_email: email,
        }),
      ),
      next_before,
    };
  },
});

export type DeskLogStore = ReturnType<typeof createDeskLogStore>;
