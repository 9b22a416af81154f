import type { Frame } from "../frame.ts";

/** Being unseen, being a stranger to oneself, being needed, and things of one's own. */
export const beingSeenFrames: readonly Frame[] = [
  {
    id: "never-done-before",
    weight: 2,
    when: /^i(?:'ve| have) never (?:ever |actually |really )?(?<x>(?:spoken|done|given|been|had to|made|lived|travelled|flown|written|led|run|sung|taught)\b.*)$/i,
    not: /\b(?:spoken (?:of|about|to)|done (?:anything|that before)|been (?:happy|loved|good|so|this|able|one|late|ill|in trouble)|had to)\b/i,
    say: ["So it would be the first time for you."],
    ask: [
      "What worries you most about it?",
      "What would make it easier?",
      "Who could help you with it?",
    ],
  },
  {
    id: "where-is-help",
    weight: 3,
    questions: true,
    when: /^(?:(?:so|but|and) )*(?:is|are) there (?:someone|somebody|anyone|anybody|people|a place|anywhere|any help|help|a service|groups?|a helpline)\b.*\b(?:talk|speak|go|help|turn|call|ask|for (?:this|that|people))\b.*$|^(?:(?:so|but|and) )*(?:who|where) (?:can|could|should|do) i (?:talk|go|turn|ask|get help|speak|call)\b.*$/i,
    say: [
      "There usually is. At a university it is student support or your tutor, at work often a staff service, and a doctor can point the way anywhere.",
      "Yes, there is help for that. A doctor is a good place to begin, and many places have support of their own for students or staff.",
    ],
    ask: [
      "Which of those would be easiest for you?",
      "What would you want to say first?",
      "What has kept you from asking so far?",
    ],
  },
  {
    id: "okay-myself",
    weight: 3,
    when: /^(?:.*\b)?i(?:'m| am) (?:ok|okay|fine|safe|alright) (?:myself|in myself|by the way)\b.*$/i,
    say: ["I’m glad that you say so.", "Thank you for telling me that.", "Good to know."],
    ask: [
      "What is on your mind most?",
      "How do you look after yourself in this?",
      "Who is there for you?",
    ],
  },
  {
    id: "different-from-them",
    weight: 3,
    when: /^(?:her|his|their|my (?:girlfriend|boyfriend|wife|husband|partner)'s|all (?:her|his|their)|the other|everyone|they)(?: \w+){0,2}(?:'s|'re| are| is| have| went| talk\w*)\b.*\band i(?:'m| am| just| only| fix| work| left| have| never| don't| nod| clean| drive)\b.*$/i,
    say: [
      "You feel out of place among them.",
      "So you come from quite another world.",
      "That makes it hard to feel equal.",
    ],
    ask: [
      "What is it like for you to be with them?",
      "Who there treats you as an equal?",
      "What do you think they see in you?",
    ],
  },
  {
    id: "feel-like-an-outsider",
    weight: 3,
    when: /^i (?:just |still |always |really )*(?:feel|felt) like (?:a|an|some kind of) (?:orphan|stranger|ghost|outsider|alien|robot|machine|guest|visitor|spectator|child|foreigner|prisoner|servant|zombie|shadow)\b.*$/i,
    say: [
      "That sounds very lonely.",
      "That is a sad way to have to feel.",
      "It sounds as if you are there, and not really part of it.",
    ],
    ask: [
      "When is that feeling strongest?",
      "When was it last different?",
      "What would help you to feel that you belong?",
    ],
  },
  {
    id: "chose-for-myself",
    weight: 3,
    when: /^(?:.*\b)?(?:first|only) thing i(?:'ve| have)? (?:ever |really |actually )*(?:chose|chosen|did|done|bought|decided|picked) (?:just |only |all )?(?:for|by) (?:myself|me)\b.*$/i,
    say: [
      "That is something of your own. Good for you.",
      "I’m glad. That sounds like a beginning.",
      "It must feel good to have chosen that yourself.",
    ],
    ask: ["What is it like?", "What made you choose that?", "What else would you like to choose?"],
  },
  {
    id: "was-invited",
    weight: 3,
    when: /^(?:.*\b)?(?:i was (?:actually |even |also |really )?invited|(?:he|she|they|someone|somebody|people|my \w+) (?:actually |even )?invited me|i(?:'ve| have) been invited)(?: (?:to|too|as well|along)\b.*)?$/i,
    not: /\b(?:wasn't|never|not) invited\b|\bcan't face\b/i,
    say: [
      "So somebody wanted you there.",
      "That is nice, and perhaps a little frightening as well.",
      "They thought of you.",
    ],
    ask: [
      "What do you feel about going?",
      "What would make it easier to go?",
      "What would you hope for there?",
    ],
  },
  {
    id: "just-my-age",
    weight: 3,
    alone: true,
    when: /^(?:hi |hey |hello )?(?:i'm|im|i am) (?:\d\d)(?: years old| yrs old)?(?: (?:btw|by the way))?$/i,
    say: [
      "Hello. Thank you for telling me.",
      "Thank you. I’m glad you came here.",
      "Good to know, thank you.",
    ],
    ask: [
      "What is on your mind?",
      "What would you like to talk about?",
      "What brings you here today?",
    ],
  },
  {
    id: "do-not-know-how-to-talk-to",
    weight: 3,
    when: /^(?:.*\b)?i (?:really |just |still )?(?:don't|do not|never) (?:really |even )?(?:know|knew|learned) how to (?:talk|do small talk|speak|be close|get close|be|connect|reach out) (?:to|with) (?<x>my .+|him|her|them|people|anyone)$/i,
    say: [
      "You would like to be closer, and don’t know how to begin.",
      "It is hard to find the first words.",
      "It matters to you, or you would not think about it.",
    ],
    ask: [
      "What would you like to talk about, if it were easy?",
      "When has it gone well, even for a moment?",
      "What could you do together, without many words?",
    ],
  },
  {
    id: "i-do-like",
    weight: 2,
    when: /^i (?:do |still |really |actually |quite |used to )+(?:like|love|enjoy) (?<x>(?!him|her|them|my (?:wife|husband|partner|girlfriend|boyfriend|mum|mom|dad|kids|children|parents|family|job)|to be|being|when|how|that|it\b)[a-z].*)$/i,
    say: [
      "So that is something of your own.",
      "It is good to know that there is that.",
      "That sounds like something that does you good.",
    ],
    ask: [
      "What do you like about it?",
      "When did you last do it?",
      "What would more of it look like?",
    ],
  },
  {
    id: "next-i-want",
    weight: 2,
    when: /^(?:next|after that|then|now|one day|eventually|in (?:september|the autumn|the new year))(?:,)? (?:i(?:'d| would)? (?:want|like|love|hope|plan|am going|'m going)|i(?:'m| am) (?:hoping|planning|going)) to (?<x>.+)$/i,
    say: [
      "So you already have the next thing in mind.",
      "You know where you want to go from here.",
      "It sounds as if this has opened something up for you.",
    ],
    ask: ["What draws you to it?", "What would be the first step?", "What would you need for it?"],
  },
  {
    id: "people-needed-me",
    weight: 3,
    when: /^(?:(?:before|back then|in those days|at work),? )?(?:people|they|everyone|somebody|someone) (?:really )?(?:needed|relied on|depended on|counted on) me$|^i was (?:needed|important|somebody|someone|good at (?:it|my job|what i did))(?: (?:then|there|once))?$/i,
    say: [
      "You were needed then, and now that is missing.",
      "It gave you a place, to be needed.",
      "That is hard to replace.",
    ],
    ask: [
      "What did it give you, to be needed?",
      "Who needs you today, in another way?",
      "Where would you like to be needed again?",
    ],
  },
  {
    id: "nothing-i-have-to-do",
    weight: 3,
    when: /^(?:.*\b)?(?:there(?:'s| is) nothing (?:i have|to|left) to (?:do|get up for)\b.*|i (?:have|'ve got) (?:nothing to do|no (?:reason|need) to (?:get up|be anywhere))\b.*|(?:my|the) days (?:are|feel) (?:so |completely |just )?(?:empty|long|the same|shapeless|pointless)\b.*|nobody (?:is )?(?:waiting|waits|expects) (?:for )?me\b.*)$/i,
    say: [
      "The days can be very long like that.",
      "It sounds empty, to have nothing that waits for you.",
      "That is a lot of hours to fill.",
    ],
    ask: [
      "What do you do with the hours?",
      "What used to get you out of bed?",
      "What would be a reason to get up tomorrow?",
    ],
  },
  {
    id: "invisible",
    not: /\bso (?:that )?(?:nobody|no one)\b/i,
    weight: 3,
    when: /^(?:.*\b)?(?:i (?:just |often |always |still )*(?:feel|felt|am|feel like i'm|feel like i am) (?:so |completely |totally |kind of |a bit |just )*(?:invisible|unseen|overlooked|ignored|forgotten|like a ghost|irrelevant|not important)|(?:nobody|no one) (?:would (?:even )?(?:notice|miss|care)|(?:really |ever |even )*(?:sees|notices|looks at|remembers|listens to|asks) (?:me(?! [a-z]+ing\b| (?:eat|cry|do|go|walk|sleep|leave|smoke|drink))|if i|what i|when i|how i)\b)|people (?:look|see) (?:right |straight )?(?:through|past) me|(?:they|people|my \w+|everyone) talks? over me)\b.*$/i,
    say: [
      "It hurts not to be noticed.",
      "You would like to be seen, and you are overlooked.",
      "That sounds lonely.",
    ],
    ask: [
      "When did you last feel noticed?",
      "By whom would you most like to be seen?",
      "What would you want them to see?",
    ],
  },
  {
    id: "do-not-recognise-myself",
    weight: 3,
    when: /^(?:.*\b)?i (?:just |really |hardly |barely |don't even |honestly |no longer )*(?:don't|do not|can't|hardly|barely|didn't|no longer)? ?(?:even )?(?:recogni[sz]e|know) (?:myself|who i am|whose face (?:that|it|this) is|who that is|the person (?:in the mirror|i(?:'ve| have) become)|who i(?:'ve| have) become|what i (?:want|like) (?:anymore|any more|out of life))\b.*$/i,
    say: [
      "So you don’t quite feel like yourself.",
      "It is unsettling to feel like a stranger to yourself.",
      "That must be unsettling.",
    ],
    ask: [
      "When did you last feel like yourself?",
      "What were you like before?",
      "What do you still know for certain about yourself?",
    ],
  },
  {
    id: "who-am-i",
    weight: 3,
    questions: true,
    when: /^(?:(?:so|but|and|like) )*(?:who (?:even )?am i(?: (?:without|if|now|anymore|really|then|supposed)\b.*)?|where (?:did i go|i went|have i gone)|without (?:it|that|him|her|them|my \w+) i (?:don't know who i am|am nothing|'m nothing|'m nobody)|i wonder (?:who i am|where i went|who i would be)\b.*|i(?:'ve| have) lost (?:myself|who i am|my identity|a part of myself|part of myself)\b.*|i don't (?:really )?feel like (?:myself|me)(?: (?:anymore|any more|lately|at all))*)$/i,
    say: [
      "That is a big question, and an unsettling one.",
      "It sounds as if something that used to tell you who you are has gone.",
      "You miss feeling like yourself.",
    ],
    ask: [
      "When did you last feel like yourself?",
      "What has stayed the same about you?",
      "What used to matter most to you?",
    ],
  },
  {
    id: "looked-in-mirror",
    weight: 3,
    when: /^i (?:just |sometimes |often )*(?:look|looked|see|saw|catch|caught|stand|can't (?:even )?look|hate looking|avoid looking)\b.*\b(?:in|into|at) (?:the|a|my|myself in the) ?mirrors?\b.*$/i,
    say: [
      "What you see there is not how you feel inside.",
      "That must be a sad moment.",
      "It is hard to look at yourself and not be on good terms.",
    ],
    ask: [
      "What do you see first?",
      "What would you like to see?",
      "How did you look at yourself in earlier years?",
    ],
  },
  {
    id: "wants-to-be-of-use",
    weight: 2,
    when: /^(?:i (?:suppose |guess |think )?)?i(?:'d| would)? (?:just |really |still |only )*(?:like|want|love|need) to (?:be (?:of use|useful|needed|wanted|helpful|good at something)|feel (?:useful|needed|wanted)|do something (?:useful|meaningful|that matters|worthwhile)|give (?:something )?back|help (?:people|others|somebody|someone)|matter|have a purpose|contribute)\b.*$/i,
    say: [
      "You have something to give, and would like it to be wanted.",
      "You would like to be needed again.",
      "That is a good wish to have.",
    ],
    ask: [
      "What are you good at, that others could use?",
      "Where have you felt useful before?",
      "Who near you could do with some help?",
    ],
  },
];
