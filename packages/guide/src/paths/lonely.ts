import type { Path } from "../path.ts";

export const lonely: Path = {
  id: "lonely",
  name: "Loneliness",
  way: "Look at the loneliness",
  invite: "find out what sort of lonely it is and what could ease it",
  opens: {
    any: [
      "Many people know that, and few say it out loud.",
      "Good that there’s somewhere to say it.",
      "Lonely isn’t the same for everybody, so let’s look closely.",
      "We can find out what sort of company is missing.",
    ],
    heavy: [
      "I’m glad you said it, even if it’s only here.",
      "I’m sorry it’s like that.",
      "Nobody should have to keep that to themselves.",
    ],
  },
  steps: [
    {
      id: "missing",
      role: "matter",
      label: "What is missing",
      asks: [
        {
          text: "If you weren’t lonely tonight, what would be different?",
          after: {
            any: [
              "I’ll keep that as what’s missing.",
              "That says something about the sort of lonely it is.",
            ],
            heavy: ["A lot is missing, by the way you say it."],
            unsure: ["Perhaps there’s no picture yet, only a pull."],
          },
        },
        {
          text: "What would you most like to have somebody for?",
          after: {
            any: [
              "Wanting somebody for that is only human.",
              "Good to know what the gap is made of.",
            ],
            no: ["Perhaps it isn’t for anything, only that somebody is there."],
            heavy: ["There’s nothing foolish in wanting that."],
            unsure: ["Sometimes it’s just for being there."],
          },
        },
        {
          text: "What would you like to share with {person} that you can’t share at the moment?",
          after: {
            any: [
              "It has a place here, for the time being.",
              "That tells me something about what you’d like to share.",
            ],
            no: ["It isn’t sharing that’s missing there, then."],
            heavy: ["It weighs more when it can’t be shared."],
            unsure: ["It’s easy to get used to not sharing."],
          },
        },
      ],
      easier: [
        {
          text: "What is missing most?",
          after: { any: ["That’s a start, and a clear one."] },
          options: [
            {
              text: "Somebody to talk to",
              after: ["It’s good to have somebody to tell the day to."],
            },
            {
              text: "Somebody to do things with",
              after: ["Many things are only half as good alone."],
            },
            {
              text: "Being really known",
              after: ["You can be greeted all week and known by nobody."],
            },
            { text: "A hug", after: ["No message can stand in for a hug."] },
          ],
        },
      ],
      deeper: [
        {
          text: "You’ve told me how it is. Is it stronger when you’re by yourself, or among people?",
          after: {
            any: [
              "The two sorts need different things.",
              "It’s useful to know when it’s stronger.",
            ],
            both: ["So there’s no getting away from it."],
            heavy: ["It’s a tiring thing to carry about."],
            unsure: ["It needn’t be the same every day."],
          },
        },
      ],
      kept: "What is missing: {answer}.",
    },
    {
      id: "since",
      role: "why-now",
      label: "How it came about",
      asks: [
        {
          text: "How did it come to be like this?",
          after: {
            any: ["Good to know where it comes from.", "Nobody sets out to be lonely."],
            heavy: ["That would leave anybody lonely."],
            unsure: ["It probably gathered slowly, like dust."],
          },
        },
        {
          text: "Who or what used to be there and isn’t now?",
          after: {
            any: ["So the gap has a shape.", "I’ll set that down with what’s missing."],
            no: ["So it’s less something lost than something still to come."],
            heavy: ["I’m sorry. That leaves a big gap."],
            unsure: ["It can be hard to say what has gone quiet."],
          },
        },
        {
          text: "What part did {about} play in it, do you think?",
          after: {
            any: ["That’s one thread of it, anyhow.", "It helps to see what hangs together."],
            no: ["It would be there in any case, then."],
            heavy: ["One thing has pulled another along with it."],
            unsure: ["Perhaps they only came at the same time."],
          },
        },
      ],
      easier: [
        {
          text: "How long has it been like this?",
          after: { any: ["I’ll bear that in mind as we go on."] },
          options: [
            { text: "Since a change", after: ["A change takes people away without meaning to."] },
            { text: "Since somebody left", after: ["One person can leave a very large silence."] },
            { text: "It crept up", after: ["What creeps up is easily taken for normal."] },
            { text: "As long as I remember", after: ["So it’s an old companion, if a poor one."] },
          ],
        },
      ],
      kept: "How it came about: {answer}.",
    },
    {
      id: "hour",
      role: "effect",
      label: "When it is strongest",
      asks: [
        {
          text: "Which hour of the week is the emptiest?",
          after: {
            any: [
              "We’ll come back to that hour.",
              "One hour can be dealt with sooner than a whole life.",
            ],
            no: ["It’s spread over all of it, then."],
            heavy: ["An hour like that goes on for a long time."],
            unsure: ["Perhaps it doesn’t keep regular hours."],
          },
        },
        {
          text: "What do you do when it comes?",
          after: {
            any: [
              "It gets you to the other side of the hour.",
              "Everybody has some way of getting through it.",
            ],
            heavy: ["And then it still has to be got through."],
            no: ["You let it come, and that’s a way too."],
            unsure: ["Sometimes you just wait for it to pass."],
          },
        },
        {
          text: "You mentioned {words:missing}. At what time of day is that plainest?",
          after: {
            any: ["That could be the hour to begin with.", "It’s good to know when to expect it."],
            heavy: ["It’s hard to have it come round like that."],
            unsure: ["Perhaps it’s there all along, in the background."],
          },
        },
      ],
      easier: [
        {
          text: "When is it at its worst?",
          after: { any: ["That helps to know where to look."] },
          options: [
            { text: "In the evening", after: ["Evenings can be very long."] },
            { text: "At weekends", after: ["Other people’s weekends look fuller than they are."] },
            { text: "Among other people", after: ["A full room can be the loneliest place."] },
            {
              text: "When something good happens",
              after: ["Good news needs somebody to tell it to."],
            },
          ],
        },
      ],
      kept: "When it is strongest: {answer}.",
    },
    {
      id: "story",
      role: "belief",
      label: "What you tell yourself",
      asks: [
        {
          text: "What do you tell yourself about why it’s like this?",
          after: {
            any: ["It’s one way to read it.", "Being lonely isn’t the best time to judge."],
            heavy: ["You say that to yourself with nobody there to object."],
            unsure: ["It may have less to do with you than you’d think."],
          },
        },
        {
          text: "What do you think people see when they look at you?",
          after: {
            any: ["They may see something else altogether.", "It’s a guess, made from the inside."],
            good: ["A decent thing to be seen as."],
            heavy: ["I doubt that it’s all they see."],
            unsure: ["None of us can see ourselves from outside."],
          },
        },
        {
          text: "What goes through your mind before you get in touch with {person}?",
          after: {
            any: [
              "You can think that and still get in touch.",
              "It’s often the minute before that’s the worst.",
            ],
            no: ["Nothing in the way there, which is good to know."],
            heavy: ["With that in your head it’s a long way to the phone."],
            unsure: ["Sometimes it’s over before there is a thought."],
          },
        },
      ],
      easier: [
        {
          text: "Which thought is closest to yours?",
          after: { any: ["Thoughts like that are easy to believe."] },
          options: [
            { text: "Everybody is busy", after: ["Busy people like being asked too."] },
            {
              text: "I’d be a bother",
              after: ["Most people are pleased to have been thought of."],
            },
            {
              text: "I’m no good at it",
              after: ["It rusts without use, and it comes back with use."],
            },
            { text: "People don’t stay", after: ["Some didn’t. It isn’t a law."] },
          ],
        },
      ],
      kept: "What you tell yourself about it: {answer}.",
    },
    {
      id: "known",
      role: "meaning",
      label: "What nobody asks about",
      asks: [
        {
          text: "What would you like to be asked about, that nobody asks you?",
          after: {
            any: ["It deserves a good listener.", "You can tell it here whenever you like."],
            no: ["Perhaps you’d rather just be in company."],
            heavy: ["It’s a shame that nobody has asked."],
            good: ["That would be worth somebody’s evening."],
            unsure: ["Perhaps it’s a long time since anybody asked."],
          },
        },
        {
          text: "What are you like when you’re at ease with people?",
          after: {
            any: [
              "I’ll keep that beside how it feels at the moment.",
              "Perhaps not many have met that side lately.",
            ],
            good: ["Good company, by the look of it."],
            heavy: ["It’s a pity that it gets so little air."],
            unsure: ["It may be a while since you had the chance."],
          },
        },
        {
          text: "What do you like about who you are when you’re with {person}?",
          after: {
            any: ["Some of it is yours wherever you go.", "I’ll make a note of that side of you."],
            no: ["With them you’re not at your best, then."],
            good: ["So there is a place where that comes out."],
            heavy: ["You miss that part of yourself as well."],
            unsure: ["That’s easier for others to see."],
          },
        },
      ],
      easier: [
        {
          text: "What does somebody get who gets to know you?",
          after: { any: ["Worth a good deal to the right person."] },
          options: [
            { text: "A good listener", after: ["Listeners are harder to find than talkers."] },
            {
              text: "Somebody funny",
              after: ["A joke needs a second person, and you’ve got the joke."],
            },
            { text: "Somebody loyal", after: ["That shows over time, and it’s worth the time."] },
            { text: "I couldn’t say", after: ["It’s an odd thing to have to say of yourself."] },
          ],
        },
      ],
      kept: "What you would like somebody to know of you: {answer}.",
    },
    {
      id: "less",
      role: "exception",
      label: "When it was less",
      asks: [
        {
          text: "When were you last a bit less alone, even for ten minutes?",
          after: {
            any: [
              "Worth looking at what those minutes had in them.",
              "I’ll keep it, however small it was.",
            ],
            good: ["It shows in the way you tell it."],
            no: ["It’s been a long stretch without, in that case."],
            heavy: ["It can make the quiet afterwards harder."],
            unsure: ["Such minutes are easily overlooked."],
          },
        },
        {
          text: "Where can you be among people without making an effort?",
          after: {
            any: [
              "Places do some of the work that people can’t.",
              "Turning up there is half of it.",
            ],
            no: ["No such place just now, and that explains a good deal."],
            heavy: ["Making an effort all the time wears anybody out."],
            unsure: ["The place may be one you’d not have thought of."],
          },
        },
        {
          text: "Thinking of {words:hour}: when was that ever different?",
          after: {
            any: [
              "It needn’t always be the way it is now.",
              "Part of that might come back in another form.",
            ],
            no: ["It has always been so, which makes any change a new thing."],
            heavy: ["You remember it well, and that hurts a little."],
            unsure: ["It’s hard to remember from inside it."],
          },
        },
      ],
      easier: [
        {
          text: "What takes the edge off, even a little?",
          after: { any: ["A little is where it starts."] },
          options: [
            { text: "An animal", after: ["An animal is real company."] },
            {
              text: "A few words with somebody",
              after: ["Two sentences at a till can change a day."],
            },
            { text: "A phone call", after: ["A voice does what a message can’t."] },
            { text: "Being outdoors", after: ["Being outdoors can feel less shut in."] },
          ],
        },
      ],
      kept: "When it was less: {answer}.",
    },
    {
      id: "edge",
      role: "person",
      label: "Who is at the edge",
      asks: [
        {
          text: "Who do you see now and then without really knowing them?",
          after: {
            any: [
              "Most friends started out at that distance.",
              "It can stay that light for a while.",
            ],
            no: ["Nobody at the edge just now, so a place comes first."],
            good: ["There may be something there already."],
            unsure: ["They might be so familiar that you look past them."],
          },
        },
        {
          text: "Whose number do you still have that you’d be glad to hear from?",
          after: {
            any: [
              "They may be thinking that it’s their turn, too.",
              "It only takes one name to begin.",
            ],
            no: ["Nobody from before, so it’ll be somebody new."],
            heavy: ["It’s hard to reach across so much time."],
            unsure: ["A name may come up when you’re not looking for it."],
          },
        },
        {
          text: "What would {person} say, if they knew how quiet it’s been?",
          after: {
            any: [
              "It might be easier to hear than it is to say.",
              "They can only answer what they know about.",
            ],
            good: ["That speaks for letting them know."],
            heavy: ["You’ve kept it from them, perhaps to spare them."],
            unsure: ["People can surprise you, either way."],
          },
        },
      ],
      easier: [
        {
          text: "Who might be the easiest to begin with?",
          after: { any: ["Easiest first is a sound order."] },
          options: [
            {
              text: "Somebody from before",
              after: ["Old threads often hold better than they look."],
            },
            {
              text: "A neighbour",
              after: ["With a neighbour, a parcel is reason enough."],
            },
            {
              text: "Somebody at work",
              after: ["You share the hours already; that’s a beginning."],
            },
            {
              text: "A group of some kind",
              after: ["In a group the activity does the talking at first."],
            },
          ],
        },
      ],
      kept: "Who might be near: {answer}.",
    },
    {
      id: "want",
      role: "wish",
      label: "What you would like",
      asks: [
        {
          text: "If next week had one good hour with somebody in it, what would you be doing?",
          after: {
            any: [
              "An hour is easier to arrange than a friendship.",
              "I’ll keep that hour for the end.",
            ],
            good: ["A nice hour to look forward to."],
            heavy: ["It isn’t much to ask of a week."],
            unsure: ["Even sitting somewhere with a hot drink would count."],
          },
        },
        {
          text: "What would be enough, to begin with?",
          after: {
            any: ["Nobody needs a best friend by Friday.", "It only has to be a beginning."],
            no: ["It may be that nothing small feels like enough today."],
            heavy: ["I hope it doesn’t take long."],
            unsure: ["You might only know it afterwards."],
          },
        },
        {
          text: "You spoke of {words:known}. Where might somebody enjoy that?",
          after: {
            any: [
              "There may be a place where just that is wanted.",
              "It’s easier to meet people over something shared.",
            ],
            no: ["You can’t see it from here, and it may still exist."],
            unsure: ["It’s worth keeping an eye open for."],
          },
        },
      ],
      easier: [
        {
          text: "Which of these would do you most good?",
          after: { any: ["We’ll look for that, then."] },
          options: [
            { text: "One real conversation", after: ["One real one outweighs a week of hellos."] },
            { text: "Company without talking", after: ["Side by side is company too."] },
            { text: "Something regular", after: ["Being expected somewhere does a lot."] },
            { text: "To be needed", after: ["Somebody, somewhere, could use a hand."] },
          ],
        },
      ],
      kept: "What you would like: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "I’d begin with the same place at the same time every week, because people grow familiar by being seen again: a class, a choir, a café, a volunteer shift. And I’d write one short message to one person you’d be glad to hear from, without apologising for the silence.",
      "Pick the emptiest hour of your week and put something with people in it, even just people in the room. Closeness comes later; being seen comes first.",
    ],
    "what-helps": [
      "Three things help many people: something regular where you’re expected; short exchanges with strangers, which do more good than they seem to; and asking people questions rather than waiting to be asked. If you feel low most of the day for weeks, talk to a doctor as well.",
    ],
    "is-it-normal": [
      "Yes, very. A great many people are lonely at some time, including in marriages, in offices and in the middle of big families; it just doesn’t show from outside.",
    ],
    "is-it-wrong-of-me": [
      "No. Wanting company isn’t needy, and having little of it isn’t a failing. It’s a need like sleep.",
    ],
    "how-do-i-begin": [
      "With something that takes two minutes: one message, “I thought of you, how are you?”, or one sentence to somebody you usually only nod to.",
      "By going somewhere once, with permission to leave after half an hour. The second time is the one that counts, because then somebody may know your face.",
    ],
    "will-it-get-better": [
      "It can, and mostly slowly: first a few familiar faces, then a name, then somebody who notices when you’re missing. It rarely changes by waiting, and often by one small regular thing.",
    ],
    "what-do-you-think": [
      "I think it’s a need that isn’t being met, and not a fault in you. I’d look for one regular hour among people before looking for a friend.",
    ],
    "why-am-i-like-this": [
      "People are made to be with others, so being without hurts, just as hunger does. And the longer it lasts, the warier people get, which makes the first step look bigger than it is.",
    ],
  },
  ending: {
    titles: ["A quiet time", "What sort of company is missing", "Lonely, and {about}"],
    cameWith: [
      "You came because it had been lonely, with {about} as part of it.",
      "You came because you had been lonely.",
    ],
    gentle: [
      "Say one sentence more than necessary to somebody today.",
      "Send one short message to somebody you’d be glad to hear from.",
      "Spend the emptiest hour of the week somewhere with people in it.",
    ],
    closings: [
      "It’s good that you said it. One small thing is enough to begin.",
      "I hope the week brings you a good hour with somebody.",
      "You’re not the only one, even if it seems so. Go well.",
    ],
  },
  exercise: "activity-planning",
};
