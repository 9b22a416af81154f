import type { TopicActions } from "./topic-actions.ts";

/** At work: what was decided, and by whom. */
export const decidedAtWork: readonly TopicActions[] = [
  {
    id: "credit-taken",
    when: /\bput (?:her|his|their) (?:own )?name on (?:it|my)\b|\b(?:stole|steals|nicked|copied) my (?:idea|ideas|work|design|project)\b|\btakes? (?:all )?the credit\b|\b(?:presented|passed off|pitched|used) my (?:\w+ )?(?:slides?|ideas?|work|report|designs?|deck|plan)\b|\btook (?:all )?the credit\b|\btak(?:es|ing|en) (?:all )?(?:the )?credit for my\b|\bmy idea (?:as|like it was) (?:hers|his|their)\b/,
    actions: [
      "Write down when you first told of the idea, to whom, and what there is with your name on it.",
      "Put your next idea in a short message to two people before it is spoken of in any meeting.",
      "Practise one calm sentence for next time, such as: “I'd like to explain that part, since I worked it out.”",
    ],
  },
  {
    id: "passed-over",
    when: /\bthey gave (?:it|the \w+(?: job)?) to (?:someone|somebody|another)\b|\bgave the (?:job|promotion|post|role) to\b|\b(?:went|gone) for the \w+ (?:job|post|role)\b[^.]{0,50}\b(?:didn't|went to|gave)\b|\b(?:promotion|supervisor job|manager job)\b[^.]{0,20}\b(?:went|has gone) to\b|\boverlooked (?:for|again|at work)\b|\bturned down for (?:the |a )?promotion\b|\bpassed over (?:for|again)\b|\b(?:didn't|did not) get the (?:promotion|team lead(?:er)?|supervisor|manager|deputy|head)\b|\bnot a good fit"? for the (?:\w+ )?manager\b|\bgave (?:it|the job|the promotion) to (?:someone|somebody|a (?:lad|girl|bloke|guy|woman|man)|\w+) who'?s been (?:there|here)\b|\b(?:he|she) got the promotion (?:instead|over me)\b/,
    actions: [
      "Ask whoever decided for twenty minutes, with one question: what would have made the difference this time?",
      "List what you already do that belongs to the job you did not get, with one example of each.",
    ],
  },
  {
    id: "work-given-away",
    when: /\b(?:gave|given|giving|handed) (?:away )?my (?:\w+ )?(?:account|project|client|clients|class|desk|route|patch)\b(?! (?:in|back))/,
    actions: [
      "Write half a page on what you built up in that work, so that it stands somewhere in your words.",
      "Ask in two lines when it was decided and by whom, without asking for anything back yet.",
    ],
  },
  {
    id: "managing-former-peers",
    when: /\bmanaging (?:the )?(?:people|somebody|someone|friends) (?:i|who|that) used to\b|\bmade (?:a |the )?(?:supervisor|team leader|manager|shift leader)\b[^.]{0,60}\b(?:mates|lads|girls|friends)\b|\bmy mates won'?t sit with me\b|\bused to manage me\b/,
    actions: [
      "Have one ordinary conversation with somebody from the old team this week, about anything but work.",
      "Write down the thing you most wanted from whoever managed you, and do that one thing on Monday.",
    ],
  },
  {
    id: "younger-boss",
    when: /\b(?:girl|lad|boy|woman|man|person|apprentices?|one of the \w+) (?:that |who )?i trained (?:up )?(?:has|is|was|just|got)\b[^.]{0,40}\bmanager\b|\bmy (?:new )?(?:manager|boss|supervisor) is (?:only )?(?:19|2\d|half my age|younger)\b|\bi trained (?:her|him)\b[^.]{0,40}\b(?:my|the) (?:boss|manager)\b/,
    actions: [
      "Choose one thing about the job that only years in it can teach, and offer it to them once.",
      "Write down what you would not want from their job, even if it were offered to you tomorrow.",
    ],
  },
  {
    id: "promoted",
    when: /\basked me to (?:be|take over as|step up as|become) (?:the )?(?:manager|team lead(?:er)?|supervisor|head|deputy)\b|\boffered (?:me )?(?:the|a) (?:promotion|manager'?s? job|supervisor'?s? job)\b|\bfirst time (?:as a )?manag(?:er|ing)\b|\bnew to managing\b|\bmy promotion\b|\bi'?m (?:the|a) manager now\b|\b(?:got|get|given|been offered|so i got) (?:the|a|my) promotion\b|\b(?:i got|i've been|i have been|i was|been|got) promoted\b|\b(?:i've been|i got|i was|got|been) made (?:a |the |up to )?(?:team leader|supervisor|manager|shift leader|captain|deputy|senior)\b|\bteam leader from monday\b|\binterview for (?:deputy |team |ward )?(?:manager|leader|supervisor)\b[^.]{0,60}\bgot it\b/,
    not: /\bpassed over\b|\b(?:he|she|they|wife|husband|partner) (?:got|was|has been|'s been) (?:promoted|made)\b/,
    actions: [
      "Ask for half an hour about what the first month should look like, before the new role fills up.",
      "Write down what got you here that you want to keep doing, and one task you will hand on.",
    ],
  },
  {
    id: "asked-to-apply",
    when: /\b(?:asked|told|encouraged) (?:me )?to apply for\b|\bthinking of (?:applying|going) for (?:the|a) (?:job|promotion|post|role|deputy|manager)\b/,
    actions: [
      "Read the job description once with two pens: one for what draws you, one for what you would dread.",
      "Write the first paragraph of the application tonight, and decide about the rest of it tomorrow.",
    ],
  },
  {
    id: "boss-shouts",
    when: /\btold off\b[^.]{0,25}\b(?:manager|boss|meeting|work|head)\b|\b(?:boss|manager)\b[^.]{0,20}\b(?:gone cold|off with me|funny with me|ignoring me|got it in for me|hates me)\b|\b(?:boss|manager|supervisor|head chef|foreman|line manager)\b[^.]{0,30}\b(?:shout(?:s|ed|ing)?|yell(?:s|ed|ing)?|humiliat\w+|had a go at me|bollock\w*|tore into|belittl\w+|bull(?:y|ies|ied|ying)|picks on me)\b/,
    actions: [
      "Note what the boss said, word for word, with the date and who was in the room.",
      "Decide on one sentence for the next time: “I'd like to talk about this in private.”",
    ],
  },
  {
    id: "micromanaged",
    when: /\bmicro-?manag\w+\b|\b(?:boss|manager)\b[^.]{0,30}\b(?:breathing down my neck|checks everything|watching me|doesn't trust me)\b/,
    actions: [
      "Send a three-line note on where things stand before anybody asks, on two days this week.",
      "Mark one task that could be left to you whole, and ask for just that one.",
    ],
  },
  {
    id: "long-hours",
    when: /\b(?:working|work|doing|worked) (?:fifty|sixty|seventy|eighty|50|60|70|80)[- ]?(?:\w+ )?(?:hours?|hour weeks?)\b|\b(?:overtime|never home before|work every evening|working weekends|seven days a week)\b|\bno work[- ]life balance\b/,
    actions: [
      "Write down when you stopped work each day this week, and put the total at the bottom.",
      "Pick the one evening that ends on time, and arrange something at a fixed hour on it.",
    ],
  },
  {
    id: "new-manager",
    when: /\b(?:a|our|my|got a) new (?:manager|boss|head|line manager|supervisor|owner)\b|\bnew company (?:took|has taken|have taken|'s taken) over\b|\b(?:she|he|boss|manager) (?:rewrites|checks|corrects) (?:my|every|everything)\b/,
    not: /\bmade my (?:new )?manager\b/,
    actions: [
      "Ask the new person at the top for one example of something done just as they like it.",
      "Keep the next three things that come back changed, and see what the changes have in common.",
    ],
  },
  {
    id: "work-messages-late",
    when: /\b(?:boss|manager|supervisor|work)\b[^.]{0,25}\b(?:messag|email|text|ring|call|phon)\w*\b[^.]{0,20}\b(?:on (?:my|a) days? off|at (?:the )?weekends?|on holiday|at midnight|after hours|at all hours)\b|\b(?:boss|manager|supervisor|work|she|he|they)\b[^.]{0,30}\b(?:messag|email|text|ring|whatsapp)\w*\b[^.]{0,25}\b(?:at (?:ten|nine|eleven|9|10|11)\b[^.]{0,12}(?:night|pm)|10 ?pm|11 ?pm|9 ?pm|late at night|on (?:my day off|my holiday)|at weekends|in the evenings?)/,
    not: /\b(?:boyfriend|girlfriend|my ex|my mum|my mother|my son|my daughter)\b/,
    actions: [
      "Choose an hour after which work messages stay unread this week, and put the phone in another room.",
      "Write the sentence you would use to say when you answer: “I see messages again from eight.”",
    ],
  },
  {
    id: "rota",
    when: /\b(?:putting|puts|put) me (?:down|in|on) for (?:saturdays?|sundays?|weekends?|nights|every)\b|\bgiv(?:es|ing) me jobs at (?:ten|five|quarter) to\b|\bchang(?:ed|es|ing) my (?:shifts?|rota|hours)\b|\bweekend (?:shift|rota)s? without asking\b/,
    actions: [
      "Count on a calendar how often it has happened since the summer, so you can speak in numbers.",
      "Prepare one sentence for the next time you are put down: “Not this one; I can do another day.”",
    ],
  },
  {
    id: "asking-for-time-off",
    when: /\bask for (?:\w+ )?(?:the |a )?(?:day|days|time|thursday|monday|tuesday|wednesday|friday|saturday|afternoon|week) off\b|\basking for (?:a day|time|leave)\b|\bturned down my (?:leave|holiday)\b/,
    actions: [
      "Write the request for the day off in two sentences, and take out every “sorry” before it goes.",
      "Choose when in the week the person is least rushed, and ask about the day off then.",
    ],
  },
  {
    id: "replaced-by-machine",
    when: /\bself[- ]?(?:checkouts?|service tills?)\b|\breplac(?:ing|ed) (?:me|us) with\b|\b(?:machine|robot|software|ai)\b[^.]{0,30}\b(?:does|doing|do|take|taken|taking) (?:my|our) jobs?\b/,
    actions: [
      "Write down one thing you did at work this week that a machine would not have thought of.",
      "Ask what is planned for you once the change is in, and from which date, in one short message.",
    ],
  },
  {
    id: "reading-at-work",
    when: /\b(?:can't|cannot|can not) read (?:very )?(?:well|properly)\b|\bnever learn(?:t|ed) to read\b|\bcan't spell\b|\bdyslexi\w+\b/,
    not: /\b(?:daughter|son|boy|girl|grandson|she's|he's|can't spell it|name)\b/,
    actions: [
      "Copy out ten words you meet every day on forms or sheets, and keep them in your pocket.",
      "Choose one person who could know about the reading, and the half sentence you would tell them with.",
    ],
  },
  {
    id: "new-system",
    when: /\bnew (?:system|software|app|tablets?|scanners?)\b|\bgoing on tablets\b|\bwants everything on an app\b|\bthese scanners\b/,
    not: /\b(?:granddaughter|grandson|daughter|son|niece) put\b|\b(?:another|this) app\b|\bdating\b/,
    actions: [
      "Pick the one thing in the new system you need every day, and learn only that this week.",
      "Keep a page of what goes wrong with it, with day and hour, for whoever can change it.",
    ],
  },
  {
    id: "short-shift",
    when: /\b(?:two|three|one|four) down (?:and|again|today|on)\b|\b(?:two|three|four|\d) (?:nurses|carers|of us|staff) (?:for|to|on)\b|\b(?:no|without a|didn't get a|never get a) break\b|\b(?:12|twelve|13|14)[- ]hour shifts?\b|\bback to back shifts?\b/,
    not: /\bbreak[- ]?(?:up|down|through)\b/,
    actions: [
      "Note after each shift this week how many of you there were, and how many there should have been.",
      "Sit for ten minutes somewhere quiet after the next shift, before you start for home.",
    ],
  },
  {
    id: "short-staffed",
    when: /\b(?:of my|of the|of our) team\b[^.]{0,30}\b(?:left|notice|leaving|off sick)\b|\ball falling on me\b|\b(?:two|three|four|half (?:of )?(?:the|my|our) (?:team|staff)|people)\b[^.]{0,15}\bhave left\b|\bdoing (?:all )?(?:their|everyone'?s|everybody'?s|her|his|someone else'?s) (?:work|job|jobs)\b|\bworkload\b|\btoo much (?:work|on at work)\b|\bsnowed under\b|\bnot enough (?:staff|of us)\b|\bon my own on the (?:ward|shift|floor)\b|\b(?:lost|lose) (?:two|three|four|five|half|2|3|4|5) (?:people|of the team|of us|staff)\b|\bnobody (?:has been|was|'s been) (?:hired|taken on|replaced)\b|\bshort[- ]?(?:staffed|handed)\b|\bunderstaffed\b|\bdoing (?:my job plus|two people'?s|three people'?s)\b|\bcovering (?:for )?(?:two|three|everyone)\b|\bfifteen minutes a visit\b/,
    actions: [
      "List everything you do now that used to be somebody else's, and show it to whoever gives out work.",
      "Decide which one of the jobs can be late this week, and say so before it is.",
      "Take one whole break this week away from where you work, even if it is only ten minutes.",
    ],
  },
  {
    id: "sacked-somebody",
    when: /\bi?(?:'ve)? ?(?:had|have|got) to (?:sack|fire|let go|dismiss) (?:someone|somebody|a|him|her|one of|two)\b/,
    actions: [
      "Write down what was yours to decide in it and what was not, in two columns.",
      "Choose what you will say to the rest of the team if they ask, in one sentence you can stand by.",
    ],
  },
];
