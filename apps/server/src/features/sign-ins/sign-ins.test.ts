import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDependencies } from "../../dependencies.ts";
import { readEnv } from "../../env.ts";
import { createLogger } from "../../logger.ts";
import { createTestApp, quickGuide, type TestApp } from "../../testing/test-app.ts";
import { createTestBrowser } from "../../testing/test-browser.ts";

const password = "four quiet grey stones";
const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ env: { TRUST_PROXY: "true" } });
});
afterAll(() => test.close());

let people = 0;
const twoBrowsers = async () => {
  const email = `cleo${people++}@mail.example`;
  const here = createTestBrowser(test, firefox);
  await here.post("/sign-up/email", { email, password, name: "" });
  const there = createTestBrowser(test, iphone);
  await there.post("/sign-in/email", { email, password });
  return { here, there, email };
};

const isOpen = async (token: string | null): Promise<boolean> =>
  (await test.inject("/api/users/me", { headers: { authorization: `Bearer ${token}` } })).ok;

describe("one's own sign-ins", () => {
  it("are listed with the device in words, and nothing else is kept of where it was", async () => {
    const { here } = await twoBrowsers();
    const { sign_ins } = await (await here.client()).signIns.list({});
    expect(sign_ins.map(({ device, current }) => [device, current]).sort()).toEqual([
      ["Firefox on Windows", true],
      ["Safari on an iPhone", false],
    ]);
    const { rows } = await test.database.pool.query(
      "select ip_address, user_agent from identity.session where user_id = $1",
      [await here.uid()],
    );
    expect(JSON.stringify(rows)).not.toMatch(/Mozilla|10\.\d/);
    expect(rows.every(({ ip_address }) => ip_address === null)).toBe(true);
  });

  it("end one by one, at once, the token that is still good included", async () => {
    const { here, there } = await twoBrowsers();
    const client = await here.client();
    const token = await there.token();
    expect(await isOpen(token)).toBe(true);
    const other = (await client.signIns.list({})).sign_ins.find(({ current }) => !current);
    expect(await client.signIns.end({ id: other?.id ?? "" })).toEqual({ ended: 1 });
    expect(await isOpen(token)).toBe(false);
    expect(await there.token()).toBeNull();
    expect((await client.signIns.list({})).sign_ins).toHaveLength(1);
    await expect(client.signIns.end({ id: other?.id ?? "" })).rejects.toMatchObject({
      status: 404,
    });
  });

  it("of somebody else cannot be ended", async () => {
    const { here } = await twoBrowsers();
    const { here: stranger } = await twoBrowsers();
    const [theirs] = (await (await here.client()).signIns.list({})).sign_ins;
    await expect(
      (await stranger.client()).signIns.end({ id: theirs?.id ?? "" }),
    ).rejects.toMatchObject({ status: 404 });
    expect(await isOpen(await here.token())).toBe(true);
  });

  it("but this one end together", async () => {
    const { here, there } = await twoBrowsers();
    const token = await there.token();
    expect(await (await here.client()).signIns.endOthers({})).toEqual({ ended: 1 });
    expect(await isOpen(token)).toBe(false);
    expect(await isOpen(await here.token())).toBe(true);
  });

  it("end everywhere, and signing in again works", async () => {
    const { here, there, email } = await twoBrowsers();
    const tokens = [await here.token(), await there.token()];
    await (await here.client()).signIns.endAll({});
    for (const token of tokens) expect(await isOpen(token)).toBe(false);
    expect([await here.token(), await there.token()]).toEqual([null, null]);
    await here.post("/sign-in/email", { email, password });
    expect(await isOpen(await here.token())).toBe(true);
  });

  it("end with a sign-out, their token included", async () => {
    const { here } = await twoBrowsers();
    const token = await here.token();
    await here.post("/sign-out");
    expect(await isOpen(token)).toBe(false);
  });
});

describe("a sign-in that ended on one server", () => {
  it("is over on another one at its next look, and on one that starts later", async () => {
    const { here, there } = await twoBrowsers();
    const startServer = () =>
      createDependencies({
        env: readEnv({ DATA_DIR: test.dataDir }, test.dataDir),
        database: test.database,
        logger: createLogger("silent"),
        companion: quickGuide(),
        pages: "none",
      });
    const second = startServer();
    const bearer = `Bearer ${await there.token()}`;
    expect(await second.identity.authenticate(bearer)).not.toBeNull();
    await (await here.client()).signIns.endOthers({});
    await second.identity.endedSignIns.refresh();
    expect(await second.identity.authenticate(bearer)).toBeNull();
    expect(await second.identity.authenticate(`Bearer ${await here.token()}`)).not.toBeNull();
    const third = startServer();
    await third.identity.endedSignIns.refresh();
    expect(await third.identity.authenticate(bearer)).toBeNull();
  });

  it("is noted without a name, and no longer than its tokens live", async () => {
    const { here } = await twoBrowsers();
    const uid = await here.uid();
    await (await here.client()).signIns.endAll({});
    const notes = async () =>
      (
        await test.database.pool.query(
          "select * from identity.verification where identifier = 'ended-sign-in'",
        )
      ).rows;
    const before = await notes();
    expect(before.length).toBeGreaterThan(0);
    expect(JSON.stringify(before)).not.toContain(uid);
    const clock = test.clock.now;
    test.clock.now = new Date(clock.getTime() + 11 * 60_000);
    await test.dependencies.identity.endedSignIns.refresh();
    test.clock.now = clock;
    expect(await notes()).toEqual([]);
  });
});
