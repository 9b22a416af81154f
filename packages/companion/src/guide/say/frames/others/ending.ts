import type { Frame } from "../frame.ts";
import { pattern } from "../pattern.ts";

/** The end of a love or a friendship, and hearing from one another again. */
export const endingFrames: readonly Frame[] = [
  {
    id: "said-no-love",
    weight: 3,
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
    weight: 3,
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
    id: "no-warning",
    weight: 2,
    when: /^(?:i (?:really |honestly |just )?(?:didn't|did not|never|hadn't) (?:see|saw|seen|expect|expected)(?: (?:it|this|that|any of (?:it|this)))?(?: coming)?(?: at all)?|it (?:just |really )?(?:came|was) (?:completely |totally )?out of (?:nowhere|the blue)|there (?:was|were) no (?:warning|signs?).*|i had no (?:idea|clue|warning))$/i,
    say: [
      "So it came without any warning.",
      "It caught you completely unprepared.",
      "You had no chance to get ready for it.",
    ],
    ask: [
      "How have the days been since?",
      "When you look back now, does anything make more sense?",
      "What did you think first, when it happened?",
    ],
  },
  {
    id: "they-ended-it",
    weight: 3,
    when: pattern`^LEADWHO ADV(?:ended (?:it|things|our .+)|broke (?:up with me|it off|off .+|things off)|finished (?:it|with me)|dumped me|split up with me|left me|called it off|called off .+|filed for divorce)(?: with me)?(?:,? ?(?:by text|over text|over the phone|(?<when>(?:last|this|two|three|four|a|\d+|yesterday|today|on)\b.*?)))?(?: after (?<time>(?:nearly |almost |over |more than )?(?:\d+|a|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty)[ -](?:and a half )?(?:years?|months?)).*)?$`,
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
    id: "we-broke-up",
    weight: 2,
    when: pattern`^LEAD(?:we|OTHER and (?:i|me)|me and OTHER|i and OTHER)(?:'ve| have)? ADV(?:broke up|broken up|split(?: up)?(?! (?:everything|the|our|it\b|costs|bills|half|50))|separated|divorced|ended (?:it|things)|are (?:getting divorced|separating|over|done|splitting up)|called it quits)\b(?:.*\bafter (?<time>(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty) (?:years|months)))?.*$`,
    not: /\b(?:divorced|separated) (?:for )?(?:\d+|\w+) years\b|\byears ago\b/i,
    say: [
      "{Time} together is not something you just leave behind.",
      "I’m sorry. That is a big change, however it came about.",
      "I’m sorry to hear that. A break-up takes a lot out of people.",
    ],
    ask: [
      "How are you getting through the days?",
      "How did it come to that?",
      "What is hardest about it for you?",
    ],
  },
  {
    id: "i-ended-it",
    weight: 2,
    themes: ["partner", "breakup"],
    when: pattern`^LEADi ADV(?:broke up with|left|ended (?:it|things)(?: with)?|dumped|broke (?:it|things) off(?: with)?|divorced|walked away from) ?(?:WHOM|my (?:marriage|relationship))?(?: .*)?$`,
    not: /\bi (?:just |then |only )?left (?:the|my|a|an|it|some|home|work|school|early|for|because|at|after|in|on)\b(?! (?:husband|wife|partner|boyfriend|girlfriend|marriage|ex|relationship))/i,
    say: [
      "Ending it can hurt too, even when it is your own decision.",
      "That cannot have been an easy step.",
      "So you were the one who had to say it.",
    ],
    ask: ["How do you feel about it now?", "What made you decide?", "What is hardest about it?"],
  },
  {
    id: "they-left",
    weight: 3,
    when: pattern`^LEADWHO ADV(?:left(?: me| us)?(?: (?:last|two|three|a|when|\d+|yesterday|for (?:another|someone|somebody|a|his|her)).*)?|(?:has )?moved out(?: .*)?|walked out(?: on (?:me|us))?(?: .*)?|packed (?:a bag|his things|her things|his bags|her bags).*|is gone|'s gone)$`,
    not: /\bleft (?:the room|for (?:work|school|uni|university|college|the day|a (?:\w+ )?(?:job|course|meeting|holiday|role|career))|early|home)\b|^(?:a|one|another) (?:friend|colleague|mate|neighbour)\b/i,
    say: [
      "So {who} left. I’m sorry.",
      "That is a big thing to be left with.",
      "I’m sorry. That must have changed everything.",
    ],
    ask: [
      "How have the days been since?",
      "What has been the hardest part?",
      "Who is there for you in this?",
    ],
  },
  {
    id: "ex-has-someone",
    weight: 3,
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
    id: "have-not-replied",
    weight: 2,
    when: /^i (?:still )?(?:haven't|didn't|have not|did not|don't want to|couldn't|can't)(?: even)? (?:replied|reply|answered|answer|texted back|text back|responded|respond|called back|call back)(?: (?:yet|to (?:it|her|him|them)|back|her|him|them))*$/i,
    say: [
      "So you have left it open for now.",
      "You are taking your time with the answer.",
      "You need not answer at once.",
    ],
    ask: [
      "What would you like to say?",
      "What holds you back?",
      "What would you want to happen, if you did?",
    ],
  },
  {
    id: "wants-contact",
    weight: 3,
    when: pattern`^LEADWHO ADV(?:wants?|wanted|asked|has asked|would like|'d like|is asking|offered|tried|has tried) (?:me )?to (?:meet up|get back together|be friends|get in touch|try again|come back|apologi[sz]e|make (?:up|peace)|reconnect|stay friends|be part of)\b.*$`,
    say: [
      "So {who} is reaching out to you.",
      "That puts a question to you.",
      "I imagine that brings up a lot.",
    ],
    ask: [
      "What do you want yourself?",
      "How did you feel, when you heard that?",
      "What speaks for it, and what against it?",
    ],
  },
  {
    id: "owes-nothing",
    weight: 3,
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
    weight: 3,
    questions: true,
    when: /^(?:but |and )?(?:i (?:just |really )?(?:don't|do not|can't) (?:get|understand|know|see|figure out|work out) (?:what i (?:did|said|have done|'ve done)\b.*|why (?:she|he|they)(?:'s| is|'re| are|'d)? (?:left|did|does|do|won't|stopped|hates?|ignor\w+|said|changed|went|so|doesn't|don't|wouldn't|ended|blocked|acting|being|angry|mad)\b.*)|what (?:did|have) i (?:do|done)(?: wrong| to .+)?)$/i,
    say: [
      "You are looking for the reason, and nobody has told you.",
      "It may have little to do with you.",
      "Not knowing why makes it worse.",
    ],
    ask: [
      "What do you think might be behind it?",
      "Has anybody told you why?",
      "Who could you ask?",
    ],
  },
  {
    id: "feeling-had-gone",
    weight: 3,
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
    weight: 3,
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
    id: "now-it-is-gone",
    weight: 2,
    when: /\b(?:and|but) now (?:it's|that's|it is|they're|that is|it's all|that's all|everything's|everything is|it has|she's|he's) (?:all )?(?:gone|over|different|changed|ruined|lost)\b.*$/i,
    say: [
      "You lost something that was yours.",
      "That is a real change for you.",
      "I imagine you miss how it was.",
    ],
    ask: [
      "What do you miss most about it?",
      "What would you like to get back?",
      "How have you been since?",
    ],
  },
  {
    id: "they-posted-it",
    weight: 3,
    when: pattern`^LEADWHO(?:'s|'ve)? ADV(?:posted|posts|shared|uploaded|put up|tagged|keeps posting|changed (?:his|her|their) (?:status|profile|picture))\b.*$`,
    say: [
      "I imagine that hurt.",
      "That was there for everybody to see.",
      "It must have been hard to come across that.",
    ],
    ask: [
      "What went through your mind?",
      "What did you do then?",
      "What would help you not to come across it?",
    ],
  },
  {
    id: "has-reached-out",
    weight: 2,
    when: pattern`^LEADi(?:'ve| have)? ADV(?:written|wrote|called|rung|rang|texted|emailed|messaged|reached out|sent|tried (?:to )?(?:call|ring|reach|talk|contact|speak|text|explain)(?:ing)?)(?: to)? (?:WHOM|a (?:letter|card|message)|letters|cards|flowers)\b.*$`,
    not: /\bevery (?:day|night)\b|\b(?:drawer|never sent|haven't sent|didn't send|not sent)\b|\bbut (?:he|she|they) (?:was|were)\b/i,
    say: [
      "You have reached out.",
      "You made a step, and that was not easy.",
      "So you have not given up.",
    ],
    ask: ["What came back?", "What did you say?", "What are you hoping for?"],
  },
  {
    id: "keeps-going-back",
    weight: 3,
    when: /^i (?:just |still )*(?:keep|find myself|end up) (?:going|walking|looking|sitting|sleeping|wearing|smelling|driving|setting|standing|buying|cooking)\b.*\b(?:his|her|their|our|the old|where|past)\b.*$/i,
    say: [
      "That shows how much you miss it.",
      "It takes time to get used to.",
      "Part of you looks for what used to be there.",
    ],
    ask: [
      "What is it like, when you do that?",
      "When does it come over you?",
      "What do you miss most?",
    ],
  },
  {
    id: "they-replied",
    weight: 2,
    when: pattern`^LEADWHO(?:'s)? ADV(?:replied|answered|wrote back|texted back|responded|sent (?:me )?(?:back )?(?:a|an|one) (?:\w+ )?(?:message|text|reply|letter|card|email|answer|thumbs up|heart|emoji|voice note|line))\b.*$`,
    say: ["So something came back.", "There was an answer, then.", "You got a reply."],
    ask: ["How was that for you?", "What did you make of it?", "What would you like to say back?"],
  },
  {
    id: "had-not-spoken",
    weight: 3,
    when: pattern`^LEAD(?:we|OTHER and (?:i|me)|me and OTHER|i and OTHER|i) (?:hadn't|had not) (?:really |even )?(?:spoken|talked|seen each other|been in touch|seen (?:WHOM)|heard from (?:WHOM))\b.*$`,
    say: [
      "That was a long silence.",
      "So that had stood between you.",
      "That is a long time without a word.",
    ],
    ask: ["What was that time like for you?", "What has changed?", "Who made the first step?"],
  },
  {
    id: "missed-them",
    weight: 2,
    when: pattern`^LEADi (?:really |just |so )*missed (?<o>WHOM)(?: (?:so much|a lot|terribly|every day|all that time|badly))*$`,
    say: [
      "You missed {o} all that time.",
      "So it matters a great deal to you.",
      "I can hear how much you missed {o}.",
    ],
    ask: ["What did you miss most?", "How is it now?", "Have you been able to say so?"],
  },
  {
    id: "were-close",
    weight: 3,
    when: pattern`^LEAD(?:we|OTHER and (?:i|me)|me and OTHER|i and OTHER) (?:were|used to be|had been|'ve always been|have always been) (?:always )?(?:close|inseparable|best friends|like (?:sisters|brothers)|a team)\b.*$`,
    say: ["You were close once.", "That is a real bond.", "So there is a lot between you."],
    ask: ["When did it change?", "What was it like then?", "What would you like to have back?"],
  },
  {
    id: "would-not-know-what-to-say",
    weight: 3,
    when: /^i (?:wouldn't|would not|don't|won't) (?:even |really )?know (?:what|how|where) to (?:say|start|begin|write|tell)\b.*\b(?:him|her|them|to|after|years|now)\b.*$/i,
    say: [
      "It is hard to know how to begin again.",
      "It has been a long time, and that makes it harder.",
      "You would like to, and the first words are missing.",
    ],
    ask: [
      "What would you want to say, if it were easy?",
      "What would you like to hear, if it came from the other side?",
      "What would be the shortest thing you could say?",
    ],
  },
];
