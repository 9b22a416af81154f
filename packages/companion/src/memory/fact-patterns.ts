import {
  conditions,
  gamesAndInstruments,
  illnesses,
  notNames,
  occupations,
  pastimes,
  petWords,
  relations,
  soothing,
} from "./fact-words.ts";

/** One way people state a lasting fact about their life, and how it reads when it is given back. */
export type FactPattern = {
  pattern: RegExp;
  /** Null when the words turn out to mean something else. */
  fact: (match: RegExpExecArray) => string | null;
};

const name = "([\\p{Lu}][\\p{L}'’-]+)";
const place = "((?:the )?\\p{Lu}[\\p{L}'’-]+(?:[ -]\\p{Lu}[\\p{L}'’-]+){0,2})";
const dated =
  "(?: (in (?:\\d{4}|January|February|March|April|May|June|July|August|September|October|November|December)(?: \\d{4})?))?";
const kin = `((?:(?:older|younger|little|big|twin|eldest|youngest|middle|late|best|half) )?(?:${relations}))`;
const count = "(a|an|one|two|three|four|five|six|\\d)";
/** What may follow a noun that stands for itself; "I have a dog phobia" is about no dog. */
const stands =
  "(?=$|,| (?:and|who|aged|called|named|at|but|now|that|with|under|in|so|to|from|together)\\b)";
const amOrIm = "(?:I'm|I am)";
const haveOrGot = "(?:I have|I've got|I have got|[Ww]e have|[Ww]e've got)";

const at = (match: RegExpExecArray, index: number): string => match[index] ?? "";
const ownName = (found: string): string | null => (notNames.has(found) ? null : found);
const tail = (found: string): string => (found ? ` ${found}` : "");
const your = (text: string): string =>
  text.replace(/\bmy\b/gi, "your").replace(/\bI was\b/g, "you were");
const article = (noun: string): string => (/^[aeiou]/i.test(noun) ? "an" : "a");
/** Letters are said one by one and keep their capitals. */
const condition = (found: string): string =>
  /^(?:adhd|ocd|ptsd|ibs|ms)$/i.test(found) ? found.toUpperCase() : found.toLowerCase();

const on = (
  source: string,
  fact: (match: RegExpExecArray) => string | null,
  flags = "iu",
): FactPattern => ({ pattern: new RegExp(`^${source}`, flags), fact });

const called = (who: string, found: string): string | null =>
  ownName(found) && `Your ${who.toLowerCase()} is called ${found}.`;

