import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestApp, type TestApp, type TestPerson } from "../../testing/test-app.ts";

let test: TestApp;
let person: TestPerson;
beforeAll(async () => {
  test = await createTestApp();
  person = await test.anonymous();
});
afterAll(() => test.close());

it("a summary is kept once a session, can be changed, and its flags never move back", async () => {
  const { session } = await person.client.sessions.create({});
  const save = (title: string) =>
    person.client.summaries.save({ threadId: session.id, title, message: "What was said." });
  const [first, second] = await Promise.all([save("A hard call"), save("A hard call")]);
  expect(first.summary.id).toBe(second.summary.id);
  expect(first.summary.id).toMatch(new RegExp(`^${session.id}-\\w+$`));
  const changed = await save("The call with my sister");
  expect(changed.session).toMatchObject({
    saved_summary: true,
    session_summary_saved: true,
    summary_title: "The call with my sister",
  });
  const { summaries } = await person.client.summaries.list({});
  expect(summaries.map(({ title, threadId }) => [title, threadId])).toEqual([
    ["The call with my sister", session.id],
  ]);
  await person.client.summaries.remove({ id: changed.summary.id });
  expect((await person.client.summaries.list({})).summaries).toEqual([]);
  expect((await person.client.sessions.read({ id: session.id })).session).toMatchObject({
    saved_summary: true,
    session_summary_saved: true,
  });
});

it("nobody saves a summary of another person's session", async () => {
  const { session } = await person.client.sessions.create({});
  const stranger = await test.anonymous();
  await expect(
    stranger.client.summaries.save({ threadId: session.id, title: "x", message: "y" }),
  ).rejects.toMatchObject({ status: 404, code: "session_not_found" });
});

it("a summary is unreadable in the database", async () => {
  const { session } = await person.client.sessions.create({});
  await person.client.summaries.save({
    threadId: session.id,
    title: "walnut-harbour",
    message: "walnut-harbour",
  });
  const { rows } = await test.database.pool.query(
    "select encode(title, 'escape') as title, encode(message, 'escape') as message from saved_summaries",
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain("walnut");
});
