/** Questions that fit where little is known. Which group fits, the shape of the message decides. */
export const plainQuestions = {
  /** The first thing told. */
  opening: [
    "How do you feel about it?",
    "What is the hardest part of it?",
    "What is that like for you?",
    "How are you with it today?",
    "Can you tell me a bit more about it?",
  ],
  /** Something happened. */
  event: [
    "What was that like for you?",
    "How did you feel about it?",
    "How do you feel about it now?",
    "How did that affect you?",
    "What has it been like since?",
  ],
  /** Somebody said something, or asked. */
  said: [
    "What was it like to hear that?",
    "How did you feel when you heard it?",
    "What did you say?",
    "What do you think about it yourself?",
  ],
  /** Somebody says it, and not for the first time. */
  says: [
    "What is it like to hear that?",
    "What do you say then?",
    "What do you think about it yourself?",
    "How do you feel about that?",
  ],
  /** It is so, and goes on. */
  lasting: [
    "What is that like for you?",
    "How long has it been this way for you?",
    "How do you feel about it?",
    "How does that affect you?",
  ],
  /** Something good. */
  glad: [
    "How does it feel?",
    "What are you looking forward to most?",
    "What does it mean to you?",
    "Who have you told?",
    "What do you like best about it?",
  ],
  /** Somebody else did something. */
  theyDid: [
    "How did you feel about that?",
    "What was that like for you?",
    "How do you feel about it now?",
    "How did that affect you?",
  ],
  /** Somebody else does something, or does not. */
  theyDo: [
    "How do you feel about that?",
    "What is that like for you?",
    "How does that affect you?",
    "What does that mean for you?",
  ],
  /** The person did something. */
  iDid: [
    "What was that like for you?",
    "How do you feel about it now?",
    "How did you feel about it?",
  ],
  /** The person does something. */
  iDo: [
    "What is that like for you?",
    "How do you feel about that?",
    "What does that mean for you?",
    "How does that affect you?",
  ],
  any: [
    "How do you feel about that?",
    "What is that like for you?",
    "What does that mean for you?",
    "What goes through your mind, when you think of it?",
    "Can you tell me a bit more about that?",
    "How does that affect you?",
    "What matters most to you in that?",
    "Is there more to it?",
    "What would you like me to know about that?",
  ],
} as const satisfies Record<string, readonly string[]>;
