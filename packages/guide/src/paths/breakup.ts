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
      asks: [
        {
          text: "What was the moment you knew it was over?",
          after: {
            any: [
              "Thank you for telling me that.",
              "I’ll put it down as the place where it turned.",
            ],
            heavy: [
              "A moment like that takes its time to fade.",
              "I’m sorry that it came to that.",
            ],
            unsure: ["Perhaps it ended a little at a time."],
          },
        },
        {
          text: "How did it come to an end, in three sentences or so?",
          after: {
            any: ["The short version is enough for today.", "I know roughly where we are now."],
            heavy: ["There’s a great deal behind those words."],
            unsure: ["Some endings can’t be told yet."],
          },
        },
        {
          text: "What were the last real words between you and {person}?",
          after: {
            any: [
              "They needn’t be the final word on all of it.",
              "Last words get kept, good or bad.",
            ],
            no: ["Nothing was really said, and that’s hard to close."],
            heavy: ["Words like that are hard to get out of your head."],
            unsure: ["At such times nobody listens properly."],
          },
        },
      ],
      easier: [
        {
          text: "Who ended it, would you say?",
          after: { any: ["It makes a difference, though it doesn’t settle much."] },
          options: [
            { text: "I did", after: ["Ending it doesn’t spare anybody the missing."] },
            { text: "They did", after: ["Having it decided for you is a hurt by itself."] },
            { text: "Both of us", after: ["Agreed on, and still a loss."] },
            {
              text: "It just ended",
              after: ["Without a proper ending it’s hard to know where to stand."],
            },
          ],
        },
      ],
      deeper: [
        {
          text: "You’ve told me how it ended. What did you do in the first hour afterwards?",
          after: {
            any: [
              "Everybody gets through that hour in their own way.",
              "That hour is part of it as well.",
            ],
            heavy: ["You got through that hour, and it was a bad one."],
            unsure: ["Such an hour can go by in a fog."],
          },
        },
      ],
      kept: "How it ended: {answer}.",
    },
    {
      id: "day",
      role: "effect",
      label: "How the days are",
      asks: [
        {
          text: "Which hour of the day is the worst one?",
          after: {
            any: ["Good to know when to go carefully.", "An hour can be planned for, a little."],
            no: ["The days hold, for now, and that’s something."],
            heavy: ["It’s a long way through that hour."],
            unsure: ["Perhaps it comes whenever it pleases."],
          },
        },
        {
          text: "What around you keeps reminding you?",
          after: {
            any: [
              "Things don’t know yet that it’s over.",
              "It can be moved one day, or stay where it is.",
            ],
            no: ["There’s little to trip over, which may help."],
            heavy: ["So it’s all around you."],
            unsure: ["Perhaps it’s less a thing than a time of day."],
          },
        },
        {
          text: "Where do you still act as if {person} were part of it?",
          after: {
            any: ["Habits are the last to hear the news.", "The hands need longer than the head."],
            no: ["Your days have already found another shape."],
            heavy: ["Nobody should be hurried out of that."],
            unsure: ["You’ll notice it when it happens."],
          },
        },
      ],
      easier: [
        {
          text: "What suffers most just now?",
          after: { any: ["That’s where to be kind to yourself first."] },
          options: [
            { text: "My sleep", after: ["Without sleep everything weighs double."] },
            { text: "My appetite", after: ["Small and often will do for a while."] },
            { text: "My work", after: ["Just getting it done is enough for now."] },
            { text: "My evenings", after: ["Evenings are where it shows, for many people."] },
          ],
        },
      ],
      kept: "How the days are: {answer}.",
    },
    {
      id: "miss",
      role: "feeling",
      label: "What you miss",
      asks: [
        {
          text: "What do you miss that you hadn’t expected to?",
          after: {
            any: [
              "It’s seldom the thing other people would guess.",
              "I’ll leave that just as you said it.",
            ],
            no: ["Nothing so far, and you don’t have to."],
            heavy: ["Miss it as long as you need to."],
            unsure: ["Sometimes it comes later, over something silly."],
          },
        },
        {
          text: "Is it more the person you miss, or the life around them?",
          after: {
            any: ["The two come apart only slowly.", "They ache in different places."],
            both: ["Two losses, then, and both need time."],
            no: ["Then it isn’t missing that troubles you most."],
            heavy: ["There’s no replacing that by next week."],
            unsure: ["From inside they’re hard to tell apart."],
          },
        },
        {
          text: "What would you still like to tell {person}, when something happens?",
          after: {
            any: [
              "It has to go somewhere, and here will do.",
              "The urge to tell lasts longer than most things.",
            ],
            no: ["That line has gone quiet already."],
            heavy: ["And there it stays, untold."],
            unsure: ["Perhaps just that it happened at all."],
          },
        },
      ],
      easier: [
        {
          text: "What is strongest today?",
          after: { any: ["It may be something else tomorrow."] },
          options: [
            { text: "Sadness", after: ["Sadness has every right to be here."] },
            { text: "Anger", after: ["Anger is welcome here, as loud as it likes."] },
            { text: "Relief", after: ["Relief doesn’t make it any less an ending."] },
            { text: "Nothing much", after: ["Going numb is one way of getting through."] },
          ],
        },
      ],
      deeper: [
        {
          text: "You’ve said what you feel. When it’s at its strongest, what does it want you to do?",
          after: {
            any: [
              "Wanting a thing and doing it are still two things.",
              "Good to know that before it’s three in the morning.",
            ],
            heavy: ["It pulls hard, and you’re still here talking."],
            unsure: ["It may only want to be there for a while."],
          },
        },
      ],
      kept: "What you miss: {answer}.",
    },
    {
      id: "glad",
      role: "other-side",
      label: "What you don’t miss",
      asks: [
        {
          text: "And what don’t you miss?",
          after: {
            any: [
              "Also true, and easily forgotten at night.",
              "I’ll keep it for when only the good bits show.",
            ],
            no: ["For now only the good parts are in view."],
            heavy: ["You carried that for longer than anybody knew, maybe."],
            unsure: ["It tends to come back in its own time."],
          },
        },
        {
          text: "What did you put up with that you needn’t put up with now?",
          after: {
            any: [
              "I’ll set that beside what you miss.",
              "It can be put down now, little by little.",
            ],
            no: ["There was little to put up with, and that can make it sadder."],
            heavy: ["You shouldn’t have had to."],
            good: ["There’s some relief in that."],
            unsure: ["While it lasts, such things look normal."],
          },
        },
        {
          text: "What might somebody who knew you and {person} say, if they were honest?",
          after: {
            any: [
              "From outside, people see a different part of it.",
              "You’d be free to disagree with them.",
            ],
            unsure: ["They may have kept it to themselves out of tact."],
            heavy: ["It’s not easy to see it through their eyes."],
          },
        },
      ],
      easier: [
        {
          text: "How had it been for you towards the end?",
          after: { any: ["It belongs to the whole picture."] },
          options: [
            { text: "Mostly good", after: ["All the harder to understand, perhaps."] },
            { text: "Mostly hard", after: ["Something hard has ended as well, then."] },
            { text: "Up and down", after: ["The ups make it difficult to let go of the downs."] },
            {
              text: "Already far apart",
              after: ["Some of the goodbye had already happened."],
            },
          ],
        },
      ],
      kept: "What you don’t miss: {answer}.",
    },
    {
      id: "story",
      role: "belief",
      label: "What you make of it",
      asks: [
        {
          text: "What have you concluded from it about yourself?",
          after: {
            any: [
              "Drawn from one story, with one other person in it.",
              "You can look at that again on a better day.",
            ],
            no: ["No verdict, and none is needed."],
            good: ["Something good to have brought out of it."],
            heavy: ["That’s a hard sentence to pass on yourself."],
            unsure: ["It’s early for conclusions."],
          },
        },
        {
          text: "Why did it end, as you understand it today?",
          after: {
            any: [
              "You may see it differently in a year.",
              "There’s usually more than one reason, and this is one.",
            ],
            heavy: ["A bitter reason to be left with."],
            unsure: ["Not everything that ends explains itself."],
          },
        },
        {
          text: "What would {person} give as the reason, do you suppose?",
          after: {
            any: ["Two people seldom leave with the same story.", "It needn’t become your reason."],
            unsure: ["You may never hear it from them."],
            heavy: ["I can see that this one stings."],
          },
        },
      ],
      easier: [
        {
          text: "Which thought comes round most often?",
          after: { any: ["It comes often; that doesn’t make it right."] },
          options: [
            { text: "It was my fault", after: ["There were two of you in it, not one."] },
            {
              text: "I wasn’t enough",
              after: ["Not fitting somebody isn’t the same as not being enough."],
            },
            {
              text: "I wasted those years",
              after: ["You lived those years; they’re still yours."],
            },
            { text: "I’ll stay alone", after: ["Sad days make poor prophets."] },
          ],
        },
      ],
      kept: "What you make of it so far: {answer}.",
    },
    {
      id: "keep",
      role: "meaning",
      label: "What is yours to keep",
      asks: [
        {
          text: "What from that time would you like to keep?",
          after: {
            any: [
              "It goes with you, whoever keeps the furniture.",
              "Keeping it doesn’t mean wanting it back.",
            ],
            no: ["You’d rather leave all of it behind for now."],
            good: ["It’s good that some of it stays good."],
            heavy: ["It’s hard to look at something so dear just now."],
            unsure: ["That can be sorted later, like the boxes."],
          },
        },
        {
          text: "Which side of you got little room in those days?",
          after: {
            any: ["There may be room for it now.", "I’ll write that down under what comes next."],
            no: ["You could be all of yourself, and that’s rare."],
            heavy: ["It has waited a long time, by the way you say it."],
            unsure: ["That side may show up once it’s quieter."],
          },
        },
        {
          text: "You mentioned {words:miss}. What does it tell you about what you need from people?",
          after: {
            any: [
              "The need stays, even when the person has gone.",
              "Worth knowing before the next chapter.",
            ],
            unsure: ["Perhaps it’s too close to read yet."],
            heavy: ["It isn’t too much to need."],
          },
        },
      ],
      easier: [
        {
          text: "What did it give you, for a time?",
          after: { any: ["I’ll put that with the things that stay."] },
          options: [
            { text: "I felt loved", after: ["Having been loved doesn’t come undone."] },
            { text: "I learnt something", after: ["You get to keep that, whatever it cost."] },
            { text: "A home for a while", after: ["A home can be made more than once."] },
            { text: "Mostly trouble", after: ["You can shut the door on that without guilt."] },
          ],
        },
      ],
      kept: "Yours to keep: {answer}.",
    },
    {
      id: "hour",
      role: "exception",
      label: "What eases it",
      asks: [
        {
          text: "When was there an hour lately when it wasn’t on your mind?",
          after: {
            any: ["Worth knowing what that hour was made of.", "Even a short one would count."],
            no: ["Not one yet. They do start to come."],
            good: ["May there be more of those."],
            heavy: ["It hardly lets go of you at the moment."],
            unsure: ["Such hours slip by without announcing themselves."],
          },
        },
        {
          text: "What has got you through a bad stretch before?",
          after: {
            any: [
              "It was another story, and it may help in this one.",
              "I’ll put it among the things to lean on.",
            ],
            no: ["A first of its kind, in that case."],
            unsure: ["Perhaps it was simply one day and then another."],
            heavy: ["You’ve been through hard times before."],
          },
        },
        {
          text: "With {about} on your mind, who has been good to have around?",
          after: {
            any: ["Good company needn’t say anything clever.", "I’ll remember that for the end."],
            no: ["Nobody so far, and that makes it heavier."],
            unsure: ["It isn’t always the ones you’d have expected."],
          },
        },
      ],
      easier: [
        {
          text: "What helps a little, even for ten minutes?",
          after: { any: ["Ten minutes count as well."] },
          options: [
            {
              text: "Talking to somebody",
              after: ["It can get a little lighter each time it’s told."],
            },
            { text: "Moving about", after: ["Feet can do some of the thinking."] },
            { text: "Music or a film", after: ["Another story gives yours a rest."] },
            { text: "Being left alone", after: ["Wanting quiet is fair enough."] },
          ],
        },
      ],
      kept: "What eases it: {answer}.",
    },
    {
      id: "ahead",
      role: "wish",
      label: "What you would like",
      asks: [
        {
          text: "In a year, what would you like to say about how you went through this?",
          after: {
            any: ["You can get there in small steps.", "The year will come round in any case."],
            good: ["That’s a good thing to aim for."],
            heavy: ["I hope you’ll be able to say it."],
            unsure: ["A week ahead is far enough, for now."],
          },
        },
        {
          text: "What would you like to do now that nobody else has to agree to it?",
          after: {
            any: ["That’s yours, with nobody to ask.", "Even a small freedom counts."],
            no: ["Nothing calls yet, and it needn’t."],
            good: ["There’s a bit of appetite in that."],
            unsure: ["It can take a while to know what you like again."],
            heavy: ["Freedom can feel like a draughty room at first."],
          },
        },
        {
          text: "If you met {person} by chance in two years, how would you like it to go?",
          after: {
            any: [
              "Two years leave room for a lot.",
              "You’ll both have become somebody else by then, a little.",
            ],
            heavy: ["It’s a long way from here to there."],
            no: ["You’d rather not, and nobody can make you."],
            unsure: ["You don’t have to know that now."],
          },
        },
      ],
      easier: [
        {
          text: "What would you like first of all?",
          after: { any: ["First things first, then."] },
          options: [
            { text: "To sleep properly", after: ["Much else gets lighter after sleep."] },
            {
              text: "To stop looking back",
              after: ["Looking back less often is already something."],
            },
            { text: "To feel like myself", after: ["You’re in there, under all of this."] },
            {
              text: "To enjoy something",
              after: ["Enjoying something isn’t disloyal to anybody."],
            },
          ],
        },
      ],
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
