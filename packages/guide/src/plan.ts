import type { Path, PathStep } from "./path.ts";
import { readGuideData } from "./written.ts";

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

/** For each path what is asked further: where it comes from, what lies beneath, what if it were otherwise. */
export const deepQuestions =
  readGuideData<Readonly<Record<string, readonly [string, string, string]>>>("deep");

const further: readonly Omit<PathStep, "asks">[] = [
  {
    id: "began",
    role: "why-now",
    label: "Further back",
    kept: "Looking further back, you said {answer}.",
  },
  {
    id: "beneath",
    role: "meaning",
    label: "Beneath it",
    kept: "Asked to look deeper, you said {answer}.",
  },
  {
    id: "otherwise",
    role: "wish",
    label: "Looking ahead",
    kept: "Looking ahead, you said {answer}.",
  },
];

/** The words after an answer to each of them. */
const after: readonly NonNullable<PathStep["asks"]>[number]["after"][] = [
  {
    any: ["Good to have that beside it.", "That belongs to it, then."],
    unsure: ["It needn’t have a beginning you can name."],
    no: ["Then we leave the past where it is."],
  },
  {
    any: ["That is worth having said.", "Let that stand for a moment."],
    unsure: ["What lies deeper often takes its time."],
    no: ["Then there may be nothing under it, and that is fine too."],
  },
  {
    any: ["That is a picture to keep.", "Good to have looked there once."],
    unsure: ["It needn’t have a shape yet."],
    no: ["All right, no picture then."],
  },
];

/** Only the person can say what became clear to them: it is asked for, and never made up. */
const insightAfter = {
  any: ["That goes on your page, in those words.", "I’ll put it on the page just as you said it."],
  unsure: ["Then the page leaves a line open for it, and only you can fill it."],
  no: ["Then we don’t make one up. The page leaves a line open for it."],
} as const;

const insight: PathStep = {
  id: "insight",
  role: "belief",
  label: "What became clear to you",
  asks: [
    {
      text: "Looking back over all of this: what do you see more clearly now than when we began?",
      after: insightAfter,
    },
    {
      text: "If you put into one sentence what has become clear to you, what would it be?",
      after: insightAfter,
    },
  ],
  kept: "What became clear to you, in your own words: {answer}.",
};

/** What a deep dive asks once its path has been gone; without a path, what fits any matter. */
export const deepSteps = (path: Path | null): readonly PathStep[] => {
  const texts = deepQuestions[path?.id ?? "open"] ?? [];
  const asked = further.flatMap((step, at): PathStep[] => {
    const [text, said] = [texts[at], after[at]];
    return text && said ? [{ ...step, asks: [{ text, after: said }] }] : [];
  });
  return [...asked, insight];
};
