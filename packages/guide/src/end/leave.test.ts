import { describe, expect, it } from "vitest";
import { endLines } from "../lines/end.ts";
import { insightKey } from "../paths.ts";
import { newTalk, type Talk } from "../talk.ts";
import { cardOf } from "./card.ts";
import { closingOf, leaveFrom } from "./leave.ts";

const slot = (words: string, turn: number) => ({ words, quote: "", turn, how: "asked" as const });

const talk: Talk = {
  ...newTalk(),
  path: "decision",
  isChosen: true,
  about: { text: "my shop", turned: "your shop", isNamed: true },
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

it("tells nobody who knows what to do to do something else", () => {
  const { actions } = leaveFrom(talk, cardOf(talk), "seed");
  expect(actions).toHaveLength(3);
  expect([...endLines.behindPlan, ...endLines.behindDay]).toContain(actions[2]);
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

describe("a deep dive", () => {
  const deep: Talk = {
    ...talk,
    isDeep: true,
    isChosen: true,
    slots: {
      ...talk.slots,
      "decision/stands": slot("I would keep it, if nobody watched.", 3),
      "deep/beneath": slot("As long as I don't decide, nobody is disappointed.", 4),
      [insightKey]: slot("I have been deciding for my father all along.", 5),
    },
  };

  it("ends with what became clear in the person's own words, and then what comes next", () => {
    const labels = cardOf(deep).fields.map(({ label }) => label);
    expect(labels.slice(-2)).toEqual(["What became clear to you", "The next step"]);
    const { title, summary, actions } = leaveFrom(deep, cardOf(deep), "seed");
    expect(title).toBe("A long look at your shop");
    expect(summary).toMatch(
      /look deeper, you said “As long as I don't decide.+became clear to you, in your own words: “I have been deciding for my father all along”\. Your next steps: ring the accountant on Monday; have them/,
    );
    expect(actions.slice(0, 2)).toEqual([
      "Ring the accountant on Monday.",
      "Have them to tea on Wednesday.",
    ]);
    expect(closingOf(deep, "seed")).toContain("“I have been deciding for my father all along”");
  });

  it("has at the most three next steps", () => {
    const words = "ring Ann on Monday; write to Ben; sell the van; paint the door";
    const { "plan/when": _, ...rest } = deep.slots;
    const many = { ...deep, slots: { ...rest, "plan/step": slot(words, 6) } };
    const { actions, summary } = leaveFrom(many, cardOf(many), "seed");
    expect(actions).toEqual(["Ring Ann on Monday.", "Write to Ben.", "Sell the van."]);
    expect(summary).not.toContain("paint");
  });

  it("asks for what became clear where nobody said it, and claims nothing", () => {
    const { [insightKey]: _, ...slots } = deep.slots;
    const open = { ...deep, slots };
    const card = cardOf(open);
    expect(card.fields.find(({ id }) => id === insightKey)?.text).toBe("");
    const { summary, actions } = leaveFrom(open, card, "seed");
    expect(`${summary} ${actions.join(" ")}`).not.toMatch(/clear|“”/);
    expect(closingOf(open, "seed")).not.toContain("“");
    const written = {
      ...card,
      fields: card.fields.map((field) =>
        field.id === insightKey ? { ...field, text: "It is my own shop" } : field,
      ),
    };
    expect(leaveFrom(open, written, "seed").summary).toContain(
      "What became clear to you, in your own words: “It is my own shop”.",
    );
  });

  it("asks for nothing on the page of another kind of talk, or where nothing was said", () => {
    expect(cardOf(talk).fields.some(({ id }) => id === insightKey)).toBe(false);
    expect(cardOf({ ...newTalk(), isDeep: true }).fields).toEqual([]);
  });
});
