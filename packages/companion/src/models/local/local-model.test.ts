import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LanguageModelV4 } from "@ai-sdk/provider";
import { afterAll, describe, expect, test, vi } from "vitest";
import { mapSchema, reduceSchema } from "../../analysis/parse-analysis.ts";
import { outcomeSchema } from "../../outcome/parse-outcome.ts";
import { call, describeModel, partsOf } from "../../testing/model-suite.ts";
import { noEngineWords, testEngine } from "../../testing/test-engine.ts";
import { tinyGguf } from "../../testing/tiny-gguf.ts";
import { requestOptions } from "../request-kind.ts";
import { EngineBroken } from "./engine-broken.ts";
import type { ModelEngineStart } from "./engine-messages.ts";
import { createModelEngine, type ModelEngine, type ModelEngineSettings } from "./engine-process.ts";
import { createLocalModel } from "./local-model.ts";

// A real engine on a busy machine takes its time.
vi.setConfig({ testTimeout: 240_000 });
const patience = { timeout: 60_000 };
const engineDir = await testEngine();
const text = "That is a lot to carry for one day.";
const folder = mkdtempSync(join(tmpdir(), "local-model-"));
const fileOf = (name: string, bytes: Uint8Array): string => {
  const file = join(folder, name);
  writeFileSync(file, bytes);
  return file;
};
const calmFile = fileOf("calm.gguf", tinyGguf({ says: text }));
const endlessFile = fileOf(
  "endless.gguf",
  tinyGguf({ says: "and so on it goes", isEndless: true }),
);
const idleMs = 60_000;
const engines: ModelEngine[] = [];
const trouble: string[] = [];

const make = (
  file: string,
  more: Partial<ModelEngineStart> = {},
  settings: Partial<ModelEngineSettings> = {},
): ModelEngine => {
  const engine = createModelEngine({
    prepare: async () => ({
      engineDir: engineDir ?? "",
      modelFile: file,
      contextTokens: 1_024,
      sequences: 3,
      threads: 1,
      gpu: false,
      ...more,
    }),
    idleMs,
    readyTimeoutMs: 100_000,
    loadPatienceMs: 100_000,
    onTrouble: (words) => trouble.push(words),
    ...settings,
  });
  engines.push(engine);
  return engine;
};

afterAll(async () => {
  vi.resetConfig();
  await Promise.all(engines.map((engine) => engine.stop()));
  rmSync(folder, { recursive: true, force: true });
});

const said = (words: string): Parameters<LanguageModelV4["doStream"]>[0] => ({
  prompt: [
    { role: "system", content: "Listen." },
    { role: "user", content: [{ type: "text", text: words }] },
  ],
});
const textOf = (parts: Awaited<ReturnType<typeof partsOf>>): string =>
  parts.map((part) => (part.type === "text-delta" ? part.delta : "")).join("");
const failureIn = (parts: Awaited<ReturnType<typeof partsOf>>) => {
  const last = parts.at(-1);
  return last?.type === "error" ? last.error : undefined;
};
const firstWord = async (model: LanguageModelV4, options = call) => {
  const { stream } = await model.doStream(options);
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done || value.type === "error") throw new Error("no word came");
    if (value.type === "text-delta") return reader;
  }
};

