import type { Situation } from "../situation.ts";

/** Things brought to an end after a long effort. */
export const achievedSituations: readonly Situation[] = [
  {
    id: "achieved",
    theme: "goodNews",
    tone: "glad",
    when: /\b(?:i|we)(?:'ve| have)? (?:just |finally |actually |only )*(?:finished|ran|completed|did|done|run|swam|climbed|cycled|walked|published|handed in|submitted) (?:my|the|a|our) (?:(?:very )?first |whole |entire |last )?(?:\w+ )?(?:\d+ ?k|marathon|half marathon|race|parkrun|triathlon|novel|book|thesis|dissertation|degree|course|training|apprenticeship|channel|mountain|challenge|album|solo|gig|exhibition)\b/,
    not: /\b(?:failed|without me|last place)\b/,
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
];
