import type { Frame } from "../frame.ts";

/** Growing old, and what one used to be. */
export const growingOldFrames: readonly Frame[] = [
  {
    id: "getting-old",
    weight: 3,
    when: /^(?:.*\b)?(?:i(?:'m| am|'m just|'ve)? (?:just |now )?(?:getting|feel(?:ing)?|become|feel so) (?:old|older|my age)\b.*|i(?:'ll| will| just| 've just)? ?(?:turn(?:ed|ing)?|hit) (?:3|4|5|6|7|8|9)\d\b.*|(?:old age|ageing|aging|getting older) (?:is|scares|frightens|isn't)\b.*|(?:my|the) (?:big )?(?:3|4|5|6|7|8)0(?:th)?(?: birthday)? is\b.*)$/i,
    not: /\b(?:too old for (?:this|him|her)|my (?:son|daughter|baby|kid) (?:is|turned|turns))\b/i,
    say: ["So your age has been on your mind."],
    ask: ["What has changed most?", "What would you still like to do?"],
  },
  {
    id: "time-running-out",
    weight: 3,
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
    id: "used-to-be-someone",
    weight: 3,
    when: /^i (?:used to|once) (?:run|manage|lead|be in charge of|have|head|teach|fly|drive|build|captain|look after|own) (?<x>(?:a |an |the |my own )?(?:\w+ )*(?:department|company|business|team|school|ward|shop|class(?:es)?|people|staff|firm|kitchen|farm|office|crew|men|children|pupils|patients|aeroplanes|lorr(?:y|ies))\b.*)$/i,
    say: [
      "You had a lot of responsibility then.",
      "People needed you, and you knew what you were doing.",
      "That was a very different place to be in.",
    ],
    ask: [
      "What do you miss most about it?",
      "What were you good at there?",
      "What of it would you like to use again?",
    ],
  },
  {
    id: "people-used-to",
    weight: 3,
    when: /^(?:people|they|everyone|my (?:pupils|students|staff|patients|children|kids)) (?:always )?(?:used to|would (?:always )?) (?:ask|come|listen|look up|turn|need|respect|want|value|know)\b.*$/i,
    say: [
      "You counted for something then, and you miss it.",
      "It hurts when that is no longer asked of you.",
      "You still know a great deal, and nobody asks.",
    ],
    ask: [
      "What would you like to be asked today?",
      "Who still comes to you for something?",
      "What do you miss most about that?",
    ],
  },
  {
    id: "talked-down-to",
    weight: 3,
    when: /^(?:.*\b)?(?:(?:calls?|called) me (?:sweetheart|dear|love|darling|young lady|young man|honey|granny|grandma|old)\b.*|(?:talks?|speaks?|spoke|talked) (?:to me )?(?:so |very |really )?(?:loudly|slowly|down to me|like i'm (?:a child|stupid|deaf|an idiot)|as if i (?:was|were)|over my head)\b.*|treats? me like (?:a child|i'm (?:stupid|a child|made of glass)|an? (?:invalid|idiot))\b.*)$/i,
    say: [
      "That is not how you want to be spoken to.",
      "It may be meant kindly, and it makes you small.",
      "They don’t see who you are.",
    ],
    ask: [
      "What would you like to say to that?",
      "Who treats you as the person you are?",
      "What is that like for you?",
    ],
  },
  {
    id: "not-complaining",
    weight: 3,
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
    weight: 3,
    when: /^(?:.*\b)?(?:(?:that|it|this)(?:'s| is| was)|they(?:'re| are)) (?:always |really |honestly )?(?:the )?(?:best|nicest|highlight|only good|favourite) (?:part|thing|bit|day|hour|moment|time)? ?(?:of|in|about)?\b.*$/i,
    not: /\b(?:best (?:option|way|decision)|only (?:thing|option))\b/i,
    say: [
      "I imagine you look forward to it.",
      "It is good that you have that.",
      "So there is something to hold on to in the week.",
    ],
    ask: [
      "What do you like about it most?",
      "What do you talk about?",
      "Could there be a little more of that?",
    ],
  },
  {
    id: "had-to-stop",
    weight: 2,
    when: /^(?:.*\b)?(?:i(?:'ve| have)? (?:had to |had to )?(?:stopped|stop|give up|gave up|given up|quit)|i can(?:'t|not| no longer)) (?<x>(?:playing|going|driving|dancing|running|walking|gardening|singing|swimming|cycling|working|travelling|sewing|reading|hiking|play|drive|dance|run|garden|sing|swim|cycle|travel|knit|climb)\b.*)$/i,
    not: /\b(?:smok\w*|drink\w*|stop thinking|working from home)\b/i,
    say: [
      "So you have lost something that was good for you.",
      "That is a real loss, and people may not see it.",
      "It was more than a pastime, I imagine.",
    ],
    ask: [
      "What did it give you?",
      "Which part of it do you miss most?",
      "Is there a smaller form of it that would still be possible?",
    ],
  },
  {
    id: "dependent-now",
    weight: 2,
    when: /^(?:.*\b)?(?:i (?:hate|don't like|can't stand|don't want) (?:having to |to |being )?(?:ask(?:ing)? for help|depend(?:ent|ing)? on|rely(?:ing)? on|be(?:ing)? (?:a burden|looked after|dependent)|need(?:ing)? help|end(?:ing)? up in a (?:home|care home))\b.*|(?:they|my (?:kids|children|son|daughter)) (?:want|wants|think|thinks) (?:me to|i should) (?:move|go into|sell|stop driving|give up)\b.*)$/i,
    say: [
      "You would like to go on deciding for yourself.",
      "It is hard to need help with what you always did yourself.",
      "It matters to you to stay independent.",
    ],
    ask: [
      "What do you want to keep in your own hands?",
      "What help would be all right for you?",
      "Have you been able to tell them how you see it?",
    ],
  },
  {
    id: "no-regrets-but",
    weight: 3,
    when: /^i (?:really |honestly |still )?(?:don't|do not) regret (?:it|leaving|going|doing|telling|what|saying|my|that|ending)\b.*$/i,
    say: [
      "You stand by what you did, and it has had its price.",
      "It was right for you, and it was not easy.",
      "You know why you did it.",
    ],
    ask: [
      "What has it made possible?",
      "What has been the hardest part of it?",
      "What helped you to do it?",
    ],
  },
];
