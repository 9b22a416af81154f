import { isBase, isPast } from "./verbs.ts";

const slips: readonly RegExp[] = [
  /\bsince (?:one|two|three|four|five|six|\d{1,2}) (?:days?|weeks?|months?|years?)\b(?! ago)/i,
  /\b(?:two|three|four|five|six|[2-9]|\d\d+) (?:day|week|month|year|hour|time|kid|friend)\b(?![- ](?:old|days?|weeks?|nights?|shifts?|drives?|trips?|walks?|flights?|contract|course|mark|olds?|zones?))/i,
  /\bwant (?:go|do|be|have|talk|see|stop|leave|sleep|stay|speak|make)\b/i,
  /\b(?:the|many|some|all) people (?:is|was|has)\b/i,
  /(?<!\bone of (?:the|my|his|her|our|their|those|these) )\b(?:they|we|parents|kids|friends|children) (?:is|was|has|does|doesn't)\b/i,
  /\b(?:everybody|everyone|nobody) (?:say|think|know|want|have)\b/i,
  /\b(?:two|three|four|five|six|[2-9]|\d\d+) (?:person|man|woman|child|brother|sister|son|daughter|room|job)\b/i,
  /\b(?:not|n't|never) (?:\w+ ){1,4}(?<!\b(?:for|in|of|past|last|over|after|these|those|about|nearly|almost|than) )(?:two|three|four|five|six|seven|eight|nine|ten|\d+) (?:years|months|weeks)$/i,
  /\b(?:have|has|had) (?:heart|health|money|back|family|visa|kidney|stomach|skin|sleep|big|small|good|bad|new) (?:problem|disease|job|house|flat)\b/i,
  /\b(?:costs?|have|has|need|needs|spend|spent|earn) much money\b/i,
  /\bdo video call\b/i,
  /\b(?:i|we|they|he|she|you) no (?:\w+)/i,
  /\b(?:i am|i'm|we are|he is|she is|they are) (?:come|go|live|work|feel|have|know|think|believe|understand|speak|born in)\b/i,
  /\b(?:persons|peoples|childrens|moneys|datas)\b/i,
  /\b(?:say|said|says|explain|explained) (?:her|him|me|them|us) (?!that\b)/i,
  /^(?:is|was) (?:not |very |so |too )?(?:easy|difficult|hard|good|bad|normal|possible|strange|important|better|true|my|the|a|because)\b/i,
  /\bthe true$/i,
  /\b(?:of|for|with) (?:old|young|sick|small|big|rich|poor|new|good|bad) (?:woman|man|lady|person|child|baby|house|family|company)\b/i,
  /\blike (?:stone|rock|animal|child|machine|robot|prisoner|stranger|foreigner)$/i,
  /\b(?:his|her|my|their|the) family (?:come|go|want|say|think|live|call)\b/i,
  /\bmy \w+ (?:he|she) (?:is|has|was|likes?|wants?|says?|thinks?|ask|never|always|don't|doesn't|not)\b/i,
  /\b(?:nobody|everybody|everyone|somebody|someone) wait\b|\bmy turn come\b/i,
  /\bin (?:master|bachelor|university)\b(?! of\b)/i,
  /\bto (?:professor|teacher|boss|doctor|landlord)\b/i,
  /\b(?:the|my|these|our) (?:papers|documents|problems|shifts|bills|results) is\b/i,
  /\b(?:have|has|had|find|give|need) (?:answer|idea|choice|right|possibility|opportunity|solution)\b/i,
  /\bbefore (?:one|two|three|four|five|six|\d+) (?:years?|months?|weeks?)\b/i,
  /\bfor (?:hear|help|understand|listen) me\b/i,
  /\bmuch (?:people|friends|times|problems|things|hours)\b/i,
  /\bmore (?:better|worse|easy|big|small|hard|happy|old|young)\b/i,
  /\b(?:in|from|at) my (?:work|country) (?:they|the people)\b/i,
  /\bi(?:'m| am) (?:here|in \w+(?: [\w']+){0,5}) since\b|\bi(?:'m| am) (?:here|in \w+) from\b/i,
  /\bmy (?:manager|son|daughter|mother|father|husband|wife|boss|brother|sister|mum|dad|friend|teacher|doctor) (?:he|she) (?!and\b)/i,
  /\bthinking to (?:go|leave|stay|move)\b/i,
  /\bfor (?:listen|talk) ?[.!]*$/i,
  /\bmy english (?:is|it's|not|no)\b/i,
  /\bone of (?:the|my|his|her|our|their) [a-z]+(?<!s|people|women|men|children|few)$/i,
  // what began long ago and goes on has been going on
  /\b(?:am|'m|is|are|'re) (?:\w+ )?\w+ing\b[^.,]*\bsince (?:\d{4}|(?:january|february|march|april|may|june|july|august|september|october|november|december)|(?:\w+ )?(?:years?|months?|weeks?))\b/i,
  /\bi (?:live|work|study|stay) (?:\w+ ){0,4}since\b/i,
  /\b(?:an advice|advices|informations|homeworks|furnitures)\b/i,
  /\b(?:i|we|they) (?:am|is|are) (?:agree|want|have|know|think|like|need)\b/i,
  /\b(?:explain|said|suggest|say) (?:me|him|her|us|them) (?:that|the|to|my|a|it)\b/i,
  /[,"] ?why (?:you|he|she|they) (?:don't|doesn't|didn't|not)\b/i,
  /\b(?:make|makes|made) me to\b|\bmust to\b|\bcan to\b/i,
  /\b(?:more|most) (?:better|worse|bigger|easier|happier|harder)\b/i,
  /\bfeel (?:my|me) self\b|\bfeel myself (?:very|so|sad|bad|alone|lonely|tired|not)\b/i,
  /\b(?:no|any) one of them\b/i,
  /\b(?:have|has|having) other (?!people|things|plans|options|\w+s\b)/i,
  /(?<!\b(?:let|make|makes|made|see|saw|help|hear|heard|watch|did|does|do|can|will|would|should|could) )\b(?:my|his|her|the|our) (?:contract|mother|father|boss|manager|husband|wife|son|daughter|sister|brother|friend|teacher|course|visa|landlord) (?:finish|start|end|say|give|stay|show|want|live|come|go|make|think|know|tell|ask|need|help|speak|talk|send|pay|begin|take|have|do|don't)\b/i,
  /\bi (?:arrive|come|start|finish|leave|marry|move) (?:\w+ ){0,3}(?:in (?:19|20)\d\d|last (?:week|month|year)|\w+ (?:years|months|weeks) ago)\b/i,
  /\bi (?:wait|work|live|study) (?:\w+ )?(?:years|months|weeks)\b/i,
  /\bthought (?:i|he|she|it|they) will\b/i,
  /\b(?:i am|i'm|i was|he is|she is|he was|she was|he's|she's) (?!(?:a|an|the|my|his|her|our|their|not|no|still|just|head|deputy|also|in|on|at|so)\b)(?:[a-z]+ )?(?:helper|worker|driver|engineer|nurse|teacher|accountant|cleaner|student|doctor|manager|cook|chef|waiter|waitress|seller|mechanic|electrician|secretary|farmer|soldier|lawyer|programmer|developer|designer|carer|cashier|operator|guard|tailor|builder)\b/i,
  /\b(?:like|want|need|prefer)s? (?:i|he|she|they|we) (?:use|go|come|do|make|take|work|stay|speak|eat|sleep|have|be|leave|call)\b/i,
  /\b(?:study|train|work|learn) (?:for|as|to be) (?:electrician|engineer|nurse|mechanic|driver|accountant)\b/i,
  /\b(?:nobody|everybody|everyone|somebody|someone) (?:ask|tell|help|speak|talk|come|give|like|love|see|need|call|listen|understand|care)\b/i,
  // "heating is broken 12 days", "I clean for her five years", "he eats the same since he was born"
  /\b(?:is|are|am|'s|'m|'re) (?!(?:only|about|nearly|just|been|over|almost|in|for|every|under|another|another|like|at|roughly|around)\b)(?:[a-z]+ )?[a-z]+(?<!\b(?:only|about|nearly|just|been|over|almost|in|for|every|under|another|the|last|next|these|those|past|first|is|than|like|at|around|of|after|within)) (?:two|three|four|five|six|seven|eight|nine|ten|\d+) (?:days|weeks|months|years)$/i,
  /\b(?:i|we) (?:clean|work|live|wait|study|drive|cook|teach|sing|play) (?:\w+ ){1,3}(?<!\b(?:for|in|every|about|nearly|over|at|these|last|past|than|of|after) )(?:two|three|four|five|six|seven|eight|nine|ten|\d+) (?:weeks|months|years)\b(?! (?:a|ago|old)\b)/i,
  /^(?:i|we|they|he|she) (?!was|were|had|did)(?:[a-z]+(?<!ed)) (?:the same|same) [\w ]*\bsince (?:he|she|i|they|we) (?:was|were)\b/i,
  /\b(?:took|take|have|has|had|in|at|with|for|on|get|got|do|did|eat|see|is|was|wear) same (?!as\b|old\b|again\b|time\b|thing\b|here\b|day\b)\w+/i,
  /\b(?:was|were|been) thinking (?:that )?(?:i|he|she|it|they|we) will\b/i,
  /\b(?:have|has|had|got|get|finished|doing) (?:degree|diploma|licence|passport|certificate|master)\b(?! (?:level|show|apprentice|results|control|photos?|classes|courses?)\b)|\ba master degree\b|\bfor study\b(?! (?:leave|skills|groups?))/i,
  /\b(?:he|she|baby|son|daughter) has (?:two|three|four|five|six|\d+) (?:months|years)$/i,
  /\b(?:gave|give|gives|got|have) (?:me|him|her|us) paper\b/i,
  /\b(?:speak|speaks|spoke|talk|talks) to (?:him|her|them|me|us) (?:Polish|English|Spanish|German|French|Italian|Portuguese|Russian|Ukrainian|Arabic|Turkish|Chinese)\b/,
  /\b(?:tell|tells|told|ask|asks|asked|phone|phoned|call|called) to (?:people|him|her|them|me|us|my|the|everyone)\b/i,
  /\b(?:was|were) (?:afraid|scared|worried|sure) (?:that )?(?:i|he|she|it|they|we) (?:will|can)\b/i,
  /\b(?:make|makes|made|making) (?:vacuum|sport|shower|photo|holidays|homework|party)\b/i,
  /^in work (?:i|we|nobody|they|he|she)\b/i,
  /\b(?:have|has|had|having) (?:divorce|accident|operation|party|fight|appointment)\b/i,
  /\blike at (?:an?|the|my)\b/i,
  /\b(?:i'm|i am|he's|he is|she's|she is) (?:very |so )?(?:bad|good|big|terrible|great|nice|poor) (?:liar|person|man|woman|mother|father|mum|dad|son|daughter|friend|wife|husband|teacher|boss|cook|driver|student|worker)\b/i,
  // "what the paper say": one thing, and a verb for many
  /(?<!\b(?:let|lets|make|makes|made|see|saw|help|helps|helped|hear|heard|watch|watched|have|had|having|did|does|do|didn't|doesn't|can|will|would|should|could|might|may|must|and|or|of) )\b(?:the|my|his|her|this|that) (?!(?:i|we|they|you|to|not|never|always|even|just|really|also|still|ever|and|or|who|both|all|some|most|many|everybody|parents|folk|would|could|should|might|will|can|did|does|do|must|people|police|council|school|team|family|staff|company|bank|club|union|children|kids|men|women|lads?|rest|others?|public|hospital|government|church|board|two|three|four|five|few|lot|young|old|rich|poor|hell|one|ones|only|first|last|next|same|way)\b)[a-z]+(?<!s) (?:say|think|want|know|understand)(?: (?:it|that|i|he|she|they|we|to|so|the|my|nothing|what|how|why)\b|$)/i,
  /\bas (?:au pair|care worker|worker|helper|nurse|carer|cleaner|teacher|waiter|waitress|engineer|driver|chef|cook|doctor|student)\b/i,
];

/** What is counted in English wants "a" or "the" or "my" before it. */
const counted =
  "daughter|son|brother|sister|husband|wife|boyfriend|girlfriend|friend|job|flat|house|apartment|car|problem|manager|boss|pub|shop|supermarket|exam|interview|baby|dog|cat|phone|visa|contract|loan|doctor|teacher|care home|nursing home|restaurant|man|woman|person|boy|girl|company|village|city|factory|office|kitchen|bathroom|hotel|bank|ticket|leaflet|translator|window|bonus|suitcase|passport|letter|table|wallet|bicycle|laptop|neighbour|colleague|roommate|child";
const plain =
  "(?!(?:a|an|the|my|your|his|her|our|their|its|this|that|these|those|any|no|some|every|each|one|another|which|what|whose|same|such|first|last|next|only|best|own|most|more|much|other|either|neither|both|all|just|even|also|too|so|very|really|being|becoming|getting|quite|still|always|never|now|then|there|here|later|back|home|work|bed|time|me|him|them|us|it|who|when|how|where|why|because|if|as|to|for|of|in|on|at|by|with|from|and|or|but)\\b)[a-z]+";
const bareModified = new RegExp(
  `\\b(?:in|at|from|with|near|is not|am not|not|is|am) ${plain} (?:restaurant|man|woman|person|company|village|city|factory|hotel|shop|pub|flat|apartment|house|station|wash|office|kitchen|hospital|school)\\b(?<!primary school|secondary school|high school|boarding school|night school|head office)(?!['’]s|s\\b|[- ])`,
  "i",
);
const bareNoun = new RegExp(
  `\\b(?!in person\\b|for company\\b)(?:have|has|had|need|want|find|found|lost|buy|bought|use|got|gave (?:me|him|her|them|us)|knocked on|save money for|in|at|for|to|from|with|near) (?:Diwali |Christmas |good |new |big |small |bad |better |nice |old |not bad |not good |sushi |very \\w+ )?(?:${counted})\\b(?!['’]s|s\\b|[- ](?:in[- ]law|school|hunt\\w*|search\\w*|market|interviews?|centre|share|sitting|work|job|parents?|life|lives|bills?|repairs?|keys?|screen|calls?|insurance|tax|payments?|season|stress|nerves|prep|results|revision|holidays?|food|account|staff|group|friends|manager|problems|card|party|role|offer|offers|applications?|after|to|requests?|writing|service|tennis|support|care|benefit|trouble|prices?|sales|boxes|box|lists?)\\b)`,
  "i",
);

const asks =
  /^(?:do|does|did|can|could|will|would|should|shall|may|might|must|don't|doesn't|didn't|can't|couldn't|won't|wouldn't|shouldn't|let|lets|letting|make|makes|made|help|helps|helped|see|saw|watch|watched|hear|heard|suggest|suggested|insist|insisted|demand|demanded|recommend|recommended|and|or|than)$/i;

/** "She give me the weekend": a verb without its ending. */
const lacksEnding = (text: string): boolean =>
  [
    ...text.matchAll(
      /(?:(\S+) )?\b(?:he|she|it) (?:always |never |also |just |really |only |still |often |sometimes )?([a-z]+)\b/gi,
    ),
  ].some(([, before = "", verb = ""]) => {
    const word = verb.toLowerCase();
    return (
      isBase(word) &&
      !isPast(word) &&
      !/^(?:be|need|long|like|mind|own|cool|warm|open|slow|clean|clear|present|dry|last|back|part|age|time|all|just|too)$/.test(
        word,
      ) &&
      !asks.test(before)
    );
  });

/** The English of somebody still learning it is understood, and not said back at them. */
export const hasLearnersSlip = (text: string): boolean =>
  slips.some((slip) => slip.test(text)) ||
  bareNoun.test(text) ||
  bareModified.test(text) ||
  lacksEnding(text);

/** One slip happens to anybody; with this many, the sentences between them are left alone too. */
const slipsOfALearner = 4;
const saysSo = /\bmy english (?:is|it's|not|no)\b|\bsorry (?:for |about )?my english\b/i;

/** Somebody still finding their English is not given it back, whatever they said in it. */
export const isLearning = (messages: readonly { text: string }[]): boolean =>
  messages.some(({ text }) => saysSo.test(text)) ||
  messages.filter(({ text }) => hasLearnersSlip(text)).length >= slipsOfALearner;
