import type { Frame } from "../frame.ts";
import { pattern } from "../pattern.ts";

/** Illness, pain, doctors, and waiting for results. */
export const illnessFrames: readonly Frame[] = [
  {
    id: "waiting-for-result",
    weight: 3,
    when: pattern`^LEADI(?:'m| am|'ve been| have been| was)? ADV(?:still |now |also )*(?:waiting|wait|have to wait) (?:for|on|to (?:hear|find out|see|get|know))(?: back)?(?: about| from)? ?(?<x>(?:my|the|a|an|results?|biopsy|test|news|blood|scan|what|if|whether)\b.+|results)$`,
    not: /\bwaiting for (?:him|her|them|my (?:mum|mom|dad|husband|wife|son|daughter|friend|boyfriend|girlfriend)) to\b/,
    say: [
      "Waiting like that is hard.",
      "Until you know, there is nothing to hold on to.",
      "You are waiting, and your mind doesn’t wait with you.",
    ],
    ask: [
      "When will you know more?",
      "How do you get through the waiting?",
      "What goes through your mind while you wait?",
    ],
  },
  {
    id: "appointment-on",
    weight: 2,
    when: pattern`^(?:(?:the|my|his|her|our) (?:\w+ )?(?:appointment|scan|operation|op|surgery|results?|test|biopsy|interview|exam|hearing|procedure|check-?up|review)(?:'s| is| are| isn't until| aren't until| comes?| will be)?|it's|it is|I (?:find|get (?:them|it|the results?)|know|hear|go (?:in|back)|see (?:him|her|them|the \w+)))(?: out| back| more| for \w+)? (?<x>(?:on (?:the \d|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|in (?:a|an|two|three|\d|january|february|march|april|may|june|july|august|september|october|november|december)|next|tomorrow|this|not until|until|at (?:\d|half|ten|nine)|the day)\b.{0,30})$`,
    themes: ["health", "anxiety", "caring", "study", "work"],
    say: [
      "So you have to get through the time until then.",
      "That is a date you will have in your head all the time.",
      "And until then you can only wait.",
    ],
    ask: [
      "Who will be with you?",
      "How are you getting through the days until then?",
      "What do you want to ask them?",
    ],
  },
  {
    id: "found-something",
    weight: 3,
    when: pattern`^LEADI(?:'ve| have)? ADV(?:found|noticed|felt|discovered) (?:a|this|something|some|an) (?:\w+ )?(?:lump|mole|blood|bump|swelling|rash|growth|spot|lumps)\b.*$`,
    say: [
      "That is frightening to find.",
      "I imagine your mind went to the worst at once.",
      "That must have been a shock.",
    ],
    ask: ["What has happened since?", "Who knows about it?", "Has a doctor seen it?"],
  },
  {
    id: "diagnosed-with",
    weight: 3,
    when: pattern`^LEADI(?:'ve| have|'m| was| got| am)? ADV(?:been |recently |finally |got )*(?:diagnosed|told I have|told I've got)(?: with| as| as having)? ?(?:(?<x>.+?)(?: (?:on \w+day|yesterday|today|(?:last|this) \w+|in \w+|at \w+|(?:a|\d+|\w+|a few|a couple of) \w+ ago|at \d+|aged? \d+))*)?$`,
    say: [
      "That is a lot to take in.",
      "So now it has a name: {x}.",
      "News like that changes things, even when you half expected it.",
    ],
    ask: [
      "How did you take it?",
      "What does it mean for you, from day to day?",
      "Who is with you in this?",
    ],
  },
  {
    id: "pain-for-years",
    weight: 2,
    when: pattern`^LEADI(?:'ve| have|'m)? ADV(?:been (?:having|in|living with|dealing with|suffering (?:from|with)|ill|sick|unwell|off)|had|suffered (?:from|with)|lived with|got|get|suffer from|live with)\b(?<x>.*?) for (?:about |over |nearly |almost |more than |the (?:last|past) )?(?<y>(?:\w+|\d+|a few|a couple of|several|many) (?:years|months|weeks)|years|months|ages)\b.*$`,
    themes: ["health", "body"],
    say: [
      "{Y} is a long time to live with that.",
      "That is a long time to be unwell.",
      "You have been putting up with it for a long time.",
    ],
    ask: ["How is it today?", "What does it keep you from doing?", "What is a bad day like?"],
  },
  {
    id: "body-hurts",
    weight: 1,
    when: pattern`^LEAD(?:the pain|my (?:back|knee|knees|hip|hips|head|neck|shoulder|hands|joints|legs?|feet|stomach|body|pain))(?:'s| is| was| has| gets?| hurts?| ADV)\b.*\b(?:bad|worse|hurts?|constant|killing|unbearable|always|all the time|every day|awful|terrible|wakes? me|stops? me|keeps? me|gone|agony|exhausting|never|aches?|flared?(?: up)?)\b.*$|^LEADI(?:'m| am) (?:always |constantly |in so much |in constant |in a lot of |in )+pain\b.*$`,
    say: [
      "Pain like that takes over the day.",
      "I’m sorry. Being in pain wears a person down.",
      "A body that hurts makes everything harder.",
    ],
    ask: ["How is it right now?", "What does it stop you from doing?", "What eases it a little?"],
  },
  {
    id: "good-and-bad-days",
    weight: 2,
    when: pattern`^(?:I (?:have|get|'ve had) )?(?:some|most|a few|certain|there are|good|bad) days?,? ?(?:are|I(?:'m| am| feel| can| can't)|it's|is|and|when)? ?.*\b(?:better|worse|ok|okay|fine|good|bad|alright|all right|others|can't|barely)\b.*$|^(?:it|the \w+) (?:comes and goes|goes up and down|varies|changes (?:every|from) day.*)$|^(?:I have |it's |there are )?(?:ups and downs|up and down|good days and bad days)\b.*$`,
    say: [
      "So it goes up and down, and you can’t tell beforehand.",
      "There are better days, and then it comes back.",
      "That makes it hard to plan anything.",
    ],
    ask: [
      "What kind of day is it today?",
      "What is different on the better days?",
      "What do you do on a bad day?",
    ],
  },
  {
    id: "one-day-can-next-cannot",
    weight: 3,
    when: pattern`^(?:yesterday|last week|on monday|one day|one minute) I (?:could|can|was|managed|did|felt|'m|am)\b.+\b(?:today|now|the next|this week)\b.*\b(?:can't|couldn't|not|barely|nothing|struggle|awful|bad)\b.*$`,
    say: [
      "One day you can, and the next day you can’t.",
      "That is hard to plan round, and hard to explain to others.",
      "A small gain, and then it is taken back.",
    ],
    ask: [
      "How do you cope with that?",
      "What is it like when it turns?",
      "What helps on a day like today?",
    ],
  },
  {
    id: "not-believed-ill",
    weight: 3,
    when: pattern`^LEAD(?:people|everyone|everybody|they|some people|doctors?|the doctors?|my (?:boss|manager|family|friends|colleagues|husband|wife|partner|mum|mom|dad|gp|doctor|teacher|teachers|parents|boyfriend|girlfriend)|he|she|work) ADV(?:all |must |probably )*(?:think|thinks|thought|say|says|said|assume|assumes|believe|believes|reckon|reckons|act as if|act like|treat me like|tell me|told me|tells me)(?: that)? (?:I'm|I am|it's|I was|it is|I'm just|I)\b.{0,14}(?:making it up|faking|exaggerat\w+|lazy|attention|in my head|dramatic|overreact\w+|weak|fine|imagin\w+|anxiety|stress|moaning|faking it|pretending|sensitive)\b.*$`,
    say: [
      "Not being believed makes it twice as hard.",
      "They don’t see what it is like for you.",
      "That hurts, when it is so real for you.",
    ],
    ask: [
      "Who does believe you?",
      "What would you like them to understand?",
      "What do you say to them?",
    ],
  },
  {
    id: "no-one-knows-the-cause",
    weight: 3,
    when: pattern`^LEAD(?:nobody|no one|no doctor|none of them|they|the doctors?|doctors|the hospital) ADV(?:can|could|can't|cannot|couldn't|don't|doesn't|didn't|have|haven't|knows?|know) ?(?:tell me|explain|find|found|know|say|figure out|work out|been able to .+)?(?: me)? ?(?:why|what|anything|the cause|a cause|a reason|anything wrong|what's wrong|what it is|what's causing it)\b.*$`,
    themes: ["health", "body", "sleep", "anxiety"],
    say: [
      "And nobody can tell you why. That is hard in itself.",
      "No answer, and you still have to live with it.",
      "It would be easier, if somebody could at least say what it is.",
    ],
    ask: [
      "What have they looked at so far?",
      "How do you live with not knowing?",
      "What do you think it is?",
    ],
  },
  {
    id: "doctor-only-gives",
    weight: 3,
    when: pattern`^LEAD(?:the|my|they|every)? ?(?:doctors?|gp|gps|consultant|specialist|they|nurse) (?:just|only|always|keeps?|simply|never)\b.*\b(?:tablets?|pills?|painkillers?|medication|meds|more|prescri\w+|lose weight|exercise|listens?|takes? me seriously|stress|anxiety|sends? me (?:away|home)|says?|saying|tells?|telling|gives?|giving)\b.*$`,
    say: [
      "And that isn’t the help you were looking for.",
      "You wanted somebody to listen properly.",
      "It sounds as if you came away with nothing new.",
    ],
    ask: [
      "What would you want the doctor to hear?",
      "What did you hope for, when you went?",
      "Is there another doctor you could ask?",
    ],
  },
  {
    id: "doctor-said",
    weight: 1,
    when: pattern`^LEAD(?:the |my |a |our )?(?:\w+ )?(?:doctors?|gp|consultant|specialist|nurse|neurologist|physio|dietician|pharmacist|psychiatrist|midwife|surgeon|hospital) ADV(?:says?|said|told me|thinks?|thought|gave me|prescribed|put me on|wants?|suggested|referred me|mentioned|recommended|found|sent me)\b(?<x>.*)$`,
    say: [
      "So that is what you came away with.",
      "I imagine that leaves you with questions.",
      "I see. That is where things stand.",
    ],
    ask: [
      "What do you make of it?",
      "How did you feel when you came out?",
      "What did you not get to ask?",
    ],
  },
  {
    id: "might-see-doctor",
    weight: 3,
    when: pattern`^(?:maybe |perhaps |so maybe |I think |I guess |I know |and maybe )*I (?:probably |really |do |definitely |maybe )*(?:should|need to|could|might|ought to|'ve been thinking (?:of|about)|have been thinking (?:of|about)|want to|will|'m going to|'ll|have to|'d like to)(?: probably| maybe| just| finally| go and| go to| at least)* ?(?:see|seeing|talk to|talking to|speak to|speaking to|go to|going to|call|calling|ring|ringing|get|book|make|find|visit)(?: an? appointment (?:with|at))? (?:a|the|my|some|someone|somebody|to)? ?(?:doctors?|gp|therapist|counsell?or|therapy|counselling|professional(?: help)?|help|psychologist|psychiatrist|appointment|doctor's|doctor's appointment)\b.*$`,
    say: [
      "That sounds like a sensible step.",
      "I think that is a good idea.",
      "You don’t have to wait until it is unbearable to do that.",
    ],
    ask: [
      "What would you want to tell them?",
      "What has kept you from it so far?",
      "When could you make the call?",
    ],
  },
  {
    id: "cannot-do-what-i-did",
    weight: 1,
    when: pattern`^LEADI ADV(?:can't|cannot|couldn't|can hardly|can barely|am not able to|'m not able to) (?:even |really |longer )?(?<x>(?:walk|run|work|drive|cook|lift|carry|stand|sit|play|garden|exercise|climb|put (?:on )?my|get dressed|hold|bend|swim|cycle|dance|pick up|wash|shower|go (?:to|for|on|up|down|shopping|swimming|running|walking|dancing))\b.*)$`,
    themes: ["health", "body", "caring"],
    say: [
      "You can’t {x}, and that is a real loss.",
      "Things you never had to think about have become hard.",
      "That takes a lot away from a day.",
    ],
    ask: ["What do you miss most?", "What can you still do, with some care?", "How do you manage?"],
  },
  {
    id: "body-symptom",
    weight: 1,
    when: pattern`^LEADI(?:'ve| have|'m)? ADV(?:keep |been |started |always )*(?:get|getting|feel|feeling|have|having|had|got) (?:really |so |a bit |these |bad |terrible |awful |constant |weird )*(?:dizzy|headaches?|a headache|faint|palpitations|stomach ?aches?|chest \w+|flutters|cramps|tingling|out of breath|nausea|nauseous|shivers|hot flushes|aches|pins and needles|shaky|light-?headed)\b.*$`,
    say: [
      "So you feel it in your body too.",
      "That is unpleasant, and worth taking seriously.",
      "Your body isn’t at ease with it.",
    ],
    ask: ["How often does that happen?", "Has anybody looked at it?", "When did it start?"],
  },
  {
    id: "did-not-take-it-in",
    weight: 3,
    when: pattern`^LEADI ADV(?:only |can't |couldn't |don't |didn't |barely |hardly )+(?:remember|remembered|took in|take in|heard|understood|understand|listen|follow) (?:half|what|much|anything|any of|a word|most)\b.*$`,
    themes: ["health", "anxiety", "grief", "caring"],
    say: [
      "It is hard to take things in, at a moment like that.",
      "Much goes past you at such a moment.",
    ],
    ask: [
      "What did stay with you?",
      "What would you want to ask again?",
      "Who could come along next time and write things down?",
    ],
  },
  {
    id: "could-tell-a-professional",
    weight: 2,
    when: pattern`^(?:maybe |perhaps |probably |i guess |possibly )*(?:the|my|a|our) (?:school |class |family |head |form |local |practice |uni |student )*(?:nurse|doctor|gp|teacher|tutor|counsell?or|therapist|chemist|pharmacist|coach|mentor|social worker|health visitor|midwife)(?: (?:maybe|i guess|i suppose|idk|i don't know|perhaps))*$`,
    say: [
      "That could be a good person to talk to.",
      "Good that there is somebody you can think of.",
      "That sounds like a possible start.",
    ],
    ask: [
      "What would you want to say first?",
      "When could you do that?",
      "What would make it easier to go?",
    ],
  },
  {
    id: "have-a-condition",
    weight: 2,
    when: pattern`^LEADI(?:'ve| have| suffer from)(?: got| been living with)? (?:a |an |chronic |severe |bad |mild |stage \w+ |type \w+ )*(?<x>endometriosis|fibromyalgia|ms|arthritis|diabetes|epilepsy|ibs|crohn's|crohns|colitis|lupus|long covid|asthma|pcos|psoriasis|eczema|tinnitus|osteoporosis|copd|heart failure|kidney disease|cancer|migraines|sciatica|parkinson's|me|cfs|pots|chronic \w+|bad (?:back|knee|hip|heart))\b.*$`,
    say: [
      "That is a lot to live with.",
      "So that is part of every day for you.",
      "I’m sorry. That takes a lot out of a person.",
    ],
    ask: [
      "How is it at the moment?",
      "How long have you had it?",
      "What is hardest about it for you?",
    ],
  },
  {
    id: "bad-spell-now",
    weight: 3,
    when: pattern`^LEADI(?:'m| am|'ve been)? ADV(?:in the middle of|having|in|going through|had) (?:a|another|my) (?:really |very |bit of a )?(?:bad |big |huge |awful |rough )*(?:flare-?up|flare|relapse|episode|attack|bad (?:spell|day|patch|phase|week|night)|spell|low|dip)\b.*$`,
    say: [
      "So it is bad at the moment.",
      "I’m sorry. That is hard to be in.",
      "Then just getting through the day is enough.",
    ],
    ask: [
      "How are you right now?",
      "What helps a little, when it is like this?",
      "Who is looking after you?",
    ],
  },
  {
    id: "it-took-so-long",
    weight: 2,
    when: pattern`^it(?:'s| has)? ADV(?:took|taken|takes|take) (?:me |them |us |him |her )?(?:about |almost |nearly |over )?(?<x>(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|a few|many|several) (?:years|months|weeks|doctors|attempts|tries)|years|months|ages|forever)\b.*$`,
    say: [
      "{X}. That is a long time.",
      "You had to wait far too long for that.",
      "You had to keep at it for a long time.",
    ],
    ask: [
      "How did you get through that time?",
      "What was it like to get there at last?",
      "What has changed since?",
    ],
  },
  {
    id: "partner-says-we-will-cope",
    weight: 2,
    when: pattern`^LEADWHO ADV(?:says?|said|tells me|told me|promised|promises|keeps saying)(?: that)? (?:we'll|we will|we can|we're|he'll|she'll|they'll|he's|she's) (?:always |still )?(?:cope|manage|get through|be there|stand by|find a way|in this|here|be okay|be fine|be ok|deal|face|do it|work it out)\b.*$`,
    say: [
      "It helps to have somebody who says that and means it.",
      "So you aren’t facing it alone.",
      "That is good to have.",
    ],
    ask: [
      "How does it feel to hear that?",
      "What do the two of you do, on the hard days?",
      "What would you like to say back?",
    ],
  },
];
