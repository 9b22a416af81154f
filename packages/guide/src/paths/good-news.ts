import type { Path } from "../path.ts";

export const goodNews: Path = {
  id: "good-news",
  name: "Good news",
  way: "Enjoy it a little",
  invite: "stay with the good news a little",
  opens: {
    any: [
      "I’m glad you came with that.",
      "Good news should get more than a passing mention.",
      "Let’s stay with it a little before the day moves on.",
      "That is good to hear.",
    ],
    heavy: [
      "Glad things can bring tears with them.",
      "Even good things can find you tired.",
      "It can be a lot at once, even when it’s good.",
    ],
  },
  steps: [
    {
      id: "what",
      role: "matter",
      label: "What happened",
      kept: "From the news itself: {answer}.",
    },
    {
      id: "feels",
      role: "feeling",
      label: "What it is like",
      kept: "What it is like: {answer}.",
    },
    {
      id: "took",
      role: "exception",
      label: "What it took",
      kept: "What it took: {answer}.",
    },
    {
      id: "means",
      role: "meaning",
      label: "What it changes",
      kept: "What it means to you: {answer}.",
    },
    {
      id: "others",
      role: "person",
      label: "Who belongs to it",
      kept: "Who belongs to it: {answer}.",
    },
    {
      id: "mixed",
      role: "other-side",
      label: "What else is in it",
      kept: "Mixed in with it: {answer}.",
    },
    {
      id: "keep",
      role: "wish",
      label: "What to keep of it",
      kept: "What you want to keep: {answer}.",
    },
    {
      id: "mark",
      role: "step",
      label: "How to mark it",
      kept: "How you would like to mark it: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "For today, very little: tell one person who will be glad, and leave the plans until tomorrow. It’s easy to use up good news by turning it into a list of things to do.",
    ],
    "what-helps": [
      "To make it last, three things help many people: telling it slowly to someone who asks questions, writing down one small detail of the moment, and doing something with it the same day, a meal, a call, a quiet half hour. Coming back to it after a week helps as well.",
    ],
    "is-it-normal": [
      "Yes. Good news can leave people tearful, empty, restless or sleepless, above all after a long strain. It can take some days for all of you to catch up.",
    ],
    "is-it-wrong-of-me": [
      "No. Your gladness takes nothing away from people who are having a hard time. You can choose who you share it with; that’s tact, and no reason for guilt.",
    ],
    "how-do-i-begin": [
      "Say the plain sentence aloud once: what happened, and that it’s good. To tell someone else, begin in the same way, and leave out the part where you make it smaller.",
    ],
    "will-it-get-better": [
      "The first shine wears off for nearly everybody, and that only means you’re getting used to something good. What you write down or share tends to last longer.",
    ],
    "what-do-you-think": [
      "I think it’s good, and you don’t have to look for a catch. I’d give it one proper evening before asking what comes next.",
    ],
    "why-am-i-like-this": [
      "If you find it hard to enjoy: many people have learnt to look for the next danger, and they stay on guard even when the news is good. It usually eases with rest, and with telling it a few times.",
    ],
  },
  ending: {
    titles: [
      "Good news about {about}",
      "Something good, kept",
      "A good day, written down",
      "Worth remembering",
    ],
    cameWith: ["You came with good news about {about}.", "You came with good news."],
    gentle: [
      "Tell it to one person who will ask questions.",
      "Write down one small detail of the moment, with the date.",
      "Come back to it in a week and see what is still bright.",
    ],
    closings: [
      "You’ve got it on the page now. Enjoy it.",
      "I hope it lasts, and the small parts with it.",
      "No need to do anything more with it today.",
    ],
  },
  endsWithout: ["when", "obstacle"],
};
