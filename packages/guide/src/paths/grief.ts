import type { Path } from "../path.ts";

export const grief: Path = {
  id: "grief",
  name: "Grief",
  way: "Talk about the loss",
  invite: "talk about who you lost, and what the days are like",
  opens: {
    any: [
      "I’m sorry. You don’t have to be tidy about it here.",
      "I’m very sorry. There is no hurry with any of this.",
      "I’m sorry. There is no right way to go about it.",
      "Thank you for bringing it here. I’m sorry it happened.",
    ],
    heavy: [
      "I’m so sorry. We can go as slowly as you like.",
      "I’m so sorry. Nothing has to be said well here.",
      "I’m so sorry. I won’t try to make it smaller.",
    ],
  },
  steps: [
    {
      id: "who",
      role: "person",
      label: "Who they were",
      asks: [
        {
          text: "Who is it you have lost, told the way you would tell a friendly stranger?",
          after: {
            any: [
              "I will keep that with me while we talk.",
              "Your own words are the right ones for this.",
            ],
            unsure: ["It’s hard to sum somebody up."],
            heavy: ["We can stop at that for as long as you want."],
            good: ["There is warmth in how you tell it."],
          },
        },
        {
          text: "What would you like somebody who never met them to know?",
          after: {
            any: [
              "I’ll keep it just as you put it.",
              "I never met them, so I’m glad of anything you tell me.",
            ],
            unsure: ["Perhaps later, when nobody is asking."],
            heavy: ["There is no need to go on to the next thing yet."],
            good: ["I like knowing that about them."],
          },
        },
        {
          text: "When you think of {person} on an ordinary day, what do you see?",
          after: {
            any: [
              "An ordinary day often tells more than the big ones.",
              "I will picture it as you tell it.",
            ],
            unsure: ["All right. Nothing has to come."],
            heavy: ["No need to do anything with that picture."],
          },
        },
      ],
      easier: [
        {
          text: "What were they to you, first of all?",
          after: {
            any: ["That gives me a place to begin.", "One word is plenty for a start."],
            unsure: ["Not everybody fits under one word."],
          },
          options: [
            { text: "Family", after: ["Family reaches into so many corners of a life."] },
            { text: "My partner", after: ["A partner is missing in all the everyday places."] },
            {
              text: "A friend",
              after: ["A friend is somebody you chose, and that counts for a lot."],
            },
            {
              text: "An animal",
              after: ["An animal is part of the whole day, and so is the gap."],
            },
          ],
        },
      ],
      deeper: [
        {
          text: "What has nobody asked you about them yet?",
          after: {
            any: [
              "I’m glad to be the one who asks.",
              "You can tell me as much of that as you like.",
            ],
            unsure: ["Perhaps nobody has found the right question yet."],
            heavy: ["Good that you could say it here."],
          },
        },
        {
          text: "What comes to you first when you think of them?",
          after: {
            any: [
              "The first thing that comes is as good as any.",
              "Small or odd, whatever comes is welcome.",
            ],
            unsure: ["Sometimes nothing comes when you look for it."],
            heavy: ["You can stay there a moment. I’m in no hurry."],
            good: ["Lovely that it comes first."],
          },
        },
      ],
      kept: "About the one you lost: {answer}.",
    },
    {
      id: "days",
      role: "effect",
      label: "How the days are",
      asks: [
        {
          text: "What are the days like at the moment, from getting up onwards?",
          after: {
            any: [
              "I ask because most of grief happens on ordinary days.",
              "It helps to know how your days go now.",
            ],
            unsure: ["Days can run together at a time like this."],
            heavy: ["Getting through a day like that is enough for one day."],
            good: ["Nice that there are days like that in between."],
          },
        },
        {
          text: "Where in the day do you come upon it without warning?",
          after: {
            any: [
              "I’ll remember that when we think about the week ahead.",
              "Now I know a bit more about your days.",
            ],
            unsure: ["Everywhere, perhaps, or nowhere in particular."],
            heavy: ["Nobody can get ready for such moments."],
          },
        },
        {
          text: "When you think of {about}, what are you usually in the middle of?",
          after: {
            any: [
              "Thoughts like that don’t wait for a good moment.",
              "And everything else goes on around it.",
            ],
            unsure: ["Perhaps there is no pattern to find."],
            heavy: ["And the day still expects things of you."],
          },
        },
      ],
      easier: [
        {
          text: "Which part of the day asks most of you?",
          after: {
            any: ["Thanks, it helps me picture the day.", "Some hours do ask more than others."],
            unsure: ["Perhaps it’s different from day to day."],
          },
          options: [
            { text: "The morning", after: ["Every morning it has to be faced again."] },
            { text: "The evening", after: ["Evenings can be very long."] },
            { text: "The night", after: ["At night there’s nothing to distract you."] },
            {
              text: "It keeps changing",
              after: ["It goes like that for many people in the first months."],
            },
          ],
        },
      ],
      kept: "What the days are like: {answer}.",
    },
    {
      id: "hardest",
      role: "feeling",
      label: "What is hardest",
      asks: [
        {
          text: "What is the hardest part, the one people may not think of?",
          after: {
            any: [
              "People may not think of it, but it’s here now.",
              "Nobody here will argue with that.",
            ],
            unsure: ["The hardest part can change its place from day to day."],
            heavy: [
              "I won’t try to say anything cheerful to that.",
              "There’s nothing I need to add to that.",
            ],
          },
        },
        {
          text: "Apart from sadness, what else turns up: anger, relief, numbness, something without a name?",
          after: {
            any: ["Whatever turns up is allowed.", "Grief is rarely just one thing."],
            unsure: ["It may not have a name yet."],
            both: ["Both can turn up on the same afternoon."],
            no: ["Sadness alone is plenty."],
            heavy: ["You don’t have to sort any of it."],
          },
        },
        {
          text: "You said {words:days}. What is the heaviest thing in that?",
          after: {
            any: [
              "Thank you for putting it into words.",
              "I asked because one thing is often heavier than the rest.",
            ],
            unsure: ["Perhaps no one thing in it is heaviest."],
            heavy: ["I’m here. It can be as heavy as it is."],
          },
        },
      ],
      easier: [
        {
          text: "Which word is nearest today?",
          after: {
            any: ["It might be a different word tomorrow.", "Near enough will do."],
            unsure: ["Some days there just isn’t a word."],
          },
          options: [
            { text: "Sad", after: ["Sad is enough. You don’t have to explain it."] },
            { text: "Numb", after: ["A lot of people are numb at first."] },
            { text: "Angry", after: ["Anger has a place in this, whoever it is aimed at."] },
            { text: "All over the place", after: ["Nothing has to be put in order today."] },
          ],
        },
      ],
      deeper: [
        {
          text: "You have told me something of how it is. What do you keep back from other people?",
          after: {
            any: [
              "You don’t have to protect anybody here.",
              "What you keep back out there can still be said here.",
            ],
            unsure: ["All right. It’s yours to keep."],
            no: ["Good that so little has to be hidden."],
            heavy: ["It takes a lot to keep that back."],
          },
        },
      ],
      kept: "The hardest part: {answer}.",
    },
    {
      id: "unsaid",
      role: "wish",
      label: "What you would still say",
      asks: [
        {
          text: "If you had five more minutes with them, what would you use them for?",
          after: {
            any: [
              "Five minutes isn’t long, but they’d be yours.",
              "I asked because it often shows what still matters.",
            ],
            unsure: ["Perhaps the minutes would pass without many words."],
            heavy: ["I wish you could have them."],
            good: ["I like to think of you having them."],
          },
        },
        {
          text: "Is there anything left unsaid or unfinished between you?",
          after: {
            any: ["Loose ends can be talked about too.", "These things don’t all end on one day."],
            yes: ["Unfinished things can still be spoken of."],
            no: ["I’m glad nothing is left hanging."],
            unsure: ["Sometimes that only shows later."],
            heavy: ["What was left open does not count against you."],
          },
        },
        {
          text: "If {person} could hear one sentence from you tonight, what would it be?",
          after: {
            any: ["One sentence can say a lot.", "Now it has been said somewhere."],
            unsure: ["It doesn’t have to be tonight."],
            heavy: ["I’ll be quiet with you for a moment."],
          },
        },
      ],
      easier: [
        {
          text: "If you could say just one thing to them, what would be nearest?",
          after: {
            any: ["It doesn’t take many words.", "Once or a hundred times, both are fine."],
            unsure: ["Not everything goes into words."],
          },
          options: [
            { text: "Thank you", after: ["Sometimes thank you says all of it."] },
            { text: "I’m sorry", after: ["People say sorry because they cared."] },
            { text: "I miss you", after: ["Nothing could make that plainer."] },
            { text: "I’m cross with you", after: ["You may be cross with somebody who has died."] },
          ],
        },
      ],
      kept: "On what you would still say to them: {answer}.",
    },
    {
      id: "stays",
      role: "meaning",
      label: "What stays",
      asks: [
        {
          text: "What of theirs would you like to keep: a thing, a habit, a saying?",
          after: {
            any: [
              "I’ve kept that for you.",
              "You don’t have to keep everything to keep something.",
            ],
            unsure: ["There is no hurry about what stays and what goes."],
            no: ["Nothing has to be kept."],
            heavy: ["Such things can be hard to touch, and they can wait."],
            good: ["I can see why you would want to hold on to that."],
          },
        },
        {
          text: "What is different in you because they were there?",
          after: {
            any: [
              "I wanted to ask about that, and not only about the loss.",
              "Good to have that next to the rest.",
            ],
            unsure: ["It may be easier to see later on."],
            heavy: ["Nothing more has to be said about that."],
            good: ["And you still have it."],
          },
        },
        {
          text: "You told me {words:who}. What else belongs beside that?",
          after: {
            any: [
              "There’s always more to somebody than one sentence.",
              "I’ll put it beside the other.",
            ],
            unsure: ["It’s fine as it is."],
            heavy: ["No need to go any further with it."],
          },
        },
      ],
      easier: [
        {
          text: "Where do you still find something of them?",
          after: {
            any: ["Often it’s in more than one place.", "Such places can change with time."],
            unsure: ["Perhaps it isn’t anywhere yet."],
          },
          options: [
            { text: "In things around me", after: ["Things can be good company."] },
            { text: "In how I do things", after: ["So some of it goes on through you."] },
            { text: "In other people", after: ["Others hold pieces that you don’t have."] },
            { text: "Nowhere just now", after: ["All right. It can’t be forced."] },
          ],
        },
      ],
      kept: "What stays with you: {answer}.",
    },
    {
      id: "helps",
      role: "exception",
      label: "What carries you a little",
      asks: [
        {
          text: "When was it last a little easier to breathe, even for ten minutes?",
          after: {
            any: [
              "Ten minutes count at a time like this.",
              "I’m asking for small things on purpose.",
            ],
            unsure: ["Moments like that are easy to miss."],
            no: ["Not yet. It doesn’t have to be yet."],
            heavy: ["No one can set you a timetable for this."],
            good: ["It’s no betrayal to feel a bit lighter."],
          },
        },
        {
          text: "What has anybody done or said since then that was really of use?",
          after: {
            any: [
              "Good to know what’s of use and what isn’t.",
              "I asked because kind words and useful ones can differ.",
            ],
            unsure: ["A lot goes past you at a time like this."],
            no: ["People say a lot, and not much of it helps."],
            good: ["Somebody saw what you needed."],
          },
        },
        {
          text: "You said {words:hardest}. What gets you through an hour of that?",
          after: {
            any: [
              "One hour at a time is enough to think about.",
              "It doesn’t have to be clever, as long as it helps.",
            ],
            unsure: ["Sometimes you just get through, minute by minute."],
            no: ["Some hours you just have to get through."],
            heavy: ["You have been through hours like that, and here you are."],
          },
        },
      ],
      easier: [
        {
          text: "What does you the most good at the moment?",
          after: {
            any: ["You’re the best judge of that.", "Next week could be different again."],
            unsure: ["It may be too soon to tell."],
          },
          options: [
            { text: "Company", after: ["Just having somebody in the room can help."] },
            { text: "Being alone", after: ["On your own you don’t have to answer anybody."] },
            {
              text: "Something to do",
              after: ["Busy hands give the mind an hour off, sometimes."],
            },
            { text: "None of those", after: ["Perhaps nothing does, just yet."] },
          ],
        },
      ],
      kept: "What carries you a little: {answer}.",
    },
    {
      id: "people",
      role: "need",
      label: "What you need from others",
      asks: [
        {
          text: "What do you wish people would do, or stop doing, around you?",
          after: {
            any: [
              "People often mean well and still get it wrong.",
              "Hardly anybody can guess that by themselves.",
            ],
            unsure: ["It can change several times a day."],
            no: ["Being left as you are is a wish, too."],
            heavy: ["You’ve had a lot to put up with on top of it."],
            good: ["Good to have such people about."],
          },
        },
        {
          text: "Who can you be with just as you are, without putting on a face?",
          after: {
            any: [
              "I ask because keeping up a face is tiring.",
              "Good to know how that is for you.",
            ],
            unsure: ["On some days that is hard to say."],
            no: ["Nobody just now. No face is needed here."],
            heavy: ["You’ve had to hold yourself together a lot."],
            good: ["I’m glad you have that."],
          },
        },
        {
          text: "Earlier you said {words:hardest}. Does anybody around you know that?",
          after: {
            any: [
              "The hardest part is often the one people keep back.",
              "It makes a difference who knows what.",
            ],
            yes: ["Good that somebody knows."],
            no: ["Until now you had that to yourself."],
            unsure: ["They may have guessed more than they say."],
          },
        },
      ],
      easier: [
        {
          text: "What would you like more of from people this week?",
          after: {
            any: ["Anybody in your place might want that.", "People are often glad to be told."],
            unsure: ["You don’t have to know that in advance."],
          },
          options: [
            { text: "Somebody to talk to", after: ["Somebody who doesn’t mind hearing it again."] },
            {
              text: "Practical help",
              after: ["The shopping and the forms don’t stop for anybody."],
            },
            { text: "To be left alone", after: ["Nobody is owed an explanation for that."] },
            { text: "Things as usual", after: ["Half an hour of normal can be a rest."] },
          ],
        },
      ],
      kept: "From the people around you: {answer}.",
    },
    {
      id: "step",
      role: "step",
      label: "With them in mind",
      asks: [
        {
          text: "Is there some small thing you would like to do with them in mind?",
          after: {
            any: ["It doesn’t have to be a ceremony.", "Small is the right size for this."],
            yes: ["Nobody else has to know about it."],
            no: ["Nothing has to be done. Thinking of them is something already."],
            unsure: ["It may occur to you later, on a walk or at the sink."],
            good: ["I like that idea."],
          },
        },
        {
          text: "Which hour or which place this week would you like to give them?",
          after: {
            any: ["An hour or a place is enough.", "The plan can change, of course."],
            unsure: ["The week may show you."],
            no: ["This week can be got through without it."],
          },
        },
        {
          text: "You said {words:stays}. What could you do in the next days that goes with it?",
          after: {
            any: ["It only has to make sense to you.", "As small as you like, and as private."],
            no: ["Just having it is enough."],
            unsure: ["You can leave that open and see."],
          },
        },
      ],
      easier: [
        {
          text: "Which of these would suit the next few days?",
          after: {
            any: [
              "Every one of them can wait for a better day.",
              "If it’s the wrong day, it can be dropped.",
            ],
            unsure: ["None of them has to be done."],
          },
          options: [
            {
              text: "Look at a picture",
              after: ["One picture, and for as long as it is bearable."],
            },
            { text: "Go to a place", after: ["Some places make it easier to think of somebody."] },
            { text: "Tell somebody a story", after: ["Then somebody else has a bit of them too."] },
            { text: "Nothing for now", after: ["Nothing for now is perfectly all right."] },
          ],
        },
      ],
      kept: "With them in mind, you thought of this: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "There is very little you have to do. See to the few things that can’t wait, with somebody beside you if possible, and put off every big decision that can be put off. Eat, sleep when you can, and let others take the errands.",
      "Today, only today: something to eat, some air, one person who knows how things are. Grief is not a task you can fall behind with.",
    ],
    "what-helps": [
      "Plain things help most people: talking about the one who died with somebody who lets you, keeping one or two fixed points in the day such as a meal or a walk, and handing an errand to somebody who has offered. Take whichever costs you least today.",
    ],
    "is-it-normal": [
      "Yes, very probably. Crying, not crying, laughing at the wrong moment, forgetting words, being angry, listening for their step: all of that is common. If you can hardly eat or sleep for weeks, tell a doctor as well.",
    ],
    "is-it-wrong-of-me": [
      "No. Relief, anger, a good afternoon, dry eyes at the funeral: none of it says that you did not care. You don’t owe anybody a particular face.",
    ],
    "how-do-i-begin": [
      "With today, and with the one thing in it that can’t wait. Clothes, papers and rooms can stay as they are until you have somebody beside you.",
    ],
    "will-it-get-better": [
      "It changes. For most people the missing stays, but the worst hours come less often and leave more room in between, and they notice it only looking back. There is no date by which it has to be so.",
    ],
    "what-do-you-think": [
      "I think that hardly anything about this has to be done right. What I would look for is one place in the week where you don’t have to hold yourself together.",
    ],
    "why-am-i-like-this": [
      "Because somebody who belonged to your life is missing from it, and mind and body are slow to learn that. Being tired, scattered, touchy or blank is part of the learning. It is not your character.",
    ],
  },
  ending: {
    titles: [
      "Thinking of {about}",
      "A loss that is still fresh",
      "Somebody who is missing",
      "The first months without them",
    ],
    cameWith: [
      "You came with a fresh loss, and spoke of {about}.",
      "You came with a loss that is still fresh.",
    ],
    gentle: [
      "Speak of them to somebody once this week.",
      "Eat one warm meal a day, whatever else is left undone.",
      "Let one person who offered do one errand.",
    ],
    closings: [
      "Thank you for telling me about them. Go gently today.",
      "Nothing more has to be done with it today.",
      "Come back with this whenever you like. It doesn’t have to be news.",
    ],
  },
  endsWithout: ["obstacle"],
};
