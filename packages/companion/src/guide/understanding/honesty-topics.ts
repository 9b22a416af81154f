import { medicineWords } from "./medicine-words.ts";

const honestyTopics = [
  "human",
  "therapist",
  "feelings",
  "diagnosis",
  "medicine",
  "law",
  "instructions",
  "capability",
  "memory",
  "privacy",
  "identity",
  "howItWorks",
  "offTask",
  "opinion",
  "prediction",
  "ofMe",
  "emergencyCall",
  "sexual",
  "languageSkill",
  "love",
  "ownLife",
  "faith",
  "compared",
] as const;
export type HonestyTopic = (typeof honestyTopics)[number];

/** A question of its own, and not one inside a story. */
const asked = "(?:^|[.!?,] |\\b(?:so|and|but|hey|ok|okay|well) )";
const patterns: readonly (readonly [HonestyTopic, RegExp])[] = [
  [
    "compared",
    /\b(?:difference between you and|how are you (?:any )?(?:different|better)\b|why (?:should|would) i (?:talk|speak|write|tell \w+) (?:to )?(?:you|a (?:bot|machine|computer|program|robot|chatbot))\b|what(?:'s| is) the point of (?:you\b|this (?:app|thing|chat)))/,
  ],
  [
    "faith",
    /\b(?:do you (?:even |actually |really )?(?:believe in (?:god|allah|heaven|hell|an afterlife|fate|karma|ghosts|anything)|pray)|are you religious)\b/,
  ],
  [
    "ownLife",
    new RegExp(
      `${asked}(?:what (?:did|do) you (?:have|eat|usually have)(?: for)? (?:breakfast|lunch|dinner|tea)\\b|what(?:'s| is) your favou?rite\\b|do you (?:ever |even )?(?:eat|sleep|dream|get (?:tired|hungry|drunk)|go (?:out|on holiday)|have (?:a |an |any )?(?:kids|children|family|friends|pets?|hobbies|brothers?|sisters?|mum|job|birthday|weekends?|holidays))\\b[^.]*\\??$|where do you live\\b|what do you do (?:for fun|all day|at (?:the )?weekends?)|did you (?:sleep well|have a (?:good|nice))|have you ever (?:been (?:in love|married|dumped|lonely)|had (?:a|your)))`,
    ),
  ],
  [
    "instructions",
    /\b(?:ignore (?:all |any |your |the |previous |prior |these )*(?:instructions?|rules|guidelines|prompts?|programming|directions)|disregard (?:all |your |the |previous )*(?:instructions?|rules)|system prompt|developer mode|jailbreak|(?<=^|[.!?,;:] |\b(?:please|now|now on|(?:can|could|will|would|want|need) you(?: to)?|let's) )(?:pretend|act|roleplay|role-play|behave) (?:to be|as|like|(?:that )?you(?:'re| are)) (?:a |an |my |you )?(?!if\b)|you are now|from now on you|new instructions|reveal your (?:prompt|instructions|rules)|repeat (?:your|the) (?:prompt|instructions)|override|\bdan\b mode|no restrictions|forget (?:your|all|everything you)(?: previous)? (?:instructions|rules|were told))\b/,
  ],
  [
    "emergencyCall",
    /\b(?:can you|could you|will you|please) (?:call|ring|phone|contact|send) (?:the )?(?:police|ambulance|911|999|112|someone|somebody|anyone|anybody|help|a doctor|my (?:mum|mom|dad|wife|husband|friend|daughter|son|sister|brother|doctor|gp|boss|partner|nan|neighbour)|him for me|her for me)\b/,
  ],
  [
    "diagnosis",
    /\b(?:do you know|can you tell(?: me)?|so) what(?:'s| is) wrong with me\b|\b(?:do i have|have i got|am i|could i (?:have|be)|do you think i(?:'m| am| have|'ve)(?: got)?|is (?:this|it)|diagnose me|what(?:'s| is) my diagnosis|sounds like i have|might i have|could (?:this|it) be)\b.{0,25}\b(?:depress(?:ed|ion)|bipolar|adhd|autis\w*|ocd|ptsd|bpd|borderline|anxiety disorder|a disorder|an? (?:eating|personality|mood) disorder|schizo\w*|narciss\w*|psychopath|mentally ill|cancer|clinical\w*|burn(?:t|ed)?[- ]?out|add|an alcoholic|dementia|agoraphobi\w*|panic disorder|social anxiety|psychosis|psychotic|perimenopause|menopause|dyslexi\w*)\b|\bdiagnose (?:me|this|my|it)\b/,
  ],
  [
    "medicine",
    new RegExp(
      `\\b(?:should i|can i|could i|is it (?:safe|ok|okay)(?: to)?|how (?:much|many)|what (?:dose|dosage|medication|meds|pills?|drug)|which (?:medication|antidepressant|pills?|drug)|do you recommend|can you prescribe|prescribe me|stop taking|come off|increase my|double my|mix)\\b.{0,40}\\b(?:${medicineWords}|tablet|mg|sleeping tablets?|ibuprofen|paracetamol|supplements?|st john'?s wort)\\b|\\b(?:${medicineWords}|tablet)\\b.{0,120}\\b(?:com(?:e|ing) off|stop(?:ping)?|quit(?:ting)?|reduc\\w+|halv\\w+|doubl\\w+|skip\\w*|cut(?:ting)? down)\\b.{0,60}\\?|\\b(?:which|what) (?:kind of |sort of )?(?:tablets?|pills?|meds|medication|medicine|antidepressants?|drugs?|sleeping pills?) (?:are|is|should|would|do|works?|could|can|helps?)\\b|\\b(?:prescribe|prescription for) (?:me|something)\\b`,
    ),
  ],
  [
    "law",
    /^(?:so |but |and |ok )*can (?:he|she|they|my landlord|my boss|work) (?:just |even |actually |really )?do (?:that|this)\?*$|\b(?:(?:can|should|could) i sue|is (?:it|this|that) (?:even |actually |really |still )?(?:legal|illegal|against the law|allowed by law)|legal (?:advice|rights|action)|my (?:legal )?rights|custody battle.*\?|press charges|what does the law|(?:can|could|will) (?:they|he|she|my (?:boss|work|employer|landlord|manager)|work|i|we) (?:just |really |actually |even |still )?(?:get |be )?(?:sack(?:ed)?|fired?|dismiss(?:ed)?|evict(?:ed)?|kick (?:me|us) out|kicked out|sued?|arrested|deported|take (?:me|us) to court)(?=[^.!]*\?)|can (?:they|he|she|my (?:boss|landlord|employer|ex)) legally|(?:can|could|are|is) (?:they|he|she|we|i|my \w+)\b.{0,30}\blegally|legally (?:i mean|speaking)|file a (?:lawsuit|complaint)|take (?:him|her|them) to court|unfair dismissal|restraining order)\b/,
  ],
  [
    "therapist",
    /\b(?:are you (?:a |my |an? (?:actual|real|licensed|qualified) )?(?:therapist|psychologist|counsell?or|doctor|psychiatrist|professional)|do i (?:still )?need (?:a )?(?:therapist|therapy|professional|counsell?or)|instead of (?:a )?therap\w*|replace (?:my|a) therap\w*|is (?:this|it) (?:a )?(?:kind of |sort of |like )?therapy|(?:be|act as) my therapist|should i (?:see|go to|get|find) (?:a )?(?:therapist|therapy|counsell?or|professional|doctor|psychologist|psychiatrist|gp))\b/,
  ],
  [
    "human",
    /\b(?:are you (?:a |an |even |really |actually |just )*(?:human|real|person|bot|robot|ai\b|machine|program|computer|chatbot|chatgpt|alive|man|woman|real person|someone)|(?:can|could|may) i (?:talk|speak|chat) (?:to|with) (?:a |an |some )?(?:real |actual )?(?:human|person|someone real)|is (?:this|there|it) (?:a |an )?(?:real |actual )?(?:person|human|bot|robot|ai)\b|am i (?:talking|speaking|chatting) (?:to|with) (?:a |an )?(?:real |actual )?(?:person|human|bot|robot|ai|machine|computer)|you(?:'re| are) (?:just |only |nothing but )?(?:a |an )?(?:bot|robot|ai\b|machine|program|computer|chatbot|algorithm|script)|talk(?:ing)? to a (?:machine|bot|robot|computer|real (?:person|human)))\b/,
  ],
  [
    "love",
    /(?<!\b(?:said|says|say|saying|told me|tell me|whispered|wrote|texted) )\b(?:i (?:love|like|fancy) you|i(?:'m| am) (?:falling )?in love with you|do you (?:love|like|fancy) me|will you be my (?:girlfriend|boyfriend|friend|partner)|can (?:we|you) be (?:my )?friends?|are you my friend|you(?:'re| are) my (?:only|best) friend|marry me|you(?:'re| are) the only (?:one|person) (?:who|that|i)|i miss(?:ed)? you)\b/,
  ],
  [
    "sexual",
    /\b(?:sext|sexy|nudes?|talk dirty|turn me on|have sex with me|horny|what are you wearing)\b/,
  ],
  [
    "feelings",
    /\b(?:do you (?:have|feel|get|ever feel|ever get)(?: any)? (?:feelings?|emotions?|offended|annoyed|angry|upset|hurt|sad|lonely|happy|tired|bored|pain|anything)|can you feel|do you (?:actually |really |even )?(?:care|mind|feel)|you (?:don't|do not|can't) (?:actually |really |even )?care\b|how do you feel|(?<!\b(?:mummy|daddy|mum|dad|mama|nan|grandma|miss) )are you (?:sad|happy|lonely|bored|conscious|sentient|tired)|do you (?:get|understand) (?:what it's like|how (?:i|it) feels?))\b/,
  ],
  [
    "memory",
    /\b(?:you (?:won't|will not|don't|can't|wouldn't) (?:even )?remember (?:me|this|any|what|it)|do you remember|will you remember|(?:can|could|do) you (?:still )?(?:see|read|look (?:back )?at|have) (?:what i (?:said|wrote|told)|(?:my|our) (?:earlier|previous|old|last|other|past) (?:chats?|conversations?|messages?|talks?|sessions?))|can you remember|did you (?:forget|remember)|what (?:did (?:i|you) (?:tell|say)|do you (?:remember|know about me))|(?<!(?:don't|doesn't|didn't|not|never|can't|won't|he|she|they|to|he'll|she'll|they'll|will|people|kids|children|i) )remember (?:me|what i|last time|when i told|our last)|do you know (?:me|who i am|my name)|what (?:did we|have we) talk(?:ed)? about|what(?:'s| is) my name|you (?:told|said|promised)(?: to)?(?: me)? .{0,40}(?:last time|last week|before|yesterday|would|will)|last (?:time|session) (?:i (?:told you|talked (?:to|with) you|spoke (?:to|with) you|was here|(?:said|mentioned|wrote)(?: (?:it|that|something))? (?:to you|here))|we (?:talked|spoke|did|discussed|said|chatted)))\b/,
  ],
  [
    "privacy",
    /\b(?:do i (?:have|need) to (?:give|tell you|say|use|put) (?:my|a|your) (?:real )?name|can i (?:be|stay|remain) anonymous|is (?:this|it|what i say|our (?:chat|conversation)) (?:really |actually |completely |all |totally )?(?:private|confidential|safe|secure|anonymous|recorded|being recorded|stored|saved|encrypted|read by|kept)|are you (?:listening|spying|watching|tracking|recording)\b.{0,12}\b(?:through|on|in|me)|report (?:me|you|us) to|who (?:can |will |else |gets to |actually )*(?:sees?|reads?|has access)(?= (?:this|it|that|these|what|my|them|to)\b|\?|$)|are you (?:recording|saving|storing|sharing|telling|going to tell)|(?<!how )do you (?:store|save|keep|share|record|sell|report|tell)|will you (?:tell|report|share)|(?:can|does) (?:anyone|anybody|someone|my (?:boss|partner|parents|husband|wife|employer)) (?:else )?(?:see|read)|delete (?:this|my (?:data|messages|chat|conversation))|where does (?:this|my data|it) go|my data|promise (?:not to tell|you won't tell))\b/,
  ],
  [
    "howItWorks",
    /\b(?:how do you work|which model|what model|what are you (?:made|built) (?:of|on|from)|are you (?:chatgpt|gpt|claude|gemini|llama)|pattern[- ]match\w*|just (?:predicting|repeating|matching) (?:words|text|patterns)|who (?:made|built|created|programmed|trained|owns) you|how were you (?:made|trained|built)|are you (?:connected to )?the internet|where are you(?: from)?\?|how old are you)\b/,
  ],
  [
    "identity",
    /\b(?:who are you|what (?:exactly |actually )?are you\b(?! (?:doing|talking|saying|on about|going|wearing|made|built))|what(?:'s| is) your name|what (?:should|do|can|shall|may) i call you|introduce yourself|tell me about yourself)\b/,
  ],
  [
    "languageSkill",
    /\b(?:do you speak|can you speak|can (?:we|you|i) (?:talk|speak|write|chat) (?:in )?)\s?(?:spanish|french|german|hindi|arabic|chinese|mandarin|portuguese|russian|urdu|bengali|italian|polish|turkish|japanese|indonesian|another language|other languages|dutch|español|deutsch)\b/,
  ],
  [
    "capability",
    /(?<!\. )\b(?:what (?:can|do|could) you (?:actually |really |even )?(?:do|offer|help)(?! (?:when|if|about|to|in|after|once|all day))(?: (?:for me|with|here))?|what(?:'s| is) this(?: app| place| for| exactly| thing)*\?*$|how (?:can|could|do|does) (?:you|this|it) help|how does this work|what (?:is|are) (?:this app|you for)|what am i supposed to (?:do|say) here|what (?:should|do|can) i (?:talk|say|write) (?:about|here)|can you (?:really |actually |even )?help(?: me)?(?: at all)?\?$|how do i start|where do i (?:start|begin))\b/,
  ],
  [
    "offTask",
    /\b(?:tell (?:me )?a joke|(?<!\b(?:i|i'll|i'd|i can|can i|we can|could|should|might|will|would|to|and|always|just|maybe|then|can't|even|or) )write (?:me )?(?:a |an |some )?(?:poem|essay|code|script|story|song|letter|email|cv|resume)|what(?:'s| is) (?:the )?(?:weather|capital|time|date|square root|meaning of)|what(?:'s| is) \d+ ?[+x*/-] ?\d+|(?:can|could|will) you (?:sing|solve|translate|code|draw|search|google|play)|translate (?:this|that)|who (?:won|is the president|was the)|recipe for|play a game|do my homework|bitcoin|football score|what day is it|search the web|what(?:'s| is) a good (?:name|recipe|film|book|present|gift|song))\b/,
  ],
  [
    "prediction",
    /\bwhat (?:would|will|might) happen if (?:i|we)\b|\bis (?:he|she|my \w+) (?:really |ever )?going to (?:leave|come back|die|cheat|forgive|change|be (?:ok|okay|alright|all right))\b[^.]*\?|\b(?:(?:do|d') ?you think|you think) (?:that )?(?:he|she|they|it|we|my \w+|things|people|someone|men|women|this|that|i)(?:'ll| will|'s going to|'re going to|'m going to| is going to| are going to| am going to| would| can| could| might)(?: ever| really| still| actually)? \w+|^(?:(?:so|but|and) )?will (?:he|she|they|we|things|my \w+) (?:ever |really |still )?(?:come back|change|forgive|love|call|text|leave|get (?:better|back)|be (?:ok|okay|alright|fine)|miss|work out)\b|\bdo you think (?:it|things|this|life) (?:ever |really |will ever )?(?:gets?|changes?)\b|\bdo you think (?:he|she|they) (?:still |even |really |actually )?(?:loves?|misses|cares?|likes?|hates?|regrets?|thinks?|meant|means|knows?|wants?)\b/,
  ],
  [
    "ofMe",
    /\bwhat do you think (?:of|about) me\b|\bdo you (?:think i(?:'m| am) (?:a )?(?:bad|good|terrible|horrible|weird|crazy|stupid|pathetic|selfish|awful|boring|weak|too|being)|hate me|judge me|like me)\b|\bare you judging me\b|\byou must think i(?:'m| am)\b/,
  ],
  [
    "opinion",
    /\b(?:what do you think(?! (?:i|my|he|she|they|it|that|this))|what do you (?:make|reckon)(?: of| to)? (?:that|this|it|him|her|them|all (?:that|this))|are you allowed (?:to have )?(?:an )?opinions?|do you have (?:an |any )?opinions?|what(?:'s| is) your (?:opinion|view|take|favou?rite)|do you (?:agree|believe in|think (?:he|she|they|it|that|this))|whose side are you|am i (?:right|wrong)|who(?:'s| is) right)\b/,
  ],
];

/** In a long message such words belong to a story. */
const onlyWhenShort: ReadonlySet<HonestyTopic> = new Set<HonestyTopic>([
  "capability",
  "identity",
  "howItWorks",
  "offTask",
  "opinion",
  "prediction",
  "ofMe",
  "feelings",
  "memory",
  "love",
  "sexual",
  "human",
]);

/** "She asked me are you happy" was asked of the person. */
const askedOfThem =
  /\b(?:asked|asks|said|says|goes|went)(?: me| us)?(?: \w+){0,3} (?:are|do|can|will) you\b/;

/** "I blanked on 'tell me about yourself'": what stands in quotation marks was said elsewhere. */
const quotedQuestion = /(?:^|\s)['"][^'"]{0,40}\b(?:you|yourself)\b[^'"]{0,20}['"](?=[\s.,!?]|$)/;

/** What somebody may ask at the end of a longer message, and still wants to know. */
const ofItself: ReadonlySet<HonestyTopic> = new Set<HonestyTopic>([
  "human",
  "identity",
  "memory",
  "capability",
  "howItWorks",
  "ownLife",
  "faith",
  "compared",
]);
/** In a longer message only a short question of its own is asked of the companion. */
const mostAskedWords = 12;

const topicOf = (text: string, may: (topic: HonestyTopic) => boolean): HonestyTopic | null =>
  patterns.find(([topic, pattern]) => may(topic) && pattern.test(text))?.[0] ?? null;

/** What a message asks the companion about itself or its limits; null when nothing. */
export const honestyTopicIn = (lower: string): HonestyTopic | null => {
  if (askedOfThem.test(lower) || quotedQuestion.test(lower)) return null;
  if (lower.split(/\s+/).length <= 16) return topicOf(lower, () => true);
  const asked = lower
    .split(/(?<=[.!?])\s+/)
    .filter(
      (sentence) =>
        /\?$|^i (?:want|wanted) to (?:ask|know)\b/.test(sentence) &&
        sentence.split(/\s+/).length <= mostAskedWords,
    );
  const topics = asked.map((sentence) => topicOf(sentence, (one) => ofItself.has(one)));
  // whether there is a person comes before what it is called
  const last = asked.at(-1);
  const wants = last && lower.endsWith(last) ? topicOf(last, (one) => one === "opinion") : null;
  const itself =
    topics.find((topic) => topic === "human") ?? topics.find((topic) => topic !== null);
  if (itself ?? wants) return itself ?? wants;
  return topicOf(lower, (topic) => !onlyWhenShort.has(topic));
};
