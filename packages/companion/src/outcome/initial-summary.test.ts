import { expect, test } from "vitest";
import { initialSummary } from "./initial-summary.ts";

test.each([
  ["I have been fighting with my mum about money.", /my mum/],
  ["Work.", /^Work\.$/],
  ["No puedo dormir y estoy muy cansada de todo esto", /dormir/],
])("%s is told in one line", (answer, line) => {
  expect(initialSummary(answer)).toMatch(line);
});

test.each(["a\nb\nc", "long words ".repeat(400), "I'm tired. ".repeat(100)])(
  "it stays one short line, whatever was answered",
  (answer) => {
    const line = initialSummary(answer);
    expect(line).not.toContain("\n");
    expect(line.length).toBeLessThanOrEqual(150);
    expect(line).not.toBe("");
  },
);

test("the darkest words do not stand in a list", () => {
  expect(initialSummary("I want to kill myself")).toBe("Something heavy.");
});

test("no answer, no line", () => {
  expect(initialSummary("  ")).toBe("");
});
