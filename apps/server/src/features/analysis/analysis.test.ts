import { randomUUID } from "node:crypto";
import { errors } from "@app/contract/error-catalogue";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { userAnalysis } from "../../db/schema/kept.ts";
import { users } from "../../db/schema/people.ts";
import {
  type AnalysisApp,
  conversation,
  createAnalysisApp,
  openedConversations,
} from "../../testing/analysis-app.ts";

let app: AnalysisApp;
beforeAll(async () => {
  app = await createAnalysisApp();
});
afterAll(() => app.test.close());

describe("starting an analysis", () => {
  it("is for paid and pro people, and says so in the catalogue's words", async () => {
    const member = await app.test.account();
    await expect(app.start(member)).rejects.toMatchObject({ status: 403, code: "not_in_plan" });
    const response = await app.test.inject("/api/start-analysis", { method: "POST" });
    expect([response.status, ((await response.json()) as { detail: string }).detail]).toEqual([
      401,
      "User not authenticated. Cannot start deep analysis",
    ]);
  });

  it("is refused in another person's name", async () => {
    const [ana, ben] = [await app.payer(), await app.payer()];
    await expect(
      ana.client.analysis.start({
        user_id: ben.uid,
        passphrase: null,
        opened: openedConversations,
      }),
    ).rejects.toMatchObject({ status: 403 });
  });

  it("takes five saved sessions, says how many there are, and counts nothing before", async () => {
    const person = await app.payer();
    expect((await person.client.analysis.standing({})).missing_sessions).toBe(5);
    await app.saveSummaries(person, 2);
    await expect(app.start(person, openedConversations.slice(0, 2))).rejects.toMatchObject({
      code: "analysis_too_few",
      message: expect.stringContaining("There are 4 saved sessions"),
    });
    expect((await person.client.analysis.standing({})).missing_sessions).toBe(3);
    expect(await app.used(person)).toBe(0);
  });

  it("twice at once is one task and one use", async () => {
    const person = await app.payer();
    const held = app.holdNext();
    const [one, two] = await Promise.all([app.start(person), app.start(person)]);
    expect(one.task_id).toBe(two.task_id);
    expect((await person.client.analysis.standing({})).running_task_id).toBe(one.task_id);
    held.goOn();
    await app.settled();
    expect(await app.used(person)).toBe(1);
    expect((await person.client.analysis.reports({})).reports).toHaveLength(1);
  });

  it("needs no passphrase, and neither stores nor logs one that comes", async () => {
    const person = await app.payer();
    await app.saveSummaries(person, 5);
    const secret = `never-to-be-seen-${randomUUID()}`;
    const { read_from } = await person.client.analysis.start({
      user_id: person.uid,
      passphrase: secret,
    });
    await app.settled();
    expect(read_from).toBe("summaries");
    expect(app.test.logLines.join("\n")).not.toContain(secret);
    const { rows } = await app.test.database.pool.query(
      "select to_json(t)::text as row from analysis_tasks t where uid = $1",
      [person.uid],
    );
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it("does not put what was opened anywhere but into the sealed report", async () => {
    const person = await app.payer();
    const words = "My mum keeps a heron in the bathroom and I worry.";
    await app.start(person, [...openedConversations, conversation(9, words)]);
    await app.settled();
    expect(app.test.logLines.join("\n")).not.toContain("heron");
    const [row] = await app.test.database.db
      .select()
      .from(userAnalysis)
      .where(eq(userAnalysis.uid, person.uid));
    expect(row?.body.includes("heron")).toBe(false);
  });
});

describe("the uses of a month", () => {
  it("end at the plan's number, and begin anew with the next month", async () => {
    const person = await app.payer();
    const { service, runner } = app.test.dependencies.analysis;
    const before = app.test.clock.now;
    const input = { user_id: person.uid, opened: openedConversations };
    try {
      app.test.clock.now = new Date("2028-02-29T23:00:00Z");
      for (let index = 0; index < 4; index += 1) {
        await service.start(person.uid, input);
        await runner.idle();
      }
      await expect(service.start(person.uid, input)).rejects.toMatchObject({
        code: "analysis_limit",
        status: 429,
      });
      app.test.clock.now = new Date("2028-03-01T00:30:00Z");
      expect((await service.standing(person.uid)).used_this_month).toBe(0);
      await service.start(person.uid, input);
      await runner.idle();
      expect((await service.standing(person.uid)).used_this_month).toBe(1);
      // A clock that jumps back gives nothing away and takes nothing.
      app.test.clock.now = new Date("2028-02-28T12:00:00Z");
      expect((await service.standing(person.uid)).used_this_month).toBe(1);
      const [row] = await app.test.database.db
        .select()
        .from(users)
        .where(eq(users.uid, person.uid));
      expect(row?.analysisCycle).toBe("2028-03");
    } finally {
      app.test.clock.now = before;
    }
  });

  it("come back when it is stopped, once, and nothing is kept", async () => {
    const person = await app.payer();
    const held = app.holdNext();
    const { task_id } = await app.start(person);
    await held.reached;
    expect(await app.used(person)).toBe(1);
    const stopped = await person.client.analysis.stop({ taskId: task_id });
    await person.client.analysis.stop({ taskId: task_id });
    held.goOn();
    await app.settled();
    expect(stopped.status).toBe("stopped");
    expect(await app.used(person)).toBe(0);
    expect((await person.client.analysis.reports({})).reports).toEqual([]);
  });
});

describe("the progress of an analysis", () => {
  it("is told live, goes up and ends with the report", async () => {
    const person = await app.payer();
    const held = app.holdNext();
    const { task_id } = await app.start(person);
    await held.reached;
    const told: [string, number][] = [];
    for await (const event of person.client.analysis.follow({ taskId: task_id })) {
      if (event.type !== "progress") throw new Error("no error was expected");
      told.push([event.status, event.progress]);
      held.goOn();
    }
    expect(told[0]?.[0]).toBe("running");
    expect(told.at(-1)).toEqual(["done", 1]);
    const progress = told.map(([, value]) => value);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  });

  it("is nobody else's, and a task without an id is asked for in the spec's words", async () => {
    const [ana, ben] = [await app.payer(), await app.payer()];
    const { task_id } = await app.start(ana);
    await app.settled();
    await expect(ben.client.analysis.status({ taskId: task_id })).rejects.toMatchObject({
      status: 404,
    });
    await expect(ana.client.analysis.status({ taskId: " " })).rejects.toMatchObject({
      message: errors.task_id_required.detail,
    });
  });
});
