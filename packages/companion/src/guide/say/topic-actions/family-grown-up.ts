import type { TopicActions } from "./topic-actions.ts";

/** Between grown-up people of one family. */
export const grownUpFamilyActions: readonly TopicActions[] = [
  {
    id: "parents-not-told",
    when: /\b(?:haven'?t|not|never) told (?:my )?(?:parents|mum|dad|mum and dad|family)\b|\bshould i tell my parents\b|\bparents (?:don't|do not) know (?:that )?i\b|\b(?:how|scared|afraid) (?:to|do i) tell my (?:parents|mum|dad|family)\b/,
    not: /\b(?:died|pregnan|cancer)\b/,
    actions: [
      "Write the one sentence in which you would tell them, without the reasons, and read it aloud once.",
      "Decide which of them you would tell first, and whether by phone, in person or in a letter.",
      "Note what you would want them to know as well, so that it is not only the news.",
    ],
  },
  {
    id: "parents-expect-otherwise",
    when: /\b(?:parents|mum|dad|mother|father|family) (?:want|wants|expect|expects|expected|wanted) me to (?:be|become|marry|study|do|take over|come home|have (?:kids|children)|get married)\b|\barranged marriage\b|\bdisappoint(?:ed|ing)? my (?:parents|mum|dad|family)\b/,
    actions: [
      "Write what you want in one sentence, and what they want in another, without a but between them.",
      "Ask one of them what they were afraid of or hoped for at your age.",
      "Decide which part is theirs to know already, and which you keep until you are sure.",
    ],
  },
  {
    id: "favourite-sibling",
    when: /\b(?:mum|dad|mother|father|parents)\b[^.?!]{0,40}\b(?:favourites?|prefers? (?:my|him|her)|golden (?:child|boy|girl)|always takes? (?:his|her|my (?:brother|sister)'s) side)\b|\bgolden child\b/,
    actions: [
      "Write down the last time it showed, only with what was said and done.",
      "Do one thing with your parent this week in which your brother or sister is not spoken of.",
    ],
  },
  {
    id: "parent-critical",
    when: /\b(?:mum|mam|mom|mother|dad|father|parents|aunt|auntie|nan)\b[^.?!]{0,40}\b(?:criticis(?:es|ing)|puts? me down|comments? (?:on|about) my (?:weight|clothes|hair|house|parenting)|says i'?m fat|compares? me|nothing i do is|never good enough|never proud)\b|\bshe says i'?m fat\b|\b(?:mum|mother|dad|father|she|he)(?:'s| was| is) (?:always )?on about my (?:weight|hair|job|clothes)\b|\bshe compares me to\b/,
    actions: [
      "Choose one sentence for the next remark, such as: I would rather not talk about that today.",
      "Decide beforehand how long your next visit will be, and say so when you arrive.",
      "Write down one remark word for word, and beside it what you would have liked to hear instead.",
    ],
  },
  {
    id: "parents-divorcing",
    when: /\b(?:my )?parents (?:are|r|were) (?:getting divorced|divorcing|splitting up|separating|breaking up)\b|\bmum and dad are (?:getting divorced|divorcing|splitting up|separating)\b/,
    actions: [
      "Tell each of them one thing you do not want to be asked or told about the other.",
      "Note what will stay as it is for you, and the one thing you still need to know.",
    ],
  },
  {
    id: "parent-new-partner",
    when: /\b(?:my )?(?:mum|mom|dad|father|mother)(?:'s| is| has)?\b[^.?!]{0,30}\b(?:dating|new (?:wife|husband|partner|girlfriend|boyfriend)|got engaged|on dating apps|got a (?:boyfriend|girlfriend))\b|\bmy (?:dad|father|mum|mother)'s new (?:wife|husband|partner)\b/,
    not: /\b(?:stepson|stepdaughter|his mum|her mum|his dad|her dad)\b/,
    actions: [
      "Tell your parent one thing you are glad of and one thing that is hard, in the same talk.",
      "Name the one thing of the old family that you would like kept, and ask for that.",
      "Ask for an hour with your parent alone, and make it something the two of you always did.",
    ],
  },
  {
    id: "family-politics",
    when: /\b(?:dad|father|mum|mother|brother|sister|uncle|family|mate|friend)\b[^.?!]{0,60}\b(?:voted|politics|political|vaccin\w+|asylum seekers|conspiracy)\b|\babout politics\b/,
    actions: [
      "Choose one subject the two of you still enjoy, and begin your next talk with that.",
      "Prepare one sentence for leaving the subject, such as: we will not settle this, tell me about the garden.",
      "Write down what hurt in it for you, apart from who was right.",
    ],
  },
  {
    id: "will-and-inheritance",
    when: /\bleft (?:me|us|him|her|my (?:brother|sister|cousins?)|it all|the house|everything|her cleaner|his)\b[^.?!]{0,40}\b(?:house|money|thousand|pounds|will|ring|farm|sewing machine|china)\b|\bleft the house to\b|\bleft it to the eldest\b|\b(?:inheritance|probate)\b|\bmother's gold\b|\babout mum'?s ring\b/,
    not: /\bleft (?:me|us|him|her)? ?(?:at|in|outside|alone|for|the house (?:for|since|to))\b/,
    actions: [
      "Write down separately what is about the money and what is about how you were seen in the family.",
      "Choose the one thing of theirs that would mean something to you apart from its price, and note why.",
      "Put off any reply about the will by two days, and write what you would say in the meantime.",
    ],
  },
  {
    id: "sisters-in-the-middle",
    when: /\b(?:both|each) (?:ring|call|phone|text) me (?:to complain|about the other)\b|\b(?:caught|stuck) in the middle (?:of|between)\b|\bpiggy in the middle\b/,
    actions: [
      "Prepare one sentence for the next call, such as: I love you both and I will not carry this.",
      "Decide what you are still willing to hear about the quarrel, and for how many minutes.",
    ],
  },
  {
    id: "sibling-not-speaking",
    when: /\b(?:my |me and my |our )?(?:brother|sister)s?\b[^.?!]{0,30}\b(?:haven't|have not|hasn't|not|aren't|isn't|don't) (?:spoken|spoke|speak|speaking|talking|talked)\b|\b(?:brother|sister) (?:and i|and me)\b[^.?!]{0,20}\bnot (?:speaking|talking)\b|\b(?:not|haven't|never) (?:spoken|talked|speak|talk) to my (?:brother|sister)\b/,
    not: /\bspeak english\b/,
    actions: [
      "Write two lines you could send that mention nothing of the quarrel, and keep them until you know.",
      "Think which would be easiest for both after this silence: a card, a short message, or meeting by chance.",
      "Note what you would need from them before you could sit at one table, in a single sentence.",
    ],
  },
  {
    id: "estranged-parent",
    when: /\b(?:dad|father|mum|mother|parents?)\b[^.?!]{0,40}\b(?:haven't|have not|hasn't) (?:spoken|seen|talked)\b|\bhaven't (?:spoken to|seen|talked to) (?:my )?(?:dad|father|mum|mother|parents|him for (?:\w+) years)\b|\b(?:dad|mum) and i haven't spoken\b/,
    not: /\b(?:since (?:he|she) died|passed away|been gone)\b/,
    actions: [
      "Write down what you would want to have said, whether or not you ever meet, and keep it.",
      "Decide the smallest contact you could bear, such as a card with two lines, and whether you want it.",
      "Note what you would need to be different before a visit, and what you could leave as it is.",
    ],
  },
  {
    id: "fallen-out-with-family",
    when: /\b(?:fallen|fell|falling) out with (?:my|the|our) (?:mum|mam|dad|mother|father|whole family|family|parents|in[ -]laws|brother|sister|aunt|cousin)\b|\b(?:row|argument|fight) with my (?:mum|mam|mom|dad|mother|father|parents|sister|brother)\b/,
    actions: [
      "Write down in one sentence what it was about for you, and in another what it may have been for them.",
      "Decide which sentence you would take back and which you would say again, more quietly.",
    ],
  },
  {
    id: "grown-child-silent",
    when: /\b(?:son|daughter|grandson|granddaughter|grandchildren|lad)\b[^.?!]{0,30}\b(?:won't|doesn't|never|hardly ever|hasn't|rarely) (?:ring|rings|rung|call|calls|called|phone|phones|visit|visits|contact|spoken to me|speak to me)\b|\b(?:hasn't|won't) let me see (?:my |the )?(?:grand\w+|kids)\b/,
    not: /\bi'm 1\d\b/,
    actions: [
      "Send a few lines that need no answer, such as a picture of something they would remember.",
      "Write down what you would most like to tell them, leaving out that they have not rung.",
      "Think of a way of keeping in touch that suits their day, such as a photograph instead of a call.",
    ],
  },
  {
    id: "contact-again",
    when: /\b(?:son|daughter|brother|sister|dad|mum|father|mother)\b[^.?!]{0,20}\b(?:rang|called|wrote|written|came)\b[^.?!]{0,60}\b(?:first time in|after) (?:\w+ )?(?:\w+ )?years\b|\b(?:son|daughter|brother|sister|dad|mum) (?:rang|called|wrote to|messaged|texted) me\. first time in\b|\bdidn't speak to my (?:son|daughter|brother|sister) for\b|\bhas written to me to say (?:he|she)\b/,
    not: /\b(?:sang|solo|dance|danced|caravan|cancel|job|essay|exam|swim|cook)\w*/,
    actions: [
      "Write down what was said while you still have the words, down to the small things.",
      "Decide on one short answer you could give this week, no bigger than what they gave you.",
      "Think of one ordinary question for the next time, about their day and not about the years between.",
    ],
  },
  {
    id: "moved-back-with-parents",
    when: /\bmoved? back (?:in|into|home|to)\b[^.?!]{0,20}\b(?:with )?(?:my )?(?:parents|mum|mam|mom|dad|folks|old bedroom|old room|childhood)\b|\bmoved back into my old bedroom\b|\bliving (?:back )?with my (?:parents|mum|mom) again\b/,
    actions: [
      "Agree one thing with them that an adult in the house would decide alone, such as your own washing.",
      "Change one thing in the room so that it belongs to you now and not to you at fifteen.",
      "Write the first step towards a place of your own, with the sum and a month beside it.",
    ],
  },
  {
    id: "grown-child-moved-back",
    when: /\b(?:our|my) (?:son|daughter|lad|eldest|youngest|boy)(?:'s| has)? moved back\b|\bkids coming to stay\b/,
    actions: [
      "Name two things in the house that you would like kept as they are, and say them this week.",
      "Ask what would help most and for how long they think they will stay, in one short talk.",
      "Keep one evening or one room in the week that is still only yours.",
    ],
  },
  {
    id: "child-emigrating",
    when: /\b(?:son|daughter|family|grandson|granddaughter|grandchildren|kids)\b[^.?!]{0,40}\b(?:moving|moved|emigrat\w+|going) to (?:australia|new zealand|canada|america|perth|dubai|spain|the states|sydney|melbourne)\b|\bemigrating to\b/,
    not: /\bfriend\b/,
    actions: [
      "Choose one thing to do at a fixed hour each week across the distance, such as a story read aloud.",
      "Make one thing with them before they go that can be kept, such as a recipe in your handwriting.",
      "Find out the time difference and mark the two hours in the week when you could both talk.",
    ],
  },
  {
    id: "child-left-home",
    when: /\b(?:daughter|son|youngest|eldest|lad|boy|girl)(?:'s)?\b[^.?!]{0,30}\b(?:gone|went|went off|off|started|left|moved)(?: off)? (?:to|at|for) (?:uni|university|college|[a-z]+ (?:for uni|on (?:sunday|saturday)))\b|\bdropped (?:my|our) (?:daughter|son|youngest|eldest|lad|boy|girl)\b[^.?!]{0,20}\b(?:at|off)\b|\bempty nest\b|\bthe youngest went off to\b|\bfor his basic training\b/,
    not: /\bdropped (?:my|our) \w+ (?:at|off at) (?:nursery|school)\b/,
    actions: [
      "Ask them how they would like to keep in touch, and on which day, so that nobody waits.",
      "Choose what one evening in the week will be for now, and put it in the diary.",
      "Send something small from home that needs no answer, such as a photograph of the cat on their bed.",
    ],
  },
];
