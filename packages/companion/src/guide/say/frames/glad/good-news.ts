import type { Frame } from "../frame.ts";

/** Good news, and telling it. */
export const goodNewsFrames: readonly Frame[] = [
  {
    id: "got-the-thing",
    when: /^(?:(?:omg|yes|guess what|good news|great news|oh my god|today|yesterday|finally|so|well|they (?:called|rang|emailed)(?: (?:and|to say))?|i just (?:found out|heard)(?: that)?)[,:!]? )*(?:(?:i|we) (?:just |finally |actually |really |only )*(?:got|landed|won(?!')|received)|(?:i|we)(?:'ve| have) (?:just |finally |actually )+got|(?:i|we)(?:'ve| have)? (?:just |finally |actually )*(?:been (?:given|offered)|was offered|were offered|won(?!'))) (?<x>(?:the|a|an|my|our|that) (?:(?!bad|horrible|letter|call|text|email|message|cold|headache|virus|warning|fine|bill|migraine|feeling|lot)\w+ ){0,4}?(?:job|place|offer|promotion|raise|pay rise|scholarship|visa|keys|flat|house|licen[cs]e|grant|part|role|prize|award|internship|apprenticeship|contract|spot|degree|funding|mortgage|interview|results?|all clear|medal|race|competition|match)\b.*)$/i,
    not: /\b(?:only (?:do|have|take|if)|if i|unless|mortgage|guilty|debts?|loan|didn't|haven't|hasn't|rejected|but i (?:hate|lost)|fired)\b|\b(?:have|got|need) to (?:answer|decide|say|choose|let them know)\b|\bcan't decide\b|\bwhether\b|\bnot sure\b/i,
    say: [
      "Congratulations. That is wonderful news.",
      "That is great news. I’m happy for you.",
      "Well done. I’m really glad for you.",
    ],
    ask: ["How does it feel?", "Who have you told so far?"],
  },
  {
    id: "passed-it",
    when: /^(?:(?:omg|yes|guess what|good news|today|yesterday|finally|so|well)[,:!]? )*(?:i|we)(?:'ve| have)? (?:just |finally |actually |only )*(?:passed|aced|nailed|graduated|qualified|got (?:in|accepted|promoted|hired|engaged|a (?:first|distinction|merit|2:1|pass))|finished (?:my|the|school|uni|chemo|treatment|rehab)|completed|handed in|submitted)\b(?! (?:out|away|the (?:house|shop|time)))(?<x>.*)$/i,
    not: /\b(?:didn't|haven't|barely|away|failed|but i)\b/i,
    say: [
      "Congratulations. You did it.",
      "That is great. You can be proud of that.",
      "Well done. That took some work, I imagine.",
    ],
    ask: ["How does it feel?", "What did it take to get there?", "How are you going to celebrate?"],
  },
  {
    id: "said-yes",
    when: /^(?:.*\b)?(?:(?:he|she|they) (?:said yes|proposed|asked me to marry (?:him|her|them))|we(?:'re| are| got| just got) (?:engaged|getting married|married|having a baby|expecting|pregnant|moving in together)|i(?:'m| am) (?:pregnant and (?:so )?happy|getting married|going to be (?:a )?(?:dad|mum|mom|aunt|auntie|uncle|gran|grandma|nan|grandad|grandpa|grandmother|grandfather))|(?:we|i|my (?:wife|girlfriend|partner|sister|daughter)) (?:just )?had (?:our|a|the|my|her) (?:first |second |little )?(?:baby|girl|boy|son|daughter|twins)|(?:the|our|my) (?:baby|grandson|granddaughter|niece|nephew|daughter|son) (?:is here|was born|arrived))\b.*$/i,
    not: /\b(?:scared|terrified|don't|nobody|no one|not ready|worried|died|lost|unplanned|accident|placed|foster\w*|went back|adopted|but|months? ago|years? ago)\b/i,
    say: [
      "Congratulations. What lovely news.",
      "That is wonderful. I’m happy for you.",
      "What good news. Thank you for telling me.",
    ],
    ask: ["How did it happen?", "How does it feel?", "Who have you told so far?"],
  },
  {
    id: "happy-tears",
    themes: ["goodNews"],
    when: /^(?:.*\b)?(?:i|we|my (?:mum|mom|dad|wife|husband|boyfriend|girlfriend|partner)|he|she) (?:actually |just |literally |nearly |almost |both |even )*(?:cried|burst into tears|teared up|screamed|danced|jumped|couldn't stop (?:smiling|crying|laughing)|can't stop (?:smiling|crying|laughing)|hugged)\b(?!.*\b(?:bathroom|toilets?|loo|car|kitchen|alone|pillow|shower|all night|to sleep)\b).*$/i,
    not: /\b(?:but|jealous|sad|alone|lost|died|miss)\b/i,
    say: [
      "It must have meant a great deal.",
      "That says how much it means.",
      "What a moment that must have been.",
    ],
    ask: ["What went through your mind just then?", "Who was with you?", "What did it feel like?"],
  },
  {
    id: "met-someone",
    when: /^(?:.*\b)?(?:i(?:'ve| have)? (?:think i'?(?:ve|m)? ?)?(?:just |actually |finally |kind of |sort of )*(?:met (?:someone|somebody|a (?:guy|girl|man|woman|boy)|this (?:guy|girl|man|woman|boy))|(?:am |'m )?(?:falling|fell|fallen) (?:in love|for (?:someone|somebody|a|him|her|this))|(?:have|'ve got|got) a (?:date|girlfriend|boyfriend|crush on))|i(?:'m| am) (?:so |really |totally |actually )*in love)\b.*$/i,
    not: /\b(?:my best friend|married|my husband|my wife|my boss|shouldn't|wrong|but (?:i'm|she|he)|not supposed|cheat\w*|know about|secret\w*|hid(?:e|ing)|(?:he|she)(?:'s| has| is) (?:met|in love)|scared|died)\b/i,
    say: [
      "That sounds lovely.",
      "How nice. I’m glad for you.",
      "That is good to hear. You sound happy.",
    ],
    ask: [
      "What do you like about them?",
      "How did you meet?",
      "How do you feel when you are together?",
    ],
  },
  {
    id: "good-health-news",
    when: /^(?:.*\b)?(?:(?:i(?:'m| am|'ve been| got| have)|(?:he|she|my \w+)(?:'s| is| has| got)|the (?:scan|results?|tests?|biopsy)(?: (?:was|were|is|are|came back))?) (?:finally |now |officially |given |got |all |just )*(?:(?:the )?all clear|in remission|cancer[- ]free|negative|benign|out of hospital|home from hospital)|(?:last|finished my last) (?:chemo|round|session|treatment))\b.*$/i,
    not: /\b(?:not (?:clear|normal|fine)|but|says (?:he|she|i)|i'm fine)\b|\b(?:failed|ivf|didn't)\b/i,
    say: [
      "What a relief. I’m so glad.",
      "That is very good news.",
      "I’m really glad to hear that.",
    ],
    ask: [
      "How does it feel?",
      "What has that time been like for you?",
      "What would you like to do first, now?",
    ],
  },
  {
    id: "asked-me-to-be",
    when: /^(?:.*\b)?(?:asked|wants|chose|picked|has asked|have asked) me to (?:walk (?:her|him|them) down|give (?:her|him) away|be (?:the|her|his|their|a) (?:best man|maid of honour|bridesmaid|godmother|godfather|godparent|witness|mentor|captain)|make (?:a|the) (?:speech|toast)|marry (?:him|her|them))\b.*$/i,
    say: [
      "What an honour. That says a lot about what you mean to them.",
      "How lovely to be asked that.",
      "That must have been a moment.",
    ],
    ask: ["How did it come about?", "What did you feel when you were asked?", "What did you say?"],
  },
];
