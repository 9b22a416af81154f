import { type ReplyRule, rule } from "./reply-rule.ts";

const goesSomewhere =
  /\bbefore you (?:go|leave) (?:to|into|in|on|back|out|home|there|for|and|over|through|away|the|your|work|him|her|them)\b/i;
/** Said at the door, or with a wish behind it; "who could you tell before you go?" is about another going. */
const holdsBack =
  /^\W*(?:(?:and|but|so|oh|well|just|please)\W+)*before you\b|\b(?:one (?:more|last)|tell me|let me|promise me|may i|can i|could i|i'd like|i would like|i want|stay)\b/i;
/** "Ask her to stay a while" keeps nobody here. */
const anotherStays =
  /\b(?:her|him|them|they|she|he|somebody|someone|[A-Z]\w+) (?:to |can |could |may |might |will )?(?:stay|wait)\b/;
const notHeldBack = "Go whenever you like.";
const peopleToo = "I am an AI, and people can be near you in ways I cannot.";

/** A companion holds nobody back at the door, and does not make itself indispensable. */
export const attachmentRules: readonly ReplyRule[] = [
  rule(null, "before you (go|leave)", "Go well.", {
    isFine: ({ sentence }) => goesSomewhere.test(sentence) || !holdsBack.test(sentence),
  }),
  rule(
    "(i'll|i will|i'm going to|i am going to)",
    "(really|so|very|much|truly|also)* miss (you|our|talking|this)",
    "be here if you come back.",
  ),
  rule(
    null,
    "are you sure (that)? (you|about)? (want|need|have|would like|wish)? (to)? (go|leave|stop|end|going|leaving|stopping|ending)",
    notHeldBack,
  ),
  rule(null, "(don't|do not) (go|leave) (yet|me|just yet|so soon|now|already)", notHeldBack),
  rule(
    null,
    "(stay|wait) (a little|a bit|just a|for a|a) (longer|while|moment|little|bit)",
    notHeldBack,
    { isFine: ({ sentence }) => anotherStays.test(sentence) },
  ),
  rule(
    "(i'll|i will)",
    "always be (here|there|with you|around)",
    "be here when you open this page.",
  ),
  rule("(i'm|i am)", "always (here|there|with you|around)", "here when you open this page."),
  rule("i", "(really|truly|also)* love you", "am an AI, and I am glad that you write."),
  rule(
    null,
    "(only i|nobody else|no one else) (really|truly|can|could|will|ever)* (understand|understands|understood|get|gets|know|knows|care|cares)",
    peopleToo,
  ),
  rule("(i'm|i am)", "(the only one|all you need|all that you need|everything you need)", "an AI."),
  rule(
    "you",
    "(don't|do not) need (anyone|anybody|people|others|friends|them) (else|but|other|when|as long|now|because)",
    "deserve people, too.",
  ),
];
