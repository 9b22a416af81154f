import type { Frame } from "../frame.ts";
import { selfPattern } from "../self-pattern.ts";

/** Being accused, teased or passed over, bad letters, and money that is at stake. */
export const setbackFrames: readonly Frame[] = [
  {
    id: "nobody-stepped-in",
    when: selfPattern`^(?:.{0,60}\b)?(?:nobody|no one|no-one|he|she|they|everyone|(?:my|the|our) (?:[\p{L}-]+ )?(?:boss|manager|teacher|head|colleagues?|friends?|hr|team|others|supervisor|husband|partner|mum|dad|parents)) (?:all )?(?:just )?(?:stood there|stood by|watched|sat there|looked away|did nothing|said nothing|did anything|said anything|stepped in|helped me|didn't (?:do|say) anything|did not (?:do|say) anything|backed me up|came to help)(?: and (?:watched|said nothing|did nothing|let .+))?END`,
    not: /\bi (?:just )?(?:stood|sat|said nothing|did nothing|watched)\b/i,
    say: ["So nobody stepped in for you."],
    ask: [
      "What would you have needed from them?",
      "Have you been able to talk about it since?",
      "How did it go on?",
    ],
  },
  {
    id: "my-people-believe-me",
    when: selfPattern`^LEAD(?<who>my (?:[\p{L}-]+ )?\p{L}+|he|she|they) (?:ADV)(?:believes?|believed|trusts?|backs?|stands? by|supports?|is behind|are behind) me\b.{0,60}$`,
    not: /\b(?:doesn't|don't|didn't|never|not|nobody|no one|n't)\b/i,
    say: [
      "It is good to have somebody on your side in this.",
      "So you are not alone with it.",
      "That counts for a lot.",
    ],
    ask: [
      "How is it for the two of you?",
      "What helps you most just now?",
      "What do you wish for there?",
    ],
  },
  {
    id: "back-to-work-after",
    not: /\b(?:i went|went back|funeral)\b/i,
    when: selfPattern`^LEAD(?:i'm |i am |i |i'll be |i have to )?(?:go(?:ing)?|went|been) back (?:to work|to (?:the )?(?:office|uni|school|college)|in)\b.{0,10}(?:on|after|next|in|tomorrow|this|today|from|following)\b.{0,50}$`,
    say: ["Going back is a big change again.", "That is quite a step after such a break."],
    ask: [
      "How do you feel about it?",
      "What will be hardest?",
      "What are you looking forward to, if anything?",
    ],
  },
  {
    id: "less-coming-in",
    when: selfPattern`^(?:.{0,40}\b)?(?:(?:hours|pay|overtime|wages?|benefits|contract|salary|pension)(?: (?:got|were|was|have been|has been|is being|are being|just got|being))? (?:cut|reduced|stopped|halved|frozen)|(?:they|work|he|the company)(?:'ve| have| has)? (?:just )?cut (?:our|my|his|her|the|everyone's) (?:hours|pay|overtime|wages?|benefits|bonus))\b.{0,40}$`,
    say: [
      "So there is less coming in.",
      "That puts you under pressure through no fault of your own.",
      "That makes everything tighter.",
    ],
    ask: [
      "What has that meant for you?",
      "How are you managing so far?",
      "What worries you most about it?",
    ],
  },
  {
    id: "has-it-in-for-me",
    when: selfPattern`^(?:.{0,60}\b)?(?:has (?:always )?(?:got )?it in for me|(?:is|are|'s|'re) (?:always )?(?:on my case|out to get me|picking on me|having a go at me)|picks on me|singles me out|can't stand me|hates my guts)\b.{0,40}$`,
    say: ["It is wearing, to feel that somebody is against you."],
    ask: ["What happened last?", "When did it start?", "Has anyone else noticed it?"],
  },
  {
    id: "teased-all-day",
    when: selfPattern`^LEAD(?:they|he|she|the .{2,25}|my (?:[\p{L}-]+ )?\p{L}+|everyone|people)(?: all)? (?:ADV)(?:take|takes|took|keep taking|taking) the (?:mick|piss|mickey)\b.{0,40}$|^LEAD(?:they|he|she|the .{2,25}|my (?:[\p{L}-]+ )?\p{L}+|everyone|people)(?: all)? (?:ADV)(?:tease|teases|wind|winds|rib|ribs|make fun of|makes fun of|laugh at|laughs at) (?:me|us)\b.{0,40}$`,
    say: [
      "Even as a joke, it wears you down when it goes on all day.",
      "It is not much fun to be the one they laugh at.",
      "I can see why that gets to you.",
    ],
    ask: [
      "What do you do when it happens?",
      "Is there one of them who is different?",
      "What would you like to say to them?",
    ],
  },
];
