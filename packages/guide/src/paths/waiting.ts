import type { Path } from "../path.ts";

export const waiting: Path = {
  id: "waiting",
  name: "Waiting for news",
  way: "Get through the wait",
  invite: "look at what the waiting does, and how to get through it",
  opens: {
    any: [
      "Not knowing has a weight of its own.",
      "Waiting looks like doing nothing, and it is hard work.",
      "The answer is out of your hands, and still in the middle of your day.",
      "You can’t hurry the answer, but we can look at the wait.",
    ],
    heavy: [
      "You don’t have to be patient here.",
      "I’m sorry. There is a lot in that wait.",
      "Hanging between yes and no is hard to bear.",
    ],
  },
  steps: [
    {
      id: "news",
      role: "matter",
      label: "What you are waiting for",
      kept: "What you are waiting for: {answer}.",
    },
    {
      id: "days",
      role: "effect",
      label: "What the waiting does",
      kept: "What the waiting does to the days: {answer}.",
    },
    {
      id: "bracing",
      role: "fear",
      label: "What you brace yourself for",
      kept: "You brace yourself for this: {answer}.",
    },
    {
      id: "hope",
      role: "wish",
      label: "What you hope for",
      kept: "What you hope for: {answer}.",
    },
    {
      id: "hangs",
      role: "meaning",
      label: "What hangs on it",
      kept: "What hangs on it for you: {answer}.",
    },
    {
      id: "known",
      role: "missing",
      label: "What is known so far",
      kept: "Known so far: {answer}.",
    },
    {
      id: "carries",
      role: "exception",
      label: "What carries you through",
      kept: "What carries you through: {answer}.",
    },
    {
      id: "step",
      role: "step",
      label: "Something for the waiting time",
      kept: "For the time until then: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "If one question to somebody would shorten the wait or give it a date, ask it. After that I would set two fixed times a day to check, and put one thing into each day that is good whatever the answer.",
      "Decide now who you would want near you when the news comes, and tell them. The rest can’t be prepared, so the days may be as ordinary as you can make them.",
    ],
    "what-helps": [
      "Three things help many people: checking only at set times; something absorbing for the hands, most of all in the worst hour; and one person who knows about it and does not ask every day. Looking things up at night mostly makes it longer.",
    ],
    "is-it-normal": [
      "Yes. Many people find waiting harder than the news itself, even bad news, because there is nothing yet to deal with. Poor sleep, checking and a short temper all come with it.",
    ],
    "is-it-wrong-of-me": [
      "No. Hoping is not greedy, dreading is not disloyal, and wanting it simply to be over is very common. None of it has any influence on the answer.",
    ],
    "how-do-i-begin": [
      "With the day in front of you, not with the answer. Choose one hour today that has nothing to do with it, and one time when you may check.",
    ],
    "will-it-get-better": [
      "Usually, yes, once there is an answer. Many people find knowing easier to live with than not knowing, even when it is not what they wanted. What the answer will be, I can’t tell you.",
    ],
    "what-do-you-think": [
      "I think that you are living through several answers at once, and only one of them will come. So I would save my strength where I could, and settle who is with me on the day.",
    ],
    "why-am-i-like-this": [
      "Because a mind would rather have bad news than none, and goes looking for it. It checks and rehearses so as not to be caught out. That is what waiting does; it says nothing about how strong you are.",
    ],
  },
  ending: {
    titles: [
      "Waiting to hear about {about}",
      "The time before the news",
      "Between yes and no",
      "While the answer is out",
    ],
    cameWith: [
      "You came while waiting to hear about {about}.",
      "You came while waiting for an answer.",
    ],
    gentle: [
      "Check for news twice a day at fixed times, and put the phone in another room between.",
      "Settle who you will ring first, whichever answer comes.",
      "Plan one evening this week that has nothing to do with it.",
    ],
    closings: [
      "I hope you hear soon, and that it is good.",
      "The answer will come without your keeping watch. Rest a little if you can.",
      "Whatever it says, you can bring it here.",
    ],
  },
};
