import type { Frame } from "../frame.ts";
import { selfPattern } from "../self-pattern.ts";

/** Being accused, teased or passed over, bad letters, and money that is at stake. */
export const setbackFrames: readonly Frame[] = [
  {
    id: "nobody-stepped-in",
    weight: 3,
    when: selfPattern`^(?:.{0,60}\b)?(?:nobody|no one|no-one|he|she|they|everyone|(?:my|the|our) (?:[\p{L}-]+ )?(?:boss|manager|teacher|head|colleagues?|friends?|hr|team|others|supervisor|husband|partner|mum|dad|parents)) (?:all )?(?:just )?(?:stood there|stood by|watched|sat there|looked away|did nothing|said nothing|did anything|said anything|stepped in|helped me|didn't (?:do|say) anything|did not (?:do|say) anything|backed me up|came to help)(?: and (?:watched|said nothing|did nothing|let .+))?END`,
    not: /\bi (?:just )?(?:stood|sat|said nothing|did nothing|watched)\b/i,
    say: [
      "So nobody stepped in for you.",
      "And you were left to deal with it alone.",
      "That hurts too, when nobody says a word.",
    ],
    ask: [
      "What would you have needed from them?",
      "Have you been able to talk about it since?",
      "How did it go on?",
    ],
  },
  {
    id: "somebody-saw-it",
    weight: 2,
    when: selfPattern`^LEAD(?<who>(?:my|a|one) (?:[\p{L}-]+ )?(?:colleague|friend|sister|brother|mum|dad|boss|manager|partner|wife|husband|coworker|tutor|teacher|neighbour)|one of them|he|she|someone|somebody)(?: [\p{Lu}]\p{L}+)? ADV(?:saw (?:it|me|what)|stuck up for me|stood up for me|backed me(?: up)?|messaged me|checked (?:on|in on|up on) me|believed me|hugged me)\b.{0,40}$`,
    not: /\b(?:never|nobody|cheat\w*|naked|ex)\b|\bnoticed (?:that )?i\b/i,
    say: [
      "So at least one person saw it.",
      "It is good that somebody is on your side.",
      "That counts for something.",
    ],
    ask: ["What was that like for you?", "What was said?", "Could you turn to that person again?"],
  },
  {
    id: "accused-of",
    weight: 2,
    when: selfPattern`^LEAD(?:a|one|my|this|some|another) (?:[\p{L}-]+ )?(?:colleague|parent|customer|client|patient|student|woman|man|guy|neighbour|pupil|co-?worker|member of staff|person)(?: at work)? (?:ADV)(?:says|said|claims|claimed|complained|accused|told them|reported|is saying)\b.{0,20}\b(?:i(?! look)|me|about me|of)\b.{0,60}$|^LEADi(?:'ve| have|'m| am)? ?(?:been |being )?accused of\b.{2,60}$`,
    say: [
      "It is hard to have that said about you.",
      "That must have been a shock to hear.",
      "So you have to answer to that now.",
    ],
    ask: [
      "How do you remember it yourself?",
      "Who has heard your side so far?",
      "How has it been for you since?",
    ],
  },
  {
    id: "own-part-admitted",
    weight: 2,
    when: selfPattern`^(?:.{0,60}\b)?(?:i admit (?:that|it|i).{0,50}|i know i (?:shouldn't have|was (?:wrong|out of line|a bit)|could have|messed|went too far)\b.{0,50}|that (?:was|part was) (?:my fault|on me|wrong of me).{0,30})$`,
    say: [
      "You are honest about your own part.",
      "It says something for you that you can say so.",
      "You see what you did, and you see the rest as well.",
    ],
    ask: [
      "How do you see the rest of it?",
      "What would you do differently?",
      "What would you like them to know?",
    ],
  },
  {
    id: "my-people-believe-me",
    weight: 3,
    when: selfPattern`^LEAD(?<who>my (?:[\p{L}-]+ )?\p{L}+|he|she|they) (?:ADV)(?:believes?|believed|trusts?|backs?|stands? by|supports?|is behind|are behind) me\b.{0,60}$`,
    not: /\b(?:doesn't|don't|didn't|never|not|nobody|no one|n't)\b/i,
    say: [
      "It is good to have somebody on your side in this.",
      "So you are not alone with it.",
      "That counts for a lot.",
    ],
    ask: [
      "How is it for the two of you?",
      "What helps you most just now?",
      "What do you wish for there?",
    ],
  },
  {
    id: "back-to-work-after",
    weight: 3,
    not: /\b(?:i went|went back|funeral)\b/i,
    when: selfPattern`^LEAD(?:i'm |i am |i |i'll be |i have to )?(?:go(?:ing)?|went|been) back (?:to work|to (?:the )?(?:office|uni|school|college)|in)\b.{0,10}(?:on|after|next|in|tomorrow|this|today|from|following)\b.{0,50}$`,
    say: [
      "Going back is a big change again.",
      "That is quite a step after such a break.",
      "So a different life begins again.",
    ],
    ask: [
      "How do you feel about it?",
      "What will be hardest?",
      "What are you looking forward to, if anything?",
    ],
  },
  {
    id: "changed-there-meanwhile",
    weight: 1,
    when: selfPattern`^LEAD(?:they've|they have|there's|there is|we've|we have|there are|it's) (?:got |had |all )*(?:a |all )?(?:new|different|changed) (?:system|manager|boss|team|people|rules|faces|office|owners?|computers?)\b.{0,50}$`,
    say: [
      "So a lot is different there now.",
      "That takes some getting used to.",
      "You have to find your way in again.",
    ],
    ask: [
      "What worries you most about it?",
      "Who do you still know there?",
      "How do you get on with it?",
    ],
  },
  {
    id: "colleague-leaves",
    weight: 2,
    when: selfPattern`^LEAD(?<who>(?:my|our) (?:[\p{L}-]+ )?(?:co-?founder|business partner|colleague|boss|manager|work (?:friend|wife|husband)|assistant|deputy|mentor|team leader))\b.{0,40}\b(?:leaving|quitting|resigned|handed in|quit|retiring|has left|is going)\b.{0,40}$`,
    say: [
      "That changes a lot at once.",
      "I imagine that came as a blow.",
      "So you will have to find your way without {whom|them}.",
    ],
    ask: ["What does it mean for you?", "How did you take it?", "What worries you most about it?"],
  },
  {
    id: "savings-in-it",
    weight: 2,
    when: selfPattern`^LEAD(?:i|we)(?:'ve| have)? ?(?:ADV)(?:put|invested|sunk|spent|risked|used)\b.{0,10}(?:all )?(?:my|our) (?:life )?(?:savings|money|inheritance|pension|house)\b.{0,30}$`,
    say: [
      "So a lot is at stake for you.",
      "You have put your own money on it. That is a lot to risk.",
      "That makes every decision heavier.",
    ],
    ask: [
      "What would it mean to lose it?",
      "How do you feel about that now?",
      "Who do you talk to about the risk?",
    ],
  },
  {
    id: "found-that-out",
    weight: 1,
    tone: "heavy",
    when: selfPattern`^LEADi (?:ADV)(?:found out|discovered|heard|learned|learnt|just heard)(?: (?:that|from .{2,20} that|yesterday|today|last week))? (?<x>(?:the|my|he|she|they|it|we|our|everyone|someone)\b.{3,70})$`,
    say: [
      "That must have been something to find out.",
      "I imagine that was not easy to hear.",
      "So now you know, and you can’t go back to not knowing.",
    ],
    ask: ["How did you find out?", "What did you think first?", "What has it changed for you?"],
  },
  {
    id: "less-coming-in",
    weight: 3,
    when: selfPattern`^(?:.{0,40}\b)?(?:(?:hours|pay|overtime|wages?|benefits|contract|salary|pension)(?: (?:got|were|was|have been|has been|is being|are being|just got|being))? (?:cut|reduced|stopped|halved|frozen)|(?:they|work|he|the company)(?:'ve| have| has)? (?:just )?cut (?:our|my|his|her|the|everyone's) (?:hours|pay|overtime|wages?|benefits|bonus))\b.{0,40}$`,
    say: [
      "So there is less coming in.",
      "That puts you under pressure through no fault of your own.",
      "That makes everything tighter.",
    ],
    ask: [
      "What has that meant for you?",
      "How are you managing so far?",
      "What worries you most about it?",
    ],
  },
  {
    id: "letter-said",
    weight: 2,
    when: selfPattern`^(?:.{0,50}\b)?(?:letter|email|text|message|notice|voicemail)\b.{0,30}\b(?:said|says|saying|telling (?:me|us))\b.{2,60}$`,
    not: /\b(?:love you|congratulations|good news)\b/i,
    say: [
      "That must have been hard to read.",
      "I can imagine how that felt.",
      "So now it is there in writing.",
    ],
    ask: ["What did you do then?", "What does it mean for you?", "Who have you shown it to?"],
  },
  {
    id: "without-asking-me",
    weight: 2,
    when: selfPattern`^(?:.{0,70}\b)?without (?:even )?(?:asking|telling|consulting|warning|checking with|a word to)(?: (?:me|us|anyone|first))?END`,
    say: [
      "And nobody asked you.",
      "So it was simply decided over your head.",
      "It is hard to be treated as if you had no say.",
    ],
    ask: ["What did you do then?", "Does that happen often?", "What would you have wanted?"],
  },
  {
    id: "has-it-in-for-me",
    weight: 3,
    when: selfPattern`^(?:.{0,60}\b)?(?:has (?:always )?(?:got )?it in for me|(?:is|are|'s|'re) (?:always )?(?:on my case|out to get me|picking on me|having a go at me)|picks on me|singles me out|can't stand me|hates my guts)\b.{0,40}$`,
    say: [
      "That makes every day there hard.",
      "It is wearing, to feel that somebody is against you.",
      "I can see why you dread seeing that person.",
    ],
    ask: ["What happened last?", "When did it start?", "Has anyone else noticed it?"],
  },
  {
    id: "had-to-miss-it",
    weight: 2,
    when: selfPattern`^LEADi (?:ADV)(?:had to miss|missed|have to miss|couldn't go to|had to cancel|had to skip) (?<x>(?:my|the|a|his|her|our|their)\b.{2,50})$`,
    not: /\b(?:bus|train|period|pill|deadline|call|penalty)\b/i,
    say: [
      "I’m sorry you had to miss that.",
      "That must have been disappointing.",
      "That was time you will not get again.",
    ],
    ask: [
      "How was that for you?",
      "How did the others take it?",
      "What would you not want to miss next time?",
    ],
  },
  {
    id: "teased-all-day",
    weight: 3,
    when: selfPattern`^LEAD(?:they|he|she|the .{2,25}|my (?:[\p{L}-]+ )?\p{L}+|everyone|people)(?: all)? (?:ADV)(?:take|takes|took|keep taking|taking) the (?:mick|piss|mickey)\b.{0,40}$|^LEAD(?:they|he|she|the .{2,25}|my (?:[\p{L}-]+ )?\p{L}+|everyone|people)(?: all)? (?:ADV)(?:tease|teases|wind|winds|rib|ribs|make fun of|makes fun of|laugh at|laughs at) (?:me|us)\b.{0,40}$`,
    say: [
      "Even as a joke, it wears you down when it goes on all day.",
      "It is not much fun to be the one they laugh at.",
      "I can see why that gets to you.",
    ],
    ask: [
      "What do you do when it happens?",
      "Is there one of them who is different?",
      "What would you like to say to them?",
    ],
  },
  {
    id: "will-not-let-it-go",
    weight: 2,
    when: selfPattern`^(?:.{0,60}\b)?(?:he|she|they|people|everyone|my (?:[\p{L}-]+ )?\p{L}+) (?:ADV)(?:won't|wouldn't|can't|don't|doesn't|never) (?:let it (?:go|drop|rest|lie)|let me forget it|stop going on about it|shut up about it|drop it)END`,
    say: [
      "So you get to hear it again and again.",
      "That makes it hard to put behind you.",
      "One thing, and it is held up to you every day.",
    ],
    ask: [
      "How do you take it?",
      "What would you like to say to that?",
      "How long has that been going on?",
    ],
  },
  {
    id: "heads-down",
    weight: 2,
    when: selfPattern`^LEAD(?:everyone|everybody|the others|they all|people|my colleagues|nobody|no one)(?: else)? (?:ADV)(?:keeps? (?:their|his|her) heads? down|stays? quiet|says? nothing|puts? up with it|goes along with it|looks? the other way|pretends?|speaks? up|dares?)\b.{0,40}$`,
    say: [
      "So you are alone with it there.",
      "Nobody wants to be the next one, I imagine.",
      "That makes it harder to say something.",
    ],
    ask: [
      "Is there one person you could trust there?",
      "What holds the others back, do you think?",
      "What would you do, if you were not alone with it?",
    ],
  },
  {
    id: "bought-and-lost",
    weight: 2,
    when: selfPattern`^LEADi(?:'ve| have)? ?(?:ADV)(?:bought|got|downloaded|made|wrote|set up|set)\b.{2,40} (?:and|but) (?:then )?(?:i )?(?:ADV)(?:lost|never used|forgot|stopped|ignored|haven't used|deleted|don't use|gave up)\b.{0,30}$`,
    say: [
      "So that did not help either.",
      "You have tried to get hold of it.",
      "That is frustrating, when even the help gets lost.",
    ],
    ask: [
      "What has helped, even for a short while?",
      "What made it hard to keep up?",
      "What would be simpler than that?",
    ],
  },
];
