import { setTimeout as wait } from "node:timers/promises";
import { paths } from "@app/contract/paths";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createDependencies } from "../../dependencies.ts";
import { readEnv } from "../../env.ts";
import { startJobs } from "../../jobs/start-jobs.ts";
import { createLogger } from "../../logger.ts";
import { makeStaff } from "../../testing/make-staff.ts";
import { refusalOf } from "../../testing/refusal-of.ts";
import { createTestApp, type TestApp, type TestPerson } from "../../testing/test-app.ts";

let test: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  test = await createTestApp({
    // The pages as they are routed, without a build.
    pages: async (app) => {
      for (const path of [paths.home, paths.journey, ...openPages, paths.login, paths.desk])
        app.get(path, async () => "page");
      app.get("/static/js/some.js", async () => "script");
      app.get("/icon.svg", async () => "icon");
    },
  });
  admin = await makeStaff(test, "admin");
});
afterEach(() => admin.client.desk.setMaintenance({ on: false }));
afterAll(() => test.close());

const openPages = [paths.crisis, paths.safetyPlan, paths.breathe, paths.ground] as const;
const status = async (path: string, headers: Record<string, string> = {}) =>
  (await test.inject(path, { headers })).status;

describe("while the product is closed", () => {
  it("calls say so, and when it is worth asking again", async () => {
    const person = await test.anonymous();
    await admin.client.desk.setMaintenance({ on: true });
    expect(await refusalOf(person.client.users.me({}))).toMatchObject({
      status: 503,
      code: "maintenance",
    });
    const answer = await test.inject("/api/sessions", { method: "POST" });
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    await admin.client.desk.setMaintenance({ on: false });
    expect((await person.client.users.me({})).uid).toBe(person.uid);
  });

  it("pages lead to the one that says so, all but those for a hard hour", async () => {
    await admin.client.desk.setMaintenance({ on: true });
    for (const path of [paths.home, paths.journey, `${paths.journey}/`, `${paths.home}?a=b`]) {
      const answer = await test.inject(path, {});
      expect([answer.status, answer.headers.get("location")], path).toEqual([
        302,
        paths.maintenance,
      ]);
    }
    for (const path of openPages) expect(await status(path), path).toBe(200);
  });

  it("files, probes and the way in for staff stay open", async () => {
    await admin.client.desk.setMaintenance({ on: true });
    for (const path of ["/static/js/some.js", "/icon.svg", "/healthz", "/readyz", paths.login])
      expect(await status(path), path).toBe(200);
    expect(await status("/api/auth/get-session")).toBe(200);
  });

  it("staff goes on as ever, by token and by cookie", async () => {
    await admin.client.desk.setMaintenance({ on: true });
    expect((await admin.client.users.me({})).uid).toBe(admin.uid);
    expect(await status(paths.journey, { cookie: admin.cookie })).toBe(200);
    const newcomer = await makeStaff(test, "moderator");
    expect((await newcomer.client.desk.me({})).switches.maintenance).toBe(true);
  });

  it("is known to every other server, too, and after a restart", async () => {
    const env = readEnv({ DATA_DIR: test.dataDir }, test.dataDir);
    const { database } = test;
    const logger = createLogger("silent");
    const { desk } = createDependencies({ env, database, logger, pages: "none" });
    const second = desk.maintenance;
    const watching = startJobs(desk.jobs, logger);
    await admin.client.desk.setMaintenance({ on: true });
    for (let tries = 0; tries < 100 && !second.isOn(); tries++) await wait(100);
    expect(second.isOn()).toBe(true);
    await watching.stop();
  });

  it("stands in the log, on and off", async () => {
    await admin.client.desk.setMaintenance({ on: true });
    await admin.client.desk.setMaintenance({ on: false });
    const { entries } = await admin.client.desk.log({ limit: 2 });
    expect(entries.map(({ act, detail }) => [act, detail])).toEqual([
      ["maintenance_switched", { on: false }],
      ["maintenance_switched", { on: true }],
    ]);
  });
});
