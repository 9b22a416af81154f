import { type Rule, rulesOf } from "./rule.ts";

const rules = rulesOf("medical_emergency");

const ofLongAgo =
  /\b(?:last (?:week|month|year|spring|summer|autumn|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december)|\w+ (?:days|weeks|months|years) ago|ago|years? back|in (?:the |early |late )?(?:spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december|(?:19|20)\d\d)|when (?:i|he|she) was|back in|as a (?:child|kid|baby|teen|teenager)|since (?:his|her|the|my)|recover(?:ed|ing)|rehab|home (?:now|again)|back home|not the same (?:man|woman|person)|(?:hes|shes|he has|she has) (?:turned|become|changed|been different))\b/;
/** "Twenty tablets an hour ago" is now. */
const ofNow =
  /\b(?:again|right now|just now|on the floor|wont wake|(?:minutes?|mins?|hours?|hrs?) ago)\b/g;

/** It happened, and it is over: told, not happening. What is said of now behind it brings it back. */
const longOver = {
  test: (sentence: string): boolean => {
    const now = [...sentence.matchAll(ofNow)].at(-1);
    if (!now) return ofLongAgo.test(sentence);
    return (
      ofLongAgo.test(sentence.slice(now.index + now[0].length)) ||
      (now[0] === "again" && /\bhome $/.test(sentence.slice(0, now.index)))
    );
  },
};

/** Of a person or a place that stifles somebody, or of a good laugh. */
const figureOfSpeech =
  /\bbreath\w*\b.{0,30}\b(?:around (?:him|her|them|people|my)|in (?:this|that|our|my) (?:house|home|marriage|relationship|job|office|family|town)|laughing)\b|\bi can breathe\b|\b(?:laugh|laughs|laughing|laughed)\b.{0,25}\bbreath/;

/** So many tablets of a course, and not at once. */
const overTime =
  /\b(?:over|across|during|throughout|per|each|every|in) (?:(?:the|a|my|one|two|three|four|last|past) ){0,2}(?:day|days|week|weeks|fortnight|month|months|year|years|course|treatment)\b|\ba (?:day|week|month|year)\b|\bvitamins?\b/;

