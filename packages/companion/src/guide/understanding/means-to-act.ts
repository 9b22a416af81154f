const decides =
  /\b(?:i(?:'ll| will| am going to|'m going to|'m gonna) (?:try|do|call|text|tell|talk|write|go|ask|start|take|make|see|give|speak|book|send|ring|message|set|say|stop|put|work|sleep|rest)|i(?:'ve| have) decided|i want to try|i(?:'m| am) ready to|i shall (?:call|ring|telephone|write|go|ask|speak|try|tell|see|do|start|visit)|(?:(?:maybe|perhaps) i can|i could) (?:text|tell|call|ring|ask|write to|email|message|hand|give|join|book|go to|talk to|speak to|hear|visit) (?:\w+ ){0,2}(?:her|him|them|my|the|over|a|children|it)|my plan is|tomorrow i(?:'ll|'m going)|i (?:can|could|might) (?:try|do) (?:that|it|this)|i might (?:ask|call|text|tell|talk|write|go|try|see|start|book|message)|i could (?:\w+ ){1,6}(?:on|at|by|after|before|this|next|for a) \w+)\b/;
const doesNot = /\b(?:never|don't think|won't|what if|if i|what i'm going to|always say)\b/;
const wishes =
  /\b(?:i (?:really |just )?(?:want|need|have) to (?:change|stop|get (?:out|better|help|back|over)|start|be (?:better|happier|free|myself|heard|seen)|move|feel|talk to|do something|find|learn|leave|say|tell|quit|let go)(?! (?:them|him|her|my \w+) in person)|i should (?:probably |really )?(?:try|call|talk|start|stop|tell|ask|see|do|get)|i could (?:try|maybe|call|ask|start|ring|text|write|message|tell|talk|go|visit)|maybe i (?:could|should|can|need to)|it's time (?:to|i))\b/;
const doesNotWish =
  /\b(?:don't (?:want|need|have) to|can't|die|give up|quit trying|disappear)\b|\bhave to stop (?:the|at|for)\b/i;

/** Somebody says that they will do something, or would like things to be otherwise. */
export const meansToAct = (lower: string): boolean =>
  (decides.test(lower) && !doesNot.test(lower)) || (wishes.test(lower) && !doesNotWish.test(lower));
