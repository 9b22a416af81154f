import type { Frame } from "../frame.ts";

/** Kindness, love, good news of others, and good moments together. */
export const goodCompanyFrames: readonly Frame[] = [
  {
    id: "might-help",
    when: /^(?:yes,? |yeah,? |ok,? |maybe |perhaps |i think |i guess |so )*(?<x>(?:just )?\p{L}+ing\b(?! (?:him|her|them) (?:might|could)).{0,60}?) (?:might|could|would|may|will|'d)(?: probably| maybe| actually)? (?:help|work|be (?:good|nice|a start|better|worth .+)|do me good|make (?:a difference|it easier|things easier))\b.*$/iu,
    say: [
      "{X} sounds like a good start.",
      "That sounds worth a try.",
      "You know best what could work for you.",
    ],
    ask: [
      "When could you try it?",
      "What would you need for that?",
      "What do you hope it would change?",
    ],
  },
  {
    id: "meeting-family",
    when: /\b(?:meet(?:ing)?|introduc(?:e|ed|ing) me to) (?:his|her|their|the) (?:kids|children|parents|family|friends|mum|dad|son|daughter|in-laws)\b/i,
    say: ["That is a big step.", "That is an important meeting.", "So it is getting serious."],
    ask: [
      "How do you feel about it?",
      "What do you hope for?",
      "What would make it easier for you?",
    ],
  },
  {
    id: "became-family",
    when: /\b(?:i|we)(?:'ve| have|'m| am|'re)? (?:just |now |finally |going to )*(?:became|become|be|am) (?:a |an )?(?:grand\p{L}+|great[- ]grand\p{L}+|aunt|auntie|aunty|uncle|godmother|godfather)\b/iu,
    say: [
      "Congratulations. That is lovely news.",
      "How wonderful for you.",
      "That is a happy event.",
    ],
    ask: ["How does it feel?", "How did you hear?", "What are you looking forward to most?"],
  },
  {
    id: "feels-right",
    when: /^(?:yes,? |yeah,? )?(?:that|it|this) (?:actually |really |just |kind of )*(?:feels|sounds|seems|felt) (?:right|good|better|nice|doable|manageable|like (?:a good|the right) .+)$/i,
    say: ["I’m glad.", "Good. Then you have found something.", "That is a good sign."],
    ask: [
      "What feels right about it?",
      "What would be the next step?",
      "Who would you like to tell about it?",
    ],
  },
  {
    id: "like-a-new-person",
    when: /^i (?:actually |finally |really )?(?:feel|felt) (?:like a (?:new|different|whole new) (?:person|woman|man)|human again|like myself again|so much better|much better|alive again|normal again|lighter)\b.*$/i,
    say: ["That is good to hear.", "I’m glad for you.", "What a difference."],
    ask: [
      "What has made the difference?",
      "What do you notice most?",
      "What would help you keep it?",
    ],
  },
];
