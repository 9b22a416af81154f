import type { Frame } from "../frame.ts";
import { selfPattern } from "../self-pattern.ts";

/** What others hope for, say about it, or would say if they knew. */
export const whatOthersExpectFrames: readonly Frame[] = [
  {
    id: "keeps-asking-me",
    when: selfPattern`^LEAD(?<who>(?:my|our) (?:[\p{L}-]+ )?\p{L}+|mum|mom|dad|he|she|they|everyone|everybody|people)(?: all)? ADV(?:keeps?|won't stop|never stops?|is always|are always|'s always|always|constantly) ?(?:on )?ask(?:s|ing)?(?: me)? (?:how|if|when|whether|what|about|why|where)\b.{2,70}$|^LEAD(?:(?:my|our) (?:[\p{L}-]+ )?\p{L}+|mum|mom|dad|he|she|they|everyone|people) ADVask(?:s)? me (?:all the time|constantly|every (?:single )?(?:day|evening|night|morning|time|week|weekend|sunday))\b.{0,60}$`,
    say: ["So it keeps coming up.", "So you are asked again and again."],
    ask: [
      "What do you answer?",
      "What would help you more?",
      "What would you like to say to that?",
    ],
  },
  {
    id: "afraid-of-their-reaction",
    when: selfPattern`^LEAD(?:i(?:'m| am)? ?ADV(?:think|know|bet|feel like|sure|convinced|worried|worry|fear|scared|afraid|imagine|guess) (?:that )?)(?<who>he|she|they|people|everyone|(?:my|our) (?:[\p{L}-]+ )?\p{L}+)(?:'s|'re|'ll|'d| is| are| will| would| might) ADV(?:going to |gonna |be |just |all |get |so )*(?:disappointed|angry|mad|annoyed|furious|upset with|cross|hate me|think (?:i'm|i am|less|badly)|judge|laugh at|never forgive|be disappointed|blame me|pissed|make (?:my life|it) (?:hell|worse|difficult|harder)|hold it against)\b.{0,50}$`,
    say: ["So you are afraid of the reaction."],
    ask: [
      "What do you think would really be said?",
      "How were such things taken before?",
      "What would you like {whom|them} to understand?",
    ],
  },
  {
    id: "if-i-say-something",
    when: selfPattern`^LEAD(?:because )?if i (?:ever |do |did )?(?:say|said|tell|told|ask|asked|complain|complained|speak|spoke|report|reported|stand|stood|push|mention|bring|refuse|refused|say no)\b.{0,40}?,? (?:then )?(?:he|she|they|it|everyone|people|my \p{L}+)(?:'ll|'d| will| would| might| could)\b.{3,60}$`,
    not: /\b(?:hit|kill|hurt me|beat)\b/i,
    say: ["So you are afraid of what it would lead to."],
    ask: [
      "What has happened before, when somebody spoke up?",
      "Who else could you turn to?",
      "What does it cost you to keep quiet?",
    ],
  },
  {
    id: "nobody-let-in",
    when: selfPattern`^LEADi(?:'ve| have)? ?(?:ADV)(?:haven't|don't|can't|never|won't|not) (?:ever |even )?(?:let|have|had|invite|invited|allow) (?:anyone|anybody|people|someone|friends|my \p{L}+) (?:in(?:to)?|round|over|inside|see)\b.{0,50}$`,
    say: ["So nobody gets to see it.", "It takes something to tell me about it."],
    ask: [
      "What are you afraid they would think?",
      "How did it get to that?",
      "Who would be the least bad person to let in?",
    ],
  },
  {
    id: "partner-feels-alone",
    when: selfPattern`^LEAD(?<who>(?:my|our) (?:[\p{L}-]+ )?\p{L}+|he|she|they) (?:ADV)(?:said|says|told me|tells me|keeps saying)\b.{0,24}\b(?:he|she|they) feels? (?:like|alone|lonely|neglected|ignored|unloved|invisible|second|as if|abandoned)\b.{0,50}$`,
    say: ["I imagine that was hard to hear.", "So it is being felt at home too."],
    ask: [
      "What did you say?",
      "Do you see it that way too?",
      "What would you like to be able to give there?",
    ],
  },
  {
    id: "says-one-thing",
    when: selfPattern`^LEAD(?:he|she|they|my (?:[\p{L}-]+ )?\p{L}+) (?:ADV)(?:says?|said|tells? me|told me)\b.{1,40}? but i can (?:see|tell|hear|feel)\b.{0,50}$`,
    say: [
      "So you hear one thing, and you see another.",
      "You notice more than the words.",
      "That makes it hard to take the words at their face value.",
    ],
    ask: [
      "What do you think is really felt?",
      "Could you say that you have noticed?",
      "What do you do with that?",
    ],
  },
  {
    id: "no-special-treatment",
    when: selfPattern`^LEADi (?:ADV)(?:don't|do not|hate|wouldn't) (?:like|want)?(?: to)? ?(?:be )?(?:play(?:ing)? (?:that|the .{2,20}) card|special treatment|mak(?:e|ing) excuses|us(?:e|ing) (?:it|that) as an excuse|pity|people (?:feeling|to feel) sorry|(?:anyone's|their) pity|treated differently|ask(?:ing)? for (?:favours|special))\b.{0,40}$`,
    say: ["You don’t want to be treated differently.", "It matters to you to manage by yourself."],
    ask: ["What would you say to a friend in your place?"],
  },
];
