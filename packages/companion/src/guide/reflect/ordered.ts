import { adverbs, isBase, isIng, isPast, isPlainVerb, isThird, isThirdVerb } from "./verbs.ts";
import { determiners } from "./whole-clause.ts";
import { bareWord, splitWords } from "./words.ts";

const kin = "mum|mom|mam|mummy|mama|dad|daddy|papa|grandma|grandpa|nan|nana|gran|grandad|granny";
const beforeKin =
  /(?:^|\b(?:and|but|to|with|for|that|when|if|because|since|after|before|until|told|tell|called|call|of|about|from|between|visit|visited|see|saw|lose|lost|miss|without|at|than|where|how|what|like)\s)$/i;
const kinAndI = new RegExp(`^(${kin}) and (?:I|me)\\b`, "i");
const bothParents = new RegExp(`\\bmy (${kin}) and my (${kin})\\b`, "g");
const kinWord = new RegExp(`(?<![-'])\\b(${kin})\\b(?!-)`, "gi");

/** "Mum" on its own is the person's own mother, and "my sister and I" begins with "you" when said back. */
export const ordered = (text: string): string =>
  text
    // "one of the dads" is put right too eagerly
    .replace(
      /\b((?:one|some|all|two|three) of (?:the|my|our|these)|all the|the other) (mum|dad)'s (?=is|are|was|were|has|have|who|had|said|says)/gi,
      "$1 $2s ",
    )
    .replace(/\b(mum|dad)'s (?=(?:can|could|will|would|are|were|have|get|do|don't)\b)/gi, "$1s ")
    // "going Tenerife"
    .replace(
      /\b(go|goes|going|went|gone) (?=[A-Z][a-z]{3,}\b(?! \w+ing\b))(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Christmas|Easter|Dutch)/g,
      "$1 to ",
    )
    // "my goal was say one thing to one person"
    .replace(
      /^((?:my|the|our|his|her) (?:\w+ )?(?:goal|plan|aim|idea) (?:is|was)) (?=(?:say|go|get|do|make|be|have|take|try|find|ask|leave|stay)\b)/i,
      "$1 to ",
    )
    // "there's a lady does a coffee morning": written, it wants its "who"
    .replace(
      /^(there(?:'s| is) (?:a|an|one|this) (?:(?!who|that|which|and|in|at)\w+ )*?)((?:lady|woman|man|lad|bloke|guy|girl|boy|chap|couple|friend|neighbour)(?: (?:there|here|next door|at work|upstairs|at church|down the road))?) (?=([a-z]+)\b)/i,
      (all, lead: string, who: string, verb: string) =>
        isThird(verb) || verb === "always" ? `${lead}${who} who ` : all,
    )
    .replace(
      /^(there(?:'s| is) (?:a|an|one|this) (?:(?!who\b|that\b|which\b|and\b)[\w-]+ ){1,5}?)(?=(?:comes|waits|lives|keeps|sits|sells|goes|makes|runs|brings) )/i,
      (lead: string) => (/ who $/.test(lead) ? lead : `${lead}that `),
    )
    .replace(
      /^((?:when|if|since|because|whenever) )?(?:me|myself) and ((?:my|his|her|our|the) [a-z'-]+|[A-Z][a-z]+)\b/i,
      (_, lead: string | undefined, other: string) => `${lead ?? ""}I and ${other}`,
    )
    .replace(
      /^((?:when|if|since|because|whenever) )?(my [a-z'-]+) and (?:I|me|myself)\b/i,
      (_, lead: string | undefined, other: string) => `${lead ?? ""}I and ${other}`,
    )
    .replace(kinAndI, "I and my $1")
    .replace(
      /^(Her|Him|She|He) and (?:I|me)\b/i,
      (_, other: string) => `I and ${other.toLowerCase()}`,
    )
    .replace(/^([A-Z][a-z]+) and (?:I|me)\b/, "I and $1")
    .replace(
      /^(wife|husband|missus|boss|girlfriend|boyfriend|partner|sister|brother|daughter|son|mother|father|grandson|granddaughter|auntie|uncle|cousin|nephew|niece|manager|supervisor|flatmate|flatmates|housemate|housemates|roommate|roommates|neighbour|neighbours|landlord|landlady|friends|mates|parents|kids(?! don't)|ex|flat|house|knee|shoulder|back|car|shift|rent|phone|laptop|boiler|contract|cat|dog)(?='s (?:an?|in|on|at|gone|got|been|not|fine|ill|still|always|just|\w+ing)\b| ([a-z']+)\b)/i,
      (who, _role: string, verb: string | undefined) =>
        verb === undefined || isThirdVerb(verb) || isPlainVerb(verb) || adverbs.has(verb)
          ? `my ${who.toLowerCase()}`
          : who,
    )
    .replace(
      /^(vet|doctor|consultant|surgeon|nurse|midwife|dentist|physio|teacher|tutor|therapist|counsellor|vicar|priest|solicitor|estate agent|council|school(?= (?:rang|said|says|called|emailed|sent|phoned|keeps?|wants?|told)\b))(?= ([a-z']+)\b)/i,
      (who, _role: string, verb: string) => (isThirdVerb(verb) ? `the ${who.toLowerCase()}` : who),
    )
    .replace(
      /(?<!,|\b(?:in|of|to|with|for|from|on|at|by|about|know|decide|wonder|sure|see|tell|choose|or)) which (?=(?:is|was|makes|made|means|i|he|she|they|it)\b)/gi,
      ", which ",
    )
    .replace(kinWord, (word: string, _group: string, at: number, whole: string) => {
      const before = whole.slice(0, at);
      const [secondLast, last] = splitWords(before).slice(-2).map(bareWord);
      // "nursed mum" has an object, "my adopted mum" has an adjective
      const isObject =
        last !== undefined &&
        (isPast(last) || isThird(last) || isIng(last) || isBase(last)) &&
        !/^(?:be|been|become|becomes|becoming|being|play|plays|playing|feel|feels|feeling|step|work|single|dance|school|hands|lunch)$/.test(
          last,
        ) &&
        !determiners.has(secondLast ?? "");
      // "that dad" is a kind of father, and not the person's own
      if (/(?:^|\b(?:be|being|been|become|was|is|like|not|one of) )that\s$/i.test(before))
        return word;
      if (beforeKin.test(before) || isObject) return `my ${word.toLowerCase()}`;
      return /\b(?:my|his|her|their|our)\s$/i.test(before) ? word.toLowerCase() : word;
    })
    // "mum and dad" are said in one breath
    .replace(bothParents, "my $1 and $2");
