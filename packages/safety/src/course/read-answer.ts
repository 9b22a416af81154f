import { normalise } from "../normalise.ts";
import type { Barrier } from "./words/reactions.ts";

/** What a message says in answer to what was asked. Several may be true at once. */
export type AnswerReading = {
  text: string;
  yes: boolean;
  no: boolean;
  declines: boolean;
  unsure: boolean;
  retracts: boolean;
  now: boolean;
  later: boolean;
  namesMeans: boolean;
  done: boolean;
  alone: boolean;
  company: boolean;
  leaves: boolean;
  thanks: boolean;
  asksMethod: boolean;
  asksAgreement: boolean;
  asksWhoIsTold: boolean;
  refuses: boolean;
  asksBelief: boolean;
  /** "Only an expression": what was said is explained, and not only taken back. */
  explains: boolean;
  passing: boolean;
  before: boolean;
  /** "I feel fine, it can wait." */
  feelsFine: boolean;
  /** "I don't want to be that." */
  doesNotWant: boolean;
  barrier: Barrier | null;
};

const yes =
  /^(?:(?:um|uh|well|honestly|ok|okay)[, ]+)*(?:yes|yeah|yea|yep|yup|ye|sure|i am|i do|i have|i did|i think so|i guess|probably|definitely|kind of|kinda|sort of|sometimes|maybe a|a bit|a lot|every day|all the time|both|of course|right)\b|\bi (?:mean|plan|intend|am going|have decided) to\b|\bim (?:going to|about to|planning)\b|\bsomething i mean\b|\b(?:i|ill) (?:can|could|will|try|call|text|go)\b(?!t)/;
const no =
  /^(?:(?:um|uh|well|honestly|oh|god|lol|haha)[, ]+)*(?:no(?! ?one\b)|nope|nah|not really|never|not at all|of course not|i dont(?! know\b)|im not(?! sure\b)|i havent|i wouldnt|i wont|i cant|none|nothing|nowhere)\b/;
const declines =
  /\b(?:(?:dont|wont|rather not|cant|not going to|do not) (?:want to )?(?:say|tell|answer|talk about|discuss|go into)|none of your business|stop asking|rather not|leave it|drop it|why do you (?:ask|care)|quit asking|not telling)\b/;
const unsure =
  /\b(?:dont know|not sure|no idea|idk|dunno|cant tell|hard to say|who knows)\b|^maybe\b/;
const retracts =
  /\b(?:jk|just kidding|kidding|joking|a joke|was joking|forget (?:it|i said|what i said)|never ?mind|nvm|didnt mean (?:it|that)|take (?:it|that) back|ignore (?:that|me|what)|im (?:fine|ok|okay|good)(?: now| really)?|dont worry|was being dramatic|overreact\w*|exaggerat\w*|not serious|wasnt serious)\b/;
const now =
  /\b(?:tonight|right now|today|now|this (?:evening|afternoon|morning)|in (?:an|a few|one|two) (?:hours?|minutes?)|any minute|soon as|already|this minute)\b/;
const notNow = /\bnot (?:\w+ )?(?:tonight|right now|today|now|yet)\b|\bno time\b/;
const later =
  /\b(?:tomorrow|next (?:week|month|year)|this week|weekend|later|some ?day|one day|eventually|after (?:my|the|christmas|exams?)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|not (?:tonight|today|now|yet))\b/;
const means =
  /\b(?:pills?|tablets?|meds|medication|overdos\w*|rope|hang\w*|noose|gun|shotgun|rifle|knife|knives|blades?|razors?|bridge|train|tracks|jump\w*|roof|car|cliff|poison|bleach|helium|belt)\b/;
const done =
  /\b(?:i (?:just )?(?:called|rang|phoned|texted|messaged|told|gave|put (?:it|them)|moved|threw|flushed|locked|handed|went to|left the|poured)|ive (?:called|told|put|given|moved|texted|thrown|locked)|its gone|theyre gone|on the phone with|spoke to|talked to (?:my|a|the))\b/;
