import type { Frame } from "../frame.ts";
import { pattern } from "../pattern.ts";

/** What others say and do not say about it, and being strong for them. */
export const griefAmongOthersFrames: readonly Frame[] = [
  {
    id: "nobody-mentions-them",
    weight: 3,
    themes: ["grief"],
    when: /^(?:.*\b(?:nobody|no one|they|people|everyone|everybody|my \w+)(?: all| just| never| don't| doesn't| won't| ever| even| really)* (?:mentions?|talks? about|says? (?:his|her|their) name|speaks? (?:of|about)|brings? (?:him|her|it|them) up|asks? (?:about|how i)|avoids? (?:it|the subject|me|saying)|changes? the subject|tiptoes?|stopped asking|has stopped asking|have stopped asking|gone quiet|has forgotten|have forgotten|moved on)\b.*)$/i,
    say: [
      "And so you are left alone with it, just when you would like to talk.",
      "It can feel as if {they|they} were being forgotten.",
      "For them life has gone on, and for you it has not.",
    ],
    ask: [
      "What would you like people to ask you?",
      "Who could you still talk to about {them|them}?",
      "What would you tell them about {them|them}?",
    ],
  },
  {
    id: "told-to-move-on",
    weight: 3,
    themes: ["grief"],
    when: /^(?:.*\b(?:says?|said|tells? me|told me|keeps? (?:saying|telling me)|thinks?|thought|asked|expects?|reckons?)\b.*\b(?:move on|moved on|get over|over (?:it|him|her)|get another|just an? \w+|better place|get rid of|clear (?:it|them|the)|get a (?:new|kitten|puppy|dog|cat)|time heals|be strong|stay strong|it's been (?:a|\w+) (?:year|month|week)s?|happens for a reason|out of (?:his|her) pain|good innings|still (?:sad|upset|crying|grieving)|keep busy)\b.*|i should (?:be|have) (?:over|past|moved on|got over)\b.*)$/i,
    say: [
      "I imagine that does not help much.",
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
    weight: 3,
    when: /^(?:i (?:just )?(?:have|had|need|needed|try|tried|'m trying|am trying) to (?:be|stay|keep) (?:strong|together|brave|it together)(?: for\b.*)?|i(?:'m| am| was) (?:the one )?(?:being |the )?(?:strong|holding (?:everyone|everything|it|them all) together)\b.*|i (?:can't|cannot|couldn't|don't|didn't want to|don't want to) (?:cry|fall apart|break down|be sad|let (?:them|him|her) see)(?: (?:in front of|around|because|for|with)\b.*)?|everyone (?:else )?(?:leans|relies|depends) on me\b.*|(?:so )?i(?:'m| am| was|'ve been) the one (?:who (?:has|had) to|doing|sorting|organising|arranging|holding|dealing|looking after|taking care)\b.*|(?:my|our) (?:parents?|mum|mom|dad|family|sister|brother)(?: has| have|'s|'ve)? (?:fallen|fell|falling|broken|is falling|are falling) (?:apart|down)\b.*)$/i,
    say: [
      "So you hold yourself together for the others.",
      "You look after everybody else in this. That leaves little room for you.",
      "It is tiring to be the strong one all the time.",
    ],
    ask: [
      "Is there somebody who looks after you?",
      "Where can you let go for a while?",
      "What would happen if they saw that you are sad too?",
    ],
  },
  {
    id: "first-weeks-kind",
    weight: 2,
    themes: ["grief"],
    when: /^(?:everyone|everybody|people|they|my friends|the neighbours|the family)(?: all)? (?:was|were|have been|has been) (?:so |really |very |all )*(?:kind|nice|lovely|great|supportive|amazing|there)\b.*$/i,
    say: [
      "So there was support at first.",
      "It was good that people were there in the beginning.",
      "There was a lot of kindness then.",
    ],
    ask: ["And how is it now?", "Who is still there?", "What do you need now?"],
  },
  {
    id: "other-cried",
    weight: 2,
    themes: ["grief"],
    when: pattern`^LEADWHO(?:'s|'ve)? ADV(?:cried|cries|has been crying|was crying|broke down|is (?:crying|devastated|heartbroken|in bits)|was (?:devastated|heartbroken|in bits|in tears)|is (?:taking it|struggling|not coping)|took it (?:badly|hard)|grieves?|(?:is )?grieving)\b.*$`,
    say: [
      "So you are both sad, each in your own way.",
      "It has hit {whom} too.",
      "You are not the only one who is grieving.",
    ],
    ask: [
      "Can you talk about it with each other?",
      "What is it like to see {whom} like that?",
      "How do you get through it together?",
    ],
  },
  {
    id: "grieves-differently",
    weight: 2,
    themes: ["grief"],
    when: pattern`^LEADWHO ADV(?:doesn't|don't|won't|hasn't|haven't|didn't|refuses to|can't|never|acts like|carries on|has gone back|went back|just gets on|throws)(?: even| really)?(?: want to| ever)? ?(?:talk(?:s|ed)? about (?:it|him|her|them)|cry|cried|mention|grieve|nothing (?:has )?happened|as if nothing|to work|into work|show (?:it|anything|any)|look at (?:the )?photos)\b.*$`,
    say: [
      "You two seem to grieve in different ways.",
      "That can make it lonely, even with somebody beside you.",
      "You would like to share it with {whom}.",
    ],
    ask: [
      "What would you like {whom} to know?",
      "How do you make sense of that?",
      "With whom can you talk about it?",
    ],
  },
  {
    id: "at-least",
    weight: 3,
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
    weight: 3,
    when: /^(?:.*\b)?(?:everyone|everybody|people|they|my \w+|he|she) (?:all |always |just )*(?:tells?|says?|keeps? (?:saying|telling)|said|told|thinks?)\b.*\b(?:how (?:strong|brave|well|amazing|calm)|i(?:'m| am| was)(?: being| so| doing| coping| very)* (?:strong|brave|so well|amazing|well|coping|calm|composed))\b.*$/i,
    themes: ["grief", "health", "caring", "breakup", "parenting"],
    say: [
      "They see how you manage, and not what it costs you.",
      "It may be meant as praise. It leaves little room to fall apart.",
      "And inside it may feel quite different.",
    ],
    ask: [
      "How is it really, behind that?",
      "With whom do you not have to be strong?",
      "What do you think when they say that?",
    ],
  },
  {
    id: "cries-unseen",
    weight: 3,
    when: /^(?:.*\b)?i (?:only |just |always |usually |mostly )?(?:cry|cried|wait|go|hide|sit)\b.*\b(?:so (?:that )?(?:the|my|nobody|no one|they|he|she)\b.*\b(?:see|hear|know|notice|worry)|where (?:nobody|no one|they)|when (?:nobody|no one|they(?:'re| are)|everyone is))\b.*$/i,
    say: [
      "You keep your tears away from the others.",
      "So you are alone with it, to spare them.",
      "You protect them, and have nobody to protect you just then.",
    ],
    ask: [
      "Who could see you like that?",
      "What would happen, if they saw you sad?",
      "How do you feel afterwards?",
    ],
  },
  {
    id: "child-asks-about-them",
    weight: 3,
    themes: ["grief"],
    when: /^(?:.*\b)?(?:my|our) (?:\w+ )?(?:youngest|eldest|oldest|son|daughter|kids?|children|little (?:one|boy|girl)|grandson|granddaughter|boy|girl) (?:keeps? |still |always )?(?:ask(?:s|ed|ing)?|said|says|wants to know)\b.*$/i,
    say: [
      "That must have gone right through you.",
      "It is hard to answer a child when you hardly have words yourself.",
      "Children ask so plainly. That must hurt.",
    ],
    ask: ["What did you answer?", "How are the children doing?", "Who helps you with that?"],
  },
  {
    id: "told-not-to-talk",
    weight: 3,
    when: /^(?!.*\b(?:secret|promised)\b)(?:.*\b)?(?:said|told me|told us|thought|decided|insisted|felt)\b.*\b(?:(?:it was |it's )?better not to|not to|never to|we (?:don't|shouldn't)|i (?:shouldn't|mustn't)|don't) (?:talk|speak|mention|think|tell|dwell|bring it up|cry)\b.*$/i,
    say: [
      "You had to keep silent about it.",
      "So it was not to be talked about.",
      "That can leave you alone with it.",
    ],
    ask: [
      "What would you have wanted to say?",
      "What has the silence been like for you?",
      "Is there anyone now with whom you can talk about it?",
    ],
  },
  {
    id: "they-thought-it-was-over",
    weight: 3,
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
