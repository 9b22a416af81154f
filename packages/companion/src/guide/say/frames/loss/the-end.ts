import type { Frame } from "../frame.ts";

/** The time before it, the end, being there or not, and what was missed. */
export const theEndFrames: readonly Frame[] = [
  {
    id: "is-dying",
    when: /\b(?:(?:only )?(?:has|have|'s got|got|given (?:him|her|them)) (?:only |about |maybe |just )?(?:a few |a couple of |two |three |six |\d+ )?(?:days|weeks|months)(?: left| to live)?$|(?:weeks|months|days) left|is (?:dying|terminal|terminally ill|in a hospice|in hospice|on palliative care)|nothing (?:more|else) (?:they|the doctors) can do|end of life care|won't make it to|going to (?:die|lose (?:him|her|them|my \w+)) (?:soon|of))\b/i,
    not: /\b(?:i(?:'m| am) dying|my phone|until|exam)\b|\b(?:we|i)(?:'ve| have) (?:only |just )?got\b|\b(?:landlord|lease|notice|contract|deadline)\b/i,
    say: [
      "I’m so sorry. That is very hard to live with from day to day.",
      "That is a great deal to bear, for all of you.",
      "I’m sorry. You are already losing something, and still have to go on.",
    ],
    ask: [
      "How are you managing at the moment?",
      "What do you want to do with the time there is?",
      "Is there something you would like to say while you can?",
    ],
  },
  {
    id: "not-there-at-the-end",
    when: /^(?:i (?:wasn't|was not|couldn't be|didn't get to be) (?:even )?(?:there|with (?:him|her|them)|in the room|at (?:his|her|their) side)(?: (?:when|at|in|for)\b.*)?|i (?:didn't|never|couldn't) (?:even )?(?:get (?:to say (?:good ?bye|bye)|there)|got (?:to say (?:good ?bye|bye)|there)|make it|made it|get a chance|had a chance|say goodbye|said goodbye)\b.*|i (?:missed|was too late)(?: it)? (?:by|for)\b.*|i(?:'d| had) (?:just |only )?(?:gone home|left|popped out|stepped out)\b.*|(?:he|she|they) (?:died|was|were) (?:on (?:his|her|their) own|alone)\b.*)$/i,
    not: /\b(?:train|bus|deadline|exam|party|interview)\b/i,
    say: [
      "It must hurt that you were not there at the end.",
      "You wish you had been there. I’m sorry.",
      "Not having had that moment is hard to make peace with.",
    ],
    ask: [
      "What would you have wanted to say?",
      "What do you tell yourself about it?",
      "Have you been able to say goodbye in some other way?",
    ],
  },
  {
    id: "there-at-the-end",
    themes: ["grief"],
    when: /^(?:(?:at least )?(?:i|we)(?: was| were)? (?:(?:there|with (?:him|her|them)|holding (?:his|her|their) hand)\b.*|(?:held|hold) (?:(?:his|her|their) (?:hand|paw)|(?:him|her) (?:while|when|until|as))\b.*)|(?:he|she|they) (?:died|went|passed) in my arms\b.*|(?:(?:yesterday|today|this morning|last night|at the end|on the last day),? )?(?:he|she|they) (?:looked at me|squeezed my hand|opened (?:his|her) eyes|held my hand|told me (?:he|she) loved me|smiled at me|said my name)\b.*)$/i,
    say: [
      "You were there. I’m sure that mattered.",
      "So you were not apart in that moment.",
      "That is a moment you will not forget, I imagine.",
    ],
    ask: [
      "What stays with you from it?",
      "How do you feel when you think of it now?",
      "Have you been able to tell anyone about it?",
    ],
  },
  {
    id: "last-thing-said",
    when: /^(?:(?:and )?the last (?:thing|time|words?|conversation|call|message|text)\b.*|(?:our|my) last (?:words|conversation|call|text|message)\b.*|we(?:'d| had)? (?:argued|fought|rowed|fallen out|fell out|had (?:a|an|this) (?:\w+ ){0,2}(?:row|argument|fight))\b.*\b(?:the (?:day|night|week|month) before|that (?:day|morning)|just before|last|before (?:he|she|they|it)|weeks? ago|days? before)\b.*|we (?:hadn't|weren't|had not) (?:spoken|speaking|talked)\b.*|i (?:never|didn't)(?: even| ever)? (?:told|said|tell|say|(?:got|get|had|have)(?: a chance| the chance)? to (?:tell|say|thank))\b.*\b(?:love[ds]?|thank|thanks|sorry|goodbye|him|her|them)\b.*)$/i,
    themes: ["grief"],
    say: [
      "And that is how it had to stay. That is painful.",
      "I can see why you keep going back to that.",
      "One moment like that is not the whole of what you were to each other.",
    ],
    ask: [
      "What would you say, if you could have that moment again?",
      "What do you think {they|they} knew, all the same?",
      "What came before it, in all the years?",
    ],
  },
  {
    id: "should-have-grief",
    themes: ["grief"],
    when: /^(?:(?:but )?(?:maybe |i feel like |i keep thinking |i just think )*(?:i|we) (?:should have|should've|could have|could've|shouldn't have|should never have) (?<x>.+)|if (?:only )?(?:i|we)(?:'d| had)(?: only| just)? .+|(?:maybe|perhaps) if (?:i|we)(?:'d| had) .+|i keep (?:wondering|asking myself|thinking) (?:if|what if|whether) (?:i|we)\b.*|what if (?:i|we)(?:'d| had)\b.*)$/i,
    questions: true,
    say: [
      "You keep asking yourself whether you could have done something differently.",
      "You did not know then what you know now.",
      "So many people go over it like that afterwards. It shows how much you cared.",
    ],
    ask: [
      "What did you know at that moment?",
      "What would you say to a friend who blamed himself or herself for that?",
      "What do you think {they|they} would say to you about it?",
    ],
  },
  {
    id: "let-them-down",
    themes: ["grief"],
    when: /^(?:i (?:just )?(?:feel|think)(?: like| that| as if)? )?i (?:let (?:him|her|them|my \w+) down|failed (?:him|her|them|my \w+)|wasn't (?:there|enough|good enough) for (?:him|her|them)|(?:killed|abandoned) (?:him|her|them))\b/i,
    say: [
      "You feel you were not there enough. That sounds very painful.",
      "It hurts to think that of yourself. I don’t hear somebody who did not care.",
      "You are judging yourself hard, at a time when you are already hurting.",
    ],
    ask: [
      "What do you think {they|they} would say to that?",
      "What did you do for {them|them} that you are forgetting just now?",
      "Where does that thought come from?",
    ],
  },
  {
    id: "too-soon-or-late",
    themes: ["grief"],
    when: /\b(?:did it too (?:soon|early|late)|was it (?:too soon|the right (?:thing|time|decision))|waited too long|(?:the )?right (?:thing|decision|time) to (?:let|put|do)|made the (?:right|wrong) (?:choice|decision))\b/i,
    questions: true,
    say: [
      "You had to decide it for {them|them}, and that is a heavy thing to have to do.",
      "There is no moment that feels right for that.",
      "You made that decision because you cared.",
    ],
    ask: [
      "What made you decide on that day?",
      "What would have been the other way?",
      "What did the vet or the doctor say?",
    ],
  },
  {
    id: "relieved-it-is-over",
    when: /\b(?:(?:relieved|relief|glad)\b.{0,40}\b(?:over|gone|ended|finally|at peace|not suffering|no longer|died|when (?:he|she|it|they))|part of me (?:is|was|felt|feels) (?:relieved|glad|free))\b/i,
    themes: ["grief"],
    say: [
      "You can be relieved and still miss {them|them}. Both are true.",
      "After a long hard time, relief is a natural thing to feel.",
      "Being relieved does not mean that you loved {them|them} any less.",
    ],
    ask: [
      "What has become easier?",
      "Have you told anyone that?",
      "What had the last months been like for you?",
    ],
  },
  {
    id: "seemed-fine",
    themes: ["grief"],
    when: /^(?:.*\b)?(?:he|she|they) (?:sounded|seemed|looked|was|were) (?:so |totally |completely |perfectly |absolutely |just |like )*(?:fine|ok|okay|happy|normal|himself|herself|cheerful|his usual|her usual|in good spirits)\b.*$/i,
    say: [
      "There was nothing that you could have seen.",
      "You had no reason to think that anything was wrong.",
      "From outside everything looked all right.",
    ],
    ask: [
      "What do you remember of that time?",
      "Do you keep looking for a sign?",
      "What would you have wanted to know?",
    ],
  },
  {
    id: "must-have-missed-it",
    themes: ["grief"],
    when: /^(?:.*\b)?i (?:must have|should have|might have|could have) (?:missed|seen|noticed|known|heard|realised|realized|sensed)\b.*$/i,
    say: [
      "You keep searching for something you might have missed.",
      "You are asking a lot of yourself. People can hide such things very well.",
      "You look back with what you know today. You did not know it then.",
    ],
    ask: [
      "What do you think you should have heard?",
      "What would you say to somebody else who had taken that call?",
      "Who can you talk to about it?",
    ],
  },
  {
    id: "at-the-bedside",
    themes: ["grief"],
    when: /^(?:.*\b)?(?:i (?:just |still |always )*(?:sit|sat|am sitting|'m sitting|stay|stayed) (?:by|with|beside|next to|at|there)\b.*|i (?:visit|go(?: to see)?|see) (?:him|her|them|every)\b.*)$/i,
    say: [
      "You are there. That is what counts, even without words.",
      "It is a good thing that you sit with {them|them}.",
      "You don’t need to say much. Being there says a lot.",
    ],
    ask: [
      "What is it like to sit there?",
      "Is there something you would like to have said?",
      "Who is with you in this?",
    ],
  },
  {
    id: "waiting-for-the-call",
    themes: ["grief", "family", "caring"],
    when: /^(?:.*\b)?(?:(?:scared|afraid|terrified|dread(?:ing)?|frightened|waiting)\b.*\b(?:phone (?:rings?|ringing|call)|the (?:call|moment|day)|goodbye|the end|it happens)\b.*|every time the phone rings\b.*)$/i,
    say: [
      "You know it is coming, and you can’t be ready for it.",
      "That waiting must be very hard.",
      "Every ring of the phone could be the one. That is exhausting.",
    ],
    ask: [
      "Who would be with you then?",
      "What would help you in these days?",
      "What would you like to do while there is still time?",
    ],
  },
  {
    id: "wants-it-to-be-over-for-them",
    questions: true,
    themes: ["grief"],
    when: /^(?:.*\b)?(?:is it (?:wrong|bad|terrible|awful) (?:that|to|if) (?:i )?(?:want|wish|hope)\b.*|i (?:just |sometimes |almost )*(?:want|wish|hope|pray) (?:it|that it|he|she|they)(?: was| were| would)? ?(?:to )?(?:be over|go (?:peacefully|quickly)|was over|could go|stop suffering)\b.*)$/i,
    say: [
      "Many people feel that at a bedside. You want the suffering to end, and that is not wrong.",
      "No, that is not wrong. It comes from love, and from being worn out.",
      "You can wish that it would end, and not want to lose {them|them}. Both are true.",
    ],
    ask: [
      "What is the hardest part to watch?",
      "Have you been able to say that to anyone?",
      "What would you want for {them|them} now?",
    ],
  },
];
