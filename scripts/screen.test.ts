import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const start = () =>
  spawn(process.execPath, [fileURLToPath(new URL("screen.ts", import.meta.url))], {
    stdio: ["pipe", "pipe", "inherit"],
  });

test("a line it cannot read gets an error with its number, and the rest goes on", async () => {
  const child = start();
  child.stdin.end('{"id":"a","text":"I want to die"}\nnot json\n{"id":2,"text":"lovely walk"}\n');
  const answers: unknown[] = [];
  for await (const line of createInterface({ input: child.stdout })) answers.push(JSON.parse(line));
  expect(answers).toMatchObject([
    { id: "a", flag: true, level: "crisis", category: "suicide" },
    { error: expect.stringContaining("line 2"), line: 2 },
    { id: 2, flag: false, level: "none", category: null, score: 0 },
  ]);
}, 20_000);

test("an answer comes before the input ends", async () => {
  const child = start();
  child.stdin.write('{"id":1,"text":"hello"}\n');
  const [answer] = await once(createInterface({ input: child.stdout }), "line");
  expect(JSON.parse(String(answer))).toMatchObject({ id: 1, flag: false });
  child.stdin.end();
  await once(child, "exit");
}, 20_000);
