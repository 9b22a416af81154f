import { ApiError } from "@app/contract/client";
import { beforeEach, describe, expect, test } from "vitest";
import { type BrowserDatabase, createMemoryDatabase } from "./browser-database.ts";
import { type ConversationSave, createSaveOutbox, type NewSave } from "./save-outbox.ts";

const sealed = { encryptedData: "c2VhbGVk", iv: "aXY", salt: "c2FsdA" };

const newSave: NewSave = {
  what: "conversation",
  uid: "ada",
  recordId: "session-1",
  threadId: "session-1",
  sessionType: "text",
  createdAt: "2026-11-01T10:00:00.000Z",
  heading: "heading",
  sealed,
  revision: 0,
  forget: false,
};

const offline = () => new TypeError("Failed to fetch");
const answer = (status: number, code: string) => new ApiError(code, status, { code });

/** A server that keeps records by id, and fails as it is told. */
const createServer = () => {
  const kept = new Map<string, string>();
  const log: string[] = [];
  const failures: unknown[] = [];
  /** It arrives, but the answer is lost. */
  let losesAnswers = false;
  const take = (call: string, id: string, data: string): never => {
    log.push(call);
    const failure = failures.shift();
    if (failure && !losesAnswers) throw failure;
    kept.set(id, data);
    if (failure) throw failure;
    return undefined as never; // what it answers is not read
  };
  type Calls = Parameters<typeof createSaveOutbox>[0]["calls"];
  const calls: Calls = {
    updateEncrypted: async ({ conversation, encrypted_conversation }) =>
      take("update_encrypted", conversation?.id ?? "", encrypted_conversation),
    saveConversation: async ({ id, encryptedData }) => take("conversation", id, encryptedData),
    saveRecord: async ({ id, kind, encryptedData }) => take(kind, `${kind}/${id}`, encryptedData),
  };
  return {
    kept,
    log,
    calls,
    fail: (...errors: unknown[]) => failures.push(...errors),
    loseAnswers: () => {
      losesAnswers = true;
    },
  };
};

let server: ReturnType<typeof createServer>;
let database: BrowserDatabase;
beforeEach(() => {
  server = createServer();
  database = createMemoryDatabase();
});

type Merge = (save: ConversationSave) => Promise<ConversationSave | undefined>;

const visit = (merge: Merge = async () => undefined, browser = database) =>
  createSaveOutbox({
    calls: server.calls,
    database: browser,
    memory: createMemoryDatabase(),
    uid: async () => "ada",
    nowMs: () => 1,
    alone: (work) => work(),
    merge,
    later: () => undefined,
  });

describe("a save", () => {
  test("goes by the specification's call, and nothing of it stays behind", async () => {
    const outbox = visit();
    expect(await outbox.save([newSave])).toBe("saved");
    expect(server.log).toEqual(["update_encrypted"]);
    expect(await database.all("saves")).toEqual([]);
  });

  test("without a connection is finished by the next visit", async () => {
    server.fail(offline());
    expect(await visit().save([newSave])).toBe("waiting");
    await visit().flush();
    expect([...server.kept]).toEqual([["session-1", sealed.encryptedData]]);
    expect(await database.all("saves")).toEqual([]);
  });

  test("finished by the next visit is seen to wait first, so that lists are read again after it", async () => {
    server.fail(offline());
    await visit().save([newSave]);
    const outbox = visit();
    const seen: number[] = [];
    outbox.subscribe(() => seen.push(outbox.state().waiting.length));
    await outbox.flush();
    expect(seen).toEqual([1, 0]);
  });

  test("whose answer was lost is sent again by the call that overwrites nothing newer", async () => {
    server.loseAnswers();
    server.fail(answer(502, "http_error"));
    const outbox = visit();
    expect(await outbox.save([newSave])).toBe("waiting");
    await outbox.flush();
    expect(server.log).toEqual(["update_encrypted", "conversation"]);
    expect(server.kept.size).toBe(1);
  });

  test("of a session the server does not know is kept as a record alone", async () => {
    server.fail(answer(404, "session_not_found"));
    expect(await visit().save([newSave])).toBe("saved");
    expect(server.log).toEqual(["update_encrypted", "conversation"]);
  });

  test("with its summary waits whole: what failed is sent, what arrived is not sent twice", async () => {
    const summary: NewSave = {
      what: "record",
      kind: "summary",
      uid: "ada",
      recordId: "session-1",
      createdAt: newSave.createdAt,
      sealed,
    };
    server.fail(undefined, offline());
    const outbox = visit();
    expect(await outbox.save([newSave, summary])).toBe("waiting");
    await outbox.flush();
    expect(server.log).toEqual(["update_encrypted", "summary", "summary"]);
    expect([...server.kept.keys()]).toEqual(["session-1", "summary/session-1"]);
  });

  test("that the server refuses stays here and says why, until it is put away", async () => {
    server.fail(answer(409, "vault_full"));
    const outbox = visit();
    expect(await outbox.save([newSave])).toBe("refused");
    const [left] = outbox.state().waiting;
    expect(left?.refused?.code).toBe("vault_full");
    if (left) await outbox.discard(left);
    expect(await database.all("saves")).toEqual([]);
  });

  test("that meets a newer one waits for the open vault, and then both are one", async () => {
    server.fail(answer(409, "record_changed"));
    expect(await visit().save([{ ...newSave, revision: 1 }])).toBe("waiting");
    const merged = { ...sealed, encryptedData: "Ym90aA" };
    server.fail(answer(409, "record_changed"));
    await visit(async (save) => ({ ...save, sealed: merged, revision: 2 })).flush();
    expect(server.kept.get("session-1")).toBe("Ym90aA");
    expect(await database.all("saves")).toEqual([]);
  });

  test("made anew while the first waits takes its place", async () => {
    server.fail(offline());
    const outbox = visit();
    await outbox.save([newSave]);
    await outbox.save([{ ...newSave, sealed: { ...sealed, encryptedData: "bmV3ZXI" } }]);
    expect([...server.kept.values()]).toEqual(["bmV3ZXI"]);
  });

  test("in a browser that keeps nothing is still sent, and the page can say so", async () => {
    const full: BrowserDatabase = {
      ...database,
      putAll: async () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    };
    const outbox = visit(undefined, full);
    expect(await outbox.save([newSave])).toBe("saved");
    expect(outbox.state().lasting).toBe(false);
  });
});
