import { firstNames } from "@app/reading/word-lists";
import {
  adverbs,
  isAuxiliary,
  isBase,
  isIng,
  isModal,
  isParticiple,
  isPast,
  isPlainVerb,
  isThirdVerb,
} from "./verbs.ts";
import { bareWord, splitWords } from "./words.ts";

export const otherSubjects = new Set(
  "he she it this that there everyone everybody someone somebody nobody nothing everything something anyone one who which what".split(
    " ",
  ),
);
const pluralSubjects = new Set("they these those people things".split(" "));
export const determiners = new Set(
  "my the a an his her their our this that these those some every each all no another any both most one two three".split(
    " ",
  ),
);
const subordinators =
  /^(?:when|whenever|if|since|after|before|while|every time|even though|although|even when|as soon as|now that|once|until|by the time)\s+/i;

/** Whether what follows a subject is a verb in a form that can stand there. */
const verbStandsAfter = (list: readonly string[], from: number, third: boolean): boolean => {
  let at = from;
  while (at < list.length && adverbs.has(bareWord(list[at])) && at - from < 4) at += 1;
  const verb = bareWord(list[at]);
  // after a pronoun a word in "-ed" is a verb, known or not
  if (!(third ? isThirdVerb(verb) : isPlainVerb(verb)) && !/^[a-z]{3,}(?<!ne|fe|e)ed$/.test(verb))
    return false;
  return helpersFit(list, at);
};

