import type { Situation } from "../../situation.ts";

/** Somebody died, or is dying. */
export const lossSituations: readonly Situation[] = [
  {
    id: "someone-died",
    roles: /^(?!boss|manager|colleague|doctor|therapist|kids|friends|ex$)/,
    ofOthers: true,
    priority: 2,
    theme: "grief",
    when: /\b(?:died|(?:he|she)(?:'s| has) been gone (?:since|for|\w+ (?:years|months|weeks))|passed (?:in|last|this|on|two|three|\w+ (?:years|months|weeks) ago)|(?:wife|husband|mum|mom|dad|mother|father|brother|sister|son|daughter|partner|nan|gran|grandma|grandad|grandpa)(?: [a-z]+)? passed(?=[.,!]|$)|would have been (?:our|his|her) (?:\w+ )?(?:anniversary|birthday)|passed away|passed on|took (?:his|her|their) own life|killed (?:him|her)self|(?:her|his|their|the) (?:funeral|death)|funeral|lost (?:my|our|her|him) ?(?:mum|mom|dad|mother|father|brother|sister|son|daughter|husband|wife|partner|best friend|friend|grandma|grandpa|nan|gran|grandmother|grandfather|uncle|aunt|baby)?(?= (?:last|this|in|to|a|two|three|\d|six|when|and|suddenly|recently)|[.,!]|$)|widow\w*|(?:is|are|was) (?:dead(?= ?[.,!]|$| now| and)|gone forever)|bereave\w*)\b/,
    not: /\b(?:thought|think|like|as if|as though|looked like|sounded like) (?:someone|somebody|a person|i|i'd|something)(?:'d| had| has)? died\b|\bpassed in \w+ (?:weeks?|days?|months?|tries|goes|attempts?|lessons?)\b|\b(?:joke|house|place|street|phone|room|town) is dead\b|\bi(?:'ve| have)? (?:just |finally |only )*passed (?:(?:on|at|in) (?:the|my) (?:\w+ )?(?:go|try|attempt|time)|my )|\blost (?:him|her|them) in the (?:supermarket|crowd|shop|shops|park|dark|fog)\b|[.!?] (?:he|she|they) (?:died|passed(?: away)?) (?:in|back in|about|over)? ?(?:(?:19|20)\d\d|(?:\w+ )?years ago)|\b(?:gaming|golf|football|work|grass|cycling|xbox) widow|\b(?:my (?:phone|battery|car|laptop|computer)|(?:car|van|bike|phone|battery|laptop) (?:just )?died|(?:lost|lose) (?:a|the|another) patient|like (?:i've|i'd|i have|someone|somebody) died|passed (?:in|last|this) .{0,20}\b(?:exam|test|class|bar)|late (?:husband|wife|mum|mom|dad|mother|father) (?:would|used to|always)|lost my (?:job|keys|phone|mind|temper|patience|way|last life)|dog|cat|pet|puppy|kitten|rabbit|horse|died (?:laughing|of (?:embarrassment|shame|laughter|boredom))|(?:nearly|almost|literally|i(?:'ve)?) died|died (?:to|in (?:the )?(?:game|red dead))|the death of me|(?:battery|boiler|wifi|internet|build|deploy|server|machine|telly|plants?)(?:'s| is| are| was| has| have)? (?:just )?(?:died|dead)|(?:my own|planning my) funeral|permadeath|guild|final boss|same boss|on level \d+|(?:episode|film|movie|novel|play|book|series|podcast) (?:where|when|about|in which)|in the newspaper|(?:their|his|her) (?:mum|mom|dad|mother|father|wife|husband) died)\b/,
    about: "losing {who|someone you love}",
    title: "Missing someone who died",
    reflections: ["I’m so sorry for your loss.", "I’m so sorry to hear that.", "I’m very sorry."],
    questions: ["What {was} {they} like?", "How have you been since then?"],
    actions: [
      "Do one small thing this week in memory of {who|the person you lost}: a song, a dish, a walk you took together.",
      "Tell one story about {who|the person you lost} to somebody who will listen.",
      "Think of the next date that will be hard, and decide beforehand where you will be and with whom.",
    ],
  },
  {
    id: "pet-died",
    ofOthers: true,
    priority: 2,
    theme: "grief",
    when: /\b(?:(?:dog|cat|pet|puppy|kitten|rabbit|hamster|horse|parrot|bird)\b.{0,40}\b(?:died|passed|put (?:down|to sleep)|run over|hit by|killed|went missing|gone|lost|dying)|(?:put|lost|had to put|putting)\b.{0,25}\b(?:dog|cat|pet|puppy|kitten|rabbit|hamster|horse)\b|put (?:him|her) (?:down|to sleep)|put it to sleep|had to put [a-z]+ (?:down|to sleep)|just a (?:cat|dog))\b/,
    not: /\b(?:the baby|my (?:son|daughter|kid|kids)|toddler|kids) (?:down|to sleep)\b|\b(?:cot|crib|nap|door|bedroom|upstairs|feed|blanket|game|red dead|minecraft|sims)\b/,
    about: "losing your companion animal",
    title: "Losing a companion animal",
    reflections: [
      "I’m so sorry. An animal can be a real part of the family.",
      "It hurts to lose a companion like that.",
    ],
    questions: ["What were they like?"],
    actions: [
      "Write down five small things you want to remember about them.",
      "Choose a place for a photograph, when you feel ready.",
      "Tell one person who knew them what you miss.",
    ],
  },
  {
    id: "someone-dying",
    ofOthers: true,
    priority: 3,
    theme: "grief",
    when: /\b(?:(?:mum|mom|dad|mother|father|wife|husband|partner|nan|gran|grandma|grandad|grandpa|grandmother|grandfather|brother|sister|friend|son|daughter|aunt|uncle|he|she)(?:'s| is| was) (?:dying|terminal|terminally ill|in (?:a |the )?hospice|on palliative care)|(?:days|weeks|months) (?:left )?to live|only (?:has|have|got) (?:\w+ )?(?:days|weeks|months)(?: left)?|a matter of (?:days|weeks)|end of life care|(?:going to|gonna) die soon)\b/,
    not: /\b(?:i(?:'m| am) dying|dying (?:to|of (?:boredom|embarrassment|laughter))|my phone|dog|cat)\b/,
    about: "losing {who|someone you love}, little by little",
    title: "Saying goodbye",
    reflections: ["I’m so sorry. That is very hard to live with.", "That is a great deal to bear."],
    questions: [
      "How are you managing at the moment?",
      "What would you like to do while there is time?",
      "Who is beside you in this?",
    ],
    actions: [
      "Write down one thing you would still like to say or ask, and choose a moment for it.",
      "Bring something along on your next visit that means something to you both: music, a photograph, a story.",
      "Decide whom you will ring when the news comes, so that you are not alone with it.",
    ],
  },
  {
    id: "grief-timetable",
    priority: -1,
    ofOthers: true,
    theme: "grief",
    when: /\b(?:(?:should|supposed to|expected to) (?:be|have|get) (?:over|moved|past) (?:it|on|him|her|this)?|(?:told|tells?|says?|said|telling) (?:me )?(?:to |i should |i need to )?(?:get over (?:it|him|her)|move on)|over it by now|anniversary of|first (?:christmas|birthday|mother's day|father's day) without|one year since)\b/,
    not: /\bforgot\b|\bour (?:\w+ )?anniversary\b|\bex\b|\bpassed (?:my|the)\b|\bsober\b|\bhe(?:'s| has) moved on\b|\bshe(?:'s| has) moved on\b/,
    about: "how long grief takes",
    title: "Grief takes its time",
    reflections: [
      "There is no date by which you have to be done with it.",
      "It takes as long as it takes.",
      "It can come back strongly, even after a long time.",
    ],
    questions: [
      "When does it come back most strongly?",
      "What would help on those days?",
      "What do you want to keep, however much time goes by?",
    ],
    actions: [
      "Choose one thing to keep doing in their memory, and give it a place in the week.",
      "Tell one person what helps you: to be able to talk about it, without advice.",
    ],
  },
];
