import type { Path } from "../path.ts";

export const body: Path = {
  id: "body",
  name: "The body",
  way: "Talk about the body",
  invite: "look at what your body asks of you, and what would make it easier",
  opens: {
    any: [
      "The body has a say in everything, and yours is making itself heard.",
      "I’m no doctor, but there is a side to this that no doctor asks about.",
      "Let’s talk about it as the person who lives in that body knows it.",
      "Bodies don’t ask whether it suits.",
    ],
    heavy: [
      "I’m sorry. Nobody can step out of their body for an afternoon.",
      "You are bearing a good deal there.",
      "No need to be brave about it here.",
    ],
  },
  steps: [
    {
      id: "shows",
      role: "matter",
      label: "How it shows",
      asks: [
        {
          text: "How does it show on an ordinary day?",
          after: {
            any: [
              "That makes it easier to picture from where I am.",
              "An ordinary day tells more than the name of a thing.",
            ],
            unsure: ["From inside, it can be hard to say where it starts."],
            heavy: ["A day like that is long."],
          },
        },
        {
          text: "What did it do to today?",
          after: {
            any: ["Thanks, that tells me where you are today.", "I’ll take today as it was, then."],
            no: ["It left you alone today, more or less."],
            good: ["A better day than some, then."],
            unsure: ["A day can be hard to judge while you’re still in it."],
            heavy: ["So that was today, on top of everything else."],
          },
        },
        {
          text: "When you think of {about}, which moment of the last week comes up first?",
          after: {
            any: ["One moment often stands for the whole week.", "I’m glad you told me that one."],
            unsure: ["Weeks like these run together."],
            heavy: ["No wonder that one stayed."],
          },
        },
      ],
      easier: [
        {
          text: "Which is nearest to it?",
          after: {
            any: ["A rough word is good enough to start from."],
            unsure: ["It doesn’t need a name to be real."],
          },
          options: [
            { text: "Pain", after: ["Pain is hard to share; nobody else can feel it."] },
            { text: "Tiredness", after: ["The kind that rest does not always mend, perhaps."] },
            {
              text: "Something I can’t do now",
              after: ["A loss, then, even if nobody calls it one."],
            },
            { text: "How I look", after: ["It comes along to every mirror and every door."] },
          ],
        },
      ],
      deeper: [
        {
          text: "You’ve described some of it. What would surprise somebody who lived in your body for a day?",
          after: {
            any: [
              "It’s good to hear it from the one who lives there.",
              "I would not have known that.",
            ],
            unsure: ["What you live in every day stops being surprising."],
            heavy: ["They would hand it back by evening, I think."],
          },
        },
      ],
      kept: "How it shows: {answer}.",
    },
    {
      id: "now",
      role: "why-now",
      label: "What brings it up",
      asks: [
        {
          text: "What made you bring it up today rather than last week?",
          after: {
            any: [
              "Good that it has found a place to be said.",
              "Often it takes one thing to tip it.",
            ],
            unsure: ["Sometimes it’s only that the day had a gap in it."],
            heavy: ["I’m glad you did not keep it to yourself today."],
          },
        },
        {
          text: "When did it first become something you had to think about?",
          after: {
            any: [
              "Thanks, that helps me place it in time.",
              "It’s good to know how far back it goes.",
            ],
            unsure: ["It can creep in so slowly that there is no first day."],
            heavy: ["You remember it all too well, perhaps."],
          },
        },
        {
          text: "What was it about {about} that made you write today?",
          after: {
            any: [
              "I’m glad you wrote, whatever made you.",
              "So that much is out of your head and on the page.",
            ],
            unsure: ["People write when they write; it needs no better reason."],
            heavy: ["No wonder you wanted to put it somewhere."],
          },
        },
      ],
      easier: [
        {
          text: "Is it new, or an old acquaintance?",
          after: {
            any: ["New and old want different things from a person."],
            unsure: ["A bit of each, perhaps."],
          },
          options: [
            { text: "Quite new", after: ["Nobody is practised at something new."] },
            {
              text: "It keeps coming back",
              after: ["You know the way it goes, and it still arrives uninvited."],
            },
            {
              text: "There for years",
              after: ["Years of it make an expert, though nobody applies for the post."],
            },
          ],
        },
      ],
      kept: "What brings it up now: {answer}.",
    },
    {
      id: "takes",
      role: "cost",
      label: "What it takes",
      asks: [
        {
          text: "What have you quietly stopped doing because of it?",
          after: {
            any: [
              "It belongs to the cost, and few people see that part.",
              "I can see a bit better what it has changed.",
            ],
            no: ["You’ve kept hold of things, then."],
            unsure: ["It’s easy to forget what was given up a little at a time."],
            heavy: ["You’re allowed to miss that."],
          },
        },
        {
          text: "What takes planning for you that other people never have to think about?",
          after: {
            any: [
              "Nobody pays for work of that kind.",
              "Most people never have to give it a thought.",
            ],
            no: ["You are spared that part, then."],
            unsure: ["After a while the planning goes by itself."],
            heavy: ["All that, before the day has properly begun."],
          },
        },
        {
          text: "You said {words:shows}. What would you be doing right now if that were not there?",
          after: {
            any: [
              "Good to know what it gets in the way of.",
              "That puts a picture to what it costs.",
            ],
            no: ["Right now it is not what stops you, then."],
            unsure: ["It’s been a while since that was a question, perhaps."],
            heavy: ["I can tell how much you miss it."],
          },
        },
      ],
      easier: [
        {
          text: "Where does it take most from you?",
          after: {
            any: ["Now I know where you notice it most."],
            unsure: ["A little everywhere, perhaps."],
          },
          options: [
            { text: "Work", after: ["Work rarely asks how the body is that day."] },
            {
              text: "People I love",
              after: ["It gets between you and them, and nobody wanted that."],
            },
            {
              text: "Things I enjoyed",
              after: ["Pleasure tends to be given up first, and missed longest."],
            },
            {
              text: "Trust in my body",
              after: ["Trust like that is only noticed once it is gone."],
            },
          ],
        },
      ],
      kept: "What it takes from you: {answer}.",
    },
    {
      id: "under",
      role: "feeling",
      label: "What is hardest",
      asks: [
        {
          text: "What is the hardest part of it that is not physical?",
          after: {
            any: ["No scan shows that.", "That part deserves as much attention as the rest."],
            no: ["The body itself is enough, then."],
            unsure: ["The two may be so close that they won’t come apart."],
            heavy: ["No need to make that smaller than it is."],
          },
        },
        {
          text: "If your body could hear you, what would you like to say to it?",
          after: {
            any: ["You two go back a long way.", "I hope it was listening."],
            unsure: ["You need not be on speaking terms today."],
            heavy: ["That needed saying, whoever was listening."],
            good: ["Some friendship is left between you, then."],
          },
        },
        {
          text: "You told me {words:takes}. What else does it touch that you seldom mention?",
          after: {
            any: ["Seldom mentioned is not the same as small.", "I’ll keep that with the rest."],
            no: ["You’ve said the main thing already, then."],
            unsure: ["What is seldom mentioned is hard to find on demand."],
            heavy: ["It has been kept very quiet for its size."],
          },
        },
      ],
      easier: [
        {
          text: "What is nearest to how it feels?",
          after: {
            any: ["A word can be changed later, if a better one turns up."],
            unsure: ["Some things have no word for a long time."],
          },
          options: [
            {
              text: "I’m angry with it",
              after: ["Anger makes sense when your own body won’t cooperate."],
            },
            { text: "I’m afraid", after: ["Fear listens to every twinge."] },
            {
              text: "I’m ashamed",
              after: ["A body is no one’s fault, and still it gets hidden."],
            },
            { text: "I’m just tired of it", after: ["Fed up is a fair thing to be."] },
          ],
        },
      ],
      deeper: [
        {
          text: "You told me how it feels. Who would you least like to know that?",
          after: {
            any: [
              "We all have somebody we would rather spare, or avoid.",
              "You will have your reasons for that.",
            ],
            no: ["No hiding needed there, then."],
            unsure: ["Perhaps that changes with the day."],
            heavy: ["You decide who ever hears that."],
          },
        },
      ],
      kept: "The part no scan shows: {answer}.",
    },
    {
      id: "seen",
      role: "other-side",
      label: "What others see",
      asks: [
        {
          text: "What do the people around you not see of it?",
          after: {
            any: [
              "There’s a difference between what shows and what is.",
              "What they don’t see, they can’t allow for.",
            ],
            no: ["Nothing is hidden from them, for better or worse."],
            unsure: ["What shows is difficult to judge from within."],
            heavy: ["It’s lonely when so much of it stays unseen."],
          },
        },
        {
          text: "Which sentence about it could you happily never hear again?",
          after: {
            any: [
              "I’ll take care not to say it either.",
              "People say such things mostly for their own comfort.",
            ],
            no: ["They have been tactful, then, or quiet."],
            unsure: ["Perhaps you stopped listening in time."],
            heavy: ["Somebody should have thought before saying that."],
          },
        },
        {
          text: "What does {person} make of it, as far as you can tell?",
          after: {
            any: ["They can only see it from outside.", "It’s one more way of seeing it."],
            unsure: ["Perhaps nobody has said it aloud yet."],
            heavy: ["You might have wished for something else there."],
            good: ["It helps to have that near."],
          },
        },
      ],
      easier: [
        {
          text: "When somebody asks how you are, what do you say?",
          after: {
            any: ["The short answer has to do for most of them."],
            unsure: ["It depends on who’s asking, perhaps."],
          },
          options: [
            { text: "Fine, thanks", after: ["Fine is a polite way of closing the door."] },
            { text: "The truth, to a few", after: ["A few who get the truth are worth a lot."] },
            {
              text: "I make a joke",
              after: ["A joke spares everybody, except sometimes the one who makes it."],
            },
          ],
        },
      ],
      kept: "What others don’t see: {answer}.",
    },
    {
      id: "room",
      role: "exception",
      label: "When there is room",
      asks: [
        {
          text: "When did you last forget about it for a while?",
          after: {
            any: ["Whatever did that is worth knowing.", "Forgetting is a rest of its own kind."],
            no: ["It’s always there, then."],
            unsure: ["The moments of forgetting are the ones nobody notes."],
            good: ["Good that such a while exists."],
          },
        },
        {
          text: "What can your body still do that you would be sorry to lose?",
          after: {
            any: ["I’m pleased you mention it.", "It’s worth putting beside all the rest."],
            no: ["Today the list looks empty, and today may be like that."],
            unsure: ["It’s hard to praise what has let you down."],
            good: ["A body can still be good company, then."],
          },
        },
        {
          text: "What do you do on a bad day that makes it a little less bad?",
          after: {
            any: [
              "Bad days teach their own ways of getting through.",
              "I’d rather hear that from you than from a leaflet.",
            ],
            no: ["On those days you simply wait, then."],
            unsure: ["What comes naturally is easily overlooked."],
          },
        },
      ],
      easier: [
        {
          text: "What gives you a bit of room from it?",
          after: {
            any: ["Even a bit of room is room."],
            unsure: ["It need not be the same thing twice."],
          },
          options: [
            { text: "Company", after: ["Company can take you somewhere else for a while."] },
            { text: "Being outdoors", after: ["Being outside can take your mind off it."] },
            { text: "Something to do", after: ["Being busy leaves less room for it."] },
            { text: "Lying still", after: ["Stillness can be a way of getting through, too."] },
          ],
        },
      ],
      kept: "What gives you some room: {answer}.",
    },
    {
      id: "ask",
      role: "missing",
      label: "What you would like to ask",
      asks: [
        {
          text: "What would you ask a doctor, if the doctor had all afternoon?",
          after: {
            any: [
              "It’s written down now, and can be asked when the time comes.",
              "You could ask that, even without the afternoon.",
            ],
            no: ["You’ve had your fill of doctors, or of asking."],
            unsure: ["The right question often turns up on the way home."],
            heavy: ["You ought not to be alone with that question."],
          },
        },
        {
          text: "What do you still not know about it that you would like to know?",
          after: {
            any: [
              "Knowing what you don’t know is half of asking.",
              "I can’t answer that one, but somebody might.",
            ],
            no: ["It is not knowledge that’s missing, then."],
            unsure: ["You may not want to know too much, and that’s allowed."],
            heavy: ["Not knowing can weigh as much as knowing."],
          },
        },
        {
          text: "You said {words:under}. Who could tell you more about that, if anybody?",
          after: {
            any: [
              "Good to have a name, if there is one.",
              "Worth remembering when the next chance comes.",
            ],
            no: ["Nobody obvious so far, then."],
            unsure: ["The right person may be somebody you’d not expect."],
          },
        },
      ],
      easier: [
        {
          text: "Is there a question you have been carrying about and not asked?",
          after: {
            any: ["Questions like that can wait a long time."],
            yes: ["It could be asked one of these days."],
            no: ["All asked, then, as far as it goes."],
          },
          options: [
            {
              text: "Yes, for a doctor",
              after: ["Doctors are used to the questions people dread asking."],
            },
            {
              text: "Yes, for someone close",
              after: ["Those are often harder to ask than the doctor’s."],
            },
            { text: "No", after: ["Good, one thing fewer to carry."] },
          ],
        },
      ],
      kept: "Still to be asked: {answer}.",
    },
    {
      id: "help",
      role: "need",
      label: "What would make it easier",
      asks: [
        {
          text: "What would you like people to do, or stop doing, on a bad day?",
          after: {
            any: [
              "People can only get it right if they are told.",
              "Part of that could be told to them.",
            ],
            no: ["No complaints there, then."],
            unsure: ["On a bad day it’s hard to know it yourself."],
            heavy: ["It isn’t much to want."],
          },
        },
        {
          text: "Which small thing would make the next bad day a little easier on you?",
          after: {
            any: [
              "Small things are what bad days are got through with.",
              "Better thought of now than in the middle of it.",
            ],
            no: ["Certain days can only be waited out."],
            unsure: ["The next one may teach you that."],
          },
        },
        {
          text: "You mentioned {words:room}. How could the coming week hold a little more of that?",
          after: {
            any: [
              "It might fit into the week somewhere.",
              "More of what already works is rarely a bad plan.",
            ],
            no: ["Perhaps there is no more to be had this week."],
            unsure: ["A look at the calendar might tell."],
          },
        },
      ],
      easier: [
        {
          text: "What would help most just now?",
          after: {
            any: ["Good to know what you would need."],
            unsure: ["It will keep until you know."],
          },
          options: [
            {
              text: "Being believed",
              after: ["Nobody should have to prove what they feel in their own body."],
            },
            {
              text: "A practical hand",
              after: ["An errand or a lift can be worth more than sympathy."],
            },
            { text: "Less advice", after: ["I’ll go easy on it too."] },
            {
              text: "Rest without guilt",
              after: ["Rest with a bad conscience is only half a rest."],
            },
          ],
        },
      ],
      kept: "What would make it easier: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "Anything new, sudden or getting worse belongs in front of a doctor, sooner rather than later. For the rest I would write down for two weeks what it does and when, take that to the appointment, and tell one person near you what a bad day really looks like.",
      "I can’t advise on treatment, and a doctor or pharmacist can. What you can do from here: do things in smaller portions than you think you need, and rest before you have to rather than after.",
    ],
    "what-helps": [
      "Three things help many people: doing a little less on good days, so that bad days cost less; a short written list of questions for the doctor; and one person who gets the true answer to “How are you?”.",
      "It often helps to tell people exactly what to do on a bad day, because most of them want to help and guess wrong. And something each day that has nothing to do with the body, however short.",
    ],
    "is-it-normal": [
      "To be angry, frightened or plain tired of it: yes, very. Whether the symptom itself is normal I can’t say, and a doctor or pharmacist can; asking about something that turns out harmless is no waste of their time.",
    ],
    "is-it-wrong-of-me": [
      "No. Being fed up with it, or envious of people whose bodies just work, takes nothing away from anybody.",
    ],
    "how-do-i-begin": [
      "With one page: what it does, when, and the one question you most want answered. It helps with doctors, and it helps to get it out of your head.",
    ],
    "will-it-get-better": [
      "I don’t know, and I won’t pretend to; your doctor can say more. What does get easier for many people is living with it: they find their own measure, and the bad days frighten them less.",
    ],
    "what-do-you-think": [
      "I think what you live with is real whether or not it shows. I would trust what you notice about it, write it down, and let one more person know how it truly is.",
    ],
    "why-am-i-like-this": [
      "If you mean the body: often nobody knows for certain, and it is hardly ever because of one thing somebody did. If you mean the mood that comes with it: any person gets thin-skinned when their body takes so much attention.",
    ],
  },
  ending: {
    titles: ["Living in this body", "What the body asks", "From inside: {about}"],
    cameWith: [
      "You came with something your body is asking of you.",
      "You came to talk about {about} and how it is for you.",
    ],
    gentle: [
      "Write down the one question you would ask a doctor who had all afternoon.",
      "Do one thing today in half the portion you had planned.",
      "Tell one person the true answer when they ask how you are.",
    ],
    closings: [
      "Go gently with yourself for the rest of the day.",
      "You know this body better than anybody, and that is worth something.",
      "I hope it leaves you a bit of room tonight.",
    ],
  },
  exercise: "self-compassion",
};
