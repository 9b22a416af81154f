import { read } from "@app/reading/read";
import { describe, expect, it } from "vitest";
import {
  answerIn,
  mattersIn,
  ownAnswerIn,
  withoutTheirQuestions,
  wordsIn,
  wordsOffered,
} from "./own-words.ts";

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

  it.each([
    [
      "I'll write it myself then: Mum, I forgot your birthday, and I'm sorry. Will you come with me on Sunday?",
      "Mum, I forgot your birthday, and I'm sorry. Will you come with me on Sunday?",
    ],
    [
      "So: I want you to hear this from me. My card was full and I'm so sorry. Oof. Looks tiny written down.",
      "I want you to hear this from me. My card was full and I'm so sorry.",
    ],
    ["But you can't say that to a child of eight, can you.", ""],
    ["I think I have just put it, a moment ago. Do you think I should?", ""],
  ])("are what is led up to, to where somebody speaks of them: %s", (said, words) => {
    expect(wordsIn(read(said))).toBe(words);
  });

  it("ask nothing of the companion, and nor does an echo of what it asked", () => {
    const asks = (said: string): string[] =>
      withoutTheirQuestions(read(said))
        .sentences.filter(({ isQuestion }) => isQuestion)
        .map(({ text }) => text);
    expect(asks("I could write to her: I should have stopped. Are you angry with me?")).toEqual([]);
    expect(asks("The party? I picture myself on a chair in a paper hat.")).toEqual([]);
    expect(asks("I could write: I am sorry I read it out. Is that too short?")).toEqual([
      "Is that too short?",
    ]);
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
    expect(mattersIn(read("I was speaking of a game of chess, he beat me at chess."))).toBeNull();
    expect(mattersIn(read("I wasn't there when she died."))).toBe("I wasn't there when she died.");
    expect(
      mattersIn(
        read("She smiled and poured the tea. I'm jealous, that's what it is, of a theme park."),
      ),
    ).toBe("I'm jealous, that's what it is, of a theme park.");
    expect(mattersIn(read("But yes, it should have been my name there."))).toBeNull();
    expect(mattersIn(read("Which would nearly kill me, to be honest about it."))).toBeNull();
  });
});
