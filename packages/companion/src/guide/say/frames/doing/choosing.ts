import type { Frame } from "../frame.ts";
import { selfPattern } from "../self-pattern.ts";

/** Choosing, wanting and fearing the same thing, and doubting what was chosen. */
export const choosingFrames: readonly Frame[] = [
  {
    id: "this-or-that",
    when: selfPattern`^LEADi(?:'m| am)? ?ADV(?:don't know|can't decide|not sure|haven't decided|do not know|don't really know|wonder|keep wondering|am wondering|am not sure|can't work out|torn about|need to decide|have to decide|have to choose) ?(?:if|whether)? (?:i should|to|i'd rather|i want to|we should) (?<x>.{2,50}?) or (?:to |i should |if i should |whether to |just |i )?(?<y>.{2,50})$`,
    not: /\b(?:punch|hit|kill|strangle|scream|slap)\b/i,
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
    id: "do-not-know-what-i-want",
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
    when: selfPattern`^LEADi ADV(?:don't|do not|no longer|didn't) ADVknow (?:what|how) (?:to do|to fill|i'm (?:supposed|meant) to do|i should do|to be doing)(?: with)? (?:myself|my (?:days|time|life|evenings|weekends|mornings)|all this time|the (?:days|time))END|^LEAD(?:the|my) (?:days|weekends|evenings|mornings) (?:are|feel|just|seem) ADV(?:long|empty|endless|all the same|drag\w*|pointless|so long)END`,
    not: /\b(?:passed|died|gone|widow\w*)\b/i,
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
    id: "afraid-not-good-enough",
    when: selfPattern`^LEADi(?:'m| am|'ve been|'ve| was| get)? ?ADV(?:scared|afraid|worried|worry|fear|terrified|nervous|anxious|frightened|know|bet|convinced|feel like|think|sure) (?:that )?(?:of )?(?:its|it(?:'s| is|'ll| will| won't| might| would)|i(?:'m|'ll|'d| will| won't| might| would| am| can't)|they(?:'ll| will)|my (?:work|essay|.{3,20}))? ?ADV(?:going to |gonna |be going to |be |get |all )*(?:bad|terrible|rubbish|awful|crap|shit|not (?:be )?good enough|be good enough|fail(?:ing)?|mess(?:ing)? (?:it |this |everything )?up|screw(?:ing)? (?:it )?up|get(?:ting)? it wrong|good enough|embarrass(?:ing)? myself|make a fool of myself|look(?:ing)? stupid|sound(?:ing)? stupid|a disaster|wrong)\b.{0,30}$`,
    not: /\bgood enough for\b|\bfailing (?:already|at (?:it|this|everything|all)|as)\b/i,
    say: [
      "So you are afraid that it won’t be good enough.",
      "The fear of getting it wrong is part of it, then.",
    ],
    ask: [
      "What are you most afraid of getting wrong?",
      "What would happen, if it were only all right and no more?",
      "What do you base that on, when you look at it calmly?",
    ],
  },
  {
    id: "was-it-a-mistake",
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
    id: "answer-needed-by",
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
    id: "knows-the-answer",
    when: selfPattern`^(?:i think )?i (?:ADV)(?:know|do know|already know|knew) (?:the answer|what i (?:want|should do|need to do|have to do|'d choose|would choose)|which one|deep down)(?: actually| already| really)*$`,
    say: ["So it is clearer than it seemed."],
    ask: ["What is the answer?", "What makes it clear to you?", "How does it feel to know it?"],
  },
  {
    id: "heaviest-one",
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
];
