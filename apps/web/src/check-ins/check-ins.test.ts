import type { CheckIn } from "@app/contract/calls/check-ins";
import { ApiError } from "@app/contract/client";
import { VaultError } from "@app/vault/vault-error";
import { describe, expect, test } from "vitest";
import { type CheckInsSettings, createCheckIns } from "./check-ins.ts";

const taken = (id: string, at = "2026-03-01T08:00:00.000Z"): CheckIn => ({
  id: `check-in-${id}`,
  at,
  day: at.slice(0, 10),
  entry: { kind: "mood", pleasant: 1, energy: 0, word: "Calm", note: null },
});

type Status = "none" | "locked" | "open" | "no-account";
type Given = { status: Status; server?: CheckIn[]; vault?: CheckIn[]; signedIn?: boolean };

/** A server and a vault of lists; what is sealed is its own JSON. */
const make = ({ status, server = [], vault = [], signedIn = true }: Given) => {
  const held = { status, server: [...server], vault: [...vault], signedIn, refuses: false };
  const settings = {
    calls: {
      list: async () => ({ check_ins: held.server, next_before: null }),
      keep: async ({ country, ...given }: CheckIn & { country?: string }) => {
        held.server.push(given);
        return {
          check_in: given,
          safety: { level: "crisis", category: null, helplines: [country] },
        };
      },
      remove: async ({ id }: { id: string }) => {
        if (held.refuses) throw new ApiError("no", 500, null);
        held.server = held.server.filter((each) => each.id !== id);
        return { removed: true as const };
      },
    },
    records: {
      listRecords: async () => ({
        records: held.vault.map((each) => ({ id: each.id, encryptedData: JSON.stringify(each) })),
        next_before: null,
      }),
      removeRecord: async ({ id }: { id: string }) => {
        held.vault = held.vault.filter((each) => each.id !== id);
        return { removed: true as const };
      },
    },
    vault: {
      state: () => ({ status: held.status, uid: "ana" }),
      load: async () => ({ status: held.status, uid: "ana" }),
      seal: async (_kind: string, _id: string, value: unknown) => ({
        encryptedData: JSON.stringify(value),
        iv: "",
        salt: "",
      }),
      open: async (_kind: string, _id: string, { encryptedData }: { encryptedData: string }) => {
        if (held.status !== "open") throw new VaultError("locked");
        return JSON.parse(encryptedData);
      },
    },
    outbox: {
      state: () => ({ waiting: [], lasting: true }),
      save: async (saves: { sealed: { encryptedData: string } }[]) => {
        held.vault.push(...saves.map(({ sealed }) => JSON.parse(sealed.encryptedData)));
        return "saved" as const;
      },
      discard: async () => undefined,
    },
    identity: {
      token: async () => (held.signedIn ? "token" : null),
      ensureSignedIn: async () => {
        held.signedIn = true;
        return "token";
      },
    },
    country: () => ({ country: "GB" }),
  } as unknown as CheckInsSettings; // only these are called
  return { checkIns: createCheckIns(settings), held };
};

const idsOf = (list: readonly CheckIn[]) => list.map(({ id }) => id);

describe("check-ins", () => {
  test("of somebody without a vault are kept by the server, the first one of a stranger too", async () => {
    const { checkIns, held } = make({ status: "no-account", signedIn: false });
    await checkIns.load();
    expect(checkIns.state()).toMatchObject({ status: "ready", kept: [] });
    await checkIns.keep(taken("one"));
    expect(held.signedIn).toBe(true);
    expect(idsOf(held.server)).toEqual(["check-in-one"]);
    expect(held.vault).toEqual([]);
  });

  test("of somebody with a vault never reach the server in the clear, locked or open", async () => {
    const { checkIns, held } = make({ status: "locked" });
    await checkIns.load();
    expect(checkIns.state().status).toBe("locked");
    await expect(checkIns.keep(taken("one"))).rejects.toMatchObject({ code: "locked" });
    expect([...held.server, ...held.vault]).toEqual([]);
    held.status = "open";
    await checkIns.keep(taken("one"));
    expect(held.server).toEqual([]);
    expect(idsOf(held.vault)).toEqual(["check-in-one"]);
  });

  test("come with help where the server could read them, and with none from a vault", async () => {
    const told = await make({ status: "none" }).checkIns.keep(taken("one"));
    expect(told.safety).toMatchObject({ level: "crisis", helplines: ["GB"] });
    expect(await make({ status: "open" }).checkIns.keep(taken("one"))).toEqual({ safety: null });
  });

  test("made before there was a vault move into it, and leave the server", async () => {
    const { checkIns, held } = make({
      status: "open",
      server: [taken("old", "2026-01-01T08:00:00.000Z")],
      vault: [taken("new")],
    });
    await checkIns.load();
    expect(idsOf(checkIns.state().kept)).toEqual(["check-in-old", "check-in-new"]);
    expect(held.server).toEqual([]);
    expect(idsOf(held.vault).sort()).toEqual(["check-in-new", "check-in-old"]);
    expect(checkIns.state().kept.map(({ where }) => where)).toEqual(["vault", "vault"]);
  });

  test("are out of sight again once the vault is locked", async () => {
    const { checkIns, held } = make({ status: "open", vault: [taken("one")] });
    await checkIns.load();
    expect(checkIns.state().kept).toHaveLength(1);
    held.status = "locked";
    await checkIns.load();
    expect(checkIns.state()).toMatchObject({ status: "locked", kept: [] });
  });

  test("kept again under the same id are one, with what was added", async () => {
    const { checkIns } = make({ status: "none" });
    await checkIns.load();
    await checkIns.keep(taken("one"));
    const noted = { ...taken("one"), day: "2026-03-02" };
    await checkIns.keep(noted);
    expect(checkIns.state().kept).toEqual([{ ...noted, where: "server" }]);
  });

  test("that were removed come back by undo, and when the server would not", async () => {
    const { checkIns, held } = make({ status: "none", server: [taken("one")] });
    await checkIns.load();
    const offers: { undo: () => void; commit: () => void }[] = [];
    const undoable = { offer: (offer: (typeof offers)[number]) => offers.push(offer) };
    checkIns.remove("check-in-one", undoable, "Removed");
    expect(checkIns.state().kept).toEqual([]);
    offers[0]?.undo();
    expect(checkIns.state().kept).toHaveLength(1);
    held.refuses = true;
    checkIns.remove("check-in-one", undoable, "Removed");
    offers[1]?.commit();
    await expect.poll(() => checkIns.state().kept.length).toBe(1);
    expect(checkIns.state().problem).not.toBeNull();
  });
});
