import type { Frame } from "../frame.ts";
import { pattern } from "../pattern.ts";
import { heavyFeelings } from "./heavy-feelings.ts";

/** A feeling said in so many words, what brings it, and whether one may feel it. */
export const namedFeelingFrames: readonly Frame[] = [
  {
    id: "feel-heavy-because",
    weight: 1,
    when: new RegExp(
      `^i (?:just |always |still |often |sometimes |really |do )*(?:feel|felt|'ve been feeling|have been feeling|get|got|am feeling) (?:so |really |very |a bit |quite |kind of |a little |pretty |just )*(?<x>${heavyFeelings}) (?<y>(?:about|because|when|whenever|that|every time|for|after|around|at) .+)$`,
      "iu",
    ),
    say: [
      "You feel {x} {y}.",
      "That is a hard feeling to have.",
      "I can hear how much that touches you.",
    ],
    ask: ["What is it about that, do you think?", "How long have you felt that way?"],
  },
  {
    id: "feel-heavy",
    weight: 1,
    when: new RegExp(
      `^(?:i|lately i|today i|now i|most days i|recently i|these days i)(?:'ve| have|'m| am)? (?:just |always |still |often |sometimes |really |do |been |also |mostly |constantly )*(?:feel|felt|feeling) (?:so |really |very |a bit |quite |kind of |a little |pretty |just |sort of |completely |totally |like )*(?<x>${heavyFeelings})(?: (?:afterwards|after|then|lately|recently|today|again|all the time|at the moment|right now|these days|every day|most days|most of the time|a lot|now|inside|tonight|for weeks|for months|for a while|for a long time))*$`,
      "iu",
    ),
    say: [
      "I’m sorry you are feeling {x}.",
      "It is hard to feel {x}.",
      "Thank you for saying that.",
      "That is a hard way to feel.",
    ],
    ask: [
      "What do you think is behind it?",
      "When is it strongest?",
      "How long have you been feeling like that?",
      "What was today like?",
    ],
  },
  {
    id: "feel-mixed",
    weight: 2,
    when: new RegExp(
      `^i(?:'m| am|'ve been)? (?:just |really |kind of )*(?:feel|felt|feeling)? ?(?:both )?(?:so |really |very |a bit )?(?<x>${heavyFeelings}|happy|relieved|excited|proud|glad|grateful|hopeful) and (?:also )?(?:so |really |very |a bit )?(?<y>${heavyFeelings}|happy|relieved|excited|proud|glad|grateful|hopeful)(?: (?:at the same time|at once|all at once|together|all the time|lately|right now))*$`,
      "iu",
    ),
    say: [
      "{X} and {y}, both at once.",
      "That is two feelings at the same time, and it is a lot.",
      "Both of those are there, and both make sense.",
    ],
    ask: [
      "Which of the two is stronger just now?",
      "What is each of them about?",
      "When did you notice it?",
    ],
  },
  {
    id: "feel-like-clause",
    weight: 1,
    when: pattern`^LEADI ADV(?:feel|'ve been feeling) (?:like|as if|as though|that) (?<x>(?:I|I'm|I've|I'll|I'd|he|he's|she|she's|it|it's|they|they're|we|we're|nobody|no one|everyone|everybody|everything|nothing|people|my|the|there's|there)\b.+)$`,
    say: [
      "It feels to you as if {x}.",
      "So that is how it feels from where you are.",
      "That is not an easy feeling to have.",
    ],
    ask: ["What makes it feel like that?", "Since when has it felt like that?"],
  },
  {
    id: "just-a-word",
    weight: 1,
    when: pattern`^I(?:'m| am| feel) (?:just|only|more|mostly|more like) (?<x>flat|numb|tired|bored|lost|stuck|empty|sad|fed up|done|meh|blank|low|drained|exhausted|sick of it|over it|scared|angry|lonely|confused|worried|disappointed|embarrassed)$`,
    say: [
      "{X}. That says a lot.",
      "So {x} is the word for it.",
      "{X}, then. Thank you for finding the word.",
    ],
    ask: [
      "What is that like, from day to day?",
      "How long has it been that way?",
      "When is it a bit different?",
    ],
  },
  {
    id: "not-depressed",
    weight: 1,
    when: pattern`^(?:I don't (?:think|know if) )?I(?:'m| am)(?: not)? (?:actually |really |even |clinically |properly )*(?:depressed|ill|sick|mental|suicidal|anxious)(?: or anything)?$`,
    not: /^(?!.*\b(?:don't|not)\b)/,
    say: [
      "You needn’t have a name for it.",
      "It doesn’t have to be called anything to be hard.",
      "All right. We can leave the label out of it.",
    ],
    ask: [
      "How would you describe it in your own words?",
      "What do you notice most, from day to day?",
      "What made you think about that?",
    ],
  },
  {
    id: "do-not-know-why",
    weight: 1,
    when: pattern`^LEADI ADV(?:don't|do not|can't) (?:even |really |actually )?(?:know|understand|explain|work out|figure out|tell) why(?: (?:I(?:'m| am| feel| get| do| keep| can't| react)|it|this)\b.*)?$|^(?:there's|there is) no (?:real |particular |obvious )?reason(?: for it)?$|^for no (?:real |particular )?reason(?: at all)?$`,
    say: [
      "You can’t put your finger on why.",
      "It doesn’t need a reason to be real.",
      "It would be easier, if there were a clear reason.",
    ],
    ask: [
      "When did you first notice it?",
      "What was going on around that time?",
      "When was the last time it came?",
    ],
  },
  {
    id: "no-right-to-feel",
    weight: 3,
    when: pattern`^LEADI ADV(?:shouldn't (?:feel|be|care|mind|complain|cry|moan|let it|need|want|get|still)|have no (?:right|reason) to|don't have (?:a|any) (?:reason|right) to|feel (?:so )?(?:guilty|bad|stupid|ungrateful) (?:for|about) (?:feeling|being|complaining)|should(?: really)? (?:be|feel) (?:happy|happier|grateful|fine|glad|thankful|okay|lucky|excited|over it|looking forward|enjoying))\b.*$`,
    tone: "heavy",
    say: [
      "You feel what you feel, whatever you think you should.",
      "You feel it, and on top of that you tell yourself that you shouldn’t.",
      "You don’t need a good enough reason to feel bad.",
    ],
    ask: [
      "What would you say to a friend who told you that?",
      "When did you start to feel like this?",
      "What makes you think so?",
    ],
  },
  {
    id: "hard-on-myself",
    weight: 2,
    when: pattern`^LEADI ADV(?:hate|despise|blame|kick|punish|beat|curse|loathe|'m (?:so )?(?:angry|mad|annoyed|frustrated|disappointed) (?:at|with|in)|am (?:so )?(?:angry|mad|annoyed|disappointed) (?:at|with|in)) myself(?: up)?(?: (?:for|when|because|about|over|every|after|all|so)\b.*)?$`,
    not: /\b(?:kill|hurt|cut|harm)\b/,
    say: [
      "And then you are hard on yourself on top of it.",
      "So you blame yourself as well.",
      "You are very strict with yourself about it.",
    ],
    ask: [
      "What do you say to yourself then?",
      "Does being hard on yourself help, in the end?",
      "What would you say to a friend in your place?",
    ],
  },
  {
    id: "then-i-feel",
    weight: 2,
    when: new RegExp(
      `^(?:when|whenever|after|once|every time|as soon as|if|the moment) (?<y>i .+?|it .+?),? i (?:just |always |then |usually )*feel (?:kind of |kinda |so |really |just |a bit |even |like )*(?<x>${heavyFeelings}|empty|numb|worse|nothing|flat)(?: .*)?$`,
      "iu",
    ),
    say: [
      "And then you feel {x}.",
      "So what comes after it is that you feel {x}.",
      "That is an unpleasant feeling to be left with.",
    ],
    ask: [
      "How long does that feeling stay?",
      "What do you do with that feeling?",
      "When did you first notice that?",
    ],
  },
  {
    id: "thought-of-it-makes-me",
    weight: 3,
    when: pattern`^(?:even |just )*(?:thinking (?:about|of)|the thought of|the idea of|seeing|hearing|looking at|opening) (?<x>.+?) (?:just |really |already )?(?:makes|gives|turns|sends|fills) (?:me|my stomach)\b.*$`,
    say: [
      "Even thinking of it is too much just now.",
      "Your body says no before you have even begun.",
      "So that is where the fear sits.",
    ],
    ask: [
      "What is it about it that frightens you most?",
      "What do you imagine would happen?",
      "Which small part of it would be the least bad?",
    ],
  },
  {
    id: "do-not-want-to-be-that",
    weight: 3,
    when: pattern`^LEADI ADV(?:don't|do not|never|didn't) (?:want|wanted) to (?:be|become|turn into|end up) (?<x>(?:a|an|that|the|this|one of those|someone who|somebody who|like (?:this|that))\b.*)$`,
    not: /\b(?:burden|bother|nuisance)\b/,
    say: [
      "You don’t want to be {x}.",
      "That isn’t who you want to be.",
      "You have a clear idea of how you would rather be.",
    ],
    ask: [
      "How would you like to be, in such a moment?",
      "When do you manage that already?",
      "What would help you with that?",
    ],
  },
  {
    id: "too-ashamed-to",
    weight: 3,
    when: pattern`^LEADI(?:'m| am|'ve been| was| feel| felt) (?:just |far |way |honestly )*too (?<w>embarrassed|ashamed|scared|proud|shy|nervous|afraid|tired|anxious|stubborn) to (?<x>.+)$`,
    say: [
      "You are too {w} to {x}.",
      "So that is what stands in the way.",
      "I can understand that. Many people feel like that about it.",
    ],
    ask: [
      "What do you imagine would happen, if you did?",
      "What would make it a little easier?",
      "What would you say, if it cost you nothing?",
    ],
  },
  {
    id: "made-me-think",
    weight: 2,
    when: pattern`^(?:it|that|this|all this)(?:'s| has)? (?:really |just |also )*(?:made|makes|got|gets|making|getting) me (?:think|thinking|wonder|wondering|question|reflect)(?:ing)?\b(?: (?:about|of|on))? ?(?<x>.+)?$`,
    say: [
      "It has made you think about {x}.",
      "So it has stirred up a bigger question.",
      "Something like that makes one stop and think.",
    ],
    ask: [
      "What have you been thinking?",
      "What matters most to you, when you think of it?",
      "Have you talked with anyone about that?",
    ],
  },
  {
    id: "feel-like-a",
    weight: 2,
    when: pattern`^(?:.{0,40}\b(?:but|and) )?(?:it makes me |I )(?:just |still |always )*feel like (?<x>(?:a|an) (?:little |complete |total |naughty |bad )?(?:child|kid|baby|burden|freak|ghost|robot|zombie|stranger|spare part|nuisance|prisoner|machine|teenager|fake|outsider|different person|completely different person))\b.*$`,
    say: [
      "It makes you feel like {x}.",
      "That isn’t a nice way to feel.",
      "I can see why that bothers you.",
    ],
    ask: [
      "When do you feel that most?",
      "How would you like to feel instead?",
      "What would change that, even a little?",
    ],
  },
  {
    id: "thought-i-would-feel",
    weight: 3,
    when: pattern`^LEADI (?:really |always |honestly )?(?:thought|expected|hoped|assumed)(?: that)? (?:I(?:'d| would)|to) (?:be|feel) (?:so |more |much |really |over |a bit )*(?<x>happy|happier|relieved|excited|better|fine|glad|free|proud|over it|sad|different|okay|ok|great)\b.*$`,
    say: [
      "You expected to feel {x}, and it is different.",
      "It doesn’t feel the way you thought it would.",
      "That can be confusing, when everyone expects something else of you.",
    ],
    ask: ["What do you feel instead?", "What do you make of that?", "Who could you say that to?"],
  },
  {
    id: "it-is-when",
    weight: 2,
    themes: ["habit", "body", "anger", "sleep", "anxiety"],
    when: pattern`^(?:it's|it is|it happens|I do it|mostly|mainly|usually)(?: mostly| mainly| usually| always| worst)? (?<x>(?:when|whenever|if) .+)$`,
    say: [
      "So it comes {x}.",
      "You know quite well when it comes.",
      "So there is something that sets it off.",
    ],
    ask: [
      "What do you need most at such a moment?",
      "What happens right before it?",
      "What else could help you then?",
    ],
  },
  {
    id: "makes-sense-now",
    weight: 3,
    when: pattern`^(?:suddenly|now|finally|at last|all of a sudden),? ?(?:it|everything|my (?:whole )?(?:life|childhood)|so much|a lot|things)(?: all| suddenly| finally)* (?:makes|made|is making|makes so much|started making) sense\b.*$`,
    say: [
      "A lot falls into place for you.",
      "You can look back on it differently now.",
      "It must be good to have an explanation at last.",
    ],
    ask: [
      "What do you see differently now?",
      "What was the first thing you thought of?",
      "How does that feel?",
    ],
  },
  {
    id: "since-a-time-named",
    weight: 3,
    when: pattern`^(?:I (?:don't know|guess|think),? |maybe |probably |well )*since (?:about |around |maybe |the )?(?<x>[\w' ]{3,30}?)(?: (?:maybe|I guess|I think|probably|or so))*$`,
    after: /\b(?:when|how long|since|start|begin|notice)\b[^.]*\?\s*$/i,
    say: ["So it has been a while.", "I see, it goes back to then.", "That is some time, then."],
    ask: [
      "What was going on around that time?",
      "How was it before that?",
      "What has it been like since?",
    ],
  },
];
