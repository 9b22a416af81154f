import type { Path } from "../path.ts";

export const anger: Path = {
  id: "anger",
  name: "Anger",
  way: "Look at the anger",
  invite: "look at what the anger is about, before doing anything with it",
  opens: {
    any: [
      "Anger usually has something to say. Let us hear it out.",
      "You can be angry here. Nothing breaks.",
      "Something got to you, and it deserves a proper look.",
      "Nothing has to be done with it in the next ten minutes.",
    ],
    heavy: [
      "That is a lot of heat to be walking round with.",
      "No need to calm down first. Tell it as it is.",
      "Anger like that wears out the one who has it, too.",
    ],
  },
  steps: [
    {
      id: "at",
      role: "matter",
      label: "What it is about",
      asks: [
        {
          text: "What was the moment it flared up?",
          after: {
            any: [
              "Now there is a moment to look at, and not only heat.",
              "Small or large, it touched something.",
            ],
            unsure: ["Sometimes it glows for so long that there is no one moment."],
            heavy: ["I can see where the heat comes from."],
          },
        },
        {
          text: "If you told it in two sentences, uncensored, what would they be?",
          after: {
            any: [
              "Plainly told, and nothing here is offended.",
              "That clears the air a little, or so I hope.",
            ],
            unsure: ["Two sentences may be too few for it, or too many."],
            heavy: ["Let it stand there just as you said it."],
          },
        },
        {
          text: "When you think of {about}, what makes your blood boil first?",
          after: {
            any: [
              "The first thing is often the truest, and not always the biggest.",
              "We will keep that in front of us.",
            ],
            unsure: ["There may be too many firsts."],
            heavy: ["I won’t try to talk you out of it."],
          },
        },
      ],
      easier: [
        {
          text: "Who or what is it aimed at?",
          after: {
            any: [
              "Good to know which way it points.",
              "It makes a difference where anger is looking.",
            ],
          },
          options: [
            { text: "One person", after: ["One person can be spoken to, or kept away from."] },
            { text: "Several people", after: ["With several, it is hard to know where to begin."] },
            {
              text: "How things are",
              after: ["Things have no face to be angry at, and that makes it harder."],
            },
            { text: "Myself, mostly", after: ["Turned inwards it has nowhere to go."] },
          ],
        },
      ],
      deeper: [
        {
          text: "Which detail of it do you keep coming back to?",
          after: {
            any: [
              "A detail that stays has usually hit something.",
              "The whole thing may be folded up in that one detail.",
            ],
            unsure: ["Anger does not always bother with details."],
            heavy: ["No wonder that one stays."],
          },
        },
        {
          text: "What did you want to say at that moment, and did not?",
          after: {
            any: ["Said now, it does no damage.", "What goes unsaid keeps its heat."],
            no: ["You said it all, so there is something else still glowing."],
            unsure: ["At such moments words are the first to go."],
            heavy: ["That has been waiting for its turn."],
          },
        },
      ],
      kept: "What it is about: {answer}.",
    },
    {
      id: "grew",
      role: "why-now",
      label: "What was there before",
      asks: [
        {
          text: "Was this the first time, or the last straw?",
          after: {
            any: ["Either way, it was enough.", "Anger has a history more often than not."],
            both: ["New and old at once, then."],
            unsure: ["From inside the heat it is hard to count."],
            heavy: ["After all that, it is no surprise."],
          },
        },
        {
          text: "What had your day been like before it happened?",
          after: {
            any: [
              "What came before never explains it all, and often some of it.",
              "I wanted to know what it landed on.",
            ],
            good: ["So it came out of a clear sky."],
            unsure: ["What came before a bang is quickly forgotten."],
            heavy: ["You had little left to meet it with."],
          },
        },
        {
          text: "You said {words:at}. What does it remind you of?",
          after: {
            any: [
              "An echo can make a small sound loud.",
              "Worth noticing, whether or not it belongs together.",
            ],
            no: ["No echo, so it stands on its own feet."],
            unsure: ["Echoes are sometimes felt before they are heard."],
            heavy: ["So an older hurt may have been touched as well."],
          },
        },
      ],
      easier: [
        {
          text: "How long has it been building?",
          after: {
            any: [
              "The time it took to come may say how long it needs to go.",
              "Quick or slow, it got here.",
            ],
          },
          options: [
            { text: "It came in a flash", after: ["Flashes are hot, and often short."] },
            {
              text: "For weeks or months",
              after: ["Slow anger has had time to gather its evidence."],
            },
            { text: "For years", after: ["Years of it are no longer only about one thing."] },
          ],
        },
      ],
      kept: "What was there before: {answer}.",
    },
    {
      id: "body",
      role: "effect",
      label: "What it does with you",
      asks: [
        {
          text: "Where do you feel it when it comes?",
          after: {
            any: [
              "Bodies are quicker than thoughts there.",
              "A useful sign to know, since it comes before the words.",
            ],
            no: ["More in the head than in the body, perhaps."],
            unsure: ["Heat like that leaves little time for noticing."],
            heavy: ["It takes hold of all of you, I see."],
          },
        },
        {
          text: "What do you usually do with anger: swallow it, let it fly, or work it off?",
          after: {
            any: [
              "Each way has its price and its use.",
              "Now I know what you do with it, more or less.",
            ],
            unsure: ["Perhaps that depends on who is standing there."],
            heavy: ["That can’t be easy to live with."],
          },
        },
        {
          text: "What has it cost you so far, in sleep, in peace or with people?",
          after: {
            any: [
              "A bill like that is paid by the angry one first.",
              "It goes down on the page beside what caused it.",
            ],
            no: ["It has cost nothing yet, and it can stay so."],
            unsure: ["Costs of that kind turn up later."],
            heavy: ["The anger has cost you a good deal, then."],
          },
        },
        {
          text: "What has {person} noticed of it, if anything?",
          after: {
            any: [
              "How much of it shows is not always ours to decide.",
              "I was wondering how much of it shows.",
            ],
            no: ["Held in well, and that takes strength too."],
            unsure: ["People often notice and say nothing."],
            heavy: ["It is painful when it spills over to others, or stays locked in."],
          },
        },
      ],
      easier: [
        {
          text: "What is it most like just now?",
          after: {
            any: [
              "That gives me an idea of its temperature.",
              "However it burns, it need not be acted on at once.",
            ],
          },
          options: [
            { text: "A flame", after: ["Flames want something to do, quickly."] },
            { text: "Embers", after: ["Embers keep for a long time under ash."] },
            { text: "Ice", after: ["Cold anger is quieter, and lasts."] },
            { text: "A pressure", after: ["Pressure needs a way out that harms nobody."] },
          ],
        },
      ],
      kept: "What it does with you: {answer}.",
    },
    {
      id: "line",
      role: "meaning",
      label: "What line was crossed",
      asks: [
        {
          text: "What was crossed there that should not have been?",
          after: {
            any: [
              "Where that line runs is worth knowing exactly.",
              "Anger often stands guard over something.",
            ],
            no: ["No line crossed, and still the heat; it may be about something else."],
            unsure: ["Some lines only show when they are stepped over."],
            heavy: ["I understand that you can’t shrug that off."],
          },
        },
        {
          text: "What does it tell you that you care about?",
          after: {
            any: [
              "Nobody gets angry about what is all the same to them.",
              "Good to know what it stands up for.",
            ],
            no: ["Perhaps it is less about caring than about being worn thin."],
            unsure: ["The heat can hide what it is guarding."],
            heavy: ["It matters that much, and it shows."],
          },
        },
        {
          text: "Which rule did you think everybody kept?",
          after: {
            any: [
              "Rules look self-evident until somebody walks through them.",
              "Good to have it put as a rule.",
            ],
            no: ["You knew they might not keep it, and it stung all the same."],
            unsure: ["Our own rules are hard to see, being everywhere."],
            heavy: ["Living without that rule would be hard."],
          },
        },
      ],
      easier: [
        {
          text: "What was it mostly about?",
          after: {
            any: [
              "Anger tends to point at something worth having.",
              "We have found the nerve, or we are near it.",
            ],
          },
          options: [
            { text: "Respect", after: ["Being treated as small is hard to swallow."] },
            { text: "Fairness", after: ["A sense of what is fair does not switch off."] },
            { text: "Trust", after: ["Broken trust is slow to mend, and quick to burn."] },
            {
              text: "Being left to cope",
              after: ["To be left with all of it would make anybody cross."],
            },
          ],
        },
      ],
      kept: "What line was crossed: {answer}.",
    },
    {
      id: "under",
      role: "feeling",
      label: "What is beside the anger",
      asks: [
        {
          text: "If the anger stepped aside for a minute, what would be standing behind it?",
          after: {
            any: [
              "Anger is rarely in the house alone.",
              "It can come back in a minute; this was only a look behind it.",
            ],
            no: ["Nothing else, so it is anger through and through."],
            unsure: ["Perhaps it does not want to step aside yet."],
            heavy: ["So that was behind it the whole time."],
          },
        },
        {
          text: "What hurt about it, apart from what made you angry?",
          after: {
            any: [
              "I wanted to ask about that part as well.",
              "Anger does the talking, as a rule, and the rest keeps quiet.",
            ],
            no: ["No hurt in it, just plain anger, and that is clear enough."],
            unsure: ["Hurt can hide well behind heat."],
            heavy: ["I’m sorry it hurt like that."],
          },
        },
        {
          text: "You said {words:line}. What were you afraid it might mean?",
          after: {
            any: [
              "What a thing might mean is often worse than the thing.",
              "Whether it does mean that is another question.",
            ],
            no: ["No fear in it, and so we can cross that off."],
            unsure: ["Fear and anger wear the same coat at times."],
            heavy: ["With that fear in it, it had to be loud."],
          },
        },
      ],
      easier: [
        {
          text: "What else is there besides the anger?",
          after: {
            any: [
              "It is allowed to be there at the same time.",
              "Anger is easier to show than most other things.",
            ],
          },
          options: [
            { text: "Hurt", after: ["The anger may be standing guard in front of it."] },
            { text: "Fear", after: ["Fear comes out as anger more often than people think."] },
            { text: "Tiredness", after: ["Tired people have a short fuse, and a right to rest."] },
            { text: "Nothing, just anger", after: ["Plain anger, and no need to look for more."] },
          ],
        },
      ],
      kept: "What is beside the anger: {answer}.",
    },
    {
      id: "side",
      role: "other-side",
      label: "From the other side",
      asks: [
        {
          text: "How would a fair stranger tell this story?",
          after: {
            any: [
              "A stranger has no side to take.",
              "Your version need not be wrong for theirs to be worth hearing.",
            ],
            no: ["No stranger could see it fairly from there, perhaps."],
            unsure: ["It is hard to be a stranger to what is burning you."],
            heavy: ["Even a stranger would not pass over that."],
          },
        },
        {
          text: "What might have been going on there that you could not see?",
          after: {
            any: [
              "Explaining is not the same as excusing.",
              "Knowing it might change something, or nothing.",
            ],
            no: ["Nothing that would excuse it, and that stands."],
            unsure: ["There is no way of knowing from here."],
            heavy: ["You can understand it and still be angry."],
          },
        },
        {
          text: "How would it go, if you told it with no villain in it?",
          after: {
            any: [
              "A story without villains is not always the true one, only another.",
              "You don’t have to believe that version.",
            ],
            no: ["It needs its villain, and perhaps it has one."],
            unsure: ["Too soon for that version, maybe."],
            heavy: ["Without a villain, sorrow is left, sometimes."],
          },
        },
        {
          text: "What do you suppose {person} believes happened?",
          after: {
            any: [
              "There may be two stories about the same thing.",
              "You don’t have to agree with it to know it.",
            ],
            no: ["They may not have given it a thought."],
            unsure: ["It might be quite unlike what you expect."],
            heavy: ["I see why that adds to it."],
          },
        },
      ],
      easier: [
        {
          text: "What do you think it was, on the other side?",
          after: {
            any: [
              "A guess, and it can stay a guess.",
              "Each of those calls for a different answer.",
            ],
          },
          options: [
            { text: "Carelessness", after: ["Careless things hurt as much, and mean less."] },
            {
              text: "Their own trouble",
              after: ["Somebody else’s trouble explains, and does not excuse."],
            },
            { text: "Intention", after: ["If it was meant, your anger is doing its job."] },
            { text: "No one’s fault", after: ["Anger without a culprit is hard to put anywhere."] },
          ],
        },
      ],
      kept: "From the other side: {answer}.",
    },
    {
      id: "handled",
      role: "exception",
      label: "When you handled it well",
      asks: [
        {
          text: "When were you once angry and still content afterwards with what you did?",
          after: {
            any: [
              "Heat and sense can share a room, now and then.",
              "I ask because it can be found again.",
            ],
            no: ["Not that you remember, and you are looking for a way now."],
            unsure: ["The times it went well leave less of a mark."],
            good: ["That was well handled, and it was your doing."],
          },
        },
        {
          text: "What takes the heat down by a degree or two, so that you can think?",
          after: {
            any: ["Good, that is something you can reach for.", "Cooling off is not giving in."],
            no: ["Nothing so far, so it may simply need time."],
            unsure: ["Often it is something quite ordinary."],
            good: ["Good that you know it, and can get at it."],
          },
        },
        {
          text: "With {about}, when did you last manage not to boil over?",
          after: {
            any: [
              "Holding it and swallowing it are different skills.",
              "Worth remembering for the next time.",
            ],
            no: ["It has boiled over every time so far, then."],
            unsure: ["Nobody keeps count of the times nothing happened."],
            good: ["You had a hand on it that time."],
          },
        },
      ],
      easier: [
        {
          text: "What helps you cool down?",
          after: {
            any: ["Whatever helps and harms nobody is good.", "It need not look wise to work."],
          },
          options: [
            { text: "Moving about", after: ["A body in motion burns some of it off."] },
            {
              text: "Being left alone",
              after: ["A closed door is sometimes the kindest thing for everybody."],
            },
            {
              text: "Telling somebody",
              after: ["Told to the right ears, it loses some of its steam."],
            },
            { text: "Time, and only time", after: ["Time does it, if nobody pokes the fire."] },
          ],
        },
      ],
      kept: "What has helped with anger before: {answer}.",
    },
    {
      id: "want",
      role: "wish",
      label: "What you want from it",
      asks: [
        {
          text: "What should happen now, if it were up to you?",
          after: {
            any: [
              "There is a wish inside the anger.",
              "Whether it can be had is the next question, and not for this minute.",
            ],
            unsure: ["The heat may have to go down before that shows."],
            heavy: ["I can see how much it matters to you."],
          },
        },
        {
          text: "What would you like {person} to understand about it?",
          after: {
            any: [
              "Things like that can often be said in very few words.",
              "Being understood is often more than half of it.",
            ],
            no: ["Nothing from them any more, and that is clear too."],
            unsure: ["Finding the words can take a few drafts."],
            heavy: ["That deserves to be understood."],
          },
        },
        {
          text: "If you could say just one calm sentence about it, which would it be?",
          after: {
            any: [
              "Calm sentences are the ones that get heard.",
              "Keep it or use it, it is there now.",
            ],
            unsure: ["It need not be calm yet."],
            heavy: ["One calm sentence, out of all that, is a good deal."],
          },
        },
        {
          text: "You said {words:line}. What would go some way to putting that right?",
          after: {
            any: [
              "It need not be a grand gesture.",
              "Some of that may lie with you, and some with others.",
            ],
            no: ["Nothing would, at present, and it may be too soon."],
            unsure: ["That sometimes shows only when it happens."],
            heavy: ["A lot hangs on that for you."],
          },
        },
      ],
      easier: [
        {
          text: "What do you want most?",
          after: {
            any: [
              "I will keep that beside what made you angry.",
              "A want can be looked at before it is followed.",
            ],
          },
          options: [
            { text: "An apology", after: ["A real one can’t be forced, and can be asked for."] },
            { text: "That it stops", after: ["What has to stop can be said in one sentence."] },
            {
              text: "To be understood",
              after: ["For that somebody has to hear the quiet part as well."],
            },
            { text: "To let it go", after: ["Letting go is not saying that it was all right."] },
          ],
        },
      ],
      kept: "What you want from it: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "Nothing while it is hot: move, wait, sleep on it if you can. Then say one plain sentence to the right person: what happened, what it did to you, and what you want to be different.",
      "I would first find out which line was crossed. If it is about something that can change, ask for that one thing; if it can’t, use the strength of the anger to put some distance between you and it.",
    ],
    "what-helps": [
      "Three things help many people: leaving the room and moving fast for ten minutes; writing the letter you will not send, with everything in it; and putting off any reply until the next morning.",
      "Breathing out longer than you breathe in takes the edge off within a minute or two. After that it helps to ask what the anger is guarding, and to say that, and not the insult.",
    ],
    "is-it-normal": [
      "Yes. Anger is what people feel when something they care about is stepped on; being angry is common, and so is being frightened of your own anger.",
    ],
    "is-it-wrong-of-me": [
      "No. Feeling angry isn’t wrong; only what is done with it can be. If you did hurt somebody with it, you can be right about the matter and still say sorry for the manner.",
    ],
    "how-do-i-begin": [
      "By letting it cool one degree: step away, drink some water, breathe out slowly ten times. Then write down in one line what you would want to be different.",
    ],
    "will-it-get-better": [
      "Mostly yes. A flare passes within the hour if it isn’t fed; a long anger gets better when something is said or changed, or when you decide that it has had enough of your days.",
    ],
    "what-do-you-think": [
      "I think the anger is pointing at something that matters, and I would listen to what it points at more than to what it wants to do. Most of what it says is worth keeping once it has been translated.",
    ],
    "why-am-i-like-this": [
      "Often because of where the line lies for you and how often it has been stepped on, and because tiredness shortens every fuse. How we show anger is mostly learnt, and it can be learnt differently.",
    ],
  },
  ending: {
    titles: ["What the anger is about", "Anger over {about}", "A line that was crossed"],
    cameWith: ["You came angry about {about}.", "You came with anger in you, and for a reason."],
    gentle: [
      "Write the letter with everything in it, and do not send it.",
      "Answer nothing about this before tomorrow morning.",
      "When it flares, go and move for ten minutes before you speak.",
    ],
    closings: [
      "The anger has been heard out. You decide what is done with it.",
      "There is time to choose the words, or to choose none.",
      "It may flare up again. You know a bit more now about what it guards.",
    ],
  },
  exercise: "stop",
};
