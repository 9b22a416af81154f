import type { Path } from "../path.ts";

export const limit: Path = {
  id: "limit",
  name: "A limit to set",
  way: "Find where the line is",
  invite: "find out where your line is and how to say it",
  opens: {
    any: [
      "Where the line should be is worth a proper look.",
      "We can look at it without you having to refuse anybody yet.",
      "A no is easier to say once it’s clear what it is for.",
      "Let’s see what you want to give and what you don’t.",
    ],
    heavy: [
      "That is a great deal to ask of one person.",
      "I’m sorry it has come as far as this.",
      "You don’t have to be generous in here.",
    ],
  },
  steps: [
    {
      id: "asked",
      role: "matter",
      label: "What is too much",
      asks: [
        {
          text: "What exactly has become too much?",
          after: {
            any: ["We’ll start with that.", "It helps to see it in plain words."],
            unsure: ["Perhaps it’s many small things rather than one."],
            heavy: ["No small thing to put up with."],
          },
        },
        {
          text: "How did it go the last time it happened?",
          after: {
            any: ["It helps to look at one real occasion.", "I’ll take that as our example."],
            unsure: ["The times may have run together by now."],
            heavy: ["I can see why you’d rather not have that again."],
          },
        },
        {
          text: "What did {person} come to expect of you without ever asking?",
          after: {
            any: [
              "What isn’t asked aloud is harder to refuse aloud.",
              "Perhaps it was never agreed, only assumed.",
            ],
            no: ["It’s asked openly, so it can be answered openly."],
            unsure: ["Some expectations are only felt and never seen."],
            heavy: ["And all of it without a word."],
          },
        },
      ],
      easier: [
        {
          text: "What is it mostly that gets used up?",
          after: { any: ["Good to know what runs short."] },
          options: [
            { text: "My time", after: ["Time is the one thing nobody can give back."] },
            { text: "My money", after: ["Money is awkward to talk about and easy to count."] },
            { text: "My patience", after: ["Patience runs out like anything else."] },
            {
              text: "My peace at home",
              after: ["Home should be the place where you can shut a door."],
            },
          ],
        },
      ],
      deeper: [
        {
          text: "You’ve told me what it is. When did you first notice that it was a bit too much?",
          after: {
            any: ["It’s useful to know how it began.", "Such things seldom start at full size."],
            unsure: ["It probably grew a little at a time."],
            heavy: ["You’ve put up with a good deal since."],
          },
        },
      ],
      kept: "What has become too much: {answer}.",
    },
    {
      id: "cost",
      role: "cost",
      label: "What it costs you",
      asks: [
        {
          text: "What did it keep you from, the last time?",
          after: {
            any: ["A yes in one place is a no in another.", "I’ll put that on the bill."],
            no: ["Nothing in particular, so it may be more about the principle."],
            heavy: ["A yes shouldn’t have to cost that."],
            unsure: ["It may go in small bits that nobody counts."],
          },
        },
        {
          text: "Who else pays for it, apart from you?",
          after: {
            any: ["Good to know who else it touches.", "I’ll count that in as well."],
            no: ["You alone, and that counts in full."],
            unsure: ["It may not show on anybody’s face."],
            heavy: ["It reaches further than you’d like."],
          },
        },
        {
          text: "When you’ve given in to {person}, what are you like for the rest of the day?",
          after: {
            any: [
              "The rest of the day belongs to the price too.",
              "Other people may see only the yes.",
            ],
            good: ["Giving has its good side, and that may stay."],
            heavy: ["Nobody sees that part but you."],
            unsure: ["Perhaps it only shows a day later."],
          },
        },
      ],
      easier: [
        {
          text: "How is it right after you’ve given in?",
          after: { any: ["I’ll note that as what it leaves behind."] },
          options: [
            { text: "Relieved", after: ["Relief first, and the price comes later."] },
            { text: "Annoyed", after: ["Being annoyed may mean that the yes wasn’t quite yours."] },
            { text: "Tired", after: ["Being tired is a fair sign that it’s too much."] },
            { text: "Cross with myself", after: ["There’s a no in there that didn’t get out."] },
          ],
        },
      ],
      kept: "What each yes costs: {answer}.",
    },
    {
      id: "fear",
      role: "fear",
      label: "What a no might bring",
      asks: [
        {
          text: "What do you think would happen if you said no?",
          after: {
            any: [
              "You know them, but it’s still a guess.",
              "With that in view, it can be weighed.",
            ],
            no: ["So the no may be cheaper than it feels."],
            heavy: ["With that in mind anybody would say yes."],
            unsure: ["Perhaps it’s more of a feeling than a forecast."],
          },
        },
        {
          text: "Whose face do you see when you imagine refusing?",
          after: {
            any: [
              "It helps to know who is in the room when you decide.",
              "A face can speak louder than any reason.",
            ],
            no: ["No face at all, so it may be an old habit."],
            unsure: ["It may be more a mood than a face."],
            heavy: ["Hard to refuse with that in front of you."],
          },
        },
        {
          text: "What would {person} think of you on the first evening after a no?",
          after: {
            any: [
              "And that would be the first evening, not the last.",
              "First thoughts are seldom the ones people keep.",
            ],
            unsure: ["They may not think about it half as long as you would."],
            heavy: ["To be seen like that, even for one evening, is hard."],
          },
        },
      ],
      easier: [
        {
          text: "What would be hardest about it?",
          after: { any: ["That’s the part to get ready for."] },
          options: [
            {
              text: "They’d be angry",
              after: ["Anger over a no says that they’d counted on you."],
            },
            {
              text: "They’d be hurt",
              after: ["Somebody can be disappointed and still all right."],
            },
            { text: "I’d feel guilty", after: ["Guilt turns up even where no wrong was done."] },
            {
              text: "They’d pull away",
              after: ["You’d find out what the yes was holding together."],
            },
          ],
        },
      ],
      deeper: [
        {
          text: "You’ve said what you fear from a no. Has it ever really happened?",
          after: {
            any: [
              "It makes a difference whether it has been or might be.",
              "So we know what the fear is made of.",
            ],
            yes: ["Once bitten; it’s no wonder you are careful."],
            no: ["So far it has only happened in your head."],
            unsure: ["Memory and fear can look alike."],
          },
        },
      ],
      kept: "What you fear from a no: {answer}.",
    },
    {
      id: "rule",
      role: "belief",
      label: "The rule behind the yes",
      asks: [
        {
          text: "Where you grew up, what happened when somebody said no?",
          after: {
            any: [
              "What we see early on, we take for normal.",
              "I’ll remember that when we come to your own no.",
            ],
            good: ["You’ve seen it go well, in that case."],
            heavy: ["A child learns quickly from that."],
            unsure: ["Perhaps it never happened, and that teaches something too."],
          },
        },
        {
          text: "What kind of person would you be, in your own eyes, if you refused?",
          after: {
            any: [
              "In your own eyes; others may see somebody else.",
              "I’ll keep that beside what you expect from them.",
            ],
            heavy: ["That’s a harsh thing to think of yourself."],
            good: ["You wouldn’t think the worse of yourself."],
            unsure: ["You’d have to try it once to find out."],
          },
        },
        {
          text: "You spoke of {words:fear}. How sure are you of that?",
          after: {
            any: [
              "Being sure and being afraid can feel the same.",
              "It’s worth asking how you’d find out.",
            ],
            yes: ["You’ve met them and I haven’t, so I won’t argue."],
            no: ["It could go another way, then."],
            unsure: ["Not sure is a more honest place than certain."],
          },
        },
      ],
      easier: [
        {
          text: "Which of these do you half believe?",
          after: { any: ["Even half believed, it can decide a lot."] },
          options: [
            { text: "Nice people say yes", after: ["Nice people run out of strength too."] },
            { text: "I owe it to them", after: ["A debt should have an end somewhere."] },
            { text: "Nobody else will do it", after: ["Nobody else has had to, so far."] },
            { text: "My needs can wait", after: ["They’ve been waiting a while, perhaps."] },
          ],
        },
      ],
      kept: "The rule behind it: {answer}.",
    },
    {
      id: "turned",
      role: "other-side",
      label: "A no from the other side",
      asks: [
        {
          text: "How do you take it when a friend says no to you?",
          after: {
            any: [
              "Others may take yours in much the same way.",
              "Worth remembering when it’s your turn.",
            ],
            good: ["You’d allow them what you hardly allow yourself, perhaps."],
            heavy: ["You know how it stings, and so you spare others."],
            unsure: ["Maybe you haven’t been told no very often."],
          },
        },
        {
          text: "Is there anybody whose no you respect?",
          after: {
            any: [
              "It’s possible to learn from how others do it.",
              "Some people make it look ordinary.",
            ],
            yes: ["Their no didn’t make them smaller in your eyes."],
            no: ["You’ve had few good examples to go by."],
            unsure: ["A good no is easily overlooked."],
          },
        },
        {
          text: "What would {person} do if you simply weren’t there for it?",
          after: {
            any: [
              "Whatever it is, it would be theirs to solve.",
              "It needn’t always be you who is the way out.",
            ],
            unsure: ["It hasn’t been tried, so nobody knows."],
            heavy: ["And so it stays with you."],
            no: ["It would go undone, and people might notice."],
          },
        },
      ],
      easier: [
        {
          text: "If somebody told you no in a friendly way, what would you think?",
          after: { any: ["I’ll set that against the fear."] },
          options: [
            { text: "Fair enough", after: ["Others may think the same of you."] },
            { text: "A bit hurt, briefly", after: ["Briefly is the word to remember."] },
            { text: "I’d admire it", after: ["Somebody may admire it in you, too."] },
          ],
        },
      ],
      kept: "From the other side: {answer}.",
    },
    {
      id: "held",
      role: "exception",
      label: "A no that held",
      asks: [
        {
          text: "When did a no of yours last turn out all right?",
          after: {
            any: [
              "Something in that may be worth copying.",
              "I’ll put it with what you can lean on.",
            ],
            good: ["It has been done once, so it can be done."],
            no: ["Little practice so far, so the first one may be small."],
            heavy: ["That one cost you something."],
            unsure: ["The ones that go smoothly leave no trace."],
          },
        },
        {
          text: "Where in your life do you say no without thinking twice?",
          after: {
            any: [
              "Some places make it easier than others.",
              "It’s worth seeing what is different there.",
            ],
            no: ["It’s the same everywhere, and not only with them."],
            unsure: ["It may be so easy there that you don’t notice."],
          },
        },
        {
          text: "Did {person} ever take a no from you?",
          after: {
            any: [
              "That tells us something about how it might go.",
              "Good to know before the next one.",
            ],
            yes: ["So it can be done with them, too."],
            no: ["It would be new to them, and they may need a while."],
            unsure: ["There may have been a small one that nobody counted."],
          },
        },
      ],
      easier: [
        {
          text: "How easily does a no come to you, from 0 to 10?",
          after: { any: ["There’s no right number here."] },
          options: [
            { text: "0 to 3", after: ["The first one should be very small."] },
            { text: "4 to 6", after: ["You can do it on some days and with some people."] },
            { text: "7 to 10", after: ["The word isn’t the trouble; the person may be."] },
          ],
        },
      ],
      kept: "What has worked before: {answer}.",
    },
    {
      id: "line",
      role: "wish",
      label: "Where the line should be",
      asks: [
        {
          text: "Where would you draw the line, if it were only up to you?",
          after: {
            any: [
              "From there it can be put into words.",
              "That’s your line, before anybody has argued with it.",
            ],
            unsure: ["It can be drawn in pencil first."],
            heavy: ["It’s plain how much you need it."],
          },
        },
        {
          text: "How much of it would you still give gladly?",
          after: {
            any: ["That much can stay a yes.", "What you give gladly is a different matter."],
            no: ["Nothing of it, and that’s clear enough."],
            good: ["There’s still goodwill, and it’s worth keeping."],
            unsure: ["You may know when you’re less tired of it."],
          },
        },
        {
          text: "You mentioned {words:cost}. What would you like to have instead?",
          after: {
            any: ["The no would be for the sake of that.", "I’ll note it next to the line itself."],
            unsure: ["Some room first; what goes in it can come later."],
            heavy: ["It isn’t too much to want."],
          },
        },
      ],
      easier: [
        {
          text: "What kind of line would it be?",
          after: { any: ["That makes it clearer already."] },
          options: [
            { text: "Not any more", after: ["A whole no, said once, can be a relief to both."] },
            { text: "Less often", after: ["It helps to say exactly how often."] },
            {
              text: "Only if I’m asked",
              after: ["You’d like a question in place of an assumption."],
            },
            { text: "Not just now", after: ["Later is a decent answer, if you mean it."] },
          ],
        },
      ],
      kept: "Where you would draw the line: {answer}.",
    },
    {
      id: "words",
      role: "step",
      label: "How to say it",
      asks: [
        {
          text: "How could it sound, in one friendly sentence?",
          after: {
            any: ["It needs no long excuse behind it.", "I’ll put it down like that."],
            unsure: ["It could go: I can’t do that, and I hope it works out."],
            heavy: ["It’s a big sentence, even when it’s short."],
          },
        },
        {
          text: "What would be a small first occasion to try it?",
          after: {
            any: [
              "The first time needn’t be the biggest time.",
              "After one of those the next is a little lighter.",
            ],
            unsure: ["The next small request will do."],
          },
        },
        {
          text: "What could you say to {person} next time, before the yes slips out?",
          after: {
            any: [
              "Said slowly, it also gives you time.",
              "Good to have it ready before it’s needed.",
            ],
            unsure: ["A pause would do: let me think about it."],
            heavy: ["It doesn’t matter if your voice shakes."],
          },
        },
      ],
      easier: [
        {
          text: "Which of these could you most easily get out?",
          after: { any: ["One sentence ready is enough."] },
          options: [
            {
              text: "Not this time, sorry",
              after: ["Friendly, short, and nothing to argue with."],
            },
            {
              text: "Let me think about it",
              after: ["That gives you a night to decide."],
            },
            { text: "I can do half", after: ["Half is a real answer, if you keep to half."] },
            { text: "No, thank you", after: ["Polite, and nothing more to explain."] },
          ],
        },
      ],
      kept: "How you could say it: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "I’d choose one small thing and say no to that, once, in one friendly sentence without a long reason. Long reasons invite bargaining. And offer only what you’d truly be glad to give.",
      "Decide first, by yourself and in peace, how much you can give; then tell them before the next request comes. A limit is easier to announce on a quiet day than in the middle of a favour.",
    ],
    "what-helps": [
      "Three things help: a sentence that buys time, such as “I’ll tell you tomorrow”; a no without excuses, repeated in the same words if need be; and something you are saying yes to instead, so that you know what it’s for.",
    ],
    "is-it-normal": [
      "Yes. Plenty of kind people find no the hardest word there is, and many feel guilty the first few times they say it.",
    ],
    "is-it-wrong-of-me": [
      "No. A limit isn’t an attack. You may be friendly, even loving, and still not be available for everything.",
    ],
    "how-do-i-begin": [
      "With something small and with somebody easy: a call you don’t take at dinner, a favour you put off till next week. Saying no is a habit, and habits start small.",
    ],
    "will-it-get-better": [
      "Usually, yes. The first no is the loudest one; people may grumble and then most of them adjust, and so will your conscience.",
    ],
    "what-do-you-think": [
      "If it costs you more than you can give gladly, I think a line is fair. It needn’t be a wall; it only has to be one you’ll keep.",
    ],
    "why-am-i-like-this": [
      "Most likely because saying yes once kept the peace, or won you some warmth, and it worked. It’s a skill that has been used a little too often, not a flaw.",
    ],
  },
  ending: {
    titles: ["A line to draw: {about}", "How much I want to give", "A friendly no"],
    cameWith: [
      "You came because something had become too much, and it had to do with {about}.",
      "You came with a no that was hard to say.",
    ],
    gentle: [
      "Answer the next request with “I’ll tell you tomorrow”, whatever it is.",
      "Say the sentence aloud once while you’re alone.",
      "Keep one evening this week that belongs to nobody else.",
    ],
    closings: [
      "You’ve had a good look at where your line is. It may be a friendly one.",
      "One small no is enough to begin with.",
      "You’re allowed to keep some of yourself. Go well.",
    ],
  },
};
