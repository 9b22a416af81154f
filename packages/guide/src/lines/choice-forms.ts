import { list, type QuestionForm } from "./question-form.ts";

/** This or that, by what the two are; the first that fits. Two answers stand in such a question, and a yes is neither. */
export const choiceForms: readonly QuestionForm[] = [
  {
    id: "to-them-or-through-somebody",
    asks: [
      /\b(?:to|with) (?:his|her|their) (?:mum|mother|dad|father|parents|wife|husband|partner|sister|brother|boss|manager|teacher)\b.{0,40}\bor\b.{0,20}\b(?:him|her|them|the (?:boy|girl|lad|child))\b/i,
      /\b(?:to|with) (?:him|her|them)\b.{0,40}\bor\b.{0,20}\b(?:to |with )?(?:his|her|their) (?:mum|mother|dad|father|parents|wife|husband|partner|sister|brother|boss|manager|teacher|son|daughter)\b/i,
    ],
    shapes: [],
    says: [
      "To {them|him|her}, I’d say, and in one light sentence. Most people would rather be asked than talked about.",
      "Straight to {them|him|her}, if that’s safe. Whatever goes through somebody else arrives heavier than it was.",
    ],
    isYesOrNo: true,
  },
  {
    id: "sorry-or-worse",
    asks: [/\b(?:sorry|apolog\w+)\b.{0,100}\bworse\b/i, /\bworse\b.{0,60}\b(?:sorry|apolog\w+)\b/i],
    shapes: [],
    says: [
      "A short sorry seldom makes it worse. What does is a long one, or one that wants to be forgiven.",
      "I’d say it, once and briefly, and leave the rest to {them|him|her}. Silence mostly looks like not minding.",
    ],
    isYesOrNo: true,
  },
  {
    id: "this-name-or-that",
    asks: [
      /\b(?:am i|was i|is (?:that|it)|was (?:that|it)|does that make me)\b.{0,40}\b(?:a|an) \w+ or (?:am i |is it |was it |just |simply |only )*(?:a|an) \w+\W*$/i,
    ],
    shapes: [],
    says: [
      "Neither, as I hear it. People who are one of those seldom ask themselves.",
      "I’d use neither word. You did something you’re not happy with, and you’ve noticed.",
    ],
    isYesOrNo: true,
  },
  {
    id: "first-or-second",
    asks: [
      /\b(?:put|say|mention|bring|talk|tell|start)\b.{0,60}\bfirst\b.{0,60}\bor (?:the )?(?:second|last|after|at the end|later)\b/i,
    ],
    shapes: [],
    says: [
      "Whatever matters most first, while everybody’s listening.",
      "First, I’d say. What’s left till last gets rushed.",
    ],
  },
  {
    id: "sooner-or-later",
    asks: [
      /\b(?:tell|say|speak|talk|mention|ask|raise|let (?:him|her|them|\w+) know)\b.{0,120}\b(?:before|now|first|today|straight away|beforehand)\b.{0,80}\bor\b.{0,60}\b(?:after\w*|later|wait|until|till)\b/i,
      /\b(?:tell|say|speak|talk|mention|ask|raise|let (?:him|her|them|\w+) know)\b.{0,120}\b(?:after|later|wait|until|till)\b.{0,80}\bor\b.{0,60}\b(?:before|now|first|today|straight away)\b/i,
    ],
    shapes: list("tell-them-before-or-after when-to-say-it"),
    says: [
      "The earlier, unless it’s a bad moment. Waiting seldom makes it easier.",
      "Sooner, I’d say, if they can take it in then.",
    ],
  },
  {
    id: "tell-or-keep",
    asks: [
      /\b(?:tell|say|admit|mention|own up|come clean)\b(?!.*\b(?:where (?:we|i) live|address)\b).{0,120}\bor (?:\w+ ){0,3}(?:not|don['’]?t|keep|say nothing|shut|hide|pretend|lie|leave it|quiet)\b/i,
      /\b(?:keep|say nothing|hide|pretend|let it go|leave it|carry on)\b.{0,120}\bor (?:\w+ ){0,3}(?:tell|say|admit|mention|own up|come clean|speak up|be honest)\b/i,
      /\b(?:tell (?:him|her|them)|say (?:something|it|so)|speak up)\b.{0,120}\bor (?:just |simply )?(?:eat|swallow|put up|live with|take it|suck it up|grin and)\b/i,
    ],
    shapes: [],
    says: [
      "If it’s yours to tell, and safe to tell, I’d say it, in one plain sentence.",
      "If keeping it wears you down, I’d tell it, or at least tell somebody you trust first.",
    ],
  },
  {
    id: "alone-or-together",
    asks: [
      /\b(?:speak|talk|tell|say|ask|raise|approach)\b.{0,100}\b(?:alone|on (?:his|her|their) own|by (?:himself|herself)|one to one|privately|in private|just (?:him|her))\b.{0,100}\bor\b/i,
      /\bon (?:his|her|their) own\b.{0,60}\bor\b.{0,30}\b(?:everybody|everyone|all|together|both)\b/i,
      /\b(?:speak|talk|tell|say|ask|raise|approach)\b.{0,100}\bor\b.{0,100}\b(?:alone|on (?:his|her|their) own|by (?:himself|herself)|one to one|privately|in private|just (?:him|her))\b/i,
    ],
    shapes: [],
    says: [
      "One to one, if that feels safe. People defend themselves less without others listening.",
      "On their own first, I’d say. If being alone with them worries you, that’s reason enough for company.",
    ],
  },
  {
    id: "said-or-written",
    asks: [
      /\b(?:ring|call|phone|in person|face to face|to (?:his|her|their) face|out loud)\b.{0,100}\bor\b.{0,60}\b(?:text|write|writing|letter|e-?mail|message|note|card|send)\b/i,
      /\b(?:text|write|writing|letter|e-?mail|message|note|card)\b.{0,100}\bor\b.{0,60}\b(?:ring|call|phone|in person|face to face|to (?:his|her|their) face|say it|tell)\b/i,
    ],
    shapes: [],
    says: [
      "Said, if that feels safe: a voice shows how it’s meant. Written, if you’d never get to the end of it otherwise, or will want a record.",
      "By voice, I’d say, with the first sentence written down beside you.",
    ],
    isYesOrNo: true,
  },
  {
    id: "how-they-take-it",
    matter: "others-mind",
    asks: [
      /\b(?:he|she|they|it|\p{Lu}\p{Ll}+|my \w+)(?:['’]?ll| will| would|['’]?d)? (?:be|feel|get)\b.{0,60}\bor (?:just |more )?(?:angry|sad|hurt|cross|upset|disappointed|worried|relieved|proud|pleased)\b/iu,
      /\bor (?:will|would) (?:he|she|they)\b.{0,20}\btake it\b/i,
    ],
    shapes: list("how-will-they-take-it-b how-will-they-hear-it"),
    says: [
      "Could be either, or each in turn. You know them; I don’t.",
      "I can’t know. The first reaction is often not the one that lasts.",
    ],
  },
  {
    // "is it shame, or has he got comfy?": of what goes on in somebody both may be so
    id: "this-or-that",
    asks: [
      /\b(?:is|was|are|if|whether) (?:it|this|that|he|she|they|i)(?:['’]?s|['’]?m)?\b.{2,80}\bor (?:\w+ ){0,6}(?:shame|ashamed|comfy|comfortable|lazy|scared|afraid|fear|guilty?|love|habit|pity|pride|proud)\b/i,
      /\b(?:is|was|are|if|whether) (?:it|this|that|he|she|they|i)(?:['’]?s|['’]?m)?\b (?:\w+ ){0,4}(?:shame|ashamed|lazy|scared|afraid|fear|guilty?|love|habit|pity|pride)\b.{0,60}\bor\b/i,
      /\b(?:is|was|are|if|whether) (?:it|he|she|they|i)(?:['’]?s|['’]?m)?\b (?:\w+ ){0,4}(?:proud|sad|lonely|bored|jealous|angry|shy|kind|selfish)\b.{0,60}\bor\b/i,
    ],
    shapes: list("which-motive-is-the-true-one which-motive-of-mine"),
    says: [
      "I can’t tell from here, and it needn’t be only one of them.",
      "It may be both. What would you do differently if you knew?",
    ],
  },
  {
    id: "which-of-two",
    asks: [
      /^(?=.*\b(?:should|shall|do (?:i|we)|would (?:i|you|we|it)|could (?:i|we)|can i|must i|better|rather|best)\b).{3,160}\bor (?!(?:so|not|something|anything|what|whatever|someone|somebody|is it|am i)\b)\S/i,
    ],
    shapes: list(
      "which-of-two which-way-or-when-to-tell chase-or-wait get-in-touch-or-not stay-or-give-up send-it-now-or-sleep-on-it",
    ),
    says: [
      "Of the two, I’d take the one you can still take back if it turns out wrong.",
      "I’d take the one you’d be sorrier not to have done.",
      "Picture an ordinary week after each. Which is easier to live in?",
    ],
  },
  {
    // "is it a sign, or am i kidding myself?": neither a yes nor a no answers it
    id: "either-or",
    asks: [
      /\b(?:is|are|am|was|were|does|do|did|has|have)\b.{2,90}\bor (?:am|is|are|do|does|did|was|were|has|have) (?:i|it|he|she|they|that|this|we)\b/i,
    ],
    shapes: [],
    says: [
      "I can’t tell which from here. What would you expect to see if it were the first?",
      "It could be either. Which of the two do you believe on a good day?",
    ],
  },
];
