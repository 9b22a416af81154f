import type { Frame } from "../frame.ts";
import { pattern } from "../pattern.ts";

/** Two minds about somebody, guilt beside love, and what it does to the person. */
export const tornFrames: readonly Frame[] = [
  {
    id: "guilty-thought",
    when: /^i (?:always |then |just |immediately |also )*(?:feel|felt) (?:so |really |just )?(?:awful|bad|guilty|terrible|horrible|ashamed|selfish|evil|like a (?:bad|terrible|horrible|awful) \p{L}+) (?:for|about|when i|that i(?:'m| am)?|even) (?:even )?(?:think(?:ing)?|feel(?:ing)?|say(?:ing)?|want(?:ing)?|admit(?:ting)?|complain(?:ing)?)\b.*$/iu,
    say: [
      "Thinking that does not make you a bad person.",
      "Many people in your place think it, and few of them dare to say so.",
    ],
    ask: [
      "What would you say to a friend in the same place?",
      "When does the thought come?",
      "What is it that you are missing most?",
    ],
  },
  {
    id: "cried-and-carried-on",
    when: /\b(?:cry|cried|crying|tears|sobbed|broke down)\b.*\b(?:and|then|before|so)\b.*\bi? ?(?:made|make|went|carried|got|put|wiped|washed|did|dried|had to|started|picked|finished|cooked)\b/i,
    say: [
      "You let it out, and then you carried on.",
      "You had a moment alone with it, and then the day went on.",
    ],
    ask: [
      "Does anybody know about those moments?",
      "Did it help a little, to let it out?",
      "What had set it off?",
    ],
  },
  {
    id: "am-i-being",
    questions: true,
    when: /^(?:so |or |but |honestly,? )?am i (?:just |being |really |the |a |an |too |so |asking |wrong )*(?:paranoid|crazy|overreacting|unreasonable|selfish|sensitive|dramatic|bad (?:mum|mom|dad|friend|son|daughter|person|wife|husband|mother|father|partner)|terrible \p{L}+|horrible \p{L}+|jealous|problem|too much|in the wrong|to feel .+|to be .+|awful \p{L}+|needy|silly|stupid|harsh|ungrateful)\b.*$/iu,
    say: [
      "From what you tell me, your feeling has a reason.",
      "I can’t judge it from here. What you feel is understandable, though.",
      "You are asking yourself a hard question.",
    ],
    ask: [
      "What would you say, if a friend told you the same?",
      "What makes you doubt yourself?",
      "What is the feeling telling you?",
    ],
  },
  {
    id: "do-others-feel-this",
    questions: true,
    when: /^(?:so |but )?(?:(?:do|does|did|don't) (?:other (?:mums|moms|mothers|dads|parents|people|couples|carers|women|men)|anyone else|anybody else|everyone|most people|others) (?:also |ever |really )?(?:feel|think|do|go through|have|get)\b|is (?:it|this|that) (?:just me|normal (?:to|that|for)|only me)|am i the only one)\b.*$/i,
    say: [
      "Many people do. Few of them say it out loud.",
      "You are not the only one. It is more common than you might think.",
      "Yes, a lot of people know that feeling.",
    ],
    ask: [
      "What is it like for you, on an ordinary day?",
      "Who could you say it to, apart from me?",
      "When is it strongest?",
    ],
  },
  {
    id: "cried-somewhere",
    tone: "heavy",
    when: /\bi (?:just |even |actually |literally |then |sat .{0,30}and )*(?:cried|cry|broke down|burst into tears|was in tears|sobbed)\b.{0,30}\b(?:in|at|on|outside) (?:the |my |a )?(?:car|toilet|toilets|loo|bathroom|office|bus|train|kitchen|shower|supermarket|shop|tesco|stairs|bed|street|work)\b/i,
    say: ["It all came out there."],
    ask: [
      "What had happened just before?",
      "Does anybody know about that?",
      "How were you afterwards?",
    ],
  },
  {
    id: "unsure-which",
    when: /^i (?:really |just |honestly )?(?:don't know|can't tell|am not sure|'m not sure) (?:if|whether) (?!i should |to ).{3,60}? or .+$/i,
    say: [
      "You are not sure which of the two it is.",
      "That is an honest question.",
      "It could be some of both.",
    ],
    ask: [
      "How could you tell the difference?",
      "When do you feel it most?",
      "What would help you to find out?",
    ],
  },
  {
    id: "does-not-know-what-i-want",
    when: /^i (?:really |just |honestly )?(?:don't|do not|have no idea|no longer) (?:even |really |actually )?(?:know )?what i (?:really |actually )?want(?: anymore| any more| to do.*| from .*| either)?$/i,
    say: [
      "You need not know it yet.",
      "It is hard to hear yourself, when others want something too.",
      "That is honest.",
    ],
    ask: [
      "What would you choose, if nobody minded?",
      "What do you lean towards?",
      "What do you know that you don’t want?",
    ],
  },
  {
    id: "sick-with-it",
    themes: ["breakup", "partner", "friendship", "family"],
    when: /^(?:it|that|this|i) (?:makes me |made me |just )?(?:feel|felt|feels)? ?(?:so |physically |really |just )*sick(?: (?:about it|thinking about it|to my stomach|to think .*|when .*))?$/i,
    say: ["It gets into your body as well.", "I can understand that."],
    ask: ["What would help you for the next hour?", "When did that start?"],
  },
  {
    id: "wants-it-to-stop",
    not: /\b(?:die|dead|living|existing|breathing|alive|pain to stop)\b/i,
    when: /^i (?:just |really |only |so )*(?:want|wish i could|need|'d like|would like)(?: to| it to| this to| my brain to| my head to)? (?:just )?(?:stop (?:thinking|caring|missing|worrying|crying|feeling|hurting|loving)|forget|switch off|get over|not (?:care|think|feel|miss)|move on)\b.*$/i,
    say: ["You would like some peace from it.", "You are tired of it."],
    ask: [
      "When do you get a break from it, even a short one?",
      "What helps a little?",
      "When is it worst?",
    ],
  },
  {
    id: "harder-than-expected",
    when: /^i (?:really |honestly )?(?:didn't|never|did not) (?:think|thought|expect|expected|realise|realised|realize|know|knew) (?:that )?(?:it|this|that|i|how)(?:'d| would| could)?\b.*\b(?:bother|hurt|hit|affect|be (?:so|this|that)|upset|matter|miss|hard|lonely|much)\b.*$/i,
    say: [
      "It has hit you harder than you expected.",
      "You are surprised by how much it affects you.",
      "It turns out to matter a great deal.",
    ],
    ask: ["What is it that gets to you most?", "What had you expected?", "When do you notice it?"],
  },
  {
    id: "two-parts",
    when: /^(?:a |one )?part of me (?<x>.{4,60}?),? (?:and|but) (?:the other|another|a|one)? ?part (?:of me )?(?<y>.+)$/i,
    not: /\b(?:die|dead|disappear|not be here)\b/i,
    say: [
      "So one part of you {x}, and the other {y}.",
      "You are torn between the two.",
      "Both parts have their reasons.",
    ],
    ask: [
      "Which of the two is stronger today?",
      "What does each of them want to protect?",
      "What would you need, to decide?",
    ],
  },
  {
    id: "glad-and-afraid",
    when: /^i(?:'m| am| feel)? ?(?:both |so |really )*(?<a>excited|happy|glad|relieved|proud|hopeful|grateful|scared|terrified|nervous|sad|afraid|anxious|guilty|worried|angry) (?:and|but) (?:also |a bit |really |so )*(?<b>excited|happy|glad|relieved|proud|hopeful|grateful|terrified|scared|nervous|sad|afraid|anxious|guilty|worried|angry)(?: at (?:the same time|once))?$/i,
    say: [
      "Both at once: {a} and {b}.",
      "It makes sense that it is both.",
      "So there are two feelings in it.",
    ],
    ask: [
      "What makes you {a}, and what makes you {b}?",
      "Which of the two is stronger just now?",
      "What would help you with it?",
    ],
  },
  {
    id: "feels-like-betrayal",
    when: pattern`^(?:i feel like |it feels like |i feel as if )?i(?:'m| am) (?:betraying|abandoning|letting down|hurting|failing|leaving|replacing|deserting) (?<o>WHOM|my family)\b.*$`,
    say: [
      "You don’t want to hurt {o}.",
      "It is hard to do what you need, when you worry about {o}.",
    ],
    ask: [
      "What would you want to say to {o}?",
      "What do you fear would happen?",
      "What would be fair to both of you?",
    ],
  },
  {
    id: "not-that-easy",
    when: /^(?:it's|it is|that's|its) (?:just |really )?not (?:that|so|as|quite so|always)? ?(?:easy|simple|straightforward)\b.*$/i,
    say: ["No, it isn’t.", "It sounds simple from outside.", "There is more to it than that."],
    ask: ["What makes it hard?", "What stands in the way?", "Which part is the hardest?"],
  },
  {
    id: "it-was-worse",
    when: /^(?:last (?:week|month|year|summer|winter)|a (?:week|month|year|few weeks|few months) ago|(?:two|three|six) (?:weeks|months) ago|back then|before),? i (?:was (?:crying|a mess|in bed|so low|at my lowest|desperate|falling apart)|couldn't|could hardly|felt (?:so |really )?(?:low|awful|hopeless|terrible))\b.*$/i,
    say: [
      "That was a hard time.",
      "So a good deal has changed since then.",
      "You remember well how it was.",
    ],
    ask: ["What has changed since then?", "What helped you through?", "How is it now?"],
  },
  {
    id: "was-afraid-then",
    when: /^i was (?:so |really |just |absolutely )*(?:scared|afraid|terrified|worried|frightened) (?:that )?(?:i|it|he|she|they|we|of)\b.*$/i,
    say: ["That was a frightening time.", "That fear must have been heavy."],
    ask: ["How is it now?", "What helped you through it?", "What do you think of it today?"],
  },
];
