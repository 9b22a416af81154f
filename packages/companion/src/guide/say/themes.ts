import type { TalkTheme } from "../understanding/theme.ts";

export type ThemeLines = {
  /** A plain noun phrase for lists and summaries. */
  name: string;
  title: string;
  when: RegExp;
  questions: readonly string[];
};

export const themeLines: Readonly<Record<TalkTheme, ThemeLines>> = {
  work: {
    name: "work",
    title: "Work",
    when: /\b(?:work(?:ing|place)?|job|boss|manager|line manager|head ?teacher|deputy|rota|lesson plans?|the union|hr|warehouse|staff room|night shift|colleagues?|co-?workers?|office|career|shifts?|overtime|meeting|clients?|promotion|salary|team)\b/,
    questions: [
      "What is it like there on an ordinary day?",
      "What would a decent day there look like?",
      "What bothers you most about it?",
      "Who there is on your side?",
    ],
  },
  study: {
    name: "your studies",
    title: "Study and pressure",
    when: /\b(?:exams?|uni(?:versity)?|college|school|study(?:ing)?|degree|course|essay|lectur\w*|grades?|thesis|revision|homework|professor)\b/,
    questions: [
      "What is hardest about it at the moment?",
      "When does studying go a bit better?",
      "How do you feel about it, on the whole?",
    ],
  },
  money: {
    name: "money",
    title: "Money worries",
    when: /\b(?:money|rent|bills?|debts?|afford|mortgage|loan|savings?|broke(?! (?:down|up|off|my|the|his|her|it|out|into|a|in))|wages|expenses|paycheck|bank|benefits)\b/,
    questions: ["What worries you most about it?", "Who do you talk to about money?"],
  },
  family: {
    name: "your family",
    title: "Family",
    when: /\b(?:mum|mom|dad|mother|father|parents?|sister|brother|sibling|family|grand(?:ma|pa|mother|father)|nan|aunt|uncle|cousin|in-laws?)\b/,
    questions: [
      "What is it like between you at the moment?",
      "What would you like them to understand?",
      "What would you like to be different between you?",
    ],
  },
  parenting: {
    name: "being a parent",
    title: "Being a parent",
    when: /\b(?:my (?:\w+ )?(?:kids?|son|daughter|baby|child|children|toddler|teenager|twins)|parenting|bedtime|nursery|school run|breastfeed\w*)\b/,
    questions: [
      "What is the hardest part of it just now?",
      "Who helps you with it?",
      "When is it good between you?",
    ],
  },
  partner: {
    name: "your relationship",
    title: "Between the two of you",
    when: /\b(?:husband|wife|partner|boyfriend|girlfriend|fianc\w*|marriage|married|relationship|spouse|dating)\b/,
    questions: [
      "What would you most like to be different between you?",
      "Have the two of you been able to talk about it?",
      "When was it last good between you?",
    ],
  },
  breakup: {
    name: "the break-up",
    title: "After the break-up",
    when: /\b(?:ex|broke up|break ?up|dumped|divorc\w*|separat\w*|left me|split up)\b/,
    questions: [
      "What is the hardest time of the day?",
      "Who has been there for you?",
      "What do you miss most?",
    ],
  },
  friendship: {
    name: "a friendship",
    title: "A friendship",
    when: /\b(?:friends?|friendship|mates?|bestie|group chat|hang(?:ing)? out)\b/,
    questions: [
      "What has this friendship meant to you?",
      "What would you like to say, if you knew it would be taken well?",
      "Who else do you have, to talk to?",
    ],
  },
  loneliness: {
    name: "feeling alone",
    title: "Feeling alone",
    when: /\b(?:lonel\w*|alone|isolated|no friends|nobody|no one|by myself|on my own)\b/,
    questions: [
      "When do you feel it most?",
      "Who do you see in an ordinary week?",
      "What makes it hard to reach out?",
    ],
  },
  grief: {
    name: "your loss",
    title: "Living with a loss",
    when: /\b(?:died|death|funeral|grie\w*|passed away|mourning|miss (?:him|her|them)|lost my (?:mum|mom|dad|son|daughter|husband|wife|brother|sister|friend|dog|cat))\b/,
    questions: [
      "What do you miss most?",
      "What helps you through a hard day?",
      "Who remembers {them|them} with you?",
    ],
  },
  health: {
    name: "your health",
    title: "Your health",
    when: /\b(?:ill|illness|sick|pain|hospital|doctor|diagnos\w*|symptoms?|medication|surgery|cancer|disease|headaches?|treatment)\b/,
    questions: ["How are you today?", "What is the hardest part of it?", "Who helps you with it?"],
  },
  habit: {
    name: "a habit you want to change",
    title: "Changing a habit",
    when: /\b(?:drink\w*|alcohol|smok\w*|vap\w*|weed|drugs?|gambl\w*|addict\w*|scroll\w*|porn|habits?|relapse\w*|sober|wine|beers?|bet(?:s|ting)?|cigarettes?|online slots|on my phone|my nails|my skin)\b/,
    questions: [
      "What does it give you?",
      "When is it hardest?",
      "When have you managed without it, and what helped?",
    ],
  },
  sleep: {
    name: "sleep",
    title: "Sleep",
    when: /\b(?:sleep\w*|insomnia|awake|nightmares|tired|exhausted)\b/,
    questions: [
      "How was last night?",
      "What have you tried so far?",
      "What does the last hour before bed look like?",
    ],
  },
  body: {
    name: "how you feel about your body",
    title: "You and your body",
    when: /\b(?:my (?:body|weight|looks|face|skin)|ugly|fat|diet|mirror|eating|food|calories|appearance)\b/,
    questions: [
      "When did you start to feel that way?",
      "What does it keep you from doing?",
      "When do you think about it least?",
    ],
  },
  anxiety: {
    name: "worry",
    title: "Living with worry",
    when: /\b(?:anxi\w*|phobia|worr\w*|panic\w*|nervous|overthink\w*|dread\w*|scared|afraid|fear|stress\w*)\b/,
    questions: [
      "What worries you most about it?",
      "When is it a bit less?",
      "What helps, even a little?",
    ],
  },
  lowMood: {
    name: "how low you have been",
    title: "A low stretch",
    when: /\b(?:depress\w*|sad|low|empty|numb|hopeless|miserable|cry\w*|feel(?:ing)? down|(?<!my |the |our |a |new |this )flat|pointless)\b/,
    questions: [
      "What is an ordinary day like at the moment?",
      "Who knows how you are?",
      "What would make tomorrow a little easier?",
    ],
  },
  anger: {
    name: "anger",
    title: "Anger",
    when: /\b(?:angry|anger|furious|mad|rage|resent\w*|pissed|snapp\w*|shout\w*|yell\w*)\b/,
    questions: [
      "What made you angriest?",
      "What would be fair, as you see it?",
      "What would you have needed?",
    ],
  },
  shame: {
    name: "something that weighs on you",
    title: "Something that weighs on you",
    when: /\b(?:asham\w*|shame|guilt\w*|embarrass\w*|regret\w*|humiliat\w*|fault|forgive)\b/,
    questions: [
      "What would putting it right look like?",
      "What would you say to a friend who had done the same?",
      "Who could you tell?",
    ],
  },
  selfEsteem: {
    name: "how you see yourself",
    title: "How you see yourself",
    when: /\b(?:worthless|useless|failure|not (?:good )?enough|confidence|self[- ]esteem|hate myself|stupid|loser|compar\w*|impostor|imposter|perfect\w*)\b/,
    questions: [
      "What would somebody who likes you say?",
      "When are you at ease with yourself?",
      "Where do you think that comes from?",
    ],
  },
  motivation: {
    name: "getting going",
    title: "Getting going again",
    when: /\b(?:motivat\w*|procrastinat\w*|lazy|stuck|energy|get started|focus|productiv\w*|goals?|putting (?:it|things) off)\b/,
    questions: [
      "What is the smallest part you could do?",
      "What gets in the way?",
      "When does it go better?",
    ],
  },
  identity: {
    name: "who you are",
    title: "Who you are",
    when: /\b(?:who i am|identity|gay|lesbian|trans|bisexual|culture|belong|purpose|meaning)\b/,
    questions: [
      "Where do you feel most like yourself?",
      "Who knows that side of you?",
      "What would you like to be able to show?",
    ],
  },
  change: {
    name: "a change",
    title: "A time of change",
    when: /\b(?:mov(?:e|ed|ing)|chang(?:e|es|ed|ing)|new (?:job|city|country|start|chapter)|decision|decide|graduat\w*|retir\w*|transition|starting over)\b/,
    questions: [
      "What is the biggest change for you?",
      "What are you looking forward to, and what not?",
      "What would help you for now?",
    ],
  },
  trauma: {
    name: "something that happened to you",
    title: "What happened then",
    when: /\b(?:trauma\w*|abus\w*|assault\w*|ptsd|flashback\w*|attack(?:ed)?|accident|violen\w*|childhood)\b/,
    questions: [
      "How does it show in your life today?",
      "What helps you to feel safe?",
      "Would you rather stay with this, or talk about something else for now?",
    ],
  },
  faith: {
    name: "your faith",
    title: "Faith and doubt",
    when: /\b(?:god|faith|pray\w*|church|mosque|temple|religio\w*|spiritual\w*|allah|bible|quran)\b/,
    questions: [
      "What does your faith mean to you?",
      "Who could you talk to openly about it?",
      "What has changed?",
    ],
  },
  caring: {
    name: "caring for someone",
    title: "Caring for someone",
    when: /\b(?:car(?:er|ing for|e home)|look(?:ing)? after (?!myself)|dementia|alzheimer'?s?|disabled|worried about (?:my|him|her|them))/,
    questions: [
      "Is there somebody who looks after you?",
      "What is the hardest part just now?",
      "What would help most, if somebody asked?",
    ],
  },
  world: {
    name: "the state of the world",
    title: "The state of the world",
    when: /\b(?:news|climate|politics|war|world|election|society)\b/,
    questions: [
      "What gets to you most?",
      "Who can you talk to about it?",
      "What near you could you have an effect on?",
    ],
  },
  goodNews: {
    name: "something good",
    title: "Something good",
    when: /\b(?:good news|happy|passed|got the job|promot\w*|engaged|proud|excited|great day)\b/,
    questions: [
      "How would you like to mark it?",
      "Who will be glad with you?",
      "What are you looking forward to now?",
    ],
  },
};
