import type { Path } from "../path.ts";

export const comparing: Path = {
  id: "comparing",
  name: "Comparing yourself",
  way: "Look at the measure",
  invite: "look at what you are measuring yourself by",
  opens: {
    any: [
      "Looking sideways is tiring, and nearly everybody does it.",
      "Comparing is quick, and getting over it is slow.",
      "There may be something useful in that pinch, once we find it.",
      "Let us see what is being measured there, and with whose ruler.",
    ],
    heavy: [
      "To feel small next to other people hurts.",
      "Nobody wins that race, and it costs a lot to run.",
      "That is a sore place, so we will go gently.",
    ],
  },
  steps: [
    {
      id: "whom",
      role: "matter",
      label: "Who you compare yourself with",
      asks: [
        {
          text: "Who do you find yourself looking at, when you compare?",
          after: {
            any: ["We seldom pick such people by accident.", "Now I know where your eyes go."],
            no: ["No one person, so it is more of a general feeling."],
            unsure: ["Sometimes it is a picture of people more than a person."],
            heavy: ["Looking over there costs you something, I can see."],
          },
        },
        {
          text: "Which picture of their life do you have before your eyes?",
          after: {
            any: [
              "One picture can stand for a great deal.",
              "I have some idea now of what you see.",
            ],
            unsure: ["Perhaps the picture is blurred, and the feeling sharp."],
            heavy: ["With that before your eyes, it is hard to look away."],
          },
        },
        {
          text: "When you think of {about}, who seems to be ahead of you?",
          after: {
            any: [
              "Ahead means there is a road in your mind, and a direction.",
              "We can ask later whether it is the same road.",
            ],
            no: ["Nobody ahead, so it must be a race against something else."],
            unsure: ["Everybody, some days, and nobody in particular."],
          },
        },
      ],
      easier: [
        {
          text: "Who is it mostly?",
          after: {
            any: [
              "Near or far, they serve as a yardstick.",
              "It helps to know how close they are.",
            ],
          },
          options: [
            { text: "Somebody close", after: ["From close by, it touches more than pride."] },
            { text: "People my age", after: ["Age is a very rough thing to measure by."] },
            {
              text: "People I only see online",
              after: ["What they show was chosen, and your own day was not."],
            },
            {
              text: "Nobody in particular",
              after: ["Everybody and nobody is a hard rival to meet."],
            },
          ],
        },
      ],
      deeper: [
        {
          text: "How long have you been measuring yourself against them?",
          after: {
            any: [
              "I wondered how far back it goes.",
              "That tells us whether it is a habit or a visitor.",
            ],
            unsure: ["Habits of that kind have no birthday."],
            heavy: ["Being measured like that is tiring, however long it has been."],
          },
        },
        {
          text: "What is the first thing you think when you see how they are doing?",
          after: {
            any: [
              "First thoughts are blunt, and often useful.",
              "Nobody has to be proud of a first thought.",
            ],
            unsure: ["Perhaps it is more of a pang than a thought."],
            heavy: ["A thought like that can stay for the rest of the day."],
          },
        },
      ],
      kept: "Who or what you compare yourself with: {answer}.",
    },
    {
      id: "moment",
      role: "why-now",
      label: "When it pinches",
      asks: [
        {
          text: "When did it last pinch?",
          after: {
            any: [
              "Somewhere there is a real moment behind it.",
              "A pinch like that shows where the tender place is.",
            ],
            no: ["Not one moment, but a steady sort of ache."],
            unsure: ["Small pinches are forgotten, and leave their mood behind."],
            heavy: ["I can see why that went home."],
          },
        },
        {
          text: "What did you do in the half hour after you noticed it?",
          after: {
            any: [
              "What we do next often tells more than the pang.",
              "I was curious what it sets going in you.",
            ],
            unsure: ["Half hours like that tend to vanish."],
            heavy: ["A long half hour, by the way you put it."],
          },
        },
        {
          text: "Which place or screen should you stay away from on a bad day?",
          after: {
            any: [
              "So there is a place where it waits for you.",
              "Knowing the spot is half of walking round it.",
            ],
            no: ["No one place, so it comes along wherever you go."],
            unsure: ["Perhaps it is not the place but the hour."],
          },
        },
        {
          text: "You said {words:whom}. On which kind of day does that not bother you?",
          after: {
            any: [
              "So the day has a part in it, too.",
              "On another day, the same sight weighs something else.",
            ],
            no: ["Not a single such day, at present."],
            unsure: ["Days that pass off quietly are hard to remember."],
            good: ["Good that there are such days."],
          },
        },
      ],
      easier: [
        {
          text: "When is it strongest?",
          after: {
            any: [
              "Feelings like that come more easily at certain hours.",
              "Tiredness has a hand in most comparing.",
            ],
          },
          options: [
            {
              text: "When I hear good news",
              after: ["Being glad for somebody and sore for yourself can come together."],
            },
            {
              text: "On my phone at night",
              after: ["At that hour everybody else’s life looks lit."],
            },
            {
              text: "At family gatherings",
              after: ["There everybody knows the old order of things."],
            },
            {
              text: "When I’ve had a setback",
              after: ["After a setback every success looks like a comment."],
            },
          ],
        },
      ],
      kept: "When it pinches: {answer}.",
    },
    {
      id: "sting",
      role: "feeling",
      label: "What stings about it",
      asks: [
        {
          text: "What stings more: that they have it, or that you do not?",
          after: {
            any: [
              "They look like one thing, and are two.",
              "Only one of them has to do with the other person.",
            ],
            both: ["A sting on either side, then."],
            unsure: ["A sting does not always say where it went in."],
            heavy: ["It hurts either way, and that is allowed."],
          },
        },
        {
          text: "What is under that feeling, if you lift it up?",
          after: {
            any: ["Something else usually lives under there.", "Thank you for lifting it."],
            no: ["Nothing under it, so it is just what it looks like."],
            unsure: ["Some feelings do not lift so easily."],
            heavy: ["I am glad you looked, even so."],
          },
        },
        {
          text: "What would you never say aloud about it?",
          after: {
            any: [
              "Here it does no harm to anybody.",
              "Thoughts of that kind are common, and seldom spoken.",
            ],
            no: ["You have nothing to hide there."],
            unsure: ["It may not have got as far as words."],
            heavy: ["That took some saying."],
          },
        },
        {
          text: "When you think of {about}, what do you feel you have missed?",
          after: {
            any: [
              "A feeling of having missed something can point to a wish.",
              "We will see whether there is a wish in it.",
            ],
            no: ["Nothing missed, so the sting comes from elsewhere."],
            unsure: ["Perhaps there is no name for it yet."],
            heavy: ["Missing what you never had is a loss as well."],
          },
        },
      ],
      easier: [
        {
          text: "Which word comes nearest?",
          after: {
            any: [
              "There may be a better word, and it would be yours.",
              "None of those feelings is forbidden.",
            ],
          },
          options: [
            { text: "Envy", after: ["Envy is honest about what it wants, if nothing else."] },
            {
              text: "Left behind",
              after: ["Left behind feels as if somebody else held the timetable."],
            },
            {
              text: "Ashamed",
              after: ["Being behind is no disgrace, though it can feel like one."],
            },
            { text: "Unfair", after: ["Some of it may really be unfair."] },
          ],
        },
      ],
      kept: "What stings about it: {answer}.",
    },
    {
      id: "want",
      role: "wish",
      label: "What you would really want of it",
      asks: [
        {
          text: "Which part of what they have would you really want, if you had to live it every day?",
          after: {
            any: [
              "Every day is a good test for a wish.",
              "What is left after that question is worth a good look.",
            ],
            no: ["None of it, when it comes to the days."],
            unsure: ["Somebody else’s days are hard to try on."],
            heavy: ["Wanting that is nothing to be ashamed of."],
          },
        },
        {
          text: "What do they seem to be allowed that you are not?",
          after: {
            any: [
              "Permission is often what we envy most.",
              "It would be interesting to know who forbids it.",
            ],
            no: ["Nothing is forbidden you, so it may be chance or choice."],
            unsure: ["What we forbid ourselves is hard to see."],
            heavy: ["To go without that for long is hard."],
          },
        },
        {
          text: "If nobody could see it, would you still want it?",
          after: {
            any: [
              "Good to know how much depends on being seen.",
              "That question sorts a good many wishes.",
            ],
            yes: ["So the wish is your own, audience or not."],
            no: ["Then it is the being seen, and that can be had otherwise."],
            unsure: ["Seen and unseen are hard to pull apart."],
          },
        },
        {
          text: "You said {words:sting}. What would have to happen for that to ease?",
          after: {
            any: ["Modest or large, it can be looked at.", "We can keep an eye out for that."],
            no: ["Nothing outward would ease it, so it must be done from inside."],
            unsure: ["It might ease before you know why."],
          },
        },
      ],
      easier: [
        {
          text: "What would you like most from it?",
          after: {
            any: [
              "A wish says something about the one who has it.",
              "Here it can be looked at without the other person.",
            ],
          },
          options: [
            { text: "The security", after: ["To feel safe is a wish few people outgrow."] },
            { text: "The recognition", after: ["Wanting to be seen is no vanity."] },
            {
              text: "The love or company",
              after: ["That is about closeness, and has little to do with winning."],
            },
            { text: "The freedom", after: ["Freedom is easy to envy, because it shows."] },
          ],
        },
      ],
      kept: "What you would really want of it: {answer}.",
    },
    {
      id: "unseen",
      role: "other-side",
      label: "What you do not see",
      asks: [
        {
          text: "What might belong to their life that never gets shown?",
          after: {
            any: ["Every life has a back room.", "We can only guess, but it is fair to guess."],
            no: ["It may really be as good as it looks; that happens."],
            unsure: ["You can only guess, and so can I."],
          },
        },
        {
          text: "What would you have to give up to have what they have?",
          after: {
            any: [
              "The price is seldom in the picture.",
              "It should stand beside the wish, in any case.",
            ],
            no: ["Nothing to give up, so the wish may be worth following."],
            unsure: ["Prices of that kind are not on display."],
            heavy: ["Some prices are too high, whatever they buy."],
          },
        },
        {
          text: "What might {person} see in your life that you walk past every day?",
          after: {
            any: [
              "They are looking from a different side, after all.",
              "We are poor judges of what others notice.",
            ],
            no: ["They may see it and not say so."],
            unsure: ["Nobody sees their own house from the road."],
            good: ["So there is something, whether or not you count it."],
          },
        },
        {
          text: "What would you ask them, if they had to answer honestly?",
          after: {
            any: [
              "An honest answer might change the picture.",
              "Questions like that are almost never asked.",
            ],
            no: ["No question, so perhaps you know enough."],
            unsure: ["The question may come once you are less sore."],
          },
        },
      ],
      easier: [
        {
          text: "How much do you really know about how they live?",
          after: {
            any: [
              "I ask because the rest is guesswork.",
              "What is not known gets filled in, usually in gold.",
            ],
          },
          options: [
            { text: "A good deal", after: ["You are not dreaming it up, in that case."] },
            { text: "The outside", after: ["Outsides are made for looking at."] },
            { text: "Hardly anything", after: ["A lot of it must be painted in by you."] },
          ],
        },
      ],
      kept: "What you may not see from outside: {answer}.",
    },
    {
      id: "measure",
      role: "belief",
      label: "What you measure by",
      asks: [
        {
          text: "By which measure are you behind?",
          after: {
            any: [
              "Somebody chose that measure, and there are others.",
              "Good, now we can see the ruler itself.",
            ],
            no: ["Behind by no measure you could name, and still it feels so."],
            unsure: ["A measure nobody can name is hard to satisfy."],
            heavy: ["A merciless measure, from the way you tell it."],
          },
        },
        {
          text: "Who first taught you that this is what counts?",
          after: {
            any: [
              "So that is where the ruler comes from.",
              "They may have had their reasons, at the time.",
            ],
            no: ["Nobody, so you must have picked it up along the way."],
            unsure: ["It can come out of the air, or out of a schoolroom."],
            heavy: ["It was a hard lesson to be given."],
          },
        },
        {
          text: "How much would be enough?",
          after: {
            any: [
              "I asked because comparing never says.",
              "If enough can be named, it can be reached.",
            ],
            no: ["No amount, so it can’t be a matter of amount."],
            unsure: ["Hardly anybody has an answer ready for that."],
            heavy: ["You have been running after it for some time, perhaps."],
          },
        },
        {
          text: "You told me {words:want}. Is that your own measure of a good life, or a borrowed one?",
          after: {
            any: [
              "Borrowed ones may be kept, if they fit.",
              "Whichever it is, you may look at it again.",
            ],
            both: ["Borrowed and your own by now, as happens."],
            unsure: ["After many years, borrowed things feel like our own."],
          },
        },
      ],
      easier: [
        {
          text: "What does it seem to be about?",
          after: {
            any: [
              "There are other things a life is made of.",
              "It measures one thing, and leaves the rest unmeasured.",
            ],
          },
          options: [
            {
              text: "Money or success",
              after: ["Those are counted because they are easy to count."],
            },
            {
              text: "Love or family",
              after: ["No timetable exists for that, whatever people say."],
            },
            {
              text: "Looks or age",
              after: ["A measure by which everybody loses, sooner or later."],
            },
            {
              text: "Talent",
              after: ["Somebody always has more, and it takes nothing from yours."],
            },
          ],
        },
      ],
      kept: "What you measure by: {answer}.",
    },
    {
      id: "own",
      role: "exception",
      label: "What is yours",
      asks: [
        {
          text: "What do you have or know that this measure has no marks for?",
          after: {
            any: [
              "It counts, though it is not on that ruler.",
              "I wanted to have that on the table as well.",
            ],
            no: ["Nothing springs to mind, and comparing does that to people."],
            unsure: ["What we have always had is hard to see."],
            good: ["Nobody can take that off you."],
          },
        },
        {
          text: "Where are you further on than you were five years ago?",
          after: {
            any: [
              "Your own road is the fairest thing to measure on.",
              "Five years are long enough to show something.",
            ],
            no: ["It has been a hard stretch of road, perhaps."],
            unsure: ["Slow changes are hard to see from close up."],
            good: ["A real distance, and it was you who covered it."],
            heavy: ["Some years go into simply holding on."],
          },
        },
        {
          text: "When do you forget about the others altogether?",
          after: {
            any: [
              "In such hours there is nobody to be compared with.",
              "Good to know when they lose their hold.",
            ],
            no: ["They are always there at the edge, and that is tiring."],
            unsure: ["Such hours go by unnoticed, as a rule."],
            good: ["I’m glad there are hours like that."],
          },
        },
        {
          text: "What would {person} say you have made of what you were given?",
          after: {
            any: [
              "What a person started with ought to be counted, too.",
              "Seen from there, more of the road comes into view.",
            ],
            no: ["They may never have thought about it."],
            unsure: ["You might be surprised, either way."],
            good: ["A fair witness is worth having."],
          },
        },
      ],
      easier: [
        {
          text: "What of your own would you not swap?",
          after: {
            any: [
              "It weighs something, whatever the ruler says.",
              "Some things are not for swapping.",
            ],
          },
          options: [
            { text: "Somebody I love", after: ["No comparison reaches as far as that."] },
            {
              text: "Something I can do",
              after: ["A skill of your own is nobody else’s to rank."],
            },
            { text: "How I see things", after: ["Nobody else looks out of that window."] },
            {
              text: "I’d swap all of it",
              after: ["As sore as that, at present, and I take it seriously."],
            },
          ],
        },
      ],
      kept: "What is yours: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "Turn the pinch into a question: what exactly do I want of that? If something real is left, take one small step towards it; if nothing is, stay away from the place where it pinches for a week.",
      "I would compare yourself with yourself: where you were a year ago, and where you would like to be in a year. And I’d look less often at whatever shows you only other people’s best side.",
    ],
    "what-helps": [
      "Three things help many people: taking a break from whatever sets it off, for a week, as a test; asking somebody you envy how it really is; and writing down what you would not swap.",
      "It helps to say it aloud, even to the person: “I’m a bit envious, and I’m happy for you”. Said like that, it usually loses its sting and sometimes makes you closer.",
    ],
    "is-it-normal": [
      "Yes. Everybody compares; it is how people find out where they stand, and screens have made it endless.",
    ],
    "is-it-wrong-of-me": [
      "No. Envy is a feeling and no crime; it becomes unkind only if you make somebody pay for what they have.",
    ],
    "how-do-i-begin": [
      "With one list of what you would really want from their life if you had to live it every day. It is usually shorter than the envy.",
    ],
    "will-it-get-better": [
      "Yes, as a rule. It gets quieter when you do something towards what you want yourself, and when you look less. It does come back on bad days, for everybody.",
    ],
    "what-do-you-think": [
      "I think you are comparing your inside with somebody else’s outside, and no one comes out well from that. I would take the wish in it seriously and the ranking not at all.",
    ],
    "why-am-i-like-this": [
      "Because people are made to look at each other, and most of us were ranked early, at home or at school. It shows what you care about, and says little about what you are worth.",
    ],
  },
  ending: {
    titles: ["Looking sideways", "Measuring yourself by {about}", "Whose ruler is it"],
    cameWith: [
      "You came because you measure yourself against others, with {about} in mind.",
      "You came because you compare yourself with other people.",
    ],
    gentle: [
      "Stay away for one week from the place or screen where it pinches most, and see what changes.",
      "Write down three things of your own that you would not swap.",
      "Ask somebody who seems ahead of you how it really is.",
    ],
    closings: [
      "Your own road has gone on all this while. You can look at that again.",
      "You know a bit better what you want of it, and what you don’t.",
      "There is no table with everybody’s names on it. Go gently.",
    ],
  },
  exercise: "values",
};
