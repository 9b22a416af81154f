import type { Kind } from "./kinds.ts";

/**
 * Small human moments that come up inside any subject. They are looked for before the broader kinds.
 * After a quiet one nothing is asked, gathered up or offered: the reply stays.
 */
export const moments: readonly Kind[] = [
  {
    id: "not-done-in-time",
    quiet: true,
    when: /\bi (?:didn't|did not) (?:pick up|answer|call (?:him |her |them )?back|text back|go (?:and )?see|notice|see it|stop (?:him|her|it|them)|visit|come|get there)\b|\blast (?:one|person|thing) (?:he|she|they|i) (?:called|texted|rang|messaged|saw|said|spoke)\b|\bi (?:was|were) (?:supposed|meant|going) to (?:take|see|visit|call|pick|be there|meet|ring)\b|\bi never (?:went|called|visited|answered|replied|said it)\b|\bif i(?:'d| had) (?:only |just )?(?:known|gone|called|picked|answered|stayed|been)\b/,
    reflections: [
      "That must be hard to live with.",
      "I can hear that it stays with you.",
      "It is hard to look back on that.",
    ],
    questions: ["What would you have wanted to say?"],
  },
  {
    id: "first-time-said",
    quiet: true,
    when: /\b(?:never (?:said|told|admitted|spoken|mentioned)\b.{0,40}\b(?:out loud|aloud|anyone|anybody|a soul|before)|first time (?:i(?:'ve| have) (?:ever |really )?(?:said|told|admitted|talked|spoken|written|put)|i'm saying|saying|i ever (?:said|told))|haven't (?:told|said it to) (?:anyone|anybody|a soul)|(?:nobody|no one|not a soul) knows(?! my name| me\b| who i| how| what| where| why| when| if| the )|no ?(?:one|body) knows about|you're the first (?:one|person|to))\b/,
    reflections: [
      "Thank you for telling me that.",
      "It takes courage to say something for the first time.",
      "You have been alone with that for a long time.",
    ],
    questions: ["What is it like to have said it?"],
  },
  {
    id: "small-detail",
    quiet: true,
    when: /\b(?:still (?:lay|set|make|buy|say|reach|turn|look|wait|listen|call|sleep on|cook|pour|leave)\b|keep (?:stepping|reaching|turning|looking for|expecting|setting|hearing|walking)|catch myself|(?<!with |in |put on |on )(?:his|her|their) (?:coat|bowl|chair|shoes|voicemail|toothbrush|side of the bed|mug|slippers|lead|jumper|scarf)\b(?! on\b))/,
    not: /\bstill (?:make|look|call|wait) (?:me|a|the|like|at)\b/,
    reflections: [
      "It is often the small things that hurt most.",
      "A small thing like that brings it all close.",
      "Of course you do. It has been part of your life.",
    ],
    questions: ["When does it catch you most?"],
  },
  {
    id: "both-at-once",
    quiet: true,
    when: /\b(?:and i meant it|(?:miss|love)d? (?:him|her|them)\b.{0,30}\b(?:and|but)\b.{0,30}\b(?:hurt|hates?|hated|angry|furious|cross|scared)|griev\w+\b.{0,40}\b(?:cross|angry|furious|relieved)|happy (?:for (?:him|her|them) )?and (?:sad|jealous|angry|heartbroken)|happy or sad|laugh(?:ed|ing)? (?:or|and) cr(?:y|ied|ying)|both\.?$|relieved and (?:guilty|sad|ashamed))\b/,
    reflections: [
      "Both can be true at the same time.",
      "It is confusing, to feel both at once.",
      "You don’t have to choose between the two.",
    ],
    questions: ["Which of the two is stronger today?"],
  },
  {
    id: "the-price-of-telling",
    when: /\bif (?:i|they|he|she|anyone|my \w+) (?:ever )?(?:tell|told|tells|knew|know|find|finds|found|say|said)\b.{0,60}\b(?:lose|lost|leave|kill|over|never|hate|end|done|disown|ruin|everyone|everything|gone)\b|\bcan't ever (?:tell|know|find out)\b/,
    reflections: [
      "So saying it feels like a great risk.",
      "It is hard to be honest when so much depends on it.",
      "You are afraid of what it would cost you to tell.",
    ],
    questions: ["What is it like, keeping it to yourself?", "Who do you think would stand by you?"],
  },
  {
    id: "laughed-along",
    when: /\b(?:so i laughed|i (?:just )?laughed (?:it off|along|too)|i always (?:laugh|smile|say it's fine|joke)|laugh(?:ed)? it off|make a joke (?:of|out of))\b/,
    reflections: ["It is easier to laugh it off in the moment.", "So you made light of it."],
    questions: ["What did you really feel?", "What would you have liked to say?"],
  },
  {
    id: "made-smaller",
    when: /\b(?:said|says|say|saying|told me|tells me|thinks|keeps? saying|everyone(?:'s| is) like|like,? oh)\b.{0,40}\b(?:it's just a|just a (?:cat|dog|job|phase|friend|breakup|miscarriage)|everyone(?:'s| is) a bit|probably (?:psychological|nothing|stress|hormones)|in (?:my|your) head|at least|could be worse|get over it|move on|be (?:happy|grateful|thankful|positive|strong|fine)|i(?:'m| am) (?:so )?lucky|i should be (?:happy|grateful|thankful|over)|enjoy every|happens for a reason|in a better place|try again|explains so much|good team|toughen up|man up|grow up|cheer up|snap out|well[- ]intentioned|meant well|didn't mean (?:it|anything)|make new friends|like it's \w+)\b|\b(?:thinks?|says?) (?:it's|that's|it is|that it's) (?:sweet|flattering|funny|cute|nothing|(?:a )?coincidence|normal|silly|lovely|no big deal)\b|\bjust a (?:gran|nan|cat|dog|pet|friend|phase)\b/,
    reflections: [
      "I imagine that did not help.",
      "They may mean well, and it still leaves you alone with it.",
      "It is hard, when people make it smaller than it is.",
    ],
    questions: ["What would you have liked to hear?", "What do they not understand about it?"],
  },
  {
    id: "being-a-nuisance",
    when: /\b(?:(?:be|being|become|feel like|am|i'm) (?:just )?(?:a|such a) (?:nuisance|bother|burden|pain|weight|inconvenience)|don't (?:want|wish|like) to (?:be a |bother|burden|trouble|impose|worry)|do not wish to (?:be a |bother|trouble)|tell (?:him|her|them|everyone|people) (?:that )?(?:i'm|i am) (?:fine|managing|okay|ok|alright|coping))\b/,
    reflections: [
      "You don’t want to be a burden to anyone.",
      "So you tell them that you are fine, and keep it to yourself.",
      "It sounds as if you look after others by staying quiet.",
    ],
    questions: [
      "What would you like them to know?",
      "What do you think they would say, if they knew?",
    ],
  },
  {
    id: "gave-word",
    when: /\bi (?:had )?promised\b|\bi gave (?:him|her|them) my word\b|\bi swore (?:i|to)\b/,
    not: /\bpromised (?:me|us)\b/,
    reflections: [
      "So you gave your word, and that matters to you.",
      "A promise like that is hard to put aside.",
    ],
    questions: ["What made you promise it?", "What is it like to keep it now?"],
  },
  {
    id: "not-looking-up",
    when: /\b(?:without (?:even )?looking(?: up)?|didn't (?:even )?look (?:up|at me)|looked (?:away|right through me|at (?:his|her|their) phone)|can't (?:even )?look at me|walked (?:off|away|past me|out)|stopped (?:showing|telling|asking|looking)|seen?(?:zoned)? my messages?|saw my messages?)\b/,
    reflections: [
      "I imagine that hurt.",
      "That sounds cold.",
      "You noticed, and it stayed with you.",
    ],
    questions: ["What did you take it to mean?", "What would you have wanted?"],
  },
  {
    id: "who-am-i-without",
    when: /\b(?:don't know who i am|who am i (?:now|without|if)|know who i am|i was somebody|used to be (?:somebody|someone|the one)|lost myself|nobody (?:now|anymore)|what am i (?:now|without)|no ?one needs (?:me|anything)|not needed)\b/,
    reflections: [
      "It sounds as if you have lost a sense of who you are.",
      "That was a large part of your life.",
      "It takes time to find yourself again after that.",
    ],
    questions: ["When do you still feel like yourself?", "What was important to you before?"],
  },
  {
    id: "not-here-to-see",
    quiet: true,
    when: /\b(?:didn't live to see|isn't here to see|not here to see|never got to (?:see|meet|hold)|wish (?:he|she|mum|mom|dad|they) (?:could|was here|were here|had)|(?:he|she|they)(?:'d| would) (?:be|have been|have loved|have) (?:so |very |well )?(?:proud|chuffed|happy|pleased|loved|laughed|delighted))\b/,
    reflections: [
      "You wish that they could have been there.",
      "I can hear how much you would have liked to share it.",
      "That makes it sad as well as good.",
    ],
    questions: ["What would {they|that person} have said?"],
  },
  {
    id: "takes-it-back",
    quiet: true,
    when: /^(?:ok(?:ay)?|actually|well|fine|alright)?[,. ]*(?:no|nope)?[,. ]*(?:i'm not(?: (?:ok|okay|fine|really|alright))?|that's not true|i lied|not really fine|it's not fine)[.! ]*$/,
    reflections: [
      "Thank you for being honest.",
      "You don’t have to be fine here.",
      "I’m glad you said so.",
    ],
    questions: ["What is it really like?"],
  },
  {
    id: "slip",
    when: /\b(?:just (?:the one|one[.!]|today)|i had (?:just )?one (?:yesterday|today|last night)|blew it|back to (?:day (?:one|1|zero|0)|square one)|start(?:ing)? (?:again|over) (?:from|at))\b/,
    not: /\b(?:just one (?:thing|question|of)|just today i|never had one|i never had)\b/,
    reflections: [
      "One slip does not undo everything before it.",
      "It is a setback, and you have not lost what you learnt.",
      "It matters to you, or you would not mention it.",
    ],
    questions: ["What was going on just before?", "What would help the next time?"],
  },
  {
    id: "double-life",
    when: /\b(?:wife|husband|girlfriend|boyfriend|partner|mum|mom|dad|parents|family|kids|everyone|they|he|she|boss) (?:still |all |just )?(?:thinks?|believes?|assumes?) (?:that )?(?:i|i'm|i've|we|we're|we've|it's (?:a|going|temporary|all))\b|\b(?:she|he|they) (?:doesn't|don't|has no idea|have no idea|doesn't even) (?:know|about)\b|\bbehind (?:his|her|their) back\b/,
    not: /\bthinks? (?:that )?(?:i'm|i am) (?!in\b|at\b|still\b|going|working|paying|saving|studying)|\bthinks? (?:that )?(?:i'll|i will|i can|i could|we'll|we can|we should|i should|i need|i'd)\b/i,
    reflections: [
      "It is tiring, to keep something like that from people who are close.",
      "So they don’t know how it really is.",
      "That sounds lonely.",
    ],
    questions: [
      "What makes it hard to tell them?",
      "What do you think they would say, if they knew?",
    ],
  },
  {
    id: "eyes-opened",
    when: /\b(?:i never knew|had no (?:idea|clue)|didn't have a clue|found (?:letters?|messages|out (?:that )?(?:he|she|they|my \w+) (?:had|has|have|was|were|knew|lied))|finding (?:letters?|out)|turns out (?:that )?(?:he|she|they|my \w+|it was)|all (?:that|this) time)\b/,
    reflections: [
      "It is a shock to find out like that.",
      "That changes how you see things.",
      "You did not know, and now you have to make sense of it.",
    ],
    questions: ["How did you find out?", "What has it been like since?"],
  },
  {
    id: "plain-wish",
    when: /\bthat's all i (?:want|ask|need)\b|\ball i (?:want|ever wanted|need) (?:is|was)\b|\bi just want to (?:feel|be|know|sleep|dance|have|live|go|sit|breathe|see|hear)\b|\bi don't want (?:my|him|her|them) to\b|\bi don't want to (?:go back|be (?:brave|strong|like)|become|turn into|blow)\b/,
    not: /\b(?:die|disappear|not be here)\b/,
    reflections: [
      "That does not sound like too much to ask.",
      "It is clear what you would like.",
      "That is an understandable wish.",
    ],
    questions: ["What would that look like, on an ordinary day?", "What stands in the way of it?"],
  },
  {
    id: "doubt-after-wish",
    when: /\b(?:don't think i(?:'ll| will)? (?:be able|manage|make it|can)|doubt (?:i(?:'ll| will| can)|it(?:'ll| will))|probably won't|won't (?:be able|manage)|what's the point of (?:trying|asking)|everyone will already)\b/,
    reflections: [
      "You doubt that it will work out.",
      "It is hard to hope, when you have been let down.",
      "It sounds as if you expect to be disappointed.",
    ],
    questions: ["What makes you doubt it?", "What would a small version of it be?"],
  },
  {
    id: "careful-all-day",
    when: /\b(?:being careful|have to be careful|watch(?:ing)? (?:what i say|myself|my tone|every word)|so careful|on (?:my )?guard|holding my tongue|can't be (?:angry|myself|honest))\b/,
    reflections: [
      "It is exhausting, always having to be careful.",
      "You can never quite relax, then.",
      "That takes a lot out of a person.",
    ],
    questions: [
      "Where do you not have to be careful?",
      "What would you say, if you could just say it?",
    ],
  },
  {
    id: "whole-room",
    when: /\b(?:and )?(?:everyone|everybody|they all|half the room|the (?:whole )?room|the whole \w+) (?:just )?(?:clapped|laughed|stared|looked|heard|saw|watched|went quiet|cheered|joined in)\b|\bin front of (?:everyone|everybody|the whole|them all|all of|my \w+|our \w+|other people|people)\b/,
    reflections: [
      "And there were people watching, too.",
      "That must have been hard, in front of others.",
      "I imagine you wanted to be anywhere else.",
    ],
    questions: ["What did you do?", "What would you have wanted someone to do?"],
  },
  {
    id: "child-says-sorry",
    quiet: true,
    when: /\bmy (?:little |eldest |youngest )?(?:son|daughter|kid|boy|girl) (?:said|says) (?:sorry|never mind|it's ok(?:ay)?|that's ok(?:ay)?)\b/,
    reflections: ["I imagine that got to you.", "That must have touched you."],
    questions: ["What would you like to say back?"],
  },
  {
    id: "how-long",
    when: /\bhow long (?:does|will|is|do) (?:it|this|grief|the pain|i)\b|\bis there a number\b|\b(?:does|will) (?:it|this|that) (?:ever )?(?:go away|get (?:better|easier)|stop|end|pass)\b|\bwhen (?:does|will) (?:it|this) (?:stop|end|get)\b/,
    reflections: [
      "There is no fixed time for it. For most people it does get easier, though not in a straight line.",
      "I can’t give you a date. For most people it eases bit by bit.",
      "Honestly, nobody can say exactly. It does tend to get easier with time.",
    ],
    questions: [
      "What made you ask that today?",
      "What would you like to be able to do again first?",
    ],
  },
  {
    id: "waiting-for-word",
    quiet: true,
    when: /\b(?:blue ticks|left on read|no (?:answer|reply)|(?:he|she|they|nobody) did not (?:write|call|answer|come)|hasn't (?:written|called|answered|replied)|until morning|still waiting (?:to hear|for)|checking my phone)\b/,
    reflections: [
      "Waiting for an answer is hard.",
      "It is hard not to know what the silence means.",
    ],
    questions: ["What goes through your mind while you wait?"],
  },
  {
    id: "lied-about-it",
    when: /\b(?:i lied|told (?:him|her|them|everyone) (?:yes|it was fine|i was)|i said (?:busy|it's fine|i'm fine)|i made (?:it|something) up|nobody caught me|waiting for (?:someone|somebody|them) to (?:find|tap|notice|realise|realize))\b/,
    reflections: [
      "It was hard to say how it really is.",
      "It sounds as if that does not sit well with you.",
    ],
    questions: [
      "What made it hard to say how it is?",
      "What would have happened, if you had said it?",
    ],
  },
  {
    id: "stood-alone-somewhere",
    quiet: true,
    when: /\b(?:stood in the (?:\w+ )?(?:cupboard|toilet|corridor|car park|kitchen|shower|rain|garden)|sat in (?:the|my) (?:car|loo|toilet|bath\w*|stairwell)|(?:hide|hid|go|going) (?:in|to) the (?:loo|toilet|bathroom)|in (?:a|the) mcdonalds)\b/,
    not: /\bgot in\b/,
    reflections: ["So you were by yourself with it."],
    questions: ["What would have helped in that moment?"],
  },
  {
    id: "when-i-am-gone",
    quiet: true,
    when: /\bwhen i(?:'m| am) (?:gone|dead|not here|too old)\b|\bwho (?:has|will have|looks after|will look after|takes) (?:him|her|them)\b/,
    reflections: ["That is a heavy worry to have.", "You are thinking of who will be left."],
    questions: ["Who have you been able to talk to about that?"],
  },
  {
    id: "like-him",
    when: /\b(?:never had one|don't (?:want to|wanna) be like (?:him|her|them|my)|end up like (?:him|her|my)|not (?:going to )?be like (?:him|her))\b/,
    reflections: ["You know how you do not want to be.", "That matters a lot to you."],
    questions: ["What would you like to do differently?"],
  },
  {
    id: "does-that-make-me",
    when: /\b(?:does (?:that|this|it) make me (?:\w+)|am i (?:a |an |just |being )*(?:ridiculous|silly|paranoid|dramatic|unreasonable|crazy|stupid|too|bad|terrible|horrible|awful|cheat\w*|selfish|monster|weird|broken|failing|overreacting|imagining|in the wrong|the (?:bad|villain|asshole|problem))|is (?:it|that|this) (?:wrong|bad|selfish|stupid|weird|terrible) (?:that|to|of|if))\b/,
    reflections: [
      "I don’t think it makes you a bad person. You would not ask if you did not care.",
      "That is a hard question to put to yourself.",
      "What you feel is not the same as what you do.",
    ],
    questions: ["What would you say to a friend who asked you that?", "What makes you think so?"],
  },
  {
    id: "undeserving",
    when: /\b(?:don't deserve|do not deserve|no right to (?:feel|complain|be)|not allowed to (?:feel|be)|shouldn't (?:feel|get to|be allowed)|i hate (?:who i am|what i|myself when)|explain that|thats? not me|that's not (?:me|who i am))\b/,
    reflections: [
      "You are being very hard on yourself.",
      "It hurts, to think that about yourself.",
    ],
    questions: [
      "What would somebody who knows you well say to that?",
      "When did you start to think that?",
    ],
  },
  {
    id: "asking-for-what",
    when: /\bdon't know (?:what|why) i(?:'m| am) (?:asking|telling|writing|saying|here|even)\b|\bnot sure (?:what|why) i(?:'m| am) (?:asking|telling|here)\b/,
    reflections: [
      "You don’t have to be asking for anything.",
      "It can be enough to tell somebody.",
      "You don’t need a reason to talk here.",
    ],
    questions: ["What has it been like to keep it to yourself?"],
  },
  {
    id: "owning-it",
    when: /\b(?:maybe|perhaps|i guess|i suppose|fine) ?,?(?:\.)? ?(?:maybe |perhaps )?(?:she|he|they|you) (?:had|has|have|is|was|were|are|'s|'re) (?:a point|right|not wrong)\b|\bit's me that(?:'s| is)\b|\bit's (?:on )?me (?:who|that)\b/,
    reflections: ["That takes some honesty to say.", "It is not easy to admit that."],
    questions: ["Which part of it is yours?", "What would you like to do with that?"],
  },
  {
    id: "voice-gone-rusty",
    not: /\b(?:spoken|speak|talk) (?:to|with) (?:me|us|him|her|them|each other|my)\b|\b(?:we|she|he|they) (?:haven't|didn't|don't)\b/,
    when: /\b(?:don't speak|haven't spoken|didn't speak|not spoken|no one to (?:talk|speak) to|don't (?:talk|speak) to (?:anyone|a soul))\b.{0,40}\b(?:days?|weekends?|weeks?|friday|monday|till|until|anyone|a soul)\b|\bmy voice came out\b/,
    reflections: ["That is a long time without talking to anyone.", "That sounds lonely."],
    questions: ["What are those days like?", "Who do you wish you could talk to?"],
  },
];
