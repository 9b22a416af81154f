import type { Frame } from "../frame.ts";
import { pattern } from "../pattern.ts";

/** Panic, what the body does, what is kept away from, and when it is too much. */
export const panicAndAvoidingFrames: readonly Frame[] = [
  {
    id: "panic-when",
    weight: 3,
    when: pattern`^LEADI ADV(?:start to |begin to |tend to )?(?:panic|freeze|freeze up|freak out|shut down|get (?:anxious|panicky|nervous|really anxious|so anxious|scared|stressed|worked up|tense|flustered)|feel (?:anxious|panicky|sick|nervous|scared)|go (?:blank|red)|blush|shake|sweat) (?<x>(?:when|whenever|every time|each time|if|as soon as|before|at the thought of|in front of) (?:(?! that I\b).)+)$`,
    say: [
      "So it happens {x}.",
      "It comes over you {x}.",
      "That sounds like a really unpleasant moment, each time.",
    ],
    ask: [
      "What goes through your mind in that moment?",
      "What do you notice first in your body?",
      "What do you do when it starts?",
    ],
  },
  {
    id: "panic-attacks",
    weight: 2,
    when: pattern`^LEADI(?:'m| am|'ve| have|'d)? ADV(?:just |keep |started |been |had to )?(?:had|have|having|get|getting|gets|got|suffer from|suffered|starting to get|start having) (?:a|an|another|my first|these|the|awful|bad|really bad|terrible|horrible|proper|full on|lots of|some|really)? ?(?:bad |massive |huge |full-blown |little |mini )?(?:panic|anxiety) attacks?\b.*$`,
    say: [
      "Panic attacks are frightening, even when you know what they are.",
      "That must have been frightening.",
      "That is a horrible thing to go through.",
    ],
    ask: [
      "What was going on when the last one came?",
      "How long did it last?",
      "What helps you to come down from it?",
    ],
  },
  {
    id: "thought-i-was-dying",
    weight: 1,
    when: pattern`^LEADI (?:really |honestly |actually |seriously )?(?:thought|felt like|felt as if|was sure|was convinced) (?:I(?:'m| am| was)|we(?:'re| were)) (?:actually |really )?(?:going to (?:die|faint|pass out|collapse|be sick|throw up|stop breathing)|dying|having a (?:heart attack|stroke)|losing my mind|going (?:mad|crazy|insane))\b.*$`,
    say: [
      "That is terrifying while it lasts.",
      "In that moment you really believed it, and that is frightening.",
      "No wonder it shook you.",
    ],
    ask: [
      "What was happening just before it started?",
      "How did it end?",
      "Has a doctor had a look at you since?",
    ],
  },
  {
    id: "avoiding",
    weight: 1,
    when: pattern`^LEADI(?:'m| am|'ve| have)? ADV(?:been |started |keep |try to |tend to |end up |always |just )*(?:avoid|avoiding|avoided|dodge|dodging) (?<x>.+)$`,
    say: [
      "So you keep away from {x}.",
      "So you stay out of the way for now.",
      "Keeping away makes it easier for the moment.",
    ],
    ask: [
      "What happens, when you can’t avoid it?",
      "What does it keep you from doing?",
      "What do you think would happen, if you faced it?",
    ],
  },
  {
    id: "given-up-going",
    weight: 1,
    when: pattern`^LEADI(?:'ve| have)? ADV(?:stopped|quit|gave up|given up) (?<x>(?:going|driving|seeing|answering|opening|eating out|meeting|using|travelling|taking|getting|leaving|talking|speaking|replying)\b.*)$`,
    say: [
      "You have stopped {x}.",
      "So it has begun to make your life smaller.",
      "That is a big thing to have given up.",
    ],
    ask: [
      "When did you stop?",
      "What do you miss about it?",
      "What would happen, if you tried again?",
    ],
  },
  {
    id: "do-not-leave-the-house",
    weight: 1,
    when: pattern`^LEADI(?:'ve| have|'m| am)? ADV(?:can't|don't|hardly|barely|rarely|never|haven't|not|scared to|afraid to|too scared to|find it hard to|struggle to) ?(?:even |been able to |really |ever )?(?:leave|left|leaving|go out(?:side)?|gone out(?:side)?|been out(?:side)?|going out(?:side)?|get out of)\b(?: of)?(?: the| my)? ?(?:house|flat|home|room|apartment|much|anymore|any more|alone|at all|on my own|by myself)?(?: .*)?$`,
    not: /\b(?:leave (?:him|her|them|my (?:husband|wife|partner|job))|bed)\b/,
    say: [
      "So you have hardly been out.",
      "Going out has become hard.",
      "Your world has got quite small, then.",
    ],
    ask: [
      "What happens, when you think of going out?",
      "When were you last out, and how was it?",
      "What do you miss most about being out?",
    ],
  },
  {
    id: "makes-excuses",
    weight: 2,
    when: pattern`^LEADI ADV(?:always |often |end up |keep |usually )*(?:make|making|made|look(?:ing)? for|find(?:ing)?|invent(?:ing)?|think(?:ing)? of) (?:up )?(?:an |any |some )?(?:excuses?|reasons? not|a way out|ways out)\b.*$|^LEADI ADV(?:always |often |end up |keep |usually )*(?:cancel|cancelling|canceling|bail|bailing|flake)(?: (?:on|plans|at the last|last|everything|it|things)\b.*)?$`,
    not: /\bexcuses? for (?:him|her|them|my)\b/i,
    say: [
      "Part of you is looking for a way out.",
      "You would rather not go, and that isn’t easy to say.",
      "Getting out of it is a relief for a moment.",
    ],
    ask: [
      "What are you afraid of, if you went?",
      "How do you feel afterwards, when you have cancelled?",
      "What would make it easier to go?",
    ],
  },
  {
    id: "strained",
    weight: 1,
    when: pattern`^LEADI(?:'m| am|'ve been| feel| was) ADV(?:a bit |very |quite |pretty |totally |always |constantly )?(?:freaking out|stressed(?: out)?|stressing(?: out)?|losing it|a (?:total |complete |nervous |bit of a )?(?:mess|wreck)|on edge|wound up|tense|panicking|in a state|jittery|all over the place|not coping|spiralling|spiraling|panicky|under (?:so much |a lot of )?(?:stress|pressure))(?: (?:all the time|lately|right now|at the moment|today|again|about it|constantly|these days|recently))*$`,
    say: [
      "It sounds as if it is really getting to you.",
      "You are under a lot of strain.",
      "That is a hard state to be in.",
    ],
    ask: [
      "What set it off?",
      "What is the main thing behind it?",
      "How does it show, in a normal day?",
    ],
  },
  {
    id: "body-reacts",
    weight: 1,
    when: pattern`^LEAD(?:(?:every time|when|whenever|as soon as|before|if) .{3,50}?,? )?my (?:heart|chest|stomach|tummy|hands?|throat|whole body|body|legs?|voice|mouth|jaw|shoulders|breathing|face) ADV(?:starts? |started |was |were |is |are |gets? |got |goes? |went |feels? |felt |keeps? |kept |begins? to |all |really |completely )*(?:races?|racing|race|pounds?|pounding|tight|tightens|tightening|shak(?:e|es|y|ing)|shook|trembl\w+|churn\w*|in knots|dry|hurts?|sick|numb|tense|red|flutter\w*|skips?|closes? up|sweat\w*|heavy|drops?|turns?|jump\w*|hot|tingl\w*)\b.*$`,
    say: [
      "So you feel it in your whole body.",
      "Your body reacts before you can do anything about it.",
      "It is frightening when your body does that.",
    ],
    ask: [
      "What goes through your mind while that is happening?",
      "How long does it take to calm down again?",
      "What do you notice first?",
    ],
  },
  {
    id: "feel-sick-when",
    weight: 2,
    when: pattern`^LEADI ADV(?:feel|felt|get|am|start feeling) (?:physically |so |really )?(?:sick|ill|nauseous|dizzy|faint)(?: to my stomach| in my stomach)? (?<x>(?:when|whenever|every time|each time|before|at the thought|just thinking|if|on) .+)$`,
    say: [
      "It goes straight to your stomach {x}.",
      "So your body tells you at once how much it weighs on you.",
      "That is a hard feeling to have every time.",
    ],
    ask: [
      "What goes through your mind in that moment?",
      "What do you do then?",
      "How long does it last?",
    ],
  },
  {
    id: "went-red-or-blank",
    weight: 1,
    when: pattern`^LEAD(?:last time )?I ADV(?:always |usually )?(?:go|went|goes|turn|turned) (?:completely |totally |bright |so |all )?(?:red|blank|quiet|white|shy|cold)\b.*$|^LEAD(?:last time )?I ADV(?:always |start |started )?(?:stutter\w*|stammer\w*|blush\w*|sweat\w*|shak(?:e|ing)|shook|forgot (?:everything|my words|what I)|forget (?:everything|my words|what I)|tremble\w*|mumbl\w*)\b.*$`,
    say: [
      "And you feel that everyone can see it.",
      "I can see why you don’t want to go through that again.",
      "That is an awful moment to be in.",
    ],
    ask: [
      "What did you do then?",
      "What do you think the others noticed?",
      "What went through your mind?",
    ],
  },
  {
    id: "out-of-nowhere",
    weight: 1,
    when: pattern`^LEAD(?:it|they|the \w+) ADV(?:always |usually )?(?:comes?|came|happens?|happened|hits?|starts?|appears?)(?: me| on)? (?:out of nowhere|out of the blue|for no reason|at random|randomly|without (?:any )?warning|suddenly)\b.*$`,
    say: [
      "It comes without warning, so you can’t prepare for it.",
      "Not knowing when it will come is hard in itself.",
      "So you can’t see it coming.",
    ],
    ask: [
      "What were you doing the last time?",
      "How long does it last?",
      "What do you do when it comes?",
    ],
  },
  {
    id: "it-started",
    weight: 1,
    when: pattern`^(?:it|this|that|everything|the \w+|my \w+) (?:all |only |really |first |kind of |sort of )*(?:started|began) (?<x>(?:when|after|in|with|about|around|last|during|a|two|three|four|five|six|\d+|at|back|once)\b.+)$`,
    not: /\bstarted (?:to|crying|shouting|screaming|laughing)\b/,
    say: ["So it started {x}.", "It goes back to then.", "So that is where it began."],
    ask: [
      "What was going on for you at that time?",
      "How was it before that?",
      "How did it change from there?",
    ],
  },
  {
    id: "worse-lately",
    weight: 1,
    when: pattern`^(?:I feel like |I think )?(?:it|it's|things|things are|the \w+(?: is| are)?|my \w+(?: is| are)?|this|they're)(?: has| have|'s| is)? ADV(?:been |slowly )*(?:getting|gets|got|become|becoming) (?:so much |much |a lot |even |a bit |steadily |worse and )?(?:worse|harder|more and more|stronger|out of hand|out of control|unbearable|too much)\b.*$`,
    say: [
      "So it has been getting worse, not better.",
      "It is getting harder to live with.",
      "That must be worrying, to see it grow.",
    ],
    ask: [
      "What do you notice that is worse?",
      "When did it start to change?",
      "What has happened around that time?",
    ],
  },
  {
    id: "cannot-cope",
    weight: 1,
    when: pattern`^LEADI(?:'m| am)? ADV(?:can't|cannot|couldn't|not|barely|hardly|don't know how to|struggle to|struggling to)(?: able to)? ?(?:cope|coping|handle|handling|manage|managing|deal|dealing|keep up|keeping up|take)(?: with)?(?: (?<x>it|this|that|everything|things|any of it|any ?more|much more|all of it).*)?$`,
    say: [
      "It has become more than you can manage.",
      "That is too much for one person.",
      "You are at the end of your strength with it.",
    ],
    ask: [
      "What is the heaviest part of it right now?",
      "Who is there to help you?",
      "What would take a little of it off you?",
    ],
  },
  {
    id: "struggling-with",
    weight: 1,
    when: pattern`^LEADI(?:'m| am|'ve been| have been|'ve always) ADV(?:a bit |a lot |badly )?(?:struggling|struggled|having (?:a hard|a tough|a difficult) time|having (?:trouble|problems|a lot of trouble))(?: a (?:lot|bit))?(?: (?:with|at) (?<x>.+?))?(?: (?:lately|recently|at the moment|these days|right now))*$`,
    say: [
      "Things are hard for you at the moment.",
      "You are struggling with {x}.",
      "I’m sorry it is so hard just now.",
    ],
    ask: [
      "What has been the hardest part?",
      "What does that look like, on a normal day?",
      "When did it begin?",
    ],
  },
  {
    id: "overwhelmed",
    weight: 1,
    when: pattern`^LEADI(?:'m| am|'ve been| have been)? ADV(?:feel |feeling |get |completely |totally |a bit |stretched |so )*(?:overwhelmed|stretched|overstretched|overloaded|swamped|spread too thin|stretched too thin|run off my feet|drowning|burnt out|burned out|burning out|at (?:my|breaking) (?:limit|point|breaking point)|at (?:my|the) (?:wits?' end|wit's end|end of my (?:rope|tether))|running on empty|maxed out)\b.*$`,
    say: [
      "You are carrying a lot.",
      "No wonder you are at your limit.",
      "That is more than one person can easily manage.",
    ],
    ask: [
      "What takes the most out of you?",
      "What help do you have?",
      "If one thing could be taken off you, which should it be?",
    ],
  },
  {
    id: "a-lot-at-once",
    weight: 1,
    when: pattern`^LEAD(?:I(?:'ve| have)|there(?:'s| is))(?: got)? ADV(?:too|so|such a|a)? ?(?:much|many things|lot)(?: going)? (?:to do|on|on my plate|to sort|to get done|to deal with|to think about|work|going on)\b.*$`,
    say: [
      "That is a lot at once.",
      "It sounds as if you don’t know where to begin.",
      "There is a pile of it, and it presses on you.",
    ],
    ask: [
      "Which of it is pressing most?",
      "What could wait?",
      "What happens when you try to begin?",
    ],
  },
  {
    id: "got-so-bad-that",
    weight: 2,
    when: pattern`^(?:it|it's|things|things have|it has)(?: has|'s)? ?(?:got|gotten|become|getting|been) (?:so|that|to the point) ?(?:bad|where|that|far)?(?: that| where)? (?<x>(?:I|I'm|I've|we)\b.+)$`,
    say: [
      "So it has come to the point where {x}.",
      "It has begun to decide what you do and don’t do.",
      "That is a lot to lose to it.",
    ],
    ask: [
      "What would you most like to be able to do again?",
      "When did it get to that point?",
      "What else has changed because of it?",
    ],
  },
  {
    id: "cost-me-because-of-it",
    weight: 2,
    when: pattern`^LEADI(?:'ve| have|'m| was| am)? .{0,40}\b(?:late|missed|missing|lost|losing|cancelled|failed|in trouble|behind)\b.{0,40}\bbecause of (?:it|this|that|them|my \w+)$`,
    say: [
      "So it has begun to cost you something.",
      "It gets in the way of the rest of your life.",
      "And then there is trouble on top of it.",
    ],
    ask: ["What happened then?", "Who knows why?", "What else does it get in the way of?"],
  },
  {
    id: "have-not-since",
    weight: 3,
    when: pattern`^LEADI haven't (?<x>flown|driven|swum|been (?:back|in a|on a|to (?:a|the))\b[\w ]{0,20}?|been|gone out|gone back|ridden|slept properly|danced|sung) since (?<y>.+)$`,
    themes: ["anxiety", "health", "lowMood", "body", "sleep"],
    not: /\bsince (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|yesterday|last (?:week|night))\b/i,
    say: [
      "That is a long time to stay away from it.",
      "So it has kept you away since then.",
      "It has had a hold on you for a good while.",
    ],
    ask: [
      "What happened then?",
      "What have you missed because of it?",
      "What makes you think about it now?",
    ],
  },
];
