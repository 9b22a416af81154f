import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../testing/test-app.ts";

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it("lets in everybody of the first who come at once, with one key", async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => test.anonymous()));
  const begun = await Promise.all(people.map(({ client }) => client.sessions.create({})));
  expect(begun).toHaveLength(people.length);
  const { rows } = await test.database.pool.query("select id from identity.jwks");
  expect(rows).toHaveLength(1);
});
