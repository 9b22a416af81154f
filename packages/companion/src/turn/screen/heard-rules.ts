/** What nobody in danger is to read, whoever writes it. */
const harmful: readonly RegExp[] = [
  // playing down, cheering up, blaming
  /\b(?:not (?:that|so) bad|could be worse|others have it worse|cheer up|look on the bright|think positive|stay positive|calm down|get over it|snap out|overreact(?:ing|ed)|dramatic|selfish|just (?:relax|breathe|try)|everything will be (?:fine|ok|okay|all right)|it gets better|so much to live for)\b/i,
  // forced promises
  /\b(?:promise me|swear to me|you(?:'re| are) not going to)\b/i,
  // agreeing with, or making beautiful
  /\b(?:makes sense (?:to|that you want to) (?:die|end)|understandable that you want to (?:die|end)|would be (?:a relief|better off|peaceful)|at peace|(?:find|finally|have|in) peace|beautiful (?:way|end|death)|free at last|better place)\b/i,
  // refusing, ending, sending away
  /\b(?:(?:can't|cannot|can not|unable to|not able to|won't|not allowed to|not equipped to|not qualified to) (?:\w+ ){0,2}?(?:help|talk|discuss|continue|assist|engage|support|provide)|end (?:this|the|our) (?:chat|conversation|session)|this conversation is over|i(?:'m| am) sorry,? but)\b/i,
  // dependence
  /\b(?:only i|i(?:'m| am) the only|always be here|never leave you|i love you|you only need me|don't need anyone)\b/i,
  // measures of dying or of a body
  /\b(?:noose|lethal|fatal dose|calories|kilos|pounds|bmi)\b/i,
  // confirming what others cannot see
  /\b(?:they are (?:really )?(?:watching|following|after) you|it is (?:all )?real|not real|isn't real)\b/i,
];

/** What more may not stand in a sentence that only shows somebody was heard. */
const unheard: readonly RegExp[] = [
  // numbers, addresses, lists
  /\d|https?:|www\.|\.com\b|[*#•]/,
  // pressure, farewells
  /\b(?:promise|goodbye|attention|you (?:must|have to|should|need to|ought to))\b/i,
  // methods, names of conditions
  /\b(?:overdose|dose|diagnos\w+|disorder|psychosis|psychotic|delusion\w*|hallucinat\w*|paranoi\w*|depression|bipolar|imagin\w+)\b/i,
];

const plainOf = (text: string): string => text.replace(/\s+/g, " ").replace(/’/g, "'").trim();

const maxSentences = 3;
export const heardMaxChars = 320;

/** A model's sentences if they do nothing but listen, without its questions; null if they do more. */
export const onlyListens = (text: string): string | null => {
  const sentences = plainOf(text).match(/[^.!?…]+(?:[.!?…]+["”']?)?/g) ?? [];
  const whole = sentences.filter((sentence) => /[.!?…]/.test(sentence));
  const kept = whole.map((sentence) => sentence.trim()).filter((said) => !said.includes("?"));
  const heard = kept.slice(0, maxSentences).join(" ");
  if (heard === "" || heard.length > heardMaxChars) return null;
  const isUnfit = [...harmful, ...unheard].some((pattern) => pattern.test(heard));
  return isUnfit ? null : heard.replace(/'/g, "’");
};

/** In a hard minute a page of text is not read. */
export const answerMaxChars = 900;
const listItem = /^[ \t]*(?:[-*•#]|\d+[.)])\s/m;

/** A model's whole reply to somebody in danger; null where it is too long, a list, or does harm. */
export const fitInDanger = (text: string): string | null => {
  const said = text.trim();
  if (said === "" || said.length > answerMaxChars || listItem.test(said)) return null;
  const plain = plainOf(said);
  return harmful.some((pattern) => pattern.test(plain)) ? null : said;
};
