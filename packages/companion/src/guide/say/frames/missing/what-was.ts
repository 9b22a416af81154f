import type { Frame } from "../frame.ts";
import { pattern } from "../pattern.ts";

/** Missing somebody or something, how it used to be, and not getting over it. */
export const whatWasFrames: readonly Frame[] = [
  {
    id: "miss-old-people",
    when: /^i (?:just |really |still |do |even |also |so )*miss (?<x>(?:my|our|the|having my|seeing my) (?:old |previous |former |school |uni |work )*(?:friends?|mates?|boss|colleagues?|neighbours?|team|teachers?|group|gang|crew|girls|lads|boys|family|cousins|flatmates)\b(?: from (?:home|school|uni|work|before|back home))?)(?: .*)?$/i,
    say: ["You miss {x}.", "So there are people you miss."],
    ask: [
      "What do you miss most?",
      "What do you miss most about them?",
      "When do you notice it most?",
    ],
  },
  {
    id: "miss-small-things",
    when: /^i (?:just |really |still |do |even )*miss (?:all )?(?:the |our |those )?(?:boring|little|small|silly|stupid|ordinary|everyday|simple|daft) (?:things?|stuff|moments?|bits)?(?:,? ?(?:like|such as|the) (?<x>.+))?$/i,
    say: [
      "It is the ordinary things you miss.",
      "Those small everyday things make up a life together.",
      "Just {x}, as it used to be.",
    ],
    ask: [
      "Which of those moments comes back most?",
      "When does that hit you?",
      "What do you do with that time now?",
    ],
  },
  {
    id: "miss-old-life",
    when: /^i (?:just |really |still |do |even |also )*miss (?<x>(?:my|our|the) (?:(?:old|previous|former)(?! (?:\w+ )?(?:friends?|mates?|boss|colleagues?|neighbours?|team|teacher|group|gang|crew|dog|cat|girls|lads|boys|school ?friends?)\b)|life|freedom|independence|body|job|sleep|self|way (?:we|it|things))\b.*|who (?:i|we) (?:was|were|used to be)|how (?:it|things|we) (?:was|were|used to be)|myself|me)$/i,
    say: [
      "You miss {x}.",
      "It is natural to miss how it was.",
      "So you would like some of that back.",
    ],
    ask: [
      "What do you miss most about it?",
      "Which part of it would you bring back first?",
      "Who knows that you feel this way?",
    ],
  },
  {
    id: "keeps-looking",
    when: /^i (?:just |still )*(?:keep|can't stop|always|constantly|end up|find myself|can't help|spend .{0,20}) ?(?:on |myself )?(?:check(?:ing)?|look(?:ing)? at|look(?:ing)? (?:him|her|them|through)|stalk(?:ing)?|scroll(?:ing)? (?:through|back)|going on|refreshing|re-?reading|reading|going (?:back )?through|watching (?:his|her|their)) (?<x>(?:(?:his|her|their) (?!and\b|but\b|in\b)\w+|my ex|our (?:old )?(?:texts|messages|chats|photos))\b.*)$/i,
    say: ["It is hard not to look.", "You keep going back to it."],
    ask: ["What are you hoping to find?", "How do you feel afterwards?"],
  },
  {
    id: "first-without",
    when: /\b(?:first|second) (?<x>christmas|birthday|summer|holiday|weekend|anniversary|new year|easter|eid|mother's day|father's day|winter)\b.{0,20}\bwithout (?<o>him|her|them|my \p{L}+|mum|dad)\b/iu,
    say: [
      "The first {x} without {o} is hard.",
      "That day must bring it all close.",
      "Days like that make the gap very clear.",
    ],
    ask: [
      "How do you think you will spend it?",
      "What would you like that day to be?",
      "Who will be with you?",
    ],
  },
  {
    id: "empty-nest",
    when: /\bmy (?:\p{L}+ )?(?:son|daughter|kids|children|youngest|eldest|last one|boy|girl|twins)(?:'s|'ve| has| have)? (?:just |all |both |now |recently |finally )*(?:left (?:home|for uni\p{L}*|for college)|moved out|gone (?:to|off to) (?:uni\p{L}*|college)|flown the nest|left the nest|went (?:off )?to (?:uni\p{L}*|college))\b/iu,
    say: [
      "After all those years it is a big change, even when it is a good one.",
      "You can be proud and miss them at the same time.",
    ],
    ask: [
      "What is it like at home now?",
      "What do you miss most?",
      "What do you do with the time?",
    ],
  },
  {
    id: "still-loves",
    when: pattern`^i (?:do |really |think i |know i )*still (?<x>(?:love|have feelings for|care about|care for|think about|want|fancy) (?:WHOM|my ex).*)$`,
    say: [
      "You still {x}.",
      "Feelings do not stop just because it is over.",
      "So your heart has not let go yet.",
    ],
    ask: [
      "What do you do with that feeling?",
      "What makes it hard to let go?",
      "When is it strongest?",
    ],
  },
  {
    id: "urge-to-write",
    when: pattern`^LEADi (?:just |really |still |keep |always |almost |nearly |so )*(?:want(?:ed|ing)? to|wanna|almost|nearly|keep|feel like|am tempted to|'m tempted to|(?:texted|messaged|called|rang|wrote to))(?: (?:text|message|call|ring|write|contact|reach out|texting|messaging|calling|writing|texted|called|messaged|rang))?(?: to)? ?(?<o>him|her|them|my ex)(?: (?:last night|again|every (?:day|night)|so badly|when .+|at \d.*|drunk|back|all the time))*$`,
    themes: ["breakup"],
    not: /\bi (?:just |really )?(?:want(?:ed)?|keep) (?:him|her|them)\b/i,
    say: [
      "It is hard not to reach out.",
      "When it hurts, that is the first thing one wants to do.",
      "You would like to hear from {o}.",
    ],
    ask: [
      "What would you want to say?",
      "What are you hoping would come back?",
      "How do you feel, once the moment has passed?",
    ],
  },
  {
    id: "blocked-me",
    when: pattern`^LEADWHO(?:'s|'ve)? ADV(?:has |have )?(?:blocked|unfriended|unfollowed|ghosted|deleted|removed|left me on (?:read|seen)|cut me off|dropped me|stopped being my friend)\b.*$`,
    say: [
      "I imagine that hurt, and left you with questions.",
      "It is hard to be shut out like that.",
    ],
    ask: [
      "What do you think happened?",
      "What would you have liked to be told?",
      "How have you been since?",
    ],
  },
];
