import type { Path } from "../path.ts";

export const grief: Path = {
  id: "grief",
  name: "Grief",
  way: "Talk about the loss",
  invite: "talk about who you lost, and what the days are like",
  opens: {
    any: [
      "I’m sorry. You don’t have to be tidy about it here.",
      "I’m very sorry. There is no hurry with any of this.",
      "I’m sorry. There is no right way to go about it.",
      "Thank you for bringing it here. I’m sorry it happened.",
    ],
    heavy: [
      "I’m so sorry. We can go as slowly as you like.",
      "I’m so sorry. Nothing has to be said well here.",
      "I’m so sorry. I won’t try to make it smaller.",
    ],
  },
  steps: [
    {
      id: "who",
      role: "person",
      label: "Who they were",
      kept: "About the one you lost: {answer}.",
    },
    {
      id: "days",
      role: "effect",
      label: "How the days are",
      kept: "What the days are like: {answer}.",
    },
    {
      id: "hardest",
      role: "feeling",
      label: "What is hardest",
      kept: "The hardest part: {answer}.",
    },
    {
      id: "unsaid",
      role: "wish",
      label: "What you would still say",
      kept: "On what you would still say to them: {answer}.",
    },
    {
      id: "stays",
      role: "meaning",
      label: "What stays",
      kept: "What stays with you: {answer}.",
    },
    {
      id: "helps",
      role: "exception",
      label: "What carries you a little",
      kept: "What carries you a little: {answer}.",
    },
    {
      id: "people",
      role: "need",
      label: "What you need from others",
      kept: "From the people around you: {answer}.",
    },
    {
      id: "step",
      role: "step",
      label: "With them in mind",
      kept: "With them in mind, you thought of this: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "There is very little you have to do. See to the few things that can’t wait, with somebody beside you if possible, and put off every big decision that can be put off. Eat, sleep when you can, and let others take the errands.",
      "Today, only today: something to eat, some air, one person who knows how things are. Grief is not a task you can fall behind with.",
    ],
    "what-helps": [
      "Plain things help most people: talking about the one who died with somebody who lets you, keeping one or two fixed points in the day such as a meal or a walk, and handing an errand to somebody who has offered. Take whichever costs you least today.",
    ],
    "is-it-normal": [
      "Yes, very probably. Crying, not crying, laughing at the wrong moment, forgetting words, being angry, listening for their step: all of that is common. If you can hardly eat or sleep for weeks, tell a doctor as well.",
    ],
    "is-it-wrong-of-me": [
      "No. Relief, anger, a good afternoon, dry eyes at the funeral: none of it says that you did not care. You don’t owe anybody a particular face.",
    ],
    "how-do-i-begin": [
      "With today, and with the one thing in it that can’t wait. Clothes, papers and rooms can stay as they are until you have somebody beside you.",
    ],
    "will-it-get-better": [
      "It changes. For most people the missing stays, but the worst hours come less often and leave more room in between, and they notice it only looking back. There is no date by which it has to be so.",
    ],
    "what-do-you-think": [
      "I think that hardly anything about this has to be done right. What I would look for is one place in the week where you don’t have to hold yourself together.",
    ],
    "why-am-i-like-this": [
      "Because somebody who belonged to your life is missing from it, and mind and body are slow to learn that. Being tired, scattered, touchy or blank is part of the learning. It is not your character.",
    ],
  },
  ending: {
    titles: [
      "Thinking of {about}",
      "A loss that is still fresh",
      "Somebody who is missing",
      "The first months without them",
    ],
    cameWith: [
      "You came with a fresh loss, and spoke of {about}.",
      "You came with a loss that is still fresh.",
    ],
    gentle: [
      "Speak of them to somebody once this week.",
      "Eat one warm meal a day, whatever else is left undone.",
      "Let one person who offered do one errand.",
    ],
    closings: [
      "Thank you for telling me about them. Go gently today.",
      "Nothing more has to be done with it today.",
      "Come back with this whenever you like. It doesn’t have to be news.",
    ],
  },
  endsWithout: ["obstacle"],
};
