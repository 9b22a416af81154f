import type { Situation } from "../../situation.ts";

/** What one cannot leave off, or has left off. */
export const habitSituations: readonly Situation[] = [
  {
    id: "drinking",
    priority: 1,
    theme: "habit",
    when: /\b(?:drink(?:ing)? (?:too much|every|again|alone|to (?:sleep|cope|forget|relax)|more|at home|most|a lot)|alcohol\w*|wine (?:every|at|most|a night)|bottles? of (?:wine|vodka|whisky|whiskey|gin)|hungover|i(?:'m| am| get| got) drunk|i drink(?! (?:(?:my|some|a|the|more|enough|too little) )*(?:cup of |glass of |mug of )?(?:coffee|tea|water|milk|cocoa|juice|squash)\b)|my drinking|stop drinking|get sober|relaps\w*(?! remitting)|smok(?:e|ing) weed|weed every|cannabis|cocaine|addict(?:ed|ion)|using again)\b/,
    not: /\bmy (?:\w+ )?(?!drinking|own)\w+(?:'s| is| has been|'s been) (?:been )?drinking\b|\b(?:(?:days?|weeks?|months?|years?) sober|he drinks|she drinks|my (?:dad|mum|mom|husband|wife|father|mother|partner) (?:is an alcoholic|drinks)|sleeping pills|birth control|social media|addicted to (?:buying|shopping|clothes|games?|gaming|my phone|sugar|work|chocolate|porn|tiktok))\b/,
    about: "your drinking or using",
    title: "Wanting to change a habit",
    actions: [
      "Write down for one week what you drink or use and when, with no other aim than to know.",
      "Plan something else for one evening, in the hour when the pull is strongest.",
      "If you drink daily or heavily, talk to a doctor before stopping at once, because stopping suddenly can be dangerous.",
    ],
  },
  {
    id: "staying-sober",
    priority: 2,
    theme: "habit",
    when: /\b(?:i(?:'ve| have)? (?:gave|given) up (?:drinking|alcohol|drink|weed|gambling|smoking)|i(?:'ve| have)? (?:quit|stopped) (?:drinking|gambling|smoking weed)|(?:i'm|i am|i've been|been|stay|staying) (?:sober|clean)|i don't drink any ?more)\b/,
    not: /\b(?:want to|wish|can't|tried to|try to) (?:stay|be|get) sober\b/,
    about: "staying off it",
    title: "Staying off it",
    actions: [
      "Before the next occasion with drink or betting in it, decide what you will say, and how you can leave.",
      "Tell one person beforehand that you may ring them if it gets hard.",
      "Write down what has helped you so far, and keep it on your phone.",
    ],
  },
  {
    id: "relapse",
    priority: 3,
    theme: "habit",
    when: /\b(?:relaps\w*(?! remitting)|fell off the wagon|slipped (?:up )?(?:last|yesterday|today|again)|(?:drank|smoked|used|gambled) (?:again|last night|yesterday|today))\b/,
    about: "a slip after a good stretch",
    title: "After a slip",
    actions: [
      "Tell one person today that you slipped, in a single sentence.",
      "Write down what happened in the three hours before, so that you know it next time.",
      "Start again today with the next ordinary thing, and count today as a day.",
    ],
  },
  {
    id: "addicted-relative",
    ofOthers: true,
    priority: 1,
    theme: "family",
    when: /\b(?:(?:dad|father|mum|mom|mother|husband|wife|partner|brother|sister|son|daughter|boyfriend|girlfriend|he's|she's)\b.{0,30}\b(?:drinks|drinking|alcoholic|addict\w*|drunk|on drugs|using(?: again)?|relapsed|gambl\w*)|brother stole from|stole from (?:me|my mum|my mom|us))\b/,
    about: "living beside {who|somebody}’s addiction",
    title: "Living beside an addiction",
    actions: [
      "Look for a group for families of people who drink or use. They exist in most towns and online, and are free.",
      "Choose one thing you will no longer cover up, and one that keeps you safe.",
    ],
  },
  {
    id: "nail-biting",
    theme: "habit",
    when: /\b(?:bit(?:e|ing) my nails|nail[- ]biting|pick(?:ing)? (?:at )?my (?:skin|face|scalp|fingers)|skin[- ]picking|pull(?:ing)? (?:out )?my hair(?: out)?)\b/,
    about: "biting or picking",
    title: "A habit of the hands",
    actions: [
      "For a few days, note when and where it happens, and what was going on.",
      "Keep something for your hands in the places where it happens most: a ring, a stone, a pen.",
      "When you notice it, close your fist for a minute, then go on with what you were doing.",
    ],
  },
  {
    id: "phone-scrolling",
    priority: -1,
    theme: "habit",
    when: /\b(?:(?:doom)?scroll(?:ing|ed|s)?|screen time|on my phone|my phone (?:all|too|for hours|until|before)|tiktok|(?:hours on|always on|time on|glued to|addicted to|off|too much) (?:social media|instagram|youtube|facebook)|video ?games|gaming)\b/,
    about: "the time on your phone or screen",
    title: "Hours on the screen",
    actions: [
      "Leave the phone in another room tonight while you sleep.",
      "Take the app that eats most of your time off the first screen.",
    ],
  },
];
