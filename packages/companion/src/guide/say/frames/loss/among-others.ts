import type { Frame } from "../frame.ts";

/** What others say and do not say about it, and being strong for them. */
export const griefAmongOthersFrames: readonly Frame[] = [
  {
    id: "nobody-mentions-them",
    themes: ["grief"],
    when: /^(?:.*\b(?:nobody|no one|they|people|everyone|everybody|my \w+)(?: all| just| never| don't| doesn't| won't| ever| even| really)* (?:mentions?|talks? about|says? (?:his|her|their) name|speaks? (?:of|about)|brings? (?:him|her|it|them) up|asks? (?:about|how i)|avoids? (?:it|the subject|me|saying)|changes? the subject|tiptoes?|stopped asking|has stopped asking|have stopped asking|gone quiet|has forgotten|have forgotten|moved on)\b.*)$/i,
    say: ["It can feel as if {they|they} were being forgotten."],
    ask: [
      "What would you like people to ask you?",
      "Who could you still talk to about {them|them}?",
      "What would you tell them about {them|them}?",
    ],
  },
  {
    id: "told-to-move-on",
    themes: ["grief"],
    when: /^(?:.*\b(?:says?|said|tells? me|told me|keeps? (?:saying|telling me)|thinks?|thought|asked|expects?|reckons?)\b.*\b(?:move on|moved on|get over|over (?:it|him|her)|get another|just an? \w+|better place|get rid of|clear (?:it|them|the)|get a (?:new|kitten|puppy|dog|cat)|time heals|be strong|stay strong|happens for a reason|out of (?:his|her) pain|good innings|still (?:sad|upset|crying|grieving)|keep busy)\b.*|i should (?:be|have) (?:over|past|moved on|got over)\b.*)$/i,
    say: [
      "It may be meant kindly, and it can still sound as if you should be finished with it.",
      "There is no date by which you have to be done with it.",
    ],
    ask: [
      "What would you have liked to hear?",
      "What do people not understand about it?",
      "Is there somebody with whom you can be as sad as you are?",
    ],
  },
  {
    id: "strong-for-others",
    when: /^(?:i (?:just )?(?:have|had|need|needed|try|tried|'m trying|am trying) to (?:be|stay|keep) (?:strong|together|brave|it together)(?: for\b.*)?|i(?:'m| am| was) (?:the one )?(?:being |the )?(?:strong|holding (?:everyone|everything|it|them all) together)\b.*|i (?:can't|cannot|couldn't|don't|didn't want to|don't want to) (?:cry|fall apart|break down|be sad|let (?:them|him|her) see)(?: (?:in front of|around|because|for|with)\b.*)?|everyone (?:else )?(?:leans|relies|depends) on me\b.*|(?:so )?i(?:'m| am| was|'ve been) the one (?:who (?:has|had) to|doing|sorting|organising|arranging|holding|dealing|looking after|taking care)\b.*|(?:my|our) (?:parents?|mum|mom|dad|family|sister|brother)(?: has| have|'s|'ve)? (?:fallen|fell|falling|broken|is falling|are falling) (?:apart|down)\b.*)$/i,
    say: ["So you hold yourself together for the others."],
    ask: [
      "Is there somebody who looks after you?",
      "Where can you let go for a while?",
      "What would happen if they saw that you are sad too?",
    ],
  },
  {
    id: "at-least",
    themes: ["grief"],
    when: /^(?:.*\b)?(?:says?|said|saying|tells? me|told me|keeps? saying|(?:is|was|are|were) like)\b.*\bat least\b.*$/i,
    say: [
      "People say such things to comfort, and it does not comfort.",
      "They may mean well. It does not make the loss any smaller.",
      "That is not what one needs to hear just then.",
    ],
    ask: [
      "What would you have liked to hear?",
      "Is there somebody who just listens?",
      "What do you answer, when they say that?",
    ],
  },
  {
    id: "told-i-am-strong",
    when: /^(?:.*\b)?(?:everyone|everybody|people|they|my \w+|he|she) (?:all |always |just )*(?:tells?|says?|keeps? (?:saying|telling)|said|told|thinks?)\b.*\b(?:how (?:strong|brave|well|amazing|calm)|i(?:'m| am| was)(?: being| so| doing| coping| very)* (?:strong|brave|so well|amazing|well|coping|calm|composed))\b.*$/i,
    themes: ["grief", "health", "caring", "breakup", "parenting"],
    say: [
      "They see how you manage, and not what it costs you.",
      "It may be meant as praise. It leaves little room to fall apart.",
    ],
    ask: [
      "How is it really, behind that?",
      "With whom do you not have to be strong?",
      "What do you think when they say that?",
    ],
  },
  {
    id: "cries-unseen",
    when: /^(?:.*\b)?i (?:only |just |always |usually |mostly )?(?:cry|cried|wait|go|hide|sit)\b.*\b(?:so (?:that )?(?:the|my|nobody|no one|they|he|she)\b.*\b(?:see|hear|know|notice|worry)|where (?:nobody|no one|they)|when (?:nobody|no one|they(?:'re| are)|everyone is))\b.*$/i,
    say: ["You keep your tears away from the others.", "So you are alone with it, to spare them."],
    ask: [
      "Who could see you like that?",
      "What would happen, if they saw you sad?",
      "How do you feel afterwards?",
    ],
  },
  {
    id: "child-asks-about-them",
    themes: ["grief"],
    when: /^(?:.*\b)?(?:my|our) (?:\w+ )?(?:youngest|eldest|oldest|son|daughter|kids?|children|little (?:one|boy|girl)|grandson|granddaughter|boy|girl) (?:keeps? |still |always )?(?:ask(?:s|ed|ing)?|said|says|wants to know)\b.*$/i,
    say: ["It is hard to answer a child when you hardly have words yourself."],
    ask: ["What did you answer?", "How are the children doing?", "Who helps you with that?"],
  },
  {
    id: "they-thought-it-was-over",
    themes: ["grief", "trauma"],
    when: /^(?:.*\b)?(?:people|everyone|they|he|she|my \w+) (?:all |just )?(?:thought|think|thinks|assumed|assume|acted like|act like|decided) (?:that )?(?:that (?:was|is) (?:that|it)|it (?:was|is) (?:over|done|forgotten)|i(?:'d| had|'m| am| was)? (?:be |got |gotten )?(?:fine|over it|better|ok|okay|forgotten|moved on))\b.*$/i,
    say: [
      "For them it was over, and for you it was not.",
      "So nobody saw that it was still there.",
      "It did not go away just because nobody spoke of it.",
    ],
    ask: [
      "How has it stayed with you?",
      "What would you have liked them to see?",
      "When is it closest?",
    ],
  },
];
