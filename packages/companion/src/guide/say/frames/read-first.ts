import type { Frame } from "./frame.ts";
import { pattern } from "./pattern.ts";

/** Sentences of which another frame would hear only a part; they are read first. */
export const readFirstFrames: readonly Frame[] = [
  {
    id: "advised-by-others",
    weight: 3,
    asks: true,
    when: pattern`^LEAD(?:WHO|everyone|everybody|people) ADV(?:said|says|say|told me|tells me|tell me|thinks|think|keeps? saying|keeps? telling me|keeps? on at me|reckons?|suggested|suggests?|insists?|thought|wants me|is pushing me|are pushing me|is nagging me|nags me)(?: to me| me)?(?: that)? (?:(?:i|we) (?:should|need to|have to|ought to|must|could|can|might) ADV(?<x>.+)|to (?<x>(?!me\b|be\b|my\b|him\b|her\b|their\b).+)|(?<y>i(?:'d| would) be better .+))$`,
    not: /\b(?:kill|die|hurt myself|shut up|leave him alone|get out|fuck)\b/i,
    say: [
      "So the advice is to {x}.",
      "That is one idea, and it is not yours yet.",
      "I see, that is what you were advised.",
    ],
    ask: [
      "What do you think of it yourself?",
      "How does that sound to you?",
      "Would that be something for you?",
      "What would speak for it, and what against it?",
    ],
  },
  {
    id: "advised-by-doctor",
    weight: 3,
    asks: true,
    when: pattern`^LEAD(?:my|the|our) (?:doctor|gp|nurse|therapist|counsellor|midwife|health visitor|physio|consultant|psychiatrist) ADV(?:said|says|told me|suggested|suggests|recommended|recommends|wants me|thinks i should|referred me|has referred me|put me)(?: that)? (?:(?:i should|i could|to|for|on) )?(?:try|take|start|go|see|do|have|get|rest|eat|use|keep|stop|cut|book)?\b ?(?<x>.*)$`,
    say: [
      "So that is what was suggested to you.",
      "It is good that you have been to see somebody about it.",
      "So that is the advice you were given.",
    ],
    ask: [
      "How do you feel about that?",
      "What do you think of it yourself?",
      "What would help you until then?",
    ],
  },
  {
    id: "does-not-know-about",
    weight: 3,
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
    weight: 3,
    themes: ["goodNews", "grief", "work", "study"],
    when: pattern`^LEADWHO (?:would have|would've|would of|would)(?: been)? ADV(?:so )?(?:proud|chuffed|happy|pleased|thrilled|delighted|over the moon|loved (?:it|this|that|him|her)|love (?:it|this)|cried|laughed)\b.*$`,
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
    weight: 3,
    asks: true,
    when: /^i (?:always |really |actually )*used to (?:really |actually )*(?:like|love|enjoy|look forward to|be (?:good|great) at|be so good at) (?<x>(?!him\b|her\b|them\b|you\b).+)$/i,
    say: [
      "And that has changed.",
      "So that has gone, or nearly.",
      "You remember what it was like.",
    ],
    ask: ["What is it like now?", "When did that change?", "What did you like about it?"],
  },
  {
    id: "ought-to",
    weight: 2,
    asks: true,
    when: /^(?:i know |i think |i guess |but |and |maybe |really )*i (?:really |probably |do |just )*(?:should|ought to|need to|have to|must) (?:really |probably |just |at least |finally )*(?<x>(?:tell|talk|speak|ring|call|phone|text|write|ask|book|see|apply|apologi[sz]e|email|message|visit|reply|go (?:back|to)|say|make|sort|look|start|join|leave)\b.*?)(?:,? (?:but|i know)\b.*)?$/i,
    not: /\b(?:have (?:been|told|said|known|done|gone)|not|never|n't|leave me|kill|die)\b/i,
    say: [
      "Part of you wants to {x}.",
      "So you think you ought to {x}.",
      "So that is on your list, and it is not easy.",
    ],
    ask: [
      "What makes it hard to do?",
      "When would be a good moment for it?",
      "What would make it easier to begin?",
    ],
  },
  {
    id: "a-new-someone",
    weight: 1,
    asks: true,
    when: pattern`^LEAD(?:(?:i|we)(?:'ve| have)?(?: got| had| just got)? |there(?:'s| is) )(?<x>an? new (?:head(?: ?teacher)?|boss|manager|supervisor|team leader|director|neighbour|neighbor|flatmate|housemate|roommate|colleague|owner|landlord|teacher|tutor|coach|line manager|doctor|vicar|lead))\b.*$`,
    say: [
      "{X} can change a good deal.",
      "So there is somebody new to get used to.",
      "So that is new.",
    ],
    ask: ["What is different now?", "What are they like?", "What has it been like since?"],
  },
  {
    id: "is-that-not-it",
    weight: 2,
    alone: true,
    when: /^(?:i (?:do )?love (?:him|her|them|my \w+|it)(?: so much| to bits| more than anything| really)?),? (?:that's|it's|this is|that isn't|it isn't) not? ?(?:it|that|the (?:problem|point|issue|reason)|about that)$/i,
    say: ["No, I did not doubt that.", "You can love somebody and still find it very hard."],
    ask: ["What is it, then, that makes it so hard?", "What is the hardest part of it?"],
  },
  {
    id: "it-has-come-to",
    weight: -1,
    tone: "heavy",
    asks: true,
    when: /^(?:now|nowadays|these days|lately|by now) (?:i|i'm|i've|we) .+$/i,
    say: [
      "So it has come to that.",
      "So that is how it is at present.",
      "That is how it has changed.",
    ],
    ask: ["When did that begin?", "What was it like before?", "How do you manage with that?"],
  },
];
