import type { Path } from "../path.ts";

export const habit: Path = {
  id: "habit",
  name: "A habit to change",
  way: "Look at the habit",
  invite: "find out how the habit works, before anybody fights it",
  opens: {
    any: [
      "Habits are easier to change once we know what they are for.",
      "Let’s look at it first and leave the fighting for later.",
      "A habit has its reasons, even a daft one.",
      "Good, let’s be curious about it rather than strict.",
    ],
    heavy: [
      "It has cost you a good deal, by the way you tell it.",
      "That is tiring, to want one thing and find yourself doing another.",
      "I’m sorry it has such a hold just now.",
    ],
  },
  steps: [
    {
      id: "moment",
      role: "matter",
      label: "When it happens",
      kept: "When it happens: {answer}.",
    },
    {
      id: "now",
      role: "why-now",
      label: "Why change it now",
      kept: "Why now: {answer}.",
    },
    {
      id: "gives",
      role: "meaning",
      label: "What it gives you",
      kept: "What it gives you: {answer}.",
    },
    {
      id: "takes",
      role: "cost",
      label: "What it takes",
      kept: "What it takes: {answer}.",
    },
    {
      id: "line",
      role: "belief",
      label: "The sentence before",
      kept: "What you say to yourself: {answer}.",
    },
    {
      id: "without",
      role: "exception",
      label: "When it did not happen",
      kept: "When it lets you be: {answer}.",
    },
    {
      id: "instead",
      role: "wish",
      label: "What could come instead",
      kept: "What could come instead: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "I would change the surroundings before I tried to change my will: put the thing out of reach, or make the first movement awkward. Then have one other thing ready for that minute. If it is drink, tablets or anything your body has got used to, ask a doctor or pharmacist before stopping all at once.",
      "Pick one time of day and leave the rest of the habit alone for now. A small piece that holds is worth more than a great resolution.",
    ],
    "what-helps": [
      "Three things help many people: making the habit harder to reach, deciding beforehand what to do in that minute instead, and telling one person who won’t preach. A slip is then just a slip, and the plan goes on the next hour.",
      "Waiting helps: say “in ten minutes” rather than “no”, and see how much of the wish is left. It also helps to note each time for a week, without changing anything; many habits shrink a little when they are counted.",
    ],
    "is-it-normal": [
      "Yes. Most people have something they do and would rather not do, and most have tried to stop more than once.",
    ],
    "is-it-wrong-of-me": [
      "Having a habit isn’t wrong. If it does harm to somebody, that harm is worth putting right, and it can be put right without calling yourself names.",
    ],
    "how-do-i-begin": [
      "By watching it for three days: when, where, what just before. Then choose the easiest of those moments, not the hardest, and change only that one.",
    ],
    "will-it-get-better": [
      "Usually, if you let it take time. Most people need several goes, and each one teaches something; the pull comes in waves, and the waves do get further apart.",
    ],
    "what-do-you-think": [
      "I think it once solved something for you, and that the same thing still needs solving. So I would look for a cheaper way to get what it gives, and not rely on being strict.",
    ],
    "why-am-i-like-this": [
      "Because it works, for a minute. Anything that eases something quickly gets repeated, and after enough repeating it happens without being asked; that is how everybody’s head works.",
    ],
  },
  ending: {
    titles: ["A habit, seen from close up", "What the habit is for", "A habit, and {about}"],
    cameWith: [
      "You came with a habit you would like to change.",
      "You came to talk about {about} and a habit you would like to change.",
    ],
    gentle: [
      "For three days, only note when it happens and what came just before.",
      "Put one thing between you and the first movement.",
      "Next time, say “in ten minutes” and look again then.",
    ],
    closings: [
      "A slip is a slip. It does not undo what you have found out.",
      "You know a good deal more about it now than before.",
      "One moment of the day is enough to begin with.",
    ],
  },
  exercise: "stop",
};
