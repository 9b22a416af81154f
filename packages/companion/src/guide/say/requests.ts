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
  /** For somebody who wants more than that. */
  /** {said} is a clause of theirs, turned round. */
  stoodOut: [
    "I only know what you have told me. What stood out to me is that {said}.",
    "Honestly, what stayed with me is that {said}.",
  ],
  practise: [
    "I can’t play somebody else, but I can help with the words. What would you say first?",
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
} as const satisfies Record<string, readonly string[]>;
