import type { Frame } from "../frame.ts";
import { pattern } from "../pattern.ts";

/** What others expect, forbid, advise and keep asking for. */
export const pressureFrames: readonly Frame[] = [
  {
    id: "told-what-to-do",
    weight: 2,
    when: pattern`^LEADWHO ADV(?:said|says|told me|tells me|thinks|keeps saying|keeps telling me|reckons|suggested|suggests|insists|tells)(?: to me| me)?(?: that)? (?:(?:i|we) (?:should|need to|have to|ought to|must|just need to|could) (?:just |probably |really )?(?<x>(?!have\b).+)|to (?:just )?(?<x>(?!me\b).+))$`,
    say: [
      "So that is {their|their} advice: to {x}.",
      "That is how {who} sees it.",
      "So you were told to {x}.",
    ],
    ask: [
      "And what do you think yourself?",
      "How does that sound to you?",
      "What is it like to be told that?",
    ],
  },
  {
    id: "asked-me",
    weight: 1,
    when: pattern`^LEADWHO ADV(?:asked|asks|keeps asking)(?: me)? (?:if|whether|why|how|when|what|where|about)\b.+$`,
    say: [
      "So {who} asked.",
      "That can be a hard question to answer.",
      "That is not an easy thing to be asked.",
    ],
    ask: ["What did you say?", "What would you have liked to say?", "How did it feel to be asked?"],
  },
  {
    id: "refuses",
    weight: 1,
    when: pattern`^LEADWHO ADV(?:won't|refuses? to|refused to|doesn't want to|don't want to|didn't want to|isn't willing to|is not willing to|is against)(?: even| ever)? (?<x>(?!let\b|talk\b|speak\b|hear about|be with me|say\b|admit\b|tell\b|show\b|leave (?:the|his|her)\b|come\b|get (?:out|up)\b|eat\b|have\b|give up\b|wear\b|use\b).+)$`,
    say: ["So that is a no from {whom}.", "And you cannot change that on your own."],
    ask: ["What would you do, if it were only up to you?"],
  },
  {
    id: "wont-let-me",
    when: pattern`^LEADWHO ADV(?:won't|doesn't|don't|never|didn't|wouldn't) let(?:s)? (?:me|us) (?<x>.+)$`,
    say: [
      "So you are not free to decide that for yourself.",
      "That is a hard limit to live with.",
      "You would like to have a say in it.",
    ],
    ask: [
      "What happens if you do it anyway?",
      "How long has it been like that?",
      "How do you feel about that rule?",
    ],
  },
  {
    id: "expects-me-to",
    weight: 2,
    when: pattern`^LEAD(?:WHO|everyone|everybody|people) ADV(?:expects?|expected|wants?|wanted|needs?|pressures?|pressured|keeps? (?:asking|telling|pushing|pressuring)|(?:is|are) (?:pushing|pressuring|forcing)|forces?|forced|(?:makes?|made)(?= (?:me|us) (?:do|go|come|stay|work|pay|eat|wear|sit|wait|say|choose|clean|cook|sleep|ask|apologi\w+)\b)|begged)(?: for)? (?:me|us) (?:to |into )?(?<x>(?!round|over|out\b|along|feel|cry|laugh|smile|happy|angry|sad|a |the |so |if |why |how |when |what |who |whether |where |for |about |more |too |now |anymore|today).+)$`,
    say: [
      "I hear what is wanted of you there.",
      "So that is what is expected of you.",
      "So {who} would like you to {x}.",
    ],
    ask: [
      "And what do you want yourself?",
      "What would happen, if you said no?",
      "How much of it would you want to do?",
    ],
  },
  {
    id: "people-tell-me",
    weight: 2,
    when: /^(?:everyone|everybody|people|they all|my friends|all my friends|my family|they|others) (?:just |all |always |keep |keeps )*(?:say|says|saying|tell|tells|telling|told|think|thinks|said)(?: me)?(?: that)? (?:it (?:gets|will get|'ll get)|time (?:heals|will)|i(?:'m| am) (?:so )?(?:strong|lucky|brave|better off|young)|there(?:'s| are) (?:plenty|other)|i(?:'ll| will| should) (?:find|get over|be (?:fine|over|happy|grateful)|move on|just)|to (?:just )?(?:move on|get over|forget|put myself|enjoy|be grateful|get out|give it time|stay positive|relax|sleep when)|enjoy|just)\b.*$/i,
    say: [
      "It is meant well, and I am not sure that it helps.",
      "So you get advice, when you might want somebody to listen.",
      "That is easy to say from outside.",
    ],
    ask: [
      "What is it like for you to hear that?",
      "What would you like to hear?",
      "How is it really, for you?",
    ],
  },
  {
    id: "keeps-doing",
    weight: 1,
    when: pattern`^LEADWHO(?:'s|'re)? (?:just |still |always )?(?:keeps?|won't stop|never stops|can't stop|is always|are always|is constantly) (?<x>(?!going$|saying|telling|asking|talking about)\p{L}+ing\b.*)$`,
    say: [
      "So it happens again and again.",
      "I imagine it wears on you, when it does not stop.",
      "It is not a one-off, then.",
    ],
    ask: [
      "What have you tried so far?",
      "How do you react, when it happens?",
      "What is it like for you?",
    ],
  },
  {
    id: "calls-all-the-time",
    weight: 2,
    when: pattern`^LEADWHO ADV(?:calls?|rings?|texts?|messages?|phones?|comes? (?:round|over)|turns? up|shows? up|drops? (?:in|by))(?: me| us)? (?:like |about |at least |up to )?(?:(?:two|three|four|five|six|ten|\d+|several|so many|a hundred) times|all the time|constantly|every (?:day|hour|evening|morning|single)|non-?stop|unannounced|whenever)\b.*$`,
    say: [
      "That does not leave you much room.",
      "It is a lot of contact to keep up with.",
      "You hardly get a chance to miss each other.",
    ],
    ask: [
      "What happens when you don’t answer?",
      "How much would feel right to you?",
      "How long has it been this way for you?",
    ],
  },
  {
    id: "thinks-i-should-too",
    weight: 2,
    when: pattern`^LEADWHO ADV(?:thinks|says|said|feels|reckons|wants)(?: that)? (?:i|we|me) (?:should|ought to|to|could)(?: too| as well| do the same| have)?$`,
    say: [
      "And it has to be right for you, not only for {whom}.",
      "So {who} sees it in one way.",
      "That can feel like pressure.",
    ],
    ask: [
      "What do you think yourself?",
      "What would be right for you?",
      "How is it between the two of you about this?",
    ],
  },
  {
    id: "says-give-it-time",
    weight: 2,
    when: pattern`^LEAD(?:WHO|everyone|people) ADV(?:said|says|say|told me|tells me|keeps saying)(?: to me)?(?: just| to)? ?(?:give it time|don't worry|not to worry|calm down|relax|be patient|get over it|forget (?:it|about it)|move on|leave it|ignore (?:it|them|him|her)|cheer up|grow up|deal with it|it(?:'ll| will) (?:be (?:fine|ok|okay)|pass|get better|work out|sort itself)|stay (?:strong|positive)|be (?:strong|positive|grateful)|let it go|stop (?:worrying|moaning|crying|overthinking)|(?:i )?should (?:stay|be) (?:strong|positive|grateful)|(?:go out|get (?:out|drunk|a|some|help)|talk to|try|let (?:her|him|it|them)|leave (?:him|her|them)|find|put (?:myself|yourself)|keep (?:busy|trying)|join|delete|block|dump|wait|see a|sleep|make (?:new|some)|say hello|ask (?:him|her|them)))\b.*$`,
    say: [
      "That is easily said.",
      "It may be meant well, and it leaves you where you were.",
      "So you still have to deal with it yourself.",
    ],
    ask: [
      "What would have helped you more?",
      "How do you see it yourself?",
      "What is it like to hear that?",
    ],
  },
  {
    id: "wants-us-to",
    weight: 3,
    when: /^i (?:just |really |only |still )*(?:want|wish|wanted|would love|'d love)(?: for)? (?:us|we)(?: all| both)? (?:to |could |would |were |back)\b.*$/i,
    say: [
      "You want that for all of you.",
      "That is a good thing to want.",
      "I hear how much you hope for that.",
    ],
    ask: [
      "What would that look like, on an ordinary day?",
      "What would be a first small sign of it?",
      "What stands in the way?",
    ],
  },
  {
    id: "keeps-asking",
    weight: 3,
    when: pattern`^LEADWHO ADV(?:asks?|brings? it up|mentions? it|talks? about it|goes on about it|asked)(?: me)?(?: about it)? (?:like |about |almost |nearly )?(?:every (?:day|week|time|single)|all the time|constantly|again and again|non-?stop|over and over|(?:\w+|\d+) times a)\b.*$`,
    say: ["So it comes up again and again."],
    ask: ["How do you answer?", "What would you like {whom} to know?"],
  },
  {
    id: "their-opinion",
    when: pattern`^LEADWHO (?:thinks|says|reckons|believes|feels|thought|said|is convinced|are convinced|think|say) (?:that )?(?!excuse me|it was\b|mine\b|my\b|we\b|come\b|go\b|learn\b|take\b|keep\b|(?:his|her|their) (?:\w+ )?(?:mother|mum|father|dad|wife|husband|brother|sister|son|daughter|car|boss|work)\b|i\b|i'm|to\b|he\b|she\b|they\b|sorry|nothing|it\b(?! )|it (?:while|when|as|in|with|like|to|again|once|twice|on|so|and|out)\b|that\b|this\b|so\b|yes|no\b|a\b|an\b|one\b|two\b|ok|hi\b|hello|goodbye|bye|please|thank|something|anything|things)(?<x>\p{L}.+)$`,
    say: [
      "So that is one view of it.",
      "So that is how it looks from there.",
      "I see, that is the view there.",
    ],
    ask: ["And what do you think?", "What did you say to that?"],
  },
  {
    id: "everyone-asks",
    weight: 3,
    when: /^(?:everyone|everybody|people|they all|my (?:whole )?family|my friends|strangers) (?:just |always |all )*(?:keeps? )?(?:asks?|asking|wants? to know|expects?)(?: me)? (?:if|whether|when|how|about|why|what)\b.*$/i,
    say: [
      "And the honest answer is not so simple.",
      "That question can get tiring.",
      "I imagine you don’t know what to say to that.",
    ],
    ask: [
      "What do you say?",
      "What would be the honest answer?",
      "What would you like to be asked instead?",
    ],
  },
  {
    id: "i-said-no",
    weight: 3,
    when: /^(?:so |and |but )?i (?:just |panicked and |then )*(?:said|told (?:him|her|them)) (?:that )?(?:no(?!,? i'm)|i was busy|i couldn't|i can't|i had plans|i wasn't free|no thanks)\b.*$/i,
    say: ["And you said no."],
    ask: [
      "What made you say that?",
      "What would you have liked to say?",
      "How do you feel about it now?",
    ],
  },
  {
    id: "if-you-loved-me",
    weight: 3,
    when: pattern`^LEADWHO ADV(?:said|says|told me|thinks)(?: that)? if i (?:really |actually |truly )?(?:loved|cared|wanted|was a|were a|respected)\b.*$`,
    say: [
      "That puts a lot of pressure on you.",
      "It is hard to say no after that.",
      "That was not fair.",
    ],
    ask: [
      "What did you say to that?",
      "How did it make you feel?",
      "What would you want {whom} to understand?",
    ],
  },
  {
    id: "watches-over-me",
    weight: 3,
    when: pattern`^(?:i'm \d+ and )?LEADWHO ADV(?:tracks?|monitors?|goes through|looks through|checks? up on|spies on|follows? where|reads?) (?:me|my|everything|where i)\b.*$`,
    say: [
      "That leaves you very little freedom.",
      "So you are never quite unobserved.",
      "I can see how that presses on you.",
    ],
    ask: [
      "How long has it been like that?",
      "What would you want to be different?",
      "What have you been able to say about it?",
    ],
  },
  {
    id: "told-how-wonderful",
    weight: 3,
    when: /^(?:everyone|everybody|people|they all|my (?:friends|family)|they) (?:always |just |all |keeps? |keep )*(?:tells?|say|says|telling|saying|thinks?|calls?)(?: me)? (?:how|what an?|that i'm|i'm|i am|me) (?:so |such |an? )?(?:wonderful|strong|amazing|brave|good|great|lucky|saint|angel|well|inspiring|incredible|patient)\b.*$/i,
    say: [
      "And that is not the help you need, I imagine.",
      "It is meant kindly, and it changes nothing.",
      "Praise does not make it lighter.",
    ],
    ask: [
      "What would you rather hear?",
      "What would really help?",
      "How is it, when nobody is looking?",
    ],
  },
];
