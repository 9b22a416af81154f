import { describe, expect, it } from "vitest";
import { converse, problemsOf, saidBy } from "../../testing/talked-through.ts";
import { requestIn } from "../understanding/requests.ts";
import { understand } from "../understanding/understand.ts";
import { spokenTo } from "./spoken-to.ts";

/** The last reply of a talk, before its closing. */
const lastOf = (turns: readonly string[], seed = "seed"): string =>
  saidBy(converse(turns, seed)).at(-1) ?? "";

const seeds = ["a", "b", "c", "d"];

describe("a long message that is one question and nothing else", () => {
  it("is read to its end, and only once", () => {
    const long = `${"and then he said that i never listen to him ".repeat(5)}so what now?`;
    expect(requestIn(long, long.split(" ").length)).toBeNull();
    expect(lastOf([long])).not.toBe("");
  });
});

describe("what is asked for in so many words", () => {
  it.each([
    ["Can you help me write a message to my boss?", "draft"],
    ["What should I say to him?", "draft"],
    ["How do I word an email to the landlord?", "draft"],
    ["How do I apologise to her?", "apology"],
    ["Bit shorter?", "redraft"],
    ["Is that normal?", "normal"],
    ["Do you think I'm overreacting?", "overreacting"],
    ["Give me one thing to try", "oneThing"],
    ["can you explain what a panic attack is", "explain"],
    ["remind me what I said", "recap"],
    ["can you help me with the speech", "speech"],
    ["am i going mad?", "goingMad"],
    ["Am I a terrible manager?", "badPerson"],
  ])("hears %j", (text, request) => {
    expect(understand(text).request).toBe(request);
  });

  it.each([
    "I told her what she should say to him.",
    "I should have told her.",
    "Should I be worried?",
    "He asked me what I wanted and I said nothing.",
    "The normal bus was late.",
    "My sister wrote me a letter.",
  ])("hears no request in %j", (text) => {
    expect(requestIn(text.toLowerCase(), text.split(" ").length)).toBeNull();
  });
});

describe("words said to somebody", () => {
  const boss = {
    label: "your boss",
    role: "boss",
    they: "she",
    them: "her",
    their: "her",
  } as const;
  it.each([
    ["My boss has started messaging me at night", "you have started messaging me at night"],
    ["she keeps changing the rota", "you keep changing the rota"],
    ["she's forgotten my birthday", "you’ve forgotten my birthday"],
    ["she gave it to someone from her team", "you gave it to someone from your team"],
  ])("turns %j to the one it is about", (clause, said) => {
    expect(spokenTo(clause, boss)).toBe(said);
  });

  it.each([
    "she says I'm lazy",
    "she is a nightmare",
    "my husband is sick of it",
    "she told him about her mother",
    "I told her no",
  ])("leaves %j alone", (clause) => {
    expect(spokenTo(clause, boss)).toBeNull();
  });
});

describe("a message to write", () => {
  const told = [
    "My boss has started messaging me at ten at night and expecting an answer.",
    "She says she just wants to get it off her desk.",
  ];

  it("is made of the person's own words", () => {
    for (const seed of seeds) {
      const answer = lastOf([...told, "Can you help me write a message to her?"], seed);
      expect(answer).toContain("You have started messaging me at ten at night");
      expect(problemsOf(answer)).toEqual([]);
    }
  });

  it("gets shorter on request, and is still to the same person", () => {
    const turns = [...told, "My husband is sick of it.", "Can you help me write a message to her?"];
    expect(lastOf([...turns, "Bit shorter?"])).toMatch(/“You have started messaging me .*”$/);
  });

  it("asks for what is to be asked for", () => {
    const turns = ["How do I tell my flatmate to stop bringing her boyfriend round every night?"];
    expect(lastOf(turns)).toContain("could you stop bringing your boyfriend round every night?");
    expect(lastOf([...turns, "shorter"])).toMatch(/Could you stop bringing your boyfriend/);
  });

  it("does not complain of a kindness", () => {
    const answer = lastOf([
      "My daughter has offered to show me on Zoom.",
      "What should I say to her?",
    ]);
    expect(answer).not.toContain("isn’t easy to say");
  });

  it("is never written to the dead", () => {
    const answer = lastOf([
      "My mum died in March.",
      "I miss her every day.",
      "What do I say to her?",
    ]);
    expect(answer).not.toContain("Could we talk");
  });

  it("for somebody who mourns holds the memory that was told", () => {
    const answer = lastOf([
      "My friend's husband died on Monday.",
      "He taught my son to fish.",
      "Can you help me find the words?",
    ]);
    expect(answer).toContain("He taught my son to fish");
  });

  it("of apology has no but", () => {
    const answer = lastOf([
      "I snapped at a junior colleague in front of everyone today.",
      "How do I apologise to her?",
    ]);
    expect(answer).toContain("I snapped at you in front of everyone today");
    expect(answer.split("“")[1]).not.toMatch(/\bbut\b/);
  });
});

