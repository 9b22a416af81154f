import type { Path } from "../path.ts";

export const money: Path = {
  id: "money",
  name: "Money",
  way: "Talk about the money",
  invite: "look at the sum, and at everything around it",
  opens: {
    any: [
      "Money, then. It’s one of the last things people talk about.",
      "There is the sum, and there is everything around the sum.",
      "Money gets into places where it has no business.",
      "Nobody is adding anything up here, so we can take it calmly.",
    ],
    heavy: [
      "I’m sorry. Money can press on everything at once.",
      "No wonder it follows you about.",
      "You need not make it sound better here than it is.",
    ],
  },
  steps: [
    {
      id: "picture",
      role: "matter",
      label: "How it stands",
      kept: "How it stands: {answer}.",
    },
    {
      id: "learned",
      role: "meaning",
      label: "What money has meant",
      kept: "What money has meant to you: {answer}.",
    },
    {
      id: "dread",
      role: "fear",
      label: "What you are afraid of",
      kept: "What you are afraid of: {answer}.",
    },
    {
      id: "knows",
      role: "support",
      label: "Who knows",
      kept: "Who knows about it: {answer}.",
    },
    {
      id: "through",
      role: "exception",
      label: "What has carried you",
      kept: "What has carried you so far: {answer}.",
    },
    {
      id: "enough",
      role: "wish",
      label: "What enough would be",
      kept: "Enough would be: {answer}.",
    },
    {
      id: "blank",
      role: "missing",
      label: "What you do not know yet",
      kept: "Still to find out: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "Start with one sheet: what comes in, what has to go out, what is owed and to whom. If there are debts or threatening letters, a free debt advice service can look at it with you, and the earlier the better; most of those you owe would rather hear from you than not.",
      "If it is money between people, say the amount and the date out loud, kindly, once. What is left vague costs more than what is refused.",
    ],
    "what-helps": [
      "Three things help many people: opening every letter the day it comes, one fixed hour a week for money and none outside it, and one person who knows the true figures. For debts, a debt advice service does most of this with you, usually free of charge.",
      "It often helps to separate the sum from the shame: the first goes on paper, the second is told to somebody who won’t lecture. And no decisions about money late at night.",
    ],
    "is-it-normal": [
      "Yes. Money worries are among the commonest there are, and hardly anybody speaks of them, so each one thinks they are the only one.",
    ],
    "is-it-wrong-of-me": [
      "Being short of money isn’t wrong, and neither is having some. If somebody has been kept in the dark or out of pocket, that can be put right, and it starts with telling them.",
    ],
    "how-do-i-begin": [
      "With a cup of something, one envelope and a pencil. Open it, write down the figure and the date, and stop there for today.",
    ],
    "will-it-get-better": [
      "I can’t promise the figures. But for many people the dread eases sooner than the sum does, once they know exactly how things stand and someone else knows it too.",
    ],
    "what-do-you-think": [
      "I think there are two matters here, the amount and what it does to you, and both deserve attention. I would get the amount onto paper first, because the other gets quieter when it is known.",
    ],
    "why-am-i-like-this": [
      "Often because of what money meant where you grew up, and because fear makes people look away. Both are very common, and neither says anything about how clever or how good you are.",
    ],
  },
  ending: {
    titles: ["The sum and what surrounds it", "About money, said aloud", "Money, and {about}"],
    cameWith: [
      "You came with something about money.",
      "You came to talk about {about} and the money in it.",
    ],
    gentle: [
      "Open one envelope, write down one figure, and stop there.",
      "Keep one hour a week for money, and leave it alone outside that hour.",
      "Make no decision about money after ten at night.",
    ],
    closings: [
      "The figures are what they were. You have looked at what surrounds them.",
      "You can close the book for today.",
      "Leave it on the paper for tonight, where it can be found again.",
    ],
  },
  exercise: "problem-solving",
};
