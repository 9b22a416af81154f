import type { Path } from "../path.ts";

export const worry: Path = {
  id: "worry",
  name: "A worry that circles",
  way: "Untangle the worry",
  invite: "take the worry apart and see what is in it",
  opens: {
    any: [
      "Going round and round like that is tiring.",
      "Let’s get it out of the circle and have a look.",
      "Two can look at a worry better than one.",
      "Let’s give it a proper hearing, then.",
    ],
    heavy: [
      "No wonder you have little peace, with that going round.",
      "That is a lot to have in your head at all hours.",
      "You don’t have to hold it all at once here.",
    ],
  },
  steps: [
    {
      id: "circle",
      role: "matter",
      label: "What it circles round",
      asks: [
        {
          text: "If the worry were one sentence beginning with “What if”, how would it go on?",
          after: {
            any: ["Now we have it in a form we can look at.", "It helps to have it in words."],
            unsure: ["Some worries are more like weather than a sentence."],
            heavy: ["What a heavy thing to have going round."],
          },
        },
        {
          text: "What exactly is it that keeps going round?",
          after: {
            any: ["Good to have it out of your head for a moment.", "I’ll take it as you say it."],
            unsure: ["It’s hard to catch when it moves so fast."],
            heavy: ["I see why it does not keep quiet."],
          },
        },
        {
          text: "When you think of {about}, which part comes round most often?",
          after: {
            any: [
              "I asked because a part is easier to look at than the whole.",
              "We can begin with just that part.",
            ],
            unsure: ["Perhaps all of it comes at once."],
            heavy: ["No wonder it keeps coming back to that."],
          },
        },
      ],
      easier: [
        {
          text: "Is it one worry, or are there several?",
          after: {
            any: ["Now I know what we’re dealing with.", "We can go one at a time."],
            unsure: ["They can be hard to tell apart."],
          },
          options: [
            { text: "One, over and over", after: ["The same one, over and over, is wearing."] },
            { text: "Several at once", after: ["Several at once is a lot for one head."] },
            { text: "It keeps changing", after: ["As soon as one settles, the next one starts."] },
          ],
        },
      ],
      deeper: [
        {
          text: "And what does the worry say would come after that?",
          after: {
            any: [
              "A worry often doesn’t stop at one thing.",
              "I wanted to hear it right to the end.",
            ],
            unsure: ["Many worries stop short at the worst place."],
            no: ["It stops there, it seems, and starts again from the top."],
            heavy: ["I can see why it frightens you."],
          },
        },
      ],
      kept: "What it circles round: {answer}.",
    },
    {
      id: "when",
      role: "effect",
      label: "When it comes",
      asks: [
        {
          text: "What are you usually doing when it starts?",
          after: {
            any: ["That tells me a bit about how it starts.", "Most worries have their habits."],
            unsure: ["It may be well under way before you notice."],
            heavy: ["It doesn’t leave you much peace."],
          },
        },
        {
          text: "What does it do to an ordinary evening?",
          after: {
            any: [
              "Evenings are often where you notice it most.",
              "Now I can see what it does to your time.",
            ],
            no: ["It leaves the evenings alone. Good."],
            unsure: ["After a while you may not notice any more."],
            heavy: ["One evening is a lot to lose to it."],
          },
        },
        {
          text: "You said {words:circle}. What does your body do when that comes round?",
          after: {
            any: [
              "The body often notices before the head does.",
              "I ask because a body is easier to calm than a thought.",
            ],
            no: ["So it stays in your head."],
            unsure: ["Not many people ever look at that."],
            heavy: ["No wonder if it wears you out."],
          },
        },
      ],
      easier: [
        {
          text: "When is it loudest?",
          after: {
            any: ["Good to know when that is.", "There may be quieter hours too."],
            unsure: ["Perhaps it has no favourite hour."],
          },
          options: [
            { text: "At night", after: ["Everything looks bigger at night."] },
            { text: "On waking", after: ["It is up before you are."] },
            {
              text: "When it goes quiet",
              after: ["When it’s quiet there’s nothing to drown it out."],
            },
            {
              text: "All day long",
              after: ["Morning to night is a long time to have it running."],
            },
          ],
        },
      ],
      kept: "When it comes and what it does: {answer}.",
    },
    {
      id: "worst",
      role: "fear",
      label: "The worst of it",
      asks: [
        {
          text: "If it went as badly as the worry says, what would that day look like?",
          after: {
            any: [
              "It’s better to have looked at it than not.",
              "I asked because the worst usually stays vague.",
            ],
            unsure: ["Perhaps the worry has never got that far."],
            heavy: ["It takes some courage to look at that."],
          },
        },
        {
          text: "What are you most afraid of losing in it?",
          after: {
            any: [
              "Good to know what is at stake for you.",
              "A worry makes more sense once that is known.",
            ],
            no: ["Nothing in particular, and it still goes round."],
            unsure: ["Often it’s hard to say what exactly."],
            heavy: ["Of course it doesn’t leave you alone."],
          },
        },
        {
          text: "What is the worst you can imagine with {about}?",
          after: {
            any: [
              "Now it’s out, and we can look at it.",
              "Saying it doesn’t make it any more likely.",
            ],
            unsure: ["Perhaps it’s more a feeling than a picture."],
            heavy: ["You don’t have to look any closer than that."],
          },
        },
      ],
      easier: [
        {
          text: "Which of these would be worst?",
          after: {
            any: ["Now there is a name for it.", "I wanted to know which one."],
            unsure: ["It may be a bit of everything."],
          },
          options: [
            { text: "Losing somebody", after: ["There is hardly a bigger thing to be afraid of."] },
            { text: "Losing what is safe", after: ["Everybody needs something safe to stand on."] },
            { text: "Looking a fool", after: ["What people see can matter a lot."] },
            { text: "Not being able to cope", after: ["So it’s partly a worry about yourself."] },
          ],
        },
      ],
      deeper: [
        {
          text: "And on the day after the worst, what would you do first?",
          after: {
            any: [
              "The worry probably never gets as far as the day after.",
              "There would be a day after, whatever happens.",
            ],
            unsure: ["Nobody really knows that beforehand."],
            heavy: ["We don’t have to go to that day now."],
          },
        },
      ],
      kept: "At its worst, it says {answer}.",
    },
    {
      id: "likely",
      role: "other-side",
      label: "Seen from outside",
      asks: [
        {
          text: "If a calm outsider had to bet, what would they say is likely?",
          after: {
            any: [
              "I’ll put that next to what the worry says.",
              "An outsider has the advantage of having slept.",
            ],
            unsure: ["No one can see that far ahead."],
            heavy: ["So it’s no small thing from outside either."],
            good: ["I’m glad there’s that side to it."],
          },
        },
        {
          text: "How many of last year’s worries turned out the way you feared?",
          after: {
            any: ["I asked because hardly anybody ever checks.", "Worth keeping that in mind."],
            no: ["So the worry has been wrong before."],
            yes: ["Sometimes it does come true, then."],
            unsure: ["Most people don’t keep count."],
            heavy: ["You have your reasons, then."],
          },
        },
        {
          text: "The worry says {words:worst}. What would you answer if a friend told you that?",
          after: {
            any: ["I’ll keep that answer for you.", "People often speak more kindly to a friend."],
            unsure: ["Perhaps you would just put the kettle on."],
            heavy: ["You would not leave a friend alone with it."],
            good: ["A friend would be glad of that."],
          },
        },
      ],
      easier: [
        {
          text: "How likely is it, judged in broad daylight?",
          after: {
            any: [
              "Daylight is usually the better judge.",
              "How likely and how frightening aren’t the same thing.",
            ],
            unsure: ["It’s fair to say that nobody knows."],
          },
          options: [
            { text: "Very likely", after: ["Then it deserves a plan more than a worry."] },
            { text: "Possible", after: ["A lot of things are possible, of course."] },
            { text: "Not very likely", after: ["And it still takes up all that room."] },
          ],
        },
      ],
      kept: "From outside it may look like this: {answer}.",
    },
    {
      id: "known",
      role: "missing",
      label: "Known and unknown",
      asks: [
        {
          text: "What do you know for certain about it, leaving all guesses aside?",
          after: {
            any: [
              "I’ll keep that apart from the guesses.",
              "Everything beyond that is guesswork for now.",
            ],
            no: ["So nothing is certain yet, good or bad."],
            unsure: ["After a while guesses start to feel like facts."],
            heavy: ["That much is real, and it would worry anybody."],
          },
        },
        {
          text: "Which corner of it is in your own hands?",
          after: {
            any: [
              "I ask because worry goes for the parts nobody can change.",
              "The rest won’t change by thinking.",
            ],
            no: ["So it’s out of your hands, and that’s tiring too."],
            unsure: ["It isn’t always easy to tell."],
            good: ["So not all of it is out of reach."],
          },
        },
        {
          text: "What would you need to find out about {about} to be a little calmer?",
          after: {
            any: ["It helps to know what’s missing.", "Some of that may be possible to find out."],
            no: ["More facts would not calm it, then."],
            unsure: ["You may have looked it up too often already."],
          },
        },
      ],
      easier: [
        {
          text: "Who or what decides how it turns out?",
          after: {
            any: ["It helps to know where it gets decided.", "Often it is more than one of these."],
            unsure: ["Not knowing who decides is a worry of its own."],
          },
          options: [
            { text: "Mostly me", after: ["So some of this is up to you."] },
            { text: "Somebody else", after: ["So it isn’t up to you, however much you think."] },
            { text: "Time", after: ["Time takes its time, unfortunately."] },
            { text: "Nobody knows", after: ["Not knowing is often the hardest part."] },
          ],
        },
      ],
      kept: "What is known, and what is not: {answer}.",
    },
    {
      id: "guards",
      role: "meaning",
      label: "What it looks after",
      asks: [
        {
          text: "What is the worry trying to look after?",
          after: {
            any: [
              "There’s usually something worth looking after.",
              "I ask because a worry often means well.",
            ],
            unsure: ["Sometimes that’s not easy to see."],
            no: ["Perhaps it just runs on by itself by now."],
            heavy: ["There’s something very dear to you in that."],
          },
        },
        {
          text: "What would it mean to you if you simply stopped worrying about this?",
          after: {
            any: [
              "I asked because worrying can pass for caring.",
              "Some worries can feel like a duty.",
            ],
            unsure: ["It’s hard to imagine from here."],
            no: ["Nothing bad, then. Worth knowing."],
            good: ["There would be room, then."],
            heavy: ["So it is tied to something big."],
          },
        },
        {
          text: "What would {person} want you to do with this worry?",
          after: {
            any: ["Somebody else’s view can help.", "You don’t have to agree with them."],
            unsure: ["They may not know how much it goes round."],
            good: ["Somebody wishes you well there."],
          },
        },
      ],
      easier: [
        {
          text: "What is it about, deep down?",
          after: {
            any: ["I’ll put that down as what’s underneath.", "Underneath, it’s often a mixture."],
            unsure: ["No need to know what’s at the bottom of it."],
          },
          options: [
            {
              text: "Somebody I love",
              after: ["Whoever loves somebody has something to worry about."],
            },
            { text: "Being safe", after: ["Wanting to be safe is nothing strange."] },
            { text: "Getting it right", after: ["You want to do it properly."] },
            {
              text: "What others think",
              after: ["And you can never quite check what they think."],
            },
          ],
        },
      ],
      kept: "What the worry looks after: {answer}.",
    },
    {
      id: "before",
      role: "exception",
      label: "When it lets go",
      asks: [
        {
          text: "When you were last this worried about something, what got you through?",
          after: {
            any: [
              "I ask because what worked once can be found again.",
              "It doesn’t have to have been anything special.",
            ],
            unsure: ["You got through somehow, since you are here."],
            no: ["This may be the biggest one so far."],
            heavy: ["It cost you something then, too."],
            good: ["Good to have that up your sleeve."],
          },
        },
        {
          text: "When does it let go of you, if only for half an hour?",
          after: {
            any: [
              "Even half an hour is worth knowing about.",
              "Useful to know when it eases and when it doesn’t.",
            ],
            no: ["Not even half an hour. You have had little rest from it."],
            unsure: ["The moment it stops is easy to miss."],
            good: ["I’m glad you get that."],
          },
        },
        {
          text: "You said {words:when}. When is it different?",
          after: {
            any: ["Such times tend to be forgotten.", "I like to look at those as well."],
            no: ["So it’s been like that all the time."],
            unsure: ["You might notice one this week."],
            good: ["Good, it isn’t there every minute."],
          },
        },
      ],
      easier: [
        {
          text: "What quietens it a little?",
          after: {
            any: ["Even a little counts here.", "You know your own worry best."],
            unsure: ["Perhaps it just stops by itself sometimes."],
          },
          options: [
            { text: "Company", after: ["Going round in circles is harder with company."] },
            { text: "Moving about", after: ["Moving can do what thinking can’t."] },
            {
              text: "Doing something about it",
              after: ["Doing something can take the wind out of it."],
            },
            { text: "Nothing so far", after: ["Nothing yet, and you have tried, I expect."] },
          ],
        },
      ],
      kept: "What quietens it, or once did: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "Split it in two: what you can do something about, and what you can’t. For the first, one small step with a day to it; for the second, a fixed quarter of an hour a day to worry in, and outside that, “not now”.",
      "Write the worry down in one sentence, and under it the next thing that could really be done. If there is none, it is not a task tonight, however much it behaves like one.",
    ],
    "what-helps": [
      "Three things help many people: writing it down once, so that your head doesn’t have to keep repeating it; a set quarter of an hour for worrying, well before bed; and moving, even just round the block. If it goes on for weeks or keeps you from living, a doctor can help with that too.",
    ],
    "is-it-normal": [
      "Yes. A mind that expects trouble goes over it again and again, most of all at night and when nothing can be done. It is common, and it is tiring all the same.",
    ],
    "is-it-wrong-of-me": [
      "No. To worry is not to complain or to distrust anybody; mostly it shows that something matters to you. It only becomes a problem when it takes more than it gives.",
    ],
    "how-do-i-begin": [
      "With pen and paper: one sentence that begins “What if”, and beneath it, what you know for certain. It usually looks shorter there than it did inside.",
    ],
    "will-it-get-better": [
      "Most likely, yes. Worries are mostly loudest before something is decided or done, and many people cope better with the thing itself than they expected. And how much room you give a worry is something you can learn.",
    ],
    "what-do-you-think": [
      "I think that there is something worth caring about underneath, and that the circling no longer serves it. I would look for the one corner you can move, and let the rest have fixed hours.",
    ],
    "why-am-i-like-this": [
      "Because a mind is built to look out for danger, and some minds do it thoroughly. Going over it again feels like doing something, so it is hard to stop. It is a habit of attention, and no fault of character.",
    ],
  },
  ending: {
    titles: [
      "A worry about {about}",
      "A worry, taken apart",
      "What keeps going round",
      "Known, unknown and likely",
    ],
    cameWith: [
      "You came with a worry about {about}.",
      "You came with a worry that kept going round.",
    ],
    gentle: [
      "Write the worry down in one sentence before supper, and close the notebook.",
      "Give it a quarter of an hour a day with a beginning and an end.",
      "When it starts at night, tell it what time it may come back tomorrow.",
    ],
    closings: [
      "It has had its hearing for today. It may wait until tomorrow.",
      "You know more about this worry now than it knows about you.",
      "If it comes round again tonight, you don’t have to get up for it.",
    ],
  },
  exercise: "worry-time",
};
