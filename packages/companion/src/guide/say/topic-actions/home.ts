import type { TopicActions } from "./topic-actions.ts";

/** Where somebody lives, with whom, and with which animals. */
export const homeActions: readonly TopicActions[] = [
  // Home
  {
    id: "rent-up",
    when: /\bmortgage (?:is |has |payments? )?(?:are |is )?(?:going up|gone up|doubled|shot up)\b|\b(?:remortgag\w+|fixed rate (?:ends|ending))\b|\b(?:rent|rent's) (?:is |has |being |been )?(?:going up|gone up|put up|raised)\b|\bputting (?:the|our|my) rent up\b|\bput (?:the|our|my) rent up\b|\brent increase\b/,
    actions: [
      "Write down what the new rent leaves over in a month, and the most you could say yes to.",
      "List the repairs still open with the dates you reported them, to go with your reply.",
    ],
  },
  {
    id: "landlord-selling",
    when: /\b(?:given|served|got|had) (?:us |me )?notice (?:on|to leave|from (?:the|our|my) landlord)\b|\blandlord\b[^.]{0,20}\b(?:wants (?:the|his|her|us|me)|is kicking|kicking us|evicting|giving us notice|needs the)\b|\bhave to (?:be|move) out (?:of (?:the|our|my) (?:flat|house)|by)\b|\blandlord(?:'s|s)?\b[^.]{0,20}\b(?:is )?selling\b|\blandlord wants us out\b|\bevict(?:ed|ion)\b|\b(?:two|2|three) months to find (?:somewhere|a place)\b|\bsection 21\b|\bnotice to (?:quit|leave)\b/,
    actions: [
      "Read the letter again for its date and what it asks, and look up what notice you are due.",
      "List the three things a new place must have, and the three you could live without.",
      "Photograph every room as it is now, for the deposit and also for keeping.",
    ],
  },
  {
    id: "landlord-pet",
    when: /\blandlord\b[^.]{0,40}\b(?:cat|dog|pet|pets)\b/,
    actions: [
      "Read what your agreement says about animals, word for word, before you answer the landlord.",
      "Write three lines about how she lives there, quiet and clean, that you could send with a request.",
    ],
  },
  {
    id: "landlord-repairs",
    when: /\b(?:damp|mould|mice|rats|leak) (?:in|on|through|coming) (?:my|our|the) (?:flat|house|bedroom|bathroom|kitchen|ceiling|wall|walls)\b|\b(?:mould|damp|leak\w*|heating|hot water|boiler)\b[^.]{0,80}\b(?:letting agent|housing association|landlady)\b|\b(?:landlord|letting agent|landlady|housing association) (?:won't|hasn't|doesn't|refuses|keeps ignoring|still hasn't)\b|\bblack mould\b|\b(?:mould|damp|leak|heating is broken|no hot water|no heating|broken boiler)\b[^.]{0,80}\b(?:landlord|agency|agent|council)\b|\blandlord\b[^.]{0,80}\b(?:mould|damp|leak|repair|heating|boiler)\b|\bheating is broken\b|\bmould in\b/,
    not: /\bselling\b|\brent up\b/,
    actions: [
      "Photograph it today with something beside it for size, and write down the day you first reported it.",
      "Send one message with three facts: what is broken, since when, and the day you expect an answer.",
    ],
  },
  {
    id: "flat-hunting",
    when: /\b(?:put|made) an offer on (?:a|the) (?:house|flat|place)\b|\boutbid\b|\bviewings?\b[^.]{0,30}\b(?:flat|house|rent)\b|\bgazump\w*\b|\blooking for (?:a|an|somewhere|another) (?:flat|house|place|room|to (?:live|rent))\b|\b(?:find|finding) (?:a|us a) (?:flat|place)(?: for us)?\b|\blost out on (?:four|three|two|a|the)\b|\bflat[- ]?hunting\b|\bhouse[- ]?hunting\b|\bcouncil swap\b/,
    actions: [
      "Put the answers every agent asks for on one page, ready to send within the hour.",
      "Walk round one street you have not thought of, in the evening, and listen to it.",
    ],
  },
  {
    id: "house-purchase-stuck",
    when: /\bsolicitor has gone quiet\b|\bexchang(?:e|ed|ing) contracts\b|\bchain (?:has )?(?:collapsed|fell)\b|\bmeant to be moving on\b|\bmortgage (?:offer|application)\b/,
    not: /\bprobate\b|\bsold (?:mum|dad|my)/,
    actions: [
      "Send your solicitor one message with three questions: what is missing, from whom, and by what day.",
      "Pack one box that stays with you: kettle, two cups, chargers, bedding, and the papers.",
    ],
  },
  {
    id: "first-keys",
    when: /\b(?:bought|buying|exchanged on|completed on) (?:our|my|a) (?:first|new|own)? ?(?:house|flat|home|place)\b|\bmoved into (?:our|my) (?:own|new|first) (?:house|flat|home|place)\b|\bfirst[- ]time buyers?\b|\bgot the keys\b|\b(?:my|our) first (?:flat|house|place|home)\b|\bi got my first flat\b/,
    not: /\b(?:son|daughter|sister|brother|friend|friends|he|she|they)(?:'s|'ve| has| have)? (?:just )?(?:bought|buying|got)\b/,
    actions: [
      "Make one corner of the new place finished before anything else: a chair, a lamp, a hook.",
      "Write down what the first night there was like, down to what you ate and off what.",
    ],
  },
  {
    id: "downsizing",
    when: /\bselling the (?:family )?(?:house|home)\b|\bsell(?:ing)? (?:up|our house)\b|\bdownsiz\w+\b|\bmov(?:e|ing) into a (?:flat|bungalow|smaller)\b/,
    not: /\blandlord\b|\bmum's house\b|\bdad's house\b|\bmother's house\b/,
    actions: [
      "Walk through the rooms once with your phone recording, and say aloud what happened in each.",
      "Choose one piece you are sure comes along, and measure where it will stand.",
    ],
  },
  {
    id: "doubts-about-moving",
    when: /\bmeant to be moving (?:to|near)\b|\bgone off the idea\b|\b(?:off|moving|going|move) (?:back )?(?:to|home)\b[^.]{0,30}\bfor good\b|\b(?:bought|buying|live on) a (?:narrowboat|motorhome|camper)\b|\b(?:moving|move) abroad\b|\bwe(?:'re| are) emigrating\b/,
    not: /\b(?:son|daughter|friend|he's|she's|they're|sister|brother)\b[^.]{0,30}\b(?:emigrating|moving|off to|told us)\b/,
    actions: [
      "Write down what you would do on a wet Tuesday in February in the new place, hour by hour.",
      "List what you would miss here under three headings: people, places, and what you can do without thinking.",
    ],
  },
  {
    id: "moved-know-nobody",
    when: /\bmoved to (?:the countryside|the country|a (?:small )?village|the city|london)\b|\bmoved (?:to|here|away)\b[^.]{0,60}\b(?:haven't made|no friends|lonely|nobody|no ?one|not made)\b|\b(?:don't|do not) know a soul\b|\bnew (?:in|to) (?:town|the area|the city|this city|the village)\b|\b(?:make|making) (?:new )?friends (?:as an adult|here|at my age|in a new)\b|\b(?:moved|move|came|moved here)\b[^.]{0,60}\b(?:don't know|know (?:absolutely )?(?:no ?one|nobody)|not know|one person)\b|\bdon't know (?:anyone|anybody|one person|a soul) here\b|\bi know (?:nobody|no ?one) here\b|\bknow absolutely no one\b|\bmoved from \w+ to a village\b|\bmake friends at \d\d\b|\bnew town\b/,
    not: /\b(?:son|daughter|he|she)(?:'s)? moved\b/,
    actions: [
      "Go to the same shop, bench or park at the same hour three times this week, and nod to people.",
      "Ask one person at work or next door a question about the place that only somebody local knows.",
      "Find one thing nearby that meets every week, and write its day and hour on the calendar.",
    ],
  },
  {
    id: "far-from-home",
    when: /\b(?:my|for my|sorry for my) english (?:is )?(?:not|bad)\b|\bcorrects my (?:english|accent|grammar)\b|\bhomesick\w*\b|\bmiss (?:my country|my home|home so|being home|my own language)\b|\bcome back to \w+ after \w+ years\b|\bhere since \w+ (?:months|years)\b|\bthey call me the yank\b|\bdependent visa\b|\b(?:dutch|german|english|french|norwegian|swedish) is good enough\b/,
    actions: [
      "Cook or play one thing from home this week at its proper hour, with the window open.",
      "Write down five words of your own language that nobody here has, and what each one holds.",
    ],
  },
  {
    id: "back-with-parents",
    when: /\bmoved back (?:in with (?:my )?(?:parents|mum|dad)|into my old (?:bed)?room|home)\b|\bliving with my parents (?:again|at)\b|\bback in my (?:old|childhood) (?:bed)?room\b/,
    not: /\b(?:son|lad|daughter)(?:'s| has)? moved back\b/,
    actions: [
      "Change one thing in the old room so that it belongs to the age you are now.",
      "Take on one job of the household by yourself, such as one dinner a week, without being asked.",
    ],
  },
  {
    id: "flatmate-mess",
    when: /\b(?:flat|house|room)mates?\b[^.]{0,30}\b(?:never|don't|doesn't) (?:clean|tidy|wash|hoover|take)\b|\b(?:flat|house|room)mates?\b[^.]{0,60}\b(?:washing up|dishes|mess|messy|dirty|clean|pan|bins|hob)\b/,
    actions: [
      "Say one sentence about one pan, not about all of them: “Could that be washed by tonight?”",
      "Write down what clean enough means to you, in three points, before you talk in the kitchen.",
    ],
  },
  {
    id: "flatmate-bills",
    when: /\b(?:flat|house|room)mates?\b[^.]{0,60}\b(?:bills?|rent|share|owes|paid)\b/,
    actions: [
      "Put the bills, the dates and half of each on one page, so you can show it and not argue it.",
      "Send it in two lines: what is owed since when, and which day would suit to settle it.",
    ],
  },
  {
    id: "flatmate-partner",
    when: /\bflatmate\b[^.]{0,60}\b(?:boyfriend|girlfriend|bloke|partner)\b/,
    actions: [
      "Decide how many nights a week you could live with, so you have a number for your flatmate.",
      "Choose an hour when you and your flatmate are alone at home, and start with that number.",
    ],
  },
  {
    id: "housemate-partner",
    when: /\b(?:house|room)mate\b[^.]{0,60}\b(?:boyfriend|girlfriend|bloke|partner)\b/,
    actions: [
      "Count the nights of the last month on a calendar, and mark how many would have been all right.",
      "Say it on an evening when only the two of you are in, beginning with that calendar.",
    ],
  },
  {
    id: "flatmate-cold",
    when: /\b(?:flat|house|room)mates?\b[^.]{0,50}\b(?:hates me|heating|falling out|awkward|ignores?)\b|\bfalling out with my (?:flat|house|room)mate\b/,
    actions: [
      "Make two cups of something once this week, and bring up the thing between you for one minute only.",
      "Write the rule you would like for the flat in one line, and the one you could offer in return.",
    ],
  },
  {
    id: "noise-upstairs",
    when: /\b(?:next door|neighbour|neighbours)(?:'s|s)?\b[^.]{0,20}\b(?:dog|dogs|kids|baby|telly|tv)\b[^.]{0,30}\b(?:bark\w*|scream\w*|noise|loud|all night|never stops|every night)\b|\bnoisy neighbours?\b|\bneighbours? from hell\b|\b(?:upstairs|next door|neighbours?|downstairs|flat above|wall)\b[^.]{0,70}\b(?:music|noise|noisy|drum|drums|floors?|every (?:single )?step|loud|parties|bass)\b|\bdog barks\b|\bbarking (?:dog|all)\b|\bnew people upstairs\b|\b(?:roommates?|flatmates?|housemates?)\b[^.]{0,30}\bloud\b/,
    not: /\b(?:fence|hedge|old man next door|fire in the flat)\b|\bdrums\. he's\b/,
    actions: [
      "Keep a list for one week of when it starts and stops, so you have hours and not only nights.",
      "Ask for one thing that can be done, such as a rug or an end at ten, and only that.",
    ],
  },
  {
    id: "neighbour-complains",
    when: /\bneighbour\b[^.]{0,30}\b(?:complain\w*|moan\w*|reporting|reported)\b/,
    actions: [
      "Ask the neighbour once, in person, what would be enough, and say what you can promise.",
      "Note what was going on at home each time a complaint came, with the hour.",
    ],
  },
  {
    id: "neighbour-parking",
    when: /\bblock(?:s|ing|ed|ed in)? (?:my|our) (?:drive|driveway|car|gate|garage)\b|\bin my (?:parking )?space\b|\bpark(?:s|ing|ed) (?:in front of|across|outside|over|on) (?:my|our)\b|\bneighbour\b[^.]{0,40}\bpark/,
    actions: [
      "Choose one sentence to say over the car roof, about your drive and not about their manners.",
      "Notice for a week which days and hours it really happens, and write them on one line.",
    ],
  },
  {
    id: "fence-hedge",
    when: /\bneighbours?\b[^.]{0,30}\b(?:extension|building work|scaffolding|smok\w+|weed|bonfires?|security light)\b|\b(?:downstairs|next door)\b[^.]{0,20}\bsmok\w+\b|\b(?:row|dispute|argument|fell out|falling out|arguing)\b[^.]{0,30}\bneighbours?\b|\bneighbour(?:'s|s)? (?:extension|tree|trees|hedge|fence|bins|cat|bonfire|light)\b|\bman next door\b[^.]{0,40}\bfence\b|\b(?:neighbours?|next door|next plot|the fence)\b[^.]{0,80}\b(?:fence|hedge|trampoline|boundary|hawthorn|tree|camera|panel)\b|\b(?:fence panel|over a hedge|boundary string)\b/,
    actions: [
      "Go and look at it from their side of the line once, and note what they see.",
      "Say one sentence across the fence that has a question in it and no history.",
      "Find the page in your papers that says where the line runs, and whose side is whose.",
    ],
  },
  {
    id: "building-nearby",
    when: /\bbuilding (?:on|in) the field\b|\b(?:homes|houses|flats) (?:on|behind) (?:the field|our)\b|\bplanning (?:application|permission)\b/,
    actions: [
      "Photograph the field from your window at one hour of the day, every day this week.",
      "Find the plan and the date for comments, and write three lines about one thing that matters to you.",
    ],
  },
  {
    id: "builder-gone",
    when: /\b(?:builder|plumber|roofer|kitchen fitter)s?\b[^.]{0,60}\b(?:stopped|gone|vanished|disappeared|not (?:answer|turn)\w*|won't answer|up front|never came)\b|\bliving without a kitchen\b/,
    actions: [
      "Put on one page what was agreed, what was paid on which day, and what has been done.",
      "Photograph every unfinished part, and send one dated message that asks for a day to finish it.",
    ],
  },
  {
    id: "lodger",
    when: /\btak(?:e|en|ing) in a lodger\b|\bour lodger\b|\bmy lodger\b/,
    actions: [
      "Choose the hours of the week when the kitchen is yours alone, and say them to the lodger.",
      "Put one room or chair back to how you like it, and keep that one for yourself.",
    ],
  },
  {
    id: "living-alone-first",
    when: /\bnever lived on my own\b|\brented flat\b[^.]{0,30}\b(?:divorced|on my own|one chair)\b|\bdivorced\b[^.]{0,30}\brented flat\b|\bliving (?:alone|on my own) for the first time\b/,
    actions: [
      "Decide on one thing in the place that is done your way and nobody else's, and do it tonight.",
      "Lay the table for one properly on one evening, with a plate you like.",
    ],
  },
  {
    id: "house-share",
    when: /\bhouse ?share\b|\bshar(?:e|ing) a (?:house|flat) with (?:\w+ )?(?:strangers|other|students|five|four|six)\b|\bmy shelf in the fridge\b/,
    actions: [
      "Cook once at an hour when somebody else is in the kitchen, and ask how they make theirs.",
      "Make one thing in your room yours alone this week: the light, the chair, the view from bed.",
    ],
  },
  {
    id: "mugged",
    when: /\b(?:was|got|been) mugged\b|\bfollowed (?:me )?home\b/,
    actions: [
      "Draw the way you take now and the way you used to take, and mark where they part.",
      "Walk the old way by daylight as far as the first corner, and come back as you like.",
    ],
  },
  {
    id: "stolen",
    when: /\b(?:stole|nicked|took|pinched) my (?:bike|van|car|tools|phone|bag|purse|wallet|laptop)\b|\b(?:nicked|stole|stolen|pinched|robbed)\b[^.]{0,30}\b(?:bike|van|car|tools|phone|bag|purse|wallet|laptop)\b|\b(?:bike|van|car|tools|phone|bag|purse|wallet|laptop)\b[^.]{0,30}\b(?:nicked|stolen|pinched|been taken)\b/,
    not: /\bi (?:stole|nicked)\b/,
    actions: [
      "Put the number, the marks and a photo of what was taken on one page, with place and hour.",
      "Ask in the two nearest shops whether a camera looks that way, and until when they keep it.",
    ],
  },
  {
    id: "break-in-fear",
    when: /\b(?:been|got|were) (?:burgled|broken into)\b|\b(?:a|the|that|another) break[- ]in\b|\bbreak-?ins?\b|\bground floor\b[^.]{0,30}\b(?:sleep|slept|scared|feet|window)\b|\b(?:sleep|slept|scared)\b[^.]{0,40}\bground floor\b/,
    actions: [
      "Go round the doors and windows once at a fixed hour, and let that be the last round.",
      "Hang a cloth over the lower half of one window for a week, and see how the nights go.",
    ],
  },
  // Animals
  {
    id: "cat-missing",
    when: /\b(?:cat|dog|kitten|rabbit)\b[^.]{0,15}\b(?:hasn't|has not|didn't|not) (?:come|been|came) (?:home|back|seen)\b|\b(?:lost|can't find) (?:my|our|the) (?:cat|dog|tortoise)\b(?! (?:in|last|to|when|lead|at))|\b(?:cat|dog) (?:has )?(?:escaped|got out|gone missing|disappeared)\b|\b(?:cat|dog|tortoise|rabbit)(?:'s| has| is)? (?:gone )?missing\b|\b(?:cat|dog) (?:has |'s )?(?:run away|ran off|not come home|didn't come home)\b/,
    not: /\b(?:died|put (?:her|him|to sleep)|passed)\b|\b(?:came|come) (?:back|home)!|\bis home\b|\bhe's home\b/,
    actions: [
      "Walk the streets round the house at dusk, when it is quiet, and call and stop and listen.",
      "Knock at the ten nearest doors and ask people to look in sheds and garages.",
      "Put something that smells of home outside the back door overnight.",
    ],
  },
  {
    id: "cat-came-back",
    when: /\b(?:cat|dog) (?:came|has come|'s come) (?:back|home)\b/,
    actions: [
      "Tell everybody who looked out for the animal that it is home, the doors you knocked at included.",
      "Write down where you think it has been, in its own voice, for whoever waited with you.",
    ],
  },
  {
    id: "old-pet",
    when: /\bmy (?:hamster|guinea pig|rabbit|budgie|parrot|tortoise|dog|cat)(?:'s| is) (?:ill|sick|poorly|not well|not eating)\b|\b(?:dog|cat|horse|rabbit|pony)(?:'s)? (?:has |is |got |has got |has been |is going )(?:\w+ )?(?:cancer|tumour|arthritis|poorly|diabetes|blind|deaf|heart|old|dying|seizures|ill)\b|\b(?:vet|vets)\b[^.]{0,40}\b(?:kidney|tumour|cancer|operation|heart|tests|surgery)\b|\bvet'?s? bills?\b|\b(?:old|elderly) (?:dog|cat)\b[^.]{0,30}\b(?:ill|poorly|blind|legs|can't)\b|\b(?:dog|dog's|cat|cat's|horse|rabbit)(?: is| has)?\b[^.]{0,50}\b(?:fourteen|thirteen|fifteen|sixteen|fits|back legs|kidney|sick|ill|lump|vet said|vet says|quality of life)\b|\bvet (?:said|says)\b[^.]{0,30}\b(?:quality|not in pain|time)\b/,
    not: /\b(?:landlord|died|put down|put to sleep|had to put|gone now|passed|just a dog|allergic)\b/,
    actions: [
      "Mark each evening this week on the calendar as a good day or a bad day for the animal.",
      "Write down what it still likes, three things at most, and see that one of them happens daily.",
      "Note the two questions you want the vet to answer plainly, and keep them by the lead.",
    ],
  },
  {
    id: "rehoming",
    when: /\brehom(?:e|ing)\b/,
    not: /\blandlord\b/,
    actions: [
      "Write a page on the animal for whoever comes next: food, fears, the place it likes being scratched.",
      "Take one long walk or one quiet hour with it this week, with the phone left at home.",
    ],
  },
  {
    id: "new-pet",
    when: /\b(?:got|getting|bought|adopted|have) a (?:new )?(?:\w+ )?(?:puppy|kitten|rescue)\b|\bpuppy (?:blues|is|won't|never|has)\b|\b(?:new|got a|getting a|rescue) (?:puppy|kitten|rescue dog)\b|\bpuppy\b[^.]{0,30}\b(?:chew|bit|biting|wees|sleep|cries)\w*\b/,
    actions: [
      "Keep a note for three days of when the puppy or kitten sleeps, and plan your own rest by it.",
      "Choose one rule for it that everybody in the house keeps for a week, and only one.",
    ],
  },
  {
    id: "bees",
    when: /\b(?:bees|hives?|hens|chickens)\b[^.]{0,50}\b(?:didn't make it|winter|silence|fox|dead|gone)\b/,
    actions: [
      "Write down what you saw when you opened up, and what the months before had been like.",
      "Clean one of the empty boxes properly, whatever you decide about filling it again.",
    ],
  },
];
