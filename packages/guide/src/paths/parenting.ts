import type { Path } from "../path.ts";

export const parenting: Path = {
  id: "parenting",
  name: "Being a parent",
  way: "Talk about your child",
  invite: "look at what happens between you and your child, from both ends",
  opens: {
    any: [
      "It matters to you, or you would not be writing about it.",
      "It’s easier to look at here than in the middle of it.",
      "Children find the spot, at whatever age.",
      "There’s no proper day off from having a child.",
    ],
    heavy: [
      "I’m sorry. Hardly anything gets under the skin like this.",
      "You’ve been at full stretch with this, I think.",
      "It goes deep, because it is about your child.",
    ],
  },
  steps: [
    {
      id: "scene",
      role: "matter",
      label: "What happens",
      asks: [
        {
          text: "Take the last time it was difficult. What would somebody watching have seen?",
          after: {
            any: [
              "Thanks, now I can picture it a little.",
              "It helps to have one particular time to look at.",
            ],
            unsure: ["Things like that go too fast to remember in order."],
            heavy: ["A scene like that goes on long after it is over."],
          },
        },
        {
          text: "Where or when does it mostly come up?",
          after: {
            any: [
              "Most such things have their usual hour.",
              "Good, that narrows it down a little.",
            ],
            unsure: ["Anywhere and any time, perhaps."],
            heavy: ["It leaves very little of the day untouched."],
          },
        },
        {
          text: "When you think of {about}, which part of it wears you out?",
          after: {
            any: [
              "Often it’s one part, and the rest follows.",
              "We can look at that part by itself.",
            ],
            unsure: ["Tiredness does not always give its reasons."],
            heavy: ["Anyone would be worn out by that."],
          },
        },
      ],
      easier: [
        {
          text: "What is it mostly about?",
          after: {
            any: ["That gives us a place to start."],
            unsure: ["Several things at once, perhaps."],
          },
          options: [
            { text: "Rows and rules", after: ["Rows about rules wear everybody out."] },
            {
              text: "My child is struggling",
              after: ["To watch that is hard work of its own kind."],
            },
            {
              text: "I’m worn out",
              after: ["Patience has to come from somewhere, and the well is low."],
            },
            {
              text: "We’re growing apart",
              after: ["Distance from a child is felt in every room."],
            },
          ],
        },
      ],
      deeper: [
        {
          text: "You’ve told me what happened. What was going on with you in the hour before?",
          after: {
            any: [
              "That will have played its part.",
              "Nobody walks into such a moment from nowhere.",
            ],
            no: ["It came out of a clear sky, then."],
            unsure: ["The hour before is the first thing to be forgotten."],
            heavy: ["You had very little left to give by then."],
          },
        },
      ],
      kept: "What happens: {answer}.",
    },
    {
      id: "child",
      role: "other-side",
      label: "From your child’s side",
      asks: [
        {
          text: "If they had the words for it, how would your child tell it?",
          after: {
            any: [
              "It often looks quite different from there.",
              "Worth having that version next to yours.",
            ],
            unsure: ["They may not know it themselves yet."],
            heavy: ["You see their side, even where it hurts to look."],
          },
        },
        {
          text: "What might they be in need of, underneath it all?",
          after: {
            any: [
              "A guess from somebody who knows them is worth something.",
              "If that’s so, the whole thing looks a little different.",
            ],
            no: ["Perhaps there is nothing underneath, and it’s just what it is."],
            unsure: ["Sometimes it only shows years later."],
            heavy: ["A need you can’t fill at once is hard to look at."],
          },
        },
        {
          text: "What is {person} like when nobody wants anything from them?",
          after: {
            any: [
              "It helps to have the whole person in view.",
              "People look different when nothing is asked of them.",
            ],
            unsure: ["There may not be many such hours just now."],
            good: ["There’s plenty to like there, then."],
            heavy: ["You miss seeing more of that."],
          },
        },
      ],
      easier: [
        {
          text: "What do you think is behind it, mostly?",
          after: {
            any: ["It helps to have a guess, even a wrong one."],
            unsure: ["Children can be a riddle to those who know them best."],
          },
          options: [
            { text: "Being overtired", after: ["Nobody is at their best then, at any age."] },
            { text: "Wanting more say", after: ["Wanting a say is half of growing up."] },
            {
              text: "Something they don’t tell",
              after: ["What isn’t told looks for another way out."],
            },
            { text: "I honestly can’t tell", after: ["Not knowing is a fair place to ask from."] },
          ],
        },
      ],
      kept: "How it may look from your child’s side: {answer}.",
    },
    {
      id: "touch",
      role: "feeling",
      label: "What it touches in you",
      asks: [
        {
          text: "What was there in the first second, before you did or said anything?",
          after: {
            any: [
              "The first second is quick, and fairly honest.",
              "A lot can depend on that one second.",
            ],
            no: ["Straight into it, then."],
            unsure: ["It’s over before anybody can look."],
            heavy: ["Underneath everything there was that."],
          },
        },
        {
          text: "What about it gets to you more than you’d expect?",
          after: {
            any: [
              "Everybody has a spot where it hurts sooner.",
              "There may be a longer story under that.",
            ],
            no: ["It bothers you about as much as it would anybody, then."],
            unsure: ["It’s not always easy to say what it is."],
            heavy: ["No wonder it doesn’t roll off you."],
          },
        },
        {
          text: "You said {words:scene}. What did you want to do just then, and not do?",
          after: {
            any: [
              "So there was more going on than showed.",
              "What was held back is part of the story as well.",
            ],
            no: ["You did what you wanted to do, then."],
            unsure: ["There was hardly time to want anything."],
            heavy: ["Holding that in took more than anybody saw."],
          },
        },
      ],
      easier: [
        {
          text: "Which is nearest?",
          after: {
            any: ["One word is enough for now."],
            unsure: ["Perhaps it changes by the minute."],
          },
          options: [
            { text: "Helpless", after: ["To be in charge and helpless at once is a bad mixture."] },
            { text: "Angry", after: ["Anger is loud; there’s often something quieter under it."] },
            { text: "Hurt", after: ["Children can hurt a grown person more than they know."] },
            { text: "Worried", after: ["Worry is often love with nothing to do."] },
          ],
        },
      ],
      deeper: [
        {
          text: "You told me what it does to you. How do you notice, early on, that it’s coming?",
          after: {
            any: [
              "It’s useful to know the first sign.",
              "Often there is a moment’s warning, and sometimes not.",
            ],
            no: ["It comes without warning, then."],
            unsure: ["It may come too fast for that."],
            heavy: ["By then you are already having a hard time."],
          },
        },
      ],
      kept: "What it touches in you: {answer}.",
    },
    {
      id: "says",
      role: "belief",
      label: "What you make it say",
      asks: [
        {
          text: "What do you think it says about you as a parent?",
          after: {
            any: [
              "That is one reading of it, and there are others.",
              "Better said out loud than only thought.",
            ],
            no: ["Nothing in particular, so you can look at it freely."],
            unsure: ["It’s an open question, then."],
            heavy: ["You would not say that to another parent."],
          },
        },
        {
          text: "What kind of parent did you mean to be?",
          after: {
            any: [
              "It’s a good thing to steer by, if not every day.",
              "What we mean and what we manage both reach a child.",
            ],
            unsure: ["Perhaps there wasn’t time to mean anything."],
            heavy: ["You haven’t given that up, or it would not hurt."],
          },
        },
        {
          text: "What would {person} say you do well as a parent?",
          after: {
            any: [
              "Others see what we overlook in ourselves.",
              "It’s good to look at it through other eyes.",
            ],
            no: ["No praise from that side, then."],
            unsure: ["They may never have thought to say it."],
            heavy: ["You would have liked to hear it."],
            good: ["A good thing to be able to say."],
          },
        },
      ],
      easier: [
        {
          text: "How strict are you with yourself about it, from 0 to 10?",
          after: {
            any: ["A number shows it at a glance."],
            unsure: ["Strictness is hard to measure from inside."],
          },
          options: [
            { text: "0 to 3", after: ["You leave yourself some room, then."] },
            { text: "4 to 6", after: ["A bit of strictness, and a bit of mercy."] },
            { text: "7 to 10", after: ["Hardly anybody’s parents would have passed at that."] },
          ],
        },
      ],
      kept: "What you take it to say about you: {answer}.",
    },
    {
      id: "own",
      role: "meaning",
      label: "Where it comes from",
      asks: [
        {
          text: "How were such things dealt with when you were a child?",
          after: {
            any: [
              "We take it on, or swear never to, and often both.",
              "It leaves its mark, one way or the other.",
            ],
            unsure: ["Perhaps it was so usual that nobody saw it."],
            heavy: ["You know from the inside what that is like."],
            good: ["Something worth handing on, then."],
          },
        },
        {
          text: "Which sentence from your own childhood have you heard yourself say?",
          after: {
            any: [
              "It’s surprising how long they stay with us.",
              "It’s odd to open your mouth and hear who is speaking.",
            ],
            no: ["You’ve left those sentences where they were, then."],
            unsure: ["They slip out unnoticed, if they do."],
            heavy: ["You had meant it to end with you, perhaps."],
          },
        },
        {
          text: "About your child’s side you said {words:child}. Who used to see that sort of thing in you?",
          after: {
            any: [
              "Children remember who was looking.",
              "It’s worth knowing who did, or that nobody did.",
            ],
            no: ["Nobody, then, and still you are looking for it in your child."],
            unsure: ["Perhaps somebody did and never said."],
            heavy: ["The child you were could have done with that."],
            good: ["You still carry that with you, then."],
          },
        },
      ],
      easier: [
        {
          text: "Compared with how you grew up, how do you do it?",
          after: {
            any: ["Nobody starts from a blank page."],
            unsure: ["It’s hard to compare what you only saw from below."],
          },
          options: [
            { text: "Much the same", after: ["Some of it was worth keeping, perhaps."] },
            {
              text: "Quite the opposite",
              after: ["The opposite is also a way of being led by it."],
            },
            { text: "A mixture", after: ["You’ve sorted through it, then, and kept what fitted."] },
            { text: "I had no model", after: ["You are making it up as you go, which is harder."] },
          ],
        },
      ],
      kept: "Where some of it comes from: {answer}.",
    },
    {
      id: "better",
      role: "exception",
      label: "When it goes better",
      asks: [
        {
          text: "When did it go better than usual, even for ten minutes?",
          after: {
            any: [
              "Ten minutes are enough to learn something from.",
              "I’d look closely at what was different there.",
            ],
            no: ["Not for a while, then."],
            unsure: ["The good minutes are easily forgotten."],
            good: ["There are such minutes too, then."],
          },
        },
        {
          text: "What do the two of you do well together?",
          after: {
            any: [
              "It’s something to come back to after a bad day.",
              "Shared things outlast a bad week, mostly.",
            ],
            no: ["It’s hard going at present, then."],
            unsure: ["Perhaps it’s too ordinary to count as something."],
            good: ["That’s good to have between you."],
            heavy: ["You’d like to have that back."],
          },
        },
        {
          text: "About what happens you said {words:scene}. When could it have happened lately, and did not?",
          after: {
            any: [
              "The times it doesn’t happen have a reason as well.",
              "Nobody keeps a record of those, and somebody should.",
            ],
            no: ["It hasn’t missed a chance, then."],
            unsure: ["What doesn’t happen is hard to notice."],
            good: ["Both of you managed that between you."],
          },
        },
      ],
      easier: [
        {
          text: "What brings you a little nearer to each other?",
          after: {
            any: ["Good to know what brings you nearer."],
            unsure: ["It may be something quite small."],
          },
          options: [
            {
              text: "Doing something together",
              after: ["Side by side is often easier than face to face."],
            },
            { text: "A laugh", after: ["A laugh mends more than a lecture."] },
            { text: "Letting them be", after: ["Being left in peace can be a present."] },
            { text: "Not much, lately", after: ["A thin stretch, then, for both of you."] },
          ],
        },
      ],
      kept: "When it goes better: {answer}.",
    },
    {
      id: "remember",
      role: "wish",
      label: "What you would like",
      asks: [
        {
          text: "What would you like them to remember about you and this time?",
          after: {
            any: [
              "It’s a good measure for what matters and what doesn’t.",
              "They may remember more of that than you expect.",
            ],
            unsure: ["You can’t choose what they’ll keep; nobody can."],
            heavy: ["There’s time yet to add to what they’ll remember."],
          },
        },
        {
          text: "If one thing were different by the end of the month, which would you choose?",
          after: {
            any: [
              "One thing in one month is a fair size.",
              "Choosing one means the others may wait.",
            ],
            unsure: ["It needn’t be the most important one."],
            heavy: ["You have wished for that for some time, I think."],
          },
        },
        {
          text: "What would you like {person} to know that has not been said?",
          after: {
            any: [
              "It could be said in fewer words than you’d think.",
              "It can wait for the right moment.",
            ],
            no: ["Everything has been said there, then."],
            unsure: ["The words often come while doing something else."],
            heavy: ["Worth saying, even late."],
          },
        },
      ],
      easier: [
        {
          text: "What is needed most just now?",
          after: {
            any: ["That’s a start, and a small one will do."],
            unsure: ["Rest might be the first of it."],
          },
          options: [
            { text: "Time with them", after: ["It need not be much, and it need not be special."] },
            { text: "A rest from it", after: ["Everything is easier after a rest."] },
            {
              text: "A clear line",
              after: ["A clear line is easier on both of you than a moving one."],
            },
            {
              text: "Putting something right",
              after: ["An apology from a grown-up is remembered for a long time."],
            },
          ],
        },
      ],
      kept: "What you would like: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "I would wait until it’s calm, say in two sentences what you saw and what you would like, and then ask how it was for them and really listen. If you lost your temper, say sorry for that part first; it teaches more than the lecture. If a child seems unwell or changed for weeks, ask a doctor or the school.",
      "Choose the one thing that truly matters and let three others go for now. Then spend a little time with your child in which nothing is wanted from them.",
    ],
    "what-helps": [
      "Three things help many people: a little time in which the child decides what is done (or, with a grown one, a call that wants nothing); fewer rules, but ones that hold; and leaving the room for a minute before answering, rather than after.",
      "Talking side by side helps, in the car or over the dishes, because nobody has to look at anybody. And mending matters more than getting it right: to come back afterwards and say so.",
    ],
    "is-it-normal": [
      "Yes. All parents lose patience, all children try how far they can go, and most families are louder inside than they look from the street.",
    ],
    "is-it-wrong-of-me": [
      "Being cross, tired or fed up with your own child isn’t wrong. If you said or did something you’re sorry for, it can be put right with a plain apology, without a “but”.",
    ],
    "how-do-i-begin": [
      "With something small and friendly that has nothing to do with the trouble: a cup of something, a lift, a game. After that it’s easier to say one sentence about it.",
    ],
    "will-it-get-better": [
      "Most of it does, because children change and so do their parents. It seldom gets better in a straight line, and a good week can be followed by a dreadful one without meaning anything.",
    ],
    "what-do-you-think": [
      "I think a parent who asks is already doing part of it. I would look less at who is right and more at what each of you is short of: sleep, time, or being listened to.",
    ],
    "why-am-i-like-this": [
      "Because nobody else can reach those places in you, and because what we saw as children comes up when we’re tired. To notice it is the better half of changing it.",
    ],
  },
  ending: {
    titles: ["A parent and a child", "Seen from both ends", "Being a parent, and {about}"],
    cameWith: [
      "You came with something about being a parent.",
      "You came to talk about {about} and your child.",
    ],
    gentle: [
      "Spend ten minutes with your child in which nothing is asked of them.",
      "Say sorry for one small part of it, without a “but”.",
      "Notice one moment today that went all right, and keep it.",
    ],
    closings: [
      "It need not be put right all at once. Tomorrow they’ll still be your child.",
      "Good enough, most days, is what children grow up on.",
      "You have given it some thought, and that is a good part of it.",
    ],
  },
  exercise: "self-compassion",
};
