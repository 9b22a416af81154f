import type { Path } from "../path.ts";

export const lookingBack: Path = {
  id: "looking-back",
  name: "Looking back on the day",
  way: "Go through the day",
  invite: "go through the day and see what to keep and what to leave",
  opens: {
    any: [
      "Let’s go through it in your own order.",
      "Good idea, to stop and look at it once.",
      "Let’s give the day a few minutes.",
      "No need to make it a better day than it was.",
    ],
    heavy: [
      "That is a lot for one day.",
      "You don’t have to tidy up a day like that.",
      "You can put it down here for a while.",
    ],
  },
  steps: [
    {
      id: "stayed",
      role: "matter",
      label: "What stayed",
      asks: [
        {
          text: "What from the day is still with you?",
          after: {
            any: ["I see. Let’s start from there.", "It’s stayed for some reason, or for none."],
            unsure: ["Nothing may have settled yet."],
            no: ["Nothing stuck. You’re free of it already."],
            heavy: ["No wonder it hasn’t gone."],
            good: ["I’m glad it stayed."],
          },
        },
        {
          text: "If only five minutes of it could be kept, which would they be?",
          after: {
            any: ["The rest can go, then.", "Five minutes can be plenty."],
            unsure: ["Perhaps none of them. Some days are like that."],
            no: ["Nothing to keep. It can go as it came."],
            heavy: ["You don’t always get to choose what stays."],
            good: ["Five good minutes, then."],
          },
        },
        {
          text: "When you think of {about}, which moment of the day comes back?",
          after: {
            any: [
              "Good, you’ve put it down here.",
              "Moments like that come back without being asked.",
            ],
            unsure: ["It may be more of a mood than a moment."],
            heavy: ["Not an easy thing to have coming back."],
            good: ["I hope it comes back again."],
          },
        },
      ],
      easier: [
        {
          text: "In one word, what sort of day was it?",
          after: { any: ["Let’s put that at the top.", "One word is enough for some days."] },
          options: [
            { text: "Full", after: ["A full day can go by in a blur."] },
            { text: "Flat", after: ["They can’t all be interesting."] },
            { text: "Hard", after: ["A hard day. You can call it that."] },
            { text: "Good", after: ["Then it’s worth a second look."] },
          ],
        },
      ],
      deeper: [
        {
          text: "You have told me what stayed. What was going on just before it?",
          after: {
            any: [
              "It helps to know what led up to it.",
              "It may have had something to do with it.",
            ],
            unsure: ["It’s hard to remember the minutes before."],
            heavy: ["So it didn’t come out of nowhere."],
          },
        },
      ],
      kept: "What stayed of the day: {answer}.",
    },
    {
      id: "pace",
      role: "effect",
      label: "How the day ran",
      asks: [
        {
          text: "Where did the day run away with you?",
          after: {
            any: [
              "So we know where some of the hours went.",
              "There’s a stretch like that in most days.",
            ],
            unsure: ["It’s hard to tell from the middle of it."],
            no: ["You kept hold of it. Not every day lets you."],
            heavy: ["A lot for one person in one day."],
          },
        },
        {
          text: "When did you have a quarter of an hour that was yours?",
          after: {
            any: ["It says a lot about a day, that.", "I’d count that, even if nobody else does."],
            unsure: ["It may have gone by without your noticing."],
            no: ["Not one. Everything else came first."],
            good: ["Good that nobody took it from you."],
          },
        },
        {
          text: "You mentioned {words:stayed}. How did it colour the hours after?",
          after: {
            any: ["A thing can stay in the room for hours.", "I’ll keep that in view as we go on."],
            unsure: ["It’s hard to see from inside."],
            no: ["So it left the rest of the day alone."],
            heavy: ["It took more than its share of the day."],
          },
        },
      ],
      easier: [
        {
          text: "How was the pace of it?",
          after: {
            any: ["Good to know how it felt from inside.", "The next day may go differently."],
          },
          options: [
            { text: "Too fast", after: ["Too fast. You can be slow now."] },
            { text: "Too slow", after: ["Slow days can feel very long."] },
            { text: "About right", after: ["About right is good going."] },
            { text: "All over the place", after: ["Days like that are tiring in their own way."] },
          ],
        },
      ],
      deeper: [
        {
          text: "You have told me how the day was for you. When did you first notice that?",
          after: {
            any: ["You often only notice after a while.", "It’s useful to know the first sign."],
            unsure: ["Perhaps only now. It’s early enough."],
            heavy: ["And you carried on all the same."],
          },
        },
      ],
      kept: "How the day ran: {answer}.",
    },
    {
      id: "good",
      role: "exception",
      label: "What was good",
      asks: [
        {
          text: "What was good in it, even if it only took a minute?",
          after: {
            any: ["A minute is long enough to count.", "I’m glad I asked about that too."],
            unsure: ["Something may occur to you before bed."],
            no: ["Nothing good in it. No need to dress it up."],
            good: ["Good. You’ve got that written down."],
            heavy: ["You don’t have to look for a bright side."],
          },
        },
        {
          text: "What went better than it might have?",
          after: {
            any: ["Nobody ever mentions what goes right.", "I’ll put that on the good side."],
            unsure: ["It’s harder to notice than what went wrong."],
            no: ["A day when nothing would go your way."],
            good: ["Some of that may be down to you."],
          },
        },
        {
          text: "Besides {words:stayed}, what else was there that nobody would think of mentioning?",
          after: {
            any: ["Most of a day never gets mentioned.", "Well, now you’ve mentioned it."],
            unsure: ["If nobody would mention it, it’s hard to think of."],
            no: ["So that one thing filled the day."],
          },
        },
      ],
      easier: [
        {
          text: "Where was the day kindest to you?",
          after: { any: ["It’s good to notice that.", "I’d keep hold of that."] },
          options: [
            { text: "Something I ate", after: ["Something good to eat can save a day."] },
            { text: "Somebody’s kindness", after: ["They may not know what it did for you."] },
            { text: "A bit of quiet", after: ["Quiet is hard to come by."] },
            { text: "Getting something done", after: ["It’s good to have something done."] },
          ],
        },
      ],
      deeper: [
        {
          text: "You have told me something good. What made it possible?",
          after: {
            any: ["Some of that could happen again.", "Good to know what it needed."],
            unsure: ["Some good things just happen."],
          },
        },
      ],
      kept: "What was good: {answer}.",
    },
    {
      id: "who",
      role: "person",
      label: "Who was in it",
      asks: [
        {
          text: "Who crossed your day in a way that left something?",
          after: {
            any: [
              "They probably don’t know they’re still with you.",
              "It doesn’t take long to leave something behind.",
            ],
            unsure: ["It often only shows later."],
            no: ["You had the day more or less to yourself."],
            heavy: ["They left more behind than they know, perhaps."],
            good: ["Good that they came by."],
          },
        },
        {
          text: "Who did you think of without telling them?",
          after: {
            any: ["They’ll have no idea.", "You had some company in your thoughts, then."],
            unsure: ["Thoughts like that go by very quickly."],
            no: ["Your mind was on other things."],
            heavy: ["People can be missed in the middle of an ordinary day."],
          },
        },
        {
          text: "What would you have liked to say to {person} today, and did not?",
          after: {
            any: [
              "You’ve said it here, if nowhere else.",
              "Later you can decide whether to say it.",
            ],
            unsure: ["The right words may come later."],
            no: ["All said. That’s a good way to leave a day."],
            heavy: ["A hard thing to be left holding."],
          },
        },
      ],
      easier: [
        {
          text: "How was the company?",
          after: {
            any: ["It makes a difference, who’s around.", "There’ll be other days for people."],
          },
          options: [
            { text: "Good for me", after: ["Good company is worth remembering."] },
            { text: "A bit much", after: ["Even nice people can be a bit much."] },
            { text: "Too little", after: ["The hours get long without people."] },
            { text: "None, and that’s fine", after: ["A day with yourself for company."] },
          ],
        },
      ],
      deeper: [
        {
          text: "You have told me who was in it. What might their day have been like?",
          after: {
            any: [
              "You never see much of other people’s days.",
              "We can’t know, but it’s worth a thought.",
            ],
            unsure: ["From where you are, it’s a guess."],
          },
        },
      ],
      kept: "Who was in the day: {answer}.",
    },
    {
      id: "unseen",
      role: "meaning",
      label: "What counted",
      asks: [
        {
          text: "What did you do that nobody saw?",
          after: {
            any: ["I’ve got it down here, so it’s been seen.", "A lot gets done that nobody sees."],
            unsure: ["Perhaps you weren’t looking either."],
            no: ["All of it in plain sight, then."],
            heavy: ["Somebody knows about it now."],
          },
        },
        {
          text: "Which of the things you did would you do again tomorrow, given the choice?",
          after: {
            any: ["You’d know best what was worth it.", "It’s a fair way to look at a day."],
            unsure: ["You may know tomorrow."],
            no: ["None of it again. Tomorrow may be different."],
            good: ["So that was worth doing."],
          },
        },
        {
          text: "What did {about} ask of you today?",
          after: {
            any: ["Some things ask for something every day.", "I’ll note what it took."],
            unsure: ["Perhaps it’s too familiar to say."],
            no: ["It left you in peace for once."],
            heavy: ["It asks a lot of you."],
          },
        },
      ],
      easier: [
        {
          text: "What did you give the day most of?",
          after: {
            any: ["Good, let’s count that in.", "You may not have given yourself credit for it."],
          },
          options: [
            { text: "Patience", after: ["Patience is hard work, even if it doesn’t show."] },
            { text: "Work", after: ["Enough work for one day, perhaps."] },
            { text: "Care for someone", after: ["Somebody had it easier because of you."] },
            { text: "Getting through it", after: ["Getting through can be a whole day’s work."] },
          ],
        },
      ],
      deeper: [
        {
          text: "You have told me what counted. Who is better off for it, even slightly?",
          after: {
            any: ["Even slightly is something.", "I’m glad you’ve thought of that."],
            unsure: ["Somebody may be, without either of you knowing."],
            no: ["Nobody you can think of. You did it anyway."],
            good: ["So the day did somebody some good."],
          },
        },
      ],
      kept: "What counted, seen or unseen: {answer}.",
    },
    {
      id: "leave",
      role: "need",
      label: "What to leave behind",
      asks: [
        {
          text: "What doesn’t need to come along into tomorrow?",
          after: {
            any: [
              "You’ve written it down, so you needn’t hold it.",
              "It can stay on this page overnight.",
            ],
            unsure: ["You may know in the morning."],
            no: ["Nothing to leave behind. You’re travelling light."],
            heavy: ["You can put it down, even if it’s only until morning."],
          },
        },
        {
          text: "Which sentence from the day would you like to stop hearing?",
          after: {
            any: [
              "You’ve put it down here. It can be quiet now.",
              "Sometimes it loses a little once it’s written.",
            ],
            unsure: ["Perhaps it was the tone more than the words."],
            no: ["None. A quiet head is worth a lot."],
            heavy: ["A sentence like that goes on and on."],
          },
        },
        {
          text: "You mentioned {words:stayed}. What would help you to leave it here for now?",
          after: {
            any: ["Leaving it here doesn’t mean forgetting it.", "For now is long enough."],
            unsure: ["Perhaps it only wants to be known about."],
            no: ["It won’t be left just yet. It doesn’t have to be."],
            heavy: ["It can stay with you as long as it has to."],
          },
        },
      ],
      easier: [
        {
          text: "What would you rather leave here?",
          after: { any: ["There’s room for it here.", "Nothing stops you picking it up again."] },
          options: [
            { text: "Something unfinished", after: ["It can wait. It isn’t going anywhere."] },
            {
              text: "Something that was said",
              after: ["You can’t unsay it, but you can put it down."],
            },
            { text: "Something I did", after: ["It’s done, and it can rest for today."] },
            { text: "Nothing", after: ["Nothing to unload. Good."] },
          ],
        },
      ],
      deeper: [
        {
          text: "You have told me what you would leave. What would you have more room for without it?",
          after: {
            any: [
              "It’d be good to have that room.",
              "I’m glad to know what the space would be for.",
            ],
            unsure: ["Perhaps just for sleep."],
            heavy: ["It takes up a lot of room, then."],
          },
        },
      ],
      kept: "What can stay behind: {answer}.",
    },
    {
      id: "tomorrow",
      role: "step",
      label: "Tomorrow",
      asks: [
        {
          text: "What should tomorrow have in it, however small?",
          after: {
            any: ["Good, tomorrow has something in it.", "It can stay as small as that."],
            unsure: ["We’ll see what tomorrow brings."],
            no: ["Tomorrow can come as it likes."],
          },
        },
        {
          text: "What would make the first hour of tomorrow a little easier?",
          after: {
            any: ["The first hour makes a difference.", "It doesn’t take much, usually."],
            unsure: ["Perhaps just not hurrying it."],
            no: ["The first hour will look after itself, then."],
            heavy: ["Mornings can be the hardest part."],
          },
        },
        {
          text: "You mentioned {words:good}. How could a little of that come into tomorrow too?",
          after: {
            any: ["Even half of it would do.", "You can want the same thing twice."],
            no: ["Not every day has it. This one did."],
            unsure: ["You’ll see when you get there."],
          },
        },
      ],
      easier: [
        {
          text: "What does tomorrow need most?",
          after: { any: ["One thing is enough for a day.", "The rest of tomorrow can stay open."] },
          options: [
            { text: "A slower start", after: ["Five minutes slower can be enough."] },
            { text: "One thing finished", after: ["One finished thing makes a difference."] },
            { text: "Somebody to see", after: ["It’s good to have someone to look forward to."] },
            { text: "Nothing planned", after: ["Nothing planned is a plan as well."] },
          ],
        },
      ],
      kept: "For tomorrow: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "For today, nothing more: a day can’t be improved once it’s over. Write down the one thing you mustn’t forget, choose one small thing for tomorrow, and let the rest go.",
      "If something can’t wait, do the smallest part of it now, a note, a message, a bag by the door. Everything else is better done after some sleep.",
    ],
    "what-helps": [
      "Three things help many people at the end of a day: writing down what’s unfinished so that you needn’t keep it in your head, naming one thing that was good, and doing the last half hour in the same order every evening. If someone was on your mind, a line to them helps as well.",
    ],
    "is-it-normal": [
      "Yes. Most days leave something behind that goes round in your head, and it’s often something small.",
    ],
    "is-it-wrong-of-me": [
      "By itself, hardly: one sharp word or one thing left undone doesn’t make you a bad person. If something really wasn’t right, you can usually put it right tomorrow with one sentence.",
    ],
    "how-do-i-begin": [
      "With the first picture that comes, whatever it is. Or go by places: where you woke, where you ate, where you are now.",
    ],
    "will-it-get-better": [
      "Mostly, yes. A bad day has usually shrunk by the next afternoon. If it hasn’t, it was probably about more than the day.",
    ],
    "what-do-you-think": [
      "I think a day shouldn’t be judged by its worst quarter of an hour. I’d keep one good thing, put down one that bothers you, and call it enough.",
    ],
    "why-am-i-like-this": [
      "Because the mind goes back to whatever is unfinished, and it does so when everything else goes quiet. That’s how most heads work; writing things down takes some of it off you.",
    ],
  },
  ending: {
    titles: [
      "A day with {about} in it",
      "Looking back on the day",
      "What stayed of the day",
      "A day, put away",
    ],
    cameWith: [
      "You came to look back on a day, and on {about}.",
      "You came to look back on the day.",
    ],
    gentle: [
      "Write down what’s unfinished on one slip of paper, and leave it in another room.",
      "Tell one person the one good thing of the day.",
      "Spend the last ten minutes before bed without a screen.",
    ],
    closings: [
      "You can let the day go now.",
      "You’ve looked at it once. It needn’t be looked at again today.",
      "Keep the good bit. The rest is put down here.",
    ],
  },
  endsWithout: ["when", "obstacle"],
};
