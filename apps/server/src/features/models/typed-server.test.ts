import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { calmReply, type ModelServer, startModelServer } from "@app/companion/testing/model-server";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { resealAll } from "../../db/reseal.ts";
import { startJobs } from "../../jobs/start-jobs.ts";
import { createMessageKeys, openKeyFile } from "../../keys.ts";
import { makeStaff } from "../../testing/make-staff.ts";
import { refusalOf } from "../../testing/refusal-of.ts";
import { createTestApp, type TestApp, type TestPerson } from "../../testing/test-app.ts";
import { readAddress } from "./typed-server.ts";

const key = "sk-a-key-nobody-may-read";
const sentence = "I had a long day";
const guide = { model: "guide", host: null };

let models: ModelServer;
let server: TestApp;
let beside: TestApp;
let admin: TestPerson;
const openHosts: (readonly string[])[] = [];
const letAsk = async (hosts: readonly string[]) => void openHosts.push(hosts);
beforeAll(async () => {
  models = await startModelServer();
  server = await createTestApp({ ownCompanion: true, letAsk });
  beside = await createTestApp({ ownCompanion: true, beside: server });
  admin = await makeStaff(server, "admin");
});
beforeEach(() => {
  models.scenario("calm");
  models.wantKey(key);
  models.list(["gemma", "other"]);
});
afterEach(async () => {
  await admin.client.models.forgetServer({});
});
afterAll(async () => {
  await beside.close();
  await server.close();
  await models.close();
});

const root = () => models.baseUrl.replace(/\/v1$/, "");
const host = () => new URL(models.baseUrl).host;
const typed = (more: Partial<{ address: string; model: string; key: string | null }> = {}) => ({
  address: root(),
  model: "gemma",
  key,
  ...more,
});

describe("an address that was typed", () => {
  it.each([
    ["http://192.168.1.20:11434", "http://192.168.1.20:11434/v1"],
    ["192.168.1.20:11434", "http://192.168.1.20:11434/v1"],
    ["http://192.168.1.20:11434/", "http://192.168.1.20:11434/v1"],
    ["https://openrouter.ai/api/v1/", "https://openrouter.ai/api/v1"],
    ["https://Models.example", "https://models.example/v1"],
  ])("%s is %s", (text, address) => expect(readAddress(text)).toBe(address));

  it.each([
    "ftp://models.example",
    "file:///etc/passwd",
    "https://name:word@models.example",
    "https://models.example/v1?key=x",
    "http://",
    "not an address",
  ])("%s is none", (text) => expect(() => readAddress(text)).toThrow(/No model can be asked/));
});

test("a server says what it has, is tried, and then writes on every server; its key is never seen again", async () => {
  const { client } = admin;
  const { address, models: names } = await client.models.look(typed());
  expect([address, names]).toEqual([models.baseUrl, ["gemma", "other"]]);
  expect(await client.models.tryServer({ ...typed(), sentence })).toMatchObject({
    text: calmReply,
    writer: { model: "gemma", host: host() },
    failure: null,
  });
  expect((await client.models.read({})).in_use).toEqual(guide);
  expect(openHosts.at(-1)).toEqual([]);

  const watching = startJobs(beside.dependencies.models.jobs, beside.dependencies.logger);
  const used = await client.models.chooseServer(typed());
  expect(used.in_use).toEqual({ model: "gemma", host: host() });
  expect(openHosts.at(-1)).toEqual(["127.0.0.1"]);
  for (let tries = 0; tries < 100 && beside.dependencies.modelInUse.chosen() === null; tries++)
    await wait(100);
  await watching.stop();
  expect(beside.dependencies.modelInUse.writer()).toEqual(used.in_use);
  const besideIt = beside.clientFor(admin.token);
  expect(await besideIt.models.try({ choice: used.choice, sentence })).toMatchObject({
    text: calmReply,
    failure: null,
  });

  const here = await client.models.read({});
  expect(here.typed).toEqual({ choice: used.choice, address, model: "gemma", has_key: true });
  const { entries } = await client.desk.log({ limit: 5 });
  expect(entries[0]).toMatchObject({
    act: "model_chosen",
    detail: { before: "as started", after: `gemma at ${host()}` },
  });
  const { rows } = await server.database.pool.query("select * from model_servers, switches");
  const seen = [here, used, entries, rows, server.logLines, beside.logLines];
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(seen)).not.toContain(key);
  expect(rows.some(({ body }: { body: Buffer }) => body.includes(key))).toBe(false);
}, 120_000);

