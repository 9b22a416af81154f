import type { TopicActions } from "./topic-actions.ts";

/** Children, from before they are born until they go. */
export const childrenActions: readonly TopicActions[] = [
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
