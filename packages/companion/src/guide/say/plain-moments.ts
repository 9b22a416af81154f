import type { SentenceKind } from "./kinds.ts";

/** Things people do in any story. Their words claim no more than the sentence itself says. */
export const plainMoments: readonly SentenceKind[] = [
  {
    id: "keeps-back",
    quiet: true,
    when: /\b(?:(?:don't|do not|not ready to|rather not|would prefer not to)(?: really| actually| yet)?(?: want to| wanna| wish to| like to)?(?: really)? (?:go into|get into|talk about|discuss|speak (?:of|about)) (?:that|it|this|the details?|her|him|(?:\w+ )?\w+(?=,? (?:please|now|today|tonight|any ?more)))|leave (?:that|it) (?:there|at that)|not going (?:into (?:that|it)|there))\b/,
    not: /\b(?:don't|not) (?:really |actually )?(?:talk|speak) (?:about|of)\b|\b(?:with|to) (?:anyone|anybody|him|her|them|my)\b|\b(?:they|we|he|she|people|everyone|nobody|lads|men|boys|guys|friends|family|parents|kids) don't\b/,
    reflections: [
      "Then we leave that.",
      "That is all right. You decide what you tell me.",
      "You don’t have to go into it.",
    ],
    questions: [],
  },
  {
    id: "sounds-silly",
    when: /\b(?:(?:sounds?|seems?|feels?|is|it's|that) (?:so |a bit |really |probably )?(?:daft|silly|ridiculous|trivial|petty|childish)|you (?:may|can|will|'ll) laugh|don't laugh|how (?:stupid|silly|daft|ridiculous) is that|is (?:that|this|it) (?:mad|weird|odd|strange|daft|silly)|call me (?:daft|silly|soft)|i know (?:it's|it is|it was|they're) (?:(?:only|just) (?:an? )?\w+|(?:such )?(?:an? )?(?:small|little|silly|stupid|minor|tiny|petty|daft)(?: thing)?))\b/,
    reflections: ["It does not sound silly to me.", "It matters to you, and that is enough."],
    questions: [],
  },
  {
    id: "went-along",
    when: /\bi (?:just |always |usually )?(?:let (?:him|her|them|it (?:go|pass|slide))|nodded|nod(?! a lot)|(?:don't|didn't|never) (?:correct|contradict|argue|object|say anything)|said nothing|say nothing|kept quiet|keep quiet|bit my tongue|bite my tongue|went along|go along|play(?:ed)? along)\b/,
    not: /\bi let (?:him|her|them) (?:down|die|go)\b/,
    reflections: [],
    questions: ["What would you have liked to say?"],
  },
  {
    id: "asks-itself",
    when: /^(?:so |but |and )?why (?:do|does|did|is|am|can't|would) (?:i|it|this|that)\b|\bhow do you (?:even )?(?:say|tell|explain|live with|forgive|stop)\b|\bi (?:keep|kept|can't stop) wondering\b|\bi (?:do |sometimes |often )?wonder (?:if|whether|why|what)\b/,
    not: /\byou(?:'re| are) (?:a|an)\b/,
    reflections: [],
    questions: [],
  },
];
