/** Questions that fit where little is known. Which group fits, the shape of the message decides. */
export const plainQuestions = {
  /** The first thing told. */
  opening: [
    "What is on your mind about it?",
    "How do you feel about it?",
    "What is the hardest part of it?",
    "What is that like for you?",
    "How are you with it, today?",
    "What would you like me to know about it?",
  ],
  /** Something happened. */
  event: [
    "How did you take it?",
    "How do you look at it now?",
    "Who have you been able to tell?",
    "What has it been like since?",
    "What was that moment like for you?",
    "What did you do then?",
    "What did you wish had happened?",
    "How were you afterwards?",
    "What did you feel, there and then?",
    "What has stayed with you from it?",
  ],
  /** Somebody said something, or asked. */
  said: [
    "What was it like to hear that?",
    "What did you answer, aloud or not?",
    "What would you have liked to hear?",
    "How did that sit with you afterwards?",
  ],
  /** It is so, and goes on. */
  lasting: [
    "How do you manage with it?",
    "Who else is touched by it?",
    "What would you change first, if you could?",
    "What is the hardest part of that?",
    "How long has it been like this?",
    "Who knows about this?",
    "When does it get to you most?",
    "What do people around you not see about it?",
    "What have you found that makes it easier to bear?",
    "What was it like before?",
  ],
  any: [
    "How does that sit with you?",
    "What goes through your mind, when you think of it?",
    "What would you want to happen?",
    "How do you feel about that?",
    "What do you make of that?",
    "What is hard about that, for you?",
    "What does it mean to you?",
    "Would you tell me a little more?",
    "How is that for you?",
    "What is that like for you?",
    "What feeling comes with that?",
    "What do you feel, telling me that?",
    "What matters most to you in that?",
    "What is on your mind most, as you write this?",
    "Where does that leave you?",
    "What else belongs to it?",
  ],
} as const satisfies Record<string, readonly string[]>;
