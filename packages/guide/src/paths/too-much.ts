import type { Path } from "../path.ts";

export const tooMuch: Path = {
  id: "too-much",
  name: "Too much at once",
  way: "Sort the pile",
  invite: "take the pile apart, one thing at a time",
  opens: {
    any: [
      "Nobody could do all of that at once.",
      "So much at once leaves little room to think.",
      "We can put it down here piece by piece, in any order.",
      "No wonder it is hard to see where to start.",
    ],
    heavy: [
      "I am not going to add anything to that pile.",
      "Put it down here for a minute. Nothing has to be solved first.",
      "Anybody would be struggling under all of that.",
    ],
  },
  steps: [
    {
      id: "pile",
      role: "matter",
      label: "What is in the pile",
      asks: [
        {
          text: "What is in the pile, in whatever order it comes?",
          after: {
            any: [
              "Out of your head and on the page, where it can be looked at.",
              "Nothing there has to be in order yet.",
            ],
            unsure: ["When it is all one lump, the parts are hard to see."],
            heavy: ["That is a great deal to have on you."],
          },
        },
        {
          text: "If you tipped everything out on a table, what would be lying on top?",
          after: {
            any: [
              "We can begin with what is on top and leave the rest lying.",
              "Whatever is on top gets seen first, whether or not it matters most.",
            ],
            unsure: ["Perhaps it keeps shifting, and nothing stays on top for long."],
            heavy: ["You need not pick it up again straight away."],
          },
        },
        {
          text: "Besides {about}, what else is pulling at you just now?",
          after: {
            any: [
              "Even what comes second takes its share of you.",
              "Now I can see a bit further round it.",
            ],
            no: ["One thing, and one thing can be enough."],
            unsure: ["It may be hard to tell where one ends and the next begins."],
            heavy: ["All of that at once is a lot to bear."],
          },
        },
      ],
      easier: [
        {
          text: "Is it more many small things, or a few big ones?",
          after: {
            any: [
              "So it has a shape, and we can go by that.",
              "Useful to know what kind of pile we have.",
            ],
            both: ["Large and small in one heap is the hardest kind to sort."],
          },
          options: [
            {
              text: "Many small things",
              after: ["Each one is little, and together they never stop."],
            },
            {
              text: "A few big ones",
              after: ["Big things do not get smaller by being looked at all day."],
            },
            {
              text: "I can’t tell any more",
              after: ["When it blurs like that, counting stops helping."],
            },
          ],
        },
      ],
      deeper: [
        {
          text: "Of everything you have just told me, what was in your head first this morning?",
          after: {
            any: [
              "The first thought of the day has a way of setting the pace.",
              "Mornings tend to be honest about such things.",
            ],
            unsure: ["Some mornings begin before there is a clear thought in them."],
            heavy: ["Waking up to that is a hard way to start."],
          },
        },
        {
          text: "Which part of what you have told me would you take out first, if you could?",
          after: {
            any: [
              "Worth knowing, even if it has to stay in for now.",
              "I will keep that part within reach.",
            ],
            unsure: ["With so many parts, choosing one is a task in itself."],
            heavy: ["I can see why you would want that gone."],
          },
        },
      ],
      kept: "In the pile: {answer}.",
    },
    {
      id: "tipped",
      role: "why-now",
      label: "When it tipped",
      asks: [
        {
          text: "When did it go from a lot to too much?",
          after: {
            any: [
              "There is often one point where a full week becomes an impossible one.",
              "Knowing where it turned makes it a little less of a blur.",
            ],
            unsure: ["These things often creep up, a little each week."],
            heavy: ["Anybody’s week would tip over with that in it."],
          },
        },
        {
          text: "What was the last thing to be added?",
          after: {
            any: [
              "The last thing on gets the blame, and is not always the heaviest.",
              "Whatever it was, there was plenty there already.",
            ],
            unsure: ["After a while they stop arriving one by one."],
            heavy: ["Coming on top of the rest, that was bound to be felt."],
          },
        },
        {
          text: "What did an ordinary week hold before it got like this?",
          after: {
            any: [
              "Something to hold this week up against.",
              "What was ordinary then is a fair yardstick.",
            ],
            good: ["I’m glad there were weeks like that."],
            unsure: ["It can be hard to see back past the last few weeks."],
          },
        },
        {
          text: "You said {words:pile}. What had changed just before it got to be this much?",
          after: {
            any: [
              "One change can move everything that was leaning on it.",
              "It helps to have the before as well as the now.",
            ],
            no: ["No single change, so perhaps it simply went on growing."],
            unsure: ["Changes are not always announced."],
            heavy: ["A change like that takes its own strength, on top of the rest."],
          },
        },
      ],
      easier: [
        {
          text: "Did it come all of a sudden, or bit by bit?",
          after: {
            any: [
              "How it came may tell us something about how it could go.",
              "Fast or slow, it is here now, and that is where we are.",
            ],
          },
          options: [
            {
              text: "All of a sudden",
              after: ["No time to brace, and none to rearrange anything."],
            },
            {
              text: "Bit by bit",
              after: ["No single bit was too much, which makes it hard to refuse."],
            },
            {
              text: "It was always like this",
              after: ["You have gone a long time without a gap."],
            },
          ],
        },
      ],
      deeper: [
        {
          text: "You have told me when it tipped. What did you do, that first time you noticed?",
          after: {
            any: [
              "Everybody has a first move when it gets too full.",
              "How it began and how it goes on can be two different things.",
            ],
            unsure: ["First moments often go by without being noticed."],
            heavy: ["In that moment there may have been little else to do."],
          },
        },
      ],
      kept: "When it became too much: {answer}.",
    },
    {
      id: "shows",
      role: "effect",
      label: "How it shows in your days",
      asks: [
        {
          text: "Where in the day do you notice it most?",
          after: {
            any: [
              "I will think of that as where it comes to the surface.",
              "A day is easier to change in one place than everywhere.",
            ],
            unsure: ["If it is there all day, no single hour stands out."],
            heavy: ["A day with that in it takes some getting through."],
          },
        },
        {
          text: "What have you quietly stopped doing since there has been so much to do?",
          after: {
            any: [
              "What gets dropped without a word is worth noticing.",
              "It belongs on the page with everything you still do.",
            ],
            no: ["You have dropped nothing, so the room came from somewhere else."],
            unsure: ["Things can go missing so quietly that nobody notes the day."],
            heavy: ["Going without it is no small thing."],
          },
        },
        {
          text: "What would give it away to somebody watching you from across the room?",
          after: {
            any: [
              "What shows and what is underneath are seldom the same size.",
              "Somebody who knew you well might read it at once.",
            ],
            no: ["All of it stays on the inside, and keeping it there is work too."],
            unsure: ["From inside, nobody knows how they look from across a room."],
          },
        },
        {
          text: "When you think of {about}, what goes through you first?",
          after: {
            any: [
              "First reactions are quick, and often honest.",
              "So that is the first thing, before any thinking.",
            ],
            unsure: ["It may be too quick to catch."],
            heavy: ["A lot goes on in you in that one second."],
          },
        },
      ],
      easier: [
        {
          text: "What goes first when there is too much: sleep, patience or appetite?",
          after: {
            any: [
              "A useful sign to know, for next time.",
              "Something usually gives way before the rest does.",
            ],
          },
          options: [
            { text: "Sleep", after: ["After a short night every item on the list looks bigger."] },
            { text: "Patience", after: ["Patience needs room, and there is none left over."] },
            { text: "Appetite", after: ["Meals are easy to skip and hard to do without."] },
            { text: "All three", after: ["By now it has got into everything."] },
          ],
        },
      ],
      kept: "How it shows: {answer}.",
    },
    {
      id: "weight",
      role: "meaning",
      label: "What weighs most",
      asks: [
        {
          text: "Which of all these things weighs the most, even if it takes the least time?",
          after: {
            any: [
              "Weight and hours are two different measures.",
              "Let us keep it apart from what is merely loud.",
            ],
            unsure: ["They may be leaning on each other, so that none weighs alone."],
            heavy: ["It would be heavy all by itself."],
          },
        },
        {
          text: "Which part of this do you do for somebody or something you love?",
          after: {
            any: [
              "What a thing is for makes a difference to what it costs.",
              "I wanted to know which part has some heart in it.",
            ],
            no: ["Doing it all without that is a dry business."],
            unsure: ["When you are this stretched, what it is for gets hard to see."],
            heavy: ["I can tell how much care is in that."],
          },
        },
        {
          text: "You said {words:pile}. What about it would still bother you if you had all the time you wanted?",
          after: {
            any: [
              "More hours would help with some things and not with others.",
              "Good to tell apart what is time and what is not.",
            ],
            no: ["So hours are what is short, and hours can be counted."],
            unsure: ["After so long without time it is hard to imagine."],
            heavy: ["I see why that stays, whatever the clock says."],
          },
        },
      ],
      easier: [
        {
          text: "What is worst: the amount, one thing in it, or that it never ends?",
          after: {
            any: [
              "That points to where the trouble sits.",
              "Those three ask for quite different kinds of help.",
            ],
          },
          options: [
            {
              text: "The amount",
              after: ["Too much is a matter of arithmetic, and no fault of character."],
            },
            { text: "One thing in it", after: ["The others might be bearable without that one."] },
            {
              text: "That it never ends",
              after: ["With no end in sight even small things go on too long."],
            },
          ],
        },
      ],
      deeper: [
        {
          text: "You have named what weighs most. What makes it so hard to put down?",
          after: {
            any: [
              "The reason is worth knowing, whether or not it still holds.",
              "Some things are held on to by habit, and some for good reason.",
            ],
            unsure: ["Perhaps it has been in your hands too long to tell."],
            heavy: ["With that behind it, nobody could simply let go."],
          },
        },
      ],
      kept: "What weighs most: {answer}.",
    },
    {
      id: "drop",
      role: "fear",
      label: "If you dropped something",
      asks: [
        {
          text: "If you let one thing fall this week, which would make the least noise?",
          after: {
            any: [
              "Only a thought so far, and nothing has been dropped.",
              "Some things make less noise than we expect.",
            ],
            no: ["Everything seems to hang together, and nothing comes out easily."],
            unsure: ["From inside the pile they all look breakable."],
            heavy: ["Even thinking about letting go can be tiring."],
          },
        },
        {
          text: "What are you afraid would happen if you did less?",
          after: {
            any: [
              "Said aloud, a fear can be looked at from all sides.",
              "I ask because it may be what keeps you going.",
            ],
            no: ["No great fear in it, so something else must keep you going."],
            unsure: ["It may be more of a feeling than a thought."],
            heavy: ["With that at your back it is no wonder you don’t stop."],
          },
        },
        {
          text: "What would {person} say if you put one of these things down for a month?",
          after: {
            any: [
              "You know them better than I do.",
              "What we expect people to say can keep us running for years.",
            ],
            good: ["There may be more leave to rest than you are taking."],
            unsure: ["Some things only show once they are tried."],
            heavy: ["To be expecting that makes it harder still."],
          },
        },
      ],
      easier: [
        {
          text: "If something slipped, what would be the worst of it?",
          after: {
            any: [
              "The worst looks different once it is in words.",
              "Worth setting beside what it costs to prevent it.",
            ],
          },
          options: [
            {
              text: "Somebody let down",
              after: ["Not letting people down is a decent wish, and a tiring one."],
            },
            {
              text: "Trouble or lost money",
              after: ["Real consequences count, and they can be looked at one by one."],
            },
            {
              text: "What I’d think of myself",
              after: ["Perhaps the strictest person watching is you."],
            },
          ],
        },
      ],
      kept: "If one thing were dropped: {answer}.",
    },
    {
      id: "lighter",
      role: "exception",
      label: "When it was lighter",
      asks: [
        {
          text: "When was the last hour in which nobody and nothing wanted you?",
          after: {
            any: [
              "Hours like that are no luxury.",
              "I am keeping that one, because it may be needed later.",
            ],
            good: ["I’m glad you had it."],
            unsure: ["If it will not come to mind, it has been too long."],
            heavy: ["That says a good deal about how it has been."],
          },
        },
        {
          text: "What has helped before when there was too much, even a little?",
          after: {
            any: ["Small help is still help.", "It goes on the list of what you already know."],
            no: ["Nothing so far, so it is fair to try something new."],
            unsure: ["In the thick of it, what helped is easily forgotten."],
            good: ["There has been a way through before, and you found it."],
          },
        },
        {
          text: "What would {person} say you are still doing well in all this?",
          after: {
            any: [
              "Other people often see what we have stopped counting.",
              "Their view is one more to have on the table.",
            ],
            good: ["I’m glad somebody can see that."],
            unsure: ["Perhaps nobody has said it aloud."],
            heavy: ["You need not say more about that than you want."],
          },
        },
        {
          text: "Is there one thing among all this that you still like doing?",
          after: {
            any: [
              "Liking something is a reason to guard it a little.",
              "I wanted to be sure we did not overlook it.",
            ],
            yes: ["Good that something in there is still yours."],
            no: ["When even the pleasant things turn into items, nothing is a rest."],
            unsure: ["Liking needs a bit of quiet before it speaks up."],
          },
        },
      ],
      easier: [
        {
          text: "What gives you ten minutes of quiet these days?",
          after: {
            any: [
              "Ten minutes can be a good deal, on some days.",
              "Quiet is worth having, however little of it.",
            ],
          },
          options: [
            { text: "Being outside", after: ["Out there nothing has your name on it."] },
            { text: "Being on my own", after: ["There, nobody needs an answer from you."] },
            { text: "Good company", after: ["With the right person nothing needs explaining."] },
            {
              text: "Nothing just now",
              after: ["It is as full as that, and I will not pretend otherwise."],
            },
          ],
        },
      ],
      kept: "When it was lighter, or what helped: {answer}.",
    },
    {
      id: "need",
      role: "need",
      label: "What would help most",
      asks: [
        {
          text: "If one thing could be taken off you by tomorrow morning, which should it be?",
          after: {
            any: [
              "Even if it stays, you know now which one it is.",
              "A wish like that shows where the relief would be.",
            ],
            unsure: ["When everything presses at once, choosing is one more task."],
            heavy: ["I wish it could be lifted off as simply as that."],
          },
        },
        {
          text: "Whose permission would you need to leave some of it undone?",
          after: {
            any: [
              "Permission can be asked for, and now and then simply taken.",
              "It can be a surprise who turns up in that answer.",
            ],
            no: ["Nobody’s, so it is yours to give."],
            unsure: ["There may be no such person, only an old rule."],
          },
        },
        {
          text: "You said {words:weight}. What would make that part lighter by a tenth?",
          after: {
            any: ["A tenth is not nothing.", "It would not have to be the whole of it at once."],
            no: ["Not even a tenth, so that part may need more than tinkering."],
            unsure: ["That may show itself later, when you are less deep in it."],
            heavy: ["No quick answer has to be found for that one."],
          },
        },
      ],
      easier: [
        {
          text: "What would help most now: time, hands, rest, or somebody else deciding?",
          after: {
            any: [
              "Different kinds of help have to be asked for differently.",
              "That is worth keeping in mind for the next step.",
            ],
          },
          options: [
            { text: "More time", after: ["Time mostly comes from something that is left out."] },
            {
              text: "Another pair of hands",
              after: ["Hands can be asked for, one job at a time."],
            },
            { text: "Rest", after: ["Rest may have to come before any plan."] },
            {
              text: "Somebody else deciding",
              after: ["Being the one who decides everything is work as well."],
            },
          ],
        },
      ],
      kept: "What would help: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "Make it smaller before you try to do it faster: write everything down, cross out what nobody would miss, and choose one thing for today. What is left can wait on paper, where it does not need your head.",
      "I would start with what has a real date on it and let the rest be late on purpose. Tell one person that something will be late, before they have to ask.",
    ],
    "what-helps": [
      "Three things help many people: write the whole pile on one sheet so that it stops going round; choose one thing for the morning and do it before looking at messages; and ask somebody for one named job, not for help in general.",
      "A short stop helps more than it seems it should: ten minutes outside, a proper meal, one night of going to bed early. Afterwards pick the smallest thing that has been nagging, and finish it.",
    ],
    "is-it-normal": [
      "Yes. When more comes in than one person can do, most people get scattered, short-tempered or stuck, and then blame themselves for it.",
    ],
    "is-it-wrong-of-me": [
      "No. Not managing more than one person can do is no wrongdoing, and leaving something undone is often the honest thing.",
    ],
    "how-do-i-begin": [
      "With paper. Write down everything that is pulling at you, without order, for five minutes, and then put a ring round one thing only.",
    ],
    "will-it-get-better": [
      "Mostly yes, once something is taken off or somebody shares it. It seldom gets better by going faster. If it goes on for many weeks and you sleep or eat badly, a doctor is a good person to tell.",
    ],
    "what-do-you-think": [
      "I think the amount deserves to be doubted before you are. I would look first for one thing that could be late, smaller or somebody else’s.",
    ],
    "why-am-i-like-this": [
      "Because attention is limited in everybody, and yours is being asked for in too many places. That makes clever people forgetful and kind people short, and it passes when the load does.",
    ],
  },
  ending: {
    titles: ["Too much at once", "A pile, taken apart", "Not only {about}", "One thing at a time"],
    cameWith: [
      "You came with too much at once, {about} included.",
      "You came with more on you than one person can do.",
    ],
    gentle: [
      "Write everything that pulls at you on one sheet, and ring one thing for tomorrow.",
      "Let one thing be late on purpose, and tell the person it concerns.",
      "Take ten minutes outside before the next item on the list.",
    ],
    closings: [
      "The pile is still there, and you have seen more of it from above.",
      "One thing is enough for tomorrow. The rest can wait on paper.",
      "You have put some of it into words here, and it may stay here tonight.",
    ],
  },
  exercise: "problem-solving",
};
