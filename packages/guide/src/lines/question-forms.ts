import { choiceForms } from "./choice-forms.ts";
import { list, type QuestionForm } from "./question-form.ts";
import { amendsForms, wordingForms } from "./telling-forms.ts";
import { verdictForms } from "./verdict-forms.ts";

export type { QuestionForm };

/** In order: the first that fits is the form of a question. */
export const questionForms: readonly QuestionForm[] = [
  {
    // "am i?" takes up what was just said
    id: "echoed",
    asks: [
      /^(?:am|was|is|are|do|does|did|should|would|could|can) (?:i|it|that|you think)\W*$/i,
      /^(?:really|you think so)\W*$/i,
    ],
    shapes: [],
    says: ["As far as I can see from here, yes.", "I think so, going by what you’ve told me."],
    isYesOrNo: true,
  },
  {
    // "I do want to do it, don't I?" says it already
    id: "own-wish",
    asks: [
      /\bi (?:do |really |still |just |actually |would )*(?:want|miss|love|like|need|mind|care|hope|wish|enjoy|have to)\b.{0,80}\b(?:do|don['’]?t|would|wouldn['’]?t) i\W*$/i,
    ],
    shapes: [],
    says: [
      "It sounds very much like it. How does it feel to have said it?",
      "Going by the way you say it, yes.",
      "I think you’ve just answered that yourself.",
    ],
    isYesOrNo: true,
  },
  ...amendsForms,
  {
    id: "makes-sense",
    asks: [
      /\b(?:does|did) (?:that|this|it|any of (?:that|this|it)) (?:even )?make (?:any )?sense\b/i,
      /\b(?:know|see|get) what i mean\b/i,
    ],
    shapes: list("does-that-make-sense"),
    says: [
      "Yes, it does. You needn’t tidy it up for me.",
      "It does. I could follow it from one end to the other.",
    ],
    isYesOrNo: true,
  },
  {
    id: "what-if",
    asks: [
      // not of what is grave: "what if it's cancer?"
      /\b(?:what|and) if (?:\w+ ){1,3}(?:cr(?:y|ies|ying)|blush|freeze|(?:go|goes) blank|forgets?|panic|stutter|shakes?|laughs?|says? no|refuses?|ignores?|hangs? up|walks? (?:out|off)|minds?|hates? it)\b/i,
      /\b(?:what|and) if (?:\w+ ){1,3}(?:gets?|go|goes) (?:angry|upset|cross|quiet|red|emotional|defensive|weird)\b/i,
      /\b(?:what|and) if (?:\w+ ){1,3}(?:don['’]?t|doesn['’]?t) (?:answer|reply|understand|come|agree|listen)\b/i,
    ],
    shapes: list("and-if-they-react-like-that"),
    says: [
      "Then you can stop there. It needn’t all happen in one go.",
      "Decide beforehand what you’d do then, even if that’s only stopping for a moment.",
      "It might be so. Who could be with you, or at the end of a phone?",
    ],
  },
  ...choiceForms,
  {
    id: "whether-it-was-me",
    asks: [
      /\b(?:my|our) (?:own )?fault\b/i,
      /\bdid i (?:cause|do (?:something |anything )?wrong)\b/i,
      /\bwas (?:it|that) (?:me|because of me|something i)\b/i,
      /\b(?:could|should) i have\b/i,
    ],
    shapes: list(
      "was-it-my-fault was-it-wrong-of-me what-was-i-supposed-to meant-well-was-it-wrong",
    ),
    says: [
      "I can’t see that you did, from what you’ve told me. You’re looking back with what you know now.",
      "Not that I can see. When something goes quiet or wrong, one looks for one’s own part first.",
    ],
    isYesOrNo: true,
  },
  {
    id: "too-late",
    asks: [/\btoo late\b/i],
    shapes: list("is-it-too-late"),
    says: [
      "Later than you’d have liked, perhaps. Too late is something else, and rarer.",
      "Hardly ever, with people. It may be smaller than it would have been, and still be something.",
    ],
    isYesOrNo: true,
  },
  {
    id: "how-one-knows",
    asks: [
      /\bhow (?:do|would|does|can|could|will|should) (?:you|i|one|people|anyone|anybody|we) (?:even |ever |really )?(?:know|tell)\b(?! (?:him|her|them|my|mum|mom|dad|some))/i,
      /\bway (?:of|to) (?:know|tell)(?:ing)?\b/i,
    ],
    shapes: list(
      "how-do-you-know-when which-motive-of-mine which-motive-is-the-true-one can-i-believe-them",
    ),
    says: [
      "Mostly by what’s still there the next morning, when it’s quiet. What holds then is usually the truer of the two.",
      "Seldom all at once. One notices that one has been acting as if it were so for a while.",
    ],
  },
  ...wordingForms,
  {
    id: "rules",
    asks: [
      /\b(?:can|could|may) (?:he|she|they|it|my \w+|the \w+) (?:just |even |really |legally )?(?:do (?:that|this|it)|make me|force|stop me|refuse|charge|keep|take|sack|evict)\b/i,
      /\b(?:legal|legally|against the law|my rights)\b/i,
    ],
    shapes: list("law-rights-procedure is-that-all-right-of-them"),
    says: [
      "Whether that’s allowed I don’t know, and I’d rather not guess. Somebody who advises people for free would know. Minding it is allowed in any case.",
      "I don’t know the rules there. An advice centre would, and a question costs nothing. Whether it was decent is another thing, and there your own sense counts.",
    ],
  },
  ...verdictForms,
  {
    id: "what-it-means",
    asks: [
      /\bwhat (?:does|did|do) (?:that|it|this|he|she|they)(?: even| actually| really)? mean\b/i,
      /\bwhat (?:is|was|are|were) (?:that|this|it|he|she|they) (?:supposed to mean|on about|getting at)\b/i,
    ],
    shapes: list("did-they-mean-it what-does-it-tell accident-or-message are-they-off-with-me"),
    says: [
      "It could be meant kindly or not, and only the one who said it knows. Which way did you hear it?",
      "From here it could be several things. Which one are you afraid it was?",
    ],
  },
  {
    id: "how-long",
    asks: [
      /\bhow long (?:does|do|will|is|should|until|till|before|am i)\b/i,
      /\b(?:will|does|do|can) (?:it|this|that|things) (?:ever |really |just )?(?:get|stop|pass|go away|end|fade)\b/i,
      /\bwhen (?:will|does|do) (?:it|this|that) (?:\w+ ){0,2}(?:stop|end|get|pass)\b/i,
    ],
    shapes: list("does-it-get-easier is-there-a-number how-to-live-with-it"),
    says: [
      "I can’t give you an honest number. Longer than one would like, for most people, with better days in it earlier than they expect.",
      "Nobody can say that for you. It tends to come and go before it goes, and the gaps get longer.",
    ],
  },
  {
    id: "what-you-notice",
    matter: "what-do-you-think",
    asks: [
      /\bwhat (?:do|did|would) you (?:notice|hear|see|make of)\b/i,
      /\bwhat(?:'s|’s| is) your (?:view|opinion|take|impression)\b/i,
    ],
    shapes: [],
    says: [
      "That you’ve looked at it from several sides already. Which of them did you believe while you typed it?",
      "That you told me the small things as well, and not only the outcome. Which of those would you not want left out?",
    ],
  },
  {
    id: "first-step",
    matter: "what-should-i-do",
    asks: [
      /\bwhat (?:would|should|can|could|do|shall) (?:you|i|we)(?: even| actually| really)? do\b/i,
      /\bwhere (?:do|would|should|could) (?:i|you|one|we)(?: even)? (?:start|begin)\b/i,
      /\bhow (?:do|would) (?:i|you)(?: even)? (?:start|begin)\b/i,
      /\bwhat (?:now|next)\b/i,
    ],
    shapes: list("what-would-you where-do-i-begin what-now how-though get-through-what-is-coming"),
    says: [
      "The smallest part that needs nobody else’s agreement, I’d say, and today if it can be today.",
      "I’d do the one piece of it that’s dull and certain first. The rest looks different after that.",
    ],
  },
  {
    id: "in-their-mind",
    matter: "others-mind",
    asks: [
      /\b(?:do you (?:think|reckon|suppose)|why|did|does|is|was|has|will|would)(?: \w+){0,2} (?:he|she|they)\b/i,
      /\bdo you (?:think|reckon|suppose) (?:my \w+|it's|its|it’s|it is) (?:about|because)\b/i,
      /\bwhy (?:would |do |does |did )?(?:you (?:think|reckon|suppose) )?(?:my|his|her|their|the|some|somebody|someone|a person|people|anyone|anybody)\b/i,
    ],
    shapes: list(
      "did-they-mean-it why-are-they-like-that are-they-off-with-me do-they-know-or-feel will-they-ever-change can-i-believe-them did-they-notice why-did-they-do-that-once guess-their-hidden-reason did-they-know-or-notice how-will-they-take-it-b how-will-they-hear-it were-they-right would-they-want-to-be-asked do-they-manage-without-me accident-or-message",
    ),
    says: [
      "I can’t see that from here, and I’d only be guessing. You know them: what’s your best guess?",
      "It may be, and it may be something that has nothing to do with you. You’d have to ask to be sure.",
      "I wouldn’t rule it out, from what you’ve told me.",
    ],
  },
  {
    id: "should-i",
    matter: "what-should-i-do",
    asks: [
      /\b(?:should|shall|ought) (?:i|we)\b/i,
      /\bdo you think i should\b/i,
      /\bwould you (?:tell|go|ring|call|ask|do it|leave|stay|write|keep|send|let|mention|bother)\b/i,
      /\bis it worth\b|\b(?:any|a|much) point in (?:telling|saying|asking|trying|writing|ringing|talking|my telling|my saying)\b/i,
    ],
    shapes: list(
      "get-in-touch-or-not chase-or-wait tell-my-own-secret tell-what-i-know-of-another tell-the-good-thing when-to-say-it send-it-now-or-sleep-on-it ask-for-something ask-them-what-is-going-on should-i-go stay-or-give-up say-something-or-let-go do-i-apologise let-them-back-in always-me-who-makes-the-effort should-i-look which-of-two is-there-any-point promised-silence-but-asked whose-is-it",
    ),
    says: [
      "If you’d be sorry not to have tried, then yes, and soon. If it’s only so that the feeling stops, I’d give it a day.",
      "I’d ask what it costs if you don’t. If that’s more than an awkward five minutes, do it.",
      "I lean to yes, in a small form that you can stop again.",
    ],
  },
  {
    id: "why-me",
    asks: [
      /\bwhy (?:do|does|did|am|was|can't|cant|can’t|don't|don’t|won't|would|have) i\b/i,
      /\bwhy (?:does|is|did) (?:it|this|that)\b/i,
    ],
    shapes: list(
      "why-so-upset-about-it why-cant-i-just-do-it wrong-feeling-or-wrong-time why-did-i-do-that why-when-it-makes-no-sense why-always-me-who-does-it",
    ),
    says: [
      "I can only guess from out here. Often it’s because the thing stands for something bigger. What could that be, for you?",
      "Perhaps because it touched something older. You’d know what, better than I would.",
    ],
  },
  {
    id: "good-enough",
    asks: [
      /\b(?:is|was|would) (?:that|it|this)(?: \w+){0,2} (?:enough|ok|okay|alright|all right|fine|good|better|too much|reasonable)\b/i,
      /\b(?:will|would|does|might) (?:that|it|this|the \w+) (?:do|work)\b/i,
      /\btoo (?:heavy|strong|stiff|short|long|harsh|soft|blunt|cold|formal|sharp|pushy|moany|wounded|bossy|needy|petty)\b/i,
      /\bdoes (?:that|it|this) (?:still |really |even )?(?:sound|seem|look)\b/i,
      /\b(?:good|bad) idea\b|\bright (?:order|way round|thing|call|words?)\b/i,
      /\ba reasonable\b/i,
    ],
    shapes: list(
      "is-it-enough-b is-this-wording-all-right is-my-plan-mad how-would-my-offer-land is-this-choice-all-right gesture-enough-or-words embarrassing-thing-seen",
    ),
    says: [
      "It sounds all right to me. I’d leave it as it is.",
      "From what you’ve told me, yes. I wouldn’t polish it any further.",
    ],
  },
  {
    id: "possible",
    asks: [
      /^(?:so |and |but )?(?:can|could) (?:you be|you still|you both|you really|one|a \w+|somebody|someone|people|anyone)\b/i,
      /\bis it (?:even )?possible\b/i,
      /\b(?:think|suppose) (?:one|you|people|a \w+) (?:can|could)\b/i,
    ],
    shapes: list("can-a-person can-both-go-together with-what-is-left"),
    says: [
      "I believe so, yes. It’s rarer that people say so.",
      "Yes, I think that happens, and more often than one hears of.",
    ],
  },
  {
    id: "agree",
    matter: "what-do-you-think",
    asks: [
      /^(?!.*\b(?:why|what|how|who|when|where|which)\b).*\bdo you (?:think|reckon|believe|suppose)\b/i,
      /\bdon['’]t you think\b/i,
      /\bwould you say\b/i,
      /, (?:right|isn['’]t it|wasn['’]t it|no|eh)\?$/i,
    ],
    shapes: list("is-my-insight-right does-that-make-sense can-a-person"),
    says: [
      "It may well be so. You know the people and I don’t, so your own view weighs more than mine.",
      "I can’t rule it out, and I can’t be sure from here. What speaks against it?",
    ],
  },
  {
    id: "how",
    matter: "what-helps",
    asks: [/\bhow (?:do|can|could|should|would) (?:i|you|one)\b/i],
    shapes: list(
      "how-though where-do-i-begin how-to-get-them-to how-to-live-with-it cannot-stop-thinking-or-sleep how-to-find-people get-through-what-is-coming how-do-people-do-ordinary-things how-to-put-it-right",
    ),
    says: [
      "Smaller than it sounds, usually: once, on one ordinary occasion, and then look how it was.",
      "I’d begin with the version of it in which nothing much can go wrong.",
    ],
  },
];

/** The form of a question; null where it has none. */
export const formOf = (question: string): QuestionForm | null =>
  questionForms.find(({ asks }) => asks.some((pattern) => pattern.test(question))) ?? null;
