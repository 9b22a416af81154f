import type { Frame } from "../frame.ts";
import { selfPattern } from "../self-pattern.ts";

/** Debt, rent, wages, and money between people. */
export const moneyFrames: readonly Frame[] = [
  {
    id: "in-debt",
    weight: 2,
    when: selfPattern`^LEAD(?:i(?:'ve| have|'m| am)? ?|we(?:'ve|'re| are| have)? ?)ADV(?:got |have |racked up |built up |ran up |owe )?(?:ADV)(?:in (?:so much |a lot of |massive |serious )?debt|in my overdraft|overdrawn|maxed out .*|(?:£|\$|€)?\d[\d.,]*k?(?: (?:pounds|quid|euros|dollars|grand))? (?:on|in|of|worth of|across|to)\b.{0,24}(?:cards?|debts?|loans?|klarna|bank|overdraft|arrears|rent|student|catalogues?)\b.{0,30}|(?:so much|a lot of|loads of|thousands|NUM thousand|money|hundreds)(?: pounds)? (?:on|in|of|to)\b.{0,10}(?:credit cards?|debts?|loans?|klarna|my .{3,20}|the bank|overdraft|rent))(?: .{0,30})?$`,
    say: [
      "That is a lot to have hanging over you.",
      "A debt like that is hard to forget about, even for an evening.",
      "I can see why it worries you.",
    ],
    ask: [
      "How long has it been building up?",
      "What worries you most about it?",
      "Is there anybody who knows?",
    ],
  },
  {
    id: "letters-unopened",
    weight: 3,
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
    id: "can-not-afford",
    weight: 2,
    when: selfPattern`^LEAD(?:i|we|i'm|we're|i am) ADV(?:(?:can't|cannot|couldn't|can barely|can hardly|won't be able to|not able to|don't know how (?:i'll|we'll|i'm going to|we're going to|were going to|to|i can|we can)|struggle to|struggling to) ADV(?:afford|pay)\b.{0,50}|(?:don't|haven't|do not) (?:\p{L}+ )?(?:have|got) (?:enough|any|the|much) (?:money|cash|savings)?\b.{0,50}(?:money|bills?|rent|month|food|save|savings|pay)\b.{0,30}|(?:have|got|'ve got) no (?:money|savings|income)\b.{0,40}|(?:am |are |'m |'re )?(?:broke|skint|penniless|struggling (?:with money|financially|to make ends meet)|living (?:paycheck|payday|hand|month)\b.*))END`,
    say: [
      "So money is that tight at the moment.",
      "It is hard to have that worry every day.",
      "That leaves you very little room.",
    ],
    ask: [
      "What is the most urgent thing this month?",
      "How long has it been so tight?",
      "Who do you talk to about it?",
    ],
  },
  {
    id: "nothing-left",
    weight: 2,
    when: selfPattern`^(?:.{0,40}\b)?(?:there(?:'s| is) (?:nothing|hardly anything|never anything|not much|barely anything) left\b.{0,40}|(?:by|before|after) .{2,30}i(?:'ve| have|'m| am) (?:got )?(?:nothing left|nothing|broke|skint|no money|overdrawn)\b.{0,20}|i got paid\b.{0,30}\b(?:gone|spent|nothing left)\b.{0,20}|(?:money|my wage|my pay|it|everything)(?:'s| is| was)? (?:all )?(?:gone|goes|runs out|ran out|spent)\b.{0,10}(?:by|before|within|on|halfway|straight|after)\b.{2,40}|(?:the )?bills? (?:just |keeps? |kept )*(?:coming|going up|piling up|went up|doubled|are (?:going up|piling up|huge|so high))\b.{0,30}|everything(?:'s| is| was| has)? ?(?:just |so |got |getting |gone |become |become |much |more )*(?:expensive|up|dearer)\b.{0,50})$`,
    say: [
      "So whatever comes in is already spoken for.",
      "It is tiring, to have to count all the time.",
      "That leaves no room for anything to go wrong.",
    ],
    ask: [
      "Which part of it worries you most?",
      "What have you had to go without?",
      "Have you been able to talk to anyone about it?",
    ],
  },
  {
    id: "rent-goes-up",
    weight: 3,
    when: selfPattern`^(?:.{0,30}\b)?(?:(?:(?:the|my|our) )?(?:rents?|mortgage|bills?|energy bill|council tax)(?:'s| is| are| has| have)? ?(?:just |been |being )*(?:going up|gone up|went up|go up|increas\w*|doubled|put up|rais\w*|due|late|overdue)\b.{0,40}|(?:he|she|they|(?:my|our|the) landlord)(?:'s| is|'re| are| has| wants to)? ?(?:just |put(?:ting)?|rais\w*|increas\w*|wants?)(?:ing)? (?:up )?(?:the|my|our|more) rent(?: up)?\b.{0,40}|i(?:'m| am) (?:ADV)behind (?:on|with) (?:the |my )?(?:rent|bills|payments|mortgage|council tax)\b.{0,40})$`,
    say: [
      "That is a worry, when it was tight already.",
      "It is hard to have that hanging over your home.",
      "So that has to be found from somewhere.",
    ],
    ask: [
      "What would that mean for you?",
      "When does it have to be paid?",
      "Have you spoken to anyone about it yet?",
    ],
  },
  {
    id: "landlord-trouble",
    weight: 3,
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
    weight: 3,
    when: selfPattern`^LEAD(?:i|we)(?:'ve| have|'re| are|'m| am)? ?ADV(?:have to|got to|need to|must|being|been|having to|getting|got|be) ADV(?:move out|leave (?:the|our|my) (?:flat|house|home|place)|evicted|kicked out|thrown out|find (?:somewhere|a new place|another (?:flat|place|house))|be out (?:by|in)|mov(?:e|ing) back (?:in )?(?:with|to) (?:my )?(?:parents|mum|dad|mum's))\b.{0,50}$`,
    say: [
      "Having to leave your home is a lot, whatever the reason.",
      "That is very unsettling.",
      "So everything is up in the air.",
    ],
    ask: ["How much time do you have?", "Where might you go?", "Who can help you with it?"],
  },
  {
    id: "still-with-parents",
    weight: 2,
    when: selfPattern`^LEADi(?:'m| am|'ve)? ?ADV(?:still )?(?:live|living|stuck|moved back|had to move back|back) (?:at home|in|home)? ?(?:with|to|at) (?:my )?(?:parents|mum|mom|dad|mum and dad|folks|parents'?|parents' house|mum's)\b.{0,50}$`,
    say: ["So you are living under their roof."],
    ask: ["What is it like there at the moment?", "How do you find it, being back there?"],
  },
  {
    id: "borrowed-money",
    weight: 2,
    when: selfPattern`^LEADi(?:'ve| have)? ?ADV(?:had to |have to |need to |keep |kept |been )*(?:borrow(?:ed|ing)?|ask(?:ed|ing)?)\b.{0,30}\b(?:money|a loan|\d+|hundred|thousand|lend|for help with)\b.{0,40}$|^LEADi ADVowe (?:my |him|her|them|a friend)\b.{0,40}$`,
    themes: ["money", "habit", "family", "friendship", "partner"],
    say: [
      "It is not easy to have to ask for money.",
      "I can imagine that was hard for you.",
      "That can weigh on you every time you meet.",
    ],
    ask: [
      "How was it to ask?",
      "How is it between you now?",
      "What would help you to feel less in debt there?",
    ],
  },
  {
    id: "lent-money",
    weight: 3,
    when: selfPattern`^LEAD(?:i(?:'ve| have)? ?ADV(?:lent|loaned|gave|given|lend)\b.{0,30}\b(?:money|\d+|hundred|thousand|quid|pounds)\b.{0,50}|(?<who>he|she|they|(?:my|our) (?:[\p{L}-]+ )?\p{L}+)(?:'s|'ve)? ADV(?:still )?(?:owes? me|(?:hasn't|haven't|never|won't|didn't) (?:ever )?pa(?:id|y) (?:me|it|us) back|(?:keeps?|is always) (?:borrowing|asking (?:me )?for money))\b.{0,50})$`,
    say: [
      "It is awkward when money stands between you.",
      "You helped out, and now you are the one with the trouble.",
      "I can see why that bothers you.",
    ],
    ask: [
      "Have you been able to bring it up?",
      "What makes it hard to ask?",
      "What would you like to happen?",
    ],
  },
  {
    id: "money-between-us",
    weight: 3,
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
    id: "should-manage-on-this",
    not: /\bnot (?:really |about )*(?:the )?money\b/i,
    weight: 2,
    themes: ["money"],
    when: selfPattern`^LEADi ADV(?:earn|make|have|get|bring home|am on|'m on) (?:a |quite |pretty )*(?:decent|good|enough|okay|ok|fair|reasonable|nice)(?: (?:money|job|salary|wage|pay|income))?(?: .{0,30})?$`,
    say: ["So the money comes in."],
    ask: ["How do you feel about that?", "What do you tell yourself about it?"],
  },
  {
    id: "keep-spending",
    weight: 2,
    when: selfPattern`^LEADi(?:'ve| have)? ?ADV(?:keep (?:buying|spending|ordering|shopping)|can't stop (?:buying|spending|ordering|shopping)|spend (?:too much|it all|money|everything|more than)|spent (?:it all|too much|everything|all (?:my|the)|NUM)|buy (?:things|stuff|clothes)|bought (?:things|stuff|a load))\b.{0,60}$`,
    not: /\b(?:time|years|months|days|evening|weekend|night|hours|christmas with)\b/i,
    say: [
      "So the money goes faster than you want it to.",
      "You notice it, and it happens all the same.",
      "It sounds as if that bothers you afterwards.",
    ],
    ask: [
      "What is usually going on just before?",
      "How do you feel afterwards?",
      "What does it do for you in that moment?",
    ],
  },
  {
    id: "cost-on-top",
    weight: 2,
    when: selfPattern`^(?:.{0,50}\b)?(?:(?:that's|its|it's|thats|which is|that's going to be) another (?:£|\$|€)?\d[\d.,]*k? ?(?:quid|pounds|euros|dollars|grand|a month)?|(?:it's |its )?cost(?:s|ing) (?:me |us )?(?:a fortune|so much|loads|a lot)\b.{0,20}|(?:the|my|our) (?:car|boiler|washing machine|fridge|laptop|roof|heating|oven|van)(?: has| is| just|'s)* (?:failed|broke|broken|died|packed in|leaking|needs|given up)\b.{0,40})$`,
    not: /\b(?:won|saved|earn|paid me|discount)\b/i,
    say: ["That is the last thing you needed."],
    ask: [
      "What does it mean for you right now?",
      "What are your options there?",
      "How are you managing with all of it?",
    ],
  },
  {
    id: "lots-depends-on-wage",
    weight: 2,
    when: selfPattern`^LEAD(?:i|we)(?:'ve| have)? ?(?:got |also )*(?:a|the|my|two|three|\d) (?:mortgage|bills|kids|children|family|loan|baby) to (?:pay|feed|support|think (?:of|about))(?:,? and .{3,40})?$`,
    not: /\b(?:fun|lovely|happy)\b/i,
    say: [
      "So a lot depends on your wage.",
      "You can’t only think of yourself there.",
      "That makes every decision harder.",
    ],
    ask: [
      "What would you do, if you had only yourself to think of?",
      "What would have to be safe first?",
      "Who do you talk it over with?",
    ],
  },
  {
    id: "worry-keeps-awake",
    weight: 3,
    when: selfPattern`^(?:.{0,30}\b)?i ADV(?:lie|lay|am lying|'m lying|stay|wake(?: up)?|am|'m) (?:there|awake|in bed|up)\b.{0,40}\b(?:thinking|worrying|going over|doing (?:sums|the maths)|adding up|about (?:it|work|money|the))\b.{0,40}$`,
    say: [
      "So the worry keeps you from sleeping.",
      "Even when you could rest, it goes on in your head.",
      "That wears you out twice over.",
    ],
    ask: [
      "What goes round in your head then?",
      "How are you the next day?",
      "What helps a little, if anything?",
    ],
  },
  {
    id: "not-been-paid",
    weight: 3,
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
    id: "sum-of-money",
    weight: 2,
    themes: ["money", "work", "habit"],
    when: selfPattern`^(?:it's|its|it is|that's|it comes to|about|around|nearly|over|all in all)\b.{0,12}(?:£|\$|€)?\d[\d.,]*k?\b ?(?:pounds|quid|euros|dollars|grand|altogether|in total)?END`,
    say: [
      "That is a lot of money.",
      "That is not a small sum.",
      "I see. That is a sum that matters.",
    ],
    ask: [
      "What does it mean for you?",
      "What has to happen first?",
      "What worries you most about it?",
    ],
  },
  {
    id: "chased-them",
    weight: 3,
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
    weight: 3,
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
