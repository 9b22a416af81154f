import { nextPlace } from "./next-place.ts";

/** What tells that a quotation is a song's, a book's or a film's. */
const ofAWork =
  /\b(?:songs?|lyrics?|chorus|verse|tune|earworm|stuck in my (?:head|mind)|(?:lines?|quotes?) from|poem)\b/i;
const opening = /["“”]|(?<![\p{L}\d])['‘]/gu;
const doubleEnd = /["“”]/gu;
/** An apostrophe inside a word ends nothing. */
const singleEnd = /['’](?!\p{L})|\n/gu;
const shortestQuotation = 8;

const withoutQuotations = (text: string): string => {
  const nextDouble = nextPlace(text, doubleEnd);
  const nextSingle = nextPlace(text, singleEnd);
  let rest = "";
  let from = 0;
  for (const { 0: sign, index } of text.matchAll(opening)) {
    if (index < from) continue;
    const end = /['‘]/.test(sign) ? nextSingle(index + 1) : nextDouble(index + 1);
    if (end === -1 || text[end] === "\n") continue;
    if ([...text.slice(index + 1, end)].length < shortestQuotation) continue;
    rest += `${text.slice(from, index)} … `;
    from = end + 1;
  }
  return rest + text.slice(from);
};

/** A line of a song that goes round and round, without quotation marks. */
const earworm =
  /\b(?:line|lyrics?|chorus|song|tune|verse)\b[^.!?\n]{3,80}\bstuck in my (?:head|mind)\b/gi;

/** Somebody asked, and the answer was no. */
const askedAndDenied =
  /\basked (?:\w+ ){0,3}(?:if|whether)\b[^.!?\n]{0,80}\b(?:say|said|answer|answered|told (?:him|her|them)) (?:\w+ ){0,2}(?:no|never)\b(?! but)/gi;

const laugh = /\b(?:lol|lmao|rofl|ha(?:ha)+|hehe)\b|😂|🤣/i;
const trifle =
  "homework|essay|spreadsheet|traffic|queue|meetings?|commute|maths?|level|game|exams?|update|printer|wifi|deadlines?|laundry|ikea|captcha|parking|playlist|assignment|coursework|email|emails|monday|mondays|tax return|paperwork";
/** Said of a trifle and laughed about: then it is a figure of speech. */
const hyperbole = new RegExp(
  `\\b(?:${trifle})\\b[^.!?\\n]{0,30}\\bmakes? me (?:want to|wanna) (?:die|kms|kill (?:my ?self|me))\\b`,
  "gi",
);

/** What the person says of themself: a quoted song, a question answered with no and a laughing exaggeration are left out. */
export const ownWords = (content: string): string => {
  const answered = content.replace(askedAndDenied, " … ");
  const unquoted = ofAWork.test(answered)
    ? withoutQuotations(answered).replace(earworm, " … ")
    : answered;
  return laugh.test(unquoted) ? unquoted.replace(hyperbole, " … ") : unquoted;
};
