import type { TopicActions } from "./topic-actions.ts";

/** What people do for love of it. */
export const pastimeActions: readonly TopicActions[] = [
  // What people do for love of it
  {
    id: "growing",
    when: /\b(?:my|first|grew|grow|growing) (?:first )?tomatoes\b|\bmy allotment\b/,
    not: /\bg(?:a|i)ve up\b|\bgiven up\b/,
    actions: [
      "Note the date and what came up or off the plant, on the back of the seed packet.",
      "Give one of what you have grown to somebody, and say which plant it is from.",
    ],
  },
  {
    id: "solo",
    when: /\b(?:sing|singing|sang|play|playing|played) (?:the|a|my) (?:first )?solo\b|\b(?:concert|recital|open mic|first gig)\b[^.]{0,40}\b(?:nervous|scared|terrified|sick|dread\w*|my first|next|tomorrow)\b/,
    actions: [
      "Sing or play just the opening line once a day at the same hour, standing where you have room.",
      "Choose the line of the piece you like best, and note on the page where you breathe before it.",
    ],
  },
  {
    id: "choir-or-group",
    when: /\b(?:choir|singing group|book club|watercolour group|art group|band)\b[^.]{0,60}\b(?:moved|back row|asked to leave|left|comments|dropped)\b|\basked to leave the\b[^.]{0,20}\b(?:group|club|choir)\b/,
    actions: [
      "Sing or work at the piece you love best at home this week, at the hour the group meets.",
      "Write down what you went to the group for, and mark which part of it is still open to you.",
    ],
  },
  {
    id: "learning-late",
    when: /\bwant to learn (?:to (?:swim|drive a|play|paint|sing|dance|draw|cook|sew|ski|read music)|the|a language|spanish|french|italian|german)\b|\bcan't swim\b|\b(?:started|starting|taking|having|begun) (?:\w+ )?(?:piano|guitar|violin|singing|dance|dancing|swimming|drawing|painting|pottery|language|drum|driving at) (?:lessons?|classes)\b|\b(?:evening|night) class\b|\blearning (?:to (?:swim|knit|play|paint|sing|dance|draw|bake|sew)|the (?:piano|guitar|drums|ukulele|violin)|spanish|french|german|italian|welsh|japanese|sign language)\b|\btaken up (?:knitting|painting|pottery|swimming|golf|cycling|the \w+)\b|\b(?:started|start|begun|signed up for|joined) (?:learning|lessons|a (?:\w+ )?class|sign language|italian|spanish|french)\b|\bbought a (?:keyboard|guitar|piano|ukulele)\b|\bnever played a note\b|\bmen'?s shed\b|\bboxing gym\b|\btaken up (?:the )?\w+\b[^.]{0,15}\bi'm\b/,
    not: /\b(?:my|the) (?:son|daughter|kids|husband|wife|boy|girl|granddaughter|grandson)(?:'s| has| is)?\b/,
    actions: [
      "Do ten minutes of it at the same hour on three days, and stop while you still want more.",
      "Keep a note of the first thing in it that you can do now without thinking.",
    ],
  },
  {
    id: "writing-hidden",
    when: /\bi write poems\b|\bpoems?\b[^.]{0,30}\b(?:shoebox|drawer|never told|nobody)\b|\bmy (?:painting|novel|book|poems)\b[^.]{0,30}\b(?:hobby|nobody|never shown|rejected)\b|\bused to paint\b/,
    actions: [
      "Lay three of the pieces side by side, choose the one you like best, and put a date on its back.",
      "Decide who could read one line of it or see one corner, and which line or corner it would be.",
    ],
  },
  {
    id: "team-lost",
    when: /\bteam got relegated\b|\b(?:we|they) (?:got|were) relegated\b|\blost the final\b/,
    actions: [
      "Ring the person you used to watch with, and go through the season's best ten minutes.",
      "Write down the one match of the season you are still glad to have seen.",
    ],
  },
  {
    id: "coaching",
    when: /\bi coach (?:the )?(?:under|kids|girls|boys)\b|\bfrom the touchline\b/,
    actions: [
      "Have the word you want to have on a weekday, away from the pitch, and begin with the children.",
      "Write three lines about how the side is run, and send them to everybody alike.",
    ],
  },
  {
    id: "vehicle-gone",
    when: /\bsold my (?:bike|car|van|boat|motorbike)\b|\bold (?:van|car)\b[^.]{0,20}\bscrap\b/,
    actions: [
      "Write down the five best journeys you made in it or on it, with who was there.",
      "Find the photo of it you like most, and put it where the keys used to hang.",
    ],
  },
  {
    id: "holiday-off",
    when: /\b(?:holiday|trip|flight|cruise)(?:'s|s)? (?:has )?(?:been|got|was) cancelled\b|\bcan't (?:go|afford to go) (?:on holiday|away this year)\b|\b(?:cancel(?:led)?|had to cancel)\b[^.]{0,25}\b(?:holiday|caravan|trip|cruise|flight)\b|\bturned down a trip\b/,
    actions: [
      "Take one thing you always do on that holiday, a meal or a game, and do it at home on the day.",
      "Write to the place to say you are not coming this time, and ask about another month.",
    ],
  },
  {
    id: "going-alone",
    when: /\bfirst (?:cruise|holiday|trip) on my own\b|\b(?:cinema|restaurant|holiday|gig) on my own\b|\btravel(?:ling)? (?:alone|on my own)\b|\btook myself to\b/,
    actions: [
      "Choose the next place you would like to go by yourself, and look up the day and the hour.",
      "Write down the moment you nearly turned back, and what you would have missed.",
    ],
  },
  {
    id: "volunteering",
    when: /\bi (?:do|volunteer (?:at|in|for)) (?:the )?(?:food bank|hospital radio|charity shop|a charity shop|samaritans|a food bank)\b|\bhospital radio\b/,
    not: /\blate friend\b/,
    actions: [
      "Ask one person there what they remember of an ordinary shift, yours or theirs.",
      "Write down one face from last time, and what you did for them without thinking of it.",
    ],
  },
  {
    id: "back-to-office",
    when: /\b(?:back (?:in|into|to) the office|return to (?:the )?office)\b[^.]{0,30}\b(?:days|full|time|every|from|want us|mandate|again)\b|\bwant us back in\b/,
    actions: [
      "Work out what each office day costs in hours and fares, and which of the days it is worth it.",
      "Choose which two home days you would ask to keep, with one reason for each from the work itself.",
    ],
  },
  {
    id: "poor-mark",
    when: /\bgot a (?:2:2|third|d|low mark|bad mark|fail|pass only)\b|\b(?:tutor|teacher|lecturer|supervisor|examiner)\b[^.]{0,20}\b(?:hated|tore apart|slated|ripped)\b|\bworse (?:grade|mark|grades|marks) than\b/,
    not: /\bb and a d\b/,
    actions: [
      "Read the comments a second time with a pencil, and underline only what could be used next time.",
      "Find the paragraph you would still stand by, and write in the margin why.",
    ],
  },
  {
    id: "cancer-told",
    when: /\b(?:i was|i've been|i got|been|just got|i'm) (?:just )?(?:diagnosed with|told i have|told i've got) (?:\w+ )?(?:cancer|a tumour|ms|parkinson'?s|lupus|leukaemia|lymphoma|heart failure|epilepsy)\b|\bi(?:'ve| have) (?:got )?(?:\w+ )?(?:cancer|parkinson'?s|epilepsy)\b|\bstart(?:ing)? (?:chemo|radiotherapy|treatment)\b/,
    not: /\b(?:mum|dad|husband|wife|son|daughter|sister|brother|friend|she|he) (?:was|has|is|'s|starts?)\b/,
    actions: [
      "Write down what they told you in your own words, and mark the places where you lost the thread.",
      "Decide who hears it from you and who may hear it from somebody else, in two short lists.",
      "Choose a page or a bag where every letter and date goes, so you need look in one place.",
    ],
  },
  {
    id: "condition-named",
    when: /\b(?:underactive|overactive) thyroid\b|\b(?:endometriosis|pcos|coeliac|anaemi[ac]|gout|osteoporosis|high cholesterol)\b|\bmy periods are\b/,
    not: /\b(?:mum|dad|husband|wife|son|daughter)(?:'s| has| is)\b/,
    actions: [
      "Keep a line a day for a week on how the body was, morning and evening, to show at the surgery.",
      "Write three questions you have about it on one card, the plainest one first.",
    ],
  },
  {
    id: "broken-bone",
    when: /\b(?:broke|broken|fractured|sprained) my (?:ankle|arm|leg|wrist|foot|collarbone|hip|elbow|finger|hand)\b|\bin (?:a )?plaster\b|\bon crutches\b/,
    actions: [
      "Put what you use most at the height you can reach, in one room, and leave the rest.",
      "List the journeys of the next two weeks, and which could wait until you can drive or walk.",
    ],
  },
  {
    id: "doctor-put-off",
    when: /\b(?:putting|put|keep putting) off (?:\w+ )?(?:\w+ )?(?:the|seeing a|seeing the|going to the|ringing the) (?:doctor|doctors|gp|smear|hospital)\b|\bmissed my (?:\w+ )?appointment\b|\bscared to (?:go to|see|ring) the (?:doctor|gp)\b/,
    actions: [
      "Write the two lines you would read out to the receptionist: what it is, and since when.",
      "Choose the morning you will ring, and put the number beside the kettle the night before.",
    ],
  },
  {
    id: "dog-trouble",
    when: /\b(?:dog|puppy)(?:'s| has)? (?:just )?(?:bit|bitten|snapped at|attacked|growls|growled|barks at|pulls|chewed|destroyed)\b/,
    not: /\bneighbour'?s\b|\bnext door\b/,
    actions: [
      "Write down what was going on in the minute before the dog did it, who stood where.",
      "Walk the dog at the emptiest hour for a week, and note what it turns its head to.",
    ],
  },
  {
    id: "travel-papers",
    when: /\bpassport\b[^.]{0,40}\b(?:hasn't|expired|lost|not come|run out|waiting|renew\w*)\b|\b(?:lost|expired|renew) my passport\b|\bmissed (?:my|our|the) (?:flight|train|ferry|connection)\b/,
    actions: [
      "Put the reference, the dates and every message about the journey together on one page.",
      "Write down what happens if it does not come in time, step by step, and the last hour to decide.",
    ],
  },
  {
    id: "always-late",
    when: /\b(?:always|constantly|forever) (?:running )?late (?:for|to)\b|\bi'm always late\b|\bcan't (?:ever )?be on time\b/,
    actions: [
      "Time three things you do every morning, and compare them with what you thought they took.",
      "Write the hour to put your shoes on in the calendar, and not the hour of the meeting.",
    ],
  },
  {
    id: "wild-garden",
    when: /\b(?:my|the) garden(?:'s| is)\b[^.]{0,20}\b(?:jungle|overgrown|mess|state|wild|too much)\b/,
    actions: [
      "Clear one square of the garden no bigger than a door, and leave the rest as it is.",
      "Sit outside for ten minutes with nothing in your hands, and note what is growing by itself.",
    ],
  },
  {
    id: "fine-or-ticket",
    when: /\bparking (?:fine|ticket|charge)\b|\bgot a fine\b|\bpenalty (?:charge|notice|fare)\b/,
    not: /\b(?:sister|brother|she|he) (?:borrowed|got)\b/,
    actions: [
      "Read the back of the ticket for the two dates on it: for paying less, and for objecting.",
      "Photograph the sign and the place as they look from the driver's seat.",
    ],
  },
  {
    id: "pay-rise",
    when: /\b(?:ask(?:ing)? for|want|deserve|get) (?:a|my) (?:pay ?rise|raise)\b|\b(?:paid|earns?|earning) more than me\b[^.]{0,40}\b(?:same|job|colleague|work)\b|\b(?:underpaid|not paid enough)\b/,
    not: /\b(?:wife|husband|partner|girlfriend|boyfriend)\b/,
    actions: [
      "Find three advertisements for the same work, and write down what each of them pays.",
      "Say the sum you would ask for aloud at home until it sounds like any other number.",
    ],
  },
  {
    id: "commute",
    when: /\bmy commute\b|\bcommut(?:e|ing)\b[^.]{0,40}\b(?:hours?|kill\w*|train|hate|tired|long)\b|\btrains?\b[^.]{0,20}\b(?:cancelled|delayed) again\b/,
    actions: [
      "Time the journey door to door for three days, and note which stretch wears you most.",
      "Choose one thing that belongs only to the journey, a book or a list of songs, and nothing else.",
    ],
  },
  {
    id: "colleague-difficult",
    when: /\b(?:colleague|co-?worker|woman at work|man at work|bloke at work|girl at work|someone at work|somebody at work)\b[^.]{0,60}\b(?:hates|ignores?|bull(?:y|ies|ying)|undermin\w+|snide|moans?|horrible|drives me|does nothing|won't speak|lazy)\b/,
    actions: [
      "Write down the last three times it happened: the day, the words, and who else was near.",
      "Choose one piece of work you do with that person, and settle who does what in writing.",
    ],
  },
  {
    id: "locked-out",
    when: /\b(?:laptop|computer|phone|hard drive)(?:'s| has)? (?:just )?(?:died|broken|packed in|crashed|smashed)\b|\bhacked my\b|\bsomeone (?:hacked|got into) my\b|\blocked out of my (?:account|email|phone|bank)\b|\b(?:lost|deleted|wiped) all (?:of )?my (?:photos|pictures|files|contacts)\b|\b(?:dropped|broke|smashed|lost) my (?:phone|laptop)\b|\bcoffee on my laptop\b|\bwas hacked\b|\bbeen hacked\b/,
    actions: [
      "List what was on it that exists nowhere else, and who may have been sent a copy.",
      "Write down the accounts that hang on it, and change the password of the most important one first.",
    ],
  },
  {
    id: "scammed",
    when: /\bscam(?:med|mer|mers|s)?\b|\bfell for (?:a|an|one of those) (?:\w+ )?(?:text|email|call|phone call)\b|\bfraudsters?\b/,
    actions: [
      "Write down what was said and sent, in order and with times, while you still have it clear.",
      "Report it to your bank today with that page in front of you, and note who you spoke to.",
    ],
  },
  {
    id: "benefits",
    when: /\buniversal credit\b|\bjob ?cent(?:re|er)\b|\bbenefits? (?:stopped|cut|claim|appeal|sanction\w*|letter)\b|\bcarer'?s allowance\b|\bfood ?bank\b[^.]{0,30}\b(?:had to|go|went|first time|voucher)\b/,
    not: /\bi (?:do|volunteer)\b/,
    actions: [
      "Put every letter about the claim in order of date, and write on the top one what it asks.",
      "Note each call about it from now on: the day, the name, and what you were told.",
    ],
  },
  {
    id: "energy-bills",
    when: /\b(?:gas|electric(?:ity)?|heating|energy) bills?\b|\bput(?:ting)? the heating on\b|\bprepay meter\b|\bsmart meter\b/,
    not: /\b(?:flatmate|housemate|roommate|energy company)\b/,
    actions: [
      "Read the meter at the same hour on two days, and see what one of your days really uses.",
      "Choose the room that is kept warm this week, and move one chair and one lamp into it.",
    ],
  },
  {
    id: "saving",
    when: /\bsaving (?:up )?for (?:a|the|our|my) (?:deposit|house|flat|wedding|holiday|car)\b|\bhouse deposit\b/,
    actions: [
      "Mark on one sheet what is saved and what is missing, and colour in the part that is done.",
      "Work out which month it would be at this pace, and write that month on the sheet.",
    ],
  },
  {
    id: "moving-house",
    when: /\bmoving house\b|\bwe(?:'re| are) moving (?:in|next|on|out|to a new (?:house|flat))\b|\bpack(?:ing|ed)? up the (?:house|flat)\b|\b(?:moving house|we move|i move|moving out|moving day)\b[^.]{0,40}\b(?:week|weeks|friday|saturday|monday|tomorrow|boxes|pack|packing|month)\b|\beverything'?s in boxes\b|\bhaven't (?:even )?started packing\b/,
    not: /\b(?:son|daughter|he|she|wife|husband)(?:'s| is) moving out\b/,
    actions: [
      "Pack one shelf that you never look at, from end to end, and label the box.",
      "Say goodbye to one person in the old street whose name you may not even know.",
    ],
  },
  {
    id: "clutter",
    when: /\b(?:house|flat|kitchen|bedroom) is (?:a (?:tip|mess|state|bomb site|pigsty)|such a mess)\b|\bso much (?:stuff|clutter)\b|\bdeclutter\w*\b|\bspare room is full\b/,
    not: /\b(?:mum|dad|mother|father|gran|nan)'?s (?:house|flat|stuff)\b/,
    actions: [
      "Clear one surface no wider than your arms, and leave it bare until Sunday.",
      "Fill one bag for ten minutes by the clock, and put it outside the door at once.",
    ],
  },
  {
    id: "appointment-dreaded",
    when: /\b(?:hospital|doctor's|gp|consultant|dentist) appointment (?:on|tomorrow|next|this|in)\b|\bseeing (?:the|a|my) (?:consultant|specialist|doctor|gp|therapist|counsellor) (?:on|tomorrow|next|this)\b|\bfirst (?:counselling|therapy) session\b|\b(?:doctor's|gp|hospital|smear|consultant'?s?) (?:appointment|test)\b[^.]{0,40}\b(?:tomorrow|on|next|dread\w*|scared|nervous|putting off)\b|\b(?:can't|couldn't) get (?:a|an) (?:gp |doctor's )?appointment\b/,
    actions: [
      "Write down the one thing you want to have said by the time you leave the appointment.",
      "Note when it began, what makes it worse and what eases it, in three lines to take along.",
    ],
  },
  {
    id: "new-medicine",
    when: /\b(?:started|put me|been put|been|starting|come off|coming off) (?:on|taking) (?:\w+ )?(?:tablets|medication|meds|antidepressants|sertraline|statins|hrt|insulin|steroids)\b|\bside[- ]effects?\b/,
    not: /\b(?:mum|dad|husband|wife|son|daughter|he's|she's)\b|\boverdos\w*/,
    actions: [
      "Keep a line a day about sleep, appetite and mood, so you have it to show when they ask.",
      "Write your questions about the tablets on the box itself, and take the box to the pharmacist.",
    ],
  },
  {
    id: "ageing",
    when: /\b(?:getting|feel(?:ing)?|i'm) (?:so )?old\b[^.]{0,40}\b(?:body|mirror|knees|face|birthday|invisible)\b|\bin the mirror\b[^.]{0,30}\b(?:old|mother|father|don't recogni[sz]e)\b/,
    actions: [
      "Find a photo of yourself from twenty years ago, and write what that person was worried about.",
      "Name three things your body did today without being asked, in the order they happened.",
    ],
  },
  {
    id: "flying",
    when: /\b(?:hate|scared of|afraid of|terrified of|fear of) (?:flying|planes)\b|\bflight\b[^.]{0,30}\b(?:panic\w*|scared|dread\w*|terrified)\b/,
    actions: [
      "Write the flight out as a list of parts, door to door, and mark the two that trouble you.",
      "Choose what you will listen to for the first twenty minutes in the air, and have it ready.",
    ],
  },
  {
    id: "long-journey-ahead",
    when: /\b(?:going|flying|travelling|trip) to (?:\w+ )?\w+ (?:on my own|alone|by myself)\b|\bfirst time (?:abroad|flying|travelling)\b|\bsolo (?:trip|travel\w*)\b/,
    actions: [
      "Write the first day of the journey out by the hour, up to the bed you will sleep in.",
      "Put one name, one address and one number you may need there on a card in your pocket.",
    ],
  },
  {
    id: "results-day",
    when: /\b(?:results day|exam results|gcse results|a[- ]level results)\b[^.]{0,40}\b(?:tomorrow|next|thursday|on|wait\w*|come out)\b|\bwaiting (?:for|on) (?:my|the) (?:exam |uni )?(?:results|offer|offers)\b/,
    not: /\b(?:scan|test|blood|biopsy|hospital)\b/,
    actions: [
      "Decide where you want to be when the results come, and who is to be in the room.",
      "Write one sentence about what you will do that afternoon if it is good, and one if not.",
    ],
  },
  {
    id: "not-accepted",
    when: /\b(?:didn't|did not) get in(?:to)? (?:uni|university|the course|medicine|law|my first|oxford|cambridge|college)\b|\brejected (?:by|from) (?:\w+ )?(?:uni|university|college|course)\b/,
    not: /\b(?:daughter|son|grandson|granddaughter|she|he)\b/,
    actions: [
      "Write down what it was about that course you wanted, and mark what can be had elsewhere.",
      "Ask them in two lines what would have made the application stronger.",
    ],
  },
  {
    id: "instrument-stopped",
    when: /\b(?:haven't|not) (?:touched|picked up|opened) (?:my|the) (?:guitar|piano|violin|paints|brushes|sketchbook|sewing machine|knitting|camera|notebook)\b|\b(?:used to|stopped|haven't|gave up|given up) (?:play(?:ed|ing)?|sing(?:ing)?|sung|draw(?:ing|n)?|paint(?:ing|ed)?|danc(?:e|ing)|knit(?:ting)?|writ(?:e|ing))\b[^.]{0,60}\b(?:years|anymore|any more|miss|since|before)\b/,
    not: /\b(?:he|she|they|mum|dad|died|we) (?:used to|stopped)\b|\bgames? with (?:him|her)\b/,
    actions: [
      "Take the old thing out of its case or drawer, and have it in your hands for five minutes.",
      "Find the last piece you did before you stopped, and look at it as somebody else's.",
    ],
  },
  {
    id: "cooking-for-one",
    when: /\bcook(?:ing)? for (?:one|myself|just me)\b|\b(?:living on|live on|eating) (?:toast|cereal|takeaways|ready meals)\b/,
    not: /\b(?:died|passed|late wife|late husband|gone since|she did all|wife did all)\b/,
    actions: [
      "Cook one pot this week that makes three dinners, and put a name and a day on each.",
      "Lay a place for yourself once, away from the screen, and eat the whole of it there.",
    ],
  },
  {
    id: "drinks-payday",
    when: /\b(?:bought|buy(?:ing)?) everyone (?:drinks|a round|rounds)\b|\bspent (?:it all|too much|all my (?:money|wages))\b|\bimpulse (?:buy|buying|spending)\b|\bcan't stop (?:buying|spending|shopping)\b/,
    actions: [
      "Go through the last ten things you paid for, and put a tick by those you would buy again.",
      "Decide before the next evening out what is in your pocket, and leave the card at home.",
    ],
  },
];
