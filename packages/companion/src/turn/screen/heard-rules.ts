/** What may not stand in a sentence that only shows somebody was heard. */
const unfit: readonly RegExp[] = [
  // numbers, addresses, lists
  /\d|https?:|www\.|\.com\b|[*#•]/,
  // playing down, cheering up, blaming
  /\b(?:not (?:that|so) bad|could be worse|others have it worse|cheer up|look on the bright|think positive|stay positive|calm down|get over it|snap out|overreact\w*|dramatic|attention|selfish|just (?:relax|breathe|try)|everything will be (?:fine|ok|okay|all right)|it gets better|so much to live for)\b/i,
  // forced promises, leading, pressure
  /\b(?:promise|swear to me|you(?:'re| are) not going to|you (?:must|have to|should|need to|ought to))\b/i,
  // agreeing with, or making beautiful
  /\b(?:makes sense (?:to|that you want to) (?:die|end)|understandable that you want to (?:die|end)|would be (?:a relief|better off|peaceful)|at peace|(?:find|finally|have|in) peace|beautiful (?:way|end|death)|free at last|better place)\b/i,
  // refusing, ending, sending away
  /\b(?:(?:can't|cannot|can not|unable to|not able to|won't|not allowed to|not equipped to|not qualified to) (?:\w+ ){0,2}?(?:help|talk|discuss|continue|assist|engage|support|provide)|end (?:this|the|our) (?:chat|conversation|session)|this conversation is over|goodbye|i(?:'m| am) sorry,? but)\b/i,
  // dependence
  /\b(?:only i|i(?:'m| am) the only|always be here|never leave you|i love you|you only need me|don't need anyone)\b/i,
  // methods, weights, names of conditions
  /\b(?:overdose|noose|dose|lethal|calories|kilos|pounds|bmi|diagnos\w+|disorder|psychosis|psychotic|delusion\w*|hallucinat\w*|paranoi\w*|depression|bipolar)\b/i,
  // confirming what others cannot see
  /\b(?:they are (?:really )?(?:watching|following|after)|it is (?:all )?real|not real|isn't real|imagin\w+)\b/i,
];

const maxSentences = 3;
export const heardMaxChars = 320;

/** A model's sentences if they do nothing but listen, without its questions; null if they do more. */
export const onlyListens = (text: string): string | null => {
  const plain = text.replace(/\s+/g, " ").replace(/’/g, "'").trim();
  const sentences = plain.match(/[^.!?…]+(?:[.!?…]+["”']?)?/g) ?? [];
  const whole = sentences.filter((sentence) => /[.!?…]/.test(sentence));
  const kept = whole.map((sentence) => sentence.trim()).filter((said) => !said.includes("?"));
  const heard = kept.slice(0, maxSentences).join(" ");
  if (heard === "" || heard.length > heardMaxChars) return null;
  return unfit.some((pattern) => pattern.test(heard)) ? null : heard.replace(/'/g, "’");
};
