import type { Frame } from "../frame.ts";
import { pattern } from "../pattern.ts";

/** Rows, the silence after them, and standing between two sides. */
export const quarrelFrames: readonly Frame[] = [
  {
    id: "had-a-row",
    when: pattern`^LEAD(?:we|OTHER and (?:i|me)|me and OTHER|i and OTHER|i|had)? ?ADV(?:had|have had|got into) (?:a|an|another|this|our)? ?(?:really |absolutely )?(?:huge |big |massive |stupid |horrible |silly |terrible |bad |major |proper |blazing |awful |first )*(?:fight|row|argument|bust[- ]up|falling[- ]out|words)\b.*$|^LEAD(?:we|i|OTHER and (?:i|me)|me and OTHER) ADV(?:fell out|have fallen out)\b.*$`,
    say: ["That sounds like a bad moment between you.", "An argument like that is upsetting."],
    ask: ["What was it about?", "How is it between you now?", "What did you not get to say?"],
  },
  {
    id: "silent-company",
    when: pattern`^LEADWHO ADV(?:don't|doesn't|never|barely|hardly)(?: even)? (?:say|says|speak|speaks|talk|talks|look|looks)(?: a word| anything| up| much| at me)? (?:at (?:dinner|breakfast|lunch|home|night|the table)|during|in the (?:car|evening|morning)|when (?:we|i)|all (?:day|evening|night|weekend)|over (?:dinner|breakfast))\b.*$`,
    say: ["That silence must be hard to bear.", "So you sit there together, and nobody talks."],
    ask: [
      "What is it like for you, just then?",
      "What have you tried so far?",
      "What would you like to hear?",
    ],
  },
  {
    id: "driving-me-mad",
    when: pattern`^LEADWHO(?:'s|'re| is| are| was)? ADV(?:driv(?:es?|ing) me (?:mad|crazy|up the wall|insane|nuts|round the bend|bonkers)|get(?:s|ting) on my nerves|do(?:es|ing) my head in|annoy(?:s|ing) me|wind(?:s|ing) me up|irritat(?:es|ing) me|test(?:s|ing) my patience)\b.*$`,
    say: [
      "It sounds as if you have little patience left.",
      "That is wearing, day after day.",
      "I can hear how much it gets to you.",
    ],
    ask: [
      "What gets to you most?",
      "How long has it been this way for you?",
      "What have you tried so far?",
    ],
  },
  {
    id: "taken-wrongly",
    when: /\b(?:took|taken|takes?) (?:it|that|this|me|what i said) (?:all |so |really )?(?:the wrong way|badly|personally|wrong|as (?:an? )?(?:attack|criticism|insult))\b|\bmisunderst(?:ood|ands?) me\b|\bcame out (?:all )?wrong\b/i,
    say: ["It was not taken as you meant it."],
    ask: [
      "What did you want to say with it?",
      "What would you like to explain?",
      "What happened after that?",
    ],
  },
  {
    id: "cannot-win",
    when: /^(?:if|when(?:ever)?|as soon as) i (?:say no|don't|do|stop|refuse|complain|ask|speak|say (?:anything|something)|leave|stay|set)\b.{0,50}?,? ?(?:then )?(?:i'm|i am|i'll be|it's|i become|i look like|i get called) (?:the |a |an |always |just )*(?:bad|villain|selfish|mean|evil|problem|awful|horrible|difficult|wrong|my fault|guilty|nag|drama)\b.*$/i,
    say: [
      "So you can’t win, whatever you do.",
      "That puts you in an unfair position.",
      "It is hard to say no like that.",
    ],
    ask: [
      "What would you say, if nobody blamed you?",
      "Who makes you feel that most?",
      "What would be right, in your own eyes?",
    ],
  },
  {
    id: "whatever-we-do",
    when: /^(?:i feel like |it feels like |it's like )?(?:whatever|no matter what|everything) (?:i|we) (?:do|say|choose|decide|try|did)\b.{0,25}\b(?:wrong|not enough|isn't enough|is never|makes it worse|never right|not right|bad|somebody|someone)\b.*$/i,
    say: ["There does not seem to be a right answer.", "That is a hard place to be in."],
    ask: [
      "What would be the least bad, for you?",
      "Who else has a say in it?",
      "What matters most to you in it?",
    ],
  },
];
