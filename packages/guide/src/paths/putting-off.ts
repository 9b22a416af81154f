import type { Path } from "../path.ts";

export const puttingOff: Path = {
  id: "putting-off",
  name: "Putting something off",
  way: "Find a way in",
  invite: "look at what stands between you and the thing, and find a way in",
  opens: {
    any: [
      "It’s out on the table now, which is nearer than it was.",
      "There is usually a good reason why a thing doesn’t get done.",
      "Most people have one of those, and most people don’t mention it.",
      "Good, let’s look at it without doing it yet.",
    ],
    heavy: [
      "Something undone can weigh more than doing it would.",
      "Every day it wasn’t done, you carried it.",
      "You won’t get a telling-off from me.",
    ],
  },
  steps: [
    {
      id: "thing",
      role: "matter",
      label: "The thing itself",
      asks: [
        {
          text: "If you were to begin this very minute, what would be the first thing to do?",
          after: {
            any: [
              "The first move is smaller than the whole task.",
              "Good, that would be the beginning.",
            ],
            unsure: ["If the beginning can’t be seen, it’s no wonder nobody begins."],
            heavy: ["Even thinking of it costs something, then."],
          },
        },
        {
          text: "What exactly is it that isn’t getting done, as if you had to explain it to a stranger?",
          after: {
            any: [
              "Thanks, now I know what we’re talking about.",
              "It helps to have it said plainly.",
            ],
            unsure: ["Perhaps it is several things under one name."],
            heavy: ["That explains why it is not just another job on the list."],
          },
        },
        {
          text: "Which part of {about} do you turn away from?",
          after: {
            any: ["One part often holds up all the rest.", "It helps to know which corner it is."],
            unsure: ["It may feel like one big lump."],
            heavy: ["Anybody might look the other way there."],
          },
        },
      ],
      easier: [
        {
          text: "What kind of thing is it?",
          after: {
            any: ["Each kind gets stuck in its own way."],
            unsure: ["A bit of everything, perhaps, which makes it hard to pick up."],
          },
          options: [
            { text: "Paperwork", after: ["Paperwork gets put off in most houses."] },
            { text: "A call or a message", after: ["The longer it waits, the harder it gets."] },
            {
              text: "A big piece of work",
              after: ["With something big it’s hard to know where to take hold."],
            },
            {
              text: "Something about my health",
              after: ["Not wanting to hear the answer is a reason too."],
            },
          ],
        },
      ],
      deeper: [
        {
          text: "I’ve got an idea of it now. How far did you get the last time you tried?",
          after: {
            any: ["So we know how far it goes.", "Wherever that was, that’s the place to look."],
            no: ["Not begun yet, so nothing has gone wrong yet either."],
            unsure: ["The tries may have run together."],
            heavy: ["And then you had to leave it lying there again."],
          },
        },
      ],
      kept: "The thing itself: {answer}.",
    },
    {
      id: "since",
      role: "why-now",
      label: "How long it has waited",
      asks: [
        {
          text: "How long has it been lying there?",
          after: {
            any: [
              "Time alone makes a thing look bigger.",
              "You’ve lived beside it all that while.",
            ],
            unsure: ["Long enough for the date to blur, perhaps."],
            heavy: ["A lot of your time has gone into its not being done."],
          },
        },
        {
          text: "What makes it press today?",
          after: {
            any: ["Good to know why today.", "I was wondering what had brought it up."],
            no: ["No more than usual, then."],
            unsure: ["Perhaps it’s just on your mind more than usual."],
            heavy: ["That presses from more than one side, I think."],
          },
        },
        {
          text: "You said {words:thing}. When did you first mean to do that?",
          after: {
            any: [
              "There was a good intention at the start of it.",
              "It will have crossed your mind a few times since.",
            ],
            unsure: ["Intentions seldom come with a date."],
            heavy: ["You have meant to for a long time, and that wears."],
          },
        },
      ],
      easier: [
        {
          text: "Is there a date hanging over it?",
          after: {
            any: ["Some things have a clock, and some only a conscience."],
            unsure: ["Finding out would be a small job of its own."],
          },
          options: [
            { text: "Yes, soon", after: ["The clock will do some of the pushing, then."] },
            {
              text: "It has already passed",
              after: ["Late is still a long way from never."],
            },
            { text: "No date", after: ["Nothing pushes but you, and that’s the hardest kind."] },
          ],
        },
      ],
      kept: "How it has waited: {answer}.",
    },
    {
      id: "turn",
      role: "feeling",
      label: "Where you turn away",
      asks: [
        {
          text: "What happens in the minute when you nearly start?",
          after: {
            any: [
              "So that is the minute everything hangs on.",
              "A lot can happen in a minute that short.",
            ],
            no: ["It doesn’t get as far as nearly, then."],
            unsure: ["It’s hard to catch yourself in that minute."],
            heavy: ["You meet that every time, before a single thing is done."],
          },
        },
        {
          text: "What do you find yourself doing instead?",
          after: {
            any: [
              "It probably has something the task hasn’t.",
              "Most of us have a favourite way of not doing things.",
            ],
            unsure: ["The time just goes, somehow."],
            good: ["Time well spent in its way, then."],
          },
        },
        {
          text: "About the thing you said {words:thing}. What do you dislike most about that?",
          after: {
            any: ["Good to know what puts you off.", "Better a plain dislike than a vague one."],
            no: ["Then it’s something else that stops you."],
            unsure: ["The dislike may be older than this task."],
            heavy: ["I would walk round that as well."],
          },
        },
      ],
      easier: [
        {
          text: "What is it most like, just before?",
          after: {
            any: ["A word like that is a start."],
            unsure: ["A mixture that is hard to name, perhaps."],
          },
          options: [
            { text: "Dread", after: ["Dread can make quite a small thing look enormous."] },
            { text: "Boredom", after: ["Dull things need company, or music, or an end in sight."] },
            { text: "Fog", after: ["If you can’t see the way, it makes sense to stop."] },
            {
              text: "Stubbornness",
              after: ["Part of you does not like being ordered about, even by you."],
            },
          ],
        },
      ],
      kept: "What happens when you nearly start: {answer}.",
    },
    {
      id: "finding",
      role: "fear",
      label: "What it might show",
      asks: [
        {
          text: "What might you find out, once you had begun?",
          after: {
            any: [
              "Not beginning keeps that question closed.",
              "Perhaps so, perhaps otherwise; for now nobody knows.",
            ],
            no: ["Nothing to fear from that side, then."],
            unsure: ["Not knowing might be what the waiting protects."],
            heavy: ["I can see why you’d rather not look."],
          },
        },
        {
          text: "Whose face do you see when you imagine it going badly?",
          after: {
            any: [
              "Many people have somebody like that in mind.",
              "Good to know who is looking over your shoulder.",
            ],
            no: ["No audience, then; that takes some of the weight off."],
            unsure: ["Perhaps nobody in particular."],
            heavy: ["No wonder it is hard to begin under that look."],
          },
        },
        {
          text: "What is the worst thing {person} could say about it?",
          after: {
            any: [
              "Now it has been said once, here, and nothing happened.",
              "They may say that, or something quite different.",
            ],
            no: ["Nothing so bad, then."],
            unsure: ["It’s the not knowing that does it, sometimes."],
            heavy: ["That would sting, and it has not been said."],
          },
        },
      ],
      easier: [
        {
          text: "What would be worse?",
          after: {
            any: ["Worth knowing which it is."],
            unsure: ["All of them in turn, perhaps."],
          },
          options: [
            {
              text: "Doing it badly",
              after: ["As long as it isn’t begun, it could still be perfect."],
            },
            { text: "Being judged", after: ["Nobody can judge what isn’t there yet."] },
            {
              text: "Finding bad news",
              after: ["The news is the same in a closed envelope, only later."],
            },
            { text: "Doing it well", after: ["Doing well gets noticed, and then more is asked."] },
          ],
        },
      ],
      deeper: [
        {
          text: "You named what you are afraid of. Suppose it came true: what would you do the day after?",
          after: {
            any: [
              "There is a day after, even in that case.",
              "The picture goes on past the bad moment, then.",
            ],
            unsure: ["Fear seldom plans as far as that."],
            heavy: ["It would be a hard day, and it would have an evening."],
          },
        },
      ],
      kept: "What it might show: {answer}.",
    },
    {
      id: "weight",
      role: "cost",
      label: "What not doing it costs",
      asks: [
        {
          text: "What does it cost you to carry it about undone?",
          after: {
            any: ["Not doing it is work as well, and unpaid.", "It’s worth counting that in."],
            no: ["Perhaps it can wait after all."],
            unsure: ["It’s hard to say when it costs a little every day."],
            heavy: ["You have paid for it several times over, I think."],
          },
        },
        {
          text: "Who is waiting for it, apart from you?",
          after: {
            any: [
              "Waiting looks different from the other end.",
              "That makes it clearer who it is for.",
            ],
            no: ["Nobody is waiting but you, then."],
            unsure: ["Whether they still wait is hard to tell from here."],
            heavy: ["You feel them waiting, even when they say nothing."],
          },
        },
        {
          text: "If {about} were done by tonight, what would be different about tomorrow morning?",
          after: {
            any: [
              "A morning is a fair way to measure it.",
              "It helps to look at it from the other side.",
            ],
            no: ["Not much would change, then, which is a thought in itself."],
            unsure: ["It’s been there so long that it’s hard to imagine."],
            good: ["That would be a good morning."],
          },
        },
      ],
      easier: [
        {
          text: "How often does it cross your mind?",
          after: {
            any: ["Each time costs a bit of strength."],
            unsure: ["Hard to count what runs in the background."],
          },
          options: [
            {
              text: "All day long",
              after: ["It costs a day’s work, every day, without being done."],
            },
            { text: "Mostly at night", after: ["At night it has you to itself."] },
            { text: "When I see it", after: ["Out of sight, you have some peace from it."] },
          ],
        },
      ],
      kept: "What not doing it costs: {answer}.",
    },
    {
      id: "before",
      role: "exception",
      label: "What got you going before",
      asks: [
        {
          text: "Think of something you put off for ages and then did. What got you going?",
          after: {
            any: ["Whatever it was, it worked once.", "Something like that might help here, too."],
            no: ["Nothing comes to mind, and it need not."],
            unsure: ["Done things go quiet and are soon forgotten."],
            good: ["You know the way through, then."],
          },
        },
        {
          text: "Where, or with whom, do you get things done more easily?",
          after: {
            any: ["Surroundings do more than willpower, mostly.", "It’s not cheating to use that."],
            no: ["Place doesn’t matter, then, so that is ruled out."],
            unsure: ["It might be worth noticing, the next time it goes well."],
          },
        },
        {
          text: "You said {words:turn}. When have you started all the same, with that in the room?",
          after: {
            any: [
              "It can be in the room and not have the last word.",
              "Starting does not wait for a good mood, luckily.",
            ],
            no: ["So far it has won every time, then."],
            unsure: ["Those starts are easily forgotten."],
          },
        },
      ],
      easier: [
        {
          text: "What gets you moving best, as a rule?",
          after: {
            any: ["It makes sense to use what works for you."],
            unsure: ["Different each time, perhaps."],
          },
          options: [
            { text: "A deadline", after: ["A deadline can be set, if there is none."] },
            { text: "Someone beside me", after: ["Two at a table are braver than one."] },
            { text: "Anger", after: ["A bit of temper has started many a thing."] },
            { text: "A reward afterwards", after: ["There’s nothing childish about that."] },
          ],
        },
      ],
      kept: "What has got you going before: {answer}.",
    },
    {
      id: "enough",
      role: "wish",
      label: "Good enough",
      asks: [
        {
          text: "If it only had to be passable, what would it look like?",
          after: {
            any: [
              "Passable and done is a respectable thing to be.",
              "It’s a smaller thing already, described like that.",
            ],
            no: ["It has to be good, then, and that is part of the weight."],
            unsure: ["It takes practice to picture something half good."],
          },
        },
        {
          text: "Which piece of it could be done in ten minutes and then left?",
          after: {
            any: [
              "Ten minutes is an amount most days can spare.",
              "A piece is allowed to be only a piece.",
            ],
            no: ["It doesn’t come in small pieces, then."],
            unsure: ["The first ten minutes could go into finding out."],
          },
        },
        {
          text: "What could be dropped from {about}, so that what is left is lighter?",
          after: {
            any: ["It need not all be carried at once.", "Crossing out is progress too."],
            no: ["It all has to stay, then."],
            unsure: ["Someone else may see it sooner than you."],
          },
        },
      ],
      easier: [
        {
          text: "What would make it half as hard?",
          after: {
            any: ["Half as hard would already help."],
            unsure: ["Perhaps that shows once something has moved."],
          },
          options: [
            { text: "Making it smaller", after: ["Smaller is nearly always possible."] },
            { text: "Not being alone", after: ["Somebody in the next chair needn’t even help."] },
            {
              text: "Lower standards",
              after: ["Standards can be raised again on the second try."],
            },
            {
              text: "Letting it go altogether",
              after: ["To drop a thing on purpose is also a way to finish it."],
            },
          ],
        },
      ],
      kept: "Good enough would be: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "Make the first piece so small that refusing it would feel silly: find the letter, open the file, write one bad line. Set ten minutes, and allow yourself to stop when they are over.",
      "First decide whether it still needs doing at all. If it does, do the worst corner of it with somebody in the room; if it does not, cross it out on purpose and tell whoever is waiting.",
    ],
    "what-helps": [
      "Three things help many people: a start of ten minutes with a clock; somebody sitting nearby who is doing their own work; and a version that is allowed to be bad. The wish to do it mostly comes after starting, not before.",
      "It helps to lay everything out the evening before, so that in the morning only the first movement is left. And to tell one person what you will have done by when.",
    ],
    "is-it-normal": [
      "Yes, very. Nearly everybody does it, busy people included, and mostly with the things that matter to them rather than the things that don’t.",
    ],
    "is-it-wrong-of-me": [
      "Not wrong, though it may have cost somebody something. If somebody is waiting, a short honest word to them is often quicker than the thing itself.",
    ],
    "how-do-i-begin": [
      "Badly, and for ten minutes. Put the thing in front of you, do the very first movement, and stop when the time is up even if it is going well.",
    ],
    "will-it-get-better": [
      "Usually, and often quickly: most things shrink within the first quarter of an hour. You may always be somebody who starts late, but it need not weigh so much.",
    ],
    "what-do-you-think": [
      "I think there is a reason you go round it, and that it isn’t laziness. I would find the one corner that bothers you, and make exactly that one smaller.",
    ],
    "why-am-i-like-this": [
      "Because turning away brings relief at once, and doing it brings relief only later. Everybody’s head prefers relief now; with things that are dull, unclear or frightening it wins quite easily.",
    ],
  },
  ending: {
    titles: ["The thing that keeps waiting", "A way in", "A start on {about}"],
    cameWith: [
      "You came with something that keeps being put off.",
      "You came to talk about {about} and why it isn’t done yet.",
    ],
    gentle: [
      "Put the thing where you can see it, and do nothing more with it today.",
      "Give it ten minutes by the clock, and then stop.",
      "Tell one person that it’s lying there.",
    ],
    closings: [
      "It does not have to be done well. It only has to be begun.",
      "It hasn’t moved, but you have walked all the way round it.",
      "Ten minutes will do. The rest can wait its turn.",
    ],
  },
  exercise: "activity-planning",
};
