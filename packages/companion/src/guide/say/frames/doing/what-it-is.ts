import type { Frame } from "../frame.ts";
import { selfPattern } from "../self-pattern.ts";

/** What it is and what it is not, how long it has been, and when it comes. */
export const whatItIsFrames: readonly Frame[] = [
  {
    id: "all-of-it-together",
    weight: 2,
    when: selfPattern`^(?:it's|it is|it was|there's|there is|all) (?:all )?(?:the|my) [^,]{2,40}, (?:the |my )[^,]{2,40}(?:,| and) (?:the |my ).{2,60}$`,
    not: /\b(?:died|funeral|wedding)\b/i,
    say: [
      "So it is all of that together.",
      "That is a lot of things at once.",
      "Any one of those would be enough.",
    ],
    ask: [
      "Which of them is the hardest?",
      "Which one would you take away first, if you could?",
      "Has it always been so much?",
    ],
  },
  {
    id: "have-not-for-a-while",
    weight: 2,
    when: selfPattern`^LEADi (?:still )?(?:haven't|have not|hadn't) ADV(?:sent|replied|answered|written (?:back|to)|called|rung|contacted|been (?:in|back|to|on)|opened|looked|touched|paid|submitted|shown|emailed|gone|handed|applied|checked|updated)\b.{0,50}\b(?:since|for|in)\b.{2,30}$`,
    say: [
      "So it has been quite a while.",
      "That is quite a stretch of time.",
      "That has been waiting for some time, then.",
    ],
    ask: [
      "What has kept you from it?",
      "How do you feel, when you think of it?",
      "What would be the smallest way to begin again?",
    ],
  },
  {
    id: "every-time-they",
    weight: 2,
    when: selfPattern`^LEAD(?:every time|whenever|each time|as soon as|the moment|when) (?:he|she|they|it|someone|somebody|people|anyone|(?:my|the|an?) [\p{L}-]+(?: [\p{L}-]+)?) (?!died)[\p{L}']+.{0,40}?,? i(?:'m)? ADV(?:get|feel|start|panic|freeze|close|want|end up|can't|go|hide|shake|cry|jump|tense)\b.{2,60}$`,
    say: [
      "So that is enough to set it off.",
      "Your body reacts before you can think.",
      "That sounds unpleasant each time.",
    ],
    ask: [
      "What do you think you are afraid of in that moment?",
      "What do you do then?",
      "When did it start?",
    ],
  },
  {
    id: "can-not-work-it-out",
    weight: 2,
    when: selfPattern`^LEADi ADV(?:can't|cannot|couldn't|don't|struggle to|still can't) ADV(?:work out|figure out|understand|get my head (?:a?round)|get the hang of|follow|make sense of|keep track of) (?<x>(?!why|how (?:he|she|they)|him|her|them|what (?:he|she|they|i did))(?:the |my |any |this |all |it\b|how to ).{0,50})$`,
    say: [
      "That is frustrating.",
      "It is discouraging when something like that won’t make sense.",
      "So you are struggling with {x}.",
    ],
    ask: ["Who could show you?", "What happens when you try?", "Which bit of it is the problem?"],
  },
  {
    id: "visit-coming",
    weight: 2,
    when: selfPattern`^LEAD(?<who>my (?:[\p{L}-]+ )?\p{L}+|mum|mom|dad|they|he|she|we|people)(?:'s|'re| is| are|'re having| are having) (?:all )?(?:coming(?: over| round| to (?:visit|stay|dinner))?|visiting|having (?:visitors|guests|people (?:over|round)))(?: (?:on|at|this|next|for|tomorrow|tonight|in)\b.{0,30})?$`,
    say: [
      "So that is coming up.",
      "That is one more thing to be ready for.",
      "I see, and it is not far off.",
    ],
    ask: [
      "How do you feel about the visit?",
      "What do you expect?",
      "What would make it easier for you?",
    ],
  },
  {
    id: "long-time-now",
    weight: 2,
    themes: ["work", "study", "money", "change", "motivation"],
    when: selfPattern`^(?:it has been|it's been|been|for) (?:already |nearly |almost |about |over )*(?<x>(?:\d+|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty) (?:years|months))(?: (?:now|already|like this))*$`,
    say: [
      "{X} is a long time.",
      "{X}. You have been patient.",
      "That is a long time to keep going.",
    ],
    ask: [
      "What has kept you going?",
      "How have you changed in that time?",
      "What would help you now?",
    ],
  },
  {
    id: "not-quite-that",
    weight: 2,
    when: selfPattern`^(?:it's|its|it is) not (?:really |so much |exactly )?that (?:i(?:'m| am| don't| want| hate| feel)?|he|she|they|it)\b.{2,50}$`,
    not: /\bit's (?:just |more )?that (?:i|he|she|they|we|it)\b(?<!not that \w+)/i,
    say: [
      "So that is not quite the word for it.",
      "I see, it is something else.",
      "So it is not quite that.",
    ],
    ask: [
      "What would be a better word for it?",
      "What is it closer to?",
      "How would you describe it?",
    ],
  },
  {
    id: "time-still-to-go",
    weight: 3,
    themes: ["study", "work", "money", "change", "friendship", "caring"],
    when: selfPattern`^LEAD(?:i|we|there's|there are|it's)(?:'ve| have)? ?(?:still )?(?:got |have )?(?:another )?(?<x>(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty|a few|a couple of) (?:months|weeks|years|days)) (?:left|to go|on (?:the|my|our)|until|till|of (?:this|it)|before)\b.{0,40}$`,
    say: ["That is a while to go.", "{X} can feel long, in a situation like that."],
    ask: ["How do you see that time?", "What could be different until then?"],
  },
  {
    id: "sat-on-the-floor",
    weight: 3,
    tone: "heavy",
    when: selfPattern`^LEADi (?:ADV)(?:sat|lay|stood|ended up) (?:down )?(?:on|in|at) (?:the|my) (?:[\p{L}]+ )?(?:floor|stairs|shower|hallway|bath|garden|kitchen|bed)\b.{0,30}$`,
    say: ["It sounds as if you needed to stop for a moment."],
    ask: ["What went through your mind?", "Who knows about it?"],
  },
  {
    id: "that-is-not-the-question",
    weight: 2,
    when: selfPattern`^(?:.{2,40}, )?(?:that's|thats|this is|it's|its) not (?:the|my|really the) (?:question|problem|issue|point|thing)END`,
    say: [
      "So it is not that.",
      "I see, that part is clear.",
      "Then something else is the difficulty.",
    ],
    ask: [
      "What is the question, then?",
      "What makes it hard?",
      "What is it that you keep coming back to?",
    ],
  },
  {
    id: "know-how-that-sounds",
    weight: 3,
    when: selfPattern`^i (?:ADV)know (?:how (?:that|it|this) (?:sounds|looks|must sound)|what that sounds like|it sounds (?:bad|ungrateful|stupid|silly|awful))END`,
    say: ["It sounds honest to me.", "You don’t have to excuse it.", "I don’t think badly of it."],
    ask: [
      "What is it like for you?",
      "What would you say, if you did not have to excuse it?",
      "What bothers you most about it?",
    ],
  },
  {
    id: "is-dead-now",
    weight: 3,
    when: selfPattern`^(?:he|she|they|my (?:dad|mum|mom|father|mother|brother|sister|nan|gran|grandad|grandma|wife|husband))(?:'s| is|'re| are| has| have)? (?:ADV)(?:dead|gone|passed(?: away)?|not here|no longer here|not alive)END`,
    say: [
      "I’m sorry. You have lost somebody important.",
      "I’m sorry that you have had to lose that person.",
      "I’m sorry. That makes it mean even more, I imagine.",
    ],
    ask: [
      "What do you miss most?",
      "How is it for you when you think of it?",
      "What would you like to have told them?",
    ],
  },
];
