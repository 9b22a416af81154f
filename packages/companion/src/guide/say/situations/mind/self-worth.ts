import type { Situation } from "../../situation.ts";

/** Not being enough, and what people do about it. */
export const selfWorthSituations: readonly Situation[] = [
  {
    id: "not-good-enough",
    priority: -1,
    theme: "selfEsteem",
    when: /\b(?:(?:i'm|i am|i'll|i feel|feel|feeling|i was|being) (?:just |never |really |simply )?(?:not |never (?:be |going to be )?)(?:good|smart|pretty|clever|strong) enough|i(?:'m| am) (?:such |just )?a (?:failure|loser|disappointment|burden|waste of space)|feel(?:ing)? (?:like )?(?:such )?a (?:failure|loser|burden|disappointment)|(?:i'm|i am|i feel|feel|feeling) (?:so |such |like |an? |really |just |completely )*(?:worthless|useless|stupid|pathetic|idiot)|i suck|hat(?:e|ing|ed) myself|can't do anything right|do everything wrong|everything i do is wrong|nothing i do is|let(?:ting)? (?:everyone|everybody|people) down|(?:my|low|no) self[- ]esteem|no confidence|low confidence|don't like myself)\b/,
    not: /\b(?:he|she|they|it|that|this)(?:'s| is| was|'re| are) (?:so |such |just )?(?:an? )?(?:stupid|useless|idiot|pathetic|loser|failure)\b|\bstupid (?:job|thing|phone|question|car|game)\b/,
    about: "how hard you are on yourself",
    title: "Hard on yourself",
    actions: [
      "When you catch yourself thinking it, write the sentence down, and under it what you would say to a friend who said it.",
      "Ask one person you trust for one thing they value in you, and write it down.",
    ],
  },
  {
    id: "comparing",
    priority: -1,
    theme: "selfEsteem",
    when: /\b(?:everyone else (?:is|has|seems|can|my age|around)|everybody else (?:is|has|seems)|other people (?:my age|have|seem)|people my age|all my friends (?:are|have) (?:\w+ )?(?:married|engaged|partners?|kids|babies|children|houses?|jobs?|careers?|settled|ahead|pregnant|degrees?)|compar(?:e|ing) (?:myself|my)|behind in life|falling behind|by now i (?:should|thought)|should have .{0,20} by now)\b/,
    not: /\bcompared to (?:last|before|yesterday)\b/,
    about: "feeling behind other people",
    title: "Comparing yourself with others",
    actions: [
      "Write down three things you have now that you once hoped for.",
      "Name one thing you want for its own sake, and give it half an hour this week.",
    ],
  },
  {
    id: "people-pleasing",
    theme: "selfEsteem",
    when: /\b(?:can't say no|people[- ]pleas\w*|always (?:say yes|helping|there for|putting (?:others|everyone))|put(?:ting)? (?:everyone|everybody|others) (?:else )?first|boundar\w*|take(?:s|n)? advantage|everyone (?:relies|depends|leans) on me|walk(?:s|ed)? all over me|doormat|afraid to upset|scared to disappoint|i'm the (?:strong one|one (?:who|that) (?:always|has to|everyone)|one everyone))\b/,
    about: "finding it hard to say no",
    title: "Learning to say no",
    actions: [
      "To the next request, say: let me get back to you. Decide an hour later.",
      "Say one small no this week, to somebody it is safe to say it to.",
    ],
  },
  {
    id: "perfectionism",
    priority: -1,
    theme: "selfEsteem",
    when: /\b(?:perfectionis\w*|has to be (?:right|perfect)|be perfect|fear of fail\w*|afraid (?:of|to) fail\w*|scared (?:of|to) fail\w*|high standards|never satisfied|not (?:be |going to be )?(?:good enough|any good)|won't be (?:any good|good enough))\b/,
    not: /\bperfect (?:day|time|weather|for)\b/,
    about: "the standards you set yourself",
    title: "When good is not enough",
    actions: [
      "Do one thing this week well enough and no better, and hand it in.",
      "Set a time at which the task is finished, whatever it looks like.",
    ],
  },
  {
    id: "procrastinating",
    theme: "motivation",
    when: /\b(?:procrastinat\w*|put(?:ting)? (?:it|things|everything) off|can't (?:start|focus|concentrate|get started|motivate|make myself|get myself to)|no motivation|unmotivated|(?<!was )(?<!was just )lazy(?! (?:day|sunday|saturday|morning|weekend|afternoon|evening)\b)|keep (?:avoiding|postponing)|wast(?:ed|ing) (?:the |my )?(?:day|time|whole day)|stuck in a rut|no discipline|can't get anything done)\b/,
    about: "getting started",
    title: "Getting started",
    actions: [
      "Set a timer for ten minutes, do the first small piece, and allow yourself to stop when it rings.",
      "Put out tonight what you need for the first step tomorrow.",
    ],
  },
  {
    id: "no-purpose",
    priority: -1,
    theme: "identity",
    when: /\b(?:no purpose|don't know who i am|who i am anymore|lost myself|what i want (?:from|in|out of) life|meaningless|what's it all for|midlife|mid-life|quarter[- ]life|existential|wasted my life|what to do with my life)\b/,
    about: "what you want from life",
    title: "Looking for direction",
    actions: [
      "Write down three moments in the last year when you felt like yourself, and look for what they share.",
      "Give one hour this week to something that matters to you.",
    ],
  },
];
