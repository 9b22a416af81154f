import type { Path } from "../path.ts";

export const work: Path = {
  id: "work",
  name: "Work that wears out",
  way: "Look at the work",
  invite: "look at what exactly wears you out, and what would have to change",
  opens: {
    any: [
      "So many hours of a life go into work; it matters how they are.",
      "Being tired after work is one thing, being worn down by it another.",
      "It may help to find out which part of it does the wearing.",
      "Work like that is hard to leave behind at the end of a day.",
    ],
    heavy: [
      "It has been taking a lot out of you.",
      "Nothing has to be finished or handed in here.",
      "Nobody stays fresh with that going on day after day.",
    ],
  },
  steps: [
    {
      id: "tires",
      role: "matter",
      label: "What wears you out",
      asks: [
        {
          text: "Which part of the work wears you out most?",
          after: {
            any: [
              "I will keep that as the place where it rubs.",
              "What wears most is not always what takes the most time.",
            ],
            unsure: ["When all of it tires you, the parts are hard to tell apart."],
            heavy: ["Day after day of that would wear anybody down."],
          },
        },
        {
          text: "If I could watch one day of it, what would I see that no job description mentions?",
          after: {
            any: [
              "It counts, whether or not anybody wrote it down.",
              "Job descriptions leave out a good deal.",
            ],
            unsure: ["After a while you stop seeing what has become normal."],
            heavy: ["That is a lot to be doing unseen."],
          },
        },
        {
          text: "When you think of {about}, which minute of the day do you like least?",
          after: {
            any: ["One minute can stand for a whole day.", "So that is the minute to look at."],
            unsure: ["By now they may all look alike."],
            heavy: ["And it comes round again, which makes it worse."],
          },
        },
        {
          text: "What did nobody tell you about {about} before you began?",
          after: {
            any: [
              "Some things can only be found out from inside.",
              "You found out by doing it, I expect.",
            ],
            no: ["You knew what you were taking on, and it wears all the same."],
            unsure: ["By now it may seem too ordinary to mention."],
            heavy: ["A thing like that ought to be said beforehand."],
          },
        },
      ],
      easier: [
        {
          text: "What tires you more: the amount, the people, the physical side, or the point of it?",
          after: {
            any: [
              "Each of those asks for something different.",
              "Good to know which end of it to look at.",
            ],
          },
          options: [
            { text: "The amount", after: ["Too many hours cannot be cured by a better attitude."] },
            { text: "The people", after: ["People can cost more strength than any task."] },
            { text: "The physical side", after: ["A body sends its bill sooner or later."] },
            {
              text: "The point of it",
              after: ["Effort is heavier when you can’t see what it is for."],
            },
          ],
        },
      ],
      deeper: [
        {
          text: "Is it the work itself that tires you, or everything around it?",
          after: {
            any: [
              "Those two are worth telling apart.",
              "You can love a trade and be worn out by a workplace.",
            ],
            both: ["Tired from the inside and from the outside, then."],
            unsure: ["They may have grown together over time."],
            heavy: ["Either way, you are the one it lands on."],
          },
        },
        {
          text: "What about that would somebody new there not notice in the first week?",
          after: {
            any: [
              "It takes a while in a place to see such things.",
              "From the outside a place always looks simpler.",
            ],
            unsure: ["From the middle of it, nothing looks unusual."],
            heavy: ["Being the one who notices is not easy."],
          },
        },
      ],
      kept: "What wears you out: {answer}.",
    },
    {
      id: "since",
      role: "why-now",
      label: "Since when",
      asks: [
        {
          text: "When did it go from tiring to wearing?",
          after: {
            any: [
              "Tiredness goes with a good rest; the other kind stays.",
              "It helps to know roughly where the one became the other.",
            ],
            unsure: ["Perhaps it was too gradual to have a date."],
            heavy: ["After that it would be hard to go on as before."],
          },
        },
        {
          text: "What was different in your first weeks there?",
          after: {
            any: ["That can be laid beside how it is now.", "Beginnings show what was hoped for."],
            no: ["Much the same from the start, and it has simply gone on."],
            unsure: ["First weeks are hard to call back after so much has happened."],
            good: ["There was something to like, and some of it may still be there."],
          },
        },
        {
          text: "What happened lately that made you want to talk about it?",
          after: {
            any: [
              "Sometimes a small thing is what gets it said.",
              "Whatever brought it out, it is out now.",
            ],
            no: ["Nothing special, so it must have been full to the brim already."],
            unsure: ["Perhaps it was simply time."],
            heavy: ["No wonder it had to come out somewhere."],
          },
        },
        {
          text: "You said {words:tires}. Was there a time when that was otherwise?",
          after: {
            any: [
              "It makes a difference whether it came with the job or later.",
              "Now we know a little more about how old it is.",
            ],
            yes: ["So it came later, and what came can sometimes go."],
            no: ["From the very beginning, then."],
            unsure: ["It is hard to remember a job from before it wore you."],
          },
        },
      ],
      easier: [
        {
          text: "How long has it been like this?",
          after: {
            any: [
              "Time makes a difference to what helps.",
              "Long or short, it has been long enough to tell.",
            ],
          },
          options: [
            {
              text: "Some weeks",
              after: ["A few weeks can be a bad stretch, and feel endless all the same."],
            },
            {
              text: "Some months",
              after: ["Months are long enough to get used to things you shouldn’t."],
            },
            { text: "Years", after: ["After years of it, everything else looks different too."] },
          ],
        },
      ],
      kept: "Since when, and how it began: {answer}.",
    },
    {
      id: "after",
      role: "effect",
      label: "What it leaves of you",
      asks: [
        {
          text: "What is left of you when the day’s work is done?",
          after: {
            any: [
              "The rest of your life has to live on what is left.",
              "I ask because the day does not end when the work does.",
            ],
            unsure: ["At that hour you may be too tired to notice."],
            heavy: ["It takes far more than its hours."],
          },
        },
        {
          text: "What did you use to do with your free time that you hardly do now?",
          after: {
            any: [
              "Free time tends to pay the bill first.",
              "Now I know what might be worth getting back.",
            ],
            no: ["You have guarded that much, and that is worth something."],
            unsure: ["It can be so long ago that it no longer feels like yours."],
            heavy: ["Nobody put that price in the contract."],
          },
        },
        {
          text: "Which thought about it turns up when you are trying to rest?",
          after: {
            any: [
              "Thoughts do not keep working hours.",
              "Good to know which one follows you about.",
            ],
            no: ["It stays where it belongs when you rest, and that helps."],
            unsure: ["Sometimes it is more of a hum than a thought."],
            heavy: ["With that going round, rest is hardly rest."],
          },
        },
        {
          text: "What has {person} noticed about you lately?",
          after: {
            any: [
              "Somebody near can see what we have got used to.",
              "How it looks from there is part of the picture.",
            ],
            no: ["You may be hiding it rather well."],
            unsure: ["People notice more than they say."],
            heavy: ["That can’t be easy to have seen."],
          },
        },
      ],
      easier: [
        {
          text: "How much of you is left after work, from 0 to 10?",
          after: {
            any: [
              "Rough as it is, a number tells something.",
              "On another day it may be another number.",
            ],
          },
          options: [
            { text: "0 to 3", after: ["Very little to live the rest of the day on."] },
            { text: "4 to 6", after: ["About half a person for everything else, then."] },
            {
              text: "7 or more",
              after: ["The work has not got all of you, and that is good to know."],
            },
          ],
        },
      ],
      kept: "What it leaves of you: {answer}.",
    },
    {
      id: "good",
      role: "exception",
      label: "Where it is still good",
      asks: [
        {
          text: "Which part of it do you not mind, even on a bad day?",
          after: {
            any: [
              "The other side of the page needed something on it.",
              "I wanted that on the page before we go on.",
            ],
            no: ["Not one part, for now, and that says a good deal."],
            unsure: ["From inside a bad day such things are hard to see."],
            good: ["Something in it still gives back."],
          },
        },
        {
          text: "When did you last come away from it in a good mood?",
          after: {
            any: [
              "A good day, near or far, shows what the others are short of.",
              "It would be interesting to know what that day was made of.",
            ],
            no: ["Going without one for so long would tire anybody."],
            unsure: ["If none comes to mind, that is an answer as well."],
            good: ["I’m glad there was one, and that you remember it."],
            heavy: ["Too far back, from the way you say it."],
          },
        },
        {
          text: "What are you better at there than you get credit for?",
          after: {
            any: [
              "I wanted to have that from you, whoever else knows.",
              "A skill that nobody mentions is still a skill.",
            ],
            unsure: ["What comes easily to you may not look like skill to you."],
            heavy: ["To do that and go unseen is bitter."],
          },
        },
        {
          text: "What would {person} miss first if you stopped doing it?",
          after: {
            any: [
              "Some things are only seen once they are missing.",
              "From that side it looks a little different.",
            ],
            no: ["They may not be looking very closely."],
            unsure: ["It might surprise both of you."],
          },
        },
      ],
      easier: [
        {
          text: "What is the best of it: the task, the people, or the pay?",
          after: {
            any: ["Whichever it is, it weighs something.", "A plain answer to a plain question."],
          },
          options: [
            { text: "The task", after: ["So the thing itself may still be yours."] },
            {
              text: "The people",
              after: ["Good people make a place bearable, and hard to leave."],
            },
            { text: "The pay", after: ["Pay is an honest reason, and thin company on a Monday."] },
            { text: "Nothing lately", after: ["I won’t try to talk you into something."] },
          ],
        },
      ],
      kept: "What is or was good in it: {answer}.",
    },
    {
      id: "holds",
      role: "meaning",
      label: "What keeps you there",
      asks: [
        {
          text: "What keeps you there, apart from habit?",
          after: {
            any: [
              "Reasons for staying deserve to be weighed like reasons for going.",
              "It goes on the staying side of the scale.",
            ],
            no: ["Only habit, and habit is stronger than it looks."],
            unsure: ["People can stay a long time without having chosen to."],
            heavy: ["That is a hard thing to be held by."],
          },
        },
        {
          text: "What did you once hope this work would be?",
          after: {
            any: [
              "Old hopes are a fair measure of what is missing.",
              "Useful to have that beside how it turned out.",
            ],
            no: ["You went in without illusions, and it still wears you."],
            unsure: ["Perhaps it was less a hope than simply the next thing."],
            heavy: ["I’m sorry it has worn as thin as that."],
          },
        },
        {
          text: "Who would you find it hardest to tell if you gave it up?",
          after: {
            any: [
              "Work is seldom only between a person and a job.",
              "Interesting, who comes to mind there and who does not.",
            ],
            no: ["So it is between you and the job alone."],
            unsure: ["Perhaps the hardest one to tell would be yourself."],
            heavy: ["Telling that person would not be a small thing."],
          },
        },
        {
          text: "You said {words:good}. Could you imagine finding that anywhere else?",
          after: {
            any: [
              "The good part and the place may not be the same thing.",
              "Whether it can travel is worth finding out.",
            ],
            yes: ["Good, so it is not locked in there."],
            no: ["That makes leaving dearer, and staying more understandable."],
            unsure: ["Nobody has gone looking so far, perhaps."],
          },
        },
      ],
      easier: [
        {
          text: "What holds you most: money, people, pride, or not knowing what else?",
          after: {
            any: [
              "What holds a person is not always what is best for them.",
              "Once it is named, it can be looked at calmly.",
            ],
          },
          options: [
            { text: "Money", after: ["Needing the money is a good reason, and no weakness."] },
            {
              text: "The people",
              after: ["Loyalty is worth a lot, and it can keep people too long."],
            },
            { text: "Pride", after: ["What a person has built is hard to walk away from."] },
            {
              text: "Not knowing what else",
              after: ["Nobody walks easily towards an empty space."],
            },
          ],
        },
      ],
      kept: "What keeps you there: {answer}.",
    },
    {
      id: "rule",
      role: "belief",
      label: "The rule you work by",
      asks: [
        {
          text: "Which rule do you work by that nobody ever wrote down?",
          after: {
            any: [
              "Unwritten rules are the hardest ones to break.",
              "In words it can be looked at, and even doubted.",
            ],
            unsure: ["Rules like that hide well."],
            heavy: ["You live under a strict rule there."],
          },
        },
        {
          text: "What do you think of people who do only what they are paid for?",
          after: {
            any: [
              "What we think of them says something about our own rules.",
              "They are a useful mirror, whether we like them or not.",
            ],
            good: ["You can see something in how they do it."],
            unsure: ["Perhaps that depends on the day."],
          },
        },
        {
          text: "Who taught you what hard work looks like?",
          after: {
            any: [
              "So that is where your idea of it comes from.",
              "We often go on working for people who have left the room.",
            ],
            no: ["You made your own rules, so you may change them."],
            unsure: ["It may simply have been in the air."],
            heavy: ["What was learnt there was dearly paid for."],
          },
        },
        {
          text: "You said {words:after}. What would make that a fair price?",
          after: {
            any: [
              "A price is fair if you would agree to it again.",
              "Put that way, it can be weighed.",
            ],
            no: ["Nothing would, and you have said it plainly."],
            unsure: ["Nobody has asked what you would call fair, perhaps."],
            heavy: ["No job should ask that much."],
          },
        },
      ],
      easier: [
        {
          text: "Which of these rules is most like yours?",
          after: {
            any: [
              "Most people work by some rule of the kind.",
              "Your own wording may be nearer than any of mine.",
            ],
          },
          options: [
            { text: "Never let anybody down", after: ["A kind rule, with no bottom to it."] },
            { text: "Rest must be earned", after: ["By that rule, rest always comes last."] },
            { text: "Good is never enough", after: ["Under that one there is no finishing line."] },
            { text: "If not me, nobody", after: ["It makes you needed, and it makes you stuck."] },
          ],
        },
      ],
      kept: "A rule you work by: {answer}.",
    },
    {
      id: "other",
      role: "wish",
      label: "What should be different",
      asks: [
        {
          text: "If one thing about it could be different next month, what should it be?",
          after: {
            any: [
              "One thing is a size that can be asked for.",
              "Possible or not, it gives a direction.",
            ],
            unsure: ["Tired people find wishing hard; it comes back with rest."],
            heavy: ["No wonder that is what you want."],
          },
        },
        {
          text: "What would you say about it if saying it had no consequences?",
          after: {
            any: ["Now it has been said somewhere.", "Some of that could be said, in other words."],
            unsure: ["Things swallowed often enough lose their words."],
            heavy: ["Better out than in, a thing like that."],
          },
        },
        {
          text: "Picture an ordinary working day that you would not mind. What is in it?",
          after: {
            any: [
              "Ordinary is a good thing to aim for.",
              "Against a picture like that, an offer can be measured.",
            ],
            unsure: ["The picture may need some sleep first."],
            good: ["I can see why you would want that day."],
            heavy: ["There is nothing greedy in that picture."],
          },
        },
        {
          text: "What could {person} do that would make a difference within a week?",
          after: {
            any: [
              "It could be asked for, whatever the answer.",
              "Small and soon is often worth more than large and late.",
            ],
            no: ["Not theirs to change, so the lever is somewhere else."],
            unsure: ["They may not know either, until somebody asks."],
          },
        },
      ],
      easier: [
        {
          text: "What would help soonest: less of it, other work, being seen, or a real break?",
          after: { any: ["We have a place to begin from.", "None of those is too much to want."] },
          options: [
            { text: "Less of it", after: ["Less can be asked for in numbers."] },
            {
              text: "Other work",
              after: ["Other work can begin inside the same place, or outside it."],
            },
            {
              text: "Being seen",
              after: ["A thank-you costs nobody much, and its lack costs a lot."],
            },
            { text: "A real break", after: ["A real one, with nobody ringing you up in it."] },
          ],
        },
      ],
      kept: "What should be different: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "First find out which part wears you, because the amount, the people and the point of it need different answers. Then ask for one change small enough to be granted, and give it a month before you decide anything large.",
      "Don’t decide about leaving on your most tired day. Write down for a week what costs you and what gives back; after that, talk to one person who can change something.",
    ],
    "what-helps": [
      "Three things help many people: a clear end to the working day, with something you do every time to mark it; one honest talk with whoever can change the load; and one hour a week that belongs to something else entirely.",
      "Keep a note for a week of what drained you and what didn’t: it is seldom everything. Take the breaks that are yours. And if you are unsure of your rights, a union or an advice service can tell you.",
    ],
    "is-it-normal": [
      "Yes, it is very common, most of all among people who take their work seriously. Common doesn’t mean that it has to stay so.",
    ],
    "is-it-wrong-of-me": [
      "No. Work is a bargain, and you may look at whether it is still a fair one. It would only be unfair to let people down without a word, and talking about it is the opposite of that.",
    ],
    "how-do-i-begin": [
      "With one sentence to one person who could change something: what it is, and what you would need. Or, if that is too soon, with a week of notes on what drains you.",
    ],
    "will-it-get-better": [
      "It can, when something changes in the amount, the place or the way you treat yourself in it; waiting alone rarely does it. If rest no longer rests you, or your body protests, see a doctor, and soon.",
    ],
    "what-do-you-think": [
      "I think worn out is a piece of information about the work, and only partly about you. I would want to change one thing in it before asking whether you should change.",
    ],
    "why-am-i-like-this": [
      "Mostly because you have been giving more than came back, for longer than is good for anybody. It often happens to people who care how the work is done.",
    ],
  },
  ending: {
    titles: ["Work that wears you out", "Worn out by {about}", "Worn down, and what might change"],
    cameWith: [
      "You came with work that wears you out: {about}.",
      "You came worn out by your work.",
    ],
    gentle: [
      "Mark the end of tomorrow’s work with one thing you always do afterwards, and keep to it for a week.",
      "Note for five working days what drained you and what gave something back.",
      "Take one break tomorrow that you would usually skip.",
    ],
    closings: [
      "The work will be there tomorrow. You are allowed to stop now.",
      "You know a little better what wears you, and what does not.",
      "Whatever you do about it, it need not be done on your most tired day.",
    ],
  },
  exercise: "problem-solving",
};
