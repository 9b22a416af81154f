import type { Path } from "../path.ts";

export const newStart: Path = {
  id: "new-start",
  name: "A new start",
  way: "Look at the start",
  invite: "look at what is beginning, and at what you leave behind",
  opens: {
    any: [
      "A new start can take over everything for a while.",
      "Something is starting, and a lot moves along with it.",
      "It’s a real change, whatever else it is.",
      "New starts are seldom just one thing.",
    ],
    heavy: [
      "That is a lot of new things at once.",
      "A start can be right and still be hard.",
      "No hurry here. You don’t have to like it yet.",
    ],
  },
  steps: [
    {
      id: "point",
      role: "matter",
      label: "What is changing",
      kept: "About what is changing, you said {answer}.",
    },
    {
      id: "left",
      role: "cost",
      label: "What is left behind",
      kept: "What you leave behind: {answer}.",
    },
    {
      id: "hope",
      role: "wish",
      label: "What you hope for",
      kept: "What you hope it brings: {answer}.",
    },
    {
      id: "uneasy",
      role: "fear",
      label: "What makes you uneasy",
      kept: "What makes you uneasy: {answer}.",
    },
    {
      id: "earlier",
      role: "exception",
      label: "Earlier beginnings",
      kept: "From earlier beginnings: {answer}.",
    },
    {
      id: "stays",
      role: "meaning",
      label: "What comes along",
      kept: "What comes along with you: {answer}.",
    },
    {
      id: "company",
      role: "support",
      label: "Who is with you",
      kept: "Who is part of it: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "Keep one thing from the old days fixed, the same song or the same call on the same day, and let the rest be untidy for a while. And don’t judge the whole thing until you’ve had some ordinary weeks of it.",
      "First make one corner of it yours: one shelf, one hour, one person whose name you know. The large questions are easier to answer from there.",
    ],
    "what-helps": [
      "Three things help many people: one fixed point in every day, one person you can ask silly questions, and a note each week of something that was easier than the week before. Sleep and regular meals sound dull and do more than most plans.",
    ],
    "is-it-normal": [
      "Yes. Even a change you wanted can unsettle you, and missing the old life in the middle of a good new one is very common. If a low mood lasts for weeks, after a birth or any other big change, tell a doctor or a midwife.",
    ],
    "is-it-wrong-of-me": [
      "No. You don’t have to love every part of it, and missing the old life takes nothing away from the new one or from the people in it.",
    ],
    "how-do-i-begin": [
      "With the smallest thing that makes a bit of it yours: one drawer, one route, one name you’ve learnt. The rest can wait its turn.",
    ],
    "will-it-get-better": [
      "Usually, though more slowly than people say. For most people the strangeness wears off over some months, and they only notice once it has gone.",
    ],
    "what-do-you-think": [
      "I think a start should be judged by its ordinary weeks and not by its first ones. I’d look at what you want to bring along, because that part is already in your hands.",
    ],
    "why-am-i-like-this": [
      "Because habits save strength, and a change takes them away: things that used to run by themselves have to be thought about again. It tires nearly everybody, and it’s no fault in your character.",
    ],
  },
  ending: {
    titles: [
      "A new start: {about}",
      "Beginning something new",
      "Between before and after",
      "What to bring along",
    ],
    cameWith: ["You came with a new start: {about}.", "You came with something that is beginning."],
    gentle: [
      "Keep one thing each day exactly as it was before.",
      "Write down once a week one thing that has become easier.",
      "Send one line to somebody from the time before.",
    ],
    closings: [
      "It doesn’t have to feel like yours yet. That comes with time.",
      "You can be a beginner for as long as it takes.",
      "You’ve looked at what comes along and at what begins. Plenty for today.",
    ],
  },
};
