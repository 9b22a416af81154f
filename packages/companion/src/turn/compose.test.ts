import type { HistoryItem } from "@app/contract/calls/session-shapes";
import { noRisk } from "@app/safety/screening";
import { describe, expect, test } from "vitest";
import { promptText } from "../models/prompt-text.ts";
import { composeClosing, composeTurn, defaultContextChars } from "./compose.ts";

const turn = (history: HistoryItem[], content = "It was a long day.") => ({
  sessionType: "text" as const,
  history,
  screening: noRisk,
  helplines: [],
  memories: [],
  programStep: null,
  contextChars: defaultContextChars,
  content,
});

const roles = ({ prompt }: { prompt: { role: string }[] }) => prompt.map(({ role }) => role);

describe("what a model is told", () => {
  test("begins with the instructions and ends with the person's message", () => {
    const { prompt } = composeTurn(turn([]));
    expect(roles({ prompt })).toEqual(["system", "user"]);
    expect(prompt.at(-1)).toEqual({
      role: "user",
      content: [{ type: "text", text: "It was a long day." }],
    });
  });

  test("takes turns and begins with the person, whatever the history looks like", () => {
    const composed = composeTurn(
      turn([
        { role: "assistant", content: "Hello." },
        { role: "user", content: "Hi." },
        { role: "user", content: "Are you there?" },
        { role: "assistant", content: "" },
      ]),
    );
    expect(roles(composed)).toEqual(["system", "user", "assistant", "user"]);
    expect(composed.prompt.map(promptText).at(-1)).toBe(
      "Hi.\n\nAre you there?\n\nIt was a long day.",
    );
  });

  test("counts the characters that leave", () => {
    const { prompt, chars } = composeTurn(turn([{ role: "assistant", content: "Hello." }]));
    expect(chars).toBe(prompt.map(promptText).join("").length);
  });

  const long = Array.from(
    { length: 60 },
    (_, index): HistoryItem => ({
      role: index % 2 ? "user" : "assistant",
      content: index === 31 ? "I miss my brother Tom." : "x".repeat(1_000),
    }),
  );
  const system = (history: HistoryItem[]) => composeTurn(turn(history)).prompt.map(promptText)[0];

  test("tells the middle of a long session by notes, and only then", () => {
    expect(system(long)).toMatch(/\d+ messages from its middle are not repeated/);
    expect(system(long)).toContain("- I miss my brother Tom.");
    expect(system(long.slice(0, 3))).not.toContain("not repeated");
  });

  test.each([8_000, 16_000, 30_000])("stays within a context of %i characters", (contextChars) => {
    const { chars } = composeTurn({ ...turn(long), contextChars });
    expect(chars).toBeLessThanOrEqual(contextChars + 500);
    expect(chars).toBeGreaterThan(contextChars * 0.7);
  });

  test("holds the memories that fit and the program's step, and says which went along", () => {
    const composed = composeTurn({
      ...turn([]),
      memories: [{ id: "m-1", message: "You work as a nurse." }],
      programStep: "Name three things you did today.",
    });
    const [instruction] = composed.prompt.map(promptText);
    expect(instruction).toContain("- You work as a nurse.");
    expect(instruction).toContain("Name three things you did today.");
    expect(composed.memoryIds).toEqual(["m-1"]);
  });

  test("asks for the list when the page asks for it inside the conversation", () => {
    const asked = composeTurn(turn([], "Please give the Post Session Actions."));
    expect(asked.prompt.map(promptText)[0]).toContain("3 to 5 concrete bullets");
    expect(system([])).not.toContain("bullets");
  });

  test("leaves the history it was given as it was", () => {
    const history: HistoryItem[] = [{ role: "user", content: "Hi." }];
    composeTurn(turn(history));
    expect(history).toEqual([{ role: "user", content: "Hi." }]);
  });

  test("a closing asks for a goodbye in answer to the person's", () => {
    const { prompt } = composeClosing(turn([{ role: "assistant", content: "Hello." }]));
    expect(promptText(prompt[0] ?? { role: "system", content: "" })).toContain("Say goodbye");
    expect(prompt.at(-1)?.role).toBe("user");
  });
});
