import { limits } from "@app/contract/limits";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type Companion, type CompanionEvent, createCompanion } from "./companion.ts";
import { createModel } from "./models/configured-model.ts";
import { calmReply, type ModelServer, startModelServer } from "./testing/model-server.ts";
import {
  closingTurn,
  eventsOf,
  keptIn,
  kindsOf,
  now,
  respond,
  textOf,
  turnOf,
} from "./testing/one-turn.ts";
import { aiDisclosure } from "./turn/disclosure.ts";

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

const failures: { model: string; kind: string }[] = [];
beforeEach(() => {
  failures.length = 0;
});

const modelNamed = (model: string) =>
  createModel({ kind: "openai-compatible", baseUrl: server.baseUrl, model, apiKey: null });

const companionWith = (model: string, timings = {}): Companion =>
  createCompanion({
    model: modelNamed(model),
    timings: { guideWordDelayMs: 0, ...timings },
    onModelFailure: (failure) => failures.push(failure),
  });

const allClosed = () => vi.waitFor(() => expect(server.openConnections()).toBe(0));

describe("with a model", () => {
  test("its words come as tokens, and done says who wrote them and how much left", async () => {
    const events = await respond(companionWith("calm"), "It was a long day.");
    expect(textOf(events)).toBe(calmReply);
    const sent = server.requests.at(-1)?.body["messages"] as { content: string }[]; // the fake recorded our own request
    expect(events.at(-1)).toEqual({
      type: "done",
      message_id: "m-2",
      writer: {
        model: "calm",
        host: new URL(server.baseUrl).host,
        sent_chars: sent.map(({ content }) => content).join("").length,
        memory_ids: [],
      },
    });
    expect(kindsOf(events)).toEqual(["token", "kept", "done"]);
  });

  test.each([
    ["refuses429", "refused"],
    ["refuses500", "refused"],
    ["garbage", "broken_json"],
    ["wrongContentType", "wrong_content_type"],
    ["empty", "empty"],
    ["hangs", "first_token_timeout"],
  ])("when it fails before a word (%s) the guide takes over and says so", async (model, kind) => {
    const companion = companionWith(model, { firstTokenTimeoutMs: model === "hangs" ? 50 : 5_000 });
    const events = await respond(companion, "It was a long day.");
    expect(events[0]).toMatchObject({ type: "disclosure", kind: "guide_took_over" });
    expect(textOf(events)).not.toBe("");
    expect(events.at(-1)).toMatchObject({
      type: "done",
      writer: { model: "guide", host: new URL(server.baseUrl).host },
    });
    expect(failures).toEqual([{ model, kind }]);
    await allClosed();
  });

  test("when it was never reached, the receipt says that nothing left", async () => {
    const gone = await startModelServer();
    await gone.close();
    const companion = createCompanion({
      model: createModel({
        kind: "anthropic",
        baseUrl: gone.anthropicBaseUrl,
        model: "m",
        apiKey: "k",
      }),
      timings: { guideWordDelayMs: 0 },
    });
    expect((await respond(companion, "Hi.")).at(-1)).toMatchObject({
      type: "done",
      writer: { model: "guide", host: null, sent_chars: 0 },
    });
  });

  test.each(["breaksMidway", "endsEarly", "reportsError"])(
    "when it fails midway (%s) the stream ends with an error, and what was said stays",
    async (model) => {
      const events = await respond(companionWith(model), "It was a long day.");
      expect(textOf(events)).toMatch(/^I hear that/);
      expect(events.at(-1)).toMatchObject({ type: "error", code: "model_failed" });
      expect(kindsOf(events)).toEqual(["token", "error"]);
    },
  );

  test("an endless reply ends, as done, and so does the call", async () => {
    const events = await respond(companionWith("endless"), "It was a long day.");
    expect(textOf(events).length).toBeLessThanOrEqual(limits.reply.maxChars);
    expect(events.at(-1)?.type).toBe("done");
    await allClosed();
  });

  test("when the browser leaves, nothing more is said and the call ends", async () => {
    const leave = new AbortController();
    const companion = companionWith("endless?delayMs=2");
    const events: CompanionEvent[] = [];
    for await (const event of companion.respond(turnOf("Hi.", { signal: leave.signal }))) {
      events.push(event);
      leave.abort();
    }
    expect(events).toHaveLength(1);
    expect(failures).toEqual([]);
    await allClosed();
  });

  test("when nobody reads on, the call ends", async () => {
    for await (const event of companionWith("endless?delayMs=2").respond(turnOf("Hi.")))
      if (event.type === "token") break;
    await allClosed();
  });

  test("a number of its own and a claim to be human do not reach the person", async () => {
    const text = encodeURIComponent("I am a real person. You can call 0800 555 0199. Rest well.");
    const said = textOf(await respond(companionWith(`calm?text=${text}`), "Hi."));
    expect(said).toBe(
      "I am an AI, not a person and not a therapist. You can call a line listed at findahelpline.com. Rest well.",
    );
  });

  test("where there is no time the emergency number stands first, before a model is waited for", async () => {
    const now = "I want to kill myself tonight, the pills are in my hand";
    const never = await respond(companionWith("hangs", { listenTimeoutMs: 50 }), now);
    const [shown, first] = never;
    expect(shown).toMatchObject({ type: "safety", level: "crisis", category: "suicide" });
    expect(first).toMatchObject({ type: "token", text: "Please call 999 now.\n\n" });
    expect(textOf(never)).toContain("116 123");
    expect(textOf(never).match(/Please call 999 now/g)).toHaveLength(1);
    expect(never.at(-1)).toMatchObject({ type: "done", writer: { model: "guide" } });
  });
});