const alone =
  /\b(?:nobody|no one|noone|alone|no friends|dont have (?:anyone|anybody|friends)|by myself|there isnt anyone)\b/;
const relation =
  /\b(?:my (?:\w+ )?(?:mum|mom|mother|dad|father|sister|brother|friend|wife|husband|partner|boyfriend|girlfriend|roommate|flatmate|neighbou?r|aunt|uncle|cousin|gran\w*|son|daughter|teacher|doctor|gp|counsellor|therapist|colleague|parents))\b/;
const leaves =
  /\b(?:goodbye|good bye|bye|good ?night|gotta go|have to go|going to (?:bed|sleep)|i should go|im (?:off|leaving|going)(?: now)?$|talk (?:later|tomorrow)|see you|thats all(?: for (?:now|today|tonight))?$)\b/;
const thanks = /\b(?:thanks|thank you|thx|ty|appreciate)\b/;
const asksMethod =
  /\b(?:how (?:many|much|do i|can i|would i|to|long|high|deep)|what(?:s| is) the (?:best|easiest|quickest|fastest|least|most)|which (?:pills?|drug|way|method|one)|where (?:can|do|could) i (?:get|buy|find|jump)|does it hurt to|is it painless|lethal|hide (?:my|the) (?:cuts|scars|marks|weight))\b/;
const aboutHarm =
  /\b(?:pills?|tablets?|overdos\w*|die|dying|kill|suicide|hang|noose|bleed|cut|jump|gun|dose|lethal|painless|cuts|scars|marks|weight|calories|poison|starve|method)\b/;
/** "Do you think a person can be lonely for one thing?" asks for no agreement that dying is right. */
const asksAgreement =
  /\b(?:(?:do you|dont you|would you|wouldnt you) (?:think|agree|say)\b.{0,60}\b(?:better|dead|die|dying|death|end|gone|right|without me|point)|you agree|am i right|isnt it (?:better|true)|wouldnt it be better|makes sense(?: right)?|admit it)\b/;
const asksWhoIsTold =
  /\b(?:(?:will|are|would|can|did|do) you (?:\w+ ){0,3}?(?:tell|call|report|send|contact|alert|inform)|is this (?:private|confidential|recorded|monitored)|who (?:sees|reads|else)|dont (?:call|tell|report|send) (?:any ?(?:one|body)|some ?(?:one|body)|the|my|an?|him|her|them|police|cops|help))\b/;
const refuses =
  /\b(?:(?:wont|not going to|refuse to|dont want to|never|no way|im not|not) (?:\w+ ){0,3}?(?:call|ring|phone|text|go(?! to (?:prison|jail))|tell|talk|hospital|help|police|ambulance|emergency|helpline|hotline|calling|them)|no (?:hotlines?|helplines?|numbers?|police|ambulance|hospitals?))\b/;

const asksBelief =
  /\b(?:do you (?:even )?(?:believe|not believe)|you (?:dont|do not) believe|think im (?:crazy|mad|insane|lying|making))\b/;
const explains =
  /\b(?:expression|figure of speech|hyperbole|exaggerat\w*|not literally|a manner of speaking|just a (?:joke|phrase|saying)|song|lyrics?|game|meme)\b/;
const passing =
  /\b(?:comes and goes|on and off|now and then|sometimes|a thought|just thoughts?|passing)\b/;
const before =
  /\b(?:once|twice|a few times|(?:\w+ )?years? ago|when i was|last (?:year|month|week|summer|winter)|as a (?:teen\w*|kid|child)|before)\b/;

const feelsFine =
  /\b(?:(?:feel|feeling|seem|am|im) (?:\w+ )?(?:fine|ok|okay|alright|all right|normal|better)|wait and see|(?:its|it is) (?:probably|likely) nothing|(?:can|could|should|will|ill|id rather|just) (?:\w+ )?(?:wait|sleep it off)|it(?:ll| will) pass|(?:a )?fuss|feel (?:silly|a (?:right )?(?:plank|fool|idiot)))\b/;
