import type { Path } from "../path.ts";

export const habit: Path = {
  id: "habit",
  name: "A habit to change",
  way: "Look at the habit",
  invite: "find out how the habit works, before anybody fights it",
  opens: {
    any: [
      "Habits are easier to change once we know what they are for.",
      "Let’s look at it first and leave the fighting for later.",
      "A habit has its reasons, even a daft one.",
      "Good, let’s be curious about it rather than strict.",
    ],
    heavy: [
      "It has cost you a good deal, by the way you tell it.",
      "That is tiring, to want one thing and find yourself doing another.",
      "I’m sorry it has such a hold just now.",
    ],
  },
  steps: [
    {
      id: "moment",
      role: "matter",
      label: "When it happens",
      asks: [
        {
          text: "Take the last time it happened. What was going on just before?",
          after: {
            any: [
              "The minute before often tells the most.",
              "Good, I can picture the moment a bit.",
            ],
            unsure: ["These things happen quickly."],
            heavy: ["After that, anybody reaches for what is nearest."],
          },
        },
        {
          text: "At what time of day are you most likely to find yourself doing it?",
          after: {
            any: ["Good to know when it’s most likely.", "That tells us when to pay attention."],
            unsure: ["All through the day, perhaps, without much of a pattern."],
          },
        },
        {
          text: "When you think of {about}, what is the very first movement, the one it starts with?",
          after: {
            any: [
              "It starts small, like most things.",
              "The first movement is the one that can still be stopped.",
            ],
            unsure: ["Usually it has begun before you notice."],
          },
        },
      ],
      easier: [
        {
          text: "When does it come most?",
          after: {
            any: ["Good, somewhere to start looking."],
            unsure: ["It might be worth watching for a day, just to see."],
          },
          options: [
            { text: "When I’m bored", after: ["It fills a gap, then."] },
            { text: "When I’m tense", after: ["It takes the edge off something."] },
            { text: "When I’m alone", after: ["It keeps you company, after its fashion."] },
            { text: "Without noticing", after: ["It runs by itself, then."] },
          ],
        },
      ],
      deeper: [
        {
          text: "You’ve told me when it happens. Where in all that is the last point you could still turn round?",
          after: {
            any: [
              "It’s useful to know where that point is.",
              "Past that point it’s much harder for anybody.",
            ],
            no: ["It feels like one single movement, then."],
            unsure: ["It’s hard to see while it’s happening."],
          },
        },
      ],
      kept: "When it happens: {answer}.",
    },
    {
      id: "now",
      role: "why-now",
      label: "Why change it now",
      asks: [
        {
          text: "What made you want to change it now, and not a year ago?",
          after: {
            any: [
              "A reason of your own carries further than a borrowed one.",
              "I’ll keep that, for the days when it seems forgotten.",
            ],
            unsure: ["Maybe it has just been long enough."],
            heavy: ["No wonder it has become urgent."],
          },
        },
        {
          text: "Whose idea is it to change it?",
          after: {
            any: ["It matters who is asking.", "I see where the wish comes from, more or less."],
            both: ["Yours and somebody else’s, and the two weigh differently."],
            unsure: ["By now it may be hard to tell whose voice it is."],
          },
        },
        {
          text: "If {person} never said another word about it, would you still want to change it?",
          after: {
            any: [
              "That sorts your own reasons from other people’s.",
              "Their voice and yours are worth telling apart.",
            ],
            yes: ["It is your own wish, then."],
            no: ["More their wish than yours, so far."],
            unsure: ["It takes a quiet day to find out."],
          },
        },
      ],
      easier: [
        {
          text: "What is pushing hardest?",
          after: {
            any: ["Something has to push, and that will do."],
            unsure: ["Several small pushes, perhaps."],
          },
          options: [
            { text: "My health", after: ["Your body has put in a word, then."] },
            {
              text: "Somebody I love",
              after: ["Doing it for somebody is a good start, on most days."],
            },
            { text: "Money or time", after: ["It takes up room you would like back."] },
            {
              text: "I’m sick of it",
              after: ["Being sick of something can move more than good sense."],
            },
          ],
        },
      ],
      kept: "Why now: {answer}.",
    },
    {
      id: "gives",
      role: "meaning",
      label: "What it gives you",
      asks: [
        {
          text: "What does it do for you in the first minute?",
          after: {
            any: ["It would not still be here if it did nothing.", "So that is what it pays you."],
            no: ["It gives nothing back any more, and goes on from habit alone."],
            unsure: ["The gain may be over too fast to see."],
            heavy: ["Anybody would need that."],
          },
        },
        {
          text: "What would you honestly miss if it were gone tomorrow?",
          after: {
            any: ["Honest is better than heroic here.", "So that would be the gap to fill."],
            no: ["Little to miss, then; so what holds it is something else."],
            unsure: ["You’d find out on the first empty evening."],
            heavy: ["Giving it up means giving that up too, as it stands."],
          },
        },
        {
          text: "You said {words:moment}. What are you hoping for in that moment?",
          after: {
            any: [
              "There is a wish in it, under the habit.",
              "The wish may be all right, even if the way to it isn’t.",
            ],
            no: ["Perhaps hope does not come into it any longer."],
            unsure: ["It’s a reflex by now, more than a hope."],
            heavy: ["That is a very human thing to hope for."],
          },
        },
      ],
      easier: [
        {
          text: "What does it give you, mostly?",
          after: {
            any: ["I can see why it keeps coming back."],
            unsure: ["Whatever it is, it has kept you coming back."],
          },
          options: [
            { text: "A pause", after: ["A pause is a fair thing to want."] },
            { text: "Comfort", after: ["Comfort is not a small thing to find a substitute for."] },
            { text: "A bit of excitement", after: ["Some days need a spark from somewhere."] },
            { text: "Not having to feel", after: ["It keeps the lid on, then."] },
          ],
        },
      ],
      kept: "What it gives you: {answer}.",
    },
    {
      id: "takes",
      role: "cost",
      label: "What it takes",
      asks: [
        {
          text: "And what does it take from you that you would like back?",
          after: {
            any: [
              "Put beside what it gives, that is the price.",
              "Worth knowing what there is to win back.",
            ],
            no: ["It may be cheaper than you were told."],
            unsure: ["The cost may come in amounts too small to notice."],
            heavy: ["The price has grown quite high."],
          },
        },
        {
          text: "What, if anything, do you do to keep it out of sight?",
          after: {
            any: [
              "Hiding is work too, where there is hiding.",
              "How much is shown and how much isn’t tells something.",
            ],
            no: ["Nothing hidden, then, which makes it simpler."],
            unsure: ["Some of it may be hidden even from you."],
            heavy: ["It is tiring to guard a door all day."],
          },
        },
        {
          text: "What would {person} have more of, if it were gone?",
          after: {
            any: [
              "It’s good to look at it from their side, too.",
              "Worth counting in, whatever it comes to.",
            ],
            no: ["It only concerns you, then."],
            unsure: ["They might know better than either of us."],
            heavy: ["You feel that side of it sharply."],
          },
        },
      ],
      easier: [
        {
          text: "What does it cost most?",
          after: {
            any: ["Good to have that said plainly."],
            unsure: ["Perhaps it isn’t clear yet."],
          },
          options: [
            { text: "Time", after: ["Hours go quietly, one by one."] },
            { text: "Money", after: ["It adds up, whether in coins or in notes."] },
            { text: "Health", after: ["The body keeps its own accounts."] },
            { text: "Respect for myself", after: ["That may be the highest price of all."] },
          ],
        },
      ],
      deeper: [
        {
          text: "You’ve told me what it costs. Which part of that would you want back first?",
          after: {
            any: ["Good to know what comes first.", "It’s something to aim for."],
            unsure: ["There may be no first among them."],
            heavy: ["You have gone without that for a while, I think."],
          },
        },
      ],
      kept: "What it takes: {answer}.",
    },
    {
      id: "line",
      role: "belief",
      label: "The sentence before",
      asks: [
        {
          text: "What do you say to yourself just before, to let it through?",
          after: {
            any: [
              "Whatever is said there, it has worked so far.",
              "Better to have that in front of us.",
            ],
            no: ["It happens without any words, then."],
            unsure: ["More of a shrug than a sentence, perhaps."],
            heavy: ["It’s hard to refuse a sentence like that."],
          },
        },
        {
          text: "And what do you say to yourself afterwards?",
          after: {
            any: [
              "Few habits were ever scolded away.",
              "What is said afterwards may be part of what comes next.",
            ],
            no: ["No scolding, then; that leaves more strength for the rest."],
            unsure: ["Perhaps only a look in the mirror, and no word."],
            heavy: ["You would not speak to anybody else like that, I think."],
          },
        },
        {
          text: "You told me what it takes: {words:takes}. What becomes of that thought in the moment itself?",
          after: {
            any: [
              "Most people lose hold of it just then.",
              "Reasons are easier to keep hold of later on.",
            ],
            no: ["It does not get a hearing, then."],
            unsure: ["Perhaps there is no thinking at all, only a hand moving."],
          },
        },
      ],
      easier: [
        {
          text: "Which of these sounds most like the voice just before?",
          after: {
            any: ["Voices like that are persuasive."],
            unsure: ["A different line each time, perhaps."],
          },
          options: [
            { text: "Just this once", after: ["The oldest line there is, and it still works."] },
            {
              text: "I’ve earned it",
              after: ["Perhaps you have; the question is whether this is the pay."],
            },
            { text: "It’s too late anyway", after: ["One slip then counts as the whole day."] },
            { text: "I don’t care", after: ["Just then you don’t, and an hour later you do."] },
          ],
        },
      ],
      kept: "What you say to yourself: {answer}.",
    },
    {
      id: "without",
      role: "exception",
      label: "When it did not happen",
      asks: [
        {
          text: "When could it have happened lately, and did not?",
          after: {
            any: [
              "Times like that are useful to know about.",
              "Even one such time is worth a closer look.",
            ],
            no: ["It has not missed a day, then."],
            unsure: ["Those times are easy to overlook."],
            good: ["So it can be done, and you have done it."],
          },
        },
        {
          text: "Think of the longest you have been without it. What made that possible?",
          after: {
            any: ["That may help this time as well.", "Whatever it was, it may work again."],
            no: ["A proper break would be new ground, then."],
            unsure: ["No matter; the short times count as well."],
            good: ["Something about that time is worth borrowing."],
          },
        },
        {
          text: "It often starts like this: {words:moment}. When has that passed without it?",
          after: {
            any: [
              "It does not have to end the same way each time.",
              "One time is enough to learn from.",
            ],
            no: ["The two are tightly tied together, then."],
            unsure: ["If it went by, it went by quietly."],
          },
        },
      ],
      easier: [
        {
          text: "Where or with whom does it hardly ever happen?",
          after: {
            any: ["We might be able to use that."],
            unsure: ["You may notice something in the next few days."],
          },
          options: [
            { text: "Away from home", after: ["Your home knows the habit as well as you do."] },
            { text: "With certain people", after: ["Their company does part of the work."] },
            { text: "When I’m busy", after: ["There’s no room for it then."] },
            { text: "Nowhere, so far", after: ["It travels with you, then."] },
          ],
        },
      ],
      kept: "When it lets you be: {answer}.",
    },
    {
      id: "instead",
      role: "wish",
      label: "What could come instead",
      asks: [
        {
          text: "What else could give you a little of the same, even badly?",
          after: {
            any: [
              "It’s good to have something up your sleeve.",
              "It needn’t be as good; it only has to be near.",
            ],
            no: ["Nothing comes close yet, then."],
            unsure: ["It might take trying two or three."],
          },
        },
        {
          text: "How much less would already be a change you’d notice?",
          after: {
            any: [
              "Less can be measured, which helps.",
              "Between everything and nothing there is a lot of room.",
            ],
            no: ["All or nothing for you, then."],
            unsure: ["Half is a handy place to start guessing."],
          },
        },
        {
          text: "About what it gives you, you said {words:gives}. Where did you find that before?",
          after: {
            any: [
              "Thanks, it helps to know what was there before.",
              "There may be a way back to some of it.",
            ],
            no: ["Perhaps you never had it before."],
            unsure: ["It may be too long ago to say."],
            heavy: ["You miss it, I think."],
          },
        },
      ],
      easier: [
        {
          text: "Which would suit you better?",
          after: {
            any: ["There’s more than one way to loosen a habit."],
            unsure: ["It can be tried one way and then the other."],
          },
          options: [
            {
              text: "Stop altogether",
              after: ["A clean line is easier for some people than a blurred one."],
            },
            { text: "Cut down slowly", after: ["Slowly is a way of getting there as well."] },
            {
              text: "Put something in its place",
              after: ["An empty place is hard to keep empty."],
            },
            {
              text: "Make it harder to reach",
              after: ["Ten steps to the cupboard are ten chances to turn round."],
            },
          ],
        },
      ],
      kept: "What could come instead: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "I would change the surroundings before I tried to change my will: put the thing out of reach, or make the first movement awkward. Then have one other thing ready for that minute. If it is drink, tablets or anything your body has got used to, ask a doctor or pharmacist before stopping all at once.",
      "Pick one time of day and leave the rest of the habit alone for now. A small piece that holds is worth more than a great resolution.",
    ],
    "what-helps": [
      "Three things help many people: making the habit harder to reach, deciding beforehand what to do in that minute instead, and telling one person who won’t preach. A slip is then just a slip, and the plan goes on the next hour.",
      "Waiting helps: say “in ten minutes” rather than “no”, and see how much of the wish is left. It also helps to note each time for a week, without changing anything; many habits shrink a little when they are counted.",
    ],
    "is-it-normal": [
      "Yes. Most people have something they do and would rather not do, and most have tried to stop more than once.",
    ],
    "is-it-wrong-of-me": [
      "Having a habit isn’t wrong. If it does harm to somebody, that harm is worth putting right, and it can be put right without calling yourself names.",
    ],
    "how-do-i-begin": [
      "By watching it for three days: when, where, what just before. Then choose the easiest of those moments, not the hardest, and change only that one.",
    ],
    "will-it-get-better": [
      "Usually, if you let it take time. Most people need several goes, and each one teaches something; the pull comes in waves, and the waves do get further apart.",
    ],
    "what-do-you-think": [
      "I think it once solved something for you, and that the same thing still needs solving. So I would look for a cheaper way to get what it gives, and not rely on being strict.",
    ],
    "why-am-i-like-this": [
      "Because it works, for a minute. Anything that eases something quickly gets repeated, and after enough repeating it happens without being asked; that is how everybody’s head works.",
    ],
  },
  ending: {
    titles: ["A habit, seen from close up", "What the habit is for", "A habit, and {about}"],
    cameWith: [
      "You came with a habit you would like to change.",
      "You came to talk about {about} and a habit you would like to change.",
    ],
    gentle: [
      "For three days, only note when it happens and what came just before.",
      "Put one thing between you and the first movement.",
      "Next time, say “in ten minutes” and look again then.",
    ],
    closings: [
      "A slip is a slip. It does not undo what you have found out.",
      "You know a good deal more about it now than before.",
      "One moment of the day is enough to begin with.",
    ],
  },
  exercise: "stop",
};
