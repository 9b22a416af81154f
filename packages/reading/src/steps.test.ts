import { expect, it } from "vitest";
import { stepsIn } from "./steps.ts";
import { cutText } from "./text.ts";

const stepsOf = (said: string) => stepsIn(cutText(said)).map(({ text }) => text);

it.each([
  [
    "I'm going to message her tonight and ask if she'll come and sit on the bench tomorrow, and I'm going to let Joe open the other bottle.",
    [
      "message her tonight and ask if she'll come and sit on the bench tomorrow",
      "let Joe open the other bottle",
    ],
  ],
  [
    "I'll ring the accountant on Monday and have them to tea on Wednesday.",
    ["ring the accountant on Monday", "have them to tea on Wednesday"],
  ],
  ["I'll ring him and book the train", ["ring him and book the train"]],
  ["I think I know. It's getting late, I'll leave it there. Thanks, good night.", []],
  [
    "Tonight I'll write down who did what, on Wednesday I'll speak to him.",
    ["write down who did what", "speak to him"],
  ],
  ["I'll call her, she's better in the mornings", ["call her"]],
  ["I'm sending her that text in the morning.", ["send her that text in the morning"]],
  [
    "il catch her thursday after the bins and say it",
    ["catch her thursday after the bins and say it"],
  ],
])("a step is kept with all that belongs to it: %s", (said, steps) => {
  expect(stepsOf(said)).toEqual(steps);
});

it.each([
  "I'm a talker, if there's a silence I will fill it with rubbish.",
  "I said I'll ring her.",
  "I'll never ring her again.",
  "is there a corner i could have for a bench",
  "I'm sitting here tonight with the cat.",
])("what hangs on something, was said or is denied is none: %s", (said) => {
  expect(stepsOf(said)).toEqual([]);
});

it("a sentence goes on behind a title, and ends with its quotation", () => {
  const said = 'My supervisor, Prof. Hale, said "come to lunch." I\'ll ring him on Sunday.';
  expect(cutText(said).sentences.map(({ text }) => text)).toEqual([
    'My supervisor, Prof. Hale, said "come to lunch."',
    "I'll ring him on Sunday.",
  ]);
});
