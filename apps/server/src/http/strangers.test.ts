import { getTableName } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { personalTables } from "../db/personal-tables.ts";
import { createMessageKeys, openKeyFile } from "../keys.ts";
import { everyCall, requestFor } from "../testing/every-call.ts";
import { fillTables, sealedWords } from "../testing/fill-tables.ts";
import { fieldsOf, sampleInput } from "../testing/sample-input.ts";
import { createTestApp, type TestApp, type TestPerson } from "../testing/test-app.ts";

let test: TestApp;
let victim: TestPerson;
let stranger: TestPerson;
/** Everything of theirs that no answer may hold. */
let theirs: string[];
/** Of it, what is an id. */
let ids: string[];
let before: Record<string, unknown[]>;

const rowsOf = async (uid: string): Promise<Record<string, unknown[]>> => {
  const rows: Record<string, unknown[]> = {};
  for (const { table } of personalTables) {
    const name = getTableName(table);
    const found = await test.database.pool.query(
      `select to_jsonb(t) as row from "${name}" t where uid = $1 order by to_jsonb(t)::text`,
      [uid],
    );
    rows[name] = found.rows.map(({ row }: { row: unknown }) => row);
  }
  return rows;
};

const stringsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

beforeAll(async () => {
  test = await createTestApp();
  victim = await test.account();
  const { session } = await victim.client.sessions.create({});
  await fillTables(
    test.database,
    createMessageKeys(openKeyFile(test.dataDir).messageKeys),
    victim.uid,
  );
  before = await rowsOf(victim.uid);
  const isUuid = /^[0-9a-f]{8}-[0-9a-f]{4}-/;
  const uuidsIn = (value: unknown) => stringsIn(value).filter((text) => isUuid.test(text));
  theirs = [...new Set([session.id, victim.uid, ...uuidsIn(before)])];
  const idColumns = Object.values(before)
    .flat()
    .flatMap((row) => Object.entries(row as object).filter(([name]) => isIdField.test(name)));
  ids = [...new Set([session.id, victim.uid, ...uuidsIn(idColumns.map(([, value]) => value))])];
});
afterAll(() => test.close());

const isIdField = /(^|_)(id|ids|token|task|key|who|uid)$/;
const idCalls = everyCall.filter(({ call }) => fieldsOf(call).some((name) => isIdField.test(name)));

/** Where the contract's own description is not enough to get past the schema. */
const known: Readonly<Record<string, Record<string, unknown>>> = {
  "appointments.add": { local: "2030-11-20T18:00", timeZone: "Europe/London" },
  "sessions.create": { session_type: "program", program_step: 1 },
};

/** Whoever asked to be gone is gone; the next call is another stranger's. */
const aliveStranger = async (): Promise<TestPerson> => {
  const asked = await test.inject("/api/users/me", {
    headers: { authorization: `Bearer ${stranger?.token ?? ""}` },
  });
  if (asked.status === 200) return stranger;
  stranger = await test.account();
  // Whoever may do more gets further in.
  await test.dependencies.membership.setPlan(stranger.uid, "pro", "given");
  return stranger;
};

describe("somebody who knows every id another person has", () => {
  it("has some to try, and calls to try them on", () => {
    expect(ids.length).toBeGreaterThan(20);
    expect(theirs.length).toBeGreaterThan(ids.length);
    expect(idCalls.length).toBeGreaterThan(30);
  });

  it.each(idCalls.map(({ name, call }) => [name, call] as const))(
    "learns nothing of theirs from %s",
    async (callName, call) => {
      const { token } = await aliveStranger();
      const names = fieldsOf(call).filter((field) => isIdField.test(field));
      for (const id of ids) {
        const input = { ...sampleInput(call), ...known[callName] };
        for (const name of names) input[name] = name.endsWith("ids") ? [id] : id;
        const { url, init } = requestFor(call, input, token);
        const response = await test.inject(url, init);
        const text = await response.text();
        expect(response.status, text.slice(0, 200)).toBeLessThan(500);
        // What its schema refuses would have proved nothing.
        expect(response.status, text.slice(0, 200)).not.toBe(400);
        expect(text).not.toContain(sealedWords);
        expect(theirs.filter((other) => other !== id && text.includes(other))).toEqual([]);
      }
    },
    60_000,
  );

  it("has changed nothing of theirs by all of it", async () => {
    expect(await rowsOf(victim.uid)).toEqual(before);
  });
});
