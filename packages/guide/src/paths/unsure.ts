import type { Path } from "../path.ts";

export const unsure: Path = {
  id: "unsure",
  name: "Not sure yet",
  way: "Find out together",
  invite: "find out what it is, with a few easy questions",
  opens: {
    any: [
      "You don’t have to know. We can find out by asking.",
      "Not knowing is a perfectly good way to start.",
      "There’s no form to fill in here. We can start anywhere.",
      "I’ll ask, and you answer whatever you like.",
    ],
    heavy: [
      "You don’t have to explain it to be welcome with it.",
      "We can go as slowly as you like.",
      "Things can be heavy before they have a name.",
    ],
  },
  steps: [
    {
      id: "here",
      role: "why-now",
      label: "What brought you here",
      asks: [
        {
          text: "What made you open this page today, and not yesterday?",
          after: {
            any: ["Well, it brought you here.", "A small reason is reason enough."],
            unsure: ["Perhaps it was just restlessness, or curiosity."],
            no: ["No reason is fine as well."],
            heavy: ["I’m glad you came, with that."],
          },
        },
        {
          text: "What were you doing just before you came here?",
          after: {
            any: [
              "Thanks, I can picture it a little now.",
              "And then you came here. There may be something in that.",
            ],
            unsure: ["It’s gone already. It doesn’t matter."],
            no: ["Nothing in particular, then. Fine."],
            heavy: ["Not an easy moment to come from."],
          },
        },
        {
          text: "You mentioned {about}. How does that come into it, if it does?",
          after: {
            any: ["It can be part of it without being all of it.", "We needn’t decide that yet."],
            no: ["Not that, then. One thing we can put aside."],
            unsure: ["We’ll see if it comes up again."],
          },
        },
      ],
      easier: [
        {
          text: "Which comes nearest?",
          after: { any: ["Near enough is fine.", "Let’s go on from there."] },
          options: [
            { text: "Something is bothering me", after: ["We can look for it without hurrying."] },
            { text: "I just feel odd", after: ["Odd is a fair word until a better one comes."] },
            {
              text: "Curious what this is",
              after: ["Curiosity is a fine reason. Have a look round."],
            },
            { text: "I wanted some company", after: ["Company is reason enough to come."] },
          ],
        },
      ],
      deeper: [
        {
          text: "You have told me what brought you. How long has it been there, would you say?",
          after: {
            any: ["Long or short, you’re looking at it now.", "Good to know how old it is."],
            unsure: ["It’s hard to say when a thing like that begins."],
            heavy: ["You’ve had it with you for a while, then."],
          },
        },
      ],
      kept: "What brought you here: {answer}.",
    },
    {
      id: "pinch",
      role: "effect",
      label: "Where it shows",
      asks: [
        {
          text: "Where in the day does it pinch, if it pinches at all?",
          after: {
            any: ["So we have somewhere to look.", "Let’s look around there a little."],
            unsure: ["Perhaps it’s too spread out to have a place."],
            no: ["Nothing pinches. It may be a wish and not a trouble."],
            heavy: ["It takes up a lot of your day, then."],
          },
        },
        {
          text: "Which moment of the day do you get through as quickly as you can?",
          after: {
            any: [
              "You may have good reason to hurry there.",
              "Good to know which bit you’d rather skip.",
            ],
            unsure: ["If you’re quick, it’s hard to notice."],
            no: ["No moment you’d rather skip. Good."],
            heavy: ["And you have to get past it every day."],
          },
        },
        {
          text: "You mentioned {words:here}. When in the week is that most noticeable?",
          after: {
            any: ["It helps to know when to look.", "Worth watching at that time, perhaps."],
            unsure: ["It may come and go as it likes."],
            no: ["No special time. It’s just there in the background."],
          },
        },
      ],
      easier: [
        {
          text: "When are you least at ease?",
          after: {
            any: [
              "It’s a clue, if only a small one.",
              "We’re getting somewhere, or crossing something out.",
            ],
          },
          options: [
            { text: "In the mornings", after: ["In the morning it’s all still ahead of you."] },
            { text: "In the evenings", after: ["In the evening things come up that had to wait."] },
            { text: "Among people", after: ["People can bring up all sorts of things."] },
            { text: "When I am alone", after: ["On your own you hear more of it."] },
          ],
        },
      ],
      deeper: [
        {
          text: "You have told me where it shows. What is asked of you there that is not asked elsewhere?",
          after: {
            any: [
              "What’s asked of you may matter more than the place.",
              "I see. It’s good to look at it closely.",
            ],
            unsure: ["Perhaps nobody has ever said it aloud."],
            no: ["Nothing is asked of you, and still it shows there."],
          },
        },
      ],
      kept: "Where in the day it shows: {answer}.",
    },
    {
      id: "avoid",
      role: "fear",
      label: "What to leave alone",
      asks: [
        {
          text: "What would you rather not talk about here?",
          after: {
            any: ["You decide how close we get to that.", "Good to know where not to dig."],
            unsure: ["You’d notice if we came near it."],
            no: ["Nothing off limits. Good to know."],
            heavy: ["It can stay closed. You don’t have to open it."],
          },
        },
        {
          text: "If somebody asked how you really are, what would you leave out?",
          after: {
            any: ["It can be left out here as well.", "Nobody tells everything, and you needn’t."],
            unsure: ["It may drop out before you notice."],
            no: ["Nothing left out. Not many people can say that."],
            heavy: ["You’ve kept it back for a reason."],
          },
        },
        {
          text: "When you are with {person}, which subject do you steer round?",
          after: {
            any: [
              "Most people have a subject like that with someone.",
              "It takes some effort to keep steering.",
            ],
            unsure: ["After a while you don’t notice you’re doing it."],
            no: ["Nothing to steer round. It must be easy company."],
            heavy: ["It’s sore, and you keep having to go round it."],
          },
        },
      ],
      easier: [
        {
          text: "Is there something you would rather leave alone today?",
          after: {
            any: ["It’s up to you whether it’s opened.", "We can talk about something else."],
          },
          options: [
            { text: "Something, and it stays shut", after: ["Shut is fine. You hold the handle."] },
            { text: "Something, perhaps for later", after: ["Later is fine with me."] },
            { text: "Nothing at all", after: ["Everything’s open, then. Good."] },
          ],
        },
      ],
      kept: "What you would sooner leave alone: {answer}.",
    },
    {
      id: "notice",
      role: "other-side",
      label: "What others might notice",
      asks: [
        {
          text: "What would a good friend notice about you lately?",
          after: {
            any: [
              "They only see the outside, but it tells us something.",
              "A friend’s eye can be useful here.",
            ],
            unsure: ["They may have noticed and said nothing."],
            no: ["Nothing shows on the outside, as far as you know."],
            heavy: ["So it shows, to those who look."],
          },
        },
        {
          text: "If your week were a film, at which scene would somebody lean forward?",
          after: {
            any: [
              "Let’s stop the film there for a moment.",
              "You might have walked past that scene yourself.",
            ],
            unsure: ["Perhaps one that doesn’t look like much."],
            no: ["A quiet film. Those can be good."],
            heavy: ["They wouldn’t look away, I think."],
          },
        },
        {
          text: "What would {person} say you have been like this month?",
          after: {
            any: ["It’s one view, and it helps to have it.", "You may or may not agree with it."],
            unsure: ["Perhaps they haven’t put it into words."],
            heavy: ["It isn’t easy to be seen like that."],
            good: ["It’s nice to be seen like that."],
          },
        },
      ],
      easier: [
        {
          text: "How would others say you have been?",
          after: {
            any: ["They only see part of it, but it helps.", "It’ll do as a first sketch."],
          },
          options: [
            { text: "Quieter than usual", after: ["There may be something behind the quiet."] },
            { text: "Busier than usual", after: ["Being busy can be a way of not looking."] },
            { text: "Shorter tempered", after: ["A short temper is often a tired one."] },
            { text: "The same as ever", after: ["So it doesn’t show, whatever it is."] },
          ],
        },
      ],
      deeper: [
        {
          text: "You have told me what others might see. What would they be missing?",
          after: {
            any: ["Only you can see that part.", "It’s been said here now."],
            unsure: ["Perhaps you’re missing it yourself."],
            no: ["They see it all. They know you well."],
            heavy: ["You have a lot going on that nobody sees."],
          },
        },
      ],
      kept: "What others might notice: {answer}.",
    },
    {
      id: "well",
      role: "exception",
      label: "What is all right",
      asks: [
        {
          text: "What is all right just now, and may be left as it is?",
          after: {
            any: ["Good, we can leave that alone.", "One thing we needn’t worry about."],
            unsure: ["You don’t notice the things that work."],
            no: ["Nothing that feels all right. Thanks for saying so plainly."],
            good: ["I’m glad that’s solid."],
          },
        },
        {
          text: "When was the last afternoon that simply felt fine?",
          after: {
            any: [
              "The other days can be compared with that one.",
              "It helps to remember what fine is like.",
            ],
            unsure: ["You tend to forget the days when nothing was wrong."],
            no: ["Not for a while, it seems."],
            good: ["Good that you can still remember it."],
            heavy: ["It’s hard to be so far from that."],
          },
        },
        {
          text: "You mentioned {words:pinch}. When is it out of your mind for an hour?",
          after: {
            any: [
              "It’s good to know when you get a break from it.",
              "Whatever you do in that hour may be good for you.",
            ],
            unsure: ["If it’s out of your mind, you won’t notice."],
            no: ["It never takes an hour off, for now."],
          },
        },
      ],
      easier: [
        {
          text: "What is steadiest just now?",
          after: { any: ["You can lean on that a little.", "So we know which side is firm."] },
          options: [
            { text: "The people I have", after: ["People who stay are worth a lot."] },
            { text: "What I do all day", after: ["It helps when the day runs by itself."] },
            { text: "My own company", after: ["Getting on with yourself is no small thing."] },
            { text: "Nothing much", after: ["A lot is moving, it seems. We can keep still here."] },
          ],
        },
      ],
      deeper: [
        {
          text: "You have told me what is all right. What keeps it so?",
          after: {
            any: ["Whatever it is, it’s working.", "You might need it elsewhere too."],
            unsure: ["Some things just look after themselves."],
          },
        },
      ],
      kept: "What is all right: {answer}.",
    },
    {
      id: "want",
      role: "wish",
      label: "What would be good",
      asks: [
        {
          text: "If this talk turns out well, what is different at the end of it?",
          after: {
            any: ["Good, something to aim at.", "Now I know what you’d hope for."],
            unsure: ["A small difference would be fine."],
            no: ["Nothing has to be different. It can just be a talk."],
            heavy: ["It makes sense to want that."],
          },
        },
        {
          text: "What would you like a little less of, or a little more of?",
          after: {
            any: ["A little can be enough to begin with.", "It’s good to hear what you’d like."],
            unsure: ["You may only know once you have it."],
            no: ["Nothing to add or take away. So it’s something else."],
            heavy: ["You’ve had more than enough of that, it seems."],
          },
        },
        {
          text: "Supposing {about} were a little easier by next month, how would you notice?",
          after: {
            any: ["It’d be a sign to look out for.", "A month is long enough to see something."],
            unsure: ["You might only notice looking back."],
            no: ["So it may not be about that after all."],
            heavy: ["Next month can seem a long way off."],
          },
        },
      ],
      easier: [
        {
          text: "What would do you most good just now?",
          after: { any: ["Let’s keep that in view.", "It needn’t come all at once."] },
          options: [
            { text: "To be calmer", after: ["A good thing to want."] },
            { text: "To see more clearly", after: ["It usually gets clearer bit by bit."] },
            { text: "To decide something", after: ["So there’s a choice in it somewhere."] },
            { text: "Just to be heard", after: ["Being heard is plenty to want."] },
          ],
        },
      ],
      deeper: [
        {
          text: "You have told me what you would like. When did you last have some of it?",
          after: {
            any: [
              "If you’ve had it before, you know what to look for.",
              "I’d like to know what it was like.",
            ],
            unsure: ["Perhaps so little of it that you didn’t notice."],
            no: ["Never yet. It may be a new wish."],
            heavy: ["No wonder you miss it."],
          },
        },
      ],
      kept: "What would be good: {answer}.",
    },
    {
      id: "thread",
      role: "matter",
      label: "What it may be about",
      asks: [
        {
          text: "Of all you have said so far, where would you stay a moment longer?",
          after: {
            any: [
              "Good, let’s stay with that a moment.",
              "It may not be everything, but it’s something.",
            ],
            unsure: ["Nothing has to stand out."],
            no: ["Nowhere in particular. Perhaps saying it once was enough."],
            heavy: ["Let’s stay there without doing anything about it."],
          },
        },
        {
          text: "If it needed a title, like a chapter in a book, what would you write?",
          after: {
            any: ["It’ll do as a working title.", "Titles can always be changed."],
            unsure: ["Some chapters get their title last."],
            heavy: ["A hard chapter to be in."],
            good: ["I’d read that chapter."],
          },
        },
        {
          text: "You spoke of {words:pinch} and of {words:want}. What might the two have to do with each other?",
          after: {
            any: [
              "It’s useful to see the two side by side.",
              "You named them both, so both have their place.",
            ],
            no: ["Two separate things. It helps to keep them apart."],
            unsure: ["You may find out later whether they do."],
          },
        },
      ],
      easier: [
        {
          text: "Roughly, what kind of thing is it?",
          after: { any: ["Roughly is good enough.", "It has a bit more shape now."] },
          options: [
            {
              text: "Something with a person",
              after: ["A lot of things are about a person in the end."],
            },
            {
              text: "Something to decide",
              after: ["You can feel a choice coming before you see it."],
            },
            { text: "Something inside me", after: ["It’s hard to point at something inside."] },
            { text: "Too much of everything", after: ["It’s hard to name, when it’s everything."] },
          ],
        },
      ],
      kept: "What it may be about: {answer}.",
    },
    {
      id: "next",
      role: "step",
      label: "What to do with it",
      asks: [
        {
          text: "What, if anything, would you like to do with that?",
          after: {
            any: [
              "A little is fine, and so is nothing.",
              "You can leave it there or go on from it.",
            ],
            unsure: ["You might know tomorrow."],
            no: ["Nothing for now. You’ve looked at it, and that’ll do."],
          },
        },
        {
          text: "What would you like to keep an eye on for the next few days?",
          after: {
            any: ["Sometimes it helps just to watch it.", "A few days is about right."],
            no: ["Nothing to watch. You can just carry on."],
            unsure: ["Something may catch your eye."],
          },
        },
        {
          text: "You mentioned {words:thread}. What is the least that could be done about it?",
          after: {
            any: ["The least is often the right amount.", "More can come later, or not."],
            unsure: ["Just knowing about it may be enough."],
            no: ["Nothing to be done about it today, and you’re free to leave it."],
            heavy: ["You don’t have to tackle it. You’ve said it."],
          },
        },
      ],
      easier: [
        {
          text: "What would suit you next?",
          after: { any: ["You know best what suits you.", "No more than that is needed."] },
          options: [
            { text: "Sleep on it", after: ["Sleep often sorts part of it."] },
            { text: "Talk to someone", after: ["A good idea, if there’s someone you trust."] },
            { text: "Come back another day", after: ["It’ll be easier to begin next time."] },
            { text: "Nothing for now", after: ["Nothing for now is fine."] },
          ],
        },
      ],
      kept: "What you might do with it: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "For now, just notice: once a day, write three words about how you were and when. After a week there’s usually a pattern, and then it’s much easier to say what to do.",
    ],
    "what-helps": [
      "When it has no name yet, three things help many people: writing for ten minutes without stopping or correcting, saying it badly to someone patient, and checking the plain things first, sleep, food, daylight, people. If you have felt unwell for weeks, a doctor is worth asking too.",
    ],
    "is-it-normal": [
      "Yes. Many people feel for a good while that something is off before they can say what. The words often come last.",
    ],
    "is-it-wrong-of-me": [
      "No. You’re not taking anyone’s place by coming here without a clear reason, and you don’t need a big problem to be allowed to talk.",
    ],
    "how-do-i-begin": [
      "With anything: where you are just now, what you had for breakfast, the last thing that annoyed you. It leads somewhere more often than you’d think.",
    ],
    "will-it-get-better": [
      "Often it does once it has a name, and the name tends to come with a few days of paying attention. If it stays vague and heavy for weeks, tell somebody who knows you, or a doctor.",
    ],
    "what-do-you-think": [
      "I think something brought you here, and it needn’t be big to matter. I’d go by where it pinches in the day; that’s usually closer to it than any theory.",
    ],
    "why-am-i-like-this": [
      "I can’t know that from here. But most people have a lot of practice at getting on with things, and little at asking what they want. Not knowing is often just that.",
    ],
  },
  ending: {
    titles: [
      "Something about {about}",
      "Finding out what it is",
      "Not sure yet, and asking",
      "A working title",
    ],
    cameWith: [
      "You came without knowing quite what you wanted, and {about} came up.",
      "You came without knowing quite what you wanted.",
    ],
    gentle: [
      "Write three words a day about how you were, for a week.",
      "Notice once, tomorrow, where in the day it pinches.",
      "Write for ten minutes without stopping, and throw it away if you like.",
    ],
    closings: [
      "You know a bit more than when you came.",
      "It needn’t be clear yet. You’ve begun to look.",
      "You can come again without a reason.",
    ],
  },
  endsWithout: ["when", "obstacle"],
};
