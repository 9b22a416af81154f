import type { Situation } from "../situation.ts";

export const gladSituations: readonly Situation[] = [
  {
    id: "got-it",
    theme: "goodNews",
    tone: "glad",
    when: /\b(?:got (?:the|a|my) (?:job|offer|promotion|place|raise|scholarship|visa|keys|driving licen[cs]e)|got (?:in(?:to)? (?:uni|college|university|med school|medicine|law|oxford|cambridge|my first choice|art school|nursing)|promoted|engaged|accepted)|passed (?:my|the|all|everything|them all|every)|i (?:finally |actually |only )*passed(?= ?[!,]|$)|(?:test|exam|viva|theory)\b.{0,40}\bi passed|been accepted|they (?:hired|offered) me|i graduated|i got in\b|got my (?:diploma|degree|licen[cs]e)|we(?:'re| are) engaged|won (?:the|a|my)|ran (?:a |my first )?(?:\d+ ?k\b|marathon|half marathon)|aced|nailed it|(?:got|been|was) made permanent|(?:passed|finished) (?:my )?probation)\b/,
    not: /\b(?:not slept|can't sleep|nervous|scared|terrified|dread\w*|anxious|sick|like i'd (?:won|got)|passed (?:my|the) (?:house|time)|(?:i've|i have) got a job|didn't get|haven't got|waiting for|fraud|impost[eo]r|can't do it|find out|deserve|when i (?:got|passed|graduated))\b/,
    about: "your good news",
    title: "Good news",
    reflections: [
      "That is good news. I’m happy for you.",
      "Congratulations. You worked for that.",
      "How good. Well done.",
    ],
    questions: [
      "Who was the first person you told?",
      "What helped you to get there?",
      "What are you looking forward to most?",
    ],
    actions: [
      "Tell one person who will be glad with you.",
      "Write down how you got there, for a day when you doubt yourself.",
      "Plan one small thing to mark it.",
    ],
  },
  {
    id: "sober-days",
    theme: "goodNews",
    tone: "glad",
    when: /\b(?:\w+|\d+) (?:days?|weeks?|months?|years?) (?:sober|clean|without (?:a drink|drinking|smoking|a cigarette|gambling|drugs))\b|\bday (?:\d+|one|two|three|four|five|six|seven|ten) (?:of )?(?:no (?:drinking|smoking|alcohol|booze|weed|gambling)|not (?:drinking|smoking|gambling)|without|sober|clean|off (?:the )?(?:drink|booze|fags|cigarettes))\b|\b(?:longest|furthest) i(?:'ve| have) (?:ever )?(?:gone|managed|been|got)\b|\bquit (?:smoking|drinking) \w+ (?:days|weeks|months) ago\b/,
    not: /\b(?:relaps\w*|longest i've (?:ever )?(?:gone|been) (?:without (?:sleep|seeing|talking|speaking|eating|hearing)|in)|drank|slipped|used again|bought a pack|smoked)\b/,
    about: "the days you have managed without it",
    title: "Day after day",
    reflections: ["Well done.", "That is a real achievement."],
    questions: ["How does it feel?", "What has helped you most?"],
    actions: [
      "Mark the number where you can see it.",
      "Tell one person what you have managed, and what helps you keep going.",
      "Write down what helped on the hardest day, for the next one.",
    ],
  },
  {
    id: "did-the-hard-thing",
    theme: "goodNews",
    tone: "glad",
    when: /\b(?:i (?:finally |actually )?(?:told (?:him|her|them) (?:how|the truth|no)|stood up (?:for myself|to)|said no|asked for help|apologi[sz]ed|made the call|went (?:to the gym|outside|for a (?:walk|run))|finally did it|spoke up|set a boundary|(?:called|rang|booked|saw) the (?:doctor|gp|dentist|counsellor)))\b/,
    not: /\bdidn't\b|\bdid it (?:the first|once|again|all|for|because)\b|\bwish\b|\bbut (?:he|she|they|it)\b|\bcruel\b|\bregret\b|\b(?:died|death)\b/,
    about: "something hard that you managed to do",
    title: "Doing the hard thing",
    actions: [
      "Write down what you did and how you did it, while it is fresh.",
      "Choose the next small step of the same kind, and a day for it.",
      "Do something kind for yourself today. It was an effort.",
    ],
  },
  {
    id: "good-day",
    theme: "goodNews",
    tone: "glad",
    when: /\b(?:(?:really |pretty |such a |had a |a )(?:good|great|lovely|nice) (?:day|week|weekend|time|night|evening|morning)|(?:i|i'm|i've been|i am|i actually|i do) (?:feel(?:ing)?|felt) (?:so |really |much |a bit |a lot |pretty |quite )?(?:good|great|better|happy|proud|hopeful|lighter|calmer)|(?:i'm|i am|feeling) (?:so |really |very )?proud(?! of (?:him|her|them|you))|so happy(?! for)|i'm happy(?! for)|i am happy(?! for)|good news|went (?:really |so )?well|great news|in love|things are (?:going )?(?:well|good|better|looking up))\b/,
    not: /\b(?:not|n't|never|used to|want to|wish|if only|when will|make (?:him|her|them) (?:feel )?happy|should be|should feel|supposed to|don't feel|pretend|nobody|sarcas)\b|\bbad news\b/,
    about: "something that is going well",
    title: "Something going well",
    actions: [
      "Write down the best moment of it, with the details.",
      "Plan one thing that would make a day like that likelier again.",
      "Tell one person about it.",
    ],
  },
];
