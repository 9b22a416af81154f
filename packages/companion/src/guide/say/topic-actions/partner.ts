import type { TopicActions } from "./topic-actions.ts";

/** Couples, dating and what comes after. */
export const partnerActions: readonly TopicActions[] = [
  // Partner.
  {
    id: "housework-quarrel",
    when: /\b(?:husband|wife|boyfriend|girlfriend|partner|he|she)\b[^.?!]{0,60}\b(?:dishwasher|housework|washing up|doesn't notice (?:anything|the)|mess in|chores|tidy up)\b|\b(?:row|speaking|argument) (?:about|because of) (?:the|a) dishwasher\b/,
    not: /\b(?:flatmate|housemate|roommate|wife (?:died|passed))\b/,
    actions: [
      "Write both your names at the top of a page, and under each the jobs that person thinks of.",
      "Ask for one job to be taken over whole, from noticing it to finishing it.",
      "Choose a calm hour for it, and begin with what the unseen part of the work is like for you.",
    ],
  },
  {
    id: "money-quarrel",
    when: /\b(?:argu\w+|rows?|fight\w*|fall out)\b[^.?!]{0,15}\b(?:about|over) money\b|\b(?:husband|wife|partner|boyfriend|girlfriend)\b[^.?!]{0,30}\b(?:spends? (?:too much|all|it all|our)|bad with money|hides? (?:money|spending))\b/,
    actions: [
      "Put the fixed costs of the month on one page that both of you can look at.",
      "Tell your partner what money meant in the home you grew up in, and ask about theirs.",
      "Agree on a sum up to which neither of you has to ask.",
    ],
  },
  {
    id: "one-who-does-everything",
    when: /\b(?:i'?m (?:always )?the one who (?:does everything|does it all|cares more|organises|remembers|has to)|being the one who does everything|i organise the birthdays|(?:tired|sick) of being the organised one)\b|\bsaid yes to (?:organising|running)\b/,
    actions: [
      "Leave one thing undone this week that you always do for others, and see who notices.",
      "Write down all you see to in a week, and mark the two things you would gladly keep.",
      "Practise one answer for the next request: let me look at my week and tell you tomorrow.",
    ],
  },
  {
    id: "says-yes-too-often",
    when: /\b(?:can't say no|can never say no|hard to say no|never say no|people[ -]pleas\w+|don't know how to say no|i always say yes)\b/,
    not: /\b(?:coffee|pool|solo|carol|date)\b/,
    actions: [
      "Practise one sentence aloud that buys you time: I will tell you tomorrow.",
      "Look at what you have said yes to this month, and mark the one you could still take back.",
      "Say no to one small thing this week where little hangs on it, without giving a reason.",
    ],
  },
  {
    id: "partner-silence",
    when: /\b(?:wife|husband|partner|boyfriend|girlfriend)\b[^.?!]{0,60}\b(?:become very polite|a full sentence|don't talk|doesn't talk|never talks?|hardly talk|like (?:flatmates|housemates|strangers)|really off with me|been distant|not speaking)\b|\bhadn't said a full sentence\b|\bnot fighting, that's what worries me\b|\bmarried\b[^.?!]{0,40}\ba full sentence\b/,
    not: /\b(?:hit|hits|scared of) (?:me|him|her)\b|\bdied\b/,
    actions: [
      "Ask your partner one question this week that has nothing to do with the house or the day's plans.",
      "Sit down together for one cup of tea with both phones in another room, and let it be quiet.",
      "Tell your partner one thing you miss that the two of you used to do.",
    ],
  },
  {
    id: "wife-says-does-not-talk",
    when: /\b(?:she|wife|girlfriend) says i (?:don't|never) talk\b|\bwife (?:made|asked|said|told) (?:me|i)\b[^.?!]{0,20}\b(?:do this|try (?:it|this))\b/,
    actions: [
      "Tell her one thing from your day this evening that is more than what happened: what you made of it.",
      "Ask her for one moment when she would have liked you to say something, and only listen.",
    ],
  },
  {
    id: "opposite-shifts",
    when: /\b(?:opposite shifts|ships in the night|(?:hardly|barely|never|don't) see (?:much of )?each other)\b/,
    not: /\bfriends?\b/,
    actions: [
      "Put both your working weeks side by side, and mark one meal you can have together.",
      "Leave one line for each other every day about something other than jobs to be done.",
    ],
  },
  {
    id: "partner-retired-at-home",
    when: /\bmy (?:husband|wife|partner)(?:'s| is| has)? (?:just |about to |due to )?(?:retire[sd]?|retiring)\b|\bmy (?:husband|wife) follows me (?:round|around)\b/,
    actions: [
      "Name two hours in the day that stay yours, and tell your partner what you do in them.",
      "Ask what your partner misses most about working, and what a good Tuesday would look like.",
      "Agree on one thing you do together each week and one that each does alone.",
    ],
  },
  {
    id: "partner-out-of-work",
    when: /\b(?:husband|wife|partner|boyfriend|girlfriend)\b[^.?!]{0,20}\b(?:made redundant|lost (?:his|her) job|out of work|been unemployed|can't find work)\b/,
    actions: [
      "Ask your partner what kind of help would feel like help, and what would feel like checking.",
      "Suggest one hour in the week for talking about work and money, so that the other hours are free of it.",
    ],
  },
  {
    id: "partner-earns-more",
    when: /\b(?:wife|husband|girlfriend|boyfriend|partner)\b[^.?!]{0,20}\bearns? (?:\w+ ){0,2}(?:more|double|twice)\b/,
    actions: [
      "Tell your partner one thing about their success that you are glad of, and one that is odd for you.",
      "Write down what you bring into the home that is on no payslip.",
    ],
  },
  {
    id: "new-love-later",
    when: /\b(?:first date since|a date for the first time|had a date|asked me for coffee|seeing a gentleman|met someone on|i met someone|first date)\b/,
    not: /\b(?:died|ghost\w*|nothing since|then nothing)\b/,
    actions: [
      "Decide what you would like the next meeting to be, and suggest the day yourself.",
      "Write down what you enjoyed about it, apart from whether it leads anywhere.",
      "Choose whom you want to tell about it, and whom not yet.",
    ],
  },
  {
    id: "ghosted-after-dates",
    when: /\b(?:got|been|being) ghosted\b|\bthird date\b|\bonly went on \d dates\b|\bhe (?:just )?stopped (?:texting|replying)\b|\bleft (?:me )?on (?:read|seen)\b/,
    not: /\b(?:job|interview|recruiter|best friend)\b/,
    actions: [
      "Write the message you would send if you wanted no answer, and decide on another day whether it goes.",
      "Note what you liked about yourself on those dates, such as what you dared to say.",
      "Put their chat out of sight for a week, without having to delete it.",
    ],
  },
  {
    id: "wont-call-it-a-relationship",
    when: /\b(?:won't call it a relationship|(?:he|she) (?:says|said) labels|doesn't want labels|situationship|won't commit|not ready for a relationship)\b/,
    actions: [
      "Write down what you would call it and what you would like it to be, one line each.",
      "Ask one plain question the next time you meet, such as: what are we to each other in summer?",
      "Set yourself a date by which you want to know, and keep it to yourself.",
    ],
  },
  {
    id: "needs-space",
    when: /\b(?:he|she|boyfriend|girlfriend|partner) (?:said (?:he|she) )?(?:needs?|wants?|needed|wanted) (?:some )?(?:space|a break)\b/,
    actions: [
      "Ask one question about it in a message, such as how long and whether you may write.",
      "Fill two evenings this week with people or things that were yours before you met.",
    ],
  },
  {
    id: "jealousy",
    when: /\b(?:boyfriend|girlfriend|husband|wife|partner)\b[^.?!]{0,50}\b(?:with (?:his|her) ex|has a friend called|texting (?:his|her)|female friend|male friend)\b|\bjealous (?:of|about) (?:my|his|her) (?:girlfriend|boyfriend|partner|ex|husband|wife)\b/,
    actions: [
      "Write down what you know for certain, and beneath it what you are adding to it.",
      "Tell your partner one thing that would help you, such as hearing of it before and not after.",
      "Ask to meet the friend once, in company and for something short.",
    ],
  },
  {
    id: "open-relationship",
    when: /\b(?:open relationship|open (?:up )?(?:our|the) (?:relationship|marriage)|polyamor\w+)\b/,
    actions: [
      "Write down your own yes, no and not yet, before you talk about it again.",
      "Ask your partner what they hope would be different, and take a few days before you answer.",
    ],
  },
  {
    id: "affair-kept-secret",
    when: /\b(?:had|having) (?:a thing|an affair|something) with (?:someone|somebody|a man|a woman|a colleague)\b|\bi(?:'ve)? cheated\b|\bi(?:'m| am) having an affair\b|\bi(?:'ve)? (?:kissed|slept with) someone else\b/,
    actions: [
      "Write down in one honest line what happened and when it ended, for your own eyes only.",
      "Decide nothing about telling this week, and note what speaks for it and what against it.",
    ],
  },
  {
    id: "partner-not-told",
    when: /\b(?:haven't|have not|not|didn't|can't|couldn't) (?:told|tell) (?:my |the )?(?:wife|husband|partner|girlfriend|boyfriend|missus)\b|\b(?:my )?(?:wife|husband|partner|girlfriend|boyfriend) doesn't know\b/,
    not: /\b(?:affair|cheated|thing with|things|wedding ring|doesn't know (?:what|how|that i|if|whether))\b/,
    actions: [
      "Write the two sentences in which you would tell it: the plain fact, and why not sooner.",
      "Choose an hour this week when nobody else is at home and nothing has to follow.",
      "Put whatever belongs to it, such as a letter or a figure, in one place, so that you can show it.",
    ],
  },
  {
    id: "talk-announced",
    when: /\b(?:girlfriend|boyfriend|wife|husband|partner|she|he) (?:said|says|texted|wrote)(?: that)? we need to talk\b/,
    actions: [
      "Write down the one thing you want to have heard by the end of the talk, and the one to have said.",
      "Decide what you will do in the first ten minutes after it, whichever way it goes.",
    ],
  },
  {
    id: "marriage-regretted",
    when: /\bmistake (?:marrying|getting married|moving in with)\b|\bshouldn't have married\b|\bregret (?:marrying|getting married)\b/,
    not: /\b(?:hits?|pushed|scared of)\b/,
    actions: [
      "Write down when the thought comes and when it is quiet, on three days of this week.",
      "Name one thing that is different from what you had pictured, as exactly as you can.",
    ],
  },
  {
    id: "cheated-on",
    when: /\b(?:he|she|husband|wife|boyfriend|girlfriend|partner)(?:'s| has| was|'d)? (?:been )?(?:cheated|cheating|having an affair|had an affair|unfaithful)\b|\bfound out (?:he|she)(?:'s| was| is) (?:seeing|sleeping with)\b|\b(?:my )?(?:husband|wife|boyfriend|girlfriend|partner)(?:'s| is|'s been| has been|'s)? (?:been )?(?:having an affair|cheating|seeing someone else|unfaithful)\b/,
    not: /\b(?:last|first|old|ex) (?:boyfriend|girlfriend|husband|wife)\b/,
    actions: [
      "Write down the questions you really want answered, and cross out those whose answer would only hurt.",
      "Choose one person to tell who can listen without telling you what to do.",
      "Put off the big decision to a named day, and say so if you are pressed.",
    ],
  },
  {
    id: "desire-gone",
    when: /\b(?:don't|do not) fancy my (?:wife|husband|partner)\b|\b(?:no|lost (?:our|my)) sex (?:life|drive)\b|\bhaven't had sex\b|\bnot attracted to my\b/,
    actions: [
      "Sit close to your partner on one evening this week with nothing to follow from it.",
      "Write down when you last felt drawn to them, and what was different about that time.",
    ],
  },
  {
    id: "snoring",
    when: /\bsnor(?:es|ing)\b/,
    actions: [
      "Keep one moment of the day in the same bed, such as the morning tea, wherever each of you sleeps.",
      "Tell your partner what the sleep has done for you, and what you miss about sharing the room.",
    ],
  },
  {
    id: "wedding-ring-lost",
    when: /\b(?:lost|can't find) my (?:wedding|engagement) ring\b/,
    actions: [
      "Go back once over the last place you are sure you wore it, slowly and in daylight.",
      "Write the first sentence in which you would tell it, and choose a quiet evening.",
    ],
  },
  {
    id: "moved-in-together",
    when: /\b(?:moved|moving) in together\b|\bmoved in with my (?:boyfriend|girlfriend|partner)\b/,
    not: /\b(?:friend|mate)\b/,
    actions: [
      "Name one corner of the home that is wholly yours, and ask which one your partner would choose.",
      "Bring up one small habit while it is still small, and ask which of yours is hard to live with.",
    ],
  },
  {
    id: "apart-for-a-job",
    when: /\b(?:offered|got) (?:a|the) job (?:in|abroad)\b[^.?!]{0,60}\b(?:boyfriend|girlfriend|husband|wife|partner)\b|\blong[ -]distance relationship\b/,
    actions: [
      "Tell your partner what you would have liked to hear, before you talk about going or staying.",
      "Write down what a good month apart would look like: visits, calls and an end date.",
    ],
  },
  {
    id: "check-exs-profile",
    when: /\b(?:check|look at|stalk\w*|looking at)\b[^.?!]{0,15}\b(?:his|her|their|my ex's|ex's) (?:instagram|facebook|profile|stories|insta|socials)\b/,
    actions: [
      "Mute the account for seven days, and write down what you do in the first minute you miss it.",
      "Note at which hour of the day you look, and put something else within reach at that hour.",
    ],
  },
  {
    id: "divorce",
    when: /\b(?:asked for a (?:separation|divorce)|(?:i'm|i am|we're|we are|i've just|we've just|i) (?:getting|just got|got) divorced|just got divorced|(?:the|my|our) divorce (?:came|is|was|papers)|my marriage (?:ended|is over)|(?:we're|we are) separating)\b|\b(?:wife|husband|he|she) wants a (?:divorce|separation)\b/,
    not: /\b(?:parents|friend|son|his marriage)\b|\bfirst date\b/,
    actions: [
      "Make one page with two columns: what has to be settled this month, and what can wait.",
      "Choose one thing in the home and place it where you, and nobody else, would have it.",
      "Decide on a short sentence for people who ask, and use it as it stands.",
    ],
  },
  {
    id: "left-a-partner",
    when: /\bi(?:'ve)? (?:left|broke up with|broken up with|ended it with|finished with) (?:my (?:husband|wife|partner|boyfriend|girlfriend)|him|her) (?:in (?:january|february|march|april|may|june|july|august|september|october|november|december|the (?:spring|summer|autumn|winter))|last|after|because|\w+ (?:weeks|months|years) ago|a (?:week|month|year) ago|and)\b/,
    not: /\b(?:hit|violent to|police|afraid|left (?:him|her) (?:in|at|with|a|to|the))\b/,
    actions: [
      "Write down the reasons you had on the day you decided, for the evenings when they grow dim.",
      "Plan one evening this week exactly as you like it, from the food to the hour of going to bed.",
    ],
  },
  {
    id: "break-up",
    when: /\b(?:broke|broken|breaking|split) up (?:with|over|by|last|in|on|after|\w+ (?:days|weeks|months) ago)\b|\bwe(?:'ve)? (?:broke|broken|split) up\b|\b(?:my )?(?:girlfriend|boyfriend|wife|husband|partner|he|she)(?:'s| has)? (?:left me(?! (?:a|an|the|some|to|with|her|his|in|at|alone|standing|waiting|my)\b)|dumped me|left (?:\d+|two|three|four|five|six|a few) (?:weeks?|months?|days?)|moved out (?:on|last|yesterday|in|\w+ (?:weeks?|days?|months?) ago)|walked out on)\b|\bmy (?:relationship|marriage) (?:ended|broke up)\b/,
    not: /\b(?:parents|friend|flatmate|band|stepson|mum moved|neighbour|dream|my (?:son|daughter|brother|sister)|first fiance)\b/,
    actions: [
      "Move one thing that was shared out of your sight, into a box you need not open.",
      "Arrange something for the hour of the week that used to be yours together.",
      "Decide on how you will do without messages for seven days, such as giving a friend the first reading.",
    ],
  },
];
