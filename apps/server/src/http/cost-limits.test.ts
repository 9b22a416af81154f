import { createCompanion } from "@app/companion/companion";
import { createModel } from "@app/companion/models/configured-model";
import { startModelServer } from "@app/companion/testing/model-server";
import { limits } from "@app/contract/limits";
import { describe, expect, it } from "vitest";
import { fromElsewhere } from "../testing/from-elsewhere.ts";
import { readReply } from "../testing/read-reply.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { createTestApp, quickGuide, type TestPerson } from "../testing/test-app.ts";

const danger = "I want to kill myself tonight";
const { dangerPerMinute, dangerPerDay, readingMsPerMinute } = limits.message;

const begin = async (person: TestPerson) => {
  const { session } = await person.client.sessions.create({});
  const say = (content: string) =>
    readReply(person.client.sessions.respond({ id: session.id, content, country: "AT" }));
  const stored = async () =>
    (await person.client.sessions.read({ id: session.id, limit: 100 })).messages.filter(
      ({ role }) => role === "user",
    ).length;
  return { id: session.id, say, stored };
};

const expectHelp = ({ events, last, text }: Awaited<ReturnType<typeof readReply>>): void => {
  const shown = events.find((event) => event.type === "safety");
  expect(shown).toMatchObject({ level: "crisis", category: "suicide" });
  expect(shown?.type === "safety" && shown.helplines.length).toBeGreaterThan(0);
  expect(text).not.toBe("");
  expect(last).toMatchObject({ type: "done" });
};

it("words of danger in a flood: help is in every answer, and what is stored and sent to a model ends at a ceiling", async () => {
  const models = await startModelServer();
  models.scenario("calm");
  const test = await createTestApp({
    companion: createCompanion({
      model: createModel({
        kind: "openai-compatible",
        baseUrl: models.baseUrl,
        model: "chosen-by-the-test",
        apiKey: "key",
      }),
      timings: { guideWordDelayMs: 0 },
    }),
  });
  const talk = await begin(await test.anonymous());
  expectHelp(await talk.say(danger));
  for (let said = 1; said < dangerPerMinute; said++)
    expect((await talk.say(danger)).last).toMatchObject({ type: "done" });
  expect(await talk.stored()).toBe(dangerPerMinute);
  const asked = models.requests.length;
  for (let said = 0; said < 5; said++) expectHelp(await talk.say(danger));
  expect(await talk.stored()).toBe(dangerPerMinute);
  expect(models.requests.length).toBe(asked);
  // Somebody else, and the same person a little later, are heard as ever.
  const other = await begin(await test.anonymous());
  expectHelp(await other.say(danger));
  expect(await other.stored()).toBe(1);
  test.clock.now = new Date(test.clock.now.getTime() + 3 * 60_000);
  expect((await talk.say(danger)).last).toMatchObject({ type: "done" });
  expect(await talk.stored()).toBe(dangerPerMinute + 1);
  await test.close();
  await models.close();
}, 60_000);

it("words of danger beyond a day's ceiling are answered with help and not stored", async () => {
  const test = await createTestApp();
  const person = await test.anonymous();
  const talk = await begin(person);
  expectHelp(await talk.say(danger));
  await test.database.pool.query("update users set messages_today = $2 where uid = $1", [
    person.uid,
    60 + dangerPerDay,
  ]);
  expectHelp(await talk.say(danger));
  expect(await talk.stored()).toBe(1);
  await test.close();
});

