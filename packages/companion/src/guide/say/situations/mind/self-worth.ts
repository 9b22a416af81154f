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
    reflections: [
      "You are very hard on yourself.",
      "That is a harsh thing to think about oneself.",
      "You see mostly what is wrong with you, and that hurts.",
    ],
    questions: [
      "What brought that on?",
      "How long have you thought that about yourself?",
      "What would somebody who knows you well say to that?",
      "When do you feel a bit better about yourself?",
    ],
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
    reflections: [
      "You look at where others are, and you feel behind.",
      "Comparing yourself like that hurts.",
      "It looks as if everyone else had it worked out.",
    ],
    questions: [
      "Whom do you compare yourself with most?",
      "What do they have that you would like?",
      "What would you want, if you didn’t look at anyone else?",
    ],
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
    reflections: [
      "You say yes to others and come last yourself.",
      "It sounds as if people are used to you being there for them.",
      "That takes a lot out of you.",
    ],
    questions: [
      "What are you afraid would happen, if you said no?",
      "Who asks the most of you?",
      "When did you last say no, and how did it go?",
    ],
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
    reflections: [
      "You ask a lot of yourself.",
      "It has to be very good before you can let it go.",
      "The fear of it not being good enough makes it hard to do at all.",
    ],
    questions: [
      "What would happen, if it were only good enough?",
      "What do you tell yourself, when you make a mistake?",
      "Where do you think you learnt to be so strict?",
    ],
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
    reflections: [
      "You want to get it done, and you can’t get going.",
      "The thing you put off is on your mind all the time anyway.",
      "That isn’t laziness. Something makes it hard to begin.",
    ],
    questions: [
      "What happens when you sit down to it?",
      "Which part of it is the hardest?",
      "What could you do in ten minutes, without it being good?",
      "When does it go better?",
    ],
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
    reflections: [
      "You are asking what it is all for, and that is a big question.",
      "What used to make sense doesn’t any more.",
      "You don’t know yet where to go from here.",
    ],
    questions: [
      "When did you last do something that felt like you?",
      "What matters to you, whatever else happens?",
      "When did you start to ask yourself that?",
    ],
    actions: [
      "Write down three moments in the last year when you felt like yourself, and look for what they share.",
      "Give one hour this week to something that matters to you.",
    ],
  },
];
