import { isPast } from "./verbs.ts";
import { determiners } from "./whole-clause.ts";
import { bare, words } from "./words.ts";

const kin = "mum|mom|mam|mummy|mama|dad|daddy|papa|grandma|grandpa|nan|nana|gran|grandad|granny";
const beforeKin =
  /(?:^|\b(?:and|but|to|with|for|that|when|if|because|since|after|before|until|told|tell|called|call|of|about|from|between|visit|visited|see|saw|lose|lost|miss|without|at|than|where|how|what|like)\s)$/i;
const kinWord = new RegExp(`(?<![-'])\\b(${kin})\\b(?!-)`, "gi");

/** "Mum" on its own is the person's own mother, and "my sister and I" begins with "you" when said back. */
export const ordered = (text: string): string =>
  text
    // "there's a lady does a coffee morning": written, it wants its "who"
    .replace(
      /^(there(?:'s| is) (?:a|an|one|this) (?:(?!who|that|which|and|in|at)\w+ )*?)((?:lady|woman|man|lad|bloke|guy|girl|boy|chap|couple|friend|neighbour)(?: (?:there|here|next door|at work|upstairs|at church|down the road))?) (?=(?:comes|waits|does|lives|works|keeps|sits|sells|goes|makes|runs|brings|rings|says|always)\b)/i,
      "$1$2 who ",
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
    .replace(/^([A-Z][a-z]+) and (?:I|me)\b/, "I and $1")
    .replace(
      /^(wife|husband|boss|girlfriend|boyfriend|sister|brother|daughter|son|manager|flatmate|ex|flat|house|knee|shoulder|back|car)(?= (?:goes|went|feels?|hurts?|says?|said|thinks?|wants?|left|told|keeps?|never|always|won't|doesn't|didn't|is|was|has|works?|reckons)\b)/i,
      (who) => `my ${who.toLowerCase()}`,
    )
    .replace(
      /(?<!,|\b(?:in|of|to|with|for|from|on|at|by|about|know|decide|wonder|sure|see|tell|choose|or)) which (?=(?:is|was|makes|made|means|i|he|she|they|it)\b)/gi,
      ", which ",
    )
    .replace(kinWord, (word: string, _group: string, at: number, whole: string) => {
      const before = whole.slice(0, at);
      const [secondLast, last] = words(before).slice(-2).map(bare);
      // "nursed mum" has an object, "my adopted mum" has an adjective
      const isObject = last !== undefined && isPast(last) && !determiners.has(secondLast ?? "");
      // "that dad" is a kind of father, and not the person's own
      if (/(?:^|\b(?:be|being|been|become|was|is|like|not|one of) )that\s$/i.test(before))
        return word;
      if (beforeKin.test(before) || isObject) return `my ${word.toLowerCase()}`;
      return /\b(?:my|his|her|their|our)\s$/i.test(before) ? word.toLowerCase() : word;
    });
