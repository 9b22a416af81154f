import type { LanguageModelV4, LanguageModelV4StreamPart } from "@ai-sdk/provider";
import type { HistoryItem } from "@app/contract/calls/session-shapes";
import { expect, test } from "vitest";
import {
  type Companion,
  type CompanionEvent,
  createCompanion,
  type TurnRequest,
} from "../companion.ts";
import { judgementInstruction } from "../instructions/judgement.ts";
import { ModelFailure } from "../models/model-failure.ts";
import { promptText } from "../models/prompt-text.ts";
import { unknownUsage } from "../models/unknown-usage.ts";
import { newState } from "../state.ts";

type Script = {
  reply: string[];
  /** What it answers when it is asked to judge; "down" and "never" are what they say. */
  judges: string | "down" | "never";
  /** Waited for before the judgement is said. */
  judgesAfter?: Promise<unknown>;
  replyFails?: boolean;
  oneAtATime?: boolean;
};

const finish: LanguageModelV4StreamPart = {
  type: "finish",
  usage: unknownUsage,
  finishReason: { unified: "stop", raw: "stop" },
};

const streamOf = (pieces: readonly string[], before: Promise<unknown> = Promise.resolve()) =>
  new ReadableStream<LanguageModelV4StreamPart>({
    async start(controller) {
      await before;
      for (const delta of pieces) controller.enqueue({ type: "text-delta", id: "0", delta });
      controller.enqueue(finish);
      controller.close();
    },
  });

const scripted = (script: Script) => {
  const asked: { isJudgement: boolean; chars: number; text: string }[] = [];
  const languageModel: LanguageModelV4 = {
    specificationVersion: "v4",
    provider: "test",
    modelId: "scripted",
    supportedUrls: {},
    doGenerate: () => Promise.reject(new Error("never asked for")),
    doStream: async ({ prompt }) => {
      const text = prompt.map(promptText).join("");
      const isJudgement = text.startsWith(judgementInstruction());
      asked.push({ isJudgement, chars: text.length, text });
      if (!isJudgement) {
        if (script.replyFails) throw new ModelFailure("refused");
        return { stream: streamOf(script.reply) };
      }
      if (script.judges === "down") throw new ModelFailure("unreachable");
      if (script.judges === "never") return { stream: new ReadableStream() };
      return { stream: streamOf([script.judges], script.judgesAfter) };
    },
  };
  const { oneAtATime = false } = script;
  return { asked, model: { name: "scripted", host: "model.test", languageModel, oneAtATime } };
};

/** Whatever the weights: no embedded model reads Polish. */
const unsure = "Jestem bardzo zmęczony i nie wiem, co będzie dalej";
const plain = "We went to the market and bought strawberries";
const crisis = '{"level":"crisis","category":"suicide"}';
const askedDirectly = /thinking (?:of|about) (?:killing yourself|suicide|ending your life)/;

const turnOf = async (companion: Companion, more: Partial<TurnRequest>): Promise<TurnRequest> => {
  const content = more.content ?? unsure;
  const history: readonly HistoryItem[] = more.history ?? [];
  return {
    sessionId: "s-1",
    sessionType: "text",
    messageId: "m-1",
    content,
    history,
    country: "GB",
    now: new Date("2026-03-10T20:00:00Z"),
    previousMessageAt: new Date("2026-03-10T19:59:00Z"),
    lastDisclosedAt: new Date("2026-03-10T19:00:00Z"),
    memories: [],
    programStep: null,
    heard: await companion.hear({ content, history, state: more.state }),
    state: newState(),
    signal: new AbortController().signal,
    ...more,
  };
};

const hear = async (
  script: Script,
  more: Partial<TurnRequest> & {
    holdMs?: number;
    timeoutMs?: number;
    firstMs?: number;
    onToken?: () => void;
  } = {},
) => {
  const { asked, model } = scripted(script);
  const companion = createCompanion({
    model,
    timings: {
      guideWordDelayMs: 0,
      judgementHoldMs: more.holdMs ?? 5_000,
      judgementTimeoutMs: more.timeoutMs ?? 5_000,
      judgementFirstTimeoutMs: more.firstMs ?? 5_000,
    },
  });
  const events: CompanionEvent[] = [];
  for await (const event of companion.respond(await turnOf(companion, more))) {
    events.push(event);
    if (event.type === "token") more.onToken?.();
  }
  const text = events.map((event) => (event.type === "token" ? event.text : "")).join("");
  const last = events.at(-1);
  return {
    companion,
    asked,
    events,
    text,
    writer: last?.type === "done" ? last.writer : null,
    safety: events.filter((event) => event.type === "safety"),
  };
};

