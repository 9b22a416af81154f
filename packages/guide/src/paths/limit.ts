import type { Path } from "../path.ts";

export const limit: Path = {
  id: "limit",
  name: "A limit to set",
  way: "Find where the line is",
  invite: "find out where your line is and how to say it",
  opens: {
    any: [
      "Where the line should be is worth a proper look.",
      "We can look at it without you having to refuse anybody yet.",
      "A no is easier to say once it’s clear what it is for.",
      "Let’s see what you want to give and what you don’t.",
    ],
    heavy: [
      "That is a great deal to ask of one person.",
      "I’m sorry it has come as far as this.",
      "You don’t have to be generous in here.",
    ],
  },
  steps: [
    {
      id: "asked",
      role: "matter",
      label: "What is too much",
      kept: "What has become too much: {answer}.",
    },
    {
      id: "cost",
      role: "cost",
      label: "What it costs you",
      kept: "What each yes costs: {answer}.",
    },
    {
      id: "fear",
      role: "fear",
      label: "What a no might bring",
      kept: "What you fear from a no: {answer}.",
    },
    {
      id: "rule",
      role: "belief",
      label: "The rule behind the yes",
      kept: "The rule behind it: {answer}.",
    },
    {
      id: "turned",
      role: "other-side",
      label: "A no from the other side",
      kept: "From the other side: {answer}.",
    },
    {
      id: "held",
      role: "exception",
      label: "A no that held",
      kept: "What has worked before: {answer}.",
    },
    {
      id: "line",
      role: "wish",
      label: "Where the line should be",
      kept: "Where you would draw the line: {answer}.",
    },
    {
      id: "words",
      role: "step",
      label: "How to say it",
      kept: "How you could say it: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "I’d choose one small thing and say no to that, once, in one friendly sentence without a long reason. Long reasons invite bargaining. And offer only what you’d truly be glad to give.",
      "Decide first, by yourself and in peace, how much you can give; then tell them before the next request comes. A limit is easier to announce on a quiet day than in the middle of a favour.",
    ],
    "what-helps": [
      "Three things help: a sentence that buys time, such as “I’ll tell you tomorrow”; a no without excuses, repeated in the same words if need be; and something you are saying yes to instead, so that you know what it’s for.",
    ],
    "is-it-normal": [
      "Yes. Plenty of kind people find no the hardest word there is, and many feel guilty the first few times they say it.",
    ],
    "is-it-wrong-of-me": [
      "No. A limit isn’t an attack. You may be friendly, even loving, and still not be available for everything.",
    ],
    "how-do-i-begin": [
      "With something small and with somebody easy: a call you don’t take at dinner, a favour you put off till next week. Saying no is a habit, and habits start small.",
    ],
    "will-it-get-better": [
      "Usually, yes. The first no is the loudest one; people may grumble and then most of them adjust, and so will your conscience.",
    ],
    "what-do-you-think": [
      "If it costs you more than you can give gladly, I think a line is fair. It needn’t be a wall; it only has to be one you’ll keep.",
    ],
    "why-am-i-like-this": [
      "Most likely because saying yes once kept the peace, or won you some warmth, and it worked. It’s a skill that has been used a little too often, not a flaw.",
    ],
  },
  ending: {
    titles: ["A line to draw: {about}", "How much I want to give", "A friendly no"],
    cameWith: [
      "You came because something had become too much, and it had to do with {about}.",
      "You came with a no that was hard to say.",
    ],
    gentle: [
      "Answer the next request with “I’ll tell you tomorrow”, whatever it is.",
      "Say the sentence aloud once while you’re alone.",
      "Keep one evening this week that belongs to nobody else.",
    ],
    closings: [
      "You’ve had a good look at where your line is. It may be a friendly one.",
      "One small no is enough to begin with.",
      "You’re allowed to keep some of yourself. Go well.",
    ],
  },
};
