import type { Frame } from "../frame.ts";
import { selfPattern } from "../self-pattern.ts";

/** What one enjoys, has for oneself, cannot bear, or no longer does. */
export const likeAndDislikeFrames: readonly Frame[] = [
  {
    id: "enjoyed-that",
    weight: 1,
    when: selfPattern`^LEADi (?:(?:did|do|actually|really|quite|always|still|kind of|have to say i) )*(?:enjoy|enjoyed|liked|loved|(?<=did )(?:love|like)) (?<x>(?!him|her|them|you\b|that he|to be\b)(?:the |my |doing |being |working |teaching |it when |that |having |seeing |going )?.{2,50})$`,
    not: /\b(?:but|never|anymore|used to|him|died|miss|don't|didn't|not)\b/i,
    say: [
      "So there is something you enjoyed.",
      "It sounds as if that did you good.",
      "That is worth noticing.",
    ],
    ask: [
      "What did you like about it?",
      "Could there be a bit more of that?",
      "When did you last have that?",
    ],
  },
  {
    id: "that-part-is-fine",
    weight: 2,
    when: selfPattern`^LEAD(?:the |my )?(?:WORK|job itself|work itself|flat|house|city|place|pay|money|course itself|people(?: there)?)(?: itself)? (?:is|are|'s|was) (?:actually |really |all |pretty |quite |not )*(?:fine|ok|okay|good|great|alright|all right|going (?:well|fine|ok|okay)|nice|lovely|the problem)(?: actually| though| enough)*$`,
    not: /\bbut\b/i,
    say: [
      "So that part is all right.",
      "Good, that is not what troubles you, then.",
      "I see. That side of it works.",
    ],
    ask: ["Which part is not?", "What is harder?", "What is missing?"],
  },
  {
    id: "made-me-laugh",
    weight: 2,
    when: selfPattern`^LEAD(?:it|that|he|she|they|which|this|my \p{L}+) (?:did |really |actually |does |at least |just )*(?:makes?|made|got) me (?:laugh(?:ing)?|smile|smiling|feel (?:a bit |a little |so much |much )?(?:better|good|nice|proud|warm))END`,
    say: [
      "It is good that there was something to smile about.",
      "I’m glad of that.",
      "That sounds like a good moment.",
    ],
    ask: [
      "What was it about it that touched you?",
      "What else has been good lately?",
      "How did you feel then?",
    ],
  },
  {
    id: "long-held-wish",
    weight: 2,
    when: selfPattern`^LEADi(?:'ve| have|'d| had)? ?ADV(?:wanted|dreamed|dreamt|hoped|had (?:this|an|the) idea|had (?:this|a) (?:dream|plan)|thought i'd love|would love|'d love) (?:of |to |about )ADV(?<x>(?:be|become|work|do|go|going|doing|being|becoming|run|running|open|opening|write|writing|travel|live|living|learn|study|make|making|have|having|start|starting|train|teach)\b.{2,60})$`,
    not: /\b(?:die|kids|children|baby|but|marry|him|her)\b/i,
    say: [
      "So that is something you have wanted for a long time.",
      "It sounds as if that idea has stayed with you.",
      "I can hear that it means something to you.",
    ],
    ask: [
      "What draws you to it?",
      "What has kept you from it so far?",
      "What would be a way to get a little nearer to it?",
    ],
  },
  {
    id: "no-longer-go",
    weight: 3,
    when: selfPattern`^LEADi ADVstopped (?:going|turning up|showing up|attending|working|studying|revising|applying|trying|replying|handing)(?: (?:in|to|on|at|for|altogether|completely))?\b.{0,40}$`,
    not: /\b(?:medication|tablets|pills|drinking|smoking|church|eating)\b/i,
    say: [
      "So at some point it became too much.",
      "It sounds as if you had no strength for it any more.",
      "That often happens quietly, and then it is hard to go back.",
    ],
    ask: [
      "What was going on at that time?",
      "What made it hard to go?",
      "What would make it easier to go back?",
    ],
  },
  {
    id: "hate-doing-that",
    weight: 1,
    when: selfPattern`^LEADi ADV(?:hate|can't stand|dread|really dislike|loathe|find it so hard) (?<x>[\p{L}]+ing\b.{0,50})$`,
    not: /\b(?:living|being alive|myself)\b/i,
    say: [
      "That is something you really don’t like doing.",
      "So it costs you a lot each time.",
      "I can see why you would rather not.",
    ],
    ask: [
      "What is it about it that you hate?",
      "What would make it a little easier?",
      "What happens when you do it all the same?",
    ],
  },
  {
    id: "plain-hate-that",
    weight: 2,
    when: selfPattern`^i (?:ADV)hate (?:that|it|this|it all|all of it)END`,
    say: ["You would rather be without it.", "I can hear how much it bothers you."],
    ask: [
      "What is it about it that you hate?",
      "What would be better?",
      "What would you change, if you could?",
    ],
  },
  {
    id: "do-it-when-i-feel",
    weight: 3,
    when: selfPattern`^LEADi (?:ADV)(?:do|buy|spend|eat|drink|scroll|smoke|gamble|order|shop)(?: (?:it|this|that|things|stuff|more))? (?:when|whenever|if) i(?:'m| am| feel| get)\b (?<x>.{3,40})$`,
    say: [
      "So it has to do with how you feel at that moment.",
      "It comes when you feel {x}.",
      "You have noticed what sets it off. That helps.",
    ],
    ask: [
      "What does it give you in that moment?",
      "How do you feel afterwards?",
      "What else could give you a little of that?",
    ],
  },
  {
    id: "one-thing-of-mine",
    weight: 3,
    when: selfPattern`^(?:it's|its|it is|that's) the (?:one|only) thing (?:that's|i have|i've got|that is|i do|left)(?: (?:mine|for me|for myself|of my own|that's mine))*END`,
    say: [
      "So it matters a great deal to you.",
      "You need to have something that is your own.",
      "I can see why you hold on to it.",
    ],
    ask: [
      "What does it give you?",
      "What would help you to keep it?",
      "How would it be without it?",
    ],
  },
  {
    id: "something-of-my-own",
    weight: 2,
    when: selfPattern`^i (?:ADV)(?:write|paint|draw|sing|bake|knit|sew|garden|sculpt|compose|play (?:the |in a |guitar|piano|music))(?: (?:a bit|a little|sometimes|.{2,40}))?$`,
    not: /\b(?:nothing|can't|between|late|midnight|reports|emails)\b|\b(?:write|writes) ['"]/i,
    say: [
      "So that is something of your own.",
      "It is good to have something like that.",
      "That sounds like a part of you that matters.",
    ],
    ask: ["What do you like about it?", "When do you find time for it?", "Has anyone seen it?"],
  },
  {
    id: "never-shown-anyone",
    weight: 3,
    when: selfPattern`^LEADi(?:'ve| have)? ?(?:ADV)never (?:ADV)(?:shown|showed|let|read) (?:it |them |this |any of it )?(?:to )?(?:anyone|anybody|a soul|people)\b.{0,20}$`,
    say: [
      "So nobody has seen it yet.",
      "You have kept that to yourself.",
      "It takes courage to show something of one’s own.",
    ],
    ask: [
      "What would it be like to show it to one person?",
      "What are you afraid they would say?",
      "Who would you trust with it?",
    ],
  },
  {
    id: "which-i-will-hate",
    weight: 2,
    when: selfPattern`^(?:.{3,60}),? which i(?:'ll| will| really|'m going to| am)? ?(?:ADV)(?:hate|dread|can't stand|dreading|don't want|find hard)\b.{0,20}$`,
    say: [
      "So that is not something you look forward to.",
      "And you will have to smile through it, I imagine.",
      "That is one more thing to get through.",
    ],
    ask: [
      "What is it about it that you dislike?",
      "How would you rather have it?",
      "Who would understand that?",
    ],
  },
];