const reply = ["That sounds like relief. ", "What made it light?"];

test("a crisis the model sees in time has it answer anew, told what is at stake; the question and the people to reach are ours", async () => {
  const { text, safety, writer, asked } = await hear({ reply, judges: crisis });
  expect(text).not.toContain("What made it light?");
  expect(text).toMatch(askedDirectly);
  expect(text).toContain("116 123");
  expect(safety).toMatchObject([{ level: "crisis", category: "suicide" }]);
  expect(writer?.model).toBe("scripted");
  const [first, again] = asked.filter(({ isJudgement }) => !isJudgement);
  expect(first?.text).not.toContain("Samaritans");
  expect(again?.text).toContain("Samaritans");
});

test("a reply that asks about it by itself is not asked about twice", async () => {
  const { text } = await hear({ reply: ["Are you thinking of suicide?"], judges: crisis });
  expect(text.startsWith("Are you thinking of suicide?\n\nI am an AI")).toBe(true);
});

test("a reply that does harm in a danger gives way to our own words", async () => {
  const { text, writer } = await hear({ reply: ["It gets better. Cheer up!"], judges: crisis });
  expect(text).not.toContain("better");
  expect(text).toMatch(askedDirectly);
  expect(writer?.model).toBe("guide");
});

test("whoever is afraid for another is not asked about themself", async () => {
  const judges = '{"level":"crisis","category":"suicide","who":"other"}';
  const { text } = await hear({ reply, judges });
  expect(text).toContain(reply.join(""));
  expect(text).not.toMatch(askedDirectly);
  expect(text).toContain("116 123");
});

test("what our readers only suspect is not asked where the model sees nothing in it", async () => {
  const content = "I have to say goodbye to everyone tomorrow and give my things away";
  const { companion } = await hear({ reply, judges: "never" }, { timeoutMs: 1, holdMs: 1 });
  const screening = {
    level: "concern",
    category: "suicide",
    score: 0.4,
    words: [],
    isSuspicion: true,
  } as const;
  const heard = { ...(await companion.hear({ content, history: [] })), screening };
  const asked = await hear({ reply, judges: "down" }, { content, heard });
  expect(asked.text.replace(reply.join(""), "")).toContain("?");
  const calm = await hear({ reply, judges: '{"level":"none"}' }, { content, heard });
  expect(calm.text).toBe(reply.join(""));
});

test("the receipt counts what left with both requests", async () => {
  for (const judges of [crisis, '{"level":"none","category":null}']) {
    const { writer, asked } = await hear({ reply, judges });
    expect(writer?.host).toBe("model.test");
    expect(writer?.sent_chars).toBe(asked.reduce((sum, { chars }) => sum + chars, 0));
  }
});

test("a judgement that comes after the first words brings ours behind them, and the next turn knows", async () => {
  const shown = Promise.withResolvers<void>();
  const script = { reply, judges: crisis, judgesAfter: shown.promise };
  const { text, events, companion } = await hear(script, { holdMs: 1, onToken: shown.resolve });
  expect(text.startsWith(reply.join(""))).toBe(true);
  expect(text).toMatch(askedDirectly);
  expect(events.at(-1)).toMatchObject({ type: "done", writer: { model: "scripted" } });
  const kept = events.at(-2);
  const state = kept?.type === "kept" ? kept.state : undefined;
  expect(state?.risk.at(-1)?.marks).toContain("asked-directly");
  expect(events.at(-3)?.type).toBe("token");
  expect(events.at(-4)).toMatchObject({ type: "safety", level: "crisis" });
  const history: HistoryItem[] = [
    { role: "user", content: unsure },
    { role: "assistant", content: text },
  ];
  expect((await companion.screen({ content: "yes", history, state })).level).toBe("crisis");
  const later = await companion.screen({
    content: "it's fine, the basil grows",
    history,
    state,
  });
  expect(later.level).toBe("concern");
});

test.each([
  ["never answers", "never"],
  ["is down", "down"],
  ["answers garbage", "I am sorry to hear that. Have you tried tea?"],
  ["answers broken JSON", '{"level":"crisis"'],
  ["answers another shape", '{"level":"terrible","category":"suicide"}'],
  ["sees nothing", '{"level":"none","category":null}'],
])("a judge that %s changes nothing in the reply", async (_, judges) => {
  const { text, safety, events } = await hear({ reply, judges }, { holdMs: 20, timeoutMs: 20 });
  expect(text).toBe(reply.join(""));
  expect(safety).toEqual([]);
  expect(events.at(-1)?.type).toBe("done");
});