/** The first of a clause's matches counts; what says most about somebody stands first. */
export const factPatterns: readonly FactPattern[] = [
  on(
    `(?:[Mm]y name is|[Mm]y name's|${amOrIm} called|(?:[Pp]lease )?[Cc]all me|[Pp]eople call me|(?:[Hh]i|[Hh]ello|[Hh]ey),? I'm) ${name}$`,
    (match) => ownName(at(match, 1)) && `Your name is ${at(match, 1)}.`,
    "u",
  ),
  on(
    `[Mm]y ((?:(?:older|younger|little|big|twin|eldest|youngest|best) )?(?:${relations}|${petWords}))(?:'s name is| is called| is named|'s called) ${name}$`,
    (match) => called(at(match, 1), at(match, 2)),
    "u",
  ),
  on(
    `${name} is my ((?:(?:older|younger|little|big|twin|eldest|youngest|best) )?(?:${relations}|${petWords}))$`,
    (match) => called(at(match, 2), at(match, 1)),
    "u",
  ),
  on(
    `(?:.* )?[Mm]y ((?:(?:older|younger|little|big|twin|eldest|youngest|best) )?(?:${relations}|${petWords})),? ${name}(?:,|$| (?:is|was|has|had|and|who|says|said|told|keeps|never|always|wants|died|loves|does|did|got|went|will|can|came|to|for|at|on|with|out)\\b)`,
    (match) => called(at(match, 1), at(match, 2)),
    "u",
  ),
  on(
    `${haveOrGot} (a|an) (${relations}|${petWords}) (?:called|named) ${name}$`,
    (match) =>
      ownName(at(match, 3)) && `You have ${at(match, 1)} ${at(match, 2)} called ${at(match, 3)}.`,
    "u",
  ),
  on(
    `${haveOrGot} ${count} (?:little |young |small |grown-up |adult |teenage |beautiful |lovely )?(kids?|children|child|sons?|daughters?|girls|boys|brothers?|sisters?|siblings|grandchildren|grandkids|cats?|dogs?|${petWords})${stands}`,
    (match) => `You have ${at(match, 1).toLowerCase()} ${at(match, 2).toLowerCase()}.`,
  ),
  on(
    `${amOrIm} (?:a|an|now a) (?:(?:primary|secondary|school|trainee|student|junior|senior|retired|freelance|qualified|registered|newly qualified|maths|english|music|art|science|pe|icu|a&e|mental health) )*(${occupations})(?:$|,| (?:and|in|at|for|so|but|by|with)\\b)`,
    (match) => `You work as ${article(at(match, 1))} ${at(match, 1).toLowerCase()}.`,
  ),
  on(
    `I work as (an?) ((?:[a-z-]+ ){0,2}[a-z-]+?)(?:$|,| (?:and|in|at|for|so|but|which|where)\\b)`,
    (match) => `You work as ${at(match, 1).toLowerCase()} ${at(match, 2)}.`,
  ),
  on(
    `I used to (?:be|work as) (an?) (${occupations})$`,
    (match) => `You used to work as ${at(match, 1).toLowerCase()} ${at(match, 2).toLowerCase()}.`,
  ),
  on(
    `I work (nights|night shifts|shifts|part[- ]time|from home|weekends|freelance|in (?:a |an |the )?(?:[a-z]+ )?(?:school|hospital|bakery|shop|bank|office|factory|warehouse|restaurant|kitchen|pub|café|cafe|library|nursery|care home|call centre|pharmacy|lab|finance|it|retail|sales|marketing|hr|hospitality|education|construction))(?:$|,| (?:and|so|but|which|where)\\b)`,
    (match) =>
      `You work ${at(match, 1)
        .toLowerCase()
        .replace(/\b(?:it|hr)$/, (short) => short.toUpperCase())}.`,
  ),
  on(
    `(?:I study|${amOrIm} studying|${amOrIm} doing a (?:degree|phd|master's) in) ((?!for\\b|hard\\b|all\\b|a lot|at\\b|with\\b|every|too\\b|so\\b|now\\b|and\\b)[a-z]+(?: (?:science|studies|engineering|literature|history))?)(?:$|,| (?:at|in|and|but|so)\\b)`,
    (match) => `You study ${at(match, 1).toLowerCase()}.`,
  ),
  on(
    `${amOrIm} (a (?:full[- ]time |part[- ]time |mature |university |college |phd |law |medical |nursing )?student|retired|self-employed|married|divorced|widowed|a single (?:mum|mom|dad|parent|mother|father)|an only child|a twin|a (?:mum|mom|dad|mother|father) of (?:two|three|four|five|\\d)|the (?:oldest|eldest|youngest) of (?:two|three|four|five|six|\\d)|a stay-at-home (?:mum|mom|dad|parent|mother|father))(?:$|,| (?:and|but|so|at|with|in|now)\\b)`,
    (match) => `You are ${at(match, 1).replace(/\bphd\b/i, "PhD")}.`,
  ),
  on(
    `${amOrIm} (married to|engaged to) ${name}$`,
    (match) => ownName(at(match, 2)) && `You are ${at(match, 1)} ${at(match, 2)}.`,
    "u",
  ),
  on(
    `I (?:moved|relocated|emigrated) (?:here |over )?to ${place}${dated}(?: from ${place})?(?:$|,| (?:and|but|so|with|for|last|a|two|three|after|because|this)\\b)`,
    (match) =>
      `You moved to ${at(match, 1)}${tail(at(match, 2))}${at(match, 3) ? ` from ${at(match, 3)}` : ""}.`,
    "u",
  ),
  on(
    `(?:I|we) live in ${place}(?:$|,| (?:and|but|so|with|now)\\b)`,
    (match) => `You live in ${at(match, 1)}.`,
    "u",
  ),
  on(
    `I live (alone|on my own|by myself|with my (?:${relations})(?: and (?:my )?(?:${relations}))?)(?:$|,| (?:and|but|so|now)\\b)`,
    (match) => `You live ${your(at(match, 1)).replace("myself", "yourself")}.`,
  ),
  on(
    `(?:I grew up in|I was born in|I come from|${amOrIm} from|${amOrIm} originally from) ${place}(?:$|,| (?:and|but|so|originally)\\b)`,
    (match) =>
      /grew up/.test(match[0])
        ? `You grew up in ${at(match, 1)}.`
        : /born/.test(match[0])
          ? `You were born in ${at(match, 1)}.`
          : `You come from ${at(match, 1)}.`,
    "u",
  ),
  on(
    `(${soothing}) (?:really |always |usually |often |sometimes )*(helps|help|calms|soothes|relaxes) me(?: (?:a lot|a bit|to (?:calm down|sleep|relax|unwind|think|switch off)))?(?:$|,| (?:and|but|when|though|after)\\b)`,
    (match) => {
      const [what, verb] = [your(at(match, 1).toLowerCase()), at(match, 2).toLowerCase()];
      return `${what.charAt(0).toUpperCase()}${what.slice(1)} ${verb} you.`;
    },
  ),
  on(
    `what (?:really |usually |always )?(?:helps|calms) me(?: most)? is (${soothing})(?:$|,| (?:and|but)\\b)`,
    (match) => {
      const what = your(at(match, 1).toLowerCase());
      return `${what.charAt(0).toUpperCase()}${what.slice(1)} ${/s$/.test(what) && !/ness$/.test(what) ? "help" : "helps"} you.`;
    },
  ),
  on(
    `(breathing exercises|meditation|meditating|journaling|journalling|yoga|mindfulness) (?:really |just )?(?:doesn't|don't|does not|do not|never) (?:works? for|helps?) me(?:$|,| (?:and|but|at all)\\b)`,
    (match) => {
      const what = at(match, 1).toLowerCase();
      return `${what.charAt(0).toUpperCase()}${what.slice(1)} ${what.endsWith("exercises") ? "do" : "does"} not help you.`;
    },
  ),
  on(
    `(?:I've|I have) had (${conditions}) (since (?:I was (?:\\w+|a (?:child|teenager|kid|student))|(?:primary |secondary |high )?school|uni|university|college|childhood|\\d{4}|my teens|my twenties|the (?:birth|accident|pandemic))|all my life|for (?:many )?years|for (?:\\w+ )?years)(?:$|,| (?:and|but|so)\\b)`,
    (match) =>
      `You have had ${condition(at(match, 1))} ${/^for/i.test(at(match, 2)) ? "for years" : your(at(match, 2))}.`,
  ),
  on(
    `(?:I was|I've been|I have been|I got) diagnosed with (${conditions})${dated}(?:$|,| (?:and|but|so|when|last|a|two|three|at|as)\\b)`,
    (match) => `You were diagnosed with ${condition(at(match, 1))}${tail(at(match, 2))}.`,
  ),
  on(
    `(?:I have|I've got) (adhd|autism|dyslexia|asthma|diabetes|type 1 diabetes|type 2 diabetes|epilepsy|arthritis|endometriosis|tinnitus|chronic pain|chronic fatigue|fibromyalgia|coeliac disease|migraines|insomnia)(?:$|,| (?:and|but|so)\\b)`,
    (match) => `You have ${condition(at(match, 1))}.`,
  ),
  on(
    `my ${kin} has (?:got )?(?:early |late |severe |breast |lung |prostate )?(${illnesses})(?:$|,| (?:and|but|so)\\b)`,
    (match) => {
      const what = at(match, 2).toLowerCase();
      return `Your ${at(match, 1).toLowerCase()} has ${/^(?:adhd|ms)$/.test(what) ? what.toUpperCase() : what.replace(/^(alzheimer|parkinson|down)/, (first) => first.charAt(0).toUpperCase() + first.slice(1))}.`;
    },
  ),
  on(
    `I(?:'m the one who)? (?:look|looks|care|cares) (after|for) my ${kin}(?:$|,| (?:and|but|so|who|full[- ]time|every day)\\b)`,
    (match) => `You look after your ${at(match, 2).toLowerCase()}.`,
  ),
  on(
    `my ${kin} (?:died|passed away|passed)(?: (when I was (?:\\w+|a (?:child|teenager|kid|baby)))(?= years old|$|,)|${dated.trim()})(?: of cancer| from cancer)?(?:$|,| (?:and|but|so|last|a|two|three|after|years)\\b)`,
    (match) =>
      `Your ${at(match, 1).toLowerCase()} died${tail(your(at(match, 2)))}${tail(at(match, 3))}.`,
  ),
  on(
    `I lost my ((?:best )?(?:${relations}|${petWords}))(?: (to cancer|when I was \\w+|in \\d{4}))(?:$|,| (?:and|but|so)\\b)`,
    (match) => `You lost your ${at(match, 1).toLowerCase()} ${your(at(match, 2))}.`,
  ),
  on(
    `(?:I've|I have) been sober (since (?:\\d{4}|January|February|March|April|May|June|July|August|September|October|November|December)|for (?:\\w+ )?(?:months|years))(?:$|,| (?:and|but|so|now)\\b)`,
    (match) => `You have been sober ${at(match, 1)}.`,
  ),
  on(
    `I play (${gamesAndInstruments})(?:$|,| (?:and|but|in|for|with|on|every)\\b)`,
    (match) => `You play ${at(match, 1).toLowerCase()}.`,
  ),
  on(
    `I (?:really )?(love|enjoy) (${pastimes})(?:$|,| (?:and|but|with|in|on|because)\\b)`,
    (match) => `You ${at(match, 1).toLowerCase()} ${at(match, 2).toLowerCase()}.`,
  ),
  on(
    `I (?:see|go to) (?:a|my) (therapist|counsellor|psychologist)(?:$|,| (?:and|but|every|once|on|weekly)\\b)`,
    (match) => `You see a ${at(match, 1).toLowerCase()}.`,
  ),
];
