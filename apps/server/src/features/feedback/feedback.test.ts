import { errors } from "@app/contract/error-catalogue";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fromElsewhere } from "../../testing/from-elsewhere.ts";
import { makeStaff } from "../../testing/make-staff.ts";
import { refusalOf } from "../../testing/refusal-of.ts";
import { createTestApp, type TestApp, type TestPerson } from "../../testing/test-app.ts";

let test: TestApp;
let moderator: TestPerson;
beforeAll(async () => {
  test = await createTestApp({ env: { TRUST_PROXY: "true" } });
  moderator = await makeStaff(test, "moderator");
});
afterAll(() => test.close());

const listed = async () => (await moderator.client.desk.feedback({})).feedback;
const totals = async () =>
  Object.fromEntries(
    (await moderator.client.desk.counts({})).totals.map(({ name, value }) => [name, value]),
  );

describe("feedback", () => {
  it("is taken without a sign-in, sealed, and belongs to nobody by default", async () => {
    const feedback = "It helped me to sleep.";
    const sent = await fromElsewhere(test).feedback.submit({ satisfaction: 5, feedback });
    expect(sent).toEqual({ received: true, safety: null });
    expect((await listed())[0]).toMatchObject({
      uid: "",
      name: "Anonymous",
      satisfaction: 5,
      feedback,
    });
    const { rows } = await test.database.pool.query("select * from feedback_submissions");
    expect(rows[0].uid).toBe("Anonymous");
    expect(rows[0].feedback_text.toString("latin1")).not.toContain("sleep");
  });

  it("belongs to whoever the token says, and only where they did not choose to be nobody", async () => {
    const person = await test.account();
    const said = { satisfaction: 3, feedback: "It is all right." };
    await person.client.feedback.submit({ ...said, name: "Ana", user_id: "somebody-else" });
    expect((await listed())[0]).toMatchObject({ uid: person.uid, name: "Ana" });
    await person.client.feedback.submit(said);
    expect((await listed())[0]).toMatchObject({ uid: "", name: "Anonymous" });
  });

  it("is counted as content or not, the middle as neither", async () => {
    const before = await totals();
    for (const satisfaction of [1, 2, 3, 4, 5])
      await fromElsewhere(test).feedback.submit({ satisfaction, feedback: "So so." });
    const after = await totals();
    const grew = (name: string) => (after[name] ?? 0) - (before[name] ?? 0);
    expect([grew("feedback_positive"), grew("feedback_negative")]).toEqual([2, 2]);
  });

  it("that is not whole is refused in the specification's words", async () => {
    for (const wrong of [
      { satisfaction: 0, feedback: "x" },
      { satisfaction: 6, feedback: "x" },
      { satisfaction: 3, feedback: "  " },
    ])
      expect(await refusalOf(fromElsewhere(test).feedback.submit(wrong))).toMatchObject({
        message: errors.feedback_invalid.detail,
      });
  });

  it("can be marked as read", async () => {
    const [{ id, uid } = { id: "", uid: "" }] = await listed();
    await moderator.client.desk.finishFeedback({ id, uid, done: true });
    expect((await listed()).map((row) => row.id)).not.toContain(id);
  });

  it("shows help to somebody in danger", async () => {
    const { safety } = await fromElsewhere(test).feedback.submit({
      satisfaction: 1,
      feedback: "I want to kill myself",
      country: "AT",
    });
    expect(safety?.level).toBe("crisis");
    expect(safety?.helplines.map(({ country }) => country)).toContain("AT");
  });
});
