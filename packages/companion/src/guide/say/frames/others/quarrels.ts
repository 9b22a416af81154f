import type { Frame } from "../frame.ts";
import { pattern } from "../pattern.ts";

/** Rows, the silence after them, and standing between two sides. */
export const quarrelFrames: readonly Frame[] = [
  {
    id: "went-quiet",
    weight: 2,
    when: pattern`^LEADWHO ADV(?:went (?:really |very |completely |all |so |a bit )?(?:quiet|silent|cold|distant|weird|blank)|didn't (?:really |even )?(?:say (?:anything|much|a word)|answer|reply|react|respond)(?: .*)?|said nothing|shrugged(?: .*)?|changed the subject|ignored (?:me|it|my .+)|shut down|clammed up|looked away|looked at (?:his|her|their) phone|stared at .+)$`,
    say: [
      "So you did not really get an answer.",
      "And you are left guessing what it meant.",
      "That kind of silence is hard to read.",
    ],
    ask: [
      "What do you think was going on?",
      "What would you have wanted to hear?",
      "What happened after that?",
    ],
  },
  {
    id: "walked-off",
    weight: 2,
    when: pattern`^LEADWHO ADV(?:walk(?:ed|s)? (?:off|out|away)(?! on (?:me|us))|left the room|leaves the room|storm(?:ed|s) (?:off|out)|hung up(?: on me)?|hangs up(?: on me)?|slam(?:med|s) (?:the|his|her|their) .+|drove off|went to (?:his|her|their) room|goes to (?:his|her|their) room)\b`,
    not: /\b(?:whenever|every time|won't talk)\b/i,
    say: [
      "So it broke off there, with nothing settled.",
      "And you were left standing there.",
      "It is hard when somebody just goes in the middle of it.",
    ],
    ask: [
      "What did you do then?",
      "How are things between you now?",
      "What would you have wanted to say?",
    ],
  },
  {
    id: "not-on-my-side",
    weight: 2,
    when: pattern`^LEADWHO ADV(?:(?:never|doesn't|don't|didn't|won't|wouldn't|hasn't|refuses to)(?: ever| even)? (?:says? (?:a word|anything)(?= about| when|$)|said (?:a word|anything)(?= about| when)|stands? up (?:for me|to (?:him|her|them|his|my).*)|stick(?:s)? up for me|back(?:s)? me(?: up)?|support(?:s)? me|defend(?:s)? me|take(?:s)? my side|get involved|get(?:s)? involved)|(?:always )?(?:takes?|took|sides? with|sided with) (?:(?:his|her|their|my) .+ side|(?:his|her|their) (?:mum|mother|family|parents|side).*|stays? out of it.*))`,
    say: [
      "So you are left to stand up for yourself.",
      "You would like {whom} to be on your side there.",
      "That sounds lonely, when you need somebody beside you.",
    ],
    ask: [
      "What would you have wanted {whom} to say?",
      "What do you think holds {whom} back?",
      "Have you been able to say how that feels?",
    ],
  },
  {
    id: "upset-when",
    weight: 2,
    when: pattern`^LEAD(?:(?:if|when|whenever|every time) i .+?,? )?WHO(?:'s|'re| ADV(?:gets?|got|is|goes|becomes?|will be|acts?|ends up|starts?)) (?:now |still )?(?:so |really |very |all |a bit |super |quite )?(?:upset|angry|mad|annoyed|jealous|moody|defensive|cross|offended|funny|weird|difficult|in a mood|sulky|sulking|crying|guilt[- ]tripping|nasty|hurt|stroppy|off with me|cold)(?: (?:with me|at me|about (?:it|that|everything)|and .+))?(?: (?:for|over|about|because of) .+| (?:if|when|whenever|every time|because|that) i .+)?$`,
    not: /\bi(?:'m| am) (?:upset|angry)\b/i,
    say: [
      "And then you have that to deal with as well.",
      "So you have to reckon with {their|their} reaction each time.",
      "I imagine that makes you careful.",
    ],
    ask: [
      "What do you do, when that happens?",
      "What does it keep you from doing?",
      "How long has it been like that?",
    ],
  },
  {
    id: "we-argue",
    weight: 2,
    when: pattern`^LEAD(?:we|OTHER and (?:i|me)|me and OTHER|i and OTHER)(?:'re|'ve| are| have)? ADV(?:keep |can't stop |end up |always )*(?:argu(?:e|ing|ed)|fight(?:ing)?|fought|bicker(?:ing)?|row(?:ing|ed)?|(?:had|have|get into|got into|been having) (?:a |an |another |the same |some |so many |these )?(?:huge |big |massive |stupid |horrible |silly |terrible |bad )?(?:fights?|rows?|arguments?))(?: (?:all the time|constantly|a lot|every day|again))?(?: (?:about|over) (?<x>.+))?(?: (?:all the time|again|constantly|last night|yesterday))?$`,
    say: [
      "Arguing like that is tiring for both of you.",
      "So the two of you keep ending up there.",
      "I imagine neither of you likes it when it gets like that.",
    ],
    ask: [
      "How does it usually start?",
      "What do you think it is really about?",
      "How do you make up again, if you do?",
    ],
  },
  {
    id: "had-a-row",
    weight: 3,
    when: pattern`^LEAD(?:we|OTHER and (?:i|me)|me and OTHER|i and OTHER|i|had)? ?ADV(?:had|have had|got into) (?:a|an|another|this|our)? ?(?:really |absolutely )?(?:huge |big |massive |stupid |horrible |silly |terrible |bad |major |proper |blazing |awful |first )*(?:fight|row|argument|bust[- ]up|falling[- ]out|words)\b.*$|^LEAD(?:we|i|OTHER and (?:i|me)|me and OTHER) ADV(?:fell out|have fallen out)\b.*$`,
    say: [
      "That sounds like a bad moment between you.",
      "I imagine that is still on your mind.",
      "An argument like that is upsetting.",
    ],
    ask: ["What was it about?", "How is it between you now?", "What did you not get to say?"],
  },
  {
    id: "it-was-about",
    weight: 1,
    when: pattern`^LEAD(?:it|this time it|the last one|the last time it) (?:was|started) (?:because of |with |about |over )(?<x>.+)$`,
    themes: ["partner", "family", "friendship", "parenting"],
    say: [
      "So this time it was {x}.",
      "It sounds like a small thing that set off something bigger.",
      "So it began with {x}.",
    ],
    ask: [
      "What do you think it was really about?",
      "How did it go from there?",
      "What were you feeling just before?",
    ],
  },
  {
    id: "ends-with",
    weight: 2,
    when: /^(?:it|we|that|the (?:conversation|argument|talk))(?: just)? (?:always |usually |every time )?(?:ends?(?: up)?|ended(?: up)?) (?:with|in) (?!(?:january|february|march|april|may|june|july|august|september|october|november|december|the (?:spring|summer|autumn|winter)|\d+)\b)(?<x>.+)$/i,
    say: [
      "So it ends with {x}, and I imagine neither of you feels better for it.",
      "So that is how it ends.",
      "And then nothing is settled.",
    ],
    ask: [
      "What do you wish happened at that point?",
      "What are you feeling just then?",
      "What happens the next morning?",
    ],
  },
  {
    id: "what-are-we-fighting-about",
    weight: 2,
    when: /^i (?:don't|do not) (?:even )?(?:know|remember) what (?:we're|we are|we were|were|it's|it was) (?:even |really )?(?:fighting|arguing|about)\b.*$/i,
    say: [
      "So it is no longer about the thing that started it.",
      "Something else must be underneath, and you have not found it yet.",
      "It sounds as if the arguing has taken on a life of its own.",
    ],
    ask: [
      "If you had to guess, what is it really about?",
      "What do you feel most when it starts?",
      "When was it last good between you?",
    ],
  },
  {
    id: "we-do-not-talk",
    weight: 2,
    when: pattern`^LEAD(?:we|OTHER and (?:i|me)|me and OTHER|i and OTHER) ADV(?:don't|barely|hardly|never|haven't|rarely|no longer|stopped)(?: really| even| properly| ever)? (?:talk(?:ed|ing)?|spoken|speak(?:ing)?|touch(?:ed|ing)?|see each other|seen each other|do anything|done anything|laugh|have (?:sex|fun)|had (?:sex|fun)|spend (?:any )?time|go out|connect|kiss|hug|sleep in the same)\b(?<x>.*)$`,
    say: [
      "So a lot goes unsaid between you.",
      "It is hard when you can’t talk about it together.",
      "That sounds hard, when there is so much to say.",
    ],
    ask: [
      "When did that begin?",
      "What was it like before?",
      "What would you like to say, if it were easy?",
    ],
  },
  {
    id: "in-the-middle",
    weight: 2,
    when: /\b(?:(?:stuck|caught|always|i'm|am|feel) in the middle|take sides|choose between (?:them|my|him|her)|pick a side|go-between|the (?:peacemaker|mediator|referee))\b/i,
    say: [
      "It is a hard place to be, with people you love on both sides.",
      "Both sides pull at you.",
      "And nobody seems to see what that does to you.",
    ],
    ask: [
      "What do they each want from you?",
      "What would you like to say to both of them?",
      "What would happen, if you stepped out of it?",
    ],
  },
  {
    id: "does-not-approve",
    weight: 2,
    when: pattern`^LEADWHO ADV(?:doesn't|don't|didn't|won't|never|can't|has never|have never)(?: really| even)? (?:approved?s?|accept(?:s|ed)?|like[sd]?|agrees?|respects?)(?: of| with)? (?<x>(?:my|me|who|what|how|him|her|that i|us|it)\b.*)$`,
    say: [
      "You would like {their|their} blessing, and you do not have it.",
      "It hurts when the people you love cannot accept that.",
      "So you feel torn between {them|them} and your own life.",
    ],
    ask: [
      "What has been said about it?",
      "What would it mean to you to be accepted in this?",
      "How do you deal with it when you meet?",
    ],
  },
  {
    id: "about-that",
    when: /^(?:it was |it's |its )?about (?<x>(?:my|our|the|how|when|what|me|him|her|us|being|money|moving)\b.+)$/i,
    say: [
      "So that is what it comes down to: {x}.",
      "That is something personal.",
      "I see. So that is what it was.",
    ],
    ask: [
      "How do you feel about it now?",
      "What makes it so sensitive for you?",
      "Who knows about it?",
    ],
  },
  {
    id: "silent-company",
    weight: 3,
    when: pattern`^LEADWHO ADV(?:don't|doesn't|never|barely|hardly)(?: even)? (?:say|says|speak|speaks|talk|talks|look|looks)(?: a word| anything| up| much| at me)? (?:at (?:dinner|breakfast|lunch|home|night|the table)|during|in the (?:car|evening|morning)|when (?:we|i)|all (?:day|evening|night|weekend)|over (?:dinner|breakfast))\b.*$`,
    say: [
      "That silence must be hard to bear.",
      "So you sit there together, and nobody talks.",
      "I imagine that feels cold.",
    ],
    ask: [
      "What is it like for you, just then?",
      "What have you tried so far?",
      "What would you like to hear?",
    ],
  },
  {
    id: "driving-me-mad",
    weight: 3,
    when: pattern`^LEADWHO(?:'s|'re| is| are| was)? ADV(?:driv(?:es?|ing) me (?:mad|crazy|up the wall|insane|nuts|round the bend|bonkers)|get(?:s|ting) on my nerves|do(?:es|ing) my head in|annoy(?:s|ing) me|wind(?:s|ing) me up|irritat(?:es|ing) me|test(?:s|ing) my patience)\b.*$`,
    say: [
      "It sounds as if you have little patience left.",
      "That is wearing, day after day.",
      "I can hear how much it gets to you.",
    ],
    ask: [
      "What gets to you most?",
      "How long has it been this way for you?",
      "What have you tried so far?",
    ],
  },
  {
    id: "taken-wrongly",
    weight: 3,
    when: /\b(?:took|taken|takes?) (?:it|that|this|me|what i said) (?:all |so |really )?(?:the wrong way|badly|personally|wrong|as (?:an? )?(?:attack|criticism|insult))\b|\bmisunderst(?:ood|ands?) me\b|\bcame out (?:all )?wrong\b/i,
    say: [
      "It was not taken as you meant it.",
      "And now that stands between you.",
      "You did not mean to hurt, I imagine.",
    ],
    ask: [
      "What did you want to say with it?",
      "What would you like to explain?",
      "What happened after that?",
    ],
  },
  {
    id: "gives-in",
    weight: 2,
    when: pattern`^LEADWHO ADV(?:gives? in|gave in|lets? (?:him|her|them) (?:get away|do|off).*|backs? down|makes? excuses.*|enables? .+|spoils? (?:him|her|them).*|defends? (?:him|her|them).*)(?: every time| to (?:him|her|them))?$`,
    say: [
      "And that leaves you as the one who has to say no.",
      "That makes it harder for you.",
      "So you stand alone with it.",
    ],
    ask: [
      "Have you talked about that with {whom}?",
      "What would you want {whom} to do?",
      "How does that leave you feeling?",
    ],
  },
  {
    id: "cannot-win",
    weight: 3,
    when: /^(?:if|when(?:ever)?|as soon as) i (?:say no|don't|do|stop|refuse|complain|ask|speak|say (?:anything|something)|leave|stay|set)\b.{0,50}?,? ?(?:then )?(?:i'm|i am|i'll be|it's|i become|i look like|i get called) (?:the |a |an |always |just )*(?:bad|villain|selfish|mean|evil|problem|awful|horrible|difficult|wrong|my fault|guilty|nag|drama)\b.*$/i,
    say: [
      "So you can’t win, whatever you do.",
      "That puts you in an unfair position.",
      "It is hard to say no like that.",
    ],
    ask: [
      "What would you say, if nobody blamed you?",
      "Who makes you feel that most?",
      "What would be right, in your own eyes?",
    ],
  },
  {
    id: "whatever-we-do",
    weight: 3,
    when: /^(?:i feel like |it feels like |it's like )?(?:whatever|no matter what|everything) (?:i|we) (?:do|say|choose|decide|try|did)\b.{0,25}\b(?:wrong|not enough|isn't enough|is never|makes it worse|never right|not right|bad|somebody|someone)\b.*$/i,
    say: [
      "There does not seem to be a right answer.",
      "That is a hard place to be in.",
      "You want to do right by everybody, and it can’t be done.",
    ],
    ask: [
      "What would be the least bad, for you?",
      "Who else has a say in it?",
      "What matters most to you in it?",
    ],
  },
  {
    id: "if-i-do-not-they",
    weight: 3,
    when: pattern`^(?:if|when(?:ever)?) i (?:don't|do|say|go|turn|forget|come|leave|miss|see|spend)\b.{2,50}?,? (?:he|she|they) (?:calls?|gets?|starts?|says?|comes?|goes|cries|sulks?|shouts?|accuses?|sends?|will|thinks?|makes?|asks?|won't|doesn't)\b.*$`,
    say: [
      "So it has consequences each time.",
      "That makes you think twice about everything.",
      "So you are never quite free to choose.",
    ],
    ask: [
      "How do you deal with that?",
      "What does it keep you from doing?",
      "How long has it been like that?",
    ],
  },
];
