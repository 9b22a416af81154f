import type { Path } from "../path.ts";

export const quarrel: Path = {
  id: "quarrel",
  name: "A quarrel or a hurt",
  way: "Untangle what happened",
  invite: "go through what happened and what it touched",
  opens: {
    any: [
      "Something like that can go round and round afterwards.",
      "We can look at it slowly, without settling who was right.",
      "There’s room here to tell it without being interrupted.",
      "Let’s take it apart a little, one piece at a time.",
    ],
    heavy: [
      "I’m sorry it has come to this.",
      "There is a lot of hurt in that.",
      "You don’t have to be fair to anybody yet.",
    ],
  },
  steps: [
    {
      id: "what",
      role: "matter",
      label: "What happened",
      asks: [
        {
          text: "Which moment of it do you keep going back to?",
          after: {
            any: ["We’ll start from there.", "I’ll put that at the beginning, in your words."],
            unsure: ["Perhaps it is the whole of it rather than one moment."],
            heavy: ["A moment like that doesn’t leave quickly.", "You needn’t hurry past that."],
          },
        },
        {
          text: "If somebody had filmed it, what would they have seen and heard?",
          after: {
            any: [
              "Good to begin with what could be seen.",
              "What it meant can come a little later.",
            ],
            unsure: ["In the heat of it nobody takes notes."],
            heavy: ["Nobody would want to live through that twice."],
          },
        },
        {
          text: "Between you and {person}, where did it start to go wrong?",
          after: {
            any: [
              "I’ll remember that as the start of it.",
              "Whatever came after, it helps to know that.",
            ],
            unsure: ["The beginning of such a thing is often out of sight."],
            heavy: ["I’m sorry it went that way."],
          },
        },
      ],
      easier: [
        {
          text: "Was it more something said, something done, or something left out?",
          after: { any: ["That narrows it down."], unsure: ["A bit of everything, maybe."] },
          options: [
            { text: "Something said", after: ["Words have a way of playing over and over."] },
            {
              text: "Something done",
              after: ["A thing done can’t be talked away, only talked about."],
            },
            {
              text: "Something left out",
              after: ["What didn’t happen can hurt as much as what did."],
            },
          ],
        },
      ],
      deeper: [
        {
          text: "You’ve told me what happened. What was the hour afterwards like?",
          after: {
            any: [
              "The hour afterwards is part of the story too.",
              "Hardly anybody asks about that bit.",
            ],
            heavy: ["That hour was a long one, by the way you tell it."],
            unsure: ["Some of it may have gone by in a blur."],
          },
        },
        {
          text: "What is the thing you didn’t get to say?",
          after: {
            any: [
              "Here it has been said, for a start.",
              "It doesn’t have to stay unsaid for ever.",
            ],
            no: ["You said what you had to say, and that counts."],
            unsure: ["The right words tend to turn up two days late."],
          },
        },
      ],
      kept: "What happened, in your words: {answer}.",
    },
    {
      id: "sting",
      role: "feeling",
      label: "What stung",
      asks: [
        {
          text: "Which part of it stung the most?",
          after: {
            any: [
              "I’ll keep that apart from the rest.",
              "It helps to know exactly where it is sore.",
            ],
            heavy: ["No need to make that smaller than it is."],
            unsure: ["The sorest part can take days to show itself."],
          },
        },
        {
          text: "If you leave out who was right for a moment, what is left?",
          after: {
            any: [
              "Being right and being all right are different things.",
              "Whoever was right, that stays on the table.",
            ],
            unsure: ["It’s hard to hear anything else while that is still open."],
            heavy: ["Take your time with that part."],
          },
        },
        {
          text: "You said {words:what}. What in that was hardest to take?",
          after: {
            any: [
              "We’ll need that when we look at the other side.",
              "I’ll mark that as the hardest bit.",
            ],
            heavy: ["Anybody would have flinched at that."],
            unsure: ["You don’t have to pick it apart all at once."],
          },
        },
      ],
      easier: [
        {
          text: "Which word comes closest to what you felt?",
          after: { any: ["One word is enough to go on with."] },
          options: [
            { text: "Hurt", after: ["Plain hurt, with nothing dressed up about it."] },
            { text: "Angry", after: ["Anger usually knows what it is guarding."] },
            { text: "Ashamed", after: ["Shame makes everything look like your own fault."] },
            { text: "Not seen", after: ["Being looked past leaves no mark to show anybody."] },
          ],
        },
      ],
      deeper: [
        {
          text: "You’ve said how it felt. Was that feeling new, or one you knew already?",
          after: {
            any: [
              "That helps to tell this time from other times.",
              "Old feelings and new ones easily get mixed up.",
            ],
            unsure: ["It needn’t be sorted into old and new."],
            heavy: ["There’s no rush to get past it."],
          },
        },
      ],
      kept: "What stung most: {answer}.",
    },
    {
      id: "since",
      role: "effect",
      label: "How it has been since",
      asks: [
        {
          text: "How have things stood between you since?",
          after: {
            any: ["Good to know how it stands today.", "So that’s how things are as we talk."],
            good: ["Something has eased already."],
            heavy: ["Days like that are long."],
            unsure: ["From where you are, that’s not easy to read."],
          },
        },
        {
          text: "At what point in an ordinary day does it catch up with you?",
          after: {
            any: [
              "I wouldn’t have known that without asking.",
              "It helps to know when it tends to come.",
            ],
            no: ["It leaves your days alone, which is worth knowing."],
            unsure: ["Perhaps it comes when it likes."],
            heavy: ["And nobody around you can tell, perhaps."],
          },
        },
        {
          text: "What have you and {person} not been able to talk about since?",
          after: {
            any: [
              "It can be talked about here first.",
              "Some subjects take two people a while to get back to.",
            ],
            unsure: ["Perhaps it’s more a tone than a topic."],
            heavy: ["A lot has gone quiet there."],
          },
        },
      ],
      easier: [
        {
          text: "How much contact is there at the moment?",
          after: { any: ["I’ll bear that in mind."] },
          options: [
            { text: "As usual", after: ["Everything as usual on top, and this underneath."] },
            { text: "Only what’s necessary", after: ["Polite, and not more than that, for now."] },
            { text: "None at all", after: ["Silence is hard to read from either end."] },
          ],
        },
      ],
      kept: "Since then: {answer}.",
    },
    {
      id: "touched",
      role: "meaning",
      label: "What it touched",
      asks: [
        {
          text: "What did you take it to mean about you?",
          after: {
            any: [
              "Whether it was meant like that is another question.",
              "I’ll note that as what you took away from it.",
            ],
            no: ["It wasn’t about you, then, even if it hit you."],
            heavy: ["To be left with that is bitter."],
            unsure: ["Sometimes only the sore spot shows, not the reason for it."],
          },
        },
        {
          text: "What matters to you that got trodden on there?",
          after: {
            any: ["This could be what it’s really about.", "Others may not see that at all."],
            unsure: ["You notice such things mostly when somebody treads on them."],
            heavy: ["Of course you couldn’t just shrug."],
          },
        },
        {
          text: "You said {words:sting}. Have you known that from somewhere before?",
          after: {
            any: [
              "It helps to know what belongs to this time.",
              "Not everything in a quarrel belongs to the day it happens.",
            ],
            yes: ["So it landed on a place that was sore already."],
            no: ["A new hurt, with no old one underneath."],
            unsure: ["It doesn’t have to have a history."],
          },
        },
      ],
      easier: [
        {
          text: "What did it touch most?",
          after: { any: ["Good to have a name for it."] },
          options: [
            { text: "Respect", after: ["Without respect it’s hard to talk about anything."] },
            { text: "Trust", after: ["Trust is slow to mend, slower than tempers."] },
            { text: "Fairness", after: ["Unfairness goes on itching until somebody admits it."] },
            { text: "Being loved", after: ["Who was right matters little, next to that."] },
          ],
        },
      ],
      deeper: [
        {
          text: "You’ve named what it touched. Would the other person know that, do you think?",
          after: {
            any: [
              "Two people can argue about two different things.",
              "What is plain to you may be hidden from over there.",
            ],
            yes: ["Known, and done all the same, is harder to forgive."],
            no: ["So there is something they have never been told."],
            unsure: ["That could be the most useful thing to find out."],
          },
        },
      ],
      kept: "What it touched in you: {answer}.",
    },
    {
      id: "other",
      role: "other-side",
      label: "The other side",
      asks: [
        {
          text: "How would the other person tell it to a friend?",
          after: {
            any: [
              "You don’t have to agree with it to know it.",
              "There may be two honest versions of it.",
            ],
            unsure: ["Perhaps their side hasn’t been told to anybody yet."],
            heavy: ["It costs something to look at it from there."],
          },
        },
        {
          text: "What might have been going on for them that you couldn’t see?",
          after: {
            any: [
              "A guess, of course, until somebody asks.",
              "To explain a thing is not to excuse it.",
            ],
            no: ["Nothing that would explain it, as far as you can see."],
            unsure: ["There’s a lot we can’t see from outside."],
          },
        },
        {
          text: "What would {person} say you got wrong?",
          after: {
            any: [
              "That can be looked at without taking all the blame.",
              "That’s their view of it; yours counts as well.",
            ],
            no: ["So they’d find nothing to hold against you."],
            unsure: ["Perhaps it was never said out loud."],
            heavy: ["You’re not on trial here."],
          },
        },
      ],
      easier: [
        {
          text: "Do you think any of it was meant to hurt?",
          after: {
            any: ["It makes a difference, even if it hurts either way."],
            yes: ["Meant to hurt is a different thing from clumsy."],
            no: ["It hurt all the same; the two don’t cancel out."],
            unsure: ["Not knowing that is part of the trouble."],
          },
          options: [
            {
              text: "Yes, I think so",
              after: ["That makes it harder to forgive, for most people."],
            },
            { text: "No, not really", after: ["Not meant, and it still landed."] },
            {
              text: "I can’t tell",
              after: ["It may have been a mixture, and that is the hardest to read."],
            },
          ],
        },
      ],
      kept: "Seen from over there: {answer}.",
    },
    {
      id: "good",
      role: "exception",
      label: "What has been good",
      asks: [
        {
          text: "When were things last easy between you?",
          after: {
            any: [
              "I’ll put that in the picture too.",
              "A quarrel makes such things easy to overlook.",
            ],
            good: ["You can still see that, even from here."],
            no: ["There’s little to fall back on, in that case."],
            heavy: ["It hurts the more because it was once different."],
            unsure: ["It’s hard to see that far back from today."],
          },
        },
        {
          text: "Have the two of you ever found a way back from something before?",
          after: {
            any: [
              "Not a recipe, but worth knowing.",
              "Every quarrel is different, and it still helps to know.",
            ],
            yes: ["The way back has been walked before, then."],
            no: ["This would be the first time, and that is new ground."],
            unsure: ["Such things sometimes happen without anybody noticing."],
          },
        },
        {
          text: "What would you miss about {person} if it stayed like this?",
          after: {
            any: ["I’ll set that beside the hurt.", "Both belong in the story, the hurt and this."],
            no: ["One can want a thing settled without missing anybody."],
            heavy: ["There is still something to lose there."],
            unsure: ["Missing people often starts later."],
          },
        },
      ],
      easier: [
        {
          text: "How much between you would be worth keeping?",
          after: { any: ["That tells how much is at stake."] },
          options: [
            { text: "A great deal", after: ["People who matter that much can hurt a lot."] },
            { text: "Some of it", after: ["Some of it is a fair place to start."] },
            { text: "Not sure any more", after: ["You’re allowed to leave that open today."] },
          ],
        },
      ],
      kept: "Also true between you: {answer}.",
    },
    {
      id: "want",
      role: "wish",
      label: "What you would like",
      asks: [
        {
          text: "If it were a little better in a month, what would be the first sign?",
          after: {
            any: ["Something to watch for, in that case.", "It doesn’t have to be a big sign."],
            no: ["For now you can’t see it getting better, and I won’t argue."],
            unsure: ["It may be too early to picture."],
            heavy: ["There’s a lot of wishing in that."],
          },
        },
        {
          text: "How would you like this to be remembered between you in ten years?",
          after: {
            any: ["That gives it a direction.", "Nobody can promise that, but you can aim for it."],
            good: ["A kind way to look back on it."],
            unsure: ["Ten years is a long way to see."],
          },
        },
        {
          text: "After all of it, what would you like {person} to understand?",
          after: {
            any: [
              "If there’s ever a talk about it, that’s what it would be for.",
              "I’ll keep it as your side of the conversation.",
            ],
            heavy: ["I can see how much you’d want that."],
            unsure: ["That may take a few days to find."],
          },
        },
      ],
      easier: [
        {
          text: "What would you like most just now?",
          after: { any: ["I’ll hold on to that as the direction."] },
          options: [
            { text: "To make it up", after: ["Wanting peace doesn’t mean you were wrong."] },
            {
              text: "To be understood",
              after: ["Being understood settles more than being agreed with."],
            },
            { text: "To be left in peace", after: ["Distance is an answer too, for a time."] },
            { text: "I don’t know yet", after: ["It needn’t be known before it’s looked at."] },
          ],
        },
      ],
      kept: "What you would like: {answer}.",
    },
    {
      id: "need",
      role: "need",
      label: "What you would need",
      asks: [
        {
          text: "What would you need to hear before you could let it rest?",
          after: {
            any: [
              "You can ask for that, even if you can’t make it happen.",
              "So that is what you’d be listening for.",
            ],
            no: ["Perhaps it isn’t words that are missing."],
            heavy: ["I hope you get to hear it one day."],
            unsure: ["You may only know it when you hear it."],
          },
        },
        {
          text: "Is there anything you would want to say yourself, if you knew it would be heard?",
          after: {
            any: ["Words like those can wait for the right moment.", "I’ll keep it here for you."],
            yes: ["There’s something waiting to be said, and it will keep."],
            no: ["Nothing to add from your side for now."],
            unsure: ["Writing it down, unsent, sometimes shows what it is."],
          },
        },
        {
          text: "Suppose {person} stood at the door tomorrow: what would you hope for in the first minute?",
          after: {
            any: [
              "A lot can depend on a first minute.",
              "You’d know quickly which way it was going.",
            ],
            heavy: ["It’s all right to hope for that."],
            unsure: ["Perhaps only that they came at all."],
          },
        },
      ],
      easier: [
        {
          text: "What would help most?",
          after: { any: ["That can be worked towards."] },
          options: [
            { text: "An apology", after: ["An apology does most when it names the thing itself."] },
            { text: "To be asked about it", after: ["Simply being asked would be something."] },
            {
              text: "No repeat of it",
              after: ["What comes next counts more than what gets said."],
            },
            { text: "Time", after: ["There’s no deadline, so it can have time."] },
          ],
        },
      ],
      kept: "To let it rest you would need this: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "I can’t settle who was right, but I’d do it in this order: let it cool for a day, find the one sentence that says what hurt, then say that sentence and nothing else. If you have a part in it, name yours first; it often loosens the rest.",
      "If you want to keep the person, make a small move that costs you little: a short message, a cup of tea, one honest line. If you don’t know yet whether you do, waiting a week is a decision as well.",
    ],
    "what-helps": [
      "Three things help many people: write the angry letter and don’t send it; say “when that happened, I felt” rather than “you always”; and pick a time when neither of you is tired or hungry. Side by side, on a walk or in a car, is often easier than face to face.",
    ],
    "is-it-normal": [
      "Yes. People who matter to each other hurt each other now and then, and going over it for days afterwards is very common.",
    ],
    "is-it-wrong-of-me": [
      "Being hurt or angry isn’t wrong. If you said or did something you regret, that can be owned without taking the blame for everything else.",
    ],
    "how-do-i-begin": [
      "With one short sentence that doesn’t accuse: “I keep thinking about what happened, and I’d like to talk about it. When would suit you?” The rest can wait for the talk itself.",
    ],
    "will-it-get-better": [
      "The sharpness nearly always wears off. Whether the two of you find your way back depends on both, but many people do, often after one awkward conversation that went better than they feared.",
    ],
    "what-do-you-think": [
      "I’ve only heard it from your side, so I won’t judge the other. From what you’ve told me, what hurt seems more worth talking about than who was right.",
    ],
    "why-am-i-like-this": [
      "Because it came from somebody whose opinion counts, or it touched something that counts. We replay a thing like that to find the place where it could have gone otherwise; most people do.",
    ],
  },
  ending: {
    titles: ["After a hurt", "What stung, and what I need", "Not settled yet: {about}"],
    cameWith: [
      "You came with something that had hurt, and it had to do with {about}.",
      "You came with a hurt that had not been settled.",
    ],
    gentle: [
      "Write down the one sentence you would want understood, and leave it lying for a night.",
      "Send nothing late in the evening.",
      "Do one ordinary thing today that has nothing to do with it.",
    ],
    closings: [
      "You’ve had a proper look at it. It can rest for tonight.",
      "Whatever comes of it, it has been said once.",
      "Nothing has to be mended today. Go gently.",
    ],
  },
};
