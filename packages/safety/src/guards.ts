const notNegation =
  /\b(?:not sure|dont know|not just|not only|why not|not like|dont care|might not|no idea|not okay|not ok|not fine|not joking|not kidding|not lying|dont think i can)\b/g;

const negation =
  /\b(?:not|never|dont|wont|wouldnt|didnt|isnt|arent|wasnt|havent|hadnt|hasnt|without|no longer|no|neither|nor|stopped|quit|nowhere near)\b(?: \w+){0,4} ?$/;

/** "I'm not going to hurt myself": a "not" shortly before what was found, in the same clause. */
export const isNegated = (sentence: string, at: number): boolean => {
  const clause =
    sentence
      .slice(0, at)
      .split(/[,:()–—-]\s|\bbut\b/)
      .at(-1) ?? "";
  return negation.test(clause.replace(notNegation, ""));
};

const longAgo =
  /\b(?:years? ago|decades? ago|as a (?:teen|teenager|kid|child|student)|when i was (?:a |young|little|\d|in (?:school|college|uni))|back then|back in|used to|in (?:19|20)\d\d|since (?:19|20)\d\d|recovered|in recovery for|years? (?:clean|sober|free|on|since)|long time ago|my teens|my twenties|\w+ years ago|decades ago|(?:for|in) (?:\w+ )?(?:years|decades))\b/;
const wellNow =
  /\b(?:(?:fine|better|happy|okay|ok|well|good|safe|healthy|free|stable|proud) (?:now|today|these days)|(?:im|ive been|been|genuinely|am) (?:\w+ )?(?:fine|better|happy|okay|well|good|healthy|recovered|glad|grateful|clean|proud)|recovered|grateful|thankful|celebrat\w+|got (?:help|better|through)|glad i|havent|over it now|in a (?:good|better) place|never looked back|years? (?:clean|sober|free)|now i(?:ve| have)|look at me now|at peace|made (?:my )?peace|just (?:noticed|telling))\b/;
const stillHere =
  /\b(?:tonight|again|still|right now|today i|this morning|at the moment|lately|relapsed|coming back|came back|getting worse|last night|yesterday)\b/;

/** Long past and well now: a story somebody tells, not a state somebody is in. */
export const isLongPast = (text: string): boolean =>
  longAgo.test(text) && wellNow.test(text) && !stillHere.test(text);

const childhood =
  /\b(?:when (?:i|we) (?:was|were) (?:a |about |only |just |still )?(?:kids?|child|children|boy|girl|little|young|small|\d+|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen)|as a (?:kid|child|boy|girl)|growing up|in my childhood)\b/;
const goesOn =
  /\b(?:again|lately|tonight|last night|yesterday|this (?:week|morning|evening)|these days|still (?:does|do|hits|beats|comes|lives?)|(?:he|she|they)s? (?:still|now)|my (?:son|daughter|kids|children))\b/;

/** What was done to somebody as a child, and nothing says that it goes on: no door has to be locked tonight. */
export const isFromChildhood = (text: string): boolean =>
  childhood.test(text) && !goesOn.test(text);

const aboutAWork =
  /\b(?:novel|my story|the story|short story|fiction|character|characters|protagonist|villain|hero|heros|episode|season|series|film|movie|films|movies|book|chapter|scene|screenplay|script|play about|lyrics?|song|album|poem|macbeth|hamlet|shakespeare|game|games|gameplay|minecraft|boss fight|anime|manga|documentary|podcast|tv show|dnd|campaign)\b/;
const aboutFacts =
  /\b(?:what (?:is|are) (?:the )?(?:definition|signs|symptoms|statistics|self harm|suicide|causes|psychosis|anorexia)|definition of|statistics|essay|paper|report|article|research|study|thesis|dissertation|presentation|poster|course|class|lecture|homework|training|volunteers?|prevention|awareness|hotlines|why do people|revising|exam|read that|read about|in the news|the news|headline|journalist|politician|celebrity|museum|history lesson|for work|first aid)\b/;
const aboutMe = /\b(?:i|im|ive|ill|me|my|myself)\b/;
const stateOfMine =
  /\b(?:im|i am|ive been|i feel|i want|i wish|i cant|i keep|i need|i think about|i dont want|i just want|myself)\b/;

/** A story, a report or a question of fact, told without a word about the teller's own state. */
export const isAboutOthersWork = (text: string): boolean =>
  (aboutAWork.test(text) || aboutFacts.test(text)) &&
  (!aboutMe.test(text) ||
    !stateOfMine.test(
      text.replace(
        /\b(?:im|i am|i want to|i need to) (?:writ|study|mak|prepar|research|work|read|learn|ask|train|revis|volunteer)\w*/g,
        "",
      ),
    ));

