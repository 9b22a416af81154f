import type { Frame } from "../frame.ts";
import { pattern } from "../pattern.ts";

/** What is feared and dreaded, in its many shapes. */
export const fearFrames: readonly Frame[] = [
  {
    id: "fear-what-if",
    weight: 2,
    questions: true,
    when: pattern`^(?:like |and )?what if (?<x>(?!I had\b|I'd (?:have|been|done|said|gone)\b)(?:I|I'm|he|he's|she|she's|it|it's|they|they're|we|something|nothing|nobody|no one|everyone|people|my|the|this|that|someone|somebody|there)\b.+)$`,
    say: [
      "The thought that frightens you is: what if {x}.",
      "That is a frightening thought to have going round.",
      "It is hard to live with a question like that and no answer to it.",
    ],
    ask: [
      "When does that thought come most?",
      "What do you do when that thought comes?",
      "Who knows that this is on your mind?",
      "What happens in you, when you think that?",
    ],
  },
  {
    id: "afraid-that",
    weight: 2,
    when: pattern`^LEADI(?:'m| am|'ve been| have been| was| get| feel| got) ADV(?:very |a bit |a little |quite |pretty |too )?(?:scared|afraid|worried|terrified|frightened|petrified|paranoid|nervous|anxious|panicking|freaking out) (?:that )?(?!the time\b)(?!\S+(?: will)? (?:be|is|are) (?:fine|ok|okay|all right|alright|great)\b)(?<x>(?:I|I'm|I'll|I've|he|he's|he'll|she|she's|she'll|it|it's|it'll|they|they're|they'll|we|something|nothing|nobody|no one|everyone|people|my|the|this|that|there)\b(?! because).+)$`,
    say: [
      "So the fear is that {x}.",
      "You are afraid that {x}.",
      "It frightens you that it could come to that.",
      "That is a hard fear to carry round.",
    ],
    ask: [
      "When is that fear strongest?",
      "What makes it feel likely to you?",
      "What do you do when that fear comes up?",
    ],
  },
  {
    id: "afraid-of",
    weight: 2,
    when: pattern`^LEADI(?:'m| am|'ve been| was| get) ADV(?:very |a bit |a little |quite |pretty )?(?:scared|afraid|terrified|frightened|petrified) (?:of|about) (?<x>.+)$`,
    say: [
      "You are scared of {x}.",
      "So it is {x} that frightens you.",
      "I can hear that it frightens you.",
      "That is a real fear, and it is good that you say it.",
    ],
    ask: [
      "What is the worst of it, for you?",
      "When is that fear strongest?",
      "What do you imagine, when you think of it?",
    ],
  },
  {
    id: "afraid-to",
    weight: 2,
    when: pattern`^LEADI(?:'m| am|'ve been| was) ADV(?:very |a bit |a little |quite |too |pretty )?(?:scared|afraid|terrified|frightened|nervous) to (?<x>.+)$`,
    say: [
      "You are scared to {x}.",
      "So fear is what stops you there.",
      "That step frightens you, and I can understand that.",
    ],
    ask: [
      "What do you think would happen, if you did?",
      "What makes it so frightening?",
      "Has it gone badly before?",
    ],
  },
  {
    id: "worried-about",
    weight: 2,
    when: pattern`^LEADI(?:'m| am|'ve been| have been| was| get| feel| ADVworry| ADVstress)(?: ADV(?:very |a bit |a little |quite |pretty )?(?:worried|anxious|stressed|stressing|worrying|nervous|concerned|stressed out))? about (?<x>(?!\d|everything\b|it$|this$|that$).+?)(?: mostly| mainly| really| more than anything)?$`,
    say: ["You are worried about {x}.", "So {x} is on your mind.", "That has been worrying you."],
    ask: [
      "What worries you most about it?",
      "What do you imagine happening?",
      "How long has it been on your mind?",
    ],
  },
  {
    id: "worried-about-everything",
    weight: 1,
    when: pattern`^LEADI(?:'m| am|'ve been)? ADV(?:always |constantly )?(?:worry|worrying|worried|stress|stressing|stressed|overthink|overthinking|over think|overanalyse|overanalyze|second guess|second-guess|panic|panicking|think too much)(?: about| over)? ?(?:everything|every little thing|every single thing|all of it|anything and everything)?(?: all the time| all day| a lot| too much| constantly)?$`,
    say: [
      "So it isn’t one worry. There is always another one.",
      "You are worrying most of the time, and that is tiring.",
      "It sounds as if your head gets very little rest.",
    ],
    ask: [
      "What was it about today?",
      "Which of the worries comes back most often?",
      "When is your head at its quietest?",
    ],
  },
  {
    id: "always-been-a-worrier",
    weight: 1,
    when: pattern`^LEADI(?:'ve| have)? ADV(?:always )?been (?:a worrier|an anxious person|a bit of a worrier|anxious all my life|an overthinker|a nervous person|(?:like this|this way)(?! since))(?: .*)?$`,
    say: [
      "So this has been with you for a long time.",
      "You have known this in yourself for years.",
      "It isn’t new, and you are still tired of it.",
    ],
    ask: [
      "What made you want to talk about it now?",
      "Is it stronger at the moment than it used to be?",
      "What has helped you live with it so far?",
    ],
  },
  {
    id: "irrational",
    weight: 3,
    when: pattern`^LEADI (?:do )?know (?:deep down |in my head |rationally |logically |really )?(?:that )?(?:it's|it is|that's|this is|they're|it sounds|that sounds|it's probably|it is probably|it's just|I'm being|I'm) (?:all |really |probably |just |so |completely |totally |a bit |being )*(?:irrational|silly|stupid|ridiculous|crazy|daft|dumb|mad|nothing|unlikely|unreasonable|not (?:rational|logical|likely|true|real|going to happen)|in my head|pathetic|paranoid|overreacting|just anxiety|my anxiety|anxiety)\b.*$|^I know (?:all )?the (?:statistics|stats|facts|odds|numbers|theory)\b.*$`,
    say: [
      "You know that in your head, and the fear comes all the same.",
      "Knowing it doesn’t make it stop. It is like that for many people.",
      "It isn’t silly. You can know better and still be afraid.",
    ],
    ask: [
      "What happens when you try to talk yourself out of it?",
      "How strong is it, when it comes?",
      "How long has it been this way for you?",
    ],
  },
  {
    id: "makes-no-sense",
    weight: 1,
    when: pattern`^(?:it|this|that) ADV(?:makes no sense|doesn't make (?:any )?sense|isn't (?:rational|logical)|is (?:so |completely |totally )?irrational)$`,
    say: [
      "It doesn’t have to make sense to be hard.",
      "Feelings often don’t follow reason, and they are still there.",
      "You can’t explain it, and it is there.",
    ],
    ask: [
      "When did you first notice it?",
      "What is it like, when it comes?",
      "What do you tell yourself about it?",
    ],
  },
  {
    id: "nothing-is-wrong",
    weight: 2,
    when: pattern`^LEAD(?:nothing(?:'s| is| has| was|'s ever| has ever| ever)? ADV(?:even |gone |went |going )?(?:wrong|bad (?:has )?(?:ever )?happen(?:ed|s))|there(?:'s| is) (?:no|nothing) ADV(?:real )?(?:wrong|reason(?: for it| to be .+| to worry.*)?|to worry about))(?: .*)?$`,
    not: /\bnothing(?:'s| has) happened\b/i,
    say: [
      "So nothing bad has happened, and you feel it all the same.",
      "There is no reason that you can see, and that makes it harder to explain.",
      "You can see that there is no cause for it, and you still feel it.",
    ],
    ask: [
      "How do you explain it to yourself?",
      "When it lets up for a bit, what is different?",
      "When did it begin?",
    ],
  },
  {
    id: "dreading",
    weight: 3,
    when: pattern`^LEADI(?:'m| am|'ve been| was)? ADV(?:dread|dreading|dreaded) (?<x>(?!it\b|this\b|that\b).+)$`,
    say: [
      "You are dreading {x}.",
      "So {x} is hanging over you.",
      "The dread comes long before the thing itself.",
    ],
    ask: [
      "Which part of it do you dread most?",
      "What do you imagine it will be like?",
      "What would make it a little easier?",
    ],
  },
  {
    id: "something-coming-up",
    weight: 1,
    when: pattern`^LEAD(?:I'm \d+ and )?I(?:'ve| have)(?: got| to give| to do)? (?<x>(?:a|an|my|this|another|the) (?:\w+ ){0,2}?(?:presentation|interview|exam|test|driving test|speech|talk|flight|scan|operation|appointment|meeting|audition|hearing|review|wedding|date|viva|check-?up|procedure)) (?<y>(?:tomorrow|tonight|today|next|this|on|in (?:a|two|three|\d)|coming)\b.*)$`,
    say: ["So you have {x} {y}."],
    ask: [
      "What worries you most about it?",
      "How do you imagine it going?",
      "How have you been getting ready for it?",
    ],
  },
  {
    id: "anxious-lately",
    weight: 2,
    when: pattern`^LEADI(?:'m| am|'ve been| have been|'ve got| have| suffer from| get| feel|'ve been feeling| struggle with) ADV(?:very |a bit |a lot of |quite |pretty |so much |extremely |super |bad |severe |terrible )*(?:anxious|anxiety|nervous|worried|panicky|stressed)(?: (?:lately|recently|all the time|a lot|these days|for no reason|at the moment|right now|today|again|every day|for weeks|for months|for years|most days|since .+))*$`,
    say: [
      "I can hear the worry in that.",
      "I’m sorry. Worry like that takes a lot out of a person.",
      "So the worry has been with you.",
    ],
    ask: [
      "What is it mostly about?",
      "When did it start, as far as you can tell?",
      "How does it show, in your body or in your days?",
      "What was it like today?",
    ],
  },
  {
    id: "something-bad-will-happen",
    weight: 2,
    when: pattern`^LEAD(?:I(?:'m| am)? ADV(?:always |constantly )?(?:feel|feeling|have (?:this|a) feeling|have the feeling|get (?:this|the) feeling|know|think|waiting|wait)(?: like| as if| that| for)? )?something (?:really |very )?(?:bad|terrible|awful|horrible)(?:'s| is| to| will|'s about to| is about to)? ?(?:going to |gonna |to )?happen\b.*$`,
    say: [
      "So you are waiting for something bad, without knowing what.",
      "It is as if something were about to go wrong all the time.",
      "It is hard to rest with that feeling.",
    ],
    ask: [
      "What do you think it could be?",
      "When did that feeling start?",
      "Is it there right now?",
    ],
  },
  {
    id: "think-the-worst",
    weight: 1,
    when: pattern`^LEAD(?:I|my (?:mind|brain|head)) ADV(?:always |immediately |straight away |tend to )*(?:(?:think|thinks|imagine|imagines|jump|jumps|assume|assumes|expect|expects|go|goes|play out|run through)(?: of| to| straight to| about| through)? (?:the|all the|every) (?:absolute )?worst\b.*|catastroph\w+.*)$`,
    say: [
      "Your mind goes to the worst before anything has happened.",
      "So your head is always one step ahead, and it is always bad.",
      "You go through the worst of it in advance.",
    ],
    ask: [
      "What is the worst, this time?",
      "How do things usually turn out in the end?",
      "How long have you been like that?",
    ],
  },
  {
    id: "will-be-there",
    weight: 2,
    when: pattern`^LEADWHO(?:'ll| will|'s going to| is going to| are going to) (?:also |both |all |probably )?be there\b.*$`,
    say: [
      "So you will have to face {who} there.",
      "That makes it harder, I imagine.",
      "I can see why that worries you.",
    ],
    ask: [
      "What worries you most about seeing {who}?",
      "How would you like it to go?",
      "Who will be there on your side?",
    ],
  },
  {
    id: "every-little-sign",
    weight: 3,
    when: pattern`^(?:every|any|each) (?:little |single |tiny |small |slightest |time (?:I|my) )*(?:twinge|ache|pain|noise|sound|cough|headache|symptom|flutter|bump|mark|phone call|text|email|message|siren|creak)\b.*\b(?:I|my|and)\b.*\b(?:think|panic|worry|jump|convinced|scared|heart|happening|sure|thinking|freak)\b.*$`,
    say: [
      "So you are on guard all the time.",
      "Each small thing sets the fear off again.",
      "It is tiring to listen for danger like that.",
    ],
    ask: [
      "What goes through your mind in that moment?",
      "How long does it take until you are calm again?",
      "What helps you then?",
    ],
  },
  {
    id: "never-forgive-myself-if",
    weight: 3,
    when: pattern`^if .+ I(?:'d| would|'ll| will) never (?:be able to )?(?:forgive|live with) myself$`,
    say: [
      "The thought of being to blame is the worst of it.",
      "You would hold yourself responsible, and that is why you can’t leave it alone.",
      "So a great deal seems to depend on you.",
    ],
    ask: [
      "When would you have done enough?",
      "How often does that thought come?",
      "What would you say to a friend with that fear?",
    ],
  },
  {
    id: "have-a-phobia",
    weight: 3,
    when: pattern`^LEADI(?:'ve| have)(?: got| always had)? (?:a|this) (?:real |bad |massive |huge |terrible |lifelong |big )?(?:phobia|fear) (?:of|about) (?<x>.+)$`,
    say: [
      "You are really afraid of {x}.",
      "A fear like that is strong, and it isn’t a choice.",
      "So that fear has been with you.",
    ],
    ask: [
      "When did it start?",
      "What is the worst part of it, for you?",
      "What have you done about it so far?",
    ],
  },
  {
    id: "boss-wants-to-see-me",
    weight: 3,
    themes: ["work", "study", "anxiety"],
    when: pattern`^LEAD(?:my (?:\w+ )?(?:boss|manager|supervisor|head|tutor|teacher|line manager|director)|hr|the (?:boss|head|headteacher|school)) (?:(?:wants?|asked|has asked|needs?|'s asked) (?:to (?:see|meet|speak|talk|have a)|me (?:to come in|in|for a)|a (?:meeting|word|chat|quick))|called me in|has called me in|(?:has )?booked a meeting)\b.*$`,
    say: [
      "And now you are left guessing what it is about.",
      "Not knowing what it is about makes the wait long.",
      "No wonder that is on your mind.",
    ],
    ask: [
      "What do you think it could be?",
      "What is the worst you imagine?",
      "Could you find out beforehand?",
    ],
  },
  {
    id: "cannot-go-through-it-again",
    weight: 3,
    when: pattern`^LEADI (?:just |really |honestly |don't think I )*(?:can't|couldn't|cannot|can|don't want to|won't) (?:go through|face|do|take|handle|cope with|have|stand) (?:that|this|it|all that|all of that|something like that|another one) again$`,
    say: [
      "Once was enough. You are afraid of having to go through it again.",
      "That left its mark on you.",
      "I can understand that, after what you went through.",
    ],
    ask: [
      "What was the worst of it, that time?",
      "What got you through, that time?",
      "What is different now?",
    ],
  },
  {
    id: "afraid-it-comes-back",
    weight: 3,
    when: pattern`^LEADI(?:'m| am| keep being| live) ADV(?:scared|afraid|worried|terrified|frightened|in fear) (?:of it|it will|it'll|that it'll|that it will|about it|of the \w+|of (?:cancer|things)) (?:coming|come|returning|return|happening|happen)(?: back| again)?\b.*$`,
    themes: ["health", "anxiety", "lowMood", "habit", "sleep"],
    say: [
      "That fear doesn’t go away just because it is over for now.",
      "It is hard to trust that it is really over.",
      "So you can’t quite breathe out yet.",
    ],
    ask: [
      "When is that fear strongest?",
      "What helps you with it, even a little?",
      "Who can you say that to?",
    ],
  },
];
