import type { Path } from "../path.ts";

export const goodNews: Path = {
  id: "good-news",
  name: "Good news",
  way: "Enjoy it a little",
  invite: "stay with the good news a little",
  opens: {
    any: [
      "I’m glad you came with that.",
      "Good news should get more than a passing mention.",
      "Let’s stay with it a little before the day moves on.",
      "That is good to hear.",
    ],
    heavy: [
      "Glad things can bring tears with them.",
      "Even good things can find you tired.",
      "It can be a lot at once, even when it’s good.",
    ],
  },
  steps: [
    {
      id: "what",
      role: "matter",
      label: "What happened",
      asks: [
        {
          text: "Where were you when you knew it was really so?",
          after: {
            any: ["You’ll remember that along with the news.", "It’s part of the story now."],
            unsure: ["Perhaps it dawned on you slowly."],
            good: ["A good place to hear it."],
            heavy: ["It doesn’t always come at an easy moment."],
          },
        },
        {
          text: "Which part of it have you not told anybody yet?",
          after: {
            any: ["I’m glad I got to hear that part.", "Now you’ve told somebody."],
            unsure: ["Something may come to you as we go."],
            no: ["All told already. You can tell it again."],
            heavy: ["No wonder you kept that part back."],
          },
        },
        {
          text: "When you think of {about}, which picture comes first?",
          after: {
            any: ["Let’s keep it with the rest.", "Pictures like that last a good while."],
            unsure: ["Perhaps it’s too fresh for a picture."],
            heavy: ["Glad and sore can sit side by side."],
            good: ["A nice thing to see when you shut your eyes."],
          },
        },
      ],
      easier: [
        {
          text: "How did it come?",
          after: {
            any: ["However it came, it’s here.", "Thanks, I like to know the way it came."],
          },
          options: [
            { text: "Out of the blue", after: ["Sometimes that’s the nicest way."] },
            { text: "After a long wait", after: ["It feels different after a long wait."] },
            { text: "I made it happen", after: ["You did that, and you can say so."] },
            {
              text: "Somebody gave it to me",
              after: ["Just take it. No need to deserve it first."],
            },
          ],
        },
      ],
      deeper: [
        {
          text: "You have told me the news. What was the very first thing you did?",
          after: {
            any: ["Nobody plans that minute.", "You’ll tell that bit again, I should think."],
            unsure: ["Those first minutes are often a blur."],
            heavy: ["The first minute isn’t always a happy one."],
          },
        },
      ],
      kept: "From the news itself: {answer}.",
    },
    {
      id: "feels",
      role: "feeling",
      label: "What it is like",
      asks: [
        {
          text: "What is it like, now that it is real?",
          after: {
            any: [
              "Even good things take some getting used to.",
              "There’s no right way to take good news.",
            ],
            unsure: ["It may not have sunk in yet."],
            good: ["Let it be as good as it is."],
            heavy: ["Good and hard can come together."],
          },
        },
        {
          text: "What are you no longer worrying about since you heard?",
          after: {
            any: ["I’ll note that as part of the good news.", "It’s easy to overlook that part."],
            unsure: ["You don’t always notice when a worry goes."],
            no: ["The worries are still there. It’s good news all the same."],
            good: ["You must have a lot more room now."],
          },
        },
        {
          text: "You mentioned {words:what}. What went through you just then?",
          after: {
            any: ["It’s good to have that moment in your own words.", "Only you can know that."],
            unsure: ["It went by too fast, perhaps."],
            heavy: ["Feelings don’t always match the occasion."],
            good: ["You get a little of it back by telling it."],
          },
        },
      ],
      easier: [
        {
          text: "What is it most like?",
          after: { any: ["One word is enough for that.", "Whatever it is, you’re allowed it."] },
          options: [
            { text: "Relief", after: ["I’d enjoy that for as long as it lasts."] },
            { text: "Pride", after: ["You’re allowed to be proud here."] },
            { text: "Plain joy", after: ["No explanation needed for that."] },
            { text: "Not quite real yet", after: ["Give it a few days to sink in."] },
          ],
        },
      ],
      deeper: [
        {
          text: "You have told me what it is like. At which moments does it come back to you?",
          after: {
            any: ["I hope it goes on doing that.", "Good to know when it finds you."],
            unsure: ["It may come back when you’re busy with something else."],
            no: ["It doesn’t come back by itself. Telling it may help."],
          },
        },
      ],
      kept: "What it is like: {answer}.",
    },
    {
      id: "took",
      role: "exception",
      label: "What it took",
      asks: [
        {
          text: "What did it take to get here that nobody saw?",
          after: {
            any: ["People mostly only see the end of it.", "I’m glad that part gets seen as well."],
            unsure: ["Perhaps you’ve stopped noticing it yourself."],
            no: ["Nothing hidden. Some good things just come."],
            heavy: ["It cost you something, and you know how much."],
          },
        },
        {
          text: "When did it look least likely?",
          after: {
            any: [
              "Quite a way from there to here.",
              "You forget quickly how unlikely it once was.",
            ],
            unsure: ["Looking back, it may seem as if it was always certain."],
            no: ["Never in doubt. How nice."],
            heavy: ["You’ve come a long way since then."],
          },
        },
        {
          text: "What did you bring to {about} that somebody else might not have?",
          after: {
            any: [
              "It’s easy to leave yourself out of your own good news.",
              "Big or small, your share belongs in the story.",
            ],
            unsure: ["Your own part is the hardest to see."],
            no: ["Luck or other people, as you see it. It’s good either way."],
          },
        },
      ],
      easier: [
        {
          text: "What had most to do with it?",
          after: {
            any: ["I’d give that some of the credit.", "There’s usually more than one reason."],
          },
          options: [
            { text: "Patience", after: ["Patience is work, even if nobody sees it."] },
            { text: "Hard work", after: ["You worked for it, and here it is."] },
            { text: "Other people", after: ["Good to have had them around."] },
            { text: "Luck", after: ["You’re allowed to enjoy luck as well."] },
          ],
        },
      ],
      deeper: [
        {
          text: "You have told me what it took. What kept you going on the worst day?",
          after: {
            any: ["On a day like that anything helps.", "You may need that again some time."],
            unsure: ["Sometimes you just don’t stop."],
            no: ["No worst day in it. All the better."],
            heavy: ["Those days belong to it too."],
          },
        },
      ],
      kept: "What it took: {answer}.",
    },
    {
      id: "means",
      role: "meaning",
      label: "What it changes",
      asks: [
        {
          text: "What can you think of now that you did not dare think of before?",
          after: {
            any: ["Good news does that sometimes.", "There’s plenty of time to think it over."],
            unsure: ["A few days may make it clearer."],
            no: ["Nothing new to dare. The news is enough by itself."],
            good: ["It’s opened something up, then."],
          },
        },
        {
          text: "What does it tell you about yourself that you had doubted?",
          after: {
            any: [
              "It’s good to have the news on your side.",
              "Useful, for days when you doubt yourself.",
            ],
            unsure: ["Later on it may be plainer."],
            no: ["No doubts to answer. You knew already."],
            heavy: ["A doubt like that doesn’t go in one day."],
          },
        },
        {
          text: "You mentioned {words:took}. With that in mind, what is the news worth to you?",
          after: {
            any: ["Only you can say what it’s worth.", "I’ll put those two next to each other."],
            unsure: ["You may know that later on."],
            heavy: ["It cost you a lot, and it’s here."],
          },
        },
      ],
      easier: [
        {
          text: "What does it give you most of all?",
          after: { any: ["There may be more to come from it.", "That can go on the card."] },
          options: [
            { text: "Time", after: ["Time is a good present."] },
            { text: "Confidence", after: ["And this time you have something to base it on."] },
            { text: "A future", after: ["A future is a lot to be given."] },
            { text: "A good evening", after: ["A good evening is plenty."] },
          ],
        },
      ],
      deeper: [
        {
          text: "You have told me what it means. What would it have meant to you a year ago?",
          after: {
            any: ["A lot can change in a year.", "It’s good to see how far it’s come."],
            unsure: ["A year ago it may not even have been a question."],
            no: ["Not much, a year ago. It had to be now."],
          },
        },
      ],
      kept: "What it means to you: {answer}.",
    },
    {
      id: "others",
      role: "person",
      label: "Who belongs to it",
      asks: [
        {
          text: "Who had a hand in it, perhaps without knowing?",
          after: {
            any: [
              "People don’t often hear about the good they’ve done.",
              "So they get a mention here too.",
            ],
            unsure: ["Perhaps somebody from a long time ago."],
            no: ["Nobody else. So it’s all yours."],
            heavy: ["They belong to it, and you feel it."],
          },
        },
        {
          text: "Whose face would you have liked to see when they heard?",
          after: {
            any: [
              "It’s different when you can see somebody’s face.",
              "It would have been something to see.",
            ],
            unsure: ["Perhaps there’s more than one."],
            no: ["Nobody’s. You can be glad on your own, too."],
            heavy: ["You can miss someone on a good day too."],
          },
        },
        {
          text: "How did {person} take it, or how would they?",
          after: {
            any: ["Everybody takes news in their own way.", "Thanks, I like to know how it lands."],
            unsure: ["From here it’s only a guess."],
            good: ["Just how you’d want it to be taken."],
            heavy: ["So there’s something sore next to the gladness."],
          },
        },
      ],
      easier: [
        {
          text: "Who knows so far?",
          after: { any: ["There’s no hurry to spread it.", "Who’s next is up to you."] },
          options: [
            { text: "Nobody yet", after: ["For now it’s all yours."] },
            { text: "One person", after: ["One person is a good start."] },
            { text: "Everybody", after: ["Everybody knows, and you can still talk about it."] },
          ],
        },
      ],
      deeper: [
        {
          text: "You have told me who belongs to it. What would you like them to know?",
          after: {
            any: ["One sentence would be enough for that.", "Whether you say it is up to you."],
            unsure: ["The words may come when you see them."],
            no: ["They know all they need to."],
            heavy: ["You can say it even if nobody answers."],
          },
        },
      ],
      kept: "Who belongs to it: {answer}.",
    },
    {
      id: "mixed",
      role: "other-side",
      label: "What else is in it",
      asks: [
        {
          text: "What else is mixed in with the gladness, if anything?",
          after: {
            any: ["It doesn’t have to be tidy.", "It can all be there together."],
            no: ["Nothing mixed in. You needn’t look for a catch."],
            unsure: ["You’ll notice if there is."],
            heavy: ["The good news doesn’t cancel that."],
          },
        },
        {
          text: "What do you hardly dare say aloud about it, in case it goes away?",
          after: {
            any: ["Writing it here won’t jinx it.", "A lot of people go carefully with good news."],
            unsure: ["Being careful can just be a habit."],
            no: ["All of it can be said. Good."],
            heavy: ["It’s hard to trust a good thing sometimes."],
          },
        },
        {
          text: "What would you leave out if you told {person} about it?",
          after: {
            any: ["You don’t have to be the same with everyone.", "Here you can leave it in."],
            no: ["Good to have someone you can tell the whole of it."],
            unsure: ["It may depend on their own day."],
          },
        },
      ],
      easier: [
        {
          text: "Which of these is there as well?",
          after: {
            any: [
              "There’s room for more than one thing.",
              "It can be there and not spoil anything.",
            ],
          },
          options: [
            { text: "Some sadness", after: ["Sadness often turns up at celebrations."] },
            { text: "Nerves", after: ["It matters to you, so of course you’re nervous."] },
            { text: "A little guilt", after: ["More people feel that than admit it."] },
            { text: "Nothing else", after: ["Nothing else needed, either."] },
          ],
        },
      ],
      kept: "Mixed in with it: {answer}.",
    },
    {
      id: "keep",
      role: "wish",
      label: "What to keep of it",
      asks: [
        {
          text: "Which minute of it would you like to have ready on a grey day?",
          after: {
            any: [
              "You’ve written it down, so it won’t get lost.",
              "It’ll be there when you need it.",
            ],
            unsure: ["You don’t have to choose one now."],
            good: ["I’d keep that one too."],
          },
        },
        {
          text: "In ten years, what would you like to remember of it that is easily forgotten?",
          after: {
            any: ["Good that it’s written down.", "You may be glad of that in ten years."],
            unsure: ["Something may strike you over the next days."],
            no: ["The main thing is enough to remember."],
          },
        },
        {
          text: "You mentioned {words:what}. Which detail of that would only you have noticed?",
          after: {
            any: [
              "Nobody else could have told me that.",
              "It’s the small things that bring it back.",
            ],
            unsure: ["Details often come back later."],
            no: ["It’s fine without the details."],
          },
        },
      ],
      easier: [
        {
          text: "What would you most like to keep?",
          after: { any: ["It’s safe here, for a start.", "I’ll put it with the rest."] },
          options: [
            { text: "The feeling", after: ["Some of it can be called back later."] },
            { text: "The proof", after: ["Good to have on a day full of doubt."] },
            { text: "Who was there", after: ["They’re often the best part."] },
            { text: "All of it", after: ["All of it, why not."] },
          ],
        },
      ],
      deeper: [
        {
          text: "You have told me what you would keep. What could remind you of it?",
          after: {
            any: [
              "It needn’t mean anything to anyone else.",
              "Something you see often would do it.",
            ],
            unsure: ["Something will turn up."],
            no: ["You won’t need reminding, then."],
          },
        },
      ],
      kept: "What you want to keep: {answer}.",
    },
    {
      id: "mark",
      role: "step",
      label: "How to mark it",
      asks: [
        {
          text: "How would you like to mark it, in some small way?",
          after: {
            any: ["It needn’t be a party.", "You’ll remember it better for that."],
            unsure: ["It can be something nobody else would notice."],
            no: ["Not everything needs marking. It still happened."],
          },
        },
        {
          text: "Who should hear of it next?",
          after: {
            any: ["It’s up to you how you tell it.", "You get to enjoy it twice that way."],
            unsure: ["Somebody may ask how you are, and then you can say."],
            no: ["Keep it to yourself for a while, if you like."],
          },
        },
        {
          text: "What would you like to say to {person} because of this?",
          after: {
            any: ["A line would be enough.", "It’s often easiest while it’s fresh."],
            no: ["Some things go without saying."],
            unsure: ["You may know once you see them."],
          },
        },
      ],
      easier: [
        {
          text: "Which would suit it best?",
          after: { any: ["It’s your news, so you choose.", "Something small is fine."] },
          options: [
            { text: "A good meal", after: ["People have always celebrated like that."] },
            { text: "Telling someone", after: ["Somebody’s about to get good news from you."] },
            { text: "A quiet hour", after: ["A good way to let it sink in."] },
            { text: "Writing it down", after: ["And you can read it again later."] },
          ],
        },
      ],
      kept: "How you would like to mark it: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "For today, very little: tell one person who will be glad, and leave the plans until tomorrow. It’s easy to use up good news by turning it into a list of things to do.",
    ],
    "what-helps": [
      "To make it last, three things help many people: telling it slowly to someone who asks questions, writing down one small detail of the moment, and doing something with it the same day, a meal, a call, a quiet half hour. Coming back to it after a week helps as well.",
    ],
    "is-it-normal": [
      "Yes. Good news can leave people tearful, empty, restless or sleepless, above all after a long strain. It can take some days for all of you to catch up.",
    ],
    "is-it-wrong-of-me": [
      "No. Your gladness takes nothing away from people who are having a hard time. You can choose who you share it with; that’s tact, and no reason for guilt.",
    ],
    "how-do-i-begin": [
      "Say the plain sentence aloud once: what happened, and that it’s good. To tell someone else, begin in the same way, and leave out the part where you make it smaller.",
    ],
    "will-it-get-better": [
      "The first shine wears off for nearly everybody, and that only means you’re getting used to something good. What you write down or share tends to last longer.",
    ],
    "what-do-you-think": [
      "I think it’s good, and you don’t have to look for a catch. I’d give it one proper evening before asking what comes next.",
    ],
    "why-am-i-like-this": [
      "If you find it hard to enjoy: many people have learnt to look for the next danger, and they stay on guard even when the news is good. It usually eases with rest, and with telling it a few times.",
    ],
  },
  ending: {
    titles: [
      "Good news about {about}",
      "Something good, kept",
      "A good day, written down",
      "Worth remembering",
    ],
    cameWith: ["You came with good news about {about}.", "You came with good news."],
    gentle: [
      "Tell it to one person who will ask questions.",
      "Write down one small detail of the moment, with the date.",
      "Come back to it in a week and see what is still bright.",
    ],
    closings: [
      "You’ve got it on the page now. Enjoy it.",
      "I hope it lasts, and the small parts with it.",
      "No need to do anything more with it today.",
    ],
  },
  endsWithout: ["when", "obstacle"],
};
