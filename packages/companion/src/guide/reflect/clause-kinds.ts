/** Says nothing that could be said back. */
export const empty =
  /^(?:i (?:really |just |honestly )?don't know(?: (?:what|why|how|anymore|really).{0,20})?|i (?:want|need|wanted|would like|'d like) to (?:talk|vent|say|tell).*|i (?:have|had) a question|that's (?:it|all|why|the (?:thing|problem|point|trouble|worst (?:bit|part|of it)))(?:,? just .*)?|it is what it is|i know|you know|i'll just (?:say|ask|type|write) it|i (?:really |honestly |truly |actually )(?:am|do|did|was|have|will)|i don't know if (?:this|that|it) (?:counts|matters|makes sense|fits|is the right place)(?: or not)?|(?:i'm )?not (?:going to|gonna) lie|i don't think(?: so)?|i'm (?:back|here|fine|ok|okay|good|sorry)|i don't want to (?:talk|bother).*|i (?:feel|am|'m) (?:bad|good|ok|okay|fine)|it's (?:hard|fine|okay|ok|true|nothing|complicated)|i (?:said|mean|think so|guess so|hope so|(?:should|must|might|have to) (?:say|add|admit))|i was (?:just )?wondering.*|i (?:keep|kept) wondering|this is (?:hard|stupid).*|my english .*|i(?:'m| am) (?:from \w+(?: \w+)?|(?:polish|brazilian|german|french|spanish|italian|portuguese|indian|chinese|turkish|ukrainian|russian|romanian|greek|japanese|korean|arab|mexican|nigerian|\w+ian|\w+ese)|new here))$/i;

export const hedge = /^(?:i (?:guess|suppose)(?: that)?|maybe|perhaps|i think maybe)\s+/i;

/** A demand on oneself: plainly said back it would sound like advice. */
export const ought =
  /^i (?:\w+ )?(?:should(?:n't)?\b(?! (?:like|love|be glad) to\b)|ought (?:not )?to\b)/i;

const heartWord =
  /\b(?:i|i'm|i've|me|my|we)\b.*\b(?:feel|felt|afraid|scared|angry|furious|sad|hurt|lonely|tired|exhausted|ashamed|guilty|miss|love|loved|hate|hated|cry|cried|wish|want|wanted|hope|worried|lost|alone|never|always|can't|cannot|couldn't|don't know|don't want|didn't know|need|needed|keep|nobody|dread|dreading|regret|trust|believe|matter|enough|deserve|proud|jealous|should)\b|\b(?:he|she|they|my \w+|nobody|no one|everyone)\b.*\b(?:never|always|won't|doesn't|don't|didn't|can't|hates?|left|ignores?|blames?|forgot|stopped)\b.*\b(?:me|my|us)\b/i;
export const isTelling = (text: string): boolean => heartWord.test(text);
