import { list, type QuestionForm } from "./question-form.ts";

/** Whether something is right, allowed, owed, wrong, odd or normal; the first that fits. */
export const verdictForms: readonly QuestionForm[] = [
  {
    id: "are-they-right",
    asks: [
      /\b(?:is|was|are) (?:he|she|they|\p{Lu}\p{Ll}+|my \w+) (?:right|wrong) (?:to|about|in|that)\b/u,
    ],
    shapes: list("were-they-right"),
    says: [
      "{They may|He may|She may} well have a point, and it’s still yours to decide.",
      "I’d take the worry in it seriously, and keep the decision.",
    ],
  },
  {
    id: "fair-on-them",
    matter: "is-it-wrong-of-me",
    asks: [
      /\b(?:is|was|would)\b.{0,40}\b(?:fair|unfair) (?:(?:on|to|towards) (?!me\b|us\b)|of me\b)/i,
    ],
    shapes: [],
    says: [
      "I can’t see anything unfair in it, from what you’ve told me. It may still be hard to hear.",
      "As far as I can tell, it isn’t unfair. That somebody minds is another matter.",
    ],
    isYesOrNo: true,
  },
  {
    id: "fair-of-them",
    asks: [
      /\b(?:is|was|would)\b.{0,40}\b(?:fair|unfair) (?:of (?!me\b)|on me|to me|towards me)\b/i,
    ],
    shapes: [],
    says: [
      "I can’t rule on it from one side. If it feels unfair, that’s worth saying.",
      "I only know your side of it. Which part feels unfair to you?",
    ],
    isYesOrNo: true,
  },
  {
    id: "allowed",
    asks: [
      /\b(?:am i|are we) (?:even |really )?(?:allowed|entitled|right) to\b/i,
      /\b(?:can|may) i (?:just |even |really )?(?:say no|not|refuse|leave|be)\b/i,
      /\bis it (?:ok|okay|alright|all right|fine|fair) (?:if|to|for|that)\b/i,
      /\bright to (?:be|feel|say|mind)\b/i,
    ],
    shapes: list(
      "am-i-allowed-to-feel-it allowed-but-it-still-hurts lost-the-right-to-say can-both-go-together",
    ),
    says: [
      "Yes, you’re allowed. Nobody has to sign it for you.",
      "You are. Somebody may not like it, and that’s a different matter.",
    ],
    isYesOrNo: true,
  },
  {
    // before whether one must at all: that is asked of invitations as often
    id: "tell",
    asks: [
      /\b(?:must i|should i|do i (?:have|need) to|i (?:must|should|have to|need to|ought to)) (?:\w+ ){0,2}(?:tell|admit)\b/i,
    ],
    shapes: list(
      "tell-my-own-secret tell-what-i-know-of-another tell-the-good-thing which-way-or-when-to-tell tell-them-before-or-after",
    ),
    says: [
      "If it lies between you unsaid, I’d lean towards telling. When, and in which words, is yours to choose.",
      "I’d tell it, if it keeps coming back to you. It needn’t be today.",
    ],
    isYesOrNo: true,
  },
  {
    id: "must",
    asks: [
      /\b(?:do i (?:really |still |even )?(?:have to|need to|owe)|must i|am i supposed to)\b/i,
      /\b(?:promise|word|vow|agreement)\b.{0,40}\b(?:binding|count|hold)\b/i,
    ],
    shapes: list(
      "do-i-have-to what-is-owed-and-proper just-put-up-with-it does-the-promise-still-hold",
    ),
    says: [
      "Have to, no. Whether you want to is another question, and that one is yours.",
      "I don’t think you have to. What would you do if nobody ever heard of it?",
    ],
    isYesOrNo: true,
  },
  {
    id: "selfish-of-me",
    matter: "is-it-wrong-of-me",
    asks: [
      /\b(?:am i|was i|is (?:it|that|this)|would (?:it|that) be|makes? me)\b.{0,40}\b(?:selfish|mean|greedy|ungrateful)\b(?! by\b)/i,
    ],
    shapes: list("selfish-or-mean-of-me"),
    says: [
      "I wouldn’t call it that, from what you’ve told me.",
      "I wouldn’t use that word. Which part of it troubles you?",
    ],
    isYesOrNo: true,
  },
  {
    id: "wrong-of-me",
    matter: "is-it-wrong-of-me",
    asks: [
      /\bam i (?:just )?being (?:too |a bit |so |really )?\w+/i,
      /\b(?:am|was) i(?: being)?(?: \w+){0,2} (?:wrong|bad|selfish|mean|unfair|rude|dishonest|cruel|horrible|awful|terrible|unkind|harsh|unreasonable|tight|ungrateful|cold|lazy|weak)\b/i,
      /\b(?:am|was) i(?: being)?(?: \w+){0,2} (?:disloyal|unfaithful|heartless|jealous|naive|an? (?:\w+ )?(?:fool|idiot|coward|hypocrite|failure|mug|pushover|doormat|snob|wimp|monster|traitor))\b/i,
      /\bis (?:that|this|it) (?:so |really |that )?(?:bad|wrong)(?: tho| though)?\?/i,
      /\bmakes? me (?:a|an|bad|selfish|mean|horrible|terrible|awful)\b/i,
    ],
    shapes: list("was-it-wrong-of-me am-i-a-bad-person am-i-overreacting meant-well-was-it-wrong"),
    says: [
      "I don’t think so, from what you’ve told me.",
      "Not as I hear it. You’re weighing it more carefully than most people would.",
    ],
    isYesOrNo: true,
  },
  {
    id: "wrong-to",
    matter: "is-it-wrong-of-me",
    asks: [
      /\b(?:is|was|would) (?:it|that|this)(?: be)?(?: \w+){0,2} (?:wrong|bad|selfish|mean|unfair|rude|dishonest|cruel|unkind|cheeky|nosy)\b(?=.*\b(?:i|me|my|to|for)\b|[?.!]*$)/i,
      /\b(?:is|was|would) (?:it|that|this)(?: be)?(?: \w+){0,2} (?:disloyal|unfaithful|heartless|cowardly|a betrayal)\b/i,
    ],
    // none of these begins with a yes: it would be a yes to "is it wrong?"
    shapes: list(
      "was-it-wrong-of-me is-it-a-kind-of-lie leaving-out-a-lie meant-well-was-it-wrong small-gesture-too-odd",
    ),
    says: [
      "I wouldn’t call it wrong, from what you’ve told me. I’d ask who would be hurt by it, and I can’t see anybody who would.",
      "Not in my eyes. It may sit uneasily all the same, and that’s worth listening to.",
    ],
    isYesOrNo: true,
  },
  {
    id: "odd",
    matter: "is-it-normal",
    asks: [
      /\b(?:is (?:it|that|this)|was (?:it|that)|am i|was i)(?: \w+){0,3} (?:weird|odd|strange|silly|foolish|daft|stupid|mad|crazy|peculiar|sad|pathetic|ridiculous)\b/i,
      /\bdo you (?:think|reckon) (?:it|that|this|i)(?:['’]?s|['’]?m| is| am)(?: \w+){0,3} (?:petty|silly|daft|childish|foolish|stupid|ridiculous|odd|weird|strange|pathetic|dramatic)\b/i,
      /\bdo you (?:think|reckon) i(?:['’]?m| am)(?: \w+){0,3} (?:jealous|selfish|mean|unfair|rude|nosy|needy|clingy|controlling|overreacting|a coward)\b/i,
      /\b(?:is (?:it|that|this)(?! too\b)|am i)(?: \w+){0,3} (?:childish|petty|dramatic|soft|soppy|sensitive|overreacting|overthinking)\b/i,
    ],
    shapes: list(
      "is-it-normal am-i-overreacting is-my-plan-mad only-me-or-is-it-strange small-gesture-too-odd do-others-do-this-too",
    ),
    says: [
      "No, not to me. It only sounds odd because one doesn’t say it aloud.",
      "Not at all. Where something matters to people, that is how they are.",
      "I don’t find it so.",
    ],
    isYesOrNo: true,
  },
  {
    id: "normal",
    matter: "is-it-normal",
    asks: [
      /\b(?:is|was) (?:it|that|this)(?: \w+){0,2} (?:normal|common|usual|natural|typical)\b/i,
      /\bjust me\b|(?<!what |how |why |where )\bdo people (?:do|usually|really|often|ever|still|get|feel|have)\b/i,
      /\b(?:does|do|has|have|is) (?:anyone|anybody|everyone|everybody|other people|others|most people) (?:else )?\w/i,
    ],
    shapes: list("is-it-normal do-others-do-this-too am-i-allowed-to-feel-it can-a-person"),
    says: [
      "Yes, I’d say so. You’re in more company than you’d think.",
      "More usual than it sounds. Few people say it out loud, that’s all.",
      "I’d call it ordinary, even if it doesn’t feel so from inside.",
    ],
    isYesOrNo: true,
  },
];
