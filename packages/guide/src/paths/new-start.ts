import type { Path } from "../path.ts";

export const newStart: Path = {
  id: "new-start",
  name: "A new start",
  way: "Look at the start",
  invite: "look at what is beginning, and at what you leave behind",
  opens: {
    any: [
      "A new start can take over everything for a while.",
      "Something is starting, and a lot moves along with it.",
      "It’s a real change, whatever else it is.",
      "New starts are seldom just one thing.",
    ],
    heavy: [
      "That is a lot of new things at once.",
      "A start can be right and still be hard.",
      "No hurry here. You don’t have to like it yet.",
    ],
  },
  steps: [
    {
      id: "point",
      role: "matter",
      label: "What is changing",
      asks: [
        {
          text: "Of everything that is changing, what do you notice most?",
          after: {
            any: [
              "I’ll keep that in mind as we go.",
              "Right, so this is how it looks from where you are.",
            ],
            unsure: ["When everything moves at once, it’s hard to pick one thing."],
            heavy: ["A hard way to begin."],
            good: ["I’m glad there’s something good in it."],
          },
        },
        {
          text: "When did it first feel real to you?",
          after: {
            any: [
              "So now I know where the real beginning was.",
              "Thanks, that helps me picture it.",
            ],
            unsure: ["It may not feel real yet, and it doesn’t have to."],
            no: ["Not yet. It can take its time."],
            heavy: ["A hard moment to remember it by."],
          },
        },
        {
          text: "When you say {about} to yourself, what is the first picture that comes?",
          after: {
            any: [
              "It’ll be interesting to see how that changes.",
              "Let’s keep that one for later.",
            ],
            unsure: ["No picture yet. It may simply be too new."],
            heavy: ["Not an easy picture to live with."],
            good: ["There’s something hopeful in that."],
          },
        },
      ],
      easier: [
        {
          text: "Where are you in it just now?",
          after: { any: ["Good, now I know roughly where we are.", "I’ll ask with that in mind."] },
          options: [
            {
              text: "Still before it",
              after: ["Waiting for it to begin can be the longest part."],
            },
            {
              text: "Right at the start",
              after: ["Everything takes twice the effort at the start."],
            },
            { text: "Some way in", after: ["Some way in is when the everyday part begins."] },
            {
              text: "It began long ago",
              after: ["A start can take longer than other people allow for."],
            },
          ],
        },
      ],
      deeper: [
        {
          text: "You have told me what is changing. Which part of it did you not choose?",
          after: {
            any: [
              "It helps to separate what you chose from what just came.",
              "I’ll bear that difference in mind.",
            ],
            unsure: ["The two aren’t always easy to tell apart."],
            no: ["So it was all your own choice. It can still be hard."],
            heavy: ["It’s hard to begin something you didn’t ask for."],
          },
        },
      ],
      kept: "About what is changing, you said {answer}.",
    },
    {
      id: "left",
      role: "cost",
      label: "What is left behind",
      asks: [
        {
          text: "What do you miss already, or expect to miss?",
          after: {
            any: [
              "I’m glad that has been said as well.",
              "It belongs here, next to everything that’s new.",
            ],
            unsure: ["You may only find out later what you miss."],
            no: ["Not much to miss. It makes leaving easier."],
            heavy: ["You’re leaving something real there. Of course it hurts."],
          },
        },
        {
          text: "What did your days before this give you that nobody ever noticed?",
          after: {
            any: [
              "People don’t often get asked about that.",
              "Easy to forget, that side of things.",
            ],
            unsure: ["Sometimes you only notice once it’s gone."],
            heavy: ["It’s a loss, whatever the new thing brings."],
          },
        },
        {
          text: "You mentioned {words:point}. What from the time before would you want back for an afternoon?",
          after: {
            any: [
              "Wanting something back wouldn’t mean you’re going the wrong way.",
              "An afternoon isn’t much to ask.",
            ],
            unsure: ["It may come to you when you’re not thinking about it."],
            no: ["Nothing to go back for. Good to know."],
            heavy: ["It clearly meant a lot to you."],
          },
        },
      ],
      easier: [
        {
          text: "What is hardest to leave behind?",
          after: { any: ["I’m glad you named it.", "I see. We needn’t hurry past it."] },
          options: [
            { text: "People", after: ["New people come on top. They don’t replace anybody."] },
            {
              text: "Being good at it",
              after: ["Going from knowing it all to asking everything is tiring."],
            },
            {
              text: "My old routine",
              after: ["You hardly notice how much a routine does until it’s gone."],
            },
            { text: "Nothing much", after: ["Good, one weight fewer."] },
          ],
        },
      ],
      deeper: [
        {
          text: "You have named what you leave behind. Is it gone for good, or could some of it come along?",
          after: {
            any: ["Either answer is worth knowing.", "Some of it may come along in another shape."],
            unsure: ["Perhaps it’s too early to tell."],
            heavy: ["There’s no rush to be done with missing it."],
          },
        },
      ],
      kept: "What you leave behind: {answer}.",
    },
    {
      id: "hope",
      role: "wish",
      label: "What you hope for",
      asks: [
        {
          text: "If this goes well, what will an ordinary morning be like in a year?",
          after: {
            any: ["We have something to compare with later.", "A year from now you can check."],
            unsure: ["A year is a long way off. It may come later."],
            heavy: ["It’s hard to imagine good mornings just now."],
            good: ["I can see why you’d look forward to that."],
          },
        },
        {
          text: "What could become possible now that was not possible before?",
          after: {
            any: [
              "Let’s leave that door open.",
              "Worth having thought about, whatever comes of it.",
            ],
            unsure: ["You may see more once the first rush is over."],
            no: ["Nothing you can see yet. No need to pretend."],
            good: ["There’s some fresh air in that."],
          },
        },
        {
          text: "Leaving aside what {about} is supposed to be like, what would you like it to be?",
          after: {
            any: [
              "Good to hear your own version of it.",
              "Other people’s versions can wait outside.",
            ],
            unsure: ["Other people’s ideas of it can drown out your own."],
            heavy: ["Wishing isn’t easy in the middle of all this."],
          },
        },
      ],
      easier: [
        {
          text: "What would you most like more of in this new time?",
          after: {
            any: ["I’ll put that down as a wish.", "You’re allowed to want something from it."],
          },
          options: [
            { text: "Calm", after: ["Calm usually comes back in small pieces."] },
            { text: "Company", after: ["It often starts with just one person."] },
            { text: "Freedom", after: ["Freedom can feel a bit empty at first."] },
            { text: "Something of my own", after: ["A fair thing to want."] },
          ],
        },
      ],
      deeper: [
        {
          text: "You have said what you hope for. How would you notice that it has begun to happen?",
          after: {
            any: ["Good, so you’d know what to look out for.", "It might come quietly."],
            unsure: ["You might only notice it afterwards."],
            heavy: ["It takes strength to hope when things are hard."],
          },
        },
      ],
      kept: "What you hope it brings: {answer}.",
    },
    {
      id: "uneasy",
      role: "fear",
      label: "What makes you uneasy",
      asks: [
        {
          text: "Which part of it did nobody warn you about?",
          after: {
            any: ["No one can warn you about everything.", "Well, now it’s been said."],
            unsure: ["It may not have shown itself yet."],
            no: ["No nasty surprises so far. Good."],
            heavy: ["And no one warned you, which makes it harder."],
          },
        },
        {
          text: "Which hour of the day do you trust least in all this?",
          after: {
            any: [
              "Good to know when to go easy on yourself.",
              "I’ll remember that about your days.",
            ],
            unsure: ["Perhaps it’s a different one every day."],
            no: ["No bad hour. I’m glad."],
            heavy: ["You have to get past that stretch every day."],
          },
        },
        {
          text: "When you think about {about} late at night, what do you ask yourself?",
          after: {
            any: [
              "Better to ask it here than at three in the morning.",
              "It’s out in the open now.",
            ],
            unsure: ["At night it’s often more of a mood than a question."],
            no: ["Good. The nights are for sleeping."],
            heavy: ["Hard to lie there with."],
          },
        },
      ],
      easier: [
        {
          text: "What unsettles you most about it?",
          after: {
            any: [
              "Things are easier to look at once they’ve been said.",
              "There’s no shame in that.",
            ],
          },
          options: [
            {
              text: "Doing it wrong",
              after: ["Everybody gets it wrong at first. It’s part of learning."],
            },
            { text: "Being alone in it", after: ["Being new is hardest on your own."] },
            {
              text: "It can’t be undone",
              after: ["Even then, a good deal can often be adjusted."],
            },
            {
              text: "Not feeling like myself",
              after: ["Many people feel strange to themselves at first."],
            },
          ],
        },
      ],
      deeper: [
        {
          text: "You have told me what worries you. How likely is it, on a day when you have slept?",
          after: {
            any: [
              "A guess after a good night is usually a better guess.",
              "Good to look at it once with a cool head.",
            ],
            unsure: ["Nobody can know that yet."],
            heavy: ["Likely or not, it’s heavy to think about."],
          },
        },
      ],
      kept: "What makes you uneasy: {answer}.",
    },
    {
      id: "earlier",
      role: "exception",
      label: "Earlier beginnings",
      asks: [
        {
          text: "Think of an earlier start in your life. What got you through the first weeks?",
          after: {
            any: ["Some of that may be of use again.", "However it went, you’ve been through it."],
            unsure: ["It’s hard to say what helps while you’re in it."],
            heavy: ["Those were hard weeks, and you came out of them."],
          },
        },
        {
          text: "When did something new stop being new for you, without your noticing?",
          after: {
            any: [
              "Mostly it happens without anybody noticing.",
              "It may well go the same way again.",
            ],
            unsure: ["If you didn’t notice, it’s hard to remember."],
            good: ["It’s happened before, so it can happen again."],
          },
        },
        {
          text: "You mentioned {words:uneasy}. What has helped you with anything like it before?",
          after: {
            any: [
              "I’m glad we looked for that.",
              "What worked before may fit again, or need changing.",
            ],
            unsure: ["What helped is easily forgotten."],
            no: ["Nothing so far. So this is new ground as well."],
            heavy: ["You’ve been through hard things before this."],
          },
        },
      ],
      easier: [
        {
          text: "What has carried you through new things before?",
          after: {
            any: [
              "Good to know what you can count on.",
              "You’ve begun things before this, after all.",
            ],
          },
          options: [
            { text: "People", after: ["So people come first for you."] },
            { text: "Stubbornness", after: ["Stubbornness gets a bad press, but it’s useful."] },
            { text: "A routine", after: ["A few fixed points, and the rest can wobble."] },
            { text: "Time", after: ["Time is slow, but it does help."] },
          ],
        },
      ],
      deeper: [
        {
          text: "You have told me what helped before. What would its smallest version be now?",
          after: {
            any: [
              "Small versions are easier to fit in.",
              "It doesn’t have to look the way it did then.",
            ],
            unsure: ["It might take a few tries."],
          },
        },
      ],
      kept: "From earlier beginnings: {answer}.",
    },
    {
      id: "stays",
      role: "meaning",
      label: "What comes along",
      asks: [
        {
          text: "What about you is coming along unchanged?",
          after: {
            any: ["Not everything has to be new.", "Good. You’re not starting from nothing."],
            unsure: ["You may be too close to see it."],
            no: ["Everything at once, then. A lot to ask of anyone."],
            heavy: ["It’s tiring to be new all the way through."],
          },
        },
        {
          text: "What would somebody who has always known you still recognise in this new life?",
          after: {
            any: ["They’d have a good eye for it.", "I like to hear what carries over."],
            unsure: ["They might see it before you do."],
            no: ["Hard to recognise for now. It can change again."],
          },
        },
        {
          text: "What would {person} say has not changed about you at all?",
          after: {
            any: ["Somebody else’s view is useful here.", "I’d be curious to hear them say it."],
            unsure: ["They might surprise you."],
            good: ["It must be nice to be known like that."],
          },
        },
      ],
      easier: [
        {
          text: "What would you like to keep, whatever else changes?",
          after: {
            any: ["Keeping something makes the rest less strange.", "Good. That much is settled."],
          },
          options: [
            { text: "A habit", after: ["One habit can hold a whole week together."] },
            { text: "A friendship", after: ["I hope it comes through the change well."] },
            {
              text: "My way of doing things",
              after: ["I don’t see why that would have to change."],
            },
            { text: "My sense of humour", after: ["You’ll need it, and it’s easy to carry."] },
          ],
        },
      ],
      deeper: [
        {
          text: "You have said what stays. Where in the new days could it have a fixed place?",
          after: {
            any: [
              "With its own time, it’s less likely to get lost.",
              "It wouldn’t need to take up much of the week.",
            ],
            unsure: ["The days may need to settle first."],
          },
        },
      ],
      kept: "What comes along with you: {answer}.",
    },
    {
      id: "company",
      role: "support",
      label: "Who is with you",
      asks: [
        {
          text: "Who can you be a clumsy beginner in front of?",
          after: {
            any: [
              "It takes some trust to be new in front of people.",
              "You learn better where nobody keeps score.",
            ],
            unsure: ["Perhaps it’s somebody you haven’t met yet."],
            no: ["Nobody yet. It makes a start lonelier."],
            heavy: ["Being new and alone with it is a lot."],
          },
        },
        {
          text: "Who has been through something like this and would tell you the truth about it?",
          after: {
            any: [
              "An honest account can save a good deal of guessing.",
              "Their story won’t be yours, but it may help.",
            ],
            unsure: ["There may be someone nearer than you think."],
            no: ["Nobody at hand, so you’re finding your own way."],
          },
        },
        {
          text: "What would you like {person} to understand about this start?",
          after: {
            any: [
              "Maybe they’ll hear it from you one day.",
              "They may only see their own half of it.",
            ],
            unsure: ["You may not have the words for it yet."],
            no: ["No explaining needed there. How restful."],
            heavy: ["Of course you want to be understood in that."],
          },
        },
      ],
      easier: [
        {
          text: "Who knows how it really is for you?",
          after: {
            any: [
              "It doesn’t have to be many people.",
              "I have a better idea now how much company you have.",
            ],
          },
          options: [
            { text: "One person does", after: ["One person who really knows is a good start."] },
            { text: "A few people", after: ["A few who know. I’m glad."] },
            { text: "Nobody yet", after: ["Just you and this page, for now."] },
          ],
        },
      ],
      deeper: [
        {
          text: "You have told me who is part of it. What could be asked of them that costs them little?",
          after: {
            any: [
              "Small things are easier to ask for.",
              "Most people like being asked for something they can do.",
            ],
            unsure: ["Perhaps you’ll know when you next see them."],
            no: ["Nothing for now. It may be enough that they’re there."],
          },
        },
      ],
      kept: "Who is part of it: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "Keep one thing from the old days fixed, the same song or the same call on the same day, and let the rest be untidy for a while. And don’t judge the whole thing until you’ve had some ordinary weeks of it.",
      "First make one corner of it yours: one shelf, one hour, one person whose name you know. The large questions are easier to answer from there.",
    ],
    "what-helps": [
      "Three things help many people: one fixed point in every day, one person you can ask silly questions, and a note each week of something that was easier than the week before. Sleep and regular meals sound dull and do more than most plans.",
    ],
    "is-it-normal": [
      "Yes. Even a change you wanted can unsettle you, and missing the old life in the middle of a good new one is very common. If a low mood lasts for weeks, after a birth or any other big change, tell a doctor or a midwife.",
    ],
    "is-it-wrong-of-me": [
      "No. You don’t have to love every part of it, and missing the old life takes nothing away from the new one or from the people in it.",
    ],
    "how-do-i-begin": [
      "With the smallest thing that makes a bit of it yours: one drawer, one route, one name you’ve learnt. The rest can wait its turn.",
    ],
    "will-it-get-better": [
      "Usually, though more slowly than people say. For most people the strangeness wears off over some months, and they only notice once it has gone.",
    ],
    "what-do-you-think": [
      "I think a start should be judged by its ordinary weeks and not by its first ones. I’d look at what you want to bring along, because that part is already in your hands.",
    ],
    "why-am-i-like-this": [
      "Because habits save strength, and a change takes them away: things that used to run by themselves have to be thought about again. It tires nearly everybody, and it’s no fault in your character.",
    ],
  },
  ending: {
    titles: [
      "A new start: {about}",
      "Beginning something new",
      "Between before and after",
      "What to bring along",
    ],
    cameWith: ["You came with a new start: {about}.", "You came with something that is beginning."],
    gentle: [
      "Keep one thing each day exactly as it was before.",
      "Write down once a week one thing that has become easier.",
      "Send one line to somebody from the time before.",
    ],
    closings: [
      "It doesn’t have to feel like yours yet. That comes with time.",
      "You can be a beginner for as long as it takes.",
      "You’ve looked at what comes along and at what begins. Plenty for today.",
    ],
  },
};
