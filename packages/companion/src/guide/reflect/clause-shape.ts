import { withSubject } from "./supply-subject.ts";
import { adverbs, baseOf, isAuxiliary, isBase, isIng, isParticiple, isPast } from "./verbs.ts";
import { leadingTime } from "./whole-clause.ts";
import { bareWord, splitWords } from "./words.ts";

/** What a clause says, as far as its grammar tells: who does what, when, and whether. */
export type ClauseShape = {
  of: "self" | "other" | "thing";
  /** The words of the subject, as they were said. */
  subject: string;
  /** The base of its main verb: "tell". */
  verb: string;
  /** The form it was said in: "told". */
  form: string;
  tense: "past" | "present" | "perfect" | "will" | "would" | "used";
  isNegated: boolean;
  /** "always", "never", "nearly": what stands before the verb. */
  adverbs: string;
  /** What stands behind the verb, in small letters but for names. */
  rest: string;
};

const lead =
  /^(?:(?:and|but|so|then|because|well|anyway|also|plus|yeah|no(?! one\b)|yes|ok|okay|oh|honestly|actually|maybe|perhaps|apparently|afterwards|eventually|in the end|at the end|at first|at one point|so far|i (?:guess|suppose|mean)|that|if i'm honest|to be fair)[,\s]+)+/i;
const dayLead =
  /^(?:(?:then )?(?:on |last |this |one )(?:\w+day|week|month|year|night|morning|evening|afternoon|weekend|summer|winter)(?: (?:morning|evening|afternoon|night))?|the other (?:day|night|week)|(?:a few|two|three) (?:days|weeks|months|years) ago|yesterday(?: morning| evening)?|today|tonight|earlier)[,\s]+/i;

const expanded = (list: readonly string[]): string[] =>
  list.flatMap((word, index) => {
    const next = bareWord(list[index + 1]);
    if (word === "i'm") return ["i", "am"];
    if (word === "can't" || word === "cannot") return ["can", "not"];
    if (word === "won't") return ["will", "not"];
    if (word.endsWith("n't")) return [word.slice(0, -3), "not"];
    const match = /^([\w-]+)'(s|re|ve|ll|d)$/.exec(word);
    if (!match) return [word];
    const [, head = "", tail] = match;
    if (tail === "re") return [head, "are"];
    if (tail === "ve") return [head, "have"];
    if (tail === "ll") return [head, "will"];
    if (tail === "d")
      return [head, next === "rather" || (isBase(next) && !isPast(next)) ? "would" : "had"];
    // "my mum's house" owns something, "he's gone" and "she's coming" are verbs
    if (!/^(?:he|she|it|that|there|this|who|what|everyone|nobody|one)$/.test(head)) return [word];
    return [head, (isParticiple(next) && !isIng(next)) || next === "been" ? "has" : "is"];
  });

const selfWords = new Set(["i", "we"]);
const otherWords = new Set(
  "he she they everyone everybody someone somebody nobody people".split(" "),
);
const thingWords = new Set("it this that there nothing everything something".split(" "));
const determiner = /^(?:my|our|his|her|their|the|a|an|one|two|some|another|this|that|these|those)$/;
export const persons =
  /^(?:mum|mom|mam|mother|dad|father|sister|brother|wife|husband|girlfriend|boyfriend|partner|daughter|son|boy|girl|kid|kids|child|children|baby|nan|gran|grandma|grandad|granny|aunt|auntie|uncle|cousin|niece|nephew|boss|manager|colleague|colleagues|friend|friends|mate|mates|neighbour|neighbours|teacher|tutor|doctor|gp|nurse|consultant|specialist|vet|midwife|solicitor|landlord|landlady|woman|man|lady|bloke|guy|lad|couple|family|parents|ex|twins|granddaughter|grandson|grandchildren|flatmate|flatmates|housemate|supervisor|team|driver|director|headteacher|head|priest|vicar|therapist|counsellor|in-laws|mother-in-law|father-in-law|sister-in-law|brother-in-law|daughter-in-law|son-in-law|stepson|stepdaughter|stepdad|stepmum|fiance|fiancee|examiner|conductor|coach|owner|owners|people)$/;

type Subject = { of: ClauseShape["of"]; end: number };

const isVerbAt = (list: readonly string[], at: number): boolean => {
  const word = bareWord(list[at]);
  return isAuxiliary(word) || (baseOf(word) !== null && (!isBase(word) || isPast(word)));
};

/** Where the subject ends, and whose doing the clause is. */
const subjectOf = (list: readonly string[], raw: readonly string[]): Subject | null => {
  const first = list[0] ?? "";
  if (selfWords.has(first)) return { of: "self", end: 1 };
  const pronounEnd = first === "no" && list[1] === "one" ? 2 : otherWords.has(first) ? 1 : 0;
  // "nobody at work knows"
  const placed = /^(?:at|in|from) (?:my |the )?\w+$|^here$|^there$/;
  for (const more of pronounEnd > 0 ? [2, 3, 1] : [])
    if (placed.test(list.slice(pronounEnd, pronounEnd + more).join(" ")))
      return { of: "other", end: pronounEnd + more };
  if (pronounEnd > 0) return { of: "other", end: pronounEnd };
  if (thingWords.has(first) && isVerbAt(list, 1)) return { of: "thing", end: 1 };
  const isName = /^[A-Z][a-z]+$/.test(raw[0] ?? "") && !determiner.test(first);
  if (!determiner.test(first) && !isName && !/^(?:mum|mom|dad|nan|gran)$/.test(first)) return null;
  for (let at = 1; at <= Math.min(5, list.length - 1); at += 1) {
    const word = bareWord(list[at]);
    if (/^(?:who|that|which|and|of|with|in|on|at|to|for|from)$/.test(word)) return null;
    if (adverbs.has(word) || !isVerbAt(list, at)) {
      if (!adverbs.has(word)) continue;
    } else if (at === 1 && determiner.test(first)) continue;
    if (isName && at === 1) return { of: "other", end: at };
    const isPerson = list.slice(0, at).some((one) => persons.test(bareWord(one)));
    return { of: isPerson ? "other" : "thing", end: at };
  }
  return null;
};

const helpers =
  /^(?:am|is|are|was|were|be|been|have|has|had|do|does|did|can|could|will|would|should|might|may|must)$/;

/** What the clause says; null where its grammar leaves a doubt. */
export const shapeOfClause = (clause: string): ClauseShape | null => {
  const led = clause.trim().replace(lead, "");
  const isThen = /^(?:then|yesterday|last|the other|a few|on \w+day)\b/i.test(led);
  const plain = withSubject(led.replace(dayLead, ""))
    .replace(leadingTime, "")
    .replace(/[.!…]+$/, "");
  const rawWords = splitWords(plain.replace(/’/g, "'"));
  const list = expanded(rawWords.map((word) => word.toLowerCase()));
  const names = new Map(
    rawWords
      .slice(1)
      .filter((word) => /^[A-Z][a-z]/.test(word))
      .map((word) => [word.toLowerCase(), word] as const),
  );
  const subject = subjectOf(list, rawWords);
  if (!subject) return null;
  let at = subject.end;
  const before: string[] = [];
  const found: string[] = [];
  let isNegated = /^(?:nobody|nothing|no)$/.test(list[0] ?? "");
  while (at < list.length) {
    const word = bareWord(list[at]);
    if (word === "not") isNegated = true;
    else if (adverbs.has(word) || /^(?:nearly|immediately|already|hardly)$/.test(word)) {
      if (word === "never") isNegated = true;
      before.push(word);
    } else if (helpers.test(word)) found.push(word);
    else break;
    at += 1;
  }
  const said = bareWord(list[at]);
  const helper = found.at(-1);
  const first = found[0];
  // "I've had ringing in my ears" is something one has
  const isThing = /^(?:have|has|had)$/.test(helper ?? "") && isIng(said);
  const isMain = (baseOf(said) !== null || isIng(said)) && !isThing;
  const isThere =
    isMain && (helper === undefined || isIng(said) || isParticiple(said) || isBase(said));
  const make = (verb: string, form: string, from: number): ClauseShape => ({
    of: subject.of,
    subject: list.slice(0, subject.end).join(" "),
    verb,
    form,
    tense: tenseOf(),
    isNegated,
    adverbs: before.join(" "),
    rest: list
      .slice(from)
      .map((word) => names.get(word) ?? word)
      .join(" "),
  });
  const tenseOf = (): ClauseShape["tense"] => {
    if (first === "will") return "will";
    if (first === "would" || first === "could" || first === "might" || first === "should")
      return "would";
    if (first === "have" || first === "has")
      return found.length > 0 && isThere ? "perfect" : "present";
    if (first === "was" || first === "were" || first === "did" || first === "had") return "past";
    if (first !== undefined) return "present";
    return said === "used" && list[at + 1] === "to"
      ? "used"
      : isPast(said) && (isThen || !isBase(said) || subject.of === "other")
        ? "past"
        : "present";
  };
  if (said === "used" && list[at + 1] === "to" && helper === undefined) {
    const next = bareWord(list[at + 2]);
    return make(baseOf(next) ?? next, next, at + 3);
  }
  // "I was sad", "she has a bike", "I was told": the helper is the verb
  if (!isThere || (helper && /^(?:am|is|are|was|were|been)$/.test(helper) && !isIng(said)))
    return helper
      ? make(
          /^(?:am|is|are|was|were|be|been)$/.test(helper)
            ? "be"
            : /^(?:have|has|had)$/.test(helper)
              ? "have"
              : "do",
          helper,
          at,
        )
      : null;
  return make(baseOf(said) ?? said, said, at + 1);
};
