// Reads JSON lines {"id","text"} and answers each with its screening, as it comes.
import { createInterface } from "node:readline";
import { screenMessage } from "@app/safety/screen-message";

type Asked = { id: unknown; text: string };

const parse = (line: string): Asked => {
  const value: unknown = JSON.parse(line);
  if (typeof value !== "object" || value === null || !("text" in value))
    throw new Error("no text in it");
  if (typeof value.text !== "string") throw new Error("its text is not a string");
  return { id: "id" in value ? value.id : null, text: value.text };
};

const answer = (line: string, number: number): object => {
  try {
    const { id, text } = parse(line);
    const { level, category, score } = screenMessage({ content: text, history: [] });
    return { id, flag: level === "crisis", level, category, score: Number(score.toFixed(4)) };
  } catch (error) {
    const why = error instanceof Error ? error.message : "unreadable";
    return { error: `line ${number} could not be read: ${why}`, line: number };
  }
};

let number = 0;
const lines = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
process.stdout.on("error", () => process.exit(0)); // whoever reads has left
for await (const line of lines) {
  number += 1;
  if (line.trim() === "") continue;
  if (!process.stdout.write(`${JSON.stringify(answer(line, number))}\n`))
    await new Promise((resolve) => process.stdout.once("drain", resolve));
}
