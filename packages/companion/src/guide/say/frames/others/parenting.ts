import type { Frame } from "../frame.ts";
import { pattern } from "../pattern.ts";

/** Bringing up children, and what one brings to it from one's own home. */
export const parentingFrames: readonly Frame[] = [
  {
    id: "do-not-want-to-be-like",
    when: pattern`^i(?:'m| am)? (?:just |really |so )?(?:(?:don't|do not|never) want(?:ed)? to|scared of|afraid of|worried about) (?:be|become|end up|turn|being|becoming|ending up|turning) (?:into )?(?:just |exactly )?(?:like )?(?<o>WHOM|that|my (?:mum|dad|mother|father|parents))$`,
    say: [
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
    id: "failing-as",
    when: /^(?:i (?:just |really |always |constantly )*(?:feel|think)(?: like| that)? )?i(?:'m| am) (?:just |totally |completely |such )*(?:failing|(?:a )?(?:bad|terrible|rubbish|awful|useless|horrible) (?:mum|mom|mother|dad|father|parent|wife|husband|daughter|son|friend|sister|brother|carer)|failing (?:as|at|my|them|him|her) .+|not (?:a )?good enough (?:as a )?\p{L}*|doing (?:it|everything) (?:all )?wrong|letting (?:him|her|them|everyone) down|ruining .+)$/iu,
    say: [
      "It sounds as if you expect a great deal of yourself.",
      "Feeling like that does not mean that it is so.",
    ],
    ask: [
      "What makes you feel that most?",
      "What would good enough look like, just for today?",
      "Who tells you that you are doing all right?",
    ],
  },
  {
    id: "child-will-not",
    themes: ["parenting"],
    when: pattern`^LEAD(?:WHO|the kids|neither of them) ADV(?:wouldn't|won't|refused to|refuses to|never wants to|didn't want to|doesn't want to|fights? (?:me|about)|has (?:a )?tantrums?|throws? (?:a )?tantrums?|had a (?:tantrum|meltdown)|screamed) ?(?:put|get|eat|go|sleep|listen|brush|sit|stop|do|let|wear|leave|come|be|for|about|when|over|at|every)\b.*$`,
    not: /\b(?:talk|speak|slams?|teenager|1[2-9]|mum|mom|mother|dad|father|husband|wife)\b/i,
    say: ["That tests anybody’s patience.", "That is not easy, as a parent."],
    ask: [
      "What do you do then?",
      "How does it usually go on from there?",
      "What have you found that helps?",
    ],
  },
  {
    id: "what-kind-of-parent",
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
    when: pattern`^LEADi (?:practically |basically |pretty much |more or less |almost |had to )*(?:raised?|brought up|bring up|half raised) (?<o>WHOM|my (?:siblings|brothers|sisters))\b.*$`,
    say: ["You were almost a parent to {o}."],
    ask: [
      "What was that time like for you?",
      "How does it shape things today?",
      "Who looked after you?",
    ],
  },
  {
    id: "kids-are-away",
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
    when: /^i (?:know i |feel like i )?should (?:be )?(?:enjoy(?:ing)?|happy|grateful|relieved|excited|glad|over (?:it|him|her|this)|having fun|making the most|fine|used to)\b.*\b(?:but|and)\b.*$/i,
    say: ["It does not feel as you think it should.", "There is no rule for how you have to feel."],
    ask: ["How does it feel, then?", "What would you rather do?", "Who says that you should?"],
  },
];
