import { limits } from "@app/contract/limits";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const rows = async () =>
  (await test.database.pool.query("select * from error_logs order by created_at")).rows;

describe("the error log", () => {
  it("keeps what a page met, bounded, under the uid of the token and without the query", async () => {
    const person = await test.anonymous();
    await person.client.errorLog.log({
      user_id: "somebody-else",
      session_id: "session",
      error_message: "x".repeat(5_000),
      stack_trace: "at page.js:1",
      context: "talk",
      url: "http://localhost:3000/auth/reset-password?oobCode=secret#part",
      user_agent: "browser",
    });
    const [row] = await rows();
    expect(row).toMatchObject({
      uid: person.uid,
      session_id: "session",
      url: "http://localhost:3000/auth/reset-password",
    });
    expect(row.error_message).toHaveLength(limits.errorLog.messageMaxChars);
  });

  it("takes errors of pages without a sign-in", async () => {
    expect(await test.clientFor(null).errorLog.log({ error_message: "before sign-in" })).toEqual({
      logged: true,
    });
    expect((await rows()).at(-1)).toMatchObject({ uid: "", error_message: "before sign-in" });
  });

  it("slows a page down that reports in a loop", async () => {
    const client = test.clientFor(null);
    const answers = await Promise.allSettled(
      Array.from({ length: limits.errorLog.perMinute + 5 }, () =>
        client.errorLog.log({ error_message: "again" }),
      ),
    );
    const refused = answers.filter((answer) => answer.status === "rejected");
    expect(refused.length).toBeGreaterThanOrEqual(5);
    for (const answer of refused)
      expect(answer.reason).toMatchObject({ status: 429, code: "rate_limited" });
  });
});
