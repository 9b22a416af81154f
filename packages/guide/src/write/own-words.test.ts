import { read } from "@app/reading/read";
import { describe, expect, it } from "vitest";
import { answerIn, mattersIn, ownAnswerIn, wordsIn, wordsOffered } from "./own-words.ts";

describe("words for somebody", () => {
  it.each([
    [
      "Ooh. Something like \"I miss you at lunch, you don't have to be fine about it.\" And then I'd ruin it with a Twix.",
      "I miss you at lunch, you don't have to be fine about it.",
    ],
    [
      'I think I\'d say: "I was surprised by it. Could you tell me how you decided?" I\'m afraid that once he says "Tobias needs a paper for his applications" I\'ll nod.',
      "I was surprised by it. Could you tell me how you decided?",
    ],
  ])("are what stands in quotation marks: %s", (said, words) => {
    expect(wordsIn(read(said))).toBe(words);
    expect(wordsOffered(read(said))).toBe(words);
  });

  it("are all that is told where nothing stands in them, less what leads up to it", () => {
    const said =
      "ok thats actually useful. i asked for the days in january. can you tell me how you decided.";
    expect(wordsIn(read(said))).toBe(
      "i asked for the days in january. can you tell me how you decided.",
    );
    expect(wordsOffered(read(said))).toBe("");
  });
});

describe("what is kept of a message", () => {
  it("leaves out what only leads up to it", () => {
    const said =
      "Right. Daughter put this on my tablet. Not sure what I'm meant to say. My friend Desmond went in a home three weeks back.";
    expect(answerIn(read(said), "matter")).toBe(
      "My friend Desmond went in a home three weeks back.",
    );
    expect(
      ownAnswerIn(
        read(
          "Hm, ok, that's actually not a bad way of looking at it. I'd be sorrier if I said nothing.",
        ),
      ),
    ).toBe("I'd be sorrier if I said nothing.");
  });

  it("is no sentence that hangs on another, or puts the companion right", () => {
    expect(
      mattersIn(read("It's not a secret, he's in a home. Twenty years we played, every Tuesday.")),
    ).toBe("Twenty years we played, every Tuesday.");
    expect(mattersIn(read("But yes, it should have been my name there."))).toBeNull();
    expect(mattersIn(read("Which would nearly kill me, to be honest about it."))).toBeNull();
  });
});
