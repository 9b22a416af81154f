/** Questions that fit where little is known. Which group fits, the shape of the message decides. */
export const plainQuestions = {
  /** The first thing told. */
  opening: [
    "What has that been like for you?",
    "How are you with it today?",
    "Can you tell me a bit more about it?",
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
    "What happened then?",
    "How do you feel about it now?",
    "How did that leave you feeling?",
  ],
  /** Something was so. */
  was: [
    "What was that like for you?",
    "How do you feel about it now?",
    "Can you tell me a bit more about that?",
  ],
  /** Somebody said something, or asked. */
  said: [
    "What was it like to hear that?",
    "How did you take it?",
    "What do you think about it yourself?",
    "How do you feel about that?",
  ],
  /** Somebody says it, and not for the first time. */
  says: [
    "What is it like to hear that?",
    "What do you say then?",
    "What do you think about it yourself?",
  ],
  /** It is so, and goes on. */
  lasting: [
    "What is that like for you?",
    "How does that affect you?",
    "How do you feel about that?",
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
    "What happened then?",
    "How do you feel about it now?",
    "How did that leave you feeling?",
  ],
  /** Somebody else does something, or does not. */
  theyDo: [
    "What is that like for you?",
    "How do you feel about that?",
    "How does that sit with you?",
  ],
  /** The person did something. */
  iDid: ["How was it for you?", "How do you feel about it now?", "How did that feel?"],
  /** The person does something. */
  iDo: [
    "What is that like for you?",
    "How do you feel about that?",
    "Can you tell me a bit more about that?",
    "How does that feel?",
  ],
  /** The person does it again and again. */
  iKeep: [
    "What goes through your mind then?",
    "What is that moment like?",
    "What is that like for you?",
  ],
  /** Somebody else does it again and again. */
  theyKeep: [
    "What do you do then?",
    "What is that like for you?",
    "Have you been able to say anything about it?",
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
    "What stands in the way of it?",
    "What would that be like?",
    "How long have you wanted that?",
  ],
  /** Something has to be done. */
  duty: ["How do you manage that?", "What is that like for you?", "How do you feel about that?"],
  /** It is still to come. */
  ahead: [
    "How do you feel when you think of it?",
    "How do you feel about that?",
    "What is it like to think of that?",
  ],
  /** A number by itself. */
  number: [
    "What is it like to say that number?",
    "What does that number mean to you?",
    "How does that sit with you?",
  ],
  /** Something that stands against something else. */
  against: [
    "How much does that weigh for you?",
    "How do you feel about that?",
    "What would you like best?",
  ],
  /** The person is something, or something is somehow. */
  being: ["What is that like for you?", "How does that affect you?", "What would help with that?"],
  /** What would be, or what somebody would do. */
  supposed: [
    "What makes you think so?",
    "What would that be like for you?",
    "How likely does that seem to you?",
  ],
  /** What was once, and is no longer. */
  before: ["What was that like?", "When did that change?", "What is it like now?"],
  /** When it was. */
  dated: ["How has it been since then?", "What has happened since?"],
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
    "Can you tell me a bit more about that?",
    "How does that sit with you?",
    "How are you with that now?",
  ],
} as const satisfies Record<string, readonly string[]>;
