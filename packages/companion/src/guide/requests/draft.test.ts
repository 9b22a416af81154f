import { describe, expect, it } from "vitest";
import { converse, problemsOf, saidBy } from "../../testing/talked-through.ts";

/** The last reply of a talk, before its closing. */
const lastOf = (...turns: string[]): string => saidBy(converse(turns, "seed")).at(-1) ?? "";

describe("a message that is asked for", () => {
  it("asks what it should say where nothing is known, and is written from the answer", () => {
    const landlord = "can you write me a text to my landlord";
    expect(lastOf(landlord)).toMatch(/say\?$/);
    const mould = "mould in bathroom ceiling, told the agency in october. its back";
    expect(lastOf(landlord, mould)).toContain(
      "“Hello, there is mould in the bathroom ceiling. I told the agency in October. It’s back.",
    );
    expect(lastOf(landlord, mould, "polite but strong, say by friday")).toContain("by Friday");
  });

  it.each([
    [
      ["can you help me write a text to my supervisor. i need to ask for thursday off"],
      "could I please have Thursday off?",
    ],
    [
      [
        "My mate owes me eight hundred dollars",
        "Lent it him in January for his bond",
        "Could you write me something to send him?",
      ],
      "the eight hundred dollars I lent you in January",
    ],
    [
      [
        "My brother wants to borrow two thousand pounds from me",
        "Can you write me a text that says no but nicely",
      ],
      "I can’t lend you the two thousand pounds",
    ],
    [
      ["I've chased this invoice four times. £640. It's my rent", "write me something firm"],
      "my invoice for £640",
    ],
    [
      [
        "I want to leave my book club but it's all my neighbours",
        "How do I get out of it without a fuss?",
      ],
      "step back from the book club",
    ],
    [
      [
        "My husband retires soon",
        "Could you help me word something to him? Something that says I want some time on my own without it sounding like I don't want him.",
      ],
      "“I want some time on my own. It isn’t that I don’t want you.”",
    ],
    [
      [
        "My daughter's teacher told her she is not a maths person.",
        "Can you help me write it, an email? Mr Hollis. I want to say that she heard it and believed it and could he please not say it again",
      ],
      "“Dear Mr Hollis, my daughter heard it and believed it. Could you please not say it again?”",
    ],
  ])("holds what was told: %j", (turns, said) => {
    const answer = lastOf(...turns);
    expect(answer).toContain(said);
    expect(problemsOf(answer)).toEqual([]);
  });

  it("takes up what is to stand in it besides", () => {
    const turns = [
      "My sister and I haven't spoken since Easter.",
      "Could you help me write her a message? Something short.",
    ];
    expect(lastOf(...turns, "I'd want to say I miss her in it somewhere because I do.")).toContain(
      "“I miss you.”",
    );
    expect(lastOf(...turns, "I'd want her to know I think she's a good mum")).toContain(
      "“I think you’re a good mum.”",
    );
  });

  it("is not written to somebody who has died", () => {
    expect(
      lastOf(
        "My ex-colleague who died had sent me an email. We'd not spoken in a year.",
        "What would I even say",
      ),
    ).not.toContain("speaking");
  });
});

describe("an apology", () => {
  it("asks what happened first, and is made of it", () => {
    const asked = "can you write an apology to my neighbour for me";
    expect(lastOf(asked)).toMatch(/What happened\?$/);
    expect(lastOf(asked, "i backed into her wall and drove off")).toContain(
      "“I backed into your wall and drove off.",
    );
  });
});
