import { limits } from "@app/contract/limits";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { userAnalysis } from "../../db/schema/kept.ts";
import { type AnalysisApp, createAnalysisApp } from "../../testing/analysis-app.ts";

let app: AnalysisApp;
beforeAll(async () => {
  app = await createAnalysisApp();
});
afterAll(() => app.test.close());

describe("a report", () => {
  it("cites the sessions each claim rests on, and reads as text too", async () => {
    const report = await app.reportOf(await app.payer());
    const known = new Set(report.content.sources.map(({ id }) => id));
    expect(report.content.claims.length).toBeGreaterThan(5);
    for (const { source_ids, why } of report.content.claims) {
      expect(source_ids.every((id) => known.has(id))).toBe(true);
      expect(why).toMatch(/\w/);
    }
    const suggested = report.content.claims.filter(({ part }) => part === "suggestions");
    expect(suggested).toHaveLength(limits.analysis.suggestions);
    expect(report.text).toContain("What seems to have helped");
  });

  it("is rewritten by a dispute: the claim goes, and what rests on it", async () => {
    const person = await app.payer();
    const report = await app.reportOf(person);
    const helped = report.content.claims.find(({ part }) => part === "helped");
    const resting = report.content.claims.find(({ rests_on }) =>
      rests_on.includes(helped?.key ?? ""),
    );
    if (!helped || !resting) throw new Error("the report has neither");
    const words = "It was the holiday.";
    const after = await person.client.analysis.dispute({
      id: report.id,
      claimId: helped.id,
      words,
    });
    expect(after.content.claims.find(({ id }) => id === helped.id)?.disputed?.words).toBe(words);
    expect(after.content.claims.some(({ id }) => id === resting.id)).toBe(false);
    expect(
      after.content.claims.filter(
        ({ part, disputed }) => part === "suggestions" && disputed === null,
      ),
    ).toHaveLength(limits.analysis.suggestions);
    expect(after.text).toContain(words);
    expect(after.text).not.toContain(helped.text);

    const next = await app.reportOf(person);
    expect(next.content.claims.some(({ key }) => key === helped.key)).toBe(false);

    const back = await person.client.analysis.dispute({
      id: report.id,
      claimId: helped.id,
      disputed: false,
    });
    expect(back.content.claims).toEqual(report.content.claims);
  });

  it("is nobody else's, to read, to dispute or to delete", async () => {
    const [ana, ben] = [await app.payer(), await app.payer()];
    const { id, content } = await app.reportOf(ana);
    const claimId = content.claims[0]?.id ?? "";
    const refused = { status: 404 };
    await expect(ben.client.analysis.report({ id })).rejects.toMatchObject(refused);
    await expect(ben.client.analysis.dispute({ id, claimId })).rejects.toMatchObject(refused);
    await expect(ben.client.analysis.removeReport({ id })).rejects.toMatchObject(refused);
    expect((await ana.client.analysis.report({ id })).id).toBe(id);
  });

  it("in the wrong hands is noticed", async () => {
    const [ana, ben] = [await app.payer(), await app.payer()];
    const { id } = await app.reportOf(ana);
    await app.test.database.db
      .update(userAnalysis)
      .set({ uid: ben.uid })
      .where(eq(userAnalysis.id, id));
    await expect(ben.client.analysis.report({ id })).rejects.toMatchObject({
      message: "Report data integrity issue",
    });
  });

  it("is deleted for good", async () => {
    const person = await app.payer();
    const { id } = await app.reportOf(person);
    await person.client.analysis.removeReport({ id });
    await expect(person.client.analysis.report({ id })).rejects.toMatchObject({ status: 404 });
    expect((await person.client.analysis.reports({})).reports).toEqual([]);
  });
});
