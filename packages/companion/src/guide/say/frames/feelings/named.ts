import type { Frame } from "../frame.ts";
import { pattern } from "../pattern.ts";

/** A feeling said in so many words, what brings it, and whether one may feel it. */
export const namedFeelingFrames: readonly Frame[] = [
  {
    id: "no-right-to-feel",
    when: pattern`^LEADI ADV(?:shouldn't (?:feel|be|care|mind|complain|cry|moan|let it|need|want|get|still)|have no (?:right|reason) to|don't have (?:a|any) (?:reason|right) to|feel (?:so )?(?:guilty|bad|stupid|ungrateful) (?:for|about) (?:feeling|being|complaining)|should(?: really)? (?:be|feel) (?:happy|happier|grateful|fine|glad|thankful|okay|lucky|excited|over it|looking forward|enjoying))\b.*$`,
    tone: "heavy",
    say: [
      "You feel what you feel, whatever you think you should.",
      "You feel it, and on top of that you tell yourself that you shouldn’t.",
      "You don’t need a good enough reason to feel bad.",
    ],
    ask: [
      "What would you say to a friend who told you that?",
      "When did you start to feel like this?",
      "What makes you think so?",
    ],
  },
  {
    id: "thought-of-it-makes-me",
    when: pattern`^(?:even |just )*(?:thinking (?:about|of)|the thought of|the idea of|seeing|hearing|looking at|opening) (?<x>.+?) (?:just |really |already )?(?:makes|gives|turns|sends|fills) (?:me|my stomach)\b.*$`,
    say: [
      "Even thinking of it is too much just now.",
      "Your body says no before you have even begun.",
    ],
    ask: [
      "What is it about it that frightens you most?",
      "What do you imagine would happen?",
      "Which small part of it would be the least bad?",
    ],
  },
  {
    id: "do-not-want-to-be-that",
    when: pattern`^LEADI ADV(?:don't|do not|never) (?:want|wanted) to (?:be|become|turn into|end up) (?<x>(?:a|an|that|the|this|one of those|someone who|somebody who|like (?:this|that))\b.*)$`,
    not: /\b(?:burden|bother|nuisance)\b/,
    say: ["You don’t want to be {x}.", "That isn’t who you want to be."],
    ask: ["How would you like to be, in such a moment?"],
  },
  {
    id: "too-ashamed-to",
    when: pattern`^LEADI(?:'m| am|'ve been| was| feel| felt) (?:just |far |way |honestly )*too (?<w>embarrassed|ashamed|scared|proud|shy|nervous|afraid|tired|anxious|stubborn) to (?<x>.+)$`,
    say: [
      "You are too {w} to {x}.",
      "So that is what stands in the way.",
      "I can understand that. Many people feel like that about it.",
    ],
    ask: [
      "What do you imagine would happen, if you did?",
      "What would make it a little easier?",
      "What would you say, if it cost you nothing?",
    ],
  },
  {
    id: "thought-i-would-feel",
    when: pattern`^LEADI (?:really |always |honestly )?(?:thought|expected|hoped|assumed)(?: that)? (?:I(?:'d| would)|to) (?:be|feel) (?:so |more |much |really |over |a bit )*(?<x>happy|happier|relieved|excited|better|fine|glad|free|proud|over it|sad|different|okay|ok|great)\b.*$`,
    say: [
      "You expected to feel {x}, and it is different.",
      "It doesn’t feel the way you thought it would.",
      "That can be confusing, when everyone expects something else of you.",
    ],
    ask: ["What do you feel instead?", "What do you make of that?", "Who could you say that to?"],
  },
  {
    id: "makes-sense-now",
    when: pattern`^(?:suddenly|now|finally|at last|all of a sudden),? ?(?:it|everything|my (?:whole )?(?:life|childhood)|so much|a lot|things)(?: all| suddenly| finally)* (?:makes|made|is making|makes so much|started making) sense\b.*$`,
    say: ["A lot falls into place for you.", "You can look back on it differently now."],
    ask: [
      "What do you see differently now?",
      "What was the first thing you thought of?",
      "How does that feel?",
    ],
  },
  {
    id: "since-a-time-named",
    when: pattern`^(?:I (?:don't know|guess|think),? |maybe |probably |well )*since (?:about |around |maybe |the )?(?<x>[\w' ]{3,30}?)(?: (?:maybe|I guess|I think|probably|or so))*$`,
    after: /\b(?:when|how long|since|start|begin|notice)\b[^.]*\?\s*$/i,
    say: ["So it has been a while.", "I see, it goes back to then.", "That is some time, then."],
    ask: [
      "What was going on around that time?",
      "How was it before that?",
      "What has it been like since?",
    ],
  },
];
