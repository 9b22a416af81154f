import type { Frame } from "./frame.ts";
import { pattern } from "./pattern.ts";

/** What people say about themselves: doubting, blaming, hiding, comparing, forgiving. */
export const selfFrames: readonly Frame[] = [
  // not enough
  {
    id: "not-good-enough",
    weight: 3,
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
    weight: 3,
    when: /^(?:maybe|perhaps|i guess|i suppose|i think|probably|sometimes i think|sometimes i wonder if|i wonder if) (?:that )?(?:i'm|i am) (?:just |simply |really |actually )*(?<x>(?!(?:so |too |very |a bit )*(?:tired|exhausted|hungry|sad|scared|stressed|worried|lonely|bored|homesick|ill|hormonal|nervous|anxious|run down|worn out|overworked|grieving)\b|going|trying|thinking|ready|looking|hoping|doing|starting|talking|just|here|able|learning|getting|moving|telling|wondering|allowed|not (?:ready|alone|the only|as|that|so))\S.*)$/i,
    say: [
      "You wonder whether the fault is with you.",
      "That is quite a hard verdict on yourself.",
      "You look for the reason in yourself first.",
    ],
    ask: [
      "What makes you think so?",
      "Would you say that about a friend in your place?",
      "Is there another way to explain it?",
    ],
  },
  {
    id: "maybe-it-is-me",
    weight: 3,
    when: /^(?:maybe|perhaps|i guess|i think|i feel like|i start to think|sometimes i think|then i think)? ?(?:that )?(?:it(?:'s| is| must be| might be| has to be) (?:just |all |probably |really )?me|i(?:'m| am| must be) the (?:problem|common denominator|difficult one|one who(?:'s| is) wrong))(?: (?:that|who)\b.*)?$/i,
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
    weight: 3,
    when: /^(?:.*\b)?i(?:'m| am| feel like| feel| must be|'ve become) (?:just |such |like |nothing but |a complete |a total |completely |so |really |basically )*(?:a |an )?(?:failure|loser|fraud|disappointment|waste of space|useless|worthless|pathetic|hopeless case|joke|mess|screw-?up|fuck-?up|idiot|nobody|coward|hypocrite)\b(?! person to)(?:.*)$/i,
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
    weight: 3,
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
    id: "hate-how-i",
    weight: 2,
    when: /^i (?:just |really |kind of |always |so )*(?:hate|don't like|can't stand) (?:how|that|the way) (?<x>i\b.+)$/i,
    say: [
      "So it bothers you that {x}.",
      "You don’t like that about yourself.",
      "You wish you could do that differently.",
    ],
    ask: [
      "When did you notice it last?",
      "What would you rather do in such a moment?",
      "What is going on in you, when that happens?",
    ],
  },
  {
    id: "do-not-deserve",
    weight: 3,
    when: /^(?:.*\b)?i (?:just |really |probably |feel like i |don't feel like i |don't think i )*(?:don't |do not |didn't |never )?deserved? (?<x>.+)$/i,
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
    id: "deserves-better",
    weight: 2,
    when: pattern`^(?:i (?:know|think|feel like) (?:that )?)?(?:LEADWHO) ADVdeserves?d? (?:so much |a lot |someone |somebody )*better\b.*$`,
    say: [
      "You feel that you fall short for {whom}.",
      "You care about {whom}, and you judge yourself hard.",
      "You would like to be better for {whom}.",
    ],
    ask: [
      "What would {whom} say to that, do you think?",
      "What is it that you think is missing?",
      "What do you already give?",
    ],
  },
  // guilt
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
    id: "have-a-secret",
    weight: 3,
    when: /^(?:(?:and )?(?:i've|i have|i'd|i) (?:still |actually |honestly |really )*never (?:actually |really |ever |even )?(?:told|said (?:this|it|that) to|admitted (?:this|it|that)(?: to)?|talked (?:of|about) (?:this|it|that)(?: to| with)?|spoken (?:of|about) (?:this|it|that)(?: to| with)?) ?(?:anyone|anybody|a soul|her|him|them|my (?:husband|wife|partner|parents|family|friends|boyfriend|girlfriend|mum|mom|dad|kids|children|colleagues))?(?: (?:this|about (?:it|this|that)|before|in my life|any of this|here|what (?:i|he|she|they|happened)\b.*))*|i (?:haven't|have not) (?:really |actually )?told (?:anyone|anybody|a soul|a single person)\b.*|(?:you|ur|u)(?:'re| are)? (?:literally )?the (?:first|only) (?:person|one|to)?\b.*|(?:nobody|no one|not a soul) (?:else )?(?:knows|has any idea)(?: (?:about (?:it|this|that)|any of this|this|except .+))?|there(?:'s| is) something (?:that )?i(?:'ve| have) never told\b.*)$/i,
    say: [
      "Thank you for trusting me with it.",
      "It takes courage to say it for the first time.",
      "So you have kept that to yourself until now.",
    ],
    ask: [
      "What is it like to have said it?",
      "What made you want to say it today?",
      "What has it been like to keep it to yourself?",
    ],
  },
  {
    id: "lying-to-everyone",
    weight: 3,
    when: /^(?:.*\b)?(?:i(?:'ve| have)? (?:been |am |'m |was |keep |kept )?(?:lying|lied|lie) (?:to|about)\b.*|i (?:told|tell) (?:my \w+|everyone|everybody|them|him|her|people) (?:that )?i(?:'d| had|'ve| have|'m| am| was)? (?:finished|graduated|passed|got|quit|stopped|working|fine|at work|still|going|paid|sold|studying|single|sick)\b.*|i .{0,40}\btold (?:my \w+|everyone|them|him|her|people) (?:that )?it was (?:for|just|nothing|fine)\b.*)$/i,
    not: /\b(?:lying (?:in|on|here|there|awake|down|next)|lie (?:in|on|here|there|awake|down))\b/i,
    say: [
      "It takes something to say that here.",
      "That must be hard to keep up.",
      "So there is something that nobody round you knows.",
    ],
    ask: [
      "How did it begin?",
      "What is it like to live with that?",
      "What made you want to talk about it now?",
    ],
  },
  {
    id: "how-to-tell-them",
    weight: 3,
    when: /^(?:.*\b)?i (?:really |just |honestly )?(?:don't|do not|wouldn't|have no idea|don't even) (?:know |even )?(?:how|where) (?:to|i(?:'d| would| could| can| should|'m supposed to)) (?:even |ever |possibly )?(?:begin to |begin|start to |start |go about )?(?:tell(?:ing)?|say(?:ing)?|explain(?:ing)?|admit(?:ting)?|come out|break it)\b.*$/i,
    say: [
      "It is hard to find a beginning for something like that.",
      "You would like to say it, and the first sentence is the hardest.",
      "It does not have to be said all at once. One sentence can be the beginning.",
    ],
    ask: [
      "What would the first sentence be, if you could say anything?",
      "What are you most afraid of, when you picture it?",
      "When would be a calm moment for it?",
    ],
  },
  {
    id: "why-would-they",
    weight: 3,
    questions: true,
    when: /^(?:.*\b)?why (?:would|should) (?:she|he|they|anyone|anybody|somebody|someone) (?:ever |even )?(?:want|like|love|care|choose|pick|go out|say yes|be interested|look|bother|talk|stay)?(?: .*)?$/i,
    not: /\bwhy would (?:he|she|they) (?:do|say|lie|leave|treat|cheat|hurt|think)\b/i,
    say: [
      "You can’t imagine that somebody would want that.",
      "You have answered for the other person already.",
      "You expect a no before you have asked.",
    ],
    ask: [
      "What have you noticed so far in how they are with you?",
      "What would a friend say to that?",
      "What would it be like to find out?",
    ],
  },
  {
    id: "hides-a-part",
    weight: 3,
    when: /^i (?:always |usually |still |try to |have to |just )*(?:sit so|stand so|turn so|hide|cover|keep .{1,20} covered|wear .{1,30} (?:so|to)|avoid (?:mirrors|photos|being seen|people))\b.*$/i,
    not: /\b(?:hide (?:it|him|her|them|my \w+) from)\b/i,
    say: [
      "So you are always aware of how others may see you.",
      "That takes attention, all day long.",
      "You make sure that nobody looks too closely.",
    ],
    ask: [
      "What do you think they would see?",
      "With whom do you not have to do that?",
      "How long have you been doing that?",
    ],
  },
  {
    id: "do-not-know-what-i-am-good-at",
    weight: 3,
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
    id: "sibling-did-well",
    weight: 3,
    when: /^(?:and |now )?my (?:little |older |younger |big |twin )?(?:sister|brother|cousin|friend|best friend|ex|flatmate)(?:'s| is| has)? (?:just |already |recently |now )?(?:became|become|got (?:promoted|married|engaged|a (?:job|house|first))|graduated|a (?:doctor|lawyer|surgeon|dentist)|bought a|getting married|having a baby|earns?|won(?!'))\b.*$/i,
    themes: ["selfEsteem", "study", "work", "lowMood", "change", "loneliness"],
    say: [
      "And you measure yourself by that.",
      "That must make it harder, when you feel stuck yourself.",
      "You may be glad for them, and it still hurts.",
    ],
    ask: [
      "What goes through you, when you hear that?",
      "Does anybody compare the two of you?",
      "What would you like for yourself?",
    ],
  },
  {
    id: "honest-or-selfish",
    weight: 3,
    when: /^i (?:really |just |honestly )?(?:don't|do not|can't) (?:know|decide|tell) (?:if|whether) (?:i should (?:tell|say|confess|admit|come clean)\b.*|(?:telling|saying|confessing|admitting|being honest)\b.*|to (?:tell|say|confess|admit)\b.*)$/i,
    say: [
      "You want to be honest, and you don’t want to do harm with it.",
      "There are good reasons on both sides, and that makes it hard.",
      "You are thinking about what it would do to the other person, and to you.",
    ],
    ask: [
      "What would you hope for, if you said it?",
      "What are you most afraid would happen?",
      "With whom could you think it through first?",
    ],
  },
  {
    id: "trusts-me-guilt",
    weight: 3,
    when: /^(?:every time|whenever|when) (?:he|she|they|people|someone|somebody|anyone|everyone|my \w+) (?:says?|tells? me|calls? me|trusts?|smiles?|looks?|thanks?|hugs?|is (?:nice|kind)|are (?:nice|kind)|praises?|compliments?)\b.*\bi (?:just )?(?:feel|felt|want to|think|die|cringe)\b.*$/i,
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
    when: /^(?:i (?:just |also |then |always )*(?:feel|felt) (?:so |really |a bit |kind of |even )?(?:guilty|bad|stupid|selfish|ashamed|ungrateful|silly|weak|pathetic) (?:for|about) (?:even |just )?(?:feeling|being|complaining|crying|wanting|needing|saying|thinking|not being|struggling)\b.*|i (?:know i )?(?:have|'ve got) (?:no (?:right|reason)|nothing) to (?:complain|be (?:sad|unhappy|upset|like this|depressed|anxious)|feel)\b.*|(?:other )?people have it (?:so much |much |far |way |a lot )?worse\b.*|(?:other|so many|some) people (?:have|are|go through|deal with)\b.*\b(?:worse|real problems)\b.*|i should (?:just )?be (?:grateful|happy|thankful)\b.*|i(?:'m| am) (?:so |very |really )?lucky (?:really|compared)\b.*)$/i,
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
  // shame
  {
    id: "so-ashamed",
    weight: 2,
    when: /^i(?:'m| am| was| feel| felt)? (?:just |so |really |still |a bit |kind of |very |too |deeply |a little )*(?:ashamed|embarrassed|humiliated|mortified|disgusted with myself|disgusted by myself)(?: (?:of|about|by|that|because|to) (?<x>.+))?$/i,
    say: [
      "That sounds like something you would rather nobody saw.",
      "It takes something to say that you are ashamed.",
      "Being ashamed is a lonely feeling. Thank you for saying it.",
    ],
    ask: [
      "What are you afraid others would think?",
      "Who would understand, do you think?",
      "How long have you felt like that?",
    ],
  },
  {
    id: "feel-dirty",
    weight: 3,
    when: /^(?:i (?:just |still |always )*(?:feel|felt|feels) (?:so |like |really |just )*(?:dirty|filthy|disgusting|gross|tainted|ruined|damaged|broken|used|dirt|trash|rubbish|scum|garbage|worthless|cheap)\b.*|like (?:dirt|trash|rubbish|scum))$/i,
    say: [
      "That is a terrible way to feel about yourself. I’m sorry.",
      "I’m sorry that it left you feeling like that.",
      "It hurts to feel that way. It does not mean that you are that.",
    ],
    ask: [
      "When is that feeling strongest?",
      "What would you say to somebody else who felt like that after the same thing?",
      "Is there anyone with whom you don’t feel it?",
    ],
  },
  {
    id: "if-they-knew",
    weight: 3,
    when: /^(?:i(?:'m| am) (?:so |really |just )?(?:scared|afraid|terrified|worried) (?:that )?)?(?:if|when|once) (?:people|anyone|anybody|they|he|she|everyone|my \w+|someone|somebody|you) (?:ever |really |actually |only )*(?:knew|know|knows|found out|find out|finds out|saw|see|sees|realised|realized|could see)\b.*$/i,
    say: [
      "You are afraid of how you would be seen.",
      "So there is a part of you that nobody may see.",
      "It is lonely, when you think you would be rejected for it.",
    ],
    ask: [
      "What do you think would happen?",
      "Is there one person who might take it differently?",
      "What is it like to keep it hidden?",
    ],
  },
  {
    id: "replaying-it",
    weight: 2,
    when: /^i (?:just |still |always |can't stop |cannot stop |constantly |even )*(?:keep |kept )?(?:replay(?:ing)?|going over|go over|cring(?:e|ing)|beat(?:ing)? myself up|torment(?:ing)? myself|kick(?:ing)? myself|reliv(?:e|ing))\b.*$/i,
    say: [
      "It keeps running through your head.",
      "You can’t leave it alone, and it hurts each time.",
      "You go through it again and again.",
    ],
    ask: [
      "Which moment do you keep coming back to?",
      "What do you say to yourself, when you go over it?",
      "How would it look to somebody else who was there?",
    ],
  },
  {
    id: "made-a-fool-of-myself",
    weight: 3,
    when: /^i (?:really |just |completely |totally |literally )*(?:made (?:such )?(?:a fool|an idiot|an ass|a mess)(?: out)? of (?:myself|it|things|everything)|embarrassed myself|messed (?:it |everything |things )?up|screwed (?:it |everything |things )?up|ruined (?:it|everything|the \w+)|said something (?:so |really )?(?:stupid|dumb|awkward|wrong)|made a (?:big |huge |stupid |terrible |bad |massive )?mistake|blew it|failed (?:again|everyone|as))\b.*$/i,
    not: /\bmistake (?:marrying|leaving|moving|taking|having|getting|saying yes|buying|coming)\b/i,
    say: [
      "That sounds uncomfortable. I can see why it bothers you.",
      "It went wrong, and now you are hard on yourself about it.",
      "Everybody has moments like that, and they feel awful.",
    ],
    ask: [
      "What happened?",
      "What has come of it so far?",
      "What would you say to a friend who told you that?",
    ],
  },
  // impostor, comparing
  {
    id: "found-out",
    weight: 3,
    when: /^(?:.*\b)?(?:(?:i (?:just |still )?(?:keep|kept)? ?(?:wait(?:ing)?|expect(?:ing)?)|i'm (?:just )?(?:waiting|scared|afraid|terrified|worried)|it's only a matter of time|sooner or later|one day|any day now|eventually)\b.{0,30}\b(?:(?:notice|realise|realize|find out|see (?:that|what|how)|figure out|discover|catch me|work out|find me out|found out|see through)\b.*)|i (?:feel|felt) like (?:a |an |such a |a complete )?(?:fraud|impostor|imposter|fake|phoney)\b.*|(?:i have |i've got |it's )?(?:impostor|imposter) syndrome\b.*)$/i,
    say: [
      "So you are waiting to be found out.",
      "It sounds as if you don’t trust that you have earned your place.",
      "That must be tiring, always expecting to be caught.",
    ],
    ask: [
      "What do you think they would find out?",
      "What do you know about your work that speaks against it?",
      "Has it always been like that, or is it new?",
    ],
  },
  {
    id: "just-being-nice",
    weight: 3,
    when: /^(?:.*\b)?(?:(?:i (?:just )?(?:think|feel like|assume|know|bet)|but|maybe) )?(?:he|she|they|people|everyone|my \w+)(?:'s|'re| is| are| was| were)? (?:probably |only |just |all )*(?:being (?:nice|kind|polite)|says? (?:it|that) to be (?:nice|kind|polite)|saying (?:it|that)(?: to be (?:nice|kind))?|feel(?:s)? sorry for me|have to say that|has to say that|pity(?:ing)? me)\b.*$/i,
    say: [
      "So you can’t quite believe the good things people say.",
      "A kind word does not get through to you just now.",
      "You look for a reason why it does not count.",
    ],
    ask: [
      "What would it be like if it were meant?",
      "What makes it hard to believe?",
      "Has anyone said something good that you did believe?",
    ],
  },
  {
    id: "it-was-luck",
    weight: 3,
    when: /^(?:.*\b)?(?:i (?:just |only )?got lucky|it was (?:just |only |pure |probably )*(?:luck|a fluke|a mistake|easy|chance)|they (?:must have |probably )?made a mistake|anyone could have|i (?:don't|didn't) (?:really )?(?:belong|earn)|(?:was|were) (?:just |probably )?a mistake|shouldn't (?:even )?be (?:here|there)|don't belong (?:here|there|in (?:this|that)))\b.*$/i,
    not: /\b(?:marriage|relationship|wedding|moving|the accident|having (?:kids|him|her)|mistake to|coming here|leaving)\b/i,
    say: [
      "You don’t give yourself any credit for it.",
      "It sounds as if you can’t quite believe that it was you.",
      "So when it goes well, it doesn’t count for you.",
    ],
    ask: [
      "What part did you have in it?",
      "What would you say, if a colleague told you that?",
      "Where do you think that comes from?",
    ],
  },
  {
    id: "everyone-else-seems",
    weight: 3,
    when: /^(?:(?:it (?:feels|seems) like|i feel like|i see|i look at|when i look|because) )*(?:everyone|everybody|all (?:of )?(?:my friends|them|the others)|other people|others|people my age|most people|the others|my friends|the rest of them) (?:else )?(?:around me |my age |here |there |on (?:instagram|social media|facebook) )?(?:just |all |already |always )*(?:seems?|looks?|(?:is|are) (?:so |all |already |more |much |getting |having |buying |doing |moving |ahead|better|happier|prettier|smarter|married|happy|confident|successful|further|fine)|has|have|knows?|gets?|can|manages?|does|do|appears?|copes?|finds?)\b(?<x>.*)$/i,
    not: /\b(?:worse|everyone (?:is|was) (?:kind|nice|lovely|great|asleep|gone|dead|mean|against|laughing|angry|busy)|everyone knows (?:about|that|what))\b/i,
    say: [
      "Next to the others you feel left behind.",
      "It is hard to look at others and feel that you come up short.",
      "You see how they look from outside, and how you feel from inside.",
    ],
    ask: [
      "Who do you compare yourself with most?",
      "What do you imagine they have that you don’t?",
      "What would be enough for you, if there were nobody to compare with?",
    ],
  },
  {
    id: "next-to-them",
    weight: 3,
    when: /^(?:.*\b)?(?:(?:next|compared) to (?:her|him|them|my \w+|everyone|the others)\b.*|there(?:'s| is) (?:this|a|one) (?:girl|boy|guy|woman|man|colleague|friend|person|kid)\b.*\b(?:pretty|prettier|smart|clever|popular|perfect|better|beautiful|confident|everyone (?:likes|loves)|good at)\b.*|(?:she|he|my \w+)(?:'s| is) (?:so (?:much )?|way |always |just )*(?:prettier|smarter|cleverer|better|more (?:\w+)|thinner|funnier|perfect),? (?:than (?:me|i am|i'll)|at everything|and i'm)\b.*)$/i,
    not: /\b(?:she's better (?:now|today)|he's better (?:now|today)|getting better|feeling better|more (?:than|and more))\b/i,
    say: [
      "You compare yourself with somebody, and you lose each time.",
      "Beside somebody like that it is easy to feel small.",
      "It hurts to feel like less.",
    ],
    ask: [
      "What is it about that person that you would like to have?",
      "What do you have that you don’t count?",
      "When do you not compare yourself?",
    ],
  },
  {
    id: "silly-to-cry",
    weight: 3,
    when: /^(?:.*\b)?i(?:'m| am| feel| felt| just feel)? (?:so |really |a bit |just |kind of |like i'm |being )*(?:stupid|silly|ridiculous|pathetic|childish|dramatic) (?:for )?(?:even )?(?:crying|being|getting|feeling|missing|caring|grieving|minding|about)\b.*$/i,
    say: [
      "There is nothing silly about it. It matters to you.",
      "You don’t have to be ashamed of that here.",
      "It is a real feeling, whatever others may think of it.",
    ],
    ask: [
      "What makes you think it should not matter?",
      "Has somebody said so?",
      "What is it that you miss or mind most?",
    ],
  },
  {
    id: "a-good-one-would",
    weight: 3,
    when: /^(?:.*\b)?(?:a|any) (?:good|better|real|proper|normal|decent|loving) (?<x>daughter|son|mother|mum|mom|father|dad|parent|wife|husband|partner|friend|sister|brother|person|teacher|nurse|doctor|man|woman) (?:would|wouldn't|should|shouldn't|could|doesn't|does|never)\b.*$/i,
    say: [
      "You measure yourself by a picture of a good {x}.",
      "That is a high standard to hold yourself to.",
      "You are judging yourself, when you did what you could.",
    ],
    ask: [
      "What have you done that a good {x} does?",
      "Would you say that about somebody else in your place?",
      "Where does that picture come from?",
    ],
  },
  {
    id: "not-blamed-by-them",
    weight: 3,
    when: /^(?<who>he|she|they|my \w+)(?:'s|'ve| has| have)? (?:never|doesn't|don't|didn't|hasn't|haven't)(?: once| ever| even)? (?:blamed?|judged?|complain(?:ed)?|h(?:e|o)ld it against me|held it against me|said a word|been angry|reproach(?:ed)?)\b.*$/i,
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
    id: "still-cannot",
    weight: 2,
    when: /^i (?:still|just still) (?:can't|cannot|can not|don't|won't|couldn't) (?:bring myself to |even )?(?:drive|go|walk|listen|watch|eat|sleep|open|wear|sit|enter|talk|hear|visit|cook|be in|get (?:in|on))\b.*$/i,
    say: [
      "So it still holds you back there.",
      "It still has a hold on you.",
      "That has stayed difficult for you.",
    ],
    ask: [
      "What happens when you try?",
      "What would help you with it?",
      "What would it mean to be able to do that again?",
    ],
  },
  {
    id: "cannot-look-at",
    weight: 3,
    when: /^(?:.*\b(?<!so nervous ))?i (?:still |just |really )*(?:can't|cannot|couldn't|can hardly|can barely) (?:even |bear to )?look (?:at|him|her|them) ?(?!after|forward|for)(?:him|her|them|in the eye|it|my|the|photos|pictures)?\b.*$/i,
    say: ["It is hard for you even to look.", "So you look away.", "That sounds painful."],
    ask: [
      "What happens in you, when you do look?",
      "What would you like to be able to say?",
      "What would make it a little easier?",
    ],
  },
  {
    id: "will-it-stop",
    weight: 3,
    questions: true,
    when: /^(?:(?:and|but|so) )*(?:does|will|do|can|when does|when will) (?:it|this|the (?:guilt|shame|pain|fear|anger|feeling|sadness)|i) (?:ever |just |finally )?(?:stop|go away|get (?:easier|better)|end|pass|be over|feel (?:better|normal))\b.*$/i,
    say: [
      "It usually gets quieter, most of all when you don’t have to keep it to yourself.",
      "For most people it eases with time, though not in a straight line.",
      "It may not vanish altogether. It can become much smaller.",
    ],
    ask: [
      "When is it a little quieter?",
      "What made you ask that today?",
      "What would you do, if it were less?",
    ],
  },
  {
    id: "do-i-have-a-right",
    weight: 3,
    questions: true,
    when: /^(?:(?:and|but|so) )*(?:do i (?:even )?have (?:a|the|any) right to|am i allowed to|may i|is it (?:ok|okay|all right|alright|fine) (?:to|if i|that i)) (?<x>.+)$/i,
    say: [
      "I think you are allowed to.",
      "Yes, I think so. It is your own life.",
      "I don’t see why not.",
    ],
    ask: ["What makes you doubt it?", "What would it mean to you?", "What holds you back?"],
  },
  {
    id: "found-out-that",
    weight: 3,
    when: /^i (?:just |recently |only |accidentally |actually )*(?:found out|discovered|learned|learnt) (?:through|from|by|that|about|my|last|yesterday|today|two|a (?:week|month|year)|on|in|when)\b.*$/i,
    not: /\b(?:good news|pregnant|passed|got (?:the|in)|cheat\w*|affair)\b/i,
    say: [
      "That must have been a shock.",
      "That is a lot to find out.",
      "And now you have to make sense of it.",
    ],
    ask: [
      "What went through your mind when you found out?",
      "Who else knows?",
      "What does it change for you?",
    ],
  },
  {
    id: "strange-to-say-it",
    weight: 3,
    when: /^(?:it|that|this)(?:'s| is| was| feels| felt) (?:so |really |a bit |very |kind of |quite )?(?:strange|weird|odd|hard|good|nice|scary|a relief|difficult|funny) to (?:actually |finally |even )?(?:write|say|tell|talk|type|admit|hear myself|see|put)\b.*$/i,
    say: [
      "I’m glad that you did.",
      "It is said now, and it is safe here.",
      "I can imagine. Thank you for doing it all the same.",
    ],
    ask: [
      "What is it like, now that it is said?",
      "How do you feel now?",
      "What made it possible today?",
    ],
  },
  {
    id: "never-done-before",
    weight: 2,
    when: /^i(?:'ve| have) never (?:ever |actually |really )?(?<x>(?:spoken|done|given|been|had to|made|lived|travelled|flown|written|led|run|sung|taught)\b.*)$/i,
    not: /\b(?:spoken (?:of|about|to)|done (?:anything|that before)|been (?:happy|loved|good|so|this|able|one)|had to)\b/i,
    say: [
      "So it would be the first time for you.",
      "That is new to you, so of course it is a bit frightening.",
      "You have nothing to go by yet.",
    ],
    ask: [
      "What worries you most about it?",
      "What would make it easier?",
      "Who could help you with it?",
    ],
  },
  {
    id: "what-if-i-cry",
    weight: 3,
    questions: true,
    when: /^(?:(?:and|but|so) )*what if i (?:just )?(?:start crying|cry|break down|can't (?:speak|do it|finish|get the words out)|fall apart|burst into tears|freeze|forget)\b.*$/i,
    say: [
      "Then it happens, and people will understand.",
      "You can stop, breathe, and go on when you are ready. Nobody will mind.",
      "You could ask somebody to stand by and take over, if you can’t go on.",
    ],
    ask: [
      "Who could be beside you?",
      "What would help you in that moment?",
      "What would you want to have said?",
    ],
  },
  {
    id: "they-have-it-perfect",
    weight: 3,
    when: /^(?:she|he|they|my \w+)(?:'s got| has| have|'ve got| got)? (?:got )?(?:the |a |this |such a )?(?:perfect|amazing|great|lovely|beautiful)\b.*\b(?:husband|wife|kids|children|house|job|life|body|career|family|marriage|boyfriend|girlfriend)\b.*$/i,
    themes: ["selfEsteem", "family", "friendship", "loneliness", "lowMood"],
    say: [
      "From outside it looks as if everything had worked out there.",
      "And beside that your own life looks small to you.",
      "It is hard to look at that every day.",
    ],
    ask: [
      "Which of those things would you want for yourself?",
      "What do you think it is like from inside?",
      "What do you have that matters to you?",
    ],
  },
  {
    id: "compared-by-family",
    weight: 3,
    when: /\b(?:(?:look at your (?:sister|brother|cousin)|why can't (?:you|i) be (?:more )?like|compar(?:e|es|ed|ing) me (?:to|with)|held up as|the golden child|your (?:sister|brother) (?:never|always))\b)/i,
    say: [
      "So you were measured against somebody else again.",
      "It hurts to be compared like that.",
      "That makes it hard to be just yourself.",
    ],
    ask: [
      "What would you like them to see in you?",
      "What do you say to that?",
      "Since when has it been like that?",
    ],
  },
  {
    id: "that-is-the-worst",
    weight: 3,
    when: /^(?:.*\b)?(?:that(?:'s| is| was)|and that(?:'s| is)|which is) (?:actually |probably |almost |really )?the (?:worst|hardest|saddest|stupid|weird) (?:part|thing|bit)(?: of (?:it|it all))?$/i,
    say: [
      "So that is what makes it hardest.",
      "I can see why that makes it harder.",
      "That is the part that hurts most.",
    ],
    ask: [
      "What does that do to you?",
      "What would make that part easier?",
      "Have you told anyone about that part?",
    ],
  },
  {
    id: "made-an-excuse",
    weight: 3,
    when: /^(?:.*\b)?i (?:left|went home|cancelled|didn't go|pretended)\b(?! school).*\b(?:early|(?<!(?:everyone|they|he|she|people) )said i (?:had|was|felt|needed)|told (?:them|her|him) i (?:had|was|felt))\b.*$|^(?:.*\b)?(?:said|told (?:them|her|him)) i (?:had a (?:headache|migraine|cold)|was (?:ill|sick|tired|busy)|felt ill)\b.*$/i,
    say: [
      "It was easier than saying how it really was.",
      "So you got yourself out of it.",
      "I see, so that was a way out.",
    ],
    ask: [
      "What was the moment when it got too much?",
      "How did you feel afterwards?",
      "What would you have liked to say?",
    ],
  },
  {
    id: "felt-small",
    weight: 2,
    when: /^i (?:just |always |suddenly )*(?:feel|felt) (?:so |really |very |like )?(?:small|tiny|stupid|invisible|like nothing|like a child|like an idiot|worthless|out of place|like an outsider)(?: (?:there|again|next to (?:her|him|them)|in front of .+))?$/i,
    say: [
      "That is a painful way to feel.",
      "I’m sorry it made you feel like that.",
      "It hurts to be made to feel so small.",
    ],
    ask: [
      "What was it that made you feel so?",
      "What would have helped at that moment?",
      "When do you feel the opposite?",
    ],
  },
  {
    id: "do-you-think-i-am",
    weight: 3,
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
    id: "where-is-help",
    weight: 3,
    questions: true,
    when: /^(?:(?:so|but|and) )*(?:is|are) there (?:someone|somebody|anyone|anybody|people|a place|anywhere|any help|help|a service|groups?|a helpline)\b.*\b(?:talk|speak|go|help|turn|call|ask|for (?:this|that|people))\b.*$|^(?:(?:so|but|and) )*(?:who|where) (?:can|could|should|do) i (?:talk|go|turn|ask|get help|speak|call)\b.*$/i,
    say: [
      "There usually is. At a university it is student support or your tutor, at work often a staff service, and a doctor can point the way anywhere.",
      "Yes, there is help for that. A doctor is a good place to begin, and many places have support of their own for students or staff.",
    ],
    ask: [
      "Which of those would be easiest for you?",
      "What would you want to say first?",
      "What has kept you from asking so far?",
    ],
  },
  {
    id: "proud-of-me",
    weight: 2,
    when: /^(?:.*\b)?(?<who>my (?:dad|mum|mom|father|mother|nan|gran|grandma|grandad|husband|wife|son|daughter)|he|she) (?:is|was|'s) (?:so |really |very )*proud(?: of me)?\b.*$/i,
    say: [
      "It means a lot to {whom}.",
      "So {who} thinks highly of you.",
      "That can feel good, and it can be a weight as well.",
    ],
    ask: [
      "What is that like for you?",
      "Does it also put pressure on you?",
      "What would you like {whom} to know?",
    ],
  },
  {
    id: "thought-it-was-normal",
    weight: 3,
    when: /^(?:.*\b)?i (?:just |always |really |honestly )?(?:thought|assumed) (?:that |it |this |everyone )+(?:was|were|is|had|lived) (?:just )?(?:normal|like that|that way|how it (?:was|is)|the same|it like that)\b.*$/i,
    say: [
      "You had nothing to compare it with.",
      "A child takes it as it comes. Only later does one see it.",
      "So it took a long time to see that it was not.",
    ],
    ask: [
      "When did you begin to see it differently?",
      "What do you think of it today?",
      "What would you have needed?",
    ],
  },
  {
    id: "child-doing-adult-things",
    weight: 3,
    when: /^i (?:made|cooked|looked after|took care of|raised|got|put|washed|walked|brought up|cleaned|fed|ran|did)\b.*\b(?:when i was|since i was|from when i was|from the age of|at (?:the age of )?|aged) ?(?:four|five|six|seven|eight|nine|ten|eleven|twelve|[4-9]|1[0-2])\b.*$/i,
    say: [
      "You were a child, doing what a grown-up should have done.",
      "That was far too much for a child of that age.",
      "So you had to be big very early.",
    ],
    ask: [
      "Who looked after you?",
      "What do you feel when you think of that child?",
      "What has stayed with you from that time?",
    ],
  },
  {
    id: "parent-was-not-there",
    weight: 3,
    when: /^(?:my (?:mum|mom|mother|dad|father|parents)|she|he|they) (?:just |was |were |really )*(?:wasn't|weren't|was never|were never|was hardly ever|wasn't really|weren't really) (?:really |ever )?(?:there|around|present|available|interested)(?: for (?:me|us))?$/i,
    say: [
      "You needed somebody, and nobody was really there.",
      "That is hard for a child, even without any cruelty.",
      "So you were left very much to yourself.",
    ],
    ask: [
      "What was that like for you?",
      "Who was there for you instead?",
      "What did you do with your worries then?",
    ],
  },
  {
    id: "sees-it-as-a-parent",
    weight: 3,
    when: /^(?:and |but )?now (?:that )?i(?:'ve| have| am|'m)? (?:got |a |have )?(?:(?:my own )?(?:kids|children|a (?:son|daughter|child|baby)|(?:a )?(?:mum|mom|dad|mother|father|parent))(?: (?:myself|of my own|too))?)\b.*\b(?:see|realise|realize|understand|think|know|can't)\b.*$/i,
    say: [
      "Now you see from the outside how young you were.",
      "With children of your own, it looks different.",
      "That brings it close again.",
    ],
    ask: [
      "What do you see today that you could not see then?",
      "What would you have wanted for the child you were?",
      "How does it affect you as a parent?",
    ],
  },
  {
    id: "they-just-said-ok",
    weight: 3,
    when: /^(?:and |but |then )?(?:he|she|they|my \w+) (?:just |only |simply )(?:said|went|replied|shrugged and said|nodded and said) (?:ok|okay|fine|no problem|sure|yes|alright|that's fine)\b.*$/i,
    say: [
      "So it was much easier than you had feared.",
      "And nothing bad came of it.",
      "You had expected worse, I imagine.",
    ],
    ask: [
      "What was that like for you?",
      "What does that tell you for the next time?",
      "How do you feel about it now?",
    ],
  },
  {
    id: "cannot-celebrate",
    weight: 3,
    when: /^(?:.*\b)?i (?:just |really |feel like i )*(?:can't|cannot|don't feel like i can|couldn't|am not able to|'m not able to) (?:really |even |properly )?(?:celebrate|enjoy (?:it|this)|be happy(?: about it)?|feel happy|be glad)\b.*$/i,
    say: [
      "It takes the joy out of it.",
      "So the good news has a shadow.",
      "You would like to be glad, and something holds you back.",
    ],
    ask: [
      "What holds you back most?",
      "What would you need, to be glad for a moment?",
      "With whom could you be glad?",
    ],
  },
  {
    id: "okay-myself",
    weight: 3,
    when: /^(?:.*\b)?i(?:'m| am) (?:ok|okay|fine|safe|alright) (?:myself|in myself|by the way)\b.*$/i,
    say: ["I’m glad that you say so.", "Thank you for telling me that.", "Good to know."],
    ask: [
      "What is on your mind most?",
      "How do you look after yourself in this?",
      "Who is there for you?",
    ],
  },
  {
    id: "out-of-my-league",
    weight: 3,
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
    id: "different-from-them",
    weight: 3,
    when: /^(?:her|his|their|my (?:girlfriend|boyfriend|wife|husband|partner)'s|all (?:her|his|their)|the other|everyone|they)(?: \w+){0,2}(?:'s|'re| are| is| have| went| talk\w*)\b.*\band i(?:'m| am| just| only| fix| work| left| have| never| don't| nod| clean| drive)\b.*$/i,
    say: [
      "You feel out of place among them.",
      "So you come from quite another world.",
      "That makes it hard to feel equal.",
    ],
    ask: [
      "What is it like for you to be with them?",
      "Who there treats you as an equal?",
      "What do you think they see in you?",
    ],
  },
  {
    id: "they-laughed",
    weight: 2,
    when: /^(?:and |then |but )?(?:everyone|everybody|they|they all|the whole (?:class|room|table|office)|she|he|some of them)(?: just| all| even)? (?:laughed|giggled|smirked|sniggered|grinned|burst out laughing)(?: (?:at me|too|as well|about it|and .+))?$/i,
    themes: [
      "selfEsteem",
      "shame",
      "anxiety",
      "partner",
      "friendship",
      "study",
      "work",
      "body",
      "family",
    ],
    say: [
      "I imagine that hurt.",
      "That must have stung.",
      "And you were the only one who did not find it funny.",
    ],
    ask: [
      "What did you do then?",
      "What would you have liked to happen?",
      "Have you been able to tell anyone how it felt?",
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
    id: "feel-like-an-outsider",
    weight: 3,
    when: /^i (?:just |still |always |really )*(?:feel|felt) like (?:a|an|some kind of) (?:orphan|stranger|ghost|outsider|alien|robot|machine|guest|visitor|spectator|child|foreigner|prisoner|servant|zombie|shadow)\b.*$/i,
    say: [
      "That sounds very lonely.",
      "That is a sad way to have to feel.",
      "It sounds as if you are there, and not really part of it.",
    ],
    ask: [
      "When is that feeling strongest?",
      "When was it last different?",
      "What would help you to feel that you belong?",
    ],
  },
  {
    id: "chose-for-myself",
    weight: 3,
    when: /^(?:.*\b)?(?:first|only) thing i(?:'ve| have)? (?:ever |really |actually )*(?:chose|chosen|did|done|bought|decided|picked) (?:just |only |all )?(?:for|by) (?:myself|me)\b.*$/i,
    say: [
      "That is something of your own. Good for you.",
      "I’m glad. That sounds like a beginning.",
      "It must feel good to have chosen that yourself.",
    ],
    ask: ["What is it like?", "What made you choose that?", "What else would you like to choose?"],
  },
  {
    id: "easy-to-say",
    weight: 3,
    when: /^(?:(?:that|it)(?:'s| is| was) )?(?:so |very |really )?easy (?:for (?:him|her|them|you|people|others) )?to say\b.*$|^easier said than done\b.*$/i,
    say: [
      "It does not help much when you are the one who has to live with it.",
      "Advice is easy when it is not your own problem.",
      "It may be true, and it does not make it easier.",
    ],
    ask: [
      "What would have helped more?",
      "What would you like to be understood?",
      "What is it really like for you?",
    ],
  },
  {
    id: "was-invited",
    weight: 3,
    when: /^(?:.*\b)?(?:i was (?:actually |even |also |really )?invited|(?:he|she|they|someone|somebody|people|my \w+) (?:actually |even )?invited me|i(?:'ve| have) been invited)(?: (?:to|too|as well|along)\b.*)?$/i,
    not: /\b(?:wasn't|never|not) invited\b|\bcan't face\b/i,
    say: [
      "So somebody wanted you there.",
      "That is nice, and perhaps a little frightening as well.",
      "They thought of you.",
    ],
    ask: [
      "What do you feel about going?",
      "What would make it easier to go?",
      "What would you hope for there?",
    ],
  },
  {
    id: "maybe-a-little",
    weight: 3,
    when: /^(?:(?:yeah|ok|well|idk) )*(?:maybe|perhaps|possibly|i could go|i could do)(?: just| only)?(?: for)? (?:an hour|half an hour|a bit|a little(?: while)?|a while|ten minutes|once|one (?:day|evening|drink)|a short time)$/i,
    say: [
      "A little can be enough. You can stop whenever you like.",
      "That sounds like a good way to try it.",
      "You don’t have to do more than that.",
    ],
    ask: [
      "What would make that easier?",
      "Who could be with you?",
      "How would you notice that it was worth it?",
    ],
  },
  {
    id: "just-my-age",
    weight: 3,
    alone: true,
    when: /^(?:hi |hey |hello )?(?:i'm|im|i am) (?:\d\d)(?: years old| yrs old)?(?: (?:btw|by the way))?$/i,
    say: [
      "Hello. Thank you for telling me.",
      "Thank you. I’m glad you came here.",
      "Good to know, thank you.",
    ],
    ask: [
      "What is on your mind?",
      "What would you like to talk about?",
      "What brings you here today?",
    ],
  },
  {
    id: "do-not-know-how-to-talk-to",
    weight: 3,
    when: /^(?:.*\b)?i (?:really |just |still )?(?:don't|do not|never) (?:really |even )?(?:know|knew|learned) how to (?:talk|do small talk|speak|be close|get close|be|connect|reach out) (?:to|with) (?<x>my .+|him|her|them|people|anyone)$/i,
    say: [
      "You would like to be closer, and don’t know how to begin.",
      "It is hard to find the first words.",
      "It matters to you, or you would not think about it.",
    ],
    ask: [
      "What would you like to talk about, if it were easy?",
      "When has it gone well, even for a moment?",
      "What could you do together, without many words?",
    ],
  },
  {
    id: "needed-a-minute",
    weight: 3,
    when: /^i (?:had to|needed to|just) (?:go|step|walk|get|leave|went|went out) ?(?:out|outside|away|off|to the (?:toilet|bathroom|loo|garage|car|garden)|into the (?:garden|garage|bathroom|kitchen)|upstairs)?\b.*\b(?:for a (?:minute|moment|bit|second|while)|to (?:breathe|cry|calm down|be alone|compose myself))\b.*$/i,
    say: [
      "You needed a moment for yourself.",
      "It went deep, I imagine.",
      "So it moved you more than you wanted to show.",
    ],
    ask: [
      "What went through you just then?",
      "How did you feel when you came back?",
      "Did anybody notice?",
    ],
  },
  {
    id: "i-am-just-boring",
    weight: 3,
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
    weight: 3,
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
    id: "was-praised",
    weight: 3,
    when: /^(?:my (?:teacher|boss|manager|tutor|coach|friend|mum|mom|dad|colleague|neighbour|doctor|therapist|sister|brother)|someone|somebody|he|she) (?:once |actually |always |even )?(?:said|says|told me|thinks|wrote) (?:that )?(?:i(?:'m| am| was) (?:a |an |really |so |very |quite )*(?:good|great|talented|clever|gifted|brilliant|kind|strong|brave|patient|funny)\b.*|i (?:have|had) (?:a )?talent\b.*|i should be proud\b.*)$/i,
    not: /\b(?:but|just being nice|has to say|only says)\b/i,
    say: [
      "So somebody sees what is good in you.",
      "That is worth keeping in mind.",
      "It sounds as if that stayed with you.",
    ],
    ask: [
      "What was it like to hear that?",
      "Do you believe it a little?",
      "What do you like about it yourself?",
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
    id: "life-is-a-lie",
    weight: 3,
    when: /^(?:.*\b)?(?:my (?:whole |entire )?(?:life|marriage|childhood|career|relationship)|everything|it)(?:'s| is| was| has been| feels like| all feels like) (?:all |just |based on )?a (?:lie|sham|waste|joke)\b.*$/i,
    say: [
      "That must shake everything.",
      "It is frightening to look back and not know what was true.",
      "I can imagine how much that unsettles you.",
    ],
    ask: [
      "What in it was real, all the same?",
      "Since when has it felt like that?",
      "What would being true to yourself look like?",
    ],
  },
  {
    id: "scared-of-hurting",
    weight: 3,
    when: /^(?:.*\b)?i(?:'m| am) (?:just |so |really |also )*(?:scared|afraid|terrified|worried) (?:of|about|that i'll|i'll|i might) (?:hurt(?:ing)?|disappoint(?:ing)?|los(?:e|ing)|break(?:ing)?|destroy(?:ing)?) (?:everyone|people|him|her|them|my \w+|the (?:kids|children|family)|somebody|someone|us)\b.*$/i,
    say: [
      "You are afraid of what it would do to the others.",
      "You carry them all in your mind.",
      "There is a lot at stake, and you know it.",
    ],
    ask: [
      "Whom are you most worried about?",
      "What do you need yourself?",
      "With whom could you think it through?",
    ],
  },
  {
    id: "friends-joke-about-it",
    weight: 3,
    when: /^(?:my (?:friends|mates|colleagues|family|brothers?|husband|wife)|they|people|everyone) (?:all |just |always |still )*(?:jokes?|laughs?|makes? jokes?|make fun|teases? me|tease me|wind me up|winds me up) ?(?:about|of|over)? ?(?:it|that|this|me)?\b.*$/i,
    say: [
      "And to you it is not funny.",
      "They may not see how serious it is for you.",
      "That leaves you alone with it.",
    ],
    ask: [
      "What would you like them to know?",
      "Is there one of them who would listen?",
      "What do you do when they joke?",
    ],
  },
  {
    id: "arranges-life-round-it",
    weight: 3,
    when: /^(?:.*\b)?i(?:'ve| have)? (?:changed|moved|rearranged|stopped|switched|take|go|avoid|started)\b.*\bso (?:that )?i (?:don't|won't|can|never|didn't) (?:have to |need to )?(?!sit alone)(?:come|see|walk|meet|run|pass|go|be|think|bump)\b.*$/i,
    say: [
      "You arrange your days round it.",
      "It has begun to decide things for you.",
      "So you do a lot to keep away from it.",
    ],
    ask: [
      "What would you do, if you were not afraid?",
      "What has it cost you so far?",
      "What would be a small step back towards it?",
    ],
  },
  {
    id: "since-then-cannot",
    weight: 3,
    when: /^(?:ever )?since (?:then|that|it happened|that (?:day|night))(?:,)? i (?:can't|cannot|don't|haven't|won't|couldn't|never|hardly|barely)\b.*$/i,
    say: [
      "So it has changed how you live.",
      "It has left its mark.",
      "That is a common reaction, and it can ease again.",
    ],
    ask: [
      "What happens when you try?",
      "What would help you a little?",
      "Who could go along with you?",
    ],
  },
  {
    id: "every-year-i",
    weight: 3,
    when: /^(?:but |and |still )?every (?:year|may|june|spring|autumn|winter|christmas|\w+ber)\b.*\bi (?:still )?(?:count|think|remember|light|go|cry|work out|wonder|buy)\b.*$|^i (?:still |always |secretly )?(?:light|lit) a candle\b.*$/i,
    say: [
      "So it has stayed with you through all the years.",
      "You have your own quiet way of remembering.",
      "It has its place in your year.",
    ],
    ask: [
      "What do you think of then?",
      "Does anybody know about it?",
      "What does it mean to you to do that?",
    ],
  },
  {
    id: "chameleon",
    weight: 3,
    when: /^(?:.*\b)?(?:i (?:just |always |basically |kind of )*(?:become|turn into|change into|adapt to|mirror) (?:what(?:ever)?|who(?:ever)?) (?:they|people|others|everyone|he|she)\b.*|(?:with|around) (?:every|each|different) (?:friend|person|people|group)s?,? i(?:'m| am| become)\b.*|i (?:don't|do not) (?:really |even |actually )?(?:have|know) (?:a |my own )?(?:personality|identity|opinions?|a self)\b.*|i don't (?:even |really )?know what (?:\w+ )?i (?:like|want)(?! (?:you|to (?:say|do|talk)))\b.*|i (?:honestly |really |just )?didn't know (?:what i wanted|where i want\w*)\b.*)$/i,
    say: [
      "It is hard to tell what is yours.",
      "So you are not sure what you want for yourself.",
      "That can be unsettling.",
    ],
    ask: [
      "When nobody else is there, what do you do?",
      "Is there one thing, however small, that you know is yours?",
      "Since when has it been like that?",
    ],
  },
  {
    id: "read-the-room",
    weight: 3,
    when: /^(?:.*\b)?i (?:learned|learnt|had|had learned|always had) (?:early |quickly |how )?(?:to |not to )(?:read the room|be (?:quiet|good|careful|invisible|small|perfect)|keep (?:quiet|the peace|my (?:mouth|head))|stay out of the way|look after (?:myself|everyone)|not (?:cry|ask|need|feel)|hide|walk on eggshells|please|make (?:myself|people))\b.*$/i,
    say: [
      "You learnt that early, because you had to.",
      "That was a clever way for a child to stay safe, and it is tiring for an adult.",
      "So you watched others very closely from the beginning.",
    ],
    ask: [
      "When do you notice it today?",
      "What would you have needed then?",
      "With whom do you not have to do it?",
    ],
  },
  {
    id: "i-do-like",
    weight: 2,
    when: /^i (?:do |still |really |actually |quite |used to )+(?:like|love|enjoy) (?<x>(?!him|her|them|my (?:wife|husband|partner|girlfriend|boyfriend|mum|mom|dad|kids|children|parents|family|job)|to be|being|when|how|that|it\b)[a-z].*)$/i,
    say: [
      "So that is something of your own.",
      "It is good to know that there is that.",
      "That sounds like something that does you good.",
    ],
    ask: [
      "What do you like about it?",
      "When did you last do it?",
      "What would more of it look like?",
    ],
  },
  {
    id: "start-with-that",
    weight: 3,
    when: /^(?:(?:so|then|ok|well) )*(?:maybe|perhaps|i think|i guess)? ?(?:i(?:'ll| will| could| might| can)) (?:just )?(?:start|begin|try) (?:with |from )?(?:that|it|there|again|small|somewhere)(?: (?:maybe|again|then|first|now))*$/i,
    say: [
      "That sounds like a good place to begin.",
      "Good. It does not have to be more than that for now.",
      "That is a good first thing.",
    ],
    ask: [
      "When could you do it?",
      "What would you need for it?",
      "How would you notice that it does you good?",
    ],
  },
  {
    id: "next-i-want",
    weight: 2,
    when: /^(?:next|after that|then|now|one day|eventually|in (?:september|the autumn|the new year))(?:,)? (?:i(?:'d| would)? (?:want|like|love|hope|plan|am going|'m going)|i(?:'m| am) (?:hoping|planning|going)) to (?<x>.+)$/i,
    say: [
      "So you already have the next thing in mind.",
      "You know where you want to go from here.",
      "It sounds as if this has opened something up for you.",
    ],
    ask: ["What draws you to it?", "What would be the first step?", "What would you need for it?"],
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
    when: /^(?:(?:so|but|and|ok) )*(?:what|how) (?:should|do|could|can|would) i (?:even |possibly )?(?:put|write|say|tell|explain|answer|reply|start (?:the|a|that|it with|such a) (?:letter|message|email|talk|conversation|text))\b.*$/i,
    say: [
      "Short and honest is usually best: what you feel, what you are sorry for, what you wish. Nothing that asks for an answer at once.",
      "Simple things often reach people best: something you remember, something you regret, and that you are there.",
      "You could begin with one true sentence, and leave out everything that sounds like a reproach or an excuse.",
    ],
    ask: [
      "What is the one thing you would most want to be understood?",
      "What would the first sentence be?",
      "How do you think it would be received?",
    ],
  },
  {
    id: "people-needed-me",
    weight: 3,
    when: /^(?:(?:before|back then|in those days|at work),? )?(?:people|they|everyone|somebody|someone) (?:really )?(?:needed|relied on|depended on|counted on) me$|^i was (?:needed|important|somebody|someone|good at (?:it|my job|what i did))(?: (?:then|there|once))?$/i,
    say: [
      "You were needed then, and now that is missing.",
      "It gave you a place, to be needed.",
      "That is hard to replace.",
    ],
    ask: [
      "What did it give you, to be needed?",
      "Who needs you today, in another way?",
      "Where would you like to be needed again?",
    ],
  },
  {
    id: "nothing-i-have-to-do",
    weight: 3,
    when: /^(?:.*\b)?(?:there(?:'s| is) nothing (?:i have|to|left) to (?:do|get up for)\b.*|i (?:have|'ve got) (?:nothing to do|no (?:reason|need) to (?:get up|be anywhere))\b.*|(?:my|the) days (?:are|feel) (?:so |completely |just )?(?:empty|long|the same|shapeless|pointless)\b.*|nobody (?:is )?(?:waiting|waits|expects) (?:for )?me\b.*)$/i,
    say: [
      "The days can be very long like that.",
      "It sounds empty, to have nothing that waits for you.",
      "That is a lot of hours to fill.",
    ],
    ask: [
      "What do you do with the hours?",
      "What used to get you out of bed?",
      "What would be a reason to get up tomorrow?",
    ],
  },
  {
    id: "wish-i-was-someone-else",
    weight: 3,
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
    id: "on-paper-fine",
    weight: 3,
    when: /^(?:.*\b)?(?:on paper|(?<!(?:watch|look|see)\w*\b.*)from the outside|to (?:everyone|anybody|anyone) else|to the outside world)\b.*$/i,
    say: [
      "From outside it looks fine, and inside it does not feel that way.",
      "So nobody would see that something is missing.",
      "It looks all right, and still something is not right for you.",
    ],
    ask: [
      "What is missing, as far as you can tell?",
      "When did you first notice that?",
      "Whom have you told?",
    ],
  },
  {
    id: "once-wanted-to-be",
    weight: 3,
    when: /^(?:i (?:always |once |originally |really )*(?:wanted|dreamed of|dreamt of|hoped|meant|was going|was supposed) (?:to be(?:come)?|being|to go|to study|to travel|to write|to paint|to have|to do)\b.*\b(?:once|when i was|instead|but|as a (?:kid|child)|back then|never)\b.*|i (?:haven't|have not) (?:painted|written|sung|danced|drawn|played|sewn|run|swum|read)\b.*\b(?:years|months|since|ages|a long time)\b.*)$/i,
    say: [
      "So there is something you put aside long ago.",
      "You gave that up, and it has not quite left you.",
      "It sounds as if you still miss it.",
    ],
    ask: [
      "What did you love about it?",
      "What made you stop?",
      "What would a small beginning look like today?",
    ],
  },
  {
    id: "was-the-bully",
    weight: 3,
    when: /^(?:.*\b)?(?:i (?:was|used to be) (?:a |the |such a |really )*(?:bully|mean|cruel|horrible|nasty|awful|a bad (?:person|father|mother|husband|wife|son|daughter|friend))(?: (?:to|at|as|in|kid|person|back then)\b.*)?|i (?:made|ruined) (?:his|her|their|(?:my|a) \w+'s) life (?:hell|a misery|miserable|awful)?\b.*|i (?:made fun of|picked on|tormented|bullied|was (?:cruel|horrible|awful|mean) to)\b.*)$/i,
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
  {
    id: "behind-for-my-age",
    weight: 3,
    when: /^(?:.*\b)?(?:i(?:'m| am) (?:already |nearly |almost |only )?(?:[2-5]\d|(?:in my |nearly |almost )?(?:twenties|thirties|forties|fifties)|thirty|forty|fifty) (?:now )?(?:and|with)\b.*\b(?:i(?:'m| am)? (?:still (?!love|miss|cry|feel|think|dream)|(?:live|living) with (?:my|mum|mom|dad))|i(?:'ve| have) (?:never (?:had|been in|done)|nothing|no )|nothing to show|i haven't (?:even )?(?:got|had|done|found|started)|i thought i'd)\b.*|i(?:'m| am) (?:[2-5]\d),? (?:still )?(?:single|unemployed|divorced|childless|living|rent\w*|no (?:job|kids|partner|house))\b.*|(?:by now|at my age|by my age|by this age|at this age) i (?:should|thought|expected|'d)\b.*|i (?:thought|expected|always thought) i(?:'d| would) (?:have|be)\b(?! (?:better|over|ok|okay|fine|used|dead|happy))\b.*\bby (?:now|\d\d|this age)\b.*|i(?:'m| am| feel)(?: so| really)? (?:behind|left behind)(?: (?:in life|everyone|my friends|everybody|the others))*|i (?:haven't|have not) (?:done|achieved|accomplished|got) anything\b.*)$/i,
    say: [
      "You thought you would be somewhere else by now.",
      "It feels as if you were late, compared with where you expected to be.",
      "It is hard to look at your life and feel behind.",
    ],
    ask: [
      "What did you imagine it would be like by now?",
      "Whose timetable is that?",
      "What is there in your life that you would not want to miss?",
    ],
  },
  {
    id: "has-to-be-perfect",
    weight: 2,
    when: /^(?:.*\b)?(?:(?:it|everything|i) (?:always |just )?(?:has|have|had) to be (?:perfect|right|flawless|the best)|i (?:always |just |can't stop )*(?:check(?:ing)?|redo(?:ing)?|rewrit(?:e|ing)|go(?:ing)? over)\b.*\b(?:twice|again|over and over|three times|ten times|everything|times)|i can't (?:make|afford|allow(?: myself)?) (?:a |any |to make )?mistakes?|i(?:'m| am) (?:such )?a perfectionist|i (?:stay|work) (?:late|longer|twice)\b.*)(?:.*)$/i,
    say: [
      "You put in a great deal, so that nothing can go wrong.",
      "There is not much room for mistakes, the way you treat yourself.",
      "That sounds exhausting.",
    ],
    ask: [
      "What would happen if it were only good enough?",
      "What are you trying to prevent?",
      "Who is it for?",
    ],
  },
  {
    id: "cannot-take-praise",
    weight: 2,
    when: /^i (?:just |really |never |always )*(?:can't|cannot|don't|never|find it hard to|struggle to) (?:really |know how to )?(?:take|accept|believe|handle|deal with) (?:a )?(?:compliments?|praise|it when (?:people|someone|he|she|they))\b.*$/i,
    say: [
      "So praise makes you uneasy more than it pleases you.",
      "It is hard to believe something good about yourself.",
      "You push it away before it can reach you.",
    ],
    ask: [
      "What happens in you, when somebody says something kind?",
      "Where do you think that comes from?",
      "What is the last kind thing somebody said to you?",
    ],
  },
  // being too much, being seen
  {
    id: "too-much",
    weight: 3,
    when: /^(?:.*\b)?(?:i(?:'m| am| feel like i'm| must be|'ve always been| worry i'm| feel) (?:just |always |probably |being |like )*(?:too (?:much|sensitive|needy|emotional|intense|loud|clingy|soft|difficult|quiet|weird)|annoying|a burden|needy|clingy|hard (?:work|to love)|difficult|high maintenance|a lot)(?: for\b.*)?|i don't want to (?:be a burden|burden (?:anyone|him|her|them|people|my \w+)|bother (?:anyone|him|her|them|people)|annoy (?:anyone|him|her|them|people)))$/i,
    not: /\b(?:(?:dad|mum|mom|he|she|they|boss|teacher|husband|wife|friend)\b.{0,15}\b(?:says|said|thinks|told|called|calls))\b/i,
    say: [
      "You are afraid of being too much for others.",
      "It sounds as if you worry how others see you.",
      "That is a hard thing to feel about yourself.",
    ],
    ask: [
      "Has somebody made you feel that way?",
      "With whom do you not have to hold back?",
      "What would you say or ask for, if you were sure that it was welcome?",
    ],
  },
  {
    id: "what-people-think",
    weight: 2,
    when: /^(?:.*\b)?(?:i (?:just |always |really |care too much |worry |keep worrying |can't stop thinking |think |overthink )*(?:about |worry about |care about |care )?(?:what (?:people|others|everyone|they|he|she) (?:will |might |must |would |may )?(?:think|say|are thinking|thinks?))\b.*|(?:everyone|everybody|people|they)(?:'s|'re| is| are| were| was|'ll| will| must| would| probably)? (?:all |just |probably |always |be )*(?:judg(?:e|es|ing)|staring|looking at me|laugh(?:ing)? at me|think(?:s|ing)? i'm|talking about me|watching me)\b.*)$/i,
    say: [
      "It feels as if people were judging you.",
      "You think a lot about how others see you.",
      "That must make it hard to be at ease.",
    ],
    ask: [
      "What do you imagine they think?",
      "When did you feel that last?",
      "Whose opinion matters most to you?",
    ],
  },
  {
    id: "invisible",
    weight: 3,
    when: /^(?:.*\b)?(?:i (?:just |often |always |still )*(?:feel|felt|am|feel like i'm|feel like i am) (?:so |completely |totally |kind of |a bit |just )*(?:invisible|unseen|overlooked|ignored|forgotten|like a ghost|irrelevant|not important)|(?:nobody|no one) (?:would (?:even )?(?:notice|miss|care)|(?:really |ever |even )*(?:sees|notices|looks at|remembers|listens to|asks) (?:me(?! [a-z]+ing\b| (?:eat|cry|do|go|walk|sleep|leave|smoke|drink))|if i|what i|when i|how i)\b)|people (?:look|see) (?:right |straight )?(?:through|past) me|(?:they|people|my \w+|everyone) talks? over me)\b.*$/i,
    say: [
      "It hurts not to be noticed.",
      "You would like to be seen, and you are overlooked.",
      "That sounds lonely.",
    ],
    ask: [
      "When did you last feel noticed?",
      "By whom would you most like to be seen?",
      "What would you want them to see?",
    ],
  },
  {
    id: "pretends",
    weight: 2,
    when: /^(?:.*\b)?i (?:just |always |have to |still |then |kind of |try to |sort of )*(?:pretend(?:ed|ing)?|put on (?:a|my) (?:mask|face|brave face|act|show|smile|front)|fake (?:it|a smile)|act (?:like|as if|happy|normal|fine)|smile and (?:nod|say|carry on|get on)|laugh along|go along with it|play along|say (?:that )?(?:i'm|everything's|it's) (?:fine|ok|okay|alright))\b.*$/i,
    say: [
      "So nobody sees how it really is for you.",
      "It must be tiring to keep that up.",
      "You go along with it, and it is not how you feel.",
    ],
    ask: [
      "What would you like to say instead?",
      "With whom can you be the way you are?",
      "What do you think would happen, if you stopped?",
    ],
  },
  {
    id: "seem-one-way",
    weight: 2,
    when: /^(?:(?:everyone|everybody|people|they|my \w+|he|she) (?:all |just |always )*(?:thinks?|thought|sees?|says?|assumes?|believes?) (?:that |of me as |me as )?(?:i(?:'m| am|'ve got) )?(?:so |the |a |really |always |such a )*(?:strong|confident|happy|funny|fine|sorted|together|successful|perfect|calm|capable|lucky|clown|coping|good|clever|independent)\b.*)$/i,
    say: [
      "So there is a gap between what people see and how you feel.",
      "They see one side of you, and not the other.",
      "That can be lonely, being taken for somebody who needs nothing.",
    ],
    ask: [
      "What do they not see?",
      "What would you like somebody to know?",
      "What makes it hard to show the other side?",
    ],
  },
  {
    id: "do-not-recognise-myself",
    weight: 3,
    when: /^(?:.*\b)?i (?:just |really |hardly |barely |don't even |honestly |no longer )*(?:don't|do not|can't|hardly|barely|didn't|no longer)? ?(?:even )?(?:recogni[sz]e|know) (?:myself|who i am|whose face (?:that|it|this) is|who that is|the person (?:in the mirror|i(?:'ve| have) become)|who i(?:'ve| have) become|what i (?:want|like) (?:anymore|any more|out of life))\b.*$/i,
    say: [
      "So you don’t quite feel like yourself.",
      "It is unsettling to feel like a stranger to yourself.",
      "That must be unsettling.",
    ],
    ask: [
      "When did you last feel like yourself?",
      "What were you like before?",
      "What do you still know for certain about yourself?",
    ],
  },
  {
    id: "who-am-i",
    weight: 3,
    questions: true,
    when: /^(?:(?:so|but|and|like) )*(?:who (?:even )?am i(?: (?:without|if|now|anymore|really|then|supposed)\b.*)?|where (?:did i go|i went|have i gone)|without (?:it|that|him|her|them|my \w+) i (?:don't know who i am|am nothing|'m nothing|'m nobody)|i wonder (?:who i am|where i went|who i would be)\b.*|i(?:'ve| have) lost (?:myself|who i am|my identity|a part of myself|part of myself)\b.*|i don't (?:really )?feel like (?:myself|me)(?: (?:anymore|any more|lately|at all))*)$/i,
    say: [
      "That is a big question, and an unsettling one.",
      "It sounds as if something that used to tell you who you are has gone.",
      "You miss feeling like yourself.",
    ],
    ask: [
      "When did you last feel like yourself?",
      "What has stayed the same about you?",
      "What used to matter most to you?",
    ],
  },
  {
    id: "looked-in-mirror",
    weight: 3,
    when: /^i (?:just |sometimes |often )*(?:look|looked|see|saw|catch|caught|stand|can't (?:even )?look|hate looking|avoid looking)\b.*\b(?:in|into|at) (?:the|a|my|myself in the) ?mirrors?\b.*$/i,
    say: [
      "What you see there is not how you feel inside.",
      "That must be a sad moment.",
      "It is hard to look at yourself and not be on good terms.",
    ],
    ask: [
      "What do you see first?",
      "What would you like to see?",
      "How did you look at yourself in earlier years?",
    ],
  },
  {
    id: "always-been-like-this",
    weight: 2,
    when: /^(?:i(?:'ve| have) (?:kind of |just |basically |pretty much )?always been (?<x>like this|this way|like that|(?:a bit |so |very |too |quite )?(?:shy|quiet|anxious|sensitive|nervous|insecure|hard on myself|a worrier|a people pleaser|the (?:quiet|weird|odd|fat|clever|strong|good|responsible|sensible|funny) one)\b.*)|(?:even )?(?:as a (?:kid|child|teenager)|at school|when i was (?:a (?:kid|child)|little|young|at school)),? i (?:was|thought|felt|used to|had|always|never)\b.*)$/i,
    say: [
      "So it goes back a long way.",
      "You have known this for a long time.",
      "It began early, then.",
    ],
    ask: [
      "What is your earliest memory of it?",
      "What was it like for you as a child?",
      "Has there been a time when it was different?",
    ],
  },
  {
    id: "told-as-a-child",
    weight: 3,
    when: pattern`^(?:when i was (?:a (?:kid|child)|little|young|growing up|at school|\d+),? |growing up,? |as a (?:kid|child),? )(?:OTHER|people|teachers|kids at school|everyone|the other kids) ADV(?:always |used to |would (?:always )?|never )?(?:said|say|told|tell|called|call|made fun|laughed?|compared?|criticised|criticized|shout(?:ed)?|ignored?)\b.*\b(?:me|i|i'd|i was)\b.*$|^(?:.*\b)?(?:everyone|they|the teachers?|my (?:teachers?|parents|dad|mum|mom)) (?:always )?(?:said|told me|thought|used to say) (?:that )?i(?:'d| was| would| wasn't| couldn't)\b.*\b(?:thick|stupid|slow|lazy|ugly|fat|never|nothing|trouble|difficult|useless|not (?:clever|bright|good))\b.*$`,
    say: [
      "Words like that stay with a child for a long time.",
      "So you learnt early to see yourself like that.",
      "That must have been hard to hear, at that age.",
    ],
    ask: [
      "How much of it do you still believe?",
      "What would you have needed to hear?",
      "Who was on your side at that time?",
    ],
  },
  {
    id: "people-pleasing",
    weight: 2,
    when: /^(?:.*\b)?i (?:just |always |can never |never |really |find it hard to |struggle to |am terrible at |'m (?:bad|terrible) at )*(?:can't say no|say yes (?:to|even|when|because)\b.*|say(?:ing)? no|put (?:everyone|everybody|others|other people) (?:else )?(?:first|before)\b.*|apologi[sz]e for everything|say sorry (?:for everything|all the time)|try to (?:please|make) everyone\b.*|(?:am|'m) (?:such )?a people[- ]pleaser\b.*|bend over backwards\b.*)$/i,
    say: [
      "So others come first, and you come last.",
      "You do a lot in order not to disappoint anybody.",
      "It is hard to say no, when you want people to be content with you.",
    ],
    ask: [
      "What do you fear would happen, if you said no?",
      "To whom would you most like to say no?",
      "What does it cost you?",
    ],
  },
  {
    id: "not-important",
    weight: 2,
    when: /^(?:.*\b)?(?:i (?:just )?(?:don't|do not|never) (?:feel like i |really |even )*matter\b.*|(?:my|what i) (?:feelings|needs|opinion|say|want|think) (?:never |don't |doesn't |didn't )+(?:count|matter)s?\b.*|nobody (?:really )?(?:needs|wants|cares about) me\b.*|(?:nobody|no one) (?:asks|needs) me (?:anything|for anything|any more|anymore)\b.*)$/i,
    say: [
      "It hurts to feel that you don’t count.",
      "You would like to matter to somebody.",
      "That sounds lonely.",
    ],
    ask: [
      "When did you last feel that you mattered?",
      "Who would you like to matter to?",
      "What happened, that it feels like that?",
    ],
  },
  {
    id: "wants-to-be-of-use",
    weight: 2,
    when: /^(?:i (?:suppose |guess |think )?)?i(?:'d| would)? (?:just |really |still |only )*(?:like|want|love|need) to (?:be (?:of use|useful|needed|wanted|helpful|good at something)|feel (?:useful|needed|wanted)|do something (?:useful|meaningful|that matters|worthwhile)|give (?:something )?back|help (?:people|others|somebody|someone)|matter|have a purpose|contribute)\b.*$/i,
    say: [
      "You have something to give, and would like it to be wanted.",
      "You would like to be needed again.",
      "That is a good wish to have.",
    ],
    ask: [
      "What are you good at, that others could use?",
      "Where have you felt useful before?",
      "Who near you could do with some help?",
    ],
  },
  {
    id: "wants-to-like-myself",
    weight: 2,
    when: /^i (?:just |really |wish i could |wish i |would |'d |only )*(?:want|like|love|need|could|wish)? ?(?:to )?(?:be (?:kinder to|nicer to|proud of|happy with|ok with|okay with|at peace with|comfortable with|more confident)|like|love|accept|believe in|trust|respect|forgive|feel good about) ?(?:myself|who i am|my own skin|in my own skin)?$/i,
    not: /\bi (?:like|love)$/i,
    say: [
      "You would like to be on better terms with yourself.",
      "That is a good thing to wish for.",
      "You are tired of being so hard on yourself.",
    ],
    ask: [
      "What would be different then, on an ordinary day?",
      "When do you already manage it, even for a moment?",
      "What would be one small step towards it?",
    ],
  },
  {
    id: "a-list-of-things",
    weight: 2,
    when: /^(?:(?:the|my|his|her|their|our|all the) [a-z' ]{2,25})(?:, (?:and )?(?:the|my|his|her|their|our|all the|all) [a-z' ]{2,25}){2,}$|^(?:(?:the|my|his|her) [a-z']{2,20}), (?:the|my|his|her) [a-z']{2,20}(?:,)? (?:and )?(?:the|my|his|her) [a-z']{2,20}$/i,
    say: ["That is a lot at once.", "So it all comes together.", "That is quite a list."],
    ask: [
      "Which of them weighs most?",
      "Which of them could wait, or be shared?",
      "What would you like to begin with?",
    ],
  },
  {
    id: "small-confidence",
    weight: 2,
    when: /^i (?:just |really |still )*(?:have|'ve got|had|lost|don't have|haven't got|have lost|'ve lost) (?:no |zero |all |any |all my |my |so little |very little |low )*(?:confidence|self[- ]esteem|self[- ]worth|self[- ]respect|faith in myself|belief in myself)(?: (?:in myself|anymore|any more|at all|whatsoever|left))*$/i,
    say: [
      "You don’t trust yourself much at the moment.",
      "Without confidence, every small thing costs more.",
      "It sounds as if something has worn you down.",
    ],
    ask: [
      "When did you notice that it had gone?",
      "In what do you still trust yourself?",
      "What would you do, if you had a little more of it?",
    ],
  },
  {
    id: "how-to-stop-feeling",
    weight: 3,
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
