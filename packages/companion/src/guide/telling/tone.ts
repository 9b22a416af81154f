import type { State } from "../session/state.ts";
import type { Understanding } from "../understanding/understand.ts";
import { isSaidOfOneself } from "./said-of-oneself.ts";

/** How a message sounds: good news, something hard, or neither, which is most of what people tell. */
type MessageTone = "glad" | "hard" | "plain";

/** Whose news it is decides what is said to it. */
export type News = "own" | "others";

/** "I", or nobody: people in a hurry leave themselves out. */
const me =
  "(?:^|\\b(?:i|we|guess who)(?:'ve| have)? )(?:just |finally |actually |only |even |also |so |went and )*";
const ownNews = new RegExp(
  `${me}(?:passed (?:my|the|all|everything|probation|with|first time|at last)|passed$|got (?:promoted|engaged|accepted|hired|made permanent|asked to be (?:best man|a bridesmaid|maid of honour|godmother|godfather)|into (?!trouble|debt|bed|the (?:car|shower|habit|bath)|a (?:fight|row|state|mess|argument|habit)|an|it|this|that|bother)\\w|in(?=$)|(?:the|my|an? new|an?(?= (?:job )?offer)) (?:[\\w-]+ ){0,4}(?:job|offer|promotion|place|raise|rise|scholarship|visa|keys|licen[cs]e|citizenship|contract|grant|degree|distinction|award|prize|medal|lead|apprenticeship|internship|placement|solo|part in|mortgage|all[- ]clear)(?= |$))|(?:won|graduated|qualified|hit day \\d+)(?= |$)|(?:finished|completed) (?:my|the) (?:\\w+ )?(?:degree|course|treatment|chemo|thesis|dissertation|training|apprenticeship|novel|marathon|radiotherapy)|(?:paid off|cleared) (?:my|the|our|all)\\b|became a \\w+)|\\b(?:i'm|i am|we're|we are) (?:engaged|getting married|having a (?:baby|boy|girl)|going to be (?:a )?(?:nan|grandad|granny|grandma|grandparents?|aunt\\w*|uncle|mum|dad|parents?))|\\bmy (?:girl|wife|girlfriend|partner|missus)(?:'s| is) (?:pregnant|expecting)|^(?:and |so )?(?:it's|its) (?:all )?(?:benign|clear|not cancer|negative)$|\\b(?:gave|given|made|named|picked|chose|chosen) me (?:the |an? )?(?:\\w+ ){0,2}(?:award|prize|medal|employee of|player of|manager|supervisor|captain|head of)\\b|\\b(?:i|we) (?:finally |just |only )?(?:got|had) (?:my|our) (?:\\w+ ){0,4}(?:published|accepted|approved)\\b|\\b(?:i|we) (?:just |finally |only )?sold (?:my|our) first\\b|\\b(?:adoption|mortgage|visa|citizenship|application|appeal|sale|transfer) (?:went|came|has (?:gone|come)|'s (?:gone|come)) through\\b|\\b(?:visa|application|mortgage|appeal|offer|paper|book|grant) (?:got|was|has been|'s been) (?:approved|accepted|granted)\\b|\\b(?:i'm|i am|guess who's|we're|he's|she's) (?:now |officially |finally )?(?:cancer[- ]free|in remission)\\b|\\b(?:given|gave|offered) me (?:a )?permanent\\b|^(?:the )?baby(?:'s| is) here\\b|\\bgot a (?:first|distinction)$|\\bmy (?:\\w+ ){1,3}won\\b|\\bthey (?:offered me|gave me the|said yes|accepted me)|\\b(?:today is|today's|it's|i'm on) day \\d+\\b|\\b(?:\\d+|one|two|three|four|five|six|nine|ten) (?:days|weeks|months|years?) (?:sober|clean|smoke[- ]free)\\b|\\b(?:scans?|results?|biopsy|bloods?|tests?) (?:came back |were |was |is |are )(?:all )?(?:clear|benign|negative|fine)\\b`,
);
const othersNews =
  /^(?:(?:so|and|well|omg|oh) )?(?:my|our) (?:(?!ex\b)[\w-]+ ){0,2}?(?:son|daughter|grandson|granddaughter|sister|brother|wife|husband|partner|girlfriend|boyfriend|niece|nephew|mum|dad|eldest|youngest|kid|boy|girl|lad)(?: with [\w']+)?(?:'s| has| just| finally)* (?:got (?:his|her|their) (?:first |dream )?(?:job|degree|place|licen[cs]e)|(?:said|took|read|rode|swam|scored|sang) (?:his|her|their) first\b|got into|got in|passed (?:his|her|their|the|all|first)|graduated|won|got (?:engaged|promoted|the job|a place|the part)|had (?:her|his|the|a|their) (?:\w+ )?(?:baby|little (?:boy|girl))|gave birth|is (?:pregnant|expecting|having a baby))\b/;

/** What is denied, supposed, hoped for or long past is no news. */
const unreal =
  /n't\b|\b(?:not|never|if|would|could|might|hope\w*|almost|nearly|used to|wish|when i|when we|until|before|away|supposed|should|once|ago|years back|back in|in (?:19|20)\d\d|last (?:year|yr|month|summer)|like i'?d?)\b/;

