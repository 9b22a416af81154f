import type { Frame } from "../frame.ts";
import { pattern } from "../pattern.ts";

/** Not getting oneself to do it, and what one would like to be able to do. */
export const gettingGoingFrames: readonly Frame[] = [
  {
    id: "cannot-make-myself",
    weight: 2,
    when: pattern`^LEADI ADV(?:can't|couldn't|cannot|struggle to|find it hard to|don't know how to) (?:seem to |even )?(?:make|get|bring|force|motivate|push) myself (?:to )?(?<x>.+)$`,
    say: [
      "You can’t get yourself to {x}.",
      "You know what you want to do, and something stops you.",
      "So it isn’t that you don’t want to. You can’t get going.",
    ],
    ask: [
      "What happens when you try?",
      "What feeling comes up, when you think of doing it?",
      "Which part of it is hardest to face?",
    ],
  },
  {
    id: "cannot-start-or-focus",
    weight: 1,
    when: pattern`^LEADI ADV(?:can't|couldn't|cannot|struggle to|never|find it (?:so |really )?(?:hard|difficult) to|keep failing to) (?:seem to |even |manage to )?(?:start|begin|focus|concentrate|get started|get going|finish|get anything done|commit|stick (?:to|with)|follow through)\b.*$|^LEADI(?:'m| am|'ve been)? ADV(?:keep |always )?(?:put|putting|procrastinate|procrastinating|postpone|postponing|leave|leaving)(?: (?:it|things|everything|stuff|the \w+|my \w+))? (?:off|until|to the last).*$|^LEADI(?:'m| am|'ve been)? ADV(?:keep |always )?(?:procrastinate|procrastinating)\b.*$`,
    not: /\bleav(?:e|ing) (?:him|her|them|my (?:husband|wife|partner|job|boyfriend|girlfriend)|the (?:house|flat|room))\b/,
    say: [
      "You keep meaning to, and it doesn’t happen.",
      "That is frustrating, when you really want to get it done.",
      "So the will is there, and getting going is the hard part.",
    ],
    ask: [
      "What happens when you sit down to it?",
      "Which part of it feels worst?",
      "When does it go better?",
    ],
  },
  {
    id: "wasted-time",
    weight: 1,
    when: pattern`^LEADI(?:'ve| have|'m| am)? ADV(?:been |keep |kept |feel like I've )*(?:waste|wasted|wasting) (?:the|my|a|so much|another|hours|all|half)\b.*$|^(?:then |and )?(?:the|another|my) (?:whole )?(?:day|weekend|evening|morning)(?:'s| is| was) (?:just )?(?:gone|wasted|over)\b.*$`,
    say: [
      "And then the time is gone, and you feel worse.",
      "You look back on it and are annoyed with yourself.",
      "It isn’t how you wanted to spend it.",
    ],
    ask: [
      "What did you want that time for?",
      "How do you feel at the end of such a day?",
      "What makes it so hard to stop?",
    ],
  },
  {
    id: "due-soon",
    weight: 1,
    when: pattern`^(?:it|it's|that's|that|the (?:\w+ )?(?:deadline|essay|report|dissertation|thesis|project|assignment)|my (?:\w+ )?(?:deadline|essay|report|dissertation|thesis|project|assignment))(?: is|'s)? (?:due|meant to be done|supposed to be finished) (?<x>(?:in|on|by|tomorrow|next|this|at)\b.+)$`,
    say: [
      "Due {x}. That puts pressure on.",
      "So the time is getting short.",
      "I can see why that weighs on you.",
    ],
    ask: [
      "How far have you got with it?",
      "Which part would be the easiest to begin with?",
      "What stands in the way, when you sit down to it?",
    ],
  },
  {
    id: "never-talked-about-it",
    weight: 2,
    when: pattern`^(?:.{0,30}\b)?I(?:'ve| have) never (?:really |actually |properly )?(?:talked|spoken|opened up|told anyone|talked to anyone|spoken to anyone|discussed)(?: about)? ?(?:it|this|that|this sort of thing|these things|my feelings|this stuff|this kind of thing|any of this)?(?: .*)?$`,
    say: [
      "Then thank you for starting here.",
      "It isn’t easy to begin with that. You can take your time.",
      "So this is new for you. That is all right.",
    ],
    ask: [
      "What made you want to talk about it now?",
      "Where would you like to start?",
      "What has it been like to keep it to yourself?",
    ],
  },
  {
    id: "others-know-the-remedy",
    weight: 3,
    when: pattern`^LEADWHO ADV(?:thinks?|thought|says?|said|reckons?|believes?|tells me|told me)(?: that)? I (?:just |only |simply )*(?:need|should|ought to|have to|could do with|want)\b.*$`,
    themes: ["anxiety", "lowMood", "sleep", "health", "body", "motivation", "habit", "anger"],
    say: [
      "I imagine it doesn’t feel that simple to you.",
      "So that is what {who} thinks.",
      "That is one way to see it.",
    ],
    ask: [
      "What do you think you need yourself?",
      "What {do} {they} not see?",
      "How does it feel to hear that?",
    ],
  },
  {
    id: "others-see-i-can",
    weight: 2,
    when: pattern`^LEAD(?:my (?:\w+ )?(?:instructor|coach|teacher|tutor|manager|boss|supervisor|therapist|trainer|mentor|colleagues|friends|examiner)|OTHER|everyone|people) (?:even |always |keeps? |actually |still )*(?:says?|said|saying|tells? me|told me|thinks?|telling me)(?: that)? I(?:'m| am| was|'ve| have| did| do| drive| sing| play| work| write| look| can| could)\b.*\b(?:well|fine|good|great|brilliant|capable|talented|clever|perfectly|ready|amazing|lovely|beautiful|ok|okay|better than)\b.*$`,
    not: /\b(?:well fed|comment|cried|late|died|doing (?:really |so |very )?well|photos?)\b/i,
    say: [
      "So from the outside it looks as if you can do it.",
      "That is good to hear, and it doesn’t quite reach you.",
    ],
    ask: [
      "What makes it hard to believe?",
      "What do you think they see?",
      "What would have to happen for you to believe it?",
    ],
  },
  {
    id: "it-is-hard-to",
    weight: 1,
    when: pattern`^(?:it's|it is|I find it|it gets|it's been) ADV(?:very |quite |too |pretty |almost |incredibly )?(?:hard|difficult|tough|not easy|impossible) to (?<x>(?!say|explain|tell|describe)\w+.*)$`,
    say: ["No wonder that is hard.", "It is hard to {x}.", "I can see why."],
    ask: [
      "What makes it hardest?",
      "When does it go a little better?",
      "What would help you with that?",
    ],
  },
  {
    id: "always-wanted-to",
    weight: 3,
    when: pattern`^LEADI(?:'ve| have)? always (?:really )?(?:wanted|dreamt of|dreamed of|meant|hoped|fancied)(?: to)? (?<x>(?!a |my |the )\w+ .+)$`,
    not: /\b(?:child|children|baby|kids)\b/,
    say: [
      "That is something you have wanted for a long time.",
      "So there is something that draws you.",
      "I like that you still have that wish.",
    ],
    ask: [
      "What draws you to it?",
      "What would be a first small step?",
      "What has kept you from it so far?",
    ],
  },
  {
    id: "should-be-able-to",
    weight: 3,
    when: pattern`^(?:.{0,60}\bbecause |and |but )?I (?:feel like I |think I |know I )?should (?:really |just |at least )*be able to (?<x>.+)$`,
    say: [
      "You expect yourself to manage it all alone.",
      "You are strict with yourself there.",
      "That is a lot to ask of yourself.",
    ],
    ask: [
      "What would you say to a friend who thought that?",
      "What makes it hard to take help?",
      "Where do you think that comes from?",
    ],
  },
  {
    id: "no-idea-how-to",
    weight: 1,
    when: pattern`^LEADI ADV(?:don't|do not|have no idea) (?:really |even |actually )?(?:know )?how to (?<x>(?!explain|say|describe|put|start|begin|feel)\w+.*)$`,
    say: ["So you don’t know how to {x}.", "It is hard when you can’t see how."],
    ask: [
      "What would be the first small part of it?",
      "What have you tried so far?",
      "Who might know something about it?",
    ],
  },
  {
    id: "tried-something",
    weight: 1,
    when: pattern`^LEADI(?:'ve| have)? (?:already |even |also |just )*tried (?<x>(?!to\b|and\b|so\b|my best|hard|everything)(?:\w+ing|the|a|an|some|those|meditation|yoga|therapy|apps?|counselling|tablets|melatonin|hypnosis|patches|gum|\w+)\b.*)$`,
    say: [
      "You have already tried {x}.",
      "So you have been looking for a way.",
      "You have put some effort into it already.",
    ],
    ask: ["What happened when you tried it?", "What else have you thought of?"],
  },
  {
    id: "it-was-fun",
    weight: 2,
    when: pattern`^(?:.{0,50}\b(?:but|and) )?(?:god |man |wow |honestly )*(?:it|that|they|those|we)(?: was| were| had)? (?:so |such |really |just |always |a lot of )*(?:fun|brilliant|amazing|the best|great times?|good times?|a laugh|magic|so good)(?: .*)?$`,
    not: /\b(?:not|isn't|wasn't|never|used to be) (?:\w+ )?(?:fun|amazing|great|good)\b/,
    say: [
      "I can hear how much you enjoyed it.",
      "That sounds like a good time.",
      "That still makes you smile, I think.",
    ],
    ask: [
      "What was the best part of it?",
      "What would it be like to have a bit of that again?",
      "Who was there with you?",
    ],
  },
  {
    id: "maybe-i-should",
    weight: 1,
    when: pattern`^(?:maybe|perhaps|I guess|I suppose) I (?:should|could|ought to|might|can) (?:just |probably |try to |try and )*(?<x>(?!have\b|be\b|not\b|never\b)\w+ .+)$`,
    not: /\b(?:kill|die|hurt|hit|leave him|leave her|end it|end everything|disappear|give up|quit everything|get over it|shut up)\b/,
    say: ["That sounds worth a try.", "You could {x}.", "I think that is a thought worth keeping."],
    ask: [
      "What would you hope for from it?",
      "What would make it easier?",
      "When might be a good time for it?",
    ],
  },
  {
    id: "they-are-so-proud",
    weight: 2,
    tone: "heavy",
    when: pattern`^(?:LEAD)?(?:she|he|they|my (?:mum|mom|dad|parents|family|gran))(?:'s|'re| is| are| was| were)? (?:all )?(?:so |really |very )?proud\b.*$`,
    say: [
      "And that makes it harder to say how it really is.",
      "You don’t want to disappoint them.",
      "So a lot of hope rests on you.",
    ],
    ask: [
      "What do you think they would say, if they knew?",
      "What are you most afraid of, in telling them?",
      "How much of that weighs on you?",
    ],
  },
];
