import type { Frame } from "../frame.ts";

/** Blame, regret, and wanting to put it right. */
export const guiltFrames: readonly Frame[] = [
  {
    id: "cannot-forgive-myself",
    when: /^(?:.*\b)?i (?:just |really |still |will |don't think i can |don't know if i can |don't know how to )*(?:can't|cannot|could never|won't|can never|will never|'ll never|never)? ?(?:ever )?forgive(?:n)? myself(?: (?:for|that|if)\b.*)?$/i,
    say: [
      "You still hold it against yourself.",
      "That sounds like a heavy thing to live with.",
      "It stays with you, whatever has happened since.",
    ],
    ask: [
      "What would have to happen, for you to forgive yourself a little?",
      "What would you say to a friend who had done the same?",
      "What part of it is the hardest to forgive?",
    ],
  },
  {
    id: "my-fault",
    when: /^(?:.*\b)?(?:it(?:'s| is| was|'s all| was all| is all| feels like it's| feels like it was)? ?(?:all |partly |probably |completely |kind of |just |like it was |somehow )*my (?:own )?(?:stupid )?fault|i (?:just |still |always |keep )*(?:blame|blaming) myself|i(?:'m| am) (?:the one )?to blame|i (?:caused|brought) (?:it|this|all of this)(?: on myself)?|i only have myself to blame)\b.*$/i,
    not: /\b(?:says?|said|told me|blames? me|not my fault|isn't my fault|wasn't my fault)\b/i,
    say: [
      "You put the blame on yourself.",
      "That is a lot to take on yourself.",
      "You feel responsible for it. I wonder whether that is the whole picture.",
    ],
    ask: [
      "What part of it was really in your hands?",
      "What would somebody else say, who was there?",
      "What did you know at the time?",
    ],
  },
  {
    id: "i-did-something-bad",
    when: /^(?:(?:years ago|once|last (?:year|week|month|night)|when i was (?:\d+|younger|a (?:kid|teenager))),? )?i (?:once |really |just )?(?:did something (?:really |very |so )?(?:bad|terrible|awful|stupid|wrong|horrible|i(?:'m| am) (?:not proud|ashamed) of|unforgivable|i regret)|(?:stole|lied to|cheated on|hit|hurt|betrayed|bullied|used|abandoned|ghosted|humiliated|screamed at) (?:my|a|him|her|them|someone|somebody|people|everyone|from)\b.*)(?:.*)$/i,
    not: /\b(?:someone else|lied to me|hurt my (?:back|leg|arm|knee|foot|ankle|hand|head))\b/i,
    say: [
      "Thank you for being honest about that.",
      "It can’t be easy to say that.",
      "It sounds as if it has stayed with you.",
    ],
    ask: [
      "What is it like to think of it today?",
      "Who knows about it?",
      "What would you like to do about it, if anything?",
    ],
  },
  {
    id: "not-that-person-anymore",
    when: /^i(?:'m| am) (?:not|no longer) (?:that|the same|who i was|the) ?(?:person|man|woman|guy|girl|one)?(?: (?:anymore|any more|now|today|i was|i used to be))*(?:,? but\b.*)?$|^i(?:'ve| have) (?:really |completely |so |definitely )?changed(?: (?:a lot|so much|since then|since))?$/i,
    say: [
      "You have changed since then, and the past is still there.",
      "You see it differently today from how you did then.",
    ],
    ask: [
      "What has changed in you since then?",
      "What helped you to change?",
      "What would you say today to the person you were?",
    ],
  },
  {
    id: "feel-bad-for-feeling",
    when: /^(?:i (?:just |also |then |always )*(?:feel|felt) (?:so |really |a bit |kind of |even )?(?:guilty|bad|stupid|selfish|ashamed|ungrateful|silly|weak|pathetic) (?:for|about) (?:even |just )?(?:feeling|being|complaining|crying|wanting|needing|saying|thinking|not being|struggling)\b.*|i (?:know i )?(?:have|'ve got) (?:no (?:right|reason)|nothing) to (?:complain|be (?:sad|unhappy|upset|like this|depressed|anxious)|feel)\b.*|(?:other )?people have it (?:so much |much |far |way |a lot )?worse\b.*|(?:other|so many|some) people (?:have|are|go through|deal with)\b.*\b(?:worse|real problems)\b.*|i should (?:just )?be (?:grateful|happy|thankful)\b.*)$/i,
    say: [
      "You don’t allow yourself to feel bad about it.",
      "You are allowed to feel that, whatever others have to bear.",
      "You don’t need to earn the right to feel that.",
    ],
    ask: [
      "What would you feel, if you allowed yourself to?",
      "Who told you that you must not feel that?",
      "What is it that is hard, all the same?",
    ],
  },
  {
    id: "not-blamed-by-them",
    when: /^(?<who>he|she|they|my \w+)(?:'s|'ve| has| have)? (?:never|doesn't|don't|didn't|hasn't|haven't)(?: once| ever| even)? (?:blamed?|judged?|h(?:e|o)ld it against me|held it against me|said a word|been angry|reproach(?:ed)?)\b.*$/i,
    say: ["{Who} does not hold it against you, and you still do."],
    ask: [
      "What do you think {they} would say to you about it?",
      "Have you ever talked about it together?",
      "What keeps you from letting that count?",
    ],
  },
  {
    id: "did-not-do-more",
    when: /^(?:.*\b)?i (?:knocked|called|rang|tried|looked|asked|went|shouted)\b.*\bbut i (?:didn't|did not) (?:wait|go back|try (?:again|harder)|stay|stop|check|look back|go in|insist)\b.*$|^i (?:didn't|did not) (?:wait|go back|try (?:again|harder)|check on (?:him|her|them)|look back|insist)(?: .*)?$/i,
    say: [
      "You ask yourself whether you could have done more.",
      "In that moment you could not know.",
    ],
    ask: [
      "What did you know at that moment?",
      "What do you tell yourself about it?",
      "What would you say to somebody else who had done the same?",
    ],
  },
  {
    id: "does-not-deserve-this",
    when: /^(?:.*\b)?(?<who>he|she|they|my (?:husband|wife|partner|kids|children|parents|mum|mom|dad|family|girlfriend|boyfriend)) (?:really )?(?:doesn't|don't|didn't|does not|do not) deserve (?:this|that|it|to be hurt|any of (?:this|it))\b.*$/i,
    say: [
      "You don’t want to hurt {whom}.",
      "You care about {whom}, and that makes it harder.",
      "You are thinking of more than yourself in this.",
    ],
    ask: [
      "What would you want {whom} to know?",
      "What are you most afraid of doing to {whom}?",
      "What do you need yourself?",
    ],
  },
  {
    id: "do-not-blame-them",
    when: /^i (?:really |honestly )?(?:don't|do not|can't|can hardly|couldn't) (?:really |even )?(?:blame|fault) (?:him|her|them|my \w+)(?: (?:for|if)\b.*)?$/i,
    say: [
      "You can see the other side, and it hurts all the same.",
      "You are fair about it. That does not make it easier.",
    ],
    ask: [
      "What would you like to say, if you were heard?",
      "What do you hope for, in time?",
      "How do you live with that?",
    ],
  },
  {
    id: "what-to-write",
    questions: true,
    not: /\bso what (?:can|could) i (?:say|do)\b(?!.*\?)|\b(?:cards?|essay|play|screenplay|novel|story|script|thank\W?you|him with some dignity|year[- ]old|goldfish)\b/i,
    when: /^(?:(?:so|but|and|ok) )*(?:what|how) (?:should|do|could|can|would) i (?:even |possibly )?(?:put|write|say|tell|explain|answer|reply|start (?:the|a|that|it with|such a) (?:letter|message|email|talk|conversation|text))\b.*$/i,
    say: [
      "Short and plain is usually best: what happened, how it is for you, and what you would like.",
      "Choose a quiet moment, say one thing only, and begin with how it is for you.",
      "You could begin with one true sentence, and leave out everything that sounds like a reproach or an excuse.",
    ],
    ask: [
      "What is the one thing you would most want to be understood?",
      "What would the first sentence be?",
      "How do you think it would be received?",
    ],
  },
  {
    id: "was-the-bully",
    when: /^(?:.*\b)?(?:i (?:was|used to be) (?:a |the |such a |really )*(?:bully|mean|cruel|horrible|nasty|awful|a bad (?:person|father|mother|husband|wife|son|daughter|friend))(?: (?:to|at|as|in|kid|person|back then)\b.*)?|i (?:made|ruined) (?:his|her|their|(?:my|a) \w+'s) life (?:hell|a misery|miserable|awful)?\b.*|i (?:made fun of|picked on (?:him|her|them|someone|somebody|kids|other|a|people|my)|tormented|bullied|was (?:cruel|horrible|awful|mean) to)\b.*)$/i,
    say: ["It takes honesty to say that about yourself.", "You don’t make excuses for it."],
    ask: [
      "What do you see today that you did not see then?",
      "What was going on with you at that time?",
      "What would you like to do with it now?",
    ],
  },
  {
    id: "looked-them-up",
    when: /^i (?:just |actually |even |once )*(?:looked (?:him|her|them) up|googled (?:him|her|them)|found (?:him|her|them) (?:on|online)|searched for (?:him|her|them))\b.*$/i,
    say: [
      "So you wanted to know what has become of {them|that person}.",
      "It is on your mind enough to have looked.",
      "You wanted to see how things turned out.",
    ],
    ask: [
      "What did you feel when you saw it?",
      "What were you hoping to find?",
      "What would you like to do now, if anything?",
    ],
  },
];
