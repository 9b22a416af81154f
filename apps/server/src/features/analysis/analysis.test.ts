import { randomUUID } from "node:crypto";
import type { Companion } from "@app/companion/companion";
import type { OpenedConversation } from "@app/contract/calls/analysis";
import { errors } from "@app/contract/errors";
import { limits } from "@app/contract/limits";
import { timings } from "@app/contract/timings";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { analysisTasks } from "../../db/schema/analysis.ts";
import { userAnalysis } from "../../db/schema/kept.ts";
import { users } from "../../db/schema/people.ts";
import {
  createTestApp,
  quickGuide,
  type TestApp,
  type TestPerson,
} from "../../testing/test-app.ts";

/** Lets a test hold an analysis where it is, as a long one would be. */
const hold: { until: Promise<void> | null; reached: () => void } = {
  until: null,
  reached: () => undefined,
};
const guide = quickGuide();
const companion: Companion = {
  ...guide,
  analyse: async (request) => {
    request.onProgress("reading", 1);
    if (hold.until) {
      hold.reached();
      request.signal.throwIfAborted();
      await Promise.race([
        hold.until,
        new Promise<never>((_, reject) => {
          request.signal.addEventListener("abort", () => reject(request.signal.reason));
        }),
      ]);
    }
    return guide.analyse(request);
  },
};

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ companion });
});
afterAll(() => test.close());

const conversation = (index: number, text: string): OpenedConversation => ({
  id: `thread-${index}`,
  title: `Talk ${index}`,
  at: new Date(Date.UTC(2026, 0, index + 1)).toISOString(),
  texts: [text],
});

const opened = [
  "I can't sleep and I worry about my mum.",
  "My boss shouted at me. I should have said something.",
  "I told my sister about it and that helped.",
  "I feel calmer. I went for a walk and it helped.",
  "I said no to my boss and I was proud.",
].map((text, index) => conversation(index, text));

const payer = async (plan: "paid" | "pro" = "paid"): Promise<TestPerson> => {
  const person = await test.account();
  await test.dependencies.membership.setPlan(person.uid, plan, "given");
  return person;
};

const start = ({ client, uid }: TestPerson, conversations = opened) =>
  client.analysis.start({ user_id: uid, passphrase: null, opened: conversations });

const settled = () => test.dependencies.analysis.runner.idle();

const used = async ({ client }: TestPerson) =>
  (await client.users.me({})).deepAnalysisUsage.monthlyCount;

const reportOf = async (person: TestPerson) => {
  const { task_id } = await start(person);
  await settled();
  const { report_id } = await person.client.analysis.status({ taskId: task_id });
  return person.client.analysis.report({ id: report_id ?? "" });
};

const saveSummaries = async ({ client }: TestPerson, count: number) => {
  for (let index = 0; index < count; index += 1) {
    const { session } = await client.sessions.create({});
    await client.summaries.save({
      threadId: session.id,
      title: `Summary ${index}`,
      message: "You talked about your mum. You feel worried and tired.",
    });
  }
};

/** Holds the next analysis, and answers how to let it go on. */
const holdNext = (): { reached: Promise<void>; goOn: () => void } => {
  let goOn: () => void = () => undefined;
  const reached = new Promise<void>((resolve) => {
    hold.reached = resolve;
  });
  hold.until = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  return {
    reached,
    goOn: () => {
      hold.until = null;
      goOn();
    },
  };
};

