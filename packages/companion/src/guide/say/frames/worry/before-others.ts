import type { Frame } from "../frame.ts";
import { pattern } from "../pattern.ts";

/** Being judged, being told not to worry, and keeping it from others or telling them. */
export const beforeOthersFrames: readonly Frame[] = [
  {
    id: "not-the-problem",
    when: pattern`^(?:but )?(?:(?:that|this|it)(?:'s| is)(?:n't| not)|(?:that|this|it) isn't) (?:really |even )?(?:the (?:problem|issue|point|thing))$|^(?:it|that) (?:doesn't|does not) work (?:like that|that way|for me)$`,
    say: ["So that misses what it is really about.", "The real problem is somewhere else, then."],
    ask: [
      "What is the problem, as you see it?",
      "What do they not understand about it?",
      "How would you put it in your own words?",
    ],
  },
  {
    id: "do-not-want-to-burden",
    when: pattern`^LEADI ADV(?:don't|do not|didn't|wouldn't|never) (?:want|like|wanted) to (?:(?<x>(?:bother|burden|worry|upset|trouble|scare|stress|hurt|dump (?:it|this) on|put (?:it|this|that) on|load (?:it|this) on|disturb)\b.+)|be (?:a|the) (?:burden|bother|nuisance|pain|problem|one who .+)\b.*)$`,
    say: ["You don’t want to {x}."],
    ask: [],
  },
  {
    id: "kept-from-them",
    sure: true,
    when: pattern`^LEADI ADV(?:haven't|have not|didn't|can't|couldn't|don't know how to|don't dare(?: to)?|still haven't) (?:told|tell|said (?:anything|a word) to|say (?:anything )?to|spoken to|talked to) (?<x>(?!anyone|anybody|a soul|someone)(?:my|the|our|him|her|them|work|mum|mom|dad)\b(?:(?! about\b)[\w' ]){0,30}?)(?: (?:yet|about (?:[\w' ]{2,40})|any of (?:it|this)|anything|the truth|because .+))*$`,
    not: /\btell (?:them|it|him|her) (?:from|apart)\b|\bsurprise\b/i,
    say: ["You haven’t told {x}."],
    ask: ["What makes it hard to say?", "What do you think would happen, if you did?"],
  },
  {
    id: "told-nobody",
    when: pattern`^LEADI(?:'ve| have)? ADV(?:(?:haven't|have not|didn't|can't|never|not) (?:ever )?(?:really )?(?:told|tell|said|talked to|spoken to|tell anyone) (?:anyone|anybody|a soul)|told (?:no one|nobody))\b.*$|^LEAD(?:no one|nobody|not a soul) (?:else )?(?:knows|has any idea|really knows)\b.*$`,
    say: ["So you haven’t told anyone."],
    ask: ["What has kept you from telling anyone?"],
  },
  {
    id: "do-not-want-to-be-seen-differently",
    when: pattern`^LEADI ADV(?:don't|do not|didn't|wouldn't) (?:want|like) (?:people|anyone|everyone|them|him|her|others|anybody|my \w+) (?:to )?(?:look(?:ing)? at me (?:differently|like .+|with pity)|treat(?:ing)? me (?:differently|like .+)|feel(?:ing)? sorry for me|pity(?:ing)? me|think(?:ing)? (?:I'm|less|badly|differently|of me)\b.*|see(?:ing)? me (?:like this|scared|weak|upset|crying|differently|cry|as .+|that way)|know(?:ing)?\b.*|judg\w+ me|worry(?:ing)?\b.*|fuss\w*\b.*)$`,
    say: [
      "You don’t want it to change how people see you.",
      "So you would rather keep it from them.",
      "You want to stay the person you are for them.",
    ],
    ask: [
      "Whose reaction are you most afraid of?",
      "Who could know without it changing anything?",
      "What do you imagine would change?",
    ],
  },
  {
    id: "do-others-have-it",
    questions: true,
    when: pattern`^(?:(?:so|but|and) )*(?:do (?:they|doctors|people|many people|other people|others|lots of people|you think (?:they|people))|does (?:anyone|anybody|everyone) else|are there (?:other )?people who|is (?:that|this|it)) (?:really |actually |often |also )*(?:hear|see|have|get|feel|go through|do|know|common|quite common|usual)\b ?(?:that|this|it|these things|things like that)?(?: a lot| often| too| much| all the time| as well| sometimes)?$`,
    say: [
      "Yes, very often. You would not be the first.",
      "Yes. It is far more common than people think.",
      "They do. Many people carry this without saying so.",
    ],
    ask: [
      "What would make it easier to say it?",
      "What were you afraid the answer would be?",
      "Who could you tell?",
    ],
  },
  {
    id: "stopped-inviting-me",
    when: pattern`^LEAD(?:my |some |all my |most of my )?(?:friends|mates|people|colleagues|family|they)(?:'ve| have)? ADV(?:stopped|given up|don't|no longer) (?:even |really )?(?:inviting|asking|calling|texting|messaging|checking|including|invite|ask|call|text|message|bother|come)\b.*$`,
    themes: ["health", "anxiety", "lowMood", "sleep", "body", "habit"],
    say: [
      "That hurts, even if you can see how it came about.",
      "So on top of it you have become more alone.",
      "I imagine that is lonely.",
    ],
    ask: ["Whom do you miss most?", "What would you like them to know?", "Who has stayed?"],
  },
  {
    id: "would-it-be-silly",
    questions: true,
    when: pattern`^(?:(?:so|but|and) )*would it be (?:really |too |so |a bit |totally )?(?<w>stupid|silly|weird|mad|crazy|rude|strange|daft|odd|selfish) (?:to|if I)\b.*$`,
    say: [
      "It doesn’t sound {w} to me.",
      "I don’t think so. It sounds understandable.",
      "To me it sounds like a fair thing to think of.",
    ],
    ask: [
      "What would you hope for from it?",
      "What speaks against it, for you?",
      "How would you go about it?",
    ],
  },
  {
    id: "do-not-know-what-i-would-say",
    when: pattern`^(?:but |and )?(?:I (?:just )?(?:don't|wouldn't|do not) (?:even |really )?know )?(?:what I(?:'d| would| should| could)|what to|how to|how I'd) (?:even |actually |ever )?(?:say|write|tell (?:him|her|them|anyone)|put it|start|begin)(?: (?:it|to (?:him|her|them)|though|really))*$`,
    themes: [
      "anxiety",
      "lowMood",
      "motivation",
      "study",
      "work",
      "family",
      "friendship",
      "partner",
      "health",
      "body",
      "habit",
      "sleep",
      "shame",
      "anger",
      "loneliness",
    ],
    say: [
      "It can be short. One honest sentence is enough to begin with.",
      "You don’t need the right words. Plain ones will do.",
      "That is often the hardest part, the first sentence.",
    ],
    ask: [
      "If you had only one sentence, what would it be?",
      "What would you most want them to know?",
    ],
  },
];
