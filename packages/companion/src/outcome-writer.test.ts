import type { HistoryItem } from "@app/contract/calls/session-shapes";
import { limits } from "@app/contract/limits";
import { cardOf } from "@app/guide/end/card";
import { newTalk } from "@app/guide/talk";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { hearHere } from "./hearing/here.ts";
import { createModel } from "./models/configured-model.ts";
import { createOutcomeWriter, type EndedSession } from "./outcome-writer.ts";
import { type ModelServer, startModelServer } from "./testing/model-server.ts";
import { talkAfter } from "./testing/talk-after.ts";

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

const failures: string[] = [];
beforeEach(() => {
  failures.length = 0;
  server.requests.length = 0;
});

const history: HistoryItem[] = [
  { role: "assistant", content: "What has been on your mind?" },
  { role: "user", content: "My boss shouts at me. I'm a nurse and my sister is called Petra." },
  { role: "assistant", content: "That sounds hard." },
  { role: "user", content: "I feel small afterwards, and I can't sleep." },
];

const talkOf = (items: readonly HistoryItem[]) =>
  talkAfter(items.filter(({ role }) => role === "user").map(({ content }) => content));

const outcomeOf = (model: string | null, more: Partial<EndedSession> = {}, timings = {}) =>
  createOutcomeWriter({
    model:
      model === null
        ? null
        : createModel({ kind: "openai-compatible", baseUrl: server.baseUrl, model, apiKey: null }),
    timings: {
      firstTokenTimeoutMs: 20_000,
      betweenTokensTimeoutMs: 20_000,
      totalTimeoutMs: 20_000,
      ...timings,
    },
    contextChars: 30_000,
    onModelFailure: ({ kind }) => failures.push(kind),
    hearing: hearHere,
  })({
    sessionId: "s-1",
    history,
    talk: talkOf(more.history ?? history),
    remember: true,
    known: [],
    signal: new AbortController().signal,
    ...more,
  });

const answer = {
  title: "A boss who shouts",
  summary: "You spoke about your boss, who shouts at you. Afterwards you feel small.",
  actions: [
    "Write down what was said.",
    "Tell Petra about it.",
    "Walk for ten minutes after work.",
  ],
  memories: ["You work as a nurse.", "Your sister is called Petra."],
};

const saying = (text: unknown): string =>
  `calm?text=${encodeURIComponent(typeof text === "string" ? text : JSON.stringify(text))}`;

const host = () => new URL(server.baseUrl).host;
const expectGuide = (outcome: Awaited<ReturnType<typeof outcomeOf>>) => {
  expect(outcome.writer.model).toBe("guide");
  expect(outcome.actions.length).toBeLessThanOrEqual(limits.action.perSessionMax);
  expect(outcome.title).not.toBe("");
  expect(outcome.summary).not.toBe("");
};

