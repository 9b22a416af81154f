import type { Path } from "../path.ts";

export const puttingOff: Path = {
  id: "putting-off",
  name: "Putting something off",
  way: "Find a way in",
  invite: "look at what stands between you and the thing, and find a way in",
  opens: {
    any: [
      "It’s out on the table now, which is nearer than it was.",
      "There is usually a good reason why a thing doesn’t get done.",
      "Most people have one of those, and most people don’t mention it.",
      "Good, let’s look at it without doing it yet.",
    ],
    heavy: [
      "Something undone can weigh more than doing it would.",
      "Every day it wasn’t done, you carried it.",
      "You won’t get a telling-off from me.",
    ],
  },
  steps: [
    {
      id: "thing",
      role: "matter",
      label: "The thing itself",
      kept: "The thing itself: {answer}.",
    },
    {
      id: "since",
      role: "why-now",
      label: "How long it has waited",
      kept: "How it has waited: {answer}.",
    },
    {
      id: "turn",
      role: "feeling",
      label: "Where you turn away",
      kept: "What happens when you nearly start: {answer}.",
    },
    {
      id: "finding",
      role: "fear",
      label: "What it might show",
      kept: "What it might show: {answer}.",
    },
    {
      id: "weight",
      role: "cost",
      label: "What not doing it costs",
      kept: "What not doing it costs: {answer}.",
    },
    {
      id: "before",
      role: "exception",
      label: "What got you going before",
      kept: "What has got you going before: {answer}.",
    },
    {
      id: "enough",
      role: "wish",
      label: "Good enough",
      kept: "Good enough would be: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "Make the first piece so small that refusing it would feel silly: find the letter, open the file, write one bad line. Set ten minutes, and allow yourself to stop when they are over.",
      "First decide whether it still needs doing at all. If it does, do the worst corner of it with somebody in the room; if it does not, cross it out on purpose and tell whoever is waiting.",
    ],
    "what-helps": [
      "Three things help many people: a start of ten minutes with a clock; somebody sitting nearby who is doing their own work; and a version that is allowed to be bad. The wish to do it mostly comes after starting, not before.",
      "It helps to lay everything out the evening before, so that in the morning only the first movement is left. And to tell one person what you will have done by when.",
    ],
    "is-it-normal": [
      "Yes, very. Nearly everybody does it, busy people included, and mostly with the things that matter to them rather than the things that don’t.",
    ],
    "is-it-wrong-of-me": [
      "Not wrong, though it may have cost somebody something. If somebody is waiting, a short honest word to them is often quicker than the thing itself.",
    ],
    "how-do-i-begin": [
      "Badly, and for ten minutes. Put the thing in front of you, do the very first movement, and stop when the time is up even if it is going well.",
    ],
    "will-it-get-better": [
      "Usually, and often quickly: most things shrink within the first quarter of an hour. You may always be somebody who starts late, but it need not weigh so much.",
    ],
    "what-do-you-think": [
      "I think there is a reason you go round it, and that it isn’t laziness. I would find the one corner that bothers you, and make exactly that one smaller.",
    ],
    "why-am-i-like-this": [
      "Because turning away brings relief at once, and doing it brings relief only later. Everybody’s head prefers relief now; with things that are dull, unclear or frightening it wins quite easily.",
    ],
  },
  ending: {
    titles: ["The thing that keeps waiting", "A way in", "A start on {about}"],
    cameWith: [
      "You came with something that keeps being put off.",
      "You came to talk about {about} and why it isn’t done yet.",
    ],
    gentle: [
      "Put the thing where you can see it, and do nothing more with it today.",
      "Give it ten minutes by the clock, and then stop.",
      "Tell one person that it’s lying there.",
    ],
    closings: [
      "It does not have to be done well. It only has to be begun.",
      "It hasn’t moved, but you have walked all the way round it.",
      "Ten minutes will do. The rest can wait its turn.",
    ],
  },
  exercise: "activity-planning",
};
