import type { Frame } from "../frame.ts";

/** Shame, being laughed at, being too much, and what one keeps away from since. */
export const shameFrames: readonly Frame[] = [
  {
    id: "so-ashamed",
    weight: 2,
    when: /^i(?:'m| am| was| feel| felt)? (?:just |so |really |still |a bit |kind of |very |too |deeply |a little )*(?:ashamed|embarrassed|humiliated|mortified|disgusted with myself|disgusted by myself)(?: (?:of|about|by|that|because|to) (?<x>.+))?$/i,
    say: [
      "That sounds like something you would rather nobody saw.",
      "It takes something to say that you are ashamed.",
      "Being ashamed is a lonely feeling. Thank you for saying it.",
    ],
    ask: [
      "What are you afraid others would think?",
      "Who would understand, do you think?",
      "How long have you felt like that?",
    ],
  },
  {
    id: "feel-dirty",
    weight: 3,
    when: /^(?:i (?:just |still |always )*(?:feel|felt|feels) (?:so |like |really |just )*(?:dirty|filthy|disgusting|gross|tainted|ruined|damaged|broken|used|dirt|trash|rubbish|scum|garbage|worthless|cheap)\b.*|like (?:dirt|trash|rubbish|scum))$/i,
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
    weight: 3,
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
    id: "replaying-it",
    weight: 2,
    when: /^i (?:just |still |always |can't stop |cannot stop |constantly |even )*(?:keep |kept )?(?:replay(?:ing)?|going over|go over|cring(?:e|ing)|beat(?:ing)? myself up|torment(?:ing)? myself|kick(?:ing)? myself|reliv(?:e|ing))\b.*$/i,
    say: [
      "It keeps running through your head.",
      "You can’t leave it alone, and it hurts each time.",
      "You go through it again and again.",
    ],
    ask: [
      "Which moment do you keep coming back to?",
      "What do you say to yourself, when you go over it?",
      "How would it look to somebody else who was there?",
    ],
  },
  {
    id: "made-a-fool-of-myself",
    weight: 3,
    when: /^i (?:really |just |completely |totally |literally )*(?:made (?:such )?(?:a fool|an idiot|an ass|a mess)(?: out)? of (?:myself|it|things|everything)|embarrassed myself|messed (?:it |everything |things )?up|screwed (?:it |everything |things )?up|ruined (?:it|everything|the \w+)|said something (?:so |really )?(?:stupid|dumb|awkward|wrong)|made a (?:big |huge |stupid |terrible |bad |massive )?mistake|blew it|failed (?:again|everyone|as))\b.*$/i,
    not: /\bmistake (?:marrying|leaving|moving|taking|having|getting|saying yes|buying|coming)\b/i,
    say: [
      "That sounds uncomfortable. I can see why it bothers you.",
      "It went wrong, and now you are hard on yourself about it.",
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
    weight: 3,
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
    id: "still-cannot",
    weight: 2,
    when: /^i (?:still|just still) (?:can't|cannot|can not|don't|won't|couldn't) (?:bring myself to |even )?(?:drive|go|walk|listen|watch|eat|sleep|open|wear|sit|enter|talk|hear|visit|cook|be in|get (?:in|on))\b.*$/i,
    say: [
      "So it still holds you back there.",
      "It still has a hold on you.",
      "That has stayed difficult for you.",
    ],
    ask: [
      "What happens when you try?",
      "What would help you with it?",
      "What would it mean to be able to do that again?",
    ],
  },
  {
    id: "cannot-look-at",
    weight: 3,
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
    weight: 3,
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
    weight: 3,
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
    weight: 3,
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
    id: "they-laughed",
    weight: 2,
    when: /^(?:and |then |but )?(?:everyone|everybody|they|they all|the whole (?:class|room|table|office)|she|he|some of them)(?: just| all| even)? (?:laughed|giggled|smirked|sniggered|grinned|burst out laughing)(?: (?:at me|too|as well|about it|and .+))?$/i,
    themes: [
      "selfEsteem",
      "shame",
      "anxiety",
      "partner",
      "friendship",
      "study",
      "work",
      "body",
      "family",
    ],
    say: ["I imagine that hurt.", "That must have stung.", "That can’t have felt good."],
    ask: [
      "What did you do then?",
      "What would you have liked to happen?",
      "Have you been able to tell anyone how it felt?",
    ],
  },
  {
    id: "needed-a-minute",
    weight: 3,
    when: /^i (?:had to|needed to|just) (?:go|step|walk|get|leave|went|went out) ?(?:out|outside|away|off|to the (?:toilet|bathroom|loo|garage|car|garden)|into the (?:garden|garage|bathroom|kitchen)|upstairs)?\b.*\b(?:for a (?:minute|moment|bit|second|while)|to (?:breathe|cry|calm down|be alone|compose myself))\b.*$/i,
    say: [
      "You needed a moment for yourself.",
      "It went deep, I imagine.",
      "So it moved you more than you wanted to show.",
    ],
    ask: [
      "What went through you just then?",
      "How did you feel when you came back?",
      "Did anybody notice?",
    ],
  },
  {
    id: "friends-joke-about-it",
    weight: 3,
    when: /^(?:my (?:friends|mates|colleagues|family|brothers?|husband|wife)|they|people|everyone) (?:all |just |always |still )*(?:jokes?|laughs?|makes? jokes?|make fun|teases? me|tease me|wind me up|winds me up) ?(?:about|of|over)? ?(?:it|that|this|me)?\b.*$/i,
    say: [
      "And to you it is not funny.",
      "They may not see how serious it is for you.",
      "That leaves you alone with it.",
    ],
    ask: [
      "What would you like them to know?",
      "Is there one of them who would listen?",
      "What do you do when they joke?",
    ],
  },
  {
    id: "arranges-life-round-it",
    weight: 3,
    when: /^(?:.*\b)?i(?:'ve| have)? (?:changed|moved|rearranged|stopped|switched|take|go|avoid|started)\b.*\bso (?:that )?i (?:don't|won't|can|never|didn't) (?:have to |need to )?(?!sit alone)(?:come|see|walk|meet|run|pass|go|be|think|bump)\b.*$/i,
    say: [
      "You arrange your days round it.",
      "It has begun to decide things for you.",
      "So you do a lot to keep away from it.",
    ],
    ask: [
      "What would you do, if you were not afraid?",
      "What has it cost you so far?",
      "What would be a small step back towards it?",
    ],
  },
  {
    id: "since-then-cannot",
    weight: 3,
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
    weight: 3,
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
  {
    id: "what-people-think",
    weight: 2,
    when: /^(?:.*\b)?(?:i (?:just |always |really |care too much |worry |keep worrying |can't stop thinking |think |overthink )*(?:about |worry about |care about |care )?(?:what (?:people|others|everyone|they|he|she) (?:will |might |must |would |may )?(?:think|say|are thinking|thinks?))\b.*|(?:everyone|everybody|people|they)(?:'s|'re| is| are| were| was|'ll| will| must| would| probably)? (?:all |just |probably |always |be )*(?:judg(?:e|es|ing)|staring|looking at me|laugh(?:ing)? at me|talking about me|watching me)\b.*)$/i,
    say: [
      "It feels as if people were judging you.",
      "You think a lot about how others see you.",
      "That must make it hard to be at ease.",
    ],
    ask: [
      "What do you imagine they think?",
      "When did you feel that last?",
      "Whose opinion matters most to you?",
    ],
  },
];
