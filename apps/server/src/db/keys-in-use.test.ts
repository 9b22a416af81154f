import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createMessageKeys } from "../keys.ts";
import { createTestDatabase } from "../testing/test-database.ts";
import { requireKeysInUse } from "./keys-in-use.ts";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => database.pool.query("delete from switches"));
afterAll(() => database.close());

const newKey = () => randomBytes(32).toString("base64");
const secret = newKey();
const start = (messageKeys: readonly string[], authSecret = secret) =>
  requireKeysInUse(
    database.db,
    { keys: createMessageKeys(() => messageKeys), secret: authSecret },
    new Date(),
  );

describe("a server starts", () => {
  it("on an empty database with any keys, and again with the same", async () => {
    const key = newKey();
    await start([key]);
    await start([key]);
  });

  it("not with other keys than those in use, whoever came first", async () => {
    const [one, two] = [newKey(), newKey()];
    const starts = await Promise.allSettled([start([one]), start([two])]);
    expect(starts.filter(({ status }) => status === "rejected")).toHaveLength(1);
    await expect(start([newKey()])).rejects.toThrow(/MESSAGE_KEYS/);
    await expect(start([one, two], newKey())).rejects.toThrow(/AUTH_SECRET/);
  });

  it("with a new key beside the old one, which can go when the new one leads everywhere", async () => {
    const [old, fresh] = [newKey(), newKey()];
    await start([old]);
    await expect(start([fresh])).rejects.toThrow(/MESSAGE_KEYS/);
    await start([old, fresh]);
    await start([fresh, old]);
    await start([fresh]);
    await expect(start([old])).rejects.toThrow(/MESSAGE_KEYS/);
  });

  it("and leaves nothing of the keys in the database", async () => {
    const key = newKey();
    await start([key]);
    const { rows } = await database.pool.query<{ value: string }>("select value from switches");
    expect(rows).toHaveLength(2);
    for (const { value } of rows) {
      expect(value.length).toBeLessThanOrEqual(16);
      expect(key + secret).not.toContain(value);
    }
  });
});
