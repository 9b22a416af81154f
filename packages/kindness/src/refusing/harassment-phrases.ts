import { anyOf } from "./loose-pattern.ts";
import { wordData } from "./word-data.ts";

/** Coarse words that only call somebody something with an article or an adjective before them. */
const weak = ["shit", "ass", "dick", "ho", "hoe", "pos", "tramp", "pussy"];
const coarse = anyOf(wordData.coarse);
const coarseName = anyOf(wordData.coarse.filter((word) => !weak.includes(word)));
const curse = anyOf(wordData.fuck);
const you = "(you|u|ya|yu|yall|you all|you lot|you people|you guys|all of you)";
const youAre =
  "(you are|youre|u r|u are|you r|yous are|you were|you will always be|youll always be|you have always been|you look|you sound|you people are|all of you are|you all are|yall are|you lot are|you guys are|everyone here is|everybody here is|people like you are)";
const soft =
  "(idiots?|morons?|imbeciles?|losers?|freaks?|creeps?|weirdos?|psychos?|cowards?|crybab(y|ies)|snowflakes?|clowns?|vermin|scum|trash|garbage|filth|parasites?|leech(es)?|maggots?|cockroach(es)?|pigs?|whales?|cows?|failures?|burdens?|disgrace|embarrassment|attention seekers?|waste of (space|oxygen|air|skin|time|life)|subhumans?|inbred|incels?|degenerates?|nobody|mistake|joke)";
const quality =
  "(stupid|dumb|pathetic|worthless|useless|ugly|disgusting|fat|lazy|gross|repulsive|hideous|vile|brain ?dead|deranged|unlovable|unwanted|retarded|revolting|deformed|obese)";
const more =
  "(all|just|so|such|a|an|the|really|literally|truly|only|always|clearly|obviously|still|nothing but|fucking|fking|fuckin|fckn|bloody|damn|goddamn|freaking|little|big|complete|total|absolute|utter|sad|actual|very|one|huge|miserable|selfish|spoiled|sick|old)";
const article = "(a|an|so|such|just|all|nothing but|the|such a|fucking|really)";
const self = "(yourself|urself|urselves|yourselves|ya ?self|yoself|your self|your ?selves|ur self)";
const groupsHated =
  "(immigrants?|migrants?|refugees?|foreigners?|muslims?|jews?|blacks?|black people|gays?|gay people|homosexuals?|lesbians?|trans people|transgenders?|trans|queers?|asians?|chinese|mexicans?|arabs?|indians?|pakistanis?|gypsies|gypsy|romani?|disabled people|autistics?|autistic people|cripples?|fat people|poor people|homeless people|brown people|illegals|poles|turks?|africans?|israelis|palestinians|feminists)";
const groups = `(${groupsHated}|christians?|whites?|white people|women|females|old people|the homeless|addicts|junkies|catholics|hindus|ukrainians|russians)`;
const doom =
  "(vermin|animals|scum|disgusting|subhuman|filth|filthy|parasites|criminals|terrorists|rapists|thieves|not human|not people|a disease|a plague|a cancer|garbage|trash|inferior|dirty|savages|cockroaches|rats|evil|mentally ill|an abomination|abominations|sick in the head|stupid|worthless|property|objects|whores|sluts|ruining|destroying|taking over|invading|groomers|perverts|paedos?|pedos?|predators)";
const end =
  "(die|killed|shot|deported|gassed|hanged|hung|burned|burnt|burn|exterminated|eliminated|banned|locked up|sterili[sz]ed|put down|wiped out|enslaved|executed|beaten|sent back|go home|go back|raped|whipped|leave (this|our|my|the) country)";
const someone =
  "(him|her|them|that (guy|man|girl|woman|kid|boy|person|teacher|neighbou?r)|my (boss|ex|neighbou?r|teacher|coworker|colleague|manager|roommate|flatmate|classmate)|this (guy|girl|man|woman))";
const willI =
  "(i will|ill|id|i would|i should|im going to|i am going to|im gonna|imma|ima|i swear ill|i swear i will|i want to|i wanna|id love to|i would love to|we will|well|were going to|were gonna|we are going to|gonna|going to|someone will|hope someone will)";

