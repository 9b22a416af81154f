import type { Path } from "../path.ts";

export const shame: Path = {
  id: "shame",
  name: "Shame or guilt",
  way: "Look at it fairly",
  invite: "look at it fairly, without anybody judging",
  opens: {
    any: [
      "You can say it here without anybody’s face changing.",
      "You need not tell all of it, or tell it well.",
      "Things like that get bigger when nobody may look at them.",
      "We can look at it slowly, and fairly.",
    ],
    heavy: [
      "A heavy thing to have been carrying.",
      "Take your time. Nobody is judging you here.",
      "You need not defend yourself here, and you need not hurry.",
    ],
  },
  steps: [
    {
      id: "what",
      role: "matter",
      label: "What it is about",
      asks: [
        {
          text: "As far as you want to say it here, what is it about?",
          after: {
            any: [
              "As much as that is enough for now.",
              "Now it has been said, and the roof is still on.",
            ],
            unsure: ["Some things have no good first sentence."],
            heavy: ["That was not easy to say, and you said it."],
          },
        },
        {
          text: "If you put it in one plain sentence, what would that be?",
          after: {
            any: ["Plain words leave less room for monsters.", "One sentence is a beginning."],
            unsure: ["Perhaps the sentence has not been found yet."],
            heavy: ["You can stop there for a moment, if you like."],
          },
        },
        {
          text: "When you think of {about}, which single moment comes up?",
          after: {
            any: [
              "Memory picks one picture and keeps it.",
              "We can look at just that one, and no more.",
            ],
            unsure: ["Less a moment than a mood, perhaps."],
            heavy: ["I can see why it stays with you."],
          },
        },
      ],
      easier: [
        {
          text: "Which is it nearest to?",
          after: {
            any: [
              "Those four feel alike, and are quite different things.",
              "We know now which kind we are looking at.",
            ],
          },
          options: [
            { text: "Something I did", after: ["Something done has edges, and can be looked at."] },
            {
              text: "Something about me",
              after: ["What a person is cannot be an offence, even when it feels so."],
            },
            {
              text: "Something people saw",
              after: ["Being seen at the wrong moment can burn for a long time."],
            },
            {
              text: "Something done to me",
              after: ["The shame for that belongs to somebody else, even if you feel it."],
            },
          ],
        },
      ],
      deeper: [
        {
          text: "Which part of that is the hardest to say?",
          after: {
            any: [
              "You need not say it any louder than that.",
              "The hardest part is not always the largest.",
            ],
            unsure: ["Maybe that part does not want to be found yet."],
            heavy: ["I’m not shocked, and I’m in no hurry."],
          },
        },
        {
          text: "How long has it been with you?",
          after: {
            any: [
              "Age does strange things to such feelings; some shrink and some set hard.",
              "Now I know a little about how long you have had it.",
            ],
            unsure: ["Such things come in without a date."],
            heavy: ["You have not had an easy time with it."],
          },
        },
      ],
      kept: "What it is about: {answer}.",
    },
    {
      id: "eyes",
      role: "person",
      label: "Whose eyes are in it",
      asks: [
        {
          text: "Whose face do you see when it comes back to you?",
          after: {
            any: [
              "A lot depends on whose eyes they are.",
              "In such memories somebody is nearly always watching.",
            ],
            no: ["Nobody’s, so the eyes may be your own."],
            unsure: ["Sometimes there is no face, only a sense of being looked at."],
            heavy: ["Those are hard eyes to feel on you."],
          },
        },
        {
          text: "Who would you least like to know about it?",
          after: {
            any: [
              "Usually there is a reason why it is one person and not another.",
              "Nobody is going to tell them.",
            ],
            no: ["Nobody in particular, so perhaps the judge lives nearer home."],
            unsure: ["Perhaps it changes from day to day."],
            heavy: ["I can see why you would keep it from there."],
          },
        },
        {
          text: "What do you suppose {person} thinks of it, or would think?",
          after: {
            any: [
              "You know them, and it is still a guess.",
              "Supposing and knowing are two different things.",
            ],
            good: ["They may be fairer to you than you are."],
            unsure: ["People are hard to read when so much hangs on it."],
            heavy: ["I see why you would dread that."],
          },
        },
      ],
      easier: [
        {
          text: "Who judges you most in this?",
          after: {
            any: ["Every judge can be asked for reasons.", "Good to know who sits in the chair."],
          },
          options: [
            { text: "I do", after: ["You may be the strictest one in the room."] },
            { text: "Somebody close to me", after: ["From somebody close it goes deeper."] },
            {
              text: "People in general",
              after: ["A very large jury, and mostly looking elsewhere."],
            },
            {
              text: "Somebody from long ago",
              after: ["Old voices keep their volume for a long time."],
            },
          ],
        },
      ],
      kept: "Whose eyes are in it: {answer}.",
    },
    {
      id: "keeps",
      role: "cost",
      label: "What it keeps you from",
      asks: [
        {
          text: "What have you avoided or given up because of it?",
          after: {
            any: [
              "Avoiding things is work that nobody sees.",
              "I wanted to know what it has been taking.",
            ],
            no: ["Nothing given up, and that is worth a good deal."],
            unsure: ["Avoiding can become so usual that it no longer shows."],
            heavy: ["The price has been high, then."],
          },
        },
        {
          text: "What happens in you when somebody comes near the subject?",
          after: {
            any: [
              "So that is how it announces itself.",
              "The body often answers before the words do.",
            ],
            no: ["So it keeps quiet in company, and speaks up elsewhere."],
            unsure: ["Perhaps it is over before you notice."],
            heavy: ["Of course you would rather steer round it."],
          },
        },
        {
          text: "What would be easier tomorrow if this no longer weighed on you?",
          after: {
            any: [
              "Something may be waiting on the far side of it.",
              "I will keep that in view while we go on.",
            ],
            no: ["So the days go on, and it weighs somewhere else."],
            unsure: ["After so long it is hard to imagine."],
            heavy: ["I understand why you want that."],
          },
        },
        {
          text: "You said {words:what}. How much of a day goes into not thinking of that?",
          after: {
            any: [
              "Not thinking of something takes strength too.",
              "That gives a rough idea of its size.",
            ],
            unsure: ["Hard to measure, from inside."],
            heavy: ["So much of a day is a lot to pay."],
          },
        },
      ],
      easier: [
        {
          text: "Where does it get in the way most?",
          after: {
            any: ["It helps to know where it catches.", "It needn’t be everywhere to matter."],
          },
          options: [
            { text: "With people", after: ["Coming close is hard with something to hide."] },
            { text: "At night", after: ["At night there is little to put in front of it."] },
            { text: "In what I dare", after: ["It decides more than it has a right to."] },
            { text: "Nearly everywhere", after: ["By now it has the run of the house."] },
          ],
        },
      ],
      kept: "What it keeps you from: {answer}.",
    },
    {
      id: "says",
      role: "belief",
      label: "What you take it to say",
      asks: [
        {
          text: "What do you think it says about you?",
          after: {
            any: [
              "I am not going to agree or disagree just yet.",
              "A thing and what we read into it may be far apart.",
            ],
            no: ["By your own account it says nothing, and still it stays."],
            unsure: ["Some feelings never become a sentence."],
            heavy: ["To live under a sentence like that is hard."],
          },
        },
        {
          text: "If it called you a name, what would it be?",
          after: {
            any: [
              "One word is very little for a whole person.",
              "We can leave the name lying here.",
            ],
            no: ["It works without words, then."],
            unsure: ["Perhaps it only mutters."],
            heavy: ["No name like that is fair to anybody."],
          },
        },
        {
          text: "When did you first come to think that way about yourself?",
          after: {
            any: ["The thought may be older than this one matter.", "First times leave a groove."],
            unsure: ["Thoughts like that can be older than memory."],
            heavy: ["A hard time to learn such a thing."],
          },
        },
        {
          text: "You said {words:eyes}. What did you conclude about yourself from that?",
          after: {
            any: [
              "One reading of it, and there may be others.",
              "Conclusions drawn with a hot face are rarely exact.",
            ],
            no: ["You drew no conclusion; it simply hurt."],
            unsure: ["Some conclusions are drawn without our being asked."],
            heavy: ["No wonder it went in so deep."],
          },
        },
      ],
      easier: [
        {
          text: "Which is nearest to what it tells you?",
          after: {
            any: [
              "It doesn’t have to be true to be loud.",
              "Other people would pick one of those as well.",
            ],
          },
          options: [
            {
              text: "I did something bad",
              after: ["Having done something bad is different from being bad."],
            },
            { text: "I am bad", after: ["So one part has been made to speak for all of you."] },
            {
              text: "I am not enough",
              after: ["Not enough by some measure, and measures can be questioned."],
            },
            {
              text: "I look ridiculous",
              after: ["Others forget such things sooner than we do ourselves."],
            },
          ],
        },
      ],
      kept: "What you take it to say about you: {answer}.",
    },
    {
      id: "outside",
      role: "other-side",
      label: "Seen from outside",
      asks: [
        {
          text: "If a good friend told you this about themselves, what would you think of them?",
          after: {
            any: [
              "It looks a little different from the next chair.",
              "The same thing weighs differently in somebody else’s hands.",
            ],
            good: ["So the kindness is there, when it is for somebody else."],
            unsure: ["Changing places is harder than it looks."],
            heavy: ["You would not take it lightly in a friend either."],
          },
        },
        {
          text: "What does your own telling of it leave out?",
          after: {
            any: [
              "I wanted the whole of it to have its say.",
              "A fuller story is not the same as an excuse.",
            ],
            no: ["Nothing left out, and yourself not spared."],
            unsure: ["What is left out is hard to see from inside."],
            heavy: ["I’m glad that part has been said too."],
          },
        },
        {
          text: "What did you not know at the time that you know now?",
          after: {
            any: [
              "Judging is easy with what came afterwards.",
              "That belongs in a fair account of it.",
            ],
            no: ["You saw it clearly even then, and say so."],
            unsure: ["Once a thing is known it is hard to forget again."],
            heavy: ["You could only go by what you had."],
          },
        },
        {
          text: "You said {words:says}. What would be a fairer way of putting it?",
          after: {
            any: ["Fair is better than nice here.", "A fair sentence can be lived with."],
            no: ["For now it stands as you put it."],
            unsure: ["A fair sentence may need a few tries."],
            heavy: ["Being fair to yourself comes hard there, I see."],
          },
        },
      ],
      easier: [
        {
          text: "How would a fair stranger see it, do you think?",
          after: {
            any: [
              "A stranger has no history with it.",
              "Just a view from further off, and no more than that.",
            ],
          },
          options: [
            {
              text: "Worse than I do",
              after: ["Some things need facing, and you are facing this one."],
            },
            { text: "About as I do", after: ["You see it straight, it seems."] },
            {
              text: "Milder than I do",
              after: ["So there is a gap between your view and theirs."],
            },
            { text: "They’d hardly notice", after: ["It may be much larger inside than outside."] },
          ],
        },
      ],
      kept: "Seen from outside: {answer}.",
    },
    {
      id: "cares",
      role: "meaning",
      label: "What matters to you in it",
      asks: [
        {
          text: "What must matter to you, for this to hurt as it does?",
          after: {
            any: [
              "What hurts and what is dear to us are often neighbours.",
              "I ask because there is usually something good at the bottom of it.",
            ],
            unsure: ["Things very close to us are hard to see."],
            heavy: ["It goes deep because that goes deep."],
          },
        },
        {
          text: "What kind of person do you want to be in such things?",
          after: {
            any: [
              "The wish is as much a part of you as the rest.",
              "You have something to steer by, there.",
            ],
            unsure: ["The opposite is often easier to say."],
            heavy: ["I can tell that you mean it."],
          },
        },
        {
          text: "Is it your own rule that was broken, or somebody else’s?",
          after: {
            any: [
              "Whose rule it is makes a difference.",
              "Rules can be kept, changed, or given back.",
            ],
            both: ["Theirs became yours, as rules do."],
            no: ["No rule broken, and it hurts all the same."],
            unsure: ["Some rules were there before we could choose."],
          },
        },
        {
          text: "What would you like {person} to know about how you see it now?",
          after: {
            any: ["Untold things can be true as well.", "Perhaps that is the part worth keeping."],
            no: ["That may stay with you, and it is your right."],
            unsure: ["The words for it may not be ready."],
            heavy: ["So much has been waiting to be said there."],
          },
        },
      ],
      easier: [
        {
          text: "What was hurt most?",
          after: {
            any: ["Knowing what was hurt tells where the care is.", "Good, we can go by that."],
          },
          options: [
            {
              text: "Somebody I care about",
              after: ["You would not mind so much if they were nothing to you."],
            },
            { text: "My pride", after: ["Hurt pride is a hurt like any other."] },
            { text: "A rule of my own", after: ["Your own rules are the ones that bite."] },
            { text: "Nobody, really", after: ["Nobody hurt, and it burns all the same."] },
          ],
        },
      ],
      kept: "What matters to you in it: {answer}.",
    },
    {
      id: "mend",
      role: "need",
      label: "What it needs now",
      asks: [
        {
          text: "Is there something to be put right, or is it more to be lived with?",
          after: {
            any: [
              "Each of those takes its own kind of courage.",
              "Which of them it is need not be settled today.",
            ],
            both: ["Some of each, and they can be done one after the other."],
            unsure: ["Knowing that can take a while."],
            heavy: ["Either way, it is not small."],
          },
        },
        {
          text: "What one sentence would you say about it, if you knew it would be well received?",
          after: {
            any: ["You can keep it until it is wanted.", "Nobody here minds how it comes out."],
            unsure: ["Sentences like that tend to come later, on the stairs."],
            heavy: ["I’m glad it has been said here, if nowhere else."],
          },
        },
        {
          text: "Who could know about it and think no worse of you?",
          after: {
            any: [
              "Told to the right person, such things can shrink a little.",
              "Nobody has to be told, and it helps to know who could be.",
            ],
            no: ["Nobody so far, and yet you have told some of it here."],
            unsure: ["People can surprise us there, either way."],
            good: ["Good that there is somebody."],
            heavy: ["Not to be sure of anybody is lonely."],
          },
        },
        {
          text: "You said {words:cares}. What would be a small way of living up to that now?",
          after: {
            any: [
              "What is past can’t be changed, and the next time can.",
              "A small way is still a way.",
            ],
            no: ["Perhaps the time for that has not come."],
            unsure: ["A way may show itself when the time comes."],
            heavy: ["No way has to be found today."],
          },
        },
      ],
      easier: [
        {
          text: "What does it need most?",
          after: {
            any: [
              "Different needs, and each of them can be met slowly.",
              "I would take that seriously.",
            ],
          },
          options: [
            { text: "To be said", after: ["Said once, to one person, can be enough."] },
            {
              text: "To be put right",
              after: ["Putting right is possible more often than undoing."],
            },
            {
              text: "To be forgiven",
              after: ["Forgiveness can come from somebody else, or have to be your own."],
            },
            { text: "To be left alone", after: ["Leaving it alone can be a decision too."] },
          ],
        },
      ],
      kept: "What it needs now: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "First ask whether anybody was harmed. If so, say plainly that you are sorry and offer what would make it better; if not, it is shame more than guilt, and it shrinks by being told to one person who is fair.",
      "I would do one thing that can be done, and then stop punishing yourself for the rest. An apology, a repair, or a changed habit does more good than another year of feeling bad.",
    ],
    "what-helps": [
      "Three things help many people: telling it to one trustworthy person; writing it down as a fair witness would, with what you knew and had at the time; and doing one small thing that fits the person you want to be.",
      "It helps to keep two things apart: guilt says I did something, and can be answered with a repair; shame says I am something, and needs company more than punishment.",
    ],
    "is-it-normal": [
      "Yes. Nearly everybody carries something they go hot at the thought of; it is only that nobody shows theirs.",
    ],
    "is-it-wrong-of-me": [
      "Feeling this isn’t wrong; it mostly shows that you care how you treat people or how you are seen. Whether the thing itself was wrong depends mostly on whether it hurt somebody, and even then it is one thing you did and not all you are. And what somebody else did to you is not yours to be ashamed of.",
    ],
    "how-do-i-begin": [
      "By writing down what happened in four plain sentences, with no names for yourself in them. Then think of the one person who could hear those four sentences.",
    ],
    "will-it-get-better": [
      "Yes, mostly, and faster once it isn’t secret any more. What can be put right gets lighter when it is; what can’t gets smaller beside everything you do afterwards.",
    ],
    "what-do-you-think": [
      "I think no worse of you for having told it. I would look at what can still be put right, do that, and let the rest become something you know about yourself.",
    ],
    "why-am-i-like-this": [
      "Because you have a conscience and want to belong, like nearly everybody. Some of us were also taught early to feel small, and then the alarm goes off far too easily.",
    ],
  },
  ending: {
    titles: ["Something hard to say", "Looking fairly at {about}", "Shame, looked at in daylight"],
    cameWith: [
      "You came with something that is hard to look at: {about}.",
      "You came with something that is hard to say aloud.",
    ],
    gentle: [
      "Write what happened in four plain sentences, without any name for yourself in them.",
      "When it comes up, say to yourself what you would say to a friend who told you the same.",
      "Think of one person who could know, without having to tell them.",
    ],
    closings: [
      "You have looked at it in daylight, and that was not a small thing.",
      "It is a part of your story, and there is more to you than that.",
      "Be as fair to yourself as you would be to somebody you like.",
    ],
  },
  exercise: "self-compassion",
};
