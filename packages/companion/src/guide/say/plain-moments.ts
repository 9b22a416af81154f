import type { Kind } from "./kinds.ts";

/** Things people do in any story. Their words claim no more than the sentence itself says. */
export const plainMoments: readonly Kind[] = [
  {
    id: "keeps-back",
    quiet: true,
    when: /\b(?:(?:don't|do not|not ready to|rather not|would prefer not to)(?: really| actually| yet)?(?: want to| wanna| wish to| like to)?(?: really)? (?:go into|get into|talk about|discuss|speak (?:of|about)) (?:that|it|this|the details?|her|him)|leave (?:that|it) (?:there|at that)|not going (?:into (?:that|it)|there))\b/,
    not: /\b(?:with|to) (?:anyone|anybody|him|her|them|my)\b|\bthey don't\b/,
    reflections: [
      "Then we leave that where it is.",
      "You decide what comes in here and what stays outside.",
      "That part can stay closed.",
    ],
    questions: ["What would be easier to speak of?"],
  },
  {
    id: "sounds-silly",
    when: /\b(?:(?:sounds?|seems?|feels?|is|it's|that) (?:so |a bit |really |probably )?(?:daft|silly|ridiculous|trivial|petty|childish)|you (?:may|can|will|'ll) laugh|don't laugh|is (?:that|this|it) (?:mad|weird|odd|strange|daft|silly)|call me (?:daft|silly|soft)|i know (?:it's|it is|it was|they're) (?:only|just) (?:an? )?\w+)\b/,
    reflections: [
      "It does not sound like that from here.",
      "I’m not laughing. It matters to you, and that is enough.",
      "You excuse it before anybody has objected.",
    ],
    questions: ["What does it stand for, do you think?", "Who would tell you that it is silly?"],
  },
  {
    id: "not-noticed",
    when: /\b(?:hasn't|haven't|hadn't|didn't|doesn't|don't|never|nobody|no one|no-one) (?:even |ever |has |have )?(?:noticed|notices|notice|asked me|asks me|asks how|ask how|ask me)\b/,
    not: /\bi (?:didn't|hadn't|never|don't|haven't) (?:even )?notice/,
    reflections: [
      "You noticed that it was not noticed.",
      "It went by, and nobody said a word.",
      "That is a quiet way of being alone with it.",
    ],
    questions: [
      "What would you have liked to be asked?",
      "What would you say, if somebody did ask?",
    ],
  },
  {
    id: "not-speaking",
    when: /\b(?:hasn't|haven't|won't|doesn't|don't|not|stopped|refuses to|barely) (?:spoken|speak|speaking|talk|talking|talked)(?: a word)? (?:to|with) (?:me|us|each other)\b|\bnot on speaking terms\b|\bno longer speak\b/,
    reflections: [
      "So there is a silence between you now.",
      "Somebody who does not speak can take up a great deal of room.",
      "That door is shut for the moment, and you are still looking at it.",
    ],
    questions: [
      "What would you want to say first?",
      "What was the last thing you said to each other?",
    ],
  },
  {
    id: "went-along",
    when: /\bi (?:just |always |usually )?(?:let (?:him|her|them|it (?:go|pass|slide))|nodded|nod|(?:don't|didn't|never) (?:correct|contradict|argue|object|say anything)|said nothing|say nothing|kept quiet|keep quiet|bit my tongue|bite my tongue|went along|go along|play(?:ed)? along)\b/,
    not: /\bi let (?:him|her|them) (?:down|die|go)\b/,
    reflections: [
      "It is easier that way, and it is not quite what you want.",
      "You let it pass, and some of it stayed with you.",
      "It was the easier thing to do, and you noticed yourself doing it.",
    ],
    questions: [
      "What would you have said, if it had been easy?",
      "What goes on in you, while you let it pass?",
    ],
  },
  {
    id: "comforts-the-others",
    when: /\bi (?:had to|have to|ended up|end up|was the one) (?:comfort|consol|calm|reassur|cheer|look after|tell)\w*(?:ing)? (?:him|her|them|my \w+)\b(?: down| up)?/,
    not: /\btell\w* (?:him|her|them|my \w+) (?:about|that i|to)\b/,
    reflections: [
      "You came with something of your own, and ended up holding theirs.",
      "There was no room left in it for you.",
    ],
    questions: ["Who was there for you in that?", "What would you have needed just then?"],
  },
  {
    id: "keeps-hidden",
    when: /\bi (?:always |just |usually )?(?:wear|hide|cover|pretend|fake|make excuses|make up (?:a|an|some) (?:reason|story|excuse))\b/,
    not: /\bi (?:just )?wear (?:glasses|black|it|the same|my)\b/,
    reflections: [
      "It takes work, keeping that out of sight.",
      "You have found a way to get by with it, and it costs you something.",
      "People see the version you let them see.",
    ],
    questions: ["Who knows how it really is?", "What would happen, if it were seen?"],
  },
  {
    id: "no-choice",
    when: /\b(?:can't (?:just )?(?:quit|walk away|up and leave|get out of it)|(?:have|had|there's|there is) no (?:other |real )?choice|what choice (?:do|did) (?:i|we)|what (?:was|were|am|are) (?:i|we) (?:meant|supposed) to do|what else (?:can|could|am|was) i|who else (?:is going to|will|would|is gonna|pays))\b/,
    reflections: [
      "So it is not as simple as stopping.",
      "It is less what you chose than what was left.",
      "You have looked at the other doors, and they seem shut.",
    ],
    questions: [
      "What would you do, if it were only up to you?",
      "What makes the other ways look closed?",
    ],
  },
  {
    id: "means-it",
    when: /\b(?:i'm (?:not (?:even )?(?:joking|kidding|exaggerating)|(?:dead |being )?serious)|no joke|not even joking|i (?:really )?do mean it)\b/,
    reflections: ["I believe you.", "I take that as seriously as you mean it."],
    questions: ["What is behind that, for you?", "What draws you to it?"],
  },
  {
    id: "knows-better",
    when: /\bi know (?:that )?(?:he|she|they|it|it's|he's|she's|they're|that's)\b.{0,40}\b(?:didn't mean|doesn't mean|means? well|meant well|not (?:his|her|their|my) fault|irrational|not fair|unfair|trying|doing (?:his|her|their) best|logical)\b/,
    reflections: [
      "You can know that, and it can still have hurt.",
      "Knowing it does not quite reach the place where it sits.",
      "You are being fair to everybody in this. It went in all the same.",
    ],
    questions: [
      "And if you did not have to be fair for a moment?",
      "What did it touch, in spite of that?",
    ],
  },
  {
    id: "long-ago",
    when: /\b(?:(?:a )?(?:long|very long) time ago|years ago now|ancient history|in the past now)\b/,
    reflections: [
      "Long ago, and still near enough to be mentioned.",
      "Time has passed over it, and it has not quite gone.",
    ],
    questions: ["How near does it feel today?"],
  },
  {
    id: "will-not-leave",
    when: /\b(?:can't (?:shake|unsee|unhear|get (?:it|that|her|him|past)|stop (?:thinking|seeing|hearing|picturing|going over))|stuck in my (?:head|mind)|keep (?:seeing|picturing|going over|replaying))\b/,
    reflections: [
      "It comes back whether you ask for it or not.",
      "That is the piece that stayed.",
      "Some part of you has not finished looking at it.",
    ],
    questions: ["When does it come up most?", "What is it about that one piece?"],
  },
  {
    id: "too-late",
    when: /\b(?:it's|it is|it was|now it's|feels?|be) too late\b/,
    reflections: [
      "It feels as if the moment for it has gone by.",
      "You would do it differently, if you were given it again.",
    ],
    questions: ["What would you do, if it were not too late?"],
  },
  {
    id: "effort-unmet",
    when: /\b(?:sent|written|wrote|called|rung|rang|emailed|asked|complained|applied)\b.{0,25}\b(?:\d+|so many|countless|dozens|hundreds|a hundred|every) (?:of )?(?:emails?|times?|letters?|messages?|calls?|places|jobs|week|day)\b|\b(?:nobody|no one|they never|they don't|he never|she never) (?:answers?|repl(?:y|ies)|gets? back to me|does anything)\b|\bit (?:just |always )?comes (?:straight |right )?back\b/,
    reflections: [
      "You have done your part, and more than once, and it has not been met.",
      "So much effort, and the same place at the end of it.",
      "It would wear anybody down, to do it all again for the same result.",
    ],
    questions: ["What keeps you going at it?", "What would be the first sign of being heard?"],
  },
  {
    id: "keeps-watch",
    when: /\bi (?:keep |still |always )?check(?:ing)?\b.{0,40}\b(?:times|every (?:hour|night|morning|few|ten|five)|at night|again|still breathing)\b/,
    not: /\b(?:phone|instagram|facebook|weight|scales?|emails?)\b/,
    reflections: [
      "Looking gives you a minute’s peace, and then it has to be done again.",
      "Something in you has gone on watch.",
    ],
    questions: ["What are you looking for, when you look?", "When did that begin?"],
  },
  {
    id: "small-wish",
    when: /\bi(?:'d| would) (?:just |really )?(?:like|love) to\b|\bi (?:think i |suppose i |guess i )?just want(?:ed)? (?:something|someone|somebody|one|a|it|him|her|them|to)\b/,
    not: /\b(?:die|disappear|not be here|talk|vent|ask|know (?:if|what|how)|end it|advice|help|sleep forever)\b/,
    reflections: [
      "It is a plain wish, and it says a good deal.",
      "That is not too much to want.",
      "There it is, what you would like, in one sentence.",
    ],
    questions: [
      "What would it be like, if you had that?",
      "How long have you wanted that?",
      "What has stood in the way of it so far?",
    ],
  },
  {
    id: "asks-itself",
    when: /^(?:so |but |and )?why (?:do|does|did|is|am|can't|would) (?:i|it|this|that)\b|\bhow do you (?:even )?(?:say|tell|explain|live with|forgive|stop)\b|\bi (?:keep|kept|can't stop) wondering\b|\bi (?:do |sometimes |often )?wonder (?:if|whether|why|what)\b/,
    not: /\byou(?:'re| are) (?:a|an)\b/,
    reflections: [
      "That is a real question, and I have no ready answer to it.",
      "It is a question that does not let go easily.",
      "I would not want to answer that too quickly.",
    ],
    questions: [
      "What answer comes to you, when you do not force one?",
      "What do you half suspect?",
    ],
  },
  {
    id: "nobody-would-know",
    when: /\b(?:nobody|no one|no-one) would (?:even |ever |think to |know to )?(?:know|tell|notice|care|call|ring|come|find)\b/,
    reflections: ["You stand close to it, and on no list.", "That is a lonely thought to have."],
    questions: ["What would you want to be told?"],
  },
];
