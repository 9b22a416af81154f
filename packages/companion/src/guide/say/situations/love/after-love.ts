import type { Situation } from "../../situation.ts";
import { partners } from "./people.ts";

/** An end, and what comes after it. */
export const afterLoveSituations: readonly Situation[] = [
  {
    id: "broken-up",
    roles: partners,
    ofOthers: true,
    priority: 1,
    theme: "breakup",
    when: /\b(?:broke up|break ?up|broken up|dumped|split up|(?:my (?:husband|wife|partner|boyfriend|girlfriend|fianc\w*) (?:just |has )?left(?=[.!, ]*$| me| us| last| yesterday| (?:two|three|a) )|(?:he|she|they|husband|wife|partner|boyfriend|girlfriend|fianc\w*) (?:just )?(?:ended (?:it|things)|dumped me|walked out on me|left (?:me|us)|left (?:last|yesterday|two|three|a (?:week|month))))|left me|ended (?:it|things) with me|getting (?:a )?divorced?|going through (?:a )?(?:divorce|separation)|(?:wants?|wanted|(?:has )?asked (?:me )?for) a (?:divorce|separation)|we(?:'re| are| have)? (?:just )?separat(?:ed|ing)|since (?:he|she) left)\b/,
    not: /\b(?:should (?:i|we)|if we|(?:thinking|thought) (?:of|about)|want to|going to) (?:break|breaking|split|splitting) up\b|\b(?:i (?:broke up|left|ended it)\b.{0,30}\b(?:great|relieved|free|glad|best)|(?:than any|like a|worse than a?|any) break-?up|my parents|parents (?:are |were |are getting |got )?(?:getting )?divorc\w*|parents'? (?:split|separat\w*)|since (?:the|my) (?:divorce|separation)|left me (?:a|the|some|feeling|with|alone|out|on read)|(?:she|he|they|(?:my )?(?:friend|sister|brother|daughter|son)) (?:just )?(?:broke up|split up) with (?:her|his|their))\b/,
    about: "the break-up with {who|your partner}",
    title: "After the break-up",
    actions: [
      "Choose one thing that keeps hurting, such as the photographs or the profile, and put it out of sight for a week.",
      "Plan something fixed for the hardest hour of the day, with somebody if you can.",
      "Write down what was not good, too, and read it on the nights when you only remember the good.",
    ],
  },
  {
    id: "ex-online",
    ofOthers: true,
    priority: 1,
    theme: "breakup",
    when: /\b(?:check(?:ing)?|look(?:ing)? at|stalk(?:ing)?|scroll\w*)\b.{0,30}\b(?:his|her|their|ex'?s?|my ex) ?(?:'s )?(?:instagram|insta|facebook|profile|page|socials?|stories|story|tiktok|whatsapp|last seen|online)\b/,
    not: /\bmy (?:son|daughter|best friend|friend|mum|mom|dad|brother|sister)\b/,
    about: "looking at what your ex is doing",
    title: "Looking when it hurts",
    actions: [
      "Mute or block the profile for seven days. You can undo it, and you will know more by then.",
      "When the urge comes, message a friend instead, even just: it is one of those moments.",
    ],
  },
  {
    id: "ex-has-somebody",
    ofOthers: true,
    priority: 1,
    theme: "breakup",
    when: /\bmy ex(?:'s| is| has)? (?:already |now |just )?(?:moved on|with (?:someone|somebody) (?:new|else)|seeing (?:someone|somebody)|dating|engaged|getting married|got a new|has a new)\b|\b(?:his|her|my ex's|ex's) new (?:girlfriend|boyfriend|partner|wife|husband|woman|man)\b/,
    not: /\b(?:his|her) (?:mum|mom|dad|mother|father)\b|\bmy (?:best friend|friend|mum|mom|dad|brother|sister)(?:'s)?\b/,
    about: "your ex having somebody new",
    title: "When an ex has somebody new",
    actions: [
      "Decide what you want to hear about it and what not, and tell one friend.",
      "Mute the profiles for two weeks. You can undo it at any time.",
      "Plan one thing this week that has nothing to do with the past, with somebody you like.",
    ],
  },
  {
    id: "ghosted",
    ofOthers: true,
    theme: "breakup",
    when: /\b(?:ghosted (?:me|by)|been ghosted|(?:he|she|they|guy|girl|date) (?:just )?(?:left me on read|stopped (?:replying|texting|answering)|never (?:texted|called|replied) back)|situationship|unrequited|doesn't (?:like|love|want) me back|friend ?zoned?)\b/,
    not: /\bmy (?:\w+ )?(?:friend|bestie|mate|mum|mom|dad|brother|sister|son|daughter)\b/,
    about: "not getting an answer",
    title: "No answer",
    actions: [
      "Write the message you would have liked to get, and then your answer to it. It need not be sent.",
      "Leave the phone in another room for one evening.",
    ],
  },
  {
    id: "single",
    theme: "loneliness",
    when: /\b(?:\w+ dates in|women only want|men only want|over 6 ?ft|swip(?:e|ing)|no matches|dating apps?|tinder|hinge|bumble|forever alone|always single|still single|being single|never (?:been (?:in love|loved|kissed|in a relationship)|had a (?:girlfriend|boyfriend|relationship))|(?:nobody|no one) (?:wants|loves|will ever love) me(?! at \d| there| on (?:the|their) team| for (?:a|the) (?:job|role))|unlovable|i(?:'ll| will) never find (?:someone|love|anyone)|end up alone|die alone)\b/,
    about: "wanting somebody to share your life with",
    title: "Wanting somebody there",
    actions: [
      "Go once this week where people meet to do something, not just to meet.",
      "Tell a friend that you would like to be asked along when they see people.",
    ],
  },
];
