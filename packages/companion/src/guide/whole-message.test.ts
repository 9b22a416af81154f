import { describe, expect, it, test } from "vitest";
import { converse, reply } from "../testing/talked-through.ts";
import { guideActions } from "./after/actions.ts";
import { guideTitle } from "./after/titles.ts";
import { understand } from "./understanding/understand.ts";

const after = (turns: readonly string[], content: string, seed = "seed"): string =>
  reply(converse(turns, seed), content, { seed });

describe("a message is answered as a whole", () => {
  test("and half of it is not met as if it were all", () => {
    expect(
      after(
        ["I retired in June after 38 years as a midwife"],
        "I did volunteer at the hospice shop but they put me on the till and I was bored silly",
      ),
    ).not.toMatch(/decided over your head/);
  });

  test("and what is only feared is not said to be so", () => {
    expect(
      after(
        [
          "I moved to Leeds for a job and don't know anyone here",
          "There's a climbing wall near me",
        ],
        "what if I'm rubbish and nobody talks to me",
      ),
    ).not.toMatch(/sorry it feels|lonely/);
  });

  test("and somebody else's manner is not the person's mood", () => {
    expect(understand("She told me after the news. Very calm.").feelings).toEqual([]);
    expect(understand("I told her after the news. Very calm.").feelings).not.toEqual([]);
  });

  test("and two people in two sentences make no third thing", () => {
    expect(
      understand("We haven't spoken since our mum's 70th. He got drunk at the table.").situations,
    ).toEqual([]);
  });

  test("and a sentence with a feeling in it is no bare fact", () => {
    expect(after([], "I went to a wedding at the weekend and came home hating myself")).not.toMatch(
      /How was it\?|What was that like\?/,
    );
  });

  test("and two things told in a row are joined only where they belong together", () => {
    expect(
      after(
        ["My wife of 29 years has asked for a separation", "Our son is not speaking to me"],
        "I have been having soup",
      ),
    ).not.toMatch(/son.*soup/);
  });

  test("and wondering aloud is no question to be answered", () => {
    expect(
      after(
        ["I've been seeing this guy for 4 months"],
        "but he gets weird if i mention other guys???",
      ),
    ).not.toMatch(/I can’t know|have the answer|have an answer/);
  });

  test("and a past feeling is not met as if it were felt now", () => {
    expect(
      after(
        ["I got really drunk at the work do"],
        "i dont normally drink much. i think i was nervous",
      ),
    ).not.toMatch(/hard to rest|that worry/);
  });
});

describe("a few words", () => {
  it.each(["oh great, another app that's going to fix me"])(
    "of doubt are met without taking offence: %j",
    (doubt) => {
      expect(after([], doubt)).toMatch(/just talk|I listen/);
    },
  );

  test("of praise end in no question about them", () => {
    expect(after(["I've just got divorced"], "You're alright you know")).not.toMatch(/\?/);
  });
});

describe("a step that something speaks against", () => {
  test("is not given a day before the other side is heard", () => {
    expect(
      after(
        ["I took money from the till at my last job", "The owner was so nice to me"],
        "I could pay it back now. But then she'd know it was me",
      ),
    ).not.toMatch(/which day|when (?:could|would)/i);
  });
});

describe("what a session leaves", () => {
  test("is not named after what somebody close went through as if it were one's own", () => {
    const history = converse(
      ["My partner got made redundant in the spring", "He just sits at the laptop", "I miss him"],
      "seed",
    );
    expect(guideTitle(history)).toBe("Your partner being out of work");
    expect(guideActions(history, "seed").join(" ")).not.toMatch(/looking for work|job centre/);
  });

  test("celebrates nothing that was only a moment's ease", () => {
    const history = converse(
      [
        "I am so sick of my sister",
        "she borrowed my car again",
        "mum just says you know what she's like",
        "ok I feel a bit better now",
      ],
      "seed",
    );
    expect(guideActions(history, "seed").join(" ")).not.toMatch(/who helped|be glad with you/);
  });
});
