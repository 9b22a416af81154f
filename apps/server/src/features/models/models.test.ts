import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { catalogue } from "@app/companion/models/local/catalogue";
import { calmReply, type ModelServer, startModelServer } from "@app/companion/testing/model-server";
import { tinyCatalogueModel } from "@app/companion/testing/tiny-catalogue-model";
import { tinyGguf } from "@app/companion/testing/tiny-gguf";
import { limits } from "@app/contract/limits";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { startJobs } from "../../jobs/start-jobs.ts";
import { makeStaff } from "../../testing/make-staff.ts";
import { readReply } from "../../testing/read-reply.ts";
import { refusalOf } from "../../testing/refusal-of.ts";
import { createTestApp, type TestApp, type TestPerson } from "../../testing/test-app.ts";

const bytes = tinyGguf({ says: "Fine." });
const tiny = tinyCatalogueModel(bytes, 1);
/** Sends half, and the rest once it is let go. */
let held: Promise<void> = Promise.resolve();
const hub = createServer(async (request, response) => {
  if (!request.url?.startsWith("/test/tiny/resolve/abc/")) {
    response.writeHead(404).end();
    return;
  }
  const from = Number(/^bytes=(\d+)-/.exec(request.headers.range ?? "")?.[1] ?? 0);
  const half = Math.max(from, bytes.length >> 1);
  response.writeHead(from > 0 ? 206 : 200, {
    "content-length": bytes.length - from,
    ...(from > 0 ? { "content-range": `bytes ${from}-${bytes.length - 1}/${bytes.length}` } : {}),
  });
  response.write(bytes.subarray(from, half));
  await held;
  response.end(bytes.subarray(half));
});

const guide = { model: "guide", host: null };
const runningServers = async () => [
  { name: "ollama" as const, title: "Ollama", models: ["gemma3:4b"] },
];
let models: ModelServer;
let server: TestApp;
let beside: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  models = await startModelServer();
  await new Promise<void>((resolve) => hub.listen(0, "127.0.0.1", resolve));
  const env = {
    MODEL_PROVIDER: "openai-compatible",
    MODEL_BASE_URL: models.baseUrl,
    MODEL_NAME: "own",
    MODEL_HUB_URL: `http://127.0.0.1:${(hub.address() as AddressInfo).port}`, // it listens on a port
    MODEL_API_KEY: "a-key-nobody-may-read",
  };
  server = await createTestApp({
    ownCompanion: true,
    runningServers,
    catalogue: [...catalogue, tiny],
    env,
  });
  beside = await createTestApp({ ownCompanion: true, beside: server, env });
  admin = await makeStaff(server, "admin");
});
afterEach(async () => {
  models.scenario("calm");
  await admin.client.models.choose({ choice: null });
});
afterAll(async () => {
  await beside.close();
  await server.close();
  await models.close();
  hub.closeAllConnections();
  hub.close();
});

/** A busy machine takes longer than the usual second. */
const inTime = { timeout: 30_000 };

/** Who wrote the reply to somebody who talks on that server. */
const writerOn = async (app: TestApp): Promise<string> => {
  const { client } = await app.anonymous();
  const { session } = await client.sessions.create({});
  const content = "I had a long day";
  const { events } = await readReply(client.sessions.respond({ id: session.id, content }));
  return events.flatMap((event) => (event.type === "done" ? event.writer.model : [])).join();
};

