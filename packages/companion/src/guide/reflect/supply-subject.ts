import { isBase, isParticiple, isPast } from "./verbs.ts";
import { bareWord, splitWords } from "./words.ts";

const pastStarts = new Set(
  "wanted needed had got lost failed missed woke went told said broke snapped shouted yelled cried tried felt ended found moved started stopped quit spent saw met came fell made did thought forgot realised realized argued fought managed slept ate drank wrote gave took bought made watched cooked walked baked called messaged texted decided watched finished passed dropped drove sat stayed left picked sent asked rang booked applied joined heard sold paid spoke visited planted cleaned stood ran swam tidied".split(
    " ",
  ),
);
const presentStarts = new Set(
  "feel want need hate miss keep wish worry dread feel struggle".split(" "),
);
const negativeStarts =
  /^(?:can't|cannot|don't|didn't|couldn't|won't|haven't|wouldn't|shouldn't|can|could|might|haven't|hadn't)$/;
/** After these a bare "don't" is about oneself; elsewhere it asks something of somebody. */
const ownDoubts =
  /^(?:know|want|feel|have|think|like|see|understand|sleep|care|enjoy|really|even|remember|get|trust|need|believe|belong|talk|deserve)$/;
const feelingStarts =
  /^(?:(?:so|too|really|very|just|still|always|pretty|quite|completely|totally|absolutely|a bit|a little|kind of|utterly|beyond)\s+)*(?:tired|exhausted|sad|lonely|anxious|worried|scared|stressed|overwhelmed|angry|furious|hurt|lost|stuck|numb|empty|ashamed|guilty|confused|drained|fed up|burnt out|burned out|sick|afraid|nervous|depressed|miserable|frustrated|jealous|embarrassed|bored|torn|broken|heartbroken|devastated|relieved|happy|proud|grateful|excited|hopeful|calmer|hopeless|restless|terrified|upset|disappointed)\b/i;

/** "Raised two grand", "bumped into an old friend": whoever did it did it to something. */
const takesObject =
  /^(?:an?|the|my|his|her|our|their|it|him|them|some|two|three|four|five|ten|\d+|myself|every|all|another|into|loads)$/;
/** "Passed over again", "made redundant": done to the person, and not by them. */
const doneToOne =
  /^(?:just )?(?:passed over|made redundant|laid off|let go|turned down|told off|stood up|dumped|fired|sacked|diagnosed with|signed off|rejected|ghosted|knocked back|left out|overlooked)\b(?! (?:my|him|her|them|it|a|an|the|his|our|this|that|someone|off)\b)/i;
const aDay =
  /\b(?:today|yesterday|tonight|last \w+|ago|on \w+day|this (?:morning|afternoon|week)|in (?:january|february|march|april|may|june|july|august|september|october|november|december|(?:19|20)\d\d))\b/i;

