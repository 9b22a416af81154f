import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { createCompanion } from "@app/companion/companion";
import { createModel } from "@app/companion/models/configured-model";
import { guideReply } from "@app/guide/guide";
import { read } from "@app/reading/read";
import { readEnv } from "../apps/server/src/env.ts";
import { createLocal } from "../apps/server/src/local-model.ts";
import { beginConversation, end, type PlainConversation, sayTo } from "./conversation.ts";
import { ending, replyLines } from "./transcript.ts";

const usage = `Usage:
  npm run converse -- --script FILE [--why]      runs scripts ({"id", "turns": []} a line)
  npm run converse -- --talk FILE [--deep]       begins a talk that is kept in FILE; a deep dive
  npm run converse -- --talk FILE --say "TEXT" [--why]
  npm run converse -- --talk FILE --end
`;

type Script = { id: string; turns: string[] };

const parse = (text: string): Script[] =>
  text
    .split("\n")
    .filter((line) => line.trim())
    .map((line) => JSON.parse(line) as Script); // a line that is no script fails at its first use

const root = fileURLToPath(new URL("..", import.meta.url));
/** The configured model, the guide by default: the same variables as for the server. */
const env = readEnv(process.env, root);
const trouble = (words: unknown) => void process.stderr.write(`${String(words)}\n`);
const local =
  env.model?.kind === "local"
    ? createLocal(env, env.model, { warn: trouble, info: trouble })
    : null;
await local?.engine.ready();
const companion = createCompanion({
  model: local ?? (env.model && env.model.kind !== "local" ? createModel(env.model) : null),
  timings: { guideWordDelayMs: 0 },
});

const top = (shares: Readonly<Record<string, number>>, count: number): string =>
  Object.entries(shares)
    .sort((a, b) => b[1] - a[1])
    .slice(0, count)
    .map(([name, share]) => `${name} ${share.toFixed(2)}`)
    .join(", ");

/** How a reply came about: the rows that were tried, the lines that were said, what was read and kept. */
const reasons = (talk: PlainConversation, content: string): string[] => {
  const reading = read(content);
  const { why, talk: after } = guideReply({
    seed: talk.id,
    reading,
    talk: { ...talk.state.talk, isDeep: talk.sessionType === "deepDive" },
    isSpoken: false,
    isNearDanger: false,
    program: null,
  });
  const asks = reading.sentences.map(({ ask }) =>
    ask ? `${ask.id} ${ask.share.toFixed(2)}` : "–",
  );
  return [
    `      move ${why.move} (tried ${why.tried.join(", ")})`,
    `      lines ${why.lines.join(", ")}`,
    `      read: acts ${reading.acts.join(", ") || "–"}; asks ${asks.join(", ")}; paths ${top(reading.paths, 3)}`,
    `            tells ${top(reading.roles, 3)}; tone ${top(reading.tones, 2)}; turns ${top(reading.turns, 2)}; leans ${top(reading.leanings, 2)}`,
    `      kept: ${Object.entries(after.slots)
      .map(
        ([key, { words, quote, how }]) => `${key} (${how}) ${words}${quote ? ` [${quote}]` : ""}`,
      )
      .join(" | ")}`,
  ];
};

const { values } = parseArgs({
  options: {
    script: { type: "string" },
    talk: { type: "string" },
    say: { type: "string" },
    end: { type: "boolean" },
    why: { type: "boolean" },
    deep: { type: "boolean" },
  },
});
const print = (lines: readonly string[]): void => {
  process.stdout.write(`${lines.join("\n")}\n`);
};

if (values.script) {
  for (const { id, turns } of parse(await readFile(values.script, "utf8"))) {
    const { talk, text } = await beginConversation(companion, id);
    print([`=== ${id}`, `AI    ${text}`]);
    for (const content of turns) {
      const why = values.why ? reasons(talk, content) : [];
      print([
        `YOU   ${content.replace(/\n+/g, " / ")}`,
        ...replyLines(await sayTo(companion, talk, content)),
        ...why,
      ]);
    }
    const { closing, outcome } = await end(companion, talk);
    print([...ending(closing, outcome), ""]);
  }
} else if (values.talk) {
  const file = values.talk;
  if (!existsSync(file)) {
    const { talk, text } = await beginConversation(
      companion,
      file,
      values.deep ? "deepDive" : "text",
    );
    await writeFile(file, JSON.stringify(talk));
    print([`AI    ${text}`]);
  }
  const talk = JSON.parse(await readFile(file, "utf8")) as PlainConversation; // written by this very script
  if (values.say) {
    const why = values.why ? reasons(talk, values.say) : [];
    print([...replyLines(await sayTo(companion, talk, values.say)), ...why]);
    await writeFile(file, JSON.stringify(talk));
  }
  if (values.end) {
    const { closing, outcome } = await end(companion, talk);
    print(ending(closing, outcome));
  }
} else {
  process.stderr.write(usage);
  process.exitCode = 1;
}
await local?.stop();
