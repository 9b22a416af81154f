import type { Path } from "../path.ts";

export const harsh: Path = {
  id: "harsh",
  name: "Hard on yourself",
  way: "Question the harsh voice",
  invite: "listen to the harsh voice for once, and question it",
  opens: {
    any: [
      "Somebody in there keeps very strict accounts.",
      "That is a hard tone to have in your own head.",
      "A voice like that should be questioned, and not only obeyed.",
      "Let us have a look at that voice, and what it is after.",
    ],
    heavy: [
      "Those are hard words to be alone with.",
      "I would not speak to you like that.",
      "You have been getting it from very close range.",
    ],
  },
  steps: [
    {
      id: "words",
      role: "matter",
      label: "What the voice says",
      asks: [
        {
          text: "When you are hardest on yourself, what are the exact words?",
          after: {
            any: [
              "On the page it can be looked at like anybody else’s sentence.",
              "Exact words are useful; they can be checked.",
            ],
            unsure: ["Sometimes there are no words, only a tone."],
            heavy: ["Nobody should be spoken to like that."],
          },
        },
        {
          text: "What does it say first, before you have had time to think?",
          after: {
            any: [
              "Quick sentences are usually old ones.",
              "So that is the one that gets in first.",
            ],
            unsure: ["The first thing is often over too fast to catch."],
            heavy: ["A sentence like that can spoil a whole morning."],
          },
        },
        {
          text: "When you think of {about}, what do you call yourself?",
          after: {
            any: [
              "One name is a short description of anybody.",
              "We will see whether it stands up to a closer look.",
            ],
            no: ["No name, so it may be more of a mood than a sentence."],
            unsure: ["Some names are too quick to be noticed."],
            heavy: ["I would not agree to that name."],
          },
        },
      ],
      easier: [
        {
          text: "Which is most like it?",
          after: {
            any: [
              "Every harsh voice has its favourite theme.",
              "Your own version may be sharper, or shorter.",
            ],
          },
          options: [
            { text: "Not good enough", after: ["Good enough for what, it never says."] },
            {
              text: "You should have known",
              after: ["Knowing beforehand is a lot to demand of anybody."],
            },
            { text: "Stupid", after: ["Insults are quick because they explain nothing."] },
            {
              text: "Others manage",
              after: ["Others are seen from outside, and you from inside."],
            },
          ],
        },
      ],
      deeper: [
        {
          text: "How does it say that: loud, cold, or tired?",
          after: {
            any: [
              "Tone does as much as the words.",
              "You know that tone well enough to describe it.",
            ],
            unsure: ["The tone may be so familiar that it no longer stands out."],
            heavy: ["In that tone, anything would hurt."],
          },
        },
        {
          text: "If somebody else said that to you aloud, what would you answer?",
          after: {
            any: [
              "From outside, such things can be answered.",
              "Between two people it would be called rude.",
            ],
            no: ["No answer, and it gets none from inside either."],
            unsure: ["An answer may come to you later on."],
            heavy: ["Anybody would be at a loss for an answer to that."],
          },
        },
      ],
      kept: "What the voice says: {answer}.",
    },
    {
      id: "when",
      role: "why-now",
      label: "When it speaks up",
      asks: [
        {
          text: "What had happened just before, the last time it spoke up?",
          after: {
            any: [
              "Something wakes it, even if it is very small.",
              "Now I know what set it off that time.",
            ],
            no: ["No reason given, and it came all the same."],
            unsure: ["By the time it speaks, the start is often forgotten."],
            heavy: ["In a moment like that, blame is the last thing needed."],
          },
        },
        {
          text: "What is it strictest about?",
          after: {
            any: [
              "What it picks on may be what you care about.",
              "No voice is equally strict about everything.",
            ],
            no: ["Nothing in particular, so anything will do for it."],
            unsure: ["That may only show once you look out for it."],
            heavy: ["To be picked on just there is hard."],
          },
        },
        {
          text: "In which company is it loudest?",
          after: {
            any: [
              "Company can turn such a voice up or down.",
              "Who is in the room matters, it seems, even to a voice inside.",
            ],
            no: ["No company in particular, so it travels with you."],
            unsure: ["Perhaps people make no difference to it."],
            heavy: ["Being in company with that going on takes a lot."],
          },
        },
        {
          text: "You said {words:words}. When did that last turn out to be wrong?",
          after: {
            any: [
              "A sentence that has been wrong once can be wrong again.",
              "I only wanted to see how reliable it is.",
            ],
            no: ["Never, by its own bookkeeping, and it keeps the books."],
            unsure: ["Harsh voices seldom keep a list of their mistakes."],
            good: ["Good to have that on record."],
          },
        },
      ],
      easier: [
        {
          text: "When is it at its worst?",
          after: {
            any: [
              "Most voices of that kind keep regular hours.",
              "Knowing its hours takes away a bit of the surprise.",
            ],
          },
          options: [
            {
              text: "After a mistake",
              after: ["A mistake is enough to deal with, without a lecture."],
            },
            {
              text: "Before I begin something",
              after: ["Being told off beforehand makes any start harder."],
            },
            { text: "At night", after: ["At night it has no competition."] },
            { text: "When I’m praised", after: ["Praise and that voice do not get on, then."] },
          ],
        },
      ],
      kept: "When it speaks up: {answer}.",
    },
    {
      id: "voice",
      role: "person",
      label: "Whose voice it is",
      asks: [
        {
          text: "If that voice had a face, whose would it be?",
          after: {
            any: [
              "Voices are learnt somewhere.",
              "Whoever it is, they are in your head and not in charge.",
            ],
            no: ["No face, so it may be home-made."],
            unsure: ["Over the years such a voice can lose its face."],
            heavy: ["To have that face looking on is not easy."],
          },
        },
        {
          text: "Where did you learn that you have to be so strict with yourself?",
          after: {
            any: [
              "Lessons like that are taken in without being examined.",
              "Perhaps it was some use, once.",
            ],
            no: ["Nobody taught it, and you got there by yourself."],
            unsure: ["It may never have been said aloud, only shown."],
            heavy: ["What was learnt that way goes in deep."],
          },
        },
        {
          text: "How was a mistake treated where you grew up?",
          after: {
            any: [
              "Rules from that time have long legs.",
              "You have carried something of that with you, or pushed against it.",
            ],
            good: ["So the strictness must have come in from elsewhere."],
            unsure: ["Much of that is learnt without words."],
            heavy: ["A child can’t do much about that except learn it."],
          },
        },
        {
          text: "What would {person} say if they could hear how you talk to yourself?",
          after: {
            any: [
              "An outside ear might be a help to have in there.",
              "They see you from a place where you have never stood.",
            ],
            good: ["There is someone on your side, at any rate."],
            unsure: ["They may have no idea of it."],
            heavy: ["It would not be easy to have them hear it."],
          },
        },
      ],
      easier: [
        {
          text: "Where does it come from, at a guess?",
          after: {
            any: [
              "A guess is enough to go on with.",
              "Knowing where it comes from does not yet make it right.",
            ],
          },
          options: [
            { text: "From home", after: ["What was said at home goes on being said, inside."] },
            {
              text: "From school or work",
              after: ["Places that mark us leave the marking behind."],
            },
            { text: "From me alone", after: ["Then you wrote it, and can edit it."] },
            {
              text: "It was always there",
              after: ["Very old, and never once asked for its papers."],
            },
          ],
        },
      ],
      kept: "Whose voice it is: {answer}.",
    },
    {
      id: "job",
      role: "meaning",
      label: "What it is trying to do",
      asks: [
        {
          text: "What is that voice afraid would happen if it kept quiet?",
          after: {
            any: [
              "Even a harsh voice may be afraid of something.",
              "So there is a purpose in it, good or bad.",
            ],
            no: ["Nothing to prevent, and it goes on out of habit."],
            unsure: ["Nobody has put that to it before, perhaps."],
            heavy: ["With a fear like that behind it, no wonder it shouts."],
          },
        },
        {
          text: "What does it want for you, in its clumsy way?",
          after: {
            any: ["A good aim can have a bad manner.", "I wanted to give it a fair hearing, too."],
            no: ["Nothing good, by your account, so it has no claim on you."],
            unsure: ["Its manners make its meaning hard to hear."],
            heavy: ["That is a painful way of being looked after."],
          },
        },
        {
          text: "What has it ever helped you with?",
          after: {
            any: [
              "Credit where it is due, and no more.",
              "What you have done in spite of it is another list.",
            ],
            no: ["Nothing to its credit, then, for all that noise."],
            unsure: ["With it and in spite of it look much alike from inside."],
            good: ["So it has had its uses, like many strict things."],
          },
        },
        {
          text: "You told me {words:voice}. What was all that strictness meant to be good for?",
          after: {
            any: [
              "Much strictness comes from somebody being afraid.",
              "It may help to have understood that much.",
            ],
            no: ["No use in it that you can see, then."],
            unsure: ["Perhaps nobody asked that at the time."],
            heavy: ["Understanding it does not make it hurt less."],
          },
        },
      ],
      easier: [
        {
          text: "What is it mostly there for?",
          after: {
            any: ["It must believe it is doing some job.", "Jobs can be done in other ways."],
          },
          options: [
            {
              text: "To make me better",
              after: ["Some learn from scolding; most only learn to hide."],
            },
            { text: "To protect me", after: ["Protection that hurts all day is dear."] },
            {
              text: "To punish me",
              after: ["Every punishment should have an end, and this one has none."],
            },
            { text: "No idea", after: ["Perhaps it only runs because nobody switched it off."] },
          ],
        },
      ],
      kept: "What it may be trying to do: {answer}.",
    },
    {
      id: "cost",
      role: "cost",
      label: "What it costs you",
      asks: [
        {
          text: "What have you not tried because of that voice?",
          after: {
            any: ["What was never tried leaves no trace, except here.", "It belongs on the bill."],
            no: ["You tried regardless, and carried the voice along."],
            unsure: ["What we never try is hard to count."],
            heavy: ["I’m sorry it took that from you."],
          },
        },
        {
          text: "How long does it go on after something has gone wrong?",
          after: {
            any: [
              "The mistake has an end, and the scolding is something else.",
              "Good to have a rough length for it.",
            ],
            unsure: ["Nobody stands beside it with a watch."],
            heavy: ["So much time, for one thing gone wrong."],
          },
        },
        {
          text: "What happens to a compliment when it reaches you?",
          after: {
            any: [
              "Compliments have to get past that voice first.",
              "Interesting, what gets let in and what does not.",
            ],
            good: ["So some of it does get through."],
            unsure: ["Perhaps they are gone before they land."],
            heavy: ["To have even that turned against you is hard."],
          },
        },
        {
          text: "With {about}, what would you do differently if nobody inside were scolding?",
          after: {
            any: [
              "Without the scolding there might be more room to think.",
              "That shows what the scolding decides, and what it does not.",
            ],
            no: ["You would do just the same, so the scolding adds nothing."],
            unsure: ["Hard to picture, if it was never otherwise."],
          },
        },
      ],
      easier: [
        {
          text: "What does it take from you most?",
          after: {
            any: [
              "It has never been asked to pay for that.",
              "Named like that, the price can be seen.",
            ],
          },
          options: [
            { text: "Courage", after: ["Courage goes when every slip is written down."] },
            { text: "Sleep", after: ["Nights are too short for that kind of meeting."] },
            { text: "Joy in what I do", after: ["Nothing is much fun with somebody marking it."] },
            {
              text: "Closeness to people",
              after: ["Closeness is hard while you expect to be marked."],
            },
          ],
        },
      ],
      kept: "What it costs you: {answer}.",
    },
    {
      id: "quiet",
      role: "exception",
      label: "When it is quiet",
      asks: [
        {
          text: "When is it quiet?",
          after: {
            any: [
              "Quiet times count, even the short ones.",
              "Something must be different then, in you or around you.",
            ],
            no: ["Not quiet anywhere, and you still get through your days."],
            unsure: ["Nobody notices a voice when it is silent."],
            good: ["I’m glad there is such a place."],
          },
        },
        {
          text: "What did you do lately that even that voice can find no fault with?",
          after: {
            any: [
              "It can go down in ink, small as it may be.",
              "The voice can stay out of this one.",
            ],
            no: ["Its standards may be the trouble there, and not you."],
            unsure: ["Such things get passed over very quickly."],
            good: ["That stands, whatever it mutters."],
          },
        },
        {
          text: "Who speaks to you in a way that does you good?",
          after: {
            any: [
              "A tone like that can be remembered when it is needed.",
              "It would be a loss if only one voice were heard.",
            ],
            no: ["Nobody at present, and that makes the harsh one louder."],
            unsure: ["Kind voices are often the quieter ones."],
            good: ["So you do have an ear for that tone."],
          },
        },
        {
          text: "What would {person} say you do well, without having to think about it?",
          after: {
            any: [
              "Somebody else’s list is usually longer than our own.",
              "You may not believe it, and they might still be right.",
            ],
            no: ["They may never have thought of saying it."],
            unsure: ["Praise often goes unsaid."],
            good: ["Good to have a witness."],
          },
        },
      ],
      easier: [
        {
          text: "Where does it let you be?",
          after: {
            any: ["Worth knowing where it has no say, if anywhere.", "We can come back to that."],
          },
          options: [
            { text: "With children or animals", after: ["They do not mark anybody."] },
            {
              text: "Doing something I love",
              after: ["Love of a thing leaves no room for marking."],
            },
            {
              text: "With one certain person",
              after: ["In that company it seems to lose its job."],
            },
            { text: "Nowhere", after: ["Without a break from it, anybody would be tired."] },
          ],
        },
      ],
      kept: "When it is quiet, or has nothing to say: {answer}.",
    },
    {
      id: "fair",
      role: "other-side",
      label: "A fairer way to say it",
      asks: [
        {
          text: "What would you say to a friend who had done exactly the same?",
          after: {
            any: [
              "You have those words, so they are not out of reach.",
              "One rule for friends and another for you, perhaps.",
            ],
            unsure: ["With a friend the right words come by themselves, mostly."],
            good: ["That would do a friend good."],
            heavy: ["You would not leave a friend alone with it."],
          },
        },
        {
          text: "Which part of what it says is true, and not only cruel?",
          after: {
            any: [
              "Keeping the true part and dropping the cruel part is allowed.",
              "I wanted to take those two apart.",
            ],
            no: ["Nothing true in it, and yet it is loud."],
            unsure: ["They come in one breath, and are hard to take apart."],
            heavy: ["Even the true part could be said kindly."],
          },
        },
        {
          text: "You said {words:words}. How would a good teacher have put the same thing?",
          after: {
            any: [
              "Good teachers want the next try to go better.",
              "The matter could be the same, and the tone another.",
            ],
            no: ["A good teacher might not have said it at all."],
            unsure: ["Not everybody has had a teacher like that."],
            heavy: ["You deserved to hear it that way the first time."],
          },
        },
      ],
      easier: [
        {
          text: "What would a fair voice say instead?",
          after: {
            any: [
              "Fair is all that is asked; it need not be sweet.",
              "A new voice sounds stiff for a while.",
            ],
          },
          options: [
            { text: "It was a mistake", after: ["Just that, with no name attached to it."] },
            {
              text: "I did what I could",
              after: ["What you could, on that day, with what you had."],
            },
            { text: "I can learn that", after: ["A sentence with a future in it."] },
            { text: "It is enough", after: ["Three words the other voice has never used."] },
          ],
        },
      ],
      kept: "Said more fairly: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "Don’t fight it, and don’t obey it either: write down what it says, word for word, and then write what you would say to a friend in the same place. Do that for a week, and the second voice gets quicker.",
      "I would ask of each harsh sentence whether it helps with the next step. If it does, keep the useful part; if it only hurts, let it talk and go on with what you were doing.",
    ],
    "what-helps": [
      "Three things help many people: naming it when it starts (“there is the voice again”); asking what exactly should be done better, since an insult never says; and talking to yourself by your own name, as you would to a friend.",
      "It helps to give it limits: five minutes to look at what went wrong, one thing to do differently, and then it is closed. A note of three things that went all right each day trains the other ear.",
    ],
    "is-it-normal": [
      "Yes. Very many people talk to themselves in a way they would never talk to anybody else, and hardly anyone mentions it.",
    ],
    "is-it-wrong-of-me": [
      "No. Being kinder to yourself isn’t letting yourself off; people who are fair to themselves after a mistake are usually the ones who mend it.",
    ],
    "how-do-i-begin": [
      "With the next harsh sentence: stop at it once today, write it down, and put beside it what a fair person would have said.",
    ],
    "will-it-get-better": [
      "Yes, slowly. The voice seldom goes away altogether, but it gets quieter once it is answered, and you get quicker at noticing it.",
    ],
    "what-do-you-think": [
      "I think the voice is stricter than it is accurate. I would keep its care for doing things well, and dismiss its way of saying so.",
    ],
    "why-am-i-like-this": [
      "Mostly because it was learnt, early or in a hard place, and because it once seemed to keep you safe from other people’s blame. What was learnt can be unlearnt, a bit at a time.",
    ],
  },
  ending: {
    titles: [
      "A harsh voice, questioned",
      "Hard on yourself about {about}",
      "Looking for a fairer tone",
    ],
    cameWith: [
      "You came being hard on yourself about {about}.",
      "You came with a harsh voice in your own head.",
    ],
    gentle: [
      "Write down one harsh sentence as it comes, and next to it what you would say to a friend.",
      "Once a day, call yourself by your name and say one fair thing.",
      "Note three things each evening that went all right, however small.",
    ],
    closings: [
      "The voice may come back. You know a little more about it now.",
      "You would be patient with anybody else. You may be patient with yourself.",
      "Let the fair sentence be the last one today.",
    ],
  },
  exercise: "self-compassion",
};
