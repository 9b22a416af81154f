import type { Frame } from "../frame.ts";
import { pattern } from "../pattern.ts";

/** Bringing up children, and what one brings to it from one's own home. */
export const parentingFrames: readonly Frame[] = [
  {
    id: "do-not-want-to-be-like",
    weight: 3,
    when: pattern`^i(?:'m| am)? (?:just |really |so )?(?:(?:don't|do not|never) want(?:ed)? to|scared of|afraid of|worried about) (?:be|become|end up|turn|being|becoming|ending up|turning) (?:into )?(?:just |exactly )?(?:like )?(?<o>WHOM|that|my (?:mum|dad|mother|father|parents))$`,
    say: [
      "You have seen what it does, and you want to do it differently.",
      "You do not want to repeat that.",
      "That is a strong wish, and it says a lot about what matters to you.",
    ],
    ask: [
      "What was it like for you, to be on the other side of it?",
      "What would you want to do differently?",
      "When do you notice it in yourself?",
    ],
  },
  {
    id: "was-the-same",
    weight: 2,
    when: pattern`^LEADWHO (?:was|is|were|did|does|used to be) (?:just |exactly |always |kind of )*(?:the (?:exact )?same|like that|like this|that way)\b.*$`,
    say: [
      "So you know this from {whom}.",
      "You have seen it before, with {whom}.",
      "It goes back further than the two of you, then.",
    ],
    ask: [
      "What was that like for you?",
      "What do you remember of it?",
      "How do you think it has shaped you?",
    ],
  },
  {
    id: "failing-as",
    weight: 3,
    when: /^(?:i (?:just |really |always |constantly )*(?:feel|think)(?: like| that)? )?i(?:'m| am) (?:just |totally |completely |such )*(?:failing|(?:a )?(?:bad|terrible|rubbish|awful|useless|horrible) (?:mum|mom|mother|dad|father|parent|wife|husband|daughter|son|friend|sister|brother|carer)|failing (?:as|at|my|them|him|her) .+|not (?:a )?good enough (?:as a )?\p{L}*|doing (?:it|everything) (?:all )?wrong|letting (?:him|her|them|everyone) down|ruining .+)$/iu,
    say: [
      "It sounds as if you expect a great deal of yourself.",
      "Feeling like that does not mean that it is so.",
      "You would not ask yourself that, if you did not care.",
    ],
    ask: [
      "What makes you feel that most?",
      "What would good enough look like, just for today?",
      "Who tells you that you are doing all right?",
    ],
  },
  {
    id: "child-will-not",
    weight: 3,
    themes: ["parenting"],
    when: pattern`^LEAD(?:WHO|the kids|neither of them) ADV(?:wouldn't|won't|refused to|refuses to|never wants to|didn't want to|doesn't want to|fights? (?:me|about)|has (?:a )?tantrums?|throws? (?:a )?tantrums?|had a (?:tantrum|meltdown)|screamed) ?(?:put|get|eat|go|sleep|listen|brush|sit|stop|do|let|wear|leave|come|be|for|about|when|over|at|every)?\b.*$`,
    not: /\b(?:talk|speak|slams?|teenager|1[2-9]|mum|mom|mother|dad|father|husband|wife)\b/i,
    say: ["That tests anybody’s patience.", "That is not easy, as a parent."],
    ask: [
      "What do you do then?",
      "How does it usually go on from there?",
      "What have you found that helps?",
    ],
  },
  {
    id: "against-the-plan",
    weight: 2,
    when: /^(?:we|i)(?:'re| are|'m| am| were) (?:supposed|meant|trying) to be (?<x>\p{L}+ing\b.+)$/iu,
    say: [
      "You had a plan, and this goes against it.",
      "So that was agreed between you.",
      "And now it looks different.",
    ],
    ask: [
      "How do you feel about that?",
      "What had the two of you agreed?",
      "What does it mean for the plan?",
    ],
  },
  {
    id: "what-kind-of-parent",
    weight: 3,
    questions: true,
    when: /^(?:i mean,? |like,? )?what (?:kind|sort) of (?:a )?(?:mother|father|mum|mom|dad|person|friend|wife|husband|daughter|son|parent|sister|brother|partner)\b.*$/i,
    say: [
      "One who cares enough to ask that.",
      "You are judging yourself very hard.",
      "It hurts you that it is so. That says something about you.",
    ],
    ask: [
      "What would you say to a friend who asked you that?",
      "What do you do for them, all the same?",
      "What do you wish you felt?",
    ],
  },
  {
    id: "raised-them",
    weight: 3,
    when: pattern`^LEADi (?:practically |basically |pretty much |more or less |almost |had to )*(?:raised?|brought up|bring up|half raised) (?<o>WHOM|my (?:siblings|brothers|sisters))\b.*$`,
    say: [
      "You were almost a parent to {o}.",
      "So the bond goes deep.",
      "You have felt responsible for a long time.",
    ],
    ask: [
      "What was that time like for you?",
      "How does it shape things today?",
      "Who looked after you?",
    ],
  },
  {
    id: "kids-are-away",
    weight: 3,
    when: /^(?:my |the |our )?(?:kids|children|boys|girls|son|daughter|little one) (?:are|is|were|was|'re|'s|went|go|goes|have gone|has gone) (?:all )?(?:with|at|to) (?:their|his|her|my ex|my ex's) ?(?:dad|mum|mom|father|mother)?(?:'s)?\b.*$/i,
    say: ["So you have some time without them."],
    ask: [
      "What is it like for you, when they are away?",
      "What do you do with the time?",
      "When are they back?",
    ],
  },
  {
    id: "should-be-enjoying",
    weight: 3,
    when: /^i (?:know i |feel like i )?should (?:be )?(?:enjoy(?:ing)?|happy|grateful|relieved|excited|glad|over (?:it|him|her|this)|having fun|making the most|fine|used to)\b.*\b(?:but|and)\b.*$/i,
    say: [
      "It does not feel as you think it should.",
      "There is no rule for how you have to feel.",
      "So you are hard on yourself on top of it.",
    ],
    ask: ["How does it feel, then?", "What would you rather do?", "Who says that you should?"],
  },
  {
    id: "child-did-well",
    weight: 2,
    when: /^(?:my|our|the) (?:\p{L}+ )?(?:baby|son|daughter|toddler|little one|boy|girl|kids) (?:finally |actually |just )?(?:slept (?:for )?(?:\p{L}+ hours|through|all night)|smiled|took (?:his|her) first|said (?:his|her) first|passed|got into|won(?!')|started (?:walking|talking|sleeping)|made me (?:a|breakfast|tea|laugh|smile)|is (?:doing (?:well|great)|happy|thriving))\b.*$/iu,
    say: ["That is lovely.", "That must do you good.", "That is worth being glad about."],
    ask: [
      "How was that for you?",
      "What do you think made the difference?",
      "How do you feel today?",
    ],
  },
];
