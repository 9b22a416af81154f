import type { Path } from "../path.ts";

export const caring: Path = {
  id: "caring",
  name: "Caring for somebody",
  way: "Talk about the caring",
  invite: "look at what the caring asks, and at what is left for you",
  opens: {
    any: [
      "Caring for somebody is work, whatever else it is.",
      "People mostly ask how the other one is. Here it’s about you.",
      "There are two people in this, and you are one of them.",
      "Let’s look at your half of it for once.",
    ],
    heavy: [
      "I’m sorry. It’s a lot to watch, and a lot to do.",
      "Nobody does that for long without it costing them something.",
      "You don’t have to be the strong one here.",
    ],
  },
  steps: [
    {
      id: "week",
      role: "matter",
      label: "What it asks of you",
      asks: [
        {
          text: "What does looking after them ask of you in an ordinary week?",
          after: {
            any: ["No payslip would show that.", "I have a better picture of the week now."],
            unsure: ["When it never quite stops, it’s hard to say where it begins."],
            heavy: ["And the next week starts the day after."],
          },
        },
        {
          text: "Which part of it would surprise somebody who has never done it?",
          after: {
            any: ["You only learn that from inside.", "I’m glad I asked."],
            unsure: ["By now hardly anything surprises you, perhaps."],
            heavy: ["Nobody warns people about that part."],
          },
        },
        {
          text: "What did today ask of you?",
          after: {
            any: ["Today counts too, however it went.", "I’ll take today as a sample."],
            no: ["A quieter day, then, and those are needed."],
            unsure: ["The days may look very much alike."],
            good: ["A day with something good in it, then."],
            heavy: ["That was a long day, however many hours it had."],
          },
        },
        {
          text: "When you think of {about}, what do you see yourself doing?",
          after: {
            any: ["So that is your place in it.", "A picture tells more than a list of duties."],
            unsure: ["More a feeling than a picture, perhaps."],
            heavy: ["That would stay in front of anybody’s eyes."],
          },
        },
      ],
      easier: [
        {
          text: "What takes most out of you?",
          after: {
            any: ["Good to know where it goes."],
            unsure: ["All of it together, perhaps."],
          },
          options: [
            { text: "The work itself", after: ["It adds up, one small job after another."] },
            {
              text: "Always being on call",
              after: ["You listen with one ear even when you sit down."],
            },
            {
              text: "Watching them change",
              after: ["There’s a goodbye in that, in small portions."],
            },
            {
              text: "The organising",
              after: ["Forms and phone calls, and nobody sees them done."],
            },
          ],
        },
      ],
      deeper: [
        {
          text: "You’ve told me some of what there is to do. Which bit of it has nobody ever noticed?",
          after: {
            any: ["I know about it now, too.", "Unseen work is work all the same."],
            no: ["It is seen, then, which is something."],
            unsure: ["After a while you stop noticing it yourself."],
            heavy: ["To do that with nobody looking takes a lot."],
          },
        },
      ],
      kept: "What it asks of you: {answer}.",
    },
    {
      id: "who",
      role: "person",
      label: "The two of you",
      asks: [
        {
          text: "What are they like, apart from what they need from you?",
          after: {
            any: [
              "Good to meet the person, and not just the need.",
              "That gets lost easily among all there is to do.",
            ],
            unsure: ["The need may have covered that up for a while."],
            heavy: ["There is a long history in that."],
            good: ["You can still see who is there."],
          },
        },
        {
          text: "How did it come about that it was you?",
          after: {
            any: [
              "Some people grow into it and some are pushed.",
              "So that is how it landed with you.",
            ],
            unsure: ["Perhaps it was never really decided."],
            heavy: ["You had little say in it, as you tell it."],
          },
        },
        {
          text: "What was there between you and {person} before any of this?",
          after: {
            any: [
              "What was there before does not just go away.",
              "The old story goes on underneath the new one.",
            ],
            unsure: ["It’s hard to see past what is now."],
            good: ["Something to live on, then, on the harder days."],
            heavy: ["No wonder it isn’t only a question of tasks."],
          },
        },
      ],
      easier: [
        {
          text: "What was it like between you before?",
          after: {
            any: ["That doesn’t stop mattering."],
            unsure: ["Different at different times, perhaps."],
          },
          options: [
            { text: "Close", after: ["There’s a good deal of love in the work, then."] },
            {
              text: "Difficult",
              after: ["Caring doesn’t settle old accounts; it comes on top of them."],
            },
            {
              text: "Friendly, not close",
              after: ["You’ve come nearer than either of you planned, perhaps."],
            },
          ],
        },
      ],
      kept: "About them and you: {answer}.",
    },
    {
      id: "aside",
      role: "cost",
      label: "What you have put aside",
      asks: [
        {
          text: "What of your own have you put aside for this?",
          after: {
            any: ["It was yours, so it should be counted.", "It’s good to give it a name."],
            no: ["You’ve held on to your own things, which isn’t easy."],
            unsure: ["Some things go too gradually for a list."],
            heavy: ["That was no small thing to give up."],
          },
        },
        {
          text: "When did you last do something that was only for you?",
          after: {
            any: ["That says something about how things are.", "Thanks, I wanted to know that."],
            no: ["It has been too long, then."],
            unsure: ["If it takes long to remember, it was long ago."],
            good: ["I’m glad there’s been some of that."],
            heavy: ["You have been running on nothing for a while."],
          },
        },
        {
          text: "You said {words:week}. What used to be there, in those hours?",
          after: {
            any: ["You had other uses for those hours.", "It’s all right to remember that."],
            no: ["Nothing much was lost there, then."],
            unsure: ["Before may seem a long way off by now."],
            heavy: ["You’re allowed to miss it."],
          },
        },
      ],
      easier: [
        {
          text: "What do you miss most?",
          after: {
            any: ["Missing it takes nothing away from them."],
            unsure: ["There may be no time even for missing things."],
          },
          options: [
            { text: "Sleep", after: ["Without sleep everything else weighs double."] },
            { text: "Friends", after: ["Friends stop asking, after enough refusals."] },
            { text: "Being alone", after: ["An empty room can be the greatest of luxuries."] },
            {
              text: "How we were before",
              after: ["A loss, even with both of you still there."],
            },
          ],
        },
      ],
      kept: "What you have put aside: {answer}.",
    },
    {
      id: "unsaid",
      role: "feeling",
      label: "What is not said",
      asks: [
        {
          text: "What would you not say about it to somebody who praised you for it?",
          after: {
            any: [
              "It can be said here, and nothing falls down.",
              "Not everything can be said to people who mean well.",
            ],
            no: ["What you show is what there is, then."],
            unsure: ["Perhaps it hasn’t dared to come up yet."],
            heavy: ["You are by no means the only one who has thought that."],
          },
        },
        {
          text: "Which thought about it do you scold yourself for?",
          after: {
            any: [
              "Thinking it does nobody any harm.",
              "Scolding has never yet sent a thought away.",
            ],
            no: ["No scolding, then; I’m glad."],
            unsure: ["Some thoughts are sent away before they are heard."],
            heavy: ["It’s out now, and you are no worse for it."],
          },
        },
        {
          text: "When {person} comes into it, what goes through you first?",
          after: {
            any: [
              "First reactions are honest, if not the whole story.",
              "There is usually a second one behind it.",
            ],
            unsure: ["Several things at once, perhaps."],
            heavy: ["It lies very near the surface."],
            good: ["Not all of it is weight, then."],
          },
        },
      ],
      easier: [
        {
          text: "Which is nearest, today?",
          after: {
            any: ["Tomorrow it may be another, and both would be true."],
            unsure: ["You may be too busy to tell."],
          },
          options: [
            { text: "Tired", after: ["No wonder; this kind of work doesn’t close at six."] },
            { text: "Guilty", after: ["Guilt turns up whichever way you decide."] },
            { text: "Angry", after: ["Anger and care can live under one roof."] },
            { text: "Sad", after: ["Some of this is mourning, though nobody calls it that."] },
          ],
        },
      ],
      deeper: [
        {
          text: "You’ve been honest about how it is. What might that feeling be asking for?",
          after: {
            any: [
              "What it asks for may be less than you’d think.",
              "Feelings of that kind often want something quite practical.",
            ],
            no: ["Perhaps it wanted saying, and nothing more."],
            unsure: ["It will ask again, I expect."],
            heavy: ["That has waited its turn for long enough."],
          },
        },
      ],
      kept: "What you would not say to everybody: {answer}.",
    },
    {
      id: "owe",
      role: "belief",
      label: "What you feel you owe",
      asks: [
        {
          text: "What would it say about you if you did a little less?",
          after: {
            any: [
              "Somebody else might read it quite differently.",
              "Worth knowing what less would seem to mean.",
            ],
            no: ["Nothing bad, then, so less would be allowed."],
            unsure: ["You may never have had the chance to find out."],
            heavy: ["With that over your head nobody could rest."],
          },
        },
        {
          text: "What did you once promise, to them or to yourself?",
          after: {
            any: [
              "Promises are made on one day and kept on all the others.",
              "A promise may be read again, now that more is known.",
            ],
            no: ["No promise, just one day after another."],
            unsure: ["Not every promise is put into words."],
            heavy: ["It was meant with all your heart, I think, that day."],
          },
        },
        {
          text: "You said {words:aside}. What would you say to a friend who told you the same?",
          after: {
            any: [
              "A friend would hear that from you straight away.",
              "Good to hear it in your own voice.",
            ],
            unsure: ["It’s easier with friends, as a rule."],
            heavy: ["You would be gentler with them than you are here."],
          },
        },
      ],
      easier: [
        {
          text: "How much is enough, to your mind?",
          after: {
            any: ["Everybody answers that one differently."],
            unsure: ["There’s no table to look it up in."],
          },
          options: [
            {
              text: "As much as I can",
              after: ["As much as you can leaves nothing over for you."],
            },
            { text: "Whatever they need", after: ["That can be more than one person can give."] },
            {
              text: "A fair share",
              after: ["Fair can be worked out, with whoever else is in it."],
            },
            {
              text: "I’ve never asked myself",
              after: ["Nobody else is likely to ask that on your behalf."],
            },
          ],
        },
      ],
      kept: "On what you feel you owe: {answer}.",
    },
    {
      id: "share",
      role: "support",
      label: "Who else is there",
      asks: [
        {
          text: "Who else carries a part of this?",
          after: {
            any: ["It shows how the weight is spread.", "Now I know who is in it and who isn’t."],
            no: ["All of it on one pair of shoulders, then."],
            unsure: ["Shares like these are hardly ever counted."],
            heavy: ["You ought not to be the only one."],
          },
        },
        {
          text: "If you were ill tomorrow, who would step in?",
          after: {
            any: [
              "It’s as well to have thought of that.",
              "Better asked while it’s just a question.",
            ],
            no: ["Nobody is a plain answer, and an important one."],
            unsure: ["Not knowing that is a weight of its own."],
            heavy: ["That is a frightening gap to live beside."],
          },
        },
        {
          text: "What could {person} take off you, even something small?",
          after: {
            any: [
              "Small things are where sharing begins.",
              "They may not know it until they’re told.",
            ],
            no: ["Not much to hope for from there, then."],
            unsure: ["They might know themselves, if asked."],
            heavy: ["You have given up asking, perhaps."],
          },
        },
      ],
      easier: [
        {
          text: "Have you asked anybody for help outright?",
          after: {
            any: ["Asking is a job in itself."],
            yes: ["You’ve asked, and that’s further than many get."],
            no: ["Not up to now, then."],
          },
          options: [
            {
              text: "Yes, and it helped",
              after: ["So asking can work; that’s good to have seen."],
            },
            { text: "Yes, for nothing", after: ["To ask and get nothing leaves a bitter taste."] },
            { text: "Not outright", after: ["People are poor at guessing."] },
            {
              text: "There’s nobody",
              after: ["It need not be family; it could be a service, or a stranger."],
            },
          ],
        },
      ],
      kept: "Who else carries it: {answer}.",
    },
    {
      id: "good",
      role: "exception",
      label: "What keeps you going",
      asks: [
        {
          text: "When was there last a good moment between you?",
          after: {
            any: ["I’ll keep that next to the hard things.", "It’s part of this as well."],
            no: ["Not lately, and you go on all the same."],
            unsure: ["They slip by, in between the tasks."],
            good: ["Good that such moments still come."],
            heavy: ["Precious and painful can be the same moment."],
          },
        },
        {
          text: "What gets you through on the worse days?",
          after: {
            any: ["Something has to, and I’d guard that.", "A good deal rests on that."],
            no: ["Only the next task, then, and the one after."],
            unsure: ["You get through, and that’s all you can say for now."],
            heavy: ["You’re getting through on very little."],
          },
        },
        {
          text: "You told me {words:who}. When did you last catch a glimpse of that?",
          after: {
            any: ["Even a glimpse is worth something.", "Good to have gone looking for it."],
            no: ["Out of sight for now, then."],
            unsure: ["Such glimpses are gone before they can be written down."],
            good: ["Still there, then, on some days."],
            heavy: ["Seeing it and missing it lie close together."],
          },
        },
      ],
      easier: [
        {
          text: "What gives you a bit back?",
          after: {
            any: ["A bit is worth having."],
            unsure: ["Sometimes that hides among the rest."],
          },
          options: [
            {
              text: "A smile or a joke",
              after: ["A joke in the middle of it all is worth a lot."],
            },
            { text: "Knowing it’s done well", after: ["Doing it properly has its own dignity."] },
            { text: "A quiet half hour", after: ["Half an hour can hold up a whole day."] },
            { text: "Very little", after: ["A lot goes out, then, and little comes in."] },
          ],
        },
      ],
      kept: "What keeps you going: {answer}.",
    },
    {
      id: "hours",
      role: "wish",
      label: "What you would like",
      asks: [
        {
          text: "If somebody took over for a whole afternoon, what would you do with it?",
          after: {
            any: [
              "I’d like you to have that afternoon.",
              "Thanks, that tells me what you’re short of.",
            ],
            no: ["You would rather not hand it over, then."],
            unsure: ["An afternoon like that may take some getting used to."],
            heavy: ["You need it more than you let on, I think."],
          },
        },
        {
          text: "Which one task would you hand over tomorrow, if it could be done?",
          after: {
            any: ["One task fewer is a beginning.", "Naming one is more use than wishing for all."],
            no: ["You’d rather keep it all in your own hands."],
            unsure: ["Picking one is difficult when everything hangs together."],
          },
        },
        {
          text: "What would you like to be for {person}, besides the one who sees to everything?",
          after: {
            any: [
              "There might be a little room for that, now and then.",
              "It’s worth keeping alive, even in small doses.",
            ],
            no: ["You’re content with the part you have, then."],
            unsure: ["The other parts may have gone quiet."],
            heavy: ["You miss that, and no task makes up for it."],
          },
        },
      ],
      easier: [
        {
          text: "What would do you most good just now?",
          after: {
            any: ["That’s a reasonable thing to want."],
            unsure: ["Rest first, perhaps, and then the question again."],
          },
          options: [
            {
              text: "A few hours off",
              after: ["The other hours go better after a few of those."],
            },
            { text: "Practical help", after: ["One pair of hands more changes the whole day."] },
            {
              text: "Being thanked",
              after: ["Thanks don’t do the washing-up, and still they count."],
            },
            {
              text: "Somebody who understands",
              after: ["There are others doing just this, and they’d need no explaining."],
            },
          ],
        },
      ],
      kept: "What you would like for yourself: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "I would get one regular break into the week before anything else, even two hours, and let somebody do it worse than you would. Ask the doctor or the local council what help there is for carers, and give each relative one named task rather than a general plea.",
      "If you’re near the end of your strength, tell the doctor that in those words: how the carer is doing counts as much as how the patient is. And write down the five things somebody would need to know if you were away for a day.",
    ],
    "what-helps": [
      "Three things help many people: one fixed time off each week that is not for errands; asking for one particular thing rather than for help; and a group of others who do the same, where nothing has to be explained.",
      "It helps to lower the bar on purpose somewhere: a plainer meal, an unironed shirt. And to keep one small thing with the person that isn’t care, such as music or cards.",
    ],
    "is-it-normal": [
      "Yes. Impatience, anger, even wishing it were all behind you: nearly everybody who cares for somebody long enough knows those thoughts, and hardly anybody says them.",
    ],
    "is-it-wrong-of-me": [
      "No. To be tired of it, or to want your own life, is not a betrayal. What would be unwise is to let it go so far that you have nothing left.",
    ],
    "how-do-i-begin": [
      "With one phone call and one sentence: “I look after somebody and I need a break; what is there?” A doctor’s surgery, a council or a carers’ organisation can each answer that.",
    ],
    "will-it-get-better": [
      "Their state may not, and I won’t pretend it will. Yours can: it gets better when there is a regular break, and when more than one person knows how things are done.",
    ],
    "what-do-you-think": [
      "I think you are doing a job meant for more than one person. I would not ask how you could manage better, but what could be taken off you.",
    ],
    "why-am-i-like-this": [
      "Because you have been looking after somebody else’s needs for a good while, and your own have queued up. Anybody gets short-tempered, weepy or numb like that; it’s wear, not character.",
    ],
  },
  ending: {
    titles: ["Caring, and what is left over", "Your half of it", "Caring, and {about}"],
    cameWith: [
      "You came because you are looking after somebody.",
      "You came to talk about {about} and the caring that goes with it.",
    ],
    gentle: [
      "Ask one person for one named thing, with a day.",
      "Take half an hour this week that isn’t for errands.",
      "Do one thing together that has nothing to do with care.",
    ],
    closings: [
      "Here it was your turn, for once.",
      "Let something small wait until tomorrow, if it can.",
      "You may put it down for an hour. It will still be there.",
    ],
  },
  exercise: "self-compassion",
};
