import type { Frame } from "../frame.ts";
import { pattern } from "../pattern.ts";

/** Missing somebody or something, how it used to be, and not getting over it. */
export const whatWasFrames: readonly Frame[] = [
  {
    id: "miss-person",
    weight: 2,
    when: pattern`^LEADi (?:just |really |still |do |already |even |so |also |kind of )*miss (?<o>WHOM|him|her|them|us)(?: (?:from .+|back home|and .+|dreadfully|badly|awfully|deeply|so much|a lot|like crazy|terribly|every day|all the time|too|already|sometimes|more than .+|at night|still|most|badly|so bad))*$`,
    say: ["You miss {o}.", "Of course you miss {o}.", "You think of {o} a lot."],
    ask: [
      "When do you miss {o} most?",
      "What do you miss most?",
      "What would you tell {o}, if you could?",
    ],
  },
  {
    id: "miss-old-people",
    weight: 3,
    asks: true,
    when: /^i (?:just |really |still |do |even |also |so )*miss (?<x>(?:my|our|the|having my|seeing my) (?:old |previous |former |school |uni |work )*(?:friends?|mates?|boss|colleagues?|neighbours?|team|teachers?|group|gang|crew|girls|lads|boys|family|cousins|flatmates)\b(?: from (?:home|school|uni|work|before|back home))?)(?: .*)?$/i,
    say: ["You miss {x}.", "So there are people you miss.", "It is hard to be without them."],
    ask: [
      "What do you miss most?",
      "What do you miss most about them?",
      "When do you notice it most?",
    ],
  },
  {
    id: "miss-small-things",
    weight: 3,
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
    id: "miss-having",
    weight: 2,
    when: /^i (?:just |really |still |do |even |also )*miss (?<x>(?:having|being|talking|going|feeling|seeing|hearing|living|sitting|doing|laughing|cooking|coming)\b.+)$/i,
    say: ["You miss {x}.", "That is something you would like to have back.", "That leaves a gap."],
    ask: [
      "When do you notice it most?",
      "What was it like, when you had that?",
      "Is there any of it left, in some small form?",
    ],
  },
  {
    id: "miss-old-life",
    weight: 3,
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
    id: "miss-thing",
    weight: 2,
    when: /^i (?:just |really |still |do |even |also |so )*miss (?<x>(?:the|my|our|those|that|his|her|their|home|it|how|when)\b.*)$/i,
    say: [
      "You miss {x}.",
      "I can hear how much that meant to you.",
      "You would like to have that back.",
    ],
    ask: ["What do you miss most?", "When do you notice it most?", "How often do you think of it?"],
  },
  {
    id: "they-used-to",
    weight: 2,
    when: pattern`^LEADWHO (?:always )?used to (?<x>(?!check|hit|shout|scream|yell|beat|drink|control|follow|threaten|lock|ignore|mock|insult|put me|go through|get angry|be like that|be like this|say|tell|call me).+)$`,
    say: ["So that is how it was then.", "You remember that well."],
    ask: ["What was that like for you?", "How do you look back on it?"],
  },
  {
    id: "we-used-to",
    weight: 2,
    when: pattern`^LEAD(?:we|OTHER and (?:i|me)|me and OTHER|i and OTHER) (?:always |both )?used to (?<x>.+)$`,
    say: [
      "You used to {x}.",
      "It sounds as if those were good times.",
      "That was part of your life together.",
    ],
    ask: ["What were those times like?", "When did that stop?", "What do you miss about it?"],
  },
  {
    id: "i-used-to-be",
    weight: 2,
    asks: true,
    when: /^i (?:always )?used to (?<x>(?:be|have|love|feel|enjoy|look forward|laugh|see|go|do|play|know|like)\b.*)$/i,
    say: ["You used to {x}.", "That was different then."],
    ask: ["What has changed since then?", "What was it like for you then?"],
  },
  {
    id: "not-anymore",
    weight: -1,
    tone: "heavy",
    when: pattern`^LEAD(?:WHO|we|it)(?:'s|'re)? (?:just )?(?:doesn't|don't|isn't|aren't|not|never|can't|won't|hardly|barely)\b.*\b(?:anymore|any more|any longer)$`,
    say: ["So that has changed.", "It was different before, then.", "So it is not as it was."],
    ask: ["When did it change?", "What was it like before?", "What do you think is behind it?"],
  },
  {
    id: "drifted-apart",
    weight: 2,
    when: pattern`^LEAD(?:we|OTHER and (?:i|me)|me and OTHER|i and OTHER|WHO|i feel like we|it feels like we)(?:'ve| have|'re| are|'s| has)? ADV(?:drift(?:ed|ing)|grown apart|growing apart|grew apart|lost touch|fallen out of touch|fell out of touch|not (?:as|that) close|aren't (?:as|that) close|don't have (?:much|anything) in common|stopped (?:hanging out|meeting|seeing each other))\b.*$`,
    say: [
      "It is sad to lose somebody bit by bit.",
      "So the closeness went, without anybody deciding it.",
      "You notice the distance, and it hurts.",
    ],
    ask: [
      "When did you notice it?",
      "What were you like together before?",
      "Would you want to reach out?",
    ],
  },
  {
    id: "keeps-looking",
    weight: 3,
    when: /^i (?:just |still )*(?:keep|can't stop|always|constantly|end up|find myself|can't help|spend .{0,20}) ?(?:on |myself )?(?:check(?:ing)?|look(?:ing)? at|look(?:ing)? (?:him|her|them|through)|stalk(?:ing)?|scroll(?:ing)? (?:through|back)|going on|refreshing|re-?reading|reading|going (?:back )?through|watching (?:his|her|their)) (?<x>(?:his|her|their|my ex|the|our|old|my phone|if|whether|when)\b.*)$/i,
    say: ["It is hard not to look.", "You keep going back to it.", "It is hard to leave it alone."],
    ask: [
      "What are you hoping to find?",
      "How do you feel afterwards?",
      "When do you look most often?",
    ],
  },
  {
    id: "cannot-stop-thinking",
    weight: 2,
    when: pattern`^i (?:just |still |really )*(?:can't (?:stop|help) thinking|keep thinking|keep going over|think|can't get|keep replaying|keep dreaming|dream)(?: about| of| over| back to)? (?<o>WHOM|us|it|what (?:he|she|they|i|we|happened).*|the .+|everything|how .+)(?: (?:all the time|every (?:day|night)|constantly|out of my (?:head|mind)|over and over|a lot|in my head|non-?stop))*$`,
    not: /^i think (?!about|of)/i,
    say: [
      "Your mind keeps going back to it.",
      "So it is there again and again, whether you want it or not.",
      "It is hard to get any rest from that.",
    ],
    ask: [
      "What do you think about most?",
      "When is it strongest?",
      "What helps, even for a little while?",
    ],
  },
  {
    id: "reminds-me",
    weight: 2,
    when: /\b(?:everything|every (?:song|street|corner|room|place|time)|it all|all of it|the (?:house|flat|song|smell|place)|places) (?:still |just )?reminds? me of (?<o>.+)$/i,
    say: [
      "So you are reminded of {o} wherever you turn.",
      "That makes it hard to get a break from it.",
      "There is no getting away from it at the moment.",
    ],
    ask: [
      "What is hardest to come across?",
      "Are there good memories among them, too?",
      "Is there anywhere you are free of it for a while?",
    ],
  },
  {
    id: "first-without",
    weight: 3,
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
    id: "is-leaving",
    weight: 2,
    not: /\b(?:in with|back in|going out|nearer|closer)\b/i,
    when: pattern`^LEADWHO(?:'s| is|'re| are) (?:about to |soon |also )*(?:moving|leaving|going) (?:away|out|abroad|back|off to|to (?:uni|university|college|live|london|another|the other|a different|australia|canada|america|\p{L}+ (?:next|in|for|soon))|home|for (?:uni|university|good)|next|in \p{L}+|soon|us)\b.*$`,
    say: ["So there is a goodbye coming.", "That will be a big change for you."],
    ask: [
      "How do you feel, when you think of it?",
      "What will you miss most?",
      "Have you been able to talk about it together?",
    ],
  },
  {
    id: "empty-nest",
    weight: 3,
    when: /\bmy (?:\p{L}+ )?(?:son|daughter|kids|children|youngest|eldest|last one|boy|girl|twins)(?:'s|'ve| has| have)? (?:just |all |both |now |recently |finally )*(?:left (?:home|for uni\p{L}*|for college)|moved out|gone (?:to|off to) (?:uni\p{L}*|college)|flown the nest|left the nest|went (?:off )?to (?:uni\p{L}*|college))\b/iu,
    say: [
      "The house must feel very different now.",
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
    weight: 3,
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
    id: "wants-it-back",
    weight: 2,
    when: pattern`^i (?:just |really |so |only )*(?:want|wish i (?:had|could have|could get)|'d give anything to (?:have|get)|would give anything to (?:have|get)) (?<o>WHOM|it|us|things|my (?:old )?(?:life|family|friend|best friend|self|husband|wife)|what we had) (?:back|to (?:be|go back)(?: to)? (?:like|as|how|normal|the way).*|the way (?:it|we|things) (?:was|were)|how (?:it|we|things) (?:was|were)|again)$`,
    say: [
      "You want {o} back.",
      "If you could, you would go back to how it was.",
      "That wish is very strong in you at the moment.",
    ],
    ask: [
      "What do you miss most about {o}?",
      "What do you do, when that wish comes up?",
      "When is that wish strongest?",
    ],
  },
  {
    id: "cannot-move-on",
    weight: 2,
    when: /^i (?:just |really |still )*(?:can't|cannot|don't know how to|couldn't|(?:am|'m) (?:struggling|finding it hard|not able) to|don't think i(?:'ll| can)(?: ever)?)(?: seem to| ever)? (?:move on|let (?:go|it go|him go|her go|them go)(?: of .+)?|get over (?<o>.+)|accept (?:it|that .+)|forget (?:him|her|it|them))$/i,
    say: [
      "It is not something you can just decide.",
      "It takes longer than people think.",
      "You are not over it, and you need not be yet.",
    ],
    ask: [
      "What makes it hardest to let go?",
      "What still ties you to it?",
      "How long has it been?",
    ],
  },
  {
    id: "not-the-same",
    weight: 2,
    when: /\b(?:it|things|life|christmas|home|nothing)(?:'s| is| are| just)* ?(?:just |really )?(?:isn't|aren't|not|n't|never) the same\b(?: (?:without (?<o>.+)|anymore|any more|since .+|as before))?$/i,
    say: [
      "It is not the same, and I imagine you feel it every day.",
      "Something that used to be there is gone.",
      "You can still do the same things, and they feel different.",
    ],
    ask: ["Where do you notice it most?", "What was it like before?", "What is missing, for you?"],
  },
  {
    id: "urge-to-write",
    weight: 3,
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
    weight: 3,
    when: pattern`^LEADWHO(?:'s|'ve)? ADV(?:has |have )?(?:blocked|unfriended|unfollowed|ghosted|deleted|removed|left me on (?:read|seen)|cut me off|dropped me|stopped being my friend)\b.*$`,
    say: [
      "And you were left without a word of explanation.",
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
