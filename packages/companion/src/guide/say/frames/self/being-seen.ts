import type { Frame } from "../frame.ts";

/** Being unseen, being a stranger to oneself, being needed, and things of one's own. */
export const beingSeenFrames: readonly Frame[] = [
  {
    id: "where-is-help",
    questions: true,
    when: /^(?:(?:so|but|and) )*(?:is|are) there (?:someone|somebody|anyone|anybody|people|a place|anywhere|any help|help|a service|groups?|a helpline)\b.*\b(?:talk|speak|go|help|turn|call|ask|for (?:this|that|people))\b.*$|^(?:(?:so|but|and) )*(?:who|where) (?:can|could|should) i (?:talk|turn|get help|speak)\b.*$/i,
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
    when: /^(?:.*\b)?i(?:'m| am) (?:ok|okay|fine|safe|alright) (?:myself|in myself|by the way)\b.*$/i,
    say: ["I’m glad that you say so.", "Thank you for telling me that.", "Good to know."],
    ask: [
      "What is on your mind most?",
      "How do you look after yourself in this?",
      "Who is there for you?",
    ],
  },
  {
    id: "feel-like-an-outsider",
    when: /^i (?:just |still |always |really )*(?:feel|felt) like (?:a|an|some kind of) (?:orphan|stranger|ghost|outsider|alien|guest|visitor|spectator|foreigner|prisoner|shadow)\b.*$/i,
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
    id: "do-not-know-how-to-talk-to",
    when: /^(?:.*\b)?i (?:really |just |still )?(?:don't|do not|never) (?:really |even )?(?:know|knew|learned) how to (?:talk|do small talk|speak|be close|get close|be|connect|reach out) (?:to|with) (?<x>my .+|him|her|them|people|anyone)$/i,
    say: [
      "You would like to be closer, and don’t know how to begin.",
      "It is hard to find the first words.",
    ],
    ask: [
      "What would you like to talk about, if it were easy?",
      "When has it gone well, even for a moment?",
      "What could you do together, without many words?",
    ],
  },
  {
    id: "people-needed-me",
    when: /^(?:(?:before|back then|in those days|at work),? )?(?:people|they|everyone|somebody|someone) (?:really )?(?:needed|relied on|depended on|counted on) me$|^i was (?:needed|important|somebody|someone|good at (?:it|my job|what i did))(?: (?:then|there|once))?$/i,
    say: ["It gave you a place, to be needed.", "That is hard to replace."],
    ask: [
      "What did it give you, to be needed?",
      "Who needs you today, in another way?",
      "Where would you like to be needed again?",
    ],
  },
  {
    id: "nothing-i-have-to-do",
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
    when: /^(?:.*\b)?(?:i (?:just |often |always |still )*(?:feel|felt|am|feel like i'm|feel like i am) (?:so |completely |totally |kind of |a bit |just )*(?:invisible|unseen|overlooked|ignored|forgotten|like a ghost|irrelevant|not important)|(?:nobody|no one) (?:would (?:even )?(?:notice|miss|care)|(?:really |ever |even )*(?:sees|notices|looks at|remembers|listens to|asks) (?:me(?! [a-z]+ing\b| (?:eat|cry|do|go|walk|sleep|leave|smoke|drink))|if i|what i|when i|how i)\b)|people (?:look|see) (?:right |straight )?(?:through|past) me|(?:they|people|my \w+|everyone) talks? over me)\b.*$/i,
    say: ["It hurts not to be noticed.", "That sounds lonely."],
    ask: [
      "When did you last feel noticed?",
      "By whom would you most like to be seen?",
      "What would you want them to see?",
    ],
  },
  {
    id: "do-not-recognise-myself",
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
    questions: true,
    when: /^(?:(?:so|but|and|like) )*(?:who (?:even )?am i(?: (?:without|if|now|anymore|really|then|supposed)\b.*)?|where (?:did i go|i went|have i gone)|without (?:it|that|him|her|them|my \w+) i (?:don't know who i am|am nothing|'m nothing|'m nobody)|i wonder (?:who i am|where i went|who i would be)\b.*|i(?:'ve| have) lost (?:myself|who i am|my identity|a part of myself|part of myself)\b.*|i don't (?:really )?feel like (?:myself|me)(?: (?:anymore|any more|lately|at all))*)$/i,
    say: ["That is a big question, and an unsettling one."],
    ask: [
      "When did you last feel like yourself?",
      "What has stayed the same about you?",
      "What used to matter most to you?",
    ],
  },
];
