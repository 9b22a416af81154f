import type { Path } from "../path.ts";

export const fear: Path = {
  id: "fear",
  name: "Fear before something",
  way: "Face what is ahead",
  invite: "look at what is ahead, and at what the fear makes of it",
  opens: {
    any: [
      "It’s still ahead, so we can look at it before it comes.",
      "Being afraid beforehand is hard work.",
      "You feel a thing like that well before it happens.",
      "Fear has sharp eyes and a poor sense of size.",
    ],
    heavy: [
      "You don’t have to be brave about it here.",
      "It really has hold of you, I can tell.",
      "We can take it slowly, and go no nearer than you like.",
    ],
  },
  steps: [
    {
      id: "ahead",
      role: "matter",
      label: "What is ahead",
      asks: [
        {
          text: "What is it that lies ahead, and how soon?",
          after: {
            any: ["Good to have it said plainly.", "Now I know what we are looking at."],
            unsure: ["Sometimes the fear comes before it’s clear what it’s about."],
            heavy: ["I can see why you would rather it were over."],
          },
        },
        {
          text: "How long have you known that it is coming?",
          after: {
            any: [
              "Time feels different when you’re dreading something.",
              "It helps to know how long it’s been with you.",
            ],
            unsure: ["Perhaps long before it had a date."],
            heavy: ["It’s a lot to have had with you all along."],
          },
        },
        {
          text: "When you think of {about}, what do you see first?",
          after: {
            any: [
              "The first picture is often the one that keeps coming.",
              "We can look at that one picture, and leave the rest.",
            ],
            unsure: ["There may be no picture, only a pull in the stomach."],
            heavy: ["Not an easy picture to live with."],
            good: ["A good one to hold on to."],
          },
        },
      ],
      easier: [
        {
          text: "What sort of thing is it?",
          after: {
            any: ["Different fears need different things.", "I’ll go by that."],
            unsure: ["Perhaps a mixture, as fears often are."],
          },
          options: [
            { text: "I’ll be judged", after: ["Hardly anybody likes being judged."] },
            { text: "It’s about my body", after: ["It’s frightening when it’s your own body."] },
            { text: "People will watch", after: ["Being watched makes everything harder."] },
            { text: "A journey or a place", after: ["It’s hard when you can’t just step off."] },
          ],
        },
      ],
      deeper: [
        {
          text: "What has brought it so close just now?",
          after: {
            any: ["Some days it’s nearer than others.", "Useful to know what brings it closer."],
            unsure: ["Perhaps it is only the calendar."],
            heavy: ["No wonder, with that on top."],
          },
        },
      ],
      kept: "What is ahead: {answer}.",
    },
    {
      id: "moment",
      role: "fear",
      label: "The very moment",
      asks: [
        {
          text: "Which minute of it are you most afraid of?",
          after: {
            any: [
              "One minute is easier to look at than the whole thing.",
              "I ask because it’s usually one part more than the rest.",
            ],
            unsure: ["Perhaps it’s all one big lump so far."],
            heavy: ["I can see why you dread that."],
          },
        },
        {
          text: "What do you picture going wrong?",
          after: {
            any: [
              "It’s better out than going round in your head.",
              "Saying it doesn’t make it any likelier.",
            ],
            no: ["So it’s just the fear, with no picture."],
            unsure: ["Perhaps it goes too fast to catch."],
            heavy: ["Nobody would want to walk towards that."],
          },
        },
        {
          text: "You said {words:ahead}. Where exactly in that does it get tight?",
          after: {
            any: ["It helps to know where it’s tightest.", "The rest of it may be easier."],
            unsure: ["Perhaps it’s the same all the way along."],
            heavy: ["We don’t have to go any further into that."],
          },
        },
      ],
      easier: [
        {
          text: "What would be the worst thing about it?",
          after: {
            any: ["Now it’s a bit clearer to me.", "Good to know which part."],
            unsure: ["Perhaps the worst is not knowing what it will be like."],
          },
          options: [
            { text: "Failing", after: ["It matters to you how it goes."] },
            { text: "Being looked at", after: ["Eyes on you, and nowhere to put your hands."] },
            { text: "Pain", after: ["Nobody looks forward to pain."] },
            {
              text: "Being stuck in it",
              after: ["A lot of people are afraid of not getting out."],
            },
          ],
        },
      ],
      deeper: [
        {
          text: "And if just that happened, what would you do in the minute after?",
          after: {
            any: [
              "There’s always a minute after.",
              "Fear usually stops the film before that point.",
            ],
            unsure: ["You’d probably find something when it came to it."],
            heavy: ["We can leave that for now."],
            good: ["So you’d know what to do."],
          },
        },
      ],
      kept: "The moment you fear most: {answer}.",
    },
    {
      id: "body",
      role: "effect",
      label: "How it shows already",
      asks: [
        {
          text: "How does it show already, before it has even begun?",
          after: {
            any: ["Fear likes to arrive early.", "Good to know how it shows."],
            no: ["So it doesn’t show so far."],
            unsure: ["You may not have noticed it."],
            heavy: ["So much already, and nothing has even happened."],
          },
        },
        {
          text: "What have you begun to do, or to leave out, because of it?",
          after: {
            any: [
              "I ask because fear changes things without asking.",
              "Now I can see how far it’s got.",
            ],
            no: ["Good, so it hasn’t got into your days."],
            unsure: ["Changes like that are easy to miss."],
            heavy: ["It’s taking up a lot of room already."],
          },
        },
        {
          text: "Where in your body do you notice it when you think of {about}?",
          after: {
            any: [
              "It helps to know where you feel it.",
              "Bodies get ready in their own clumsy way.",
            ],
            no: ["So your body is leaving it alone so far."],
            unsure: ["It can be hard to pin down."],
            heavy: ["Hard to carry that around all day."],
          },
        },
      ],
      easier: [
        {
          text: "Where does it show most?",
          after: {
            any: ["It has to come out somewhere.", "There’s nothing odd about that."],
            unsure: ["It may be different from day to day."],
          },
          options: [
            { text: "In my stomach", after: ["Stomachs take these things personally."] },
            { text: "In my sleep", after: ["Sleep is often the first thing to go."] },
            { text: "In my temper", after: ["Fear often comes out as a short fuse."] },
            { text: "In thoughts that race", after: ["They race, and they don’t get anywhere."] },
          ],
        },
      ],
      kept: "How it shows already: {answer}.",
    },
    {
      id: "says",
      role: "belief",
      label: "What the fear says",
      asks: [
        {
          text: "What does the fear say about you?",
          after: {
            any: [
              "It talks as if it knew you well.",
              "I asked because fear likes to get personal.",
            ],
            no: ["So it isn’t about you, it’s about the thing."],
            unsure: ["Not every fear uses words."],
            heavy: ["A harsh thing to hear from inside."],
          },
        },
        {
          text: "What does it take for certain that nobody can know yet?",
          after: {
            any: [
              "It may be right, but it can’t know.",
              "All that is still open, whatever the fear says.",
            ],
            no: ["So it leaves that open."],
            unsure: ["It’s hard to tell when you’re afraid."],
            heavy: ["No wonder you’re frightened, with that in your ear."],
          },
        },
        {
          text: "If {person} could hear what the fear says, what would they say to it?",
          after: {
            any: [
              "Fear doesn’t often get answered back.",
              "I’ll write that down next to what the fear says.",
            ],
            unsure: ["They may not know what it tells you."],
            good: ["Somebody is on your side there."],
            heavy: ["It might do you good if they knew."],
          },
        },
      ],
      easier: [
        {
          text: "Which is most like what it says?",
          after: {
            any: ["It has probably said so before.", "So far it’s only the fear that says so."],
            unsure: ["Perhaps it only grumbles."],
          },
          options: [
            { text: "I can’t do it", after: ["And it says so before you’ve even tried."] },
            {
              text: "They’ll see through me",
              after: ["Plenty of capable people are afraid of that."],
            },
            { text: "Something will go wrong", after: ["As a rule it doesn’t say what."] },
            { text: "I won’t bear it", after: ["You may be stronger than it says."] },
          ],
        },
      ],
      kept: "What the fear says: {answer}.",
    },
    {
      id: "for",
      role: "meaning",
      label: "What it is for",
      asks: [
        {
          text: "What are you doing it for?",
          after: {
            any: [
              "Worth remembering when the fear gets loud.",
              "The fear doesn’t usually mention that part.",
            ],
            no: ["Having to is harder than wanting to."],
            unsure: ["It’s easy to lose sight of that."],
            heavy: ["It’s a lot to ask of you."],
            good: ["A good thing to be heading for."],
          },
        },
        {
          text: "Suppose it’s over and went well enough: what would that evening be like?",
          after: {
            any: [
              "I ask because fear doesn’t look that far.",
              "There will be an evening after it, too.",
            ],
            unsure: ["Hard to see that far from here."],
            heavy: ["It would be a lot to have behind you."],
            good: ["I hope that you get that evening."],
          },
        },
        {
          text: "On one side there is {words:moment}. What is there on the other?",
          after: {
            any: [
              "Both sides are on the page now.",
              "The fear is louder, so I wanted the other side too.",
            ],
            no: ["So there’s not much on the other side."],
            unsure: ["The other side can be harder to hear."],
            good: ["Something solid to put against it."],
          },
        },
      ],
      easier: [
        {
          text: "What would you most like afterwards?",
          after: {
            any: [
              "It does no harm to look at afterwards for a moment.",
              "Something to aim for, perhaps.",
            ],
            unsure: ["Just having it over might be enough."],
          },
          options: [
            { text: "To have it behind me", after: ["Behind you is a good place for it."] },
            { text: "To be a little proud", after: ["You’d have good reason to be."] },
            {
              text: "What it brings",
              after: ["So there is something to gain, beyond getting through."],
            },
            { text: "A good sleep", after: ["You’ll have earned it."] },
          ],
        },
      ],
      kept: "What it is for: {answer}.",
    },
    {
      id: "before",
      role: "exception",
      label: "When you did it afraid",
      asks: [
        {
          text: "When have you done something in spite of being afraid?",
          after: {
            any: [
              "I ask because fear has a short memory.",
              "You can be afraid and still do a thing.",
            ],
            no: ["This may be the first big one, then."],
            unsure: ["Those things get forgotten once they’re over."],
            heavy: ["It was no small thing then, either."],
            good: ["So you did it, fear and all."],
          },
        },
        {
          text: "What got you through something of this sort before?",
          after: {
            any: [
              "What helped then may help again.",
              "I asked because you may be able to use it again.",
            ],
            no: ["So it’s the first time. No wonder it looms."],
            unsure: ["It may have been plain stubbornness."],
            heavy: ["You know what it’s like, then."],
            good: ["It worked once, and that counts."],
          },
        },
        {
          text: "You said {words:body}. What has ever eased that a little?",
          after: {
            any: [
              "Even a little easing would help.",
              "A little can make a big difference on the day.",
            ],
            no: ["You’ve just had to put up with it, then."],
            unsure: ["You may have missed the moment when it eased."],
            good: ["It can come along with you."],
          },
        },
      ],
      easier: [
        {
          text: "What steadies you best, as a rule?",
          after: {
            any: ["Good to have that within reach.", "Everybody has something different there."],
            unsure: ["Trying things out may show you."],
          },
          options: [
            { text: "Breathing slowly", after: ["You can do that anywhere, and nobody notices."] },
            { text: "Somebody beside me", after: ["It’s half as bad with somebody there."] },
            {
              text: "Being well prepared",
              after: ["Preparation gives the fear something useful to do."],
            },
            {
              text: "Thinking of other things",
              after: ["Looking elsewhere works for a lot of people."],
            },
          ],
        },
      ],
      kept: "What has helped you through: {answer}.",
    },
    {
      id: "need",
      role: "need",
      label: "What would help on the day",
      asks: [
        {
          text: "What would help most in the last quarter of an hour beforehand?",
          after: {
            any: [
              "Those minutes are often the worst, which is why I ask.",
              "It can be as odd as you like.",
            ],
            no: ["Then you’ll just get through them."],
            unsure: ["Nearer the day you may know better."],
            good: ["I like that, it’s simple."],
          },
        },
        {
          text: "Who should know that you are afraid, so that you don’t have to hide it?",
          after: {
            any: ["Hiding it takes a lot of strength.", "It’s often easier when one person knows."],
            no: ["You’d rather keep it to yourself, and that’s fine."],
            unsure: ["Somebody may have noticed already."],
            good: ["A good person to have in the know."],
          },
        },
        {
          text: "With {about} ahead of you, what would you like somebody to say?",
          after: {
            any: [
              "Those may be the words to take with you.",
              "People don’t usually guess the right thing to say.",
            ],
            no: ["Perhaps words aren’t what you need."],
            unsure: ["Perhaps it matters more who says it."],
            heavy: ["You should have somebody to say it."],
          },
        },
      ],
      easier: [
        {
          text: "What would you rather have with you?",
          after: {
            any: ["Nobody has to go in empty-handed.", "Something small is quite enough."],
            unsure: ["You can decide that on the day."],
          },
          options: [
            { text: "A person", after: ["A familiar face can make a big difference."] },
            {
              text: "A thing to hold",
              after: ["Something in the pocket that only you know about."],
            },
            {
              text: "A sentence to repeat",
              after: ["Something short enough to remember when you’re nervous."],
            },
            { text: "A way out", after: ["Knowing where the door is often means not needing it."] },
          ],
        },
      ],
      kept: "What would help on the day: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "Make it smaller and more exact. Find the one minute you dread, decide beforehand what you will do in it, and tell one person that you are afraid. If it is something medical, ask all your questions of the people who will be there.",
      "Prepare what can be prepared, stop at a fixed time the evening before, and plan only the last quarter of an hour. You don’t need to stop being afraid; you need to be able to do it afraid.",
    ],
    "what-helps": [
      "Three things help many people: breathing out longer than in for a few minutes, going through it once in detail as it will probably be, and getting close to it in small doses beforehand, such as visiting the room or saying the first sentence aloud. If the fear rules out more and more of your life, a doctor or a therapist can help with it.",
    ],
    "is-it-normal": [
      "Yes. Before something that matters, most people sleep badly, feel sick or want to run. Many who look calm are only practised at looking calm.",
    ],
    "is-it-wrong-of-me": [
      "No. To be afraid does no harm to anybody, and it is not cowardice either. Nobody chooses when the heart starts pounding.",
    ],
    "how-do-i-begin": [
      "With the first two minutes only: where you will be, what you have in your hand, what the first thing is that you do or say. The rest follows more easily from a clear beginning.",
    ],
    "will-it-get-better": [
      "Usually, yes. For most people fear is strongest shortly before, and drops once it has begun; and each time you go through with something, the next time is a little easier.",
    ],
    "what-do-you-think": [
      "I think that the fear is looking at one part of this while you will be doing the whole of it, and much of that may be quite ordinary. I would plan that one part well and leave the rest alone.",
    ],
    "why-am-i-like-this": [
      "Because your body can’t tell a danger from something important, and gets ready for both in the same way. A pounding heart is preparation, badly timed. It is no verdict on you.",
    ],
  },
  ending: {
    titles: [
      "Afraid, with {about} ahead",
      "Afraid of what is ahead",
      "The minute that matters",
      "Going in afraid",
    ],
    cameWith: [
      "You came with a fear about {about}.",
      "You came with a fear of something that lies ahead.",
    ],
    gentle: [
      "Go through the first two minutes in your mind, once, as they will probably be.",
      "Tell one person that you are afraid, and of what.",
      "Breathe out longer than you breathe in, ten times, once a day until then.",
    ],
    closings: [
      "I wish you a steady minute when it counts.",
      "You can be afraid and go in all the same. Come and tell me afterwards, if you like.",
      "Enough looking ahead for now. It can wait until its day comes.",
    ],
  },
  exercise: "breathing",
};
