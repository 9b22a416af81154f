import type { Api } from "@app/contract/api";
import type { Session } from "@app/contract/calls/session-shapes";
import type { Client } from "@app/contract/client";
import { limits } from "@app/contract/limits";
import type { ArchiveRecord } from "@app/vault/export/archive";
import type { ExportInput, ExportRecord } from "@app/vault/export/write-export";
import type { VaultStore } from "../../../vault/vault-store.ts";
import { eachOf, readAll } from "./read-all.ts";
import { recordKinds } from "./record-kinds.ts";

export type ExportProgress = { done: number; of: number };

type GatherSettings = {
  calls: Client<Api>;
  vault: Pick<VaultStore, "state" | "open">;
  /** Text anybody can read, beside the locked originals; needs the open vault. */
  readable: boolean;
  openerScript: string;
  madeAt: Date;
  onProgress: (progress: ExportProgress) => void;
};

const sealedConversations = async (
  { vault }: Client<Api>,
  onDone: (of: number) => () => void,
): Promise<ArchiveRecord[]> => {
  const listed = await readAll(async (before) => {
    const page = await vault.listConversations({ limit: limits.vault.listMax, ...before });
    return { items: page.conversations, next: page.next_before };
  });
  return eachOf(
    listed,
    async ({ id }) => {
      const { encryptedData, iv, salt, createdAt, threadId } = await vault.readConversation({ id });
      return { kind: "conversation", recordId: id, createdAt, threadId, encryptedData, iv, salt };
    },
    onDone(listed.length),
  );
};

const sealedRecords = async ({ vault }: Client<Api>, kind: string): Promise<ArchiveRecord[]> => {
  const records = await readAll(async (before) => {
    const page = await vault.listRecords({ kind, data: "Y", ...before });
    return { items: page.records, next: page.next_before };
  });
  return records.flatMap(({ id, createdAt, encryptedData, iv, salt }) =>
    encryptedData && iv && salt ? [{ kind, recordId: id, createdAt, encryptedData, iv, salt }] : [],
  );
};

const sessionWithWords = async ({ sessions }: Client<Api>, session: Session) => {
  if (new Date(session.expires_at).getTime() <= Date.now()) return session;
  const pages: { role: string; content: string; created_at: string }[][] = [];
  await readAll(async (before) => {
    const page = await sessions.read({ id: session.id, ...before });
    pages.unshift(
      page.messages.map(({ role, content, created_at }) => ({ role, content, created_at })),
    );
    return { items: [], next: page.next_before };
  }).catch(() => []);
  return { ...session, messages: pages.flat() };
};

/** Every row the server has of a person, table by table: what has no name of its own in the file is here. */
const rowsOfAll = async ({ account }: Client<Api>): Promise<Record<string, unknown>> => {
  const { tables } = await account.rawTables({});
  const held = await eachOf(
    tables.filter(({ rows }) => rows > 0),
    async ({ name, columns }) => {
      // What is sealed stands in the file opened, or in its lock: a piece of it would help nobody.
      const readable = columns.filter((column) => column.held === "readable");
      const rows = await readAll(async (before) => {
        const page = await account.rawRows({
          table: name,
          limit: limits.raw.pageMax,
          ...before,
        });
        return { items: page.rows, next: page.next_before };
      });
      const shown = rows.map((row) =>
        Object.fromEntries(readable.map((column) => [column.name, row[column.name] ?? null])),
      );
      return [name, shown] as const;
    },
    () => undefined,
  );
  return Object.fromEntries(held);
};

/** Reports are an account's alone. */
const reportsOf = async ({ analysis }: Client<Api>) => {
  const heads = await readAll(async (before) => {
    const page = await analysis.reports(before);
    return { items: page.reports, next: page.next_before };
  });
  return eachOf(
    heads,
    ({ id }) => analysis.report({ id }),
    () => undefined,
  );
};

/** What the server keeps readable of a person, by the names they know. */
const readableAccount = async (calls: Client<Api>): Promise<Record<string, unknown>> => {
  const [appointments, checkIns, programs, membership, reports, rows] = await Promise.all([
    readAll(async (before) => {
      const page = await calls.appointments.list(before);
      return { items: page.appointments, next: page.next_before };
    }),
    readAll(async (before) => {
      const page = await calls.checkIns.list(before);
      return { items: page.check_ins, next: page.next_before };
    }),
    calls.programs.list({}),
    calls.membership.read({}),
    reportsOf(calls),
    rowsOfAll(calls),
  ]);
  const [profile, settings, pet, memory, actions, summaries, sessions, prompts, votes] =
    await Promise.all([
      calls.users.me({}),
      calls.settings.read({}),
      calls.pets.read({}),
      calls.memory.list({}),
      readAll(async (before) => {
        const page = await calls.actions.list(before);
        return { items: page.actions, next: page.next_before };
      }),
      readAll(async (before) => {
        const page = await calls.summaries.list(before);
        return { items: page.summaries, next: page.next_before };
      }),
      readAll(async (before) => {
        const page = await calls.sessions.list(before);
        return { items: page.sessions, next: page.next_before };
      }),
      readAll(async (before) => {
        const page = await calls.community.own(before);
        return { items: page.prompts, next: page.next_before };
      }),
      readAll(async (before) => {
        const page = await calls.community.ownVotes(before);
        return { items: page.votes, next: page.next_before };
      }),
    ]);
  const conversations = await eachOf(
    sessions,
    (session) => sessionWithWords(calls, session),
    () => undefined,
  );
  return {
    profile,
    settings,
    pet,
    memory,
    actions,
    summaries,
    conversations,
    appointments,
    check_ins: checkIns,
    programs,
    reports,
    membership,
    prompts,
    votes,
    rows,
  };
};

/** Everything there is, gathered in this browser. What does not open goes along sealed. */
export const gatherExport = async (settings: GatherSettings): Promise<ExportInput> => {
  const { calls, vault, onProgress } = settings;
  const { uid, wrap } = vault.state();
  let done = 0;
  const conversations = await sealedConversations(calls, (of) => () => {
    done++;
    onProgress({ done, of });
  });
  const others: ArchiveRecord[] = [];
  for (const kind of recordKinds) others.push(...(await sealedRecords(calls, kind)));

  const opened = async (record: ArchiveRecord): Promise<ExportRecord> => {
    if (!settings.readable) return record;
    try {
      return { ...record, value: await vault.open(record.kind, record.recordId, record) };
    } catch {
      return record;
    }
  };
  return {
    uid: uid ?? "",
    madeAt: settings.madeAt,
    vault: wrap && {
      encryptedSeedPhrase: wrap.encryptedSeedPhrase,
      salt: wrap.salt,
      iv: wrap.iv,
      passphraseHint: wrap.passphraseHint,
    },
    records: await eachOf([...conversations, ...others], opened, () => undefined),
    account: await readableAccount(calls),
    openerScript: settings.openerScript,
  };
};
