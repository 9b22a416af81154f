import { withCarriedSubject } from "./carried-subject.ts";
import { mayBeName } from "./lower-first.ts";
import { trimClause } from "./trim-clause.ts";
import { isAuxiliary, isPlainVerb, isThirdVerb } from "./verbs.ts";
import { subjectVerbPairs } from "./whole-clause.ts";
import { bareWord, splitWords } from "./words.ts";

export type Clause = {
  text: string;
  /** The word that tied it to what came before. */
  link: "none" | "but" | "because" | "so" | "and";
  /** Index of the sentence it comes from. */
  sentence: number;
  isQuestion: boolean;
};

const subject =
  "(?:i|i'm|i've|i'd|i'll|he|he's|he'd|he'll|she|she's|she'd|she'll|they|they're|they've|they'd|we|we're|we've|we'd|it|it's|it'd|this|that|that's|there|there's|my|the|his|her|their|our|nobody(?! \\w+ing\\b)|no one(?! \\w+ing\\b)|everyone(?! (?:\\w+ing|afraid|scared|happy|angry|sad)\\b)|everybody|nothing|everything|(?:now|then|today|yesterday|tonight|tomorrow|maybe|last night|this morning) (?:i|i'm|i've|he|he's|she|she's|they|they're|we|we're|it|it's|my|the|everyone|nobody|there's|an? [a-z]+)|when|if|whenever|people|what|some|one(?! (?:to|in|at|for|from|with|on|each|by|under|over|on)\\b)|all|even|neither|none|both|(?:a|an) [a-z]+ (?:is|was|has|had|said|says|came|went|got|moved|asked|told|left|[a-z]+ed))";
/** "So I don't have to sit alone" says what something is for, and is untrue on its own. */
const purpose =
  " (?:that |(?:i|he|she|they|we|it) (?:can(?!')|could(?!n't)|don't have to|doesn't have to|didn't have to|wouldn't have to|won't have to)\\b)";
const boundary = new RegExp(
  `(?:,|;|\\s-\\s|\\.\\.\\.+|…)?(?<!\\b(?:it|that|this) (?:is|was))\\s+(?:just |mainly |partly |simply )?(but|because|so(?!${purpose})|and so|and then|and|yet)\\s+(?=${subject}\\b)|(?:,|\\.\\.\\.+|…|;)\\s+(but|so|and|yet)\\s+|(?:;|\\.\\.\\.+|…|,)\\s+(?=(?:i|i'm|i've|i'd|i'll|he|he'd|she|she'd|they|they've|they'd|it|it's|we|we're|we've|we'd|she's|he's|they're|nobody|no one|everyone|someone|somebody|my|part of me|this|there's|that's|the (?:\\w+ ){1,3}(?:is|was|are|were|has|had|said|says|never|didn't|doesn't|want|wants|need|needs|won't|keeps?|shows?|asks?|tells?|comes?|goes))\\s)`,
  "i",
);

const linkOf = (word: string | undefined): Clause["link"] => {
  const lower = (word ?? "").toLowerCase();
  if (lower === "but" || lower === "yet") return "but";
  if (lower === "because") return "because";
  if (lower === "so" || lower === "and so") return "so";
  return lower ? "and" : "none";
};

const speaks =
  /\b(?:said|says|told (?:me|us|him|her)|goes|asked|replied|wrote|texted|screamed|shouted)\b/i;

/** "She said it's okay mama, I will send the picture": the second half may still be hers. */
export const isQuotedOn = (clauses: readonly Clause[], index: number): boolean => {
  const [before, clause] = [clauses[index - 1], clauses[index]];
  return (
    before !== undefined &&
    clause !== undefined &&
    before.sentence === clause.sentence &&
    clause.link === "none" &&
    speaks.test(before.text) &&
    /^(?:i|i'll|i'm|i've|we|we'll|it's|don't|you)\b/i.test(clause.text)
  );
};

const opensWithSubordinator =
  /^(?:when|whenever|if|since|after|before|while|every time|even though|although|even when|as soon as|now that|once|until)\b/i;

