import type { Path } from "../path.ts";

export const quarrel: Path = {
  id: "quarrel",
  name: "A quarrel or a hurt",
  way: "Untangle what happened",
  invite: "go through what happened and what it touched",
  opens: {
    any: [
      "Something like that can go round and round afterwards.",
      "We can look at it slowly, without settling who was right.",
      "There’s room here to tell it without being interrupted.",
      "Let’s take it apart a little, one piece at a time.",
    ],
    heavy: [
      "I’m sorry it has come to this.",
      "There is a lot of hurt in that.",
      "You don’t have to be fair to anybody yet.",
    ],
  },
  steps: [
    {
      id: "what",
      role: "matter",
      label: "What happened",
      kept: "What happened, in your words: {answer}.",
    },
    {
      id: "sting",
      role: "feeling",
      label: "What stung",
      kept: "What stung most: {answer}.",
    },
    {
      id: "since",
      role: "effect",
      label: "How it has been since",
      kept: "Since then: {answer}.",
    },
    {
      id: "touched",
      role: "meaning",
      label: "What it touched",
      kept: "What it touched in you: {answer}.",
    },
    {
      id: "other",
      role: "other-side",
      label: "The other side",
      kept: "Seen from over there: {answer}.",
    },
    {
      id: "good",
      role: "exception",
      label: "What has been good",
      kept: "Also true between you: {answer}.",
    },
    {
      id: "want",
      role: "wish",
      label: "What you would like",
      kept: "What you would like: {answer}.",
    },
    {
      id: "need",
      role: "need",
      label: "What you would need",
      kept: "To let it rest you would need this: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "I can’t settle who was right, but I’d do it in this order: let it cool for a day, find the one sentence that says what hurt, then say that sentence and nothing else. If you have a part in it, name yours first; it often loosens the rest.",
      "If you want to keep the person, make a small move that costs you little: a short message, a cup of tea, one honest line. If you don’t know yet whether you do, waiting a week is a decision as well.",
    ],
    "what-helps": [
      "Three things help many people: write the angry letter and don’t send it; say “when that happened, I felt” rather than “you always”; and pick a time when neither of you is tired or hungry. Side by side, on a walk or in a car, is often easier than face to face.",
    ],
    "is-it-normal": [
      "Yes. People who matter to each other hurt each other now and then, and going over it for days afterwards is very common.",
    ],
    "is-it-wrong-of-me": [
      "Being hurt or angry isn’t wrong. If you said or did something you regret, that can be owned without taking the blame for everything else.",
    ],
    "how-do-i-begin": [
      "With one short sentence that doesn’t accuse: “I keep thinking about what happened, and I’d like to talk about it. When would suit you?” The rest can wait for the talk itself.",
    ],
    "will-it-get-better": [
      "The sharpness nearly always wears off. Whether the two of you find your way back depends on both, but many people do, often after one awkward conversation that went better than they feared.",
    ],
    "what-do-you-think": [
      "I’ve only heard it from your side, so I won’t judge the other. From what you’ve told me, what hurt seems more worth talking about than who was right.",
    ],
    "why-am-i-like-this": [
      "Because it came from somebody whose opinion counts, or it touched something that counts. We replay a thing like that to find the place where it could have gone otherwise; most people do.",
    ],
  },
  ending: {
    titles: ["After a hurt", "What stung, and what I need", "Not settled yet: {about}"],
    cameWith: [
      "You came with something that had hurt, and it had to do with {about}.",
      "You came with a hurt that had not been settled.",
    ],
    gentle: [
      "Write down the one sentence you would want understood, and leave it lying for a night.",
      "Send nothing late in the evening.",
      "Do one ordinary thing today that has nothing to do with it.",
    ],
    closings: [
      "You’ve had a proper look at it. It can rest for tonight.",
      "Whatever comes of it, it has been said once.",
      "Nothing has to be mended today. Go gently.",
    ],
  },
};
