import type { Path } from "../path.ts";

/** For what no other path is sure to fit: questions that can be asked about anything. */
export const open: Path = {
  id: "open",
  name: "Looking at it together",
  way: "Look at it together",
  invite: "look at it together, one question at a time",
  opens: {
    any: [
      "Thank you for telling me.",
      "Good that you’ve brought it here.",
      "All right, let’s look at that.",
      "I’m glad you wrote it down.",
      "That’s a beginning.",
      "Let’s take it one piece at a time.",
      "It can be said here just as it is.",
      "There’s time for this.",
      "Let’s give that some room.",
      "I’ve read that with care.",
      "You needn’t have it sorted before you tell it.",
      "We can go slowly with this.",
    ],
    heavy: [
      "That is a lot to bring, and it’s good that you did.",
      "I’m sorry. That’s a hard thing to have with you.",
      "No need to make that smaller than it is.",
      "That weighs something, and it may.",
      "I’m sorry it’s like that for you.",
      "That can’t have been easy to write.",
    ],
  },
  steps: [
    {
      id: "middle",
      role: "matter",
      label: "What it is",
      asks: [
        {
          text: "What about it is on your mind most, right now?",
          after: {
            any: ["Then that’s where we look.", "So that’s the middle of it."],
            unsure: ["Perhaps it has no middle yet."],
            heavy: ["That would be on anybody’s mind."],
          },
        },
        {
          text: "Which part of it would you most like somebody to know?",
          after: {
            any: ["Now somebody does.", "Good that you’ve said it, then."],
            unsure: ["It can stay general for now."],
            heavy: ["I’m glad you told me that part."],
          },
        },
        {
          text: "If you told it to a friend in one sentence, what would the sentence be?",
          after: {
            any: ["One sentence can hold a good deal.", "Let’s go by that sentence."],
            unsure: ["Some things don’t fit into a sentence."],
          },
        },
      ],
      easier: [
        {
          text: "Is it more about something that happened, something ahead, or somebody?",
          after: { any: ["That helps me to ask."] },
          options: [
            { text: "Something that happened", after: ["Then we look back a little."] },
            { text: "Something ahead", after: ["Then we look at what’s coming."] },
            { text: "Somebody", after: ["Then it’s about the two of you, in part."] },
            { text: "Me, mostly", after: ["Then it stays with you for now."] },
          ],
        },
      ],
      deeper: [
        {
          text: "You’ve told me what it is. Which detail of it keeps coming back?",
          after: {
            any: ["The details that stay usually have a reason.", "Then that one matters."],
            unsure: ["Perhaps it’s all of a piece."],
          },
        },
        {
          text: "What about it touches you most?",
          after: {
            any: ["That tells me where to look.", "Worth staying with, then."],
            unsure: ["It may touch in more than one place."],
            heavy: ["That would touch anybody."],
          },
        },
        {
          text: "What did you not say just now that also belongs to it?",
          after: {
            any: ["I’m glad that’s said as well.", "Now the picture has more in it."],
            no: ["All right, then I have the whole of it."],
            unsure: ["It may come to you while we talk."],
            heavy: ["That part is heavy, and it’s good to have it here."],
          },
        },
        {
          text: "If you look at it from a little way off, what stands out?",
          after: {
            any: ["Let’s begin there.", "A little distance can help with that."],
            unsure: ["From close up it’s hard to tell."],
          },
        },
        {
          text: "What made you want to talk about it, of all the things there are?",
          after: {
            any: ["A good reason to talk.", "Then I know why we’re here."],
            unsure: ["It doesn’t need a reason."],
          },
        },
        {
          text: "What about that has stayed with you most?",
          after: {
            any: ["Let’s keep hold of that.", "You can say which, and that helps."],
            unsure: ["It needn’t be one thing."],
            heavy: ["I can see why that stays."],
          },
        },
      ],
      kept: "What was most on your mind: {answer}.",
    },
    {
      id: "since",
      role: "why-now",
      label: "Since when",
      asks: [
        {
          text: "How long has it been with you?",
          after: {
            any: ["That gives me an idea of the time it has had.", "Noted."],
            unsure: ["It may have come by degrees."],
          },
        },
        {
          text: "What made it come up today?",
          after: {
            any: ["So that was the occasion.", "Today had a reason, then."],
            unsure: ["Sometimes it’s just the first quiet hour."],
          },
        },
      ],
      easier: [
        {
          text: "Is it new, or has it been there for a while?",
          after: { any: ["Good to know."] },
          options: [
            { text: "New", after: ["Then it hasn’t had time to settle."] },
            { text: "For a while", after: ["Then you’ve been carrying it some way already."] },
            { text: "It comes and goes", after: ["Then there are days without it, too."] },
          ],
        },
      ],
      deeper: [
        {
          text: "And what was different before that?",
          after: {
            any: ["So there is a before to compare with.", "That’s worth remembering."],
            unsure: ["It can be hard to remember a before."],
            no: ["Then it goes back a long way."],
          },
        },
      ],
      kept: "Since when, and what brought it up: {answer}.",
    },
    {
      id: "inside",
      role: "feeling",
      label: "What it is like",
      asks: [
        {
          text: "When it is at its strongest, what is it like?",
          after: {
            any: [
              "Thank you for putting that into words.",
              "That’s not an easy thing to describe, and you did.",
            ],
            unsure: ["It doesn’t need a word."],
            heavy: ["That’s hard to be in."],
          },
        },
        {
          text: "What does it do to an ordinary day?",
          after: {
            any: ["So that’s where it shows.", "It reaches into the day, then."],
            no: ["Good, then the days still have room."],
            unsure: ["Perhaps the days only look ordinary."],
            heavy: ["That takes a great deal out of a day."],
          },
        },
        {
          text: "When you think of {about}, what comes first: a thought, a feeling, or a picture?",
          after: {
            any: [
              "Whatever comes first is often worth a second look.",
              "Good to know how it comes to you.",
            ],
            unsure: ["Perhaps all at once."],
          },
        },
      ],
      easier: [
        {
          text: "Which word comes nearest to it?",
          after: { any: ["That’ll do as a word for it."] },
          options: [
            { text: "Heavy", after: ["Heavy, then."] },
            { text: "Restless", after: ["Restless, then."] },
            { text: "Flat", after: ["Flat, then."] },
            { text: "Mixed", after: ["A mixture, then. Most things are."] },
          ],
        },
      ],
      deeper: [
        {
          text: "Where in the day is that strongest?",
          after: {
            any: ["So it has its hours.", "Then we know its hour."],
            unsure: ["Not everything keeps to hours."],
          },
        },
      ],
      kept: "What it is like: {answer}.",
    },
    {
      id: "who",
      role: "support",
      label: "Who knows",
      asks: [
        {
          text: "Who else knows how it is with this?",
          after: {
            any: ["It makes a difference who knows.", "That tells me how far it has travelled."],
            no: ["Then you’ve had it all to yourself."],
            unsure: ["People sometimes know more than they show."],
          },
        },
        {
          text: "What would {person} say, if you told it just as you’ve told me?",
          after: {
            any: ["You know how that would sound.", "Good that you can imagine it."],
            unsure: ["That may be worth finding out one day."],
          },
        },
        {
          text: "Whom would you want beside you in this, if you could choose?",
          after: {
            any: ["A good choice needs no reason.", "That says something about what you’d need."],
            no: ["By yourself, then. That’s allowed."],
            unsure: ["Nobody comes to mind at once, and that happens."],
          },
        },
      ],
      easier: [
        {
          text: "Does anybody know?",
          after: { any: ["All right."] },
          options: [
            { text: "Yes, somebody", after: ["Then it isn’t only yours to hold."] },
            { text: "Nobody", after: ["Then it was time somebody heard it."] },
            { text: "They know a part", after: ["A part is a beginning."] },
          ],
        },
      ],
      kept: "Who knows of it: {answer}.",
    },
    {
      id: "matters",
      role: "meaning",
      label: "Why it matters",
      asks: [
        {
          text: "What is it in this that matters to you most?",
          after: {
            any: ["That’s the part to be careful with.", "Now it has been said plainly."],
            unsure: ["From a distance it’s sometimes clearer."],
            heavy: ["No wonder it weighs so much, then."],
          },
        },
        {
          text: "If you could change one thing about it, which would it be, and why that one?",
          after: {
            any: ["The one you’d change says what counts.", "So that’s where it pinches."],
            unsure: ["It may not be one thing."],
          },
        },
        {
          text: "You said {words:middle}. What would be lost if that didn’t matter to you?",
          after: {
            any: ["So it does matter, and for a reason.", "That puts it in another light."],
            unsure: ["It’s an odd question. It can stay open."],
          },
        },
      ],
      easier: [
        {
          text: "Is it more about being fair, being close, being safe, or being free?",
          after: { any: ["That’s a good thing to know about it."] },
          options: [
            { text: "Being fair", after: ["Fairness, then. It’s hard to let go of."] },
            { text: "Being close", after: ["Closeness, then."] },
            { text: "Being safe", after: ["Safety, then. That comes before much else."] },
            { text: "Being free", after: ["Room of your own, then."] },
          ],
        },
      ],
      kept: "What matters to you in it: {answer}.",
    },
    {
      id: "better",
      role: "exception",
      label: "When it was easier",
      asks: [
        {
          text: "When was it a little easier, if only for an hour?",
          after: {
            any: [
              "So it can be otherwise, if only for a while.",
              "That hour is worth remembering.",
            ],
            no: ["Not even an hour. Then it’s been a long stretch."],
            unsure: ["Easier hours are easy to overlook."],
            good: ["Good that there was such an hour."],
          },
        },
        {
          text: "What have you done so far that helped, even slightly?",
          after: {
            any: ["You haven’t just stood there, then.", "Slightly counts."],
            no: ["Then nothing has had its chance yet, or the right thing wasn’t among it."],
            unsure: ["You’re still here with it; something must have carried you."],
          },
        },
      ],
      easier: [
        {
          text: "What helps a little, usually?",
          after: { any: ["Keep that at hand, then."] },
          options: [
            { text: "Company", after: ["People, then."] },
            { text: "Being alone", after: ["Quiet, then."] },
            { text: "Moving about", after: ["The body first, then."] },
            { text: "Nothing much", after: ["Then we don’t count on that."] },
          ],
        },
      ],
      kept: "When it was easier: {answer}.",
    },
    {
      id: "want",
      role: "wish",
      label: "What you would like",
      asks: [
        {
          text: "How would you like it to be, if you could have it your way?",
          after: {
            any: ["That’s a direction.", "Good to have said it, whether or not it can be had."],
            unsure: ["Wishes can be shy."],
            heavy: ["There’s a lot of longing in that."],
          },
        },
        {
          text: "What would be enough, for the time being?",
          after: {
            any: ["Enough is a good measure.", "One could work towards that."],
            unsure: ["It may show itself when it’s there."],
            no: ["Then it can’t be small, for you."],
          },
        },
        {
          text: "Thinking of {about}: what would you like to be able to say in a month?",
          after: {
            any: ["A month isn’t far off.", "Let’s keep that sentence."],
            unsure: ["A month may be too near for that."],
          },
        },
      ],
      easier: [
        {
          text: "What would you want more of: peace, clarity, or somebody’s company?",
          after: { any: ["Something to go by, then."] },
          options: [
            { text: "Peace", after: ["Peace, then."] },
            { text: "Clarity", after: ["Seeing it clearly, then."] },
            { text: "Company", after: ["Somebody to be with, then."] },
          ],
        },
      ],
      kept: "What you would like: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "I’d begin with the smallest part of it that is yours to change, and leave the rest for now. And I’d tell one person how it really is, since that alone often shifts something.",
      "First get it clear, then act: what is the one thing you’d want different, and who can change that? If it’s you, do a small piece of it this week. If it’s somebody else, ask them for it plainly.",
    ],
    "what-helps": [
      "Three things help with most troubles: telling one person, writing it down once so that it stops circling, and doing one small thing about it, however small. Sleep and daylight do more than they’re given credit for.",
    ],
    "is-it-normal": [
      "Yes, far more people have that than say so.",
      "It’s a common thing to feel, and people are often surprised at how common.",
    ],
    "is-it-wrong-of-me": [
      "Not as far as I can see. What you feel isn’t a deed; what counts is what you do with it.",
    ],
    "how-do-i-begin": [
      "With something so small that it can’t go wrong: one line to one person, or ten minutes with a sheet of paper.",
    ],
    "will-it-get-better": [
      "I can’t promise it, but most states like this do change, and usually sooner once somebody else knows of them.",
    ],
    "what-do-you-think": [
      "I’m a guide with written questions, so I can’t judge the whole of it. From what you’ve told me, it deserves to be taken seriously and not hurried.",
    ],
    "why-am-i-like-this": [
      "I can’t know that, but ways of being mostly made sense once, somewhere. Looking at when it began tells more than asking what’s wrong with you.",
    ],
  },
  ending: {
    titles: ["About {about}", "What was on your mind", "Something looked at together"],
    cameWith: ["You came to talk about {about}.", "You came with something on your mind."],
    gentle: [
      "Tell one person how it is, in two sentences.",
      "Write it down once, on paper, and leave it there overnight.",
      "Do one ordinary kind thing for yourself today.",
    ],
    closings: [
      "It has been said now, and that’s something.",
      "You’ve looked at it from more than one side.",
      "It doesn’t have to be finished today.",
    ],
  },
};