const denial =
  /\b(?:im|am|is|was|shes|hes) not (?:\w+ )?(?:suicidal|thinking (?:about|of) (?:suicide|dying|killing|hurting|ending)|in (?:any )?danger|self harming|hearing voices|starving myself|anorexic|dying)\b|\b(?:dont|do not|never|wouldnt|would never|wont|not going to|no (?:plans?|intention|thoughts?) (?:to|of)) (?:\w+ ){0,3}(?:hurt(?:ing)?|harm(?:ing)?|kill(?:ing)?|end(?:ing)?|cut(?:ting)?|touch|hit) (?:myself|anyone|anybody|someone|somebody|him|her|them|me|us|people|my (?:own )?life|it|things)\b|\bno thoughts of\b|\bim safe\b|\bnot (?:a crisis|an emergency)\b|\bnever (?:hit|hurt|touched|threatened) me\b/;
const stillMeant =
  /\bbut\b|\btonight\b|\bwant to die\b|\bwish i (?:was|were)\b|\b(?:never|not|dont) wake\b|\bwant (?:it|this|everything) (?:all )?to (?:end|stop|be over)\b|\bdisappear\b|\bsleep forever\b/;

/** "Nobody's threatening me." */
const byNobody =
  /\b(?:nobodys?|no ?ones?)(?: is| has| was)? (?:\w+ )?(?:abus|hit|hurt|threaten|forc|harm|beat|touch)\w* (?:me|us|anyone|anybody)\b/;

/** "I'm not suicidal, just sad": said of oneself in so many words, with no "but" after it. */
export const deniesRisk = (text: string): boolean =>
  (denial.test(text) || byNobody.test(text)) && !stillMeant.test(text);

/** A blow that is meant for a thing. */
export const isAngryAtThings = (text: string): boolean =>
  /\b(?:kick|punch|smash|break|throw|hit|slam|chuck|bin)(?:ed|ing)? (?:in )?(?:his|her|the|their|my|this|that|a) (?:\w+ )?(?:doors?|walls?|windows?|phone|laptop|computer|printer|car|desk|keyboard|plates?|tv|screen|pillow|telly|monitor|router|mug)\b/.test(
    text,
  );

/** Afraid of losing somebody, or missing them, and not of what oneself might do. */
export const fearsFor = (text: string): boolean =>
  /\b(?:dont want to|scared (?:of|to|ill|that ill)|afraid (?:of|to|ill|that ill)|worried (?:that )?ill|terrified (?:of|ill)|dread) (?:\w+ )?(?:find(?:ing)?|los(?:e|ing)|bury(?:ing)?) (?:him|her|them|my \w+)\b|\b(?:like|want|wanted|wish|need) (?:him|her|them) (?:to be alive|alive|not (?:to be )?dead)\b/.test(
    text,
  );

/** People are called Ana and Mia; so is an illness, by those who have it. */
export const namesSomebody = (text: string): boolean =>
  /\b(?:called|named|name is|names) (?:ana|mia)\b/.test(text) &&
  !/\b(?:eat|ate|eating|food|weigh\w*|thin\w*|calorie\w*|pounds|kilos|kg|lbs|hungry|fast(?:ing)?|purg\w*)\b/.test(
    text,
  );

/** It has been so for days or longer, or was in another season, and nothing says that it is happening now. */
export const isLastingAilment = (text: string): boolean =>
  /\b(?:(?:in|since|last) (?:the )?(?:spring|summer|autumn|winter|christmas|easter|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|month|year)|(?:a few|two|three|four|five|six|several|\d+) (?:weeks|months|years) ago)\b/.test(
    text,
  ) &&
  !/\b(?:now|tonight|today|just|suddenly|sudden|cant breathe|breathing|breathe|unconscious|wont wake|passed out|collapsed|blood|bleeding|swelling|throat|overdose|took|taken|pills|tablets|blue|numb|slurr\w*|seizure|fit|worse|stiff|rash|fever|confused|vomiting)\b/.test(
    text,
  );

/** A doctor has looked at it, and it was nothing that cannot wait. */
export const wasChecked = (text: string): boolean =>
  /\b(?:doctors?|dr|gp|hospital|a&e|er|paramedics?|nurse|cardiologist|ecg|ekg|scan|bloods|tests?)\b.{0,50}\b(?:checked (?:me|him|her|it)|check(?:ed)? out|cleared|all clear|ruled (?:it )?out|sent (?:me|him|her) home|discharged|(?:is|was|were|are|its|im|came back) (?:all )?(?:fine|normal|okay|ok|clear|nothing|anxiety|stress|panic))\b/.test(
    text,
  );
