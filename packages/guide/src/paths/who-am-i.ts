import type { Path } from "../path.ts";

export const whoAmI: Path = {
  id: "who-am-i",
  name: "Who am I",
  way: "Ask who I am",
  invite: "look at who you are when nobody needs you to be anything",
  opens: {
    any: [
      "There’s seldom a quick answer to that.",
      "People often ask that when something has shifted.",
      "There’s no test at the end of this one.",
      "Good, let’s look at it properly.",
    ],
    heavy: [
      "That is a tiring thing to carry about all day.",
      "You don’t have to have an answer to be somebody.",
      "It can be very lonely, not knowing that.",
    ],
  },
  steps: [
    {
      id: "since",
      role: "why-now",
      label: "When it began",
      kept: "What stirred the question: {answer}.",
    },
    {
      id: "parts",
      role: "matter",
      label: "The parts you play",
      kept: "The parts you play: {answer}.",
    },
    {
      id: "least",
      role: "effect",
      label: "Where it does not fit",
      kept: "Where you feel least like yourself: {answer}.",
    },
    {
      id: "ease",
      role: "exception",
      label: "Where you are at ease",
      kept: "Where you are at ease: {answer}.",
    },
    {
      id: "told",
      role: "belief",
      label: "What you were told",
      kept: "What you were told, or came to believe: {answer}.",
    },
    {
      id: "seen",
      role: "other-side",
      label: "How others see you",
      kept: "How others see you: {answer}.",
    },
    {
      id: "keep",
      role: "meaning",
      label: "What you stand by",
      kept: "What you stand by: {answer}.",
    },
    {
      id: "try",
      role: "step",
      label: "What to try",
      kept: "What you would like to try: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "Watch before you decide: for a week, note once a day when you felt most like yourself and when least. A week of that tells you more than a lot of thinking. And don’t change anything big while you’re still looking.",
    ],
    "what-helps": [
      "Three things help many people: time when nobody needs anything from you, one person you don’t have to be finished for, and trying things in small doses to see how they feel. Old photographs or letters can also remind you of what was there before the roles came.",
    ],
    "is-it-normal": [
      "Yes. People ask it at twenty, at forty and at seventy, usually when a role ends or a new one doesn’t fit. It’s a sign that something wants room, not that something is broken.",
    ],
    "is-it-wrong-of-me": [
      "No. Wanting to know who you are takes nothing from anybody. If other people are affected by what you find, they deserve to hear it from you; that’s all you owe them.",
    ],
    "how-do-i-begin": [
      "With what you know without thinking: three things you like, one you can’t bear, and one you would do for nothing. It’s a short list, and it’s a beginning.",
    ],
    "will-it-get-better": [
      "For most people the question gets quieter, less because they find the answer than because they do more of the things that fit. It often takes months, and it comes in steps.",
    ],
    "what-do-you-think": [
      "I think nobody is just one thing, and looking for the one true self misleads a lot of people. I’d go by where you’re at ease and what you stand by, and give those two more of your week.",
    ],
    "why-am-i-like-this": [
      "Partly by nature, partly because of what was asked of you early on, and partly through what you’ve chosen since. Only the last part can be changed directly, and it’s bigger than it looks.",
    ],
  },
  ending: {
    titles: [
      "Who I am, and {about}",
      "Who I am, so far",
      "Under the parts I play",
      "A question without a test",
    ],
    cameWith: [
      "You came with the question of who you are, and with {about}.",
      "You came with the question of who you are.",
    ],
    gentle: [
      "Note once a day, for a week, when you felt most like yourself.",
      "Spend an hour on something nobody has asked you for.",
      "Ask one person who likes you what they noticed first about you.",
    ],
    closings: [
      "You don’t need the whole answer today.",
      "The question can stay open. It has a bit more light on it now.",
      "What you wrote here is in your own words. Keep it.",
    ],
  },
  exercise: "values",
};
