import type { Path } from "../path.ts";

export const hardTalk: Path = {
  id: "hard-talk",
  name: "A hard conversation ahead",
  way: "Get the talk ready",
  invite: "get ready for that conversation",
  opens: {
    any: [
      "Here it can be said badly first, and nobody minds.",
      "A talk like that begins long before anybody opens their mouth.",
      "Let’s get it ready, so that you don’t go in with empty hands.",
      "It can be tried out here before it counts.",
    ],
    heavy: [
      "I’m sorry that this is in front of you.",
      "It weighs something before a word of it is spoken.",
      "You don’t have to have the words yet.",
    ],
  },
  steps: [
    {
      id: "say",
      role: "matter",
      label: "What has to be said",
      asks: [
        {
          text: "If you only had one sentence for it, what would it be?",
          after: {
            any: ["It has been said once now, if only here.", "We can work from that."],
            heavy: ["Even here it isn’t a light thing to say."],
            unsure: ["The sentence doesn’t have to be there yet."],
          },
        },
        {
          text: "What do you want them to know that they don’t know now?",
          after: {
            any: [
              "I’ll keep that as the thing that mustn’t get lost.",
              "The rest can be built around it.",
            ],
            heavy: ["A lot hangs on that, by the way you put it."],
            unsure: ["It may still be more of a pressure than a sentence."],
          },
        },
        {
          text: "When you think of {about}, which part has to be said out loud?",
          after: {
            any: [
              "Good to have that part by itself.",
              "Not everything has to be said, and that part does.",
            ],
            heavy: ["No wonder it hasn’t simply slipped out."],
            unsure: ["Some of it may sort itself out as you talk."],
          },
        },
      ],
      easier: [
        {
          text: "What sort of thing is it, mainly?",
          after: { any: ["It helps to know what sort of talk it is."] },
          options: [
            {
              text: "Something to tell",
              after: ["Telling needs a clear first sentence more than a long speech."],
            },
            {
              text: "Something to ask for",
              after: ["You may ask, and they may answer as they like."],
            },
            { text: "Something to refuse", after: ["A no can be short and still be friendly."] },
            {
              text: "Something to admit",
              after: ["Admitting it yourself is better than being found out."],
            },
          ],
        },
      ],
      deeper: [
        {
          text: "You’ve told me what it’s about. What must come across, even if everything else goes wrong?",
          after: {
            any: ["If that comes across, the rest can be clumsy.", "I’ll underline that one."],
            unsure: ["It can take a few tries to find the core of it."],
            heavy: ["That carries a lot of weight."],
          },
        },
      ],
      kept: "What has to be said: {answer}.",
    },
    {
      id: "unsaid",
      role: "cost",
      label: "What silence costs",
      asks: [
        {
          text: "What does it cost you, as long as it stays unsaid?",
          after: {
            any: [
              "Worth weighing against one awkward half hour.",
              "I’ll put that opposite the dread of saying it.",
            ],
            no: ["Little so far, so there may be no hurry."],
            heavy: ["A high price for keeping quiet."],
            unsure: ["Such costs come in small change and are hard to add up."],
          },
        },
        {
          text: "Suppose it were never said: what would be different in a year?",
          after: {
            any: [
              "Keeping quiet is a road as well, and that’s where it goes.",
              "Now both roads can be seen.",
            ],
            no: ["Nothing much, so you’re free to choose whether to say it."],
            heavy: ["That year would be a long one."],
            unsure: ["A year is far off, and this is close."],
          },
        },
        {
          text: "What do you do around {person} so that it doesn’t come up?",
          after: {
            any: ["That’s part of what it costs.", "Keeping something back has its own habits."],
            no: ["You haven’t been hiding, and that will help."],
            unsure: ["You may do it without noticing."],
            heavy: ["That’s a hard way to be around somebody."],
          },
        },
      ],
      easier: [
        {
          text: "Where do you notice that it hasn’t been said?",
          after: { any: ["Good to know where it makes itself felt."] },
          options: [
            { text: "In my sleep", after: ["Nights are when unsaid things do their talking."] },
            { text: "In my stomach", after: ["The stomach often gets the message first."] },
            { text: "When we’re together", after: ["So it’s always there between you."] },
            {
              text: "I hardly notice",
              after: ["It isn’t pressing yet, which leaves you some choice."],
            },
          ],
        },
      ],
      kept: "What it costs to say nothing: {answer}.",
    },
    {
      id: "dread",
      role: "fear",
      label: "What you dread",
      asks: [
        {
          text: "Which moment of it do you dread?",
          after: {
            any: ["We can get ready for that one.", "One moment is not the whole conversation."],
            no: ["Dread isn’t what holds you back, it seems."],
            heavy: ["I can see why you haven’t rushed into it."],
            unsure: ["Perhaps it’s the not knowing itself."],
          },
        },
        {
          text: "What is the worst thing they could say back?",
          after: {
            any: [
              "If it comes, it won’t take you by surprise.",
              "So far only you have said it, in your head.",
            ],
            no: ["So nothing they say is likely to floor you."],
            heavy: ["It would hurt. And it hasn’t been said."],
            unsure: ["Some fears don’t come with words."],
          },
        },
        {
          text: "When you picture {person} hearing it, what do you see?",
          after: {
            any: [
              "A picture of something that hasn’t happened yet.",
              "The real face may be another one.",
            ],
            good: ["Worth remembering that picture on the way there."],
            heavy: ["Hard to walk towards a picture like that."],
            unsure: ["Some people are hard to see in advance."],
          },
        },
      ],
      easier: [
        {
          text: "What would be the worst answer?",
          after: { any: ["Named beforehand, it has a bit less power."] },
          options: [
            { text: "Tears", after: ["Tears wouldn’t mean that you did it wrong."] },
            { text: "Anger", after: ["Anger is often the first answer and not the last."] },
            { text: "Silence", after: ["A silence may only be somebody thinking."] },
            { text: "Losing them", after: ["You could tell them how much they matter."] },
          ],
        },
      ],
      deeper: [
        {
          text: "You’ve said what you’re afraid of. If it came, what would you do in the next minute?",
          after: {
            any: ["Good to have looked at that minute once.", "A minute can be got through."],
            unsure: ["You could also just breathe and say nothing."],
            heavy: ["It would be a bad minute, and it would end."],
          },
        },
      ],
      kept: "What you dread about it: {answer}.",
    },
    {
      id: "them",
      role: "other-side",
      label: "Their side of it",
      asks: [
        {
          text: "What do you think they have noticed already?",
          after: {
            any: [
              "They may be less surprised than you expect.",
              "People often know more than they let on.",
            ],
            no: ["It will be new to them, and new things need a moment."],
            unsure: ["You could find that out in the first two minutes."],
          },
        },
        {
          text: "What might they be hoping to hear from you?",
          after: {
            any: [
              "Between that and your sentence lies the conversation.",
              "It’s useful to know what they may be listening for.",
            ],
            unsure: ["That could be a question for the talk itself."],
            heavy: ["It’s hard to come with something else, then."],
          },
        },
        {
          text: "What would {person} need from you, to be able to listen?",
          after: {
            any: [
              "Some of it you could give without giving way.",
              "Worth preparing for, as far as you can.",
            ],
            unsure: ["Perhaps only a little warning that something is coming."],
            no: ["Listening is their part, and you can only do yours."],
          },
        },
      ],
      easier: [
        {
          text: "How do they usually take something difficult?",
          after: { any: ["Useful to know before you start."] },
          options: [
            { text: "They get loud", after: ["Loud can often be waited out."] },
            { text: "They go quiet", after: ["Quiet people may need a second talk to answer."] },
            {
              text: "They argue",
              after: ["You can repeat your sentence without winning every point."],
            },
            { text: "They take it well", after: ["That speaks for trusting them with it."] },
          ],
        },
      ],
      kept: "On their side: {answer}.",
    },
    {
      id: "care",
      role: "meaning",
      label: "Why it is worth saying",
      asks: [
        {
          text: "What makes it worth saying all the same?",
          after: {
            any: [
              "If you get stuck, that’s the place to come back to.",
              "I’ll keep that next to the sentence itself.",
            ],
            no: ["It’s fair to ask, then, whether it has to be said at all."],
            heavy: ["You wouldn’t do this to yourself for nothing."],
            unsure: ["It may just be that it can’t go on like this."],
          },
        },
        {
          text: "What would you be protecting by saying it?",
          after: {
            any: [
              "It’s good to know what it would be for.",
              "They may feel that underneath the words.",
            ],
            unsure: ["Not every talk has such a neat reason."],
            heavy: ["A good deal depends on this for you."],
          },
        },
        {
          text: "What would you like {person} to know about why you’re saying it at all?",
          after: {
            any: [
              "Said early, it can change how the rest is heard.",
              "Reasons can’t be seen from across a table.",
            ],
            unsure: ["It will be easier to say when it’s clear to you."],
            good: ["There is care in that, and it could be said first."],
          },
        },
      ],
      easier: [
        {
          text: "Who or what is it for, most of all?",
          after: { any: ["That gives it a backbone."] },
          options: [
            {
              text: "Honesty",
              after: ["Wanting to be straight with somebody is a form of respect."],
            },
            { text: "My own peace", after: ["Your own peace is reason enough."] },
            { text: "The other person", after: ["You’d be doing it for them, even if it stings."] },
            { text: "Fairness", after: ["Fairness can be asked for without raising your voice."] },
          ],
        },
      ],
      kept: "Why it is worth saying: {answer}.",
    },
    {
      id: "hope",
      role: "wish",
      label: "What you hope for",
      asks: [
        {
          text: "When it’s over and you walk away, what would you like to be true?",
          after: {
            any: [
              "That’s something to steer by.",
              "Part of it is up to you, and part is up to them.",
            ],
            heavy: ["I hope you get that, or some of it."],
            unsure: ["Simply having it behind you might be enough."],
          },
        },
        {
          text: "It won’t be perfect. What would be good enough?",
          after: {
            any: [
              "One conversation doesn’t have to do more than that.",
              "You’ll know when you may stop.",
            ],
            unsure: ["Said and heard would be a decent result."],
          },
        },
        {
          text: "You mentioned {words:dread}. What would you rather see happen?",
          after: {
            any: [
              "Both are possible, and only one has been rehearsed.",
              "You can brace for the one and hope for this.",
            ],
            unsure: ["The fear has had more practice than the hope."],
            heavy: ["It isn’t foolish to want that."],
          },
        },
      ],
      easier: [
        {
          text: "What matters most to you in it?",
          after: { any: ["I’ll remember that as the main thing."] },
          options: [
            { text: "That it’s said", after: ["Saying it is the part that’s entirely yours."] },
            { text: "That I’m understood", after: ["It may take them a day or two to get there."] },
            { text: "That we stay close", after: ["You could tell them so at the beginning."] },
            {
              text: "That something changes",
              after: ["It helps to name one change rather than several."],
            },
          ],
        },
      ],
      kept: "What you hope for: {answer}.",
    },
    {
      id: "before",
      role: "exception",
      label: "What has helped before",
      asks: [
        {
          text: "When did you last say something you had been afraid to say?",
          after: {
            any: [
              "Something from there may be of use now.",
              "I’ll put that with what you bring to it.",
            ],
            good: ["You came out of that one well."],
            no: ["It’s new ground, and nobody is practised at this."],
            heavy: ["That one left its mark, and you go carefully now."],
            unsure: ["The ones that went fine are quickly forgotten."],
          },
        },
        {
          text: "Who is easy to say hard things to?",
          after: {
            any: [
              "Whatever makes it possible there may help here too.",
              "It’s never only the words, it’s also who listens.",
            ],
            no: ["You’ve had little chance to practise, in that case."],
            unsure: ["Perhaps it depends on the day more than on the person."],
          },
        },
        {
          text: "What has made {person} easier to talk to in the past?",
          after: {
            any: [
              "Some of it might be arranged this time.",
              "You know that better than any adviser could.",
            ],
            no: ["Nothing so far, so it rests on your words."],
            unsure: ["It’s hard to say what makes a good hour good."],
          },
        },
      ],
      easier: [
        {
          text: "What helps you stay steady in a talk like that?",
          after: { any: ["You can take that along with you."] },
          options: [
            {
              text: "Notes in my hand",
              after: ["There’s nothing wrong with reading it off a card."],
            },
            {
              text: "Walking side by side",
              after: ["Side by side, nobody has to hold anyone’s gaze."],
            },
            { text: "Having slept", after: ["Rest counts as preparation too."] },
            {
              text: "Getting it over quickly",
              after: ["Short and soon can be kinder than long and late."],
            },
          ],
        },
      ],
      kept: "What has helped before: {answer}.",
    },
    {
      id: "first",
      role: "step",
      label: "How to begin",
      asks: [
        {
          text: "What could your very first sentence be?",
          after: {
            any: [
              "Once the first one is out, others tend to follow.",
              "I’ll write that down just as you said it.",
            ],
            heavy: ["Even the first sentence takes some courage."],
            unsure: ["It could be as plain as: there’s something I’d like to tell you."],
          },
        },
        {
          text: "Where could you say it, so that neither of you feels cornered?",
          after: {
            any: ["The place does part of the work.", "It helps to have somewhere to picture it."],
            no: ["On paper is a place too, if no room will do."],
            unsure: ["Anywhere you can both sit down and leave again would do."],
          },
        },
        {
          text: "You began with {words:say}. How could that sound, said kindly and straight?",
          after: {
            any: [
              "It can be said aloud once in an empty room.",
              "It can be kind and straight at once.",
            ],
            unsure: ["Try the straight version first; the kindness can be added."],
            heavy: ["It may never be easy to say, but it can be clear."],
          },
        },
      ],
      easier: [
        {
          text: "How would you rather begin?",
          after: { any: ["You know the way in, then."] },
          options: [
            { text: "Straight out", after: ["Straight out spares you both the waiting."] },
            { text: "With a question", after: ["A question lets them in from the start."] },
            {
              text: "In writing first",
              after: ["On paper it can be read twice before it’s answered."],
            },
            {
              text: "By asking for time",
              after: ["Asking for half an hour is a beginning already."],
            },
          ],
        },
      ],
      kept: "How it could begin: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "I’d say it sooner rather than later, and shorter rather than longer: one sentence for the matter, one for why it matters to you, and then let them answer. If there is no good moment, ask for one: “Can we talk for half an hour on Saturday?”",
      "First make sure it has to be said, and to whom. If yes, choose a calm hour, say the main thing in the first two minutes, and don’t try to settle everything at once.",
    ],
    "what-helps": [
      "Three things help: write down the one sentence that has to come across; say it aloud beforehand, to a friend or to the wall; and say at the start what you’re hoping for. If it gets heated, “let’s stop here and go on tomorrow” is allowed.",
    ],
    "is-it-normal": [
      "Yes. Many people put such talks off, rehearse them in the shower and sleep badly the night before. It says that the matter or the person counts.",
    ],
    "is-it-wrong-of-me": [
      "No. Telling somebody something true with care isn’t wrong, even when it’s unwelcome. How and when you say it is where kindness comes in.",
    ],
    "how-do-i-begin": [
      "With a plain announcement: “There’s something I’ve been wanting to tell you, and I find it hard.” It warns them, it’s honest, and after it you can hardly go back.",
      "By fixing the hour. Once it’s agreed that you’ll talk on Thursday, the hardest part of starting is done.",
    ],
    "will-it-get-better": [
      "The dread usually ends with the first few sentences. What comes after can be bumpy, but many people find that the waiting was worse than the talk.",
    ],
    "what-do-you-think": [
      "I think it deserves a proper hour rather than a corner of the hallway. Whether it’s welcome is up to them; whether it’s clear and decent is up to you.",
    ],
    "why-am-i-like-this": [
      "Because you can’t take it back once it’s said, and you know that. Being careful with such a thing isn’t cowardice; it’s a sign that something or somebody matters.",
    ],
  },
  ending: {
    titles: ["The talk about {about}", "What has to be said", "Before a hard conversation"],
    cameWith: [
      "You came with a conversation ahead of you that has to do with {about}.",
      "You came with something that is hard to say to somebody.",
    ],
    gentle: [
      "Say the first sentence aloud once, somewhere nobody can hear it.",
      "Write on a card the one thing that must come across, and put it in your pocket.",
      "Plan something easy for the hour afterwards.",
    ],
    closings: [
      "You won’t go in with empty hands. The rest will show itself.",
      "It doesn’t have to be elegant. It only has to be said.",
      "You’ve made a start on it here. That will do for today.",
    ],
  },
};