describe("a no", () => {
  it("is drafted for somebody who said yes too quickly", () => {
    const answer = lastOf([
      "I said yes to organising the school fair again.",
      "How do I get out of it now though?",
    ]);
    expect(answer).toContain("I said yes too quickly");
  });

  it("to what is offered is not taken for an answer to the draft", () => {
    const answer = lastOf([
      "My best mate isn't speaking to me.",
      "What should I say to him?",
      "I might just leave a coffee on his desk.",
    ]);
    expect(answer).toContain("leave a coffee on his desk");
  });
});

describe("what it cannot do", () => {
  it.each([
    ["Is there anything round here for people my age?", /look up/],
    ["can you call my daughter for me and tell her I'm fine?", /can’t ring/],
    ["ok. can you tell if someone's lying", /can’t|no way/],
    ["Can my husband see this?", /signed in/],
    ["Can he do that, legally?", /law|legal|adviser/],
    ["Which tablets are best for it?", /medicine|doctor|pharmacist/],
    ["Do you think I've got depression?", /diagnos|not mine to say/],
  ])("is said of %j in a sentence", (text, said) => {
    for (const seed of seeds)
      expect(lastOf(["I have not been myself lately.", text], seed)).toMatch(said);
  });
});

describe("a book to be made", () => {
  it("is a step, and not a wish to read", () => {
    const answer = lastOf([
      "My grandson loves trains.",
      "I thought I might make him a book of photos of the trains.",
    ]);
    expect(answer).not.toMatch(/look things up/);
  });
});

describe("leaving", () => {
  it.each([
    "Right, off to ring my nan. Cheers",
    "Brilliant, cheers. I'm going to go and ring my brother.",
    "thank you so much, going in now",
    "yeah. gotta go, break's over",
    "merci, au revoir",
    "Off to have a glass of wine. Thank you for being here x",
  ])("is heard in %j", (text) => {
    expect(understand(text).acts.has("goodbye")).toBe(true);
  });

  it.each([
    "I'm going to go and see a doctor.",
    "He said he had to go to work.",
    "It all went off to plan.",
  ])("is not heard in %j", (text) => {
    expect(understand(text).acts.has("goodbye")).toBe(false);
  });
});

describe("a choice", () => {
  it("does not weigh up a danger", () => {
    const answer = lastOf(["Someone I dated keeps turning up at my gym.", "Am I overreacting?"]);
    expect(answer).not.toMatch(/from that, no/);
  });

  it("does not weigh up a medicine", () => {
    const answer = lastOf([
      "I've been on sertraline for a year and I'm thinking of coming off it. Which is better, stopping quickly or slowly?",
    ]);
    expect(answer).toMatch(/doctor|pharmacist|medicines/);
  });
});

describe("whether it is normal", () => {
  it("is answered from what was told before", () => {
    const answer = lastOf([
      "My rabbit died and I can't stop crying.",
      "Is it stupid to be this sad?",
    ]);
    expect(answer).toMatch(/animal/);
  });

  it("is not answered from something else that was told", () => {
    const answer = lastOf([
      "I made a phone call today.",
      "My hands were shaking after but I did it.",
      "Is it stupid to be proud of a phone call?",
    ]);
    expect(answer).not.toMatch(/panic/i);
  });

  it("is not answered where a body has to be looked at", () => {
    expect(lastOf(["I found a lump under my arm.", "The lump is sore. Is that normal?"])).toMatch(
      /doctor/,
    );
  });
});

describe("what was said before", () => {
  it("is quoted as it was written", () => {
    const answer = lastOf([
      "My kids made me a certificate out of a cereal box.",
      "I want to do nursing now.",
      "can you remind me what I said about my kids?",
    ]);
    expect(answer).toContain("“My kids made me a certificate out of a cereal box”");
  });
});
