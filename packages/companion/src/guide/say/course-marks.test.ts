import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { courseMarks } from "@app/safety/course/read-course";
import { describe, expect, it } from "vitest";

const guide = fileURLToPath(new URL("..", import.meta.url));

/** Every line the guide can say stands between quotes in its own files. */
const linesOf = (file: string): string[] =>
  [...readFileSync(`${guide}/${file}`, "utf8").matchAll(/"((?:[^"\\\n]|\\.)+)"/g)].map(
    ([, line = ""]) => line,
  );
const files = readdirSync(guide, { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".ts") && !file.endsWith(".test.ts"),
);

describe("the words by which a talk about danger is known again", () => {
  it("are never said by the guide, so that no plain talk is taken for one", () => {
    const lines = files.flatMap(linesOf);
    expect(lines.length).toBeGreaterThan(5_000);
    const marked = lines.filter((line) => courseMarks.some((mark) => line.includes(mark)));
    expect(marked).toEqual([]);
  });
});
