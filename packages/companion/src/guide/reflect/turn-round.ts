import { asAdvised } from "./as-advised.ts";
import { asSpoken } from "./as-spoken.ts";
import { asToldToMe } from "./as-told-to-me.ts";
import { isHalfSaid, lacksObject, speaksLike } from "./half-said.ts";
import { hasLearnersSlip } from "./learners-english.ts";
import { lowerFirst } from "./lower-first.ts";
import { ordered } from "./ordered.ts";
import { isRunTogether } from "./run-together.ts";
import { hasStrangeWord, homeSpeech, neverSaidBack, notWords } from "./safe-to-say.ts";
import { withSubject } from "./supply-subject.ts";
import { adverbs, isPast, isPlainVerb, isThirdVerb } from "./verbs.ts";
import { contractedThird, isWholeClause, leadingTime, otherSubjects } from "./whole-clause.ts";
import { bareWord, splitWords } from "./words.ts";

const minWords = 3;
const maxWords = 24;

const exchange = new Map(
  Object.entries({
    i: "you",
    me: "you",
    my: "your",
    mine: "yours",
    myself: "yourself",
    we: "you",
    us: "you",
    our: "your",
    ours: "yours",
    ourselves: "yourselves",
    "i'm": "you're",
    "i've": "you've",
    "i'd": "you'd",
    "i'll": "you'll",
    "we're": "you're",
    "we've": "you've",
    "we'd": "you'd",
    "we'll": "you'll",
    am: "are",
  }),
);

const exchangeWord = (word: string): string => {
  const match = /^([^A-Za-z0-9']*)([A-Za-z']+?)('s)?([^A-Za-z0-9']*)$/.exec(word);
  if (!match) return word;
  const [, before = "", core = "", , after = ""] = match;
  const turned = exchange.get(core.toLowerCase());
  if (turned !== undefined && !match[3]) return `${before}${turned}${after}`;
  return word;
};

/** "To feel like me again" is to feel like yourself. */
const asOneself = (turned: string): string =>
  turned
    .replace(/\byou shall\b/g, "you will")
    .replace(/\byou should like to\b/g, "you would like to")
    .replace(/^(you\b.*\b(?:photos?|pictures?|videos?)) of you\b/, "$1 of yourself")
    .replace(/\b(him|her|them) (or|and) you$/, "$1 $2 yourself")
    .replace(/\b(feel|felt|feeling) like you(?= again| anymore|$)/, "$1 like yourself");

/** "was" follows its subject: only the person's own turns into "were". */
const agree = (list: readonly string[]): string[] =>
  list.map((word, index) => {
    const token = bareWord(word);
    if (token !== "was" && token !== "wasn't") return word;
    let at = index - 1;
    while (at >= 0 && adverbs.has(bareWord(list[at]))) at -= 1;
    const before = bareWord(list[at]);
    const coordinated =
      /^(?:and|but|or|then)$/.test(before) &&
      bareWord(list[0]) === "i" &&
      !list
        .slice(0, at)
        .some(
          (other, place) =>
            place > 0 &&
            (otherSubjects.has(bareWord(other)) || contractedThird.test(bareWord(other))),
        );
    if (before === "i" || coordinated) return word.replace(/was/i, "were");
    return word;
  });

const opensSideClause =
  /^(?:(?:even )?(?:when|whenever|if|since|after|before|while|although|though|once|until|as|now that|by the time|every time)|at|in|on|for|last|this|most|some)\b/i;

/** What may trail behind a comma in a word or two. */
const trails =
  /^(?:[A-Z]|(?:not|too|even|just|only|especially|again|every|each|or|and|at|in|on|with|for|over|from|by|to|this|last|next|today|yesterday|tonight|alone|really|twice|both|like)\b)|ing\b/;

/** "She eats my food, leaves dishes everywhere": after the comma comes half a list or a second sentence. */
const runsOn = (text: string): boolean =>
  text.split(/,\s+/).some((part, place, parts) => {
    if (place === 0 || (place === 1 && opensSideClause.test(text))) return false;
    const list = splitWords(part);
    let at = 0;
    while (at < list.length && adverbs.has(bareWord(list[at]))) at += 1;
    const verb = bareWord(list[at]);
    if (/^(?:nothing|nobody|never|\d+ \w+)$|\bi mean$/i.test(part)) return true;
    if (parts.length === 2 && list.length <= 2 && !trails.test(part)) return true;
    if (isWholeClause(part) || /^(?:my|his|her|their|the|our) \w+'s (?!\w+'s)\w+/i.test(part))
      return true;
    // "did the whole room, took me a week": whatever took so long is not who did it
    if (/^(?:took|cost|gave|made|told|left|meant) (?:me|us)\b/i.test(part)) return true;
    // "missed the bus, forgot my lunch, spilt my coffee" is one breath
    if (
      parts.length > 2 &&
      parts
        .slice(1)
        .every((one) => isPast(bareWord(splitWords(one.replace(/^(?:then|and) /, ""))[0])))
    )
      return false;
    const isVerb = (isThirdVerb(verb) || isPlainVerb(verb)) && !/^(?:like|long|mind)$/.test(verb);
    return isVerb && !parts.slice(place).join(" ").includes(" and ");
  });

