import type { Frame } from "../frame.ts";
import { selfPattern } from "../self-pattern.ts";

/** Choosing, wanting and fearing the same thing, and doubting what was chosen. */
export const choosingFrames: readonly Frame[] = [
  {
    id: "this-or-that",
    weight: 3,
    when: selfPattern`^LEADi(?:'m| am)? ?ADV(?:don't know|can't decide|not sure|haven't decided|do not know|don't really know|wonder|keep wondering|am wondering|am not sure|can't work out|torn about|need to decide|have to decide|have to choose) ?(?:if|whether)? (?:i should|to|i'd rather|i want to|we should|i) (?<x>.{2,50}?) or (?:to |i should |if i should |whether to |just |i )?(?<y>.{2,50})$`,
    say: [
      "So it is between the two, and neither is clear yet.",
      "You could {x}, or you could {y}.",
      "That is not an easy choice to make.",
    ],
    ask: [
      "What speaks for each of them?",
      "When you imagine that it is decided, which way brings relief?",
    ],
  },
  {
    id: "whether-i-should",
    weight: 2,
    when: selfPattern`^LEADi(?:'m| am)? ?ADV(?:don't know|can't decide|not sure|haven't decided|do not know|wonder|keep wondering|am wondering|wondering|keep asking myself|ask myself) (?:if|whether) (?:i should|to|it's (?:right|time|a good idea) to|i (?:even )?want to) (?<x>.{2,60}?)(?:,? but .+)?$`,
    say: [
      "You are not sure whether to {x}.",
      "So you have not made up your mind yet.",
      "That is a question only you can answer, and it takes time.",
    ],
    ask: [
      "What speaks for it, and what against?",
      "What would you need to know, to decide?",
      "What does your first feeling say?",
    ],
  },
  {
    id: "can-not-decide",
    weight: 2,
    when: selfPattern`^LEADi(?:'m| am)? ?keep (?:changing my mind|going back and forth|switching)\b.{0,40}$|^LEADi(?:'m| am)? ?ADV(?:can't|cannot|couldn't|don't know how to|have to|need to|struggle to|find it hard to|not able to) ADV(?:decide|choose|make up my mind|make (?:a|the|this|any) decisions?|pick(?: one)?|settle on one)(?: (?:about|between|on|by|which|what) .{2,50})?END`,
    say: [
      "It is hard to decide when both ways cost something.",
      "So the decision is still open.",
      "You have been going back and forth about it.",
    ],
    ask: [
      "What are the ways it could go?",
      "What are you most afraid of getting wrong?",
      "By when do you have to know?",
    ],
  },
  {
    id: "either-or",
    weight: 2,
    when: selfPattern`^LEAD(?:it's |its )?either (?:i |we |that i )?(?<x>.{2,60}?),? or (?:i |we |that i )?(?<y>.{2,60})$`,
    say: [
      "So as you see it, it is one or the other.",
      "Two ways, and neither of them sounds easy.",
      "That is a hard choice to be faced with.",
    ],
    ask: [
      "Which of the two could you live with better?",
      "Is there anything in between?",
      "What would each of them ask of you?",
    ],
  },
  {
    id: "do-not-know-what-i-want",
    weight: 3,
    when: selfPattern`^LEADi ADV(?:don't|do not|no longer) ADVknow (?:what (?:i|it is i|to) (?:really |even |actually )?(?:want|want to do|want from .+|want anymore|do with my life|do next|be|like|study|choose|do after .+)|where (?:i'm|i am) going|what'?s next|what comes next|what i'm doing with my life)END`,
    say: [
      "So it is not clear yet where you want to go.",
      "It is uncomfortable not to know.",
      "You don’t have to know it all today.",
    ],
    ask: [
      "What do you know that you don’t want?",
      "What have you enjoyed lately, even a little?",
      "If nobody else had a say, what would you try?",
    ],
  },
  {
    id: "what-to-do-with-days",
    weight: 3,
    when: selfPattern`^LEADi ADV(?:don't|do not|no longer|didn't) ADVknow (?:what|how) (?:to do|to fill|i'm (?:supposed|meant) to do|i should do|to be doing)(?: with)? (?:myself|my (?:days|time|life|evenings|weekends|mornings)|all this time|the (?:days|time))END|^LEAD(?:the|my) (?:days|weekends|evenings|mornings) (?:are|feel|just|seem) ADV(?:long|empty|endless|all the same|drag\w*|pointless|so long)END`,
    say: [
      "A free day can be hard to fill.",
      "So you are a bit at a loose end.",
      "It is hard when there is nothing you have to do.",
    ],
    ask: [
      "What does an ordinary day look like now?",
      "Which part of the day is the hardest?",
      "What used to give your days a frame?",
    ],
  },
  {
    id: "want-but-scared",
    weight: 3,
    when: selfPattern`^LEADi(?:'d| would)? ?ADV(?:want to|like to|love to|need to|was going to|wanted to|have to|should|could|wish i could|dream of) (?<x>.{2,60}?),? but (?:i'm|i am|i get|i feel|it's|that|it|i was|part of me is|the thought) ADV(?:scared|afraid|worried|nervous|terrified|anxious|frightened|scares|frightens|too scared|embarrassed|ashamed|scary|frightening)\b.*$`,
    say: [
      "You want it, and it frightens you as well.",
      "You would like to {x}, and you are worried how it would go.",
      "So there is the wish, and there is the fear beside it.",
    ],
    ask: [
      "What are you most afraid might happen?",
      "What would make it feel a little safer?",
      "How would it be, if it went well?",
    ],
  },
  {
    id: "would-like-but",
    weight: 1,
    when: selfPattern`^LEADi(?:'d| would)? ?ADV(?:want to|like to|love to|wanted to|wish i could|dream of) (?<x>.{2,60}?),? but .+$`,
    say: [
      "You would like to {x}, and something stands in the way.",
      "So there is a wish, and an obstacle.",
      "That is something you would like, if it were not for that.",
    ],
    ask: [
      "What would have to be different, for it to work?",
      "How important is it to you?",
      "Is there a smaller version of it that would be possible?",
    ],
  },
  {
    id: "scared-to-ask",
    weight: 2,
    when: selfPattern`^LEADi(?:'m| am|'d be| get| feel)? ?ADV(?:scared|afraid|worried|nervous|terrified|embarrassed|ashamed|shy|proud|hesitant|frightened) (?:to|of|about) ADV(?:ask(?:ing)?(?: for help| questions| anyone| him| her| them)?|speak(?:ing)? up|say(?:ing)? (?:something|anything|no|it)|tell(?:ing)? (?:anyone|him|her|them|my .{2,30}|people)|admit(?:ting)?(?: it| that)?|open(?:ing)? up|bring(?:ing)? it up|raise it|contact(?:ing)? .{2,30}|go(?:ing)? (?:to|back|in|there).{0,30}|start(?:ing)?(?: .{2,30})?|try(?:ing)?(?: .{2,30})?|fail(?:ing)?)\b.{0,40}$`,
    say: [
      "You are afraid of how it might go.",
      "So the fear keeps you from it.",
      "That takes courage, and it is not easy when you already feel unsure.",
    ],
    ask: [
      "What do you think would happen, if you did?",
      "Who would be the easiest person to begin with?",
      "What would help you to take the risk?",
    ],
  },
  {
    id: "afraid-not-good-enough",
    weight: 3,
    when: selfPattern`^LEADi(?:'m| am|'ve been|'ve| was| get)? ?ADV(?:scared|afraid|worried|worry|fear|terrified|nervous|anxious|frightened|know|bet|convinced|feel like|think|sure) (?:that )?(?:of )?(?:its|it(?:'s| is|'ll| will| won't| might| would)|i(?:'m|'ll|'d| will| won't| might| would| am| can't)|they(?:'ll| will)|my (?:work|essay|.{3,20}))? ?ADV(?:going to |gonna |be going to |be |get |all )*(?:bad|terrible|rubbish|awful|crap|shit|not (?:be )?good enough|be good enough|fail(?:ing)?|mess(?:ing)? (?:it |this |everything )?up|screw(?:ing)? (?:it )?up|get(?:ting)? it wrong|good enough|embarrass(?:ing)? myself|make a fool of myself|look(?:ing)? stupid|sound(?:ing)? stupid|a disaster|wrong)\b.{0,30}$`,
    not: /\bgood enough for\b|\bfailing (?:already|at (?:it|this|everything|all)|as)\b/i,
    say: [
      "So you are afraid that it won’t be good enough.",
      "It is hard to do something while you expect it to go wrong.",
      "The fear of getting it wrong is part of it, then.",
    ],
    ask: [
      "What are you most afraid of getting wrong?",
      "What would happen, if it were only all right and no more?",
      "What do you base that on, when you look at it calmly?",
    ],
  },
  {
    id: "must-be-perfect",
    weight: 2,
    when: selfPattern`^LEAD(?:i(?:'m| am) (?:a |such a |a bit of a |too much of a )perfectionist.*|(?:it|everything|i) (?:has|have|needs?|always has) to be perfect.*|i (?:ADV)(?:want|need|expect) (?:it|everything|myself) to be perfect.*|(?:nothing|it's never|it is never|nothing i do is ever|nothing i do is) (?:ever )?good enough(?: for me)?|i (?:ADV)(?:set|have) (?:very |really |such |too )?high (?:standards|expectations).*)$`,
    say: [
      "You ask a great deal of yourself.",
      "With a standard like that it is hard ever to be finished.",
      "So anything less than perfect feels like failing.",
    ],
    ask: [
      "Where did you learn that it has to be perfect?",
      "What would “good enough” look like here?",
      "What does it cost you?",
    ],
  },
  {
    id: "what-if-it",
    weight: 2,
    questions: true,
    when: selfPattern`^(?:(?:and|but|yeah|ok|so) )*what if (?<x>(?:nobody|no one|everyone|everybody|people|they|he|she|i|it|we|my \p{L}+|the \p{L}+|nothing|something)\b(?! (?:doesn't|does not|won't) (?:work|help)\b).{3,60})$`,
    say: ["So that is the worry: what if {x}.", "That is a worry many people would have."],
    ask: [
      "What would you do, if that happened?",
      "How likely does it seem, when you look at it calmly?",
      "And what if it goes better than that?",
    ],
  },
  {
    id: "was-it-a-mistake",
    weight: 3,
    when: selfPattern`^LEAD(?:(?:i(?:'m| am)? ?ADV(?:wondering|wonder|think|thinking|starting to think|beginning to think|feel like|worry|worried|scared|afraid)(?: if| whether| that)? |maybe )(?:i(?:'ve| have)? ?(?:just )?(?:made|chosen|chose) (?:a|the) (?:\p{L}+ )?(?:mistake|wrong (?:decision|choice|thing|move))|(?:it|this|coming here|moving(?: here)?|leaving|taking (?:it|this job)) (?:was|is|'s|has been) (?:all )?(?:a|the) (?:\p{L}+ )?(?:mistake|wrong (?:decision|choice|thing|move))).{0,40}|i (?:ADV)regret (?:leaving|moving|coming|taking|quitting|choosing|buying|starting|going|signing)\b.{0,50})$`,
    say: [
      "You have begun to doubt whether it was the right step.",
      "So you are asking yourself whether it was right.",
      "Doubts like that are hard when there is no easy way back.",
    ],
    ask: [
      "What makes you doubt it?",
      "What had you hoped for?",
      "Are there days when you see it differently?",
    ],
  },
  {
    id: "would-rather",
    weight: 2,
    when: selfPattern`^(?:i think )?i(?:'d| would) (?:ADV)(?:rather|prefer to|sooner) (?<x>(?!die|be dead|not be here)[\p{L}]+\b.{2,50})$`,
    not: /\b(?:die|dead|kill)\b/i,
    say: [
      "So you would rather {x}.",
      "That would suit you better, then.",
      "It sounds as if you know which way you prefer.",
    ],
    ask: ["What would be good about that?"],
  },
  {
    id: "would-lose-that",
    weight: 2,
    when: selfPattern`^LEADi(?:'d| would) (?:ADV)(?:be (?:giving up|losing|leaving|throwing|letting go|walking away)|lose|miss|have to (?:give up|leave|start (?:from scratch|again|over|at the bottom)|let go))\b.{2,60}$`,
    not: /\b(?:my mind|it if)\b/i,
    say: [
      "So it would cost you something that matters to you.",
      "That would be a real loss.",
      "I can see why that makes you hesitate.",
    ],
    ask: [
      "What would be hardest to give up?",
      "What would you gain in return?",
      "What could you take with you?",
    ],
  },
  {
    id: "answer-needed-by",
    weight: 3,
    when: selfPattern`^LEAD(?:(?:he|she|they|(?:my|the|our) (?:[\p{L}-]+ )?\p{L}+) (?:ADV)(?:needs?|wants?|is waiting for|are waiting for) (?:an answer|to know|a decision|my answer)(?: (?:by|before|until|next|this))?\b.{0,30}|(?:i|we) (?:have|need|'ve got) to (?:decide|answer|know|say|choose|let (?:them|him|her) know) (?:by|before|this|next|until)\b.{0,30}|(?:we|i) have to put (?:our|my) choices in\b.{0,40})$`,
    say: [
      "So there is a date by which you have to know.",
      "That puts you under pressure to decide.",
      "It is hard to decide by the calendar.",
    ],
    ask: [
      "What would you need, to decide?",
      "What does your first feeling say?",
      "What are you most afraid of getting wrong?",
    ],
  },
  {
    id: "one-side-and-price",
    weight: 2,
    when: selfPattern`^(?:one|the (?:first|second|other)(?: one| job| flat| course| option)?|it) (?:pays|has|means|gives|would be|comes)\b.{2,50}? but (?:it|it's|its|i|i'd|the|there)\b.{2,50}$`,
    say: [
      "So it has a good side, and it has a price.",
      "You can see both sides of it.",
      "That is not an easy thing to weigh up.",
    ],
    ask: [
      "Which of the two matters more to you?",
      "What would an ordinary day with it look like?",
      "What does your first feeling say?",
    ],
  },
  {
    id: "knows-the-answer",
    weight: 3,
    when: selfPattern`^(?:i think )?i (?:ADV)(?:know|do know|already know|knew) (?:the answer|what i (?:want|should do|need to do|have to do|'d choose|would choose)|which one|deep down)(?: actually| already| really)*$`,
    say: [
      "It sounds as if you have decided, deep down.",
      "So it is clearer than it seemed.",
      "Then you can trust that, I think.",
    ],
    ask: ["What is the answer?", "What makes it clear to you?", "How does it feel to know it?"],
  },
  {
    id: "heaviest-one",
    weight: 3,
    after:
      /\bwhich of (?:them|these|those|the two)\b[^?]*\b(?:hardest|heaviest|most|first)\b[^?]*\?\s*$/i,
    when: selfPattern`^(?:yeah |yes |probably |maybe |i think |definitely |ok )*(?:the|that) (?:[\p{L}-]+ ){0,3}one$`,
    say: [
      "Then let’s stay with that one.",
      "Let’s begin there, then.",
      "So that is the one that weighs most.",
    ],
    ask: [
      "What makes it the hardest?",
      "What happened that made you think of it?",
      "How long has it been on your mind?",
    ],
  },
  {
    id: "that-one",
    weight: 3,
    not: /\b(?:don't|do not) know\b/i,
    after: /\?\s*$|answer|decided/i,
    when: selfPattern`^(?:yeah |yes |probably |maybe |i think |definitely |ok )*(?:the|that) (?:[\p{L}-]+ ){0,3}one$`,
    say: ["So that is the one.", "Good. That sounds clear.", "Then you have your answer."],
    ask: [
      "How does it feel to say it?",
      "What decided it for you?",
      "What is the next thing to do?",
    ],
  },
  {
    id: "do-not-want-to-quit",
    weight: 2,
    when: selfPattern`^LEADi (?:ADV)(?:don't|do not|didn't) (?:ADV)want to (?:quit|give (?:it |this )?up|leave|stop|drop out|throw it away)(?: (?:though|it|this|the job|my job|my course))*$`,
    not: /\b(?:smoking|drinking|him|her|marriage|vaping)\b/i,
    say: [
      "So you want to stay with it.",
      "It matters enough to you to go on.",
      "You are not ready to let it go.",
    ],
    ask: [
      "What makes you want to stay?",
      "What would help you to go on?",
      "What would have to change?",
    ],
  },
  {
    id: "maybe-one-day",
    weight: 2,
    when: selfPattern`^(?:maybe|perhaps) (?:i will|i'll|i might|one day|some ?day)(?: (?:one day|some ?day|i will|i'll|try|do it|go))*$`,
    say: [
      "So it stays a possibility.",
      "It does not have to be today.",
      "It sounds as if part of you would like to.",
    ],
    ask: [
      "What would help you to try it once?",
      "What would have to be different?",
      "How would it be, if it went well?",
    ],
  },
];
