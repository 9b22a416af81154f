import type { Path } from "../path.ts";

export const meaning: Path = {
  id: "meaning",
  name: "What is it all for",
  way: "Ask what for",
  invite: "ask what it is all for, without hurrying to an answer",
  opens: {
    any: [
      "A question like that deserves better than a quick answer.",
      "What for is an honest question, at any age.",
      "Let us look at where it went flat, and where it did not.",
      "Boredom and emptiness are worth taking seriously.",
    ],
    heavy: [
      "I am not going to hand you a slogan for that.",
      "You don’t have to find the point of everything today.",
      "Going through the days like that is tiring in its own way.",
    ],
  },
  steps: [
    {
      id: "flat",
      role: "matter",
      label: "What has gone flat",
      asks: [
        {
          text: "What has lost its taste lately?",
          after: {
            any: [
              "I will take that as the place where it goes thin.",
              "Tastes can go quietly, without a reason being given.",
            ],
            unsure: ["When everything tastes the same, it is hard to point."],
            heavy: ["Losing the taste for that is a real loss."],
          },
        },
        {
          text: "At which moment of an ordinary day do you catch yourself asking what for?",
          after: {
            any: [
              "Moments like that are honest, if not always welcome.",
              "Good to know where the question turns up.",
            ],
            unsure: ["Perhaps it runs underneath the whole day."],
            heavy: ["A hard question to be met by in the middle of a day."],
          },
        },
        {
          text: "When you think of {about}, what is missing from it?",
          after: {
            any: [
              "Once it is named, a missing thing has an outline.",
              "So we know a little about the shape of the gap.",
            ],
            no: ["Nothing missing there, so it must lie somewhere else."],
            unsure: ["What is not there is hard to point at."],
            heavy: ["It leaves a large gap, I can see that."],
          },
        },
      ],
      easier: [
        {
          text: "What is it closest to: bored, empty, or restless?",
          after: {
            any: [
              "Your own word for it counts more than any of mine.",
              "Each of those wants something different.",
            ],
          },
          options: [
            { text: "Bored", after: ["Boredom wants something and has not found it yet."] },
            {
              text: "Empty",
              after: ["Empty is hard to talk about, because there is so little to hold."],
            },
            { text: "Restless", after: ["Some part of you wants to go somewhere, then."] },
            { text: "A bit of each", after: ["They do keep each other company."] },
          ],
        },
      ],
      deeper: [
        {
          text: "You have told me what feels empty. Which small part of it does not?",
          after: {
            any: [
              "The exceptions may turn out to matter more than the rule.",
              "We will need that later on.",
            ],
            no: ["Empty right through, and I won’t argue with it."],
            unsure: ["Small parts are easy to miss when the whole is grey."],
            heavy: ["You have looked, and that is all I asked."],
          },
        },
        {
          text: "How would you explain that feeling to somebody who had never had it?",
          after: {
            any: [
              "Feelings like that are not easily put into words.",
              "I have a better idea of it now.",
            ],
            unsure: ["The words for it may come later, or never."],
            heavy: ["That says it clearly enough for me."],
          },
        },
      ],
      kept: "What has gone flat: {answer}.",
    },
    {
      id: "since",
      role: "why-now",
      label: "When it began",
      asks: [
        {
          text: "What ended, or began, around the time things went flat?",
          after: {
            any: [
              "It may be a cause, or only a neighbour.",
              "The two can stand side by side for now.",
            ],
            no: ["Nothing outward, so perhaps it grew from inside."],
            unsure: ["Questions like this don’t note the day they arrive."],
            heavy: ["After that, things could hardly go on as they were."],
          },
        },
        {
          text: "When were you last too busy living to ask such a thing?",
          after: {
            any: [
              "Times without the question are worth remembering.",
              "I asked because there may be something to learn from it.",
            ],
            no: ["So the question has been around as long as you remember."],
            unsure: ["Days without it go by unnoticed."],
            good: ["I’m glad there was a time like that."],
          },
        },
        {
          text: "Is there something you reached that turned out smaller than you expected?",
          after: {
            any: ["Things look different once they are yours.", "I wanted to rule that in or out."],
            yes: ["Getting there and being there are not the same."],
            no: ["It isn’t that kind of disappointment, then."],
            unsure: ["Disappointment is sometimes too polite to introduce itself."],
          },
        },
        {
          text: "You said {words:flat}. What was the first sign of that?",
          after: {
            any: [
              "What comes first often looks like nothing at the time.",
              "It gives the thing a beginning, if only a rough one.",
            ],
            unsure: ["First signs can be very quiet."],
            heavy: ["I can see why you remember it."],
          },
        },
      ],
      easier: [
        {
          text: "Did it come after something, or out of nowhere?",
          after: {
            any: ["Either way it is worth asking about.", "We need not know the cause to go on."],
          },
          options: [
            { text: "After something", after: ["What comes after a thing often belongs to it."] },
            { text: "Out of nowhere", after: ["Nowhere is usually somewhere nobody was looking."] },
            {
              text: "It was always there",
              after: ["An old acquaintance of yours, if not a welcome one."],
            },
          ],
        },
      ],
      kept: "When it began, or what came before: {answer}.",
    },
    {
      id: "day",
      role: "effect",
      label: "What your days are like",
      asks: [
        {
          text: "What do you do with an hour in which nobody expects anything of you?",
          after: {
            any: [
              "There is no right way to spend it.",
              "An hour without duties tells a good deal.",
            ],
            unsure: ["Such an hour may not come along often."],
            heavy: ["An hour like that can be very long."],
          },
        },
        {
          text: "Where in the week does time go slowest?",
          after: {
            any: ["Slow hours show what is not there.", "Now I know where to look in your week."],
            unsure: ["The whole week may run at one speed."],
            heavy: ["Hours like that take some getting through."],
          },
        },
        {
          text: "What do you reach for when it feels empty?",
          after: {
            any: [
              "Everybody reaches for something.",
              "No reproach in that; I only wanted to know.",
            ],
            no: ["You leave it empty, and that takes some nerve."],
            unsure: ["The hand is often quicker than the thought."],
            heavy: ["When it is as empty as that, anybody would reach for something."],
          },
        },
        {
          text: "When you think of {about} in the middle of a day, what happens to the day?",
          after: {
            any: ["Now I know how far it reaches.", "A thought can change the light for an hour."],
            unsure: ["Perhaps it passes too quickly to leave a trace."],
            heavy: ["A thought like that can weigh down a whole day."],
          },
        },
      ],
      easier: [
        {
          text: "What is a usual day: too empty, too full, or full of the wrong things?",
          after: {
            any: ["The shape of a day matters a lot here.", "Those are three different troubles."],
          },
          options: [
            { text: "Too empty", after: ["Empty time lets every question in."] },
            {
              text: "Too full",
              after: ["Being busy covers the question and leaves it where it was."],
            },
            {
              text: "Full of wrong things",
              after: ["You may have some idea of the right ones, then."],
            },
          ],
        },
      ],
      kept: "What your days are like: {answer}.",
    },
    {
      id: "alive",
      role: "exception",
      label: "When it mattered",
      asks: [
        {
          text: "When did you last lose track of time in a good way?",
          after: {
            any: [
              "I will keep that beside the empty part.",
              "Losing track of time is a fair sign of something.",
            ],
            no: ["It has been a long while, and I’m sorry."],
            unsure: ["If it was long ago, it may need time to come up."],
            good: ["So some part of you still knows how."],
          },
        },
        {
          text: "What did you love doing as a child, before anybody asked what it was for?",
          after: {
            any: [
              "Children rarely ask what a thing is for.",
              "Some of that may have survived in another shape.",
            ],
            unsure: ["Not everybody can go back there easily."],
            good: ["I like that it was for nothing but itself."],
            heavy: ["Not every childhood left room for such things."],
          },
        },
        {
          text: "What did you do this month that you would have done even if nobody ever knew?",
          after: {
            any: [
              "Whatever passes that test deserves a second look.",
              "Unseen things count for something too.",
            ],
            no: ["Nothing this month, and a month can be like that."],
            unsure: ["Small things pass that test and are soon forgotten."],
          },
        },
        {
          text: "What has {person} seen you really enjoy?",
          after: {
            any: [
              "Others sometimes remember our pleasures better than we do.",
              "Good to have their view of you as well.",
            ],
            no: ["Perhaps they were not there when it happened."],
            unsure: ["They may remember more than you do."],
            good: ["Good that somebody was there to see it."],
          },
        },
      ],
      easier: [
        {
          text: "Where does it feel least empty?",
          after: { any: ["That is a place to start from.", "Least empty is good enough for now."] },
          options: [
            { text: "With people", after: ["Company answers some questions that thinking can’t."] },
            { text: "On my own", after: ["Alone and empty need not be the same, then."] },
            { text: "Outdoors", after: ["Out there, things do not have to be for anything."] },
            { text: "Busy making something", after: ["A made thing is still there afterwards."] },
          ],
        },
      ],
      kept: "When it mattered: {answer}.",
    },
    {
      id: "counts",
      role: "meaning",
      label: "What counts with you",
      asks: [
        {
          text: "What would you be sorry to see vanish from the world?",
          after: {
            any: [
              "Being sorry about something is a kind of answer already.",
              "Whatever you would miss is not quite flat.",
            ],
            no: ["Nothing comes to mind, and tiredness can do that."],
            unsure: ["A large question, and it can be left open."],
            heavy: ["That you would miss it says something about you."],
          },
        },
        {
          text: "Which day of this past year would you keep, if you could keep only one?",
          after: {
            any: ["A kept day says more than a principle.", "I will keep it for you on the page."],
            unsure: ["That might take some leafing back."],
            good: ["A good day to have had."],
            heavy: ["I understand why it would be that one."],
          },
        },
        {
          text: "For whom did you make some small difference lately?",
          after: {
            any: [
              "Small differences are hard to see from the giving end.",
              "It need not have been large to count.",
            ],
            no: ["Nobody you know of, and people seldom say."],
            unsure: ["Most of what we do for others is never reported back."],
            good: ["Somebody’s day was different because of you."],
          },
        },
        {
          text: "You said {words:alive}. What about it made it worth doing?",
          after: {
            any: [
              "What made it worth doing may be found elsewhere too.",
              "That may be the thread to follow.",
            ],
            unsure: ["Some things are worth doing without saying why."],
            heavy: ["It meant a good deal to you."],
          },
        },
      ],
      easier: [
        {
          text: "At the end of a week, which would please you most?",
          after: {
            any: [
              "Small as it is, that gives a direction.",
              "No answer to that is better than another.",
            ],
          },
          options: [
            {
              text: "Having learnt something",
              after: ["Wanting to learn is a good sort of hunger."],
            },
            {
              text: "Having made something",
              after: ["To have something to show for it is a plain human wish."],
            },
            {
              text: "Having helped somebody",
              after: ["Being of use is one of the oldest answers there are."],
            },
            { text: "Having rested", after: ["Rest may have to come before any larger question."] },
          ],
        },
      ],
      kept: "What counts with you: {answer}.",
    },
    {
      id: "ought",
      role: "belief",
      label: "What you measure by",
      asks: [
        {
          text: "What did you think life would feel like by now?",
          after: {
            any: [
              "Most of us carry some picture of that.",
              "Picture and life can both be looked at again.",
            ],
            no: ["With no picture in mind, nothing has fallen short of it."],
            unsure: ["Perhaps it was more a mood than a picture."],
            heavy: ["Laying the two side by side can be sad."],
          },
        },
        {
          text: "Whose idea of a worthwhile life do you measure yours by?",
          after: {
            any: [
              "Measures are often borrowed.",
              "Knowing where it comes from makes it easier to question.",
            ],
            no: ["Nobody’s but your own, so you are free to change it."],
            unsure: ["It may be in the air and belong to nobody."],
            heavy: ["A measure like that is hard to live beside."],
          },
        },
        {
          text: "What do you suspect other people have found that you have not?",
          after: {
            any: [
              "From outside, other lives look better explained.",
              "A few of them may suspect the same of you.",
            ],
            no: ["No great secret on their side, then."],
            unsure: ["They may not know either, and be quieter about it."],
            heavy: ["To feel outside of that is lonely."],
          },
        },
        {
          text: "You told me {words:since}. What did you come to believe about life because of that?",
          after: {
            any: [
              "Beliefs tend to outstay the hour they were made in.",
              "Put like that, it can be seen as a belief.",
            ],
            no: ["It changed your days, then, more than your mind."],
            unsure: ["Such things are seldom decided in words."],
            heavy: ["I can see how you would come to think so."],
          },
        },
      ],
      easier: [
        {
          text: "Which of these sentences is nearest to yours?",
          after: {
            any: [
              "A sentence like that can run in the background for years.",
              "Said aloud, it can be looked at.",
            ],
          },
          options: [
            { text: "There must be more", after: ["Many changes have begun with that sentence."] },
            {
              text: "I missed my turning",
              after: ["Turnings are easier to see backwards, and there are usually more."],
            },
            {
              text: "I should be content",
              after: ["Contentment does not come when it is ordered."],
            },
            {
              text: "Nothing really matters",
              after: ["It can look so for a long time, and still change."],
            },
          ],
        },
      ],
      kept: "What you expected, or measure by: {answer}.",
    },
    {
      id: "more",
      role: "wish",
      label: "What there could be more of",
      asks: [
        {
          text: "What should there be a little more of in your week?",
          after: {
            any: [
              "A little more is a reasonable thing to want.",
              "More of it might not need a whole new life.",
            ],
            unsure: ["Wanting can be slow to wake up."],
            heavy: ["Wanting that is not too much to ask."],
          },
        },
        {
          text: "What have you been curious about and never followed?",
          after: {
            any: [
              "Curiosity keeps; it does not go off.",
              "It need not lead anywhere to be worth following.",
            ],
            no: ["Nothing just now, and curiosity does come and go."],
            unsure: ["It might be something very small."],
            good: ["Good to see some interest there."],
          },
        },
        {
          text: "If nobody had to be impressed, what would you spend a free day on?",
          after: {
            any: [
              "One day is cheap enough to try it.",
              "Nobody would have to understand it, either.",
            ],
            unsure: ["It takes a while to hear yourself with nobody watching."],
            good: ["There is some life in that."],
          },
        },
        {
          text: "You said {words:counts}. Where could a little of that fit into next week?",
          after: {
            any: ["Next week is near enough to be real.", "Most things begin with a little."],
            no: ["There is no room yet, so room may have to come first."],
            unsure: ["A place for it may turn up as the week goes on."],
          },
        },
      ],
      easier: [
        {
          text: "What draws you most, however slightly?",
          after: {
            any: ["Slightly is enough to go by.", "I would trust that, even if it is faint."],
          },
          options: [
            { text: "Something new", after: ["New can be very small, and still new."] },
            {
              text: "Something I once dropped",
              after: ["What was dropped can often be picked up again."],
            },
            {
              text: "Doing something with others",
              after: ["The company may matter more than the thing."],
            },
            { text: "Nothing yet", after: ["Not yet is an honest answer."] },
          ],
        },
      ],
      kept: "What there could be more of: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "I wouldn’t look for the one great answer; I would try small things and notice which of them leave a taste. Once a week do something for somebody, something with your hands or body, and something out of plain curiosity.",
      "I would leave the big question open and ask a smaller one each evening: what was worth it today? After two weeks the answers show a pattern.",
    ],
    "what-helps": [
      "Three things help many people: being useful to somebody in a small, regular way; making or learning something badly and for its own sake; and going back to something they loved before it had to be for anything.",
      "Do first and feel afterwards: interest often comes once you have begun. Choose one thing that takes an hour, put it on a day, and ask somebody along if you can.",
    ],
    "is-it-normal": [
      "Yes. Most people ask it at some time, often after reaching something or losing something, and often when things are outwardly fine.",
    ],
    "is-it-wrong-of-me": [
      "No. You can be thankful for what you have and still want it to be for something.",
    ],
    "how-do-i-begin": [
      "With one hour this week for something that has no use at all, but that you are a little curious about. Afterwards write down one line about how it was.",
    ],
    "will-it-get-better": [
      "Usually it does, though seldom by thinking alone; it comes back through people, use and interest. If nothing at all has given you pleasure for weeks, talk to a doctor too, because low mood can feel just like this.",
    ],
    "what-do-you-think": [
      "I don’t think there is one point waiting to be found. I think things come to matter by being looked after, and that what you would miss is the best clue to where to start.",
    ],
    "why-am-i-like-this": [
      "Because you noticed a gap that can be covered for years by being busy. Some people feel it sooner or more strongly, often after a change, and nothing is wrong with a mind that asks.",
    ],
  },
  ending: {
    titles: ["What is it all for", "What for, with {about} in mind", "Looking for what counts"],
    cameWith: [
      "You came asking what it is all for, with {about} on your mind.",
      "You came with the question of what it is all for.",
    ],
    gentle: [
      "Each evening this week, write one line: what was worth it today.",
      "Spend one hour on something you are a little curious about, and for nobody.",
      "Do one small useful thing for somebody who does not expect it.",
    ],
    closings: [
      "The question may stay open. You have some things that count to go on with.",
      "You don’t have to know what it is for to do the next good thing.",
      "Keep the small answers. The large one can take its time.",
    ],
  },
  exercise: "values",
};
