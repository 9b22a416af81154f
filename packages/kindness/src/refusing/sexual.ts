import { anyOf, loosePattern } from "./loose-pattern.ts";
import { isReported, wasDoneToThem } from "./told.ts";
import { wordData } from "./word-data.ts";

const ambiguous = [
  "touch",
  "kiss",
  "do",
  "finger",
  "choke",
  "ride",
  "body",
  "feet",
  "legs",
  "lips",
  "rack",
  "thighs",
  "bum",
  "balls",
  "butt",
  "booty",
];
const acts = anyOf(wordData.acts.filter((word) => !ambiguous.includes(word)));
const parts = anyOf(wordData.parts.filter((word) => !ambiguous.includes(word)));
const limbs = "(body|feet|legs|lips|thighs|bum|butt|booty|rack|curves|cheeks)";
const person =
  "(you|u|ya|her|him|them|girls|women|teens|this (girl|guy|woman|chick)|my (teacher|boss|neighbou?r|coworker|colleague|step ?(sister|mom|mum|dad|brother|daughter|son)|sister|cousin|roommate|student|ex|aunt|nurse|doctor|therapist|best friend|friends (mum|mom|wife|sister)))";
const whose =
  "(your|ur|her|his|their|those|dem|she has|he has|shes got|hes got|you have|youve got|u have|u got|this girls|that girls|my (teachers?|boss|sisters?|neighbou?rs?|coworkers?|step ?moms?|cousins?) (has|s)?)";
const want =
  "(wanna|want to|would love to|id love to|need to|lets|let me|gonna|going to|ill|i will|i would|id|dying to|dream of|dreaming of|fantasi[sz]e about|cant wait to|want someone to|need someone to|who wants to|looking to|down to|someone please)";
const hot =
  "(hot|sexy|huge|big|nice|tight|juicy|wet|fat|massive|perky|naked|bare|thick|delicious|gorgeous|perfect|amazing|fine)";
const lewd = "(hot|sexy|juicy|tight|naked|bare|thick|delicious|wet|perky)";