const doesNotWant =
  /\b(?:dont want to (?:be (?:that|this|him|like (?:that|this|him))|hurt|kill|do (?:it|that|this)|go to (?:prison|jail)|lose (?:my|it))|get (?:it|this|that|him|her|them) out of my head|scared of (?:myself|what i))\b/;

const barriers: readonly (readonly [Barrier, RegExp])[] = [
  [
    "locked-up",
    /\b(?:lock(?:ed)? (?:me|up)|lock me up|section(?:ed)?|psych ward|committed|taken away|take me away|send the police|call the police on|cops|handcuff\w*|institution\w*|lose my (?:kids|children|job|visa|licen[cs]e)|deport\w*|strapped)\b/,
  ],
  [
    "cannot-speak",
    /\b(?:cant (?:call|speak|talk|ring|phone|say it)|(?:they|someone|hed|shed|theyd|parents|he|she|everyone) (?:will|would|might|can|could|ll|d)? ?(?:hear|overhear)|hate (?:calling|phones?|talking on)|phone (?:anxiety|scares|calls? (?:scare|freak|terrify))|too (?:anxious|shy|scared|nervous) to (?:call|talk|speak|ring)|social anxiety|stutter|deaf|hard of hearing|dont speak (?:english|the language)|cant get (?:the|any) words? out|paper thin walls|thin walls)\b/,
  ],
  [
    "no-use",
    /\b(?:(?:they|it|lines?|hotlines?|helplines?|that) (?:dont|doesnt|didnt|wont|never|cant) (?:\w+ )?(?:help|work|care|understand|do anything)|(?:tried|called) (?:\w+ ){0,4}?(?:before|already|once|and|but)|hung up|on hold|read(?:ing)? (?:off |from )?a script|useless|waste of (?:my )?time|pointless to call|no use)\b/,
  ],
  [
    "burden",
    /\b(?:burden|bother (?:them|anyone|people|him|her)|bothering|others? (?:need|have it)|worse off|not bad enough|wast(?:e|ing) (?:their|peoples|anyones) time|take up|deserve (?:it|help))\b/,
  ],
  [
    "shame",
    /\b(?:ashamed|embarrass\w*|humiliat\w*|what (?:they|people) (?:will|would|ll) think|judge)\b/,
  ],
  [
    "no-phone",
    /\b(?:no (?:phone|credit|signal|minutes|battery)|dont have a phone|phone (?:is )?(?:dead|broken|gone)|took my phone|out of (?:credit|minutes|battery))\b/,
  ],
  ["too-tired", /\b(?:too (?:tired|exhausted|drained|weak)|no (?:energy|strength)|cant move)\b/],
  [
    "money",
    /\b(?:cant afford|too expensive|no insurance|dont have (?:the )?money|costs? too much)\b/,
  ],
];

export const readAnswer = (content: string): AnswerReading => {
  const text = normalise(content).trim();
  const has = (pattern: RegExp): boolean => pattern.test(text);
  const isLater = has(later);
  return {
    text,
    yes: has(yes) && !has(no),
    no: has(no),
    declines: has(declines),
    unsure: has(unsure),
    retracts: has(retracts),
    now: has(now) && !has(notNow) && !/\bnow (?:and then|i)\b/.test(text),
    later: isLater,
    namesMeans: has(means),
    done: has(done),
    alone: has(alone),
    company: has(relation) && !has(alone),
    leaves: has(leaves),
    thanks: has(thanks),
    asksMethod: has(asksMethod) && has(aboutHarm),
    asksAgreement: has(asksAgreement),
    asksWhoIsTold: has(asksWhoIsTold),
    refuses: has(refuses),
    asksBelief: has(asksBelief),
    explains: has(explains),
    passing: has(passing),
    before: has(before),
    feelsFine: has(feelsFine),
    doesNotWant: has(doesNotWant),
    barrier: barriers.find(([, pattern]) => has(pattern))?.[0] ?? null,
  };
};