/** People leave the subject out when they are tired; a sentence that is said back needs it. */
export const withSubject = (text: string): string => {
  const list = splitWords(text);
  // "told me all about sharks": whoever told is somebody else
  if (/^(?:\w+ed|told|gave|said to|sent|showed|made|brought|bought|lent) (?:me|us)\b/i.test(text))
    return text;
  // "said he needed it", "asked if I wanted to", "got more for it than I'd have got": another's doing
  if (
    /^(?:just )?said (?:he|she|they)\b|^(?:just )?asked (?:if|whether|when|what|how|why|where)(?: it)? i\b|\bthan i(?:'\w+)? /i.test(
      text,
    )
  )
    return text;
  // "couldn't have been more than twenty" is guessed of somebody else
  if (/^(?:couldn't|can't|must|might|may|could) have been\b/i.test(text)) return text;
  let at = 0;
  while (/^(?:just|still|really|also|never|always|not)$/.test(bareWord(list[at]))) at += 1;
  const first = bareWord(list[at]);
  const second = bareWord(list[at + 1]);
  const lead = text.charAt(0).toLowerCase() + text.slice(1);
  // "going to be a long year", "been a long week", "started when we moved": said of a time or a thing
  if (
    /^going to be (?:an? |so |really |very |pretty )*(?:long|hard|tough|weird|strange|awkward|fun|good|bad|nightmare|mess|quiet|fine|okay|ok|great|lovely|nice|rough|big|busy)\b/i.test(
      text,
    )
  )
    return `It's ${lead}`;
  if (
    /^been (?:an? |such an? |quite an? )(?:\w+ )?(?:week|day|month|year|night|morning|weekend|while|nightmare|mess|struggle|blur|lot|fortnight|summer|winter|term|shift|evening)\b/i.test(
      text,
    )
  )
    return `It's ${lead}`;
  if (
    /^(?:started|began|ended) (?:when|after|about|around|last|as|ages|in|with|because)\b/i.test(
      text,
    )
  )
    return `It ${lead}`;
  // "didn't work", "hasn't helped": what was tried, and not whoever tried it
  if (
    /^(?:didn't|doesn't|hasn't|won't|wouldn't) (?:really |even |exactly |always )?(?:work(?:ed)?|help(?:ed)?|last(?:ed)?|happen(?:ed)?|matter(?:ed)?|make (?:any |a |much )?(?:sense|difference))(?: (?:out|at all|much|either|for me|this time|long))?$/i.test(
      text,
    )
  )
    return `It ${lead}`;
  if (/^came out (?:nice|well|good|great|lovely|fine|better|worse|all right|alright)\b/i.test(text))
    return `It ${lead}`;
  if (
    /^going to \w/i.test(text) &&
    !/^going to (?:the|a|my|work|bed|school|church|see)\b/i.test(text)
  )
    return `I'm ${lead}`;
  if (doneToOne.test(text)) return aDay.test(text) ? `I was ${lead}` : `I've been ${lead}`;
  if (
    /^(?:think|hope|reckon|guess)$/.test(first) &&
    /^(?:my|he|she|they|i|i'm|i've|we|it's|he's|she's|they're|the|mum|dad)(?:'s)?$/.test(second)
  )
    return `I ${lead}`;
  if (first === "used" && second === "to") return `I ${lead}`;
  if (first === "done" && /^(?:my|the)$/.test(second)) return `I've ${lead}`;
  if (first === "put" && /^(?:on|off)$/.test(second)) return `I ${lead}`;
  if (
    /^(?:sleep|live|spend|wake|work)$/.test(first) &&
    /^(?:till|til|until|at|in|with|on|most|up|nights|days|all|from|alone|about)$/.test(second)
  )
    return `I ${lead}`;
  if (
    first === "been" &&
    (/ing$/.test(second) ||
      /^(?:so|really|very|to|at|there|like|up|off|ill|sick|sad|low|tired|awake|alone|single|sober|clean|trying|on|through|with|married|here|back|better|worse|a|feeling)$/.test(
        second,
      ))
  )
    return `I've ${lead}`;
  const next = bareWord(list[1]);
  if (bareWord(list[0]) === "not" && /ing$/.test(next)) return `I'm ${lead}`;
  if (bareWord(list[0]) === "not" && feelingStarts.test(text.slice(4))) return `I'm ${lead}`;
  if (bareWord(list[0]) === "not" && isParticiple(next) && !isBase(next))
    return `I haven't ${lead.replace(/^not /, "")}`;
  // "felt weird to make a fuss" is said of the fuss
  if (first === "felt" && / to \w/.test(text)) return `It ${lead}`;
  // "didn't even ask me" leaves out somebody else
  if (
    /\b(?:me|mine)\b/.test(text) &&
    !/\bme and\b/.test(text) &&
    !presentStarts.has(first) &&
    !/^(?:saw|heard|watched)$/.test(first)
  )
    return text;
  if (
    isPast(first) &&
    !isBase(first) &&
    !/^(?:was|brought|stung|were)$/.test(first) &&
    takesObject.test(second) &&
    !/^\S+ a (?:bit|little|lot|while|few)\b/.test(text)
  )
    return `I ${lead}`;
  if (pastStarts.has(first) || presentStarts.has(first) || negativeStarts.test(first)) {
    if (first === "don't" && !ownDoubts.test(second)) return text;
    // "can we stop" asks
    if (
      /^(?:can|could|might)$/.test(first) &&
      /^(?:i|we|you|he|she|they|it|someone|anyone)$/.test(second)
    )
      return text;
    if (/^(?:need|want|miss|hate|feel|keep)$/.test(first) && !second) return text;
    return `I ${lead}`;
  }
  if (/^bit /i.test(text) && feelingStarts.test(text.slice(4))) return `I'm a ${lead}`;
  if (feelingStarts.test(text) && !/\b(?:is|was|are|were|has|have|makes|made)\b/i.test(text))
    return `I'm ${lead}`;
  if (
    /^(?:feeling|thinking|trying|crying|struggling|worrying|getting|missing|waiting|dreading|sitting|lying|having|going|losing|overthinking|panicking|fighting|arguing|wondering|hoping)$/.test(
      first,
    ) &&
    second &&
    !/\b(?:is|was|makes|made|feels|helps|scares)\b/i.test(text)
  )
    return `I'm ${lead}`;
  return text;
};
