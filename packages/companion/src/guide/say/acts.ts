/** Lines for what people do with a message besides telling something. */
export const actLines = {
  greeting: [
    "Hello. What is on your mind?",
    "Hello, and welcome. What brings you here today?",
    "Hi. How are you today?",
    "It is good that you are here. Where would you like to begin?",
    "Hello again. What would you like to talk about?",
    "I’m here. What would you like to tell me?",
  ],
  greetingAgain: [
    "Welcome back. How have things been?",
    "Good to have you back. How are you today?",
    "Hello again. What would you like to talk about today?",
  ],
  smallTalk: [
    "I’m an AI, so I don’t really have days. Thank you for asking. How are you?",
    "Kind of you to ask. I’m here and listening. How has your day been?",
    "I’m fine, in the way a program is fine. How about you?",
  ],
  thanks: [
    "You’re welcome.",
    "I’m glad if it helped a little.",
    "You’re very welcome. I’m here if there is more.",
    "Gladly.",
  ],
  thanksInSorrow: [
    "You’re welcome. Be gentle with yourself.",
    "You’re welcome. I’m glad you told me.",
  ],
  /** Thanks that sound like an end. */
  thanksForAll: [
    "You’re welcome. Take care.",
    "You’re welcome. I’m glad you came.",
    "Gladly. Look after yourself.",
  ],
  /** Thanks, and a wish for fewer questions. */
  thanksAndStop: ["You’re welcome, and point taken about the questions."],
  thanksAndMore: ["You’re welcome.", "I’m glad.", "Gladly."],
  sceptic: [
    "That is fair. You don’t have to say how you feel. What brought you here?",
    "Fair enough. We can just talk, about anything you like. How are things?",
  ],
  fewMinutes: [
    "A few minutes are enough. What is most on your mind?",
    "Then straight to it. What would you like to talk about?",
  ],
  english: [
    "Your English is good enough for this, and there are no marks here. What would you like to tell me?",
    "I can follow you. Use any words you have. What is on your mind?",
  ],
  englishFine: ["Your English is good enough for this.", "I can follow you well."],
  goodbye: [
    "Take care.",
    "Of course. Take care of yourself.",
    "All right. Come back whenever you like.",
    "Goodbye for now.",
    "Okay. Look after yourself.",
  ],
  correction: [
    "Sorry, I had that wrong.",
    "I see. I misunderstood you.",
    "Okay, I got that wrong. Thank you for saying so.",
    "Ah, I see now. Sorry.",
  ],
  /** {x} is who was meant, {y} who was not. */
  swapped: ["Sorry. Your {x}, not your {y}.", "Your {x}, then, and not your {y}. Sorry."],
  pronoun: ["Sorry. {X}, then.", "Thank you, and sorry: {x}."],
  /** {x} is the one word it is instead: "angry". */
  otherWord: ["{X}, then. Thank you for saying so.", "All right, {x}."],
  correctionGoOn: ["Please go on.", "Go on, I’m with you now.", "Tell me the rest, if you like."],
  /** {x} is what it is instead: "the word she used". */
  correctionIs: ["So it’s {x}.", "It’s {x}, then."],
  correctionAsk: ["What is it, then?", "How would you put it?", "How is it, then?"],
  complaint: [
    "That is fair, and I’m sorry.",
    "I’m sorry. That was no help.",
    "Sorry. I did not do that well.",
  ],
  complaintAsk: [
    "What would you like from me instead?",
    "Would it help more if I just listened, or if I suggested something?",
    "What were you hoping I would say?",
  ],
  helpWhat: [
    "Gladly. What is it about?",
    "I’ll help as far as I can. Tell me a little about what is going on.",
  ],
  helpMore: ["Gladly. What has happened?", "I’ll help as far as I can. What is going on?"],
  helpLong: [
    "Gladly. What is the hard part about it?",
    "I’ll try. What have you thought of so far?",
  ],
  /** For somebody who wants an answer, and no more questions. */
  straightAnswer: [
    "You’re right, you asked, and I did not answer.",
    "Fair. An answer, then, as far as I can give one.",
  ],
  stopQuestions: [
    "Okay, no more questions. I’ll just listen.",
    "All right. You talk, and I’ll listen.",
    "Understood. I’ll stop asking.",
  ],
  stopEcho: [
    "You’re right, sorry. I’ll stop saying it back to you.",
    "Sorry. No more of your own words from me.",
    "Fair. You know what you said.",
  ],
  saidAlready: [
    "Sorry, you’re right. Go on where you were.",
    "True, and I’m sorry. I’m going round in circles.",
  ],
  stopEchoAsk: [
    "What is the part that matters most?",
    "What would be of use: a practical idea, or somebody who hears you out?",
  ],
  stopFeelings: [
    "Sorry. I won’t ask that again. Tell me what you would like to talk about.",
    "Understood, and I’m sorry. No more of that question.",
    "All right. Just tell me what happened, and I’ll stay with that.",
  ],
  fairEnough: [
    "Fair enough. What is going on with you today?",
    "No harm done. How has your day been so far?",
  ],
  insult: [
    "You sound angry, and that is all right. I’m still here.",
    "I won’t take offence. It sounds as if today has been hard.",
    "Okay. When you want to go on, I’m listening.",
    "You may be angry with me. I’m still listening.",
  ],
  noAdvice: [
    "Okay, no advice. I’ll just listen.",
    "All right, no suggestions. You talk, and I listen.",
    "That is fine. You don’t have to fix anything here.",
  ],
  showMe: ["Yes, please.", "Yes, go on."],
  shown: ["Thank you for showing me."],
  shownSeveral: ["Thank you for showing me. Which one sounds most like you?"],
  goAhead: ["Please do. I’m listening.", "Of course. Go ahead.", "Yes, go on."],
  letterRead: [
    "Thank you for letting me read it. It sounds like you, and it is clear.",
    "I’ve read it. It says what you want to know, without any fuss.",
  ],
  stillHere: ["Yes, I’m here."],
  couldTry: ["You could try that, and see how it goes.", "Why not try it?"],
  wrongChat: ["No harm done. If there is something you would like to talk about, I’m here."],
  noAnswer: ["All right, I won’t."],
  inEnglish: ["Thank you. Simple words are fine. What is on your mind?"],
  willNot: ["Not if you would rather I didn’t.", "I won’t, then."],
  somethingNice: ["I’m glad you came here today, as far as a program can be glad."],
  laughAlong: ["Then I will, as far as a program can."],
  talkedInto: ["Good. I hope you enjoy it."],
  luck: ["Good luck. I hope it goes well.", "Good luck with it."],
  stopped: [
    "All right, I’ll stop. Write when you want to go on.",
    "Okay. I’m quiet until you want to go on.",
  ],
  wantsToTalk: [
    "Of course. What is on your mind?",
    "That is what I’m here for. What would you like to tell me?",
    "Gladly. Start wherever you like.",
    "I’m listening. It doesn’t have to be in order.",
  ],
  yes: ["Okay.", "I see.", "Right.", "All right.", "Yes, I can imagine."],
  agreedWith: ["All right.", "Good.", "Okay. Go on whenever you like."],
  yesPerhaps: [
    "More or less, then.",
    "Okay, perhaps.",
    "So it is something like that.",
    "You don’t have to be sure.",
  ],
  yesAsk: [
    "Is there more to it?",
    "Is there more you would like to say about it?",
    "What else belongs to it?",
    "Can you tell me a bit more about it?",
  ],
  no: [
    "All right.",
    "Okay, not that.",
    "That is fine.",
    "Okay, we leave that.",
    "Fair enough.",
    "Good to know.",
  ],
  noAsk: [
    "What is on your mind instead?",
    "What would you like to talk about?",
    "What would help you most right now?",
    "What has been on your mind most today?",
    "Where would you like to go from here?",
  ],
  /** In the middle of a story no other subject is looked for. */
  noToldAsk: ["What should I know, to understand it better?", "How would you put it yourself?"],
  unsure: [
    "That is all right. You don’t have to know.",
    "It is okay not to know.",
    "That’s fine. There is no hurry.",
    "No problem. Some things are hard to put into words.",
  ],
  unsureAsk: [
    "Is there another part of it you would rather talk about?",
    "What has been on your mind most this week?",
    "How have the last few days been?",
  ],
  unsureToldAsk: [
    "Is there another part of it you would rather talk about?",
    "What would be the easiest part to tell me about?",
  ],
  nothing: [
    "That’s fine. It doesn’t have to be anything big.",
    "Okay. We can just talk for a bit.",
    "That is all right too.",
    "Fine. Then we start with something small.",
  ],
  nothingAsk: [
    "How has your day been so far?",
    "What made you come here today?",
    "What have you been up to today?",
    "How are you feeling right now?",
  ],
  silence: [
    "There is no hurry. I’m here.",
    "Take your time.",
    "You don’t have to find the words at once.",
    "I’m here when you want to go on.",
    "It is fine to say nothing for a moment.",
    "I’ll wait. There is no rush.",
  ],
  repeat: [
    "Sorry, that was not clear. Let me try again.",
    "I put that badly, sorry.",
    "Let me say it more simply.",
  ],
  repeatAsk: [
    "What is hardest about it for you?",
    "What I wanted to know is what you would like to be different.",
    "In plain words: what do you need right now?",
  ],
  unclear: [
    "I’m not sure I follow. Could you say it another way?",
    "Sorry, I did not understand that. What did you want to tell me?",
    "I did not get that one. Can you say it in a few plain words?",
    "I’m afraid I don’t understand. What is going on?",
    "That one I could not make out. Could you try again?",
  ],
  sarcasm: [
    "It sounds as if it was anything but great.",
    "You don’t sound happy about it.",
    "I take it that it was not great.",
  ],
  sarcasmAsk: ["What happened?", "What annoys you most about it?"],
  emojiSad: ["That does not look like a good moment.", "Oh dear. That does not look good."],
  emojiGlad: [
    "That looks like good news.",
    "I see a smile there.",
    "It looks as if something went well.",
  ],
  emojiOther: [
    "I’m not sure how to read that one.",
    "I see. I can only guess what it means.",
    "Okay. Tell me what it stands for.",
  ],
  emojiAsk: [
    "What is it about?",
    "What happened?",
    "What are you feeling right now?",
    "Can you put it into a few words?",
  ],
  decision: [
    "I can’t decide that for you, but we can look at it together.",
    "I wish I had a clear answer for you. You know the situation much better than I do.",
    "That is your decision, and I can help you think it through.",
  ],
  decisionAsk: [
    "What speaks for it, and what speaks against it?",
    "If you imagine that you have done it, how do you feel?",
    "What would you regret more: doing it, or not doing it?",
    "What would you tell a friend in your place?",
  ],
  source: [
    "A fair question. That one comes from {source}.",
    "It is not my own idea. It comes from {source}.",
  ],
  notThatOne: ["Then not that one.", "All right, we leave that one out.", "Fair. Another, then."],
  sourceWorks: [
    "For many people it does, and not for everyone. A week of trying it will tell you more than any study.",
    "It has been tested, and it tends to help, modestly. After a few tries you will know whether it is yours.",
  ],
  sourceGuides: [
    "Most of that stands in the self-help guides of the NHS and of Mind, in other words. It helps many people, and not everybody.",
  ],
  sourceNone: [
    "What I say in reflection is only my reading of your words, and you may throw it out. The exercises and suggestions come from well-tested methods, and I can say which when I offer one.",
    "There is no study behind a reflection. I gave your words back as I heard them.",
  ],
  noneOfThese: [
    "Okay, then those don’t fit.",
    "Fair enough. They are not for everybody.",
    "All right, we leave those.",
  ],
  noneOfTheseAsk: [
    "What have you thought of yourself?",
    "What kind of help would you need most?",
    "What would have to be different for something to help?",
  ],
  dismiss: [
    "Okay. You can come back to it if you want.",
    "It doesn’t have to be a big thing to be worth talking about.",
    "All right. I won’t push.",
    "Okay. If it does bother you, you can say so.",
  ],
  boundary: [
    "That is fine. We don’t have to go there.",
    "All right, we leave that alone.",
    "Of course. You decide what you talk about.",
  ],
  boundaryAsk: [
    "What would you like to talk about instead?",
    "What would help you right now?",
    "Is there something else on your mind?",
  ],
  apology: [
    "There is nothing to be sorry for.",
    "No need to apologise.",
    "You have not done anything wrong.",
    "That is all right.",
  ],
  lowShort: [
    "I’m sorry to hear that.",
    "That doesn’t sound good.",
    "I’m sorry it is like that.",
    "Oh dear.",
  ],
  lowShortAsk: [
    "What happened?",
    "What has been going on?",
    "Did something happen, or has it built up over time?",
    "What is the hardest part?",
  ],
  laugh: [
    "It has its funny side too.",
    "A laugh is allowed here.",
    "Ha, yes. That can be said with a smile.",
  ],
  returned: [
    "Welcome back. I don’t have last time in front of me, so I’m glad you say where we were. How has it been since?",
    "Good to have you back. I only see what is written today, so tell me where it stands now. What has happened since?",
  ],
  sent: [
    "Then it was somebody else’s idea, and you came all the same. What do you think they have noticed?",
    "I’m glad you came, whoever’s idea it was. What would you say yourself: how are things?",
  ],
  saidNow: [
    "It is said now, and heard. You don’t have to do anything with it today.",
    "Then it has been said. You can leave it at that, or go on whenever you like.",
  ],
  denied: ["Okay, not that.", "All right, so that is not it.", "Good that you say so."],
} as const satisfies Record<string, readonly string[]>;