const repliesInShort =
  /^(?:i|he|she|it|they|we|nobody|everyone) (?:did|do|does|have|has|had|can|could|will|would|am|is|are|was|were)(?:n't| not)?[.!]*$/i;

/** "If I don't go and he dies I might regret it": the "and" still belongs to the "if". */
const isHalfCondition = (lead: string, match: RegExpExecArray): boolean =>
  /^\s+and$/i.test(match[0].trimEnd()) &&
  !lead.includes(",") &&
  subjectVerbPairs(splitWords(lead)) === 1;

const splitSentence = (sentence: string, index: number, isQuestion: boolean): Clause[] => {
  const clauses: Clause[] = [];
  let rest = sentence;
  const opener = /^(but|because|so|and)\b/i.exec(rest);
  let link = linkOf(opener?.[1]);
  for (let guard = 0; guard < 24; guard += 1) {
    const match = boundary.exec(rest);
    if (!match) break;
    const head = rest.slice(0, match.index);
    // "everyone got a manual and I didn't": the few words mean nothing without what stands before them
    if (
      repliesInShort.test(rest.slice(match.index + match[0].length)) &&
      /^(?:and|but)$/i.test(match[1] ?? match[2] ?? "")
    )
      break;
    // a comma after "when I got home" ties the two halves, it does not part them
    const lead = trimClause(head);
    const isTied =
      opensWithSubordinator.test(lead) &&
      ((!match[1] && !match[2] && subjectVerbPairs(splitWords(lead)) < 2) ||
        isHalfCondition(lead, match));
    if (isTied) {
      const after = rest.slice(match.index + match[0].length);
      const next = boundary.exec(after);
      const stop = next ? match.index + match[0].length + next.index : rest.length;
      clauses.push({ text: trimClause(rest.slice(0, stop)), link, sentence: index, isQuestion });
      rest = next ? after.slice(next.index + next[0].length) : "";
      link = linkOf(next?.[1] ?? next?.[2]);
      continue;
    }
    clauses.push({ text: trimClause(head), link, sentence: index, isQuestion });
    rest = rest.slice(match.index + match[0].length);
    link = linkOf(match[1] ?? match[2]);
  }
  // "but then it's real" says what would come of it, and without its "then" it says that it is
  const isOutcome =
    (link === "but" || link === "because") &&
    /^(?:but )?then (?:(?:it|i|he|she|they|we)(?:'s|'d|'m|'ll)|it (?:looks|feels|would|will|becomes))\b/i.test(
      rest,
    );
  if (rest.trim())
    clauses.push({
      text: isOutcome ? rest.trim().replace(/^but |[.!]+$/gi, "") : trimClause(rest),
      link,
      sentence: index,
      isQuestion,
    });
  return clauses.filter((clause) => clause.text.length > 1);
};

const maxSentences = 60;

/** "My sister and I" is one subject; its "and" parts nothing. */
const joined =
  /(^|[.!?,;]\s|\b(?:because|when|that|since|but|so|if|while|now|then|and)\s)((?:me|myself|i|mum|mom|mam|dad|nan|gran|(?:my|the|his|her|our) [\p{L}'-]+)) and (?=(?:me|myself|i|(?:my|the|his|her|our) [\p{L}'-]+)(?: of [\p{L}\d]+ \p{L}+)? (?:\p{L}+ly |just |always |never |both |also |still )?(?:are|were|have|had|keep|do|don't|didn't|can't|got|broke|fight|fought|argue|argued|used|split|live|work|talk|never|always|went|moved|haven't|aren't|weren't|started|bought|met|built|opened|married|agreed|decided|planned|took|made|found|stopped|lived|worked|hardly|barely)\b)/giu;
/** "Earl and I kept to ourselves." */
const joinedName =
  /(^|[.!?,;]\s|\b(?:because|when|that|since|but|so|if|while|now|then)\s)(\p{Lu}\p{Ll}+) and (?=I (?!am\b|was\b|think\b|feel\b|felt\b|thought\b)\p{Ll})/gu;
const runOn =
  /\b(what to do|what to say|how to feel|anymore|at all|all the time|so much) (?=(?:i|i'm|he|she|they|it's|he's|she's|my \p{L}+) (?:is|isn't|are|aren't|was|has|hasn't|have|haven't|don't|doesn't|didn't|keeps?|just|never|won't|can't|feel|think)\b)/giu;
/** "I rang the police they gave me a number." */
const afterOffice =
  /\b(police|council|doctors?|gp|school|bank|hospital|landlord|surgery|insurance|uni|college) (?=(?:he|she|they) (?:gave|said|told|sent|asked|just|never|can|can't|won't|will|want|were|are|put)\b)/gi;
/** "It's not even fun I just can't stop": a new sentence, unless a word before it leads into it. */
const justStarts = /\b([\p{L}']+) (?=(I|he|she|they|we) just ([\p{L}']+))/giu;
const leadsOn =
  /^(?:when|whenever|that|because|if|and|but|so|or|think|know|feel|guess|like|what|how|why|where|who|now|then|than|wish|says?|said|hope|mean|thought|realised|realise|as|since|while|until|before|after|times?|things?|way|moment|days?|nights?|everything|something|anything|all|honestly|maybe|although|sometimes|lately|today|tonight|i'd|it's|is|was|yeah|no|well|ok|okay|anyway|people|someone|place|bit|part|one)$/i;
const leadsIntoIt =
  /^(?:sure|afraid|scared|worried|believe|tell|tells|told|reckons?|suppose|though|cause|cos|except|whether|admit|imagine|bet|see|saying|thinks|knows|feels|me|him|her|us|them|everyone|because|which|once|unless|thinking|knowing|convinced)$/i;
/** "I love him that's the confusing bit": what sums up begins anew. */
const thatSums =
  /\b([\p{L}']+) (?=that's (?:the (?:\w+ ){0,2}(?:thing|bit|part|problem|trouble|point|worst|truth|long|reason|difference)|what|why|how|when|all|it)\b)/giu;
const tie = "\u2060and\u2060";

/** "Between the kerb and the other kerb": a second thing, and no second sentence. */
const secondThing =
  / and (?=((?:the|my|his|her|their|our|some|a|an) [^,.;!?]{2,40})(?:[,.;!?]|$))/gi;
const hasVerb = (text: string): boolean =>
  splitWords(text)
    .slice(2)
    .map(bareWord)
    .some((word) => isThirdVerb(word) || isPlainVerb(word) || /'(?:s|re|ve|ll|d)$/.test(word)) ||
  /'(?:s|re|ve|ll|d)\b/.test(text);

/** "But he gets weird if I mention it???" wonders, and asks nothing. */
const wonders =
  /^(?:(?:and|but|so|then|because|plus|also|my \p{L}+) )*(?:i|i'm|i've|he|he's|she|she's|they|they're|we|we're|my (?:\p{L}+ )?\p{L}+)(?! (?:or|right|is that|am i|are you)\b)[^,?]*\?{2,}["')]*$/iu;

const isAsked = (sentence: string): boolean =>
  /\?["')]*$/.test(sentence) &&
  !wonders.test(sentence) &&
  !/\S+ \S+ \S+,? (?:you know|y'know|know what i mean|if (?:that|it) makes (?:any )?sense)\?+$/i.test(
    sentence,
  );

/** The clauses of a message, in the order spoken. */
export const clausesOf = (text: string): Clause[] => withCarriedSubject(partedClauses(text));

const partedClauses = (text: string): Clause[] =>
  text
    // people in a hurry leave the full stop out
    .replace(runOn, "$1. ")
    .replace(
      /(?<!\b(?:until|right|by|and|but|so|even|because|till|for|from|just|up|before|than)) now (?=(?:she|he|they|it|I)(?:'s|'re|'m|'ve) )/g,
      ", and now ",
    )
    // "it's not the bowling it's the standing around", "he's not just a dog he's why I got up"
    .replace(
      /\b((?:not|isn't) (?:just |only |even |really |so much )?(?:about|because of|the|an?|my) [\p{L} ]{2,20}?) (?=(?:it's|he's|she's) (?:about|because|the|an?|my|why|what|more|how)\b)/giu,
      "$1, ",
    )
    .replace(afterOffice, "$1, ")
    // "I've got rugs down, what else can I do": the second half asks
    .replace(
      /, (?=(?:what|how|why|who|where) (?:else )?(?:can|could|do|would|should|am|will) (?:i|we)\b|what(?:'s| is) wrong\b|why(?:'s| is| does| do| am| are)\b|is (?:it|that|this|something|there)\b|am i\b)/gi,
      ". ",
    )
    // "she left in May, said I was cold": whoever left has said it
    .replace(
      /, (?=(?:said|told me|asked me) (?:i|i'm|he|she|it|it's|that|if|to|they)\b)/gi,
      " and ",
    )
    .replace(thatSums, (all: string, word: string) => (leadsOn.test(word) ? all : `${word}. `))
    .replace(justStarts, (all: string, word: string, _who: string, verb: string) =>
      (leadsOn.test(word) && word.toLowerCase() !== "anything") ||
      isAuxiliary(word.toLowerCase()) ||
      !(isPlainVerb(verb) || isThirdVerb(verb))
        ? all
        : `${word}. `,
    )
    // "I know it's a phase everyone says it's a phase"
    .replace(
      /\b([\p{L}']+) (?=everyone(?:'s got| (?:says|keeps|thinks|tells|has|knows))\b)/giu,
      (all: string, word: string) => (leadsOn.test(word) ? all : `${word}. `),
    )
    // "what it was honey I am 71": whoever is spoken to stands between two sentences
    .replace(
      /(?<!\b(?:my|an?|his|her|the|our|their|of|and|with|some|like|for|best|old|little|good)),? (?:honey|hun|bro|dude|babe|mate) (?=(?:i|i'm|i've|he|he's|she|she's|they|they're|it|it's|we)\b)/gi,
      ". ",
    )
    .replace(
      /\b(or (?:anything|something|whatever)) (?=(?:it's|he's|she's|i'm|they're|i|he|she|they|we) \p{L})/giu,
      "$1. ",
    )
    // "I need to stop buying things it's getting out of hand"
    .replace(
      /\b([\p{L}']+) (?=it's (?:getting|driving|making|killing|ruining|costing|doing my)\b)/giu,
      (all: string, word: string) =>
        leadsOn.test(word) || leadsIntoIt.test(word) ? all : `${word}. `,
    )
    // "she's crying I'm crying"
    .replace(
      /\b((?:he's|she's|i'm|they're|we're) \p{L}+ing) (?=(?:he's|she's|i'm|they're|we're) \p{L}+ing\b)/giu,
      "$1, ",
    )
    // "I don't feel brave I feel tired"
    .replace(
      /\b((?:don't|didn't|doesn't) (feel|want|need|think|hate|mind|like|love|miss) [\p{L}' ]{2,24}?) (?=(?:i|he|she|they|we) (?:just )?\2s?\b)/giu,
      "$1. ",
    )
    // "that's the problem I can't complain"
    .replace(
      /\b(that's the (?:problem|trouble|thing|issue)) (?=(?:i|he|she|they|we|it)(?:'m|'s|'re)? (?:can't|don't|doesn't|won't|just|never|not)\b)/gi,
      "$1. ",
    )
    // "I'm 24 work in a phone shop"
    .replace(
      /\b(I'm (?:\d{1,2}|\w+teen|\w+ty(?:[- ]\w+)?)) (?=(?:work|live|study|run|teach|drive|just|still|never)\b)/gi,
      "$1 and I ",
    )
    // ", sticks and all" is one thing; "she lost her dad and all" says "too"
    .replace(/(, \w+|^\w+) and all(?=[.,!]|$)/gi, `$1 ${tie} all`)
    .replace(/(?<=\w+ \w+) and all(?=[.,!]|$)/gi, "")
    .replace(/,? and (?:everything|stuff|all that|all sorts)(?=[,.!]|$)/gi, "")
    .replace(
      /,? of course,? (?=(?:i|i'm|my|he|he's|she|she's|they|they're|we|it|it's|the)\b)/gi,
      ". ",
    )
    .replace(/\b(so|but|and) fair enough,? (?=(?:he|she|they|i|it|we)\b)/gi, "$1 ")
    .replace(
      /^((?:and |but |so )?(?:he's|she's|they're|he is|she is) (?:[\w']+ ){1,5}?)(?=(?:he|she|they) (?:just|never|always|keeps?|doesn't|don't|won't|hasn't|haven't|didn't|isn't|wasn't|gets?|goes|wants?|thinks?|says?)\b)/i,
      (head: string) => `${head.trimEnd()}. `,
    )
    .replace(secondThing, (all: string, thing: string) => (hasVerb(thing) ? all : ` ${tie} `))
    .replace(joinedName, (all: string, lead: string, name: string) =>
      mayBeName(name) ? `${lead}${name} ${tie} ` : all,
    )
    .replace(joined, (_, lead: string, first: string) => `${lead}${first} ${tie} `)
    .split(/(?<=[.!?])(?<!\b[ap]\.m\.)["')]*\s+|\n+/)
    .slice(0, maxSentences)
    .flatMap((sentence, index) => splitSentence(sentence.trim(), index, isAsked(sentence.trim())))
    .map((clause) => ({ ...clause, text: clause.text.replaceAll(tie, "and") }));
