import type { SentenceKind } from "./kinds.ts";

/**
 * Small human moments that come up inside any subject. They are looked for before the broader kinds.
 * After a quiet one nothing is asked, gathered up or offered: the reply stays.
 */
export const momentKinds: readonly SentenceKind[] = [
  {
    id: "not-done-in-time",
    quiet: true,
    when: /\bi (?:didn't|did not) (?:pick up|answer|call (?:him |her |them )?back|text back|go (?:and )?see|notice|see it|stop (?:him|her|it|them)|visit|come|get there)\b|\blast (?:one|person|thing) (?:he|she|they|i) (?:called|texted|rang|messaged|saw|said|spoke)\b|\bi (?:was|were) (?:supposed|meant|going) to (?:take|see|visit|call|pick|be there|meet|ring)\b|\bi never (?:went|called|visited|answered|replied|said it)\b|\bif i(?:'d| had) (?:only |just )?(?:known|gone|called|picked|answered|stayed|been)\b/,
    reflections: ["I can hear that it stays with you."],
    questions: [],
  },
  {
    id: "first-time-said",
    quiet: true,
    when: /\b(?:never (?:said|told|admitted|spoken|mentioned)\b.{0,40}\b(?:out loud|aloud|anyone|anybody|a soul|before)|first time (?:i(?:'ve| have) (?:ever |really )?(?:said|told|admitted|talked|spoken|written|put)|i'm saying|saying|i ever (?:said|told))|haven't (?:told|said it to) (?:anyone|anybody|a soul)|(?:nobody|no one|not a soul) knows(?! my name| me\b| who i| how| what| where| why| when| if| the )|no ?(?:one|body) knows about|you're the first (?:one|person|to))\b/,
    reflections: ["Thank you for telling me that."],
    questions: [],
  },
  {
    id: "small-detail",
    quiet: true,
    when: /\b(?:still (?:lay|set|make|buy|say|reach|turn|look|wait|listen|call|sleep on|cook|pour|leave)\b|keep (?:stepping|reaching|turning|looking for|expecting|setting|hearing|walking)|catch myself|(?<!with |in |put on |on )(?:his|her|their) (?:coat|bowl|chair|shoes|voicemail|toothbrush|side of the bed|mug|slippers|lead|jumper|scarf)\b(?! on\b))/,
    not: /\bstill (?:make|look|call|wait) (?:me|a|the|like|at)\b/,
    reflections: ["A small thing like that brings it all close.", "It is often the small things."],
    questions: [],
  },
  {
    id: "both-at-once",
    quiet: true,
    when: /\b(?:(?:miss|love)d? (?:him|her|them)\b.{0,30}\b(?:and|but)\b.{0,30}\b(?:hurt|hates?|hated|angry|furious|cross|scared)|griev\w+\b.{0,40}\b(?:cross|angry|furious|relieved)|happy (?:for (?:him|her|them) )?and (?:sad|jealous|angry|heartbroken)|happy or sad|laugh(?:ed|ing)? (?:or|and) cr(?:y|ied|ying)|both\.?$|relieved and (?:guilty|sad|ashamed))\b/,
    reflections: [
      "Both can be true at the same time.",
      "You don’t have to choose between the two.",
    ],
    questions: [],
  },
  {
    id: "the-price-of-telling",
    when: /\bif (?:i|they|he|she|anyone|my \w+) (?:ever )?(?:tell|told|tells|knew|know|find|finds|found|say|said)\b.{0,60}\b(?:lose|lost|leave|kill|over|never|hate|end|done|disown|ruin|everyone|everything|gone)\b|\bcan't ever (?:tell|know|find out)\b/,
    reflections: [],
    questions: [],
  },
  {
    id: "laughed-along",
    when: /\b(?:so i laughed|i (?:just )?laughed (?:it off|along|too)|i always (?:laugh|smile|say it's fine|joke)|i laugh(?:ed)? it off|make a joke (?:of|out of))\b/,
    reflections: [],
    questions: ["What would you have liked to say?"],
  },
  {
    id: "being-a-nuisance",
    when: /\b(?:(?:be|being|become|feel like|am|i'm) (?:just )?(?:a|such a) (?:nuisance|bother|burden|pain|weight|inconvenience)|don't (?:want|wish|like) to (?:be a (?:nuisance|bother|burden|pain)|bother|burden|impose)|do not wish to (?:be a |bother|trouble))\b/,
    reflections: [],
    questions: [],
  },
  {
    id: "not-here-to-see",
    quiet: true,
    when: /\b(?:didn't live to see|isn't here to see|not here to see|never got to (?:see|meet|hold)|wish (?:he|she|mum|mom|dad|they) (?:could|was here|were here|had)|(?:he|she|they)(?:'d| would) (?:have been|have loved|have) (?:so |very |well )?(?:proud|chuffed|happy|pleased|loved|laughed|delighted))\b/,
    reflections: ["I can hear how much you would have liked to share it."],
    questions: [],
  },
  {
    id: "takes-it-back",
    quiet: true,
    when: /^(?:ok(?:ay)?|actually|well|fine|alright)?[,. ]*(?:no|nope)?[,. ]*(?:i'm not(?: (?:ok|okay|fine|really|alright))?|that's not true|i lied|not really fine|it's not fine)[.! ]*$/,
    reflections: ["Thank you for being honest.", "You don’t have to be fine here."],
    questions: [],
  },
  {
    id: "slip",
    when: /\b(?:just (?:the one|one[.!]|today)|i had (?:just )?one (?:yesterday|today|last night)|blew it|back to (?:day (?:one|1|zero|0)|square one)|start(?:ing)? (?:again|over) (?:from|at))\b/,
    not: /\b(?:just one (?:thing|question|of)|just today i|never had one|i never had)\b/,
    reflections: ["One slip does not undo everything before it."],
    questions: [],
  },
  {
    id: "plain-wish",
    when: /\bthat's all i (?:want|ask|need)\b|\ball i (?:want|ever wanted|need) (?:is|was)\b|\bi just want to (?:feel|be|know|sleep|dance|have|live|go|sit|breathe|see|hear)\b|\bi don't want (?:my|him|her|them) to\b|\bi don't want to (?:go back|be (?:brave|strong|like)|become|turn into|blow)\b/,
    not: /\b(?:die|disappear|not be here)\b/,
    reflections: [],
    questions: [],
  },
  {
    id: "doubt-after-wish",
    when: /\b(?:don't think i(?:'ll| will)? (?:be able|manage|make it|can)|doubt (?:i(?:'ll| will| can)|it(?:'ll| will))|probably won't|won't (?:be able|manage)|what's the point of (?:trying|asking)|everyone will already)\b/,
    reflections: [],
    questions: [],
  },
  {
    id: "how-long",
    when: /\bhow long (?:does|will|is|do) (?:it|this|grief|the pain|i)\b|\bis there a number\b|\b(?:does|will) (?:it|this|that) (?:ever )?(?:go away|get (?:better|easier)|stop|end|pass)\b|\bwhen (?:does|will) (?:it|this) (?:stop|end|get)\b/,
    reflections: [
      "There is no fixed time for it. For most people it does get easier, though not in a straight line.",
      "I can’t give you a date. For most people it eases bit by bit.",
      "Honestly, nobody can say exactly. It does tend to get easier with time.",
    ],
    questions: [],
  },
  {
    id: "waiting-for-word",
    quiet: true,
    when: /\b(?:blue ticks|left on read|no (?:answer|reply)|(?:he|she|they|nobody) did not (?:write|call|answer|come)|hasn't (?:written|called|answered|replied)|until morning|still waiting (?:to hear|for)|checking my phone)\b/,
    reflections: ["Waiting for an answer is hard."],
    questions: [],
  },
  {
    id: "when-i-am-gone",
    quiet: true,
    when: /\bwhen i(?:'m| am) (?:gone|dead|not here|too old)\b|\bwho (?:has|will have|looks after|will look after|takes) (?:him|her|them)\b/,
    reflections: ["You are thinking of who will be left."],
    questions: [],
  },
  {
    id: "does-that-make-me",
    when: /\b(?:does (?:that|this|it) make me (?:\w+)|am i (?:a |an |just |being )*(?:ridiculous|silly|paranoid|dramatic|unreasonable|crazy|stupid|too|bad|terrible|horrible|awful|cheat\w*|selfish|monster|weird|broken|failing|overreacting|imagining|in the wrong|the (?:bad|villain|asshole|problem))|is (?:it|that|this) (?:wrong|bad|selfish|stupid|weird|terrible) (?:that|to|of|if))\b/,
    reflections: [
      "I don’t think it makes you a bad person. You would not ask if you did not care.",
      "What you feel is not the same as what you do.",
    ],
    questions: [],
  },
  {
    id: "undeserving",
    when: /\b(?:don't deserve|do not deserve|no right to (?:feel|complain|be)|not allowed to (?:feel|be)|shouldn't (?:feel|get to|be allowed)|i hate (?:who i am|what i|myself when))\b/,
    reflections: [],
    questions: [],
  },
  {
    id: "asking-for-what",
    when: /\bdon't know (?:what|why) i(?:'m| am) (?:asking|telling|writing|saying|here|even)\b|\bnot sure (?:what|why) i(?:'m| am) (?:asking|telling|here)\b/,
    reflections: [
      "You don’t have to be asking for anything.",
      "It can be enough to tell somebody.",
      "You don’t need a reason to talk here.",
    ],
    questions: [],
  },
];