test("the machine, what fits it and what is there are shown, and neither a key nor a path", async () => {
  const here = await admin.client.models.read({});
  expect(here.machine.cores).toBeGreaterThan(0);
  expect(here.machine.memory_bytes).toBeGreaterThan(here.machine.spare_bytes);
  expect(here.catalogue.map(({ name }) => name)).toContain("qwen3-4b");
  for (const { why } of here.catalogue) expect(why).not.toBe("");
  expect(here.servers).toEqual(await runningServers());
  expect(here.in_use).toEqual({ model: "own", host: new URL(models.baseUrl).host });
  expect(here.started_with).toEqual(here.in_use);
  expect(JSON.stringify(here)).not.toMatch(/a-key-nobody-may-read|\/tmp\//);
});

test("a choice holds from the next message on, here and on every other server, and can be taken back", async () => {
  expect(await writerOn(beside)).toBe("own");
  const watching = startJobs(beside.dependencies.models.jobs, beside.dependencies.logger);
  const isOnBoth = async (model: string) => {
    expect(await writerOn(server)).toBe(model);
    const { modelInUse } = beside.dependencies;
    for (let tries = 0; tries < 100 && modelInUse.writer().model !== model; tries++)
      await wait(100);
    expect(await writerOn(beside)).toBe(model);
  };
  expect(await admin.client.models.choose({ choice: "guide" })).toEqual({
    choice: "guide",
    in_use: guide,
  });
  await isOnBoth("guide");
  await admin.client.models.choose({ choice: null });
  await isOnBoth("own");
  await watching.stop();
}, 180_000);

test("a reply under way is ended by the model that began it", async () => {
  models.scenario("calm", { delayMs: 20 });
  const { client } = await server.anonymous();
  const { session } = await client.sessions.create({});
  let model = "";
  for await (const event of client.sessions.respond({ id: session.id, content: "A long day" })) {
    if (event.type === "token") await admin.client.models.choose({ choice: "guide" });
    if (event.type === "done") model = event.writer.model;
  }
  expect(model).toBe("own");
  expect(await writerOn(server)).toBe("guide");
});

test("a server that was started again knows what was chosen", async () => {
  await admin.client.models.choose({ choice: "ollama/gemma3:4b" });
  const again = await createTestApp({ ownCompanion: true, beside: server });
  await again.dependencies.models.look();
  expect(again.dependencies.modelInUse.writer()).toEqual({
    model: "gemma3:4b",
    host: "localhost:11434",
  });
  await again.close();
});

test("only what is on this machine can be chosen or tried, and nothing becomes an address", async () => {
  for (const choice of [
    "ollama/other",
    "lm-studio/gemma3:4b",
    "vllm/any",
    "openrouter/any",
    "local/not-installed",
    "local//etc/passwd",
    "http://169.254.169.254/latest",
    "__proto__/x",
  ]) {
    const sentence = "Hello";
    for (const call of [
      () => admin.client.models.choose({ choice }),
      () => admin.client.models.try({ choice, sentence }),
    ])
      expect(await refusalOf(call()), choice).toMatchObject({
        status: 404,
        code: "model_not_here",
      });
  }
  const long = "x".repeat(limits.models.choiceMaxChars + 1);
  expect(await refusalOf(admin.client.models.choose({ choice: long }))).toMatchObject({
    status: 400,
  });
  expect(server.dependencies.modelInUse.chosen()).toBeNull();
});

test("what a server before or after this one chose and this one does not know leaves it as it is", async () => {
  await server.database.pool.query(
    "insert into switches values ('model', 'oracle/any', now()) on conflict (name) do update set value = 'oracle/any'",
  );
  await server.dependencies.models.look();
  expect(await writerOn(server)).toBe("own");
});

test("a model is tried before it is chosen, as people would hear it, and nobody else does", async () => {
  const sentence = "I had a long day";
  const tried = await admin.client.models.try({ choice: null, sentence });
  expect(tried).toMatchObject({ text: calmReply, writer: { model: "own" }, failure: null });
  const { choice } = await admin.client.models.read({});
  await admin.client.models.choose({ choice: "guide" });
  models.scenario("refuses500");
  expect(await admin.client.models.try({ choice, sentence })).toMatchObject({
    writer: { model: "guide" },
    failure: "refused",
  });
  expect(await writerOn(server)).toBe("guide");
  const inDanger = await admin.client.models.try({ choice: null, sentence: "I want to die" });
  expect(inDanger.text).not.toBe("");
});

test("one is tried at a time", async () => {
  models.scenario("calm", { delayMs: 30 });
  const sentence = "I had a long day";
  const first = admin.client.models.try({ choice: null, sentence });
  await expect.poll(models.openConnections, inTime).toBe(1);
  expect(await refusalOf(admin.client.models.try({ choice: null, sentence }))).toMatchObject({
    status: 409,
    code: "model_being_tried",
  });
  await first;
});

test("a model is fetched with its progress told, goes on where it was stopped, and is used only when chosen", async () => {
  const { client } = admin;
  const state = async () => (await client.models.read({})).fetching;
  const hold = Promise.withResolvers<void>();
  held = hold.promise;
  await client.models.fetch({ name: "tiny" });
  await expect.poll(async () => (await state())?.done_bytes ?? 0, inTime).toBeGreaterThan(0);
  expect(await refusalOf(client.models.fetch({ name: "tiny" }))).toMatchObject({
    status: 409,
    code: "model_being_fetched",
  });
  const stopped = await client.models.stopFetching({});
  expect(stopped.fetching).toMatchObject({ state: "stopped" });
  expect((await client.models.read({})).installed).toEqual([]);

  hold.resolve();
  await client.models.fetch({ name: "tiny" });
  await expect.poll(async () => (await state())?.state, inTime).toBe("here");
  const here = await client.models.read({});
  expect(here.installed).toEqual([{ name: "tiny", bytes: bytes.length }]);
  expect([here.choice, here.in_use.model]).toEqual([null, "own"]);
  expect((await client.desk.log({ limit: 1 })).entries[0]).toMatchObject({
    act: "model_fetched",
    detail: { model: "tiny" },
  });
});

test("what cannot be fetched is told, and only a model of the list is asked for", async () => {
  const { client } = admin;
  await client.models.fetch({ name: "qwen3.5-2b" });
  await expect
    .poll(async () => (await client.models.read({})).fetching, inTime)
    .toMatchObject({ state: "failed", trouble: expect.stringMatching(/\S/) });
  for (const name of ["no-such", "../../etc/passwd", "http://169.254.169.254/x.gguf"])
    expect(await refusalOf(client.models.fetch({ name }))).toMatchObject({ code: "not_found" });
});

test("it is an admin's to choose, and stands in the log", async () => {
  const moderator = await makeStaff(server, "moderator");
  const person = await server.account();
  for (const { client } of [moderator, person])
    for (const call of [
      () => client.models.read({}),
      () => client.models.fetch({ name: "tiny" }),
      () => client.models.stopFetching({}),
      () => client.models.choose({ choice: "guide" }),
      () => client.models.try({ choice: null, sentence: "Hello" }),
    ])
      expect(await refusalOf(call())).toMatchObject({ code: "forbidden" });
  await admin.client.models.choose({ choice: "guide" });
  const [entry] = (await admin.client.desk.log({ limit: 1 })).entries;
  expect(entry).toMatchObject({
    act: "model_chosen",
    detail: { before: "as started", after: "guide" },
  });
});
