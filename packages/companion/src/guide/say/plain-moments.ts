import type { Kind } from "./kinds.ts";

/** Things people do in any story. Their words claim no more than the sentence itself says. */
export const plainMoments: readonly Kind[] = [
  {
    id: "keeps-back",
    quiet: true,
    when: /\b(?:(?:don't|do not|not ready to|rather not|would prefer not to)(?: really| actually| yet)?(?: want to| wanna| wish to| like to)?(?: really)? (?:go into|get into|talk about|discuss|speak (?:of|about)) (?:that|it|this|the details?|her|him)|leave (?:that|it) (?:there|at that)|not going (?:into (?:that|it)|there))\b/,
    not: /\b(?:don't|not) (?:really |actually )?(?:talk|speak) (?:about|of)\b|\b(?:with|to) (?:anyone|anybody|him|her|them|my)\b|\b(?:they|we|he|she|people|everyone|nobody|lads|men|boys|guys|friends|family|parents|kids) don't\b/,
    reflections: [
      "Then we leave that.",
      "That is all right. You decide what you tell me.",
      "You don’t have to go into it.",
    ],
    questions: ["What would be easier to talk about?"],
  },
  {
    id: "sounds-silly",
    when: /\b(?:(?:sounds?|seems?|feels?|is|it's|that) (?:so |a bit |really |probably )?(?:daft|silly|ridiculous|trivial|petty|childish)|you (?:may|can|will|'ll) laugh|don't laugh|is (?:that|this|it) (?:mad|weird|odd|strange|daft|silly)|call me (?:daft|silly|soft)|i know (?:it's|it is|it was|they're) (?:only|just) (?:an? )?\w+)\b/,
    reflections: [
      "It does not sound silly to me.",
      "It matters to you, and that is enough.",
      "You don’t have to excuse it.",
    ],
    questions: [
      "What makes it matter so much?",
      "What would you say about it, if it were not silly at all?",
    ],
  },
  {
    id: "not-noticed",
    when: /\b(?:hasn't|haven't|hadn't|didn't|doesn't|don't|never|nobody|no one|no-one) (?:even |ever |has |have )?(?:noticed|notices|notice|asked me|asks me|asks how|ask how|ask me)\b/,
    not: /\bi (?:didn't|hadn't|never|don't|haven't) (?:even )?notice|\b(?:says|said|thinks|reckons|tells me|told me) (?:that )?(?:no one|nobody|no-one)/,
    reflections: [
      "It hurts when nobody notices.",
      "You would have liked somebody to notice.",
      "That sounds lonely.",
    ],
    questions: [
      "What would you have liked them to ask?",
      "What would you say, if somebody did ask?",
    ],
  },
  {
    id: "not-speaking",
    when: /\b(?:hasn't|haven't|won't|doesn't|don't|not|stopped|refuses to|barely) (?:spoken|speak|speaking|talk|talking|talked)(?: a word)? (?:to|with) (?:me|us|each other)\b|\bnot on speaking terms\b|\bno longer speak\b/,
    reflections: [
      "So the two of you are not speaking at the moment.",
      "That silence must be hard.",
      "It is hard, when somebody won’t talk to you.",
    ],
    questions: [
      "What would you want to say first?",
      "What was the last thing you said to each other?",
    ],
  },
  {
    id: "went-along",
    when: /\bi (?:just |always |usually )?(?:let (?:him|her|them|it (?:go|pass|slide))|nodded|nod(?! a lot)|(?:don't|didn't|never) (?:correct|contradict|argue|object|say anything)|said nothing|say nothing|kept quiet|keep quiet|bit my tongue|bite my tongue|went along|go along|play(?:ed)? along)\b/,
    not: /\bi let (?:him|her|them) (?:down|die|go)\b/,
    reflections: [
      "It is easier to let it pass in the moment.",
      "So you kept it to yourself.",
      "You said nothing, and it stayed with you.",
    ],
    questions: [
      "What would you have said, if it had been easy?",
      "What goes through you, when you let it pass?",
    ],
  },
  {
    id: "comforts-the-others",
    when: /\bi (?:had to|have to|ended up|end up|was the one) (?:comfort|consol|calm|reassur|cheer|look after)\w*(?:ing)? (?:him|her|them|my \w+)\b(?: down| up)?/,
    not: /\btell\w* (?:him|her|them|my \w+) (?:about|that i|to)\b/,
    reflections: [
      "So you ended up looking after them.",
      "There was not much room for you in that.",
    ],
    questions: ["Who was there for you?", "What would you have needed just then?"],
  },
  {
    id: "keeps-hidden",
    when: /\bi (?:always |just |usually )?(?:wear|hide|cover|pretend|fake|make excuses|make up (?:a|an|some) (?:reason|story|excuse))\b/,
    not: /\bi (?:just )?wear (?:glasses|black|it|the same|my)\b/,
    reflections: ["It takes effort to keep that hidden.", "So people don’t see how it really is."],
    questions: ["Who knows how it really is?", "What would happen, if somebody saw it?"],
  },
  {
    id: "no-choice",
    when: /\b(?:can't (?:just )?(?:quit|walk away|up and leave|get out of it)|(?:have|had|there's|there is) no (?:other |real )?choice|what choice (?:do|did) (?:i|we)|what (?:was|were|am|are) (?:i|we) (?:meant|supposed) to do|what else (?:can|could|am|was) i|who else (?:is going to|will|would|is gonna|pays))\b/,
    reflections: [
      "So it does not feel as if you have a choice.",
      "It is not as simple as just stopping.",
      "That leaves you little room.",
    ],
    questions: [
      "What would you do, if it were only up to you?",
      "What makes the other ways look closed?",
    ],
  },
  {
    id: "knows-better",
    when: /\bi know (?:that )?(?:he|she|they|it|it's|he's|she's|they're|that's)\b.{0,40}\b(?:didn't mean|doesn't mean|means? well|meant well|not (?:his|her|their|my) fault|irrational|not fair|unfair|trying|doing (?:his|her|their) best|logical)\b/,
    reflections: [
      "You can understand it, and it can still hurt.",
      "You are being fair to them, and it hurt all the same.",
      "Knowing that does not make it sting any less.",
    ],
    questions: ["What hurt about it?", "What would you want them to know?"],
  },
  {
    id: "long-ago",
    when: /\b(?:(?:a )?(?:long|very long) time ago|years ago now|ancient history|in the past now)\b/,
    reflections: ["So it is a long time ago."],
    questions: ["What do you remember of it?", "What made you think of it now?"],
  },
  {
    id: "will-not-leave",
    when: /\b(?:can't (?:shake|unsee|unhear|get (?:past|(?:it|that|her|him|them) out)|stop (?:thinking|seeing|hearing|picturing|going over))|stuck in my (?:head|mind)|keep (?:seeing|picturing|going over|replaying))\b/,
    reflections: [
      "It keeps coming back to you.",
      "It is hard, when you can’t stop thinking of it.",
      "It sounds as if it won’t leave you in peace.",
    ],
    questions: ["When does it come up most?", "What do you see or hear, when it comes back?"],
  },
  {
    id: "too-late",
    when: /\b(?:it's|it is|it was|now it's|feels?|be) too late\b/,
    reflections: ["It feels as if the moment has passed.", "You wish that you had done it sooner."],
    questions: ["What would you do, if it were not too late?"],
  },
  {
    id: "effort-unmet",
    when: /\b(?:sent|written|wrote|called|rung|rang|emailed|asked|complained|applied)\b.{0,25}\b(?:\d+|so many|countless|dozens|hundreds|a hundred|every) (?:of )?(?:emails?|times?|letters?|messages?|calls?|places|jobs|week|day)\b|\b(?:nobody|no one|they never|they don't|he never|she never) (?:answers?|repl(?:y|ies)|gets? back to me|does anything)\b|\bit (?:just |always )?comes (?:straight |right )?back\b/,
    not: /\b(?:given up|got (?:the|an?) )\b/i,
    reflections: [
      "You have tried again and again.",
      "So much effort, and nothing has come back.",
      "It would wear anybody down.",
    ],
    questions: ["What keeps you going?", "What would you need from them?"],
  },
  {
    id: "keeps-watch",
    when: /\bi (?:keep |still |always )?check(?:ing)?\b.{0,40}\b(?:times|every (?:hour|night|morning|few|ten|five)|at night|again|still breathing)\b/,
    not: /\b(?:phone|instagram|facebook|weight|scales?|emails?)\b/,
    reflections: [
      "You check, and it calms you only for a moment.",
      "It sounds as if you can’t let your guard down.",
    ],
    questions: ["What are you afraid might happen?", "When did that begin?"],
  },
  {
    id: "small-wish",
    when: /\bi(?:'d| would) (?:just |really )?(?:like|love) to\b|\bi (?:think i |suppose i |guess i )?just want(?:ed)? (?:something|someone|somebody|one|a|it|him|her|them|to)\b/,
    not: /\b(?:die|disappear|not be here|talk|vent|ask|know (?:if|what|how)|end it|advice|help|sleep forever)\b/,
    reflections: [
      "That does not sound like much to ask for.",
      "I can understand that wish.",
      "So that is what you would like.",
    ],
    questions: [
      "What would it be like, if you had that?",
      "What has stood in the way of it so far?",
      "What makes that important to you?",
    ],
  },
  {
    id: "asks-itself",
    when: /^(?:so |but |and )?why (?:do|does|did|is|am|can't|would) (?:i|it|this|that)\b|\bhow do you (?:even )?(?:say|tell|explain|live with|forgive|stop)\b|\bi (?:keep|kept|can't stop) wondering\b|\bi (?:do |sometimes |often )?wonder (?:if|whether|why|what)\b/,
    not: /\byou(?:'re| are) (?:a|an)\b/,
    reflections: [
      "I have no quick answer to that, and I can see why you ask.",
      "That is a hard question.",
      "I can see why you wonder about that.",
    ],
    questions: ["What do you think yourself?", "What makes you wonder about it now?"],
  },
  {
    id: "nobody-would-know",
    when: /\b(?:nobody|no one|no-one) would (?:even |ever |think to |know to )?(?:know|tell|notice|care|call|ring|come|find)\b/,
    reflections: ["That is a lonely thought.", "It hurts, to feel that nobody would notice."],
    questions: ["What would you want them to know?"],
  },
];
