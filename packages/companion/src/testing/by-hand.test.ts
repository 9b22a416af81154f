import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createCompanion } from "../companion.ts";
import { createModel } from "../models/configured-model.ts";
import { newState } from "../state.ts";
import { startByHand } from "./by-hand.ts";
import { respond, textOf } from "./one-turn.ts";

/** Whatever the weights: no embedded model reads Polish. */
const unsure = "Jestem bardzo zmęczony i nie wiem, co będzie dalej";

const start = async (answers: Readonly<Record<string, string>>) => {
  const folder = await mkdtemp(join(tmpdir(), "by-hand-"));
  const kinds: string[] = [];
  const byHand = await startByHand({
    folder,
    port: 0,
    onAsked: (name, kind) => {
      kinds.push(kind);
      void writeFile(join(folder, `${name}.answer.txt`), answers[kind] ?? "I hear you.");
    },
  });
  onTestFinished(async () => {
    await byHand.close();
    await rm(folder, { recursive: true });
  });
  const model = createModel({
    kind: "openai-compatible",
    baseUrl: byHand.baseUrl,
    model: "by-hand",
    apiKey: null,
    oneAtATime: true,
  });
  return { folder, kinds, byHand, companion: createCompanion({ model }) };
};

test("somebody judges, replies and writes the ending by hand", async () => {
  const ending = JSON.stringify({
    title: "A tiring week",
    summary: "You spoke about being tired and not knowing what comes next.",
    actions: ["Go for a short walk.", "Write one line about today.", "Go to bed early once."],
  });
  const { folder, kinds, companion } = await start({
    judging: '{"level":"none","category":null}',
    reply: "To brzmi jak dużo naraz.",
    "ending and memory": ending,
  });
  expect(textOf(await respond(companion, unsure))).toBe("To brzmi jak dużo naraz.");
  const { talk } = newState();
  const history = [{ role: "user" as const, content: unsure }];
  const { signal } = new AbortController();
  const left = await companion.outcome({
    sessionId: "s-1",
    history,
    remember: true,
    known: [],
    talk,
    signal,
  });
  expect(left.title).toBe("A tiring week");
  expect(kinds).toEqual(["judging", "reply", "ending and memory"]);
  expect(await readFile(join(folder, "0002.asked.txt"), "utf8")).toContain(unsure);
});

test("numbers go on where they were, so that no old answer is taken for a new one", async () => {
  const { folder, companion } = await start({});
  await writeFile(join(folder, "0007.answer.txt"), "Old words.");
  const again = await startByHand({ folder, port: 0 });
  onTestFinished(again.close);
  await respond(companion, "It was a long day.");
  void fetch(`${again.baseUrl}/chat/completions`, {
    method: "POST",
    body: JSON.stringify({ messages: [{ role: "user", content: "Hi." }] }),
  }).catch(() => undefined);
  await expect.poll(() => readdir(folder)).toContain("0008.asked.txt");
});

test.each([
  ["/v1/models", "{}", 404],
  ["/v1/chat/completions", "no JSON", 400],
  ["/v1/chat/completions", '{"messages":[]}', 400],
])("what is no request is refused in words: %s %s", async (path, body, status) => {
  const { byHand } = await start({});
  const url = new URL(path, byHand.baseUrl);
  const response = await fetch(url, { method: "POST", body });
  expect(response.status).toBe(status);
  expect(await response.json()).toHaveProperty("detail");
});