/** "I am feel", "I didn't went": a slip that would sound like mockery if said back. */
const helpersFit = (list: readonly string[], at: number): boolean => {
  const verb = bareWord(list[at]);
  let next = at + 1;
  while (
    next < list.length &&
    (adverbs.has(bareWord(list[next])) || bareWord(list[next]) === "not") &&
    next - at < 4
  )
    next += 1;
  const after = bareWord(list[next]);
  if (!after && !/\d/.test(list[next] ?? ""))
    return !isModal(verb) && !/^(?:am|was|is|are)$/.test(verb);
  if (isModal(verb) || /^(?:don't|didn't|doesn't)$/.test(verb))
    return (
      isBase(after) || after === "be" || after === "have" || after === "do" || !isVerbish(after)
    );
  if (/^(?:am|is|are|was|were|'m)$/.test(verb))
    return !(isBase(after) && !isParticiple(after) && clearBase.has(after));
  return true;
};
const clearBase = new Set(
  "feel want think go know have do say see try find believe live like sleep eat".split(" "),
);
const isVerbish = (word: string): boolean => isPast(word) || isIng(word) || isThirdVerb(word);

const singularI = new Set(["i", "we", "you"]);
const contracted = /^(?:i|we|they)'(?:m|ve|d|ll|re)$/;
export const contractedThird =
  /^(?:he|she|it|that|there|everyone|everybody|nobody|someone|somebody|this|everything|nothing)'(?:s|d|ll)$/;

const noName = new Set(
  "last next first second third other same half more most less few many much such even maybe perhaps yes no not there here why how when where who which what if because although while since until before after again then little quite pretty bit mixed or and but so as at by for from in into of off on out over to up with without about like than good bad nice great lovely funny weird sorry thanks thank today tomorrow yesterday tonight".split(
    " ",
  ),
);

const numbers =
  /^(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-?\w+)?|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|hundreds?|thousands?)$/;

/** A verb or an adverb has its capital from the start of the sentence. */
const isCapitalName = (word: string | undefined): boolean =>
  /^[A-Z][a-z]+$/.test(word ?? "") &&
  !numbers.test(bareWord(word)) &&
  !isIng(bareWord(word)) &&
  !isParticiple(bareWord(word)) &&
  !adverbs.has(bareWord(word)) &&
  !noName.has(bareWord(word));

/** "The social worker's coming": what follows shows that the 's is a verb. */
const isStateOf = (word: string): boolean =>
  isIng(word) ||
  /^(?:in|on|at|from|with|under|about|an?|the|my|her|his|alright|fine|good|bad|okay|ok|lovely|great|worse|better|right|wrong|hard|easy|ill|not|up|down|off|out|away|back|gone|still|always|already|also|never|just|really|so|been|got)$/.test(
    word,
  );

/** Somebody or something named by one word alone: "Mum's not well", "Money's tight". */
const namedAlone =
  /^(?:mum|mom|dad|nan|gran|money|work|life|sleep|school|uni|everything|christmas|home)'s$/;

/** "Mornings are always like this": things of a kind need no article. */
const bareSubject =
  /^(?:mornings|evenings|nights|nighttimes|weekends|weekdays|days|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|holidays|meetings|mealtimes|bedtimes|birthdays) (?:are|were|aren't|weren't|have|always|never|just|feel|seem|drag|used)\b/i;
/** "The only person I spoke to was the guy at the till." */
const setApart =
  /^the (?:only|first|last|best|worst|one) (?:\w+ )?(?:i|we|he|she|they) (?:\S+ ){1,5}(?:is|was) \S/i;

const startsAsClause = (list: readonly string[]): boolean => {
  const first = bareWord(list[0]);
  const whole = list.join(" ");
  if (
    bareSubject.test(whole) ||
    setApart.test(whole) ||
    /^here i am (?:with|again|in|at)\b/i.test(whole)
  )
    return true;
  if (contracted.test(first)) {
    const second = bareWord(list[1]);
    if (first === "i'm" || first.endsWith("'re"))
      return (Boolean(second) || /\d/.test(list[1] ?? "")) && !clearBase.has(second);
    if (first.endsWith("'ve"))
      return (
        isParticiple(second) ||
        adverbs.has(second) ||
        /^(?:been|not|no|nothing|to|an?|only|the|\w{3,}ed)$/.test(second)
      );
    if (first.endsWith("'ll")) return isBase(second) || adverbs.has(second);
    return (
      isBase(second) ||
      isParticiple(second) ||
      adverbs.has(second) ||
      second === "rather" ||
      second === "like"
    );
  }
  if (contractedThird.test(first) || namedAlone.test(first)) return list.length >= 2;
  // "Jo's good at numbers"
  if (/^[A-Z][a-z]+'s$/.test(list[0] ?? "") && isStateOf(bareWord(list[1]))) return true;
  if (singularI.has(first) || pluralSubjects.has(first)) {
    if (bareWord(list[1]) === "and") {
      const verbAt = list.findIndex(
        (word, index) => index > 2 && (isPlainVerb(bareWord(word)) || isThirdVerb(bareWord(word))),
      );
      return verbAt > 0 && verbAt <= 5;
    }
    return verbStandsAfter(list, 1, false);
  }
  if (
    /^(?:one|two|three|four|some|most|half|all|none|neither|both|part)$/.test(first) &&
    bareWord(list[1]) === "of"
  ) {
    const verbAt = list.findIndex(
      (word, index) =>
        index > 2 && index < 7 && (isThirdVerb(bareWord(word)) || isPlainVerb(bareWord(word))),
    );
    return verbAt > 0 && verbAt < list.length - 1;
  }
  if (otherSubjects.has(first) && !/^(?:which|who|what)$/.test(first)) {
    if (verbStandsAfter(list, 1, true)) return true;
    if (
      /^(?:nobody|nothing|everyone|everybody|everything|someone|somebody|something)$/.test(first)
    ) {
      const verbAt = list.findIndex(
        (word, index) => index > 1 && index < 6 && isThirdVerb(bareWord(word)),
      );
      return verbAt > 0 && verbAt < list.length - 1 && !isAuxiliary(bareWord(list[1]));
    }
    if (first !== "this" && first !== "that" && first !== "one") return false;
  }
  if (first === "all" && determiners.has(bareWord(list[1])) && bareWord(list[1]) !== "that")
    return startsAsClause(list.slice(1));
  if (first === "what" || first === "all") {
    const verbAt = list.findIndex(
      (word, index) => index > 2 && /^(?:is|was)$/.test(bareWord(word)),
    );
    return verbAt > 0 && verbAt < list.length - 1;
  }
  if (first === "no" && bareWord(list[1]) === "one") {
    // "no one at work knows"
    const from = /^(?:at|in)$/.test(bareWord(list[2]))
      ? /^(?:my|the)$/.test(bareWord(list[3]))
        ? 5
        : 4
      : 2;
    return verbStandsAfter(list, from, true);
  }
  // "Tell him he's doing the towels" asks for something; "Mark left me" tells
  const isAsking =
    isBase(first) &&
    !firstNames.has(first) &&
    !isThirdVerb(bareWord(list[1])) &&
    bareWord(list[1]) !== "of";
  if (determiners.has(first) || (isCapitalName(list[0]) && !isAsking)) {
    for (let at = 1; at <= Math.min(6, list.length - 1); at += 1) {
      const word = bareWord(list[at]);
      let noun = at - 1;
      while (noun > 1 && adverbs.has(bareWord(list[noun]))) noun -= 1;
      const before = bareWord(list[noun]);
      // "a lad I sacked in 1989" and "the one who made me cry" are no sentences, "the bit I hate is Sundays" is one
      if (at > 1 && /^(?:who|(?:i|he|she|we|they)(?:'\w+)?)$/.test(word)) {
        const own = list.findIndex(
          (other, place) =>
            place > at && (isPlainVerb(bareWord(other)) || isThirdVerb(bareWord(other))),
        );
        // "the gold ones I've kept": what follows "I've" is its own verb
        const from = own > 0 ? own : /'/.test(word) ? at : -1;
        return from > 0 && list.slice(from + 1).some((other) => isThirdVerb(bareWord(other)));
      }
      // "my son's face when I told him": the verb is another's
      if (/^(?:when|while|because|if|after|before|since|until)$/.test(word)) return false;
      // what stands behind a comma is no verb of this subject
      if (list[at - 1]?.endsWith(",")) return false;
      if (word.endsWith("'s") && isStateOf(bareWord(list[at + 1]))) return true;
      if (at === 1 && determiners.has(first) && !isAuxiliary(word)) continue;
      if (isThirdVerb(word) && pluralHelper.test(word) && !isPlural(list.slice(0, at)))
        return false;
      // "stupid thing to get upset over" begins with no name
      if (
        isThirdVerb(word) &&
        at > 1 &&
        !determiners.has(first) &&
        !firstNames.has(first) &&
        !/^[A-Z]/.test(list[1] ?? "") &&
        !/s$|^(?:and|of)$/.test(before) &&
        !/^(?:and|of|in|at|from|with|or)$/.test(bareWord(list[1]))
      )
        return adverbs.has(bareWord(list[1]));
      if (isThirdVerb(word) && (!determiners.has(before) || (before === "one" && at > 1)))
        return (helpersFit(list, at) && list.length > at + 1) || isPast(word);
      if (
        isBase(word) &&
        word !== "like" &&
        /(?:s|children|people|kids|parents|brewery|council|school|company|club|team|police|family|bank|union|committee)$/.test(
          before,
        ) &&
        !/ss$|'s$/.test(before)
      )
        return true;
      if (/^[a-z]+'(?:s|d|ll|ve|re)$/.test(word) && at < list.length - 1) continue;
    }
    return false;
  }
  if (isIng(first))
    return /\b(?:is|was|makes|made|feels|felt|helps|helped|scares|terrifies)\b/i.test(
      list.slice(1).join(" "),
    );
  return false;
};

const pluralHelper = /^(?:are|aren't|were|weren't|have|haven't|do|don't)$/;
const severalOrMany =
  /(?:[^s']s|children|people|men|women|both|two|three|four|five|lot|most|all|some|family|team|school|council|company|police|staff|nursery|hospital|bank|club)$/;

/** "People" in "the other people in my office". */
const headOf = (subject: readonly string[]): string => {
  const at = subject.findIndex(
    (word, index) => index > 1 && /^(?:in|of|at|on|from|with|who)$/.test(bareWord(word)),
  );
  return subject.at(at < 0 ? -1 : at - 1) ?? "";
};

const isPlural = (subject: readonly string[]): boolean =>
  subject.some((word) => bareWord(word) === "and") || severalOrMany.test(bareWord(headOf(subject)));

export const subjectVerbPairs = (list: readonly string[]): number =>
  list.filter((word, index) => {
    const token = bareWord(word);
    if (contracted.test(token) || contractedThird.test(token)) return true;
    if (singularI.has(token) || pluralSubjects.has(token))
      return verbStandsAfter(list, index + 1, false);
    if (otherSubjects.has(token)) return verbStandsAfter(list, index + 1, true);
    return determiners.has(token) && isThirdVerb(bareWord(list[index + 2]));
  }).length;

export const leadingTime =
  /^(?:now|tomorrow|one time|this (?:time )?(?:last )?(?:year|month|summer|winter|term|season)|[\w-]+ (?:minutes|hours|days|weeks|months|years) later|by (?:about )?(?:\d{1,2}(?:am|pm)?|\w+ o'clock|\w+day|day \w+|then)|every single (?:day|night|morning)|for (?:[\w-]+ ){1,3}(?:years|months|weeks)|since (?:my|his|her|our) \w+|(?:[\w-]+|a few|a couple of) (?:days|weeks|months|years) ago|next|normally|today|yesterday|tonight|lately|recently|sometimes|often|usually|in the end|at the end|at one point|at the moment|at first|for (?:years|months|weeks|ages)|since (?:then|the \w+)|last (?:night|week|month|year|summer|\w+day)|this (?:morning|week|evening|\w+day)|next \w+day|these days|here|over there|back home|in [A-Z]\w+|(?:the )?first few (?:days|weeks|months)|half the time|(?:the )?last time|this time|next time|by now|one (?:day|night|evening|morning)|the other (?:day|night|week)|at night|at home|at work|most (?:days|nights)|some (?:days|nights|mornings)|every (?:day|night|morning|evening)|on (?:\w+days?)|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\s+(?=(?:i|i'm|i've|he|she|they|it|it's|we|my|nobody|everyone|everything|nothing|people|the|a|an|one|this)\b)/i;

/** "Last week Ken said": a name may follow the time as well. */
const leadingName = /^(?:[Ll]ast|[Tt]his|[Oo]n|[Yy]esterday|[Tt]oday)(?: [a-z]+)? (?=[A-Z][a-z]+ )/;

export const isWholeClause = (whole: string): boolean => {
  const text = whole.replace(leadingTime, "").replace(leadingName, "");
  const match = subordinators.exec(text);
  if (!match) return startsAsClause(splitWords(text));
  const rest = splitWords(text.slice(match[0].length));
  return startsAsClause(rest) && subjectVerbPairs(rest) >= 2;
};
