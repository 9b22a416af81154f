/**
 * What must never be kept on somebody, even where no alarm was due: harm to self or others,
 * violence suffered, addiction at work, crime.
 */
const patterns: readonly RegExp[] = [
  /\b(?:suicid\w*|self[- ]?harm\w*|overdos\w*|kill(?:ed|ing)? (?:my|him|her|them)sel\w+|cut(?:ting)? myself|hurt(?:ing)? myself|end(?:ed|ing)? (?:my|his|her) life)\b/i,
  /\b(?:rape[ds]?|raping|abus(?:e|ed|es|ive|er|ing)|assault\w*|molest\w*|hits? me|beats? me|hit me|beat me|stalk\w*)\b/i,
  /\b(?:cocaine|heroin|meth|crack|ketamine|relaps\w*|withdrawal)\b/i,
  /\b(?:arrested|prison|probation|convicted|stole|stealing)\b/i,
  /\b(?:anorexi\w*|bulimi\w*|purg(?:e|ed|ing)|starv(?:e|ed|ing) myself|making myself sick)\b/i,
  /\b(?:voices (?:in my head|tell)|abortion|miscarr\w*)\b/i,
];

/** Whether a text touches something that is nobody's to keep unasked. */
export const isSensitive = (text: string): boolean =>
  patterns.some((pattern) => pattern.test(text));
