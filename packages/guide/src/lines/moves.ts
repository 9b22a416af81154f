/** What the moves around a path say. Every list is said from once each; when one is used up, nothing of it is said again. */
export const moveLines = {
  caseWords: [
    "Something like this, in your own way:",
    "You could put it like this:",
    "If it helps to have words to begin from:",
  ],
  /** Above what somebody may want to say. */
  whichWords: [
    "What is it you’d like to say?",
    "Which of these is nearest to what you’d like to say?",
    "What should the words do?",
  ],
  wordsLead: ["You could say:", "Perhaps:", "For example:", "Or like this:"],
  wordsOwn: ["Change whatever doesn’t sound like you.", "Put in what belongs to you."],
  noMoreWords: [
    "I have no other way of putting it. The way you’d say it yourself is the right one.",
  ],
  notIt: [
    "Good that you say so. Then tell me in your own words what it is about.",
    "Then I took it for the wrong thing. What is it that matters here?",
  ],
  caseStep: [
    "To begin small:",
    "A first step that is small enough:",
    "The smallest place to start:",
  ],
  greeting: [
    "Hi. Good that you’re here. What is on your mind today?",
    "Hi there. What brings you here?",
    "Hi. Say whatever comes first; the order doesn’t matter.",
  ],
  greetingAgain: [
    "Still here. What would you like to tell me?",
    "Yes, I’m here. Begin wherever you like.",
  ],
  needsMore: [
    "Tell me a little more, and I’ll have something sensible to ask.",
    "Say a bit more about it, in whatever order it comes.",
    "What is it about, in a sentence or two?",
  ],
  metAny: [
    "Thank you for telling me.",
    "Good that you’ve brought it here.",
    "I’m glad you said it.",
    "All right, I’m with you.",
  ],
  metHeavy: [
    "That is a lot to be carrying. I’m glad you’ve said it here.",
    "I’m sorry. There’s no hurry here.",
    "That sounds hard, and you don’t have to tidy it up for me.",
  ],
  metGood: ["How good to hear.", "That is worth stopping for.", "I’m glad to hear that."],
  whichWay: [
    "So that I ask you the right things: which of these is nearest?",
    "I can go through it with you. Which of these fits best?",
    "Tell me more, or pick what comes nearest, and I’ll have better questions.",
  ],
  whichKind: ["Then what sort of thing is it?", "All right. Which of these, roughly?"],
  nearest: ["Which of these is nearest?", "And which of these?"],
  orRather: [
    "I may have begun at the wrong end. Would you rather {b}?",
    "That may be nearer to the heart of it. Shall we {b}?",
  ],
  nearestKind: [
    "Of what you’ve told me, which of these comes nearest?",
    "I’ve read what you wrote. Is one of these near it?",
    "Which of these is it most like?",
  ],
  chosen: ["Good, let’s do that.", "All right, that way then.", "Gladly."],
  changed: [
    "All right. We’ll leave the other where it is.",
    "Good, let’s turn to that.",
    "Then that comes first now.",
  ],
  somethingElse: [
    "Of course. What would you rather talk about?",
    "All right, we leave that here. What else is there?",
    "Gladly. What shall it be?",
  ],
  skipped: [
    "We’ll leave that one out.",
    "Skipped. No reason needed.",
    "That one can stay unanswered.",
  ],
  back: ["One back, then.", "Back to the one before.", "Let’s take that one again."],
  nothingBack: ["There’s nothing before this one yet."],
  refused: ["You don’t have to go there.", "That stays yours.", "All right, not that."],
  stopped: [
    "We can stop here. Nothing more has to be said.",
    "All right, no more questions. We can leave it here, or you can just go on talking.",
    "Then we stop. If you end the talk, you’ll see what we have so far, and nothing is kept unless you want it.",
  ],
  unsure: [
    "Not knowing is fine. Is one of these near it?",
    "You needn’t know. Perhaps one of these comes close?",
    "No hurry. Would one of these fit, roughly?",
  ],
  unsureOn: [
    "Then that one stays open.",
    "All right, we leave it open.",
    "It may come later, or not at all.",
  ],
  wrongWay: [
    "I took it for something else, then. Let’s leave those questions.",
    "Then I was asking in the wrong direction.",
    "Then those were the wrong questions.",
  ],
  wrongWayOn: [
    "What is it about, in one sentence?",
    "Tell me the main thing once more, and pick a way below if one fits.",
    "Which of the ways below is nearest, or how would you put it yourself?",
  ],
  othersMind: [
    "I can’t know what goes on in somebody else. You could ask, or look at what {they’ve|he’s|she’s} done so far rather than what {they|he|she} might say.",
    "That only {they|he|she} can tell you. What {they|he|she} did the last time it mattered is usually the best clue.",
    "I don’t know {them|him|her}, so I’d be guessing. A plain question to {them|him|her} is worth more than my guess.",
  ],
  sorry: ["Sorry, I had that wrong.", "My mistake.", "I took that the wrong way. Sorry."],
  sorryAsk: [
    "How would you put it?",
    "What should I have understood?",
    "Tell me how it is, and I’ll go by that.",
  ],
  mended: ["Thank you for putting it right.", "Better that I know.", "Good that you said so."],
  sorryComplaint: [
    "Fair. I’m a built-in guide with written questions, so I don’t always fit.",
    "You’re right to say so. I can only go by rough signs of what you mean.",
    "Sorry, that was no use to you.",
  ],
  sorryThin: [
    "You’re right, that was thin.",
    "Fair. That deserved more of an answer.",
    "True, I owed you more than that.",
  ],
  afterComplaint: [
    "I can just listen, ask something else, or stop here.",
    "Tell me what would be better: another question, none at all, or something else entirely.",
    "What would help more: a different question, or none?",
  ],
  fedUp: [
    "Sorry. That gave you nothing to hold on to.",
    "Sorry, you came for more than that.",
    "You’re right, and I’m sorry: that was no help.",
  ],
  fedUpWays: [
    "I can help you find words for somebody, ask you a few plain questions about it, or just listen. Say which, and that is what you get.",
    "What I have is this: words to say to somebody, questions that go one step at a time, or only an ear. Tell me which would be of use.",
    "Words for somebody, a few plain questions, or only an ear: name one, and we begin with it.",
  ],
  justSaid: [
    "You had told me that already. Sorry.",
    "Yes, you did say so. My mistake.",
    "You did, and I asked again. Sorry.",
  ],
  notHeard: [
    "You’re right, I went straight past it, and it deserved better. Tell me more about it if you like; I’ll only listen.",
    "Yes. I moved on too fast. We can stay with exactly that, and I won’t ask anything.",
    "I did pass over it, and I’m sorry. It can have all the room it needs now.",
  ],
  simpler: [
    "I put that badly. Which of these is nearest?",
    "Let me make it easier: is it one of these?",
    "That was not clear, sorry. Perhaps one of these fits?",
  ],
  putBadly: ["I put that badly. Let’s leave it.", "That wasn’t clear, sorry."],
  oddQuestion: [
    "Fair. That question didn’t belong here.",
    "You’re right, that was an odd thing to ask.",
    "That one missed, sorry.",
  ],
  noAnswer: [
    "You’re right, I didn’t answer you. I only have what was written for me, and for that one I have nothing good.",
    "True, that was no answer. I’d rather say so: I don’t know.",
  ],
  parrot: [
    "Fair. I’m a built-in guide with written questions, so I won’t always sound like somebody. The thinking is yours; I can ask, or be quiet.",
    "That’s a fair complaint. I have written lines and no more. Shall I go on asking, or just listen?",
  ],
  factUnknown: [
    "That I don’t know; I have no facts of that kind, only questions. Somebody who deals with it daily could tell you.",
    "I can’t tell you that for certain. It may be worth asking whoever decides it, in one plain line.",
    "I’m afraid I don’t know such things, and I’d rather not guess.",
  ],
  whyAsked: [
    "I asked because the answer often shows what matters most in it. You can leave it out.",
    "Because people often find something in that corner. If there’s nothing there, we skip it.",
  ],
  thanked: ["You’re welcome.", "Gladly.", "Of course."],
  afterThanks: [
    "Shall we leave it here, or is there more?",
    "We can go on, or this can be the end for today.",
  ],
  farewell: [
    "Take care of yourself.",
    "Go well. You can come back to this whenever you like.",
    "Good that you were here. Take care.",
    "All right. Until another time, if you like.",
  ],
  goodNight: [
    "Good night. Rest well.",
    "Sleep well, if you can.",
    "Good night. Good that you came.",
  ],
  garbled: [
    "I couldn’t read that. Could you write it again?",
    "That didn’t reach me as words. Would you try once more?",
    "I’m afraid I can’t make that out.",
  ],
  backToIt: ["Back to where we were:", "And to go on:", "If you’d like to go on:"],
  goOnGladly: ["Good.", "All right.", "Gladly."],
  wrapped: [
    "That is all I wanted to ask about this.",
    "I think we’ve been all the way round it.",
    "Those were my questions.",
  ],
  wrappedOn: [
    "I can put your answers on one page, for you to change as you like. Or we stay with it a little.",
    "If you like, I make a page of what you said, and you correct it. Or is there more you’d like to say?",
    "Your own words would make a good page. Shall I put it together, or is something still missing?",
  ],
  wrappedDeep: [
    "That was the long way round, and those were all my questions.",
    "We’ve been all the way round it, and further down than usual.",
  ],
  wrappedClear: [
    "I can make your page now: what became clear to you and what comes next, in your own words, for you to change. Or we stay with it a little.",
  ],
  wrappedOpen: [
    "I can make your page now. What became clear I leave open on it, since only you can write that line. Or we stay with it a little.",
  ],
  page: [
    "Good. End the talk, and your page is there to read and change. Nothing of it is kept unless you say so.",
    "All right. When you end here, you see the page and can change every line of it.",
  ],
  planOrOn: ["Shall we plan that now, or look at the whole a little longer?"],
  listenStart: [
    "I’ll just listen, then. No questions. Go on whenever you like.",
    "All right. You talk, I listen, and nobody fixes anything.",
    "Good. Say it in whatever order it comes; I won’t ask anything.",
  ],
  listenOffer: [
    "I can go on listening, or ask you something about it. Whichever is better for you.",
    "Shall I keep listening, or would a question help?",
  ],
  heavyStay: [
    "There’s no hurry here.",
    "We don’t have to go anywhere with that right now.",
    "Take whatever time it needs.",
    "You can leave it at that, or say more.",
    "It can stand here for a moment.",
  ],
  noted: ["I’ve noted that.", "I’ll keep that.", "That goes on the page."],
} as const satisfies Record<string, readonly string[]>;
