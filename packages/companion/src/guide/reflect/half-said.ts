/** "Everyone's like nice scar": what follows is quoted. */
export const speaksLike =
  /\b(?:he|she|they|everyone)(?:'s|'re| was| were) all (?:how|what|why|oh|well|yeah|no|you)\b|\b(?:everyone|everybody|he|she|they|people|i|my \w+)(?:'s|'re| was| were| is| are|'m) like (?!(?:a|an|my|the|that|this|him|her|me|us|them|one|some|his|their|our|two|you)\b)/i;

/** A verb without what it needs. */
export const lacksObject =
  /\b(?:allow|let|make|give|put|bring|send|lend|buy|don't show)$|^(?:i|we) can carry$/i;

const helper =
  "(?:has|have|had|did|does|do|is|am|are|was|were|can|could|would|will|hasn't|didn't|doesn't|don't|isn't|wasn't|can't|couldn't|won't)";

/** Speech, or half of something whose other half stands elsewhere. */
const halves: readonly RegExp[] = [
  // an afterthought behind a comma, or a question word left hanging, is speech and no sentence
  /,\s*(?:(?:yeah|yes|no|ok|right|also)\b|mostly$)|\bwhat on\b|\bnow what$|\bwe'?ll see$|\bwell see$/i,
  // "I've not told him yet, Mr Adeyemi", "we've been, what, eight years", "grander but no"
  /, (?:mr|mrs|ms|miss|dr)\.? \p{L}+$|,? what, |\bbut (?:no|nah|yeah|yes)\b(?! one\b)|, by the way$/iu,
  // "Whether I'd had my boiler serviced": what was asked stood before it
  /^(?:and |or )?whether\b(?!.*\b(?:matters?|depends|is another|is up to)\b)/i,
  // "That's what this is about": what "that" is stood before it
  /^(?:and |but |so )?that(?:'s|'d be| is| was| isn't| wasn't)(?! when\b)\b/i,
  // "It's only leeks, my daughter says", "and I thought": what is said stands elsewhere
  /(?<!\b(?:something|anything|what|things|everything|nothing|that|words|all)) (?:he|she|they|everyone|everybody|people|my \w+) (?:says?|said|thinks?|reckons?)$/i,
  /^(?:he|she|they|everyone|my \w+) (?:always |just )?(?:(?:tells?|told|says? to|said to) (?:me|us))(?: (?:last|this|the other|on) \w+| yesterday| today| once)?$/i,
  speaksLike,
  /^(?:i|we|he|she|they) (?:just |then )?(?:thought|said|say|says|think|thinks|asked|felt|goes)$/i,
  // "I said yeah definitely", "they say oh she is so sweet", "my children say sell it Mummy"
  /\b(?:said|says?|saying|goes) (?:just )?(?:oh|ooh|well(?! done)|yeah|ok|okay|nah|aye|um|ah|ha|yep|lovely|yes yes|no no)\b/i,
  /\b(?:said|says?|saying)\b.*(?<!\b(?:my|the|a|his|her|our|their|your|of|to|with|and|in|i|own|other|best|good|old|real|first|new|'s))[ ,]+(?:mummy|mum|mom|mam|mama|daddy|dad|nanny|nan|gran|grandad|love|darling|mate|pet|miss|sir|madam)$/i,
  /\b(?:said|says?|saying|goes) (?:sorry |please |no |but )?(?:mummy|mum|mom|mam|mama|daddy|dad|nanny|nan|gran|grandad) (?:please|don't|i|i'm|i'll|can|why|what|it's|you|no|are|do|look|come|stop|not)\b/i,
  // "I say Christmas", "you say yes ma"
  /^(?:i|we|he|she|they) (?:just |always |then )?(?:say|said|says) (?!(?:yes|no|nothing|sorry|so|that|hello|thanks|goodbye|something|anything|everything|it|this|goodnight|grace)$)\w+$/i,
  /\b(?:say|said|says) (?:yes|no|sorry|hello) (?:ma|mum|sir|miss|dad|love|darling)$/i,
  // "my friend goes his loss babe", "my mother I could tell first", "wrote what I have: until May"
  /\b(?:he|she|they|i|my \w+) goes (?:his|her|oh|well|no|what|why|that's|you|it's|i|i'm|just)\b/i,
  /^(?:my|the|his|her|our) \w+ (?:i|we) (?:could|would|can|will|do|don't|should|might)\b/i,
  /[\p{L}]: /u,
  // "she said my husband", "all I thought was please nobody kick off"
  /^(?:he|she|they|i) (?:just )?said (?:my|the|an?|his|her) \w+$|\b(?:thought|think) was (?:please|oh|why|what|no|how)\b|\bis (?:who|what|why|how|where)'s\b/i,
  /\b(?:said|says?) (?:hi|hiya|hello|bye|morning) (?!to\b|and\b|back\b|every\b|when\b|in\b|at\b|but\b|for\b|on\b)\w/i,
  // a question inside a sentence keeps its order in speech only
  /\b(?:thinking|think|wonder|wondering|know|asking myself|ask myself|thought) (?:who|what|why|how|where|when|if) (?:am|is|are|was|were|do|does|did|will|would|can|could|should|have|has|had) (?:i|we|he|she|they|it|the|my|\w+ (?:say|think|do|want|feel|look|make))\b/i,
  /\b(?:say|says|said|ask|asks|asked) (?:(?:who|what|why|how|where|when) (?:will|would|is|are|do|does|did|can|have|has|was|were) (?:i|we|you|he|she|they|it|the|my)|(?:have|has|do|does|did|are|is|can|will|would|shall) (?:i|we|you|he|she|they|it))\b/i,
  /\b(?:what|why|how|who|where) (?:am i|are we|do i|do we|did i|did we|is he|is she|are they|was i|were we|should i|can i|could i|will i|would i)\b/i,
  lacksObject,
  /(?<!\b(?:feels?|looks?|sounds?|what|is|was|it's|be|how|someone|somebody|people|anyone|person|things)\b.*) like$/i,
  /^(?:he|she|it|they|i|we) being\b|\bbut also\b|\bjust (?:like )?(?:less|more|not)$|\bno right\b|\b(?:at|to|with) (?:she|he|they|we)\b/i,
  /\b(?:today|yesterday|tonight|now|all day) no \w+$/i,
  // "Eleven years we sat there" is said, and not written
  /^(?!some\b|most\b|these\b|other\b)(?:[\w-]+ ){1,2}(?:years|months|weeks|days|hours|minutes) (?:i|we|he|she|they)\b/i,
  /\bbut (?:who|what|how|why|where|when) \w+/i,
  // "I did for an hour", "it did a bit", "she always has": what was done stood in the sentence before
  /^(?:i|we|he|she|they) (?:just )?(?:did|do|does|have|had|would|could|can) (?:for|in|on|at|once|twice|about)\b/i,
  new RegExp(
    `^(?:i|we|he|she|they|it) ${helper}(?: (?:a bit|a little|too|so|again|either|still|that|then|already|as well|this|not))+$`,
    "i",
  ),
  new RegExp(
    `^(?:i|we|he|she|they|it|my \\w+) (?:always|never|still|usually|probably|sometimes) ${helper}$`,
    "i",
  ),
  // "I might, if they've parking", "I'm not usually"
  /^(?:i|we|he|she|they|it) (?:might|could|would|should|will|can|did|do|does|have|had)(?:n't)?, /i,
  /\b(?:'m|'re|'s|am|is|are|was|were) not (?:usually|normally|always|anymore|any more)$|\b(?:is|are|was|were)n't (?:usually|normally|always)$/i,
  /^(?:i|we) (?:got|get|have) already$/i,
  // "We had a Friday thing, me, Dean and Simon, pub quiz"
  /, me, /i,
  // "I might mention it might not", "I was in the room so who else would she call", "by voice comma I hope"
  /\b(might|may|could|would|will|should) .+ \1(?: not|n't)$/i,
  /\bso (?:who|what|how|why)\b|\bcomma (?:i|i'm|and|but|so|he|she|they|it|we)\b|\bnew paragraph\b/i,
  // "Someone at work said the full one next": what was said is no sentence without its marks
  /\b(?:said|says) (?:the|an?) (?!(?:word|thing|same|lot|few|little|bit|wrong|right|nicest|kindest|worst)\b)(?:(?!is|was|are|were|has|had|will|would|can|could|should|did|does|\w+ed|\w+n't)[\w-]+ ){0,3}(?:next|first|last|please|then|instead)$/i,
  // "I know I'm not", "he wasn't like that, but until then"
  /\b(?:i'm|he's|she's|it's|they're|we're|am|is|are|was|were) not$|\b(?:but|and|so) \w+ then$/i,
  // "and thought who's that old woman" is a question asked in thought
  /\b(?:thought|think|thinking|say|said|says) (?:who|what|why|how|where)(?:'s|'re| (?:is|are|was|the|on)) (?:that|this|it|the|he|she|they|i|we|hell|earth)\b/i,
  // "beautiful, I'm sorry to say", "this I can't forget", "I'm Giulia"
  /^i(?:'m| am) (?:sorry|ashamed|embarrassed|glad|afraid|happy) to (?:say|admit|report)$|^this (?:i|we)\b/i,
  /^(?:I'm|I am|i'm|i am) [A-Z][a-z]+$/,
  // "I used it all up on the radio I said", "I think if she said thank you once"
  /(?<!\b(?:something|anything|what|things|everything|nothing|that|words|all|like|as|than)) i said$/i,
  /\bthink if (?:i|he|she|they|we|it) (?!.*\b(?:i'd|he'd|she'd|they'd|it'd|i'll|i|he|she|they|it|we|would|will)\b)/i,
  /\bsaid (?:don't|not to) \w+ (?:duck|love|pet|mate|darling|dear|hen)\b/i,
  /^(?:i|we|he|she|they|it|everyone|nobody) (?:did|does|do) (?:(?:last|next) \w+|this (?:week|year|time|morning)|every (?:day|week|year|time|night)|\w+ \w+ ago)\b/i,
  /\b(?:said|says) to (?:me|him|her|us|them) (?:can|could|do|does|did|will|would|are|is|have|what|why|how|where|when)\b/i,
  // "I was in a meeting": where somebody was leads up to what happened there
  /^(?:i|we|he|she|they) (?:was|were) (?:in|at|on) (?:(?:an?|the|my|his|her|our) )?\w+$/i,
  // "I just thought this time maybe" breaks off
  /\bthought\b.*\b(?:maybe|perhaps)$/i,
  // what is said of the writing itself is no part of the story
  /\b(?:typ(?:e|ed|ing)|writ(?:e|ing)) this$|\bthis message\b/i,
];

const saidElsewhere = new RegExp(
  `\\b(?:he|she|they|it|i|we|(?:my|his|her|our|the) \\w+) ${helper}$`,
  "i",
);

/** Whether a clause is only half of what was said, so that said back it would mean nothing. */
export const isHalfSaid = (text: string): boolean =>
  halves.some((half) => half.test(text)) ||
  // "My ex says he has": what he has done stood in another sentence
  (saidElsewhere.test(text) &&
    !/\b(?:how|who|what|where|when|than|as|way|if i)\b|\S+ \S+ \S+,? (?:and|but) \S+ \S+$/i.test(
      text,
    ));
