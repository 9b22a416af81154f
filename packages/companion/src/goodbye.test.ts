import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { riskCategories } from "@app/contract/risk";
import { chooseHelplines } from "@app/safety/choose-helplines";
import { crisisFarewell } from "@app/safety/crisis-farewell";
import { crisisText } from "@app/safety/crisis-reply";
import { serviceLine } from "@app/safety/ways-to-people";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Companion, createCompanion } from "./companion.ts";
import { createModel } from "./models/configured-model.ts";
import { newState } from "./state.ts";
import { type ModelServer, startModelServer } from "./testing/model-server.ts";
import { respond } from "./testing/one-turn.ts";

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

const hook =
  /\bbefore you (?:go|leave)\b(?! (?:to|into|in|on|back|out|home|there|for|and)\b)|\bi(?:['’]ll| will) (?:\w+ )?miss you|\bare you sure (?:that )?(?:you (?:want|need|have)|about (?:going|leaving))|\bdon['’]t (?:go|leave) (?:yet|me)|\bstay a (?:little|bit) longer/i;

const safety = "../../safety/src";
const wordFiles = ["../../guide/src", `${safety}/course/words`, safety].flatMap((folder) => {
  const root = fileURLToPath(new URL(folder, import.meta.url));
  return readdirSync(root, { recursive: folder !== safety, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => [`${folder}/${file}`, readFileSync(`${root}/${file}`, "utf8")] as const);
});

test("no words written down for anybody hold a person back or make them feel guilty", () => {
  expect(wordFiles.length).toBeGreaterThan(40);
  expect(wordFiles.filter(([, text]) => hook.test(text)).map(([file]) => file)).toEqual([]);
});

const stories = [
  [],
  ["My boss shouted at me."],
  ["My mum died in March.", "I miss her."],
  ["I got the job.", "I'm so glad."],
  ["I'm lonely.", "Nobody calls."],
  ["I can't sleep.", "I will call my doctor tomorrow."],
];

/** What is kept of a talk with these messages. */
const stateAfter = async (companion: Companion, said: readonly string[]) => {
  let state = newState();
  for (const content of said)
    for (const event of await respond(companion, content, { state }))
      if (event.type === "kept") state = event.state;
  return state;
};

const closingOf = async (model: string | null, sessionId: string, said: readonly string[]) => {
  const companion = createCompanion({
    model:
      model === null
        ? null
        : createModel({ kind: "openai-compatible", baseUrl: server.baseUrl, model, apiKey: null }),
    timings: { guideWordDelayMs: 0 },
  });
  let text = "";
  for await (const event of companion.close({
    sessionId,
    sessionType: "text",
    messageId: "m",
    history: said.map((content) => ({ role: "user" as const, content })),
    country: "GB",
    now: new Date("2026-03-10T20:00:00Z"),
    previousMessageAt: null,
    lastDisclosedAt: null,
    memories: [],
    programStep: null,
    state: await stateAfter(
      createCompanion({ model: null, timings: { guideWordDelayMs: 0 } }),
      said,
    ),
    signal: new AbortController().signal,
  }))
    if (event.type === "token") text += event.text;
  return text;
};

test("a closing asks nothing and holds nobody back", async () => {
  for (const said of stories)
    for (let seed = 0; seed < 25; seed += 1) {
      const text = await closingOf(null, `s-${seed}`, said);
      expect(text).not.toMatch(hook);
      expect(text).not.toContain("?");
    }
});

test("a model's hook at the door is not heard", async () => {
  const hooked = encodeURIComponent(
    "Thank you. Before you go, tell me one more thing. I will miss you. Are you sure you want to leave? Sleep well.",
  );
  const text = await closingOf(`calm?text=${hooked}`, "s", ["Work was a lot."]);
  expect(text).not.toMatch(hook);
  expect(text).toContain("Sleep well.");
});

test.each(riskCategories)(
  "after a crisis of %s the goodbye is honoured, and people are near",
  (category) => {
    const helplines = chooseHelplines({ country: "GB", category, imminent: false });
    const first = crisisText(crisisFarewell({ history: [], helplines, category }));
    const named = serviceLine(helplines).text;
    expect(first.text).not.toMatch(hook);
    expect(first.text).not.toContain("?");
    // A body in danger needs a doctor, and no line to talk.
    if (category === "medical_emergency") {
      expect(first.text).toContain("999");
      return;
    }
    expect(first.text).toContain(named);
    const history = [{ role: "assistant" as const, marks: first.marks }];
    const again = crisisText(crisisFarewell({ history, helplines, category }));
    expect(again.text).not.toContain(named);
    expect(again.text).toContain("crisis page");
  },
);
