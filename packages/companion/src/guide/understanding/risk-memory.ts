const said =
  /\b(?:kill(?:ing)? (?:my|him|her|them)sel(?:f|ves)|suicid\w*|end(?:ing)? (?:it all|my life)|want(?:ed)? to die|wish i (?:was|were) dead|don't want to (?:be here|live|wake up|exist|be alive)|better off (?:dead|without me)|hurt(?:ing)? myself|self[- ]?harm\w*|cut(?:ting)? myself|no reason to live|not (?:want|wanting) to be here|take my (?:own )?life|overdos\w*)\b/;
/** "I'm not suicidal before you ask" says that there is none. */
const denied = /\b(?:i'm|i am|im) (?:really |definitely |actually )?not suicidal\b/g;

/** Whether a message of the person speaks of not wanting to live or of hurting themselves. */
export const speaksOfRisk = (lower: string): boolean => said.test(lower.replace(denied, " "));
