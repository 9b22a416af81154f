import type { Situation } from "../../situation.ts";

/** Low, empty or angry days, and what weighs on them. */
export const moodSituations: readonly Situation[] = [
  {
    id: "no-motivation-bed",
    theme: "lowMood",
    when: /\b(?:can't get out of bed|(?:why|reason) (?:i|to) (?:even |bother to )?get (?:up|out of bed)|stay(?:ed|ing)? in bed|in bed all|don't (?:want to do|feel like doing|enjoy) (?:anything|things)|nothing (?:feels|is) (?:good|fun|enjoyable)|lost interest in|no interest in anything|no joy|don't care (?:about anything|anymore|any more)|haven't (?:showered|left (?:the|my) (?:house|flat|room|apartment|bed)|been outside)|going through the motions|stopped (?:enjoying|caring))\b/,
    about: "how hard the days have become",
    title: "Heavy days",
    actions: [
      "Choose one thing that takes five minutes and used to matter to you, and do it before you feel like it.",
      "Go outside into daylight once a day, even for five minutes.",
      "If most days have been like this for two weeks or more, tell a doctor.",
    ],
  },
  {
    id: "numb-empty",
    theme: "lowMood",
    when: /\b(?:(?:feel(?:ing)?|felt|i'm|i am|been|so|just|went|go) (?:so |just |really |completely |totally |emotionally |kind of )*(?:numb|empty|hollow|flat|dead inside|disconnected)|feel nothing|don't feel (?:anything|much)|can't feel (?:anything|happy|joy)|watching (?:myself|my life)|on autopilot|numbness)\b/,
    not: /\b(?:numb (?:hand|leg|foot|arm)|empty (?:house|room|fridge|stomach|flat|nest))\b/,
    about: "feeling numb",
    title: "Feeling very little",
    actions: [
      "Once a day, do one thing for your senses: music you know well, a warm shower, fresh air. Just notice what comes.",
      "Tell one person: I have not felt much lately. You needn’t explain it.",
    ],
  },
  {
    id: "low-no-reason",
    priority: -1,
    theme: "lowMood",
    when: /\b(?:cry(?:ing)? (?:for no reason|all (?:day|the time)|every (?:day|night)|myself to sleep|in the (?:car|bathroom|toilet|shower))|(?:so|really|very|feel(?:ing)?|been|i'm|quite|a bit) (?:so |really |very |quite |a bit |pretty )?(?:sad|low|depressed|miserable)|(?:feel(?:ing)?|been|been feeling) (?:so |really |very |quite |a bit |pretty )?down|don't know why i(?:'m| am) (?:sad|crying|like this|upset)|no reason to (?:be|feel) (?:sad|low|down|depressed|like)|my depression|have depression|what's the point)\b/,
    about: "feeling low",
    title: "A low stretch",
    actions: [
      "Plan one small good thing for each of the next three days, with a time, however little you expect of it.",
      "Walk for ten minutes outside, at whatever pace suits you.",
      "If it lasts most of the day for two weeks or more, talk to a doctor.",
    ],
  },
  {
    id: "anger",
    priority: -2,
    theme: "anger",
    when: /\b(?:so (?:angry|mad|pissed)|furious|livid|fuming|(?:my|the) (?:anger|temper|rage)|anger (?:issues|problems?)|angry (?:all|at|with|about|that)|want to (?:punch|scream|smash)|boiling|pissed off|resent(?:ful|ment)?|road rage|lose my temper|lost my temper|short fuse)\b/,
    about: "anger",
    title: "Anger",
    actions: [
      "When you feel it rise, leave the room if you can, walk for five minutes, and answer only then.",
      "Write down what you are angry about in plain words, and under it what you would need.",
    ],
  },
  {
    id: "regret-past",
    priority: -1,
    theme: "shame",
    when: /\b(?:(?<!\b(?:don't|do not|not|never|no) )regret\w*|shouldn't have|wish i (?:had|hadn't|could (?:take|go|undo|change))|can't forgive myself|never forgive myself|did something (?:terrible|awful|bad|stupid|i)|my (?:own )?fault|blame myself|should(?:'ve| have) (?:been|stayed|gone|called|done|said|known|seen|stopped|told|listened)|made a (?:huge |big |terrible |stupid )?mistake|messed (?:it |everything |things )?up|screwed (?:it |everything |things )?up)\b/,
    not: /\b(?:they|they've|he|he's|she|she's|someone|somebody|doctors?) (?:have |has |had )?made a (?:\w+ )?mistake\b|\b(?:i'll|i will|i'd|i would) never forgive|\b(?:he|she|they|you) (?:shouldn't|should) have\b|\bnot my fault\b|\bmessed up (?:system|world|situation)/,
    about: "something you regret",
    title: "Something you regret",
    actions: [
      "Write down what happened, and what you knew at the time. Read it as if a friend had written it.",
      "If there is something to put right, choose one honest sentence and the person to say it to.",
    ],
  },
  {
    id: "ashamed",
    priority: -1,
    theme: "shame",
    when: /\b(?:asham\w*|the shame|so embarrass(?:ed|ing)|embarrassed (?:about|by|that|to)|mortified|humiliat(?:ed|ing)|made a (?:complete |total )?fool of myself|can't look (?:at )?(?:her|him|them|anyone|people) in the eye)\b/,
    about: "something you feel ashamed of",
    title: "Something hard to say",
    actions: [
      "Tell one gentle person about it, in two sentences.",
      "Write down what happened, as somebody kind would describe it.",
    ],
  },
  {
    id: "secret",
    priority: -2,
    theme: "shame",
    when: /\b(?:never told any(?:one|body)|haven't told any(?:one|body)|no ?(?:one|body) knows|nobody knows|keep(?:ing)? (?:it )?(?:a )?secret|my secret|first time i(?:'ve| have) (?:said|told|admitted)|hiding (?:it|this|something))\b/,
    about: "something you have kept to yourself",
    title: "Saying it for the first time",
    actions: [
      "Write it down once in full, just for yourself.",
      "Think of one person to whom you could tell a small part of it.",
    ],
  },
];
