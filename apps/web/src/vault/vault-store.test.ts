import type { VaultWrap } from "@app/contract/calls/vault-shapes";
import { ApiError } from "@app/contract/client";
import { VaultError } from "@app/vault/vault-error";
import type { VaultReply, VaultRequest } from "@app/vault/worker/protocol";
import { createVaultKeeper } from "@app/vault/worker/vault-keeper";
import { beforeEach, describe, expect, test } from "vitest";
import { createVaultStore } from "./vault-store.ts";
import { createWorkerClient, type VaultPort } from "./worker-client.ts";

const passphrase = "blue kettle thursday";

/** The keeper itself, without a worker around it. */
const port = (): VaultPort => {
  const listeners: ((event: { data: VaultReply }) => void)[] = [];
  const tell = (data: VaultReply) => {
    for (const listener of listeners) listener({ data });
  };
  const keeper = createVaultKeeper({
    clock: { monotonicMs: () => 0, wallMs: () => 0, after: () => () => undefined },
    idleMs: 60_000,
    onLock: (locked) => tell({ locked }),
    parameters: { m: 64, t: 1, p: 1 },
  });
  return {
    postMessage: (request) => void keeper.handle(request as VaultRequest).then(tell), // the client's own
    addEventListener: (
      type: "message" | "error",
      listener: (event: { data: VaultReply }) => void,
    ) => {
      if (type === "message") listeners.push(listener);
    },
  };
};

let stored: VaultWrap | null;
let who: { uid: string; anonymous: boolean };
beforeEach(() => {
  stored = null;
  who = { uid: "ada", anonymous: false };
});

const tab = () =>
  createVaultStore({
    calls: {
      find: async () => ({ wrap: stored }),
      write: async ({ revision = 0, passphraseHint = null, ...wrapped }) => {
        if (revision !== (stored?.revision ?? 0))
          throw new ApiError("changed", 409, { code: "vault_changed" });
        const at = "2026-11-01T10:00:00.000Z";
        stored = {
          ...wrapped,
          passphraseHint,
          createdAt: at,
          lastDrillAt: null,
          revision: revision + 1,
        };
        return stored;
      },
      drill: async () => {
        if (!stored) throw new Error("none");
        stored = { ...stored, lastDrillAt: "2026-11-02T10:00:00.000Z" };
        return stored;
      },
      startOver: async () => {
        stored = null;
        return { removed_conversations: 0, removed_records: 0 };
      },
    },
    identity: {
      token: async () => "token",
      uid: () => who.uid,
      isAnonymous: () => who.anonymous,
    },
    makeClient: (onLocked) => createWorkerClient(port, onLocked),
    idleMs: async () => 60_000,
  });

const made = async () => {
  const vault = tab();
  await vault.load();
  const { phrase } = await vault.call("makePhrase", {});
  await vault.create({ phrase, passphrase, hint: "tea" });
  return { vault, phrase };
};

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => (error instanceof VaultError ? error.code : String(error)),
  );

describe("the vault of a page", () => {
  test("is nobody's without an account", async () => {
    who.anonymous = true;
    expect((await tab().load()).status).toBe("no-account");
  });

  test("is made, locked, and opened by its passphrase alone", async () => {
    const { vault } = await made();
    expect(vault.state().status).toBe("open");
    const record = await vault.seal("conversation", "one", { words: "kept" });
    await vault.lock();
    expect(vault.state()).toMatchObject({ status: "locked", lockedBy: "asked" });
    expect(await codeOf(vault.open("conversation", "one", record))).toBe("locked");
    expect(await codeOf(vault.unlock("something else"))).toBe("wrong-passphrase");
    await vault.unlock(passphrase);
    expect(await vault.open("conversation", "one", record)).toEqual({ words: "kept" });
  });

  test("tells a record that lies in another's place", async () => {
    const { vault } = await made();
    const record = await vault.seal("conversation", "one", { words: "kept" });
    expect(await codeOf(vault.open("conversation", "two", record))).toBe("damaged");
    const cut = { ...record, encryptedData: record.encryptedData.slice(0, -4) };
    expect(await codeOf(vault.open("conversation", "one", cut))).toBe("damaged");
  });

  test("opens with the new passphrase in a tab that knew the old lock", async () => {
    const { vault } = await made();
    const other = tab();
    await other.load();
    await vault.changePassphrase({ passphrase, newPassphrase: "green lamp monday", hint: "" });
    expect(await codeOf(other.unlock(passphrase))).toBe("wrong-passphrase");
    await other.unlock("green lamp monday");
    expect(other.state().status).toBe("open");
  });

  test("made in two tabs at once is one vault, and the second is told", async () => {
    const [one, two] = [tab(), tab()];
    await Promise.all([one.load(), two.load()]);
    const { phrase } = await one.call("makePhrase", {});
    await one.create({ phrase, passphrase, hint: "" });
    const { phrase: another } = await two.call("makePhrase", {});
    await expect(two.create({ phrase: another, passphrase, hint: "" })).rejects.toThrow("changed");
    expect(two.state().status).toBe("locked");
    expect(await codeOf(two.seal("conversation", "one", {}))).toBe("locked");
  });

  test("is brought back by its words, with everything in it", async () => {
    const { vault, phrase } = await made();
    const record = await vault.seal("conversation", "one", { words: "kept" });
    await vault.lock();
    await vault.recover({ phrase, passphrase: "green lamp monday", hint: "" });
    expect(await vault.open("conversation", "one", record)).toEqual({ words: "kept" });
  });

  test("notes the day of a proof, and none for wrong words", async () => {
    const { vault, phrase } = await made();
    const { phrase: another } = await vault.call("makePhrase", {});
    expect(await vault.provePhrase(another)).toBe(false);
    expect(vault.state().wrap?.lastDrillAt).toBeNull();
    expect(await vault.provePhrase(phrase)).toBe(true);
    expect(vault.state().wrap?.lastDrillAt).not.toBeNull();
  });

  test("closes when somebody else signs in", async () => {
    const { vault } = await made();
    who.uid = "ben";
    await vault.load();
    expect(vault.state().status).not.toBe("open");
    expect(await codeOf(vault.seal("conversation", "one", {}))).toBe("locked");
  });
});
