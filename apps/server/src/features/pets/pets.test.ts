import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it("nobody is kept company who did not ask for it", async () => {
  const { client, uid } = await test.anonymous();
  expect(await client.pets.read({})).toEqual({ userId: uid, has_pet: false });
});

it("whoever takes it along has it until they let it go, and nobody else has it", async () => {
  const [ana, ben] = [await test.account(), await test.anonymous()];
  expect(await ana.client.pets.change({ has_pet: true })).toEqual({
    userId: ana.uid,
    has_pet: true,
  });
  await ana.client.pets.change({ has_pet: true });
  expect((await ana.client.pets.read({})).has_pet).toBe(true);
  expect((await ben.client.pets.read({})).has_pet).toBe(false);
  await ana.client.pets.change({ has_pet: false });
  expect((await ana.client.pets.read({})).has_pet).toBe(false);
});
