/**
 * Questions that presume nothing but what was said. Which group fits, the clause that was said back
 * decides: who did it, and whether it is over, goes on, or lies ahead.
 */
export const plainQuestions = {
  /** The first thing told, and it is over. */
  openingPast: ["What was that like for you?"],
  /** The first thing told is what the person did. */
  openingOwn: ["How do you feel about it now?"],
  /** The first thing told is that the person has begun something. */
  openingBegun: ["How is it going?"],
  /** The first thing told is that something has changed. */
  openingChange: ["How has it been since?", "What has that been like for you?"],
  /** The first thing told, and it has only just happened. */
  openingToday: ["How was that for you?"],
  /** The first thing told, and it goes on. */
  opening: ["What has that been like for you?", "Can you tell me a bit more about it?"],
  /** The first thing told is only thought or wanted. */
  openingThought: ["Can you tell me a bit more about it?"],
  /** Somebody or something was only named. */
  named: ["What happened?", "What has been going on there?"],
  /** Good news of one's own, and of somebody close. */
  glad: ["How does it feel?"],
  gladOfOthers: ["How did you find out?", "How are you all feeling about it?"],
  /** A blow that was just told. */
  blow: ["How are you now?"],
  /** When it was. */
  dated: ["How has it been since then?"],
  /** A few words that are no sentence. */
  fragments: ["What is that like for you?", "Can you tell me a bit more about that?"],
  /** What somebody said to the person, or of them. */
  spoken: ["What did you make of that?", "How did you take that?", "How was it to hear that?"],
  /** What happened, whoever did it. */
  past: ["How was that for you?", "How did that leave you feeling?", "What was that like for you?"],
  /** How the person felt. */
  felt: ["How do you feel about it now?"],
  /** What somebody else did. */
  othersPast: ["What did you make of that?", "How was that for you?"],
  /** What the person did. */
  ownPast: [
    "How was that for you?",
    "How do you feel about it now?",
    "How did that leave you feeling?",
  ],
  /** How it is, whoever it is about. */
  present: ["What is that like for you?", "How is that for you?", "How do you feel about that?"],
  /** What somebody thinks of themselves or of others. */
  thought: ["What gives you that feeling?", "How long have you felt that way?"],
  /** What lies ahead. */
  ahead: ["How are you feeling about it?", "How do you hope it will go?"],
} as const satisfies Record<string, readonly string[]>;

/** After two things that pull apart. */
export const apartQuestions: readonly string[] = ["Where does that leave you?"];

/** {x} is somebody or something that was only named: "your daughter’s marriage". */
export const namedQuestions: readonly string[] = [
  "What has been going on with {x}?",
  "What about {x}?",
];
