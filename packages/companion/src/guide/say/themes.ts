import type { Theme } from "../understanding/theme.ts";

export type ThemeLines = {
  /** A plain noun phrase for lists and summaries. */
  name: string;
  title: string;
  when: RegExp;
  reflections: readonly string[];
  questions: readonly string[];
};

export const themeLines: Readonly<Record<Theme, ThemeLines>> = {
  work: {
    name: "work",
    title: "Work and what it costs",
    when: /\b(?:work(?:ing|place)?|job|boss|manager|colleagues?|co-?workers?|office|career|shifts?|overtime|meeting|clients?|promotion|salary|team)\b/,
    reflections: [
      "Work takes up more of you than the hours it pays for.",
      "You come home, and work comes with you.",
      "It is about the job, and it is about being respected.",
    ],
    questions: [
      "What happens inside you on the way in?",
      "What would a decent day there look like?",
      "What do you want work to be in your life: the centre, a part, a means?",
      "Who there is on your side?",
    ],
  },
  study: {
    name: "your studies",
    title: "Study and pressure",
    when: /\b(?:exams?|uni(?:versity)?|college|school|study(?:ing)?|degree|course|essay|lectur\w*|grades?|thesis|revision|homework|professor)\b/,
    reflections: [
      "Learning is hard to do while you are also being measured.",
      "There is the subject, and there is the fear of what it says about you.",
    ],
    questions: [
      "What is it about this that matters to you, apart from the grade?",
      "What does a good hour of study look like for you?",
      "Who are you doing it for?",
    ],
  },
  money: {
    name: "money",
    title: "Money worries",
    when: /\b(?:money|rent|bills?|debts?|afford|mortgage|loan|savings?|broke|wages|expenses|paycheck|bank|benefits)\b/,
    reflections: [
      "Money worries get into everything, sleep and love included.",
      "It is about the sums, and about feeling safe.",
    ],
    questions: [
      "What would a little more room in the month change first?",
      "What is the next date that frightens you?",
      "What do you wish you could say no to because of it, and cannot?",
    ],
  },
  family: {
    name: "your family",
    title: "Family",
    when: /\b(?:mum|mom|dad|mother|father|parents?|sister|brother|sibling|family|grand(?:ma|pa|mother|father)|nan|aunt|uncle|cousin|in-laws?)\b/,
    reflections: [
      "Family can press on places nobody else even knows about.",
      "You know each other’s old parts by heart, and it is hard to play a new one.",
      "You can be grown up everywhere else, and still be the child in that house.",
    ],
    questions: [
      "What part do you play in the family, and who gave it to you?",
      "What do you wish they knew about your life now?",
      "What would you like to be different the next time you meet?",
    ],
  },
  parenting: {
    name: "being a parent",
    title: "Being a parent",
    when: /\b(?:my (?:\w+ )?(?:kids?|son|daughter|baby|child|children|toddler|teenager|twins)|parenting|bedtime|nursery|school run|breastfeed\w*)\b/,
    reflections: [
      "You are looking after small people and running on what is left.",
      "There is no day off from being needed.",
    ],
    questions: [
      "What would you like your children to remember of this time?",
      "What do you need that you are not getting?",
      "When are you at ease with them?",
    ],
  },
  partner: {
    name: "your relationship",
    title: "Between the two of you",
    when: /\b(?:husband|wife|partner|boyfriend|girlfriend|fianc\w*|marriage|married|relationship|spouse|dating)\b/,
    reflections: [
      "The one who is closest can also be the hardest to reach.",
      "You want to be known by {them|the other person}, and to be safe while being known.",
    ],
    questions: [
      "What do you need from {them|the other person} that you have not asked for?",
      "What was it that drew you together?",
      "What would a good ordinary evening between you look like?",
    ],
  },
  breakup: {
    name: "the break-up",
    title: "After the break-up",
    when: /\b(?:ex|broke up|break ?up|dumped|divorc\w*|separat\w*|left me|split up)\b/,
    reflections: [
      "You are learning a life with a gap in it.",
      "It ends on one day, and goes on ending for weeks.",
    ],
    questions: [
      "What have you got back that had gone missing?",
      "Which memory keeps coming?",
      "Who has been good company in this?",
    ],
  },
  friendship: {
    name: "a friendship",
    title: "A friendship",
    when: /\b(?:friends?|friendship|mates?|bestie|group chat|hang(?:ing)? out)\b/,
    reflections: [
      "Friendships have no vows, and that makes it hard to say what one may expect.",
      "You would do it for {them|a friend} without being asked.",
    ],
    questions: [
      "What does this friendship give you?",
      "What would you say, if you knew it would be taken well?",
      "Who else is in your corner?",
    ],
  },
  loneliness: {
    name: "loneliness",
    title: "Being alone with it",
    when: /\b(?:lonel\w*|alone|isolated|no friends|nobody|no one|by myself|on my own)\b/,
    reflections: [
      "Being alone and being lonely are two things, and you are speaking of the second.",
      "You would like to matter to someone in the middle of a week.",
    ],
    questions: [
      "What would you do with company, if it rang the bell now?",
      "When did the circle get so small?",
      "What makes reaching out hard?",
    ],
  },
  grief: {
    name: "your loss",
    title: "Living with a loss",
    when: /\b(?:died|death|funeral|grie\w*|passed away|mourning|miss (?:him|her|them)|lost my (?:mum|mom|dad|son|daughter|husband|wife|brother|sister|friend|dog|cat))\b/,
    reflections: [
      "Love does not stop having somewhere to go. It just has no address.",
      "You carry {them|them} with you, and some days that is heavy, and some days it is company.",
    ],
    questions: [
      "What would you tell {them|them} about today?",
      "What did you learn from {them|them} that you still use?",
      "How do you let yourself miss {them|them}?",
    ],
  },
  health: {
    name: "your health",
    title: "Health",
    when: /\b(?:ill|illness|sick|pain|hospital|doctor|diagnos\w*|symptoms?|medication|surgery|cancer|disease|headaches?|treatment)\b/,
    reflections: [
      "When the body is not well, everything else has to be planned round it.",
      "You would like your body to be something you need not think about.",
    ],
    questions: [
      "What is it like on the days when nobody is looking?",
      "What do you still want to do, with the body you have today?",
      "What do you need from the people around you?",
    ],
  },
  habit: {
    name: "a habit you want to change",
    title: "Changing a habit",
    when: /\b(?:drink\w*|alcohol|smok\w*|vap\w*|weed|drugs?|gambl\w*|addict\w*|scroll\w*|porn|habit|relapse\w*|sober)\b/,
    reflections: [
      "It has been a friend of a sort, and it has started to take more than it gives.",
      "You can see it clearly, and seeing it has not been enough.",
    ],
    questions: [
      "What would you gain by changing it?",
      "What would you miss?",
      "When have you managed without, and how?",
    ],
  },
  sleep: {
    name: "sleep",
    title: "Sleep",
    when: /\b(?:sleep\w*|insomnia|awake|nightmares?|tired|exhausted)\b/,
    reflections: [
      "Nights without sleep make every problem one size larger.",
      "You cannot rest from it, because rest is where it happens.",
    ],
    questions: [
      "What does the last hour before bed look like?",
      "What do you tell yourself at that hour?",
      "What helped in the past, even once?",
    ],
  },
  body: {
    name: "how you see your body",
    title: "You and your body",
    when: /\b(?:my (?:body|weight|looks|face|skin)|ugly|fat|diet|mirror|eating|food|calories|appearance)\b/,
    reflections: [
      "You live in your body, and it has become something to be judged.",
      "It is hard to be at home in a place that you are always inspecting.",
    ],
    questions: [
      "What would it be like to be on your body’s side for a day?",
      "Who taught you what a body should look like?",
      "What has it carried you through?",
    ],
  },
  anxiety: {
    name: "anxiety",
    title: "Living with worry",
    when: /\b(?:anxi\w*|worr\w*|panic\w*|nervous|overthink\w*|dread\w*|scared|afraid|fear|stress\w*)\b/,
    reflections: [
      "Worry promises that it will keep you safe, and asks for everything in return.",
      "Part of you is always a few hours ahead of yourself.",
    ],
    questions: [
      "What would you do differently today, if the worry were half the size?",
      "What does the worry say, in its own words?",
      "What is actually happening right now, where you sit?",
    ],
  },
  lowMood: {
    name: "how low you have been",
    title: "A low stretch",
    when: /\b(?:depress\w*|sad|low|empty|numb|hopeless|miserable|cry\w*|down|flat|pointless)\b/,
    reflections: [
      "When it is like this, even the good things arrive without their warmth.",
      "You are carrying a weight that does not show on any scale.",
    ],
    questions: [
      "What is the day like from the inside?",
      "What do you still do, in spite of it?",
      "What would a slightly better day have in it?",
    ],
  },
  anger: {
    name: "anger",
    title: "Anger and what is under it",
    when: /\b(?:angry|anger|furious|mad|rage|resent\w*|pissed|snapp\w*|shout\w*|yell\w*)\b/,
    reflections: [
      "There is a good reason somewhere inside that anger.",
      "It protects something soft.",
    ],
    questions: [
      "What did it cost you to stay quiet until then?",
      "What would be a fair outcome?",
      "What do you need that you did not get?",
    ],
  },
  shame: {
    name: "something you are hard on yourself about",
    title: "Guilt and what to do with it",
    when: /\b(?:asham\w*|shame|guilt\w*|embarrass\w*|regret\w*|humiliat\w*|fault|forgive)\b/,
    reflections: [
      "You have been both the judge and the accused for quite some time.",
      "You can take it seriously without being cruel to yourself.",
    ],
    questions: [
      "What would making it right look like?",
      "What do you need to hear?",
      "How long a sentence would be fair?",
    ],
  },
  selfEsteem: {
    name: "how you see yourself",
    title: "How you see yourself",
    when: /\b(?:worthless|useless|failure|not (?:good )?enough|confidence|self[- ]esteem|hate myself|stupid|loser|compar\w*|impostor|imposter|perfect\w*)\b/,
    reflections: [
      "You look at yourself with the least friendly eyes in the room.",
      "The list of what is wrong is long, because you are the one who keeps it.",
    ],
    questions: [
      "What would a kind and honest person put on the other side?",
      "When do you forget to judge yourself?",
      "What do people come to you for?",
    ],
  },
  motivation: {
    name: "getting going",
    title: "Getting going again",
    when: /\b(?:motivat\w*|procrastinat\w*|lazy|stuck|energy|start(?:ing)?|focus|productiv\w*|goals?|habits?)\b/,
    reflections: [
      "Wanting to want something is a tiring place to be.",
      "You are waiting for the feeling to come first, and it often comes second.",
    ],
    questions: [
      "What did you care about, before it got this heavy?",
      "What is the smallest thing that would count?",
      "What are you afraid to find out, if you tried?",
    ],
  },
  identity: {
    name: "who you are",
    title: "Who you are becoming",
    when: /\b(?:who i am|identity|gay|lesbian|trans|bisexual|culture|belong|purpose|meaning)\b/,
    reflections: [
      "You are outgrowing something, and the next thing does not fit yet.",
      "It is lonely work, finding out who you are while everyone thinks they know.",
    ],
    questions: [
      "Where do you feel most like yourself?",
      "What would you stop pretending, if you could?",
      "Who has seen the real you, even briefly?",
    ],
  },
  change: {
    name: "a change",
    title: "A time of change",
    when: /\b(?:mov(?:e|ed|ing)|chang(?:e|es|ed|ing)|new (?:job|city|country|start|chapter)|decision|decide|graduat\w*|retir\w*|transition|starting over)\b/,
    reflections: [
      "Even a change that you chose takes something away.",
      "You are between two shores, and it is windy there.",
    ],
    questions: [
      "What are you leaving, and what do you hope to find?",
      "What do you want to take along?",
      "What would help you feel steadier while it lasts?",
    ],
  },
  trauma: {
    name: "something that happened to you",
    title: "What happened then",
    when: /\b(?:trauma\w*|abus\w*|assault\w*|ptsd|flashback\w*|attack(?:ed)?|accident|violen\w*|childhood)\b/,
    reflections: [
      "You can go as near to it or as far from it here as you choose.",
      "What you did to get through it was what you had.",
    ],
    questions: [
      "What helps you feel safe in your body, even for a minute?",
      "What would you like people to understand without being told?",
      "Would you rather stay near this, or look at something else for now?",
    ],
  },
  faith: {
    name: "your faith",
    title: "Faith and doubt",
    when: /\b(?:god|faith|pray\w*|church|mosque|temple|religio\w*|spiritual\w*|allah|bible|quran)\b/,
    reflections: [
      "It is lonely to doubt, and it is lonely to believe among people who do not.",
      "You are looking for something that holds.",
    ],
    questions: [
      "What would you ask, if you could be certain of an answer?",
      "Who could you be honest with about it?",
      "What still moves you?",
    ],
  },
  caring: {
    name: "caring for someone",
    title: "Caring for someone",
    when: /\b(?:car(?:er|ing for|e home)|look(?:ing)? after|dementia|alzheimer'?s?|disabled|worried about (?:my|him|her|them))\b/,
    reflections: [
      "You are somebody’s safe place, and you hardly have one yourself.",
      "Love does not make it weigh less.",
    ],
    questions: [
      "Who looks after you?",
      "What do you need permission for?",
      "What would help most, if somebody asked?",
    ],
  },
  world: {
    name: "the state of the world",
    title: "The weight of the world",
    when: /\b(?:news|climate|politics|war|world|election|society)\b/,
    reflections: [
      "It is a lot to be a feeling person with a newspaper.",
      "You would like to live in a world that makes more sense.",
    ],
    questions: [
      "What would you want to protect, in your own small reach?",
      "Who can you talk with about it without a quarrel?",
    ],
  },
  goodNews: {
    name: "something good",
    title: "Something good",
    when: /\b(?:good news|happy|passed|got the job|promot\w*|engaged|proud|excited|great day)\b/,
    reflections: [
      "Good things deserve to be told in full.",
      "There is joy in that, and you need not make it smaller.",
    ],
    questions: [
      "How would you like to mark it?",
      "What does it tell you about yourself?",
      "What are you looking forward to now?",
    ],
  },
};