/** "I want us to be a family": said back it would be "you want you". */
const losesTheOther =
  /^we\b.*\band me$|\basked (?:me )?how (?:was|is|are|were)\b|\b(?:compar\w+|between) us\b|\bi(?:'m|'ve|'d|'ll)?\b(?:(?!\b(?:he|she|they|it|who|that|my|the|everyone|nobody)\b).)*\bus\b/i;

/** The end of somebody's words, without their beginning: "my love'". */
const endsOnly = /^(?!.*(?:^|\s)')(?:.*[a-rt-z])'$/i;

/** A question that came without its mark. */
const asksSomething =
  /^(?:what (?:good|use|difference|point|sense)\b|(?:what|why|who|where|how|which)(?:'s|'re| (?:is|are|am|was|were|do|does|did|can|could|should|would|will|kind|if|about|the hell|on earth|many|much|long|come))\b|(?:is|are|am|do|does|did|can|could|should|would|will|have|has) (?:i|you|he|she|it|they|we|there|this|that|my|anyone|someone)\b)/i;

/**
 * The clause as it sounds when said back to the person: "I lost my job" becomes "you lost your job".
 * Null when it is not safe to turn: a broken sentence is worse than none.
 */
export const turnRound = (clause: string, fewestWords = minWords): string | null => {
  const whole = asAdvised(withSubject(asToldToMe(clause.trim())));
  if (whole === null) return null;
  const count = splitWords(whole).length;
  if (asksSomething.test(whole) || hasLearnersSlip(whole)) return null;
  if (count < fewestWords || count > maxWords) return null;
  if (notWords.test(whole) || neverSaidBack.test(whole) || /\?/.test(whole)) return null;
  if (endsOnly.test(whole)) return null;
  if (homeSpeech.test(whole) || hasStrangeWord(whole)) return null;
  // "us" as "you" would leave the other one out
  if (losesTheOther.test(whole)) return null;
  if (isHalfSaid(whole)) return null;
  // "had a scan last week, waiting for the results" is a note, and no sentence
  if (whole !== clause.trim() && /,\s+\w+ing\b/.test(whole)) return null;
  if (/[^\p{ASCII}\u00C0-\u024F£€…]/u.test(whole)) return null;
  const text = ordered(whole)
    .replace(
      /(?<!\b(?:feel|feels|felt|feeling|look|looks|looked|sounds?) )\blike (?=\d|(?:ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|a hundred|a thousand) \w)/gi,
      "about ",
    )
    // "told me I couldn't" would come back as "told you you"
    .replace(
      /\b((?:told|tells?|telling|promised|reminded) (?:me|us)) (?=(?:i|we)(?:'\w+)? )/gi,
      "$1 that ",
    );
  if (!isWholeClause(text)) return null;
  if (runsOn(text) || isRunTogether(text.replace(leadingTime, ""))) return null;
  if (/\b(?:I|me|my) (?:I|me|my|the my)\b/.test(text)) return null;
  const list = splitWords(
    lowerFirst(text).replace(
      /^(I\b(?:(?!\b(?:he|she|it|they|everyone|everybody|someone|somebody|nobody)'(?:s|re|d|ll|ve)\b|\b(?:my \w+|him|her|them|people|folk|he|she|they|everyone|somebody|someone|anyone|nobody|\w+s) (?:\w+ing|[a-z]+)\b|\bnot \w+ing\b).)* (?:for|to|at|with|about|on|of)) me$/,
      "$1 myself",
    ),
  );
  const turned = agree(list).map(exchangeWord).join(" ").replace(/^I\b/, "you");
  if (/\b(?:I|I'm|I've|me|my|myself|am)\b/.test(turned)) return null;
  if (/\byou you\b|\byour your\b|\b(\w+) \1 \1\b|(?<!\S)(\S+ \S+) \2(?!\S)/.test(turned))
    return null;
  if (
    /\b(?:and|but|or|because|so|the|a|an|to|of|with|my|your|if|when|than|as|(?<!\b(?:do|did|doing|done|say|said|want|like|know|knew|hear|need|for|of|about|with|at|to|than|mean|love|hate|see|think|believe|mind|in|from|after|through|all) )that|for|from|into|is|are)$/i.test(
      turned,
    ) &&
    !/\b(?:someone|somebody|anyone|nobody|no one|people|friends|something|nothing|anything|things|lots|place|places)\b.* to \w+.* (?:with|to|for|about|on)$/.test(
      turned,
    ) &&
    !/\b(?:told|tell|telling|show|showed) (?:\w+ )?\w+ that$/.test(turned) &&
    // "but I can't afford to" leaves out what stands before it
    !(
      (fewestWords < minWords || /\b(?:but|because|and|if|when|than|as) \S/.test(turned)) &&
      /\b(?:afford|want|have|need|going|supposed|meant|able|allowed) to$/.test(turned)
    ) &&
    !/\b(?:things|people|jobs|places|stuff|someone|somebody|what|who|something|one|ones)\b.* (?:you|he|she|they|it|you’ve|you've|you're|who|you’re)\b.* (?:for|to|with|of|from)$/.test(
      turned,
    ) &&
    !/\b(?:how|who|what|where|when|than|as) (?:\w+ )?(?:you|she|he|it|they|anything|everything|everyone|anyone|the \w+) (?:is|are)$/.test(
      turned,
    )
  )
    return null;
  return asOneself(asSpoken(turned)).replace(/'/g, "’");
};

/** A few words that are no clause, said back as they are: "What I said." becomes "what you said". */
export const turnFragment = (fragment: string): string | null => {
  const text = ordered(fragment.trim());
  const count = splitWords(text).length;
  if (/^(?:still|anyway|though|yeah|no|yes|whatever|so|well|not|maybe|hey)$/i.test(text))
    return null;
  if (!/\p{L}{2}/u.test(text) || (lacksObject.test(text) && count > 2)) return null;
  if (count < 1 || count > 7 || notWords.test(text) || neverSaidBack.test(text) || /[?]/.test(text))
    return null;
  if (
    /[^\p{ASCII}\u00C0-\u024F]/u.test(text) ||
    asksSomething.test(text) ||
    endsOnly.test(text) ||
    speaksLike.test(text) ||
    /\bwell see$/i.test(text) ||
    hasLearnersSlip(text) ||
    homeSpeech.test(text) ||
    hasStrangeWord(text)
  )
    return null;
  const turned = agree(splitWords(lowerFirst(text)))
    .map(exchangeWord)
    .join(" ")
    .replace(/^I\b/, "you");
  // "my 😢 my" says nothing twice
  if (/\b(?:I|I'm|me|my|myself|am)\b|\b(your?) \1\b/i.test(turned)) return null;
  return asOneself(turned).replace(/'/g, "’");
};

/** "Twice, lasted four days": the second half is a sentence of its own. */
const verbAfterComma = (text: string): boolean =>
  text
    .split(/,\s+/)
    .slice(1)
    .some((part) => isPast(bareWord(splitWords(part)[0])));

const phraseMaxWords = 16;

/** Written large only because a sentence began there. */
const capitalOfSentence =
  /^(?:A|An|My|He|She|They|It|We|The|This|That|There|These|Those|His|Her|Their|Our|Nobody|No|Nothing|Everyone|Everybody|Everything|Someone|Somebody|People|Some|All|When|If|What|How|Who|Where|Being|Having|Not|Just|Every|Only|Even|Mum|Dad|Mom|Work|School|Uni|College|Life|Money|Home|Things|Sleep|Food|Everyone|Both|One)\b/;

/** A part of a clause, turned round as it stands: "my old friends" becomes "your old friends". */
export const turnPhrase = (phrase: string): string | null => {
  const text = ordered(phrase.trim().replace(/[\s,;:.-]+$/, "")).replace(
    capitalOfSentence,
    (word) => word.toLowerCase(),
  );
  const list = splitWords(text);
  if (list.length === 0 || list.length > phraseMaxWords || endsOnly.test(text)) return null;
  if (notWords.test(text) || neverSaidBack.test(text) || /[^\p{ASCII}\u00C0-\u024F£€]/u.test(text))
    return null;
  if (isRunTogether(text.replace(leadingTime, "")) || verbAfterComma(text)) return null;
  if (hasLearnersSlip(text) || losesTheOther.test(text) || /^us to\b/i.test(text)) return null;
  const turned = agree(list).map(exchangeWord).join(" ");
  if (/\b(?:I|I'm|I've|me|my|myself|am)\b/.test(turned)) return null;
  // "what she's looking for" ends as it should
  if (
    /\b(?:and|but|or|because|so|the|a|an|(?<!\b(?:got|went|been|go|get|talk|talked|speak|listen) )to|of|with|my|your|if|when|than|as|for)$/i.test(
      turned,
    ) &&
    !/\b(?:what|who|which|where)\b.* (?:to|of|with|for)$/i.test(turned)
  )
    return null;
  return asOneself(turned).replace(/'/g, "’");
};
