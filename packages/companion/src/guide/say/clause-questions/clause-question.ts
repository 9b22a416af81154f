import type { ClauseShape } from "../../reflect/clause-shape.ts";

/**
 * A question that belongs to what somebody does in one clause. It is found by the verb, by whose doing it
 * is, when, and whether, and it asks only for what such a clause leaves open.
 */
export type ClauseQuestion = {
  of: ClauseShape["of"];
  verbs: string;
  /** Who or what has to be spoken of, where the verb alone does not decide. */
  subject?: RegExp;
  tense: readonly ClauseShape["tense"][];
  isNegated?: boolean;
  /** What has to stand behind the verb. */
  rest?: RegExp;
  /** What must not stand anywhere in the clause. */
  not?: RegExp;
  /** What must not stand anywhere in the message: it would have answered the question already. */
  told?: RegExp;
  /** It can be asked beside a loss too. */
  suitsSorrow?: boolean;
  ask: readonly string[];
};

export const done: readonly ClauseShape["tense"][] = ["past", "perfect"];
export const past: readonly ClauseShape["tense"][] = ["past"];
export const present: readonly ClauseShape["tense"][] = ["present"];
export const lasting: readonly ClauseShape["tense"][] = ["present", "perfect"];
export const any: readonly ClauseShape["tense"][] = ["past", "perfect", "present"];

/** Somebody the person can speak to. */
export const someone =
  /^(?:to |with )?(?:him|her(?= (?:about|that|to|last|yesterday|this|on|back|again|and|in|at|everything|how|what|why|the truth|no|yes|today|before|after|when)\b|$)|them|(?:my|our|his|the) (?:(?!own\b)[\w-]+ ){0,2}?(?:mum|mom|mother|dad|father|sister|brother|wife|husband|partner|girlfriend|boyfriend|daughter|son|boss|manager|friend|friends|parents|kids|family|tutor|teacher|landlord|ex|colleague|neighbour|uncle|aunt|cousin|nan|gran|in-laws))\b/;
/** What is told is the truth, and not an excuse. */
export const tellsSomeone = new RegExp(
  `${someone.source}(?: (?:about|that|everything|how|what|why|the truth|last|yesterday|this|on|no|yes|today)\\b|$)`,
);
export const answeredBack =
  /\b(?:he|she|they|mum|mom|dad|(?:my|the) \w+) (?:just |only |then |even |never |didn't |has |have )*(?:said|says|say|told|tells|replied|reply|answered?|laughed|shrugged|cried|went|took|was|were|looked|nodded|hugged|smiled|put the phone)\b|\bnothing (?:came|happened|changed)\b/;
export const reasons = /\b(?:because|since|so that|why|'cause|due to)\b/;
export const iAnswered =
  /\bi (?:just |only |even |then )?(?:said|told|answered|replied|nodded|laughed|shouted|walked|left|cried)\b/;
export const nearDeath =
  /\b(?:died|dead|dying|death|funeral|ashes|grave|coffin|hospice|suicid\w*|kill\w*|hurt myself)\b/;
