import type { Frame } from "../frame.ts";

/** Shame, being laughed at, being too much, and what one keeps away from since. */
export const shameFrames: readonly Frame[] = [
  {
    id: "feel-dirty",
    when: /^(?:i (?:just |still |always )*(?:feel|felt|feels) (?:so |like |really |just )*(?:dirty|filthy|disgusting|gross|tainted|ruined|damaged|broken|used|dirt|trash|scum|garbage|worthless|cheap)\b.*|like (?:dirt|trash|rubbish|scum))$/i,
    say: [
      "That is a terrible way to feel about yourself. I’m sorry.",
      "I’m sorry that it left you feeling like that.",
      "It hurts to feel that way. It does not mean that you are that.",
    ],
    ask: [
      "When is that feeling strongest?",
      "What would you say to somebody else who felt like that after the same thing?",
      "Is there anyone with whom you don’t feel it?",
    ],
  },
  {
    id: "if-they-knew",
    when: /^(?:i(?:'m| am) (?:so |really |just )?(?:scared|afraid|terrified|worried) (?:that )?)?(?:if|when|once) (?:people|anyone|anybody|they|he|she|everyone|my \w+|someone|somebody|you) (?:ever |really |actually |only )*(?:knew|know|knows|found out|find out|finds out|saw|see|sees|realised|realized|could see)\b.*$/i,
    say: [
      "You are afraid of how you would be seen.",
      "So there is a part of you that nobody may see.",
      "It is lonely, when you think you would be rejected for it.",
    ],
    ask: [
      "What do you think would happen?",
      "Is there one person who might take it differently?",
      "What is it like to keep it hidden?",
    ],
  },
  {
    id: "made-a-fool-of-myself",
    when: /^i (?:really |just |completely |totally |literally )*(?:made (?:such )?(?:a fool|an idiot|an ass|a mess)(?: out)? of (?:myself|it|things|everything)|embarrassed myself|messed (?:it |everything |things )?up|screwed (?:it |everything |things )?up|ruined (?:it|everything|the \w+)|said something (?:so |really )?(?:stupid|dumb|awkward|wrong)|made a (?:big |huge |stupid |terrible |bad |massive )?mistake|blew it|failed (?:again|everyone|as))\b.*$/i,
    not: /\bmistake (?:marrying|leaving|moving|taking|having|getting|saying yes|buying|coming)\b/i,
    say: [
      "That sounds uncomfortable. I can see why it bothers you.",
      "Everybody has moments like that, and they feel awful.",
    ],
    ask: [
      "What happened?",
      "What has come of it so far?",
      "What would you say to a friend who told you that?",
    ],
  },
  {
    id: "silly-to-cry",
    when: /^(?:.*\b)?i(?:'m| am| feel| felt| just feel)? (?:so |really |a bit |just |kind of |like i'm |being )*(?:stupid|silly|ridiculous|pathetic|childish|dramatic) (?:for )?(?:even )?(?:crying|being|getting|feeling|missing|caring|grieving|minding|about)\b.*$/i,
    say: [
      "There is nothing silly about it. It matters to you.",
      "You don’t have to be ashamed of that here.",
      "It is a real feeling, whatever others may think of it.",
    ],
    ask: [
      "What makes you think it should not matter?",
      "Has somebody said so?",
      "What is it that you miss or mind most?",
    ],
  },
  {
    id: "cannot-look-at",
    when: /^(?:.*\b(?<!so nervous ))?i (?:still |just |really )*(?:can't|cannot|couldn't|can hardly|can barely) (?:even |bear to )?look (?:at|him|her|them) ?(?!after|forward|for)(?:him|her|them|in the eye|it|my|the|photos|pictures)?\b.*$/i,
    say: ["It is hard for you even to look.", "So you look away.", "That sounds painful."],
    ask: [
      "What happens in you, when you do look?",
      "What would you like to be able to say?",
      "What would make it a little easier?",
    ],
  },
  {
    id: "will-it-stop",
    questions: true,
    when: /^(?:(?:and|but|so) )*(?:does|will|do|can|when does|when will) (?:it|this|the (?:guilt|shame|pain|fear|anger|feeling|sadness)|i) (?:ever |just |finally )?(?:stop|go away|get (?:easier|better)|end|pass|be over|feel (?:better|normal))\b.*$/i,
    say: [
      "It usually gets quieter, most of all when you don’t have to keep it to yourself.",
      "For most people it eases with time, though not in a straight line.",
      "It may not vanish altogether. It can become much smaller.",
    ],
    ask: [
      "When is it a little quieter?",
      "What made you ask that today?",
      "What would you do, if it were less?",
    ],
  },
  {
    id: "what-if-i-cry",
    questions: true,
    when: /^(?:(?:and|but|so) )*what if i (?:just )?(?:start crying|cry|break down|can't (?:speak|do it|finish|get the words out)|fall apart|burst into tears|freeze|forget)\b.*$/i,
    say: [
      "Then it happens, and people will understand.",
      "You can stop, breathe, and go on when you are ready. Nobody will mind.",
      "You could ask somebody to stand by and take over, if you can’t go on.",
    ],
    ask: [
      "Who could be beside you?",
      "What would help you in that moment?",
      "What would you want to have said?",
    ],
  },
  {
    id: "that-is-the-worst",
    when: /^(?:.*\b)?(?:that(?:'s| is| was)|and that(?:'s| is)|which is) (?:actually |probably |almost |really )?the (?:worst|hardest|saddest) (?:part|thing|bit)(?: of (?:it|it all))?$/i,
    say: [
      "So that is what makes it hardest.",
      "I can see why that makes it harder.",
      "That is the part that hurts most.",
    ],
    ask: [
      "What does that do to you?",
      "What would make that part easier?",
      "Have you told anyone about that part?",
    ],
  },
  {
    id: "needed-a-minute",
    when: /^i (?:had to|needed to|just) (?:go|step|walk|get|leave|went|went out) ?(?:out|outside|away|off|to the (?:toilet|bathroom|loo|garage|car|garden)|into the (?:garden|garage|bathroom|kitchen)|upstairs)?\b.*\b(?:for a (?:minute|moment|bit|second|while)|to (?:breathe|cry|calm down|be alone|compose myself))\b.*$/i,
    say: ["You needed a moment for yourself."],
    ask: [
      "What went through you just then?",
      "How did you feel when you came back?",
      "Did anybody notice?",
    ],
  },
  {
    id: "arranges-life-round-it",
    when: /^(?:.*\b)?i(?:'ve| have)? (?:changed|moved|rearranged|stopped|switched|take|go|avoid|started)\b.*\bso (?:that )?i (?:don't|won't|can|never|didn't) (?:have to |need to )?(?!sit alone)(?:come|see|walk|meet|run|pass|go|be|think|bump)\b.*$/i,
    say: ["You arrange your days round it.", "So you do a lot to keep away from it."],
    ask: [
      "What would you do, if you were not afraid?",
      "What has it cost you so far?",
      "What would be a small step back towards it?",
    ],
  },
  {
    id: "since-then-cannot",
    when: /^(?:ever )?since (?:then|that|it happened|that (?:day|night))(?:,)? i (?:can't|cannot|don't|haven't|won't|couldn't|never|hardly|barely)\b.*$/i,
    say: [
      "So it has changed how you live.",
      "It has left its mark.",
      "That is a common reaction, and it can ease again.",
    ],
    ask: [
      "What happens when you try?",
      "What would help you a little?",
      "Who could go along with you?",
    ],
  },
  {
    id: "too-much",
    when: /^(?:.*\b)?(?:i(?:'m| am| feel like i'm| must be|'ve always been| worry i'm| feel) (?:just |always |probably |being |like )*(?:too (?:much|sensitive|needy|emotional|intense|loud|clingy|difficult|quiet|weird)|annoying|a burden|needy|clingy|hard (?:work|to love)|difficult|high maintenance|a lot)(?: for\b.*)?|i don't want to (?:be a burden|burden (?:anyone|him|her|them|people|my \w+)|bother (?:anyone|him|her|them|people)|annoy (?:anyone|him|her|them|people)))$/i,
    not: /\b(?:(?:dad|mum|mom|he|she|they|boss|teacher|husband|wife|friend)\b.{0,15}\b(?:says|said|thinks|told|called|calls))\b/i,
    say: [
      "You are afraid of being too much for others.",
      "It sounds as if you worry how others see you.",
      "That is a hard thing to feel about yourself.",
    ],
    ask: [
      "Has somebody made you feel that way?",
      "With whom do you not have to hold back?",
      "What would you say or ask for, if you were sure that it was welcome?",
    ],
  },
];