describe("what is read beside a talk is counted for whoever wrote it", () => {
  const half = readingMsPerMinute / 2;
  /** Every reading costs half of what a person may have read in a minute; the rules alone cost nothing. */
  const costly = async () => {
    const guide = quickGuide();
    const read: string[] = [];
    const test = await createTestApp({
      companion: {
        ...guide,
        screen: async (message, onSpent) => {
          read.push(message.content);
          onSpent?.(half);
          return guide.screen(message);
        },
        greet: async (opening, onSpent) => {
          if (opening.initialAnswer) onSpent?.(half);
          return guide.greet(opening);
        },
        initialSummary: async (answer, onSpent) => {
          onSpent?.(half);
          return guide.initialSummary(answer);
        },
      },
    });
    return { test, read };
  };
  const plain = "The heating is broken again";

  it("a form and a thing to try: beyond that the rules alone look for danger, and nothing is refused", async () => {
    const { test, read } = await costly();
    const [ana, ben] = [await test.anonymous(), await test.anonymous()];
    const write = (words: string) =>
      ana.client.contact.send({ email: "a@b.example", message: words });
    expect(await write(plain)).toMatchObject({ received: true, safety: null });
    await ana.client.actions.add({ texts: [plain] });
    const readSoFar = read.length;
    expect(await ana.client.actions.add({ texts: [plain] })).toMatchObject({ safety: null });
    expect(await ana.client.actions.add({ texts: [danger] })).toMatchObject({
      safety: { level: "crisis", category: "suicide" },
    });
    expect(await write(danger)).toMatchObject({ safety: { level: "crisis" } });
    expect(read.length).toBe(readSoFar);
    await ben.client.actions.add({ texts: [plain] });
    expect(read.length).toBe(readSoFar + 1);
    await test.close();
  });

  it("strangers without a sign-in are counted by their network", async () => {
    const { test, read } = await costly();
    const stranger = fromElsewhere(test);
    for (const message of [plain, plain, danger])
      await stranger.contact.send({ email: "a@b.example", message });
    expect(read).toEqual([plain, plain]);
    await test.close();
  });

  it("the first answer and the greeting to it, and a start is only refused without danger in it", async () => {
    const { test } = await costly();
    const { client } = await test.anonymous();
    const start = (answer: string, key: string) =>
      client.sessions.create({ initial_answer: answer, client_session_id: key });
    const { session } = await start(plain, "first");
    expect(await refusalOf(start(plain, "second"))).toMatchObject({
      status: 429,
      code: "reading_limit",
    });
    // What was begun already is there, and so is a talk that begins without any words.
    expect((await start(plain, "first")).session.id).toBe(session.id);
    expect((await client.sessions.create({})).messages).toHaveLength(1);
    expect((await start(danger, "third")).messages).toHaveLength(1);
    await test.close();
  });
});

it("what an answer and an ending cost to read counts as well", async () => {
  const guide = quickGuide();
  const test = await createTestApp({
    companion: {
      ...guide,
      respond: (turn) => {
        turn.onSpent?.(readingMsPerMinute / 2);
        return guide.respond(turn);
      },
      outcome: (ended) => {
        ended.onSpent?.(readingMsPerMinute);
        return guide.outcome(ended);
      },
    },
  });
  const talk = await begin(await test.anonymous());
  for (const words of ["A long day.", "And a long week."]) await talk.say(words);
  const refusal = await refusalOf(talk.say("And a long month."));
  expect(refusal).toMatchObject({ status: 429, code: "reading_limit" });

  const { client } = await test.anonymous();
  const { session } = await client.sessions.create({});
  await readReply(client.sessions.end({ id: session.id }));
  const { card, title } = await client.sessions.outcome({ id: session.id });
  expect(title).not.toBe("");
  const changed = { id: session.id, card: card ?? { path: null, fields: [] } };
  expect(await refusalOf(client.sessions.outcome(changed))).toMatchObject({ status: 429 });
  // What is there already is given all the same.
  expect((await client.sessions.outcome({ id: session.id })).title).toBe(title);
  await test.close();
});

it("whoever had too much read is asked to wait, except for words of danger", async () => {
  const guide = quickGuide();
  const test = await createTestApp({
    companion: {
      ...guide,
      hear: async (message, onSpent) => {
        const heard = await guide.hear(message);
        onSpent?.(readingMsPerMinute / 2);
        return heard;
      },
    },
  });
  const [ana, ben] = [await begin(await test.anonymous()), await begin(await test.anonymous())];
  for (const words of ["A long day.", "And a long week."])
    expect((await ana.say(words)).last).toMatchObject({ type: "done" });
  const refusal = await refusalOf(ana.say("And a long month."));
  expect(refusal).toMatchObject({ status: 429, code: "reading_limit" });
  expect(refusal.message).toMatch(/wait \d+ seconds/);
  expect(await ana.stored()).toBe(2);
  expectHelp(await ana.say(danger));
  expect((await ben.say("A long day.")).last).toMatchObject({ type: "done" });
  test.clock.now = new Date(test.clock.now.getTime() + 3 * 60_000);
  expect((await ana.say("And a long month.")).last).toMatchObject({ type: "done" });
  await test.close();
});