test("it is there to go back to, needs no key again, and is forgotten whole", async () => {
  const { client } = admin;
  const { choice } = await client.models.chooseServer(typed());
  await client.models.choose({ choice: "guide" });
  expect((await client.models.choose({ choice })).in_use.model).toBe("gemma");
  // The same address, another model: the key is still known.
  const other = await client.models.chooseServer(typed({ model: "other", key: null }));
  expect(other.in_use).toEqual({ model: "other", host: host() });
  expect(await refusalOf(client.models.choose({ choice }))).toMatchObject({
    code: "model_not_here",
  });
  expect(await client.models.forgetServer({})).toEqual({ choice: null, in_use: guide });
  expect((await client.models.read({})).typed).toBeNull();
  const left = await server.database.pool.query("select * from model_servers");
  expect(left.rows).toEqual([]);
  expect(await refusalOf(client.models.chooseServer(typed({ key: null })))).toMatchObject({
    code: "model_key_wrong",
  });
  const [entry] = (await client.desk.log({ limit: 1 })).entries;
  expect(entry).toMatchObject({ act: "model_server_forgotten", detail: { model: "other" } });
});

test("what is wrong is said, and changes nothing", async () => {
  const { client } = admin;
  const gone = await startModelServer();
  const closed = gone.baseUrl;
  await gone.close();
  const refusals: [Parameters<typeof client.models.chooseServer>[0], string][] = [
    [typed({ address: "nothing at all" }), "model_address_wrong"],
    [typed({ address: "http://169.254.169.254/latest" }), "model_address_wrong"],
    [typed({ address: "http://[fe80::1]" }), "model_address_wrong"],
    [typed({ address: "http://93.184.215.14:8000" }), "model_address_open"],
    [typed({ address: closed }), "model_unreachable"],
    [typed({ key: "sk-another" }), "model_key_wrong"],
    [typed({ key: null }), "model_key_wrong"],
    [typed({ model: "llama" }), "model_unknown"],
  ];
  for (const [input, code] of refusals) {
    const answers = [
      await refusalOf(client.models.chooseServer(input)),
      await refusalOf(client.models.tryServer({ ...input, sentence })),
      ...(code === "model_unknown" ? [] : [await refusalOf(client.models.look(input))]),
    ];
    for (const answer of answers)
      expect(answer, input.address).toMatchObject({
        body: { code, detail: expect.stringMatching(/\S/) },
      });
  }
  expect(await refusalOf(client.models.chooseServer(typed({ key: "a\nb" })))).toMatchObject({
    status: 400,
  });
  expect((await client.models.read({})).typed).toBeNull();
  expect(server.dependencies.modelInUse.chosen()).toBeNull();
});

test("where it keeps no list, a name is typed, and the sentence tells whether it holds", async () => {
  const { client } = admin;
  models.list(null);
  expect((await client.models.look(typed())).models).toEqual([]);
  expect(await client.models.tryServer({ ...typed({ model: "any" }), sentence })).toMatchObject({
    text: calmReply,
  });
  const address = `${root()}/nothing/here`;
  expect(
    await refusalOf(client.models.tryServer({ ...typed({ address }), sentence })),
  ).toMatchObject({ code: "model_unknown" });
});

test("a redirect is not followed, and neither the key nor a word goes where it leads", async () => {
  const { client } = admin;
  const away = createServer((request, response) => {
    response.writeHead(307, { location: `${root()}${request.url}` }).end();
  });
  await new Promise<void>((resolve) => away.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(away.address() as AddressInfo).port}`; // it listens on a port
  const before = models.requests.length;
  for (const call of [
    () => client.models.look(typed({ address })),
    () => client.models.tryServer({ ...typed({ address }), sentence }),
    () => client.models.chooseServer(typed({ address })),
  ])
    expect(await refusalOf(call())).toMatchObject({ code: "model_server_strange" });
  expect(models.requests.length).toBe(before);
  away.closeAllConnections();
  away.close();
});

test("it opens after the keys were changed", async () => {
  const { client } = admin;
  await client.models.chooseServer(typed());
  const before = await client.models.read({});
  const file = openKeyFile(server.dataDir);
  file.addMessageKey();
  await resealAll(server.database.db, createMessageKeys(file.messageKeys));
  file.dropOldMessageKeys();
  expect((await client.models.read({})).typed).toEqual(before.typed);
});

test("it is an admin's alone", async () => {
  const moderator = await makeStaff(server, "moderator");
  const person = await server.account();
  for (const { client } of [moderator, person])
    for (const call of [
      () => client.models.look(typed()),
      () => client.models.tryServer({ ...typed(), sentence }),
      () => client.models.chooseServer(typed()),
      () => client.models.forgetServer({}),
    ])
      expect(await refusalOf(call())).toMatchObject({ code: "forbidden" });
});
