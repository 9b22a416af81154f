import type { Path } from "../path.ts";

export const tooMuch: Path = {
  id: "too-much",
  name: "Too much at once",
  way: "Sort the pile",
  invite: "take the pile apart, one thing at a time",
  opens: {
    any: [
      "Nobody could do all of that at once.",
      "So much at once leaves little room to think.",
      "We can put it down here piece by piece, in any order.",
      "No wonder it is hard to see where to start.",
    ],
    heavy: [
      "I am not going to add anything to that pile.",
      "Put it down here for a minute. Nothing has to be solved first.",
      "Anybody would be struggling under all of that.",
    ],
  },
  steps: [
    {
      id: "pile",
      role: "matter",
      label: "What is in the pile",
      kept: "In the pile: {answer}.",
    },
    {
      id: "tipped",
      role: "why-now",
      label: "When it tipped",
      kept: "When it became too much: {answer}.",
    },
    {
      id: "shows",
      role: "effect",
      label: "How it shows in your days",
      kept: "How it shows: {answer}.",
    },
    {
      id: "weight",
      role: "meaning",
      label: "What weighs most",
      kept: "What weighs most: {answer}.",
    },
    {
      id: "drop",
      role: "fear",
      label: "If you dropped something",
      kept: "If one thing were dropped: {answer}.",
    },
    {
      id: "lighter",
      role: "exception",
      label: "When it was lighter",
      kept: "When it was lighter, or what helped: {answer}.",
    },
    {
      id: "need",
      role: "need",
      label: "What would help most",
      kept: "What would help: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "Make it smaller before you try to do it faster: write everything down, cross out what nobody would miss, and choose one thing for today. What is left can wait on paper, where it does not need your head.",
      "I would start with what has a real date on it and let the rest be late on purpose. Tell one person that something will be late, before they have to ask.",
    ],
    "what-helps": [
      "Three things help many people: write the whole pile on one sheet so that it stops going round; choose one thing for the morning and do it before looking at messages; and ask somebody for one named job, not for help in general.",
      "A short stop helps more than it seems it should: ten minutes outside, a proper meal, one night of going to bed early. Afterwards pick the smallest thing that has been nagging, and finish it.",
    ],
    "is-it-normal": [
      "Yes. When more comes in than one person can do, most people get scattered, short-tempered or stuck, and then blame themselves for it.",
    ],
    "is-it-wrong-of-me": [
      "No. Not managing more than one person can do is no wrongdoing, and leaving something undone is often the honest thing.",
    ],
    "how-do-i-begin": [
      "With paper. Write down everything that is pulling at you, without order, for five minutes, and then put a ring round one thing only.",
    ],
    "will-it-get-better": [
      "Mostly yes, once something is taken off or somebody shares it. It seldom gets better by going faster. If it goes on for many weeks and you sleep or eat badly, a doctor is a good person to tell.",
    ],
    "what-do-you-think": [
      "I think the amount deserves to be doubted before you are. I would look first for one thing that could be late, smaller or somebody else’s.",
    ],
    "why-am-i-like-this": [
      "Because attention is limited in everybody, and yours is being asked for in too many places. That makes clever people forgetful and kind people short, and it passes when the load does.",
    ],
  },
  ending: {
    titles: ["Too much at once", "A pile, taken apart", "Not only {about}", "One thing at a time"],
    cameWith: [
      "You came with too much at once, {about} included.",
      "You came with more on you than one person can do.",
    ],
    gentle: [
      "Write everything that pulls at you on one sheet, and ring one thing for tomorrow.",
      "Let one thing be late on purpose, and tell the person it concerns.",
      "Take ten minutes outside before the next item on the list.",
    ],
    closings: [
      "The pile is still there, and you have seen more of it from above.",
      "One thing is enough for tomorrow. The rest can wait on paper.",
      "You have put some of it into words here, and it may stay here tonight.",
    ],
  },
  exercise: "problem-solving",
};
