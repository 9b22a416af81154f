import type { Frame } from "../frame.ts";
import { pattern } from "../pattern.ts";

/** The end of a love or a friendship, and hearing from one another again. */
export const endingFrames: readonly Frame[] = [
  {
    id: "said-no-love",
    when: pattern`^LEADWHO ADV(?:said|says|told me|admitted|thinks|realised|realized)(?: to me)?(?: (?:on \p{L}+|yesterday|today|tonight|last (?:night|week|month|\p{L}+)|this morning))? (?:that )?(?:he|she|they)(?:'s|'re| is| was| are)? ?(?:(?:just |really )?(?:doesn't|didn't|don't|never|no longer|isn't|wasn't|not|fell out|fallen out|has fallen out|can't|stopped|has stopped) .*(?:lov|happy|feel the same|feelings|attracted|in it|want (?:to be with )?me|want this|be with me)|(?:has|had|have|has got) feelings for|(?:is|was|'s) in love with)`,
    say: [
      "Those must have been very hard words to hear.",
      "I’m sorry. That is a painful thing to be told.",
      "To be told that must have hurt a great deal.",
    ],
    ask: [
      "How have you been since you heard it?",
      "Were you able to say anything back?",
      "What goes through your mind about it now?",
    ],
  },
  {
    id: "wants-out",
    when: pattern`^LEADWHO(?:'s|'re)? ADV(?:said|says|told me|wants?|wanted|asked for|(?:is )?asking for|needs?|needed|is thinking about|has asked for)(?: (?:on \p{L}+|yesterday|today|tonight|last (?:night|week|month|\p{L}+)|this morning))?(?: (?:that|he|she|they|to|it|me|we|wants?|wanted|needs?|needed|should|us|have|take|was|is|are|were))* ?(?:a (?:divorce|break|separation)|break up|split up|(?:some |more )?space|end it|(?:some )?time apart|leave me|over|done|separate|call it off)\b`,
    say: [
      "That is a lot to take in.",
      "I’m sorry. I imagine that came as a blow.",
      "Hearing that must have shaken you.",
    ],
    ask: [
      "What reason were you given, if any?",
      "How did you answer?",
      "What has it been like since then?",
    ],
  },
  {
    id: "they-ended-it",
    when: pattern`^LEADWHO ADV(?:ended (?:it|things|our .+)|broke (?:up with me|it off|off .+|things off)|finished (?:it|with me)|dumped me|split up with me|left me|called it off|called off .+|filed for divorce)(?: with me)?(?:,? ?(?:by text|over text|over the phone|(?<when>(?:last|this|two|three|four|a|\d+|yesterday|today|on)\b.*?)))?(?: after (?<time>(?:nearly |almost |over |more than )?(?:\d+|a|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty)[ -](?:and a half )?(?:years?|months?)).*)?$`,
    not: /\bon read\b/i,
    say: [
      "{Time} together, and then it is over. I’m so sorry.",
      "I’m sorry. That is a lot to lose.",
      "I’m sorry that happened. It must hurt a great deal.",
    ],
    ask: [
      "How are you getting through the days?",
      "What has been the hardest part so far?",
      "Did you see it coming, or was it sudden?",
    ],
  },
  {
    id: "they-left",
    when: pattern`^LEADWHO ADV(?:left(?: me| us)?(?: (?:last|two|three|a|when|\d+|yesterday|for (?:another|someone|somebody|a|his|her)).*)?|(?:has )?moved out(?: .*)?|walked out(?: on (?:me|us))?(?: .*)?|packed (?:a bag|his things|her things|his bags|her bags).*|is gone|'s gone)$`,
    not: /\bleft (?:the room|for (?:work|school|uni|university|college|the day|a (?:\w+ )?(?:job|course|meeting|holiday|role|career))|early|home)\b|^(?:a|one|another) (?:friend|colleague|mate|neighbour)\b|\bwhen (?:i|he|she|they|we) (?:was|were)\b|\b(?:flatmate|housemate|roommate|lodger|neighbours?|colleague|boss|manager|tenants?|sons?|daughter|kids?|children|brother|sister)\b|\byears ago\b/i,
    say: ["So {who} left. I’m sorry.", "I’m sorry. That is a big change."],
    ask: [
      "How have the days been since?",
      "What has been the hardest part?",
      "Who is there for you in this?",
    ],
  },
  {
    id: "ex-has-someone",
    themes: ["breakup"],
    when: pattern`^LEADWHO(?:'s|'re)? ADV(?:(?:has|have|got|has got|is|are|found|met|has found|has met) )?(?:already )?(?:(?:a new|another|new) (?:girlfriend|boyfriend|partner|man|woman|guy|girl)|(?:with|seeing|dating|found|met) (?:someone|somebody|a new|another|a guy|a girl|a woman|a man).*|moved on.*|engaged.*|getting (?:re)?married (?:again|already|to (?:her|him|someone)).*|happy (?:with|now|without).*)$`,
    say: [
      "That must hurt to know.",
      "It is hard to see somebody move on while you are still hurting.",
      "I imagine that opens it all up again.",
    ],
    ask: [
      "What does it bring up for you?",
      "What goes through your mind, when you think of it?",
      "What hurts most about it?",
    ],
  },
  {
    id: "wants-contact",
    when: pattern`^LEADWHO ADV(?:wants?|wanted|asked|has asked|would like|'d like|is asking|offered|tried|has tried) (?:me )?to (?:meet up|get back together|be friends|get in touch|try again|come back|apologi[sz]e|make (?:up|peace)|reconnect|stay friends|be part of)\b.*$`,
    say: ["So {who} is reaching out to you.", "That puts a question to you."],
    ask: [
      "What do you want yourself?",
      "How did you feel, when you heard that?",
      "What speaks for it, and what against it?",
    ],
  },
  {
    id: "owes-nothing",
    when: pattern`^i (?:really |just )?(?:don't|do not|never) owe(?:d)? WHOM (?:anything|a thing|nothing|an answer|that)\b.*$`,
    say: [
      "No. You are free to decide.",
      "It is your decision, and nobody else’s.",
      "I hear how clear you are about that.",
    ],
    ask: [
      "What would you want, if it were only about you?",
      "What would you need, to be at peace with it?",
      "What stands between you?",
    ],
  },
  {
    id: "what-did-i-do-wrong",
    questions: true,
    when: /^(?:but |and )?(?:i (?:just |really )?(?:don't|do not|can't) (?:get|understand|know|see|figure out|work out) (?:what i (?:did|said|have done|'ve done)\b.*|why (?:she|he|they)(?:'s| is|'re| are|'d)? (?:left|did|does|do|won't|stopped|hates?|ignor\w+|said|changed|went|so|doesn't|don't|wouldn't|ended|blocked|acting|being|angry|mad)\b.*)|what (?:did|have) i (?:do|done)(?: wrong| to .+)?)$/i,
    say: ["Not knowing why makes it worse."],
    ask: [
      "What do you think might be behind it?",
      "Has anybody told you why?",
      "Who could you ask?",
    ],
  },
  {
    id: "feeling-had-gone",
    themes: ["breakup", "partner"],
    when: /^i (?:just |really |honestly |think i )*(?:didn't|don't|stopped|no longer|wasn't|fell out)(?: really)? ?(?:feel|feeling|felt|love|loving|in love|of love)(?: (?:it|the same|anything|the spark|him|her|that way|in love|with (?:him|her|them)|for (?:him|her|them)))*(?: anymore| any more| at all)?$/i,
    say: [
      "The feeling had gone.",
      "That is a reason too, even if it is hard to explain.",
      "You could not make yourself feel it.",
    ],
    ask: ["When did you notice it?", "What was it like before?", "How do you feel about it now?"],
  },
  {
    id: "doubts-own-decision",
    when: /\bi (?:really |just |still )?(?:can't tell|don't know|wonder|keep wondering|am not sure|'m not sure|can't decide) (?:if|whether) (?:i|we|it) (?:\p{L}+ )?(?:made (?:a|the) (?:\p{L}+ )?mistake|did the (?:right|wrong) thing|was (?:right|wrong|a mistake|too)|should have|made the (?:right|wrong))\b/iu,
    say: [
      "You are not sure whether it was right.",
      "It is hard to live with that doubt.",
      "It is early to know that for certain.",
    ],
    ask: [
      "What makes you doubt it?",
      "What were your reasons at the time?",
      "What would tell you that it was right?",
    ],
  },
  {
    id: "had-not-spoken",
    when: pattern`^LEAD(?:we|OTHER and (?:i|me)|me and OTHER|i and OTHER|i) (?:hadn't|had not) (?:really |even )?(?:spoken|talked|seen each other|been in touch|seen (?:WHOM)|heard from (?:WHOM))\b.*$`,
    say: [
      "That was a long silence.",
      "So that had stood between you.",
      "That is a long time without a word.",
    ],
    ask: ["What was that time like for you?", "What has changed?", "Who made the first step?"],
  },
  {
    id: "were-close",
    when: pattern`^LEAD(?:we|OTHER and (?:i|me)|me and OTHER|i and OTHER) (?:were|used to be|had been|'ve always been|have always been) (?:always )?(?:close|inseparable|best friends|like (?:sisters|brothers)|a team)\b.*$`,
    say: ["You were close once.", "That is a real bond.", "So there is a lot between you."],
    ask: ["When did it change?", "What was it like then?", "What would you like to have back?"],
  },
  {
    id: "would-not-know-what-to-say",
    when: /^i (?:wouldn't|would not|don't|won't) (?:even |really )?know (?:what|how|where) to (?:say|start|begin|write|tell)\b.*\b(?:him|her|them|to|after|years|now)\b.*$/i,
    say: [
      "It is hard to know how to begin again.",
      "It has been a long time, and that makes it harder.",
    ],
    ask: [
      "What would you want to say, if it were easy?",
      "What would you like to hear, if it came from the other side?",
      "What would be the shortest thing you could say?",
    ],
  },
];
