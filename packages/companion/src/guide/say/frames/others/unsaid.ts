import type { Frame } from "../frame.ts";
import { pattern } from "../pattern.ts";

/** What was said, what was kept back, and the answer that is expected. */
export const unsaidFrames: readonly Frame[] = [
  {
    id: "they-do-not-know-yet",
    not: /\b(?:in a home|dementia|care home)\b/i,
    when: pattern`^LEAD(?:(?:the|my|our) (?:girls|boys|kids|children|family|parents|friends|twins)|WHO) (?:still )?(?:don't|doesn't) (?:even )?know(?: (?:yet|about (?:it|this|that)|anything(?: about it)?|any of (?:it|this)))*$`,
    say: ["For now you are keeping it to yourself.", "That is a lot to hold back."],
    ask: [
      "What worries you most about telling them?",
      "What would you want them to know first?",
      "Who could help you with that?",
    ],
  },
  {
    id: "you-will-think-me-daft",
    when: /\b(?:you(?:'ll| will| must| might)?(?: probably)? think (?:i'm|i am|this is|that's|that i'm) (?:\p{L}+ )?(?:daft|silly|mad|crazy|stupid|weird|pathetic|ridiculous|horrible|terrible)|(?:i know )?(?:that|this|it) (?:probably |must |might |just )?(?:sounds?|seems?) (?:so |really |a bit |kind of )?(?:silly|daft|stupid|mad|crazy|pathetic|weird|ridiculous|petty))\b/iu,
    say: ["I don’t think that at all.", "Not to me. It makes sense.", "Not in the least."],
    ask: [
      "What does it do for you?",
      "Would you tell me more about it?",
      "Who else knows about it?",
    ],
  },
  {
    id: "had-to-say-something",
    when: /^i (?:just |really |simply )?(?:couldn't|can't|could not|wasn't able to) (?:just )?(?:keep quiet|stay quiet|stay silent|keep my mouth shut|hold (?:back|it in|my tongue)|watch(?: it| that)?|stand by|look on|not say (?:anything|something)|bite my tongue|let it go)\b.*$/i,
    say: ["You had to say something.", "It mattered too much to let it pass."],
    ask: ["How was it taken?", "What did you say?", "How do you feel about it now?"],
  },
  {
    id: "afraid-i-will",
    when: /^i(?:'m| am) (?:so |really |just |very |a bit |a little )*(?:afraid|scared|terrified|worried|frightened) (?:that )?(?<x>(?:i|we)(?:'ll| will| shall| might| may| won't| am going to|'m going to|'re going to) (?:never |not |end up |always )?(?:start|argue|fight|fall|see|lose|be|have|hear|miss|find|get|know|grow|stay|regret|become)\b.*)$/i,
    say: ["You are afraid that {x}.", "That would be very hard for you."],
    ask: [
      "What makes you think it could come to that?",
      "When is that fear strongest?",
      "What would help you against it, even a little?",
    ],
  },
];
