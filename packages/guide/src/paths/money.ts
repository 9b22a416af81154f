import type { Path } from "../path.ts";

export const money: Path = {
  id: "money",
  name: "Money",
  way: "Talk about the money",
  invite: "look at the sum, and at everything around it",
  opens: {
    any: [
      "Money, then. It’s one of the last things people talk about.",
      "There is the sum, and there is everything around the sum.",
      "Money gets into places where it has no business.",
      "Nobody is adding anything up here, so we can take it calmly.",
    ],
    heavy: [
      "I’m sorry. Money can press on everything at once.",
      "No wonder it follows you about.",
      "You need not make it sound better here than it is.",
    ],
  },
  steps: [
    {
      id: "picture",
      role: "matter",
      label: "How it stands",
      asks: [
        {
          text: "Which number, letter or conversation comes to mind first when you think of it?",
          after: {
            any: [
              "What comes first is often what weighs most.",
              "Good, that gives us something to start from.",
            ],
            unsure: ["It can be more like weather than like a number."],
            heavy: ["You see that one too clearly, and too often, I think."],
          },
        },
        {
          text: "When does it come into your head, as a rule?",
          after: {
            any: ["Good to know when it’s on your mind.", "It seems to have its times."],
            unsure: ["In the background all the time, perhaps."],
            heavy: ["It leaves you very few free hours, then."],
          },
        },
        {
          text: "When you think of {about}, what is the plain fact of it, with no comment added?",
          after: {
            any: [
              "Facts stay the same size; it’s the comments that grow.",
              "A plain fact is something to stand on.",
            ],
            unsure: ["Fact and comment grow together after a while."],
            heavy: ["Even said plainly, it is a lot."],
          },
        },
      ],
      easier: [
        {
          text: "What is it nearest to?",
          after: {
            any: ["A rough answer will do."],
            unsure: ["It may be more than one of these."],
          },
          options: [
            {
              text: "There isn’t enough",
              after: ["Not enough turns every small choice into a big one."],
            },
            {
              text: "I owe somebody",
              after: ["Owing something changes how it feels to open the post."],
            },
            {
              text: "Money between people",
              after: ["Between people it is hardly ever just the amount."],
            },
            {
              text: "I have it, and worry",
              after: ["Having it does not settle everything, it turns out."],
            },
          ],
        },
      ],
      deeper: [
        {
          text: "You’ve told me how it stands. How much of it is the amount, and how much something else?",
          after: {
            any: [
              "The amount can be counted; the rest wants a different talk.",
              "Those two are easily taken for each other.",
            ],
            both: ["They feed each other, I should think."],
            unsure: ["They seldom come apart at the first try."],
            heavy: ["Something there hurts more than a figure could."],
          },
        },
      ],
      kept: "How it stands: {answer}.",
    },
    {
      id: "learned",
      role: "meaning",
      label: "What money has meant",
      asks: [
        {
          text: "What did you learn about money before you were grown up?",
          after: {
            any: [
              "Whatever was learnt early still has a vote.",
              "Lessons of that age outlast most others.",
            ],
            unsure: ["Much of it is learnt without a word."],
            heavy: ["A child sees all of that and can change none of it."],
            good: ["Something good was handed on there."],
          },
        },
        {
          text: "What does money give you, when it’s there, that isn’t a thing?",
          after: {
            any: [
              "No receipt would show that.",
              "It explains why figures alone don’t settle the matter.",
            ],
            no: ["Just money to you, then, and nothing besides."],
            unsure: ["It’s hard to see what money does until it’s gone."],
            heavy: ["Small wonder it matters so much."],
          },
        },
        {
          text: "You said {words:picture}. Whose story does that remind you of, if anybody’s?",
          after: {
            any: [
              "Money stories run in families, and in streets.",
              "It’s useful to know where you’ve seen it before.",
            ],
            no: ["Nobody’s but yours, then."],
            unsure: ["The likeness may turn up at an odd moment."],
            heavy: ["So you carry some of that, too."],
          },
        },
      ],
      easier: [
        {
          text: "What does money mean to you, most of all?",
          after: {
            any: ["It’s seldom only about coins."],
            unsure: ["One thing on Monday, perhaps, and another on Friday."],
          },
          options: [
            { text: "Safety", after: ["Wanting to be safe has nothing to do with greed."] },
            { text: "Freedom", after: ["To be able to say no often has a price."] },
            { text: "Respect", after: ["It stings when a figure stands in for a person."] },
            { text: "Being able to give", after: ["It’s a good thing to want it for."] },
          ],
        },
      ],
      kept: "What money has meant to you: {answer}.",
    },
    {
      id: "dread",
      role: "fear",
      label: "What you are afraid of",
      asks: [
        {
          text: "Which moment in all this would you most like to be spared?",
          after: {
            any: [
              "One moment is easier to look at than the whole of it.",
              "We needn’t go there now, but I’m glad I know.",
            ],
            no: ["Fear is not the main thing here, then."],
            unsure: ["Fear of this kind is often vague."],
            heavy: ["I can see how far you would go to avoid that."],
          },
        },
        {
          text: "If it all went on like this for a year, where would you be?",
          after: {
            any: [
              "A year is far enough to see a direction.",
              "It’s good to have looked that far ahead.",
            ],
            unsure: ["Nobody can see round that many corners."],
            heavy: ["That is a bleak thing to have in front of you."],
            good: ["It leads somewhere you could live with, then."],
          },
        },
        {
          text: "What are you afraid {person} might think?",
          after: {
            any: [
              "They may think so, or something kinder, or nothing at all.",
              "What others might think can weigh a lot.",
            ],
            no: ["Their opinion does not come into it, then."],
            unsure: ["It’s hard to tell when nobody talks about it."],
            heavy: ["It hurts to be seen like that, even in imagination."],
          },
        },
      ],
      easier: [
        {
          text: "What would be the worst of it?",
          after: {
            any: ["Better said than left vague."],
            unsure: ["It may change from day to day."],
          },
          options: [
            {
              text: "Not being able to pay",
              after: ["A fear like that is there before the bill arrives."],
            },
            { text: "Somebody finding out", after: ["A secret charges interest of its own."] },
            { text: "Losing my home", after: ["Not much goes deeper than that."] },
            { text: "Losing a person over it", after: ["No sum is the size of a person."] },
          ],
        },
      ],
      deeper: [
        {
          text: "You’ve named a fear. On a calm day, how likely do you think it is, from 0 to 10?",
          after: {
            any: [
              "A calm day does the sum differently from a bad night.",
              "It’s a figure too, and figures can be gone over again.",
            ],
            unsure: ["Calm days may be too rare just now to ask."],
            heavy: ["From where you are, it looks very close."],
          },
        },
      ],
      kept: "What you are afraid of: {answer}.",
    },
    {
      id: "knows",
      role: "support",
      label: "Who knows",
      asks: [
        {
          text: "Who knows how it really stands?",
          after: {
            any: [
              "So that is how wide the circle is.",
              "With money, it’s a short list for most people.",
            ],
            no: ["You alone, then, with all of it."],
            unsure: ["People sometimes guess more than they let on."],
            heavy: ["Keeping that shut takes strength, day after day."],
          },
        },
        {
          text: "Who could hear the real figures without giving you a lecture?",
          after: {
            any: [
              "An ear without a lecture is hard to come by.",
              "Good to have thought of it, even if you never use it.",
            ],
            no: ["Nobody comes to mind, then, so far."],
            unsure: ["It might be a stranger; advisers hear such figures every day."],
            heavy: ["You’d need somebody like that."],
          },
        },
        {
          text: "What does {person} believe about how things stand?",
          after: {
            any: [
              "It’s good to know what they go by.",
              "Perhaps that’s near the truth, perhaps not.",
            ],
            unsure: ["You two may never have compared notes."],
            heavy: ["It stands between you, even when nobody mentions it."],
          },
        },
      ],
      easier: [
        {
          text: "How many people know the real figure?",
          after: {
            any: ["It makes a difference, how many."],
            unsure: ["Some may know half of it."],
          },
          options: [
            { text: "Nobody", after: ["That is a lot to know alone."] },
            { text: "One person", after: ["One is a great deal more than none."] },
            { text: "Several", after: ["It’s out in the open, then."] },
          ],
        },
      ],
      kept: "Who knows about it: {answer}.",
    },
    {
      id: "through",
      role: "exception",
      label: "What has carried you",
      asks: [
        {
          text: "If money has been difficult before, what got you through?",
          after: {
            any: [
              "A way found once can sometimes be found again.",
              "It’s worth remembering how that went.",
            ],
            no: ["It’s a new road, then; no wonder there’s no map."],
            unsure: ["What we got through tends to look easy afterwards."],
            good: ["You have crossed such a stretch before, then."],
          },
        },
        {
          text: "What are you better at with money than you give yourself credit for?",
          after: {
            any: ["I’d enter that on the credit side.", "It should be written down with the rest."],
            no: ["Nothing today, and today is only one day."],
            unsure: ["Perhaps it’s so ordinary to you that it doesn’t show."],
          },
        },
        {
          text: "What have you already done about {about}, however small?",
          after: {
            any: [
              "What has been done need not be done again.",
              "Small things count here, finished or not.",
            ],
            no: ["Nothing yet, so the first thing is still yours to choose."],
            unsure: ["You may have done more than you’re counting."],
          },
        },
      ],
      easier: [
        {
          text: "What has carried you so far?",
          after: {
            any: ["Something has, and that counts."],
            unsure: ["Several things, perhaps, each a little."],
          },
          options: [
            { text: "My own work", after: ["Earned, then, and nobody can say otherwise."] },
            { text: "Other people", after: ["People who help are a kind of wealth too."] },
            {
              text: "Going without",
              after: ["You know how to live on little, which not everybody does."],
            },
            {
              text: "Not looking",
              after: ["Not looking gets people through the day, if not the month."],
            },
          ],
        },
      ],
      kept: "What has carried you so far: {answer}.",
    },
    {
      id: "enough",
      role: "wish",
      label: "What enough would be",
      asks: [
        {
          text: "What would enough look like for you, in quite concrete terms?",
          after: {
            any: [
              "Enough is a clearer word than more.",
              "Few people ever say where enough would begin.",
            ],
            unsure: ["Hardly anybody has worked that out."],
            heavy: ["You aren’t asking for the moon."],
          },
        },
        {
          text: "How would you spend the first day on which this was settled?",
          after: {
            any: ["I’d like that day to come.", "Thanks, that gives me an idea of it."],
            unsure: ["Too far off to picture yet, perhaps."],
            heavy: ["You have waited for that a good while, I think."],
            good: ["There’s some lightness in that already."],
          },
        },
        {
          text: "Earlier you said {words:learned}. What would you like money to mean from here on?",
          after: {
            any: [
              "You’re allowed to write that line yourself.",
              "New meanings take a while to feel true.",
            ],
            unsure: ["The old meaning may need to wear off first."],
            heavy: ["It would be good if that could change."],
          },
        },
      ],
      easier: [
        {
          text: "What would ease it most?",
          after: {
            any: ["Ease is a fair thing to aim for."],
            unsure: ["Perhaps it takes more than one thing."],
          },
          options: [
            { text: "A clear overview", after: ["A clear view costs nothing but the looking."] },
            {
              text: "A bit more each month",
              after: ["A little more can change the tone of a whole month."],
            },
            {
              text: "An honest talk",
              after: ["Honest talk about money is rare, and mostly a relief."],
            },
            { text: "Thinking of it less", after: ["Your head would be glad of another subject."] },
          ],
        },
      ],
      kept: "Enough would be: {answer}.",
    },
    {
      id: "blank",
      role: "missing",
      label: "What you do not know yet",
      asks: [
        {
          text: "Which number do you not know exactly?",
          after: {
            any: ["A blank can be filled in, or asked about.", "We know which one to look for."],
            no: ["You know your figures, then; it isn’t a matter of counting."],
            unsure: ["If they all blur, that’s an answer as well."],
            heavy: ["It takes some courage even to go near that one."],
          },
        },
        {
          text: "What would you have to find out before you could breathe more easily?",
          after: {
            any: [
              "There’s likely to be somebody who knows.",
              "Good to have that put as a question.",
            ],
            no: ["Knowing more won’t do it, then."],
            unsure: ["That may only show once everything lies on one table."],
            heavy: ["Knowing would lift a good weight off you."],
          },
        },
        {
          text: "If somebody were to help with {about}, what would they need to see first?",
          after: {
            any: ["They would not need to see everything.", "Worth having that to hand, in case."],
            no: ["No helpers wanted for this one, then."],
            unsure: ["They would tell you soon enough."],
          },
        },
      ],
      easier: [
        {
          text: "What is missing most?",
          after: {
            any: ["Good, that narrows it down."],
            unsure: ["A little of everything, by the look of it."],
          },
          options: [
            { text: "An overview", after: ["One evening and one sheet of paper go a long way."] },
            {
              text: "Advice",
              after: ["Money advisers have seen everything, and many charge nothing."],
            },
            {
              text: "Courage to look",
              after: ["The look itself is short; it’s the waiting that is long."],
            },
            {
              text: "Only the money",
              after: ["It’s the sum itself, then, and thinking won’t replace it."],
            },
          ],
        },
      ],
      kept: "Still to find out: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "Start with one sheet: what comes in, what has to go out, what is owed and to whom. If there are debts or threatening letters, a free debt advice service can look at it with you, and the earlier the better; most of those you owe would rather hear from you than not.",
      "If it is money between people, say the amount and the date out loud, kindly, once. What is left vague costs more than what is refused.",
    ],
    "what-helps": [
      "Three things help many people: opening every letter the day it comes, one fixed hour a week for money and none outside it, and one person who knows the true figures. For debts, a debt advice service does most of this with you, usually free of charge.",
      "It often helps to separate the sum from the shame: the first goes on paper, the second is told to somebody who won’t lecture. And no decisions about money late at night.",
    ],
    "is-it-normal": [
      "Yes. Money worries are among the commonest there are, and hardly anybody speaks of them, so each one thinks they are the only one.",
    ],
    "is-it-wrong-of-me": [
      "Being short of money isn’t wrong, and neither is having some. If somebody has been kept in the dark or out of pocket, that can be put right, and it starts with telling them.",
    ],
    "how-do-i-begin": [
      "With a cup of something, one envelope and a pencil. Open it, write down the figure and the date, and stop there for today.",
    ],
    "will-it-get-better": [
      "I can’t promise the figures. But for many people the dread eases sooner than the sum does, once they know exactly how things stand and someone else knows it too.",
    ],
    "what-do-you-think": [
      "I think there are two matters here, the amount and what it does to you, and both deserve attention. I would get the amount onto paper first, because the other gets quieter when it is known.",
    ],
    "why-am-i-like-this": [
      "Often because of what money meant where you grew up, and because fear makes people look away. Both are very common, and neither says anything about how clever or how good you are.",
    ],
  },
  ending: {
    titles: ["The sum and what surrounds it", "About money, said aloud", "Money, and {about}"],
    cameWith: [
      "You came with something about money.",
      "You came to talk about {about} and the money in it.",
    ],
    gentle: [
      "Open one envelope, write down one figure, and stop there.",
      "Keep one hour a week for money, and leave it alone outside that hour.",
      "Make no decision about money after ten at night.",
    ],
    closings: [
      "The figures are what they were. You have looked at what surrounds them.",
      "You can close the book for today.",
      "Leave it on the paper for tonight, where it can be found again.",
    ],
  },
  exercise: "problem-solving",
};
