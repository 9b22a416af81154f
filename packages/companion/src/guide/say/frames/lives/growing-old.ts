import type { Frame } from "../frame.ts";

/** Growing old, and what one used to be. */
export const growingOldFrames: readonly Frame[] = [
  {
    id: "getting-old",
    when: /^(?:.*\b)?(?:i(?:'m| am|'m just|'ve)? (?:just |now )?(?:getting|feel(?:ing)?|become|feel so) (?:old|older|my age)\b.*|i(?:'ll| will| just| 've just)? ?(?:turn(?:ed|ing)?|hit) (?:3|4|5|6|7|8|9)\d\b.*|(?:old age|ageing|aging|getting older) (?:is|scares|frightens|isn't)\b.*|(?:my|the) (?:big )?(?:3|4|5|6|7|8)0(?:th)?(?: birthday)? is\b.*)$/i,
    not: /\b(?:too old for (?:this|him|her)|my (?:son|daughter|baby|kid) (?:is|turned|turns))\b/i,
    say: ["So your age has been on your mind."],
    ask: ["What has changed most?", "What would you still like to do?"],
  },
  {
    id: "time-running-out",
    when: /^(?:.*\b)?(?:(?:i(?:'ve| have| feel like i(?:'ve| have)?)? )?(?:wasted|waste) (?:my (?:life|best years|twenties|thirties|youth)|so (?:much|many)|(?:all )?(?:those|these) years|\d+ years|years)\b.*|(?:time|life) is (?:running out|passing|slipping|flying|short|going)\b.*|(?:it's|it is|i feel like it's|maybe it's) too late (?:for me|to|now|for)\b.*|(?:my|the) best years are\b.*|i(?:'m| am)(?: probably| just| maybe)? (?:running out of time|past it|too old)\b.*|(?:i'm (?:a bit |so |just )?(?:scared|worried|afraid) )?i(?:'m| am) too old\b.*)$/i,
    not: /\b(?:too late (?:to (?:call|ring|text|eat|go to bed|cancel)|at night|tonight)|money)\b/i,
    say: [
      "It feels as if it were too late for you.",
      "You wonder whether there is still time.",
      "You feel that time is short.",
    ],
    ask: [
      "What would you most like to do still?",
      "What would you still like to have in your life?",
      "Is there a small part of it that is still possible?",
    ],
  },
  {
    id: "not-complaining",
    when: /^i (?:really |just )?(?:do not|don't|mustn't|must not|shouldn't|can't|hate to|don't like to) (?:want to |mean to )?(?:complain|moan|grumble|whinge|make a fuss|feel sorry for myself|bore you)\b.*$/i,
    say: [
      "It is not complaining to say how it is.",
      "You may say it here. That is what this is for.",
      "I don’t hear it as complaining.",
    ],
    ask: [
      "What is the hardest part, if you say it plainly?",
      "Whom do you tell how it is?",
      "What would make it a little easier?",
    ],
  },
  {
    id: "best-part-of-week",
    when: /^(?:.*\b)?(?:(?:that|it|this)(?:'s| is| was)|they(?:'re| are)) (?:always |really |honestly )?(?:the )?(?:best|nicest|highlight|only good|favourite) (?:part|thing|bit|day|hour|moment|time)? ?(?:of|in|about)?\b.*$/i,
    not: /\b(?:best (?:option|way|decision)|only (?:thing|option))\b/i,
    say: ["It is good that you have that."],
    ask: [
      "What do you like about it most?",
      "What do you talk about?",
      "Could there be a little more of that?",
    ],
  },
  {
    id: "no-regrets-but",
    when: /^i (?:really |honestly |still )?(?:don't|do not) regret (?:it|leaving|going|doing|telling|what|saying|my|that|ending)\b.*$/i,
    say: ["You know why you did it."],
    ask: [
      "What has it made possible?",
      "What has been the hardest part of it?",
      "What helped you to do it?",
    ],
  },
];
