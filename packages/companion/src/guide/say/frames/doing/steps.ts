import type { Frame } from "../frame.ts";
import { selfPattern } from "../self-pattern.ts";

/** Plans, first steps, what stands in the way of them, and having done it. */
export const stepFrames: readonly Frame[] = [
  {
    id: "first-small-step-named",
    after:
      /\b(?:first (?:small |very small )?(?:step|thing|piece)|smallest (?:bit|piece|part)|where (?:would|could) you (?:start|begin))\b[^.?]*\?\s*$/i,
    when: selfPattern`^(?:maybe |probably |just |i guess |i suppose |like |um |well |perhaps |to |i'd |i would |it'd be |it would be )*(?<x>(?:open|write|read|call|ring|text|email|message|make|tidy|clear|clean|sort|list|find|look|ask|tell|talk|speak|go|sit|put|set|start|print|pack|wash|do|get|turn|switch|book|check|google|search|plan|walk|pick|choose|send|update|list)\b(?:ing)?.{2,60})$`,
    say: [
      "That is small enough to really do.",
      "Good. That would be a beginning.",
      "So that would be your first step.",
    ],
    ask: [
      "When could you do that?",
      "What would help you to start?",
      "Is there anything that might get in the way?",
    ],
  },
  {
    id: "maybe-something-small",
    when: selfPattern`^(?:.{0,40}\b)?maybe (?:just |only )?(?:a|an|one) (?:really )?(?:short|small|quick|little|brief|tiny|single|few)\b.{2,40}$`,
    say: [
      "That would be a good size for a first step.",
      "Something small like that is enough to begin with.",
      "That sounds possible.",
    ],
    ask: [
      "When could you do that?",
      "What would you want to say in it, or do first?",
      "What would make it easier?",
    ],
  },
  {
    id: "offered-to-help",
    when: selfPattern`^LEAD(?<who>he|she|they|(?:my|our|a) (?:[\p{L}-]+ )?\p{L}+)(?:'s|'ve| has| have)? ADV(?:offered|offers|keeps offering|would)(?: me| us)? (?:to )?(?:help|lend|pay|take|cover|give|let (?:me|us)|look after|come|drive|babysit|step in|support|chip in)\b.{0,90}$`,
    not: /\b(?:would never|would not|wouldn't|job|position|redundancy|contract)\b/i,
    say: ["So there is an offer of help.", "It is not always easy to accept help."],
    ask: [
      "What makes it hard to say yes?",
      "What would it change for you, to accept it?",
      "How did you answer?",
    ],
  },
  {
    id: "named-a-small-place",
    alone: true,
    after: /\b(?:begin|start|small|smallest|corner|piece)\b[^.?!]*\?\s*$/i,
    when: selfPattern`^(?:maybe |just |probably |i guess |perhaps |idk |ok )*(?:the|my|one|two|a) (?:[\p{L}-]+ ){0,2}[\p{L}-]+$`,
    not: /\b(?:same|worst|usual|hard part|problem|truth|past|future|pain|whole thing|last one|my (?:mum|mom|dad|sister|brother|husband|wife|partner|boss|friends?|son|daughter|kids|parents|ex))\b/i,
    say: [
      "That is a good place to begin.",
      "Small enough to really do.",
      "Good. One thing is enough.",
    ],
    ask: ["When could you do that?", "What would you need for it?", "How long would you give it?"],
  },
  {
    id: "would-like-that",
    when: selfPattern`^(?:i think )?i(?:'d| would) (?:ADV)(?:like|enjoy|love) (?:that|it|to do that)(?: actually| very much| a lot| i think)*END`,
    say: [
      "It sounds as if that would suit you.",
      "That is good to hear.",
      "So there is something that appeals to you.",
    ],
    ask: [
      "What would be a first step?",
      "What do you like about it?",
      "When could you find out more?",
    ],
  },
];
