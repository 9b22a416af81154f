import { describe, expect, it } from "vitest";
import { guideActions } from "./actions.ts";

const actionsOf = (...turns: string[]): string[] =>
  guideActions(
    turns.map((content) => ({ role: "user", content })),
    "seed",
  );

describe("a plan at the end of a talk", () => {
  it("is named once, however often it was said", () => {
    const list = actionsOf(
      "I snapped at my sister on the phone and it came out cruel.",
      "Maybe I could write to her",
      "I'll send her a message tomorrow morning.",
    );
    expect(list[0]).toBe("Send your sister a message tomorrow morning.");
    expect(list.join(" ")).not.toMatch(/Write to your sister/);
  });

  it("is about whom the plan before it has named, and not about whom the talk is", () => {
    const [first] = actionsOf(
      "My daughter graduates on the 23rd and they've put me on a run that week.",
      "She said it's fine dad in that voice",
      "I guess I could call Denise, she's the one who does the runs",
      "I'm gonna call her in the morning at seven",
    );
    expect(first).toMatch(/^Call Denise in the morning/);
  });

  it("is heard in the present tense of those who say it so", () => {
    expect(
      actionsOf(
        "The third round is paid for but I don't know if I want it.",
        "I think it's a pause. I go tell her, she is downstairs",
      )[0],
    ).toContain("I go tell her");
  });

  it.each([
    "I'm going to sit on it. Not ready to find out.",
    "I shall go on thinking about it.",
    "ok. going to delete this chat",
    "My friend Carol said I should look after myself. I nearly threw my tea at her",
  ])("is not what leaves everything as it is, nor what others advise: %s", (said) => {
    expect(
      actionsOf("My friend Hannah had a party in a house in Cornwall without me.", said).join(" "),
    ).not.toMatch(/sit on it|thinking about it|delete|[Ll]ook after yourself/);
  });

  it("is prepared where something is to be said, and asked about afterwards", () => {
    expect(
      actionsOf("They gave my job to somebody else.", "I'll ask the manager about it on Monday."),
    ).toEqual([
      "Ask the manager about it on Monday.",
      "Write down beforehand the one sentence you most want to say.",
      "Plan something you like for afterwards, however it goes.",
    ]);
  });

  it("gets no day where the talk has named one", () => {
    const turns = ["Nobody is doing anything for my 40th.", "Maybe I could book the Italian."];
    expect(actionsOf(...turns)[0]).toBe("Book the Italian. Choose a day for it.");
    expect(actionsOf("It's my 40th on Saturday.", ...turns)[0]).toBe("Book the Italian.");
  });
});

describe("what fills a list up", () => {
  it("asks nothing about a sentence said in passing", () => {
    const list = actionsOf(
      "I drove past my old school today and I had to pull over.",
      "Nothing terrible happened there, it was just the smell of the lime trees.",
      "I've got a drawer with about four notebooks in it.",
    );
    expect(list.length).toBeGreaterThanOrEqual(3);
    expect(list.join(" ")).not.toContain("“");
  });

  it("asks for no apology that has been made", () => {
    const turns = ["I shouted at a resident today.", "Just the one word. But her face"];
    expect(actionsOf(...turns).join(" ")).toMatch(/sorry/);
    expect(actionsOf(...turns, "I apologised. She patted my hand").join(" ")).not.toMatch(/sorry/);
  });

  it("sends nobody to others with what they keep to themselves", () => {
    const turns = ["I stopped tithing in January and put the money in another account."];
    const told = "Tell somebody you trust a little of what you told me.";
    expect(actionsOf(...turns, "It is a strange thing to do.")).toContain(told);
    expect(actionsOf(...turns, "I have been telling nobody.")).not.toContain(told);
  });

  it("takes no word said to the companion for the matter", () => {
    expect(
      actionsOf(
        "are you a person in a call centre or an actual bot",
        "they made me redundant on thursday and my mortgage is 1140",
      ).join(" "),
    ).not.toMatch(/on that shift|such an exchange/);
  });

  it("sends nobody to see the choir they sing in", () => {
    const there = "There's a choir down here on Mondays";
    expect(actionsOf("I don't know anybody in this town.", `${there}.`).join(" ")).toMatch(
      /to the choir once/,
    );
    expect(
      actionsOf("I don't know anybody in this town.", `${there}, we do the shanties.`).join(" "),
    ).not.toMatch(/to the choir once|want to go once/);
  });

  it("celebrates nothing that has its cloud in the first breath", () => {
    expect(
      actionsOf(
        "my daughter graduates on the 23rd and I'm not gonna make it",
        "I missed the last one too, that was my son",
      ).join(" "),
    ).not.toMatch(/proud|mark it|glad/);
  });
});
