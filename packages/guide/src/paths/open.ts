import type { Path } from "../path.ts";

/** For what no other path is sure to fit: questions that can be asked about anything. */
export const open: Path = {
  id: "open",
  name: "Looking at it together",
  way: "Look at it together",
  invite: "look at it together, one question at a time",
  opens: {
    any: [
      "Thank you for telling me.",
      "Good that you’ve brought it here.",
      "All right, let’s look at that.",
      "I’m glad you wrote it down.",
      "That’s a beginning.",
      "Let’s take it one piece at a time.",
      "It can be said here just as it is.",
      "There’s time for this.",
      "Let’s give that some room.",
      "I’ve read that with care.",
      "You needn’t have it sorted before you tell it.",
      "We can go slowly with this.",
    ],
    heavy: [
      "That is a lot to bring, and it’s good that you did.",
      "I’m sorry. That’s a hard thing to have with you.",
      "No need to make that smaller than it is.",
      "That weighs something, and it may.",
      "I’m sorry it’s like that for you.",
      "That can’t have been easy to write.",
    ],
  },
  steps: [
    {
      id: "middle",
      role: "matter",
      label: "What it is",
      kept: "What was most on your mind: {answer}.",
    },
    {
      id: "since",
      role: "why-now",
      label: "Since when",
      kept: "Since when, and what brought it up: {answer}.",
    },
    {
      id: "inside",
      role: "feeling",
      label: "What it is like",
      kept: "What it is like: {answer}.",
    },
    {
      id: "who",
      role: "support",
      label: "Who knows",
      kept: "Who knows of it: {answer}.",
    },
    {
      id: "matters",
      role: "meaning",
      label: "Why it matters",
      kept: "What matters to you in it: {answer}.",
    },
    {
      id: "better",
      role: "exception",
      label: "When it was easier",
      kept: "When it was easier: {answer}.",
    },
    {
      id: "want",
      role: "wish",
      label: "What you would like",
      kept: "What you would like: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "I’d begin with the smallest part of it that is yours to change, and leave the rest for now. And I’d tell one person how it really is, since that alone often shifts something.",
      "First get it clear, then act: what is the one thing you’d want different, and who can change that? If it’s you, do a small piece of it this week. If it’s somebody else, ask them for it plainly.",
    ],
    "what-helps": [
      "Three things help with most troubles: telling one person, writing it down once so that it stops circling, and doing one small thing about it, however small. Sleep and daylight do more than they’re given credit for.",
    ],
    "is-it-normal": [
      "Yes, far more people have that than say so.",
      "It’s a common thing to feel, and people are often surprised at how common.",
    ],
    "is-it-wrong-of-me": [
      "Not as far as I can see. What you feel isn’t a deed; what counts is what you do with it.",
    ],
    "how-do-i-begin": [
      "With something so small that it can’t go wrong: one line to one person, or ten minutes with a sheet of paper.",
    ],
    "will-it-get-better": [
      "I can’t promise it, but most states like this do change, and usually sooner once somebody else knows of them.",
    ],
    "what-do-you-think": [
      "I’m a guide with written questions, so I can’t judge the whole of it. From what you’ve told me, it deserves to be taken seriously and not hurried.",
    ],
    "why-am-i-like-this": [
      "I can’t know that, but ways of being mostly made sense once, somewhere. Looking at when it began tells more than asking what’s wrong with you.",
    ],
  },
  ending: {
    titles: ["About {about}", "What was on your mind", "Something looked at together"],
    cameWith: ["You came to talk about {about}.", "You came with something on your mind."],
    gentle: [
      "Tell one person how it is, in two sentences.",
      "Write it down once, on paper, and leave it there overnight.",
      "Do one ordinary kind thing for yourself today.",
    ],
    closings: [
      "It has been said now, and that’s something.",
      "You’ve looked at it from more than one side.",
      "It doesn’t have to be finished today.",
    ],
  },
};