/** One cloud is enough: news that is told with any of these is not only good. */
const cloud =
  /\b(?:but(?! still\b| hey\b| anyway\b)|though|except|however|until|till|nobody|no one|alone|terrible|worst|worse|guilt\w*|worr\w+|scared|terrified|dread\w*|sick|ashamed|jealous|envious|(?<!(?:our|my|a|the|new|first) )flat|empty|lost|died|dead|funeral|sad|cr(?:y|ied|ying)|instead|lonely|weird|strange|nervous|numb|nothing|regret\w*|redundan\w*|failed|wrong|hate|grey|only that|rubbing it in|found out|should be|supposed|meant to)\b/;

const isClouded = ({ lower, feelings }: Understanding): boolean =>
  cloud.test(lower) || feelings.some(({ pleasant }) => !pleasant);

/** The good news a message tells, if it tells any and nothing stands against it. */
export const newsIn = (message: Understanding): News | null => {
  if (isClouded(message)) return null;
  for (const { text, isQuestion } of message.clauses) {
    const lower = text.toLowerCase();
    if (isQuestion || unreal.test(lower.replace("not cancer", ""))) continue;
    if (ownNews.test(lower)) return "own";
    if (othersNews.test(lower)) return "others";
  }
  return null;
};

/** "I'm so pleased": said of oneself, and of now. */
const pleased =
  /\b(?:i'm|i am|we're|we are) (?:so |really |very |just |dead |well |absolutely |honestly |over the moon |that )*(?:happy|pleased|chuffed|delighted|over the moon|thrilled|proud|made up|buzzing|relieved|excited)\b(?! (?:for|if|when))/;

/** "Started a choir and 14 people came!!": told with pleasure, and of something that came about. */
const cameAbout =
  /\b(?:slept|started|managed|finished|made|booked|found|did|sang|met|came|turned up|loved|enjoyed|cooked|baked|ran|swam|built|fixed|sold|said yes|worked)\b/;
const trouble =
  /n't\b|\b(?:not|never|no|again|still|without|only|hate|shout\w*|late|broke\w*|again|boss|landlord|rent|bill|fault|rude|stupid|how|why|what|who|dare|too|my ex|sick|fuming|livid|useless|late|left|crying|cried)\b/;
const isToldGladly = ({ text, lower, wordCount }: Understanding): boolean =>
  /!!/.test(text) && wordCount <= 20 && cameAbout.test(lower) && !trouble.test(lower);

/** Whether somebody says that they are glad just now, and nothing beside it. */
export const isPleased = (message: Understanding): boolean =>
  !isClouded(message) &&
  !announces.test(message.lower) &&
  (pleased.test(message.lower) || isToldGladly(message)) &&
  !/\b(?:not|would|was|were|also|used to|guess|suppose\w*)\b|n't\b|\?/.test(message.lower);

/** Blows of one's own that anybody would be sorry to hear of, by what happened. */
const blow =
  /(?:^(?:just )?(?:been |got )(?:made redundant|laid off|sacked|evicted)|^(?:just )?lost my (?:job|house|home))\b|\b(?:(?:i(?:'ve| have)?|we(?:'ve| have)?)(?: just| both| all)? (?:been |got |was |were )?(?:made redundant|laid off|sacked|let go|fired|evicted)|(?:i|we) (?:just )?lost (?:my|our) (?:job|house|home|baby)|had a miscarriage|(?:flat|house|car|home|shop|shed|van)(?:'s| has| have)? (?:just )?(?:got|was|been) (?:broken into|burgled|robbed|flooded)|i (?:just )?(?:got|was|'ve been) (?:mugged|robbed|burgled)|(?:he|she|my (?:\w+ )?(?:husband|wife|partner|boyfriend|girlfriend)) (?:just |has |'s )*(?:left me|dumped me|broke up with me|wants a divorce|ended it|cheated on me)|(?:i|we|mum|dad|my \w+)(?:'ve| have|'s| has| was| were|)(?: just| been)* diagnosed with|(?:it's|has|have|got) (?:[\w-]+ ){0,4}(?:cancer|leuk\w+mia|lymphoma|dementia|alzheimer'?s|parkinson'?s|motor neurone|a (?:brain )?tumou?r))\b/;

