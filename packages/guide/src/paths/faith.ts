import type { Path } from "../path.ts";

export const faith: Path = {
  id: "faith",
  name: "Faith and doubt",
  way: "Talk about faith",
  invite: "look at what you believe, and at what you cannot",
  opens: {
    any: [
      "I’ve no creed to sell you, so speak freely.",
      "Belief and doubt can both be said here.",
      "You’re not the first to stand there.",
      "It goes deep, that. We can take it slowly.",
    ],
    heavy: [
      "When that ground moves, a lot moves with it.",
      "Nothing has to be believed or given up today.",
      "That can be a very lonely thing.",
    ],
  },
  steps: [
    {
      id: "now",
      role: "why-now",
      label: "What brought it up",
      asks: [
        {
          text: "What has brought it up just now?",
          after: {
            any: [
              "Thanks. I wanted to know that before anything else.",
              "Good to know where it starts.",
            ],
            unsure: ["Perhaps it’s been there a good while."],
            heavy: ["After that, old answers may not hold."],
          },
        },
        {
          text: "Has it come slowly, or was there a day?",
          after: {
            any: ["It helps to know how it came.", "Both kinds happen, the slow and the sudden."],
            unsure: ["Often you only notice once it’s there."],
            heavy: ["A day like that stays."],
          },
        },
        {
          text: "When you think of {about}, which question comes first?",
          after: {
            any: [
              "It doesn’t need an answer straight away.",
              "Let’s leave that one standing for a moment.",
            ],
            unsure: ["It may be more of a feeling than a question."],
            heavy: ["Not an easy question to live with."],
          },
        },
      ],
      easier: [
        {
          text: "What comes nearest to where you are?",
          after: {
            any: [
              "There’s no wrong place to stand in this.",
              "Good, I know roughly where you are.",
            ],
          },
          options: [
            { text: "Losing it", after: ["Losing it can feel like losing a home."] },
            { text: "Finding it", after: ["Finding it can be as unsettling as losing it."] },
            { text: "Angry with it", after: ["You’re still talking to it, in a way."] },
            { text: "Somewhere in between", after: ["A lot of honest people are in between."] },
          ],
        },
      ],
      deeper: [
        {
          text: "You have told me what brought it up. What have you done with the question so far?",
          after: {
            any: ["There’s no right way to handle it.", "It seems to have waited for you."],
            unsure: ["Perhaps nothing much, and that’s all right."],
            no: ["You left it alone, and here it is again."],
            heavy: ["You’ve been struggling with it, then."],
          },
        },
      ],
      kept: "What brought the question up: {answer}.",
    },
    {
      id: "grew",
      role: "matter",
      label: "What you grew up with",
      asks: [
        {
          text: "What did you grow up with, in faith or without it?",
          after: {
            any: [
              "So this is where you set out from.",
              "Whatever you’ve made of it since, it’s a beginning.",
            ],
            unsure: ["Perhaps it was in the air, and not in words."],
            heavy: ["Not a gentle beginning."],
            good: ["I’m glad you had that."],
          },
        },
        {
          text: "What do you remember of it from when you were small: a sound, a smell, a sentence?",
          after: {
            any: ["It’s strange what stays.", "You don’t have to make anything of it."],
            unsure: ["Something may come back later."],
            no: ["Not much from early on, so the rest came later."],
            heavy: ["Some early memories stay heavy."],
            good: ["A good thing to have kept."],
          },
        },
        {
          text: "What would {person} say they believe, if asked straight out?",
          after: {
            any: [
              "People don’t often say it straight out.",
              "Even people you know well can be a mystery there.",
            ],
            unsure: ["Many people never say."],
            heavy: ["It matters to you, what they believe."],
          },
        },
      ],
      easier: [
        {
          text: "What was it mostly like at home?",
          after: {
            any: ["It’s a start, not a verdict.", "Thanks, that helps me understand the rest."],
          },
          options: [
            { text: "A lot of faith", after: ["A lot of faith leaves a lot to sort out."] },
            { text: "A little, on holidays", after: ["A little can go in quite deep."] },
            { text: "None", after: ["So nobody handed it to you."] },
            {
              text: "Mixed, or argued about",
              after: ["You knew early that people disagree about it."],
            },
          ],
        },
      ],
      deeper: [
        {
          text: "You have told me where it comes from. What of that did you later choose for yourself?",
          after: {
            any: ["Chosen and given don’t feel the same.", "Not many people sort that out."],
            unsure: ["It’s hard to draw that line."],
            no: ["All given so far, nothing chosen."],
          },
        },
      ],
      kept: "What you grew up with: {answer}.",
    },
    {
      id: "hold",
      role: "meaning",
      label: "What you trust",
      asks: [
        {
          text: "What in it do you trust, even on a bad day?",
          after: {
            any: ["It doesn’t have to be a whole creed.", "On a bad day you find out."],
            unsure: ["You may trust more than you notice."],
            no: ["Nothing that holds on a bad day. You can say that here."],
            good: ["I’m glad something holds."],
          },
        },
        {
          text: "If you could keep only one thing of it, what would you keep?",
          after: {
            any: ["Good to know what you’d save.", "One thing is enough to begin with."],
            unsure: ["Perhaps it’s easier to say what you’d leave."],
            no: ["Nothing you’d keep, as it looks today."],
            heavy: ["It’s hard to have to pick it apart."],
          },
        },
        {
          text: "You mentioned {words:grew}. What of that still moves you, whatever you believe about it?",
          after: {
            any: [
              "Being moved doesn’t mean you have to believe it.",
              "It’s part of you, either way.",
            ],
            unsure: ["Perhaps it only happens when you’re not looking."],
            no: ["It doesn’t reach you. You’re free to say so."],
            heavy: ["It still works on you, and not gently."],
            good: ["Keep that, whatever happens to the rest."],
          },
        },
      ],
      easier: [
        {
          text: "Which part has been worth most to you?",
          after: {
            any: ["I’ll put that on the side of what counts.", "I’m glad that’s been said."],
          },
          options: [
            { text: "The people", after: ["For many people that comes before any teaching."] },
            { text: "Songs or rituals", after: ["The form can hold when the words don’t."] },
            { text: "Someone to pray to", after: ["It matters, having somewhere to send a word."] },
            {
              text: "Right and wrong",
              after: ["You can keep that without the rest, if you like."],
            },
          ],
        },
      ],
      deeper: [
        {
          text: "You have told me what you trust. What does it get you to do on an ordinary day?",
          after: {
            any: [
              "The ordinary days are where you’d see it.",
              "I like to know what it looks like in practice.",
            ],
            unsure: ["It may be working without your noticing."],
            no: ["Nothing you can see. It may hold all the same."],
          },
        },
      ],
      kept: "What you trust or would keep: {answer}.",
    },
    {
      id: "doubt",
      role: "belief",
      label: "Where belief stops",
      asks: [
        {
          text: "Which sentence can you no longer say, or not yet say, honestly?",
          after: {
            any: ["Better not to say it than to pretend.", "Now I know where you stop."],
            unsure: ["Perhaps it’s the tone and not the words."],
            no: ["All of it can be said, so it isn’t the words."],
            heavy: ["It’s hard to fall silent there."],
          },
        },
        {
          text: "What is the hardest part of it to believe, for you?",
          after: {
            any: [
              "Everyone who thinks about it gets stuck somewhere.",
              "I won’t try to argue you out of it.",
            ],
            unsure: ["Perhaps it’s the whole and not a part."],
            no: ["Nothing too hard to believe, so the trouble’s elsewhere."],
            heavy: ["There’s no quick answer to that."],
          },
        },
        {
          text: "You mentioned {words:hold}. What makes that wobble?",
          after: {
            any: ["It can wobble and still stand.", "So we know where it’s loose."],
            unsure: ["You may only notice when it happens."],
            no: ["Nothing shakes it. So something is firm."],
            heavy: ["A lot shakes when that does."],
          },
        },
      ],
      easier: [
        {
          text: "What troubles you most about it?",
          after: {
            any: [
              "Nobody will argue with you here.",
              "People have been troubled by it for a long time.",
            ],
          },
          options: [
            {
              text: "So much suffering",
              after: ["No honest believer has a quick answer to that."],
            },
            { text: "What its people do", after: ["You’re not the first to be put off by them."] },
            {
              text: "I feel nothing",
              after: ["A lot of believers feel nothing for long stretches."],
            },
            { text: "There is no proof", after: ["I can’t offer you one, either way."] },
          ],
        },
      ],
      deeper: [
        {
          text: "You have told me what you find hard to believe. What could you honestly say instead?",
          after: {
            any: ["It takes a while to find your own words.", "A small sentence is enough."],
            unsure: ["There may be no words for it yet."],
            no: ["Nothing instead, for now. You can leave the gap."],
          },
        },
      ],
      kept: "Where belief stops or hesitates: {answer}.",
    },
    {
      id: "price",
      role: "cost",
      label: "What hangs on it",
      asks: [
        {
          text: "What would change with the people around you if you said this aloud?",
          after: {
            any: [
              "It’s rarely only about you and what you believe.",
              "Good to have thought that through.",
            ],
            unsure: ["You can’t know until you’ve said it, and you needn’t."],
            no: ["Nothing would change, so you’re free to say it."],
            heavy: ["A high price for being honest."],
          },
        },
        {
          text: "What would you lose if you let it go, or if you let it in?",
          after: {
            any: [
              "Either way you’d have to put something down.",
              "Better to have that clear before anything’s decided.",
            ],
            unsure: ["You may only see that afterwards."],
            no: ["Not much to lose. It makes the question lighter."],
            heavy: ["A great deal hangs on it for you."],
          },
        },
        {
          text: "What would you least like {person} to ask you about this?",
          after: {
            any: ["You wouldn’t owe them an answer on the spot.", "They may never ask it."],
            unsure: ["Perhaps any question at all."],
            no: ["They could ask anything. Good to have someone like that."],
            heavy: ["Much depends on them, it seems."],
          },
        },
      ],
      easier: [
        {
          text: "What would be hardest about being open with it?",
          after: {
            any: [
              "It makes sense to be careful there.",
              "There’s no need to be open before you’re ready.",
            ],
          },
          options: [
            {
              text: "Hurting someone",
              after: ["You care about them. It’s part of why it’s hard."],
            },
            { text: "Losing my place", after: ["Belonging somewhere is worth a lot."] },
            { text: "Being argued with", after: ["You don’t owe anyone a debate."] },
            { text: "Nothing, I am open", after: ["You have one worry fewer than many people."] },
          ],
        },
      ],
      deeper: [
        {
          text: "You have told me what it costs. Who else, do you think, is quietly paying the same?",
          after: {
            any: [
              "There are usually more of them than you think.",
              "People in the same boat often don’t find each other.",
            ],
            unsure: ["You can’t tell from outside."],
            no: ["Nobody you know of. They may be hiding it too."],
          },
        },
      ],
      kept: "What hangs on it for you: {answer}.",
    },
    {
      id: "quiet",
      role: "exception",
      label: "Where you come to rest",
      asks: [
        {
          text: "Where do you go quiet inside, with or without faith?",
          after: {
            any: ["Quiet is open to everybody.", "No name needed for it."],
            unsure: ["Perhaps just a minute here and there."],
            no: ["Nowhere quiet, for now."],
            good: ["I’m glad you’ve found that."],
          },
        },
        {
          text: "When did you last feel grateful, with nobody in particular to thank?",
          after: {
            any: ["Nobody has to be there to receive it.", "It happens on both sides of belief."],
            unsure: ["It’s easy to forget a moment like that."],
            no: ["Not for a while. You can’t make it come."],
            good: ["It was good, whoever it came from."],
            heavy: ["Grateful and sore can go together."],
          },
        },
        {
          text: "You mentioned {words:doubt}. Where does that matter least?",
          after: {
            any: [
              "Even a big question can be left outside sometimes.",
              "It’s good to have somewhere to rest from it.",
            ],
            unsure: ["Somewhere quite ordinary, perhaps."],
            no: ["So it comes with you everywhere, for now."],
            heavy: ["It’s heavy to have it with you everywhere."],
          },
        },
      ],
      easier: [
        {
          text: "What brings you nearest to quiet?",
          after: {
            any: ["Whatever you call it, it counts.", "Something to lean on in the meantime."],
          },
          options: [
            { text: "Music", after: ["Nobody has to believe anything to listen."] },
            { text: "Being outdoors", after: ["There’s nobody to convince out there."] },
            { text: "A prayer, of sorts", after: ["Of sorts is quite enough."] },
            {
              text: "Looking after someone",
              after: ["Looking after someone can settle you as well."],
            },
          ],
        },
      ],
      deeper: [
        {
          text: "You have told me where you come to rest. What is there that is missing elsewhere?",
          after: {
            any: ["That may be close to what you’re looking for.", "I’d take that seriously."],
            unsure: ["Perhaps nobody has a word for it."],
            heavy: ["No wonder you miss it elsewhere."],
          },
        },
      ],
      kept: "Where you come to rest: {answer}.",
    },
    {
      id: "hearer",
      role: "support",
      label: "Who can hear it",
      asks: [
        {
          text: "Who could hear the honest version without trying to mend it?",
          after: {
            any: ["It would have to be someone unhurried.", "Good listeners for that are rare."],
            unsure: ["Perhaps someone who’s asking the same."],
            no: ["Nobody so far. You’ve said it here, though."],
            heavy: ["It’s lonely, having nobody to say it to."],
          },
        },
        {
          text: "Whose way of believing, or of not believing, do you respect?",
          after: {
            any: ["You can learn from them without agreeing.", "Good to know who you’d look to."],
            unsure: ["They may be quiet about it."],
            no: ["Nobody’s so far, so you’re on your own with it."],
            good: ["I can see why you’d respect that."],
          },
        },
        {
          text: "What would you like {person} to know about where you stand?",
          after: {
            any: [
              "It can be told in pieces, or not at all.",
              "Nobody needs to make a sermon of it.",
            ],
            unsure: ["You may have to find out yourself first."],
            no: ["They needn’t know. Some things are yours."],
            heavy: ["Hard to say, and hard not to say."],
          },
        },
      ],
      easier: [
        {
          text: "Who is it easiest to talk to about it?",
          after: { any: ["It helps when it’s easy.", "One listener is enough."] },
          options: [
            {
              text: "Someone who believes",
              after: ["A believer who listens can take a lot of questions."],
            },
            { text: "Someone who doesn’t", after: ["They’ve nothing of their own to defend."] },
            { text: "A stranger", after: ["A stranger has no picture of you to protect."] },
            { text: "Nobody yet", after: ["It stays between you and this page, for now."] },
          ],
        },
      ],
      kept: "Who might hear it: {answer}.",
    },
    {
      id: "practice",
      role: "step",
      label: "What to do with it",
      asks: [
        {
          text: "Which small practice would you like to try, keep, or rest from for a while?",
          after: {
            any: ["Trying, keeping or resting, all three are fine.", "It can be very small."],
            unsure: ["It doesn’t have to look religious."],
            no: ["No need to do anything. The question can rest too."],
          },
        },
        {
          text: "What would be an honest way to spend ten minutes with this in the coming week?",
          after: {
            any: ["Nobody has to see it.", "Ten honest minutes are plenty."],
            unsure: ["You could simply do nothing for ten minutes."],
            no: ["Not this week. Fair enough."],
          },
        },
        {
          text: "You mentioned {words:quiet}. Where could a little of that fit into the coming days?",
          after: {
            any: ["A little is enough.", "You don’t have to believe anything beforehand."],
            unsure: ["You’ll see how the days go."],
            no: ["No room for it just now. It’ll still be there."],
          },
        },
      ],
      easier: [
        {
          text: "Which would suit you best for now?",
          after: { any: ["You’re not signing anything.", "You can change your mind any day."] },
          options: [
            { text: "Reading something", after: ["Somebody else’s words can be good company."] },
            { text: "Going along once", after: ["Once is only a visit."] },
            { text: "A quiet minute", after: ["A minute is enough to find out."] },
            { text: "Leaving it be", after: ["Leaving it be is an answer too."] },
          ],
        },
      ],
      kept: "What you might do with it: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "I wouldn’t settle anything about belief while you’re upset or tired. Keep the one practice that still feels honest, put down one that doesn’t, and see after a month what you miss. And talk to one person who doesn’t need you to come out on their side.",
    ],
    "what-helps": [
      "Three things help many people: reading somebody who doubted and wrote about it, keeping a little quiet each day without asking it for results, and one conversation with a person who isn’t frightened by the question. For some that is a minister, an imam, a rabbi or a monk; for others a friend outside it all.",
    ],
    "is-it-normal": [
      "Yes. Doubt is part of most lives with faith, and longing turns up in many lives without it. Plenty of people change their minds more than once.",
    ],
    "is-it-wrong-of-me": [
      "I don’t think so. An honest question is no insult to anybody, and being unsure doesn’t cancel how you have lived. What you owe others is care in how you tell them, not a certainty you don’t have.",
    ],
    "how-do-i-begin": [
      "With one sentence you can say without crossing your fingers, however short it is. Write it down, and leave the rest open.",
      "If it’s a conversation you want to begin, start with what you still share with the other person, and only then say what has changed.",
    ],
    "will-it-get-better": [
      "The unrest usually does. Some people come back to a different faith, some live well without one, and many stay in between and make their peace with it. It tends to be sharpest near the beginning.",
    ],
    "what-do-you-think": [
      "Whether it’s true I can’t know, and I wouldn’t want to push you either way. I do think that what holds on a bad day, and what makes you kinder, should count for more than what you’re supposed to say.",
    ],
    "why-am-i-like-this": [
      "Because you take it seriously. If it meant nothing to you, it wouldn’t keep you busy like this.",
    ],
  },
  ending: {
    titles: [
      "Faith, doubt and {about}",
      "What I can honestly say",
      "Between faith and doubt",
      "A question left open",
    ],
    cameWith: [
      "You came with a question of faith, and with {about}.",
      "You came with a question about what you believe.",
    ],
    gentle: [
      "Write down one sentence about it that you can say honestly.",
      "Keep five minutes of quiet on three days, and ask nothing of them.",
      "Listen once to a piece of music that used to mean something to you.",
    ],
    closings: [
      "Nothing had to be settled here, and nothing was.",
      "The question can come with you. It needn’t lead the way.",
      "Wherever you stand next month, you’ve been honest today.",
    ],
  },
};