describe("in a crisis with a model", () => {
  const says = (text: string, { isSlow = false } = {}): Companion =>
    createCompanion({
      model: {
        ...modelNamed(`calm?text=${encodeURIComponent(text)}`),
        ...(isSlow ? { oneAtATime: true } : {}),
      },
      timings: { guideWordDelayMs: 0, listenTimeoutMs: 60_000 },
    });
  const danger = "I want to kill myself";
  const afterDanger = async () => {
    const first = await respond(says("That took a lot to say."), danger);
    const history = [
      { role: "user" as const, content: danger },
      { role: "assistant" as const, content: textOf(first) },
    ];
    return { first, more: { history, state: keptIn(first) } };
  };

  test("it answers; the direct question and the people to reach are ours", async () => {
    const { first } = await afterDanger();
    expect(first[0]).toMatchObject({ type: "safety", level: "crisis" });
    expect(textOf(first)).toMatch(
      /^That took a lot to say\.\n\nYou can talk about it here\. How near is suicide right now/,
    );
    expect(textOf(first)).toContain("116 123");
  });

  test("what follows is its own answer, told what is at stake, and no step of ours goes over it", async () => {
    const { more } = await afterDanger();
    const told = "My sister is here now. Is she with you in the room?";
    const events = await respond(says(told), "My sister rang the bell", more);
    expect(textOf(events)).toBe(told);
    expect(JSON.stringify(server.requests.at(-1)?.body)).toContain("Samaritans, phone 116 123");
  });

  describe("that is slow", () => {
    const slowly = (text: string) => says(text, { isSlow: true });

    test("nobody waits for it while help is only just being shown", async () => {
      const before = server.requests.length;
      const events = await respond(slowly("That took a lot to say."), danger);
      expect(textOf(events)).toContain("How near is suicide right now");
      expect(server.requests).toHaveLength(before);
    });

    test("it says which of our next words fit, and a later turn knows which were said", async () => {
      const { more } = await afterDanger();
      const events = await respond(slowly("[C] Your sister left."), "My sister left", more);
      const [heard, step = ""] = textOf(events).split("\n\n");
      expect(heard).toBe("Your sister left.");
      const shown = JSON.stringify(server.requests.at(-1)?.body);
      expect(shown).toContain(`[C] “${step}”`);
      const { history } = more;
      const next = await respond(slowly("[A] Yes."), "And?", { history, state: keptIn(events) });
      expect(textOf(next)).not.toContain(step);
    });

    test("a letter it was not shown changes nothing, and unfit words give way to ours", async () => {
      const { more } = await afterDanger();
      const answer = "It comes and goes";
      const stepIn = async (words: string) =>
        textOf(await respond(slowly(words), answer, more))
          .split("\n\n")
          .at(-1);
      expect(await stepIn("[F] It comes in waves.")).toBe(await stepIn("It comes in waves."));
      const unfit = textOf(await respond(slowly("[A] Cheer up, it gets better."), answer, more));
      expect(unfit).not.toContain("Cheer up");
    });
  });

  test("at the goodbye it may say who is there, and the people to reach stand behind", async () => {
    const { more } = await afterDanger();
    const companion = says("Your brother is on his way.");
    const events = await eventsOf(
      companion.close({ ...closingTurn(more.history), state: more.state }),
    );
    expect(textOf(events)).toMatch(/^Your brother is on his way\.\n\n.*crisis page/);
  });
});

