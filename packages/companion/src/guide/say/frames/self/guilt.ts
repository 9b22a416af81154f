import type { Frame } from "../frame.ts";

/** Blame, regret, and wanting to put it right. */
export const guiltFrames: readonly Frame[] = [
  {
    id: "cannot-forgive-myself",
    weight: 3,
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
    weight: 3,
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
    id: "should-have",
    weight: 2,
    when: /^(?:(?:maybe|i feel like|i just think|i keep thinking|i know|and|but|looking back) )*(?:that )?i (?:really |just |probably |definitely )?(?:should have|should've|should of|could have|could've|ought to have|needed to have) (?<x>(?:been|done|said|told|asked|gone|stayed|known|seen|noticed|stopped|left|tried|studied|worked|spoken|listened|called|helped|taken|made|kept|waited|stood|had|seen|started|fought|let|\w+ed)\b.*)$/i,
    say: [
      "You wish you had done it differently.",
      "It is easy to see afterwards what one could have done.",
      "You keep going back to that moment.",
    ],
    ask: [
      "What did you know at the time?",
      "What kept you from it back then?",
      "What would you do today?",
    ],
  },
  {
    id: "should-not-have",
    weight: 2,
    when: /^(?:(?:maybe|i feel like|i know|and|but|looking back) )*i (?:really |just |probably |definitely )?(?:shouldn't have|should not have|should never have|never should have|wish i (?:hadn't|had never|'d never|didn't)|regret|still regret) (?<x>.+)$/i,
    say: [
      "You wish you could take it back.",
      "That is something you regret.",
      "It sounds as if it still bothers you.",
    ],
    ask: [
      "What was going on in you at the time?",
      "What bothers you most about it now?",
      "Is there something about it that could still be put right?",
    ],
  },
  {
    id: "wish-i-had",
    weight: 2,
    when: /^i (?:just |really |so |often |still )*wish (?:that )?(?:i|we)(?:'d| had) (?<x>(?!a |an |more |someone|somebody|my |the |never |not ).+)$/i,
    say: [
      "You wish you had {x}.",
      "You would do it differently today.",
      "That is a regret you still have.",
    ],
    ask: [
      "What stood in the way back then?",
      "What would be different now, do you think?",
      "Is there a small part of it that is still possible?",
    ],
  },
  {
    id: "why-did-i-not",
    weight: 3,
    questions: true,
    when: /^(?:(?:i (?:just |still |always )?(?:keep|kept) (?:thinking|asking myself|wondering)|i (?:think|wonder|ask myself|don't know|don't understand|can't understand),?|and|but|like) )*why (?:didn't|did|do|don't|couldn't|wouldn't|have|haven't) i (?:ever |just |not |even |never )*(?<x>(?:say|tell|do|stop|fight|leave|run|scream|speak|ask|see|notice|let|stay|go|believe|listen|call|wait|agree|trust)\b.*)$/i,
    say: [
      "You ask yourself that over and over, I imagine.",
      "It is easy to ask that from where you stand today. You did what you could then.",
      "There were reasons, even if they are hard to see now.",
    ],
    ask: [
      "What would it have meant, to do that at the time?",
      "What were you afraid of then?",
      "Who was there whom you could have told?",
    ],
  },
  {
    id: "i-did-something-bad",
    weight: 3,
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
    id: "trusts-me-guilt",
    weight: 3,
    when: /^(?:every time|whenever|when) (?:he|she|they|people|someone|somebody|anyone|everyone|my \w+) (?:says?|tells? me|calls? me|trusts?|smiles?|looks?|thanks?|hugs?|is (?:nice|kind)|are (?:nice|kind)|praises?)\b.*\bi (?:just )?(?:feel|felt|want to|think|die|cringe)\b.*$/i,
    say: [
      "So it hits you again each time.",
      "Each time it reminds you of what you know about yourself.",
      "That must be painful, again and again.",
    ],
    ask: [
      "What goes through your mind in that moment?",
      "What would you like to be able to say?",
      "What would have to change, for you to be able to take it?",
    ],
  },
  {
    id: "not-that-person-anymore",
    weight: 3,
    when: /^i(?:'m| am) (?:not|no longer) (?:that|the same|who i was|the) ?(?:person|man|woman|guy|girl|one)?(?: (?:anymore|any more|now|today|i was|i used to be))*(?:,? but\b.*)?$|^i(?:'ve| have) (?:really |completely |so |definitely )?changed(?: (?:a lot|so much|since then|since))?$/i,
    say: [
      "You have changed since then, and the past is still there.",
      "You see it differently today from how you did then.",
      "So you are not the person who did that any more, and it still weighs on you.",
    ],
    ask: [
      "What has changed in you since then?",
      "What helped you to change?",
      "What would you say today to the person you were?",
    ],
  },
  {
    id: "wants-to-make-right",
    weight: 2,
    when: /^i (?:just |really |would |'d )*(?:want|like|need|wish i could|wish) (?:to )?(?:make (?:it|things) (?:right|up to|good)|fix (?:it|this|things)|apologi[sz]e|say (?:i'm )?sorry|undo (?:it|that|this)|take it (?:all )?back|turn back (?:time|the clock))\b.*$/i,
    say: [
      "You would like to put it right.",
      "It matters to you that it is not left like that.",
      "You wish it could be mended.",
    ],
    ask: [
      "What could a first step towards that be?",
      "What would you want to say?",
      "What can still be changed, and what can’t?",
    ],
  },
  {
    id: "feel-bad-for-feeling",
    weight: 3,
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
    weight: 3,
    when: /^(?<who>he|she|they|my \w+)(?:'s|'ve| has| have)? (?:never|doesn't|don't|didn't|hasn't|haven't)(?: once| ever| even)? (?:blamed?|judged?|h(?:e|o)ld it against me|held it against me|said a word|been angry|reproach(?:ed)?)\b.*$/i,
    say: [
      "{Who} does not hold it against you, and you still do.",
      "So the one who blames you is you.",
      "Perhaps that makes it even harder for you.",
    ],
    ask: [
      "What do you think {they} would say to you about it?",
      "Have you ever talked about it together?",
      "What keeps you from letting that count?",
    ],
  },
  {
    id: "they-say-not-my-fault",
    weight: 3,
    when: /^(?:.*\b)?(?:everyone|everybody|people|they|he|she|my \w+|the (?:doctors?|police)) (?:all |always |keeps? |kept )*(?:says?|said|saying|tells?|told|telling|thinks?)\b.*\b(?:wasn't|isn't|not|it's no|couldn't) ?(?:my fault|to blame|have (?:known|done|stopped))\b.*$/i,
    say: [
      "You hear it, and it does not quite reach you.",
      "They see it differently from you.",
      "You know what they say, and it still feels like yours.",
    ],
    ask: [
      "What makes it hard to believe?",
      "What part of it do you hold on to?",
      "What would you say to a friend in the same place?",
    ],
  },
  {
    id: "i-was-the-one",
    weight: 3,
    when: /^(?:.*\b)?i was the one (?:who (?:was driving|said|told|made (?:him|her|them|us)|let|left|drove|decided|signed|suggested|insisted|persuaded)|at the|driving|in charge|behind|holding|supposed)\b.*$/i,
    not: /\b(?:i was the one who (?:found|always|looked after|cared|had to))\b/i,
    say: [
      "So you feel responsible, whatever others say.",
      "That is the part you can’t get past.",
      "You keep coming back to your own part in it.",
    ],
    ask: [
      "What could you have done, with what you knew then?",
      "What would it take to be fair to yourself about it?",
      "How do you live with that thought?",
    ],
  },
  {
    id: "did-not-do-more",
    weight: 3,
    when: /^(?:.*\b)?i (?:knocked|called|rang|tried|looked|asked|went|shouted)\b.*\bbut i (?:didn't|did not) (?:wait|go back|try (?:again|harder)|stay|stop|check|look back|go in|insist)\b.*$|^i (?:didn't|did not) (?:wait|go back|try (?:again|harder)|check on (?:him|her|them)|look back|insist)(?: .*)?$/i,
    say: [
      "You ask yourself whether you could have done more.",
      "In that moment you could not know.",
      "You did something. It does not feel like enough to you.",
    ],
    ask: [
      "What did you know at that moment?",
      "What do you tell yourself about it?",
      "What would you say to somebody else who had done the same?",
    ],
  },
  {
    id: "does-not-deserve-this",
    weight: 3,
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
    weight: 3,
    when: /^i (?:really |honestly )?(?:don't|do not|can't|can hardly|couldn't) (?:really |even )?(?:blame|fault) (?:him|her|them|my \w+)(?: (?:for|if)\b.*)?$/i,
    say: [
      "You can see the other side, and it hurts all the same.",
      "You understand it, and you wish it were different.",
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
    weight: 3,
    questions: true,
    not: /\bso what (?:can|could) i (?:say|do)\b(?!.*\?)/i,
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
    weight: 3,
    when: /^(?:.*\b)?(?:i (?:was|used to be) (?:a |the |such a |really )*(?:bully|mean|cruel|horrible|nasty|awful|a bad (?:person|father|mother|husband|wife|son|daughter|friend))(?: (?:to|at|as|in|kid|person|back then)\b.*)?|i (?:made|ruined) (?:his|her|their|(?:my|a) \w+'s) life (?:hell|a misery|miserable|awful)?\b.*|i (?:made fun of|picked on (?:him|her|them|someone|somebody|kids|other|a|people|my)|tormented|bullied|was (?:cruel|horrible|awful|mean) to)\b.*)$/i,
    say: [
      "It takes honesty to say that about yourself.",
      "You look at it differently now, and it troubles you.",
      "You don’t make excuses for it.",
    ],
    ask: [
      "What do you see today that you did not see then?",
      "What was going on with you at that time?",
      "What would you like to do with it now?",
    ],
  },
  {
    id: "wants-to-write-to-them",
    weight: 3,
    when: /^(?:.*\b)?(?:i(?:'d| would)? (?:like|want|love|have been thinking|'ve been thinking|keep thinking|am thinking|'m thinking) (?:to|about|of) (?:writ(?:e|ing)|apologi[sz](?:e|ing)|contact(?:ing)?|message|messaging|reach(?:ing)? out|get(?:ting)? in touch)\b.*|(?:but )?(?:maybe|perhaps) (?:that's|it's|that would be|it would be) (?:just |only |really )*for (?:me|myself|my own)\b.*|what if it (?:only |just )?(?:opens|reopens|makes|brings|hurts)\b.*)$/i,
    questions: true,
    themes: ["shame", "trauma", "friendship", "family", "study", "breakup"],
    say: [
      "You would like to say something, and you don’t want to do harm with it.",
      "It is good that you ask yourself whom it would help.",
      "You could write it first without sending it, and see how it reads after a week.",
    ],
    ask: [
      "What would you want to say?",
      "What would you hope for from it?",
      "How would it be for you, if no answer came?",
    ],
  },
  {
    id: "looked-them-up",
    weight: 3,
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
