import type { HistoryItem } from "@app/contract/calls/sessions";
import { riskCategories } from "@app/contract/reply-events";
import { describe, expect, test } from "vitest";
import { chooseHelplines } from "./choose-helplines.ts";
import { crisisFarewell, crisisReply } from "./crisis-reply.ts";
import type { Screening } from "./screening.ts";

const screening = (category: Screening["category"], score = 0.85): Screening => ({
  level: "crisis",
  category,
  score,
  words: [],
});
const linesFor = (category: (typeof riskCategories)[number]) =>
  chooseHelplines({ country: "GB", category, imminent: false });

const converse = (category: (typeof riskCategories)[number], turns: number): string[] => {
  const history: HistoryItem[] = [];
  const replies: string[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const reply = crisisReply({
      screening: screening(category),
      history,
      helplines: linesFor(category),
    });
    history.push(
      { role: "user", content: "it is still there" },
      { role: "assistant", content: reply },
    );
    replies.push(reply);
  }
  return replies;
};

describe.each(riskCategories)("at a crisis of %s", (category) => {
  test("the first reply asks, says it is an AI, and gives a checked way to people", () => {
    const [first = ""] = converse(category, 1);
    expect(first).toContain("?");
    expect(first).toContain("I am an AI");
    expect(first).toContain(linesFor(category)[0]?.phone ?? linesFor(category)[0]?.website);
  });

  test("the next replies say something new and do not paste the numbers again", () => {
    const replies = converse(category, 4);
    expect(new Set(replies).size).toBe(4);
    for (const reply of replies.slice(1)) expect(reply).not.toMatch(/You can reach/);
  });

  test("it never falls silent, however long it lasts", () => {
    for (const reply of converse(category, 12)) expect(reply.trim()).not.toBe("");
  });
});

test("suicide is asked about in plain words", () => {
  expect(converse("suicide", 1)[0]).toContain("are you thinking of killing yourself?");
});

test("with no time left the way to people comes before everything else", () => {
  const reply = crisisReply({
    screening: screening("suicide", 0.97),
    history: [],
    helplines: chooseHelplines({ country: "GB", category: "suicide", imminent: true }),
  });
  expect(reply.indexOf("999")).toBeLessThan(reply.indexOf("Thank you"));
});

test("a medical emergency is sent to the emergency number in its first line", () => {
  expect(converse("medical_emergency", 1)[0]?.split("\n")[0]).toContain("999");
});

test("with the country unknown it points to the directory and the local emergency number", () => {
  const helplines = chooseHelplines({ country: null, category: "suicide", imminent: false });
  for (const words of [
    crisisReply({ screening: screening("suicide"), history: [], helplines }),
    crisisFarewell(helplines),
  ]) {
    expect(words).toContain("findahelpline.com");
    expect(words).toContain("local emergency number");
  }
});
