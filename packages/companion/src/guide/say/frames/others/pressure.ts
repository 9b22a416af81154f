import type { Frame } from "../frame.ts";
import { pattern } from "../pattern.ts";

/** What others expect, forbid, advise and keep asking for. */
export const pressureFrames: readonly Frame[] = [
  {
    id: "wants-us-to",
    when: /^i (?:just |really |only |still )*(?:want|wish|wanted|would love|'d love)(?: for)? (?:us|we)(?: all| both)? (?:to |could |would |were |back)\b.*$/i,
    say: [
      "You want that for all of you.",
      "That is a good thing to want.",
      "I hear how much you hope for that.",
    ],
    ask: [
      "What would that look like, on an ordinary day?",
      "What would be a first small sign of it?",
      "What stands in the way?",
    ],
  },
  {
    id: "keeps-asking",
    when: pattern`^LEADWHO ADV(?:asks?|brings? it up|mentions? it|talks? about it|goes on about it|asked)(?: me)?(?: about it)? (?:like |about |almost |nearly )?(?:every (?:day|week|time|single)|all the time|constantly|again and again|non-?stop|over and over|(?:\w+|\d+) times a)\b.*$`,
    say: ["So it comes up again and again."],
    ask: ["How do you answer?", "What would you like {whom} to know?"],
  },
  {
    id: "everyone-asks",
    when: /^(?:everyone|everybody|people|they all|my (?:whole )?family|my friends|strangers) (?:just |always |all )*(?:keeps? )?(?:asks?|asking|wants? to know|expects?)(?: me)? (?:if|whether|when|how|about|why|what)\b.*$/i,
    say: ["That question can get tiring."],
    ask: [
      "What do you say?",
      "What would be the honest answer?",
      "What would you like to be asked instead?",
    ],
  },
  {
    id: "if-you-loved-me",
    when: pattern`^LEADWHO ADV(?:said|says|told me|thinks)(?: that)? if i (?:really |actually |truly )?(?:loved|cared|wanted|was a|were a|respected)\b.*$`,
    say: [
      "That puts a lot of pressure on you.",
      "It is hard to say no after that.",
      "That was not fair.",
    ],
    ask: [
      "What did you say to that?",
      "How did it make you feel?",
      "What would you want {whom} to understand?",
    ],
  },
  {
    id: "watches-over-me",
    when: pattern`^(?:i'm \d+ and )?LEADWHO ADV(?:tracks?|monitors?|goes through|looks through|checks? up on|spies on|follows? where|reads?) (?:me|my|everything|where i)\b.*$`,
    say: [
      "That leaves you very little freedom.",
      "So you are never quite unobserved.",
      "I can see how that presses on you.",
    ],
    ask: [
      "How long has it been like that?",
      "What would you want to be different?",
      "What have you been able to say about it?",
    ],
  },
];