test("a judge that could not be reached is not counted as told anything", async () => {
  const { writer, asked } = await hear({ reply, judges: "down" });
  expect(writer?.sent_chars).toBe(asked.find(({ isJudgement }) => !isJudgement)?.chars);
});

test("a fence around the answer is read through", async () => {
  const { text } = await hear({ reply, judges: `\`\`\`json\n${crisis}\n\`\`\`` });
  expect(text).toMatch(askedDirectly);
});

test("a concern of the model alone adds the direct question to the reply", async () => {
  const judges = '{"level":"concern","category":"suicide"}';
  const { text, safety } = await hear({ reply, judges });
  expect(text.startsWith(reply.join(""))).toBe(true);
  expect(text).toContain("are there thoughts of ending your life?");
  expect(safety).toMatchObject([{ level: "concern", category: "suicide", helplines: [] }]);
});

test("a lower judgement takes nothing back from the screening", async () => {
  const content = "I can't do this any more";
  const { safety, text } = await hear({ reply, judges: '{"level":"none"}' }, { content });
  expect(safety).toMatchObject([{ level: "concern" }]);
  expect(text).toContain("May I ask");
});

test("where the screening sees a crisis itself, no model is asked to judge", async () => {
  const { asked } = await hear({ reply, judges: crisis }, { content: "I want to kill myself" });
  expect(asked.filter(({ isJudgement }) => isJudgement)).toEqual([]);
});

test("where the screening is sure of nothing, no model is asked to judge", async () => {
  const { asked, text } = await hear({ reply, judges: crisis }, { content: plain });
  expect(asked.map(({ isJudgement }) => isJudgement)).toEqual([false]);
  expect(text).toBe(reply.join(""));
});

test("a message in a language it cannot read is judged by the model", async () => {
  const content = "Artık hiçbir şey istemiyorum, her şey bitti";
  const { text, safety } = await hear({ reply, judges: crisis }, { content });
  expect(text).toMatch(askedDirectly);
  expect(safety).toMatchObject([{ level: "crisis" }]);
});

test("a reply that fails is replaced by our own words when the model sees a crisis", async () => {
  const { text, events } = await hear({ reply, judges: crisis, replyFails: true });
  expect(text).toMatch(askedDirectly);
  expect(events.at(-1)?.type).toBe("done");
});

test("once the person has left, nothing more is said and nothing more is asked", async () => {
  const { model } = scripted({ reply, judges: "never" });
  const companion = createCompanion({ model });
  const leave = new AbortController();
  const events: CompanionEvent[] = [];
  const said = companion.respond(await turnOf(companion, { signal: leave.signal }));
  setTimeout(() => leave.abort(), 5);
  for await (const event of said) events.push(event);
  expect(events).toEqual([]);
});

test("the judge gets the message as material, with a little of what was said before", async () => {
  const history: HistoryItem[] = [{ role: "assistant", content: "How was your week?" }];
  const { asked } = await hear({ reply, judges: "never" }, { history, holdMs: 1, timeoutMs: 1 });
  const { text } = asked.find(({ isJudgement }) => isJudgement) ?? { text: "" };
  expect(JSON.parse(text.slice(judgementInstruction().length))).toEqual({
    before: history,
    message: unsure,
  });
});

test("one engine for both judges first, and writes no reply that would not be said", async () => {
  const inDanger = await hear({ reply, judges: crisis, oneAtATime: true });
  expect(inDanger.text).toMatch(askedDirectly);
  expect(inDanger.asked.map(({ isJudgement }) => isJudgement)).toEqual([true]);
  const calm = await hear({ reply, judges: '{"level":"none"}', oneAtATime: true });
  expect(calm.asked.map(({ isJudgement }) => isJudgement)).toEqual([true, false]);
  expect(calm.text).toBe(reply.join(""));
});

test("one engine whose judgement is late is let go of, and replies", async () => {
  const late = await hear({ reply, judges: "never", oneAtATime: true }, { firstMs: 20 });
  expect(late.asked.map(({ isJudgement }) => isJudgement)).toEqual([true, false]);
  expect(late.text).toBe(reply.join(""));
});

test("one engine judges nothing where rules and readers are sure", async () => {
  const { asked } = await hear({ reply, judges: crisis, oneAtATime: true }, { content: plain });
  expect(asked.map(({ isJudgement }) => isJudgement)).toEqual([false]);
});

test("a model that judged first knows what is asked behind its reply, so that it is not asked twice", async () => {
  const judges = '{"level":"concern","category":"suicide"}';
  const { asked, text } = await hear({ reply, judges, oneAtATime: true });
  const behind = text.split("\n\n").at(-1) ?? "";
  expect(behind).toMatch(/\?/);
  expect(asked.at(-1)?.text).toContain(behind);
});
