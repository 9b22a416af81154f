import type { Frame } from "../frame.ts";

/** Not being enough, not being liked, and wishing to be. */
export const selfDoubtFrames: readonly Frame[] = [
  {
    id: "not-good-enough",
    when: /^(?:(?:maybe|perhaps|i think|i feel like|i feel|i just feel|it feels like|sometimes i think|deep down i think|i know) )*(?:i(?:'m| am|'ll never be| will never be| was never|'ve never been| have never been|'m never)|(?:i )?(?:just )?(?:don't|never) (?:feel|felt)) (?:just |simply |really |never |still |probably |not )*(?:not )?(?:good |smart |clever |pretty |strong |thin |interesting |talented |qualified )?enough(?: for\b.*| as\b.*| to\b.*)?$/i,
    say: [
      "You doubt whether you are enough. That is a painful thing to believe.",
      "It sounds as if you measure yourself very strictly.",
      "That is a hard thing to think about yourself.",
    ],
    ask: [
      "Enough for whom?",
      "When did you first begin to think that?",
      "What would somebody who knows you well say to that?",
    ],
  },
  {
    id: "maybe-i-am-just",
    when: /^(?:maybe|perhaps|i guess|i suppose|i think|probably|sometimes i think|sometimes i wonder if|i wonder if) (?:that )?(?:i'm|i am) (?:just |simply |really |actually )*(?<x>(?!(?:so |too |very |a bit )*(?:tired|exhausted|hungry|sad|scared|stressed|worried|lonely|bored|homesick|ill|hormonal|nervous|anxious|run down|worn out|overworked|grieving)\b|going|trying|thinking|ready|looking|hoping|doing|starting|talking|just|here|able|learning|getting|moving|telling|wondering|allowed|not (?:ready|alone|the only|as|that|so))\S.*)$/i,
    say: ["That is quite a hard verdict on yourself."],
    ask: [
      "What makes you think so?",
      "Would you say that about a friend in your place?",
      "Is there another way to explain it?",
    ],
  },
  {
    id: "maybe-it-is-me",
    when: /^(?:maybe|perhaps|i guess|i think|i feel like|i start to think|sometimes i think|then i think)? ?(?:that )?(?:it(?:'s| is| must be| might be| has to be) (?:just |all |probably |really )?me|i(?:'m| am| must be) the (?:problem|common denominator|difficult one|one who(?:'s| is) wrong))(?: (?:that|who)(?:'s| is) (?:the (?:problem|issue|difficult one)|wrong|difficult|broken))?$/i,
    say: [
      "You have begun to think that you are the problem.",
      "You are quick to look for the fault in yourself.",
      "It is hard to live with that doubt.",
    ],
    ask: [
      "What brought you to that thought?",
      "What would you say to a friend who thought that?",
      "Has somebody told you so?",
    ],
  },
  {
    id: "i-am-a-failure",
    when: /^(?:.*\b)?i(?:'m| am| feel like| feel| must be|'ve become) (?:just |such |like |nothing but |a complete |a total |completely |so |really |basically )*(?:a |an )?(?:failure|loser|fraud|disappointment|waste of space|useless|worthless|pathetic|hopeless case|joke|mess|screw-?up|fuck-?up|idiot|(?<=\ba )nobody|coward|hypocrite)\b(?! person to)(?:.*)$/i,
    not: /\b(?:(?:dad|mum|mom|he|she|they|boss|teacher)\b.{0,15}\b(?:says|said|thinks|thought|told|called|calls))\b/i,
    say: [
      "That is a very hard word to use about yourself.",
      "I’m sorry it feels like that. I don’t see you that way from what you tell me.",
      "It must hurt to think that about yourself.",
    ],
    ask: [
      "What happened, that you see yourself like that?",
      "Would you use that word for a friend in the same place?",
      "How long have you been talking to yourself like that?",
    ],
  },
  {
    id: "hate-myself",
    when: /^i (?:just |really |kind of |sort of |honestly |absolutely |often |always )*(?:hate|can't stand|despise|loathe|am disgusted by|am sick of) (?:myself|me|who i(?:'ve| have)? ?(?:am|become)|what i(?:'ve| have)? ?(?:am|become|do|did|see)|being (?:me|like this|this way|so .+))(?: (?:for|when|because|after)\b.*)?$/i,
    say: [
      "That sounds very painful, to be so at odds with yourself.",
      "You are being very hard on yourself just now.",
      "I’m sorry. It is hard to live with that feeling.",
    ],
    ask: [
      "When is that feeling at its strongest?",
      "What do you hold against yourself most?",
      "Is there anything about you that you can still be fair to?",
    ],
  },
  {
    id: "do-not-deserve",
    when: /^(?:.*\b)?i (?:just |really |probably |feel like i )*(?:don't feel like i |don't think i |don't |do not )deserve (?<x>.+)$/i,
    not: /\b(?:deserve (?:better|more|respect|to be treated|an apology|this from)|don't we deserve)\b/i,
    say: [
      "You feel that you have no right to it.",
      "It is sad to think that about yourself.",
      "You are strict about what you are allowed to have.",
    ],
    ask: [
      "Who decides that, do you think?",
      "What would you have to be like, to deserve it?",
      "Would you say the same of somebody you love?",
    ],
  },
  {
    id: "why-would-they",
    questions: true,
    when: /^(?:.*\b)?why (?:would|should) (?:she|he|they|anyone|anybody|somebody|someone) (?:ever |even )?(?:want|like|love|care|choose|pick|go out|say yes|be interested|look|bother|talk|stay)?(?: .*)?$/i,
    not: /\bwhy would (?:he|she|they) (?:do|say|lie|leave|treat|cheat|hurt|think)\b/i,
    say: [
      "You can’t imagine that somebody would want that.",
      "You expect a no before you have asked.",
    ],
    ask: [
      "What have you noticed so far in how they are with you?",
      "What would a friend say to that?",
      "What would it be like to find out?",
    ],
  },
  {
    id: "do-not-know-what-i-am-good-at",
    when: /^i (?:really |just |honestly |still )*(?:don't|do not) (?:even |really )?(?:know|think) (?:what )?i(?:'m| am) (?:good (?:at|for)|any good at|capable of|worth)\b.*$|^i(?:'m| am) (?:just |really )?(?:not|no) (?:good|use) at anything\b.*$/i,
    say: [
      "It is hard to see your own strengths when you feel like this.",
      "You don’t see much good in yourself at the moment.",
      "Many people can’t name it themselves. Others often can.",
    ],
    ask: [
      "What do people come to you for?",
      "What do you do more easily than others?",
      "When did you last enjoy doing something?",
    ],
  },
  {
    id: "do-you-think-i-am",
    questions: true,
    when: /^(?:(?:so|but|and) )*do you think (?:that )?(?:i(?:'m| am| was)|it(?:'s| is| was)|that(?:'s| is)|this is) (?<x>.+)$/i,
    not: /\b(?:a good idea|possible|worth|normal|too late|serious)\b/i,
    say: [
      "I only know what you tell me, and that sounds very human to me.",
      "I would not put a label on it. I can see that it troubles you.",
      "I can’t judge you from here, and I don’t want to.",
    ],
    ask: [
      "What do you think yourself?",
      "What would it mean to you, if it were so?",
      "What makes you ask?",
    ],
  },
  {
    id: "out-of-my-league",
    when: /^(?:.*\b)?(?:out of my league|too good for me|could do (?:so much |much |a lot )?better(?: than me)?|what (?:she|he) sees in me|why (?:she|he)(?:'s| is) with me)\b.*$/i,
    say: [
      "You don’t quite believe that you are enough for that person.",
      "You put yourself below the other, and that makes you unsure.",
      "It is hard to feel safe when you think like that.",
    ],
    ask: [
      "What do you think the other person likes about you?",
      "When do you feel on the same level?",
      "Where does that doubt come from?",
    ],
  },
  {
    id: "i-am-just-boring",
    when: /^i(?:'m| am) (?:just |so |too |really |probably |such |kind of )+(?:a )?(?:boring|weird|annoying|stupid|ugly|lazy|weak|awkward|pathetic|useless|dumb|thick|strange|unlikeable|difficult)(?: (?:person|one))?$/i,
    say: [
      "That is a hard thing to say about yourself.",
      "You look for the reason in yourself. I am not sure it lies there.",
      "I’m sorry that you see yourself like that.",
    ],
    ask: [
      "What makes you think so?",
      "Has somebody said that to you?",
      "What would somebody who likes you say?",
    ],
  },
  {
    id: "nobody-likes-me",
    when: /^(?:(?:i feel like|it feels like|it's like|i think) )?(?:nobody|no one|no-one) (?:really |actually |even |at (?:school|work) )*(?:likes|loves|wants|cares about|would miss|talks to|wants to (?:be|sit|talk|hang)\b.*) ?(?:me|with me|to me)?(?: (?:there|here|at school|at work|anyway))*$/i,
    say: [
      "That sounds very lonely. I’m sorry.",
      "It must hurt to feel like that.",
      "I’m sorry it feels that way.",
    ],
    ask: [
      "What happened, that it feels like that?",
      "Was it ever different?",
      "Is there one person who is a bit nicer than the rest?",
    ],
  },
  {
    id: "wish-i-was-someone-else",
    when: /^i (?:just |really |so |often |sometimes )*wish (?:that )?i (?:was|were|could be) (?:someone|somebody|anyone|anybody|a different person|different|normal|like (?:her|him|them|everyone|other people|the others)|more like|prettier|smarter|thinner|confident|braver|better)\b.*$/i,
    say: [
      "You would rather not be yourself just now. That sounds painful.",
      "It must hurt to feel like that about yourself.",
      "You would like to be somebody for whom it is easier.",
    ],
    ask: [
      "What would be easier then?",
      "What would you do differently, as that person?",
      "Is there anything of yours that you would keep?",
    ],
  },
  {
    id: "how-to-stop-feeling",
    questions: true,
    when: /^(?:(?:how (?:do|can) i|i (?:want|need) to|i wish i could) )(?:stop|quit|get over|get rid of) (?:feeling|being|thinking|hating|comparing|blaming|doubting|beating|caring|worrying|overthinking|letting|taking)\b.*$/i,
    not: /\b(?:drinking|smoking)\b/i,
    say: [
      "You would like to be free of that. It rarely goes by force, and it can get quieter.",
      "Those thoughts come by themselves. What you can change is how much you believe them.",
      "It usually helps to notice the thought first, and to answer it as you would answer a friend.",
    ],
    ask: [
      "When did you last have that thought?",
      "What would you say to a friend who thought that?",
      "Would you like me to suggest something you could try?",
    ],
  },
];
