import type { Path } from "../path.ts";

export const talking: Path = {
  id: "talking",
  name: "Just talking",
  way: "Just talk",
  invite: "just talk, about anything you like",
  opens: {
    any: [
      "Talking for its own sake is a fine reason to come.",
      "No agenda, then. We’ll see where it goes.",
      "Good, some company and nothing to solve.",
      "I’ve plenty of questions and no plan.",
    ],
    heavy: [
      "You’re welcome here, with nothing to solve.",
      "Let’s just keep each other company for a while.",
      "Nothing has to be put right before you can talk.",
    ],
  },
  steps: [
    {
      id: "like",
      role: "matter",
      label: "What you enjoy",
      asks: [
        {
          text: "What have you been enjoying lately, big or small?",
          after: {
            any: ["Good, I like to start with that.", "I never know what people will say to that."],
            unsure: ["It may be too small to think of."],
            no: ["Not much lately. We can talk about something else."],
            good: ["I’m glad you’ve got that."],
          },
        },
        {
          text: "What could you talk about for an hour without notes?",
          after: {
            any: ["Most people have something like that.", "I’d have plenty of questions."],
            unsure: ["Perhaps you don’t think of it as anything special."],
            no: ["No lectures today. We can just ramble."],
            good: ["An hour might not be enough."],
          },
        },
        {
          text: "You mentioned {about}. What would surprise most people about that?",
          after: {
            any: ["I wouldn’t have known to ask.", "You always learn something."],
            unsure: ["You may be too used to it to be surprised."],
            no: ["No surprises. Some things are just what they are."],
          },
        },
      ],
      easier: [
        {
          text: "What is more your thing?",
          after: {
            any: ["Good, there’s a lot in that.", "We could go on about that for a while."],
          },
          options: [
            {
              text: "Making things",
              after: ["You’ve probably got something half finished, then."],
            },
            { text: "Being outdoors", after: ["Whatever the weather, I suppose."] },
            { text: "Stories, books, films", after: ["There’s always another one waiting."] },
            { text: "Food", after: ["I could ask about food all day."] },
          ],
        },
      ],
      deeper: [
        {
          text: "You have told me what you like. What do beginners always get wrong about it?",
          after: {
            any: [
              "You’d know that from experience, I suppose.",
              "I’d probably have got that wrong too.",
            ],
            unsure: ["Perhaps you’ve forgotten being one."],
            no: ["Nothing to get wrong. I like that."],
          },
        },
      ],
      kept: "What you enjoy: {answer}.",
    },
    {
      id: "place",
      role: "feeling",
      label: "A place",
      asks: [
        {
          text: "Which place do you go back to in your thoughts?",
          after: {
            any: ["You can go there any time, in a way.", "I’ll try to picture it."],
            unsure: ["There may be more than one."],
            no: ["Here is fine too."],
            heavy: ["There’s a lot tied up with that, it seems."],
            good: ["A good thing to carry about with you."],
          },
        },
        {
          text: "Where is your favourite seat in the world, however ordinary?",
          after: {
            any: ["It ought to have a small plaque.", "I’m glad to know where you’d be."],
            unsure: ["Perhaps you haven’t found it yet."],
            no: ["You’re not one for staying put, perhaps."],
            good: ["It must be a good place to sit."],
          },
        },
        {
          text: "Which place goes with {person} in your mind?",
          after: {
            any: [
              "You’d think of both together, I suppose.",
              "It’s funny how people and places go together.",
            ],
            unsure: ["Some people don’t belong to just one place."],
            heavy: ["There’s some weight in that place, then."],
            good: ["A good place to have known someone."],
          },
        },
      ],
      easier: [
        {
          text: "Which would you take for an afternoon?",
          after: {
            any: ["An afternoon there would suit me, if I had any.", "The weather’s up to you."],
          },
          options: [
            { text: "The sea", after: ["You could look at it all day."] },
            { text: "Hills or woods", after: ["Good air, and nobody in a hurry."] },
            { text: "A city", after: ["There’s always something going on."] },
            { text: "My own sofa", after: ["Hard to beat, and nothing to pack."] },
          ],
        },
      ],
      deeper: [
        {
          text: "You have told me of a place. What can you hear there with your eyes shut?",
          after: {
            any: ["I’d like to hear that.", "Funny how sounds stay with you."],
            unsure: ["Perhaps it’s just quiet there."],
            good: ["Worth keeping your eyes shut a bit longer."],
          },
        },
      ],
      kept: "A place that came up: {answer}.",
    },
    {
      id: "meal",
      role: "effect",
      label: "Something to eat",
      asks: [
        {
          text: "What is the best thing you have eaten this year?",
          after: {
            any: [
              "I can’t eat, so I like hearing about it.",
              "The rest of the year has something to beat.",
            ],
            unsure: ["It’s hard to remember when you’re not hungry."],
            no: ["The year isn’t over yet."],
            good: ["I almost wish I could taste it."],
          },
        },
        {
          text: "Which dish would you defend against anybody?",
          after: {
            any: ["Noted. I won’t argue with you.", "Somebody has to stand up for these things."],
            unsure: ["Food may not be worth arguing about."],
            no: ["Nothing worth a fight. Very peaceful."],
          },
        },
        {
          text: "If {person} came to your table, what would there be to eat?",
          after: {
            any: ["I’d come to that table, if I could eat.", "You know them, so you’d know."],
            unsure: ["You could decide when the bell rings."],
            no: ["They’d have to bring something themselves, then."],
            heavy: ["It means something, who sits at your table."],
          },
        },
      ],
      easier: [
        {
          text: "Which would you miss most?",
          after: {
            any: ["It would be a poorer kitchen without it.", "Everyone has something like that."],
          },
          options: [
            { text: "Bread", after: ["You’re never far from a meal with bread."] },
            { text: "Something sweet", after: ["Most people have room for that."] },
            { text: "Coffee or tea", after: ["The day does seem to need one."] },
            { text: "Cheese", after: ["You’ll find plenty of people on your side."] },
          ],
        },
      ],
      deeper: [
        {
          text: "You have told me about food. Who first made it for you?",
          after: {
            any: [
              "It’s odd who you think of when you eat something.",
              "I hope they know it stuck.",
            ],
            unsure: ["Whoever it was, they did something right."],
            heavy: ["A taste can bring somebody very close."],
            good: ["They’d be pleased you still talk about it."],
          },
        },
      ],
      kept: "What you like to eat: {answer}.",
    },
    {
      id: "made",
      role: "exception",
      label: "Something you made",
      asks: [
        {
          text: "What have you made or mended that you still think of with pleasure?",
          after: {
            any: [
              "It’s good to have something like that about.",
              "It doesn’t have to be perfect to please you.",
            ],
            unsure: ["You may use it every day without thinking."],
            no: ["You may be happier with things other people made."],
            good: ["You made that, and you still like it. Good."],
          },
        },
        {
          text: "What can you do that took years to learn?",
          after: {
            any: [
              "You don’t notice the years while you’re learning.",
              "You couldn’t pick that up in a weekend.",
            ],
            unsure: ["It may seem like nothing to you by now."],
            no: ["The years went into other things."],
            good: ["Years well spent, it seems."],
          },
        },
        {
          text: "You mentioned {words:like}. What have you learnt there that is of use elsewhere?",
          after: {
            any: [
              "You never know what will come in useful.",
              "It’s funny where things turn up again.",
            ],
            unsure: ["It doesn’t have to be useful."],
            no: ["No use at all. All the better."],
          },
        },
      ],
      easier: [
        {
          text: "What are you handy with?",
          after: { any: ["Good to know who to ask.", "You’ll be in demand, I should think."] },
          options: [
            { text: "Tools", after: ["There’s always something that needs tightening."] },
            { text: "Words", after: ["They’re easy to carry about, too."] },
            { text: "Plants or animals", after: ["They can tell who’s good with them."] },
            { text: "People", after: ["It’s rarer than people think."] },
          ],
        },
      ],
      deeper: [
        {
          text: "You have told me of something you can do. What was your first attempt like?",
          after: {
            any: ["You have to start somewhere.", "I’d like to have seen that."],
            unsure: ["It may be kinder not to remember."],
            good: ["Not everybody starts that well."],
          },
        },
      ],
      kept: "Something you can do or have made: {answer}.",
    },
    {
      id: "who",
      role: "person",
      label: "Somebody",
      asks: [
        {
          text: "Who makes you laugh without trying?",
          after: {
            any: ["They probably have no idea.", "Good to have someone like that around."],
            unsure: ["It may be somebody you hardly know."],
            no: ["Nobody just now. I won’t try to be funny."],
            good: ["I’d like to meet them."],
            heavy: ["You can miss somebody’s laugh."],
          },
        },
        {
          text: "Who taught you something that you still do their way?",
          after: {
            any: ["They may not know you still do it.", "It’s nice how that gets passed on."],
            unsure: ["After long enough it’s just your own way."],
            no: ["Your own way, all along."],
            heavy: ["So something of theirs goes on with you."],
          },
        },
        {
          text: "What do people need to know about {person} to understand them?",
          after: {
            any: [
              "It helps to know that about a person.",
              "I’ll remember that when they come up again.",
            ],
            unsure: ["Some people stay a puzzle, even up close."],
            heavy: ["They’re not easy to understand, then."],
            good: ["You look at them kindly."],
          },
        },
      ],
      easier: [
        {
          text: "Whose company is easiest?",
          after: { any: ["It’s good when you don’t have to try.", "I can see the point of that."] },
          options: [
            {
              text: "An old friend’s",
              after: ["You don’t have to explain yourself to old friends."],
            },
            { text: "Family", after: ["You know where you are with them, for better or worse."] },
            { text: "An animal’s", after: ["They listen well and don’t repeat it."] },
            { text: "My own", after: ["You’re always in, at any rate."] },
          ],
        },
      ],
      deeper: [
        {
          text: "You have told me about somebody. What were they like when you first met?",
          after: {
            any: [
              "First meetings are odd to look back on.",
              "You can’t tell at first who’s going to matter.",
            ],
            unsure: ["Some people seem to have always been there."],
            good: ["A good beginning, then."],
          },
        },
      ],
      kept: "Somebody who came up: {answer}.",
    },
    {
      id: "memory",
      role: "meaning",
      label: "A memory",
      asks: [
        {
          text: "Which smell takes you straight back somewhere?",
          after: {
            any: [
              "It’s odd how fast a smell works.",
              "I’ve no nose, so I’ll take your word for it.",
            ],
            unsure: ["You’ll know it when you next smell it."],
            no: ["Smells don’t do it for everybody."],
            heavy: ["It can take you back very suddenly."],
            good: ["A nice way to be taken back."],
          },
        },
        {
          text: "What is the earliest summer you remember anything of?",
          after: {
            any: ["It’s odd which bits you keep.", "I like hearing about things that far back."],
            unsure: ["They run together after a while."],
            no: ["Perhaps you remember winters better."],
            heavy: ["Not every summer back then was easy."],
            good: ["I can see why you kept that one."],
          },
        },
        {
          text: "You mentioned {words:place}. What is the oldest thing you remember from there?",
          after: {
            any: ["Memory keeps odd things.", "I wonder what else is in there."],
            unsure: ["It’s hard to say which is oldest."],
            heavy: ["There’s some weight in those memories."],
            good: ["I’m glad you’ve still got it."],
          },
        },
      ],
      easier: [
        {
          text: "Which of these brings a memory up first?",
          after: { any: ["It’s never the one I’d expect.", "Let’s see where that leads."] },
          options: [
            { text: "A kitchen", after: ["Most stories start in a kitchen."] },
            { text: "A street", after: ["You could probably still walk it in your head."] },
            { text: "A classroom", after: ["You can almost hear the chairs."] },
            { text: "A holiday", after: ["The bits that went wrong make the best stories."] },
          ],
        },
      ],
      deeper: [
        {
          text: "You have told me a memory. Who else was there, or was it just you?",
          after: {
            any: ["They might tell it differently.", "It’s a different memory with people in it."],
            unsure: ["It’s hard to see the edges."],
            heavy: ["It matters who was there, and who wasn’t."],
          },
        },
      ],
      kept: "A memory that came up: {answer}.",
    },
    {
      id: "opinion",
      role: "belief",
      label: "A small opinion",
      asks: [
        {
          text: "What unimportant thing do you have a very strong opinion about?",
          after: {
            any: ["Somebody has to hold it.", "I’ll be careful what I say about that."],
            unsure: ["You’ll know when somebody does it wrong."],
            no: ["You’re easy to live with, then."],
            good: ["You may well be right."],
          },
        },
        {
          text: "What does everybody seem to love that leaves you cold?",
          after: {
            any: ["All the more for everybody else.", "You’re probably not the only one."],
            unsure: ["Perhaps you’ve stopped noticing it."],
            no: ["You like what others like. It saves arguing."],
          },
        },
        {
          text: "What will you and {person} never agree on?",
          after: {
            any: ["You don’t have to agree on everything.", "I won’t take sides."],
            unsure: ["There’s bound to be something small."],
            no: ["Nothing to argue about. How peaceful."],
            heavy: ["It isn’t always funny, disagreeing."],
          },
        },
      ],
      easier: [
        {
          text: "Which side are you on?",
          after: {
            any: ["There are good people on both sides.", "You needn’t take a side, of course."],
          },
          options: [
            { text: "Up early", after: ["You get the quiet part of the day."] },
            { text: "Up late", after: ["The best talks are often late."] },
            { text: "Neither, ever", after: ["The middle of the day it is."] },
          ],
        },
      ],
      kept: "An opinion of yours: {answer}.",
    },
    {
      id: "someday",
      role: "wish",
      label: "Some day",
      asks: [
        {
          text: "What would you still like to try once, with no need to be good at it?",
          after: {
            any: ["You wouldn’t have to be any good at it.", "Once would be enough to find out."],
            unsure: ["Something may tempt you one day."],
            no: ["You’re content as you are. Lovely."],
            good: ["You’d have a story to tell, either way."],
          },
        },
        {
          text: "If a free Tuesday fell into your lap, what would you do with it?",
          after: {
            any: ["It would be a good Tuesday for it.", "I hope you get one like that."],
            unsure: ["You could decide when you wake up."],
            no: ["Nothing at all. Very sensible."],
            good: ["I can see you enjoying that."],
          },
        },
        {
          text: "With more time for {about}, what would you do first?",
          after: {
            any: [
              "There’s always a first thing waiting.",
              "You might get half an hour for it sooner or later.",
            ],
            unsure: ["You might just look at it for a while."],
            no: ["It gets all the time it needs, then."],
            good: ["You’ve thought about that before, I think."],
          },
        },
      ],
      easier: [
        {
          text: "What appeals most, just as a thought?",
          after: {
            any: ["It costs nothing to think about it.", "You needn’t book anything today."],
          },
          options: [
            { text: "Somewhere far away", after: ["And nothing to pack, for now."] },
            { text: "Learning something odd", after: ["The odder the better, for hobbies."] },
            { text: "Seeing someone again", after: ["You’ve somebody in mind, I suppose."] },
            { text: "A long nap", after: ["Nobody can argue with that."] },
          ],
        },
      ],
      kept: "Something for some day: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "Nothing at all, as far as I can see; we’re only talking. If you’d like something to do meanwhile, make a hot drink, put on some music, or write a line to someone you like.",
    ],
    "what-helps": [
      "For a pleasant hour, three things work for many people: something warm to drink, some music you used to love, and a message to somebody you haven’t written to for a while.",
    ],
    "is-it-normal": [
      "Yes. Most talk in the world is about nothing in particular, and people seem to need it.",
    ],
    "is-it-wrong-of-me": [
      "No. You don’t need a problem to be here, and nobody goes short because you feel like a chat.",
    ],
    "how-do-i-begin": [
      "With whatever is nearest: what’s on the table, what you can hear, what you had for lunch. I’ll ask the next thing.",
    ],
    "will-it-get-better": [
      "If you mean the conversation: usually after the first five minutes. If you mean something else, we can talk about that too, whenever you like.",
    ],
    "what-do-you-think": [
      "I have few opinions: I’ve never eaten anything or been anywhere. But a subject gets better when somebody knows the small details, and I’d like to hear yours.",
    ],
    "why-am-i-like-this": [
      "I couldn’t say, and it may not need mending. People are a mixture of their family, the places they’ve lived, and whatever they happened to like at twelve.",
    ],
  },
  ending: {
    titles: ["A chat about {about}", "Just talking", "This and that", "A chat with no purpose"],
    cameWith: [
      "You came to talk, and {about} came up.",
      "You came for a chat and a bit of company.",
    ],
    gentle: [
      "Tell one of these stories to somebody who hasn’t heard it.",
      "Cook or order the dish you thought of, some time this week.",
      "Look for an old photograph of a place you like.",
    ],
    closings: [
      "Nothing was solved, and nothing had to be.",
      "Come by again when you feel like a chat.",
      "It was good to keep you company.",
    ],
  },
  endsWithout: ["step", "when", "obstacle"],
};
