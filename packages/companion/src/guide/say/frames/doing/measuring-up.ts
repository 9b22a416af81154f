import type { Frame } from "../frame.ts";
import { selfPattern } from "../self-pattern.ts";

/** How others seem to manage, whether one is good enough at it, and a head that will not work. */
export const measuringUpFrames: readonly Frame[] = [
  {
    id: "everyone-else-manages",
    weight: 2,
    when: selfPattern`^LEAD(?:i (?:feel like|think|see that|know|look at people and) )?(?:everyone|everybody|all (?:of )?(?:my|the) (?:friends|others|colleagues|mates|class\w*|people)|all the others|everyone i know|people my age|other people|others|my friends|the others|they all|the rest of (?:them|the class|the team))(?: else| around me| there| my age| on my course| in my (?:class|year|team))? ADV(?:seems? to|seems?|is|are|has|have|knows?|manages?|copes?|looks?|gets?|can|got|went|grew up|comes? from|did|had|was|were|talks?|speaks?|finished)\b(?! (?:like |about |over |under )?(?:\d\d|older|younger|in their|asleep|nice|lovely|kind|friendly|busy|married with)).{2,80}$`,
    not: /\b(?:each other|telling|tells|saying|says|said|asking|asks|lucky i|hates?|leaving|laughing|laugh|counting|relying|waiting|leaning|against me|ill|dead|died|worried|talking about|angry|expects?|relies|depends|clapping|cheering|staring|looking at|watching|crying|shouting)\b/i,
    say: [
      "And next to them you feel behind.",
      "It is hard not to compare yourself.",
      "Other people often look surer than they feel.",
    ],
    ask: [
      "Who do you compare yourself with most?",
      "What is it like to be around them at the moment?",
      "What would you like to have of that yourself?",
    ],
  },
  {
    id: "compare-myself",
    weight: 2,
    when: selfPattern`^LEADi ?(?:'m )?ADV(?:keep |can't stop |can't help |end up )?compar(?:e|ing) (?:myself|my .{2,20}) (?:to|with) (?<x>.{2,40})$`,
    say: [
      "Comparing yourself usually makes it worse.",
      "So you look at them, and you come off badly.",
      "It is hard to see your own way while you look at theirs.",
    ],
    ask: [
      "When does it happen most?",
      "What is it that they have, in your eyes?",
      "What would you see, if you looked only at yourself a year ago?",
    ],
  },
  {
    id: "bad-at-it",
    weight: 1,
    when: selfPattern`^LEADi(?:'m| am|'ve always been| was| have always been) ADV(?:not (?:very |really |that |any )?good|bad|terrible|rubbish|useless|hopeless|awful|crap|shit|no good|not great|the worst) (?:at|with) (?<x>.{2,40})$`,
    not: /\bsaying no\b/i,
    say: [
      "That is how you see yourself there.",
      "So {x} is not where you feel sure of yourself.",
      "It is hard to have to do something you don’t feel good at.",
    ],
    ask: [
      "What makes you say that?",
      "Was there a time when it went all right?",
      "What would help you with it?",
    ],
  },
  {
    id: "too-old-too-late",
    weight: 2,
    when: selfPattern`^LEAD(?:(?:i'm|i am|i feel|maybe i'm|i'm probably) ADV(?:too old|past it|over the hill)(?: (?:to|for) .{2,50})?|(?:i feel like |maybe |i think )?(?:it's|it is|is it) ADV(?:too )?late (?:for me )?to (?<x>.{2,50})|(?:i've|i have) left it too late\b.*)END`,
    say: [
      "You wonder whether the time for it has gone.",
      "So part of you would like to, and part says it is too late.",
      "That is a sad thought to be carrying.",
    ],
    ask: [
      "What would you do, if it were not too late?",
      "What makes it feel too late?",
      "Do you know of anybody who began at your age?",
    ],
  },
  {
    id: "all-for-nothing",
    weight: 2,
    when: selfPattern`^(?:.{0,50}\b)?(?:i(?:'ve| have|'ll have| will have| would have| feel like i(?:'ve| have)?)? ?ADVwasted (?<x>.{2,30}(?:years?|months?|life|time|money|degree|chance|opportunity).{0,20})|it(?:'ll|'s| will| would| was| has)? ?(?:have |all )*(?:been |be )?(?:all )?for nothing)END`,
    say: [
      "It would feel as if all of it had been for nothing.",
      "You have put a lot into this.",
      "That is a painful thought, after all that effort.",
    ],
    ask: [
      "What do you have from that time, whatever comes?",
      "What would you do, if it came to that?",
      "What would have made it worth it for you?",
    ],
  },
  {
    id: "mind-goes-blank",
    weight: 2,
    when: selfPattern`^(?:.{0,60}\b)?my (?:mind|head|brain) ADV(?:goes|went|is|just goes|'s|keeps|won't|doesn't|isn't|feels|shuts|starts)\b.{0,30}(?:blank|empty|foggy|fog|mush|shut(?:s)? down|wander\w*|drift\w*|all over the place|somewhere else|elsewhere|fried|full|work(?:ing)?|switch(?:es)? off)END`,
    say: [
      "So just when you need your head, it won’t work for you.",
      "That often happens under pressure.",
      "It is frightening when nothing comes.",
    ],
    ask: [
      "What goes on in you in that moment?",
      "When does it happen least?",
      "What do you do when it happens?",
    ],
  },
  {
    id: "can-not-concentrate",
    weight: 2,
    when: selfPattern`^LEADi(?:'m)? ?ADV(?:can't|cannot|couldn't|struggle to|find it (?:so |really )?hard to|am finding it hard to|can barely|can hardly|finding it hard to|not able to) ADV(?:seem to )?(?:concentrate|focus|think(?: straight| clearly)?|take anything in|remember (?:anything|things)|read(?: a (?:page|line))?|sit still|sit down and (?:work|study|revise))(?: (?:on|for|in|at|when|longer|more than) .{2,50})?END`,
    say: [
      "So your thoughts won’t stay where you want them.",
      "It is tiring, to read the same line again and again.",
      "It is hard to concentrate with so much going on.",
    ],
    ask: [
      "What do your thoughts go to instead?",
      "How long has it been like that?",
      "Is there a time of day when it goes better?",
    ],
  },
  {
    id: "every-time-i-try",
    weight: 2,
    when: selfPattern`^LEAD(?:every time|whenever|each time|as soon as|the moment|the minute) i ADV(?:try|sit down|start|finish|open|think about|want|go|get|have|do|look|begin|hear|see|log|walk) ?(?<x>.{0,40}?),? (?:i|my|it|something|he|she|they|everything|there)\b.{3,60}$`,
    say: [
      "So as soon as you begin, that happens.",
      "It comes up again and again.",
      "That would put anybody off.",
    ],
    ask: [
      "What do you do when it happens?",
      "What is the first thing you notice?",
      "Has there been a time when it went differently?",
    ],
  },
  {
    id: "no-reason-to-get-up",
    weight: 2,
    when: selfPattern`^LEAD(?:i(?:'ve| have)? ?ADV(?:(?:don't|haven't) (?:\p{L}+ )?(?:have|got) (?:a reason|anything)|(?:have|got) (?:no reason|nothing)) to (?:get up(?: for)?|look forward to|get out of bed(?: for)?)|there(?:'s| is) nothing to (?:get up for|look forward to))END`,
    say: [
      "So there is little that gets you going in the morning.",
      "It is hard to start a day with nothing to look forward to.",
      "That sounds bleak.",
    ],
    ask: [
      "What used to get you up?",
      "How long has it been like that?",
      "What would make tomorrow a little different?",
    ],
  },
  {
    id: "not-sure-i-can",
    weight: 3,
    when: selfPattern`^LEADi(?:'m| am)? ?ADV(?:don't know|not sure|do not know|doubt|don't think) (?:if |whether |that )?i(?:'ll be able to| can| could|'m able to|'ve got it in me to|'m up to) ?(?<x>.{0,50}?)(?:,? but .+)?$`,
    not: /\b(?:live|go on|anymore|any more|much longer|trust|forgive|cope|believe|love)\b/i,
    say: [
      "You are not sure that you have the strength for it.",
      "So you doubt whether you can.",
      "That is a hard doubt, when something is being asked of you.",
    ],
    ask: [
      "What would be the hardest part?",
      "What would have to be different this time?",
      "What would help you to manage it?",
    ],
  },
  {
    id: "never-done-that",
    weight: 1,
    when: selfPattern`^LEADi(?:'ve| have)? ?(?:ADV)never (?<x>(?:asked|done|tried|lived|been|had|spoken|told|made|written|applied|managed|worked|travelled|stood|said)\b.{2,50}?)(?: (?:in my life|in all (?:that|this) time))*$`,
    not: /\b(?:who|kind to me|been (?:so|this|more|that|as)|before|said (?:it|that|this)|out loud|so happy|felt|loved|seen|met|anyone like|good enough|abused|hit)\b/i,
    say: [
      "So that would be new for you.",
      "So that has never happened so far.",
      "It is not easy to do something for the first time.",
    ],
    ask: [
      "What has kept you from it?",
      "What do you imagine it would be like?",
      "What would make it easier?",
    ],
  },
  {
    id: "nerves-show",
    weight: 2,
    when: selfPattern`^(?:.{0,40}\b)?i (?:ADV)(?:(?:get|go|got|went) (?:so |all |really |completely )?(?:tongue[- ]tied|flustered|bright red|blank|shaky|to pieces|shy|clammy)|(?:start|started) (?:apologi[sz]ing|stammering|stuttering|rambling|sweating|shaking|waffling)|(?:fall|fell) apart|choke|crumble|freeze up)\b.{0,60}$`,
    say: [
      "So your nerves get in the way of what you can do.",
      "Under pressure it is hard to show what you know.",
      "That is frustrating, when you know that you can.",
    ],
    ask: [
      "When does it go better?",
      "What goes through your mind in that moment?",
      "What would help you to feel calmer then?",
    ],
  },
  {
    id: "prepared-already",
    weight: 2,
    when: selfPattern`^LEADi(?:'ve| have) (?:got |made |written |already )*(?:a list|notes|a plan|it all written|everything (?:ready|written))\b.{0,50}$`,
    not: /\b(?:bed|can't|never|to do|don't)\b|\bi've (?:asked|called|tried|rung)\b/i,
    say: [
      "So you are well prepared.",
      "Good. That is something to hold on to.",
      "You have done the first part already.",
    ],
    ask: [
      "What is the most important thing on it?",
      "What would help you with the rest?",
      "What are you most proud of there?",
    ],
  },
  {
    id: "praise-not-believed",
    weight: 3,
    when: selfPattern`^LEAD(?:.{2,40} )?(?:say|says|said|tells? me|told me|thinks?) (?:that )?(?:it's|its|i'm|it is|i am|it was|i did|i look)\b.{0,30}(?:good|fine|great|brilliant|enough|well|lovely|ready|okay)\b.{0,20}(?:but|and) i (?:ADV)(?:don't|can't|never|do not)\b.{0,40}$`,
    say: [
      "It is hard to take in praise that you don’t feel yourself.",
      "So the kind words don’t quite reach you.",
      "Part of you does not trust it.",
    ],
    ask: [
      "What would have to happen for you to believe it?",
      "What do you see that they don’t?",
      "Has it always been hard to believe such things?",
    ],
  },
  {
    id: "no-pressure-irony",
    weight: 3,
    when: selfPattern`^(?:so )?no pressure(?: (?:lol|haha|then|or anything|there))*$`,
    say: [
      "That sounds like quite a lot of pressure.",
      "You say it lightly, and it is a lot.",
      "So the bar feels very high.",
    ],
    ask: [
      "Where does most of the pressure come from?",
      "What would you want for yourself?",
      "What if it were only about you?",
    ],
  },
  {
    id: "want-to-be-good-at",
    weight: 2,
    when: selfPattern`^LEADi (?:ADV)want(?:ed)? to (?:feel|be) (?:ADV)(?:good at|proud of|useful|somebody|someone|respected|seen|taken seriously|like i can)\b.{0,40}$`,
    say: [
      "You want to feel that you can do something well.",
      "That is a fair wish.",
      "I can hear how much that would mean to you.",
    ],
    ask: [
      "What would you like to be good at?",
      "When did you last feel a bit of that?",
      "Who would you want to see it?",
    ],
  },
  {
    id: "do-not-want-that-to-be-me",
    weight: 3,
    when: selfPattern`^LEADi (?:ADV)(?:don't|do not) (?:ADV)want (?:that|this|it) to be me\b.{0,20}$|^LEADi (?:ADV)(?:don't|do not) (?:ADV)want to (?:end up|turn out|be|become) like (?:that|this)END`,
    say: [
      "You want it to be different for yourself.",
      "So you know what you don’t want.",
      "That tells you something about what you need.",
    ],
    ask: [
      "What would you like instead?",
      "What would be a first step in that direction?",
      "What are you most afraid of there?",
    ],
  },
  {
    id: "forgot-why",
    weight: 2,
    when: selfPattern`^LEADi ADV(?:can't|don't|cannot|no longer) (?:ADV)(?:remember|know) why i (?:ADV)(?:started|did|do|am doing|wanted|chose|'m doing|bother)\b.{0,40}$`,
    not: /\b(?:bother (?:living|to live|waking))\b/i,
    say: [
      "You have lost sight of what you wanted from it.",
      "It happens easily, when it goes on for so long.",
      "So the reason has got lost in the work.",
    ],
    ask: [
      "What did you want from it at the beginning?",
      "Was there a moment when it felt right?",
      "What would you need, to find it again?",
    ],
  },
];
