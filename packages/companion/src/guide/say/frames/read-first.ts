import type { Frame } from "./frame.ts";
import { pattern } from "./pattern.ts";

/** Sentences of which another frame would hear only a part; they are read first. */
export const readFirstFrames: readonly Frame[] = [
  {
    id: "why-i-tell-you",
    quiet: true,
    when: /^(?:i )?(?:really |honestly |just )*don't (?:even |really )?know why i(?:'m| am) (?:even )?(?:telling|saying|writing|typing|here|doing)\b/i,
    say: [
      "You don’t need a reason to say it here.",
      "Perhaps it wanted to be said. That is reason enough.",
    ],
    ask: ["How is it, now that it is said?"],
  },
  {
    id: "why-am-i-so",
    sure: true,
    questions: true,
    when: /^(?:so |but |and )?why (?:do|can't|am|don't|did|didn't|couldn't|is it that|does it) (?:i|it)\b(?!.*\byou\b)/i,
    say: [
      "You would like to understand that about yourself.",
      "That is worth asking, and the answer may come slowly.",
    ],
    ask: ["What is your first guess?"],
  },
  {
    id: "is-it-normal-to",
    questions: true,
    when: /\bis (?:it|that) (?:normal|weird|strange|wrong|bad|odd|common|stupid|silly|daft|selfish|mad|crazy|terrible|childish) (?:to|that|if|when|not to|of me)\b/i,
    say: ["There is no rule for how that has to be."],
    ask: ["What makes you wonder?", "What did you expect of yourself?"],
  },
  {
    id: "was-announced",
    tone: "heavy",
    when: pattern`^LEADWHO ADV(?:said|told me|told us|announced|texted|messaged|informed me|let (?:me|us) know|has said|has told me|has decided|told (?:me|us|everyone)|announced)(?: on [a-z]+day| yesterday| today| last night| this morning| by text| over text| over dinner)?(?: that)? (?:(?:he|she|they)(?:'s| is|'re| are)? ADV(?:wants? (?:to|out|a divorce|space|time|more|someone)|wanted (?:to|out|a divorce|space)|(?:going to|gonna|leaving|moving|seeing someone|getting married|pregnant|quitting|selling|closing|not coming|not happy|thinking of)|doesn't want|don't want|didn't want|can't (?:do|come|make|keep)|won't (?:be|come)|needs? (?:space|time|a break)|would rather|'d rather)\b.*|to (?:leave|move|sell|quit)\b.*|(?:our|the|my|this) (?:[a-z]+ ){1,2}(?:is|are|was|were|will be) ADV(?:closing|moving|being|ending|shutting|going|cancelled|sold|over|gone|at risk|cut)\b.*)$`,
    not: /\b(?:kill|die|dead|hurt|suicid\w*)\b/i,
    say: ["That is not a small thing to be told.", "So that is what you were told."],
    ask: ["How did you take it?", "What did you say?", "What went through your mind?"],
  },
  {
    id: "want-different-things",
    when: pattern`^(?:.*\b)?(?:WHO (?:wants?|wanted) (?<x>.+?),? (?:and|but) i (?:don't|do not|didn't|never did|can't|am not sure)|i (?:want|wanted) .+?,? (?:and|but) (?:he|she|they) (?:doesn't|don't|didn't|never did|won't|isn't))(?: (?:really|want (?:that|any|it|them)|anymore|yet))*$`,
    say: [
      "So you want different things there.",
      "That is hard to get round, when you want different things.",
      "Nobody is to blame for that, and it is still hard.",
    ],
    ask: ["How have you talked about it?", "What would you need just now?"],
  },
  {
    id: "parents-apart",
    when: pattern`^LEAD(?:her|his|their|the kids'?|the children's|my [a-z]+'s) (?:dad|mum|mom|father|mother) and (?:i|me)(?:'ve| have| are|'re)? ADV(?:split|separated|divorced|broke up|broken up|not together|no longer together|apart)\b.*$`,
    say: ["So there are two homes.", "That has its own difficulties, I imagine."],
    ask: [
      "How has that been for the children?",
      "How do the two of you get on now?",
      "How well can you talk to each other about the children?",
    ],
  },
  {
    id: "split-years-ago",
    when: /^(?:we|me and \w+(?: \w+)?|(?:my )?\w+ and (?:i|me))(?:'ve| have)? (?:split(?: up)?|separated|divorced|broke up|got divorced)\b.*\b(?:(?:two|three|four|five|six|seven|eight|nine|ten|\d+|several|many|a few) years ago|years ago|in (?:19|20)\d\d|when the (?:kids|children))\b.*$/i,
    say: ["So that is some time ago now.", "So you have lived with that for a while."],
    ask: [
      "How do you look at it today?",
      "How do the two of you get on now?",
      "How has it been since?",
    ],
  },
  {
    id: "does-not-know-about",
    when: pattern`^LEADWHO ADV(?:doesn't|don't|does not|do not|has no idea|have no idea|didn't|still doesn't)(?: know)?(?: anything)? (?:about|how (?:much|bad)|the (?:half|extent)|that i)\b ?(?<x>.*)$`,
    not: /\b(?:care|love|cheat|affair|gay|trans|bi)\b/i,
    say: [
      "So {who} {do} not know the whole of it.",
      "You have kept that part to yourself.",
      "That is a lot to hold back at home.",
    ],
    ask: [
      "What makes it hard to tell {whom}?",
      "What do you think {they} would say?",
      "How is it to keep that from {whom}?",
    ],
  },
  {
    id: "would-have-been-proud",
    themes: ["goodNews", "grief", "work", "study"],
    when: pattern`^(?=.*\b(?:would have|would've|would of|would)\b)LEADWHO (?:would have|would've|would of|would)(?: been)? ADV(?:so )?(?:proud|chuffed|happy|pleased|thrilled|delighted|over the moon|loved (?:it|this|that|him|her)|love (?:it|this)|cried|laughed)\b.*$`,
    say: [
      "You would have liked to tell {whom}.",
      "I imagine you wish {they} could have seen it.",
      "So {they} {are} in it too, in a way.",
    ],
    ask: [
      "What would {they} have said?",
      "What would you have wanted to tell {whom} first?",
      "What was {who} like about such things?",
    ],
  },
  {
    id: "used-to-enjoy",
    when: /^i (?:always |really |actually )*used to (?:really |actually )*(?:like|love|enjoy|look forward to|be (?:good|great) at|be so good at) (?<x>(?!him\b|her\b|them\b|you\b).+)$/i,
    say: [
      "And that has changed.",
      "So that has gone, or nearly.",
      "You remember what it was like.",
    ],
    ask: ["What is it like now?", "When did that change?", "What did you like about it?"],
  },
  {
    id: "asks-if-it-is-so",
    alone: true,
    questions: true,
    when: /^(?:well |so |but |or )*(?:am i|is (?:he|she|it|that|this)|are they|do i|does (?:he|she|it)|was i|is it(?: just)? me|are we|was it|is that (?:so|weird|bad|wrong|normal|awful))(?: (?:really|wrong|weird|bad|normal|right|though))*$/i,
    say: [
      "I can’t know that from outside. From what you tell me, I can follow how you feel.",
      "That is not for me to judge. What you feel makes sense to me.",
    ],
    ask: [
      "What do you think, when you are calm about it?",
      "What would you say to a friend who asked you that?",
    ],
  },
  {
    id: "two-opinions",
    when: /^.*\bmy [a-z]+(?: [a-z]+)? (?:says?|thinks?|reckons?|said|wants me to)\b.*,? (?:and |but |while )?my [a-z]+(?: [a-z]+)? (?:says?|thinks?|reckons?|said|wants me to)\b.*$/i,
    say: ["So you hear both.", "So the advice goes both ways."],
    ask: ["And what do you say yourself?", "Which of them is nearer to what you feel?"],
  },
  {
    id: "thinks-all-is-well",
    when: pattern`^LEADWHO ADV(?:thinks?|believes?|assumes?)(?: that)? (?:(?:i'm|i am|we're|we are|were|im) (?:saving|working|at (?:work|uni|school|college)|studying|paying|fine|ok|okay|happy|doing (?:well|fine|great)|eating|sleeping|revising|looking|going to|over it|better)|(?:everything|it)(?:'s| is) (?:fine|ok|okay|all right|going well)|i have (?:a|lots of))\b.*$`,
    say: [
      "So {who} {do} not know how it really is.",
      "So there is one picture for {whom}, and another that you live with.",
      "That is a lot to keep up.",
    ],
    ask: [
      "What makes it hard to tell {whom}?",
      "How is it to keep that up?",
      "What do you think would happen, if {they} knew?",
    ],
  },
  {
    id: "must-decide-by",
    when: /^(?:i|we) (?:have|need|'ve got|have got|'ve|got) (?:to )?(?:decide|answer|reply|choose|give (?:\w+ )?an answer|make (?:a|my|our|the|up my) (?:choice|decision|mind))\b.*\bby (?:\w+day|tomorrow|tonight|the end of|next|christmas|then|\d).*$/i,
    say: ["So there is a date to it.", "So there is not much time to decide."],
    ask: [
      "What do you still need, to decide?",
      "What speaks for it, and what against it?",
      "Which way do you lean today?",
    ],
  },
  {
    id: "first-time-since-they-died",
    themes: ["grief", "goodNews"],
    when: /^(?:it's|it was|that was|this is|today was|my|the)? ?(?:the |my )?first (?:time|christmas|birthday|easter|summer|holiday|anniversary|new year)\b.*\b(?:since .*\b(?:died|passed|went|funeral|gone)|without (?:him|her|them|my \w+|mum|dad))\b.*$/i,
    say: [
      "So that was a first time. That is a step.",
      "That is not a small thing, the first time.",
      "So you went through that for the first time.",
    ],
    ask: ["How was it for you?", "What was it like to be there?"],
  },
  {
    id: "says-nothing-about-it",
    when: pattern`^LEADWHO ADV(?:doesn't|don't|never|hasn't|haven't|didn't)(?: ever| even)? (?:say|says|said) (?:anything|a word|a thing|much)(?: (?:about it|to me|either))?$`,
    say: ["So nobody speaks about it.", "So it goes unsaid between you."],
    ask: [
      "What do you think {they} would say, if you asked?",
      "How is it for you that it goes unsaid?",
      "What would you like {whom} to say?",
    ],
  },
];