/** Against whoever reads it. */
export const toReaders: readonly string[] = [
  `${you} ((${more}|${quality}) )*(${coarseName}|idiots?|morons?|losers?|freaks?|creeps?|weirdos?|psychos?|cowards?|scum|trash|pigs?|cows?|maggots?|vermin|snowflakes?|crybab(y|ies)|imbeciles?|waste of (space|oxygen|air|skin)|subhumans?|degenerates?|bunch of (losers?|idiots?|freaks?|crybabies|morons?|snowflakes?|babies))`,
  `${you} (little|piece of|fat|stupid|dirty|dumb|absolute|total|complete) ${anyOf(weak)}`,
  `${youAre} ((${more}|${quality}) )*(${coarse}|${soft})`,
  `${youAre} (${more} )*${quality}(?! cry)`,
  `(your|ur) ${article} ((${more}|${quality}) )*(${coarse}|${soft}|${quality})`,
  `${youAre} (${more} )*nothing(?! (but (kind|love|good|enough|brave)|short|like|less|if not))`,
  `(are|r) ${you} (${more} )*(stupid|dumb|brain ?dead|an idiot|idiots|morons?|a moron|retarded|mental|thick)`,
  `what a (${more} )*(loser|idiot|moron|freak|${coarse})(?! (i|am|me|of))`,
  `${curse} (you|u|ya|yall|off|all of you|you all|them all|every one of you|${groups})`,
  `go ${curse} ${self}`,
  "(get lost|sod off|bugger off|eff off|piss off|screw you|shut up|stfu|gtfo|go away) (you|u|loser|losers|idiots?|freaks?|weirdos?|all of you|everyone|nobody|no one|bitch(es)?|and (die|rot))",
  "^(just |please |so |oh |lol |omg |hey )*(shut( the (hell|heck|fuck))? up|stfu|gtfo|shut (your|ur) (face|mouth|trap|gob))(?! and (dance|let|hug|kiss|hold|listen))",
  `shut (the (hell|heck|${curse}) )?up (you|u|loser|idiot|bitch|crybaby|already you)`,
  "shut (your|ur) (stupid |fat |ugly |damn |whiny )*(face|mouth|trap|gob|hole)",
  "kys",
  `(kill|hang|neck|rope|top|yeet|shoot|unalive|off|end|delete|drown|stab|poison|kil) ${self}(?! in the (foot|leg))`,
  `(go|just|should|please) (hurt|harm|cut) ${self}`,
  "(?<!(i|me|to|could|i just|i should|i could|want to|wanna|should i|should i just|flowers|plants) )go (and |ahead and |just )*(die|rot|croak|unalive|choke|overdose)(?! (inside|down|of))",
  "(please|hurry up and|why dont you( just| all)?|everyone wants you to|do (everyone|us( all)?|the world) a favou?r and) (just |all |go |please )*(die|croak|rot|unalive|jump|disappear|drop dead|choke|drown|suffer|overdose|leave)",
  "just (die|croak|rot)( already| loser| please| you| bitch| now)",
  "^(please |just )*(die|drop dead|rot)( (already|loser|you|bitch|please|slowly|all of you|in a (hole|fire|ditch)))",
  "drop dead (you|loser|already|idiot|please|all)",
  "die in a (fire|hole|ditch|car crash)",
  "(go|you should|u should|why dont you|just go) (jump|leap|throw yourself|walk) (off|from|in front of|under|into) (a|the|some|traffic)",
  "(go )?(drink|swallow|try) (some )?(bleach|rat poison|acid|drain cleaner)",
  "(slit|cut|slash) (your|ur) (wrists?|throat|veins)",
  "cut deeper",
  "(i )?(really )?(hope|wish|pray|want|cant wait for|waiting for) (that )?(you|u|you all|all of you|yall|your (whole |entire )?(kids?|family|mum|mom|dog|child|baby|children))( all)? (to )?(die|dies|suffer|suffers|rot|rots|burn|choke|get (cancer|aids|hit|run over|raped|shot|hurt|evicted)|never (wake up|heal|recover|get better|find love)|lose everything|starve|were dead|were never born|drown|crash|kill yourself)",
  `${you} (all |just )*(should|ought to|deserve to|deserved to) (have |be |just |all |go |really )*(die|dead|died|suffer|killed|shot|hanged|hung|raped|beaten|aborted|put down|rot|burn|locked up|kill yourself|never been born)`,
  `${you} deserve(d)? (cancer|pain|misery|to be (alone|raped|abused|hit|cheated on|bullied|hated|miserable)|everything (he|she|they) did|what (he|she|they) did|no love|nothing good)`,
  "(rot|burn) in (hell|pieces)",
  "^(just |please |all of you )*go to hell",
  "go to hell( you| all of you| loser| bitch)",
  "(nobody|no one|no ?1|none of us|noone|not a single person) (here |really |actually |even |will ever |could ever |would ever |ever )*(likes?|loves?|wants?|needs?|cares? (about|for)|would miss|will miss|misses|believes?|could love|gives a (shit|damn|fuck) about|would (care|notice|cry) if) (you|u|ur|your (stupid|sad|boring|pathetic)|someone like you|people like you|a person like you)(?! (like|more|less|until|the way|if|unless|enough|to |all|perfect|better|so much))",
  "(nobody|no one|noone|no 1) (cares|asked|gives a (shit|damn|fuck))( (loser|idiot|about (you|your|ur)|crybaby|lol|lmao|snowflake|shut))(?! (like|more|until))",
  "(everyone|everybody|we all|the whole (world|school|class|town|internet)|your (family|friends|mum|mom|parents|kids|husband|wife)|all your friends) (really |secretly |just |all |actually |here )*(hates?|laughs? at|despises?|is (disgusted|embarrassed|sick|tired) (by|of)|are (disgusted|embarrassed|sick|tired) (by|of)|are better off without|would be (happier|better)( off)? without|cant stand) (you|u)",
  "(everyone|everybody|we all|your (family|friends|mum|mom|parents|kids)) (really |secretly |just |all )*(wants?|wish(es)?) (you|u) (gone|dead|were dead|would (die|leave|disappear)|to (die|leave|disappear))",
  "(world|earth|planet|everyone|everybody|family|kids|people) (would|will|d|is|are)? ?(be )?(so much |much |far |a )*(better|happier|brighter)( off| place)? (without|if) (you|u|people like you|your kind)(?! (stay|stayed|are here))",
  "(you|u) (make|made|making) (me|everyone|us|people) (want to )?(sick|puke|vomit|throw up|gag)(?! with)",
  "(you|u) (all |really |honestly )*disgust (me|everyone|us|people)",
  "(you|u|youd|you would|youre|you are|ud) (be )?better off dead",
  "(you|u|youve|you have) (have |got |really got )?no (friends|life|worth|value|right to (live|exist|breathe))(?! (if|unless|yet))",
  "(you will|youll|u will|you are going to|youre going to) (always|forever) be (alone|unloved|a nobody|a loser|a failure|hated|miserable|ugly|fat|broken|worthless)",
  "(you will|youll|u will|you are|youre) (never )(going to )?be (loved|happy|good enough|enough|anything|a real (man|woman)|wanted|normal|pretty|worth)(?! (less|alone|more|by))",
  "(you will|youll|u will|youre going to|you are going to) (die|end up) (all )?(alone|unloved|forgotten|miserable)",
  "(stop|quit) (your )?(whining|crying|moaning|complaining|whinging|being such a) (you )?(loser|idiot|crybab(y|ies)|baby|snowflakes?|little|like a (baby|girl|bitch)|big baby|pathetic|bitch|about your pathetic)",
  "(cope|seethe|cry) (harder|and seethe|more loser|more baby|about it (loser|baby|snowflake|lol))",
  "^cry (about it|more|harder)",
  "(boo ?hoo)( (loser|baby|poor|cry|snowflake|you|nobody))",
  "(man|grow) up (you|loser|snowflake|crybaby|and stop (whining|crying)|princess)",
  "get over (it|yourself) (you|loser|snowflake|crybaby|already loser|princess)",
  "(your|ur) (mum|mom|mama|mother|family|kids?|dad|sister) (is|are|was|should|deserves?|deserved) (a |an |all |so |such |really |to |have |be )*(whore|slut|bitch|ugly|fat|disgusting|die|dead to|aborted|ashamed of you|joke|stupid|trash|embarrassed of you|swallowed)",
  "(your|ur) (mum|mom|mother|parents|dad) should(ve| have) (aborted|swallowed|left|drowned|had an abortion)",
  "yo mama",
  "(who|why|how) (would|could|does|do|can) (anyone|anybody|people|someone) (even |ever |possibly )*(love|like|want|care about|miss|stand) (you|u|someone like you)(?! (less|more))",
  "(look at|imagine being) (this|you|u|such) (a |an )?(loser|freak|idiot|pathetic|clown|snowflake|crybaby|ugly)",
  "(fat|ugly|stupid|dumb|worthless|pathetic|lazy|useless|disgusting|filthy|dirty|whiny|crazy|weak) (fat |ugly |stupid |little |old |lazy |worthless |ass )*(bitch(es)?|pigs?|cows?|cunts?|sluts?|whores?|losers?|freaks?|idiots?|morons?|piece of (shit|trash|garbage)|snowflakes?|whale|hag)",
  "attention (whores?|sluts?)",
  "bunch of (whiny |little |stupid |pathetic |sad )*(crybabies|losers|idiots|morons|freaks|snowflakes|babies|clowns|weirdos)",
  "(go )?(cry|run|crawl) (back )?to (your )?(mommy|mummy|mum|mom|daddy|mama)( loser| baby| snowflake|$)",
  `${you} (all )?deserve (everything|all the|every bit of the|all of the) (bad|pain|hate|suffering|misery|abuse)`,
  "(you|u) (all )?should be ashamed of (existing|yourself|yourselves|being alive|breathing)",
  "^(just )?(do it|jump)( then| already| now)?( coward| loser| jump| do it| already)+",
  "eat shit",
  "(you|u|yall|you all|your kind) (all )?belong (in|under) (the |a )?(trash|bin|hell|jail|prison|zoo|gutter|ground|dirt|cage)",
  "(nobody|no one) (invited|asked|likes|wants|needs) (you|u)( here)?( freak| loser| weirdo| idiot| creep)",
  "(you|u) (are|re|r) (not|never) (worth|worthy) (it|anything|love|anyone|living|the air)(?! to (him|her|them))",
  "(i|we|everyone) (bet|hope|know) (you|u) (cry|die|end up|will die|are) (alone|every night|lonely)",
  "(no|little) wonder (everyone|nobody|no one|he|she|they|your (family|friends|husband|wife|parents|kids|boyfriend|girlfriend)) (left|leaves|hates?|likes?|loves?|dumped|cheated on|wants?|abandoned) (you|u)",
  "(you|u) (are|re|r) the (problem|reason (everyone|he|she|they) (left|hates?))",
  "(delete|remove) (yourself|your life)",
  "(you|u|youre|you are) (all )?(only|just) (doing|saying|posting|faking|crying|here) (this |it |that |all )*for attention",
  "(nobody|no one) (here )?wants (you|your kind|people like you)( here| around|$)",
  "(your|ur) (life|existence|birth) (is|was) (a |an |so |such a )*(mistake|joke|waste|worthless|pointless|accident|pathetic|meaningless)",
];

