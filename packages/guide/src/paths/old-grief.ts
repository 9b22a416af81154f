import type { Path } from "../path.ts";

export const oldGrief: Path = {
  id: "old-grief",
  name: "An old grief",
  way: "Look back at them",
  invite: "look back at somebody you lost long ago, and at what is left of it",
  opens: {
    any: [
      "Some losses don’t go by the calendar.",
      "A long time ago can still be very near.",
      "I’m sorry. Years don’t turn it into nothing.",
      "However old it is, there’s room for it here.",
    ],
    heavy: [
      "I’m sorry. There’s no date when it should have stopped hurting.",
      "I’m sorry. Being long ago doesn’t make it small.",
      "Take all the time you want with it here.",
    ],
  },
  steps: [
    {
      id: "now",
      role: "why-now",
      label: "What brings it up now",
      kept: "What brought it up: {answer}.",
    },
    {
      id: "who",
      role: "person",
      label: "Who it is about",
      kept: "About them you said {answer}.",
    },
    {
      id: "then",
      role: "matter",
      label: "How it was at the time",
      kept: "How it was at the time: {answer}.",
    },
    {
      id: "wish",
      role: "wish",
      label: "What you would show or ask",
      kept: "What you would show them or ask them: {answer}.",
    },
    {
      id: "stays",
      role: "meaning",
      label: "What it made of you",
      kept: "What it left in you: {answer}.",
    },
    {
      id: "place",
      role: "exception",
      label: "Where it has its place",
      kept: "Where it has its place: {answer}.",
    },
    {
      id: "step",
      role: "step",
      label: "A small thing for them",
      kept: "A small thing you thought of: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "I would not try to be done with it. I would give it a place: one day in the year, a photograph where you can see it, or one person you tell the story to. What has a place pushes in less.",
      "If it was never properly spoken of, start there, with somebody who can listen for half an hour. If it was, perhaps nothing needs doing today.",
    ],
    "what-helps": [
      "Three things help many people: asking somebody who knew them for a story you have not heard, writing a letter that is never sent, and keeping one small habit on the day it happened. If it takes up more of your life as the years go on, a bereavement counsellor or a doctor is worth asking.",
    ],
    "is-it-normal": [
      "Yes. An old grief often comes back at birthdays, moves, births, illnesses, or when you reach the age they were. It does not mean that you did something wrong the first time.",
    ],
    "is-it-wrong-of-me": [
      "No. Missing somebody after many years takes nothing away from the people you have now. And if you feel little, that is no offence either.",
    ],
    "how-do-i-begin": [
      "With one true sentence about them, said to somebody or written down. It can be quite ordinary: what they cooked, how they laughed, what you never found out.",
    ],
    "will-it-get-better": [
      "It can, even after decades, especially once it has been told to somebody. It may not go, but it can become something you visit rather than something that breaks in.",
    ],
    "what-do-you-think": [
      "I think that it has lasted because something in it mattered, or was never given room. I would not ask how to get over it, but what it still wants said.",
    ],
    "why-am-i-like-this": [
      "Because a loss is not put away by the calendar. Often there was no room for it at the time, so it keeps, and comes up when something in the present touches it.",
    ],
  },
  ending: {
    titles: [
      "Looking back at {about}",
      "Somebody from long ago",
      "An old loss, still near",
      "What has stayed all these years",
    ],
    cameWith: [
      "You came with an old loss, and spoke of {about}.",
      "You came with somebody you lost long ago.",
    ],
    gentle: [
      "Ask one person who knew them for a story you have not heard.",
      "Put one picture or one thing of theirs where you can see it this week.",
      "Note the date, so that next year it does not come as a surprise.",
    ],
    closings: [
      "Thank you for letting me hear about somebody from so far back.",
      "You have given it some room today. That may be enough.",
      "Old as it is, you can bring it here again whenever it comes up.",
    ],
  },
  endsWithout: ["obstacle"],
};
