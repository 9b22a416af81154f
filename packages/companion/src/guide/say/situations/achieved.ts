import type { Situation } from "../situation.ts";

/** Things brought to an end after a long effort. */
export const achievedSituations: readonly Situation[] = [
  {
    id: "achieved",
    theme: "goodNews",
    tone: "glad",
    when: /\b(?:i|we)(?:'ve| have)? (?:just |finally |actually |only )*(?:finished|ran|completed|did|done|run|swam|climbed|cycled|walked|published|handed in|submitted) (?:my|the|a|our) (?:(?:very )?first |whole |entire |last )?(?:\w+ )?(?:\d+ ?k|marathon|half marathon|race|parkrun|triathlon|novel|book|thesis|dissertation|degree|course|training|apprenticeship|channel|mountain|challenge|album|solo|gig|exhibition)\b/,
    not: /\b(?:failed|without me|last place)\b|\blate\b/,
    about: "what you have achieved",
    title: "Something achieved",
    reflections: [
      "Well done. That took some doing.",
      "That is something to be proud of.",
      "You did it. That is lovely to hear.",
    ],
    questions: [
      "How did it feel at the end?",
      "What kept you going?",
      "Who was there to see it?",
      "What was the best moment of it?",
    ],
    actions: [
      "Write down how you got there, for a day when you doubt yourself.",
      "Tell one person who will be pleased for you.",
      "Plan one small thing to mark it.",
    ],
  },
  {
    id: "child-did-it",
    theme: "goodNews",
    tone: "glad",
    ofOthers: true,
    when: /\b(?:my|our) (?:\w+ )?(?:son|daughter|boy|girl|eldest|youngest|kid|grandson|granddaughter|nephew|niece)\b.{0,12}\b(?:got into|got in|passed|won|graduat\w+|was picked|been picked|was chosen|made the team|got (?:the|a) (?:part|place|job|solo|prize|medal)|took (?:his|her) first steps|said (?:his|her) first word|learn(?:ed|t) to)\b/,
    not: /\b(?:trouble|a fight|with the wrong|didn't|but|drugs|an argument)\b/,
    about: "the good news about {who|your child}",
    title: "Good news about a child",
    reflections: [
      "How lovely. You must be proud.",
      "That is good news.",
      "What a nice thing to be able to tell.",
    ],
    questions: [
      "How did {they|they} hear?",
      "What was it like to see that?",
      "How are you going to mark it?",
      "What did it take to get there?",
    ],
    actions: [
      "Say once, in so many words, what you are proud of.",
      "Write down how it came about, for a day when it is harder again.",
      "Plan one small thing to mark it together.",
    ],
  },
  {
    id: "managed-without",
    theme: "goodNews",
    tone: "glad",
    when: /\b(?:(?:my |the )?first (?:day|week|night|month|time|evening|morning) (?:without|with no) (?:a |any |one )?(?:panic|anxiety|tears|crying|cigarette|drink|binge|bet|nightmare|pain|argument|row)|(?:a |one |two |three |\d+ )(?:whole )?(?:days?|weeks?|months?) without (?:a |any )?(?:panic|anxiety) attacks?|haven't had a panic attack (?:in|for|since))\b/,
    about: "how far you have come",
    title: "A step forward",
    reflections: [
      "That is a real step.",
      "I’m glad. You can be proud of that.",
      "That is good to hear, after all that.",
    ],
    questions: ["What was different that day?", "How did it feel?", "What helped you most?"],
    actions: [
      "Write down what helped, so that you find it again on a harder day.",
      "Tell one person who knows how hard it has been.",
      "Choose one small thing to try next, no bigger than this one.",
    ],
  },
];
