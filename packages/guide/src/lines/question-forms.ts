/** A way in which people ask about their own matter, which grammar alone gives away, whatever it is about. */
export type QuestionForm = {
  id: string;
  asks: readonly RegExp[];
  /** The shapes whose answers fit such a question: one that is likely is said, and none of another form. */
  shapes: readonly string[];
  /** Right for everybody who asks so, where no shape is likely. */
  says: readonly string[];
  /** What a path or a case may have written for such a question, by the id of its answer. */
  matter?:
    | "others-mind"
    | "what-helps"
    | "what-should-i-do"
    | "is-it-wrong-of-me"
    | "is-it-normal"
    | "what-do-you-think";
  /** A yes where a no was wanted is the worst answer of all: of no other shape one is said, however likely. */
  isYesOrNo?: true;
};

const list = (ids: string): readonly string[] => ids.split(/\s+/);

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
      /\b(?:ring|call|phone|in person|face to face|to (?:his|her|their) face|out loud)\b.{0,100}\bor\b.{0,60}\b(?:text|write|writing|letter|e-?mail|message|note|card)\b/i,
      /\b(?:text|write|writing|letter|e-?mail|message|note|card)\b.{0,100}\bor\b.{0,60}\b(?:ring|call|phone|in person|face to face|to (?:his|her|their) face|say it|tell)\b/i,
    ],
    shapes: [],
    says: [
      "Said, if that feels safe: a voice shows how it’s meant. Written, if you’d never get to the end of it otherwise, or will want a record.",
      "By voice, I’d say, with the first sentence written down beside you.",
    ],
  },
  {
    id: "how-they-take-it",
    matter: "others-mind",
    asks: [
      /\b(?:he|she|they|it|\p{Lu}\p{Ll}+|my \w+)(?:['’]?ll| will| would|['’]?d)? (?:be|feel|get)\b.{0,60}\bor (?:just |more )?(?:angry|sad|hurt|cross|upset|disappointed|worried|relieved|proud|pleased)\b/iu,
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
    asks: [/\b(?:is|was|would)\b.{0,40}\b(?:fair|unfair) (?:on|to|towards) (?!me\b|us\b)/i],
    shapes: [],
    says: [
      "I can’t see anything unfair in it, from what you’ve told me. It may still be hard to hear.",
      "As far as I can tell, it isn’t unfair. That somebody minds is another matter.",
    ],
    isYesOrNo: true,
  },
  {
    id: "fair-of-them",
    asks: [/\b(?:is|was|would)\b.{0,40}\b(?:fair|unfair) (?:of|on me|to me|towards me)\b/i],
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
      /\btoo (?:stiff|short|long|harsh|soft|blunt|cold|formal|sharp|pushy|moany|wounded)\b/i,
      /\bdoes (?:that|it|this) (?:sound|seem|look)\b/i,
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
      "I think there’s something in it, from what you’ve told me.",
      "As I hear it, yes. You know the people and I don’t, so weigh that a little lower than your own view.",
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
