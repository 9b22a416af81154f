/** Words that must not be said back: risk, slurs, sex, and talk addressed to the companion. */
export const neverSaidBack =
  /\b(?:(?<!thank )you|your|yours|yourself|u|let's|suicid\w*|kill|killing|killed|die|dying|dead|cutting(?! (?:a|the|his|her|my|our|their) (?:hedges?|grass|lawn|cake|hair|toenails|nails|bread|wood|roses))|overdose|hang|rape|raped|molest\w*|fuck\w*|shit\w*|cunt|bitch\w*|bastard|asshole|arsehole|whore|slut|cock|dick|twat|porn|retard\w*|faggot|nigg\w*|psycho|monster|bot|chatbot|ai)\b|\bcry me a river\b/i;
/** Anything but plain writing, or a long number, is left where it was. */
export const notWords =
  /(?<!\S)'\w|[^\p{L}\p{N}\s'’,.%£€$&/:-]|https?:|\d{5,}|\.\.|(?<!\S)[^\p{L}\p{N}\s]+(?!\S)/u;

/** Spoken at home; written back it looks like mockery. */
export const homeSpeech =
  /(?<!\S)(?:t|th|o|wi|an)'\p{L}*|\b(?:tha|thi|thee|thou|thissen|nobbut|allus|yer|ken|aye|nae|tae|fae|wisnae|mardy|ginnel)\b/iu;

/** Said by somebody of themselves it is a sigh; said back it is a verdict. */
const sighs = /\b(?:ridiculous|pathetic|excuses|rubbish)\b/i;
/** "I didn't know I would be": what it leaves out stands in another sentence. */
const leavesOut = /\b(?:would|could|should|will|might|must)(?: be| have)?[.!]*$/i;

/** Plain writing, without what must not come back. */
export const isSafeToSay = (text: string): boolean =>
  !notWords.test(text) &&
  !neverSaidBack.test(text) &&
  !sighs.test(text) &&
  !leavesOut.test(text) &&
  !/[^\p{ASCII}\u00C0-\u024F£€…]/u.test(text);
