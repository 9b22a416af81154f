import type { Path } from "../path.ts";

export const happened: Path = {
  id: "happened",
  name: "Something that happened",
  way: "Go over what happened",
  invite: "go over what happened, as far as you like, and see why it stays",
  opens: {
    any: [
      "You decide how much of it gets told.",
      "It’s in the past, but it hasn’t let go of you.",
      "Some things take longer to be over.",
      "There’s no need to keep it only in your head.",
    ],
    heavy: [
      "I’m sorry that happened.",
      "You can tell it in any order, or only round the edges.",
      "There is no need to go through all of it here.",
    ],
  },
  steps: [
    {
      id: "what",
      role: "matter",
      label: "What happened",
      asks: [
        {
          text: "What happened, in whatever order it comes?",
          after: {
            any: ["Thank you for telling it.", "I’ll take it just as you tell it."],
            unsure: ["It can be told another way round, or later."],
            heavy: ["I’m sorry. You don’t have to add anything to that."],
          },
        },
        {
          text: "If it were a short report in the local paper, what would it say?",
          after: {
            any: [
              "A report leaves a lot out, and we can come to that.",
              "It’s useful to see it in a few lines.",
            ],
            unsure: ["Some things would never make the paper, and still they stay."],
            heavy: ["And behind those lines there was you."],
          },
        },
        {
          text: "When you think of {about}, where does it begin for you?",
          after: {
            any: ["Others might begin it somewhere else.", "I’ll start from there as well."],
            unsure: ["Hard to say where it starts, sometimes."],
            heavy: ["We can stay at the beginning for a while."],
          },
        },
      ],
      easier: [
        {
          text: "What sort of thing was it?",
          after: {
            any: ["It’s enough to go on with.", "The details can stay out of it."],
            unsure: ["It doesn’t have to fit any of these."],
          },
          options: [
            {
              text: "Something somebody said",
              after: ["Words can stay with you for a long time."],
            },
            { text: "Something I saw", after: ["Some things can’t be unseen."] },
            { text: "Something I did", after: ["Your own part is often the hardest to put down."] },
            { text: "Something that happened to me", after: ["You didn’t choose it."] },
          ],
        },
      ],
      deeper: [
        {
          text: "Which part have you left out so far because it seemed too small?",
          after: {
            any: ["Small parts are often the ones that stick.", "Nothing is too small for here."],
            unsure: ["Perhaps it will come to you later."],
            no: ["I have the whole of it, then."],
            heavy: ["It wasn’t small at all."],
          },
        },
      ],
      kept: "What happened: {answer}.",
    },
    {
      id: "returns",
      role: "effect",
      label: "What comes back",
      asks: [
        {
          text: "Which moment of it keeps coming back?",
          after: {
            any: ["It’s odd which moments stay.", "I ask because it’s rarely the whole thing."],
            unsure: ["Perhaps it is more a mood than a moment."],
            heavy: ["A hard moment to keep going back to."],
          },
        },
        {
          text: "What sets it off when it comes?",
          after: {
            any: ["It helps to know what brings it on.", "Often it’s something quite ordinary."],
            unsure: ["It seems to come out of nowhere."],
            heavy: ["And you can’t very well avoid it."],
          },
        },
        {
          text: "You said {words:what}. What are you usually doing when it comes back?",
          after: {
            any: ["It doesn’t ask whether it’s a good time.", "Now I can see how it goes."],
            unsure: ["Looking back, it’s hard to say."],
            heavy: ["It breaks in on you, wherever you are."],
          },
        },
      ],
      easier: [
        {
          text: "How does it come back, mostly?",
          after: {
            any: ["It takes different people differently.", "All of these are quite common."],
            unsure: ["Maybe it’s different each time."],
          },
          options: [
            { text: "As a picture", after: ["The same picture, again and again."] },
            { text: "As words", after: ["And you can still hear how they were said."] },
            { text: "In my body", after: ["The body remembers too."] },
            { text: "As a question", after: ["It’s hard when there’s no answer."] },
          ],
        },
      ],
      kept: "What keeps coming back: {answer}.",
    },
    {
      id: "inside",
      role: "feeling",
      label: "What it was like inside",
      asks: [
        {
          text: "What did you feel at the time that there was no room for?",
          after: {
            any: ["There is room for it now.", "At the time you mostly do what has to be done."],
            unsure: ["You may have been too busy getting through it."],
            no: ["And still it stays."],
            heavy: ["So much, and no room for it then."],
          },
        },
        {
          text: "When it comes back, what comes along: anger, shame, fright, something else?",
          after: {
            any: ["You don’t have to justify any of it.", "From day to day that can change."],
            both: ["More than one at once, and they pull different ways."],
            unsure: ["One word may not be enough for it."],
            no: ["So it just comes by itself."],
            heavy: ["So much on top of the thing itself."],
          },
        },
        {
          text: "When you think of {person} now, what goes through you?",
          after: {
            any: ["You don’t have to be fair to anybody here.", "Good to say it somewhere."],
            both: ["You can feel two things at the same time."],
            unsure: ["An hour from now it might be different."],
            heavy: ["It isn’t settled, and it doesn’t have to be."],
            good: ["Good that there is that, too."],
          },
        },
      ],
      easier: [
        {
          text: "Which is strongest now?",
          after: {
            any: ["Strongest today, at any rate.", "The others may be there as well."],
            unsure: ["It needn’t be just one of them."],
          },
          options: [
            { text: "Anger", after: ["Something was not right, and anger says so."] },
            { text: "Fright", after: ["A fright like that can last a long time."] },
            { text: "Shame", after: ["Shame is hard to say, and you’ve said it."] },
            { text: "Disbelief", after: ["It’s hard to believe it really happened."] },
          ],
        },
      ],
      kept: "What came along with it: {answer}.",
    },
    {
      id: "since",
      role: "belief",
      label: "What you tell yourself",
      asks: [
        {
          text: "What have you been telling yourself about it since?",
          after: {
            any: [
              "Say a thing often enough and it starts to sound true.",
              "I’ve written that down for you.",
            ],
            unsure: ["Not all of it is in words."],
            heavy: ["Hard to hear that over and over."],
            good: ["A fair thing to say to yourself."],
          },
        },
        {
          text: "What has it made you believe that you did not believe before?",
          after: {
            any: ["I ask because one event can change a lot.", "Worth a second look some time."],
            unsure: ["You may only notice that later."],
            no: ["So it hasn’t changed what you believe."],
            heavy: ["It took something from you there."],
          },
        },
        {
          text: "You said {words:returns}. What does it claim to prove each time?",
          after: {
            any: ["It’s a lot for one moment to prove.", "We can look at whether it does."],
            unsure: ["Maybe it doesn’t prove anything."],
            no: ["So it’s just the moment itself."],
            heavy: ["A heavy thing to take from one moment."],
          },
        },
      ],
      easier: [
        {
          text: "Which sentence is nearest to yours?",
          after: {
            any: [
              "A lot of people say something like that to themselves.",
              "It’s a thought, and thoughts can be looked at.",
            ],
            unsure: ["Yours may not be among these."],
          },
          options: [
            { text: "I should have known", after: ["It always looks clearer afterwards."] },
            {
              text: "It wasn’t fair",
              after: ["That can be quite true, and still go round and round."],
            },
            { text: "It could happen again", after: ["So you stay on your guard."] },
            { text: "I should be over it", after: ["There’s no date for being over it."] },
          ],
        },
      ],
      deeper: [
        {
          text: "You have told me what you say to yourself. Whose voice does it remind you of?",
          after: {
            any: [
              "I asked because it may not be only yours.",
              "Sentences like that often come from somewhere.",
            ],
            unsure: ["By now it may just be your own."],
            no: ["So it’s your own voice."],
            heavy: ["And you still have to listen to it."],
          },
        },
      ],
      kept: "What you have been telling yourself: {answer}.",
    },
    {
      id: "touched",
      role: "meaning",
      label: "What it touched",
      asks: [
        {
          text: "Why does this stay, do you think, when other things pass?",
          after: {
            any: [
              "I ask because other things do pass.",
              "Some things land on a place that was already sore.",
            ],
            unsure: ["It isn’t always clear why."],
            heavy: ["It clearly went deep."],
          },
        },
        {
          text: "What did it take from you, or put in question?",
          after: {
            any: [
              "Other people may not see that part.",
              "I ask because that part often goes unsaid.",
            ],
            unsure: ["It can be hard to put a name to."],
            no: ["Nothing was taken, and still it lingers."],
            heavy: ["And it was no small thing."],
          },
        },
        {
          text: "What did {about} touch that matters to you?",
          after: {
            any: [
              "Sometimes you only notice what matters when it’s hurt.",
              "I’ll put that down as something that counts.",
            ],
            unsure: ["Later on that may be clearer."],
            no: ["Perhaps it stuck by chance."],
            heavy: ["No wonder it doesn’t let go."],
          },
        },
      ],
      easier: [
        {
          text: "What did it touch most?",
          after: {
            any: ["I’ll remember that as we go on.", "I can see why it would stay."],
            unsure: ["Several things at once, perhaps."],
          },
          options: [
            { text: "My trust in people", after: ["Trust takes a long time to mend."] },
            {
              text: "My trust in myself",
              after: ["It’s hard when you can’t quite trust yourself."],
            },
            { text: "Feeling safe", after: ["You only notice feeling safe when it’s gone."] },
            { text: "My pride", after: ["Pride gets hurt more easily than people admit."] },
          ],
        },
      ],
      kept: "What it touched: {answer}.",
    },
    {
      id: "outside",
      role: "other-side",
      label: "Seen from beside you",
      asks: [
        {
          text: "If somebody kind had stood beside you, how would they tell the same story?",
          after: {
            any: [
              "That version belongs on the page too.",
              "It helps to see it through kinder eyes.",
            ],
            unsure: ["It’s hard to see it any other way."],
            no: ["So it would look much the same, you think."],
            heavy: ["Somebody kind should have been there."],
            good: ["Somebody worth listening to."],
          },
        },
        {
          text: "In ten years’ time, which part of it will you still be telling?",
          after: {
            any: ["Some parts stay and some don’t.", "It may be a different story by then."],
            unsure: ["From here that is a long way off."],
            no: ["Perhaps it will be gone by then."],
            heavy: ["It may still be there, and weigh less."],
            good: ["A story worth telling."],
          },
        },
        {
          text: "How might {person} tell what happened?",
          after: {
            any: ["No two people would tell it the same way.", "You don’t have to agree with it."],
            unsure: ["Only they could say."],
            heavy: ["It isn’t easy to think about."],
          },
        },
      ],
      easier: [
        {
          text: "What would a kind witness have seen?",
          after: {
            any: [
              "It’s all right to look at it kindly for once.",
              "One way of seeing it, and worth having.",
            ],
            unsure: ["It can be hard to see from outside."],
          },
          options: [
            {
              text: "Somebody doing their best",
              after: ["And you did it with what you knew then."],
            },
            {
              text: "Somebody caught unawares",
              after: ["Nobody’s at their best when they’re caught like that."],
            },
            { text: "Somebody treated badly", after: ["It should not have been like that."] },
            { text: "Somebody who slipped up", after: ["A slip isn’t a whole person."] },
          ],
        },
      ],
      kept: "Told by a kind witness: {answer}.",
    },
    {
      id: "did",
      role: "exception",
      label: "What you can stand by",
      asks: [
        {
          text: "What did you do, then or afterwards, that you can stand by?",
          after: {
            any: ["Memory tends to leave that part out.", "I’ll put that in the story too."],
            unsure: ["It’s easy to overlook."],
            no: ["Nothing comes to mind now, and that’s all right."],
            heavy: ["Even that cost you something."],
            good: ["Something you can hold your head up about."],
          },
        },
        {
          text: "What has loosened it a little since, even for an evening?",
          after: {
            any: [
              "Worth knowing what loosens it and what doesn’t.",
              "Even one evening is worth noticing.",
            ],
            unsure: ["You may not have noticed at the time."],
            no: ["Not yet, then. It takes time."],
            good: ["So it can let go a bit."],
          },
        },
        {
          text: "You said {words:since}. When does that keep quiet?",
          after: {
            any: [
              "Hardly any thought is there every minute.",
              "Useful to know when there’s a bit of peace.",
            ],
            unsure: ["You may be busy with other things then."],
            no: ["No pause at all is very tiring."],
            good: ["I’m glad there’s some peace from it."],
          },
        },
      ],
      easier: [
        {
          text: "What has helped a little so far?",
          after: {
            any: ["Even a little is worth knowing.", "No help has to fix everything."],
            unsure: ["Some help works without being noticed."],
          },
          options: [
            { text: "Telling somebody", after: ["It helps when somebody else knows."] },
            { text: "Keeping busy", after: ["Having other things to do can be a rest."] },
            { text: "Time", after: ["Time does some of it, slowly."] },
            { text: "Nothing yet", after: ["Not yet. You are allowed to be tired of it."] },
          ],
        },
      ],
      kept: "What you can stand by, or what has helped: {answer}.",
    },
    {
      id: "step",
      role: "step",
      label: "What is left to do",
      asks: [
        {
          text: "Is there anything left to do about it, even something nobody would see?",
          after: {
            any: [
              "It doesn’t always need something done.",
              "Unfinished things are harder to put down.",
            ],
            yes: ["Good. There’s somewhere to start, then."],
            no: ["Nothing left to do. Good to have that clear."],
            unsure: ["You might know it when you see it."],
          },
        },
        {
          text: "What would let you put it down for a while?",
          after: {
            any: [
              "Just for a while would be enough.",
              "You wouldn’t have to put it down for good.",
            ],
            unsure: ["For now it may be stuck fast."],
            no: ["Then perhaps it’s too early for that."],
            heavy: ["You have carried it quite far enough for today."],
          },
        },
        {
          text: "What would be a fitting last word on {about}, said or done by you?",
          after: {
            any: ["It’s good if the last word is yours.", "Last words can be very short."],
            unsure: ["These things take their time."],
            no: ["It may not need one."],
            good: ["I think it would be a good ending."],
          },
        },
      ],
      easier: [
        {
          text: "Which of these would suit it best?",
          after: {
            any: ["You can take it at your own pace.", "Any of them may be tried and dropped."],
            unsure: ["It can wait until something seems right."],
          },
          options: [
            {
              text: "Write it down once",
              after: ["On paper, it doesn’t have to be kept in your head."],
            },
            { text: "Tell one person", after: ["One person, and only as much as you want."] },
            { text: "Put something right", after: ["So there’s something you can still do."] },
            { text: "Let it rest", after: ["Not everything has to be solved."] },
          ],
        },
      ],
      kept: "What is left to do: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "First, tell it once from beginning to end, to somebody you trust or on paper. Then see whether anything is left to put right or to say; if so, do that one thing, and if not, you may treat it as something that comes back rather than something you have to solve.",
      "I would not fight it when it comes. Say to yourself what it is, look at five things around you, and go on with what you were doing. If it still breaks in often after some weeks, talk to a doctor.",
    ],
    "what-helps": [
      "Three things help many people: telling it to one person who does not interrupt, writing it down once with the end included, and turning to the room around you when it comes back. If it keeps breaking in after a month, or takes your sleep, a doctor or a therapist can help with exactly that.",
    ],
    "is-it-normal": [
      "Yes. After something upsetting it is common to see it again, go over it, sleep badly or be jumpy for some weeks. Small things can do it as well as large ones, and if it does not fade it is worth getting help.",
    ],
    "is-it-wrong-of-me": [
      "No. It isn’t wrong that it stays with you, and it isn’t making a fuss. Whether anything you did was wrong is a separate question, and that one can be looked at calmly and perhaps put right.",
    ],
    "how-do-i-begin": [
      "With the edges: where you were, what time it was, who was there. You can stop at any point, and the middle can wait for another day.",
    ],
    "will-it-get-better": [
      "For most people, yes. Such things come back less often and less sharply in the course of weeks or months, sooner if they have been told to somebody. If it is not fading at all, that is a good reason to ask a doctor.",
    ],
    "what-do-you-think": [
      "I think that it touched something that matters to you, or it would have gone the way of other days. I would look at the sentence you have been telling yourself since, because that often lasts longer than the thing itself.",
    ],
    "why-am-i-like-this": [
      "Because a mind keeps going back to what it could not finish or make sense of at the time. That is how minds are made, and it says little about how strong you are.",
    ],
  },
  ending: {
    titles: [
      "What stays of {about}",
      "Something that would not let go",
      "Told from the beginning",
      "What happened, and since",
    ],
    cameWith: [
      "You came because {about} would not let you go.",
      "You came with something that happened and has stayed.",
    ],
    gentle: [
      "Write it down once, with the end included, and put the page away.",
      "When it comes back, name five things you can see, and go on with what you were doing.",
      "Tell one person one part of it.",
    ],
    closings: [
      "It has been told, as far as you wanted. You can leave it here for now.",
      "Thank you for trusting me with it.",
      "If it comes back tonight, it comes back to somebody who has looked at it.",
    ],
  },
  exercise: "grounding",
};
