import { describe, expect, it } from "vitest";
import { converse, saidBy } from "../testing/talked-through.ts";
import { understand } from "./understanding/understand.ts";

/** The last reply of a talk, before its closing. */
const lastOf = (...turns: string[]): string => saidBy(converse(turns, "seed")).at(-1) ?? "";

describe("a question about the companion", () => {
  it.each([
    [
      "I am 78 and my granddaughter put this on my tablet. What exactly are you? Are you a person?",
      /an AI|a program/,
    ],
    ["What is this exactly? Is it therapy?", /not therapy|not a therapist/],
    ["Can you see my earlier chats?", /this conversation|said here/],
    ["do i have to give my name", /don’t need to give a name/],
    ["ok. so who reads this", /Nobody reads along/],
    ["Do you keep a record of this", /thirty days/],
    ["Can I talk to a human?", /I’m an AI/],
  ])("is answered, however long the message is: %j", (asked, said) => {
    expect(lastOf(asked)).toMatch(said);
  });

  it("is not heard in how somebody else behaves", () => {
    expect(understand("I just want him to act like he's a grown man").honesty).toBeNull();
  });
});

describe("a question that wants an answer", () => {
  it("is answered when it is put a second time", () => {
    expect(
      lastOf(
        "do you think i'm selfish",
        "my sister asked me to have her two kids for a week and i said no",
        "so am i or not",
      ),
    ).toMatch(/doesn’t sound selfish/);
  });

  it("waits until there is something to go by", () => {
    expect(lastOf("do you think i'm selfish")).toMatch(/What has happened\?/);
  });

  it.each([
    ["is that lying?", /would not call it lying/],
    ["is it too late?", /don’t think so/],
    ["so thats blackmail right", /can see why/],
  ])("is answered in a sentence: %j", (asked, said) => {
    expect(
      lastOf("My brother will not be at my wedding.", "I have not told him why.", asked),
    ).toMatch(said);
  });
});

describe("advice", () => {
  it("fits the very thing that was asked about", () => {
    expect(lastOf("any tips how i make friends at 36")).toMatch(/meets every week/);
    expect(
      lastOf("I was on nights nine years.", "Any tips that actually work for shift workers?"),
    ).toMatch(/daylight/);
  });

  it("asks first where nothing surely fits, and makes no list", () => {
    expect(lastOf("Right I need advice. My manager is 19.")).toMatch(/\?$/);
    expect(lastOf("My hat blew into the canal.", "What should I do?")).toMatch(/\?$/);
  });

  it("is not given to somebody who wants none", () => {
    const answer = lastOf(
      "My back has been bad for six years.",
      "Please don't suggest breathing exercises, I've done the course.",
    );
    expect(answer).not.toMatch(/[Bb]reathe in/);
  });
});

describe("what is no request, thanks or complaint", () => {
  it.each([
    ['so i said "amazing thank you" like an idiot', "thanks"],
    ["My dad walked into a factory and asked. Cheers dad", "thanks"],
    ["ok so this is stupid but my group chat has made another one", "complaint"],
    ["and how can I say that to anyone, everyone says how lucky we've been", "adviceRequest"],
    ["its more that nobody asks about me 🙃", "sarcasm"],
  ] as const)("is not taken for one: %j", (text, act) => {
    expect(understand(text).acts.has(act)).toBe(false);
  });
});

describe("an end", () => {
  it.each(["Break's over, gotta scan back in. Thanks.", "night x"])(
    "is honoured at once: %j",
    (text) => {
      expect(understand(text).acts.has("goodbye")).toBe(true);
    },
  );

  it("takes no errand for a plan", () => {
    expect(
      lastOf(
        "We had a cake for my birthday.",
        "It was lovely.",
        "ANYWAY GOING TO EAT MORE CAKE BYE",
      ),
    ).not.toMatch(/eat more/);
  });
});

describe("a step", () => {
  it("is met with a plain word, and asked for a time only where none was named", () => {
    const told = ["My brother and I fell out.", "It was about the house."];
    expect(lastOf(...told, "I'll ring him on Sunday after church")).not.toMatch(/When/);
    expect(lastOf(...told, "I'll write him a card")).toMatch(/When/);
    for (const answer of [
      lastOf(...told, "I might ask him round"),
      lastOf(...told, "I'll ring him tonight"),
    ])
      expect(answer).not.toMatch(/nought|get in the way|what you told me about/);
  });
});

describe("advice", () => {
  it("is given where the subject is known from what was told", () => {
    expect(
      lastOf("My boss humiliated me in front of the whole team today.", "What should I do?"),
    ).toMatch(/You could|try|One is this/);
  });

  it("that is taken up needs no more words", () => {
    expect(
      lastOf(
        "I wake up at 3am every night",
        "how do I stop the thoughts at night?",
        "ok I can try that",
      ),
    ).toMatch(/hope it/);
  });
});
