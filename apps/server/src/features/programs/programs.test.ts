import { programs as written } from "@app/content/programs";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { refusalOf as errorOf } from "../../testing/refusal-of.ts";
import { say } from "../../testing/say.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const worry = written.find(({ id }) => id === "worry");
if (!worry) throw new Error("the programs were not read");

const refusalOf = async (call: Promise<unknown>) => (await errorOf(call)).code;

describe("following a program", () => {
  it("begins at the first step, and a step that is done leads to the next open one", async () => {
    const ana = await test.account();
    expect(await ana.client.programs.list({})).toEqual({ programs: [], completed: [] });
    await ana.client.programs.change({ id: "worry" });
    const { programs } = await ana.client.programs.change({ id: "worry", done_step: 1 });
    expect(programs).toMatchObject([
      { program_id: "worry", current_step: 2, done_steps: [1], paused: false },
    ]);
  });

  it("goes on at any step, and what is left out is still open", async () => {
    const ana = await test.account();
    await ana.client.programs.change({ id: "sleep", current_step: 5 });
    await ana.client.programs.change({ id: "sleep", done_step: 5 });
    const { programs } = await ana.client.programs.change({ id: "sleep", done_step: 6 });
    expect(programs).toMatchObject([{ current_step: 1, done_steps: [5, 6] }]);
    const again = await ana.client.programs.change({ id: "sleep", undone_step: 5 });
    expect(again.programs).toMatchObject([{ current_step: 5, done_steps: [6] }]);
  });

  it("rests as long as somebody likes, and going on ends the rest", async () => {
    const ana = await test.account();
    await ana.client.programs.change({ id: "grief", current_step: 3 });
    const rested = await ana.client.programs.change({ id: "grief", paused: true });
    expect(rested.programs).toMatchObject([{ current_step: 3, paused: true }]);
    const on = await ana.client.programs.change({ id: "grief", current_step: 3 });
    expect(on.programs).toMatchObject([{ current_step: 3, paused: false }]);
  });

  it("is completed with the last open step, once, and stays so when it is forgotten", async () => {
    const ana = await test.account();
    for (const step of [2, 1, 3, 5, 4, 5])
      await ana.client.programs.change({ id: "stress", done_step: step });
    const { completed } = await ana.client.programs.list({});
    expect(completed).toEqual(["stress"]);
    expect(await ana.client.programs.forget({ id: "stress" })).toEqual({
      programs: [],
      completed: ["stress"],
    });
  });

  it("begins once, however many tabs begin it in the same moment", async () => {
    const ana = await test.account();
    await Promise.all(
      [1, 2, 3, 4].map((step) => ana.client.programs.change({ id: "anger", done_step: step })),
    );
    const { programs } = await ana.client.programs.list({});
    expect(programs).toMatchObject([{ program_id: "anger", done_steps: [1, 2, 3, 4] }]);
  });

  it("takes every step that tabs tick in the same moment, in one that was begun before", async () => {
    const steps = [1, 2, 3, 4, 5];
    // Who is faster than whom is never the same, so it is tried several times.
    for (let round = 0; round < 8; round++) {
      const ana = await test.account();
      await ana.client.programs.change({ id: "anger" });
      await Promise.all(
        steps.map((step) => ana.client.programs.change({ id: "anger", done_step: step })),
      );
      expect(await ana.client.programs.list({})).toMatchObject({
        programs: [{ program_id: "anger", done_steps: steps }],
        completed: ["anger"],
      });
    }
  });

  it("answers with what a list would say, the one that was changed first", async () => {
    const ana = await test.account();
    for (const id of ["worry", "sleep", "grief"] as const) {
      test.clock.now = new Date(test.clock.now.getTime() + 1_000);
      await ana.client.programs.change({ id });
    }
    test.clock.now = new Date(test.clock.now.getTime() + 1_000);
    const answer = await ana.client.programs.change({ id: "worry", done_step: 1 });
    expect(answer.programs.map(({ program_id }) => program_id)).toEqual([
      "worry",
      "grief",
      "sleep",
    ]);
    expect(await ana.client.programs.list({})).toEqual(answer);
  });

  it("refuses a program or a step there is not", async () => {
    const ana = await test.account();
    expect(await refusalOf(ana.client.programs.change({ id: "nothing" }))).toBe(
      "program_not_found",
    );
    expect(await refusalOf(ana.client.programs.change({ id: "anger", done_step: 6 }))).toBe(
      "program_not_found",
    );
    expect(await refusalOf(ana.client.programs.forget({ id: "constructor" }))).toBe(
      "program_not_found",
    );
  });

  it("needs an account; without one there is nothing to list, and nothing is refused", async () => {
    const nobody = await test.anonymous();
    expect(await nobody.client.programs.list({})).toEqual({ programs: [], completed: [] });
    expect(await refusalOf(nobody.client.programs.change({ id: "worry" }))).toBe(
      "account_required",
    );
  });

  it("is nobody else's, and the rows do not say which program it is", async () => {
    const [ana, ben] = [await test.account(), await test.account()];
    await ana.client.programs.change({ id: "loneliness" });
    expect((await ben.client.programs.list({})).programs).toEqual([]);
    const { rows } = await test.database.db.execute<{ row: string }>(
      sql`select encode(body, 'escape') as row from program_progress where uid = ${ana.uid}`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain("loneliness");
  });
});

describe("a program session", () => {
  it("carries its program and step, and the guide asks the step's questions in order", async () => {
    const ana = await test.account();
    const { session, messages } = await ana.client.sessions.create({
      session_type: "program",
      program_id: "worry",
      program_step: 2,
    });
    expect(session).toMatchObject({ program_id: "worry", program_step: 2 });
    const talk = worry.steps[1]?.talk;
    if (!talk) throw new Error("the step was not read");
    expect(messages[0]?.content).toContain(talk.opening);

    const first = await say(ana, session.id, "The rent is short and I keep thinking mum is ill.");
    expect(first.text).toContain(talk.followUps[0]);
    const second = await say(
      ana,
      session.id,
      "The rent I can do something about. Mum is a what if.",
    );
    expect(second.text).toContain(talk.followUps[1]);
    const third = await say(ana, session.id, "I could ring the landlord on Monday.");
    expect(third.text).toContain(talk.closing);
    expect((await ana.client.sessions.read({ id: session.id })).session.program_step).toBe(2);
  });

  it("refuses a step there is not, and a program outside a program session", async () => {
    const ana = await test.account();
    const start = (input: { program_id: string; program_step?: number }) =>
      refusalOf(ana.client.sessions.create({ session_type: "program", ...input }));
    expect(await start({ program_id: "worry", program_step: 8 })).toBe("program_not_found");
    expect(await start({ program_id: "worry" })).toBe("program_not_found");
    expect(
      await refusalOf(ana.client.sessions.create({ program_id: "worry", program_step: 1 })),
    ).toBe("invalid_input");
  });

  it("is not open to somebody without an account", async () => {
    const nobody = await test.anonymous();
    expect(
      await refusalOf(
        nobody.client.sessions.create({
          session_type: "program",
          program_id: "worry",
          program_step: 1,
        }),
      ),
    ).toBe("account_required");
  });
});