describe("starting an analysis", () => {
  it("is for paid and pro people, and says so in the catalogue's words", async () => {
    const member = await test.account();
    await expect(start(member)).rejects.toMatchObject({ status: 403, code: "not_in_plan" });
    const response = await test.inject("/api/start-analysis", { method: "POST" });
    expect([response.status, ((await response.json()) as { detail: string }).detail]).toEqual([
      401,
      "User not authenticated. Cannot start deep analysis",
    ]);
  });

  it("is refused in another person's name", async () => {
    const [ana, ben] = [await payer(), await payer()];
    await expect(
      ana.client.analysis.start({ user_id: ben.uid, passphrase: null, opened }),
    ).rejects.toMatchObject({ status: 403 });
  });

  it("takes five saved sessions, says how many there are, and counts nothing before", async () => {
    const person = await payer();
    expect((await person.client.analysis.standing({})).missing_sessions).toBe(5);
    await saveSummaries(person, 2);
    await expect(start(person, opened.slice(0, 2))).rejects.toMatchObject({
      code: "analysis_too_few",
      message: expect.stringContaining("There are 4 saved sessions"),
    });
    expect((await person.client.analysis.standing({})).missing_sessions).toBe(3);
    expect(await used(person)).toBe(0);
  });

  it("twice at once is one task and one use", async () => {
    const person = await payer();
    const held = holdNext();
    const [one, two] = await Promise.all([start(person), start(person)]);
    expect(one.task_id).toBe(two.task_id);
    expect((await person.client.analysis.standing({})).running_task_id).toBe(one.task_id);
    held.goOn();
    await settled();
    expect(await used(person)).toBe(1);
    expect((await person.client.analysis.reports({})).reports).toHaveLength(1);
  });

  it("needs no passphrase, and neither stores nor logs one that comes", async () => {
    const person = await payer();
    await saveSummaries(person, 5);
    const secret = `never-to-be-seen-${randomUUID()}`;
    const { read_from } = await person.client.analysis.start({
      user_id: person.uid,
      passphrase: secret,
    });
    await settled();
    expect(read_from).toBe("summaries");
    expect(test.logLines.join("\n")).not.toContain(secret);
    const { rows } = await test.database.pool.query(
      "select to_json(t)::text as row from analysis_tasks t where uid = $1",
      [person.uid],
    );
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it("does not put what was opened anywhere but into the sealed report", async () => {
    const person = await payer();
    const words = "My mum keeps a heron in the bathroom and I worry.";
    await start(person, [...opened, conversation(9, words)]);
    await settled();
    expect(test.logLines.join("\n")).not.toContain("heron");
    const [row] = await test.database.db
      .select()
      .from(userAnalysis)
      .where(eq(userAnalysis.uid, person.uid));
    expect(row?.body.includes("heron")).toBe(false);
  });
});

describe("the uses of a month", () => {
  it("end at the plan's number, and begin anew with the next month", async () => {
    const person = await payer();
    const { service, runner } = test.dependencies.analysis;
    const before = test.clock.now;
    const input = { user_id: person.uid, opened };
    try {
      test.clock.now = new Date("2028-02-29T23:00:00Z");
      for (let index = 0; index < 4; index += 1) {
        await service.start(person.uid, input);
        await runner.idle();
      }
      await expect(service.start(person.uid, input)).rejects.toMatchObject({
        code: "analysis_limit",
        status: 429,
      });
      test.clock.now = new Date("2028-03-01T00:30:00Z");
      expect((await service.standing(person.uid)).used_this_month).toBe(0);
      await service.start(person.uid, input);
      await runner.idle();
      expect((await service.standing(person.uid)).used_this_month).toBe(1);
      // A clock that jumps back gives nothing away and takes nothing.
      test.clock.now = new Date("2028-02-28T12:00:00Z");
      expect((await service.standing(person.uid)).used_this_month).toBe(1);
      const [row] = await test.database.db.select().from(users).where(eq(users.uid, person.uid));
      expect(row?.analysisCycle).toBe("2028-03");
    } finally {
      test.clock.now = before;
    }
  });

  it("come back when it is stopped, once, and nothing is kept", async () => {
    const person = await payer();
    const held = holdNext();
    const { task_id } = await start(person);
    await held.reached;
    expect(await used(person)).toBe(1);
    const stopped = await person.client.analysis.stop({ taskId: task_id });
    await person.client.analysis.stop({ taskId: task_id });
    held.goOn();
    await settled();
    expect(stopped.status).toBe("stopped");
    expect(await used(person)).toBe(0);
    expect((await person.client.analysis.reports({})).reports).toEqual([]);
  });
});

describe("the progress of an analysis", () => {
  it("is told live, goes up and ends with the report", async () => {
    const person = await payer();
    const held = holdNext();
    const { task_id } = await start(person);
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
    const [ana, ben] = [await payer(), await payer()];
    const { task_id } = await start(ana);
    await settled();
    await expect(ben.client.analysis.status({ taskId: task_id })).rejects.toMatchObject({
      status: 404,
    });
    await expect(ana.client.analysis.status({ taskId: " " })).rejects.toMatchObject({
      message: errors.task_id_required.detail,
    });
  });
});

describe("an analysis whose server died", () => {
  const lose = async (person: TestPerson, readFrom: "conversations" | "summaries") => {
    const id = randomUUID();
    const month = new Date().toISOString().slice(0, 7);
    await test.database.db.insert(analysisTasks).values({
      uid: person.uid,
      id,
      status: "running",
      stage: "reading",
      sourceCount: 5,
      readFrom,
      cycle: month,
      leaseUntil: new Date(Date.now() - 1_000),
    });
    await test.database.db
      .update(users)
      .set({ analysisMonthlyCount: 1, analysisCycle: month })
      .where(eq(users.uid, person.uid));
    return id;
  };

  it("goes on where it read summaries", async () => {
    const person = await payer();
    await saveSummaries(person, 5);
    const id = await lose(person, "summaries");
    await test.dependencies.analysis.runner.lookAfterLost();
    await settled();
    expect((await person.client.analysis.status({ taskId: id })).status).toBe("done");
    expect(await used(person)).toBe(1);
  });

  it("ends in words where the text was in its memory, and the use is given back once", async () => {
    const person = await payer();
    const id = await lose(person, "conversations");
    await test.dependencies.analysis.runner.lookAfterLost();
    await test.dependencies.analysis.runner.lookAfterLost();
    expect(await person.client.analysis.status({ taskId: id })).toMatchObject({
      status: "failed",
      detail: errors.analysis_broken_off.detail,
    });
    expect(await used(person)).toBe(0);
  });

  it("is left alone while its server is heard of", async () => {
    const person = await payer();
    const id = await lose(person, "conversations");
    await test.database.db
      .update(analysisTasks)
      .set({ leaseUntil: new Date(Date.now() + timings.analysis.leaseMs) })
      .where(and(eq(analysisTasks.uid, person.uid), eq(analysisTasks.id, id)));
    await test.dependencies.analysis.runner.lookAfterLost();
    expect((await person.client.analysis.status({ taskId: id })).status).toBe("running");
  });
});

describe("a report", () => {
  it("cites the sessions each claim rests on, and reads as text too", async () => {
    const report = await reportOf(await payer());
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
    const person = await payer();
    const report = await reportOf(person);
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

    const next = await reportOf(person);
    expect(next.content.claims.some(({ key }) => key === helped.key)).toBe(false);

    const back = await person.client.analysis.dispute({
      id: report.id,
      claimId: helped.id,
      disputed: false,
    });
    expect(back.content.claims).toEqual(report.content.claims);
  });

  it("is nobody else's, to read, to dispute or to delete", async () => {
    const [ana, ben] = [await payer(), await payer()];
    const { id, content } = await reportOf(ana);
    const claimId = content.claims[0]?.id ?? "";
    const refused = { status: 404 };
    await expect(ben.client.analysis.report({ id })).rejects.toMatchObject(refused);
    await expect(ben.client.analysis.dispute({ id, claimId })).rejects.toMatchObject(refused);
    await expect(ben.client.analysis.removeReport({ id })).rejects.toMatchObject(refused);
    expect((await ana.client.analysis.report({ id })).id).toBe(id);
  });

  it("in the wrong hands is noticed", async () => {
    const [ana, ben] = [await payer(), await payer()];
    const { id } = await reportOf(ana);
    await test.database.db
      .update(userAnalysis)
      .set({ uid: ben.uid })
      .where(eq(userAnalysis.id, id));
    await expect(ben.client.analysis.report({ id })).rejects.toMatchObject({
      message: "Report data integrity issue",
    });
  });

  it("is deleted for good", async () => {
    const person = await payer();
    const { id } = await reportOf(person);
    await person.client.analysis.removeReport({ id });
    await expect(person.client.analysis.report({ id })).rejects.toMatchObject({ status: 404 });
    expect((await person.client.analysis.reports({})).reports).toEqual([]);
  });
});

describe("a server that stops", () => {
  it("leaves what can go on waiting, and ends the rest in words with the use given back", async () => {
    const own = await createTestApp({ companion });
    try {
      const [reader, opener] = [await own.account(), await own.account()];
      for (const { uid } of [reader, opener])
        await own.dependencies.membership.setPlan(uid, "paid", "given");
      await saveSummaries(reader, 5);
      const held = holdNext();
      const one = await reader.client.analysis.start({ user_id: reader.uid, passphrase: null });
      const two = await start(opener);
      await held.reached;
      await own.dependencies.analysis.runner.stop();
      held.goOn();
      expect((await reader.client.analysis.status({ taskId: one.task_id })).status).toBe("waiting");
      expect(await opener.client.analysis.status({ taskId: two.task_id })).toMatchObject({
        status: "failed",
        detail: errors.analysis_broken_off.detail,
      });
      expect([await used(reader), await used(opener)]).toEqual([1, 0]);
    } finally {
      hold.until = null;
      await own.close();
    }
  });
});
