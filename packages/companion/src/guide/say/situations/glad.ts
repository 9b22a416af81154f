import type { Situation } from "../situation.ts";

export const gladSituations: readonly Situation[] = [
  {
    id: "got-it",
    theme: "goodNews",
    tone: "glad",
    when: /\b(?:got (?:the|a|my) (?:job|offer|promotion|place|raise|scholarship|visa|keys|driving licen[cs]e)|got (?:in(?:to)? (?:uni|college|university|med school|medicine|law|oxford|cambridge|my first choice|art school|nursing)|promoted|engaged|accepted)|passed (?:my|the|all)|been accepted|they (?:hired|offered) me|i graduated|i got in\b|got my (?:diploma|degree|licen[cs]e)|we(?:'re| are) engaged|(?:he|she|they) said yes|won (?:the|a|my)|aced|nailed it)\b/,
    not: /\b(?:passed (?:my|the) (?:house|time)|didn't get|haven't got)\b/,
    about: "your good news",
    title: "Good news",
    reflections: [
      "That is good news, and it did not fall out of the sky.",
      "You have been working towards that for a while, and there it is.",
      "It is worth standing still in that for a minute.",
    ],
    questions: [
      "Who was the first person you wanted to tell?",
      "What in you made this possible?",
      "What does it change, from tomorrow on?",
    ],
    actions: [
      "Tell one person who will be glad with you, and let yourself enjoy their face.",
      "Write down how you got there, for a day when you doubt that you can.",
    ],
  },
  {
    id: "sober-days",
    theme: "goodNews",
    tone: "glad",
    when: /\b(?:\w+|\d+) (?:days?|weeks?|months?|years?) (?:sober|clean|without (?:a drink|drinking|smoking|a cigarette|gambling|drugs))\b|\bquit (?:smoking|drinking) \w+ (?:days|weeks|months) ago\b/,
    not: /\b(?:relaps\w*|drank|slipped|used again|bought a pack|smoked)\b/,
    about: "the days you have counted",
    title: "Counting the good days",
    reflections: [
      "Each of those days had an hour in it when you could have gone the other way.",
      "Nobody else knows exactly what that took. You do.",
      "You kept a promise to yourself, day after day.",
    ],
    questions: [
      "What has got you through the hardest of those days?",
      "What have you noticed coming back?",
      "What would the you of that first day say to you now?",
    ],
    actions: [
      "Mark the number where you can see it.",
      "Tell one person what you have managed, and what helps you keep going.",
    ],
  },
  {
    id: "did-the-hard-thing",
    theme: "goodNews",
    tone: "glad",
    when: /\b(?:i (?:finally |actually )?(?:told (?:him|her|them) (?:how|the truth|no)|stood up (?:for myself|to)|said no|asked for help|apologi[sz]ed|made the call|went (?:to the gym|outside|for a (?:walk|run))|did it|spoke up|set a boundary|called (?:him|her|them|the doctor|my)|talked to (?:him|her|them|my)|did (?:it|talk|call|tell|go|ask|write|say)))\b/,
    not: /\bdidn't\b|\bdid it (?:the first|once|again|all|for|because)\b|\bwish\b|\bbut (?:he|she|they|it)\b|\bcruel\b|\bregret\b|\b(?:died|death)\b/,
    about: "the hard thing you did",
    title: "Doing the hard thing",
    reflections: [
      "You did the thing you had been circling.",
      "That took some courage, whatever comes of it.",
      "You did not wait until you were not afraid. You went anyway.",
    ],
    questions: [
      "How was it in the moment just after?",
      "What did you find out about yourself?",
      "What made this the time?",
    ],
    actions: [
      "Note down what you did and how you did it, while it is fresh.",
      "Choose the next small step of the same kind, and a day for it.",
    ],
  },
  {
    id: "good-day",
    theme: "goodNews",
    tone: "glad",
    when: /\b(?:(?:really |pretty |such a |had a |a )(?:good|great|lovely|nice) (?:day|week|weekend|time|night|evening|morning)|feel(?:ing)? (?:so |really |much |a bit |a lot |pretty |quite )?(?:good|great|better|happy|proud|hopeful|lighter|calmer)|so happy|i'm happy|i am happy|good news|went (?:really |so )?well|great news|in love|things are (?:going )?(?:well|good|better|looking up))\b/,
    not: /\b(?:not|n't|never|used to|want to|wish|if only|when will|make (?:him|her|them) (?:feel )?happy|should be|should feel|supposed to|don't feel|pretend|nobody|sarcas)\b/,
    about: "what is going well",
    title: "Something going well",
    reflections: [
      "Something in that has some light in it.",
      "It is good to hear that, and it deserves as much room here as the hard things.",
      "You noticed it. That is half of having it.",
    ],
    questions: [
      "What was the best minute of it?",
      "What did you do that helped it along?",
      "What would you like to take from it into next week?",
    ],
    actions: [
      "Write down the best minute of it, with the details, so that you can go back.",
      "Plan one thing that would make a day like that likelier again.",
    ],
  },
];
