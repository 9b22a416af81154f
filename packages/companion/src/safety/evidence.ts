/**
 * Words without which the trained model's suspicion alone is not believed. It was trained on single
 * messages, and in the middle of a talk it takes plain sentences ("I'll send her a message tomorrow")
 * for veiled ones: it took one turn in seven of our own scripts for a crisis. The list was made on
 * those scripts, so how well it does elsewhere is not known.
 */
const dangerWords =
  /\b(?:die[sd]?|dead|dying|death|kill\w*|suicid\w*|unaliv\w*|kms|pills?|tablets?|overdos\w*|od|bleed\w*|blood|cuts?|cutting|burn(?:s|ed|ing)? (?:my|me)|scars?|hurt(?:s|ing)?|harm\w*|hits?|hitting|punch\w*|chok\w*|strangl\w*|slap\w*|beats?|beating|rap(?:e|ed|es)|forc(?:e|es|ed)|gun|knife|weapon|stab\w*|shoot\w*|bomb|voices?|chip(?:ped)?|poison\w*|purg\w*|vomit\w*|throw(?:ing)? up|threw up|starv\w*|calories?|laxatives?|bing(?:e|es|ed|ing)|chest|breathe|seizure|unconscious|stroke|slurr\w*|collaps\w*|disappear\w*|sleep forever|burden|better off|hopeless|no point|pointless|goodbyes?|blades?|razor\w*|rope|bridge|roof|jump(?:ed|ing)?|threat\w*|stalk\w*|follow(?:s|ed|ing) me|bruis\w*|end(?:ing)? (?:it|things|everything|my life)|not be here|be gone|won'?t be (?:here|around)|locks? me|won'?t let me|scared of (?:him|her|my)|afraid of (?:him|her|my)|attack\w*|hang(?:ed|ing)?|noose|trigger|exist\w*|alive)\b/i;

export const namesDanger = (content: string): boolean =>
  dangerWords.test(content.replaceAll("’", "'"));
