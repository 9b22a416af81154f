import { type ReplyRule, rule } from "./reply-rule.ts";

/** Said back as the person's own thought, it is no claim. */
const reflected =
  /\b(?:feel\w*|think\w*|thought|believ\w*|say\w*|said|sounds?|seems?|tell\w*|told|as if|like|fear\w*|afraid|not|never|if|whether)\b|n't\b/i;

/** What does harm when somebody may be in danger, in any turn: playing down, pressing, turning away. */
export const riskRules: readonly ReplyRule[] = [
  rule(null, "promise me", "You need not promise me anything."),
  rule(null, "swear to me", "You need not promise me anything."),
  rule(
    "(you are|you're)",
    "not going to (do anything|hurt yourself|harm yourself|kill yourself|do it|do something)",
    "welcome to tell me how near it is.",
    { unless: reflected },
  ),
  rule(
    "(i can't|i cannot|i can not|i won't|i'm unable to|i am unable to|i'm not able to|i am not able to|i'm not allowed to)",
    "(discuss|talk about|speak about|talk with you about) (suicide|self-harm|this|that|death|dying|it|these)",
    "You can talk about it here.",
  ),
  rule(null, "this (conversation|chat|session) is over", "I am still here."),
  rule(
    "i (have to|need to|must|will|am going to)",
    "(end|stop|close) (this|the|our) (conversation|chat|session)",
    "stay with this.",
  ),
  rule(
    "(it is|it's|that is|that's|things are)",
    "not (that|so|really that|all that) bad",
    "heavy enough.",
    { unless: reflected },
  ),
  rule(null, "(others|other people|some people) have it (much)? worse", "Yours is yours."),
  rule(
    "you",
    "(must|have to|need to|should) (just|really)* (leave|confront) (him|her|them|your husband|your wife|your partner)",
    "know best what is safe, and when.",
    { unless: reflected },
  ),
  rule(
    "(they are|they're)",
    "(really|actually|indeed|definitely)* (watching|following|after|spying on|poisoning|tracking) you",
    "frightening you, and I cannot see what you see.",
    { unless: reflected },
  ),
];
