/** Questions that fit where little is known. Which group fits, the shape of the message decides. */
export const plainQuestions = {
  /** The first thing told. */
  opening: [
    "How do you feel about it?",
    "What is the hardest part of it?",
    "What is that like for you?",
    "How are you with it today?",
    "Can you tell me a bit more about it?",
    "What happened?",
  ],
  /** Something happened. */
  event: [
    "What was that like for you?",
    "How did you feel about it?",
    "How do you feel about it now?",
    "What happened then?",
    "How was that for you?",
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
    "How do you deal with that?",
  ],
  /** It is so, and goes on. */
  lasting: [
    "What is that like for you?",
    "What is the hardest part of that?",
    "How long has it been this way for you?",
    "How do you feel about it?",
    "When does it get to you most?",
    "How do you deal with it?",
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
    "How was that for you?",
    "How did you feel about that?",
    "What was that like for you?",
    "What did you make of it?",
    "What did that mean to you?",
  ],
  /** Somebody else does something, or does not. */
  theyDo: [
    "How is that for you?",
    "How do you deal with that?",
    "How do you feel about that?",
    "What is that like for you?",
  ],
  /** The person did something. */
  iDid: [
    "How was that?",
    "What was that like?",
    "How do you feel about it now?",
    "How did you feel just then?",
  ],
  /** The person does something. */
  iDo: [
    "How does that feel?",
    "How do you feel about that?",
    "How is that for you?",
    "What is that like for you?",
  ],
  any: [
    "What is that like for you?",
    "How do you feel about that?",
    "How is that for you?",
    "What does that mean for you?",
    "What goes through your mind, when you think of it?",
    "Can you tell me a bit more?",
  ],
} as const satisfies Record<string, readonly string[]>;
