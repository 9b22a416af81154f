/** Lines for what is asked for in so many words. */
export const requestLines = {
  /** {list} is what was told, in the person's own clauses. */
  recap: ["You told me {list}.", "So far you have told me {list}."],
  recapFirst: ["You began with “{first}”.", "The first thing you wrote was “{first}”."],
  recapAbout: ["You wrote “{about}”.", "What you wrote was “{about}”."],
  recapNone: [
    "You have not told me much yet, so there is little to remind you of.",
    "There is not much to look back on yet.",
  ],
  recapAsk: ["Where would you like to go on?", "Which part of it is on your mind now?"],
  sidesNone: [
    "I can’t decide that for you, and I can help you look at it.",
    "That one is yours to decide, and we can look at both sides.",
  ],
  /** Before something that can be said about it all the same. */
  yours: [
    "That one is yours to decide.",
    "I can’t decide it for you, but I can say how it looks to me.",
  ],
  /** For somebody who wants more than that. */
  /** {said} is a clause of theirs, turned round. */
  stoodOut: [
    "I only know what you have told me. What stood out to me is that {said}.",
    "Honestly, what stayed with me is that {said}.",
  ],
  saidStraight: [
    "From what you have told me, I would choose what you would be less sorry about in a year.",
  ],
  tellStraight: [
    "From what you have told me, I would tell the one who is easiest to tell, soon, and in a single sentence.",
  ],
  prosCons: [
    "Let’s make the two lists here, one line each. What is the first thing that speaks for it, and the first that speaks against it?",
  ],
  /** {x} is what the person might do: "tell her". */
  weighAsk: [
    "What might happen if you {x}, and what if you don’t?",
    "If you {x}, what is the best that could come of it, and what is the worst?",
  ],
  weighAskBare: [
    "What do you hope for if you do it, and what do you fear?",
    "Think of yourself in a month: would you rather have done it or not?",
    "Which way did you lean, before you began to weigh it up?",
  ],
  either: [
    "I can’t choose for you. Which of the two would you be sorrier to have missed?",
    "That one is yours. Which of the two could you live with, if it turned out wrong?",
  ],
  writingOrSpeaking: [
    "Both can work. In writing you can choose your words, and nobody interrupts. Face to face you see how it lands, and it is harder to misread. Many people write a line first and then talk.",
  ],
  wouldYou: [
    "I’m an AI, so I can only go by what you have told me.",
    "I can only say how it looks from outside.",
  ],
  /** Where nothing certain can be said about the matter. */
  wouldYouNo: [
    "I have no life of my own to do it in, so I would only be guessing.",
    "Honestly, I can’t say: I have no life that it would happen in.",
  ],
  wouldYouSides: [
    "If you knew both would turn out all right, which would it be: {a}, or {b}?",
    "In a year’s time, which would you be sorrier to have let go: {a}, or {b}?",
  ],
  wouldYouDeeds: [
    "If you knew both would turn out all right, would you rather {a}, or {b}?",
    "If nobody else had to know, would you rather {a}, or {b}?",
  ],
  wouldYouEither: [
    "If you knew that either way would turn out all right, which would you take?",
    "Which of the two would be harder to undo?",
  ],
  wouldYouAsk: [
    "What have you thought of doing so far, even if you dropped it again?",
    "If a friend told you all this, what would you say to them?",
    "Which way do you lean yourself?",
  ],
  wouldTell: [
    "From outside I lean towards telling, at a calm moment and in few words. You know the two of you, and I don’t.",
  ],
  practise: [
    "I can’t play somebody else, but I can help with the words. What would you say first?",
  ],
  tellMe: [
    "I can see why you would like to be told. I can’t know which is right for you, and a guess from me would be no help.",
    "It is tiring to have to decide it alone. I can’t take it off you, but I can think along.",
  ],
  shortAnswers: ["All right, I’ll keep it short."],
  unknownWord: [
    "I don’t know enough about that to explain it well. The NHS website has plain pages on most of these things.",
  ],
  cannotDo: [
    "That is more than I can do here. I can listen, help you find words for somebody, suggest one thing to try, or go through a short exercise with you.",
    "I’m afraid I can’t do that one.",
  ],
  thinkAlong: ["Gladly. Let’s take it piece by piece.", "Yes, let’s think it through."],
  thinkAlongAsk: [
    "What do you know for certain about it, and what would you have to find out?",
    "What would have to be settled first?",
  ],
  reassure: [
    "Nothing you have told me makes you {x}.",
    "I don’t see {x} in anything you have told me.",
  ],
  reassureBare: [
    "Nothing you have told me makes you {x}.",
    "It doesn’t sound {x} to me, from what you have told me.",
  ],
  cannotPromise: [
    "I can’t promise that, much as you would like to hear it. You are not alone with it just now, and you need not solve it all today.",
    "I wish I could know that. What I can do is stay with you while it is not.",
  ],
  /** {adj} is their own word: "rude". */
  wording: [
    "You could begin with yourself, in one plain sentence: what you would like, and why it matters to you. Then stop, and let them answer.",
    "Short is easier to hear: one sentence about what you want, one about why, and then a question to them.",
    "You could start with what is good between you, and then say the one thing that you want to be different.",
  ],
  wordingAsk: [
    "What is the one thing you most want them to hear?",
    "How would it sound if you said it the way you just told me?",
  ],
  verdict: [
    "From what you have told me, I don’t think badly of you for it.",
    "It sounds human to me. I hear no reason to be so hard on yourself.",
    "I would not call it that, going by what you have told me. Many people would know it from themselves.",
    "I’m no judge, and from here I see somebody who thinks about what they do.",
  ],
  verdictGrave: [
    "I can’t judge that from here, and I won’t make light of it. That you ask shows that it matters to you.",
    "That is not a small thing, and you are not waving it away either.",
  ],
  judge: [
    "It doesn’t sound {adj} to me, from what you have told me.",
    "From here I can’t see anything {adj} in it.",
  ],
  /** {x} is what they fear it is: "lying". */
  notCalled: ["I would not call it {x}, from what you have told me."],
  canSeeWhy: ["I can see why you say so.", "I can see why you would put it like that."],
  cannotFind: [
    "I can’t look up what there is where you live. A library, the council or the doctor’s surgery mostly keep a list, and they are glad to be asked.",
  ],
  /** For somebody who must not be seen asking. */
  adviceElsewhere: [
    "Citizens’ advice and most libraries can talk to you in person, and a friend’s phone leaves no trace on yours. The crisis page here has numbers too.",
  ],
  toRead: [
    "I can’t look things up from here. The NHS website and Mind have plain pages on most of these things.",
  ],
  tooEarly: ["I can’t say before I know more. What has happened?"],
  notTooLate: ["I don’t think so, from what you have told me.", "I would not say so."],
  worthIt: ["I think so. They can only help with what they know."],
  wouldHave: [
    "I can only guess, since nothing like that happens to me. It sounds as if you did what you could in the moment.",
  ],
  whatToKnow: ["A little. What would you like to know?"],
  whereToAsk: [
    "Citizens’ advice is a good first place for most things, and it is free. For anything about your health it is a pharmacist or your doctor.",
  ],
  notToMe: ["Not to me, from what you have written here."],
  ifSaidPlainly: ["I think so, if you say plainly what you want and why."],
  prepare: ["Gladly. What are the one or two things you most want to say?"],
  thinkSoToo: ["I think so too.", "I would say so too."],
  /** For an idea of their own, told with the question. */
  ownIdea: [
    "What you have in mind sounds reasonable to me.",
    "Your own idea sounds sensible to me, from here.",
  ],
  whetherSo: [
    "From what you have told me, I would say so.",
    "I think so, as far as I can tell from here.",
  ],
  cannotTellAsk: ["What is it about?", "What happened?"],
  cannotTell: [
    "From here I can’t. I only see what you write, and one side of it.",
    "No, I have no way of knowing that.",
  ],
  oneForSelf: [
    "Take a quarter of an hour tomorrow that is only yours, at a set time, and tell somebody beforehand that you will be out of reach. What you do in it need not be useful.",
  ],
  oneBare: [
    "Choose the part of it that can be done in ten minutes, and do that one today. The rest can wait until it is done.",
    "Write down the very next thing, with a day and an hour beside it. Only that one.",
  ],
  speech: [
    "Yes. A good speech has three short parts: one story that only you can tell, what it shows about the person, and a wish at the end. Two minutes are plenty.",
  ],
  /** Before what was told of somebody, in the person's own words. */
  speechBody: ["That is most of it already:"],
  speechEnd: ["Say the name first, and end with a wish and a raised glass."],
  speechAsk: ["Which story comes to your mind first?"],
  one: ["One thing, then.", "Just one, then."],
} as const satisfies Record<string, readonly string[]>;
