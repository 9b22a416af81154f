import { randomUUID } from "node:crypto";
import { lastSessionField } from "@app/contract/brand";
import { limits } from "@app/contract/limits";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { madeUpEnvelope } from "../../testing/made-up-envelope.ts";
import { readReply } from "../../testing/read-reply.ts";
import { createTestApp, type TestApp, type TestPerson } from "../../testing/test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

describe("the last session", () => {
  it("is the open one to come back to, and 404 when there is none", async () => {
    const ana = await test.account();
    await expect(ana.client.account.lastSession({})).rejects.toMatchObject({ status: 404 });
    const { session } = await ana.client.sessions.create({});
    expect(await ana.client.account.lastSession({})).toEqual({ [lastSessionField]: session.id });
    await readReply(ana.client.sessions.end({ id: session.id }));
    await expect(ana.client.account.lastSession({})).rejects.toMatchObject({ status: 404 });
  });

  it("is forgotten for an account, and passed over for an anonymous person", async () => {
    const ana = await test.account();
    await ana.client.sessions.create({});
    expect(await ana.client.account.clearLastSession({})).toEqual({ cleared: true });
    expect(await ana.client.account.clearLastSession({})).toEqual({ cleared: false });
    await expect(ana.client.account.lastSession({})).rejects.toMatchObject({ status: 404 });

    const nobody = await test.anonymous();
    const { session } = await nobody.client.sessions.create({});
    expect(await nobody.client.account.clearLastSession({})).toEqual({ cleared: false });
    expect(await nobody.client.account.lastSession({})).toEqual({
      [lastSessionField]: session.id,
    });
  });
});

describe("one's own rows", () => {
  const talk = async (who: TestPerson) => {
    const { session } = await who.client.sessions.create({});
    await readReply(
      who.client.sessions.respond({ id: session.id, content: "walnut-harbour was long ago." }),
    );
    return session.id;
  };
  const everything = async (who: TestPerson) => {
    const { tables } = await who.client.account.rawTables({});
    return Promise.all(
      tables.map(async ({ name, rows: count }) => {
        const answer = await who.client.account.rawRows({ table: name });
        expect([name, answer.rows.length]).toEqual([name, Math.min(count, limits.raw.pageDefault)]);
        return { name, ...answer };
      }),
    );
  };

  it("are shown as the server holds them: the words sealed, the keys to a sign-in withheld", async () => {
    const ana = await test.account("ana.looks@mail.example");
    await talk(ana);
    const envelope = madeUpEnvelope(4_000);
    await ana.client.vault.saveRecord({ kind: "check-in", id: randomUUID(), ...envelope });
    const shown = await everything(ana);
    const table = (name: string) => shown.find((entry) => entry.name === name);
    expect(table("session_messages")?.rows).toHaveLength(3);
    expect(table("session_messages")?.rows[0]?.["body"]).toMatch(/^\\x[0-9a-f]{60,}/);
    expect(table("session_messages")?.columns).toContainEqual({
      name: "body",
      held: "sealed_by_server",
    });
    expect(table("users")?.rows[0]).toMatchObject({ email: "ana.looks@mail.example" });
    const kept = table("vault_records")?.rows[0]?.["encrypted_data"] ?? "";
    expect(kept.startsWith(envelope.encryptedData.slice(0, limits.raw.valueMaxChars))).toBe(true);
    expect(kept).toContain(`${envelope.encryptedData.length} bytes`);
    expect(table("identity.session")?.rows[0]?.["token"]).toBe("(withheld)");
    expect(table("identity.account")?.rows[0]?.["password"]).toBe("(withheld)");
    expect(JSON.stringify(shown)).not.toContain("walnut");
    for (const part of ana.cookie.split(/[=;.]/).filter((text) => text.length > 20))
      expect(JSON.stringify(shown)).not.toContain(decodeURIComponent(part));
  });

  it("are nobody else's", async () => {
    const [ana, ben] = await Promise.all([test.account(), test.anonymous()]);
    await Promise.all([talk(ana), talk(ben)]);
    const shown = JSON.stringify(await everything(ben));
    expect(shown).toContain(ben.uid);
    expect(shown).not.toContain(ana.uid);
  });

  it("come in pages that neither miss nor repeat one", async () => {
    const ana = await test.account();
    for (let time = 0; time < 3; time++) await talk(ana);
    const whole = await ana.client.account.rawRows({ table: "session_messages", limit: 50 });
    expect(whole.rows).toHaveLength(9);
    const seen: unknown[] = [];
    let before: string | undefined;
    do {
      const page: { rows: unknown[]; next_before: string | null } =
        await ana.client.account.rawRows({
          table: "session_messages",
          limit: 4,
          ...(before ? { before } : {}),
        });
      seen.push(...page.rows);
      before = page.next_before ?? undefined;
    } while (before);
    expect(seen).toEqual(whole.rows);
  });

  it("are of tables that hold something of people, and no others", async () => {
    const ana = await test.account();
    for (const table of ["counters", "identity.jwks", "identity.verification", "pg_shadow", "x;y"])
      await expect(ana.client.account.rawRows({ table })).rejects.toMatchObject({ status: 404 });
    for (const before of ["nonsense", Buffer.from('["a","b"]').toString("base64url")])
      await expect(
        ana.client.account.rawRows({ table: "session_messages", before }),
      ).rejects.toMatchObject({ status: 400 });
  });
});
