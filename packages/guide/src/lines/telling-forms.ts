import { list, type QuestionForm } from "./question-form.ts";

/** When to tell, what to leave out, and how to make up for it; the first that fits. */
export const amendsForms: readonly QuestionForm[] = [
  {
    id: "when-to-tell",
    asks: [
      /\bwhen (?:do|would|should|shall|ought)\b.{0,40}\b(?:tell|say|let|ask|answer|reply|ring|write|speak)\b/i,
    ],
    shapes: list("when-to-say-it"),
    says: [
      "As soon as you know it yourself. A day to sleep on it is fair; after that it only gets heavier.",
      "When you’ve made up your mind, and not long after. Waiting seldom makes it easier.",
    ],
    isYesOrNo: true,
  },
  {
    id: "make-it-up",
    asks: [/\bmake (?:it|that|this) up to\b/i, /\bmake (?:it|that|this) right\b.{0,40}\?$/i],
    shapes: [],
    says: [
      "One sorry without reasons, and then a few hours that are {theirs|his|hers}. Time says it better than a present.",
      "Small and soon. Something you do with {them|him|her} rather than for {them|him|her}.",
    ],
    isYesOrNo: true,
  },
  {
    id: "leave-out",
    asks: [
      /\b(?:leave|keep|take)\b.{0,40}\bout\b.{0,80}\b(?:should|shall|would|better|think)\b.{0,20}\?|\bshould i (?:leave|keep|take)\b.{0,40}\bout\b/i,
    ],
    shapes: [],
    says: [
      "If you hesitate over it, leave it out. You can still say it later.",
      "I’d leave it out. The rest says enough without it.",
    ],
    isYesOrNo: true,
  },
];

/** How to ask for something, and in which words; the first that fits. */
export const wordingForms: readonly QuestionForm[] = [
  {
    id: "words-to-ask",
    asks: [
      /\bhow (?:do|would|should|can|could) (?:i|you) (?:even |actually |really |just )?(?:ask|invite|suggest)\b(?! (?:myself|why))/i,
      /\bwhat (?:do|would|should|could) i say to (?:ask|invite|get)\b/i,
    ],
    shapes: list("ask-past-the-stock-reply ask-without-the-side-effect"),
    says: [
      "One plain question, and no apology in front of it. Say what and when, and leave room for a no.",
      "Pick a moment without hurry and begin with “Would you …?”. The shorter it is, the easier it is to answer.",
    ],
  },
  {
    id: "words",
    asks: [
      /\bhow (?:do|would|should) (?:i|you) (?:even |actually |really )?(?:begin|start) (?:with (?:him|her|them|some)|without)/i,
      /\bhow (?:do|would|should|can|could) (?:i|you|we|one) (?:even |actually |really )?(?:say|put|tell|write|ask|word|phrase|open|bring|raise)\b/i,
      /\bwhat (?:do|would|should|could) (?:i|you) (?:even |actually |really )?(?:say|write|tell|text)\b/i,
      /\bsay to (?:him|her|them)\b/i,
      /\b(?:can|could) you (?:give|make|write|put|do|say|find) (?:me )?.{0,40}\b(?:version|words?|line|sentence|text|message)\b/i,
    ],
    shapes: list(
      "how-to-put-it-to-them words-for-somebody what-to-say-when-they-ask ask-past-the-stock-reply say-it-without-hurting ask-without-the-side-effect how-to-say-no how-to-put-it-right give-me-the-actual-words face-gives-me-away and-if-they-react-like-that how-to-get-them-to",
    ),
    says: [
      "Begin with what you’d like, say in one sentence why it matters to you, and stop there. Short is kinder than careful.",
      "The plainest sentence first, the one you’d say to me. The reasons can come after, if anybody asks.",
      "Say the good part first if there is one, then the thing itself in one breath, then leave a gap.",
    ],
  },
];
