import { describe, expect, it } from "vitest";
import { guideTitle } from "./titles.ts";

const titleOf = (...turns: string[]): string =>
  guideTitle(turns.map((content) => ({ role: "user", content })));

describe("a title", () => {
  it.each([
    ["I gave up the allotment last week after nineteen years.", "Giving up the allotment"],
    ["We're looking at care homes for Dad this week.", "Looking at care homes for your dad"],
    ["been putting off the dentist for about nine years", "Putting off the dentist"],
    ["I've stopped going to my Wednesday choir.", "No longer going to your Wednesday choir"],
    ["I got into nursing school!! I start in September", "Getting into nursing school"],
    ["Me and my boyfriend work opposite shifts", "Working opposite shifts"],
    ["my mum moved in with us in august after her fall", "Your mum moving in with you"],
    ["We've decided to stop trying for a baby.", "No longer trying for a baby"],
    ["Dad wants to sell the farm.", "Your dad wanting to sell the farm"],
    ["Third interview, full day, and then nothing for weeks.", "Your third interview"],
    ["I'm a grandad as of Sunday.", "Becoming a grandad"],
  ])("is what the person did or does: %s", (opening, title) => {
    expect(titleOf(opening)).toBe(title);
  });

  it.each([
    ["I opened the credit card statement tonight. £6,400.", "The credit card statement"],
    ["got my annual review tomorrow at 10", "Your annual review"],
    ["The people upstairs have had the floors done.", "The people upstairs"],
    [
      "My manager gave the project I've been building for eight months to someone new.",
      "The project you’ve been building",
    ],
    ["They called us in on Tuesday and said the depot's closing in March.", "The depot closing"],
    [
      "Had a massive row with my best mate over something he shared.",
      "The row with your best mate",
    ],
  ])("is the thing the person came with: %s", (opening, title) => {
    expect(titleOf(opening, "I don't know what to think about it.")).toBe(title);
  });

  it("is not where something happened, nor what was denied", () => {
    expect(titleOf("had to hand the kids over at the services again today")).not.toBe(
      "The services",
    );
    expect(
      titleOf("I've stopped going to my choir.", "I didn't fall out with anybody there."),
    ).not.toMatch(/falling-out/i);
  });

  it("is the person whom a talk goes on about, and not one who only had an opinion", () => {
    expect(
      titleOf(
        "Nothing much, it's raining and I've made soup.",
        "It's my dad's recipe.",
        "He's in a care home now.",
        "He asked about the soup last week.",
        "My sister thinks I go too often.",
      ),
    ).toBe("A talk about your dad");
  });

  it("never takes a hard word for oneself as its name", () => {
    expect(titleOf("I've only myself to blame.", "It was years ago.")).not.toMatch(/blame/);
  });

  it.each([
    ["grandson wont ring", "Your grandson won’t ring"],
    [
      "my flatmate moved her boyfriend in without asking",
      "Your flatmate moved her boyfriend in without asking",
    ],
    ["My son corrects my English.", "Your son corrects your English"],
    [
      "I'm a minister, retired. I find I do not want to go to church.",
      "You find you don’t want to go to church",
    ],
    [
      "Is it normal to still be setting two cups out after a year and a half?",
      "Is it normal to still be setting two cups out after a year and a half?",
    ],
  ])("is what somebody came with, in their words, and not a subject: %s", (opening, title) => {
    expect(titleOf(opening, "I keep thinking about it.", "He was here on Friday.")).toBe(title);
  });

  it("is not what was said of the app, nor of somebody who put it there", () => {
    const title = titleOf(
      "What are you exactly? Are you a person?",
      "ok. my niece put it on my phone",
      "I gave up the allotment last week.",
    );
    expect(title).toBe("Giving up the allotment");
  });

  it("speaks of no death where nobody of the person's own has died", () => {
    const title = titleOf(
      "My brother and I haven't spoken since his wedding.",
      "My daughter says she lost her patience with him too.",
    );
    expect(title).not.toMatch(/losing|died/i);
  });

  it("keeps what was told in confidence to a quiet name", () => {
    expect(titleOf("I'm 47 and I think I might be bi.", "Nobody knows.")).not.toMatch(/\bbi\b/);
  });
});