/** Said to frighten. */
export const threats: readonly string[] = [
  `(?<!(afraid|scared|worried|fear|never|not|dont|terrified|like|feel|that) )${willI} (fucking |so |personally |literally |come and |come over and |find you and )*(kill|stab|shoot|strangle|murder|rape|bash|torture|skin|poison|run over|doxx?|slit|hunt|behead|hang|bury|hurt|beat up|beat the (shit|hell|crap) out of|smash|punch|slap|choke|burn|hit|break) (you|u|ya|your (face|head|skull|neck|legs|family|kids|house|throat|teeth|bones)|all of you|them all|every one of you|everyone here|everyone at|that (bitch|guy|kid|woman|man|girl|boy|neighbou?r)|my (ex|boss|neighbou?r|teacher|classmates?|coworkers?))(?! (with kindness|up a|a (tea|hug)|less))`,
  `${willI} (find|get|destroy|ruin|end|expose|track) (you|u)( down| and (kill|hurt|make|beat|end)| for this| bitch| loser| soon)`,
  "i know where (you|u|she|he|they|your (kids|family|mum|mom)) (live|lives|work|works|sleep|sleeps|park|go to school)",
  `${willI} find out where (you|u) live`,
  `${willI} (slap|beat|knock|kick|punch) (the )?(stupid|shit|hell|crap|teeth|life|smile)~ (of|off) (you|u|your face)`,
  "i (found|got|have|know) (your|ur) (home )?(address|ip address|ip)",
  "watch your back",
  "(you|u|you will|youll|u will|you are going to|youre going to|youre gonna) (regret|pay for|be sorry for) (this|that|it|what you)",
  "(you will|youll|you are going to|youre going to|youre gonna|u will) (bleed|be next|die (soon|tonight|screaming|slowly)|suffer for)",
  "(you|u) (better|had better|should) (run|hide|watch out|sleep with one eye)(?! (to|into|away to))",
  "youre (next|dead meat|gonna pay|going to pay)",
  "(im|i am|were|we are|they are|theyre|ill be) coming (for|after) (you|u|your family|your kids)",
  "(gonna|going to|will|ill|want to) (shoot up|bomb) (the|my|this|a|that|your|every)",
  "sleep with one eye open",
  "(someone|somebody) (should|needs to|ought to|please) (beat|shoot|hit|slap|kill|punch|hurt|stab|put) (you|him|her|them|a bullet)",
  `(i hope|hope|wish|i want) (that )?(she|he|they|${someone}) (to )?(dies|die|rots?|suffers?|gets? (cancer|raped|hit by|killed|shot)|burns?|kills? (herself|himself|themselves))`,
];

