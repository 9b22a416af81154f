import type { PathStep } from "./path.ts";

/** What every path ends with: a step, its day, what may be in the way. Its slots are kept under "plan". */
export const planSteps: readonly PathStep[] = [
  {
    id: "step",
    role: "step",
    label: "The next step",
    asks: [
      {
        text: "What is the smallest thing you could do about it in the next few days?",
        after: {
          any: [
            "Good. It doesn’t have to be bigger than that.",
            "That can be done without solving the rest.",
          ],
          unsure: ["It doesn’t have to come to you today."],
          no: ["Nothing for now is an answer too."],
        },
      },
      {
        text: "If one small thing were to move this week, which would you pick?",
        after: {
          any: ["One thing is enough for a week.", "Good, that has edges."],
          unsure: ["Then let it stay open for now."],
          no: ["Then it may rest this week."],
        },
      },
      {
        text: "When you think of {about}, what would be a first small step that is in your own hands?",
        after: {
          any: [
            "In your own hands is a good place for it.",
            "That is yours to do, whatever the others do.",
          ],
          unsure: ["It may come when you aren’t looking for it."],
          no: ["Not everything has a step in it."],
        },
      },
    ],
    easier: [
      {
        text: "Which of these would help first?",
        after: {
          any: ["Good, something to begin with."],
          no: ["None of them, then, and that’s all right."],
        },
        options: [
          {
            text: "Tell somebody",
            after: ["A thing like that gets lighter once one other person knows."],
          },
          { text: "Write it down", after: ["On paper it holds still for a while."] },
          { text: "Rest first", after: ["Rest is a step, too."] },
          { text: "Nothing for now", after: ["Then nothing for now, with a good conscience."] },
        ],
      },
    ],
    deeper: [
      {
        text: "You named something you could do. What would make it easier to begin?",
        after: {
          any: ["Good to have that ready beforehand.", "Worth arranging, then."],
          unsure: ["It may be easier than it looks from here."],
          no: ["Then it only has to be done."],
        },
      },
    ],
    kept: "What you could do: {answer}.",
  },
  {
    id: "when",
    role: "when",
    label: "When",
    asks: [
      {
        text: "Which day would suit it?",
        after: {
          any: ["Good, it has a place in the week now.", "Noted."],
          unsure: ["It can find its day later."],
        },
      },
      {
        text: "When would that fit, honestly?",
        after: {
          any: ["Then it has its time.", "That gives it a real chance."],
          unsure: ["No date, then. It won’t run away."],
        },
      },
    ],
    easier: [
      {
        text: "Sooner or later?",
        after: { any: ["Good to know."] },
        options: [
          { text: "Today", after: ["Today, then."] },
          { text: "Tomorrow", after: ["Tomorrow, then."] },
          { text: "This weekend", after: ["The weekend, then."] },
          { text: "Not yet", after: ["Not yet is fine. It can wait for its moment."] },
        ],
      },
    ],
    kept: "The time for it: {answer}.",
  },
  {
    id: "obstacle",
    role: "obstacle",
    label: "What might get in the way",
    asks: [
      {
        text: "And what might get in the way?",
        after: {
          any: ["Good to have seen it coming.", "Once it’s expected, it has less power."],
          no: ["Then the way looks fairly clear."],
          unsure: ["It will show itself, if it’s there at all."],
        },
      },
      {
        text: "What could stop you on the day?",
        after: {
          any: ["Good to know beforehand.", "Then you’ll recognise it when it comes."],
          no: ["Then there’s little standing in the way."],
          unsure: ["You’ll know it when it comes."],
        },
      },
    ],
    easier: [
      {
        text: "What is likelier to stop you: time, nerve, or somebody else?",
        after: { any: ["Good to know which."] },
        options: [
          { text: "Time", after: ["Then it needs a slot that nothing else may have."] },
          { text: "Nerve", after: ["Then make it small enough to do with a beating heart."] },
          {
            text: "Somebody else",
            after: ["Then it’s worth telling them beforehand, if you can."],
          },
          { text: "Nothing, really", after: ["Then it’s only a matter of doing it."] },
        ],
      },
    ],
    kept: "What might get in the way: {answer}.",
  },
];