describe("with a model", () => {
  test("one request gives title, summary, actions and memories, with a receipt", async () => {
    const { writer, ...left } = await outcomeOf(saying(answer));
    expect(left).toEqual({ ...answer, card: null });
    const sent = server.requests[0]?.body["messages"] as { content: string }[]; // the fake recorded our own request
    expect(writer).toEqual({
      model: saying(answer),
      host: host(),
      sent_chars: sent.map(({ content }) => content).join("").length,
      memory_ids: [],
    });
    expect(server.requests).toHaveLength(1);
    expect(failures).toEqual([]);
  });

  test.each([
    ["a code fence", `\`\`\`json\n${JSON.stringify(answer, null, 2)}\n\`\`\``],
    ["words around it", `Here it is:\n${JSON.stringify(answer)}\nI hope it helps.`],
    ["thoughts before it", `<think>{"title"</think>${JSON.stringify(answer)}`],
    [
      "the actions as a list with the header",
      JSON.stringify({
        ...answer,
        actions: `Post Session Actions\n- ${answer.actions.join("\n- ")}`,
      }),
    ],
  ])("an answer with %s is understood", async (_, text) => {
    const { writer, ...left } = await outcomeOf(saying(text));
    expect(left).toEqual({ ...answer, card: null });
    expect(writer.model).not.toBe("guide");
  });

  test("a bare list in the spec's form is taken, the guide adds the rest", async () => {
    const outcome = await outcomeOf(
      saying(`Post Session Actions\n- ${answer.actions.join("\n- ")}`),
    );
    expect(outcome.actions).toEqual(answer.actions);
    expect(outcome.title).not.toBe("");
    expect(outcome.writer.host).toBe(host());
  });

  test.each<[string, unknown]>([
    ["prose", "I would rather go on talking."],
    ["broken JSON", '{"title": "A boss'],
    ["two actions", { ...answer, actions: answer.actions.slice(0, 2) }],
    ["six actions", { ...answer, actions: ["a b", "b c", "c d", "d e", "e f", "f g"] }],
    ["the same action thrice", { ...answer, actions: ["Rest.", "Rest.", "Rest."] }],
    ["an endless title", { ...answer, title: "long ".repeat(60) }],
    ["no summary", { ...answer, summary: "" }],
    ["a number of its own", { ...answer, actions: ["Call 0800 555 0199.", "Rest.", "Walk."] }],
    ["a diagnosis", { ...answer, summary: "You have bipolar disorder, which explains it all." }],
    ["a claim", { ...answer, summary: "As your therapist, I was glad to see you again today." }],
  ])("garbage (%s) costs one retry, then the guide does it", async (_, text) => {
    const outcome = await outcomeOf(saying(text));
    expectGuide(outcome);
    expect(server.requests).toHaveLength(2);
    expect(JSON.stringify(server.requests[1]?.body)).toContain("could not be used");
    expect(outcome.writer.host).toBe(host());
    expect(failures).toEqual(["unusable"]);
  });

  test("a retry says what was wrong", async () => {
    await outcomeOf(saying("I would rather go on talking."));
    await outcomeOf(saying({ ...answer, summary: "You have bipolar disorder, I am sure of it." }));
    const [, prose, , diagnosis] = server.requests.map(({ body }) => JSON.stringify(body));
    expect(prose).toContain("it was no JSON object");
    expect(diagnosis).toContain("summary: says what may not be said");
  });

  test("one step that may not be said costs that step alone", async () => {
    const actions = ["Call 0800 555 0199.", "Rest.", "Walk.", "Write one line."];
    const outcome = await outcomeOf(saying({ ...answer, actions }));
    expect(outcome.actions).toEqual(["Rest.", "Walk.", "Write one line."]);
    expect(server.requests).toHaveLength(1);
  });

  test.each([
    ["refuses429", 1, "refused"],
    ["refuses500", 1, "refused"],
    ["garbage", 2, "broken_json"],
    ["empty", 2, "empty"],
  ])(
    "a model that fails (%s) is tried %i times, then the guide does it",
    async (model, tries, kind) => {
      expectGuide(await outcomeOf(model));
      expect(server.requests).toHaveLength(tries);
      expect(failures).toEqual([kind]);
    },
  );

  test("one that hangs is given up", async () => {
    expectGuide(await outcomeOf("hangs", {}, { firstTokenTimeoutMs: 40 }));
    expect(failures).toEqual(["first_token_timeout"]);
    await vi.waitFor(() => expect(server.openConnections()).toBe(0));
  });

  test("one that was never reached got nothing", async () => {
    const gone = await startModelServer();
    await gone.close();
    const outcome = await createOutcomeWriter({
      model: createModel({
        kind: "openai-compatible",
        baseUrl: gone.baseUrl,
        model: "m",
        apiKey: null,
      }),
      timings: {
        firstTokenTimeoutMs: 20_000,
        betweenTokensTimeoutMs: 20_000,
        totalTimeoutMs: 20_000,
      },
      contextChars: 30_000,
      onModelFailure: () => undefined,
      hearing: hearHere,
    })({
      sessionId: "s",
      history,
      talk: newTalk(),
      remember: false,
      known: [],
      signal: new AbortController().signal,
    });
    expect(outcome.writer).toEqual({ model: "guide", host: null, sent_chars: 0, memory_ids: [] });
  });

  test("when the person leaves, it ends, and the call too", async () => {
    const leave = new AbortController();
    const asked = outcomeOf("hangs", { signal: leave.signal });
    await vi.waitFor(() => expect(server.requests).toHaveLength(1));
    leave.abort(new Error("left"));
    await expect(asked).rejects.toThrow("left");
    await vi.waitFor(() => expect(server.openConnections()).toBe(0));
  });

  test("only memories that were told, are not dark and are not known are proposed", async () => {
    const memories = [
      "You work as a nurse.",
      "Your sister is called Petra.",
      "You own a yacht in Monaco.",
      "You want to kill yourself because of your boss.",
      "x".repeat(400),
    ];
    const known = [{ id: "a", message: "Your sister's name is Petra." }];
    expect((await outcomeOf(saying({ ...answer, memories }), { known })).memories).toEqual([
      "You work as a nurse.",
    ]);
  });

  test("where nothing may be remembered, nothing is asked for or taken", async () => {
    const outcome = await outcomeOf(saying(answer), { remember: false });
    expect(outcome.memories).toEqual([]);
    expect(JSON.stringify(server.requests[0]?.body["messages"])).not.toContain("memories");
  });

  test("what is known already does not leave", async () => {
    await outcomeOf(saying(answer), { known: [{ id: "a", message: "You own a boat." }] });
    expect(JSON.stringify(server.requests[0]?.body)).not.toContain("boat");
  });

  test("nothing leaves when nobody said anything", async () => {
    const history: HistoryItem[] = [{ role: "assistant", content: "Hello." }];
    expectGuide(await outcomeOf(saying(answer), { history }));
    expect(server.requests).toHaveLength(0);
  });

  test("of a deep dive it is told that it was one", async () => {
    await outcomeOf(saying(answer), { talk: { ...talkOf(history), isDeep: true } });
    expect(JSON.stringify(server.requests[0]?.body["messages"])).toContain("This was a deep dive");
  });

  test("after a danger it is told so, and nothing is kept in memory", async () => {
    const history: HistoryItem[] = [{ role: "user", content: "I want to kill myself." }];
    const outcome = await outcomeOf(saying(answer), { history });
    const told = JSON.stringify(server.requests[0]?.body["messages"]);
    expect(told).toContain("safety was spoken of");
    expect(told).not.toContain("memories");
    expect(outcome.memories).toEqual([]);
  });
});

