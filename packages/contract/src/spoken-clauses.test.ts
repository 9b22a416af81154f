import { describe, expect, it } from "vitest";
import { cutClauses } from "./spoken-clauses.ts";

const whole = (text: string) => cutClauses(text, { isFirst: true, isLast: true }).clauses;
const trimmed = (text: string) => whole(text).map((clause) => clause.trim());

/** As a reply comes: word by word, the rest kept for the next time. */
const streamed = (text: string): string[] => {
  const said: string[] = [];
  let rest = "";
  for (const word of text.match(/\S+\s*/g) ?? []) {
    const cut = cutClauses(rest + word, { isFirst: said.length === 0, isLast: false });
    said.push(...cut.clauses);
    rest = cut.rest;
  }
  return [...said, ...cutClauses(rest, { isFirst: said.length === 0, isLast: true }).clauses];
};

const replies = [
  "Thank you for telling me that. It sounds as if the week at work has left you with very little room to breathe, and then the call from your mother came on top of it. What weighs most right now?",
  "Yes.",
  "So you went there, even though you did not want to, and it was better than you had feared",
  "Ring 116 123.\n\nThat is Samaritans, e.g. at night. Dr. Lee said 1.5 hours is enough. Would you do that?",
  "averyverylongwordwithoutanyendorpause".repeat(12),
  "One two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty twenty-one twenty-two twenty-three twenty-four twenty-five twenty-six twenty-seven twenty-eight twenty-nine thirty thirty-one thirty-two thirty-three thirty-four thirty-five",
  "  Leading space, and “quoted words.” Then more.  ",
];

describe("the pieces a reply is spoken in", () => {
  it.each(replies)("are the reply to the letter, whole or as it comes: %.30s", (text) => {
    expect(whole(text).join("")).toBe(text);
    expect(streamed(text).join("")).toBe(text.trimStart() === text ? text : text.trimStart());
  });

  it.each(replies)("are none of them empty, and none too long: %.30s", (text) => {
    for (const clause of [...whole(text), ...streamed(text)]) {
      expect(clause.trim()).not.toBe("");
      expect(clause.trim().length).toBeLessThanOrEqual(172);
    }
  });

  it("begin with a short one, so that it is heard soon", () => {
    for (const text of replies) expect(whole(text)[0]?.trim().length).toBeLessThanOrEqual(50);
    expect(trimmed(replies[0] ?? "")[0]).toBe("Thank you for telling me that.");
    expect(trimmed(replies[2] ?? "")[0]).toBe("So you went there,");
  });

  it("end where sentences end, not at a number or an abbreviation", () => {
    expect(trimmed(replies[3] ?? "")).toEqual([
      "Ring 116 123.",
      "That is Samaritans, e.g. at night.",
      "Dr. Lee said 1.5 hours is enough.",
      "Would you do that?",
    ]);
  });

  it("do not wait for the end of the reply", () => {
    const { clauses, rest } = cutClauses("That is a lot to carry. I wonder wh", {
      isFirst: true,
      isLast: false,
    });
    expect(clauses).toEqual(["That is a lot to carry. "]);
    expect(rest).toBe("I wonder wh");
  });
});