export const medicalEmergencyRules: readonly Rule[] = [
  ...rules(
    "imminent",
    [
      /\b(?:ive|i|think ive|think i|just|she|he|they|has|have) (?:just )?(?:overdosed|taken an overdose|took an overdose|oded)\b|\b(?:ive|think ive|think i|she|he|they) (?:just )?odd\b(?! (?:ly|that|to|about|one|in|and)\b)/,
      /\b(?:took|taken|swallowed|swallows|drank|drunk|eaten) (?:\w+ ){0,3}(?:load|bottle|packet|handful|box|bunch|lots|whole|too many)\b.{0,20}\b(?:tablets|pills|meds|medication|paracetamol|ibuprofen|painkillers|aspirin|insulin)\b|\b(?:drank|drunk|swallowed|swallow) (?:\w+ ){0,3}(?:bleach|antifreeze|poison|detergent|(?:button )?batter(?:y|ies)|magnets?|drain cleaner)\b/,
      /\b(?:crushing|tight|severe|terrible|stabbing|bad) (?:chest pain|pain in (?:my|his|her) chest|pressure (?:on|in) (?:my|his|her) chest)\b|\bchest pain\b.{0,50}\b(?:sweat|arm|jaw|breath|left|numb|faint|spreading|dizzy)\w*/,
      /\b(?:lips|face|fingers|skin) (?:is|are|have|has|turned|turning|going|gone|went) (?:\w+ )?(?:blue|grey|gray|purple)\b/,
      /\b(?:throat|tongue|face|airway) (?:is |are |s )?(?:\w+ )?(?:closing|swelling|swollen|closed)(?: up| shut)?\b/,
      /\b(?:cant|wont|not|doesnt|isnt) stop(?:ping)? (?:the )?bleeding\b|\bbleeding (?:wont|doesnt|isnt|will not) stop\w*\b|\b(?:heavy|heavily|severe|pouring|gushing|spurting)\b.{0,15}\b(?:bleeding|blood)\b|\bbleeding (?:heavily|out|badly|a lot)\b|\bblood (?:is )?(?:pouring|gushing|spurting|everywhere)\b/,
      /\b(?:slurred|slurring)\b.{0,40}\b(?:face|arm|drop|droop|speech|words|weak)\w*|\b(?:face|mouth|arm|side) (?:has |have |is |s |just )?(?:\w+ )?(?:dropped|drooping|drooped|gone numb|gone limp)\b/,
      /(?<!\bi )\b(?:wont|cant|doesnt|isnt) (?:\w+ )?(?:wake up|come round|waking up|responding|respond|responsive)\b(?! (?:before|until|till|for|early|in time|on time|to (?:my|text|message|email|call)))|\b(?:unconscious|unresponsive|passed out and|collapsed and|collapsed on)\b/,
      /\b(?:pain|tight\w*|pressure|squeez\w*|ach(?:e|ing)|weight|heav\w+)\b.{0,30}\bchest\b.{0,100}\b(?:arms?|jaw|sweat\w*|clammy|shoulder)\b/,
      /\bchest (?:is|feels|felt|has been|s) (?:\w+ )?(?:tight|heavy|crushed)\b.{0,50}\b(?:arm|jaw|sweat|faint|breath)\w*|\b(?:arm|jaw|sweat|faint)\w*\b.{0,50}\bchest (?:is|feels|felt|s) (?:\w+ ){0,2}(?:tight|heavy|crushed)\b/,
      /\bno pulse\b|\bnot breathing\b|\bchoking on\b|\banaphyla/,
      /\b(?:pregnant|pregnancy|weeks pregnant)\b.{0,50}\b(?:bleeding|terrible pain|severe pain|waters? broke|cant feel the baby)\b/,
      /\b(?:worst headache of my life|thunderclap headache|vomiting blood|coughing up blood|throwing up blood|stab wound|been stabbed|been shot)\b/,
    ],
    { holdsNegation: true },
  ),
  ...rules(
    "imminent",
    [
      /(?<!\b(?:hed|shed|theyd|youd|would|will|theyll|nearly|almost) (?:\w+ )?(?:i |im )?)\b(?:having|have|had|is having|think im having|think its|think hes having|think shes having) a (?:heart attack|stroke|seizure|fit on)\b/,
      /\b(?:having|had|in) (?:a|another) (?:fit|seizure)\b|\bseizing\b|\bconvuls(?:ing|ions)\b/,
    ],
    { holdsNegation: true, unless: longOver },
  ),
  ...rules(
    "imminent",
    [
      /\b(?:cant|isnt|not|stopped|struggling to|hardly|barely|hard to|trouble|difficulty)(?: to)? (?:breathe|breathing)\b(?!.{0,20}\b(?:through my nose|because of (?:my|this) cold)\b)/,
    ],
    { holdsNegation: true, unless: figureOfSpeech },
  ),
  ...rules(
    "crisis",
    [
      /\b(?:took|taken|swallowed|necked|downed) (?:\w+ ){0,2}(?:[2-9]\d|twenty|thirty|forty|fifty|sixty|double|triple|too (?:much|many))(?: \w+){0,3} (?:tablets|pills|paracetamol|ibuprofen|tylenol|capsules|antidepressants|co codamol|panadol|insulin|units|dose)\b/,
      /\b(?:toddler|baby|son|daughter|little one|grandson|granddaughter|kid|year old)\b.{0,40}\b(?:swallowed|ate|got into (?:the|a|my|his|her|our|some)|drank|chewed|eaten|drunk)\b.{0,30}\b(?:pills?|tablets?|battery|bleach|detergent|pods?|medicine|meds|cleaner|magnets?|nicotine|vape)\b/,
      /\b(?:tightness|pressure|squeezing|heaviness)\b.{0,80}\b(?:short of breath|breathless|clammy|sweat\w*|arms?|jaw)\b.{0,60}\b(?:arms?|jaw|clammy|sweat\w*|short of breath|breathless|heavy|numb)\b/,
      /\bone side of (?:my|his|her) (?:face|mouth|body)\b|\b(?:words|speech)\b.{0,20}\b(?:coming out (?:wrong|jumbled|funny)|jumbled|garbled)\b/,
      // signs that are an emergency together, told one beside the other as if they were nothing
      /\barms?\b.{0,30}\b(?:lead|heavy|dead|numb|tingl\w+|ach\w+)\b.{0,60}\b(?:jaw|chest)\b|\bjaw\b.{0,30}\b(?:ach\w+|hurts?|tight)\b.{0,60}\barms?\b/,
      /\b(?:hand|arm|leg|left one|right one|side)\b.{0,30}\b(?:asleep|numb|dead|heavy|limp|weak)\b.{0,80}\b(?:mouth|face|smile)\b.{0,20}\b(?:crooked|lopsided|wonky|droop\w*|dropped|slipped)\b/,
      /\b(?:calf|leg)\b.{0,30}\b(?:swollen|swelled|blown up|twice the size)\b.{0,100}\bbreath\w*|\bbreath\w*\b.{0,100}\b(?:calf|leg)\b.{0,30}\b(?:swollen|swelled|blown up|twice the size)\b/,
      /\b(?:taken|took|had|swallowed) (?:about |around |maybe )?(?:1[2-9]|[2-9]\d)\b.{0,60}\b(?:sachets|tablets|pills|capsules|paracetamol|ibuprofen|packets)\b/,
    ],
    { unless: longOver },
  ),
  ...rules(
    "imminent",
    [
      /\b(?:ive|i have|i|just|and) (?:just )?(?:taken|took|swallowed|necked|downed) (?:\w+ ){0,2}(?:1[2-9]|[2-9]\d|\d{3}|(?:fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|sixty)(?: \w+)?) (?:of (?:my|the|his|her) )?(?:\w+ )?(?:paracetamols?|tablets|pills|capsules|ibuprofen|tylenol|panadol|codeine|aspirin|antidepressants|painkillers)\b/,
    ],
    {
      holdsAlone: true,
      unless: { test: (sentence) => longOver.test(sentence) || overTime.test(sentence) },
    },
  ),
];
