import type { Kind } from "./kinds.ts";

/**
 * Small human moments that come up inside any subject. They are looked for before the broader kinds.
 * After a quiet one nothing is asked, gathered up or offered: the reply stays.
 */
export const moments: readonly Kind[] = [
  {
    id: "not-done-in-time",
    quiet: true,
    when: /\bi (?:didn't|did not) (?:pick up|answer|call (?:him |her |them )?back|text back|go (?:and )?see|notice|see it|stop (?:him|her|it|them)|say anything|visit|come|get there)\b|\blast (?:one|person|thing) (?:he|she|they|i) (?:called|texted|rang|messaged|saw|said|spoke)\b|\bi (?:was|were) (?:supposed|meant|going) to (?:take|see|visit|call|pick|be there|meet|ring)\b|\bi never (?:went|called|visited|answered|replied|said it|told (?:him|her))\b|\bif i(?:'d| had) (?:only |just )?(?:known|gone|called|picked|answered|stayed|been)\b/,
    reflections: [
      "That is the moment you keep being sent back to.",
      "You know now what nobody could have known then.",
      "It looks like a choice from here. At the time it was only an ordinary minute.",
    ],
    questions: ["What would you have said, if that minute could be had again?"],
  },
  {
    id: "first-time-said",
    quiet: true,
    when: /\b(?:never (?:said|told|admitted|spoken|mentioned)\b.{0,40}\b(?:out loud|aloud|anyone|anybody|a soul|before)|first time (?:i(?:'ve| have)|i'm|saying|i ever)|haven't (?:told|said it to) (?:anyone|anybody|a soul)|(?:nobody|no one|not a soul) knows|no ?(?:one|body) knows about|you're the first (?:one|person|to))\b/,
    reflections: [
      "And now it has been said, and it is still quiet here.",
      "You have been the only one who knew. Now it is a little less alone in there.",
      "Thank you for not keeping that one back.",
    ],
    questions: ["What is it like, to have it outside of you?"],
  },
  {
    id: "small-detail",
    quiet: true,
    when: /\b(?:still (?:lay|set|make|buy|say|reach|turn|look|wait|listen|call|sleep on|cook|pour|leave)\b|keep (?:stepping|reaching|turning|looking for|expecting|setting|hearing|walking)|catch myself|(?:his|her|their) (?:coat|bowl|chair|shoes|voicemail|toothbrush|side of the bed|mug|slippers|lead|jumper|scarf)\b)/,
    not: /\bstill (?:make|look|call|wait) (?:me|a|the|like|at)\b/,
    reflections: [
      "Your hands have not been told yet.",
      "It is the small thing that undoes you, and not the big one.",
      "Some part of you still lives by the old arrangement.",
    ],
    questions: ["Where else in the day does it catch you?"],
  },
  {
    id: "both-at-once",
    quiet: true,
    when: /\b(?:and i meant it|(?:miss|love)d? (?:him|her|them)\b.{0,30}\b(?:and|but)\b.{0,30}\b(?:hurt|hates?|hated|angry|furious|cross|scared)|griev\w+\b.{0,40}\b(?:cross|angry|furious|relieved)|happy (?:for (?:him|her|them) )?and (?:sad|jealous|angry|heartbroken)|happy or sad|laugh(?:ed|ing)? (?:or|and) cr(?:y|ied|ying)|both\.?$|relieved and (?:guilty|sad|ashamed))\b/,
    reflections: [
      "Both are true, in the same breath, and neither cancels the other.",
      "Nobody can make that come out even, and you do not have to.",
      "People like one feeling at a time. You were given two.",
    ],
    questions: ["Which of the two has had less room so far?"],
  },
  {
    id: "the-price-of-telling",
    when: /\bif (?:i|they|he|she|anyone|my \w+) (?:ever )?(?:tell|told|tells|knew|know|find|finds|found|say|said)\b.{0,60}\b(?:lose|lost|leave|kill|over|never|hate|end|done|disown|ruin|everyone|everything|gone)\b|\bcan't ever (?:tell|know|find out)\b/,
    reflections: [
      "The truth has a price there, and you have done the sum many times.",
      "So you keep the peace with your own silence.",
      "You are weighing being honest against being kept.",
    ],
    questions: [
      "What does keeping it in cost you, week by week?",
      "Who would still be there, as far as you can judge?",
    ],
  },
  {
    id: "laughed-along",
    when: /\b(?:so i laughed|i (?:just )?laughed (?:it off|along|too)|i always (?:laugh|smile|say it's fine|joke)|laugh(?:ed)? it off|smiled? (?:and|through)|i have to smile|make a joke (?:of|out of))\b/,
    reflections: [
      "The laugh got you out of the room, and you took the rest of it home.",
      "Laughing was the safest thing to do. It was not the truest.",
      "You made it easy for everybody but yourself.",
    ],
    questions: [
      "What would your face have done, if it had been free to?",
      "What was under the laugh?",
    ],
  },
  {
    id: "made-smaller",
    when: /\b(?:said|says|say|saying|told me|tells me|thinks|keeps? saying|everyone(?:'s| is) like|like,? oh)\b.{0,40}\b(?:it's just a|just a (?:cat|dog|job|phase|friend|breakup|miscarriage)|everyone(?:'s| is) a bit|probably (?:psychological|nothing|stress|hormones)|in (?:my|your) head|at least|could be worse|get over it|move on|be (?:happy|grateful|thankful|positive|strong|fine)|i(?:'m| am) (?:so )?lucky|i should be (?:happy|grateful|thankful|over)|enjoy every|happens for a reason|in a better place|try again|explains so much|good team|toughen up|man up|grow up|cheer up|snap out|well[- ]intentioned|meant well|didn't mean (?:it|anything)|make new friends|like it's \w+)\b|\b(?:thinks?|says?) (?:it's|that's|it is|that it's) (?:sweet|flattering|funny|cute|nothing|(?:a )?coincidence|normal|silly|lovely|no big deal)\b|\bjust a (?:gran|nan|cat|dog|pet|friend|phase)\b/,
    reflections: [
      "It was meant to make it smaller, and it left you alone with it at full size.",
      "A sentence like that closes the door politely.",
      "After that there is not much room left to say how it really is.",
    ],
    questions: [
      "What would you have liked to hear in that moment?",
      "Who in your life does not tidy it away?",
    ],
  },
  {
    id: "exact-picture",
    when: /\b(?:it(?:'s| is| was|'s just)|that's|feels?|felt|living with \w+ (?:is|was)) (?:a bit |kind of |sort of |just |almost )?like (?:a |an |the )?(?:talking|living|watching|walking|being|carrying|drowning|waiting|standing|someone|holding|swimming|running|shouting|screaming|looking|trying|having|sitting|falling|wading|pushing|\w+ing) \w+|\bas if (?:someone|somebody|a)\b/,
    not: /\bfeel like (?:crying|going|doing|eating|talking|sleeping)\b/,
    reflections: [
      "That is a very exact picture.",
      "I can see it, the way you put that.",
      "You found an image that says more than an explanation would.",
    ],
    questions: ["What else is in that picture?", "Where are you standing in it?"],
  },
  {
    id: "being-a-nuisance",
    when: /\b(?:(?:be|being|become|feel like|am|i'm) (?:just )?(?:a|such a) (?:nuisance|bother|burden|pain|weight|inconvenience)|don't (?:want|wish|like) to (?:be a |bother|burden|trouble|impose|worry)|do not wish to (?:be a |bother|trouble)|tell (?:him|her|them|everyone|people) (?:that )?(?:i'm|i am) (?:fine|managing|okay|ok|alright|coping))\b/,
    reflections: [
      "You keep it small, so that nobody has to carry any of it.",
      "You look after the people who ask by giving them the easy answer.",
      "It is a considerate way to be alone.",
    ],
    questions: [
      "What would you tell them, if it could not weigh on them?",
      "What would you want them to do, if they knew?",
    ],
  },
  {
    id: "gave-word",
    when: /\bi (?:had )?promised\b|\bi gave (?:him|her|them) my word\b|\bi swore (?:i|to)\b/,
    not: /\bpromised (?:me|us)\b/,
    reflections: [
      "You gave your word, and you are somebody who keeps it.",
      "The promise was made out of love, before anybody knew what it would ask.",
    ],
    questions: ["What was the promise really meant to protect?"],
  },
  {
    id: "not-looking-up",
    when: /\b(?:without (?:even )?looking(?: up)?|didn't (?:even )?look (?:up|at me)|looked (?:away|right through me|at (?:his|her|their) phone)|can't (?:even )?look at me|walked (?:off|away|past me|out)|stopped (?:showing|telling|asking|looking)|seen?(?:zoned)? my messages?|saw my messages?)\b/,
    reflections: [
      "It was a small movement, and it said a great deal.",
      "Nobody raised their voice, and it went straight in.",
      "You noticed, and you cannot stop noticing.",
    ],
    questions: [
      "What did you take it to mean?",
      "What would you have given for a different second there?",
    ],
  },
  {
    id: "who-am-i-without",
    when: /\b(?:don't know who i am|who am i (?:now|without|if)|know who i am|i was somebody|used to be (?:somebody|someone|the one)|lost myself|nobody (?:now|anymore)|what am i (?:now|without)|no ?one needs (?:me|anything)|not needed)\b/,
    reflections: [
      "There used to be a clear answer to who you are, and somebody took the question away with it.",
      "You are not only missing something. You are missing the person you were in it.",
      "It takes a while to meet yourself again without that.",
    ],
    questions: ["What of you was there before all that?", "When do you still recognise yourself?"],
  },
  {
    id: "not-here-to-see",
    quiet: true,
    when: /\b(?:didn't live to see|isn't here to see|not here to see|never got to (?:see|meet|hold)|wish (?:he|she|mum|mom|dad|they) (?:could|was here|were here|had)|(?:he|she|they)(?:'d| would) (?:be|have been|have loved|have) (?:so |very |well )?(?:proud|chuffed|happy|pleased|loved|laughed|delighted))\b/,
    reflections: [
      "The one person you most wanted to tell.",
      "There is an empty chair at it, and you set the chair there yourself, out of love.",
      "You would have rung that number first.",
    ],
    questions: ["What would {they|that person} have said to you?"],
  },
  {
    id: "takes-it-back",
    quiet: true,
    when: /^(?:ok(?:ay)?|actually|well|fine|alright)?[,. ]*(?:no|nope)?[,. ]*(?:i'm not(?: (?:ok|okay|fine|really|alright))?|that's not true|i lied|not really fine|it's not fine)[.! ]*$/,
    reflections: [
      "Thank you for taking that back.",
      "That is the truer sentence, and it was the harder one.",
      "You need not be fine here.",
    ],
    questions: ["What is it really like, then?"],
  },
  {
    id: "slip",
    when: /\b(?:just (?:the one|one[.!]|today)|i had (?:just )?one(?: (?:yesterday|today|last))?|blew it|back to (?:day (?:one|1|zero|0)|square one)|start(?:ing)? (?:again|over) (?:from|at))\b/,
    not: /\b(?:just one (?:thing|question|of)|just today i|never had one|i never had)\b/,
    reflections: [
      "One is one. It is what you tell yourself afterwards that decides how big it gets.",
      "Everything you learnt on the days before is still in you.",
      "You are counting, which means that it matters to you.",
    ],
    questions: [
      "What was going on just before?",
      "What would you want to do with the next time it pulls?",
    ],
  },
  {
    id: "double-life",
    when: /\b(?:wife|husband|girlfriend|boyfriend|partner|mum|mom|dad|parents|family|kids|everyone|they|he|she|boss) (?:still |all |just )?(?:thinks?|believes?|assumes?) (?:that )?(?:i|i'm|i've|we|we're|we've|it's (?:a|going|temporary|all))\b|\b(?:she|he|they) (?:doesn't|don't|has no idea|have no idea|doesn't even) (?:know|about)\b|\bbehind (?:his|her|their) back\b/,
    not: /\bthinks? (?:that )?(?:i'm|i am) (?!in\b|at\b|still\b|going|working|paying|saving|studying)/,
    reflections: [
      "There are two versions of it now, and only you live in both.",
      "You have to remember what they know and what they do not, all day long.",
      "The distance between what they see and what is so has become a weight of its own.",
    ],
    questions: [
      "What is it like to sit next to them with that?",
      "What do you fear more: that they find out, or that they never do?",
    ],
  },
  {
    id: "eyes-opened",
    when: /\b(?:i never knew|had no (?:idea|clue)|didn't have a clue|found (?:letters?|messages|out (?:that )?(?:he|she|they|my \w+) (?:had|has|have|was|were|knew|lied))|finding (?:letters?|out)|turns out (?:that )?(?:he|she|they|my \w+|it was)|all (?:that|this) time)\b/,
    reflections: [
      "You have to go back over those years now and read them again.",
      "What you stood on turns out to have been something else.",
      "It is one thing that it was so, and another that you did not know.",
    ],
    questions: ["What looks different now, when you think back?", "What do you still trust in it?"],
  },
  {
    id: "plain-wish",
    when: /\bthat's all i (?:want|ask|need)\b|\ball i (?:want|ever wanted|need) (?:is|was)\b|\bi just want to (?:feel|be|know|sleep|dance|have|live|go|sit|breathe|see|hear)\b|\bi don't want (?:my|him|her|them) to\b|\bi don't want to (?:go back|be (?:brave|strong|like)|become|turn into|blow)\b/,
    not: /\b(?:die|disappear|not be here)\b/,
    reflections: [
      "Under everything else, that is what it comes down to.",
      "That is not a great deal to ask.",
      "You know very clearly what you want there, even if nothing else is clear.",
    ],
    questions: [
      "What would that look like, on an ordinary day?",
      "What makes it matter as much as it does?",
    ],
  },
  {
    id: "doubt-after-wish",
    when: /\b(?:don't think i(?:'ll| will)? (?:be able|manage|make it|can)|doubt (?:i(?:'ll| will| can)|it(?:'ll| will))|probably won't|won't (?:be able|manage)|what's the point of (?:trying|asking)|everyone will already)\b/,
    reflections: [
      "You barely let yourself want it before the doubt steps in.",
      "Part of you has begun to be disappointed in advance, to be on the safe side.",
      "It is easier to expect nothing than to be let down once more.",
    ],
    questions: [
      "What would a small version of it be?",
      "What would you try, if it were allowed to go badly?",
    ],
  },
  {
    id: "careful-all-day",
    when: /\b(?:being careful|have to be careful|watch(?:ing)? (?:what i say|myself|my tone|every word)|so careful|on (?:my )?guard|holding my tongue|can't be (?:angry|myself|honest))\b/,
    reflections: [
      "Being careful is work, and you do it on top of everything else.",
      "You edit yourself before every sentence, and nobody sees the cutting-room floor.",
      "There is nowhere in that day where you get to put your guard down.",
    ],
    questions: [
      "Where do you not have to be careful?",
      "What would you say first, if you could stop?",
    ],
  },
  {
    id: "whole-room",
    when: /\b(?:and )?(?:everyone|everybody|they all|half the room|the (?:whole )?room|the whole \w+) (?:just )?(?:clapped|laughed|stared|looked|heard|saw|watched|went quiet|cheered|joined in)\b|\bin front of (?:everyone|everybody|the whole|them all|all of)\b/,
    reflections: [
      "And there was a whole room for it to happen in.",
      "Nobody in that room did anything, and that is part of it too.",
      "It is one thing to be hurt, and another to be hurt with people watching.",
    ],
    questions: [
      "Whose face do you remember from that room?",
      "What did you need one of them to do?",
    ],
  },
  {
    id: "child-says-sorry",
    quiet: true,
    when: /\b(?:he|she|my (?:son|daughter|kid|boy|girl)|they) (?:said|says) (?:sorry|never mind|it's ok(?:ay)?|that's ok(?:ay)?)\b/,
    reflections: [
      "That kindness was harder to take than anger would have been.",
      "You were the one who got forgiven, and it went right through you.",
    ],
    questions: ["What would you like to say back?"],
  },
  {
    id: "how-long",
    when: /\bhow long (?:does|will|is|do) (?:it|this|grief|the pain|i)\b|\bis there a number\b|\b(?:does|will) (?:it|this|that) (?:ever )?(?:go away|get (?:better|easier)|stop|end|pass)\b|\bwhen (?:does|will) (?:it|this) (?:stop|end|get)\b/,
    reflections: [
      "There is no number, and anybody who gives you one is guessing. For most people it changes its shape before it gets lighter.",
      "Honestly: for most people it does ease, and seldom in a straight line.",
      "I can’t give you a date. I can tell you that asking it does not mean you are doing it wrong.",
    ],
    questions: ["What made you ask it today?", "What would you like to be able to do again first?"],
  },
  {
    id: "name-unsaid",
    quiet: true,
    when: /\b(?:say (?:his|her|their) name|her name|his name|can't say my name|doesn't know (?:my name|me|who i am)|forgot my name|calls me by)\b/,
    reflections: [
      "A name is the least one can be given, and it is the most.",
      "To be called, or to hear it said, is not a small thing.",
    ],
    questions: ["Who says it still?"],
  },
  {
    id: "waiting-for-word",
    quiet: true,
    when: /\b(?:blue ticks|left on read|no (?:answer|reply)|did not (?:write|call|answer|come)|hasn't (?:written|called|answered|replied)|until morning|still waiting (?:to hear|for)|checking my phone)\b/,
    reflections: [
      "That silence is very loud.",
      "There is nothing to do in such an hour but to listen for it.",
    ],
    questions: ["What do you tell yourself, while you wait?"],
  },
  {
    id: "gave-it-away",
    quiet: true,
    when: /\b(?:i (?:sold|gave away|threw (?:away|out)|packed (?:up|away)|burnt|deleted|returned|cancelled) (?:it|them|his|her|my|the|one)|put (?:her|his|their) \w+ in a (?:bag|box))\b/,
    reflections: [
      "You let more than the thing itself out of your hands.",
      "It was an object, and it was not only an object.",
    ],
    questions: ["What went with it?"],
  },
  {
    id: "lied-about-it",
    when: /\b(?:i lied|told (?:him|her|them|everyone) (?:yes|it was fine|i was)|i said (?:busy|fine|it's fine|i'm fine)|i made (?:it|something) up|nobody caught me|waiting for (?:someone|somebody|them) to (?:find|tap|notice|realise|realize))\b/,
    reflections: [
      "The lie bought you some peace, and you have been paying for it since.",
      "You said what the moment could bear.",
      "Somewhere between shame and kindness, that was the sentence you found.",
    ],
    questions: [
      "What would have happened, if you had said how it is?",
      "What were you protecting?",
    ],
  },
  {
    id: "stood-alone-somewhere",
    quiet: true,
    when: /\b(?:stood in the (?:\w+ )?(?:cupboard|toilet|corridor|car park|kitchen|shower|rain|garden)|sat in (?:the|my) (?:car|loo|toilet|bath\w*|stairwell)|(?:hide|hid|go|going) (?:in|to) the (?:loo|toilet|bathroom)|in (?:a|the) mcdonalds|cried in the)\b/,
    not: /\bgot in\b/,
    reflections: [
      "You went where nobody would see it.",
      "There was just enough room in there to stop pretending.",
    ],
    questions: ["What would you have wanted, in there?"],
  },
  {
    id: "when-i-am-gone",
    quiet: true,
    when: /\bwhen i(?:'m| am) (?:gone|dead|not here|too old)\b|\bwho (?:has|will have|looks after|will look after|takes) (?:him|her|them)\b/,
    reflections: [
      "That is the question under all the others, and you are alone with it at night.",
      "You are not afraid for yourself there.",
    ],
    questions: ["Who have you been able to ask that aloud?"],
  },
  {
    id: "not-about-the-spoon",
    when: /\b(?:it's|it is|it was)(?: not|n't) (?:really |even )?(?:about|the) (?:the )?(?:\w+)(?: itself)?(?: obviously| really| though)?[.! ]*$|\bnot about the \w+\b/,
    reflections: [
      "No. It is about what it said to you.",
      "It was only the thing that happened to be lying on top.",
    ],
    questions: ["What is it about, then, as far as you can tell?"],
  },
  {
    id: "like-him",
    when: /\b(?:never had one|don't (?:want to|wanna) be like (?:him|her|them|my)|end up like (?:him|her|my)|not (?:going to )?be like (?:him|her))\b/,
    reflections: [
      "You know very well what you do not want to hand on.",
      "Nobody showed you how, and still you have a picture of how it should be.",
    ],
    questions: ["What would you want to do differently, in one small thing?"],
  },
  {
    id: "does-that-make-me",
    when: /\b(?:does (?:that|this|it) make me (?:a|an|so|some)|am i (?:a |an |just |being )*(?:ridiculous|silly|paranoid|dramatic|unreasonable|crazy|stupid|too|bad|terrible|horrible|awful|cheat\w*|selfish|monster|weird|broken|failing|overreacting|imagining|in the wrong|the (?:bad|villain|asshole|problem))|is (?:it|that|this) (?:wrong|bad|selfish|stupid|weird|terrible) (?:that|to|of|if))\b/,
    reflections: [
      "You ask it as if a verdict were due, and I think you are asking whether you are still all right.",
      "People who do not care never ask themselves that.",
      "A feeling is not a deed. You are allowed to look at it before you call it a name.",
    ],
    questions: [
      "What would it mean to you, if the answer were yes?",
      "What would you say to a friend who asked you the same?",
    ],
  },
  {
    id: "undeserving",
    when: /\b(?:don't deserve|do not deserve|no right to (?:feel|complain|be)|not allowed to (?:feel|be)|shouldn't (?:feel|get to|be allowed)|i hate (?:who i am|what i|myself when)|explain that|thats? not me|that's not (?:me|who i am))\b/,
    reflections: [
      "You have sat in judgement on yourself, and there was nobody there to speak for you.",
      "What hurts is how far it is from who you mean to be.",
      "You would not be this hard on anybody else in the same place.",
    ],
    questions: [
      "What would somebody who knows all of you say to that?",
      "Who do you mean to be, there?",
    ],
  },
  {
    id: "asking-for-what",
    when: /\bdon't know (?:what|why) i(?:'m| am) (?:asking|telling|writing|saying|here|even)\b|\bnot sure (?:what|why) i(?:'m| am) (?:asking|telling|here)\b/,
    reflections: [
      "You need not be asking for anything.",
      "Perhaps it only wanted to be put down somewhere.",
      "It can be enough that somebody else has heard it.",
    ],
    questions: ["What was it like to carry it until today?"],
  },
  {
    id: "stuck-words",
    when: /\b(?:that one (?:stuck|hurt|got me|landed)|(?:stuck|stayed) with me|can't (?:un)?hear it|keep hearing|still hear|won't leave my head|goes round)\b/,
    reflections: [
      "It found the place where you half believe it.",
      "Of all the things that were said, that is the one that came in.",
    ],
    questions: ["What in it rings true, and what does not?"],
  },
  {
    id: "owning-it",
    when: /\b(?:maybe|perhaps|i guess|i suppose|fine) ?,?(?:\.)? ?(?:maybe |perhaps )?(?:she|he|they|you) (?:had|has|have|is|was|were|are|'s|'re) (?:a point|right|not wrong)\b|\bit's me that(?:'s| is)\b|\bit's (?:on )?me (?:who|that)\b/,
    reflections: [
      "It costs something to say that, and you said it.",
      "You could have defended yourself there, and you looked instead.",
    ],
    questions: [
      "What would you do with that, if you let it be true?",
      "Which part of it is yours?",
    ],
  },
  {
    id: "nobody-sends-flowers",
    when: /\b(?:(?:people|nobody|no one|they) (?:don't|doesn't|ever|never)? ?(?:sends?|brings?|asks?|gives?)\b.{0,30}\b(?:flowers|cards?|food|for this|about it|about (?:the|him|her))|there's no (?:card|funeral|word|name) for (?:this|it))\b/,
    reflections: [
      "It is a real loss, and there is no custom for it.",
      "Nobody comes round with a casserole for this one.",
    ],
    questions: ["What would have been your way of marking it?"],
  },
  {
    id: "voice-gone-rusty",
    when: /\b(?:don't speak|haven't spoken|didn't speak|not spoken|no one to (?:talk|speak) to|don't (?:talk|speak) to (?:anyone|a soul))\b.{0,40}\b(?:days?|weekends?|weeks?|friday|monday|till|until|anyone|a soul)\b|\bmy voice came out\b/,
    reflections: [
      "You can hear in your own voice how long it has been quiet.",
      "It is odd how much of a person lives in being spoken to.",
    ],
    questions: ["Who used to be the first person you spoke to in a day?"],
  },
  {
    id: "the-good-bits",
    quiet: true,
    when: /\b(?:good (?:bits|parts|times|memories|days)|taught me (?:to|how)|he was (?:funny|kind|good to me)|she was (?:funny|kind|good to me)|we used to)\b/,
    reflections: [
      "That happened too, and nobody can take it out of you.",
      "You are allowed to keep that one.",
    ],
    questions: ["What do you see, when you think of it?"],
  },
  {
    id: "own-rule",
    when: /\b(?:that is my rule|that's my rule|one (?:\w+ )?a day|one day at a time|bit by bit|step by step|little by little)\b/,
    reflections: [
      "You found a size of it that you can bear, and you keep to it.",
      "That is a wise rule, and nobody had to teach it to you.",
    ],
    questions: ["How did you come upon that?"],
  },
  {
    id: "deadline",
    when: /^(?:two|three|four|six|\d+) (?:days|weeks|months)[.!, ]+.{0,30}(?:i've got|i have|that's all|left|to go)\b|\b(?:i've got|i have|only have|there are|just) (?:two|three|four|six|\d+) (?:days|weeks|months)(?: left| to (?:find|go|leave|move|pay))?[.!]*$/,
    not: /\bfor (?:two|three|four|six|\d+)\b/,
    reflections: [
      "So there is a date on it now.",
      "It was a worry before, and now it is a calendar.",
    ],
    questions: ["What has to happen first, if you take it one piece at a time?"],
  },
  {
    id: "just-numbers-hurt",
    when: /\b(?:lost|owe[ds]?|spent|gambled|down) (?:£|\$|€)?\d[\d,.]*k?\b|\b(?:£|\$|€)\d[\d,.]*k?\b|\b\w+ thousand (?:pounds|dollars|euros)\b/,
    reflections: [
      "That is a real number, and you wrote it down.",
      "A sum like that sits on everything, even on breakfast.",
    ],
    questions: ["Who else knows that number?", "What does that number stop you from doing?"],
  },
];
