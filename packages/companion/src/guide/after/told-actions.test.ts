import { describe, expect, it } from "vitest";
import { guideActions } from "./actions.ts";

const actionsOf = (...turns: string[]): string[] =>
  guideActions(
    turns.map((content) => ({ role: "user", content })),
    "seed",
  );

describe("actions that follow from what was told", () => {
  it.each<[string, string[], string]>([
    [
      "a talk ahead is prepared",
      ["My manager gave my project away.", "I've got a one-to-one with him on Thursday."],
      "Before Thursday, write down the two sentences you most want to say at the one-to-one.",
    ],
    [
      "a wish to be understood is put into words",
      ["My manager gave my project away.", "I want him to know it hurt."],
      "Write down in one sentence what you want your manager to know, as you would say it aloud.",
    ],
    [
      "a thing unsaid gets its first sentence",
      ["We're looking at care homes for Dad.", "I haven't told Dad we've been looking."],
      "Write down the first sentence you would say to your dad about it. You need not say it yet.",
    ],
    [
      "an offer is taken up",
      ["I'm so tired since the baby.", "My mum has offered to come on Thursdays."],
      "Send your mum a short message that takes up the offer, and name a day.",
    ],
    [
      "what helped is done again",
      ["I can't sleep again.", "I put the radio on low last night and that helped a bit."],
      "Do again what helped: you put the radio on low.",
    ],
    [
      "what was put off is made small",
      ["The council says I owe them money.", "I've not opened the second letter."],
      "Choose ten minutes this week to open the second letter, and do nothing else in them.",
    ],
    [
      "a deadline gets an hour",
      ["I've been offered a job in Dublin and I have to answer by Monday."],
      "Choose an hour before Monday when you will decide, and tell one person when that is.",
    ],
    [
      "a place that was found is tried once",
      ["I don't know anyone here.", "There's a pottery class on Mondays."],
      "Go to the pottery class once on a Monday, and decide only afterwards whether it is for you.",
    ],
  ])("%s", (_, turns, action) => {
    expect(actionsOf(...turns)).toContain(action);
  });

  it("writes nothing down for somebody who is to be told anyway", () => {
    const list = actionsOf(
      "My wife doesn't know about the debt.",
      "She would go very quiet.",
      "I'll tell her on Sunday.",
    );
    expect(list[0]).toMatch(/^Tell your wife on Sunday/);
    expect(list.join(" ")).not.toMatch(/first sentence you would say to your wife/);
  });

  it("asks nothing of somebody who is not to know", () => {
    expect(
      actionsOf("I passed my driving test!", "I haven't told my ex and I'm not going to.").join(
        " ",
      ),
    ).not.toMatch(/first sentence/);
  });

  it("does not take a place to go for one in a chat", () => {
    expect(
      actionsOf("There's a WhatsApp group at work without me in it.", "I feel left out.").join(" "),
    ).not.toMatch(/Go to/);
  });

  it("takes no subject's general steps when the subject came up once and in passing", () => {
    expect(
      actionsOf(
        "We just don't talk any more, apart from logistics.",
        "We've been together fourteen years.",
        "I scroll on my phone until he falls asleep.",
      ).join(" "),
    ).not.toMatch(/phone in another room|first screen/);
  });
});
