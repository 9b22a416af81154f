/** Questions that fit where little is known. Which group fits, the shape of the message decides. */
export const plainQuestions = {
  /** The first thing told. */
  opening: [
    "What has that been like for you?",
    "How are you with it today?",
    "Can you tell me a bit more about it?",
    "What is the hardest part of it?",
  ],
  /** The first thing told is what is not. */
  openingNot: [
    "What is it like instead?",
    "What is going on, then?",
    "Can you tell me a bit more about it?",
  ],
  /** Something happened. */
  event: [
    "What was that like for you?",
    "How was that for you?",
    "How do you feel about it now?",
    "What has stayed with you from it?",
  ],
  /** Somebody said something, or asked. */
  said: [
    "What was it like to hear that?",
    "How was that for you?",
    "How do you feel about it now?",
    "What went through your mind, when you heard it?",
  ],
  /** Somebody says it, and not for the first time. */
  says: ["What is it like to hear that?", "What do you make of it?", "How do you feel about that?"],
  /** It is so, and goes on. */
  lasting: [
    "What is that like for you?",
    "How long has it been like that?",
    "How do you feel about that?",
    "What does that mean for you?",
  ],
  /** The same, where the person has just said for how long. */
  lastingSo: ["What is that like for you?", "How do you feel about that?"],
  /** Somebody or something was only named. */
  named: ["What happened?", "What is it about that?", "What has been going on there?"],
  /** Something good. */
  glad: [
    "How does it feel?",
    "What are you looking forward to most?",
    "What does it mean to you?",
    "Who have you told?",
    "What do you like best about it?",
    "What do you think made the difference?",
  ],
  /** Somebody else did something. */
  theyDid: [
    "What was that like for you?",
    "How was that for you?",
    "How do you feel about it now?",
    "What has stayed with you about it?",
  ],
  /** Somebody else does something, or does not. */
  theyDo: [
    "What is that like for you?",
    "How do you feel about that?",
    "How is that for you?",
    "What do you make of it?",
  ],
  /** The person did something. */
  iDid: [
    "How was it for you?",
    "How do you feel about it now?",
    "What was that like?",
    "How do you look back on it?",
  ],
  /** The person does something. */
  iDo: ["What is that like for you?", "How is that for you?", "How do you feel about that?"],
  /** The person does it again and again. */
  iKeep: ["What goes through your mind then?", "What is that moment like?", "How is that for you?"],
  /** Somebody else does it again and again. */
  theyKeep: [
    "What do you do then?",
    "What is that like for you?",
    "Have you been able to say anything about it?",
    "What do you think is behind it?",
  ],
  /** The person has not done something, or cannot. */
  undone: ["What makes it hard?", "What gets in the way?", "What would make it easier?"],
  /** The person has not said something, or cannot. */
  unsaid: [
    "What makes it hard?",
    "What do you think would happen, if you did?",
    "What would you say, if it were easy?",
  ],
  /** The person wants something. */
  wanted: [
    "What would that change for you?",
    "What stands in the way of it?",
    "What would be different then?",
  ],
  /** Something has to be done. */
  duty: [
    "What would happen, if you didn’t?",
    "How much room does that leave you?",
    "How do you manage that?",
  ],
  /** It is still to come. */
  ahead: ["How do you feel when you think of it?", "What are you hoping for?"],
  /** A number by itself. */
  number: [
    "What is it like to say that number?",
    "What does that number mean to you?",
    "How does that sit with you?",
  ],
  /** Something that stands against something else. */
  against: [
    "What does that change for you?",
    "How do you feel about that?",
    "Where does that leave you?",
  ],
  /** The person is something, or something is somehow. */
  being: [
    "What is that like for you?",
    "How do you live with that?",
    "How long has it been like that?",
  ],
  /** Single words, one after another. */
  fragments: [
    "How has that been for you?",
    "What has that been like?",
    "Can you tell me a bit more about that?",
  ],
  /** Near a loss or a harm, whatever was just told of it. */
  sorrow: [
    "How is it for you to tell me this?",
    "What comes up, as you tell me that?",
    "Would you like to tell me more about it?",
    "What stays with you most?",
  ],
  any: [
    "What is that like for you?",
    "How do you feel about that?",
    "Where does that leave you?",
    "What goes through your mind, when you think of it?",
    "Can you tell me a bit more about that?",
    "How is that for you?",
    "Is there more to it for you?",
  ],
} as const satisfies Record<string, readonly string[]>;
