import type { Path } from "../path.ts";

export const sleep: Path = {
  id: "sleep",
  name: "Sleep",
  way: "Look at the nights",
  invite: "look at the nights and what gets into them",
  opens: {
    any: [
      "The nights, then. Let’s take them slowly.",
      "Bad sleep finds its way into everything.",
      "Sleep can’t be forced, so let’s come at it from the side.",
      "Let’s go through it, one piece at a time.",
    ],
    heavy: [
      "I’m sorry the nights are like that.",
      "When the nights are bad, there is nowhere to put the day down.",
      "That is a wearing way to get from one day to the next.",
    ],
  },
  steps: [
    {
      id: "night",
      role: "matter",
      label: "How the nights go",
      asks: [
        {
          text: "How does one of these nights usually go, from lying down to getting up?",
          after: {
            any: ["Thank you, I can follow it better now.", "That gives me the shape of it."],
            unsure: ["Nights do blur, the bad ones most of all."],
            heavy: ["Morning is a long way off on such a night."],
          },
        },
        {
          text: "Which hour of the night do you know better than you would like?",
          after: {
            any: ["Now I know which part of the night we mean.", "I’ll keep that in mind."],
            unsure: ["Some nights don’t keep to the clock."],
            heavy: ["A long time to be awake with that."],
          },
        },
        {
          text: "What was last night like?",
          after: {
            any: [
              "One real night tells more than an average.",
              "Last night is the nearest, so it is a good one to start from.",
            ],
            good: ["A kinder night, so there are such nights too."],
            unsure: ["Perhaps it ran into all the others."],
            heavy: ["A night like that is not over when it gets light."],
          },
        },
      ],
      easier: [
        {
          text: "Where does it go wrong most often?",
          after: {
            any: ["Good, that tells me where to look."],
            unsure: ["A different place each night, perhaps."],
          },
          options: [
            { text: "Falling asleep", after: ["So the beginning of the night is the hard part."] },
            {
              text: "Waking in the night",
              after: ["Falling asleep is one thing, staying there another."],
            },
            { text: "Waking too early", after: ["Morning comes before anybody asked for it."] },
            { text: "Never rested", after: ["Hours in bed, and little to show for them."] },
          ],
        },
      ],
      deeper: [
        {
          text: "You’ve told me some of it. What do you do in the first minutes, once you notice it’s happening again?",
          after: {
            any: [
              "Good to know what happens in those minutes.",
              "People do all sorts of things then, so I’m glad I asked.",
            ],
            unsure: ["Hardly anybody watches themselves in the dark."],
            heavy: ["Those are lonely minutes, told like that."],
          },
        },
      ],
      kept: "How the nights go: {answer}.",
    },
    {
      id: "since",
      role: "why-now",
      label: "Since when",
      asks: [
        {
          text: "When did you last sleep in a way you would call ordinary?",
          after: {
            any: [
              "Sleep has a history, and this is a piece of yours.",
              "It helps to know how far back that lies.",
            ],
            unsure: ["Sleep goes quietly; hardly anybody notes the date."],
            heavy: ["You’ve had that with you for a while, then."],
          },
        },
        {
          text: "What else was going on in your life around the time it started?",
          after: {
            any: [
              "Whether or not it was the cause, it was there.",
              "Nights often answer to what the days are doing.",
            ],
            no: ["Nothing to point at, and still it came."],
            unsure: ["Something may come back to you while we talk."],
            heavy: ["A great deal was asked of you around then."],
          },
        },
        {
          text: "You said {words:night}. How long has it been like that?",
          after: {
            any: ["I wanted to know how long a run it has had.", "Even a rough idea is useful."],
            unsure: ["It’s easy to lose count."],
            heavy: ["Nobody gets used to that, however long it lasts."],
          },
        },
      ],
      easier: [
        {
          text: "Roughly, how old is it?",
          after: {
            any: ["Near enough will do."],
            unsure: ["No need to be exact about it."],
          },
          options: [
            { text: "Days", after: ["Still fresh, and perhaps only passing through."] },
            { text: "Weeks or months", after: ["Long enough to become a pattern."] },
            { text: "Years", after: ["Years of it; you will have heard every tip there is."] },
            { text: "I never slept well", after: ["It has been with you all along, then."] },
          ],
        },
      ],
      kept: "How long it has been so: {answer}.",
    },
    {
      id: "mind",
      role: "feeling",
      label: "What comes in the dark",
      asks: [
        {
          text: "What comes to mind when you would rather be asleep?",
          after: {
            any: [
              "So that is the company you have at that hour.",
              "Night gives things a size they seldom have by day.",
            ],
            no: ["Awake for nothing in particular, then."],
            unsure: ["It need not be a thought at all."],
            heavy: ["That would keep anybody’s eyes open."],
          },
        },
        {
          text: "Is it more your head that won’t stop, or your body that won’t let go?",
          after: {
            any: ["Those two want different kinds of help.", "Good to know which way it leans."],
            both: ["Each keeps the other awake, then."],
            unsure: ["From inside they are hard to tell apart."],
          },
        },
        {
          text: "When you think of {about} at night, where does the thought usually end up?",
          after: {
            any: [
              "Thoughts tend to take the same road at night.",
              "It’s useful to know where it ends up.",
            ],
            unsure: ["Perhaps it goes round and round rather than anywhere."],
            heavy: ["A hard place to arrive at in the dark."],
          },
        },
      ],
      easier: [
        {
          text: "What is loudest at night?",
          after: {
            any: ["I’ll remember that when we come to the evening."],
            unsure: ["It may be hard to say which."],
          },
          options: [
            {
              text: "My thoughts",
              after: ["Thoughts like an empty room, and at night they have one."],
            },
            { text: "My body", after: ["A body that won’t settle is hard to argue with."] },
            {
              text: "Noise or other people",
              after: ["Some of it is not yours to switch off, then."],
            },
            {
              text: "Nothing, just wide awake",
              after: ["Awake for no reason is maddening in its own way."],
            },
          ],
        },
      ],
      deeper: [
        {
          text: "You named what keeps you awake. What would have to be settled before it let you be?",
          after: {
            any: [
              "Night is not a good time for settling anything.",
              "It helps to know what it would take.",
            ],
            no: ["Perhaps nothing needs settling, and you are simply awake."],
            unsure: ["That can be hard to put a finger on."],
            heavy: ["No night is long enough to settle that."],
          },
        },
      ],
      kept: "What comes in the dark: {answer}.",
    },
    {
      id: "day",
      role: "effect",
      label: "What it takes from the day",
      asks: [
        {
          text: "What does the day after a bad night get less of?",
          after: {
            any: ["So that is where the day feels it.", "That counts as part of what it costs."],
            no: ["The days hold up better than the nights, then."],
            unsure: ["After a while, tired feels normal."],
            heavy: ["It takes a lot out of the day as well."],
          },
        },
        {
          text: "Who or what gets the last of your patience on a tired day?",
          after: {
            any: [
              "Whatever stands nearest tends to catch it.",
              "Worth knowing, because it is seldom meant.",
            ],
            no: ["You keep it to yourself, then, as far as it goes."],
            unsure: ["It can be hard to notice when you’re tired."],
            heavy: ["You would have liked to have more to give there."],
          },
        },
        {
          text: "What might {person} notice about you after a bad night?",
          after: {
            any: [
              "It can look different from outside.",
              "Others see one half of it, and you the other.",
            ],
            no: ["It doesn’t show, then, which is not the same as not being there."],
            unsure: ["It’s hard to know what others see."],
          },
        },
      ],
      easier: [
        {
          text: "After a bad night, how much of you is left for the day, from 0 to 10?",
          after: {
            any: ["A number says it quickly."],
            unsure: ["A guess is fine; it changes from day to day."],
          },
          options: [
            { text: "0 to 3", after: ["Very little to run a whole day on."] },
            { text: "4 to 6", after: ["About half, and the day wants all of it."] },
            { text: "7 to 10", after: ["Something to work with, then, even after such nights."] },
          ],
        },
      ],
      kept: "What it takes from the day: {answer}.",
    },
    {
      id: "tale",
      role: "belief",
      label: "What you tell yourself",
      asks: [
        {
          text: "What do you tell yourself about tomorrow while you are lying awake?",
          after: {
            any: [
              "Whatever it is, it carries more weight at night.",
              "Morning might put that a little differently.",
            ],
            unsure: ["Perhaps it is more of a mood than a sentence."],
            heavy: ["And at that hour nobody is up to contradict it."],
          },
        },
        {
          text: "What do you think will happen if the nights stay as they are?",
          after: {
            any: [
              "Good to have that out of the dark and on the page.",
              "I see what you expect, more or less.",
            ],
            unsure: ["Not knowing may well be the honest answer."],
            heavy: ["A fear of that size does not make for rest."],
          },
        },
        {
          text: "About the night you said {words:mind}. How does that look at noon?",
          after: {
            any: [
              "Noon is a fairer judge than three in the morning.",
              "Thanks, it helps to see it by day as well.",
            ],
            unsure: ["You may not have looked at it by day."],
            heavy: ["As heavy by day, then, only with more going on around it."],
          },
        },
      ],
      easier: [
        {
          text: "How does the next day usually turn out, compared with what you feared in the night?",
          after: {
            any: ["Nights make forecasts, and not all of them come true."],
            unsure: ["Hardly anybody keeps count of that."],
          },
          options: [
            { text: "As bad as feared", after: ["The night is not making it up, then."] },
            { text: "Not quite as bad", after: ["You get through more than the night believes."] },
            { text: "It varies", after: ["Some nights exaggerate and some do not."] },
          ],
        },
      ],
      kept: "What you tell yourself about it: {answer}.",
    },
    {
      id: "better",
      role: "exception",
      label: "Better nights",
      asks: [
        {
          text: "Think of one night that was better than expected. What was different about it?",
          after: {
            any: [
              "There may be a clue in that.",
              "Good nights leave few traces, so I’ll keep that.",
            ],
            no: ["None at all is an answer too, and a weary one."],
            unsure: ["Nobody studies the good nights; they are slept through."],
            good: ["Your body has not forgotten how, then."],
          },
        },
        {
          text: "Where in the world have you slept best?",
          after: {
            any: [
              "A place can hold a bit of the answer.",
              "Places are easier to remember than nights.",
            ],
            unsure: ["Too long ago to say, perhaps."],
            heavy: ["You may miss more about it than the sleep."],
            good: ["Nice to hear there has been such a place."],
          },
        },
        {
          text: "Of everything you have tried, what helped even a little?",
          after: {
            any: [
              "That saves me telling you what you already know.",
              "Better to hear that from you than from a list.",
            ],
            no: ["You have looked, and not found it yet."],
            unsure: ["What helped and what was chance is hard to tell."],
          },
        },
        {
          text: "You said {words:day} about the tired days. When did a day last go better than that?",
          after: {
            any: ["I’d be curious how you had slept before it.", "One good day is evidence too."],
            no: ["Not for a long time, then."],
            unsure: ["A better day can go by without being noticed."],
          },
        },
      ],
      easier: [
        {
          text: "What has brought sleep a little nearer, now and then?",
          after: {
            any: ["Good, that’s worth remembering."],
            unsure: ["Sleep comes and goes as it likes."],
          },
          options: [
            {
              text: "Getting up for a while",
              after: ["Leaving the bed can be the way back into it."],
            },
            {
              text: "Reading or listening",
              after: ["Somebody else’s words in place of your own."],
            },
            { text: "Not being alone", after: ["Another breath in the room can do a good deal."] },
            {
              text: "Nothing so far",
              after: ["Nothing yet, and you have gone through all the trying."],
            },
          ],
        },
      ],
      kept: "About better nights you said {answer}.",
    },
    {
      id: "hour",
      role: "need",
      label: "The hour before bed",
      asks: [
        {
          text: "What usually happens in the last hour before you go to bed?",
          after: {
            any: [
              "Sleep begins, or doesn’t, somewhere in that hour.",
              "I can picture the run-up now.",
            ],
            unsure: ["That hour tends to slip by unseen."],
            heavy: ["Little peace in that, at the end of a day."],
          },
        },
        {
          text: "If the last hour of the day were entirely yours to arrange, what would be in it?",
          after: {
            any: [
              "One hour is a modest thing to wish for.",
              "Your own choice says more than any good advice.",
            ],
            no: ["Perhaps the hour itself is not what’s wrong."],
            unsure: ["Perhaps that hour has not been yours for a while."],
            heavy: ["It’s a small wish, and it has been waiting."],
          },
        },
        {
          text: "You told me {words:mind}. Where could that be left for the night, so that it needn’t come to bed?",
          after: {
            any: [
              "It does not have to be solved in order to be left somewhere.",
              "Anywhere but the pillow would be a change.",
            ],
            no: ["It comes along for now, then."],
            unsure: ["Perhaps it does not want to be left just yet."],
          },
        },
      ],
      easier: [
        {
          text: "What would the end of the day need more of?",
          after: {
            any: ["We can keep that for later."],
            unsure: ["It may come to you one evening."],
          },
          options: [
            { text: "Quiet", after: ["Quiet mostly has to be made; it seldom comes by itself."] },
            { text: "Warmth", after: ["Easy to understand, at the end of a long day."] },
            { text: "No screens", after: ["Screens are built so that nobody puts them down."] },
            { text: "Company", after: ["A day ends better once somebody has heard about it."] },
          ],
        },
      ],
      kept: "For the hour before bed: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "I would fix one thing first: the time you get up, as far as your life allows, whatever the night was like. When you have been awake in bed for a good while, get up and sit somewhere dim until you are sleepy. If it has lasted more than a few weeks, tell a doctor; there is good help for it, and not only pills.",
      "Change one thing and give it a fortnight, rather than ten things in one night. The time of getting up is the one that does most.",
    ],
    "what-helps": [
      "Three things help many people: getting up at the same time every day, keeping the bed for sleep, and writing tomorrow’s worries down early in the evening, well away from the bedroom. It is also worth leaving out coffee after midday for a week, just to see.",
      "It helps some people to stop trying to sleep and only try to rest: lie still, loosen the jaw and the hands, and let the breath out slowly. Turning the clock to the wall helps too.",
    ],
    "is-it-normal": [
      "Yes. Waking in the night is part of ordinary sleep, and most adults sleep badly for a stretch now and then. If it goes on for months, if you are told that you stop breathing, or if you get drowsy at the wheel, a doctor should hear about it soon.",
    ],
    "is-it-wrong-of-me": [
      "No. Nobody can sleep by wanting to, so there is nothing here to blame yourself for.",
    ],
    "how-do-i-begin": [
      "With the morning, not the night. Choose one time for getting up, keep to it for a week, and let the evenings follow.",
    ],
    "will-it-get-better": [
      "Very often, yes. Bad sleep mostly comes in stretches, and even when it has lasted for years there are treatments that work for many people; a doctor can tell you which.",
    ],
    "what-do-you-think": [
      "I think your nights should be taken seriously and not fought. I would change one small thing, leave it alone for two weeks, and only then judge.",
    ],
    "why-am-i-like-this": [
      "Mostly several things come together: a body on alert, a head with unfinished business, and habits that began as a way of catching up on sleep. None of those is a flaw in you.",
    ],
  },
  ending: {
    titles: ["The nights", "What keeps sleep away", "Sleep, and {about}"],
    cameWith: [
      "You came with nights that do not rest you.",
      "You came to talk about {about} and how you sleep.",
    ],
    gentle: [
      "Write tomorrow down early in the evening, and leave the paper in another room.",
      "Turn the clock to the wall tonight.",
      "Get up at the same time for one week, whatever the night was like.",
    ],
    closings: [
      "I hope tonight asks less of you.",
      "Lying quietly counts as rest, even when sleep is late.",
      "The night will come by itself; you need not be ready for it.",
    ],
  },
  exercise: "muscle-relaxation",
};
