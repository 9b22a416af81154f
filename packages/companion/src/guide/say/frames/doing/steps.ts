import type { Frame } from "../frame.ts";
import { selfPattern } from "../self-pattern.ts";

/** Plans, first steps, what stands in the way of them, and having done it. */
export const stepFrames: readonly Frame[] = [
  {
    id: "think-i-need-to",
    weight: 2,
    when: selfPattern`^LEADi (?:think |know |guess |suppose |feel like |reckon )?(?:that )?i? ?ADVneed to (?<x>(?:tell|talk to|speak to|call|ring|ask|say (?:something|no|it)|have a (?:word|chat|talk|conversation)|sit down with|be honest|book|sort|open|write|email|message|look (?:for|into|at)|find|apply|see a|set (?:some|a)|cut down|make (?:a|an|some)|get (?:help|some help|out more|a new|another|organised|organized)|leave (?:my|this)|accept|learn to|let go)\b.{0,60})$`,
    say: [
      "It sounds as if you know what you need to do.",
      "So what you need is to {x}.",
      "That seems to be the next thing for you.",
    ],
    ask: [
      "What would help you to do it?",
      "When might be a good moment?",
      "How do you feel, when you picture doing it?",
    ],
  },
  {
    id: "thought-about-it",
    weight: 1,
    when: selfPattern`^LEADi(?:'ve| have|'m| am)? ?ADV(?:(?:been )?(?:thought|thinking|considered|considering|toying with|wondered|wondering) (?:about|of|the idea of) |considered |considering )(?<x>(?!it\b|that\b|him|her|them|ending|killing|suicide|dying|what|how|why|you|my (?:mum|dad|ex))\p{L}.{2,60})$`,
    not: /\b(?:kill|die|dying|suicid\w*|ending (?:it|my)|not being here|hurting|divorce|all day|all the time|every day|stop thinking|can't stop)\b/i,
    say: [
      "So the idea is there.",
      "{X}: that is a thought you have been having.",
      "It sounds as if something about it appeals to you.",
    ],
    ask: [
      "What draws you to it?",
      "What has held you back so far?",
      "What would be a first small step?",
    ],
  },
  {
    id: "there-is-a-place",
    weight: 2,
    when: selfPattern`^LEAD(?:i know |i saw |i found |i heard )?(?:that )?there(?:'s| is| are| was| used to be) (?:a|an|this|some|one|these) (?<x>(?:[\p{L}-]+ ){0,3}?(?:club|class|classes|group|course|scheme|charity|choir|gym|meetup|community centre|job going|vacancy|opening|position|workshop|programme|program|helpline|service|society|team|library|allotment|open mic|taster|session|drop-in|open day|support (?:line|group|service)|careers (?:service|adviser|fair)|tutor|volunteer\p{L}*|app|café|church|park)s?\b.{0,60}|[^,]{2,40} (?:that|who) (?:wants?|needs?|is looking for|are looking for|could do with)\b.{2,40})$`,
    not: /\b(?:problem|issue|nothing|died|fire|on my team|in my team)\b/i,
    say: [
      "That sounds worth a look.",
      "So there is something you could turn to.",
      "That could be a way in.",
    ],
    ask: [
      "What appeals to you about it?",
      "What would it take to find out more?",
      "What might hold you back from going?",
    ],
  },
  {
    id: "first-small-step-named",
    weight: 3,
    after:
      /\b(?:first (?:small |very small )?(?:step|thing|piece)|smallest (?:bit|piece|part)|where (?:would|could) you (?:start|begin))\b[^.?]*\?\s*$/i,
    when: selfPattern`^(?:maybe |probably |just |i guess |i suppose |like |um |well |perhaps |to |i'd |i would |it'd be |it would be )*(?<x>(?:open|write|read|call|ring|text|email|message|make|tidy|clear|clean|sort|list|find|look|ask|tell|talk|speak|go|sit|put|set|start|print|pack|wash|do|get|turn|switch|book|check|google|search|plan|walk|pick|choose|send|update|list)\b(?:ing)?.{2,60})$`,
    say: [
      "That is small enough to really do.",
      "Good. That would be a beginning.",
      "So that would be your first step.",
    ],
    ask: [
      "When could you do that?",
      "What would help you to start?",
      "Is there anything that might get in the way?",
    ],
  },
  {
    id: "obstacle-named",
    weight: 2,
    after:
      /\b(?:hold(?:s|ing)? you back|held you back|(?:in|got in|gets in|get in) the way|hard to (?:start|begin)|stands? in the way|kept you from|keeps you from|stops? you|comes in between)\b[^?]*\?\s*$/i,
    when: selfPattern`^(?:just |probably |mostly |i guess |i think |my |the |being |it's |well |um |maybe |honestly |lack of |not enough |no |a |fear of |too )*(?:fear|fears|scared|money|time|tired|tiredness|energy|myself|me|confidence|anxiety|nerves|laziness|lazy|phone|motivation|everything|work|kids|children|cost|embarrass\p{L}*|shame|pride|guilt|failing|failure|rejection|people|habit|mess|sleep|pain|weather|distractions?|life|family)(?: (?:and|or|really|mostly|i guess|i think|probably) ?.{0,30})?$`,
    say: [
      "So that is what stands in the way.",
      "I see. That is a real obstacle.",
      "That makes sense.",
    ],
    ask: [
      "What would help with that, even a little?",
      "Has it always been like that?",
      "When was it less in the way?",
    ],
  },
  {
    id: "nothing-holds-answer",
    weight: 2,
    after: /\bget in the way\b[^?]*\?\s*$/i,
    when: /^(?:i (?:don't )?think )?(?:not really|no(?:thing)?(?: really| much| i think)?|nothing comes to mind|don't think so|probably not|i don't think so|i'll be fine)$/i,
    say: [
      "Good. Then you have a plan.",
      "That sounds settled, then.",
      "Good. I hope it goes well.",
    ],
    ask: ["Is there anything else on your mind today?", "How do you feel about it now?"],
  },
  {
    id: "will-try",
    weight: 2,
    when: /^(?:ok |okay |yeah |yes |fine |alright |i guess |maybe |i think )*(?:i'll|i will|i can|i could|i'm going to|i might) (?:give it a (?:try|go|shot)|try(?: (?:that|it|this|to|my best))?|see(?: how it goes| what happens)?|think about it|do my best)(?: (?:i guess|then|thanks|maybe|tomorrow|tonight|anyway))*$/i,
    say: [
      "Good. Trying is enough.",
      "See how it goes. There is no mark for it.",
      "I’m glad. It does not have to go perfectly.",
    ],
    ask: [
      "What might make it easier?",
      "When could be a good moment?",
      "Is there anything else on your mind today?",
    ],
  },
  {
    id: "told-myself-i-would",
    weight: 2,
    when: selfPattern`^LEADi(?:'ve| have)? ?ADV(?:keep |kept )?(?:told|tell|telling|promised?|promising|swore|swear|said to|say to|saying to) myself (?:that )?(?:i(?:'d|'ll| would| will| should)|to|next|tomorrow) ?(?<x>.{0,60})$`,
    say: [
      "So you had made yourself a promise.",
      "You meant it, and it still did not happen as you wanted.",
      "You have been trying to talk yourself into it.",
    ],
    ask: [
      "What happened then?",
      "What would help you to keep it?",
      "How do you feel about it now?",
    ],
  },
  {
    id: "finally-did-it",
    weight: 2,
    tone: "glad",
    when: selfPattern`^LEADi(?:'ve| have)? ?(?:ADV)(?:finally|actually|managed to|did it|finished|completed|handed (?:it|my \p{L}+) in|submitted|sorted|cleared|went (?:for a|to the (?:gym|class|group|meeting|appointment|interview|doctors?|dentist))|got up|made it|stuck to|kept to)\b.{0,70}$`,
    say: [
      "You did it. Well done.",
      "That must feel good.",
      "That took some doing, and you did it.",
    ],
    ask: ["How does it feel?", "What helped you to do it?", "What comes next for you?"],
  },
  {
    id: "did-one-thing",
    weight: 1,
    when: selfPattern`^LEADi(?:'ve| have)? ?(?:did )?ADV(?:manage|managed|did manage) to (?<x>.{3,60})$`,
    say: [
      "You did manage to {x}. That counts.",
      "That is something, on a day like that.",
      "Good. It was not nothing.",
    ],
    ask: ["What made it possible?", "How did it feel afterwards?", "What was different that time?"],
  },
  {
    id: "maybe-something-small",
    weight: 3,
    when: selfPattern`^(?:.{0,40}\b)?maybe (?:(?:just |only )?(?:a|an|one) (?:really )?(?:short|small|quick|little|brief|tiny|single|few)\b.{2,40}|(?:just|only) (?:the|one|a|an|my|for) .{2,40})$`,
    say: [
      "That would be a good size for a first step.",
      "Something small like that is enough to begin with.",
      "That sounds possible.",
    ],
    ask: [
      "When could you do that?",
      "What would you want to say in it, or do first?",
      "What would make it easier?",
    ],
  },
  {
    id: "offered-to-help",
    weight: 3,
    when: selfPattern`^LEAD(?<who>he|she|they|(?:my|our|a) (?:[\p{L}-]+ )?\p{L}+)(?:'s|'ve| has| have)? ADV(?:offered|offers|keeps offering|would)(?: me| us)? (?:to )?(?:help|lend|pay|take|cover|give|let (?:me|us)|look after|come|drive|babysit|step in|support|chip in)\b.{0,90}$`,
    not: /\b(?:would never|would not|wouldn't|job|position|redundancy|contract)\b/i,
    say: [
      "So there is an offer of help.",
      "It is not always easy to accept help.",
      "Somebody is willing to stand by you there.",
    ],
    ask: [
      "What makes it hard to say yes?",
      "What would it change for you, to accept it?",
      "How did you answer?",
    ],
  },
  {
    id: "purpose-of-step",
    weight: 2,
    after: /\?\s*$/,
    when: selfPattern`^(?:just |so that i can |only |mainly |maybe )*to (?<x>(?:clear the air|see (?:how|if|what|whether)|find out|get it (?:over|off|out)|know|make (?:sure|it|up)|say|talk|explain|understand|feel|have|be|start|show|ask|check|catch up|break)\b.{0,50})$`,
    say: ["That sounds like a good reason.", "So that is what you hope for.", "That makes sense."],
    ask: [
      "How would you like it to go?",
      "What would be a good moment for it?",
      "What would you want to say first?",
    ],
  },
  {
    id: "a-chance-there",
    weight: 2,
    when: selfPattern`^(?:.{0,60}\b)?(?:they(?:'re| are)|there(?:'s| is)|he's|she's|the \p{L}+ is) (?:looking for (?:a|an|someone|people|staff|help)|hiring|taking (?:people|someone) on|recruiting|a (?:job|vacancy|opening|position|place)\b).{0,50}$`,
    not: /\b(?:not hiring|no one is hiring|looking for someone else)\b/i,
    say: [
      "That sounds like a chance.",
      "So there may be a way in.",
      "That is worth finding out about.",
    ],
    ask: [
      "How does it sound to you?",
      "What would it take to find out more?",
      "What would you like about it?",
    ],
  },
  {
    id: "not-knowing-how",
    weight: 1,
    when: selfPattern`^LEADi ADV(?:don't|do not|no longer|wouldn't|didn't) ADVknow (?:how to|how i(?:'m supposed to| can| could| would)) ADV(?<x>(?!tell|feel|start|begin|say|describe|explain|.*\bany)[\p{L}]+(?: .{1,50})?)$`,
    not: /\b(?:live|go on|cope|survive|carry on)\b|\btoo late\b/i,
    say: [
      "So you don’t see yet how to do that.",
      "It is hard when nobody has shown you how.",
      "You would like to {x}, and you don’t know how.",
    ],
    ask: [
      "What have you tried so far?",
      "What would be a small beginning?",
      "Do you know anybody who manages it?",
    ],
  },
  {
    id: "named-a-small-place",
    weight: 3,
    alone: true,
    after: /\b(?:begin|start|small|smallest|corner|piece)\b[^.?!]*\?\s*$/i,
    when: selfPattern`^(?:maybe |just |probably |i guess |perhaps |idk |ok )*(?:the|my|one|two|a) (?:[\p{L}-]+ ){0,2}[\p{L}-]+$`,
    not: /\b(?:same|worst|usual|hard part|problem|truth|past|future|pain|whole thing|last one|my (?:mum|mom|dad|sister|brother|husband|wife|partner|boss|friends?|son|daughter|kids|parents|ex))\b/i,
    say: [
      "That is a good place to begin.",
      "Small enough to really do.",
      "Good. One thing is enough.",
    ],
    ask: ["When could you do that?", "What would you need for it?", "How long would you give it?"],
  },
  {
    id: "would-like-that",
    weight: 3,
    when: selfPattern`^(?:i think )?i(?:'d| would) (?:ADV)(?:like|enjoy|love) (?:that|it|to do that)(?: actually| very much| a lot| i think)*END`,
    say: [
      "It sounds as if that would suit you.",
      "That is good to hear.",
      "So there is something that appeals to you.",
    ],
    ask: [
      "What would be a first step?",
      "What do you like about it?",
      "When could you find out more?",
    ],
  },
  {
    id: "looked-into-it",
    weight: 3,
    when: selfPattern`^LEADi(?:'ve| have)? ?(?:ADV)(?:looked (?:one|it|that|them|into it|some) ?(?:up)?|looked into (?:it|that|one)|found (?:one (?:near|in|online|that starts|on)|a course|a class|a group|a place|somewhere)|googled (?:it|one)|checked (?:it|the website)|sent off for)\b.{0,40}$`,
    say: [
      "So you have taken a first step already.",
      "That shows that it matters to you.",
      "Good. Looking is how it begins.",
    ],
    ask: ["What did you find?", "How did it feel to look?", "What would be the next step?"],
  },
  {
    id: "advised-to",
    weight: 2,
    when: selfPattern`^LEAD(?<who>(?:my|our) (?:[\p{L}-]+ )?\p{L}+|mum|mom|dad|he|she|they|everyone) (?:ADV)(?:says?|said|tells? me|told me|keeps? saying)(?: to)? (?:ADV)(?:always |never |just )*(?:do|go|get|try|take|ask|leave|find|talk|see|write|call|join|follow|stick|quit|let|move|stay|report|ignore|stop|start|save|sell)\b.{2,50}$`,
    not: /\b(?:hell|away from|kill)\b/i,
    say: [
      "So that is the advice you were given.",
      "That is one way to look at it.",
      "I see what you were told to do.",
    ],
    ask: [
      "What do you think yourself?",
      "Does it fit you?",
      "What would you do, if nobody gave you advice?",
    ],
  },
];
