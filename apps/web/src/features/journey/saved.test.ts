import { VaultError } from "@app/vault/vault-error";
import { describe, expect, test } from "vitest";
import { createSaved, type SavedSettings } from "./saved.ts";

const listed = (id: string) => ({
  id,
  threadId: id,
  createdAt: "2026-11-01T10:00:00.000Z",
  updatedAt: "2026-11-01T10:00:00.000Z",
  sessionTitle: "Saved conversation",
  sessionType: "text" as const,
  encryptedDates: `${id}.iv.salt`,
  revision: 1,
  sizeChars: 1,
});

/** Sealed text is the id it was sealed under; `damaged` opens as nothing. */
const make = () => {
  const asked: string[] = [];
  const calls = {
    listConversations: async () => ({
      conversations: [listed("one"), listed("two"), listed("damaged")],
      next_before: null,
    }),
    readConversation: async ({ id }: { id: string }) => {
      asked.push(id);
      return { ...listed(id), encryptedData: id, iv: "iv", salt: "salt" };
    },
    listRecords: async () => ({ records: [], next_before: null }),
  } as unknown as SavedSettings["calls"]; // only these are called
  const vault: SavedSettings["vault"] = {
    open: async (kind, id) => {
      if (id === "damaged") throw new VaultError("damaged");
      const createdAt = "2026-11-01T10:00:00.000Z";
      if (kind === "conversation-heading") return { title: `About ${id}`, createdAt };
      return {
        title: `About ${id}`,
        createdAt,
        messages: [{ role: "user", content: `Say ${id}` }],
      };
    },
  };
  return { saved: createSaved({ calls, vault }), asked };
};

describe("what is saved", () => {
  test("shows its names only while the vault is open", async () => {
    const { saved } = make();
    await saved.load();
    expect(saved.state().titles.size).toBe(0);
    await saved.opened();
    expect(saved.state().titles.get("one")).toBe("About one");
    saved.locked();
    expect(saved.state().titles.size).toBe(0);
  });

  test("is searched without one record that fails hiding the others", async () => {
    const { saved } = make();
    await saved.load();
    await saved.search("say two");
    const { search } = saved.state();
    expect(search?.found.map(({ id }) => id)).toEqual(["two"]);
    expect(search?.closed).toBe(1);
  });

  test("is fetched once, and anew after a lock", async () => {
    const { saved, asked } = make();
    await saved.read("one");
    await saved.read("one");
    saved.locked();
    await saved.read("one");
    expect(asked).toEqual(["one", "one"]);
  });

  test("that was opened while the vault was being locked does not show", async () => {
    const { saved } = make();
    const reading = saved.read("one");
    saved.locked();
    await expect(reading).rejects.toMatchObject({ code: "locked" });
  });
});
