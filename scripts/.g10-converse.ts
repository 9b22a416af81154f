import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { createCompanion } from "@app/companion/companion";
import { createModel } from "@app/companion/models/configured-model";
import type { HistoryItem } from "@app/contract/calls/sessions";
import type { ReplyEvent } from "@app/contract/reply-events";
import { readEnv } from "/work/main/apps/server/src/env.ts";

type Script = { id: string; turns: string[] };

const parse = (text: string): Script[] =>
  text
    .split("\n")
    .filter((line) => line.trim())
    .map((line) => JSON.parse(line) as Script); // a line that is no script fails at its first use

const textOf = async (events: AsyncIterable<ReplyEvent>): Promise<string> => {
  let text = "";
  for await (const event of events) if (event.type === "token") text += event.text;
  return text;
};

const root = fileURLToPath(new URL("..", import.meta.url));
/** The configured model, the guide by default: the same variables as for the server. */
const { model } = readEnv(process.env, root);
const companion = createCompanion({
  model: model && createModel(model),
  timings: { guideWordDelayMs: 0 },
});

const converse = async ({ id, turns }: Script): Promise<string> => {
  const history: HistoryItem[] = [];
  const lines = [`=== ${id}`];
  const add = (role: HistoryItem["role"], content: string) => {
    history.push({ role, content });
    lines.push(`${role === "user" ? "YOU  " : "AI   "} ${content.replace(/\n+/g, " / ")}`);
  };
  const shared = {
    sessionId: id,
    sessionType: "text" as const,
    messageId: id,
    country: "GB",
    now: new Date(),
    previousMessageAt: null,
    lastDisclosedAt: null,
    memories: [],
    programStep: null,
    signal: new AbortController().signal,
  };
  add(
    "assistant",
    companion.greet({
      ...shared,
      localHour: null,
      initialAnswer: null,
      lastSession: null,
      openActions: [],
    }),
  );
  for (const content of turns) {
    const before = [...history]; (globalThis as any).__f = "-";
    const screening = companion.screen({ content, history: before });
    if (screening.level !== "none") lines.push(`      (${screening.level}: ${screening.category})`);
    const reply = await textOf(
      companion.respond({ ...shared, content, history: before, screening }),
    );
    add("user", content);
    add("assistant", reply); lines.push("FRAME " + (globalThis as any).__f + " | " + content.replace(/\n/g," ") + " => " + reply.replace(/\n+/g, " / "));
  }
  lines.push(`END   ${await textOf(companion.close({ ...shared, history }))}`);
  const { title, summary, actions, writer } = await companion.outcome({
    ...shared,
    history,
    remember: false,
    known: [],
  });
  lines.push(`TITLE ${title}`, `SUMMARY ${summary}`);
  lines.push("Post Session Actions", ...actions.map((action) => `- ${action}`));
  lines.push(`(written by ${writer.model}${writer.host ? ` at ${writer.host}` : ""})`);
  return `${lines.join("\n")}\n`;
};

const { values } = parseArgs({ options: { script: { type: "string" } } });
if (!values.script) {
  process.stderr.write("Usage: npm run converse -- --script FILE\n");
  process.exitCode = 1;
} else {
  for (const script of parse(await readFile(values.script, "utf8")))
    process.stdout.write(`${await converse(script)}\n`);
}
