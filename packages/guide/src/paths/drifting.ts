import type { Path } from "../path.ts";

export const drifting: Path = {
  id: "drifting",
  name: "Drifting apart",
  way: "Look at the distance",
  invite: "look at how the distance came and what you want now",
  opens: {
    any: [
      "Growing apart makes hardly any noise.",
      "There is often no single moment you could point to.",
      "We can look at what there was, and what you’d like now.",
      "It’s worth a thought before it simply goes on by itself.",
    ],
    heavy: [
      "It hurts to lose somebody who is still there.",
      "A quiet sort of loss, and a real one.",
      "I’m sorry. Nobody sends a card for this kind of thing.",
    ],
  },
  steps: [
    {
      id: "notice",
      role: "why-now",
      label: "How you noticed",
      asks: [
        {
          text: "What made you notice it?",
          after: {
            any: ["We can begin from there.", "Large or small, that brought it into view."],
            heavy: ["Anything like that would stop a person short."],
            unsure: ["Perhaps it came too slowly to catch."],
          },
        },
        {
          text: "When did you last feel close?",
          after: {
            any: [
              "I’ll keep that as the mark to measure from.",
              "It’s what came after that we’re looking at.",
            ],
            no: ["Perhaps it was never quite what you hoped."],
            heavy: ["And you’ve felt the difference since."],
            unsure: ["You seldom know a last time while it’s happening."],
          },
        },
        {
          text: "What did you and {person} last do that was like old times?",
          after: {
            any: ["I’m glad you told me that one.", "That gives me an idea of how it used to be."],
            no: ["Nothing for a good while, by the look of it."],
            heavy: ["And it has been missing since then."],
            unsure: ["It’s hard to put a date on such things."],
          },
        },
      ],
      easier: [
        {
          text: "How did the distance come?",
          after: { any: ["That helps to see what sort of distance it is."] },
          options: [
            { text: "Bit by bit", after: ["So slowly that nobody had to decide it."] },
            {
              text: "After a big change",
              after: ["A change in one life moves the other as well."],
            },
            {
              text: "After something was said",
              after: ["Words like that can stay stuck for years."],
            },
            { text: "I don’t know", after: ["Not knowing leaves a lot of room for guessing."] },
          ],
        },
      ],
      deeper: [
        {
          text: "You’ve told me how you noticed. What did you do in the minute after that?",
          after: {
            any: ["That minute belongs to the story as well.", "I’m glad I asked about it."],
            heavy: ["A lonely minute, by the way you tell it."],
            unsure: ["People often just carry on."],
          },
        },
      ],
      kept: "How you noticed: {answer}.",
    },
    {
      id: "who",
      role: "person",
      label: "Who they are to you",
      asks: [
        {
          text: "What did they know about you that hardly anybody knows?",
          after: {
            any: [
              "I see a little better who they are to you.",
              "What people know of each other is a bond too.",
            ],
            no: ["It was close in some other way, perhaps."],
            heavy: ["It’s a lot to have left in somebody’s hands."],
            unsure: ["Not everything that’s known gets said."],
          },
        },
        {
          text: "What were the two of you like at your best?",
          after: {
            any: ["Worth having that in front of us.", "I’ll keep that beside how it is today."],
            good: ["I can see why it would be missed."],
            heavy: ["You don’t get that everywhere."],
            unsure: ["It’s hard to describe from so far off."],
          },
        },
        {
          text: "If you had to show me {person} in one small scene, which would it be?",
          after: {
            any: [
              "A scene tells more than a list of virtues.",
              "Thank you for letting me see that.",
            ],
            good: ["There’s still warmth in the telling."],
            heavy: ["It’s no wonder that it tugs at you."],
            unsure: ["There may be too many to choose from."],
          },
        },
      ],
      easier: [
        {
          text: "Who are they to you?",
          after: { any: ["Good to know who we’re speaking of."] },
          options: [
            {
              text: "A friend",
              after: ["For friendship there’s no contract and no notice period."],
            },
            { text: "Family", after: ["Family can be far away at the same table."] },
            { text: "My partner", after: ["Distance feels strange with somebody so near."] },
            {
              text: "Somebody from work",
              after: ["Years side by side count, whatever the reason for them."],
            },
          ],
        },
      ],
      kept: "Who they are to you: {answer}.",
    },
    {
      id: "miss",
      role: "feeling",
      label: "What you miss",
      asks: [
        {
          text: "Which ordinary thing with them do you miss?",
          after: {
            any: [
              "I’ll keep that, exactly the size it is.",
              "It’s mostly the ordinary things that leave a gap.",
            ],
            no: ["You may miss the time more than the person."],
            heavy: ["I’m sorry that isn’t there any more."],
            unsure: ["Sometimes it’s just a tone of voice."],
          },
        },
        {
          text: "What happens in you when their name comes up?",
          after: {
            any: [
              "I’ll note that, whatever it turns out to mean.",
              "That’s how it stands inside, for now.",
            ],
            heavy: ["You needn’t pretend otherwise here."],
            good: ["The warmth has kept, at any rate."],
            unsure: ["Possibly several things at the same time."],
          },
        },
        {
          text: "What would you tell {person} tonight, if it were as it used to be?",
          after: {
            any: [
              "It has been told here, in the meantime.",
              "News wants somebody in particular to go to.",
            ],
            no: ["Nothing tonight, and that’s an answer too."],
            heavy: ["It has nowhere to go, and that hurts."],
            unsure: ["It’s easy to get out of the habit of telling."],
          },
        },
      ],
      easier: [
        {
          text: "What is strongest when you think of it?",
          after: { any: ["One word will do for now."] },
          options: [
            { text: "Sad", after: ["Sadness is fair, for something that was good."] },
            { text: "Hurt", after: ["Not being looked for can hurt a great deal."] },
            { text: "Guilty", after: ["It takes two to lose touch."] },
            { text: "A bit relieved", after: ["You can be relieved and sorry at the same time."] },
          ],
        },
      ],
      deeper: [
        {
          text: "You’ve said how it feels. At what sort of hour does it come?",
          after: {
            any: [
              "It has its own time, then.",
              "Worth knowing when you’re most likely to meet it.",
            ],
            unsure: ["Perhaps it comes without looking at the clock."],
            heavy: ["It’s hard to be alone with it just then."],
          },
        },
      ],
      kept: "What you miss: {answer}.",
    },
    {
      id: "story",
      role: "belief",
      label: "How you explain it",
      asks: [
        {
          text: "How do you explain it to yourself?",
          after: {
            any: [
              "It’s one explanation, and there may be others.",
              "The mind wants a reason, right or wrong.",
            ],
            heavy: ["That’s a hard explanation to live with."],
            unsure: ["It may have no reason bigger than time."],
          },
        },
        {
          text: "Whose turn is it to make a move, as you see it?",
          after: {
            any: [
              "Turns get counted differently on the other side.",
              "Somebody usually has to go first, turn or no turn.",
            ],
            both: ["Both of you, so it can easily be neither."],
            unsure: ["Perhaps nobody is keeping count."],
            heavy: ["Counting turns is a lonely business."],
          },
        },
        {
          text: "What have you told yourself about {person}, to make sense of it?",
          after: {
            any: ["It may be so. Nobody has checked it yet.", "Something had to fill the silence."],
            unsure: ["You’ve left it open, which is fair to them."],
            heavy: ["It isn’t a kind thought to be left with."],
            good: ["You think well of them, even so."],
          },
        },
      ],
      easier: [
        {
          text: "What was it mostly, do you think?",
          after: { any: ["We can take that as a first guess."] },
          options: [
            { text: "Time and miles", after: ["Nobody’s fault, and sad all the same."] },
            {
              text: "Different lives now",
              after: ["Lives can part while people still like each other."],
            },
            { text: "Something I did", after: ["You could find out whether they see it so."] },
            { text: "Something they did", after: ["So there’s a hurt in the distance too."] },
          ],
        },
      ],
      kept: "How you explain it: {answer}.",
    },
    {
      id: "theirs",
      role: "other-side",
      label: "How it may look to them",
      asks: [
        {
          text: "How might it look from their side?",
          after: {
            any: [
              "From over there, the silence may look like yours.",
              "They’ll have a version of it as well.",
            ],
            heavy: ["You’re fair to them, even while it hurts."],
            unsure: ["You could be surprised by what they’d say."],
          },
        },
        {
          text: "What don’t they know about your life as it is now?",
          after: {
            any: [
              "They can’t answer what they haven’t heard.",
              "It could be told one day, if you wanted.",
            ],
            no: ["They know it all, so it isn’t news that’s missing."],
            heavy: ["You’ve been through that without them."],
            unsure: ["It’s hard to say what gets through these days."],
          },
        },
        {
          text: "If {person} were asked about you today, what would the answer be?",
          after: {
            any: ["I wonder how close that would be.", "A guess, until somebody does the asking."],
            good: ["Perhaps less is lost than it seems."],
            heavy: ["It would hurt to hear that, true or not."],
            unsure: ["That gets hard to tell after a while."],
          },
        },
      ],
      easier: [
        {
          text: "Do you think they’ve noticed it too?",
          after: {
            any: ["It would be a thing the two of you have in common."],
            yes: ["Two people noticing, and neither saying so."],
            no: ["So it may come as news to them."],
            unsure: ["It can be asked quite simply one day."],
          },
          options: [
            { text: "Yes, surely", after: ["Then each of you may be waiting for the other."] },
            { text: "I don’t think so", after: ["They may believe that all is well."] },
            { text: "I can’t tell", after: ["Distance makes people hard to read."] },
          ],
        },
      ],
      kept: "How it may look to them: {answer}.",
    },
    {
      id: "stands",
      role: "meaning",
      label: "What it stands for",
      asks: [
        {
          text: "What has changed in you since you were close?",
          after: {
            any: [
              "Your own changes are part of the distance too.",
              "They’d be meeting somebody a little different now.",
            ],
            no: ["So it isn’t you who changed, as you see it."],
            heavy: ["A lot has happened to you since."],
            unsure: ["It’s others who notice that first, as a rule."],
          },
        },
        {
          text: "If you two met for the first time today, would you get on?",
          after: {
            any: [
              "It helps to tell the person from the memory.",
              "It’s an odd question, but a useful one.",
            ],
            yes: ["There is more to it than the past, then."],
            no: ["What holds you may be the years, and years count."],
            unsure: ["One long afternoon might tell you."],
          },
        },
        {
          text: "Which part of your life would {person} stand for?",
          after: {
            any: [
              "Losing touch with a person can mean losing touch with that.",
              "So more than one thing hangs on it, maybe.",
            ],
            heavy: ["You’d be letting go of more than a name."],
            unsure: ["They may simply be themselves, and that’s plenty."],
          },
        },
      ],
      easier: [
        {
          text: "What would you mainly be losing?",
          after: { any: ["Good to know what’s at stake."] },
          options: [
            { text: "The person", after: ["It’s them you mean, and not the old days."] },
            { text: "A time in my life", after: ["Nobody can be asked to bring a time back."] },
            { text: "Somebody who knows me", after: ["Being known takes years to build."] },
            { text: "A habit, mostly", after: ["A habit may end without anybody being to blame."] },
          ],
        },
      ],
      kept: "What it stands for: {answer}.",
    },
    {
      id: "want",
      role: "wish",
      label: "What you would like",
      asks: [
        {
          text: "How would you like it to be between you a year from now?",
          after: {
            any: [
              "It needn’t be what it was in order to be good.",
              "I’ll take that as the direction.",
            ],
            no: ["You may want to let it rest, and that’s allowed."],
            heavy: ["The wish is very much alive."],
            unsure: ["It can stay open a while longer."],
          },
        },
        {
          text: "How much of it would be enough for you?",
          after: {
            any: [
              "Enough is easier to reach than everything.",
              "That can be held against what’s possible.",
            ],
            unsure: ["You’d know it when you had it."],
            heavy: ["It’s not a greedy wish."],
          },
        },
        {
          text: "You mentioned {words:miss}. Could there be a new form of that?",
          after: {
            any: [
              "It might look different and do the same good.",
              "Not the old thing, but perhaps a cousin of it.",
            ],
            yes: ["The idea is there, and it can be tried."],
            no: ["Some things belong to their own time."],
            unsure: ["It hasn’t been looked for yet."],
          },
        },
      ],
      easier: [
        {
          text: "What would you like most?",
          after: { any: ["We’ll steer by that."] },
          options: [
            { text: "To have it back", after: ["You could say so, in as many words."] },
            { text: "A bit more contact", after: ["A bit more is a modest thing to ask."] },
            { text: "To understand why", after: ["One honest question might do that."] },
            { text: "To let it go", after: ["Letting go can be done with affection."] },
          ],
        },
      ],
      kept: "What you would like between you: {answer}.",
    },
    {
      id: "line",
      role: "step",
      label: "One line to them",
      asks: [
        {
          text: "If you could say one sentence to them that asks for nothing, what would it be?",
          after: {
            any: ["You can send it, say it, or keep it.", "Said or unsaid, it’s yours."],
            heavy: ["A lot is packed into that sentence."],
            unsure: ["It might be as short as: I thought of you today."],
          },
        },
        {
          text: "What would feel decent now: a small move, or a kind way of letting it be?",
          after: {
            any: ["Either can be done kindly.", "You’re free to change your mind about it later."],
            both: ["First the one and then the other, perhaps."],
            unsure: ["The next few weeks may show it."],
            heavy: ["Neither comes free, and you know that."],
          },
        },
        {
          text: "What could you ask {person} that you truly want to know?",
          after: {
            any: [
              "A question can open more than an explanation.",
              "Being asked something real is rare enough.",
            ],
            no: ["Perhaps there’s nothing left to ask, and that tells you something."],
            unsure: ["Anything you’re honestly curious about would do."],
          },
        },
      ],
      easier: [
        {
          text: "What could you do most easily?",
          after: { any: ["Easy is a good place to start."] },
          options: [
            {
              text: "Send a short message",
              after: ["Two lines will do, without an apology for the silence."],
            },
            { text: "Ring them", after: ["A voice shortens a distance quicker than writing."] },
            { text: "Suggest a day", after: ["A date is clearer than “sometime soon”."] },
            { text: "Nothing for now", after: ["You can leave it as it is for now."] },
          ],
        },
      ],
      kept: "One line to them: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "If you’d be glad to hear from them, I’d send two lines without explaining the silence: something that reminded you of them, and one real question. If they answer warmly, suggest a day. If they don’t, you’ll know you tried.",
      "First find out which you want: the person as they are now, or the old times. For the person, make one small move. For the old times, tell somebody the stories and let yourself be sad about them.",
      "If it’s somebody you live with, I’d ask one question at supper that has nothing to do with arrangements, and do one thing together this week with the phones in another room. Then say plainly that you’ve missed them.",
    ],
    "what-helps": [
      "A few things help: a short message that asks for nothing, a fixed date in place of “we must meet soon”, and doing something together rather than catching up over a table. And if it can’t be revived, thanking them, even just in a letter you keep.",
    ],
    "is-it-normal": [
      "Yes. Most people lose touch with someone dear at some time, more often through moves, work, children or shyness than through anybody’s ill will.",
    ],
    "is-it-wrong-of-me": [
      "No. Losing touch isn’t a betrayal, and neither is wanting less than before. If you feel you owe them a word, it can still be said.",
    ],
    "how-do-i-begin": [
      "With something small and true: “I walked past our old place and thought of you. How are you, really?” Leave out the long apology; it makes answering harder.",
    ],
    "will-it-get-better": [
      "It often does. Many friendships have gaps of years and pick up again in an afternoon. And those that don’t tend to ache less once you’ve stopped waiting.",
    ],
    "what-do-you-think": [
      "I think it matters to you, or you wouldn’t have brought it up. I can’t see their side, so the only way to know is one small, friendly sign.",
    ],
    "why-am-i-like-this": [
      "Many people are. The longer a silence gets, the more a simple hello seems to need a reason, and so it gets longer. It’s shyness more often than coldness.",
    ],
  },
  ending: {
    titles: ["Further apart than before", "Somebody I miss", "A growing distance: {about}"],
    cameWith: [
      "You came because of {about}, and a distance that had grown.",
      "You came because you and somebody had grown apart.",
    ],
    gentle: [
      "Send two lines that need no answer: “I thought of you today.”",
      "Look out one photograph or message from the good days, and look at it properly.",
      "Write down three things you’d tell them, whether or not you send it.",
    ],
    closings: [
      "Whatever you do with it, it was worth looking at.",
      "A sign can be small. There’s no deadline for it.",
      "What was good once is still yours to keep.",
    ],
  },
};
