/*
 * What was done to a person, and what they say to no person at all. Somebody who tells of being hurt
 * repeats hard words; that is not the one who hurts.
 */

const tellers =
  "(?:he|she|they|someone|somebody|strangers?|mum|mom|mother|dad|father|parents?|brother|sister|husband|wife|ex|boyfriend|girlfriend|partner|boss|teacher|bully|bullies|classmates?|family|church|uncle|aunt|friend|colleague|voices?|brain|head|mind|anxiety|depression|thoughts|critic|ocd|illness|disorder|memory|note)";
const reported: readonly RegExp[] = [
  /\b(?:call(?:s|ed|ing)|told|tells?|telling|text(?:s|ed|ing)|messaged|dmd|wrote(?: to)?|writes|said to|says to|saying to|yell(?:s|ed|ing)? at|shout(?:s|ed|ing)? at|scream(?:s|ed|ing)? at|laugh(?:s|ed|ing)? at|whisper(?:s|ed|ing)? to|spat at|named|labelled|made fun of|bullied|threaten(?:s|ed|ing)?|abus(?:es|ed|ing)) (?:me|us)\b/u,
  /\bi (?:was|got|am|get|keep getting|have been|ve been|used to be|grew up being|grew up) (?:\w+ )?(?:called|told|labelled|named|bullied|threatened|abused|yelled at|laughed at|hearing)\b/u,
  new RegExp(
    `\\b${tellers} (?:\\w+ )?(?:said|says|say|saying|keeps? saying|kept saying|keeps? telling|used to say|goes|whispers?|screams?|screamed|shouted|yelled)\\b`,
    "u",
  ),
  /\b(?:being|been) (?:called|told)\b/u,
  /\b(?:they|people|kids|boys|girls|everyone|class|school|others|men|some)(?: \w+){0,3} (?:call|text) me\b/u,
  /\bcalled (?:my (?:son|daughter|child|kid|brother|sister|friend|mum|mom|dad|partner|wife|husband))\b/u,
];

/** Somebody repeats what was said to them. */
export const isReported = (view: string): boolean => reported.some((pattern) => pattern.test(view));

/** What was done to the one who writes. */
const done: readonly RegExp[] = [
  /\b(?:raped|abused|assaulted|molested|groped|touched|forced|made|hurt|drugged|filmed|photographed|trapped|harassed|exploited|coerced|pressured|grabbed|pinned|used) me\b/u,
  /\b(?:i was|i got|i am|ive been|i have been|being|been) (?:\w+ )?(?:raped|abused|assaulted|molested|groped|touched|forced|made to|drugged|filmed|harassed|trafficked|exploited)\b/u,
  /\b(?:happened|did(?: that| this| it)?|do(?:es)? (?:that|this|it)) to me\b/u,
  /\bmy (?:rape|rapist|abuser|abuse|assault|attacker|trauma|porn addiction|addiction)\b/u,
  /\bsurvivor\b|\bwhen i was (?:a (?:child|kid|teen|girl|boy)|little|small|young|\d)/u,
];

export const wasDoneToThem = (view: string): boolean => done.some((pattern) => pattern.test(view));

/** An illness, a day, one's own head: cursing these hurts nobody. */
const things =
  "(?:anxiety|depression|cancer|brain|head|mind|insomnia|adhd|ocd|ptsd|bpd|grief|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|november|december|winter|today|day|week|year|20\\d\\d|life|universe|world|cold|flu|covid|migraines?|pain|body|alarm|rain|weather|addiction|alcohol|bottle|cigarettes?|nicotine|eating disorder|anorexia|bulimia|critic|voice|thoughts?|panic|trauma|fear|shame|guilt|dementia|alzheimers|parkinsons|endometriosis|chemo|tumou?r|stroke|arthritis|fibro|period|cramps|hormones|menopause|exams?|homework|deadline|debt|rent|bills?|phone|internet|wifi|printer|laptop|train|bus|traffic|past|loneliness|self|me|myself|disease|illness|scale|mirror|algorithm|capitalism|sleep|night|3am|darkness|sadness|heart|memory|memories|fate|death|time)";
const addressed: readonly RegExp[] = [
  new RegExp(
    `\\b(?:dear|hey|hi|hello|to my|to the|to|oh|ok|okay|listen|goodbye|bye|note to|talking to) (?:\\w+ ){0,1}${things}\\b`,
    "u",
  ),
  new RegExp(`\\b${things} ?[,.:;!?-]+ ?(?:you|youre|u|go|shut|stop|leave|screw)\\b`, "u"),
  new RegExp(
    `\\b(?!(?:life|day|me|self|myself|time|world|night|body|head|mind|phone|today|week|year) )${things} you (?:are|re|win|suck|stole|took|can|wont|dont|ruin|lie)\\b`,
    "u",
  ),
  new RegExp(
    `\\b(?:you|yourself|off|up)[^\\p{L}]{1,3}(?:stupid |dumb |damn |my |this |bloody )?${things}\\b`,
    "u",
  ),
];

export const isToNobody = (view: string): boolean =>
  addressed.some((pattern) => pattern.test(view));

const selfBefore =
  /\b(?:i am|im|i feel like|i look like|i was|i felt like|feel like|feels like|feeling like|felt like|i sound like|am i|feel|call myself|calling myself|myself|i have been|ive been|i must be|am|make me|makes me|made me|i)(?: \w+){0,3}[^\p{L}.!?]{0,3}$/u;

/** Whether the words before a place are about the one who writes: what follows is what they call themselves. */
export const isOfOneself = (before: string): boolean => selfBefore.test(before);
