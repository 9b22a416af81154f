import type { TopicActions } from "./topic-actions.ts";

/** Parents, children, brothers and sisters. */
export const familyActions: readonly TopicActions[] = [
  // Parents, and growing old beside them.
  {
    id: "parent-house-to-clear",
    when: /\b(?:clear(?:ing|ed)?(?: out)?|empty(?:ing)?|sort(?:ing)? out) (?:my |our )?(?:mum|mam|mom|dad|father|mother|parents?|nan|gran)'?s?'? (?:house|flat|bungalow|home|shed|garage|things|loft)\b/,
    actions: [
      "Choose three things from the house that you want to keep, before anything else is decided.",
      "Begin with a room that holds little, such as the bathroom, and leave the hardest one until last.",
      "Take a photograph of each room as it is now, before anything is moved.",
    ],
  },
  {
    id: "parent-house-sold",
    when: /\b(?:sold|selling|sell|sale of) (?:my |our )?(?:mum|mam|mom|dad|father|mother|parents?|nan|gran)'?s?'? (?:house|flat|bungalow|home)\b/,
    actions: [
      "Write down the way through the house from the door to your old room, as you would walk it blind.",
      "Go once more to the garden, the gate or the street alone, and take one picture there.",
    ],
  },
  {
    id: "parent-hoards",
    when: /\b(?:clear a path|hoard(?:s|ing|er)?)\b|\b(?:mum|mam|mom|dad|father|mother)\b[^.?!]{0,20}\bwon't (?:stop buying|throw)\b/,
    actions: [
      "Agree on one small area that has to be clear to be safe, and leave the rest alone.",
      "Ask what one of the things is for or where it came from, before asking for it to go.",
    ],
  },
  {
    id: "parent-drives-unsafely",
    when: /\b(?:dad|father|mum|mother|grandad|grandpa|he|she)\b[^.?!]{0,30}\b(?:bumps?|scrapes?|prangs?) in the car\b|\b(?:dad|father|mum|mother|grandad)\b[^.?!]{0,40}\b(?:shouldn't be driving|still driv(?:es|ing)|stop driving|give up (?:driving|the car))\b/,
    actions: [
      "List the journeys the car is really used for in a week, and one other way to make each.",
      "Ask what giving up the car would mean to them, before you say anything about the driving.",
      "Write down what happened and when, so that you can speak of facts and not of age.",
    ],
  },
  {
    id: "driving-given-up",
    when: /\b(?:lost|losing|gave up|given up|hand(?:ed|ing) (?:in|back)|took away) my (?:driving )?licen[cs]e\b|\bnot allowed to drive (?:any ?more|again)\b/,
    actions: [
      "Look up how to reach one place that matters to you by bus, and try it on a quiet day.",
      "List the three journeys you will miss most, and write beside each who goes that way anyway.",
    ],
  },
  {
    id: "parent-rings-too-often",
    when: /\b(?:mum|mam|mom|mother|dad|father|she|he) (?:rings|calls|phones)(?: me)? (?:\w+ ){0,3}(?:times a day|every (?:hour|day))\b/,
    actions: [
      "Suggest one time of day when you ring each time, so that the call is sure to come.",
      "Count the calls for three days and note what each one was about.",
      "Choose one sentence for when you cannot talk, such as: I will ring you back at six.",
    ],
  },
  {
    id: "choosing-a-care-home",
    when: /\b(?:looking at|choosing|visit(?:ing|ed)?|find(?:ing)?) (?:a )?care homes?\b|\b(?:whether|if) (?:my |our )?(?:mum|mam|mom|dad|mother|father|she|he) (?:goes|should go|has to go|needs to go) into (?:a home|care)\b|\b(?:mum|dad|mother|father) (?:needs to go|has to go|might have to go|may have to go) into (?:a home|care)\b/,
    actions: [
      "Write down the five things that make an ordinary day good for them, and take the list to each visit.",
      "Ask at each home what an ordinary Tuesday afternoon looks like there.",
      "Note what would have to be in place for them to stay at home, so that both can be compared.",
    ],
  },
  {
    id: "parent-in-care-home",
    when: /\b(?:moved|put|placed) (?:my |our )?(?:mum|mam|mom|dad|mother|father|nan|gran) (?:into|in) (?:a |the )?(?:care )?home\b|\b(?:mum|mam|mom|dad|mother|father|nan|gran)(?:'s| is| went| has gone)? (?:now )?(?:in|into) (?:a|the) (?:care |nursing )?home\b|\bmy (?:mum|mam|mom|dad|mother|father|nan) in the care home\b/,
    not: /\b(?:goes|went|drove|driving|works?) home\b/,
    actions: [
      "Take one small thing from home on your next visit: a photograph, a cushion, a record they know.",
      "Tell one of the staff something they could not know: a song, a nickname, how they take their tea.",
      "Choose visiting days you can keep up for months, and leave one day a week for yourself.",
    ],
  },
  {
    id: "partner-in-care",
    when: /\b(?:wife|husband|partner) (?:has |have )?(?:gone|went|moved) into (?:care|a home|the home)\b|\bsince (?!my|our|we|i)\w+ went into the home\b/,
    actions: [
      "Choose one part of the visit that is only for the two of you, such as a song or a drink together.",
      "Plan something for the hour after you come home from the visit, so the door opens on something.",
      "Tell somebody one thing from the visit the same evening, as you would have told it at home.",
    ],
  },
  {
    id: "partner-with-dementia",
    when: /\b(?:wife|husband|partner)\b[^.?!]{0,40}\b(?:alzheimer'?s|dementia)\b/,
    actions: [
      "Choose something you both still enjoy without having to remember, such as one piece of music, and do it together.",
      "Write down a story of the two of you that you want kept, with the names and the place.",
      "Decide on one hour this week that is your own, and what you would do with it.",
    ],
  },
  {
    id: "parent-with-dementia",
    when: /\b(?:mum|mam|mom|dad|mother|father|nan|nana|gran|grandma|grandad|uncle|aunt|auntie)\b[^.?!]{0,60}\b(?:alzheimer'?s|dementia|losing (?:his|her) (?:marbles|memory))\b|\b(?:dementia|alzheimer'?s)\b[^.?!]{0,30}\b(?:mum|dad|mother|father)\b|\b(?:mum|mam|dad|nan|gran)(?:'s| has)? (?:called|calls|calling) me by\b|\b(?:mum|dad|nan) (?:thinks|thought) i'?m (?:his|her)\b/,
    actions: [
      "Keep a page of what has changed and when, in a line each, for the doctor and for the family.",
      "Choose one photograph or song from long ago for your next visit, and let that be what you talk about.",
      "Decide beforehand how you will answer the question that keeps coming, so that it costs you less.",
    ],
  },
  {
    id: "parent-diagnosed",
    when: /\b(?:mum|mam|mom|dad|mother|father|nan|grandad)(?:'s| has| was| has been|'s been)\b[^.?!]{0,20}\b(?:diagnosed with|told (?:he|she) has|got) (?:parkinson'?s|cancer|ms|heart failure|motor neurone)\b/,
    actions: [
      "Write down what the doctors said in your own words, and the questions nobody has answered yet.",
      "Ask your parent what they want to go on doing as before, and do one of those things together.",
    ],
  },
  {
    id: "parent-unsafe-at-home",
    when: /\b(?:mum|mam|mom|dad|mother|father|nan|gran|grandad|she|he)(?:'s| has|'d)?\b[^.?!]{0,30}\b(?:left|leaves|leaving|left on) the (?:gas|cooker|oven|hob|stove)\b|\b(?:mum|mam|dad|mother|father|nan|gran|grandad)\b[^.?!]{0,30}\b(?:not safe|isn't safe|unsafe) (?:on (?:his|her) own|alone|at home)\b/,
    not: /\b(?:i left|my son|flatmate)\b/,
    actions: [
      "Write down each thing that has happened with its date, so that you can show how often it is.",
      "Ask the neighbour who sees them most what they have noticed, and leave your number there.",
      "Ask your parent which one thing in the house has become a nuisance, and begin with that.",
    ],
  },
  {
    id: "friend-forgetting",
    when: /\bfriend\b[^.?!]{0,40}\b(?:same story|repeating (?:her|him)self|keeps forgetting|dementia|alzheimer'?s)\b/,
    actions: [
      "Note two or three things you have noticed, with the dates, before you speak to anybody about it.",
      "Keep your usual meeting exactly as it is, and choose something to do that needs no remembering.",
    ],
  },
  {
    id: "parent-ill-abroad",
    when: /\b(?:mother|mum|father|dad|parents|grandmother|sister|brother)\b[^.?!]{0,30}\b(?:is|are|lives?) in (?:poland|india|romania|ukraine|nigeria|pakistan|the philippines|china|brazil|turkey|ghana|jamaica|italy|spain|portugal|bulgaria|ireland|greece|kenya|mexico|australia|canada)\b[^.?!]{0,60}\b(?:fell|ill|sick|hospital|broke|operation)\b/,
    actions: [
      "Fix one time each day for a short call, so that neither of you has to wonder when it comes.",
      "Ask one person near them to send you a few words after the next appointment.",
      "Write down what you can do from where you are, such as papers, calls or bookings, and do one.",
    ],
  },
  {
    id: "parent-had-a-fall",
    when: /\b(?:mum|mam|mom|dad|mother|father|nan|gran|grandad|he|she)(?:'s)? (?:has )?(?:had (?:a|another) fall|fell (?:last|on|in|down|over)|fallen again)\b|\bafter (?:her|his) fall\b/,
    not: /\bfell (?:in love|out|asleep|on me)\b|\bchild\b/,
    actions: [
      "Walk in your mind through the rooms they use at night, and note the one place most likely to trip them.",
      "Ask the neighbour or friend who sees them most to be the one who rings you if something looks wrong.",
      "Write what the hospital and the family need to know on one page: medicines, numbers to ring, who has the key.",
    ],
  },
  {
    id: "carer-shared-unequally",
    when: /\b(?:sister|brother|siblings?)\b[^.?!]{0,80}\b(?:does nothing|doesn't (?:help|lift a finger)|never (?:helps|visits)|lives? (?:too )?(?:far|miles|hours) away)\b|\bwho'?s (?:taking|looking after) (?:mum|mam|dad|mother|father)\b|\bi(?:'m| am) the (?:only )?one who (?:looks after|visits|takes|sees to) (?:mum|mam|dad|mother|father)\b|\beverything (?:for|with) (?:mum|mam|dad) (?:falls|is left) (?:on|to) me\b/,
    actions: [
      "Write down every job you do for your parent in one ordinary week, with the time each takes.",
      "Ask your sister or brother for one named job on one named day, rather than for more help.",
      "Decide which of the jobs you would still want to do yourself, even if others did the rest.",
    ],
  },
  {
    id: "young-carer",
    when: /\bi(?:'m)? look(?:ing)? after my (?:mum|mam|mom|dad)\b[^.?!]{0,60}\b(?:i'm 1[0-9])\b|\bi'm (?:1[1-9]|2[0-4])\b[^.?!]{0,60}\b(?:cooking|tablets|look after)\b/,
    actions: [
      "Write down what you do at home in one day, so that a teacher or tutor can see it on paper.",
      "Tell one adult at school or work that you look after somebody at home, in one sentence.",
      "Keep one hour this week for something only you want, and tell them at home beforehand when it is.",
    ],
  },
  {
    id: "carer-of-partner",
    when: /\bcarer for my (?:husband|wife|partner)\b|\b(?:look(?:ing)? after|caring for|care for) my (?:husband|wife|partner)\b|\b(?:wife|husband|partner)\b[^.?!]{0,30}\b(?:parkinson'?s|had a stroke|a stroke|multiple sclerosis|\bms\b)/,
    actions: [
      "Write down what you do for them from waking to bed on one day, and mark what somebody else could do.",
      "Choose one thing you did as a couple before the illness that still works in a smaller form, and do it.",
      "Set aside one hour this week when you are not on duty, and say aloud when it is.",
    ],
  },
  {
    id: "carer-of-parent",
    when: /\b(?:look(?:ing|ed)? after|caring for|care for) (?:my |our )?(?:mam|mum|mom|mother|dad|father|nan|gran|parents)\b|\bi'?m (?:my )?(?:mum|mam|dad|mother|father)'s carer\b|\b(?:mum|dad|mother|father)'?s? (?:had a stroke|has parkinson'?s)\b/,
    not: /\b(?:grandson|granddaughter|baby|kids|children)\b/,
    actions: [
      "Write down what you do for them in a week, and put a mark beside what only you can do.",
      "Name one job you could hand to somebody for a single day, and who you would ask.",
      "Plan one hour this week in which nobody needs you, and decide what it is for.",
    ],
  },
  {
    id: "partner-changed-by-illness",
    when: /\b(?:husband|wife|partner|he|she)(?:'s| has| is)? (?:changed|not the same|different)\b[^.?!]{0,40}\b(?:since|after)\b[^.?!]{0,30}\b(?:heart attack|stroke|operation|accident|illness|diagnosis)\b|\b(?:heart attack|stroke)\b[^.?!]{0,60}\bnot the same (?:man|woman|person)\b/,
    actions: [
      "Note one moment this week when you recognised the person you know, and tell them about it.",
      "Write down what is hardest since the illness, in one line, for the next appointment.",
      "Ask which one thing feels risky to them now, and listen without putting it right.",
    ],
  },
  {
    id: "translating-for-parent",
    when: /\btranslat(?:e|ing) for (?:my )?(?:mum|mother|dad|father|parents|her|him|them)\b|\bappointments to translate\b/,
    actions: [
      "Ask the surgery or hospital for an interpreter at the next appointment, so that you can be there as family.",
      "Decide what you will say when something is too hard to be the one who translates it.",
    ],
  },
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
  {
    id: "child-school-refusal",
    when: /\b(?:son|daughter|lad|girl|boy|year old|he|she)\b[^.?!]{0,30}\b(?:won't go to school|refus(?:es|ing) (?:to go to )?school|stopped going to school|can't get (?:him|her) to school)\b/,
    actions: [
      "Ask them which part of the school day is worst, at a moment that is not a morning.",
      "Note for one week what happens each morning, and take the page to the school.",
      "Write to the school asking for one named person they can go to at the door.",
    ],
  },
  {
    id: "teenager-screens",
    when: /\b(?:son|daughter|lad|he's|she's|teenager)\b[^.?!]{0,40}\b(?:xbox|playstation|computer|gaming|phone|games)\b[^.?!]{0,30}\b(?:till|until|all night|in the morning|all day)\b/,
    actions: [
      "Ask them to show you the game or the people they talk to, for ten minutes, without remarks.",
      "Agree together on one hour at which screens stop on school nights, and what happens if it slips.",
      "Note for one week when they sleep and wake, so that you can talk about tiredness and not about the game.",
    ],
  },
  {
    id: "teenager-out-late",
    when: /\b(?:son|daughter|lad|17 yr old|teenager|he's|she)\b[^.?!]{0,40}\b(?:out every night|home at (?:\w+ ?)(?:am)?|out till (?:four|three|two|all hours))\b|\bcan't sleep until i hear the key\b/,
    actions: [
      "Agree on one short message they send at a fixed hour, such as: still out, all well.",
      "Tell them in one sentence what the waiting is like for you, on an afternoon and not at the door.",
    ],
  },
  {
    id: "teenager-does-not-talk",
    when: /\b(?:daughter|son|teenager|\d\d year old|lad)\b[^.?!]{0,40}\b(?:barely speaks|stopped talking|doesn't talk|won't talk|hardly (?:speaks|talks)|never talks|not eating with us|doesn't speak)\b|\bhow do you know if your teenager\b|\bused to tell me everything\b/,
    not: /\b(?:stammer|special school|autis\w+|doesn't talk but)\b/,
    actions: [
      "Offer a lift or a walk this week where you sit side by side, and ask nothing on the way.",
      "Ask them to show you one song, video or game they like, and say only what you liked in it.",
      "Knock once in the evening with something to eat, say good night, and leave it at that.",
    ],
  },
  {
    id: "read-childs-messages",
    when: /\b(?:read|found|saw|looked at)\b[^.?!]{0,15}\b(?:my )?(?:daughter|son)'?s? (?:messages|phone|diary)\b|\bmessages on my (?:daughter|son)'?s phone\b/,
    actions: [
      "Decide what you will say about how you know, before you say what you know.",
      "Write down the one thing in it that worries you for their safety, apart from everything else you read.",
      "Choose a calm place for the talk, such as the car, and begin with a question.",
    ],
  },
  {
    id: "child-vaping-or-trouble",
    when: /\bfound (?:a |some )?(?:vapes?|weed|cigarettes|cannabis|drugs)\b[^.?!]{0,30}\b(?:son|daughter|blazer|his|her|room|bag)\b/,
    actions: [
      "Wait for a quiet hour, and begin with what you found and where, before any question.",
      "Decide beforehand which one thing you need to know from them, and ask only that first.",
    ],
  },
  {
    id: "child-bites-or-hits",
    when: /\b(?:biting|bites?|hitting|pushing|kicking)\b[^.?!]{0,20}\b(?:at|in) (?:nursery|school|playgroup|reception)\b/,
    actions: [
      "Ask the nursery at what time and just before what it happens, and note it for a week.",
      "Practise one thing at home they can do instead, such as saying stop with a hand up.",
    ],
  },
  {
    id: "child-left-out",
    when: /\b(?:son|daughter|he|she|my (?:boy|girl|lad))\b[^.?!]{0,20}\b(?:hasn't been invited|isn't invited|wasn't invited|has no friends|hasn't got any friends|gets left out|being bullied|is bullied)\b/,
    actions: [
      "Ask the teacher which child yours plays beside most, and invite that one for an hour.",
      "Ask your child whom they would choose, and make one plan around what they both like.",
    ],
  },
  {
    id: "child-found-different",
    when: /\b(?:son|daughter|she's|he's|little boy|little girl)\b[^.?!]{0,30}\b(?:dyslexi[ac]|autistic|adhd|stammer|special school|down'?s)\b/,
    not: /\b(?:son|daughter) is (?:[2-5]\d|twenty|thirty)\b|\bparty this year\b|\binvited\b/,
    actions: [
      "Write down three things your child is good at, and take them to the next talk with the school.",
      "Put your questions for the school on one page, with the most pressing at the top.",
      "Ask your child what helps them most on a hard day, and write down their own words.",
    ],
  },
  {
    id: "child-allergy",
    when: /\b(?:son|daughter|lad|he|she|child|boy|girl)(?:'s)?\b[^.?!]{0,30}\b(?:nut|milk|egg|peanut|severe) allergy\b/,
    actions: [
      "Write the plan on one card, signs first and then what to do, and put a copy in every bag.",
      "Ask the teacher or host to say back to you what they would do, step by step.",
    ],
  },
  {
    id: "child-results",
    when: /\b(?:daughter|son|grandson|granddaughter|she|he)\b[^.?!]{0,40}\b(?:didn't get into|didn't get (?:the|his|her) grades|failed (?:his|her))\b/,
    actions: [
      "Take them something to eat and sit with them, without a word about what comes next.",
      "Find out for yourself which dates still matter, such as clearing or resits, and keep them until asked.",
    ],
  },
  {
    id: "child-wants-another-way",
    when: /\b(?:daughter|son|lad)\b[^.?!]{0,20}\b(?:quit|gave up|given up|doesn't want (?:it|the (?:shop|farm|business)|to (?:go|take)))\b[^.?!]{0,20}\b(?:ballet|piano|football|swimming|after \w+ years)?\b|\bmy lad doesn't want it\b|\bdoesn't want it in church\b/,
    not: /\b(?:party|smok|job|alive|drink|cat|dog)\w*|\bit\b[^.?!]{0,10}\bto be\b/,
    actions: [
      "Ask them what they are looking forward to in what they have chosen, and only listen.",
      "Write down what you hoped it would be for the two of you, apart from what it was for them.",
    ],
  },
  {
    id: "shouted-at-child",
    when: /\b(?:shouted|screamed|yelled|snapped|lost it|lost my (?:temper|rag)|lose my temper)\b[^.?!]{0,20}\b(?:at|with) (?:my|the) (?:son|daughter|kids?|children|boy|girl|lad|little|toddler|\w+ year old|\d+ year old|\d\d)\b|\bkeep shouting at (?:my|the) (?:kids|children|son|daughter)\b/,
    not: /\b(?:resident|class|pupil|hit (?:him|her|them))\b/,
    actions: [
      "Tell your child in one sentence that the shouting was yours and not their fault.",
      "Find the minute in the day when it usually boils over, and move one thing out of it.",
      "Choose what you will do with your hands the next time, such as holding the edge of the sink and counting.",
    ],
  },
  {
    id: "not-enjoying-child",
    when: /\bnot like your own child\b|\b(?:don't|do not) (?:like|enjoy) (?:my|her|his) (?:own )?(?:child|kids?|company|son|daughter)\b|\bhow boring babies are\b|\bplaying with (?:the|my) (?:kids?|child(?:ren)?) (?:is so boring|bores)\b/,
    actions: [
      "Find ten minutes a day with your child at something you like too, and let the rest be ordinary.",
      "Note one moment this week when you liked being with them, and what the two of you were doing.",
    ],
  },
  {
    id: "new-baby-and-no-bond",
    when: /\bbaby\b[^.?!]{0,40}\b(?:spare part|don't feel anything|screams when i|bond(?:ing|ed)?)\b|\bfeel like a (?:spare part|babysitter)\b/,
    actions: [
      "Take over one thing that is only yours and the baby's each day, such as the bath or the pram.",
      "Hold the baby against your chest for ten minutes after a feed, with nothing to achieve.",
      "Tell the health visitor or midwife at the next visit, in the same words you used here.",
    ],
  },
  {
    id: "new-baby-and-tired",
    when: /\b(?:\d+|five|six|nine|seven|three|four|two|eight) (?:weeks?|months?|mo|month) old\b[^.?!]{0,60}\b(?:tired|sleep|knackered|exhausted)\b|\bbaby\b[^.?!]{0,30}\b(?:tired|no sleep|doesn't sleep|won't sleep|wakes)\b|\btwins\b[^.?!]{0,20}\bmonths\b|\bwakes every (?:\d+|two|hour)\b|\bfeeding the baby\b|\bfeeds every two hours\b/,
    not: /\b(?:off work|interview|rehome|allergic|name|lost the baby|sister|friend|screams when)\b/,
    actions: [
      "Share out the next three nights on paper, so that each has one stretch of sleep that is theirs.",
      "Choose one job in the house that may stay undone until the baby sleeps longer.",
      "Lie down once a day while the baby sleeps, with the phone in another room, even if you stay awake.",
    ],
  },
  {
    id: "alone-with-small-child",
    when: /\b(?:months? old|toddler|baby|twins)\b[^.?!]{0,60}\b(?:spoke(?:n)? to (?:another|an) adult|on my own all day|don't see anyone|by myself all day)\b/,
    actions: [
      "Look up which baby group meets nearest to you this week, and go only for the first half hour.",
      "Walk past the same place at the same time on three days, and say hello to one other parent.",
    ],
  },
  {
    id: "child-starting-school",
    when: /\b(?:starts?|starting) (?:reception|school|nursery|secondary)\b/,
    not: /\bteach(?:er|ing)\b|\bi(?:'m| am)? start/,
    actions: [
      "Write what the school has to know about your child on one page, and hand it to the teacher.",
      "Plan something small for yourself for the first hour after you leave them at the gate.",
    ],
  },
  {
    id: "back-to-work-after-baby",
    when: /\b(?:going|go|went|came) back to work\b[^.?!]{0,40}\b(?:baby|daughter|son|maternity|mat leave|months off with)\b|\bhad our (?:son|daughter|baby)\b[^.?!]{0,40}\bback to work\b/,
    actions: [
      "Try the first morning once beforehand, from waking to the door, and see what takes longest.",
      "Choose one part of the day with your child that stays yours, such as the bath, and keep it.",
    ],
  },
  {
    id: "expecting-a-child",
    when: /\b(?:i'm|i am|we're|we are|wife's|wife is|girlfriend's|girlfriend is|partner's|partner is) (?:\w+ )?(?:pregnant|expecting|having a baby)\b|\bgoing to be a (?:dad|mum|father|mother|parent)\b|\b(?:baby's|baby is) due\b|\bdue (?:date|in (?:january|february|march|april|may|june|july|august|september|october|november|december))\b[^.?!]{0,20}\bbaby\b/,
    not: /\b(?:not|lost|miscarr\w+|if i'm|friend|sister)\b/,
    actions: [
      "Write down the one thing you want to be the same as in your childhood, and one that is to be different.",
      "Put your questions for the midwife on one page, with the one you are shy of at the top.",
      "Spend one hour this week on something you like and will have less time for later.",
    ],
  },
  {
    id: "parents-disagree-on-raising",
    when: /\b(?:husband|wife|partner|he|she)\b[^.?!]{0,40}\b(?:too (?:strict|soft|harsh) (?:with|on)|undermines? me|spoils? (?:the kids|them|him|her)|lets (?:the kids|them) do)\b|\bdisagree\b[^.?!]{0,30}\b(?:kids|children|parenting)\b/,
    actions: [
      "Choose the one rule at home that matters most to you, and ask your partner for theirs.",
      "Talk about it on an evening when the children sleep, and about one situation only.",
    ],
  },
  {
    id: "grandparents-interfere",
    when: /\b(?:mum|mother|mother[ -]in[ -]law|grandparents|in[ -]laws|nan)\b[^.?!]{0,40}\b(?:gives? (?:the kids|him|her|them) (?:sweets|chocolate|sugar)|undermin\w+|how to (?:raise|bring up|feed)|opinions? on (?:how|the baby))\b/,
    actions: [
      "Name one rule that has to hold in every house, and let the rest be theirs.",
      "Ask them how it was done with you, and then say what you would like to try.",
    ],
  },
  {
    id: "step-parent",
    when: /\b(?:stepdaughter|stepson|stepdad|stepmum|step ?(?:daughter|son|kids|children|dad|mum))\b/,
    not: /\bmy step ?(?:dad|mum|father|mother)\b|\b(?:getting married|wedding|aisle)\b/,
    actions: [
      "Do one small thing each week that is only yours and the child's, and let it stay small.",
      "Ask your partner for one situation in which you would like them to speak first, and not you.",
      "Note one moment when the child let you in a little, with the day and what was said.",
    ],
  },
  {
    id: "ex-and-handover",
    when: /\b(?:my )?ex\b[^.?!]{0,60}\b(?:late|changing the weekends|changes? (?:the )?(?:days|weekends|plans)|cancel\w*|told the kids|pick(?:s|ing)? up the kids)\b|\bhand(?:ing)? the kids over\b|\bhand the kids over\b/,
    actions: [
      "Keep a dated note of agreed and real times for the next handovers, without comments.",
      "Write one message about the next handover only: the day, the hour and the place, and nothing of the past.",
      "Plan something for the children for the waiting, such as a game by the door, so that it is not only waiting.",
    ],
  },
  {
    id: "ex-and-new-partner",
    when: /\b(?:my )?ex(?:[ -](?:wife|husband|boyfriend|girlfriend))?(?:'s| is| has)?\b[^.?!]{0,30}\b(?:engaged|getting married|new (?:bloke|partner|girlfriend|boyfriend|wife|husband)|moved (?:her|his) new|seeing someone|moved on)\b/,
    actions: [
      "Plan something for the day or hour when you know it will be in the air, away from your phone.",
      "Mute whatever shows you their news for one month, without having to decide more than that.",
      "Write down what the news says about them, and what it does not say about you.",
    ],
  },
  {
    id: "third-child-or-not",
    when: /\b(?:husband|wife|partner|boyfriend|girlfriend) wants (?:a third|another (?:baby|one|child)|(?:a )?(?:kids|baby|children))\b|\bwants (?:kids|children|another baby) and i don't\b/,
    actions: [
      "Write one sentence that says what you love about the family you have and what you cannot do.",
      "Ask your partner what they picture when they picture another child, and answer nothing that evening.",
      "Agree on a month in which the question rests, and a day on which you will talk again.",
    ],
  },
  {
    id: "trying-for-a-baby",
    when: /\b(?:ivf|fertility (?:treatment|clinic)|trying for a baby|trying to conceive|(?:first|second|third|last|another) (?:round|cycle|transfer) (?:didn't|failed|hasn't)|low sperm count)\b/,
    not: /\b(?:her ivf|her fertility|sister|friend|book club)\b/,
    actions: [
      "Agree with your partner on one sentence for people who ask, so that neither of you has to think.",
      "Keep one evening this week free of the subject, and decide together what it is for.",
      "Write down the questions you still have for the clinic, one from each of you.",
    ],
  },
  {
    id: "baby-name-disliked",
    when: /\bbaby'?s name\b|\bnamed our baby\b/,
    actions: [
      "Try a short form or a second name for a week when you are alone with the baby.",
      "Tell your partner one true sentence about the name, without asking for anything to be changed.",
    ],
  },
  {
    id: "prison-and-family",
    when: /\b(?:brother|son|dad|husband|partner)\b[^.?!]{0,20}\b(?:gets out (?:on|of|in|after)|out of prison|in prison|released from)\b/,
    actions: [
      "Decide what you can offer for the first two weeks, such as a meal or a bed, and what you cannot.",
      "Write down one rule for your own home or time, in the words in which you would say it.",
      "Choose the one person you will tell about it, so that you do not carry it alone.",
    ],
  },
  {
    id: "son-arrested",
    when: /\b(?:son|daughter|brother|sister|husband|dad|lad)(?:'s| has| was|'s been| has been| got)?\b[^.?!]{0,10}\barrested\b/,
    actions: [
      "Write down what you have been told so far, by whom, and the next date, on one page.",
      "Tell them one thing that holds whatever comes of it, in a single sentence.",
    ],
  },
  {
    id: "godparent-asked",
    when: /\basked me to be (?:a |the )?(?:godmother|godfather|godparent)\b/,
    actions: [
      "Ask the parents what they hope you will be for the child, apart from the service.",
      "Write down what you could promise the child honestly, in your own words.",
    ],
  },
  {
    id: "photos-of-grandchildren",
    when: /\bstop posting (?:photos|pictures)\b/,
    actions: [
      "Print two of the photographs for your own wall, where you can look at them every day.",
      "Ask your family for one way of sharing that suits them, such as an album only you can see.",
    ],
  },
  {
    id: "food-and-family",
    when: /\b(?:vegan|vegetarian)\b[^.?!]{0,60}\b(?:mum|mam|family|roast|turkey|christmas|since last year)\b|\b(?:mum|family)\b[^.?!]{0,30}\b(?:vegan|vegetarian)\b|\bim vegan\b|\bi'm vegan\b/,
    actions: [
      "Offer to bring one dish everybody can eat to the next meal, and say so beforehand.",
      "Tell them in one sentence what it would mean to you to be asked before the meal, not at it.",
    ],
  },
];