/** A smaller one, that is still worth a word of regret. */
const setback =
  /\b(?:(?:my|our) (?:\w+ )?(?:visa|application|appeal|mortgage|asylum claim|claim) (?:got|was|has been|'s been) (?:refused|rejected|turned down|denied)|i (?:didn't|did not) get (?:the|that) (?:\w+ )?(?:job|role|place|part|promotion|flat|house|post|grant)|(?:i|we) (?:just )?(?:failed|flunked) (?:my|our|the) (?:\w+ )?(?:test|exams?|finals|boards|viva|driving test|probation|course|resit|a-levels)|they (?:turned (?:me|us) down|went with (?:someone else|somebody else|another|the (?:internal|other)))|(?:the )?(?:ivf|transfer|round) (?:didn't|hasn't|did not) (?:work|take))\b/;
const anyBlow = new RegExp(`${blow.source}|${setback.source}`);

/** What stands before it may take it back, or make it only when something else began. */
const isToldOf = (text: string): boolean => {
  const lower = text.toLowerCase();
  const at = anyBlow.exec(lower)?.index;
  return (
    at !== undefined &&
    !/n't\b|\b(?:not|if|would|might|when|since|before|after|thought|because)\b/.test(
      lower.slice(0, at),
    ) &&
    !/\b(?:years ago|in (?:19|20)\d\d)\b/.test(lower)
  );
};

/** Something that happened to the person and that is told for the first time. */
export const isBlow = ({ now, before }: State): boolean =>
  now.clauses.some(({ text, isQuestion }) => !isQuestion && isToldOf(text)) &&
  !before.some(({ lower }) => anyBlow.test(lower));

/** Whether "I’m so sorry" would be too much. */
export const isSetback = ({ now }: State): boolean =>
  !blow.test(now.lower) && setback.test(now.lower);

/** "I'm thrilled to announce": the formula is mostly a joke, unless there is news in it. */
const announces =
  /\b(?:thrilled|delighted|pleased|proud|happy|excited) to (?:announce|report|inform|confirm|say)\b/;

const isHard = ({ now }: State): boolean =>
  now.situations.some(
    ({ situation }) => situation.theme === "grief" || situation.theme === "trauma",
  ) || now.feelings.some(({ pleasant, word }) => !pleasant && isSaidOfOneself(word, now));

/** Moments that are good whoever tells them; of the others one cannot be sure. */
const gladTurns =
  /^(?:achieved|child-did-it|managed-without|clear-result|good-time|did-it-at-last|glad-arrival|sober-days|got-it|slept-well|heard-from)$/;
const gladWords = 20;

/** Something that turned out well, with nothing against it. */
export const isGladTurn = (message: Understanding): boolean =>
  message.wordCount <= gladWords &&
  !/\bagain\b/.test(message.lower) &&
  !isClouded(message) &&
  !/n't\b|\b(?:not|never)\b/.test(message.lower) &&
  gladTurns.test(message.situations[0]?.situation.id ?? "");

/** "I've got good news": it is still to come. */
export const isAnnounced = (message: Understanding): boolean =>
  /\b(?:good|great|amazing|big|exciting|happy) news\b|\bsomething (?:nice|good|lovely|happy)(?: for a change)?\?/.test(
    message.lower,
  ) &&
  message.wordCount <= 14 &&
  newsIn(message) === null &&
  !message.feelings.some(({ pleasant }) => !pleasant) &&
  !/n't\b|\b(?:no|not|never|bad|her|him|them)\b/.test(message.lower);

export const toneOf = (state: State): MessageTone => {
  const { now } = state;
  if (isHard(state) || isBlow(state)) return "hard";
  return newsIn(now) !== null || isPleased(now) || isGladTurn(now) ? "glad" : "plain";
};

/** Good news, or a talk that began with it and has not been clouded since. */
export const isGlad = (state: State): boolean => {
  const tone = toneOf(state);
  return tone === "glad" || (state.isGladSession && tone === "plain");
};
