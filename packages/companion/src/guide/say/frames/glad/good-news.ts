import type { Frame } from "../frame.ts";
import { pattern } from "../pattern.ts";

/** Good news, and telling it. */
export const goodNewsFrames: readonly Frame[] = [
  {
    id: "cried-for-joy",
    weight: 2,
    tone: "glad",
    when: /\bi (?:just |even |actually |literally |nearly |almost )*(?:cried|burst into tears|was in tears|welled up|sobbed|teared up)\b/i,
    say: [
      "Happy tears, I imagine. It must have meant a great deal.",
      "That shows how much it means to you.",
      "I can see how much was riding on it.",
    ],
    ask: [
      "What was that moment like?",
      "What went through your mind just then?",
      "How long have you hoped for it?",
    ],
  },
  {
    id: "got-the-thing",
    weight: 3,
    when: /^(?:(?:omg|yes|guess what|good news|great news|oh my god|today|yesterday|finally|so|well|they (?:called|rang|emailed)(?: (?:and|to say))?|i just (?:found out|heard)(?: that)?)[,:!]? )*(?:(?:i|we) (?:just |finally |actually |really |only )*(?:got|landed|won(?!')|received)|(?:i|we)(?:'ve| have) (?:just |finally |actually )+got|(?:i|we)(?:'ve| have)? (?:just |finally |actually )*(?:been (?:given|offered)|was offered|were offered|won(?!'))) (?<x>(?:the|a|an|my|our|that) (?:(?!bad|horrible|letter|call|text|email|message|cold|headache|virus|warning|fine|bill|migraine|feeling|lot)\w+ ){0,4}?(?:job|place|offer|promotion|raise|pay rise|scholarship|visa|keys|flat|house|licen[cs]e|grant|part|role|prize|award|internship|apprenticeship|contract|spot|degree|funding|mortgage|interview|results?|all clear|medal|race|competition|match)\b.*)$/i,
    not: /\b(?:only (?:do|have|take|if)|if i|unless|mortgage|guilty|debts?|loan|didn't|haven't|hasn't|rejected|but i (?:hate|lost)|fired)\b/i,
    say: [
      "Congratulations. That is wonderful news.",
      "That is great news. I’m happy for you.",
      "Well done. I’m really glad for you.",
    ],
    ask: ["How did you find out?", "How does it feel?", "Who have you told so far?"],
  },
  {
    id: "passed-it",
    weight: 3,
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
    weight: 3,
    when: /^(?:.*\b)?(?:(?:he|she|they) (?:said yes|proposed|asked me to marry (?:him|her|them))|we(?:'re| are| got| just got) (?:engaged|getting married|married|having a baby|expecting|pregnant|moving in together)|i(?:'m| am) (?:pregnant and (?:so )?happy|getting married|going to be (?:a )?(?:dad|mum|mom|aunt|auntie|uncle|gran|grandma|nan|grandad|grandpa|grandmother|grandfather))|(?:we|i|my (?:wife|girlfriend|partner|sister|daughter)) (?:just )?had (?:our|a|the|my|her) (?:first |second |little )?(?:baby|girl|boy|son|daughter|twins)|(?:the|our|my) (?:baby|grandson|granddaughter|niece|nephew|daughter|son) (?:is here|was born|arrived))\b.*$/i,
    not: /\b(?:scared|terrified|don't want|not ready|worried|died|lost|unplanned|accident|placed|foster\w*|went back|adopted|but|months? ago|years? ago)\b/i,
    say: [
      "Congratulations. What lovely news.",
      "That is wonderful. I’m happy for you.",
      "What good news. Thank you for telling me.",
    ],
    ask: ["How did it happen?", "How does it feel?", "Who have you told so far?"],
  },
  {
    id: "so-many-tries",
    weight: 2,
    themes: ["goodNews"],
    when: /^(?:.*\b)?(?:i(?:'d| had|'ve| have)? (?:applied (?:for|to)|tried|worked|studied|trained|practised|waited|saved|revised|learned|learnt)\b.*\b(?:\d+|so (?:hard|long|many)|years|months|for this|times|like|every|after|at (?:the|night)|while|before)\b.*|(?:it|this) (?:took|has taken|was|is) (?:me )?(?:\w+ )*(?:years|months|so long|ages|a lot|the one i (?:really |actually )?wanted|my dream|everything i)\b.*|(?:third|second|fourth|fifth) (?:time|try|attempt)\b.*)$/i,
    say: [
      "And you did not give up. That makes it even better.",
      "That is a lot of effort, and now it has paid off.",
      "You have earned this.",
    ],
    ask: [
      "What kept you going?",
      "What was the hardest stretch?",
      "What did you think when you heard?",
    ],
  },
  {
    id: "glad-details",
    weight: 1,
    themes: ["goodNews"],
    when: /^(?:it(?:'s| is| was)|its|they(?:'re| are)|the (?:job|flat|place|course|team|house|wedding|baby)(?:'s| is| was)|i(?:'ll| will) be|i(?:'m| am) going to be) (?:at|in|with|on|for|near|a|an|the|called|working|so|really)\b.*$/i,
    not: /\b(?:hard|sad|scary|shame|far|problem|worr\w+|but|pain|bad)\b/i,
    say: ["That sounds really good.", "That sounds like something you will enjoy.", "How nice."],
    ask: [
      "What are you looking forward to most?",
      "What drew you to it?",
      "What will the first days be like?",
    ],
  },
  {
    id: "so-happy",
    weight: 2,
    when: /^(?:.*\b)?i(?:'m| am| feel| was| felt|'ve been) (?:just |so |really |actually |super |very |absolutely |honestly |genuinely |pretty |quite |still |over the )*(?:happy|thrilled|delighted|chuffed|buzzing|excited|overjoyed|ecstatic|made up|moon|over the moon|on cloud nine|proud of (?:myself|it|that|this|what)|proud)(?! (?:of (?:him|her|them)|for (?:him|her|them)))(?: .*)?$/i,
    not: /\b(?:not (?:\w+ )?(?:happy|proud)|n't|used to|supposed to|should be|wish|never|when will i|pretend\w*|guilty|betray\w*|but)\b/i,
    say: [
      "I’m glad. You are allowed to enjoy that fully.",
      "That is lovely to hear.",
    ],
    ask: [
      "What makes you happiest about it?",
      "Who are you sharing it with?",
      "What was the best moment?",
    ],
  },
  {
    id: "happy-tears",
    weight: 3,
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
    id: "proud-of-other",
    weight: 2,
    when: pattern`^(?:.*\b)?i(?:'m| am| was| feel) ADV(?:so |really |very |incredibly )*(?:proud of|happy for|pleased for|glad for|delighted for) (?<who>him|her|them|(?:my|our) (?:[\p{L}\d-]+ ){0,2}?(?:son|daughter|wife|husband|partner|mum|mom|dad|brother|sister|friend|boy|girl|kids?|children|grandson|granddaughter|team|class))\b.*$`,
    not: /\b(?:but|not|also|jealous|envious|though)\b/i,
    say: [
      "You sound proud, and with reason.",
      "It is lovely to be glad for somebody else.",
      "I’m glad for you both.",
    ],
    ask: ["What happened?", "Have you been able to tell them?", "What are you proudest of?"],
  },
  {
    id: "told-somebody-good-news",
    weight: 2,
    themes: ["goodNews"],
    when: pattern`^(?:.*\b)?(?:i (?:told|rang|called|phoned|texted|facetimed) (?:WHOM|everyone|my \w+)\b.*|WHO ADV(?:was|were|is|are) (?:so |really |very |over the )*(?:happy|proud|pleased|thrilled|delighted|chuffed|moon|excited)\b.*)$`,
    not: /\b(?:liar|fraud|lying|lie|guilty|ashamed|but)\b/i,
    say: [
      "It is good that you could share it.",
      "How nice to have somebody who is glad with you.",
      "I imagine that made it even better.",
    ],
    ask: [
      "What was the reaction like?",
      "Who else would you like to tell?",
      "What did that mean to you?",
    ],
  },
  {
    id: "celebrating",
    weight: 2,
    themes: ["goodNews"],
    when: /^(?:.*\b)?(?:i|we)(?:'re| are|'m| am|'ll| will)? (?:all )?(?:going (?:out|to (?:celebrate|go out|have|cook|throw|get))|celebrat(?:e|ing|ed)|having (?:a (?:party|drink|meal|dinner)|cake|people)|booked|treat(?:ed|ing) (?:myself|ourselves))\b.*$/i,
    say: [
      "Good. It deserves to be celebrated.",
      "That sounds like a good way to mark it.",
      "I hope you enjoy it.",
    ],
    ask: [
      "Who will be there?",
      "What are you looking forward to most?",
      "How will you mark it for yourself?",
    ],
  },
  {
    id: "met-someone",
    weight: 3,
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
    weight: 3,
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
    weight: 3,
    when: /^(?:.*\b)?(?:asked|wants|chose|picked|has asked|have asked) me to (?:walk (?:her|him|them) down|give (?:her|him) away|be (?:the|her|his|their|a) (?:best man|maid of honour|bridesmaid|godmother|godfather|godparent|witness|mentor|captain)|make (?:a|the) (?:speech|toast)|marry (?:him|her|them))\b.*$/i,
    say: [
      "What an honour. That says a lot about what you mean to them.",
      "How lovely to be asked that.",
      "That must have been a moment.",
    ],
    ask: ["How did it come about?", "What did you feel when you were asked?", "What did you say?"],
  },
  {
    id: "signed-up-for",
    weight: 2,
    when: /^(?:i(?:'ve| have)? )?(?:just |already |also |even )*(?:signed up|enrolled|registered|booked a place|put my name down)\b.*$/i,
    say: [
      "So you are going on. Good for you.",
      "You have taken a step there.",
      "That sounds like something to look forward to.",
    ],
    ask: ["What made you do it?", "What do you hope for from it?", "When does it start?"],
  },
  {
    id: "just-wanted-to-share",
    weight: 2,
    when: /^(?:.*\b)?i (?:just |only |really )*(?:wanted|want|needed|need|had) to (?:share|tell (?:someone|somebody|you)|say) (?:it|this|that|something good|some good news|my (?:good )?news|the good news|with (?:someone|somebody|you))?\b.*$/i,
    themes: ["goodNews"],
    say: [
      "I’m glad you told me.",
      "Thank you for sharing it with me.",
      "Good that you came to tell it.",
    ],
    ask: [
      "How does it feel to say it?",
      "Who else will be glad to hear it?",
      "What are you looking forward to now?",
    ],
  },
  {
    id: "cannot-believe-glad",
    weight: 2,
    themes: ["goodNews"],
    when: /^(?:.*\b)?(?:i (?:still |just |honestly |really )*(?:can't|cannot|can hardly|could hardly|couldn't) believe (?:it|this|that|i)\b.*|it (?:still )?(?:doesn't|hasn't) (?:feel real|sunk in|quite sunk in)\b.*|it feels (?:so )?(?:unreal|surreal|like a dream)\b.*|i keep (?:re-?reading|checking|looking at) (?:it|the (?:email|letter|ring|message))\b.*)$/i,
    say: [
      "It takes a while for good news to sink in too.",
      "You can hardly believe it, and it is true.",
      "Let it sink in. There is no hurry.",
    ],
    ask: [
      "What was the moment like when you heard?",
      "What makes it hard to believe?",
      "When do you think it will feel real?",
    ],
  },
  {
    id: "starts-in",
    weight: 2,
    themes: ["goodNews"],
    when: /^(?:i|we|it|they) (?:officially |actually )?(?:start|starts|move|moves|move in|leave|begin|begins|fly|get the keys|get married) (?:there |in |on |next |this |at )(?<x>.+)$/i,
    say: [
      "So it is not long now.",
      "Then you have something to look forward to.",
      "That gives you a little time to get ready.",
    ],
    ask: [
      "What would you like to do before then?",
      "What still has to be arranged?",
      "What are you looking forward to most?",
    ],
  },
  {
    id: "nobody-thought-i-could",
    weight: 2,
    when: /^(?:.*\b)?(?:(?:nobody|no one|everyone|my (?:dad|mum|mom|teacher|teachers|ex|family|boss)|they|he|she) (?:thought|said|told me|believed) (?:i(?:'d| would) never|i (?:couldn't|wouldn't)|it was impossible)|i (?:never|didn't) (?:thought|think|believe|believed) i(?:'d| would| could))\b.*$/i,
    themes: ["goodNews"],
    say: [
      "And you did it all the same.",
      "You have shown that it was possible.",
      "That must make it even sweeter.",
    ],
    ask: ["What kept you going?", "What do you think of yourself now?", "Who believed in you?"],
  },
];
