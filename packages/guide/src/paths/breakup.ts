import type { Path } from "../path.ts";

export const breakup: Path = {
  id: "breakup",
  name: "A breakup",
  way: "Go through the ending",
  invite: "go through the ending and what comes after it",
  opens: {
    any: [
      "An ending like that takes a while to sink in.",
      "It’s a lot to rearrange, whoever ended it.",
      "We can go slowly; nothing has to be got over tonight.",
      "Even a right ending is an ending.",
    ],
    heavy: [
      "I’m so sorry. There’s no quick word for that.",
      "You don’t have to be brave about it here.",
      "That is a lot to wake up to.",
    ],
  },
  steps: [
    {
      id: "how",
      role: "matter",
      label: "How it ended",
      kept: "How it ended: {answer}.",
    },
    {
      id: "day",
      role: "effect",
      label: "How the days are",
      kept: "How the days are: {answer}.",
    },
    {
      id: "miss",
      role: "feeling",
      label: "What you miss",
      kept: "What you miss: {answer}.",
    },
    {
      id: "glad",
      role: "other-side",
      label: "What you don’t miss",
      kept: "What you don’t miss: {answer}.",
    },
    {
      id: "story",
      role: "belief",
      label: "What you make of it",
      kept: "What you make of it so far: {answer}.",
    },
    {
      id: "keep",
      role: "meaning",
      label: "What is yours to keep",
      kept: "Yours to keep: {answer}.",
    },
    {
      id: "hour",
      role: "exception",
      label: "What eases it",
      kept: "What eases it: {answer}.",
    },
    {
      id: "ahead",
      role: "wish",
      label: "What you would like",
      kept: "What you would like: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "For the first weeks I’d aim low: eat, sleep, see one person, and put off every big decision. Make it harder to look them up in the evenings, and write what you’d like to say in a letter that stays in a drawer.",
      "If you’re torn about getting in touch, wait three days and see if it’s still right in daylight. If practical things have to be settled, keep them to short messages with one subject each.",
    ],
    "what-helps": [
      "What helps many people: a few fixed points in the week, above all for the worst hour; somebody who lets you tell it again; putting the reminders in a box, not in the bin; and moving your body every day. If you can’t sleep or eat for weeks, do see a doctor.",
    ],
    "is-it-normal": [
      "Yes. It’s common to be sad and furious and relieved in one afternoon, to check the phone, to dream of them, even if you were the one who left.",
    ],
    "is-it-wrong-of-me": [
      "No. Ending something, or failing to hold it, isn’t a crime. If you weren’t as kind about it as you’d have liked, that can still be said to them one day.",
    ],
    "how-do-i-begin": [
      "With today: one meal, one walk, one person who knows. And with one change in the place where it hurts most, such as the other side of the bed or the Sunday evening.",
    ],
    "will-it-get-better": [
      "Yes, though not in a straight line. For many people it first comes less often and only later hurts less, and the first good hour usually takes them by surprise.",
    ],
    "what-do-you-think": [
      "I’ve only heard one side, so I won’t judge who was right. I think something real has ended, and that parting can be right and still hurt.",
    ],
    "why-am-i-like-this": [
      "Because part of your days, your plans and your habits was tied to one person, and those threads have been cut. It would be stranger if it didn’t hurt.",
    ],
  },
  ending: {
    titles: ["After the ending", "What stays, what goes", "After a breakup: {about}"],
    cameWith: [
      "You came because something had ended, with {about} on your mind.",
      "You came after the end of a relationship.",
    ],
    gentle: [
      "Put the phone in another room for the worst hour of the day.",
      "Write the letter, and don’t send it this week.",
      "Change one small thing in the room where you miss them most.",
    ],
    closings: [
      "You don’t have to be over it. Today was enough.",
      "It will be a while, and it won’t always be like this.",
      "Be as patient with yourself as you’d be with a friend.",
    ],
  },
};
