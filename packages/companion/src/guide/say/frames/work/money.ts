import type { Frame } from "../frame.ts";
import { selfPattern } from "../self-pattern.ts";

/** Debt, rent, wages, and money between people. */
export const moneyFrames: readonly Frame[] = [
  {
    id: "letters-unopened",
    when: selfPattern`^LEADi(?:'ve| have|'m)? ?ADV(?:don't|do not|can't|stopped|haven't|avoid|never|ignore|ignoring|hide|too scared to|scared to|keep ignoring|been ignoring|put|stuff|shove|not)\b.{0,16}(?:open(?:ed|ing)?|look(?:ed|ing)? at|check(?:ed|ing)?|answer(?:ed|ing)?|read(?:ing)?|the)? ?(?:the |my |any |all the |those |their )?(?:letters?|post|mail|bills?|envelopes?|bank (?:account|statements?|app|balance)|account|statements?|calls|emails?|messages|balance|phone)\b.{0,50}$`,
    themes: ["money", "habit", "study", "work"],
    say: [
      "It feels safer not to look, and the worry stays all the same.",
      "Many people do that when they are frightened of what they will find.",
      "So you have been keeping out of its way.",
    ],
    ask: [
      "What are you afraid you would find?",
      "Who could sit beside you while you look?",
      "What would be the least bad one to begin with?",
    ],
  },
  {
    id: "rent-goes-up",
    when: selfPattern`^(?:.{0,30}\b)?(?:(?:(?:the|my|our) )?(?:rents?|mortgage|bills?|energy bill|council tax)(?:'s| is| are| has| have)? ?(?:just |been |being )*(?:going up|gone up|went up|go up|increas\w*|doubled|put up|rais\w*|due|late|overdue)\b.{0,40}|(?:he|she|they|(?:my|our|the) landlord)(?:'s| is|'re| are| has| wants to)? ?(?:just |put(?:ting)?|rais\w*|increas\w*|wants?)(?:ing)? (?:up )?(?:the|my|our|more) rent(?: up)?\b.{0,40}|i(?:'m| am) (?:ADV)behind (?:on|with) (?:the |my )?(?:rent|bills|payments|mortgage|council tax)\b.{0,40})$`,
    say: ["So that has to be found from somewhere."],
    ask: ["What would that mean for you?", "When does it have to be paid?"],
  },
  {
    id: "landlord-trouble",
    when: selfPattern`^LEAD(?<who>(?:my|our|the) (?:landlord|landlady|letting agen\p{L}+|housing association|council|agency|estate agent))(?:'s)? ADV(?:won't|doesn't|don't|never|refuses|ignores?|hasn't|haven't|didn't|keeps?|is|are|wants?|gave|has|have|says? (?:no|it's|we|i)|told|just|comes?|threaten\w*|evict\w*|kick\w*|sold|selling)\b.{2,80}$`,
    say: [
      "It is hard to feel settled when your home depends on somebody else.",
      "That is a lot of worry to live with.",
      "So you can’t feel quite safe where you live.",
    ],
    ask: [
      "What has happened so far?",
      "What would you need from {whom|them}?",
      "Who could tell you what your rights are there?",
    ],
  },
  {
    id: "have-to-move-out",
    when: selfPattern`^LEAD(?:i|we)(?:'ve| have|'re| are|'m| am)? ?ADV(?:have to|got to|need to|must|being|been|having to|getting|got|be) ADV(?:move out|leave (?:the|our|my) (?:flat|house|home|place)|evicted|kicked out|thrown out|find (?:somewhere|a new place|another (?:flat|place|house))|be out (?:by|in)|mov(?:e|ing) back (?:in )?(?:with|to) (?:my )?(?:parents|mum|dad|mum's))\b.{0,50}$`,
    say: [
      "Having to leave your home is a lot, whatever the reason.",
      "That is very unsettling.",
      "So everything is up in the air.",
    ],
    ask: ["How much time do you have?", "Where might you go?", "Who can help you with it?"],
  },
  {
    id: "lent-money",
    when: selfPattern`^LEAD(?:i(?:'ve| have)? ?ADV(?:lent|loaned|gave|given|lend)\b.{0,30}\b(?:money|\d+|hundred|thousand|quid|pounds)\b.{0,50}|(?<who>he|she|they|(?:my|our) (?:[\p{L}-]+ )?\p{L}+)(?:'s|'ve)? ADV(?:still )?(?:owes? me|(?:hasn't|haven't|never|won't|didn't) (?:ever )?pa(?:id|y) (?:me|it|us) back|(?:keeps?|is always) (?:borrowing|asking (?:me )?for money))\b.{0,50})$`,
    say: ["It is awkward when money stands between you.", "I can see why that bothers you."],
    ask: [
      "Have you been able to bring it up?",
      "What makes it hard to ask?",
      "What would you like to happen?",
    ],
  },
  {
    id: "money-between-us",
    when: selfPattern`^LEAD(?:we ADV(?:argue|fight|row|argued|fought|fell out|disagree)\b.{0,20}\b(?:about|over) (?:money|bills|spending|the bills|finances|rent)\b.{0,40}|i ADV(?:pay|end up paying|paid|cover) (?:for )?(?:everything|almost everything|most of it|all the bills|the rent|it all|the lot|his|her|their)\b.{0,40}|(?<who>he|she|they|(?:my|our) (?:[\p{L}-]+ )?\p{L}+) ADV(?:doesn't|don't|never|won't|hardly|spends?|wastes?|earns?|refuses to)\b.{0,20}\b(?:contribute|pay(?:s)? (?:rent|the|for|his|her|their|anything)|chip in|money|(?:on|all (?:his|her|our)) (?:\p{L}+ )?(?:money|wages|savings)|more than me|less than me|double|twice|so much more|a lot more|bills)\b.{0,40})$`,
    say: [
      "Money is a hard thing to talk about, even between people who love each other.",
      "So it does not feel fair the way it is shared.",
      "That can build up, month after month.",
    ],
    ask: [
      "How do you talk about it, when you do?",
      "What would feel fair to you?",
      "What do you think is behind it for {whom|them}?",
    ],
  },
  {
    id: "worry-keeps-awake",
    when: selfPattern`^(?:.{0,30}\b)?i ADV(?:lie|lay|am lying|'m lying|stay|wake(?: up)?|am|'m) (?:there|awake|in bed|up)\b.{0,40}\b(?:thinking|worrying|going over|doing (?:sums|the maths)|adding up|about (?:it|work|money|the))\b.{0,40}$`,
    say: [
      "So the worry keeps you from sleeping.",
      "Even when you could rest, it goes on in your head.",
    ],
    ask: [
      "What goes round in your head then?",
      "How are you the next day?",
      "What helps a little, if anything?",
    ],
  },
  {
    id: "not-been-paid",
    when: selfPattern`^LEAD(?:a|the|my|one|this|some) (?:[\p{L}-]+ )?(?:client|customer|company|boss|employer|agency|work|manager|guy)s? (?:still )?(?:hasn't|haven't|won't|doesn't|refuses to|never|didn't|has not) (?:even )?(?:paid|pays?)\b.{0,60}$|^LEADi(?:'ve| have)? ?(?:still )?(?:haven't|not|didn't|never) (?:been |get |got )?paid\b.{0,50}$`,
    say: [
      "You did the work, and you are still waiting for the money.",
      "That is unfair, and it is frightening when you need it.",
      "I can see why that worries you.",
    ],
    ask: [
      "What have you been told so far?",
      "What does it mean for this month?",
      "What have you thought of doing?",
    ],
  },
  {
    id: "chased-them",
    themes: ["money", "work", "change", "study", "health"],
    when: selfPattern`^LEADi(?:'ve| have)? ?(?:ADV)(?:rung|called|phoned|emailed|written|wrote|complained|asked|chased|reported|told|messaged|contacted|sent)\b.{0,30}\b(?:NUM|loads of|so many|countless|a hundred|several|every) (?:times|emails|messages|letters|calls|day|week)\b.{0,60}$`,
    say: [
      "You have tried again and again, and nothing happens.",
      "It wears you down, to have to keep asking.",
      "You are doing your part, and they are not doing theirs.",
    ],
    ask: [
      "What do they say, when you reach them?",
      "Who else could put pressure on them?",
      "What would you need to happen first?",
    ],
  },
  {
    id: "others-paid-more",
    when: selfPattern`^(?:.{0,40}\b)?(?:earns?|gets?|is paid|are paid|makes|is on|paid)\b.{0,30}\b(?:more than (?:me|i do|i am|i get)|than me for the same)\b.{0,40}$`,
    not: /\b(?:boyfriend|girlfriend|husband|wife|partner)\b/i,
    say: [
      "That is hard to swallow, for the same work.",
      "I can see why that feels unfair.",
      "So it is about more than the money.",
    ],
    ask: [
      "How did you find out?",
      "What would you like to happen now?",
      "What would be fair, in your eyes?",
    ],
  },
];