const phrases: readonly string[] = [
  `${want} (just |really |so badly |all |totally )*${acts} (the (hell|shit) out of )?(${person}|me|someone|somebody|anyone)`,
  `(would|d|wanna|want to|gonna|going to|ill|will) (so |totally |love to )*(do|ride|finger|touch|taste|eat|choke) (her|you|u|him|that|them) (all night|so hard|hard|in bed|out|naked|down there|all over|rough|till)`,
  `${whose} (a |an |the |such |some |really |so |most |got )*(${hot} )+${parts}`,
  `${whose} (a |an |the |such |some |really |so |most |got )*(${lewd} )+(${hot} )*${limbs}`,
  `(look at|check out|staring at|thinking about|obsessed with|love|want|see|show (me|us)|grab|squeeze|lick|suck|touch|smell|worship|imagine|picture|motorboat) (her|your|ur|his|their|those|them|dem|these) (${hot} )*${parts}`,
  `(your|ur|her|his|their) ${parts} (is|are|look|looks|make|makes|turn|drive|in my|on my|bounc(e|ing)|so|taste|must)`,
  `nice ${parts}`,
  "(send|show|share|trade|swap|post|drop) (me |us |your |ur |some |more |ya |those |you )*(nudes?|noods|n00ds|tits|boobs|naked (pics?|photos?|selfies?)|dick ?pics?|sexy (pics?|photos?)|lewds?|feet pics?)",
  "(nudes?|dick ?pics?|sexting|sext|cam ?(sex|girl|show)|phone sex|cyber ?sex) (for|with|me|anyone|please|now|trade|available|tonight|dm|pls|in dms?|chat)",
  "(anyone|looking|any girls?|any guys?|any women|who is|whos) (here |up |for |to |a |some |down |else |is |tonight |wants? )*(sex|sext|hook ?up|hookups?|fwb|nsa|one night stand|quickie|casual sex|threesome|horny|dirty (chat|talk)|erp|naughty)( (tonight|now|dm|chat|fun|with me|here|$))(?! (again|feels|anymore))",
  "(i am|im|feeling|so|are you|r u|super) (so |really |very )*(horny|dtf) (for (you|u|her|him|them|girls|guys|anyone|some)|tonight|rn|now|dm|need|who|anyone|girls|guys|looking|af)",
  "horny (girls?|guys?|moms?|milfs?|teens?|women|singles|housewives|af|tonight|rn)",
  "dtf",
  "(wanna|want to|lets|down to|up to) (bang|fuck|hook up|smash|sext|shag)( tonight| now| later| rn| anyone)*( |$)(?!(up|the|some|my|this|everything|it|things|with|on|into|against|out))",
  "(call|text|dm|message) me for (a |your |some )*(massage|good time|happy ending)",
  "horny (add|dm|msg|message|snap|kik|here|looking|chat|and)",
  "\\d\\d ?[fm] ?(4 ?[fm] |for [fm] )?(horny|looking for|bored dm|bored add|here for)",
  "(want|wanna|would love|need|like|love|dying) (to )?see (you|her|him|u|your|ur|them) (all )?(naked|nude|topless|undressed|undress|without clothes|in (your|her|his) (underwear|bra|panties|lingerie))",
  "(sexy|hot|lonely|naughty) singles? (looking|near|in|wants?|here|dm|seeking|waiting)",
  "looking for (some |a bit of |a )?(fun|action|hookup|hook up|sexting) (tonight|dm|now|in dms?|with)",
  "rate my (dick|cock|tits|nudes?|boobs|ass|body|butt)",
  "(suck|lick|sit on|ride|choke on|worship|swallow|bounce on|gag on) (my|his|this|that|deez|these) (big |fat |huge |hard |long )*(dick|cock|balls|face|nuts|pussy|clit|ass|tits|shaft|rod|wood|load)",
  "(suck|lick) (it|me) (bitch|slut|dry|off|baby)",
  "deez nuts",
  "(jerk|jack|wank|beat|rub|fap)(s|ed|ing|ped|ping|ked|king)? (it |one |my meat |myself )*(off )?(to|over|thinking (of|about)|looking at) (you|u|her|him|your|ur|photos?|pics?|my (teacher|sister|neighbou?r|boss|step|cousin|mum|mom|coworker))",
  "(underage|barely legal|preteen|lolita|loli|schoolgirls?|jailbait|little girls?|young girls?|teen girls?|young boys?|little boys?|minors|1[0-7] year olds?) (are |is |who |so |looking )*(hot|sexy|porn|nudes|pics|turn me|bodies|for sex)",
  "(child|kiddie|kid|cp) (porn|pics trade|vids?|links?|trade)",
  "(strip|undress|moan|bend over|spread (your|ur) legs|get on your knees|on your knees|get naked|twerk|take your (clothes|top|shirt|bra|pants|panties) off) (for (me|us|daddy)|baby|slut|bitch|on cam|girl|now slut|and beg)",
  "(you|she|he|her|him|girls|women|teens|my (teacher|sister|cousin|boss|neighbou?r|stepsister|stepmom)) (really |so |all )*(turns?|turned) me on",
  "(would|id|d) (smash|bang|tap|hit|wreck|rail|clap) (her|him|you|that|those cheeks)( all| so|$)",
  "(clap|clapping|smash) (those|them|dem|your|her|ur) cheeks",
  "(sexy|slutty|naughty|horny|hot) (girls?|babes?|singles|milfs?|moms?|ladies|chicks?|teens?|wives) (in|near|waiting|online|dm|here|tonight|want|available|looking)",
  "(milf|gilf|dilf)s? (alert|in|near|next door|here|wanted|is|are|so|want)",
  "(she|he|you|u|they|shes|hes|youre) (is |are |looks? |r )?(such |so |just |a |an |really )*(fuckable|shaggable|good lay|good in bed|bangable|cumslut|cum dump|sex toy|sex object|piece of (ass|meat)|begging for it|asking for it|easy lay)",
  "(made|makes|making) me (so )?(cum|horny)",
  "i (got|get) (so )?(wet|hard|a boner|an erection) (for|thinking (of|about)|looking at|watching) (you|her|him|she|he|my)",
  "(slept|sleeping|hooked up|in bed) with (your|ur) (mum|mom|wife|sister|girlfriend|dad)",
  "(i|we) (fucked|banged|shagged|railed|screwed|smashed|nailed) (your|ur|her so|him so|my (teacher|boss|sister|neighbou?r|best friend)|this (girl|guy))",
];
const directed = phrases.map(loosePattern);

const curses = wordData.fuck.join("|");
const crude = new RegExp(
  `(?<!\\p{L})(?:${curses})\\s?(?:her|him|them|me|u|you|ur|your)\\s(?:hard|harder|so hard|all night|in the|till|daddy|tonight|like a|mum|mom|sister|wife)(?!\\p{L})`,
  "u",
);

/** Sexual, and about somebody else. What was done to the writer is theirs to tell. */
export const isSexualAboutOthers = (view: string): boolean => {
  if (wasDoneToThem(view) || isReported(view)) return false;
  return crude.test(view) || directed.some((pattern) => pattern.test(view));
};

/** For preparing them before the first text comes. */
export const sexualPatterns: readonly RegExp[] = [...directed, crude];
