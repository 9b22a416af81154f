import type { Path } from "../path.ts";

export const unsure: Path = {
  id: "unsure",
  name: "Not sure yet",
  way: "Find out together",
  invite: "find out what it is, with a few easy questions",
  opens: {
    any: [
      "You don’t have to know. We can find out by asking.",
      "Not knowing is a perfectly good way to start.",
      "There’s no form to fill in here. We can start anywhere.",
      "I’ll ask, and you answer whatever you like.",
    ],
    heavy: [
      "You don’t have to explain it to be welcome with it.",
      "We can go as slowly as you like.",
      "Things can be heavy before they have a name.",
    ],
  },
  steps: [
    {
      id: "here",
      role: "why-now",
      label: "What brought you here",
      kept: "What brought you here: {answer}.",
    },
    {
      id: "pinch",
      role: "effect",
      label: "Where it shows",
      kept: "Where in the day it shows: {answer}.",
    },
    {
      id: "avoid",
      role: "fear",
      label: "What to leave alone",
      kept: "What you would sooner leave alone: {answer}.",
    },
    {
      id: "notice",
      role: "other-side",
      label: "What others might notice",
      kept: "What others might notice: {answer}.",
    },
    {
      id: "well",
      role: "exception",
      label: "What is all right",
      kept: "What is all right: {answer}.",
    },
    {
      id: "want",
      role: "wish",
      label: "What would be good",
      kept: "What would be good: {answer}.",
    },
    {
      id: "thread",
      role: "matter",
      label: "What it may be about",
      kept: "What it may be about: {answer}.",
    },
    {
      id: "next",
      role: "step",
      label: "What to do with it",
      kept: "What you might do with it: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "For now, just notice: once a day, write three words about how you were and when. After a week there’s usually a pattern, and then it’s much easier to say what to do.",
    ],
    "what-helps": [
      "When it has no name yet, three things help many people: writing for ten minutes without stopping or correcting, saying it badly to someone patient, and checking the plain things first, sleep, food, daylight, people. If you have felt unwell for weeks, a doctor is worth asking too.",
    ],
    "is-it-normal": [
      "Yes. Many people feel for a good while that something is off before they can say what. The words often come last.",
    ],
    "is-it-wrong-of-me": [
      "No. You’re not taking anyone’s place by coming here without a clear reason, and you don’t need a big problem to be allowed to talk.",
    ],
    "how-do-i-begin": [
      "With anything: where you are just now, what you had for breakfast, the last thing that annoyed you. It leads somewhere more often than you’d think.",
    ],
    "will-it-get-better": [
      "Often it does once it has a name, and the name tends to come with a few days of paying attention. If it stays vague and heavy for weeks, tell somebody who knows you, or a doctor.",
    ],
    "what-do-you-think": [
      "I think something brought you here, and it needn’t be big to matter. I’d go by where it pinches in the day; that’s usually closer to it than any theory.",
    ],
    "why-am-i-like-this": [
      "I can’t know that from here. But most people have a lot of practice at getting on with things, and little at asking what they want. Not knowing is often just that.",
    ],
  },
  ending: {
    titles: [
      "Something about {about}",
      "Finding out what it is",
      "Not sure yet, and asking",
      "A working title",
    ],
    cameWith: [
      "You came without knowing quite what you wanted, and {about} came up.",
      "You came without knowing quite what you wanted.",
    ],
    gentle: [
      "Write three words a day about how you were, for a week.",
      "Notice once, tomorrow, where in the day it pinches.",
      "Write for ten minutes without stopping, and throw it away if you like.",
    ],
    closings: [
      "You know a bit more than when you came.",
      "It needn’t be clear yet. You’ve begun to look.",
      "You can come again without a reason.",
    ],
  },
  endsWithout: ["when", "obstacle"],
};
