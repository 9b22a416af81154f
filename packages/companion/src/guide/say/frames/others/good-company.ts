import type { Frame } from "../frame.ts";
import { pattern } from "../pattern.ts";

/** Kindness, love, good news of others, and good moments together. */
export const goodCompanyFrames: readonly Frame[] = [
  {
    id: "said-kind",
    weight: 1,
    when: pattern`^LEADWHO ADV(?:said|says|told me|tells me|wrote)(?: to me)?(?: that)? (?:(?:he|she|they)(?:'s|'re| is| was| are| were)? ?(?:so |really |very |still )?(?:loves?|loved|misses|missed|proud|grateful|glad|happy (?:for|with|that)|there for|will be there|would help|thankful|forgives?)\b.*|thank you.*|well done.*|i(?:'m| am| was) (?:doing (?:great|well|a good job|my best)|a good .+|amazing|brave|strong|enough|right).*|it(?:'s| is| was) (?:not my fault|okay to .+))$`,
    say: [
      "That must have been good to hear.",
      "Those are kind words.",
      "I imagine that meant something to you.",
    ],
    ask: ["What was it like to hear that?", "Could you believe it?", "How did you answer?"],
  },
  {
    id: "they-are-proud-of-me",
    weight: 1,
    tone: "heavy",
    when: pattern`^LEADWHO (?:was|were|is|are) (?:so |really |very |always )*(?:proud|happy|excited|pleased|delighted)(?: (?:when|that|for me|of me|about)\b.*)?$`,
    say: [
      "It matters to you what {who} thinks.",
      "I imagine you don’t want to disappoint {whom}.",
      "That makes it harder to say how things are.",
    ],
    ask: [
      "What do you think {who} would say, if you told the truth?",
      "What would you like {whom} to know?",
      "How does that weigh on you?",
    ],
  },
  {
    id: "their-big-news",
    weight: 1,
    when: pattern`^LEADWHO(?:'s|'re)? ADV(?:(?:has |have )?(?:got|is getting|are getting|is|are|getting|announced .*|told me .*) )(?:engaged|married|pregnant|promoted|having a baby|expecting)\b.*$`,
    say: [
      "That is big news.",
      "So a lot is happening around {whom}.",
      "News like that can bring up all kinds of feelings.",
    ],
    ask: ["How is that for you?", "How did you take the news?", "What was your first thought?"],
  },
  {
    id: "might-help",
    weight: 3,
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
    id: "possible-again",
    weight: 2,
    when: /\bi (?:didn't|never|did not)(?: really)? (?:think|thought|believe|expect) (?:that )?i(?:'d| would|'ll| could)(?: ever| be able to)* (?:trust|love|be happy|find|feel|have|meet|be with)\b.*\b(?:again|anyone|someone|this|that)$/i,
    say: [
      "And it has happened after all.",
      "So this means a lot to you.",
      "It took courage to open up again.",
    ],
    ask: [
      "What has made the difference?",
      "What did it take?",
      "What is it like, to feel that again?",
    ],
  },
  {
    id: "meeting-family",
    weight: 3,
    when: /\b(?:meet(?:ing)?|introduc(?:e|ed|ing) me to) (?:his|her|their|the) (?:kids|children|parents|family|friends|mum|dad|son|daughter|in-laws)\b/i,
    say: ["That is a big step.", "That is an important meeting.", "So it is getting serious."],
    ask: [
      "How do you feel about it?",
      "What do you hope for?",
      "What would make it easier for you?",
    ],
  },
  {
    id: "got-a-present",
    weight: 1,
    when: pattern`^LEADi(?:'ve)? ADV(?:got|bought|made|baked|brought|found|knitted|picked out|sent) (?:WHOM|them all|the kids) (?:a|an|some|the|this|flowers|two)\b.*$`,
    say: [
      "That is thoughtful of you.",
      "That is a kind gesture.",
      "So you have put some thought into it.",
    ],
    ask: [
      "How did you come upon that?",
      "How do you think it will be received?",
      "What do you hope it says?",
    ],
  },
  {
    id: "it-will-be-all-right",
    weight: 2,
    when: /^(?:i (?:think|hope|guess|suppose|know|believe|feel like) )?(?:that )?(?:it|things|we|i|she|he|they|everything)(?:'ll| will| might| is going to|'s going to|'re going to|'m going to) (?:probably |all |actually )?(?:be (?:ok|okay|fine|alright|all right|good)|work out|go well|get better|pass)(?: in the end| somehow| eventually)?$/i,
    say: [
      "That sounds hopeful.",
      "I’m glad you can see it that way.",
      "You have some trust in it.",
    ],
    ask: [
      "What makes you think so?",
      "What will help you with it?",
      "What would you like to remember, when the doubt comes?",
    ],
  },
  {
    id: "became-family",
    weight: 3,
    when: /\b(?:i|we)(?:'ve| have|'m| am|'re)? (?:just |now |finally |going to )*(?:became|become|be|am) (?:a |an )?(?:grand\p{L}+|great[- ]grand\p{L}+|aunt|auntie|aunty|uncle|godmother|godfather)\b/iu,
    say: [
      "Congratulations. That is lovely news.",
      "How wonderful for you.",
      "That is a happy event.",
    ],
    ask: ["How does it feel?", "How did you hear?", "What are you looking forward to most?"],
  },
  {
    id: "making-something",
    weight: 1,
    when: /^i(?:'m| am|'ve been| have been) (?:knitting|baking|making|building|painting|planting|cooking|crocheting|sewing|drawing|putting together) (?:a|an|some|my|her|him|them|little)\b(?! (?:fool|mess|mistake|list|case|complaint|decision|plan|change)).*$/i,
    say: [
      "That is a nice thing to do.",
      "There is care in that.",
      "It is good to have something to do with your hands.",
    ],
    ask: ["How is it coming along?", "What gave you the idea?", "What do you like about it?"],
  },
  {
    id: "loves-doing",
    weight: 1,
    when: /^i (?:really |just |actually |do )*(?:love|like|enjoy|loved|enjoyed) (?<x>(?:living|being|working|having|spending|going|seeing|cooking|teaching|looking)\b.*)$/i,
    not: /\b(?:don't|used to)\b/i,
    say: [
      "You love {x}.",
      "That is something you would not want to give up.",
      "That is worth a lot.",
    ],
    ask: [
      "What do you like most about it?",
      "How does that fit with the rest?",
      "What would you want to keep of it, whatever happens?",
    ],
  },
  {
    id: "loves-them",
    weight: 1,
    tone: "heavy",
    when: pattern`^i (?:do |really |truly |just )*love (?<o>WHOM)(?: (?:so much|a lot|very much|to bits|though|dearly|more than anything))*$`,
    say: [
      "I hear that you love {o}.",
      "You love {o}, and something else is there as well.",
      "That is clear to you.",
    ],
    ask: [
      "What is it that makes it hard?",
      "What worries you, all the same?",
      "What would you want {o} to know?",
    ],
  },
  {
    id: "they-are-happy",
    weight: 1,
    tone: "heavy",
    alone: true,
    when: pattern`^LEADWHO(?:'s|'re| is| are| seems?) (?:so |really |very |just |over the moon |all )*(?:happy|excited|looking forward|thrilled|delighted)\b.*$`,
    say: [
      "And you don’t want to spoil that.",
      "That makes it harder to say how you feel.",
      "So the two of you are in different places just now.",
    ],
    ask: [
      "What would you like {whom} to know?",
      "What is it like for you, beside that?",
      "What do you think {they|they} would say, if you told the truth?",
    ],
  },
  {
    id: "feels-right",
    weight: 3,
    when: /^(?:yes,? |yeah,? )?(?:that|it|this) (?:actually |really |just |kind of )*(?:feels|sounds|seems|felt) (?:right|good|better|nice|doable|manageable|like (?:a good|the right) .+)$/i,
    say: ["I’m glad.", "Good. Then you have found something.", "That is a good sign."],
    ask: [
      "What feels right about it?",
      "What would be the next step?",
      "Who would you like to tell about it?",
    ],
  },
  {
    id: "a-good-moment",
    weight: 2,
    when: /\bi (?:did |actually |finally )?(?:have|had) (?:a|an|such a|one) (?:really |actually |very |quite )?(?:nice|good|lovely|great|pleasant|proper|decent) (?:little |long )?(?:chat|talk|time|day|evening|walk|conversation|laugh|call|moment|morning|afternoon|weekend|visit)\b.*$/i,
    say: ["That sounds like a good moment.", "I’m glad you had that.", "That was something good."],
    ask: ["What was nice about it?", "How did it come about?", "What would you like more of?"],
  },
  {
    id: "like-a-new-person",
    weight: 3,
    when: /^i (?:actually |finally |really )?(?:feel|felt) (?:like a (?:new|different|whole new) (?:person|woman|man)|human again|like myself again|so much better|much better|alive again|normal again|lighter)\b.*$/i,
    say: ["That is good to hear.", "I’m glad for you.", "What a difference."],
    ask: [
      "What has made the difference?",
      "What do you notice most?",
      "What would help you keep it?",
    ],
  },
  {
    id: "they-helped",
    weight: 1,
    when: pattern`^LEADWHO ADV(?:came over|came round|came(?! (?:out|back|home|in))|took|helped|brought|stayed|looked after|cooked|drove|babysat|picked up)\b.*\b(?:her|him|them|me|us|walks|dinner|shopping|the kids|the baby|out|a lot)\b(?!.*\b(?:but|wrong|drunk|away from me)\b).*$`,
    not: /\b(?:left|died|cried|took (?:it|that) (?:the wrong|badly)|took the dog)\b/i,
    say: ["So you had some help.", "That was kind.", "It is good that somebody was there."],
    ask: ["How was that for you?"],
  },
];
