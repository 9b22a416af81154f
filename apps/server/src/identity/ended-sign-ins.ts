import { createHash, randomUUID } from "node:crypto";
import { and, eq, lte, sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { verification } from "../db/schema/identity.ts";

/** One sign-in, or every one of a person. */
type Ended = { signIn: string } | { person: string };

export type TokenFacts = { uid: string; signInId: string | undefined; issuedAtMs: number };

export type EndedSignIns = {
  end(ended: Ended | readonly Ended[]): Promise<void>;
  /** Whether a token that is still good by its signature belongs to a sign-in that is over. */
  has(token: TokenFacts): boolean;
  /** Learns what ended on other servers; asked for every second. */
  refresh(): Promise<void>;
};

/** The database always answers when it was asked, with or without a note. */
type Note = { looked_at: string; value: string | null; created_at: string | null };

const shelf = "ended-sign-in";
/** How far back a look reaches over the last one: a row may be committed after a younger one. */
const overlapSeconds = 30;

/** A person who is gone must not be named by the note that they are. */
const nameOf = (ended: Ended): string => {
  const [kind, id] = "signIn" in ended ? ["sign-in", ended.signIn] : ["person", ended.person];
  return createHash("sha256").update(`${kind}:${id}`).digest("base64url");
};

/**
 * A bearer token is checked by its signature alone, so the end of a sign-in must be known till its tokens expire. The
 * notes lie in the provider's table of short-lived values, where every server reads the new ones each second.
 */
export const createEndedSignIns = ({
  db,
  longestTokenMs,
  now,
}: {
  db: Db;
  longestTokenMs: number;
  now: () => Date;
}): EndedSignIns => {
  const endedAtMs = new Map<string, number>();
  /** By the database's clock: a note of a server whose clock is behind must not be overlooked. */
  let lookedAt: string | null = null;

  const isOver = (name: string, issuedAtMs: number): boolean => {
    const at = endedAtMs.get(name);
    return at !== undefined && issuedAtMs <= at;
  };

  return {
    end: async (given) => {
      const list = [given].flat();
      if (list.length === 0) return;
      const at = now();
      for (const ended of list) endedAtMs.set(nameOf(ended), at.getTime());
      await db.insert(verification).values(
        list.map((ended) => ({
          id: randomUUID(),
          identifier: shelf,
          value: nameOf(ended),
          createdAt: at,
          updatedAt: sql`now()`,
          expiresAt: new Date(at.getTime() + longestTokenMs),
        })),
      );
    },

    has: ({ uid, signInId, issuedAtMs }) =>
      endedAtMs.size > 0 &&
      (isOver(nameOf({ person: uid }), issuedAtMs) ||
        // A sign-in that is over gets no new token, so when this one was made does not matter.
        (signInId !== undefined && endedAtMs.has(nameOf({ signIn: signInId })))),

    refresh: async () => {
      const at = now();
      const { rows } = await db.execute<Note>(sql`
        select now()::text as looked_at, note.value, note.created_at
        from (select 1) look left join ${verification} note
          on note.identifier = ${shelf} and (${lookedAt}::timestamptz is null
            or note.updated_at > ${lookedAt}::timestamptz - ${overlapSeconds} * interval '1 second')`);
      for (const { looked_at, value, created_at } of rows) {
        lookedAt = looked_at;
        if (value === null || created_at === null) continue;
        const endedMs = new Date(created_at).getTime();
        endedAtMs.set(value, Math.max(endedAtMs.get(value) ?? 0, endedMs));
      }
      let over = false;
      for (const [name, endedMs] of endedAtMs)
        if (endedMs + longestTokenMs < at.getTime()) over = endedAtMs.delete(name);
      if (over)
        await db
          .delete(verification)
          .where(and(eq(verification.identifier, shelf), lte(verification.expiresAt, at)));
    },
  };
};
