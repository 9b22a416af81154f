/** Hard sentences about oneself or the whole world: thoughts to be held as thoughts, never agreed with. */
const aboutSelf =
  /\b(?:i(?:'m| am| was|'ve (?:always )?been| have been) (?:\w+ ){0,3}?(?:failure|failed \w+|loser|idiot|stupid|useless|worthless|burden|disgusting|pathetic|weak|broken|ugly|fat|unlovable|unlikeable|boring|lazy(?! (?:day|sunday|saturday|morning|weekend|afternoon|evening)\b)|selfish|crazy|mess|disappointment|disaster|monster|fraud|impostor|imposter|freak|joke|coward|waste|problem|bad (?:person|mother|mum|mom|father|dad|parent|wife|husband|friend|daughter|son|partner)|terrible \w+|awful (?:person|mother|mum|father|dad|parent|friend)|horrible \w+|not (?:very |that |really |even )?(?:good(?! (?:at|on|with|in)\b)|smart|pretty|clever(?! (?:at|with)\b)|strong|worth|lovable|likeable|likable|interesting|attractive|enough)\w*|dumb|toxic|incapable|a nobody|difficult|needy|paranoid|dramatic|clingy|insecure|hard to love|too much|too sensitive)|i (?:ruin|mess up|screw up|spoil|fail at) (?:everything|it all)|i (?:can't|don't) (?:ever )?do anything right|i (?:don't )?deserve|everything i (?:do|touch) (?:is|goes|turns)|better (?:off )?(?:than|without) me|i(?:'ll| will) (?:never|always)|i should(?:n't)?(?:'ve| have (?:been|done|gone|stayed|called|said|known|seen|stopped|told|listened|noticed|tried|left|asked|helped|answered|picked)| be| feel| know better| care| need| mind| just)|give up\b|(?:it's|it is|it was|was) (?:all )?my (?:own )?fault|i(?:'ve| have)? (?:just )?(?:done|did) something (?:very |really |so |incredibly )?(?:foolish|stupid|silly|terrible|awful|unforgivable|dumb|bad)|(?:mak(?:es|ing)|turn(?:s|ing)|made) me (?:into )?(?:a |an )?(?:horrible|bad|terrible|awful|mean|bitter|nasty|selfish|worse) ?(?:person|mother|mum|dad|father|friend|wife|husband|partner)?|i(?:'m| am) to blame|let(?:ting)? (?:everyone|everybody|them all|people|my \w+) down|i suck)\b/i;
const absolute = /\b(?:no ?one|nobody|everyone|everybody|nothing|everything|never|always)\b/i;
const bleak =
  /\b(?:hate|hates|care|cares|love|loves|like|likes|want|wants|understand|understands|listens?|(?<!at )works?|wrong|matter|matters|pointless|good|help|helps|leaves?|better|change|changes|happy|judg\w*|laugh\w*|against|enough|fail\w*|get better|hopeless|ruined)\b/i;
const thoughtLead =
  /^(?:(?:i )?(?:just |really |still |always |sometimes |often )?(?:feel|felt)(?: like| that| as if| as though)|i (?:always |just |really )?thought(?: that)?(?= i(?:'m| was| am| had)? )|(?:it )?(?:just |always )?(?:feels|felt|seems|seemed)(?: like| that| as if| as though)|it(?:'s| is| was) (?:just |almost |always )?(?:like|as if|as though)|i'm (?:just |so )?(?:sure|convinced|certain)(?: that)?|i (?:just )?know(?: that)?|i believe(?: that)?)\s+(?=(?:i|i'm|i've|i'll|he|she|they|nobody|no one|everyone|everybody|everything|nothing|my|the|it|people|we|there)\b)/i;

/** Believed once, and not said as if it still held. */
export const pastThought = /^i (?:always |just |really )?thought\b/i;

const hardWords =
  "disgusting|stupid|pathetic|worthless|useless|ugly|fat|weak|selfish|lazy|gross|hideous|broken|dirty|evil|an idiot|a failure|a fraud|a burden|a monster|a mess|a joke|a loser|a coward|a hypocrite|a disappointment|a waste of space";
const hardLabel = new RegExp(
  `\\bi (?:just |really |still |always )?(?:feel|felt) (?:like |so |such |just |really |completely )*(${hardWords}|an? (?:terrible|bad|awful|horrible|rubbish|crap|shit) \\p{L}+)(?!\\p{L}| (?:for|about|crying|being|getting|feeling|asking|saying|missing|that)\\b)`,
  "iu",
);

/** The hard name somebody gives themselves with "I feel": "a terrible friend", "disgusting". */
export const hardLabelIn = (text: string): string | null => {
  const label = hardLabel.exec(text)?.[1]?.toLowerCase() ?? null;
  return label && /crap|shit/.test(label) ? null : label;
};

/** The thought inside "I feel like …", or null when the clause is no such thought. */
export const thoughtIn = (clause: string): string | null => {
  const match = thoughtLead.exec(clause);
  if (!match) return null;
  if (/^i (?:just )?know/i.test(match[0]) && !aboutSelf.test(clause) && !isAbsolute(clause))
    return null;
  return clause.slice(match[0].length);
};

/** Everybody and nothing as the subject, or a never and an always that reach into the future. */
const absoluteSubject =
  /^(?:maybe |and |but |so |because |now |lately |these days )?(?:no ?one|nobody|everyone|everybody|nothing|everything)\b/i;
const foreverSelf =
  /\b(?:i|i'm|i'll|it|it'll|things|he|she|they)(?: will|'ll| am| is| are| would|'m|'s)? (?:never|always) (?:be|get|gets|find|change|changes|work|works|love|loved|end|going|good|enough|alone|fail|mess|ruin|happy)\b/i;
const pastOfAll =
  /\b(?:nobody|no ?one|everyone|everybody|nothing|everything)(?:'s)? (?:at \w+ |in \w+ )?(?:already |even |ever |has |have |just )*(?:\w+ed|paid|given|taught|bought|made|shown|found|thought|took|gave|heard|rang|wrote|kept|met|done|been|seen|knows|came|left|went|knew|said|says|told|saw|got|had|improper|is over)\b/i;

const isAbsolute = (clause: string): boolean =>
  absolute.test(clause) &&
  !/\b(?:might|could|so that|because)\b/i.test(clause) &&
  !/^nothing(?:'s| is)? (?:really )?wrong\b/i.test(clause) &&
  ((absoluteSubject.test(clause) && bleak.test(clause) && !pastOfAll.test(clause)) ||
    foreverSelf.test(clause));

/** What somebody else said is theirs, and may be said back as theirs. */
const reported =
  /^(?:now |and |but |so )*(?:he|she|they|the (?:\w+ )?\w+|(?:my|our|his|her) (?:\w+ ){0,2}?\w+|everyone|everybody|people|someone) (?:just |always |even |keeps? )?(?:said|says|told|tells|thinks|thought|called|calls|acts?|acted|expects?|expected|behaves?|treats?|treated|look(?:s|ed)? at|stare[sd]? at|laugh(?:s|ed)? at|spoke|speaks|talks?|talked|makes?|made|reckons?|saying|suggest\w*|keeps? (?:saying|telling))\b/i;

/** "I'm not stupid" defends, and judges nobody. */
const defended =
  /\bi(?:'m| am) (?:really |actually )?not (?:a |an |being |that |some )*(?:failure|loser|idiot|stupid|useless|worthless|burden|lazy|selfish|crazy|mess|monster|coward|bad|terrible|awful|horrible|dumb|toxic|difficult|needy|paranoid|dramatic|weak|broken)\b/i;

/** A fear of being judged is a fear. */
const feared =
  /^i(?:'m| am| was| get| feel)? ?(?:so |really |just |a bit |quite |always |still )*(?:scared|afraid|worried|terrified|anxious|nervous|frightened|fear|worry|dread)\b/i;

/** "My parents will be so disappointed": what others are going to do is feared, and not known. */
const dreadedOfOthers =
  /^(?:(?:my|the|his|her|our|their) (?:[\w'-]+ ){1,3}?|he|she|they|everyone|everybody|nobody|no one|people|it)(?: ?(?:will|would|'ll|'d)| ?(?:is|are)(?: just| probably)? (?:going to|gonna)|'(?:s|re)(?: just| probably)? (?:going to|gonna)) (?:\w+ ){0,4}?(?:disappointed|angry|furious|mad|upset|devastated|heartbroken|ashamed|hurt|hate|leave|laugh|judge|judging|think|fire|sack|blame|freak|disown|reject|notice|find out|realise|realize|worse|apart|ruined|hates|dump|forgive|speak to me|talk to me)\b/i;
const nameCalling =
  /^(?:everyone|everybody|people|they|they'll|the others)(?: will|'ll| are going to|'re going to)? (?:all )?(?:call|laugh|stare|talk|point|hate|judge)\b/i;
export const isDreaded = (clause: string): boolean =>
  dreadedOfOthers.test(clause) ||
  (/\b(?:will|'ll|going to)\b/.test(clause) && nameCalling.test(clause));

const fearWord =
  /\b(?:i|i'm|i've|me|my)\b.{0,24}\b(?:scared|afraid|worried|worry|worrying|terrified|fear|frightened|dread|dreading|nervous|anxious)\b/i;
/** Whether a message owns up to a fear. */
export const isAfraid = (text: string): boolean => fearWord.test(text);

export const isJudgement = (clause: string): boolean =>
  !reported.test(clause) &&
  !feared.test(clause) &&
  !defended.test(clause) &&
  (aboutSelf.test(clause) || isAbsolute(clause));

/** "I'm useless": a verdict on oneself, as against a fear, a regret or a word about others. */
const verdict =
  /^(?:that )?(?:i(?:'m| am| was|'ve (?:always )?been| have been)\b|i (?:ruin|mess up|screw up|spoil|fail at) (?:everything|it all)|i (?:can't|don't) (?:ever )?do anything right|i don't deserve|everything i (?:do|touch)|(?:it's|it is|it was) (?:all )?my (?:own )?fault|i suck)/i;
export const isVerdict = (clause: string): boolean =>
  aboutSelf.test(clause) && verdict.test(clause) && !defended.test(clause);

/** "I should have stayed with her." */
export const isRegret = (clause: string): boolean =>
  /^(?:that )?i should(?:n't)?(?:'ve| have)\b/i.test(clause);
