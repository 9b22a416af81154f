import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { createCompanion } from "./companion.ts";
import {
  type LocalModel,
  type LocalModelSettings,
  openLocalModel,
} from "./models/local/open-local-model.ts";
import { kindsOf, respond, textOf } from "./testing/one-turn.ts";
import { noEngineWords, testEngine } from "./testing/test-engine.ts";
import { tinyGguf } from "./testing/tiny-gguf.ts";

// A real engine on a busy machine takes its time.
vi.setConfig({ testTimeout: 240_000 });
const engineDir = await testEngine();
const says = "That is a lot to carry for one day.";
const folder = mkdtempSync(join(tmpdir(), "local-companion-"));
const file = join(folder, "calm.gguf");
writeFileSync(file, tinyGguf({ says, contextLength: 65_536 }));
const opened: LocalModel[] = [];
const failures: string[] = [];
const trouble: string[] = [];

const open = (more: Partial<LocalModelSettings> = {}): LocalModel => {
  const model = openLocalModel({
    folder,
    name: file,
    // Its vocabulary has hardly a word, so that a token is a letter here.
    contextTokens: 8_192,
    places: 1,
    threads: 1,
    mayUseGpu: false,
    idleMs: 60_000,
    loadPatienceMs: 100_000,
    readyTimeoutMs: 100_000,
    onTrouble: (words) => trouble.push(words),
    onNews: () => undefined,
    ...(engineDir ? { engineDir } : {}),
    ...more,
  });
  opened.push(model);
  return model;
};

const companionWith = (model: LocalModel) =>
  createCompanion({
    model,
    contextChars: 20_000,
    timings: { guideWordDelayMs: 0, firstTokenTimeoutMs: 150_000, betweenTokensTimeoutMs: 150_000 },
    onModelFailure: ({ kind }) => failures.push(kind),
  });

afterAll(async () => {
  vi.resetConfig();
  await Promise.all(opened.map(({ stop }) => stop()));
  rmSync(folder, { recursive: true, force: true });
});

test("without a model's file the guide answers, and the operator is told what to do", async () => {
  const model = open({ name: null });
  const events = await respond(companionWith(model), "It was a long day.");
  expect(events[0]).toMatchObject({ type: "disclosure", kind: "guide_took_over" });
  expect(textOf(events)).not.toBe("");
  expect(trouble.join()).toContain("npm run model -- get best");
});

test("with too little memory the guide answers, and the operator is told how much is needed", async () => {
  const tight = { totalBytes: 1, availableBytes: 1, cores: 1, hasCuda: false, hasMetal: false };
  const events = await respond(companionWith(open({ machine: () => tight })), "It was a long day.");
  expect(kindsOf(events)).toContain("disclosure");
  expect(trouble.join()).toMatch(/calm needs .* of memory/);
});

test.each([
  ["a file that is not there", null, "no_file"],
  ["an empty file", "", "not_a_model"],
  ["a page in place of a model", "<!doctype html>", "not_a_model"],
] as const)(
  "of %s it is said what is wrong, and the guide answers at once",
  async (name, bytes, reason) => {
    const wrong = join(folder, `${name}.gguf`);
    if (bytes !== null) writeFileSync(wrong, bytes);
    const model = open({ name: wrong });
    await expect(model.engine.ready()).rejects.toMatchObject({ reason });
    expect(model.engine.pid()).toBeNull();
    const events = await respond(companionWith(model), "It was a long day.");
    expect(events[0]).toMatchObject({ type: "disclosure", kind: "guide_took_over" });
  },
);

if (!engineDir) test.skip(noEngineWords, () => undefined);
else {
  /** One for all that follows, loaded once. */
  const loading = open({ loadPatienceMs: 1 });

  test("while it loads the guide answers and says why", async () => {
    failures.length = 0;
    const events = await respond(companionWith(loading), "It was a long day.");
    expect(events[0]).toMatchObject({
      kind: "guide_took_over",
      text: expect.stringContaining("still being loaded"),
    });
    expect(events.at(-1)).toMatchObject({ type: "done", writer: { model: "guide", host: null } });
    expect(failures).toEqual(["loading"]);
  });

  test("a model on this machine writes the reply, and the receipt says that nothing left", async () => {
    await loading.engine.ready();
    const events = await respond(companionWith(loading), "It was a long day.");
    expect(textOf(events)).toBe(says);
    expect(events.at(-1)).toMatchObject({
      type: "done",
      writer: { model: "calm.gguf", host: null, sent_chars: 0 },
    });
  });

  test("whoever has to wait for another's reply is told so, and then answered", async () => {
    await loading.engine.ready();
    const companion = companionWith(loading);
    const [first, second] = await Promise.all([
      respond(companion, "It was a long day."),
      respond(companion, "Nothing went as I had hoped."),
    ]);
    const waited = [first, second].find((events) => kindsOf(events).includes("disclosure"));
    expect(waited?.[0]).toMatchObject({
      type: "disclosure",
      kind: "waiting",
      text: expect.stringMatching(/^One other/),
    });
    expect([first, second].map(textOf)).toEqual([says, says]);
  });
}
