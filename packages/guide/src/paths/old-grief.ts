import type { Path } from "../path.ts";

export const oldGrief: Path = {
  id: "old-grief",
  name: "An old grief",
  way: "Look back at them",
  invite: "look back at somebody you lost long ago, and at what is left of it",
  opens: {
    any: [
      "Some losses don’t go by the calendar.",
      "A long time ago can still be very near.",
      "I’m sorry. Years don’t turn it into nothing.",
      "However old it is, there’s room for it here.",
    ],
    heavy: [
      "I’m sorry. There’s no date when it should have stopped hurting.",
      "I’m sorry. Being long ago doesn’t make it small.",
      "Take all the time you want with it here.",
    ],
  },
  steps: [
    {
      id: "now",
      role: "why-now",
      label: "What brings it up now",
      asks: [
        {
          text: "What brought it up again just now?",
          after: {
            any: [
              "Good to know what brought it here.",
              "Old grief can come up in all sorts of ways.",
            ],
            unsure: ["It often comes up for no reason you can see."],
            heavy: ["It can still be as strong as on the first day."],
            good: ["A kind way to be reminded."],
          },
        },
        {
          text: "When did you last notice that it is still there?",
          after: {
            any: [
              "I ask because it mostly shows in small places.",
              "Now I see a bit better how it is.",
            ],
            unsure: ["Perhaps it’s always there, so you hardly notice."],
            heavy: ["So many years, and still so near."],
          },
        },
        {
          text: "When you think of {about}, how long ago does it seem?",
          after: {
            any: [
              "How long it seems and how long it is can be quite different.",
              "Counting the years doesn’t tell you much.",
            ],
            unsure: ["Near on one day and far on the next, perhaps."],
            heavy: ["Close enough to hurt, then."],
          },
        },
      ],
      easier: [
        {
          text: "What brought it back, roughly speaking?",
          after: {
            any: ["Roughly is enough.", "Whatever it was, you can bring it here."],
            unsure: ["There doesn’t have to be a reason."],
          },
          options: [
            { text: "A date", after: ["Dates come round every year, like it or not."] },
            { text: "A place or a thing", after: ["One look, and it’s all there again."] },
            {
              text: "Something happening now",
              after: ["So something now has stirred up something then."],
            },
            { text: "It never left", after: ["All these years, and never quite gone."] },
          ],
        },
      ],
      deeper: [
        {
          text: "And what else did it bring back with it?",
          after: {
            any: [
              "One memory often brings others with it.",
              "Whatever came along with it is welcome too.",
            ],
            unsure: ["More may come later."],
            no: ["Just that one thing is enough."],
            heavy: ["We don’t have to go any further than you want."],
            good: ["Good that something like that came along."],
          },
        },
      ],
      kept: "What brought it up: {answer}.",
    },
    {
      id: "who",
      role: "person",
      label: "Who it is about",
      asks: [
        {
          text: "Who is it you are thinking of, and what comes to mind first?",
          after: {
            any: [
              "I’ll keep that in mind as we talk.",
              "The first thing that comes will do very well.",
            ],
            unsure: ["After so long it’s hard to know where to start."],
            heavy: ["Let that be there for a moment. I’m listening."],
            good: ["I can tell you like thinking of that."],
          },
        },
        {
          text: "What were they like on a day when nothing much happened?",
          after: {
            any: [
              "I ask because people mostly get asked about the big days.",
              "I like to hear about ordinary days.",
            ],
            unsure: ["You may not have had many days like that to go by."],
            heavy: ["Ordinary days can be the ones you miss most."],
            good: ["I’m glad you still have that."],
          },
        },
        {
          text: "If somebody young asked you about {person}, where would you begin?",
          after: {
            any: ["As good a place as any to start.", "You’re the one who gets to tell it."],
            unsure: ["You could begin anywhere, really."],
            heavy: ["No hurry at all with it."],
          },
        },
      ],
      easier: [
        {
          text: "What have you kept most clearly of them?",
          after: {
            any: ["Nobody gets to choose what stays clear.", "I’ll put that on your page."],
            unsure: ["Memory keeps some strange things and loses others."],
          },
          options: [
            { text: "A face", after: ["After all that time you can still see them."] },
            { text: "A voice", after: ["Voices are said to go first, and this one has stayed."] },
            { text: "Something they did", after: ["Sometimes it’s one small thing that stays."] },
            { text: "Very little", after: ["You can miss somebody you hardly remember."] },
          ],
        },
      ],
      deeper: [
        {
          text: "What do you know about them that hardly anybody else would?",
          after: {
            any: ["Now it isn’t only in your head.", "I’m glad I asked."],
            unsure: ["You knew them in your own way, and that’s enough."],
            heavy: ["You’ve looked after that for a long time."],
            good: ["It’s lovely that you still know it."],
          },
        },
      ],
      kept: "About them you said {answer}.",
    },
    {
      id: "then",
      role: "matter",
      label: "How it was at the time",
      asks: [
        {
          text: "How much room was there for it at the time?",
          after: {
            any: [
              "I ask because grief without room tends to wait.",
              "I wanted to know what was possible then.",
            ],
            unsure: ["It’s hard to tell when you’re in the middle of it."],
            no: ["It had to wait, then."],
            heavy: ["You had to manage with so little room."],
            good: ["Good that there was a place for it."],
          },
        },
        {
          text: "What was going on around you when it happened?",
          after: {
            any: [
              "There’s always a whole life going on around it.",
              "It helps me to know what else was happening.",
            ],
            unsure: ["A lot from a time like that gets lost."],
            heavy: ["And all of that at once."],
          },
        },
        {
          text: "You said {words:who}. Who could you have said that to in those days?",
          after: {
            any: ["It makes a difference who was around.", "Not everybody had somebody then."],
            unsure: ["You may not have looked for anybody."],
            no: ["Nobody then. But you’ve said it now."],
            heavy: ["There ought to have been somebody."],
            good: ["Good that you had that."],
          },
        },
      ],
      easier: [
        {
          text: "What did you mostly have to do in those days?",
          after: {
            any: ["You don’t get much choice at a time like that.", "You did what you had to."],
            unsure: ["It may be a blur by now."],
          },
          options: [
            { text: "Be strong for others", after: ["And your own grief had to wait."] },
            { text: "Carry on as usual", after: ["And nothing was as usual, really."] },
            { text: "Keep quiet about it", after: ["Keeping quiet can last for years."] },
            { text: "I was only small", after: ["A child can’t do much with a thing like that."] },
          ],
        },
      ],
      deeper: [
        {
          text: "What would you have liked somebody to say to you then?",
          after: {
            any: [
              "It’s late for it, but you can still say what it was.",
              "Perhaps nobody asked you that at the time.",
            ],
            unsure: ["Just having somebody there, perhaps."],
            no: ["Words might have been no use then."],
            heavy: ["I wish it had been said to you."],
          },
        },
      ],
      kept: "How it was at the time: {answer}.",
    },
    {
      id: "wish",
      role: "wish",
      label: "What you would show or ask",
      asks: [
        {
          text: "What do you wish they could have seen?",
          after: {
            any: [
              "A lot has happened in all those years.",
              "I asked because life went on without them.",
            ],
            unsure: ["Too much has happened since to choose one thing."],
            no: ["They didn’t have to see everything."],
            heavy: ["They should have been there for that."],
            good: ["I can see why you’d want to show them."],
          },
        },
        {
          text: "If you could ask them one question today, what would it be?",
          after: {
            any: ["It’s worth asking, even without an answer.", "At last it has been asked."],
            unsure: ["It might not be a question at all."],
            no: ["Having nothing left to ask is good too."],
            heavy: ["What a hard question to be left with."],
          },
        },
        {
          text: "You began with {words:now}. What would they have said to that?",
          after: {
            any: [
              "You can guess that better than most.",
              "I like to hear what you think they’d say.",
            ],
            unsure: ["They might have surprised you, of course."],
            heavy: ["It’s hard to have to imagine it."],
            good: ["I can nearly hear it, the way you tell it."],
          },
        },
      ],
      easier: [
        {
          text: "What would you most like to have back for an hour?",
          after: {
            any: ["An hour would be something.", "There’s nothing silly in wishing for it."],
            unsure: ["Perhaps simply all of it."],
          },
          options: [
            { text: "Their advice", after: ["Somebody you could simply have asked."] },
            { text: "Their company", after: ["Just to be in the same room for a bit."] },
            {
              text: "A chance to explain",
              after: ["There’s something you’d like to set straight."],
            },
            { text: "An answer", after: ["Some questions don’t go away with time."] },
          ],
        },
      ],
      kept: "What you would show them or ask them: {answer}.",
    },
    {
      id: "stays",
      role: "meaning",
      label: "What it made of you",
      asks: [
        {
          text: "What has that loss made of you, for better or worse?",
          after: {
            any: ["There has been time to find that out.", "It’s often a bit of both."],
            unsure: ["It’s hard to know who you’d have been otherwise."],
            both: ["So there’s something on both sides."],
            no: ["Not everything has to leave a mark."],
            heavy: ["It has gone into a lot of things."],
            good: ["Some good came of it, then."],
          },
        },
        {
          text: "What of theirs has lasted in you, wanted or unwanted?",
          after: {
            any: [
              "You can’t choose everything that’s handed down.",
              "It’s with you one way or another.",
            ],
            unsure: ["Other people may see it sooner than you do."],
            no: ["Nothing you can see, and that’s fine."],
            heavy: ["You didn’t get to choose that."],
            good: ["What a good thing to have from them."],
          },
        },
        {
          text: "Of that time you said {words:then}. Where does it still show today?",
          after: {
            any: [
              "Some of it tends to stay in people’s habits.",
              "It’s good to see what’s still there.",
            ],
            unsure: ["You may notice it some other day."],
            no: ["Then it has stayed in the past."],
            heavy: ["It’s gone on a long time, through no fault of yours."],
          },
        },
      ],
      easier: [
        {
          text: "What did it leave you with, more than anything?",
          after: {
            any: ["It doesn’t have to be only one thing.", "I’ll put that beside the rest."],
            unsure: ["It’s hard to tell what came from where."],
          },
          options: [
            { text: "More tenderness", after: ["You know what other people may be carrying."] },
            { text: "More caution", after: ["It makes sense to be careful after that."] },
            { text: "A gap", after: ["Some gaps just stay gaps."] },
            {
              text: "Strength I never wanted",
              after: ["It was a high price, and nobody asked you."],
            },
          ],
        },
      ],
      kept: "What it left in you: {answer}.",
    },
    {
      id: "place",
      role: "exception",
      label: "Where it has its place",
      asks: [
        {
          text: "Where does it have its place: on a day, in a drawer, in a song, with somebody?",
          after: {
            any: [
              "I ask because it’s easier when it has a place.",
              "Everybody keeps these things differently.",
            ],
            unsure: ["Perhaps it hasn’t had one so far."],
            no: ["No place so far, then."],
            heavy: ["It hasn’t had much of a home, then."],
            good: ["It has a good place there."],
          },
        },
        {
          text: "What has done you good with it over the years?",
          after: {
            any: [
              "You know this better than anybody could tell you.",
              "It’s worth knowing, for the next time.",
            ],
            unsure: ["Perhaps time has done some of it."],
            no: ["You’ve managed without much help, it seems."],
            heavy: ["All those years with little comfort."],
            good: ["I’m glad of that."],
          },
        },
        {
          text: "With whom can you speak of {about} without explaining much?",
          after: {
            any: ["It’s restful not to have to explain.", "I wanted to know who there is."],
            unsure: ["Perhaps you haven’t tried anybody yet."],
            no: ["It’s tiring to have to explain it each time."],
            good: ["A person like that is worth a lot."],
          },
        },
      ],
      easier: [
        {
          text: "How do you mostly keep it?",
          after: {
            any: [
              "There is no proper way to keep it.",
              "There’s more than one way of living with it.",
            ],
            unsure: ["Perhaps you’ve never had to put it into words."],
          },
          options: [
            { text: "I speak of it", after: ["Good that you can speak of it."] },
            { text: "I keep it to myself", after: ["It can get lonely, over the years."] },
            { text: "In small rituals", after: ["Small habits can last a lifetime."] },
            { text: "Shut away", after: ["Sometimes shut away is the only way."] },
          ],
        },
      ],
      kept: "Where it has its place: {answer}.",
    },
    {
      id: "step",
      role: "step",
      label: "A small thing for them",
      asks: [
        {
          text: "What would you like to do with it now, something small and your own?",
          after: {
            any: ["Nobody has to see it or approve.", "It doesn’t matter how late it is."],
            unsure: ["There’s no hurry, after so many years."],
            no: ["Having spoken of it may be enough."],
            good: ["I think that would be a good use of an hour."],
          },
        },
        {
          text: "Is there something that would give them a little place in this year?",
          after: {
            any: ["It can be just one day.", "It can be something very modest."],
            yes: ["I’d be glad for them to have that."],
            no: ["The year can do without it."],
            unsure: ["It may come to you as the year goes on."],
          },
        },
        {
          text: "You said {words:wish}. What could you do that has a little of that in it?",
          after: {
            any: ["Even a little of it would be good.", "It doesn’t have to match exactly."],
            unsure: ["Not every wish can be turned into something to do."],
            no: ["The wish may simply stay a wish."],
          },
        },
      ],
      easier: [
        {
          text: "Which of these would you not mind doing?",
          after: {
            any: ["There is no deadline on it.", "You can change your mind halfway."],
            unsure: ["You don’t have to choose now."],
          },
          options: [
            {
              text: "Write them some lines",
              after: ["It doesn’t have to be sent, or well written."],
            },
            { text: "Ask somebody for a story", after: ["Somebody may be waiting to be asked."] },
            { text: "Get out something of theirs", after: ["You can always put it back again."] },
            { text: "Leave it in peace", after: ["You’ve spoken of it, and it can rest now."] },
          ],
        },
      ],
      kept: "A small thing you thought of: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "I would not try to be done with it. I would give it a place: one day in the year, a photograph where you can see it, or one person you tell the story to. What has a place pushes in less.",
      "If it was never properly spoken of, start there, with somebody who can listen for half an hour. If it was, perhaps nothing needs doing today.",
    ],
    "what-helps": [
      "Three things help many people: asking somebody who knew them for a story you have not heard, writing a letter that is never sent, and keeping one small habit on the day it happened. If it takes up more of your life as the years go on, a bereavement counsellor or a doctor is worth asking.",
    ],
    "is-it-normal": [
      "Yes. An old grief often comes back at birthdays, moves, births, illnesses, or when you reach the age they were. It does not mean that you did something wrong the first time.",
    ],
    "is-it-wrong-of-me": [
      "No. Missing somebody after many years takes nothing away from the people you have now. And if you feel little, that is no offence either.",
    ],
    "how-do-i-begin": [
      "With one true sentence about them, said to somebody or written down. It can be quite ordinary: what they cooked, how they laughed, what you never found out.",
    ],
    "will-it-get-better": [
      "It can, even after decades, especially once it has been told to somebody. It may not go, but it can become something you visit rather than something that breaks in.",
    ],
    "what-do-you-think": [
      "I think that it has lasted because something in it mattered, or was never given room. I would not ask how to get over it, but what it still wants said.",
    ],
    "why-am-i-like-this": [
      "Because a loss is not put away by the calendar. Often there was no room for it at the time, so it keeps, and comes up when something in the present touches it.",
    ],
  },
  ending: {
    titles: [
      "Looking back at {about}",
      "Somebody from long ago",
      "An old loss, still near",
      "What has stayed all these years",
    ],
    cameWith: [
      "You came with an old loss, and spoke of {about}.",
      "You came with somebody you lost long ago.",
    ],
    gentle: [
      "Ask one person who knew them for a story you have not heard.",
      "Put one picture or one thing of theirs where you can see it this week.",
      "Note the date, so that next year it does not come as a surprise.",
    ],
    closings: [
      "Thank you for letting me hear about somebody from so far back.",
      "You have given it some room today. That may be enough.",
      "Old as it is, you can bring it here again whenever it comes up.",
    ],
  },
  endsWithout: ["obstacle"],
};
