import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createCompanion } from "@app/companion/companion";
import type { ConfiguredModel } from "@app/companion/models/configured-model";
import { type LocalModel, openLocalModel } from "@app/companion/models/local/open-local-model";
import { openShelf, sha256Of } from "@app/companion/models/local/shelf";
import { newState } from "@app/companion/state";
import { noEngineWords, testEngine } from "@app/companion/testing/test-engine";
import { tinyGguf } from "@app/companion/testing/tiny-gguf";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readEnv } from "../env.ts";
import { createLogger } from "../logger.ts";
import { makeDataDir } from "../testing/make-data-dir.ts";
import { createModelInUse } from "./model-in-use.ts";

// A real engine on a busy machine takes its time.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });
const inTime = { timeout: 120_000 };

const engineDir = await testEngine();
const dataDir = makeDataDir();
const folder = join(dataDir, "models");
const shelf = openShelf(folder);
const env = readEnv({ DATA_DIR: dataDir, MODEL_CONTEXT_TOKENS: "16384" }, dataDir);

/** Told what is said and no instructions: a token is a letter to it, and reading them takes nearly all of a reply's time. */
const uninstructed = (model: ConfiguredModel): ConfiguredModel => {
  const { languageModel } = model;
  const doStream: typeof languageModel.doStream = (options) =>
    languageModel.doStream({ ...options, prompt: options.prompt.slice(-1) });
  return { ...model, languageModel: { ...languageModel, doStream } };
};

/** Every local model that was opened, the newest last. */
const opened: LocalModel[] = [];
const inUse = createModelInUse({
  env,
  logger: createLogger("silent"),
  createCompanion: (model) =>
    createCompanion({
      model: model && uninstructed(model),
      // On a busy machine the guide would take over from a model that is only slow.
      timings: { firstTokenTimeoutMs: 120_000, betweenTokensTimeoutMs: 120_000 },
    }),
  letAsk: async () => undefined,
  openLocal: (choice, after) => {
    const local = openLocalModel({
      folder,
      name: choice.model,
      ...env.localModel,
      threads: 1,
      mayUseGpu: false,
      places: 1,
      after,
      loadPatienceMs: 120_000,
      readyTimeoutMs: 120_000,
      onTrouble: () => undefined,
      onNews: () => undefined,
      ...(engineDir ? { engineDir } : {}),
    });
    opened.push(local);
    return local;
  },
});

const shelve = async (name: string, says: string, isEndless = false): Promise<void> => {
  const file = shelf.fileFor(name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, tinyGguf({ says, isEndless }));
  const from = "a test";
  await shelf.add({ name, file, isOurs: true, sha256: await sha256Of(file), licence: null, from });
};
beforeAll(async () => {
  await shelve("first", "and so it goes", true);
  await shelve("second", "That was another voice.");
});
afterAll(async () => {
  vi.resetConfig();
  await inUse.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const choose = (name: string) =>
  inUse.use(`local/${name}`, { kind: "local", model: name, patience: {} });

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const said = async (onToken: () => Promise<void> = async () => undefined) => {
  const content = "I had a long day at work";
  const now = new Date();
  let text = "";
  let writer = "";
  const end = new AbortController();
  for await (const event of inUse.companion.respond({
    sessionId: "session",
    sessionType: "text",
    messageId: "message",
    content,
    history: [],
    country: null,
    now,
    previousMessageAt: null,
    lastDisclosedAt: now,
    memories: [],
    programStep: null,
    heard: await inUse.companion.hear({ content, history: [] }),
    state: newState(),
    signal: end.signal,
  })) {
    if (event.type === "token") {
      text += event.text;
      await onToken();
    }
    if (event.type === "done") writer = event.writer.model;
  }
  return { text, writer };
};

test.skipIf(!engineDir)(
  engineDir
    ? "a reply under way ends with the local model that began it, the next one is another's, and the first gives its memory back"
    : noEngineWords,
  async () => {
    await choose("first");
    const [first] = opened;
    if (!first) throw new Error("no model was opened");
    await first.engine.ready();
    const pid = first.engine.pid() ?? 0;
    expect(isAlive(pid)).toBe(true);

    let hasChosen = false;
    let besideFirst: boolean | undefined;
    const reply = await said(async () => {
      if (hasChosen) return;
      hasChosen = true;
      await choose("second");
      expect(inUse.writer().model).toBe("second");
      // Long enough for the second to be loaded, if it did not wait.
      await wait(500);
      besideFirst = opened[1]?.engine.pid() !== null;
    });
    expect(hasChosen).toBe(true);
    expect(reply.writer).toBe("first");
    expect(reply.text).toMatch(/^and so it goes/);
    expect(besideFirst).toBe(false);

    const next = await said();
    expect(next).toMatchObject({ writer: "second" });
    expect(next.text).toContain("another voice");
    await expect.poll(() => isAlive(pid), inTime).toBe(false);
    expect(first.engine.pid()).toBeNull();
    expect(opened[1]?.engine.pid()).not.toBeNull();
  },
);

test.skipIf(!engineDir)(
  engineDir ? "a stop ends also one that was on its way out" : `${noEngineWords} (its stop)`,
  async () => {
    await choose("first");
    const local = opened.at(-1);
    await local?.engine.ready();
    const pid = local?.engine.pid() ?? 0;
    const talk = said(async () => {
      if (inUse.chosen() === "guide") return;
      await inUse.use("guide", null);
      void inUse.stop();
    });
    await talk;
    await expect.poll(() => isAlive(pid), inTime).toBe(false);
  },
);
