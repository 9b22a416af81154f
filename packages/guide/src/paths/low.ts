import type { Path } from "../path.ts";

export const low: Path = {
  id: "low",
  name: "Low and flat",
  way: "Look at the low mood",
  invite: "look at how low it is, and find one thing small enough to do",
  opens: {
    any: [
      "Nothing has to be brightened up here.",
      "You don’t need a reason for it in order to talk about it.",
      "It’s hard to start talking when you’re flat, and you have.",
      "We can go slowly. You don’t have to make an effort.",
    ],
    heavy: [
      "I’m sorry it’s like that at the moment.",
      "You needn’t sound any better here than you are.",
      "I’m listening. You can say it as it is.",
    ],
  },
  steps: [
    {
      id: "like",
      role: "feeling",
      label: "What it is like",
      asks: [
        {
          text: "How would you describe it to somebody who has never been low?",
          after: {
            any: [
              "I’ll go by your description.",
              "There aren’t many words for it, and those will do.",
            ],
            unsure: ["Being hard to describe is part of it."],
            heavy: ["I’m glad you did not make that sound better than it is."],
          },
        },
        {
          text: "Is it more like sadness, like tiredness, or like nothing much at all?",
          after: {
            any: ["I ask because they need different things.", "From outside they all look alike."],
            both: ["So there’s more than one of them."],
            unsure: ["They are hard to tell apart from inside."],
            heavy: ["It’s a lot to get up with in the morning."],
          },
        },
        {
          text: "When you think of {about}, what happens inside, if anything?",
          after: {
            any: ["Much or little, it’s good to know.", "Even nothing would be an answer to that."],
            no: ["That goes with being low, too."],
            unsure: ["Perhaps it is too far down to make out."],
            heavy: ["So that still reaches you, and it hurts."],
            good: ["Good that something still stirs."],
          },
        },
      ],
      easier: [
        {
          text: "Which word comes nearest?",
          after: {
            any: ["Near is near enough.", "It doesn’t have to be exact."],
            unsure: ["There may be no word for it today."],
          },
          options: [
            { text: "Heavy", after: ["Everything weighs more, even small things."] },
            { text: "Empty", after: ["Empty is hard to explain, and it’s real."] },
            { text: "Grey", after: ["Then one day is very like the next."] },
            { text: "Cut off", after: ["As if there were glass in between."] },
          ],
        },
      ],
      deeper: [
        {
          text: "Which part of it is hardest to explain to other people?",
          after: {
            any: [
              "You can explain it as badly as you like here.",
              "Explaining takes strength, I know.",
            ],
            unsure: ["Most of it is hard to explain."],
            no: ["Then there’s not much to explain."],
            heavy: ["Tiring to have, and tiring to explain."],
          },
        },
      ],
      kept: "What it is like: {answer}.",
    },
    {
      id: "since",
      role: "why-now",
      label: "Since when",
      asks: [
        {
          text: "When did you first notice that things had gone flat?",
          after: {
            any: ["It often creeps in without being noticed.", "It helps to know roughly when."],
            unsure: ["It tends to come on slowly."],
            heavy: ["You’ve been living with that for a while."],
          },
        },
        {
          text: "What was going on in your life when it began?",
          after: {
            any: ["You can’t always tell what caused what.", "I’ll keep that beside the rest."],
            unsure: ["It may be hard to see from here."],
            no: ["Nothing you can point at, and that’s very common."],
            heavy: ["Anybody would be brought low by that."],
            good: ["And it came all the same."],
          },
        },
        {
          text: "You said {words:like}. How long has it been that way?",
          after: {
            any: [
              "It’s easy to lose track of time with this.",
              "Good to know how far back it reaches.",
            ],
            unsure: ["Hard to say, when it comes gradually."],
            heavy: ["No wonder you’re worn down."],
          },
        },
      ],
      easier: [
        {
          text: "Roughly how far back does it go?",
          after: {
            any: ["A rough guess is all I need.", "Long or short, it is reason enough to talk."],
            unsure: ["A guess is as good as a date."],
          },
          options: [
            { text: "Some days", after: ["A few days, and enough to mention."] },
            { text: "Some weeks", after: ["Weeks are long when each day goes uphill."] },
            { text: "Months", after: ["Months of it. No wonder that there is little left over."] },
            { text: "Nearly always", after: ["So long that there is little to compare it with."] },
          ],
        },
      ],
      deeper: [
        {
          text: "And what was different in the time before that?",
          after: {
            any: ["It helps to know what before was like.", "I asked because it’s easy to forget."],
            unsure: ["The time before can seem a long way off."],
            no: ["So it goes back further than that."],
            heavy: ["I can see that you miss it."],
            good: ["Worth remembering that it was like that."],
          },
        },
      ],
      kept: "Since when, and what was going on: {answer}.",
    },
    {
      id: "day",
      role: "effect",
      label: "How a day goes",
      asks: [
        {
          text: "How does an ordinary day go at the moment?",
          after: {
            any: [
              "I ask because that’s where you notice it most.",
              "Even a quiet day can be tiring.",
            ],
            unsure: ["The days can run into each other."],
            heavy: ["You got through it, and that was work."],
            good: ["I’m glad it isn’t all bad."],
          },
        },
        {
          text: "Which hour of the day is hardest to get through?",
          after: {
            any: ["Perhaps the other hours are a bit easier.", "Worth knowing when that is."],
            unsure: ["Perhaps they’re all much the same."],
            no: ["None stands out, for better or worse."],
            heavy: ["And that hour comes round every day."],
          },
        },
        {
          text: "What part does {about} play in a day like today?",
          after: {
            any: [
              "Now I know how much it comes into things.",
              "Some things go on in the background all day.",
            ],
            no: ["So it doesn’t come into it much."],
            unsure: ["It’s hard to say what leads to what."],
            heavy: ["It takes a good deal out of you."],
            good: ["Good that it has a part."],
          },
        },
      ],
      easier: [
        {
          text: "What takes the most effort?",
          after: {
            any: [
              "Other people don’t always see the effort.",
              "The effort counts, whatever comes of it.",
            ],
            unsure: ["Often it isn’t any one thing."],
          },
          options: [
            { text: "Getting up", after: ["So the hardest task comes first thing."] },
            { text: "Talking to people", after: ["It’s hard work to sound like yourself."] },
            { text: "Deciding anything", after: ["Even tea or coffee can be too much."] },
            { text: "Everything", after: ["You are running on very little."] },
          ],
        },
      ],
      kept: "How the days go: {answer}.",
    },
    {
      id: "dropped",
      role: "cost",
      label: "What has dropped away",
      asks: [
        {
          text: "What have you stopped doing without ever deciding to?",
          after: {
            any: [
              "Things like that slip away quietly.",
              "I ask because it usually happens unnoticed.",
            ],
            unsure: ["It’s often easier to see from outside."],
            no: ["Everything is still going, and that is no small thing."],
            heavy: ["A lot has gone quiet there."],
          },
        },
        {
          text: "What used to give you something and gives you little now?",
          after: {
            any: [
              "It may not be gone, only out of reach.",
              "A low mood takes the taste out of things.",
            ],
            unsure: ["It can be hard to remember."],
            no: ["Some things still give something. Good."],
            heavy: ["A real loss, even if nobody sees it."],
          },
        },
        {
          text: "What would {person} say has changed about you?",
          after: {
            any: [
              "People see different things from outside.",
              "They see a part, and you see a part.",
            ],
            unsure: ["They may not have said anything out loud."],
            no: ["You may be hiding it well."],
            heavy: ["It’s not easy to be seen like that."],
          },
        },
      ],
      easier: [
        {
          text: "What has shrunk the most?",
          after: {
            any: ["It can grow back, slowly.", "One thing often takes others with it."],
            unsure: ["Everything a little, perhaps."],
          },
          options: [
            { text: "Seeing people", after: ["Staying in is easier, and lonelier."] },
            { text: "Things I enjoyed", after: ["They have gone quiet for the time being."] },
            { text: "Moving about", after: ["It gets hard to start again."] },
            { text: "My plans", after: ["Plans need a bit of energy."] },
          ],
        },
      ],
      deeper: [
        {
          text: "Of what has dropped away, what do you miss, even a little?",
          after: {
            any: [
              "Even a bit of missing is worth noticing.",
              "I’ll keep that for when we get to small things.",
            ],
            unsure: ["You may be too tired to miss anything."],
            no: ["Nothing yet, then. I won’t press."],
            heavy: ["It clearly meant something to you."],
          },
        },
      ],
      kept: "What has dropped away: {answer}.",
    },
    {
      id: "says",
      role: "belief",
      label: "What the mood says",
      asks: [
        {
          text: "What does the mood tell you about yourself?",
          after: {
            any: [
              "Moods talk as though they had known you for years.",
              "I ask because a low mood isn’t very fair.",
            ],
            unsure: ["Perhaps it doesn’t use words."],
            no: ["Good, it leaves you alone there."],
            heavy: ["I wouldn’t let a low mood have the last word on that."],
          },
        },
        {
          text: "What does it say about how things will go on?",
          after: {
            any: ["Things look different from down there.", "Low moods aren’t good at forecasts."],
            unsure: ["Perhaps it looks no further than tomorrow."],
            no: ["So it keeps to today."],
            heavy: ["It’s very sure of itself, and it can’t know."],
            good: ["I’m glad part of you sees that."],
          },
        },
        {
          text: "You said {words:dropped}. What does the mood make of that?",
          after: {
            any: ["It usually has something to say.", "You may see it differently yourself."],
            unsure: ["Perhaps it makes nothing of it at all."],
            heavy: ["A harsh thing to live with."],
          },
        },
      ],
      easier: [
        {
          text: "Which sentence does it use most?",
          after: {
            any: [
              "It isn’t the only thing you could say.",
              "Anything sounds true if you hear it enough.",
            ],
            unsure: ["Some moods prefer silence."],
          },
          options: [
            { text: "I’m just lazy", after: ["Low can look like lazy, and it isn’t."] },
            { text: "It will stay like this", after: ["It always looks that way from inside."] },
            { text: "Others manage", after: ["You only see other people from outside."] },
            { text: "It hardly speaks", after: ["So it’s more of a silence."] },
          ],
        },
      ],
      kept: "What the mood says: {answer}.",
    },
    {
      id: "lighter",
      role: "exception",
      label: "A shade lighter",
      asks: [
        {
          text: "When was it a shade lighter lately, even for a few minutes?",
          after: {
            any: [
              "A shade is all I’m asking for.",
              "Moments like that are easy to miss, so I ask.",
            ],
            unsure: ["They slip by so easily."],
            no: ["Not lately, then. I won’t push."],
            heavy: ["It’s been a long grey stretch."],
            good: ["So there are gaps in it."],
          },
        },
        {
          text: "What can you still do with a little less effort than the rest?",
          after: {
            any: ["I’m looking for what costs you least.", "Easy things count as well."],
            unsure: ["On some days everything costs the same."],
            no: ["So it’s all uphill at the moment."],
            good: ["Good that you still have that."],
          },
        },
        {
          text: "You said {words:day}. Which part of that was a shade easier?",
          after: {
            any: [
              "Even slightly easier is worth noticing.",
              "Days are rarely the same all the way through.",
            ],
            unsure: ["You might notice it tomorrow, in passing."],
            no: ["No easier part, then."],
            good: ["Worth knowing about, that part."],
          },
        },
      ],
      easier: [
        {
          text: "What lifts it by a hair?",
          after: {
            any: ["It only has to be a tiny bit.", "It doesn’t have to last to count."],
            unsure: ["You may only notice it afterwards."],
          },
          options: [
            { text: "Daylight", after: ["Daylight helps a lot of people."] },
            { text: "An animal or a child", after: ["They don’t expect you to be cheerful."] },
            { text: "Music", after: ["Music asks for no answer."] },
            { text: "Nothing just now", after: ["Nothing for now is an honest answer."] },
          ],
        },
      ],
      kept: "A shade lighter: {answer}.",
    },
    {
      id: "need",
      role: "need",
      label: "What you need",
      asks: [
        {
          text: "What would you like somebody to know without your having to explain it?",
          after: {
            any: [
              "You don’t have to explain it here either.",
              "People aren’t good at guessing this sort of thing.",
            ],
            unsure: ["Perhaps just that it is hard at the moment."],
            no: ["You’d rather keep it to yourself, and that’s fine."],
            heavy: ["Somebody ought to know that."],
          },
        },
        {
          text: "What sort of company would be bearable at the moment?",
          after: {
            any: ["Bearable is enough for now.", "Ten minutes of it would be plenty."],
            unsure: ["Perhaps somebody who wants nothing from you."],
            no: ["None for the moment, and that is allowed."],
            good: ["I’m glad there is something of the kind."],
          },
        },
        {
          text: "If {person} wanted to help, what would be of use?",
          after: {
            any: [
              "Most people would be relieved to be told.",
              "It’s easier to help when you know what’s wanted.",
            ],
            unsure: ["You don’t have to know that yet."],
            no: ["Not everybody can help with this."],
            good: ["Not so far out of reach, perhaps."],
          },
        },
      ],
      easier: [
        {
          text: "What would do you more good now?",
          after: {
            any: [
              "A reasonable thing to want, I’d say.",
              "There’s nothing wrong with wanting that.",
            ],
            unsure: ["An hour from now it may be something else."],
          },
          options: [
            { text: "To be asked", after: ["Asked, and then really listened to."] },
            {
              text: "To be left in peace",
              after: ["You can be left in peace and still be thought of."],
            },
            { text: "Help with something", after: ["One thing less to do would be something."] },
            { text: "Somebody just there", after: ["Just there, and nothing more."] },
          ],
        },
      ],
      kept: "What would do you good from others: {answer}.",
    },
    {
      id: "step",
      role: "step",
      label: "One small thing",
      asks: [
        {
          text: "What is one thing small enough for a day like this?",
          after: {
            any: ["Small is the right size for now.", "You don’t have to enjoy it."],
            unsure: ["It may be as small as opening a window."],
            no: ["Nothing today, then, and that’s allowed."],
            good: ["Good. Plenty for one day."],
          },
        },
        {
          text: "If tomorrow were to be one degree kinder, what would be in it?",
          after: {
            any: ["One degree is plenty to aim for.", "It doesn’t have to be a good day."],
            unsure: ["Tomorrow can be left open."],
            no: ["It can stay as it is, too."],
            good: ["I would like you to have that."],
          },
        },
        {
          text: "You said {words:lighter}. Where in this week could a little of that fit?",
          after: {
            any: ["A little would do, and no promises.", "Next week would do as well."],
            unsure: ["The week may show you where."],
            no: ["This week may be too full or too flat for it."],
          },
        },
      ],
      easier: [
        {
          text: "Which would be possible tomorrow?",
          after: {
            any: ["Possible is all it has to be.", "Even half of it would count."],
            unsure: ["You can see how you are tomorrow."],
          },
          options: [
            { text: "Ten minutes of daylight", after: ["At a window, if need be."] },
            { text: "A message to somebody", after: ["It can be just three words."] },
            { text: "A proper meal", after: ["Something warm, and sitting down."] },
            { text: "Ringing the doctor", after: ["A good call to make."] },
          ],
        },
      ],
      kept: "Small enough to do: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "Do one small thing before you feel like it, since the wish often comes after the doing: ten minutes of daylight, a warm meal, one message. And if it has lasted more than two weeks, or takes your sleep and appetite, tell a doctor. That is what they are there for, and it often helps.",
      "Make the day smaller. One thing for the body, one thing that needs doing, one person, and the rest may wait.",
    ],
    "what-helps": [
      "Three things help many people, in small doses: daylight early in the day, moving a little at the same hour each day, and being with somebody who wants nothing from you. If it goes on for more than two weeks, a doctor can help, with talking treatment or otherwise.",
    ],
    "is-it-normal": [
      "Low spells are very common, with or without a reason, and most of them pass. If it has been there nearly all day for two weeks or more, it is worth telling a doctor, as you would with a cough that stays.",
    ],
    "is-it-wrong-of-me": [
      "No. You don’t owe anybody cheerfulness, and having much to be thankful for does not protect anyone from being low. You have taken nothing from anybody by feeling like this.",
    ],
    "how-do-i-begin": [
      "With something that takes less than five minutes and needs no mood: open the curtains, wash your face, drink a glass of water. Then see whether there is a second thing.",
    ],
    "will-it-get-better": [
      "Most likely, yes. Low moods lift for most people, by themselves or with help, although from inside it never looks that way. It tends to go in small steps, and others often notice it before you do.",
    ],
    "what-do-you-think": [
      "I think that you are working harder than it looks, because everything costs more when you are low. I would ask very little of the day, and I would let one other person know.",
    ],
    "why-am-i-like-this": [
      "There is rarely just one reason. Sleep, light, strain, loss, illness and the way you are made can all bring it on, sometimes for no reason you can see. It is not a lack of character, and a doctor can look for causes in the body.",
    ],
  },
  ending: {
    titles: [
      "Low, and thinking of {about}",
      "A low stretch",
      "One degree kinder",
      "What is small enough",
    ],
    cameWith: ["You came feeling low, and spoke of {about}.", "You came feeling low and flat."],
    gentle: [
      "Ten minutes of daylight before noon, outside or at a window.",
      "Write three words to one person. No explanation needed.",
      "Eat one warm thing today, sitting down.",
      "If it has lasted two weeks or more, ring the doctor.",
    ],
    closings: [
      "You talked, on a day when that was uphill. Rest now if you can.",
      "Tomorrow doesn’t have to be good. One degree kinder would do.",
      "Come as you are, any day. It needn’t be a better one.",
    ],
  },
  exercise: "activity-planning",
  endsWithout: ["obstacle"],
};
