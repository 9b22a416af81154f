import type { Frame } from "../frame.ts";
import { selfPattern } from "../self-pattern.ts";

/** Home, moving, and life after work. */
export const homeFrames: readonly Frame[] = [
  {
    id: "flatmate-trouble",
    weight: 3,
    when: selfPattern`^LEAD(?<who>(?:my|our|the|one of my|both my) (?:new |other )?(?:flatmates?|housemates?|roommates?|lodger)|he|she|they)(?:'s|'re)? ADV(?:never|doesn't|don't|won't|leaves?|left|eats?|ate|uses?|takes?|plays?|has|have|is|are|keeps?|always|brings?)\b.{0,40}\b(?:dishes|washing[- ]up|clean(?:s|ing)?|tid(?:y|ies)|kitchen|bathroom|bins?|my (?:food|stuff|things|milk|clothes|shampoo)|mess(?:y)?|rent|loud|noisy|music|boyfriend (?:over|round|here)|girlfriend (?:over|round|here)|friends (?:over|round)|parties|party|dirty|hoover|heating)\b.{0,40}$`,
    not: /\b(?:husband|wife|son|daughter|kids?|teenager|children|partner|baby)\b/i,
    say: [
      "It is wearing, when it is your own home.",
      "Small things like that add up when they happen every day.",
      "I can see why that gets to you.",
    ],
    ask: [
      "Have you been able to say something?",
      "What bothers you most about it?",
      "What would be a fair way to do it?",
    ],
  },
  {
    id: "noisy-neighbours",
    weight: 3,
    when: selfPattern`^(?:.{0,30}\b)?(?:neighbou?rs?|people (?:upstairs|downstairs|next door|above|below)|(?:upstairs|downstairs|next door)(?: neighbou?rs?)?|dog next door)(?:'s)?\b.{0,50}\b(?:music|noise|noisy|loud|part(?:y|ies)|shout\w*|bang\w*|bark\w*|scream\w*|stomp\w*|all night|at night|every night|drill\w*)\b.{0,40}$`,
    say: [
      "It is hard when you can’t get any peace in your own home.",
      "And you can’t get away from it.",
      "That would wear anybody down.",
    ],
    ask: [
      "Have you been able to talk to them?",
      "What is it like at night?",
      "What have you tried so far?",
    ],
  },
  {
    id: "home-is-a-mess",
    weight: 2,
    when: selfPattern`^LEAD(?:(?:the|my|our) (?:house|flat|home|place|room|kitchen|bedroom)(?:'s| is| looks| has become| got) ADV(?:a (?:complete |total |bit of a )?(?:mess|tip|state|disaster|bombsite|pigsty)|messy|dirty|filthy|chaos|cluttered|full of|upside down)\b.{0,40}|i (?:ADV)(?:can't|don't|never|struggle to) (?:seem to )?(?:keep (?:on top of|up with)|keep) (?:the |my |our )?(?:house(?:work)?|cleaning|washing|laundry|flat|home|tidying|place)\b.{0,40}|(?:the )?(?:dishes|washing|laundry|bins|clutter) (?:are|is|just|keeps?|has been|have been)\b.{2,40})$`,
    say: ["It is tiring to look at it every day.", "That happens quickly."],
    ask: [
      "Which bit of it bothers you most?",
      "What would be a small corner to start with?",
      "How is it for you to come home to that?",
    ],
  },
  {
    id: "not-settled-here",
    weight: 2,
    when: selfPattern`^LEAD(?:i|we)(?:'ve| have)? ?ADV(?:(?:haven't|have not|hadn't|don't|can't|still haven't|not) ADV(?:settled(?: in)?|settle|found my feet|feel at home|felt at home|feel settled|made any friends|feel like (?:i belong|home))|(?:feel|am|'m) ADV(?:homesick|out of place|like a stranger|like an outsider))(?: (?:here|in|there|at|since)\b.{0,30})?END|^LEAD(?:it|this place|here|this city|the (?:flat|house|city|town)) (?:still |just )*(?:doesn't|does not|didn't) feel like (?:home|mine|my (?:home|place)).{0,20}$`,
    say: [
      "So it does not feel like home yet.",
      "It takes time to feel at home somewhere, and that time can be lonely.",
      "You are there, and not quite settled.",
    ],
    ask: [
      "What is missing most?",
      "What did you have before that you don’t have there?",
      "Is there anything about it that you like?",
    ],
  },
  {
    id: "had-people-there",
    weight: 2,
    when: selfPattern`^LEAD(?:back home|at home|where i (?:used to live|lived|come from)|back there|before(?: we moved)?|in (?:my (?:old|home) \p{L}+|[\p{Lu}]\p{L}+)),? (?:i|we) (?:ADV)(?:had|knew|could|used to|saw|was|were)\b.{3,90}$`,
    not: /\b(?:died|cancer|abuse\w*|hit)\b/i,
    say: [
      "You had people and places there that you knew.",
      "That is a lot to have left behind.",
      "So you know what it can be like, and that makes the difference plain.",
    ],
    ask: [
      "What do you miss most about it?",
      "What did an ordinary week look like there?",
      "Who of them could you call?",
    ],
  },
  {
    id: "easier-for-them",
    weight: 3,
    when: selfPattern`^(?:.{0,50}\b)?(?:it(?:'s| is| was|'s been) ADV(?:much |so much |a lot |way )?easier for (?<who>him|her|them|everyone|other people)|(?:he|she|they|my (?:partner|husband|wife|boyfriend|girlfriend|kids))(?:'s| is|'re| are)? ADV(?:loves? (?:it|his|her|their|the|this)|happy|settled|fine|doing (?:great|well|fine)|has (?:his|her) (?:work )?friends)(?: (?:it|here|there|in|job|new|already|work|life|city|town|place|friends))+)END`,
    themes: ["change", "loneliness", "work"],
    say: [
      "So the two of you are in different places with it.",
      "It must be strange, to see it go well for others and not for you.",
      "That can make it harder to say how it is for you.",
    ],
    ask: [
      "Do they know how it is for you?",
      "What is that like for you?",
      "What would you need, to feel more at home?",
    ],
  },
  {
    id: "i-retired",
    weight: 2,
    when: selfPattern`^LEADi(?:'ve| have|'m| am)? ?ADV(?:retired|retire|took (?:early )?retirement|stopped working|finished work|in retirement|retiring)(?: (?:in|last|this|a|two|three|at|from|early|on|after|since|next|NUM)\b.{1,40})?END`,
    say: [
      "That is a big change after all those years.",
      "A lot falls away when work does.",
      "So everything about the day is different now.",
    ],
    ask: [
      "What has it been like so far?",
      "What does a day look like now?",
      "What do you miss, and what don’t you miss?",
    ],
  },
  {
    id: "did-it-for-years",
    weight: 2,
    when: selfPattern`^LEADi(?:'d| had)? ?(?:was |been )?ADV(?:worked|taught|drove|nursed|ran|did|served|a|an|the|in|at|looked after|spent|managed)\b.{0,50}\b(?:for |over |nearly |almost )?(?<x>(?:\d+|ten|fifteen|twenty|twenty-\p{L}+|thirty|thirty-\p{L}+|forty|forty-\p{L}+) years)(?: (?:there|of my life|in total|before that))*END`,
    not: /\b(?:married|smok\w*|together|drink\w*|addict\w*|ill|single|carer|pain|abus\w*|alone|prison)\b/i,
    say: [
      "{X}. That is a large part of a life.",
      "So it was far more than a job to you.",
      "After so long, it is part of who you are.",
    ],
    ask: [
      "What did you like most about it?",
      "What do you miss from that time?",
      "What are you most proud of, looking back?",
    ],
  },
  {
    id: "two-sides-of-it",
    weight: 1,
    when: selfPattern`^LEAD(?:i'd|i would|it'd|it would|it'll|it will|it) (?:ADV)(?:be|mean|pay|take|get|have) .{2,50}? but (?:at least )?(?:i'd|i would|it'd|it would|i'll|it|i)\b.{2,50}$`,
    say: [
      "So it has two sides for you.",
      "You can see what you would gain, and what it would cost.",
      "That is not an easy sum to do.",
    ],
    ask: [
      "Which of the two weighs more?",
      "What would matter most to you in a year?",
      "How does each side feel, when you picture it?",
    ],
  },
];
