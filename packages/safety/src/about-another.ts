import { normalise } from "./normalise.ts";

const relation =
  "(?:friend|best friend|bestie|mate|buddy|brother|sister|sis|bro|sibling|twin|mum|mom|mother|dad|father|parents?|son|daughter|kid|child|children|baby|toddler|niece|nephew|cousin|aunt|auntie|uncle|gran|granny|nan|grandma|grandmother|grandpa|grandad|grandfather|wife|husband|partner|boyfriend|girlfriend|bf|gf|fiance|fiancee|ex|roommate|flatmate|housemate|neighbou?r|colleague|co ?worker|boss|student|pupil|teacher|classmate|patient|client|stepdad|stepmum|stepmom|stepson|stepdaughter)";
const another = `(?:(?:my|our|a|his|her|their|the|an old|an online) (?:\\w+ ){0,2}?${relation}|someone i (?:know|love|follow)|somebody i (?:know|love|follow)|(?:this|a) (?:girl|boy|guy|man|woman|person) (?:i|at|in|on|from|next)|he|she|they|shes|hes|theyre)`;

/** Danger that the writer is in. Written for normalised text. */
const mine: readonly RegExp[] = [
  /\b(?:kill|killing|hurt|hurting|harm|harming|cut|cutting|hang|hanging|end|ending|drown|shoot|starve|starving|burn|burning) (?:\w+ ){0,2}?myself\b/,
  /\b(?:end|ending|take|taking) my (?:own )?life\b/,
  /\bi (?:\w+ ){0,2}?(?:want|wish|need|would rather|hope|plan|going|wanted) (?:\w+ ){0,2}?(?:die|dead|disappear|be gone|not (?:be here|exist|wake)|kill|suicide)\b/,
  /\bi (?:\w+ )?dont want to (?:live|be here|be alive|wake up|exist)\b/,
  /\bim (?:\w+ ){0,2}?(?:suicidal|going to (?:do it|die|jump|kill|end|hurt|stab|shoot))\b/,
  /\bive (?:\w+ )?(?:taken|swallowed|overdosed|cut)|\bi (?:just )?(?:took|swallowed|overdosed|cut)\b/,
  /\b(?:hits?|hit|hitting|beats?|beating|hurts?|hurting|chokes?|choked|strangled|slaps?|slapped|punch(?:es|ed)?|kicks?|kicked|rapes?|raped|touch(?:es|ed)|threatens?|threatened|forces?|forced|locks?|locked|follows?|followed|stalks?|stalking|controls?|abus(?:es|ed|ing)|scares?|kill|shoot|stab|attack(?:s|ed)?|hunting|pushe[sd]|shove[sd]|grab(?:s|bed)|burn(?:s|ed|t)) (?:\w+ )?me\b/,
  /\b(?:wont|doesnt) let me\b|\b(?:scared|afraid|terrified) of (?:him|her|them|my|going home)\b/,
  /\bi (?:hear|keep hearing|can hear) (?:\w+ ){0,2}?voices?\b|\btelling me to\b|\b(?:watching|after|following|poisoning) me\b/,
  /\bi (?:havent|cant|dont|stopped|wont) (?:\w+ )?(?:eat|ate|eaten|eating|keep)\b|\bi (?:throw|threw|make myself|purge|binge)\b/,
  /\bmy (?:chest|heart|arm|throat|face|wrists?|arms)\b|\bi cant breathe\b|\bim (?:bleeding|choking|passing out|fainting)\b/,
  /\bi (?:\w+ ){0,2}?(?:kill|hurt|stab|shoot|hit|strangle|poison) (?:him|her|them|my|someone|people|everyone)\b/,
];

const theirs: readonly RegExp[] = [
  new RegExp(
    `\\b${another} (?:\\w+ ){0,6}?(?:suicid\\w*|kill(?:ing)? (?:him|her|them)sel\\w+|end(?:ing)? (?:it|(?:his|her|their) life|things)|want(?:s|ed)? to die|wants? out|better off|goodbyes?|overdos\\w*|od|cut(?:s|ting)? (?:him|her|them)sel\\w+|hurt(?:s|ing)? (?:him|her|them)sel\\w+|self harm\\w*|took|taken|swallowed|pills?|collapsed|unconscious|not (?:breathing|waking)|isnt (?:breathing|waking|responding)|wont wake|seizure|fitting|stroke|choking|turning blue|bleeding|hits?|hitting|hit|beats?|beating|hurts?|hurting|chok(?:es|ed)|slaps?|punch\\w*|threat\\w*|hears? voices?|hearing voices|not (?:eating|eaten)|(?:hasnt|doesnt|wont|stopped) eat\\w*|starv\\w*|purg\\w*|throw(?:s|ing)? up|gun|knife|jump|bridge|roof|not (?:be here|here)|gone|note|answering|wont answer|isnt answering)\\b`,
  ),
  new RegExp(
    `\\b(?:worried|scared|afraid|frightened|concerned) (?:for|about|that) (?:\\w+ ){0,2}?${another}`,
  ),
  /\b(?:found|got|received|sent me) (?:\w+ ){0,4}?(?:note|goodbye)\b/,
];

/** Whether a message tells of danger to the writer. */
export const speaksOfSelf = (content: string): boolean => {
  const text = normalise(content);
  return mine.some((own) => own.test(text));
};

/** Whether the danger in a message is somebody else's, told by a person who worries or looks on. */
export const isAboutAnother = (content: string): boolean => {
  const text = normalise(content);
  return theirs.some((pattern) => pattern.test(text)) && !speaksOfSelf(content);
};
