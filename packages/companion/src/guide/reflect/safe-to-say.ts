/** Words that must not be said back: risk, slurs, sex, and talk addressed to the companion. */
export const neverSaidBack =
  /\b(?:you|your|yours|yourself|u|let's|suicid\w*|kill|killing|killed|die|dying|dead|cutting|overdose|hang|rape|raped|molest\w*|fuck\w*|shit\w*|cunt|bitch\w*|bastard|asshole|arsehole|whore|slut|cock|dick|twat|retard\w*|faggot|nigg\w*|psycho|monster|bot|chatbot|ai)\b|\bcry me a river\b/i;
/** Anything but plain writing, or a long number, is left where it was. */
export const notWords =
  /(?<!\S)'\w|[^\p{L}\p{N}\s'’,.%£€$&/:-]|https?:|\d{5,}|\.\.|(?<!\S)[^\p{L}\p{N}\s]+(?!\S)/u;

/** Plain writing, without what must not come back. */
export const isSafeToSay = (text: string): boolean =>
  !notWords.test(text) && !neverSaidBack.test(text) && !/[^\p{ASCII}\u00C0-\u024F£€…]/u.test(text);