/** Against people who are not here. */
export const toOthers: readonly string[] = [
  `(she|he|shes|hes|they|theyre|${someone}) (is|are|s|was|were)? ?((${more}|${quality}) )*(bitch|bitches|slut|sluts|whore|whores|cunt|cunts|skank|slag|thot|twat|cocksucker|subhuman|piece of (shit|trash|filth))`,
  `(that|this|the) ((${more}|${quality}) )*(bitch|slut|whore|cunt|skank|thot)(?! of (a|an|my|the))`,
  `(kill|hang|shoot|burn|gas|deport|rape|exterminate|beat up|lynch|bomb|drown|sterili[sz]e|lock up|round up|castrate|ban) (all |every |all the |all these |the |those |these )*${groups}`,
  `${groups} (are|is|r) (all |just |always |nothing but |only |the |really |a bunch of |like |such |fucking |a |an |literally |so |too |very )*${doom}(?! (too|shelter|victims|loved))`,
  `(all |those |these |the |every )*${groups} (should|must|deserve to|need to|ought to) (all |just |be |have |get |really )*${end}`,
  `${groups} (shouldnt|should not|dont|do not|cant|cannot|dont deserve|do not deserve|should never|must not|arent|are not) (to |be |have |really |even |any )*(allowed|exist|vote|rights|breed|belong|live here|be trusted|breathe|human|people|real|in (our|my|this) country)(?! (alone|rules))`,
  `i (really |fucking |just |so )*(hate|despise|cant stand|detest) (all |those |these |the |fucking |every )*${groupsHated}`,
  `(death to|down with|get rid of( the| all)?|keep out( the)?) ${groupsHated}`,
  `${groupsHated} (go home|not welcome|get out|must go|go back)`,
  "(immigrants|migrants|refugees|foreigners|muslims|jews|asians|gays|blacks) out(?! (there|here|of))",
  "(go|get) back to (your|ur|where) (own )?(country|you came|u came|you belong|africa|mexico|china|india|the kitchen)",
  "get (the (hell|fuck) )?out of (my|our) country",
  "(he|she|they|women like you|people like you|men like you|those people|girls like you) (really |all )?deserves? to (get|be|have been) (raped|killed|beaten|hurt|shot|hit|hanged|locked up)",
  "hitler (was right|did nothing wrong|had a point|was a hero|should have)",
  "(heil|hail|sieg) (hitler|heil)",
  "white (power|supremacy)",
  `${groupsHated} (control|run|own|rule|ruin|destroy|are behind) (everything|the (world|media|banks|country|economy)|our (country|schools|city|streets)|it all)`,
  "(great replacement|race traitors?|race war|holohoax)",
  "holocaust (is|was|never) (a )?(lie|fake|hoax|happened)",
  "(women|girls|females|wives) (belong|should stay|should be|are only good|are good|are only) (in|kept|for|kept in)( the)? (kitchen|house|one thing|sex|breeding|home|men)",
  "(being )?(gay|trans|queer|lesbian|homosexual(ity)?) is (a |an |just )*(disease|sin|sick|disgusting|wrong|mental illness|abomination|unnatural|perversion)",
];
