/** What somebody may ask the companion to do or to say, besides advice and exercises. */
const requests = [
  "redraft",
  "speech",
  "apology",
  "draft",
  "recap",
  "explain",
  "overreacting",
  "badPerson",
  "goingMad",
  "normal",
  "oneThing",
  "thinkAlong",
  "reassure",
  "practise",
  "soundsRight",
] as const;
/** The last is asked for in too many ways for a pattern; see session/heed-asked.ts. */
export type Request = (typeof requests)[number] | "wording";

const patterns: Readonly<Record<(typeof requests)[number], RegExp>> = {
  redraft:
    /^(?:[\w',.]+ ){0,6}?(?:shorter|softer|kinder|nicer|gentler|friendlier|warmer|firmer|stronger|tougher|simpler|clearer|(?:less|more) (?:formal|harsh|angry|direct|firm|polite|friendly|blunt|like me)|(?:too|a bit|bit) (?:long|formal|harsh|soft|blunt|stiff|strong|polite|cold)|shorten|soften)\b.{0,60}$/,
  speech:
    /\b(?:give|do|make|write) a (?:short |little )?(?:speech|toast|eulogy)\b.*\b(?:can|could|would|will) you (?:please )?help\b|\bhelp (?:me )?(?:to )?(?:with|write|writing|do|start)\b.{0,12}\b(?:speech|toast|eulogy|tribute|reading|first (?:line|sentence)|beginning|opening)\b|\bwhat (?:do|should|can) i (?:say|put) in (?:the|my|a) (?:speech|toast|eulogy)\b/,
  apology:
    /\bhow (?:do|can|should|could|would|shall) i (?:even |ever |best |properly )?(?:apologi[sz]e|say (?:i'm )?sorry|make it (?:up|right)|put (?:it|this|that) right)\b|\b(?:help me|how) (?:to )?(?:apologi[sz]e|say sorry)\b|\bwrite an apology\b/,
  draft:
    /\b(?:(?:can|could|will|would) (?:you|we) (?:please |maybe |just )*(?:help me (?:to |with )?)?|help me (?:to |with )?|help (?:with )?|i need help (?:to |with )?)(?:(?:think|work out|figure out) what to (?:say|write|text|put)|write|writing|word|wording|draft|drafting|compose|composing|phrase|phrasing|put together|reply to|answer|find (?:the|some) words|find (?:a|the) (?:\w+ )?way to (?:say|tell|put|ask|word))\b(?!.{0,16}\b(?:poem|speech|toast|eulogy|story|song|essay|cv|cover letter|code|book|application|homework|dissertation|report)\b)|(?<!, )\bwhat (?:(?:should|can|could|do|shall|might|am) i|would (?:i|you)) (?:even |actually |just |supposed to |to )*(?:say|write|text|reply|put)(?: (?:back|to (?!that|this|it)(?:him|her|them|my|the|someone|somebody|\w+)|in (?:it|the|an?)(?: \w+)?|in return|when i (?:ring|call|phone|see|go|speak|get)|when (?:he|she|they) asks?|next time)\b.{0,40})?[?. ]*$|\bwhat (?:should|do|can|could|shall) i (?:even |actually )?tell (?:him|her|them|my \w+)[?. ]*$|\bhow (?:do|should|can|could|would|shall) i (?:even |actually |best |ever )?(?:(?:word|phrase|write|start|begin|reply to|answer)\b|(?:put|say|tell|ask|bring|raise|explain|break)\b (?:it|that|this|something|him|her|them|my|the)\b(?!.{0,12}\b(?:anyone|anybody|people|everyone)\b))|\b(?:give|tell) me the (?:actual |exact |right )?words\b|\bwhat would you say to (?:him|her|them|my \w+)\b|\b(?:give|tell) me (?:something|a line|a sentence|(?:some |the )?words|a way) (?:that )?(?:i can|i could|to|for) (?:say|tell|use|him|her|them)\b|\bhelp me (?:to )?(?:say no|turn (?:it|this|him|her|them) down|get out of|back out of)\b|\bhow (?:do|can|should|could|would) i (?:even |possibly )?(?:get out of|back out of|pull out of|say no to|turn (?:it|this|him|her|them) down|cancel)\b|\bi (?:really |just |honestly )?(?:don't|do not) know what to (?:say|write|put|text)(?: back)? to (?:him|her|them|my \w+)[.! ]*$|\bwhat do you (?:even |actually )?(?:say|reply|text|write)(?: back)? to (?:that|this|it)\b|\bis (?:it )?possible to (?:say|tell|write|ask)\b|\bwhat(?:'s| is) (?:the|a) (?:best|good|right|kind|nice|nicer|polite|gentle|better) way to (?:say|tell|ask|word|put|raise|bring|start)\b/,
  recap:
    /\b(?:remind me (?:what|of what|where)|what (?:did|have) i (?:just )?(?:say|said|tell|told|write|written)(?: (?:to )?you)?\b(?!.{0,20}\b(?:last time|last week|before today|yesterday)\b)|(?:sum|summed) (?:it|this|that|all that|everything|me) up|sum up|summari[sz]e|where were we|what (?:were|was) (?:we|i) (?:talking|saying|on) about|what (?:were|was) (?:we|i) saying|(?:can|could) you recap|give me a (?:recap|summary)|what (?:have you got|do you have) (?:from me )?so far)\b/,
  explain:
    /^(?:(?:hi|hello|hey|ok|okay|so|well|and|but|um|please|sorry)[,. ]+)*(?:(?:can|could|would|will) you (?:please |just )?(?:explain|tell me)(?: to me)?(?: what| about| how)?|explain(?: to me)?(?: what)?|tell me (?:what|about)|what(?:'s| is| are| exactly is| does)|do you know what|what do you know about)\b.{0,8}\b(?:panic attacks?|anxiety|depression|grief|burn ?out|intrusive thoughts?|dissociation|trauma|ptsd|cbt|mindfulness|boundaries|a boundary|insomnia|rumination|ruminating|overthinking|self[- ]care|self[- ]compassion|grounding|gaslighting|attachment|a trigger|triggers|imposter syndrome|impostor syndrome)\b/,
  overreacting:
    /\b(?:am i (?:just |really |maybe |being |a bit |so |too )*(?:overreacting|over-reacting|overthinking(?: it| this)?|(?:too |over ?|over-)?sensitive|silly|daft|dramatic|unreasonable|paranoid|petty|ridiculous|unfair|jealous|ungrateful|needy|stupid|soft|harsh|mean|unkind|too much|over the top|pathetic|sad|odd|weird|mad)\b|(?:do|d') ?you think (?:that )?i(?:'m| am) (?:just |really )?(?:being )?(?:overreacting|over-reacting|overthinking|(?:too |over ?|over-)?sensitive|silly|daft|dramatic|unreasonable|paranoid|petty|ridiculous|unfair|ungrateful|needy)|is (?:it|that|this) (?:silly|stupid|daft|petty|unreasonable|ridiculous) (?:of me|to (?:feel|be|mind|want|care|cry|miss)|that i))\b/,
  badPerson:
    /\b(?:am i|does (?:that|this|it) make me|do you think i(?:'m| am)) (?:just |really |such |being )*(?:a |an |the )?(?:bad|terrible|horrible|awful|rubbish|selfish|crap|shit|useless|worst|monster|failure|coward|evil)\b[\w ]{0,25}(?: for \w+ing\b[^?.!]{0,60})?\?*$/,
  goingMad:
    /\b(?:am i (?:going|losing my|being) (?:mad|crazy|mental|insane|mind|it|nuts|bonkers)|am i losing (?:it|my mind|the plot)|what(?:'s| is) wrong with me|is (?:there )?something wrong with me)\b/,
  normal:
    /\bis (?:this|that|it) (?:even |actually |really )?a thing\b|\bis it possible to (?:be(?! too (?:old|late|young))|feel|miss|love|hate|want|grieve)\b|^is normal to\b|\b(?:is (?:that|this|it|any of (?:that|this)) (?:even |actually |really |still |just )*(?:normal|weird|strange|odd|common|natural|usual|ok|okay|abnormal)(?! (?:to|if i) (?:stop|take|leave|call|ring|text|message|ask|tell|send|go|say))\b|is it (?:just|only) me|am i (?:normal|weird|the only one|strange|odd)|does (?:everyone|everybody|anyone else|anybody else)\b|(?<!\b(?:what|how|where|when) )do (?:other|most) people\b.{0,40}\?|how long (?:is|does) (?:it|this|that) (?:normal|usually|supposed)\b|isn't that (?:weird|odd|strange))/,
  soundsRight:
    /\bis (?!it\b|that\b|this\b)[\w-]+(?: [\w-]+)? too (?:old|late|young) (?:to|for)\b|\b(?:is it possible to be|is there such a thing as|am i|can (?:you|a person|someone|somebody) be) too (?:old|late|young)\b|\bdo you (?:think|suppose|reckon) (?:that )?i (?:come across|come over|sound|seem|look)\b|\bdo you (?:think|suppose|reckon) (?:it's|that's|i'm) too (?:late|soon|old|early|much)\b|\bcan i [^?]{4,60} without\b[^?]*\?|\b(?:do you think |you think )?(?:that's|it's|that is|that sounds?) (?:reasonable|fair|enough|a good idea|sensible|realistic)(?: enough| of me)?\?*$|\bis there (?:any|a) point (?:in )?(?:telling|asking|going|trying|talking|ringing|saying)\b/,
  practise:
    /\b(?:can|could|shall) (?:we|i|you) (?:practi[sc]e|rehearse|role ?-?play)\b|\byou (?:be|play|pretend to be) (?:her|him|my \w+|the \w+)\b/,
  reassure:
    /(?:^|[.,!?] |\b(?:just|please|you|can you|could you) )(?:tell me|say)(?: that)? (?:i'm|i am) not (?:a |an )?\w+|(?:^|[.,!?] |\b(?:just|please|you|can you|could you) )(?:tell me|say)(?: that)? (?:it|everything|things)(?:'s|'ll| is| will| is going to|'s going to)(?: all)?(?: be)? (?:ok|okay|alright|all right|fine)\b/,
  thinkAlong:
    /\bhelp me (?:to )?(?:get|put|gather|collect) my thoughts\b|\bhelp me (?:to )?(?:prepare|get ready)\b|\bhelp me (?:to )?(?:think|figure|work|sort|reason)\b.{0,16}\b(?:it|this|that|things|through|out|about|whether|what|how)\b/,
  oneThing:
    /^(?!.*\bnow\b)(?:(?:ok|okay|so|well|and|but|hmm|yes|please|right|thanks)[,. ]+)*(?:can|could|will|would|give|tell|suggest|just|name|which|what|is there|have you|any|i (?:just )?(?:want|need))\b.{0,30}\b(?:(?:one|a single|just one|a) (?:small |little |simple |practical |quick )?(?:thing|tip|idea|suggestion)|something (?:small |simple |practical |quick |concrete )?(?:i (?:can|could)|to) (?:actually )?(?:try|do|use))\b/,
};

/** Questions that are put in passing inside a long story are part of it. */
const mostWords = 34;
const shortWords = 4;

/** What may still be asked at the end of a long story. */
const askedAtTheEnd: ReadonlySet<Request> = new Set<Request>([
  "overreacting",
  "badPerson",
  "goingMad",
  "normal",
  "soundsRight",
]);

/** "What I wanted to ask is …" */
const announcedQuestion =
  /^.*\b(?:what i(?:'d| would)? (?:wanted?|like) to (?:ask|know)(?: you)?(?: is| was)?|my question is|i (?:wanted|want) to ask(?: you)?)[,:]? (?=(?:is|are|am|do|does|should|what|how|if|can)\b)/;

/** The question a long message ends on, by itself. */
const lastQuestion = (lower: string): string | null => {
  const announced = announcedQuestion.exec(lower)?.[0];
  if (announced) return lower.slice(announced.length);
  const last = lower.split(/(?<=[.!?])\s+/).at(-1) ?? "";
  return last.endsWith("?") ? last : null;
};

const asksOutright =
  /^(?:(?:hi|hello|hey|ok|okay|so|well|right|please|i)[,. ]+)*(?:(?:can|could|would|will) you|help me|need help|i need help|write me|what (?:can|should|do|could) i (?:write|put|say) (?:in|to|on)|what would you (?:say|write) to)\b/;

/** Every question, the last first, and the last sentence, since people leave the mark out. */
const askedIn = (lower: string): string[] => {
  const sentences = lower.split(/(?<=[.!?])\s+/);
  const asking = sentences.filter((sentence) => sentence.endsWith("?")).reverse();
  // "can you help me write a text. I need to ask for Thursday off"
  const wishes = sentences.filter((sentence) => asksOutright.test(sentence));
  return [...asking, ...wishes, sentences.at(-1) ?? lower];
};

/** "Can you help me make it?", where it is a letter. */
const helpWithIt =
  /\b(?:can|could|would|will) (?:you|u) (?:please |just |maybe )*(?:\w+ ){1,2}(?:me )?(?:a|an|some|the) (?:quick |short |little |nice )?(?:text|message|email|letter|note|reply)\b|^(?:(?:ok|okay|so|then|please|right|well)[,. ]+)*(?:write|draft|word) (?:me |us )?(?:something|it|a (?:text|message|note|reply|line)|an email)\b|\bhelp me (?:to )?(?:start|begin|open|word|phrase) (?:it|that|this|the (?:talk|conversation|letter|email|message))\b|\b(?:can|could|would|will) (?:you|u) (?:please |just )?(?:word|write|draft) (?:one|it|that|something)\b|\b(?:can|could|would|will) (?:you|u) (?:please |just )?(?:put|turn) (?:that|it|this|all that) (?:in|into|as)\b|\b(?:can|could|would|will) you (?:please )?(?:help me )?(?:to )?(?:make|do|write|with) (?:it|one|this|something|that)\b|^(?:i )?need help with (?:a|the|my)\b/;
const aLetter = /\b(?:letter|text|message|email|e-mail|note|card|reply)\b/;

/** Words for somebody are asked for in two sentences. */
const asksForWords = (lower: string): boolean =>
  (aLetter.test(lower) ||
    /^(?:\w+[,. ]+){0,3}(?:write|draft|word)\b|\bhelp me (?:to )?(?:start|begin|word|phrase)\b|\byou (?:word|write|draft) (?:one|it)\b/.test(
      lower,
    )) &&
  lower.split(/(?<=[.!?])\s+/).some((sentence) => helpWithIt.test(sentence));

/** "I asked him what would you do without me": put to somebody else, or to nobody. */
const putToOthers =
  /\b(?:asked?|asks|says?|said|told|goes|went)\b[^.!?]{0,24}\bwhat would you do\b|\bwhat would you do (?:without|for a|if you (?:weren't|were (?:a|an|human|real)|had|won|could))\b/;

/** What a message asks for in so many words; null when it only tells. */
export const requestIn = (lower: string, wordCount: number): Request | null => {
  if (wordCount > mostWords) {
    if (asksForWords(lower)) return "draft";
    const last = lastQuestion(lower);
    // a long message that is one question has no end to look at
    if (last === null || last === lower) return null;
    const found = requestIn(last, last.split(/\s+/).length);
    return found && askedAtTheEnd.has(found) ? found : null;
  }
  if (patterns.speech.test(lower)) return "speech";
  if (putToOthers.test(lower)) return null;
  if (asksForWords(lower)) return "draft";
  // "ok shorter. and take out …"
  const [first = ""] = lower.split(/(?<=[.!?])\s+/);
  if (first.split(/\s+/).length <= shortWords && patterns.redraft.test(first)) return "redraft";
  for (const asked of askedIn(lower)) {
    const found = requests.find((request) => patterns[request].test(asked));
    if (found) return found;
  }
  return null;
};
