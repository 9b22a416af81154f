import type { Path } from "../path.ts";

export const lookingBack: Path = {
  id: "looking-back",
  name: "Looking back on the day",
  way: "Go through the day",
  invite: "go through the day and see what to keep and what to leave",
  opens: {
    any: [
      "Let’s go through it in your own order.",
      "Good idea, to stop and look at it once.",
      "Let’s give the day a few minutes.",
      "No need to make it a better day than it was.",
    ],
    heavy: [
      "That is a lot for one day.",
      "You don’t have to tidy up a day like that.",
      "You can put it down here for a while.",
    ],
  },
  steps: [
    {
      id: "stayed",
      role: "matter",
      label: "What stayed",
      kept: "What stayed of the day: {answer}.",
    },
    {
      id: "pace",
      role: "effect",
      label: "How the day ran",
      kept: "How the day ran: {answer}.",
    },
    {
      id: "good",
      role: "exception",
      label: "What was good",
      kept: "What was good: {answer}.",
    },
    {
      id: "who",
      role: "person",
      label: "Who was in it",
      kept: "Who was in the day: {answer}.",
    },
    {
      id: "unseen",
      role: "meaning",
      label: "What counted",
      kept: "What counted, seen or unseen: {answer}.",
    },
    {
      id: "leave",
      role: "need",
      label: "What to leave behind",
      kept: "What can stay behind: {answer}.",
    },
    {
      id: "tomorrow",
      role: "step",
      label: "Tomorrow",
      kept: "For tomorrow: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "For today, nothing more: a day can’t be improved once it’s over. Write down the one thing you mustn’t forget, choose one small thing for tomorrow, and let the rest go.",
      "If something can’t wait, do the smallest part of it now, a note, a message, a bag by the door. Everything else is better done after some sleep.",
    ],
    "what-helps": [
      "Three things help many people at the end of a day: writing down what’s unfinished so that you needn’t keep it in your head, naming one thing that was good, and doing the last half hour in the same order every evening. If someone was on your mind, a line to them helps as well.",
    ],
    "is-it-normal": [
      "Yes. Most days leave something behind that goes round in your head, and it’s often something small.",
    ],
    "is-it-wrong-of-me": [
      "By itself, hardly: one sharp word or one thing left undone doesn’t make you a bad person. If something really wasn’t right, you can usually put it right tomorrow with one sentence.",
    ],
    "how-do-i-begin": [
      "With the first picture that comes, whatever it is. Or go by places: where you woke, where you ate, where you are now.",
    ],
    "will-it-get-better": [
      "Mostly, yes. A bad day has usually shrunk by the next afternoon. If it hasn’t, it was probably about more than the day.",
    ],
    "what-do-you-think": [
      "I think a day shouldn’t be judged by its worst quarter of an hour. I’d keep one good thing, put down one that bothers you, and call it enough.",
    ],
    "why-am-i-like-this": [
      "Because the mind goes back to whatever is unfinished, and it does so when everything else goes quiet. That’s how most heads work; writing things down takes some of it off you.",
    ],
  },
  ending: {
    titles: [
      "A day with {about} in it",
      "Looking back on the day",
      "What stayed of the day",
      "A day, put away",
    ],
    cameWith: [
      "You came to look back on a day, and on {about}.",
      "You came to look back on the day.",
    ],
    gentle: [
      "Write down what’s unfinished on one slip of paper, and leave it in another room.",
      "Tell one person the one good thing of the day.",
      "Spend the last ten minutes before bed without a screen.",
    ],
    closings: [
      "You can let the day go now.",
      "You’ve looked at it once. It needn’t be looked at again today.",
      "Keep the good bit. The rest is put down here.",
    ],
  },
  endsWithout: ["when", "obstacle"],
};
