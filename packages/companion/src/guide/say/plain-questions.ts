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
    "Have you been able to talk to anybody about it?",
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
  /** It is so, and goes on. */
  lasting: [
    "What is that like for you?",
    "What is the hardest part of that?",
    "How long has it been like this?",
    "How do you feel about it?",
    "When does it get to you most?",
    "Who knows about this?",
  ],
  /** Something good. */
  glad: [
    "How does it feel?",
    "What are you looking forward to most?",
    "What does it mean to you?",
    "Who have you told?",
    "What do you like best about it?",
  ],
  any: [
    "What is that like for you?",
    "How do you feel about that?",
    "Can you tell me a bit more?",
    "How is that for you?",
    "What do you think about it yourself?",
    "Would you like to say more about that?",
    "What goes through your mind, when you think of it?",
  ],
} as const satisfies Record<string, readonly string[]>;