if (!engineDir) test.skip(noEngineWords, () => undefined);
else {
  const calm = make(calmFile);
  /** One that talks without an end, and one beside it. */
  const endless = make(endlessFile, { sequences: 2 });
  /** One alone, with little room and no patience for whoever comes while it loads. */
  const small = make(calmFile, { contextTokens: 256, sequences: 1 }, { loadPatienceMs: 1 });

  describeModel("a local model", () => ({
    calm: () => createLocalModel(calm, "calm"),
    text,
    talking: () => createLocalModel(endless, "endless"),
    openCalls: () => endless.openAsks(),
  }));

  describe("a local model", () => {
    test("is no process at all before somebody needs it", () => {
      expect(make(calmFile).pid()).toBeNull();
    });

    test("reads only what is new of a conversation that goes on", async () => {
      const asked = (prompt: string[]) =>
        new Promise<{ readTokens: number; promptTokens: number }>((resolve, reject) => {
          calm.ask(
            {
              lane: "talk",
              said: prompt.map((words, index) => ({
                role: index === 0 ? "system" : index % 2 === 1 ? "user" : "assistant",
                text: words,
              })),
              schema: null,
              temperature: 0,
              maxTokens: null,
              endings: [],
            },
            {
              onWaiting: () => undefined,
              onText: () => undefined,
              onOver: (over) => (over instanceof Error ? reject(over) : resolve(over)),
            },
          );
        });
      const first = await asked(["Hear them out, and ask.", "I had a long day."]);
      const again = await asked(["Hear them out, and ask.", "I had a long day.", text, "Yes."]);
      expect(first.readTokens).toBeGreaterThan(40);
      expect(again.promptTokens).toBeGreaterThan(first.promptTokens);
      expect(again.readTokens).toBeLessThan(first.readTokens);
    });

    test("keeps conversations apart that are written at the same time", async () => {
      const model = createLocalModel(calm, "calm");
      const replies = await Promise.all(
        ["One.", "Two.", "Three."].map((words) => partsOf(model, said(words))),
      );
      expect(replies.map(textOf)).toEqual([text, text, text]);
    });

    test("tells whoever waits how many are before them", async () => {
      const model = createLocalModel(endless, "endless");
      const talking = await firstWord(model);
      const waiting = ["One.", "Two."].map((words) => {
        const heard: number[] = [];
        const stop = new AbortController();
        const over = (async () => {
          const { stream } = await model.doStream({
            ...said(words),
            includeRawChunks: true,
            abortSignal: stop.signal,
          });
          for await (const part of stream) {
            if (part.type === "raw") heard.push((part.rawValue as { ahead: number }).ahead); // its own form
            if (part.type === "text-delta") break;
          }
        })().catch(() => undefined);
        return { heard, stop, over };
      });
      await vi.waitFor(
        () => expect(waiting.map(({ heard }) => heard)).toEqual([[1], [2]]),
        patience,
      );
      waiting[0]?.stop.abort();
      await vi.waitFor(() => expect(waiting[1]?.heard).toEqual([2, 1]), patience);
      await talking.cancel();
      await waiting[1]?.over;
      expect(waiting[1]?.heard).toEqual([2, 1, 0]);
    });

    test("answers in the shape that is asked for, beside a reply that goes on", async () => {
      const model = createLocalModel(endless, "endless");
      const talking = await firstWord(model);
      const schema = {
        type: "object",
        properties: { level: { enum: ["none", "concern", "crisis"] } },
        required: ["level"],
      } as const;
      const { content } = await model.doGenerate({
        ...call,
        responseFormat: { type: "json", name: "judgement", schema },
      });
      expect(JSON.parse(content[0]?.type === "text" ? content[0].text : "")).toEqual({
        level: expect.stringMatching(/^(none|concern|crisis)$/),
      });
      expect(endless.openAsks()).toBe(1);
      await talking.cancel();
    });

    test("ends where the words come that end it, and leaves those out", async () => {
      const model = createLocalModel(calm, "calm");
      const { content, finishReason } = await model.doGenerate({
        ...call,
        stopSequences: ["\nUser:", " to carry"],
      });
      expect(content).toEqual([{ type: "text", text: "That is a lot" }]);
      expect(finishReason.unified).toBe("stop");
    });

    test("holds what the companion asks for to its shape", async () => {
      const model = createLocalModel(calm, "calm");
      const judged = await model.doGenerate({
        ...call,
        ...requestOptions.judging,
        // a token is a letter here
        maxOutputTokens: 200,
      });
      const [part] = judged.content;
      expect(JSON.parse(part?.type === "text" ? part.text : "")).toEqual({
        level: expect.any(String),
        category: expect.toSatisfy((value) => value === null || typeof value === "string"),
      });
      for (const [schema, beginning] of [
        [outcomeSchema(true), /^\{\s*"title":\s*"/],
        [mapSchema, /^\{\s*"sessions":\s*\[/],
        [reduceSchema, /^\{\s*"themes":\s*\[/],
      ] as const) {
        const { content, finishReason } = await model.doGenerate({
          ...call,
          maxOutputTokens: 24,
          responseFormat: { type: "json", name: "paper", schema },
        });
        expect(content[0]?.type === "text" && content[0].text).toMatch(beginning);
        expect(finishReason.unified).toBe("length");
      }
    });

    test("says that it is loading to whoever would wait too long, and answers the next", async () => {
      const model = createLocalModel(small, "calm");
      expect(failureIn(await partsOf(model))).toMatchObject({ kind: "loading" });
      await small.ready();
      expect(textOf(await partsOf(model))).toBe(text);
    });

    test("that is the only one in memory takes judging in turn too", async () => {
      await small.ready();
      const model = createLocalModel(small, "calm");
      const judging = model.doGenerate({
        ...call,
        responseFormat: { type: "json", name: "judgement", schema: { enum: ["none"] } },
      });
      expect(textOf(await partsOf(model))).toBe(text);
      expect((await judging).content).toEqual([{ type: "text", text: '"none"' }]);
    });

    test("leaves the oldest out of what does not fit, and refuses what never will", async () => {
      await small.ready();
      const model = createLocalModel(small, "calm");
      const long = Array.from({ length: 40 }, (_, index) => ({
        role: index % 2 === 0 ? ("user" as const) : ("assistant" as const),
        content: [{ type: "text" as const, text: `Message number ${index} of many.` }],
      }));
      expect(textOf(await partsOf(model, { prompt: [...call.prompt, ...long] }))).toBe(text);
      const parts = await partsOf(model, said("word ".repeat(400)));
      expect(failureIn(parts)).toMatchObject({ kind: "oversized" });
    });

    test("that dies in mid-reply fails that reply, and is there for the next", async () => {
      const model = createLocalModel(endless, "endless");
      const reader = await firstWord(model);
      const pid = endless.pid();
      // Never 0, which would be everybody, this process among them.
      if (!pid) throw new Error("the model is no process now");
      process.kill(pid, "SIGKILL");
      let last: unknown;
      for (let part = await reader.read(); !part.done; part = await reader.read())
        last = part.value;
      expect(last).toMatchObject({ type: "error", error: { kind: "ended_early" } });
      expect(trouble.join()).toContain("is started again");
      await (await firstWord(model)).cancel();
      expect(endless.pid()).not.toBe(pid);
    });

    test("that nobody needs any more gives its memory back, and is there when asked", async () => {
      const model = createLocalModel(calm, "calm");
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
      try {
        expect(textOf(await partsOf(model))).toBe(text);
        vi.advanceTimersByTime(idleMs);
      } finally {
        vi.useRealTimers();
      }
      await vi.waitFor(() => expect(calm.pid()).toBeNull(), patience);
      expect(textOf(await partsOf(model))).toBe(text);
    });

    test.each([
      ["half a file", () => tinyGguf({ says: text }).subarray(0, 200_000)],
      ["a model of an unknown kind", () => tinyGguf({ says: text, architecture: "abacus" })],
    ])("says of %s what is wrong, and the reply fails at once", async (name, bytes) => {
      const engine = make(fileOf(`${name}.gguf`, bytes()));
      await expect(engine.ready()).rejects.toMatchObject({ reason: "failed" });
      expect(failureIn(await partsOf(createLocalModel(engine, "x")))).toMatchObject({
        kind: "unreachable",
      });
    });

    test("is not even begun where it was found not to fit", async () => {
      const prepare = () => Promise.reject(new EngineBroken("memory", "too little"));
      const engine = make(calmFile, {}, { prepare });
      await expect(engine.ready()).rejects.toMatchObject({ reason: "memory" });
      expect(engine.pid()).toBeNull();
      expect(failureIn(await partsOf(createLocalModel(engine, "calm")))).toMatchObject({
        kind: "unreachable",
      });
    });
  });
}
