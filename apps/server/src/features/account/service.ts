import type { Api } from "@app/contract/api";
import { lastSessionField } from "@app/contract/brand";
import type { Input } from "@app/contract/call";
import { leavingReasons } from "@app/contract/calls/account";
import { AppError } from "@app/contract/errors";
import type { Person } from "../../http/person.ts";
import type { ProvePassword } from "../../identity/prove-password.ts";
import type { Farewell } from "./farewell.ts";
import type { MigrationLinks } from "./migration-links.ts";
import type { MoveStore } from "./move-store.ts";
import type { RawStore } from "./raw-store.ts";
import type { AccountStore } from "./store.ts";

type Calls = Api["account"];

export type AccountServiceParts = {
  store: AccountStore;
  raw: RawStore;
  moves: MoveStore;
  links: MigrationLinks;
  /** Throws where the account has a password and this is not it. */
  provePassword: ProvePassword;
  endSignIns: (uid: string) => Promise<void>;
  /** Ends what is paid for, before nobody is left who could. */
  endMembership: (uid: string) => Promise<void>;
  farewell: Farewell;
  now: () => Date;
};

/** What the contract puts in when a person gave no reason. */
const noReason = "No reason provided";

export const createAccountService = (parts: AccountServiceParts) => {
  const { store, raw, moves, links, endSignIns, endMembership, farewell, now } = parts;

  const remove = async (uid: string) => {
    await store.mayGo(uid);
    await endMembership(uid);
    const sayFarewell = await farewell(uid);
    await store.remove(uid);
    await endSignIns(uid);
    await sayFarewell();
    return { deleted: true as const };
  };

  return {
    remove,

    leave: async (person: Person, password: string | undefined) => {
      await parts.provePassword(person, password);
      return remove(person.uid);
    },

    /** Only counted: who it was and what they wrote is not kept, since they asked to be gone. */
    deleted: async ({ reason, has_membership }: Input<Calls["deleted"]>) => {
      if (reason.trim() !== "" && reason !== noReason)
        await store.count("accounts_deleted_with_reason");
      const chosen = leavingReasons.find((each) => each === reason);
      if (chosen) await store.count(`accounts_deleted_because_${chosen}`);
      if (has_membership) await store.count("accounts_deleted_with_membership");
      return { received: true as const };
    },

    rawTables: async (uid: string) => ({ tables: await raw.tables(uid) }),

    rawRows: async (uid: string, { table, limit, before }: Input<Calls["rawRows"]>) => {
      const answer = await raw.rows(uid, table, limit, before);
      if (!answer) throw new AppError("not_found");
      return answer;
    },

    lastSession: async (uid: string) => {
      const id = await store.lastSession(uid, now());
      if (!id) throw new AppError("not_found");
      return { [lastSessionField]: id };
    },

    clearLastSession: async (person: Person) => ({
      cleared: !person.anonymous && (await store.clearLastSession(person.uid)),
    }),

    migrationLink: async (person: Person) => {
      if (!person.anonymous) throw new AppError("forbidden");
      const { link, expiresAt } = links.make(person.uid);
      return { anonymous_uid: person.uid, link, expires_at: expiresAt.toISOString() };
    },

    /** An anonymous person has just signed in to an account, which proves both. */
    bringAlong: async (from: string, to: string): Promise<void> => {
      await moves.move({ from, to, sessionId: null, now: now() });
      await endSignIns(from);
    },

    migrate: async (person: Person, input: Input<Calls["migrateSessions"]>) => {
      const { anonymous_uid: from, new_uid: to, session_id, link } = input;
      if (to !== person.uid || from === to) throw new AppError("forbidden");
      if (!links.isValid(from, link)) throw new AppError("migration_link_invalid");
      const moved = await moves.move({ from, to, sessionId: session_id ?? null, now: now() });
      await endSignIns(from);
      return {
        migrated_sessions: moved.sessions,
        session_id: moved.sessionIsHere ? (session_id ?? null) : null,
      };
    },
  };
};

export type AccountService = ReturnType<typeof createAccountService>;
