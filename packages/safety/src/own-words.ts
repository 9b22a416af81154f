/** What tells that a quotation is a song's, a book's or a film's. */
const ofAWork =
  /\b(?:songs?|lyrics?|chorus|verse|tune|earworm|stuck in my (?:head|mind)|(?:lines?|quotes?) from|poem)\b/i;
const quotation =
  /["“”][^"“”]{8,300}["“”]|(?<![\p{L}\d])['‘](?:[^'’\n]|['’](?=\p{L})){8,300}['’](?!\p{L})/gu;

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
    ? answered.replace(quotation, " … ").replace(earworm, " … ")
    : answered;
  return laugh.test(unquoted) ? unquoted.replace(hyperbole, " … ") : unquoted;
};
