import type { Situation } from "../situation.ts";

export const moneySituations: readonly Situation[] = [
  {
    id: "debt",
    priority: 1,
    theme: "money",
    when: /\b(?:debts?|in the red|overdraft|credit cards?|loans?|bailiffs?|collectors?|owe (?:so much|a lot|thousands|money)|behind on (?:the |my )?(?:rent|bills|payments|mortgage))\b/,
    about: "the debt",
    title: "The weight of the debt",
    reflections: [
      "Debt has a way of being in the room even when nobody mentions it.",
      "Each letter or message about it asks you to be brave before breakfast.",
      "The sum is one thing. Keeping it to yourself is another.",
    ],
    questions: [
      "Who else knows about it?",
      "When did you last look at the whole of it in one place?",
      "What does the worry about it stop you from doing?",
    ],
    actions: [
      "Write every debt on one page: to whom, how much, what happens next. Only that, no solving yet.",
      "Contact a free debt-advice charity this week. They do this every day, and they do not judge.",
    ],
  },
  {
    id: "rent-bills",
    ofOthers: true,
    theme: "money",
    when: /\b(?:rent|evict\w*|mortgage|bills|(?:pay|paid|the \w+|unpaid|gas|electric|water|heating) bill|can't afford|cannot afford|couldn't afford|(?:i'm|i am|we're|we are|so|flat|completely|totally) broke\b|payday|paycheck|wages|cost of living|heating|food bank|benefits|universal credit|no money|money (?:is|was|'s)? ?(?:tight|short|worries|problems|troubles|stress))\b/,
    not: /\b(?:she|he|they) (?:can't|couldn't|cannot) afford\b/,
    about: "money being short",
    title: "When money is short",
    reflections: [
      "When money is short, every small choice turns into a sum.",
      "It is tiring to be counting all day, and to act as if you were not.",
      "The worry does not clock off, because the bills do not.",
    ],
    questions: [
      "Which bill or date is the one you think of first in the morning?",
      "Is there anybody you talk about money with?",
      "What have you already cut that nobody noticed?",
    ],
    actions: [
      "List what must be paid this month and by when, and mark the one that needs a call first.",
      "Ring or write to whoever you owe before the date. Asking early usually gets more time than asking late.",
      "Check what help you may be owed with a free benefits calculator or advice service.",
    ],
  },
  {
    id: "spending-gambling",
    theme: "habit",
    when: /\b(?:scratch ?cards?|klarna|clearpay|afterpay|buy now,? pay later|hide the parcels|overspend\w*|shopping addiction|can't stop (?:buying|spending|shopping)|spent (?:it all|everything|all my|all the))\b/,
    not: /\b(?:i |we )won\b/,
    about: "the money that keeps going",
    title: "The pull to spend",
    reflections: [
      "There is the rush of it, and then there is the morning after.",
      "Something in you reaches for it when the feeling underneath gets too much.",
      "You are not proud of it, and you told me anyway. That took some nerve.",
    ],
    questions: [
      "What is usually going on in the hour before?",
      "What does it give you, for as long as it lasts?",
      "What have you tried that slowed it, even a little?",
    ],
    actions: [
      "Put one obstacle in the way today: a blocked site, a card left at home, a limit set with your bank.",
      "Next time the pull comes, wait ten minutes and write down what you were feeling just before.",
      "Look up the gambling or spending support line where you live, and save the number.",
    ],
  },
  {
    id: "housing",
    ofOthers: true,
    theme: "money",
    when: /\b(?:homeless|sofa[- ]?surf\w*|couch[- ]?surf\w*|nowhere to (?:live|go|stay)|landlord|noisy neighbou?rs?|neighbou?rs?\b.{0,40}\b(?:music|noise|noisy|loud|part(?:y|ies)|shout\w*|bang\w*)|mould|kicked (?:me )?out|moving back in with my parents)\b/,
    about: "where you live",
    title: "No rest at home",
    reflections: [
      "Home is where you should be able to put your guard down, and you cannot.",
      "It is hard to think about anything else while the place you sleep is not sure.",
      "There is nowhere to go home to from a problem at home.",
    ],
    questions: [
      "What would make it a little easier to be at home, for now?",
      "How long have you been living like this?",
      "What have you already asked for, and of whom?",
    ],
    actions: [
      "Find the local housing-advice service, and write down its opening hours.",
      "Make one corner of where you live yours: a chair, a lamp, a shelf.",
    ],
  },
  {
    id: "shared-home",
    ofOthers: true,
    roles: /mate$|sister|brother|friend|cousin/,
    theme: "friendship",
    when: /\b(?:room-?mates?|flat-?mates?|house-?mates?)\b/,
    not: /\b(?:like|as|just|basically|only|more) (?:room|flat|house)-?mates\b/,
    about: "sharing a home with {who|somebody}",
    title: "Sharing a home",
    reflections: [
      "It is small things, every day, in the place where you would like to put your feet up.",
      "You tidy up after {them|them} and swallow the sentence as well.",
      "Saying nothing keeps the peace, and it is you who pays for the peace.",
    ],
    questions: [
      "What is the one thing that would change the most?",
      "What happens in you just before you would say something?",
      "How would you like {them|the other person} to bring such a thing to you?",
    ],
    actions: [
      "Choose one thing and one sentence: when this happens, I need that. Say it on a quiet day, not in the moment.",
      "Write the three house rules that matter to you, and ask for theirs.",
    ],
  },
  {
    id: "moving",
    priority: -1,
    theme: "change",
    when: /\b(?:moved? (?:to|away|here|house|out|abroad|cities|city|countries|country)|moving (?:to|away|house|out|abroad|in|cities|countries)|new (?:city|town|country|place|flat|house)|relocat\w*|emigrat\w*|immigra\w*|far from home|miss home)\b/,
    not: /\bmoved? on\b|\bmove(?:d)? out of my (?:head|way)\b/,
    about: "the move",
    title: "Finding your feet in a new place",
    reflections: [
      "Everything you used to do without thinking now has to be worked out.",
      "Nobody here knows who you were before, and that is freeing and lonely at once.",
      "You left more behind than what would not fit in the boxes.",
    ],
    questions: [
      "What do you miss that you did not expect to miss?",
      "Is there one corner of the new place that has started to feel yours?",
      "What did you hope the move would change?",
    ],
    actions: [
      "Go to the same café, park or class at the same hour twice this week, so that faces can become familiar.",
      "Send a message to one person from before, with a photograph of where you are now.",
    ],
  },
];
