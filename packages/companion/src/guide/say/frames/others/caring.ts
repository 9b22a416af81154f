import type { Frame } from "../frame.ts";
import { pattern } from "../pattern.ts";

/** Worrying about somebody, and looking after them when they are old, ill or struggling. */
export const caringFrames: readonly Frame[] = [
  {
    id: "worried-about-them",
    weight: 2,
    when: pattern`^i(?:'m| am| get| feel)? (?:so |really |just |very |a bit |getting |always |constantly |starting to |also )*(?:worr(?:ied|y|ying)|scared|afraid|concerned|anxious|frightened) (?:sick )?(?:about|for) (?<o>WHOM|the kids|the baby)(?: .*)?$`,
    say: [
      "You are worried about {o}.",
      "I can hear how much you think about {o}.",
      "It is hard to see that from outside and not be able to fix it.",
    ],
    ask: [
      "What have you noticed?",
      "What are you most afraid of?",
      "What have you been able to do so far?",
    ],
  },
  {
    id: "how-to-reach-them",
    weight: 2,
    when: pattern`^i (?:just |really |honestly )?(?:don't|do not|have no idea|no longer) (?:even )?(?:know )?how to (?<x>(?:help|talk to|reach|get through to|support|comfort|speak to|approach|tell|handle|deal with|be there for|explain it to|bring it up with) (?:WHOM|the kids).*)$`,
    say: [
      "You want to {x}, and you don’t know how.",
      "You would like to find the right way to do it.",
      "It is not easy to know how to do that.",
    ],
    ask: [
      "What have you tried so far?",
      "What would you say, if you knew it would be heard?",
      "When did it last go a bit better?",
    ],
  },
  {
    id: "on-their-own-now",
    weight: 2,
    when: pattern`^LEADWHO(?:'s| is|'re| are| has been| lives?) (?:now |all |just |so |completely |been )*(?:on (?:his|her|their) own|alone|by (?:himself|herself|themselves)|lonely)(?: (?:now|since .+|all day|in .+|there))*$`,
    say: [
      "I imagine you feel you ought to be there for {whom}.",
      "So it weighs on you that {who} has nobody else around.",
      "That must make it harder for you to step back.",
    ],
    ask: [
      "Who else is there for {whom}?",
      "How much of that falls to you?",
      "What would you like for {whom}?",
    ],
  },
  {
    id: "needs-me",
    weight: 2,
    when: pattern`^LEAD(?:WHO|everyone|everybody) ADV(?:needs?|relies|rely|depends?|leans?|counts?|has no ?(?:one|body) (?:but|except|else)|have no ?(?:one|body) (?:but|except|else)|only has|can't (?:do|manage|cope) (?:anything )?without)(?: on)?(?: me| us)?(?: (?:for everything|all the time|now|too|so much|24/7|constantly|day and night|than ever))*$`,
    say: [
      "That is a lot of responsibility.",
      "It is a lot to be needed like that.",
      "So it is hard for you to take time off from it.",
    ],
    ask: [
      "Who else could help?",
      "When do you get a rest?",
      "What would happen, if you were away for a day?",
    ],
  },
  {
    id: "getting-worse",
    weight: 2,
    when: pattern`^LEADWHO(?:'s|'re)? ADV(?:(?:is|are|has been|keeps?|been) )?(?:getting|becoming|growing|going) (?:so |much |a lot |more and more |really )?(?:worse|weaker|more (?:confused|forgetful|frail|aggressive|distant|difficult)|confused|forgetful|frail|thinner|old|older|downhill)\b.*$`,
    say: [
      "It is hard to watch that happen.",
      "And there is only so much you can do.",
      "That must be painful to see, day after day.",
    ],
    ask: ["What has changed most?", "How are you coping with it?", "Who is helping you with this?"],
  },
  {
    id: "who-they-were",
    themes: ["caring"],
    weight: 1,
    when: /^(?:he|she) (?:was|used to be|had been|knew|could|loved|used to|always)\b(?! (?:asking|shouting|crying|angry|upset|rude|diagnosed|in (?:hospital|her|his|a)|there|at)).+$/i,
    say: [
      "I get a sense of who that was, and still is to you.",
      "You remember all that very clearly.",
      "So much has changed since then.",
    ],
    ask: [
      "What do you miss most from that time?",
      "Do you still catch glimpses of that?",
      "What were the two of you like, back then?",
    ],
  },
  {
    id: "body-not-what-it-was",
    weight: 2,
    when: /^(?:my (?:back|knees|legs|health|hips?|heart|body|energy|eyes|hands)(?: \p{L}+)? (?:isn't|aren't|is not|are not) what (?:it|they) (?:was|were|used to be)|i(?:'m| am) not (?:getting any younger|as young as i was|as strong as .+))$/iu,
    say: [
      "You have to think of your own strength too.",
      "It is not as easy as it was some years ago.",
    ],
    ask: ["Which part is hardest for you, physically?"],
  },
  {
    id: "lives-elsewhere",
    when: pattern`^LEADWHO (?:lives?|moved|is living|are living|lived|works?|went(?! to (?:the|my|his|her|bed|school|uni|work|hospital|lunch)\b)) (?:back to|to|in(?! with\b|$)|abroad|far|overseas|miles|hours|on the other side|away|up in|down in|out in)\b.*$`,
    say: [
      "So {who} can’t just come round.",
      "There is some distance between you, then.",
      "So you can’t just drop in on each other.",
    ],
    ask: ["How often do you talk?", "How is that for you?", "What is it like to be so far apart?"],
  },
  {
    id: "think-of-a-home",
    weight: 2,
    themes: ["caring"],
    when: /\b(?:(?:think about|consider|look at|looking at|talk about|put (?:him|her) in|move (?:him|her) (?:in)?to|going into|go into) (?:a|the) (?:care |nursing )?home|carers? coming in|respite)\b/i,
    say: [
      "That is a big decision, and a painful one.",
      "So the question of a home is there now.",
      "I can imagine that it is hard even to think about.",
    ],
    ask: [
      "What goes through your mind when you hear that?",
      "What would have to be true, for it to be all right for you?",
      "What are you most afraid of about it?",
    ],
  },
  {
    id: "cares-every-day",
    weight: 2,
    themes: ["caring"],
    when: /^i (?:\p{L}+ )?(?:go|come|get|visit|cook|clean|wash|feed|help|do|drive|check|bathe|dress|shop|make|sort|take|am there|'m there|call|phone|see)\b.*\b(?:every (?:day|night|morning|evening|weekend|single|two|hour)|twice a day|before (?:and after )?work|after work|day and night|24\/7|all day|three times|each day|every week)\b.*$/iu,
    say: [
      "That is a lot, on top of everything else.",
      "So it is there every single day.",
      "You are doing a great deal.",
    ],
    ask: [
      "When do you get a rest?",
      "Which part of it takes the most out of you?",
      "How long have you been doing that?",
    ],
  },
  {
    id: "confused-question",
    weight: 2,
    themes: ["caring"],
    when: pattern`^LEADWHO ADV(?:asked|asks|keeps asking)(?: me)? (?:when|where|who|if|why|what|for)\b.*$`,
    say: [
      "Those moments must be hard to answer.",
      "That shows how far it has gone, I imagine.",
      "It must be strange and sad at once.",
    ],
    ask: [
      "What do you say, when that happens?",
      "How do you feel in such a moment?",
      "Who can you tell about it?",
    ],
  },
  {
    id: "laughs-about-it",
    weight: 2,
    when: /^i (?:just |have to |can |do )?(?:sometimes )?(?:laugh|joke)(?: about| at)? ?(?:it|that|this)?(?: sometimes| otherwise .*| or .*)?$|^sometimes i (?:just |have to )*laugh(?: about| at)? ?(?:it|that)?$/i,
    say: [
      "It can help to laugh about it.",
      "That may be a way to get through it.",
      "Good that there is still something to laugh at.",
    ],
    ask: ["And on the other days?", "Who do you laugh with?", "What helps you besides that?"],
  },
  {
    id: "stayed-with-them",
    weight: 2,
    when: pattern`^LEADi ADV(?:held|carried|hugged|rocked|calmed|comforted|sat with|stayed with|cuddled) (?<o>WHOM)\b.*$`,
    say: [
      "You stayed with {o}.",
      "You were there for {o} in that moment.",
      "That was what was needed.",
    ],
    ask: [
      "How was it for you, in that time?",
      "What helped in the end?",
      "How were you afterwards?",
    ],
  },
  {
    id: "cares-by-hand",
    weight: 2,
    when: pattern`^LEADi ADV(?:have to )?(?:help|wash|dress|feed|lift|bathe|clean up after|cook for|shop for|do everything for|change|turn|shower|carry) (?<o>WHOM)\b.*$`,
    say: [
      "That is a lot of care to give.",
      "You are needed for nearly everything.",
      "That is hard work, and close work.",
    ],
    ask: [
      "How is that for you?",
      "How has it changed things between you?",
      "Who helps you with it?",
    ],
  },
  {
    id: "has-nobody-else",
    weight: 2,
    when: pattern`^LEADWHO (?:doesn't|don't|never) (?:really )?have (?:any|a single|many) (?:hobbies|friends|interests|life|one else|other|people)\b.*$`,
    say: [
      "So a lot of it comes to you.",
      "That makes you the main company.",
      "I can see how that adds up.",
    ],
    ask: [
      "How is that for you?",
      "What would you wish for {whom}?",
      "What used to be there before?",
    ],
  },
  {
    id: "they-are-struggling",
    weight: 2,
    when: pattern`^(?:i (?:think|know|suppose|guess|feel like) )?(?:maybe |perhaps |deep down )?WHO(?:'s|'re| is| are| has been| have been|'s been| seems) (?:a bit |just |so |really |probably |also |very |clearly |quite )*(?:down|low|not (?:herself|himself|okay|ok|well|doing well)|lost|lonely|sad|struggling|scared|unhappy|bored|depressed|hurting|confused|stressed|overwhelmed|insecure|grieving|anxious|exhausted|under (?:a lot of )?(?:pressure|stress))\b.*$`,
    say: [
      "You can see how it is for {whom}, too.",
      "You see it from both sides.",
      "It is kind of you to think of that.",
    ],
    ask: [
      "What do you think would help {whom}?",
      "And how does it affect you?",
      "Have the two of you talked about it?",
    ],
  },
  {
    id: "they-cried",
    weight: 3,
    not: /\b(?:crying|laughing) (?:face|emoji)\b|\b(?:i|we|we both|both) (?:cried|was crying|were crying)\b|\bbaby\b/i,
    when: pattern`^LEADWHO (?:cried|cries|sobbed|broke down|burst into tears|(?:was|is|were|started|came|sat|stood|ran|looked|left|ended up|climbed|went)\b.{0,40}\b(?:cried|crying|in tears|sobbing|to cry))\b.*$`,
    say: [
      "That must have been hard to see.",
      "It is not easy to see {whom} like that.",
      "I imagine that got to you.",
    ],
    ask: ["What did you do?", "How was it for you?", "What do you think was behind it?"],
  },
  {
    id: "stays-in-bed",
    weight: 3,
    when: pattern`^LEADWHO ADV(?:(?:stays?|is|lies|lays|spends? .{0,20}) in bed\b.*|(?:doesn't|won't|can't|hardly|never) (?:get|gets) (?:up|out of bed)\b.*)$`,
    say: [
      "That sounds worrying.",
      "It must be hard to see {whom} like that.",
      "I imagine that changes a lot at home.",
    ],
    ask: [
      "How long has it been like that?",
      "What does it mean for you?",
      "Who else knows about it?",
    ],
  },
  {
    id: "wants-to-protect",
    weight: 3,
    when: pattern`^i (?:just |really )?(?:don't|do not|didn't|never) want(?:ed)? (?<o>WHOM|the kids|my kids|anyone) to (?:get|be|feel|think|worry|suffer|grow|end|lose|see|go through|have|know|hate|find)\b.*$`,
    say: ["You are thinking of {o} in all this."],
    ask: ["What are you most afraid of?", "And what would be good for you?"],
  },
];
