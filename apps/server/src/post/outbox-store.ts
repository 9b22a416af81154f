import { randomBytes } from "node:crypto";
import { and, eq, lte, ne, sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { afterCursor, type Cursor, cutPage, newestFirst } from "../db/keyset.ts";
import { outbox, type PostChannel, type PostState } from "../db/schema/post.ts";
import { places } from "../db/sealed-places.ts";
import type { MessageKeys } from "../keys.ts";

/** text and html are null once it was sent: they may carry a code, and nobody needs them any more. */
export type PostBody = {
  to: string;
  subject: string | null;
  text: string | null;
  html: string | null;
};

export type NewPost = {
  uid: string;
  channel: PostChannel;
  purpose: string;
  body: { to: string; text: string; subject?: string; html?: string };
};

/** One post that this server alone may send till its claim runs out. */
export type PostClaim = {
  uid: string;
  id: string;
  channel: PostChannel;
  purpose: string;
  tries: number;
  createdAt: Date;
  body: PostBody;
};

/** What the operator sees in the list; null where it was emptied, or the key it was sealed under is gone. */
export type PostEntry = Omit<typeof outbox.$inferSelect, "body"> & {
  to: string | null;
  subject: string | null;
};

export type WholePost = PostEntry & { text: string | null; html: string | null };

/** What goes to people who asked to be gone: not even their address is kept when it has left. */
const withoutTrace = ["account_deleted"];

/** Nothing waits longer for its next try: what seems to was put back before a clock was set back. */
export const longestPauseMs = 2 * 60 * 60_000;

const keepMs = 30 * 24 * 60 * 60_000;

let lastMs = 0;
let countInMs = 0;

/** Ids that sort as they were made, also within a millisecond: post leaves in order. */
const nextId = (now: Date): string => {
  const ms = now.getTime();
  countInMs = ms === lastMs ? countInMs + 1 : 0;
  lastMs = ms;
  const parts = [ms.toString(16).padStart(12, "0"), countInMs.toString(16).padStart(4, "0")];
  return [...parts, randomBytes(8).toString("hex")].join("-");
};

const isOne = (uid: string, id: string) => and(eq(outbox.uid, uid), eq(outbox.id, id));

export const createOutboxStore = ({
  db,
  keys,
  now,
}: {
  db: Db;
  keys: MessageKeys;
  now: () => Date;
}) => {
  const seal = (uid: string, id: string, body: PostBody): Buffer =>
    keys.seal(JSON.stringify(body), places.post(uid, id));
  const open = (uid: string, id: string, body: Buffer): PostBody =>
    JSON.parse(keys.open(body, places.post(uid, id))) as PostBody; // sealed by the line above
  const tryOpen = (uid: string, id: string, body: Buffer): PostBody => {
    try {
      return open(uid, id, body);
    } catch {
      return { to: "", subject: null, text: null, html: null };
    }
  };
  const entryOf = ({ body, ...row }: typeof outbox.$inferSelect): WholePost => {
    const { to, ...words } = tryOpen(row.uid, row.id, body);
    return { ...row, to: to === "" ? null : to, ...words };
  };

  const store = {
    add: async (post: NewPost, state: "waiting" | "kept"): Promise<void> => {
      const { uid, channel, purpose } = post;
      const at = now();
      const id = nextId(at);
      const body = seal(uid, id, { subject: null, html: null, ...post.body });
      await db
        .insert(outbox)
        .values({ uid, id, channel, purpose, body, state, createdAt: at, notBefore: at });
    },

    /** The oldest that is due, for this server alone for so long. */
    claim: async (channel: PostChannel, holdMs: number): Promise<PostClaim | null> => {
      const at = now();
      const until = new Date(at.getTime() + holdMs);
      const latest = new Date(at.getTime() + longestPauseMs);
      const { rows } = await db.execute<{
        uid: string;
        id: string;
        purpose: string;
        tries: number;
        created_at: string;
        body: Buffer;
      }>(sql`
        with due as materialized (
          select uid, id from outbox
          where state = 'waiting' and channel = ${channel}
            and (not_before <= ${at} or not_before > ${latest})
          order by created_at, id limit 1 for update skip locked)
        update outbox set not_before = ${until}, tries = tries + 1
        from due where outbox.uid = due.uid and outbox.id = due.id
        returning outbox.uid, outbox.id, purpose, tries, created_at, body`);
      const [row] = rows;
      if (!row) return null;
      const { uid, id, purpose, tries } = row;
      return {
        uid,
        id,
        channel,
        purpose,
        tries,
        createdAt: new Date(row.created_at),
        body: tryOpen(uid, id, row.body),
      };
    },

    /** Its words are gone in the same write that says that it left. */
    markSent: async ({ uid, id, purpose, body }: PostClaim): Promise<void> => {
      if (withoutTrace.includes(purpose)) return void (await store.remove(uid, id));
      const mark = async (owner: string): Promise<boolean> => {
        // Where it belongs to nobody, no deletion would ever reach the address.
        const whom =
          owner === "" ? { to: "", subject: null } : { to: body.to, subject: body.subject };
        const bare = seal(owner, id, { ...whom, text: null, html: null });
        const { rowCount } = await db
          .update(outbox)
          .set({ state: "sent", sentAt: now(), failure: null, body: bare })
          .where(isOne(owner, id));
        return rowCount === 1;
      };
      if (await mark(uid)) return;
      // It left while its anonymous person became an account: unmarked, it would leave again.
      const [moved] = await db.select({ uid: outbox.uid }).from(outbox).where(eq(outbox.id, id));
      if (moved) await mark(moved.uid);
    },

    /** Only while the claim is still ours: another server may have gone on with it. */
    postpone: async (claim: PostClaim, notBefore: Date, failure: string): Promise<void> => {
      await db
        .update(outbox)
        .set({ notBefore, failure })
        .where(
          and(
            isOne(claim.uid, claim.id),
            eq(outbox.state, "waiting"),
            eq(outbox.tries, claim.tries),
          ),
        );
    },

    giveUp: async (claim: PostClaim, failure: string): Promise<void> => {
      if (withoutTrace.includes(claim.purpose))
        return void (await store.remove(claim.uid, claim.id));
      await db
        .update(outbox)
        .set({ state: "failed", failure })
        .where(
          and(
            isOne(claim.uid, claim.id),
            eq(outbox.state, "waiting"),
            eq(outbox.tries, claim.tries),
          ),
        );
    },

    /** What waited for a way out that is no longer configured. */
    keepWaiting: async (channel: PostChannel): Promise<void> => {
      await db
        .update(outbox)
        .set({ state: "kept" })
        .where(and(eq(outbox.state, "waiting"), eq(outbox.channel, channel)));
    },

    removeOld: async (): Promise<number> => {
      const { rowCount } = await db
        .delete(outbox)
        .where(lte(outbox.createdAt, new Date(now().getTime() - keepMs)));
      return rowCount ?? 0;
    },

    /** Newest first, everybody's: the operator's list. */
    list: async ({
      limit,
      before = null,
      state,
    }: {
      limit: number;
      before?: Cursor | null;
      state?: PostState;
    }): Promise<{ page: readonly PostEntry[]; next_before: string | null }> => {
      const rows = await db
        .select()
        .from(outbox)
        .where(
          and(
            state ? eq(outbox.state, state) : undefined,
            afterCursor(outbox.createdAt, outbox.id, before),
          ),
        )
        .orderBy(...newestFirst(outbox.createdAt, outbox.id))
        .limit(limit + 1);
      const entries = rows.map((row): PostEntry => {
        const { text: _text, html: _html, ...entry } = entryOf(row);
        return entry;
      });
      return cutPage(entries, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
    },

    read: async (uid: string, id: string): Promise<WholePost | null> => {
      const [row] = await db.select().from(outbox).where(isOne(uid, id));
      return row ? entryOf(row) : null;
    },

    /** Queues it anew, with a whole day to get through. False for what was sent: its words are gone. */
    retry: async (uid: string, id: string): Promise<boolean> => {
      const at = now();
      const { rowCount } = await db
        .update(outbox)
        .set({ state: "waiting", tries: 0, failure: null, notBefore: at, createdAt: at })
        .where(and(isOne(uid, id), ne(outbox.state, "sent"), ne(outbox.state, "waiting")));
      return rowCount === 1;
    },

    remove: async (uid: string, id: string): Promise<boolean> => {
      const { rowCount } = await db.delete(outbox).where(isOne(uid, id));
      return rowCount === 1;
    },
  };
  return store;
};

export type OutboxStore = ReturnType<typeof createOutboxStore>;
