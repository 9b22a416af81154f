import type { Path } from "../path.ts";

export const work: Path = {
  id: "work",
  name: "Work that wears out",
  way: "Look at the work",
  invite: "look at what exactly wears you out, and what would have to change",
  opens: {
    any: [
      "So many hours of a life go into work; it matters how they are.",
      "Being tired after work is one thing, being worn down by it another.",
      "It may help to find out which part of it does the wearing.",
      "Work like that is hard to leave behind at the end of a day.",
    ],
    heavy: [
      "It has been taking a lot out of you.",
      "Nothing has to be finished or handed in here.",
      "Nobody stays fresh with that going on day after day.",
    ],
  },
  steps: [
    {
      id: "tires",
      role: "matter",
      label: "What wears you out",
      kept: "What wears you out: {answer}.",
    },
    {
      id: "since",
      role: "why-now",
      label: "Since when",
      kept: "Since when, and how it began: {answer}.",
    },
    {
      id: "after",
      role: "effect",
      label: "What it leaves of you",
      kept: "What it leaves of you: {answer}.",
    },
    {
      id: "good",
      role: "exception",
      label: "Where it is still good",
      kept: "What is or was good in it: {answer}.",
    },
    {
      id: "holds",
      role: "meaning",
      label: "What keeps you there",
      kept: "What keeps you there: {answer}.",
    },
    {
      id: "rule",
      role: "belief",
      label: "The rule you work by",
      kept: "A rule you work by: {answer}.",
    },
    {
      id: "other",
      role: "wish",
      label: "What should be different",
      kept: "What should be different: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "First find out which part wears you, because the amount, the people and the point of it need different answers. Then ask for one change small enough to be granted, and give it a month before you decide anything large.",
      "Don’t decide about leaving on your most tired day. Write down for a week what costs you and what gives back; after that, talk to one person who can change something.",
    ],
    "what-helps": [
      "Three things help many people: a clear end to the working day, with something you do every time to mark it; one honest talk with whoever can change the load; and one hour a week that belongs to something else entirely.",
      "Keep a note for a week of what drained you and what didn’t: it is seldom everything. Take the breaks that are yours. And if you are unsure of your rights, a union or an advice service can tell you.",
    ],
    "is-it-normal": [
      "Yes, it is very common, most of all among people who take their work seriously. Common doesn’t mean that it has to stay so.",
    ],
    "is-it-wrong-of-me": [
      "No. Work is a bargain, and you may look at whether it is still a fair one. It would only be unfair to let people down without a word, and talking about it is the opposite of that.",
    ],
    "how-do-i-begin": [
      "With one sentence to one person who could change something: what it is, and what you would need. Or, if that is too soon, with a week of notes on what drains you.",
    ],
    "will-it-get-better": [
      "It can, when something changes in the amount, the place or the way you treat yourself in it; waiting alone rarely does it. If rest no longer rests you, or your body protests, see a doctor, and soon.",
    ],
    "what-do-you-think": [
      "I think worn out is a piece of information about the work, and only partly about you. I would want to change one thing in it before asking whether you should change.",
    ],
    "why-am-i-like-this": [
      "Mostly because you have been giving more than came back, for longer than is good for anybody. It often happens to people who care how the work is done.",
    ],
  },
  ending: {
    titles: ["Work that wears you out", "Worn out by {about}", "Worn down, and what might change"],
    cameWith: [
      "You came with work that wears you out: {about}.",
      "You came worn out by your work.",
    ],
    gentle: [
      "Mark the end of tomorrow’s work with one thing you always do afterwards, and keep to it for a week.",
      "Note for five working days what drained you and what gave something back.",
      "Take one break tomorrow that you would usually skip.",
    ],
    closings: [
      "The work will be there tomorrow. You are allowed to stop now.",
      "You know a little better what wears you, and what does not.",
      "Whatever you do about it, it need not be done on your most tired day.",
    ],
  },
  exercise: "problem-solving",
};
