import type { Path } from "../path.ts";

export const decision: Path = {
  id: "decision",
  name: "A decision",
  way: "Weigh it up",
  invite: "weigh it up from both sides",
  opens: {
    any: [
      "That is not a small thing to decide.",
      "So there is a fork in the road, and it is yours to take.",
      "That is worth more than a quick yes or no.",
      "Good that it does not have to be decided in the next ten minutes.",
    ],
    heavy: [
      "That is a lot to have to choose between.",
      "A decision like that can take up the whole house.",
      "No wonder it does not let you go.",
    ],
  },
  steps: [
    {
      id: "now",
      role: "why-now",
      label: "What brings it up now",
      asks: [
        {
          text: "What makes it come up now?",
          after: {
            any: [
              "So that is what put it on the table.",
              "That explains why it is today and not last year.",
            ],
            unsure: ["It may simply have been waiting for a quiet moment."],
          },
        },
        {
          text: "When did it turn from a thought into a question?",
          after: {
            any: [
              "Then that is how long it has been with you.",
              "So that is where it began to be real.",
            ],
            unsure: ["Some questions arrive without knocking."],
          },
        },
      ],
      easier: [
        {
          text: "Is somebody waiting for an answer, or mostly you?",
          after: { any: ["Good to know who holds the clock."] },
          options: [
            {
              text: "Somebody is waiting",
              after: [
                "Then there is a clock on it, and a clock makes everything look like yes or no.",
              ],
            },
            { text: "Mostly me", after: ["Then nobody is pushing but you, and you may be slow."] },
          ],
        },
      ],
      deeper: [
        {
          text: "And if that had not come up just now, would the question still be there?",
          after: {
            any: ["That tells the question and its occasion apart."],
            yes: ["Then it is older than its occasion."],
            no: ["Then the timing is a good part of it."],
          },
        },
      ],
      kept: "What brings it up now: {answer}.",
    },
    {
      id: "pull",
      role: "wish",
      label: "What draws you",
      asks: [
        {
          text: "What draws you to it, once the sensible reasons are left aside?",
          after: {
            any: [
              "That belongs on one side of the scale, with a name.",
              "You know what you want from it, then.",
            ],
            unsure: ["It can be hard to hear a wish among so many reasons."],
            heavy: ["There is a good deal of longing in that."],
          },
        },
        {
          text: "Suppose you had slept well for a month: what would still make you want it?",
          after: {
            any: [
              "Then that part is not only tiredness.",
              "So that would be left when the tiredness is gone.",
            ],
            no: ["Then some of it may be tiredness, and rest would be the first decision."],
            unsure: ["Tired and finished look very alike from inside."],
          },
        },
        {
          text: "When you picture having chosen it, which hour of an ordinary day do you see?",
          after: {
            any: ["An hour like that says more than a list.", "I can see why that would pull."],
            unsure: ["Then the picture is not there yet, and that is worth knowing too."],
          },
        },
      ],
      easier: [
        {
          text: "Is it more that you want to get to something, or away from something?",
          after: { any: ["A direction helps, even a rough one."] },
          options: [
            { text: "To something", after: ["Then there is a wish in it, not only a flight."] },
            {
              text: "Away from something",
              after: ["Away is a good reason to move, and a poor map of where to."],
            },
            { text: "Both", after: ["Pushed and drawn at the same time, then."] },
          ],
        },
      ],
      deeper: [
        {
          text: "You said what draws you. What would having it change about an ordinary Tuesday?",
          after: {
            any: [
              "That makes it more than an idea.",
              "So that is what it would look like from close up.",
            ],
          },
        },
      ],
      kept: "What draws you: {answer}.",
    },
    {
      id: "price",
      role: "cost",
      label: "What it would cost",
      asks: [
        {
          text: "And what would you lose with it?",
          after: {
            any: [
              "That belongs on the other side of the scale.",
              "A price like that should be named before it is paid.",
            ],
            no: ["Little to lose, then; so something other than the price is holding you."],
            heavy: ["A real price. No wonder you hesitate."],
          },
        },
        {
          text: "Who or what would you miss on the first quiet Sunday afterwards?",
          after: {
            any: ["That would be missed, and it counts.", "No list of reasons shows that part."],
            no: ["Then the door behind you may be lighter than you feared."],
          },
        },
      ],
      easier: [
        {
          text: "What would be hardest to give up?",
          after: { any: ["Good to have that said aloud."] },
          options: [
            { text: "People", after: ["People do not fit into a column of pros and cons."] },
            { text: "Safety", after: ["Wanting firm ground under you is no cowardice."] },
            {
              text: "A part of who I am",
              after: ["So it’s about who you would be the morning after, too."],
            },
          ],
        },
      ],
      deeper: [
        {
          text: "You have named a price already. Is it one you would pay once, or every day?",
          after: {
            any: ["Once and every day are different prices."],
          },
        },
      ],
      kept: "What it would cost: {answer}.",
    },
    {
      id: "stands",
      role: "meaning",
      label: "What it stands for",
      asks: [
        {
          text: "If nobody would ever comment on it, which way would you lean?",
          after: {
            any: [
              "Your own voice, with the others turned down.",
              "Then that is where you lean when it is quiet.",
            ],
            unsure: ["Then it is truly open, and that is allowed."],
          },
        },
        {
          text: "Which of the two would you defend, if a friend argued for the other?",
          after: {
            any: [
              "The one you’d defend is worth a second look.",
              "Arguing shows where the heart is.",
            ],
            unsure: ["Perhaps you’d argue both, and well."],
          },
        },
        {
          text: "On one side {words:pull}, on the other {words:price}. Which of the two would be harder to explain to yourself in ten years?",
          after: {
            any: [
              "Ten years make some things small and others plain.",
              "A good measure, and your own.",
            ],
          },
        },
      ],
      easier: [
        {
          text: "If a coin were in the air now, what would you hope for?",
          after: { any: ["The hoping tells more than the coin."] },
          options: [
            { text: "That it says yes", after: ["So there is a yes in you, under the reasons."] },
            { text: "That it says no", after: ["So there is a fairly quiet no in you."] },
            { text: "That it stays up there", after: ["It may simply be too early."] },
          ],
        },
      ],
      kept: "Asked what lies under it, you said {answer}.",
    },
    {
      id: "third",
      role: "other-side",
      label: "A third way",
      asks: [
        {
          text: "Is there any form of this between all and nothing, a smaller or a slower one?",
          after: {
            any: ["That is a third way, and it is yours.", "So there are more than two doors."],
            no: ["All or nothing, then, and it has to be weighed as a whole."],
            unsure: ["Nobody has looked for it yet, perhaps."],
          },
        },
        {
          text: "If you could try it for a month and then step back, what would the month look like?",
          after: {
            any: [
              "A trial tells more than a list.",
              "A month like that may be possible to arrange.",
            ],
            no: ["No trial, then. It has to be judged beforehand."],
            unsure: ["It may need somebody else to say whether that can be done."],
          },
        },
        {
          text: "Is there a version in which you keep {words:price} and still get some of what draws you?",
          after: {
            any: ["It need not be the whole thing at once.", "That would be worth finding out."],
            no: ["Then the two really do exclude each other. Good to know."],
          },
        },
      ],
      easier: [
        {
          text: "Could it be tried for a while before it is final?",
          after: { any: ["Trying is not yet deciding."] },
          options: [
            { text: "Yes, possibly", after: ["Then there is a door that opens both ways."] },
            { text: "No, it is all or nothing", after: ["So it has to be weighed as a whole."] },
            {
              text: "I have not asked",
              after: ["Then there is a question that costs little and may change much."],
            },
          ],
        },
      ],
      kept: "Between all and nothing: {answer}.",
    },
    {
      id: "missing",
      role: "missing",
      label: "What you do not know yet",
      asks: [
        {
          text: "What would you need to know before you could decide?",
          after: {
            any: ["It can be found out, or asked about.", "A gap with edges is easier than fog."],
            no: ["Then it is not facts that are missing."],
          },
        },
      ],
      easier: [
        {
          text: "What is missing more: a fact, the courage, or somebody’s blessing?",
          after: { any: ["Then we know where to look."] },
          options: [
            { text: "A fact", after: ["Facts can be asked for."] },
            {
              text: "The courage",
              after: ["Then you may know the answer already, and it needs time."],
            },
            {
              text: "Somebody’s blessing",
              after: ["A blessing can be asked for, and you can also go without."],
            },
          ],
        },
      ],
      kept: "Still to find out: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "I can’t choose for you, but I can say how I would look at it: not which way is better on paper, but which regret you could live with. And whatever can be tried before it is final should be tried first.",
      "If something important is still unknown, find that out first and decide afterwards. If nothing is, take the way you would still stand by on a bad day.",
    ],
    "what-helps": [
      "Three things help many people: live a whole day as if it were a yes, the next as if it were a no, and note which was roomier; ask one person who has done it what they had not expected; and set a date by which it is decided, so that it does not eat every evening.",
    ],
    "is-it-normal": [
      "Yes. Going back and forth is what most people do with a choice that costs something either way.",
    ],
    "is-it-wrong-of-me": [
      "No. Wanting something for yourself is not wrong; how you treat the people it touches is where right and wrong come in.",
    ],
    "how-do-i-begin": [
      "With the smallest thing that decides nothing yet: one question to one person, or one figure written down.",
    ],
    "will-it-get-better": [
      "The to and fro usually ends before you feel sure. Most people are calmer once it is decided, whichever way.",
    ],
    "what-do-you-think": [
      "By what you have told me there is something real on both sides, so neither choice would be foolish. I would want to know the one thing that is still missing before I called it.",
    ],
    "why-am-i-like-this": [
      "Because something is at stake on either side. That isn’t weakness of will; it is what a hard choice feels like.",
    ],
  },
  ending: {
    titles: ["A decision about {about}", "A decision, seen from both sides", "Which way to go"],
    cameWith: ["You came with a decision about {about}.", "You came with something to decide."],
    gentle: [
      "Live one day as if it were a yes and one as if it were a no, and note each evening which was roomier.",
      "Decide nothing after ten at night.",
    ],
    closings: [
      "You have turned it all the way round. It does not have to be decided tonight.",
      "Whichever way you go, you will have looked at it properly.",
    ],
  },
  exercise: "values",
};