describe("with the guide alone", () => {
  test("it leaves a title, a summary, actions and memories of this conversation", async () => {
    const outcome = await outcomeOf(null);
    expectGuide(outcome);
    expect(outcome.memories).toEqual(["You work as a nurse.", "Your sister is called Petra."]);
    expect(outcome.writer).toEqual({ model: "guide", host: null, sent_chars: 0, memory_ids: [] });
  });

  const decided = talkAfter([
    "Weigh it up",
    "I can't decide whether to keep my small shop or take the job in Leeds.",
    "The shop is mine, and the job would pay for the winter.",
  ]);

  test("the card goes along, made of the person's own answers", async () => {
    const { card } = await outcomeOf(null, { talk: decided });
    expect(card).toEqual(cardOf(decided));
  });

  test("a card that was changed makes title, summary and actions, and no model is asked", async () => {
    const made = cardOf(decided);
    const card = {
      ...made,
      fields: [
        ...made.fields.filter(({ id }) => id !== "plan/step"),
        { id: "plan/step", label: "The next step", text: "I'll ring the accountant" },
      ],
    };
    const outcome = await outcomeOf(saying(answer), { talk: decided, card });
    expect(server.requests).toHaveLength(0);
    expect(outcome.writer).toEqual({ model: "guide", host: null, sent_chars: 0, memory_ids: [] });
    expect(outcome.card).toEqual(card);
    expect(outcome.actions[0]).toBe("Ring the accountant.");
    expect(outcome.summary).toContain("Your next step: ring the accountant.");
  });

  test("what somebody took off the card is in nothing that is left", async () => {
    const made = cardOf(decided);
    const gone = made.fields.find(({ text }) => text.includes("winter")) ?? made.fields.at(-1);
    if (!gone) throw new Error("the card is empty");
    const card = { ...made, fields: made.fields.filter(({ id }) => id !== gone.id) };
    const { title, summary, actions } = await outcomeOf(null, { talk: decided, card });
    expect([title, summary, ...actions].join(" ")).not.toContain(gone.text);
  });

  test("nothing is remembered where nothing may be", async () => {
    expect((await outcomeOf(null, { remember: false })).memories).toEqual([]);
  });

  test("nothing a person could say makes it longer than it may be", async () => {
    const outcome = await outcomeOf(null, {
      history: [
        { role: "user", content: `I'll ${"really ".repeat(300)}ring my brother. `.repeat(3) },
        { role: "user", content: "I feel lonely. ".repeat(400) },
      ],
    });
    expect(outcome.title.length).toBeLessThanOrEqual(limits.session.titleMaxChars);
    expect(outcome.summary.length).toBeLessThanOrEqual(limits.summary.maxChars);
    for (const action of outcome.actions)
      expect(action.length).toBeLessThanOrEqual(limits.action.maxChars);
  });
});