test("a crisis is answered, with the helplines, also when the model is down", async () => {
  const events = await respond(companionWith("refuses500"), "I want to kill myself");
  expect(kindsOf(events)).toEqual(["safety", "token", "kept", "done"]);
  expect(textOf(events)).toContain("How near is suicide right now");
});

test("replaced numbers do not make a reply longer than a reply may be", async () => {
  const text = encodeURIComponent("call 0800 555 0199, ".repeat(560));
  const events = await respond(companionWith(`calm?text=${text}`), "Hi.");
  expect(textOf(events).length).toBeLessThanOrEqual(limits.reply.maxChars);
  expect(textOf(events)).not.toContain("0199");
  expect(events.at(-1)?.type).toBe("done");
});

test("in a voice session it is also said, not only shown, before the answer", async () => {
  const due = {
    sessionType: "voice" as const,
    lastDisclosedAt: new Date(now.getTime() - 4 * 3_600_000),
  };
  for (const model of ["calm", "refuses500"]) {
    const events = await respond(companionWith(model), "It was a long day.", due);
    expect(events[0]).toEqual({ type: "disclosure", kind: "ai", text: aiDisclosure });
    expect(textOf(events).startsWith(`${aiDisclosure}\n\n`)).toBe(true);
    expect(textOf(events).split(aiDisclosure)).toHaveLength(2);
  }
});

describe("closing words", () => {
  test("come from the model when there is one, after a goodbye", async () => {
    const events = await eventsOf(companionWith("calm").close(closingTurn([])));
    expect(textOf(events)).toBe(calmReply);
    expect(JSON.stringify(server.requests.at(-1)?.body)).toContain("Say goodbye");
  });
});

describe("memories", () => {
  const memories = [
    { id: "walk", message: "Walking helps you." },
    { id: "nurse", message: "You work as a nurse." },
    { id: "dog", message: "Your dog is called Biscuit." },
  ];
  const asked = "I'm so stressed by my boss. What can I do?";

  test("only those that fit leave for the model, and the receipt names them", async () => {
    const events = await respond(companionWith("calm"), asked, { memories });
    const body = JSON.stringify(server.requests.at(-1)?.body);
    expect(body).toContain("Walking helps you.");
    expect(body).not.toContain("Biscuit");
    expect(events.at(-1)).toMatchObject({ writer: { memory_ids: ["walk", "nurse"] } });
  });

  test("none leaves in a crisis, not with a later turn either", async () => {
    const companion = companionWith("calm");
    const [asked, answered] = ["I want to kill myself", "I feel so empty at work these days"];
    const first = await respond(companion, asked, { memories });
    const history = [
      { role: "user" as const, content: asked },
      { role: "assistant" as const, content: textOf(first) },
    ];
    const state = keptIn(first);
    const events = await respond(companion, answered, { memories, history, state });
    expect(JSON.stringify(server.requests.at(-1)?.body)).toContain(answered);
    expect(JSON.stringify(server.requests.at(-1)?.body)).not.toContain("nurse");
    expect(events.at(-1)).toMatchObject({ writer: { memory_ids: [] } });
  });

  test("one made up by the model is not heard", async () => {
    const text = encodeURIComponent("As you told me last week, Ana left. What now?");
    const said = textOf(await respond(companionWith(`calm?text=${text}`), "Hi."));
    expect(said).toBe("As you … I only know what you have told me here. What now?");
  });
});

test("the program's step reaches the model", async () => {
  await respond(companionWith("calm"), "Hi.", {
    sessionType: "program",
    programStep: "Write down three worries.",
  });
  expect(JSON.stringify(server.requests.at(-1)?.body)).toContain("Write down three worries.");
});

test("a context of the operator's choice is kept to", async () => {
  const model = createModel({
    kind: "openai-compatible",
    baseUrl: server.baseUrl,
    model: "calm",
    apiKey: null,
  });
  // all fifty messages are read in this very thread, while a busy machine lets the model wait
  const timings = { firstTokenTimeoutMs: 60_000, totalTimeoutMs: 60_000 };
  const companion = createCompanion({ model, contextChars: 9_000, timings });
  const history = Array.from({ length: 50 }, (_, index) => ({
    role: index % 2 ? ("assistant" as const) : ("user" as const),
    content: `I miss my brother Tom, part ${index}. ${"word ".repeat(100)}`,
  }));
  const events = await respond(companion, "My day was good, I had soup.", { history });
  const done = events.at(-1);
  expect(done?.type === "done" && done.writer.sent_chars).toBeLessThan(9_500);
  expect(JSON.stringify(server.requests.at(-1)?.body)).toContain("notes of what the person said");
});
