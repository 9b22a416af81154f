import type { TopicActions } from "./topic-actions.ts";

/** Weddings, birthdays, speeches and visits. */
export const occasionActions: readonly TopicActions[] = [
  // Occasions.
  {
    id: "relatives-at-christmas",
    when: /\bchristmas\b[^.?!]{0,50}\b(?:taken over|who's having|whose (?:turn|house)|family|parents|in-?laws|together|on my own|alone)\b|\b(?:taken over|on my own (?:at|for)|having dad for|alone (?:at|for)) christmas\b|\binvit\w+\b[^.?!]{0,20}\bfor christmas\b/,
    not: /\bwork christmas\b|\bchristmas (?:do|party)\b/,
    actions: [
      "Choose the one part of the day that matters most to you, and ask for only that.",
      "Plan one thing that is yours on another day of that week, with a time and a place.",
      "Write down what you would miss about the old way, so that you can say it without a quarrel.",
    ],
  },
  {
    id: "child-not-coming-home",
    when: /\b(?:son|daughter|kids|children|he|she|they)(?:'s|'re|\b)[^.?!]{0,30}\bnot coming (?:home )?(?:for|at|this) christmas\b|\bfirst christmas without (?:the kids|my (?:son|daughter|kids|children))\b/,
    actions: [
      "Suggest another day near it, with the one thing of your Christmas that you would miss most.",
      "Decide what the hour that used to be the loudest will be for this year.",
    ],
  },
  {
    id: "in-law-lives-here",
    when: /\b(?:mother|father|sister|brother)[ -]in[ -]law\b[^.?!]{0,50}\b(?:moved in|moving in|staying|spare room|living with us|lives with us)\b|\b(?:mum|mam|mom|dad|mother|father|nan|gran)(?:'s| has| is)? (?:moved|moving|staying|living|come to live) (?:in )?with us\b|\binvited (?:his|her) parents (?:for|to stay)\b|\bsnapped at my mother[ -]in[ -]law\b|\b(?:mother|father|sister|brother)[ -]in[ -]law\b[^.?!]{0,20}\b(?:coming|visiting|comes) (?:to stay|for)\b/,
    not: /\bstepson\b|\bbrother gets out\b/,
    actions: [
      "Give your guest one job in the house that is wholly theirs, and keep one that is yours.",
      "Agree with your partner on a day on which you two look at how it is going.",
      "Fix half an hour a day behind a closed door, and tell everybody when it is.",
    ],
  },
  {
    id: "in-law-turns-up",
    when: /\b(?:mother|father)[ -]in[ -]law\b[^.?!]{0,60}\b(?:turned up|turns up|without ringing|lets herself in|spare key|every day)\b/,
    actions: [
      "Decide with your partner which days suit a visit, and let your partner be the one to say them.",
      "Prepare one friendly sentence for the door, such as: today does not suit, come on Sunday.",
    ],
  },
  {
    id: "wedding-speech",
    when: /\b(?:best man|wedding|maid of honour|father of the bride)\b[^.?!]{0,40}\b(?:speech|speak)\b|\bspeech\b[^.?!]{0,40}\b(?:wedding|annual dinner|best man|married|\d+ people)\b|\b(?:best man|married)\b[^.?!]{0,60}\bspeech\b|\basked to be best man\b|\bmade best man\b/,
    actions: [
      "Write down one story about them that takes less than a minute to tell, and let the rest grow round it.",
      "Stand up at home and read only the first three sentences aloud, twice, on two different days.",
      "Ask somebody to be the face you look at when you begin, and where they will sit.",
    ],
  },
  {
    id: "wedding-role-not-wanted",
    when: /\basked me to be (?:a |her |his |the )?(?:bridesmaid|maid of honour|best man|usher)\b[^.?!]{0,30}\b(?:don't want|do not want|rather not|can't afford)\b/,
    actions: [
      "Write down which part of it you could do gladly and which you cannot, before you answer.",
      "Prepare an answer of two sentences, with the thanks first and no long reasons.",
    ],
  },
  {
    id: "wedding-role",
    when: /\b(?:bridesmaid|maid of honour)\b|\bwalk her down the aisle\b|\b(?:boyfriend|dad|mum|him|her) at my wedding\b|\bthe invite\b[^.?!]{0,40}\bmy name\b/,
    not: /\b(?:don't|do not) want to do it\b/,
    actions: [
      "Write what you would like to be for them on the day, apart from the title.",
      "Say to the person one sentence that begins with I would have liked, and leave the rest open.",
      "Choose one part of the preparations you would gladly do, and offer exactly that or none.",
    ],
  },
  {
    id: "wedding-doubts",
    when: /\b(?:i'?m )?getting married\b[^.?!]{0,30}\b(?:feel nothing|not sure|scared|doubts?|don't feel)\b|\bcold feet\b/,
    actions: [
      "Write two short lists: what you feel about the wedding day, and what you feel about the marriage.",
      "Spend one evening with your partner this week in which the wedding is not mentioned.",
    ],
  },
  {
    id: "engaged",
    when: /\b(?:she|he) said yes!+|\b(?:i|we)(?:'ve|'re| are| have|)? (?:just )?(?:got )?engaged\b|\bshe said yes\b/,
    not: /\b(?:ex|mum|mum's|dad)\b/,
    actions: [
      "Write down how it went, from the first word to the yes, while you both still remember.",
      "Decide together whom you want to tell yourselves, before it goes round.",
    ],
  },
  {
    id: "new-grandchild",
    when: /\b(?:i'm a (?:grandad|grandma|grandfather|grandmother|nan|auntie|uncle)|first grandchild|new grandson|new granddaughter)\b|\bgrandchild was born\b|\bsister had her baby\b|\b(?:grandson|granddaughter|grandchild|niece|nephew)\b[^.?!]{0,10}\bwas born\b/,
    actions: [
      "Write the child a few lines about the day they were born, with the weather and who rang you.",
      "Ask the parents what would help most this week, a meal, an hour or being left in peace.",
    ],
  },
  {
    id: "birthday-unmarked",
    when: /\bbirthday\b[^.?!]{0,60}\b(?:nobody|no one|forgot|forgotten|twice|on my own|alone|not remembered)\b|\b(?:forgot|nobody remembered|no one remembered) my birthday\b|\bit's my (?:\d0th|birthday)\b|\bnobody's remembered\b|\bi turned (?:forty|fifty|sixty|seventy|eighty|ninety|[3-9]0)\b|\b(?:it's|it is) my \d0th\b/,
    not: /\b(?:shaved|since i turned|ever since)\b|\bhe'd have been\b/,
    actions: [
      "Choose one thing you would like for the day, however late, and give it a date this week.",
      "Ring one person you would have liked to hear from, and tell them how old you are now.",
      "Write down one thing from the year behind you that you would not want to have missed.",
    ],
  },
  {
    id: "forgot-a-friends-day",
    when: /\bi forgot (?:my|her|his|our) (?:\w+ )?(?:\w+'s )?(?:birthday|anniversary|wedding)\b|\bi forgot our anniversary\b/,
    actions: [
      "Write by hand to them: that you forgot, that you are sorry, and one thing you like in them.",
      "Suggest a day of your own making up for it, with a place and an hour.",
    ],
  },
  {
    id: "anniversary-and-partner",
    when: /\b(?:he|she|boyfriend|girlfriend|husband|wife|partner)(?:'s| has)? (?:forgot|forgotten) (?:our|my) anniversary\b|\b(?:golden|silver|ruby) wedding\b|\banniversary\b[^.?!]{0,30}\bdoesn't want a party\b/,
    actions: [
      "Tell your partner in one sentence what the day means to you, before what went wrong with it.",
      "Suggest one way of marking it that is small enough for the one who dislikes a fuss.",
    ],
  },
  {
    id: "party-of-few",
    when: /\bhousewarming\b|\bparty\b[^.?!]{0,30}\b(?:nobody|no one|only (?:\w+) people|hardly anyone) (?:came|turned up)\b|\b(?:nobody|no one|hardly anyone) (?:came|turned up) to my\b/,
    not: /\b(?:pub|shop|show|gig)\b/,
    actions: [
      "Write a line to each one who came, about something they said or did that evening.",
      "Ask two of those who came for something smaller next time, such as soup in the kitchen.",
    ],
  },
  {
    id: "party-ahead-without-drink",
    when: /\bi don't drink\b[^.?!]{0,60}\b(?:party|do|night out|wedding|pub|dance)\b|\b(?:only|the) one not drinking\b/,
    actions: [
      "Decide beforehand what will be in your glass and what you will say if somebody asks.",
      "Choose the hour at which you will leave, and how you will get home.",
    ],
  },
  {
    id: "party-dreaded",
    when: /\b(?:work do|works? (?:summer )?party|christmas do|work christmas|party|wedding|hen do|reunion|night out)\b[^.?!]{0,50}\b(?:dreading|don't want to go|scared|anxious|nervous|hate going)\b|\b(?:dreading|don't want to go to)\b[^.?!]{0,40}\b(?:do|party|wedding|hen do|reunion|night out)\b|\bwork do on\b|\b(?:hate|dread|terrible at|no good at) (?:parties|small talk|social (?:events|occasions|things))\b/,
    not: /\bhusband retires\b|\bspeech\b/,
    actions: [
      "Decide beforehand how long you will stay, and tell one person when you will leave.",
      "Choose one person you would like to talk to there, and one question to begin with.",
      "Look for a job to do for the first ten minutes, such as carrying coats or drinks.",
    ],
  },
  {
    id: "going-out-not-enjoyed",
    when: /\bdon't (?:think i )?(?:like|enjoy) going out\b|\bhate (?:going out|clubs|clubbing|nightclubs)\b/,
    actions: [
      "Suggest one other thing to the same people this week, such as breakfast or a film.",
      "Say no to one night out without giving a reason, and see what you do with the evening.",
    ],
  },
  {
    id: "turned-down-an-outing",
    when: /\b(?:said i was busy|made an excuse|said i couldn't come|cried off)\b/,
    actions: [
      "Write to one of those who are going and ask how it was, or what the next plan is.",
      "Note what you would have needed to say yes, such as fewer people or knowing the way home.",
    ],
  },
];
