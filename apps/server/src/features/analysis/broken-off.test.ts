import { randomUUID } from "node:crypto";
import { errors } from "@app/contract/error-catalogue";
import { timings } from "@app/contract/timings";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { analysisTasks } from "../../db/schema/analysis.ts";
import { users } from "../../db/schema/people.ts";
import { type AnalysisApp, createAnalysisApp } from "../../testing/analysis-app.ts";
import type { TestPerson } from "../../testing/test-app.ts";

let app: AnalysisApp;
beforeAll(async () => {
  app = await createAnalysisApp();
});
afterAll(() => app.test.close());

describe("an analysis whose server died", () => {
  const lose = async (person: TestPerson, readFrom: "conversations" | "summaries") => {
    const id = randomUUID();
    const month = new Date().toISOString().slice(0, 7);
    await app.test.database.db.insert(analysisTasks).values({
      uid: person.uid,
      id,
      status: "running",
      stage: "reading",
      sourceCount: 5,
      readFrom,
      cycle: month,
      leaseUntil: new Date(Date.now() - 1_000),
    });
    await app.test.database.db
      .update(users)
      .set({ analysisMonthlyCount: 1, analysisCycle: month })
      .where(eq(users.uid, person.uid));
    return id;
  };

  it("goes on where it read summaries", async () => {
    const person = await app.payer();
    await app.saveSummaries(person, 5);
    const id = await lose(person, "summaries");
    await app.test.dependencies.analysis.runner.lookAfterLost();
    await app.settled();
    expect((await person.client.analysis.status({ taskId: id })).status).toBe("done");
    expect(await app.used(person)).toBe(1);
  });

  it("ends in words where the text was in its memory, and the use is given back once", async () => {
    const person = await app.payer();
    const id = await lose(person, "conversations");
    await app.test.dependencies.analysis.runner.lookAfterLost();
    await app.test.dependencies.analysis.runner.lookAfterLost();
    expect(await person.client.analysis.status({ taskId: id })).toMatchObject({
      status: "failed",
      detail: errors.analysis_broken_off.detail,
    });
    expect(await app.used(person)).toBe(0);
  });

  it("is left alone while its server is heard of", async () => {
    const person = await app.payer();
    const id = await lose(person, "conversations");
    await app.test.database.db
      .update(analysisTasks)
      .set({ leaseUntil: new Date(Date.now() + timings.analysis.leaseMs) })
      .where(and(eq(analysisTasks.uid, person.uid), eq(analysisTasks.id, id)));
    await app.test.dependencies.analysis.runner.lookAfterLost();
    expect((await person.client.analysis.status({ taskId: id })).status).toBe("running");
  });
});
describe("a server that stops", () => {
  it("leaves what can go on waiting, and ends the rest in words with the use given back", async () => {
    const own = await createAnalysisApp();
    try {
      const [reader, opener] = [await own.payer(), await own.payer()];
      await own.saveSummaries(reader, 5);
      const held = own.holdNext();
      const one = await reader.client.analysis.start({ user_id: reader.uid, passphrase: null });
      const two = await own.start(opener);
      await held.reached;
      await own.test.dependencies.analysis.runner.stop();
      held.goOn();
      expect((await reader.client.analysis.status({ taskId: one.task_id })).status).toBe("waiting");
      expect(await opener.client.analysis.status({ taskId: two.task_id })).toMatchObject({
        status: "failed",
        detail: errors.analysis_broken_off.detail,
      });
      expect([await own.used(reader), await own.used(opener)]).toEqual([1, 0]);
    } finally {
      await own.test.close();
    }
  });
});
