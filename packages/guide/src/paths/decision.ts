import type { Path } from "../path.ts";

export const decision: Path = {
  id: "decision",
  name: "A decision",
  way: "Weigh it up",
  invite: "weigh it up from both sides",
  opens: {
    any: [
      "That is not a small thing to decide.",
      "So there is a fork in the road, and it is yours to take.",
      "That is worth more than a quick yes or no.",
      "Good that it does not have to be decided in the next ten minutes.",
    ],
    heavy: [
      "That is a lot to have to choose between.",
      "A decision like that can take up the whole house.",
      "No wonder it does not let you go.",
    ],
  },
  steps: [
    {
      id: "now",
      role: "why-now",
      label: "What brings it up now",
      kept: "What brings it up now: {answer}.",
    },
    {
      id: "pull",
      role: "wish",
      label: "What draws you",
      kept: "What draws you: {answer}.",
    },
    {
      id: "price",
      role: "cost",
      label: "What it would cost",
      kept: "What it would cost: {answer}.",
    },
    {
      id: "stands",
      role: "meaning",
      label: "What it stands for",
      kept: "Asked what lies under it, you said {answer}.",
    },
    {
      id: "third",
      role: "other-side",
      label: "A third way",
      kept: "Between all and nothing: {answer}.",
    },
    {
      id: "missing",
      role: "missing",
      label: "What you do not know yet",
      kept: "Still to find out: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "I can’t choose for you, but I can say how I would look at it: not which way is better on paper, but which regret you could live with. And whatever can be tried before it is final should be tried first.",
      "If something important is still unknown, find that out first and decide afterwards. If nothing is, take the way you would still stand by on a bad day.",
    ],
    "what-helps": [
      "Three things help many people: live a whole day as if it were a yes, the next as if it were a no, and note which was roomier; ask one person who has done it what they had not expected; and set a date by which it is decided, so that it does not eat every evening.",
    ],
    "is-it-normal": [
      "Yes. Going back and forth is what most people do with a choice that costs something either way.",
    ],
    "is-it-wrong-of-me": [
      "No. Wanting something for yourself is not wrong; how you treat the people it touches is where right and wrong come in.",
    ],
    "how-do-i-begin": [
      "With the smallest thing that decides nothing yet: one question to one person, or one figure written down.",
    ],
    "will-it-get-better": [
      "The to and fro usually ends before you feel sure. Most people are calmer once it is decided, whichever way.",
    ],
    "what-do-you-think": [
      "By what you have told me there is something real on both sides, so neither choice would be foolish. I would want to know the one thing that is still missing before I called it.",
    ],
    "why-am-i-like-this": [
      "Because something is at stake on either side. That isn’t weakness of will; it is what a hard choice feels like.",
    ],
  },
  ending: {
    titles: ["A decision about {about}", "A decision, seen from both sides", "Which way to go"],
    cameWith: ["You came with a decision about {about}.", "You came with something to decide."],
    gentle: [
      "Live one day as if it were a yes and one as if it were a no, and note each evening which was roomier.",
      "Decide nothing after ten at night.",
    ],
    closings: [
      "You have turned it all the way round. It does not have to be decided tonight.",
      "Whichever way you go, you will have looked at it properly.",
    ],
  },
  exercise: "values",
};
