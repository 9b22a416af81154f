import type { Path } from "../path.ts";

export const whoAmI: Path = {
  id: "who-am-i",
  name: "Who am I",
  way: "Ask who I am",
  invite: "look at who you are when nobody needs you to be anything",
  opens: {
    any: [
      "There’s seldom a quick answer to that.",
      "People often ask that when something has shifted.",
      "There’s no test at the end of this one.",
      "Good, let’s look at it properly.",
    ],
    heavy: [
      "That is a tiring thing to carry about all day.",
      "You don’t have to have an answer to be somebody.",
      "It can be very lonely, not knowing that.",
    ],
  },
  steps: [
    {
      id: "since",
      role: "why-now",
      label: "When it began",
      asks: [
        {
          text: "What were you doing when the question first came up?",
          after: {
            any: [
              "It’s good to know where it caught up with you.",
              "I’ll remember where it started.",
            ],
            unsure: ["It may have come slowly, without a date."],
            heavy: ["A hard moment for a question like that."],
          },
        },
        {
          text: "What has changed in the last year or two that could have stirred it?",
          after: {
            any: [
              "Thanks, it helps to know what was going on.",
              "It may have something to do with it.",
            ],
            unsure: ["The cause may show later, if there is one."],
            no: ["Nothing from outside, so it has grown from within."],
            heavy: ["After that, hardly anybody would feel the same."],
          },
        },
        {
          text: "You spoke of {about}. Was the question there before, or did it come afterwards?",
          after: {
            any: ["Good to know which came first.", "I’ll keep the two apart for now."],
            unsure: ["They may be too tangled up to tell."],
          },
        },
      ],
      easier: [
        {
          text: "Did it come slowly or all at once?",
          after: {
            any: ["Fast or slow, it’s here now.", "However it came, you’re looking at it now."],
          },
          options: [
            { text: "Slowly", after: ["So it’s had time to grow."] },
            { text: "All at once", after: ["It’s a shock when it comes like that."] },
            { text: "It was always there", after: ["An old companion, as questions go."] },
          ],
        },
      ],
      deeper: [
        {
          text: "You have told me what stirred it. What did you take yourself for, the day before that?",
          after: {
            any: [
              "It’s odd how a picture of yourself can stop fitting.",
              "Let’s remember that version too.",
            ],
            unsure: ["Perhaps you’d never had to think about it."],
            heavy: ["It hurts to lose a picture of yourself."],
          },
        },
      ],
      kept: "What stirred the question: {answer}.",
    },
    {
      id: "parts",
      role: "matter",
      label: "The parts you play",
      asks: [
        {
          text: "Which parts do you play for other people in an ordinary week?",
          after: {
            any: [
              "Everybody plays a few, and some fit better than others.",
              "Good, I have some idea of your week now.",
            ],
            unsure: ["They’re hard to see while you’re in them."],
            heavy: ["Tiring, if you never get an interval."],
            no: ["No parts at all. Not many people could say that."],
          },
        },
        {
          text: "When people introduce you, what do they usually leave out?",
          after: {
            any: ["Introductions are always too short.", "I’m glad it gets a mention here."],
            unsure: ["Perhaps you’ve never listened for it."],
            no: ["Nothing left out, so they have you about right."],
            heavy: ["It’s lonely when that never gets mentioned."],
          },
        },
        {
          text: "When you are with {person}, which version of you turns up?",
          after: {
            any: [
              "Different people get different sides of us.",
              "It’s one of your versions, and not the only one.",
            ],
            unsure: ["Perhaps it depends on the day."],
            heavy: ["Hard work, keeping that up."],
            good: ["Good that you can be like that with someone."],
          },
        },
      ],
      easier: [
        {
          text: "Which part takes up most of your days?",
          after: {
            any: [
              "You’ve probably had a lot of practice at it.",
              "The rest of you is there too, behind it.",
            ],
          },
          options: [
            { text: "The one who helps", after: ["Helpers don’t often get asked who they are."] },
            { text: "The one who works", after: ["Work is a handy answer, but a short one."] },
            {
              text: "The one who keeps peace",
              after: ["Keeping the peace can mean keeping quiet."],
            },
            {
              text: "The funny one",
              after: ["People don’t often ask the funny one how they are."],
            },
          ],
        },
      ],
      deeper: [
        {
          text: "You have told me the parts you play. Which of them would you play without an audience?",
          after: {
            any: ["Good to know what’s left when nobody’s watching.", "It’s a useful test, that."],
            unsure: ["You’d have to send everyone home to find out."],
            no: ["None of them, if nobody’s watching. You can say that here."],
          },
        },
      ],
      kept: "The parts you play: {answer}.",
    },
    {
      id: "least",
      role: "effect",
      label: "Where it does not fit",
      asks: [
        {
          text: "Where do you feel least like yourself?",
          after: {
            any: [
              "So there’s a place where it doesn’t fit.",
              "We can leave that where it is for now.",
            ],
            unsure: ["It may be more of a mood than a place."],
            no: ["Nowhere in particular, so it isn’t about one place."],
            heavy: ["It’s hard to spend time where you lose yourself."],
          },
        },
        {
          text: "What do you do or say, now and then, that feels borrowed from somebody else?",
          after: {
            any: [
              "Everybody borrows. Most of us don’t notice.",
              "You can keep it or give it back.",
            ],
            unsure: ["After a while borrowed things feel like your own."],
            no: ["Nothing borrowed, so you’re not pretending."],
          },
        },
        {
          text: "You mentioned {words:parts}. When does that begin to feel too tight?",
          after: {
            any: ["So we know where it rubs.", "Even a good fit gets tight at times."],
            unsure: ["You may only notice once it’s over."],
            no: ["It fits well enough, so leave it on."],
            heavy: ["Anybody would get tired of that."],
          },
        },
      ],
      easier: [
        {
          text: "When are you furthest from yourself?",
          after: { any: ["One place to look, then.", "I’ll make a note of that."] },
          options: [
            { text: "In company", after: ["It can get hard to hear yourself."] },
            { text: "At work", after: ["Work only asks for a small part of a person."] },
            { text: "With family", after: ["Families tend to remember an older version of you."] },
            { text: "When I am alone", after: ["Being alone with it can make it louder."] },
          ],
        },
      ],
      deeper: [
        {
          text: "You have told me where you feel unlike yourself. What does it keep you from doing there?",
          after: {
            any: ["I’ll note that beside the place.", "Worth knowing what gets left undone."],
            unsure: ["Perhaps you’re too used to it to notice."],
            no: ["It doesn’t stop you. I’m glad."],
          },
        },
      ],
      kept: "Where you feel least like yourself: {answer}.",
    },
    {
      id: "ease",
      role: "exception",
      label: "Where you are at ease",
      asks: [
        {
          text: "Where do you forget to ask who you are?",
          after: {
            any: [
              "You may be closest to yourself there.",
              "It’s good when the question can be forgotten.",
            ],
            unsure: ["If you forget there, it’s hard to remember."],
            no: ["So there’s no rest from it, for now."],
            good: ["I’m glad you have that."],
          },
        },
        {
          text: "When did you last do something and think: yes, this is me?",
          after: {
            any: ["Big or small, it goes on the list.", "Worth remembering, what that was like."],
            unsure: ["It’s hard to remember on the spot."],
            no: ["Not for a while, and you’ve noticed."],
            good: ["There you were, for a moment."],
            heavy: ["It’s hard to go without that for so long."],
          },
        },
        {
          text: "You spoke of {words:parts}. What are you like on a day when nobody needs that?",
          after: {
            any: [
              "I’m glad to meet that side of you as well.",
              "Perhaps you don’t see much of that side.",
            ],
            unsure: ["Days like that may be rare."],
            heavy: ["Even a free day can be a hard one."],
          },
        },
      ],
      easier: [
        {
          text: "When are you most at ease with yourself?",
          after: {
            any: ["I’ll set that against the hard places.", "It’s something to come back to."],
          },
          options: [
            { text: "With certain people", after: ["Some people just make it easy."] },
            { text: "Outdoors", after: ["Nobody asks you anything out there."] },
            {
              text: "Making or mending something",
              after: ["With busy hands, the question goes quiet."],
            },
            { text: "Late, when it’s quiet", after: ["When it’s quiet you can hear yourself."] },
          ],
        },
      ],
      deeper: [
        {
          text: "You have told me where you are at ease. What do you not have to do there?",
          after: {
            any: [
              "Perhaps that’s what weighs on you elsewhere.",
              "Good to know what you can put down.",
            ],
            unsure: ["Maybe it’s just that nothing is asked of you."],
          },
        },
      ],
      kept: "Where you are at ease: {answer}.",
    },
    {
      id: "told",
      role: "belief",
      label: "What you were told",
      asks: [
        {
          text: "What were you told about yourself as a child that you still half believe?",
          after: {
            any: ["Whatever it was, you’re not a child now.", "Things you hear early go in deep."],
            unsure: ["Some things were never said, only meant."],
            no: ["No old sentence in the way. Good."],
            heavy: ["A heavy thing to give a child."],
            good: ["A good thing to have been told early."],
          },
        },
        {
          text: "Which description of you have you never quite agreed with?",
          after: {
            any: [
              "You don’t have to agree with it now either.",
              "Thanks for giving me your side of that.",
            ],
            unsure: ["Perhaps you’ve stopped hearing it by now."],
            no: ["None you’d argue with, so it isn’t about labels."],
            heavy: ["It hurts to be seen wrongly."],
          },
        },
        {
          text: "What would {person} have liked you to be?",
          after: {
            any: [
              "You can know that without having to follow it.",
              "Other people’s plans for us can last a long time.",
            ],
            unsure: ["Perhaps it was never said."],
            no: ["No plan for you there, so you’re free."],
            heavy: ["A wish like that can press on you for years."],
          },
        },
      ],
      easier: [
        {
          text: "Which word followed you about when you were small?",
          after: {
            any: [
              "Words like that are handed out early.",
              "You’re allowed to look at it again now.",
            ],
          },
          options: [
            {
              text: "The sensible one",
              after: ["Sensible children don’t often get asked what they’d like."],
            },
            {
              text: "The difficult one",
              after: ["Often it only means that a child noticed a lot."],
            },
            { text: "The quiet one", after: ["Quiet children usually have a lot going on."] },
            { text: "No word at all", after: ["Not being given a word can leave a mark too."] },
          ],
        },
      ],
      deeper: [
        {
          text: "You have told me what you believe about yourself. Who said it first?",
          after: {
            any: [
              "So it was somebody’s opinion, at first.",
              "It helps to know whose voice it’s in.",
            ],
            unsure: ["It may just have been in the air."],
            no: ["Nobody said it, so it grew by itself."],
            heavy: ["It weighs more, coming from there."],
          },
        },
      ],
      kept: "What you were told, or came to believe: {answer}.",
    },
    {
      id: "seen",
      role: "other-side",
      label: "How others see you",
      asks: [
        {
          text: "What would someone who is fond of you say you are like at your best?",
          after: {
            any: ["They may see something you can’t.", "Their view counts as much as yours."],
            unsure: ["They may never have told you."],
            no: ["It’s hard to imagine that voice today."],
            good: ["A good thing to be known for."],
          },
        },
        {
          text: "What do people come to you for, without thinking about it?",
          after: {
            any: ["You may not see it as anything special.", "So that’s one way people know you."],
            unsure: ["We’re often the last to know ourselves."],
            no: ["Nobody, just now. Restful or lonely, or a bit of both."],
            heavy: ["Being needed can be heavy too."],
          },
        },
        {
          text: "If {person} had to describe you to a stranger, which word would come first?",
          after: {
            any: [
              "First words are often near the mark.",
              "A stranger would have something to go on.",
            ],
            unsure: ["I’d like to hear it from them."],
            heavy: ["It matters to you, what they see."],
          },
        },
      ],
      easier: [
        {
          text: "Do other people see you more clearly than you do, or less?",
          after: {
            any: [
              "The view from inside is never quite the same.",
              "Neither view has the last word.",
            ],
          },
          options: [
            { text: "More clearly", after: ["A bit of distance can help."] },
            { text: "Less clearly", after: ["So a good deal of you stays hidden."] },
            {
              text: "They see somebody else",
              after: ["It’s tiring to be taken for someone else."],
            },
          ],
        },
      ],
      deeper: [
        {
          text: "You have told me how others see you. Which part of it would you sign?",
          after: {
            any: ["The rest can stay their opinion.", "Good to know what you’d put your name to."],
            unsure: ["You can think about it before you sign."],
            no: ["None of it, so it’s their picture and not yours."],
          },
        },
      ],
      kept: "How others see you: {answer}.",
    },
    {
      id: "keep",
      role: "meaning",
      label: "What you stand by",
      asks: [
        {
          text: "What do you care about when nobody is keeping score?",
          after: {
            any: ["Nobody else has to approve of that.", "I’ll keep that near the middle."],
            unsure: ["Caring can go quiet for a while."],
            no: ["Not much at the moment. It may come back."],
          },
        },
        {
          text: "What makes you cross, in a way that other people find exaggerated?",
          after: {
            any: [
              "There’s usually something behind it that matters.",
              "They don’t have to find it reasonable.",
            ],
            unsure: ["You’ll know it the next time it happens."],
            no: ["You’re hard to rile. We can look elsewhere."],
          },
        },
        {
          text: "You mentioned {words:ease}. What in that would you not give up for anything?",
          after: {
            any: ["I’d build on that.", "I’ll treat that as settled."],
            unsure: ["You’d find out if somebody asked for it."],
            no: ["You hold it lightly, and why not."],
          },
        },
      ],
      easier: [
        {
          text: "Which of these comes nearest to what you stand by?",
          after: { any: ["Good, something to go by.", "I’ll put that near the top."] },
          options: [
            { text: "Being fair", after: ["Unfairness must be hard to watch, then."] },
            { text: "Being free", after: ["You’d notice every fence, I imagine."] },
            { text: "Being kind", after: ["It takes a lot out of people who mean it."] },
            { text: "Being honest", after: ["Pretending must be tiring for you."] },
          ],
        },
      ],
      deeper: [
        {
          text: "You have told me what matters to you. When did you last act on it, although it cost something?",
          after: {
            any: ["It’s good to have an example.", "What it cost is part of it."],
            unsure: ["It’s easy to forget your own good moments."],
            no: ["Not lately, and that’s no disgrace."],
          },
        },
      ],
      kept: "What you stand by: {answer}.",
    },
    {
      id: "try",
      role: "step",
      label: "What to try",
      asks: [
        {
          text: "Where could you let a little more of yourself show this week?",
          after: {
            any: ["A little is enough to see what happens.", "You don’t have to announce it."],
            unsure: ["It can be somewhere very small."],
            no: ["Nowhere just yet. There’s no deadline."],
          },
        },
        {
          text: "What would you try, just once, if nobody would remark on it?",
          after: {
            any: [
              "Trying once doesn’t commit you to anything.",
              "You’d find out something, either way.",
            ],
            unsure: ["Something may occur to you later."],
            no: ["Nothing for now. Looking was enough for one day."],
          },
        },
        {
          text: "You mentioned {words:keep}. What small thing could you do for that this week?",
          after: {
            any: ["Small is the right size for it.", "And it would be your own idea."],
            unsure: ["The week may bring something by itself."],
            no: ["Not this week. It’ll keep."],
          },
        },
      ],
      easier: [
        {
          text: "Which would be easiest to begin with?",
          after: { any: ["The easiest first, why not.", "As good a beginning as any."] },
          options: [
            { text: "Saying no once", after: ["A single no can change a good deal."] },
            { text: "Saying what I like", after: ["People get to know you that way."] },
            { text: "An hour of my own", after: ["An hour with no part to play."] },
            { text: "Telling one person", after: ["One person is plenty to start with."] },
          ],
        },
      ],
      kept: "What you would like to try: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "Watch before you decide: for a week, note once a day when you felt most like yourself and when least. A week of that tells you more than a lot of thinking. And don’t change anything big while you’re still looking.",
    ],
    "what-helps": [
      "Three things help many people: time when nobody needs anything from you, one person you don’t have to be finished for, and trying things in small doses to see how they feel. Old photographs or letters can also remind you of what was there before the roles came.",
    ],
    "is-it-normal": [
      "Yes. People ask it at twenty, at forty and at seventy, usually when a role ends or a new one doesn’t fit. It’s a sign that something wants room, not that something is broken.",
    ],
    "is-it-wrong-of-me": [
      "No. Wanting to know who you are takes nothing from anybody. If other people are affected by what you find, they deserve to hear it from you; that’s all you owe them.",
    ],
    "how-do-i-begin": [
      "With what you know without thinking: three things you like, one you can’t bear, and one you would do for nothing. It’s a short list, and it’s a beginning.",
    ],
    "will-it-get-better": [
      "For most people the question gets quieter, less because they find the answer than because they do more of the things that fit. It often takes months, and it comes in steps.",
    ],
    "what-do-you-think": [
      "I think nobody is just one thing, and looking for the one true self misleads a lot of people. I’d go by where you’re at ease and what you stand by, and give those two more of your week.",
    ],
    "why-am-i-like-this": [
      "Partly by nature, partly because of what was asked of you early on, and partly through what you’ve chosen since. Only the last part can be changed directly, and it’s bigger than it looks.",
    ],
  },
  ending: {
    titles: [
      "Who I am, and {about}",
      "Who I am, so far",
      "Under the parts I play",
      "A question without a test",
    ],
    cameWith: [
      "You came with the question of who you are, and with {about}.",
      "You came with the question of who you are.",
    ],
    gentle: [
      "Note once a day, for a week, when you felt most like yourself.",
      "Spend an hour on something nobody has asked you for.",
      "Ask one person who likes you what they noticed first about you.",
    ],
    closings: [
      "You don’t need the whole answer today.",
      "The question can stay open. It has a bit more light on it now.",
      "What you wrote here is in your own words. Keep it.",
    ],
  },
  exercise: "values",
};
