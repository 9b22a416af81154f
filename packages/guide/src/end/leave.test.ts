import { expect, it } from "vitest";
import { newTalk, type Talk } from "../talk.ts";
import { cardOf } from "./card.ts";
import { leaveFrom } from "./leave.ts";

const slot = (words: string, turn: number) => ({ words, quote: "", turn, how: "asked" as const });

const talk: Talk = {
  ...newTalk(),
  path: "decision",
  about: { text: "my shop", turned: "your shop" },
  slots: {
    "decision/pull": slot("No more accounts at midnight.", 2),
    "decision/price": slot("I'm Maren from the bookshop to the whole town.", 3),
    "plan/step": slot("ring the accountant on Monday; have them to tea on Wednesday", 4),
    "plan/when": slot("on Monday, on Wednesday", 4),
  },
};

it("makes the card of the person's own answers, each under what it answered", () => {
  const card = cardOf(talk);
  expect(card.fields.map(({ label }) => label)).toEqual([
    "What it was about",
    "What draws you",
    "What it would cost",
    "The next step",
    "When",
  ]);
  expect(card.fields[1]?.text).toBe("No more accounts at midnight.");
});

it("makes title, summary and every action of it, and adds nothing that was not told", () => {
  const { title, summary, actions } = leaveFrom(talk, cardOf(talk), "seed");
  expect(title).toContain("your shop");
  expect(summary).toContain("“No more accounts at midnight”");
  expect(summary).not.toContain("{");
  expect(actions[0]).toBe("Ring the accountant on Monday.");
  expect(actions[1]).toBe("Have them to tea on Wednesday.");
});

it("goes by the card as the person changed it", () => {
  const card = cardOf(talk);
  const changed = {
    ...card,
    fields: card.fields
      .filter(({ id }) => id !== "decision/price")
      .map((field) =>
        field.id === "plan/step" ? { ...field, text: "Write to my sister" } : field,
      ),
  };
  const { summary, actions } = leaveFrom(talk, changed, "seed");
  expect(summary).not.toContain("Maren");
  expect(actions[0]).toContain("Write to my sister");
});

it("names nothing where nothing was told", () => {
  const { title, summary } = leaveFrom(newTalk(), cardOf(newTalk()), "seed");
  expect(title).toBe("A conversation");
  expect(summary).not.toContain("“");
});
