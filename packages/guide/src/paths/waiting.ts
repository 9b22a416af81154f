import type { Path } from "../path.ts";

export const waiting: Path = {
  id: "waiting",
  name: "Waiting for news",
  way: "Get through the wait",
  invite: "look at what the waiting does, and how to get through it",
  opens: {
    any: [
      "Not knowing has a weight of its own.",
      "Waiting looks like doing nothing, and it is hard work.",
      "The answer is out of your hands, and still in the middle of your day.",
      "You can’t hurry the answer, but we can look at the wait.",
    ],
    heavy: [
      "You don’t have to be patient here.",
      "I’m sorry. There is a lot in that wait.",
      "Hanging between yes and no is hard to bear.",
    ],
  },
  steps: [
    {
      id: "news",
      role: "matter",
      label: "What you are waiting for",
      asks: [
        {
          text: "What exactly are you waiting to hear?",
          after: {
            any: [
              "Good to have that clear before the rest.",
              "I’ll keep that in mind all through.",
            ],
            unsure: ["Perhaps it’s not quite clear yet."],
            heavy: ["Anybody would find it hard to think of much else."],
          },
        },
        {
          text: "How did you come to be waiting for this?",
          after: {
            any: ["Now I know how it started.", "It helps to know what came before."],
            unsure: ["Perhaps it crept up on you."],
            heavy: ["And the waiting comes on top of all that."],
            good: ["I’m glad you got that far."],
          },
        },
        {
          text: "When you think of {about}, what is the next thing you expect to hear?",
          after: {
            any: [
              "Let’s keep to that one thing for now.",
              "I asked because the next thing is nearer than the whole answer.",
            ],
            unsure: ["Not even knowing what comes next makes it harder."],
            heavy: ["I can see why you listen out for it."],
          },
        },
      ],
      easier: [
        {
          text: "What sort of answer is it?",
          after: {
            any: ["Waiting is different for each of them.", "It helps me understand the wait."],
            unsure: ["Perhaps it doesn’t fit any of these."],
          },
          options: [
            { text: "A yes or a no", after: ["And somebody else gets to say which."] },
            { text: "A result", after: ["Somebody may know it already, and you don’t."] },
            { text: "A date", after: ["Planning is hard without a date."] },
            {
              text: "A sign from somebody",
              after: ["Waiting for a person can be the hardest kind."],
            },
          ],
        },
      ],
      deeper: [
        {
          text: "What was the last thing you were told about it?",
          after: {
            any: [
              "You have to make do with that for now.",
              "I asked because people go over those words a lot.",
            ],
            unsure: ["It’s hard to take things in at a moment like that."],
            no: ["It’s hard to have so little to go on."],
            heavy: ["Words like that stay with you."],
            good: ["Good, something to go on."],
          },
        },
      ],
      kept: "What you are waiting for: {answer}.",
    },
    {
      id: "days",
      role: "effect",
      label: "What the waiting does",
      asks: [
        {
          text: "What does the waiting do to an ordinary day?",
          after: {
            any: [
              "I ask because the days are what you have to get through.",
              "Now I see a bit of what it does.",
            ],
            unsure: ["After a while you may hardly notice."],
            no: ["I’m glad the days hold up."],
            heavy: ["Days like that are very long."],
          },
        },
        {
          text: "What do you catch yourself doing while you wait?",
          after: {
            any: [
              "Waiting makes people do all sorts of things.",
              "Most people who wait have something like that.",
            ],
            unsure: ["You may not have noticed yourself doing it."],
            heavy: ["It really has hold of you."],
            good: ["Better than staring at the clock."],
          },
        },
        {
          text: "You said {words:news}. At what time of day is it closest?",
          after: {
            any: ["Good to know when it’s nearest.", "There may be times when it’s further off."],
            unsure: ["Perhaps it’s there all day long."],
            heavy: ["And it comes round every day."],
          },
        },
      ],
      easier: [
        {
          text: "What is worst about the waiting itself?",
          after: {
            any: [
              "The news is one thing, and the waiting another.",
              "It’s fair to mind the waiting itself.",
            ],
            unsure: ["All of it together, perhaps."],
          },
          options: [
            { text: "The silence", after: ["Silence is easy to read the wrong way."] },
            { text: "The checking", after: ["Checking can eat up a whole day."] },
            { text: "Pretending to be fine", after: ["Pretending is extra work."] },
            { text: "Not being able to plan", after: ["Everything has to wait until you know."] },
          ],
        },
      ],
      kept: "What the waiting does to the days: {answer}.",
    },
    {
      id: "bracing",
      role: "fear",
      label: "What you brace yourself for",
      asks: [
        {
          text: "Which answer do you keep rehearsing?",
          after: {
            any: [
              "It’s natural to try to be ready for it.",
              "I ask because one of them usually takes over.",
            ],
            both: ["So you go through both, which is twice the work."],
            unsure: ["Perhaps it goes on without your noticing."],
            no: ["Good that you can leave it alone."],
            heavy: ["You’ve been through it in your head already."],
            good: ["Good that the good one gets a turn."],
          },
        },
        {
          text: "If it were the answer you fear, what would the first hour be like?",
          after: {
            any: [
              "It hasn’t come to that, and it may not.",
              "It’s better not to look at that alone.",
            ],
            unsure: ["Nobody can know that hour beforehand."],
            heavy: ["We don’t have to stay in that hour."],
          },
        },
        {
          text: "What would be the hardest answer to hear about {about}?",
          after: {
            any: [
              "It’s only one of the answers that could come.",
              "Saying it doesn’t bring it any nearer.",
            ],
            unsure: ["Perhaps it isn’t any one answer."],
            heavy: ["I see why you can’t put it out of your mind."],
          },
        },
      ],
      easier: [
        {
          text: "What do you brace yourself for most?",
          after: {
            any: [
              "Bracing is tiring, whatever comes of it.",
              "Being on guard takes a lot of strength.",
            ],
            unsure: ["You may be braced without knowing for what."],
          },
          options: [
            { text: "The bad answer", after: ["So you go through it before it has happened."] },
            { text: "A longer wait", after: ["Being put off again would be a blow of its own."] },
            {
              text: "Hearing nothing at all",
              after: ["With no answer you can’t even start to deal with it."],
            },
            {
              text: "Good news, oddly enough",
              after: ["After long bracing, good news can be hard to believe."],
            },
          ],
        },
      ],
      deeper: [
        {
          text: "And if that answer came, what would still be standing?",
          after: {
            any: [
              "I asked because fear leaves that part out.",
              "Worth knowing what would and wouldn’t change.",
            ],
            unsure: ["Perhaps it’s too much to think about now."],
            no: ["So a great deal depends on it."],
            heavy: ["We can leave that for now."],
            good: ["A good thing to know before the news comes."],
          },
        },
      ],
      kept: "You brace yourself for this: {answer}.",
    },
    {
      id: "hope",
      role: "wish",
      label: "What you hope for",
      asks: [
        {
          text: "And what do you hope for, said out loud?",
          after: {
            any: ["Hoping aloud does not jinx it.", "Good to have said it once."],
            unsure: ["Hope can be hard to get hold of in a long wait."],
            no: ["You’d rather not say it, and I won’t press."],
            heavy: ["There is a lot of heart in that."],
            good: ["I hope it too."],
          },
        },
        {
          text: "If the good answer came, what would you do in the first ten minutes?",
          after: {
            any: [
              "It does no harm to look at that side too.",
              "People mostly only rehearse the bad news.",
            ],
            unsure: ["You would find something, I think."],
            heavy: ["It would be a lot to put down at last."],
            good: ["I would like you to have those ten minutes."],
          },
        },
        {
          text: "If it were good news, what would {person} do first?",
          after: {
            any: [
              "Good news is rarely for one person only.",
              "I’m glad to have that picture as well.",
            ],
            unsure: ["They might surprise you."],
            heavy: ["More than one person is waiting, in a way."],
            good: ["A thing to look forward to, with luck."],
          },
        },
      ],
      easier: [
        {
          text: "How do you go about hoping?",
          after: {
            any: [
              "There is no correct amount of hope.",
              "Everybody does that in their own fashion.",
            ],
            unsure: ["You may be hoping without calling it that."],
          },
          options: [
            { text: "Openly", after: ["Openly is brave, in its way."] },
            { text: "In secret", after: ["Kept in a safe place, then."] },
            { text: "I try not to", after: ["I can see why you’d be careful with hope."] },
            { text: "Up and down", after: ["Up and down several times before lunch, perhaps."] },
          ],
        },
      ],
      kept: "What you hope for: {answer}.",
    },
    {
      id: "hangs",
      role: "meaning",
      label: "What hangs on it",
      asks: [
        {
          text: "What really hangs on it for you?",
          after: {
            any: [
              "It helps to know what’s at stake.",
              "I wanted to know what is behind the yes and no.",
            ],
            unsure: ["Hard to say in a few words, perhaps."],
            no: ["Then perhaps less than it feels like."],
            heavy: ["No small thing to leave in other hands."],
          },
        },
        {
          text: "What will be the same about you, whichever answer comes?",
          after: {
            any: [
              "Some things are not up to any letter or call.",
              "I asked because the news does not decide everything.",
            ],
            unsure: ["It’s hard to see past it from here."],
            no: ["It reaches into everything, it seems."],
            heavy: ["There’s a lot in the balance for you."],
            good: ["No answer can take that away from you."],
          },
        },
        {
          text: "You said {words:hope}. What would that make possible?",
          after: {
            any: ["Behind one hope there is often another.", "I’ll put that beside it."],
            unsure: ["You don’t have to think that far yet."],
            heavy: ["I can see how much it would mean."],
            good: ["Worth hoping for."],
          },
        },
      ],
      easier: [
        {
          text: "What hangs on it most?",
          after: {
            any: ["A lot can hang on one answer.", "No wonder if it keeps you busy."],
            unsure: ["Several things at once, perhaps."],
          },
          options: [
            { text: "Health", after: ["And so much else depends on it."] },
            { text: "Work or money", after: ["The ground under your feet, in other words."] },
            { text: "Where I belong", after: ["Hard to leave that to somebody else."] },
            {
              text: "Somebody I care for",
              after: ["Waiting on somebody else’s behalf is no easier."],
            },
          ],
        },
      ],
      kept: "What hangs on it for you: {answer}.",
    },
    {
      id: "known",
      role: "missing",
      label: "What is known so far",
      asks: [
        {
          text: "What do you know about when and how the answer will come?",
          after: {
            any: ["We’ll go by that for now.", "Even a rough idea is better than none."],
            unsure: ["Perhaps nobody thought to tell you."],
            no: ["No date at all makes for the hardest waiting."],
            heavy: ["Hard to live with, day by day."],
          },
        },
        {
          text: "Is there anything about it that you could ask or find out?",
          after: {
            any: [
              "Sometimes a single call shortens a wait.",
              "I wanted to know what can be asked and what can’t.",
            ],
            yes: ["Good. So there’s something you could do."],
            no: ["So you’ve done what you can."],
            unsure: ["It might come to you in a day or two."],
          },
        },
        {
          text: "You said {words:bracing}. How much of that have you been told, and how much is guessed?",
          after: {
            any: ["Told and guessed are easy to mix up.", "Guesses can be as loud as facts."],
            unsure: ["They’ve probably got mixed up by now."],
            no: ["Nothing told so far, only guessed."],
            heavy: ["Even part of that would be a lot."],
          },
        },
      ],
      easier: [
        {
          text: "How much longer might it take?",
          after: {
            any: ["Long or short, it helps to know.", "I’ll remember how far off it is."],
            unsure: ["It’s hardest when there’s no end in sight."],
          },
          options: [
            { text: "Days", after: ["Days can be taken one at a time."] },
            { text: "Weeks", after: ["Weeks are a fair stretch to fill."] },
            { text: "Months", after: ["Nobody can hold their breath for months."] },
            { text: "Nobody can say", after: ["An open end is hard on anybody."] },
          ],
        },
      ],
      kept: "Known so far: {answer}.",
    },
    {
      id: "carries",
      role: "exception",
      label: "What carries you through",
      asks: [
        {
          text: "What makes you forget it, even for a quarter of an hour?",
          after: {
            any: [
              "A quarter of an hour off is worth having.",
              "You’re allowed to forget it for a while.",
            ],
            unsure: ["You only notice afterwards, usually."],
            no: ["Nothing so far. It has been with you without a break."],
            good: ["Forgetting for a bit takes nothing away from how much it matters."],
          },
        },
        {
          text: "How have you got through a long wait before?",
          after: {
            any: [
              "I ask because you have probably done this before.",
              "What worked then might work again.",
            ],
            unsure: ["It’s easy to forget once it’s over."],
            no: ["So it’s new to you, and that makes it harder."],
            heavy: ["You know what it costs, then."],
            good: ["It may well be useful again."],
          },
        },
        {
          text: "You said {words:days}. When was it a little different?",
          after: {
            any: [
              "The better moments are easy to miss.",
              "It’s rarely the same all the way through.",
            ],
            unsure: ["You might notice it this week."],
            no: ["So it’s been the same all along."],
            good: ["So there are gaps in it."],
          },
        },
      ],
      easier: [
        {
          text: "What goes best while you wait?",
          after: {
            any: ["Worth knowing for the days ahead.", "Best can just mean least bad."],
            unsure: ["You can try things and see."],
          },
          options: [
            { text: "Keeping busy", after: ["Time goes better with something to do."] },
            { text: "Being with people", after: ["Waiting in company is half as long."] },
            { text: "Getting outside", after: ["It’s often easier to breathe out there."] },
            { text: "Nothing goes well", after: ["Some waits just have to be sat out."] },
          ],
        },
      ],
      kept: "What carries you through: {answer}.",
    },
    {
      id: "step",
      role: "step",
      label: "Something for the waiting time",
      asks: [
        {
          text: "What could you put into the waiting time that would be good whichever answer comes?",
          after: {
            any: [
              "Whatever the answer is, you’d have had that.",
              "Not everything has to be on hold.",
            ],
            unsure: ["Something quite small would do, an hour’s worth."],
            no: ["Just waiting is allowed as well."],
            good: ["I like the idea of that."],
          },
        },
        {
          text: "What would you like to have arranged for the hour when the news comes?",
          after: {
            any: [
              "I ask because that hour is easier with a little prepared.",
              "It can be very simple.",
            ],
            unsure: ["It can be settled nearer the time."],
            no: ["You will take it as it comes, then."],
            heavy: ["That hour deserves some care beforehand."],
          },
        },
        {
          text: "Until you hear about {about}, what would you like the evenings to have in them?",
          after: {
            any: [
              "Evenings with something in them go by differently.",
              "It doesn’t have to be every evening.",
            ],
            unsure: ["One evening would be a beginning."],
            no: ["Empty evenings are fine too."],
          },
        },
      ],
      easier: [
        {
          text: "Which would help in the next few days?",
          after: {
            any: ["It only has to last until you hear.", "You can try it for one day."],
            unsure: ["You don’t have to do any of them."],
          },
          options: [
            {
              text: "A plan for one evening",
              after: ["One evening that does not belong to the wait."],
            },
            { text: "Fixed times to check", after: ["Two looks a day instead of two hundred."] },
            { text: "Somebody with me", after: ["You don’t have to be alone when it comes."] },
            { text: "Nothing, just wait", after: ["You are free to simply wait."] },
          ],
        },
      ],
      kept: "For the time until then: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "If one question to somebody would shorten the wait or give it a date, ask it. After that I would set two fixed times a day to check, and put one thing into each day that is good whatever the answer.",
      "Decide now who you would want near you when the news comes, and tell them. The rest can’t be prepared, so the days may be as ordinary as you can make them.",
    ],
    "what-helps": [
      "Three things help many people: checking only at set times; something absorbing for the hands, most of all in the worst hour; and one person who knows about it and does not ask every day. Looking things up at night mostly makes it longer.",
    ],
    "is-it-normal": [
      "Yes. Many people find waiting harder than the news itself, even bad news, because there is nothing yet to deal with. Poor sleep, checking and a short temper all come with it.",
    ],
    "is-it-wrong-of-me": [
      "No. Hoping is not greedy, dreading is not disloyal, and wanting it simply to be over is very common. None of it has any influence on the answer.",
    ],
    "how-do-i-begin": [
      "With the day in front of you, not with the answer. Choose one hour today that has nothing to do with it, and one time when you may check.",
    ],
    "will-it-get-better": [
      "Usually, yes, once there is an answer. Many people find knowing easier to live with than not knowing, even when it is not what they wanted. What the answer will be, I can’t tell you.",
    ],
    "what-do-you-think": [
      "I think that you are living through several answers at once, and only one of them will come. So I would save my strength where I could, and settle who is with me on the day.",
    ],
    "why-am-i-like-this": [
      "Because a mind would rather have bad news than none, and goes looking for it. It checks and rehearses so as not to be caught out. That is what waiting does; it says nothing about how strong you are.",
    ],
  },
  ending: {
    titles: [
      "Waiting to hear about {about}",
      "The time before the news",
      "Between yes and no",
      "While the answer is out",
    ],
    cameWith: [
      "You came while waiting to hear about {about}.",
      "You came while waiting for an answer.",
    ],
    gentle: [
      "Check for news twice a day at fixed times, and put the phone in another room between.",
      "Settle who you will ring first, whichever answer comes.",
      "Plan one evening this week that has nothing to do with it.",
    ],
    closings: [
      "I hope you hear soon, and that it is good.",
      "The answer will come without your keeping watch. Rest a little if you can.",
      "Whatever it says, you can bring it here.",
    ],
  },
};
