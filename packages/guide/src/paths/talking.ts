import type { Path } from "../path.ts";

export const talking: Path = {
  id: "talking",
  name: "Just talking",
  way: "Just talk",
  invite: "just talk, about anything you like",
  opens: {
    any: [
      "Talking for its own sake is a fine reason to come.",
      "No agenda, then. We’ll see where it goes.",
      "Good, some company and nothing to solve.",
      "I’ve plenty of questions and no plan.",
    ],
    heavy: [
      "You’re welcome here, with nothing to solve.",
      "Let’s just keep each other company for a while.",
      "Nothing has to be put right before you can talk.",
    ],
  },
  steps: [
    {
      id: "like",
      role: "matter",
      label: "What you enjoy",
      kept: "What you enjoy: {answer}.",
    },
    {
      id: "place",
      role: "feeling",
      label: "A place",
      kept: "A place that came up: {answer}.",
    },
    {
      id: "meal",
      role: "effect",
      label: "Something to eat",
      kept: "What you like to eat: {answer}.",
    },
    {
      id: "made",
      role: "exception",
      label: "Something you made",
      kept: "Something you can do or have made: {answer}.",
    },
    {
      id: "who",
      role: "person",
      label: "Somebody",
      kept: "Somebody who came up: {answer}.",
    },
    {
      id: "memory",
      role: "meaning",
      label: "A memory",
      kept: "A memory that came up: {answer}.",
    },
    {
      id: "opinion",
      role: "belief",
      label: "A small opinion",
      kept: "An opinion of yours: {answer}.",
    },
    {
      id: "someday",
      role: "wish",
      label: "Some day",
      kept: "Something for some day: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "Nothing at all, as far as I can see; we’re only talking. If you’d like something to do meanwhile, make a hot drink, put on some music, or write a line to someone you like.",
    ],
    "what-helps": [
      "For a pleasant hour, three things work for many people: something warm to drink, some music you used to love, and a message to somebody you haven’t written to for a while.",
    ],
    "is-it-normal": [
      "Yes. Most talk in the world is about nothing in particular, and people seem to need it.",
    ],
    "is-it-wrong-of-me": [
      "No. You don’t need a problem to be here, and nobody goes short because you feel like a chat.",
    ],
    "how-do-i-begin": [
      "With whatever is nearest: what’s on the table, what you can hear, what you had for lunch. I’ll ask the next thing.",
    ],
    "will-it-get-better": [
      "If you mean the conversation: usually after the first five minutes. If you mean something else, we can talk about that too, whenever you like.",
    ],
    "what-do-you-think": [
      "I have few opinions: I’ve never eaten anything or been anywhere. But a subject gets better when somebody knows the small details, and I’d like to hear yours.",
    ],
    "why-am-i-like-this": [
      "I couldn’t say, and it may not need mending. People are a mixture of their family, the places they’ve lived, and whatever they happened to like at twelve.",
    ],
  },
  ending: {
    titles: ["A chat about {about}", "Just talking", "This and that", "A chat with no purpose"],
    cameWith: [
      "You came to talk, and {about} came up.",
      "You came for a chat and a bit of company.",
    ],
    gentle: [
      "Tell one of these stories to somebody who hasn’t heard it.",
      "Cook or order the dish you thought of, some time this week.",
      "Look for an old photograph of a place you like.",
    ],
    closings: [
      "Nothing was solved, and nothing had to be.",
      "Come by again when you feel like a chat.",
      "It was good to keep you company.",
    ],
  },
  endsWithout: ["step", "when", "obstacle"],
};
