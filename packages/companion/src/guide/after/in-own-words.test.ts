import { describe, expect, it } from "vitest";
import { guideActions } from "./actions.ts";

const actionsOf = (...turns: string[]): string[] =>
  guideActions(
    turns.map((content) => ({ role: "user", content })),
    "seed",
  );

describe("actions made of the person's own sentences", () => {
  it.each<[string, string[], string]>([
    [
      "a fear gets a plan",
      ["My husband retires in six weeks.", "I'm worried we've got nothing to say to each other."],
      "You said “I’m worried we’ve got nothing to say to each other”. Write down what you could do if it did come to that.",
    ],
    [
      "something one keeps doing is noted",
      ["I keep lying to people about what I do.", "I scan parcels. I say I'm in media."],
      "For a week, note when this happens and what you would rather do then: “I keep lying to people about what I do”.",
    ],
    [
      "a place that was found is looked at once",
      [
        "I don't want to go to church any more.",
        "There is a small Quaker meeting in the next town.",
      ],
      "You said “There is a small Quaker meeting in the next town”. Decide whether you want to go once, only to see what it is like.",
    ],
    [
      "a wish gets its next small thing",
      [
        "She is moving in with us in June.",
        "I would like to have one hour in the day that is mine.",
      ],
      "You said “I would like to have one hour in the day that is mine”. Write down one small thing that would bring you nearer to that.",
    ],
    [
      "two sides are both heard",
      [
        "I passed my test and my mate failed his.",
        "I don't want to rub it in but I also don't want to hide it.",
      ],
      "Write a line or two for each side of this: “I don’t want to rub it in but I also don’t want to hide it”.",
    ],
    [
      "shame is answered as a friend's would be",
      ["I told them I was between projects.", "I'm ashamed of the lying."],
      "Write down what you would answer a friend who told you this: “I’m ashamed of the lying”.",
    ],
  ])("%s", (_, turns, action) => {
    expect(actionsOf(...turns)).toContain(action);
  });

  it("takes a denial for what it is", () => {
    const list = actionsOf(
      "My neighbour has started parking in front of my house.",
      "I wouldn't say I'm angry.",
      "He wasn't annoyed either.",
    ).join(" ");
    expect(list).not.toMatch(/angry|annoyed/);
  });

  it("leaves ready lines for talks in which nothing was told", () => {
    const list = actionsOf(
      "my flatmate moved her boyfriend in without asking",
      "hes been here 19 nights this month",
      "i come home and theyre on the sofa and i go straight to my room",
    );
    expect(list.length).toBeGreaterThanOrEqual(3);
    for (const action of list) expect(action).toMatch(/“|your flatmate/);
  });
});

describe("a step at the end of a talk", () => {
  it("is kept as it was said where only the talk says what it means", () => {
    expect(actionsOf("They gave my job to somebody else.", "I might ring them on Monday.")[0]).toBe(
      "You said “I might ring them on Monday”. That is your next step.",
    );
  });

  it.each([
    "Anyway I'm going to go get my programmes on. Goodnight.",
    "I was good. I could do a Flemish bond arch in my sleep.",
    "I'm 69. I could go anywhere now.",
    "I could go back to my mum's but my job is here.",
  ])("is not what is done in passing, could be done by anybody, or is doubted: %s", (said) => {
    expect(actionsOf("My knee has gone and I can't lay bricks any more.", said)[0]).not.toMatch(
      /programmes|Flemish|anywhere|Go back/,
    );
  });

  it("is heard without its apostrophe", () => {
    expect(
      actionsOf(
        "My dad has sold the house without telling us.",
        "I think ill drive up on saturday",
      )[0],
    ).toMatch(/^You said “I think I’ll drive up on Saturday”|^Drive up on Saturday/);
  });
});
